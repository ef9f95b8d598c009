// What deserves a moment of everybody: a finished wonder, a new age, a war that was won. One after the other, and the
// game behind them waits.

import { calm } from "./prefs.svelte";
import { rest, toRead } from "./rest";
import { chime } from "./sound";

export interface Moment {
  title: string;
  text: string;
  seat: number; // whose colour is around it; -1: nobody's
  game: string;
  card: string; // shown large; none: only words
  age?: string; // that begins: its seal is shown large
  lines?: string[]; // what came of it
}
const LASTS = 1400;
const AFTER = 150; // until the lamp is bright again
const MOST = 3;

class Moments {
  now = $state.raw<Moment | null>(null);
  lasts = $state(LASTS); // milliseconds
  #coming: Moment[] = [];
  #timer = 0;

  add(moment: Moment): void {
    if (calm() || this.#coming.length >= MOST) return; // who wants no motion reads of it in the caption and the log
    this.#coming.push(moment);
    if (!this.now) this.#next();
  }

  /** Whoever presses something wants to go on. */
  end(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
    this.now = null;
  }

  #next(): void {
    this.now = this.#coming.shift() ?? null;
    if (!this.now) return;
    chime("moment");
    const told = this.now.lines?.join(" ") ?? "";
    const lasts = told ? LASTS + toRead(told) / 2 : LASTS;
    this.lasts = lasts;
    rest(lasts + AFTER);
    this.#timer = window.setTimeout(() => this.#next(), lasts);
  }
}

export const moments = new Moments();
