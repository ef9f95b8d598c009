// Ply by ply: what others do is shown one after the other, at a pace that everybody sets for himself; it waits while
// something is to be read.

import { flushSync } from "svelte";
import { calm, store, stored } from "./prefs.svelte";
import { endRest, restsUntil } from "./rest";

export const SPEEDS = [0, 0.6, 0.75, 0.9] as const; // seconds for a ply; 0: at once
const CROWD = 10; // plies in waiting from which on they are shown faster

/** One thing to be shown; after `quick` ones, such as my own, nobody has to wait. */
export interface Shown {
  ply: number;
  quick: boolean;
  show: () => void;
}

function firstSpeed(): number {
  const kept = stored("pace");
  const chosen = kept === null ? NaN : Number(kept);
  if (SPEEDS.some((speed) => speed === chosen)) return chosen;
  return calm() ? 0 : 0.75;
}

export class Pace {
  speed = $state(firstSpeed());
  paused = $state(false);
  waiting = $state(0); // how many plies are still to be shown

  #queue: Shown[] = [];
  #timer = 0;
  #free = 0; // when the next ply may be shown, in milliseconds

  setSpeed(speed: number): void {
    this.speed = speed;
    store("pace", String(speed));
    if (speed === 0) this.skip();
  }

  next(): void {
    const place = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]);
    this.setSpeed(SPEEDS[(place + 1) % SPEEDS.length]);
  }

  pause(): void {
    this.paused = !this.paused;
    this.#go();
  }

  add(one: Shown): void {
    this.#queue.push(one);
    this.#go();
  }

  /** Show everything now. */
  skip(): void {
    this.paused = false;
    clearTimeout(this.#timer);
    this.#timer = 0;
    while (this.#queue.length) this.#queue.shift()!.show();
    this.#free = 0;
    endRest();
    this.waiting = 0;
  }

  /** I act: what comes of it is shown at once. */
  release(): void {
    this.#free = 0;
    endRest();
  }

  /** Forget what was to be shown: something newer takes its place. */
  drop(): void {
    this.#queue = [];
    this.skip();
  }

  #go(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    while (this.#queue.length && !this.paused) {
      const wait = this.speed === 0 ? 0 : Math.max(this.#free, restsUntil()) - performance.now();
      if (wait > 0) {
        this.#timer = window.setTimeout(() => this.#go(), wait);
        break;
      }
      const one = this.#queue.shift()!;
      const pause = one.quick ? 0 : this.speed * 1000 * Math.min(1, CROWD / (this.#queue.length + 1));
      this.#free = performance.now() + pause;
      one.show();
      flushSync(); // whatever it brings to read says now that the next one shall wait
    }
    this.waiting = this.#queue.length;
  }
}
