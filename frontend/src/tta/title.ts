// Through the Ages, as games.ts lists it.

import type { Title } from "../lib/title";
import type { TtaBoard } from "../lib/types";
import { bankOf } from "./banks";
import BankNumbers from "./BankNumbers.svelte";
import Table from "./Board.svelte";
import Status from "./Status.svelte";

const title: Title<TtaBoard> = {
  glyph: "government",
  parts: ["row", "board", "events"],
  Table,
  Status,
  about: (board, key) => (bankOf(board, key) ? BankNumbers : null),
};
export default title;
