// Texts: the same Fluent files as in Python, fetched once per language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get } from "./api";
import { prefs } from "./prefs.svelte";
import type { Messages } from "./types";

const bundles: Record<string, FluentBundle> = $state.raw({});
let bundle = $state.raw<FluentBundle | null>(null);

export async function loadMessages(lang: string): Promise<void> {
  if (!bundles[lang]) {
    const found = await get<Messages>(`/api/messages/${lang}`);
    const made = new FluentBundle(lang, { useIsolating: false });
    made.addResource(new FluentResource(found.source));
    bundles[lang] = made;
  }
  if (prefs.lang === lang) {
    bundle = bundles[lang];
    document.documentElement.lang = lang;
  }
}

export const ready = (): boolean => bundle !== null;

/** A message in the reader's language; its id where there is none, which a test of the Python side finds. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, values) : id;
}

/** The name of something that others may add, such as a bot or a setting: its own word where no message names it. */
export function named(kind: "bot" | "option" | "value", word: string): string {
  const id = `${kind}-${word.replaceAll("_", "-")}`;
  const text = t(id);
  return text === id ? word : text;
}
