// Which emblem a card wears, and which colours its kind has. A game's own are in its folder.

import shared from "./emblems.json";
import type { CardInfo } from "./types";

interface Own {
  cards: Record<string, string>; // by id
  signs?: Record<string, string>; // what the faces of its cards name beside kinds, such as its actions
}
const found = import.meta.glob<Own>("../*/emblems.json", { eager: true, import: "default" });
const games = Object.fromEntries(Object.entries(found).map(([path, own]) => [path.split("/")[1], own]));
const signs: Record<string, string> = Object.assign({}, shared.kinds, ...Object.values(games).map((own) => own.signs ?? {}));

/** The icon of a card, or of what is read like one; of an unknown one, a card's back. */
export const emblemOf = (game: string, id: string): string => games[game]?.cards[id] ?? games[game]?.signs?.[id] ?? shared.kinds.cards;

/** The icon of a kind of card, or of something else that a face names; none of other signs. */
export const iconOf = (sign: string): string => signs[sign] ?? "";

/** The icon of what an action is about where that is no card, such as a space for workers. */
export const iconAbout = (about: string[]): string => iconOf((about[0] ?? "").replace(":", "-"));

const CLASSES: Record<string, string> = { government: "gov", pointer: "bonus", plain: "bonus" };

/** The class of a kind's colours, such as k-farm. */
export function kindClass(card: CardInfo): string {
  if (card.kind === "farm" || card.kind === "mine") return `k-${card.kind}`;
  if (card.kind === "event" && card.id.startsWith("impact-")) return "k-impact";
  return `k-${CLASSES[card.group] ?? card.group}`;
}
