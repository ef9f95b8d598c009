// One table over a web socket: what the server last said, what was asked, and coming back after a break.

import { prefs, tokenOf } from "./prefs.svelte";
import { here } from "./route.svelte";
import type { Action, Ask, ClientMessage, Digest, Hello, LogLine, Preview, ServerMessage, StateMessage, TurnWarning } from "./types";

type Waiter = { resolve: (value: unknown) => void; reject: (error: Error) => void };
type Answer = Extract<ServerMessage, { type: "answer" }>;
type AnswerTo<What extends Answer["what"]> = Extract<Answer, { what: What }>["value"];
type Link = "connecting" | "open" | "lost" | "closed";
const PING = 20_000;
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
  digest = $state.raw<Digest | null>(null);
  offset = 0; // the server's clock less ours, in seconds

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiter>();
  #unsent = new Map<string, ClientMessage>(); // commands that were not acknowledged yet: sent again after a break
  #owed = 0; // the version of the table that our last command made
  #tries = 0;
  #timers: number[] = [];
  #asked = 0;
  #left = false;

  constructor(readonly id: string) {
    this.#connect();
    this.#timers.push(window.setInterval(() => this.#send({ type: "ping" }), PING));
  }

  leave(): void {
    this.#left = true;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#socket?.close();
  }

  /** Begin anew with another token: after sitting down or arriving from another device. */
  restart(): void {
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
    const hello: Hello = { type: "hello", token: tokenOf(this.id), lang: prefs.lang, invite };
    if (this.state) Object.assign(hello, { seat: this.state.seat, seen_ply: this.state.ply });
    this.#send(hello);
    for (const message of this.#unsent.values()) this.#send(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#left) return;
    const final = code === 4404 || code === 4401;
    this.link = final ? "closed" : "lost";
    if (final) return;
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)];
    this.#timers.push(window.setTimeout(() => this.#connect(), wait));
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // --- what the server says -----------------------------------------------------------------------------------------
  #hear(message: ServerMessage): void {
    if (message.type === "state") this.#draw(message);
    else if (message.type === "ack") {
      this.#owed = Math.max(this.#owed, message.version);
      this.#settle(String(message.id), message);
    }
    else if (message.type === "answer") this.#settle(String(message.id), message.value);
    else if (message.type === "pong") this.offset = message.now - Date.now() / 1000;
    else if (message.type === "bye") this.goodbye = message.text;
    else if (message.type === "error") this.#fail(String(message.id ?? ""), message.text);
  }

  #draw(state: StateMessage): void {
    this.#tries = 0;
    this.link = "open";
    if (this.state && state.version < this.state.version && state.seat === this.state.seat) return;
    const kept = this.state && this.state.seat === state.seat ? this.log.filter((line) => line.ply < state.log.from) : [];
    this.log = [...kept, ...state.log.lines];
    this.state = state;
    this.#rest();
    if (state.since?.lines.some((line) => line.seat !== state.seat)) this.digest = state.since;
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
    this.#send({ type: "lang", lang: prefs.lang });
  }

  /** Give a command, take one back, or give it again: done once, however often it is sent. */
  async #act(message: { type: "command"; text: string } | { type: "undo" | "redo" }): Promise<void> {
    const id = newId();
    const whole = { ...message, id, ply: this.state?.ply ?? 0 };
    this.#unsent.set(id, whole);
    this.busy = true;
    this.problem = "";
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

  /** What happened since this seat last did something. */
  async tellDigest(): Promise<void> {
    const mine = this.log.filter((line) => line.seat === this.state?.seat && line.topic !== "minor" && line.topic !== "heading");
    const others = this.log.filter((line) => line.seat !== this.state?.seat);
    const last = mine.filter((line) => line.ply < (others.at(-1)?.ply ?? 0)).at(-1)?.ply ?? 0;
    this.digest = await this.ask("digest", { since: last }).catch((error: Error) => {
      this.problem = error.message;
      return null;
    });
  }

  preview = (text: string): Promise<Preview> => this.ask("preview", { text });
  warnings = (): Promise<TurnWarning[]> => this.ask("warnings");
}
