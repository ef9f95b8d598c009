// The large card: which one is read now, and beside what. One card at a time on the whole page.

import type { Why } from "./why";

export interface Shown {
  game: string;
  id: string;
  beside: DOMRect;
  touched: boolean; // by a long press: it lies in a sheet until it is put away
  key: string; // of the thing on the table, where it is one
  rests: boolean; // something or somebody else is asked
}

export interface Source {
  stamp: () => unknown; // what is told holds until this changes
  ask: () => Promise<Record<string, string[]>>;
  why: (key: string, card: string, rests: boolean) => Why | null; // nothing can be done with it now
}

class Big {
  shown = $state.raw<Shown | null>(null);
  places = $state.raw<Record<string, string[]>>({}); // where cards lie, as far as the viewer knows

  #source: Source | null = null;
  #stamp: unknown = null;

  /** Who knows where cards lie: the table in view, if there is one. */
  from(source: Source | null): void {
    this.#source = source;
    this.#stamp = null;
    this.places = {};
  }
  look(): void {
    const stamp = this.#source?.stamp();
    if (!this.#source || stamp === this.#stamp) return;
    this.#stamp = stamp;
    this.#source.ask().then((found) => (this.places = found), () => undefined);
  }
  show(game: string, id: string, beside: DOMRect, touched = false, key = "", rests = false): void {
    this.shown = { game, id, beside, touched, key, rests };
  }
  /** Why nothing can be done with what is shown, as far as the table knows. */
  why(): Why | null {
    return this.shown?.key ? (this.#source?.why(this.shown.key, this.shown.id, this.shown.rests) ?? null) : null;
  }
  hide(): void {
    this.shown = null;
  }
}

export const big = new Big();

/** Places of a card's copies in one line: "2× in the deck". */
export function counted(places: string[]): string {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].map(([place, n]) => (n > 1 ? `${n}× ${place}` : place)).join(" · ");
}
