// How long ago something was, in words of the reader's language.

import { prefs } from "./prefs.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];

export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Infinity]; // less than a minute is now
  return new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
