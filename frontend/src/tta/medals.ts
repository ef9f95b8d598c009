// What a civilization has besides technologies, as medallions; when there are more than there is room for, the ones that
// matter least share one medallion with their number.

import type { TtaSeat } from "../lib/types";

export interface Medal {
  card: string;
  mark: string; // a small count: stages of a wonder, armies of a tactic, how many cards share the medallion
  ruined?: boolean;
  building?: boolean;
  more?: string[]; // the others that share it
}

/** Equal or related cards under one medallion. */
function stacked(cards: string[]): Medal[] {
  if (!cards.length) return [];
  return [{ card: cards.at(-1)!, mark: cards.length > 1 ? `×${cards.length}` : "", more: cards.slice(0, -1) }];
}
const apart = (cards: string[]): Medal[] => cards.map((card) => ({ card, mark: "" }));

/** In groups: rule, wonders, war, learning, colonies. */
export function medals(seat: TtaSeat, room: number): Medal[][] {
  const rule = apart([seat.government, ...(seat.leader ? [seat.leader] : []), ...(seat.tucked ? [seat.tucked] : [])]);
  const building: Medal[] = seat.wonder ? [{ card: seat.wonder.card, mark: `${seat.wonder.done}/${seat.wonder.stages.length}`, building: true }] : [];
  const built: Medal[] = seat.wonders.map((wonder) => ({ card: wonder.card, mark: "", ruined: wonder.ruined }));
  const tactic: Medal[] = seat.tactic ? [{ card: seat.tactic, mark: `×${seat.armies}` }] : [];
  const pact: Medal[] = seat.pact ? [{ card: seat.pact.card, mark: "" }] : [];
  let [wonders, specials, colonies] = [built, apart(seat.specials), apart(seat.colonies)];
  const count = (): number => rule.length + building.length + wonders.length + tactic.length + pact.length + specials.length + colonies.length;
  if (count() > room) colonies = stacked(seat.colonies);
  if (count() > room) specials = stacked(seat.specials);
  if (count() > room) wonders = stacked(seat.wonders.map((wonder) => wonder.card));
  return [rule, [...wonders, ...building], [...tactic, ...pact], specials, colonies].filter((group) => group.length);
}
