// Age of Civilization, as games.ts lists it.

import type { Title } from "../lib/title";
import type { AocBoard } from "../lib/types";
import Table from "./Board.svelte";
import Status from "./Status.svelte";

const title: Title<AocBoard> = { glyph: "civ", parts: ["row", "board"], Table, Status, about: () => null };
export default title;
