// The cards of both games in the reader's language, fetched once and looked up by id.

import { get } from "./api";
import { prefs } from "./prefs.svelte";
import type { CardInfo, LawInfo } from "./types";

const shelves: Record<string, CardInfo[]> = $state({});
const index: Record<string, Record<string, CardInfo>> = $state({});

export async function loadCards(game: string): Promise<void> {
  const key = `${game}/${prefs.lang}`;
  if (shelves[key]) return;
  const found = await get<CardInfo[]>(`/api/cards/${game}?lang=${prefs.lang}`);
  index[key] = Object.fromEntries(found.map((card) => [card.id, card]));
  shelves[key] = found;
}

export const allCards = (game: string): CardInfo[] => shelves[`${game}/${prefs.lang}`] ?? [];

export function cardOf(game: string, id: string): CardInfo {
  const known = index[`${game}/${prefs.lang}`]?.[id];
  return known ?? { id, name: "", kind: "", kind_name: "", group: "plain", age: "", text: "", face: [] };
}

/** All laws of a game, in its order. */
export const lawsOf = (game: string): Promise<LawInfo[]> => get<LawInfo[]>(`/api/laws/${game}?lang=${prefs.lang}`);

export async function lawOf(game: string, id: string): Promise<LawInfo | null> {
  const found = await get<LawInfo[]>(`/api/laws/${game}?lang=${prefs.lang}&q=${encodeURIComponent(id)}`);
  return found[0] ?? null;
}
