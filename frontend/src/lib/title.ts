// What the page asks of a game: its folder gives one such object, and games.ts lists them.

import type { Component, Snippet } from "svelte";
import type { Board, Decision } from "./types";

export interface Title<B extends Board = Board> {
  glyph: string; // its sign in lists of games and tables
  parts: string[]; // of the table, of which a small screen shows one at a time; the first one first
  Table: Component<{ board: B; decision: Decision | null; side: Snippet }>;
  Status: Component<{ board: B }>; // where the game stands, in the line on top of the page
  /** What tells of the thing with this key when it was clicked, where the table has more to tell than a card. */
  about: (board: B, key: string) => Component<{ board: B; key: string }> | null;
}
