// Cards fly to whoever took them: what left the row or a hand is found by comparing two boards, its picture is kept before
// the page is drawn anew, and travels to where the card lies now.

import { calm } from "../lib/prefs.svelte";
import { chime } from "../lib/sound";
import type { TtaBoard, TtaSeat } from "../lib/types";

const LASTS = 480;
const MOST = 4; // more at once is a jump, not a move

interface Flight {
  picture: HTMLElement;
  from: DOMRect;
  card: string;
  seat: number;
}

const count = (cards: (string | null)[], card: string): number => cards.filter((one) => one === card).length;

/** Everything that lies open before a seat, but its hands. */
function inPlay(seat: TtaSeat): string[] {
  const some = [seat.government, seat.leader, seat.wonder?.card, seat.tactic].filter((card): card is string => Boolean(card));
  return [...some, ...seat.specials, ...seat.techs.map((tech) => tech.card)];
}

/** Who has taken a card that is gone from the row; -1: it was swept. */
function taker(before: TtaBoard, after: TtaBoard, card: string): number {
  return after.seats.findIndex((seat, i) => {
    const old = before.seats[i];
    const seen = count([...seat.hand, seat.wonder?.card ?? null], card) > count([...old.hand, old.wonder?.card ?? null], card);
    return seen || seat.hand_ages.length > old.hand_ages.length;
  });
}

function lifted(selector: string, card: string, seat: number): Flight | null {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found || !found.checkVisibility()) return null;
  return { picture: found.cloneNode(true) as HTMLElement, from: found.getBoundingClientRect(), card, seat };
}

/** To be called before the new board is drawn: pictures of whatever will have moved. */
export function lift(before: TtaBoard | null, after: TtaBoard): Flight[] {
  if (!before || before === after || before.me !== after.me || calm()) return [];
  const flights: (Flight | null)[] = [];
  const [old, now] = [before.row.map((space) => space.card), after.row.map((space) => space.card)];
  old.forEach((card, i) => {
    if (!card || now[i] === card || count(now, card) >= count(old, card)) return;
    const seat = taker(before, after, card);
    if (seat >= 0) flights.push(lifted(`[data-slot="${i}"] .card`, card, seat));
  });
  const me = after.me;
  if (me >= 0) {
    const [was, is] = [before.seats[me], after.seats[me]];
    for (const card of inPlay(is)) {
      if (count(inPlay(was), card) || !count(was.hand, card)) continue;
      flights.push(lifted(`[data-hands="${me}"] [data-card="${card}"]`, card, me));
    }
  }
  return flights.filter((flight) => flight !== null).slice(0, MOST);
}

/** To be called when it is drawn: the pictures travel to where their cards are. */
export function land(flights: Flight[]): void {
  if (flights.length) chime("card");
  for (const { picture, from, card, seat } of flights) {
    const places = [`[data-hands="${seat}"] [data-card="${card}"]`, `.mat[data-seat="${seat}"] [data-card="${card}"]`, `.rival[data-seat="${seat}"]`, `.mat[data-seat="${seat}"]`];
    const target = places.map((place) => [...document.querySelectorAll<HTMLElement>(place)].at(-1)).find((one) => one?.checkVisibility());
    if (!target) continue;
    const to = target.getBoundingClientRect();
    const strip = target.matches(".rival, .mat");
    const scale = strip ? 0.35 : Math.min(1.2, to.width / from.width);
    Object.assign(picture.style, { position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: "0", zIndex: "60", pointerEvents: "none" });
    picture.removeAttribute("data-key");
    picture.removeAttribute("data-card");
    picture.setAttribute("aria-hidden", "true");
    picture.inert = true;
    document.body.append(picture);
    const [dx, dy] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
    if (!strip) target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: LASTS });
    const flight = picture.animate(
      [{ transform: "none" }, { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 20}px) scale(${(1.1 + scale) / 2}) rotate(3deg)`, offset: 0.45 }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: strip ? 0.2 : 1 }],
      { duration: LASTS, easing: "cubic-bezier(0.3, 0.9, 0.4, 1)" },
    );
    flight.onfinish = flight.oncancel = () => picture.remove();
  }
}
