// Why nothing can be done with a thing on the table now: the law's own answer, or who is to decide something first.

import { t } from "./i18n.svelte";
import type { Decision, StateMessage } from "./types";

export interface Why {
  text: string;
  law: string; // the law in words, where the text only counts what is missing
}

/** Of the answers that concern a thing; empty where one of them is allowed, or where nobody has thought of any. */
export function refusedBy(decision: Decision | null, key: string, card = ""): Why | null {
  const about = (decision?.actions ?? []).filter((one) => one.about.includes(key) || (card !== "" && one.about.includes(`card:${card}`)));
  const refusal = about.some((one) => one.legal) ? null : about.find((one) => one.refusal)?.refusal;
  return refusal ? { text: refusal.lacks || refusal.law_text, law: refusal.lacks ? refusal.law_text : "" } : null;
}

/** The same; of a thing that rests, who is to decide what before. */
export function whyNot(state: StateMessage | null, key: string, card: string, rests: boolean): Why | null {
  const before = rests && state && state.seat >= 0 ? notNow(state) : "";
  return before ? { text: before, law: "" } : refusedBy(state?.decision ?? null, key, card);
}

/** Is something else asked now? Then nobody thinks of this kind of thing, or one law forbids all of it, whatever it costs.
 * Keys are named by their beginning. */
export function isOutOfQuestion(decision: Decision | null, kind: string): boolean {
  const about = (decision?.actions ?? []).filter((one) => one.about.some((key) => key.startsWith(kind)));
  const laws = new Set(about.map((one) => (one.legal || one.refusal?.lacks ? "" : one.refusal?.law)));
  return decision !== null && (about.length === 0 || (about.length > 1 && laws.size === 1 && !laws.has("")));
}

/** Who is to decide what before anything can be done here. */
export function notNow(state: StateMessage | null): string {
  if (!state || state.table.status !== "playing") return "";
  if (state.decision) return t("not-now-asked", { question: state.decision.question });
  const who = state.table.decision_seat !== null ? state.table.seats[state.table.decision_seat]?.name : "";
  return who ? t("not-now-waiting", { who }) : "";
}
