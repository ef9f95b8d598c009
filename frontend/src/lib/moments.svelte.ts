// What deserves a moment of everybody: a finished wonder, a new age, a war that was won. One after the other.

import { calm } from "./prefs.svelte";
import { chime } from "./sound";

export interface Moment {
  title: string;
  text: string;
  seat: number; // whose colour is around it; -1: nobody's
  game: string;
  card: string; // shown large; none: only words
  age?: string; // that begins: its seal is shown large
}
const LASTS = 1400;
const MOST = 3;

class Moments {
  now = $state.raw<Moment | null>(null);
  #coming: Moment[] = [];

  add(moment: Moment): void {
    if (calm() || this.#coming.length >= MOST) return; // who wants no motion reads of it in the caption and the log
    this.#coming.push(moment);
    if (!this.now) this.#next();
  }

  #next(): void {
    this.now = this.#coming.shift() ?? null;
    if (!this.now) return;
    chime("moment");
    setTimeout(() => this.#next(), LASTS);
  }
}

export const moments = new Moments();
