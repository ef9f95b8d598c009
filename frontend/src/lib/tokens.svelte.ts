// Tokens have no names in the game; here each gets one, so that a token that leaves one place flies to the next.

import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { calm } from "./prefs.svelte";

export interface Placed {
  id: string;
}

export const [send, receive] = crossfade({
  duration: () => (calm() ? 0 : 450),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: calm() ? 0 : 200 }),
});

/** Counts by place -> tokens by place: what a place loses goes to where more are needed, the rest are new or gone. */
export class Herd {
  #places: Record<string, Placed[]> = {};
  #made = 0;

  constructor(readonly name: string) {}

  place(counts: Record<string, number>): Record<string, Placed[]> {
    const free: Placed[] = [];
    const next: Record<string, Placed[]> = {};
    for (const [place, tokens] of Object.entries(this.#places)) {
      const kept = Math.min(tokens.length, counts[place] ?? 0);
      next[place] = tokens.slice(0, kept);
      free.push(...tokens.slice(kept));
    }
    for (const [place, count] of Object.entries(counts)) {
      const tokens = (next[place] ??= []);
      while (tokens.length < count) tokens.push(free.pop() ?? { id: `${this.name}-${++this.#made}` });
    }
    this.#places = next;
    return next;
  }
}
