// Age of Civilization, as games.ts lists it.

import type { Title } from "../lib/title";
import type { AocBoard } from "../lib/types";
import Table from "./Board.svelte";
import { LAWS, RULES, SYMBOLS } from "./learning";
import Status from "./Status.svelte";

const title: Title<AocBoard> = {
  glyph: "civ",
  faces: [["egypt", "civ", "A"], ["vikings", "civ", "A"], ["stonehenge", "wonder", "I"], ["writing", "tech", "I"], ["gunpowder", "tech", "II"]],
  symbols: SYMBOLS, rules: RULES, laws: LAWS, parts: ["row", "board"], Table, Status, about: () => null,
};
export default title;
