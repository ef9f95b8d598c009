// Lessons: a table for one, and which of them this device has seen to the end. Also whether the guide stands by.

import { post } from "./api";
import { t } from "./i18n.svelte";
import { keepToken, prefs, store, stored } from "./prefs.svelte";
import { go } from "./route.svelte";
import type { TokenAnswer } from "./types";

const parted = (text: string | null): string[] => (text ?? "").split(" ").filter(Boolean);

export const learned = $state({ done: parted(stored("lessons")), guide: stored("guide") === "on" });

export function noteDone(lesson: string): void {
  if (learned.done.includes(lesson)) return;
  learned.done = [...learned.done, lesson];
  store("lessons", learned.done.join(" "));
}

export function setGuide(on: boolean): void {
  learned.guide = on;
  store("guide", on ? "on" : "off");
}

/** A real game against one gentle bot, with the guide beside it. */
export async function startFirst(game: string): Promise<void> {
  setGuide(true);
  const who = prefs.name || t("player-name", { n: 1 });
  const seats = [{ kind: "me", name: who }, { kind: "bot", bot: "novice" }];
  const made = await post<TokenAnswer>("/api/tables", { name: t("table-of", { who }), game, options: { seats: 2 }, seats, start: true });
  keepToken(made.table.id, made.token);
  go(`/t/${made.table.id}`);
}

export async function startLesson(lesson: string): Promise<void> {
  const made = await post<TokenAnswer>(`/api/lessons/${lesson}`, { name: prefs.name });
  keepToken(made.table.id, made.token);
  go(`/t/${made.table.id}`);
}
