// Which moments a new board of Through the Ages brings.

import { cardOf } from "../lib/cards.svelte";
import { t } from "../lib/i18n.svelte";
import { moments } from "../lib/moments.svelte";
import type { LogLine, TtaBoard } from "../lib/types";

const MOST = 10; // things that a new age takes which are told; the log has them all

export function celebrate(before: TtaBoard | null, after: TtaBoard, news: LogLine[]): void {
  if (!before || before.me !== after.me || after.round < before.round || after.round > before.round + 1) return; // a jump, not a move
  const game = "tta";
  if (before.age !== after.age) {
    const taken = news.filter((line) => line.law.startsWith("age") && line.topic !== "heading" && line.topic !== "minor");
    taken.sort((one, other) => Number(other.seat === after.me) - Number(one.seat === after.me));
    const lines = taken.slice(0, MOST).map((line) => line.text);
    moments.add({ title: t("moment-age", { age: after.age }), text: "", seat: -1, game, card: "", age: after.age, lines });
  }
  after.seats.forEach((seat, i) => {
    const built = before.seats[i].wonder?.card;
    if (!built || seat.wonder?.card === built || !seat.wonders.some((wonder) => wonder.card === built)) return;
    moments.add({ title: cardOf(game, built).name, text: t("moment-wonder", { who: seat.name }), seat: i, game, card: built });
  });
  for (const line of news) {
    const declarer = before.seats.find((seat) => seat.war !== null && after.seats[seat.seat].war === null);
    if (!declarer?.war || line.law !== "turn.war.victor") continue;
    const sides = { who: after.seats[declarer.seat].name, rival: after.seats[declarer.war.on]?.name ?? "" };
    moments.add({ title: t("moment-war", sides), text: line.text, seat: line.seat, game, card: declarer.war.card }); // the line is the victor's
  }
}
