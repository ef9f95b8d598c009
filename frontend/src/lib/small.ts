// What a small card has room for; a list that names the card shows the same of it.

import { linesOf } from "./syllables.mjs";

export const LETTERS = 12; // of a word that still fit in the larger print
export const SIZE = 15; // of a sign, in tenths of a rem
export const WIDTH = 84; // of a line of signs, in the same measure

/** The name on a card: of another version of one, a star, and the large card says which. */
export const faceName = (name: string): string => name.replace(/ \(.*\)$/, "\u00a0*");

/** Lines of signs that fit under a name; on a low card, in the hand or at court, they are fewer. */
export const rowsUnder = (name: string, low = false): number => (low ? [3, 3, 2, 1] : [3, 3, 3, 1])[linesOf(name, LETTERS)] ?? 0;
