// What stands between a civilization and others, or within it: wars, pacts, unrest.

import { t } from "../lib/i18n.svelte";
import type { TtaBoard, TtaSeat } from "../lib/types";

export interface Trouble {
  text: string;
  bad: boolean;
}

const nameFor = (board: TtaBoard, seat: number): string => (seat === board.me ? t("you") : (board.seats[seat]?.name ?? ""));

export function troubles(board: TtaBoard, seat: TtaSeat): Trouble[] {
  const found: Trouble[] = [];
  if (!seat.in_game) return [{ text: t("note-gone"), bad: true }];
  if (seat.war) found.push({ text: t("note-war-on", { who: nameFor(board, seat.war.on) }), bad: true });
  for (const other of board.seats) if (other.war?.on === seat.seat) found.push({ text: t("note-war-by", { who: nameFor(board, other.seat) }), bad: true });
  if (seat.discontent > seat.pool) found.push({ text: t("note-uprising"), bad: true });
  else if (seat.discontent) found.push({ text: t("note-discontent", { n: seat.discontent }), bad: true });
  if (seat.pact) found.push({ text: t("note-pact", { who: nameFor(board, seat.pact.with) }), bad: false });
  return found;
}
