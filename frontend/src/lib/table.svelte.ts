// One table over a web socket: what the server last said, what was asked, and coming back after a break.

import { applied } from "./changes.mjs";
import { Pace } from "./pace.svelte";
import { prefs, tokenOf } from "./prefs.svelte";
import { here } from "./route.svelte";
import type { Action, Ask, ChangesMessage, ClientMessage, Digest, Hello, LogLine, Preview, SaidMessage, ServerMessage, StateMessage, StepMessage, TurnWarning } from "./types";

type Waiter = { resolve: (value: unknown) => void; reject: (error: Error) => void };
type Answer = Extract<ServerMessage, { type: "answer" }>;
type AnswerTo<What extends Answer["what"]> = Extract<Answer, { what: What }>["value"];
type Link = "connecting" | "open" | "lost" | "closed";
const PING = 3_000;
const DEADLINE = 4_000; // for an answer to a ping: a dead connection is noticed within ten seconds
const WORDS = 60; // of the chat that are kept
const PATIENCE = [500, 1000, 2000, 4000, 8000];

/** Of a command. A table in the local network is no secure context, where `crypto.randomUUID` is missing. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableLink {
  state = $state.raw<StateMessage | null>(null);
  log: LogLine[] = $state.raw([]);
  link: Link = $state("connecting");
  problem = $state("");
  goodbye = $state("");
  busy = $state(false);
  acts = $state(0); // how often this person has done something: whatever was told before was read
  digest = $state.raw<Digest | null>(null);
  words = $state.raw<SaidMessage[]>([]);
  readonly pace = new Pace();
  offset = 0; // the server's clock less ours, in seconds

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiter>();
  #unsent = new Map<string, ClientMessage>(); // commands that were not acknowledged yet: sent again after a break
  #owed = 0; // the version of the table that our last command made
  #tries = 0;
  #timers: number[] = [];
  #asked = 0;
  #left = false;
  #newest: { ply: number; decider: number | null; seat: number } = { ply: -1, decider: null, seat: -1 }; // heard of, shown or not
  #unanswered = 0; // when the ping was sent that has no answer yet
  #previews = new Map<string, Promise<Preview>>();
  #last: StateMessage | null = null; // that this socket brought, shown or not: the next one may tell only what differs
  #states = 0; // how many it brought

  constructor(readonly id: string) {
    this.#connect();
    this.#timers.push(window.setInterval(() => this.#ping(), PING));
    document.addEventListener("visibilitychange", this.#ping);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** A sign of life that tells what this person has before the eyes; no answer in time means that nobody hears us. */
  #ping = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#unanswered) {
      this.#unanswered = performance.now();
      this.#timers.push(window.setTimeout(() => this.#listen(), DEADLINE));
    }
    const seen = document.hidden || !this.state?.board ? undefined : this.state.ply;
    this.#send(seen === undefined ? { type: "ping" } : { type: "ping", seen });
  };

  /** Was there an answer in time? */
  #listen(): void {
    const dead = this.#socket;
    if (!dead || !this.#unanswered || performance.now() - this.#unanswered < DEADLINE - 50) return;
    this.#unanswered = 0;
    this.#lost(dead, 0);
    dead.close();
  }

  leave(): void {
    this.#ping();
    this.#left = true;
    document.removeEventListener("visibilitychange", this.#seen);
    document.removeEventListener("visibilitychange", this.#ping);
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#socket?.close();
  }

  /** Begin anew with another token: after sitting down or arriving from another device. */
  restart(): void {
    this.pace.drop();
    this.state = null;
    this.log = [];
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#left) return;
    this.link = this.#tries ? "lost" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hello(): void {
    const invite = here.route.secrets.get("invite") ?? "";
    this.#unanswered = 0;
    this.#last = null;
    this.#states = 0;
    const hello: Hello = { type: "hello", token: tokenOf(this.id), lang: prefs.lang, invite, steps: true, changes: true };
    if (this.state) Object.assign(hello, { seat: this.state.seat, seen_ply: this.state.ply });
    this.#send(hello);
    if (document.hidden) this.#seen();
    for (const message of this.#unsent.values()) this.#send(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#left) return;
    this.#socket = null;
    this.pace.skip();
    const final = code === 4404 || code === 4401;
    this.link = final ? "closed" : "lost";
    if (final) {
      this.#sentAway();
      return;
    }
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)];
    this.#timers.push(window.setTimeout(() => this.#connect(), wait));
  }

  /** Nothing here is mine any more: what was last seen stays, to be looked at. */
  #sentAway(): void {
    if (!this.state) return;
    const { table, you } = this.state;
    const seats = table.seats.map((seat) => ({ ...seat, mine: false }));
    const gone = { ...table, seats, host: false, vote: null, invite: null };
    this.state = { ...this.state, decision: null, undo: false, redo: false, you: { ...you, seats: [], host: false }, table: gone };
  }

  /** Whoever has the page behind others is not looking, and may be called. */
  #seen = (): void => this.#send({ type: "visible", visible: !document.hidden });

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // --- what the server says -----------------------------------------------------------------------------------------
  #hear(message: ServerMessage): void {
    this.#unanswered = 0;
    if (message.type === "state") this.#arrive(message);
    else if (message.type === "changes") this.#change(message);
    else if (message.type === "step") this.#queue(message, message.board.decider, () => this.#step(message));
    else if (message.type === "said") this.#said(message);
    else if (message.type === "ack") {
      this.#owed = Math.max(this.#owed, message.version);
      this.#settle(String(message.id), message);
    }
    else if (message.type === "answer") this.#settle(String(message.id), message.value);
    else if (message.type === "pong") this.offset = message.now - Date.now() / 1000;
    else if (message.type === "bye") this.goodbye = message.text;
    else if (message.type === "error") this.#fail(String(message.id ?? ""), message.text);
  }

  #arrive(state: StateMessage): void {
    this.#last = state;
    this.#states += 1;
    this.#queue(state, state.table.decision_seat, () => this.#draw(state));
  }

  /** Of a state that we do not have nothing can be made: begin anew. */
  #change(message: ChangesMessage): void {
    if (this.#last && message.after === this.#states) this.#arrive(applied(this.#last, message.changes));
    else this.#socket?.close();
  }

  /** Whatever somebody else did is shown in its time; my own, corrections and all that is no new ply at once. */
  #queue(message: { ply: number; seat: number }, decider: number | null, show: () => void): void {
    this.#tries = 0;
    this.link = "open";
    const before = this.#newest;
    this.#newest = { ply: message.ply, decider, seat: message.seat };
    const passed = before.ply >= 0 && message.ply > before.ply && message.seat === before.seat;
    if (passed && this.#unsent.size === 0) this.#previews.clear();
    if (before.seat !== message.seat || message.ply < before.ply) this.pace.skip();
    this.pace.add({ ply: message.ply, quick: !passed || before.decider === message.seat, show });
  }

  /** A position on the way: nothing can be done there. */
  #step(step: StepMessage): void {
    if (!this.state || this.state.seat !== step.seat || step.ply <= this.state.ply) return;
    this.log = [...this.log.filter((line) => line.ply < step.ply), ...step.lines];
    const table = { ...this.state.table, ply: step.ply, decision_seat: step.board.decider, turn_seat: step.board.turn_seat };
    this.state = { ...this.state, ply: step.ply, board: step.board, decision: null, undo: false, redo: false, table };
  }

  #said(word: SaidMessage): void {
    if (this.words.some((known) => known.number === word.number && known.at === word.at)) return;
    this.words = [...this.words, word].slice(-WORDS);
  }

  #draw(state: StateMessage): void {
    if (this.state && state.version < this.state.version && state.seat === this.state.seat) return;
    const kept = this.state && this.state.seat === state.seat ? this.log.filter((line) => line.ply < state.log.from) : [];
    this.log = [...kept, ...state.log.lines];
    this.state = state;
    this.#rest();
    if (state.since?.turns.some((turn) => turn.lines.some((line) => line.seat !== state.seat))) this.digest = state.since;
    if (state.table.clock) this.offset = state.table.clock.now - Date.now() / 1000;
  }

  /** Until the state after our command has come, the old one is nothing to act on. */
  #rest(): void {
    this.busy = this.#unsent.size > 0 || (this.state?.version ?? 0) < this.#owed;
  }

  #settle(id: string, value: unknown): void {
    this.#unsent.delete(id);
    this.#rest();
    this.#waiting.get(id)?.resolve(value);
    this.#waiting.delete(id);
  }

  #fail(id: string, text: string): void {
    this.#unsent.delete(id);
    this.#rest();
    const waiter = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiter) waiter.reject(new Error(text));
    else this.problem = text;
  }

  // --- what we say --------------------------------------------------------------------------------------------------
  look(seat: number): void {
    this.#send({ type: "look", seat });
  }

  speak(): void {
    this.#previews.clear();
    this.#send({ type: "lang", lang: prefs.lang });
  }

  say(word: { phrase: SaidMessage["phrase"] } | { text: string }): void {
    this.#send({ type: "say", ...word });
  }

  /** Give a command, take one back, or give it again: done once, however often it is sent. */
  async #act(message: { type: "command"; text: string } | { type: "undo" | "redo" }): Promise<void> {
    const id = newId();
    const whole = { ...message, id, ply: this.state?.ply ?? 0 };
    this.#unsent.set(id, whole);
    this.busy = true;
    this.problem = "";
    this.acts += 1;
    this.pace.release();
    const done = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#send(whole);
    await done.catch((error: Error) => (this.problem = error.message));
  }

  command = (action: Pick<Action, "text">): Promise<void> => this.#act({ type: "command", text: action.text });
  undo = (): Promise<void> => this.#act({ type: "undo" });
  redo = (): Promise<void> => this.#act({ type: "redo" });

  ask<What extends Answer["what"]>(what: What, values: Partial<Ask> = {}): Promise<AnswerTo<What>> {
    const id = ++this.#asked;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(String(id), { resolve, reject }));
    this.#send({ type: "ask", id, what, ...values });
    return answer as Promise<AnswerTo<What>>;
  }

  /** What happened since the last turn of this seat. */
  async tellDigest(): Promise<void> {
    this.digest = await this.ask("digest").catch((error: Error) => {
      this.problem = error.message;
      return null;
    });
  }

  /** What a command would do; asked once while the table stands like this. */
  preview = (text: string): Promise<Preview> => {
    const key = `${this.state?.version} ${text}`;
    const known = this.#previews.get(key);
    if (known) return known;
    const asked = this.ask("preview", { text });
    if (this.#previews.size > 200) this.#previews.clear();
    this.#previews.set(key, asked);
    asked.catch(() => this.#previews.delete(key));
    return asked;
  };
  warnings = (): Promise<TurnWarning[]> => this.ask("warnings");
}
