// What the page asks of a game: its folder gives one such object, and games.ts lists them.

import type { Component, Snippet } from "svelte";
import type { Board, Decision, LogLine } from "./types";

/** A chapter of the rules in short (`rules-GAME-ID`), and where its laws are: beginnings of their ids. */
export type Chapter = [id: string, ...laws: string[]];

export interface Title<B extends Board = Board> {
  glyph: string; // its sign in lists of games and tables
  faces: [card: string, kind: string, age: string][]; // cards that stand for it in the lobby
  symbols: string[]; // that its legend explains
  rules: Chapter[]; // in short
  laws: Record<string, string>; // by kind of question, where its laws are: the beginning of their ids
  parts: string[]; // of the table, of which a small screen shows one at a time; the first one first
  Table: Component<{ board: B; decision: Decision | null; side: Snippet; lines?: LogLine[]; past?: boolean }>; // past: of a replay, where nothing waits
  Status: Component<{ board: B }>; // where the game stands, in the line on top of the page
  /** What tells of the thing with this key when it was clicked, where the table has more to tell than a card. */
  about: (board: B, key: string) => Component<{ board: B; key: string }> | null;
}
