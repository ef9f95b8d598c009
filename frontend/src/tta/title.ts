// Through the Ages, as games.ts lists it.

import type { Title } from "../lib/title";
import type { TtaBoard } from "../lib/types";
import { bankOf } from "./banks";
import BankNumbers from "./BankNumbers.svelte";
import Table from "./Board.svelte";
import { LAWS, RULES, SYMBOLS } from "./learning";
import Status from "./Status.svelte";

const title: Title<TtaBoard> = {
  glyph: "government",
  faces: [["homer", "leader", "A"], ["taj-mahal", "wonder", "I"], ["swordsmen", "unit", "I"], ["opera", "urban", "II"], ["computers", "urban", "III"]],
  symbols: SYMBOLS,
  rules: RULES,
  laws: LAWS,
  parts: ["row", "board", "hand", "events"],
  Table,
  Status,
  about: (board, key) => (bankOf(board, key) ? BankNumbers : null),
};
export default title;
