// What tables can be set to: asked once per language.

import { get } from "./api";
import { prefs } from "./prefs.svelte";
import type { Settings } from "./types";

const known: Record<string, Promise<Settings>> = {};

export function settingsOf(): Promise<Settings> {
  const lang = prefs.lang;
  known[lang] ??= get<Settings>(`/api/settings?lang=${lang}`).catch((error: Error) => {
    delete known[lang];
    throw error;
  });
  return known[lang];
}

const LIKED = ["medium", "easy", "greedy"];

/** A bot that is worth playing against and does not think for long. */
export function fairBot(settings: Settings, game: string): string {
  const names = settings.bots.filter((bot) => bot.games.includes(game)).map((bot) => bot.name);
  return LIKED.find((name) => names.includes(name)) ?? names[0] ?? "";
}
