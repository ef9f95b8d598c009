// The games that the page can draw. Here, and in the folder of each, they are named; everybody else asks the title.

import aoc from "./aoc/title";
import { t } from "./lib/i18n.svelte";
import type { Title } from "./lib/title";
import type { Board } from "./lib/types";
import tta from "./tta/title";

/** A board of the server without a title here, or a title of another board, does not pass the check of types. */
const TITLES: { [Name in Board["game"]]: Title<Extract<Board, { game: Name }>> } = { tta, aoc };

export const GAMES: string[] = Object.keys(TITLES);

/** Of a game that the server knows and this page does not, there is none. Whoever gives it a board asked with its tag. */
export function titleOf(game: string | undefined): Title | null {
  const titles = TITLES as unknown as Record<string, Title>;
  return game !== undefined && GAMES.includes(game) ? titles[game] : null;
}

/** Why something of a game could not be had: where nobody knows the game, that says more than what the server says. */
export const problemWith = (game: string, error: Error): string => (titleOf(game) ? error.message : t("game-unknown", { game }));
