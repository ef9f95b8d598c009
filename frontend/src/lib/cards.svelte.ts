// The cards of both games in the reader's language, fetched once and looked up by id.

import { get } from "./api";
import { prefs } from "./prefs.svelte";
import type { CardInfo, LawInfo } from "./types";

const shelves: Record<string, CardInfo[]> = $state({});
const laid: Record<string, CardInfo> = $state({}); // what lies on a table and is read like a card
const index: Record<string, Record<string, CardInfo>> = $state({});

export async function loadCards(game: string): Promise<void> {
  const key = `${game}/${prefs.lang}`;
  if (shelves[key]) return;
  const found = await get<CardInfo[]>(`/api/cards/${game}?lang=${prefs.lang}`);
  index[key] = Object.fromEntries(found.map((card) => [card.id, card]));
  shelves[key] = found;
}

export const allCards = (game: string): CardInfo[] => shelves[`${game}/${prefs.lang}`] ?? [];

/** Something that is no card of the box and yet is read like one, such as a space for workers. */
export function lay(game: string, card: CardInfo): void {
  laid[`${game}/${card.id}`] = card;
}

export function cardOf(game: string, id: string): CardInfo {
  const known = index[`${game}/${prefs.lang}`]?.[id] ?? laid[`${game}/${id}`];
  return known ?? { id, name: "", kind: "", kind_name: "", group: "plain", age: "", text: "", face: [] };
}

const catalogues: Record<string, Promise<LawInfo[]>> = {};

/** All laws of a game, in its order; fetched once. */
export function lawsOf(game: string): Promise<LawInfo[]> {
  const path = `/api/laws/${game}?lang=${prefs.lang}`;
  catalogues[path] ??= get<LawInfo[]>(path).catch((error: Error) => {
    delete catalogues[path];
    throw error;
  });
  return catalogues[path];
}

export async function lawOf(game: string, id: string): Promise<LawInfo | null> {
  const found = await get<LawInfo[]>(`/api/laws/${game}?lang=${prefs.lang}&q=${encodeURIComponent(id)}`);
  return found[0] ?? null;
}
