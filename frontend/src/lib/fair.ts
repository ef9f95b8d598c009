// This page's part in a fair deal: a share of its own, promised before anything is revealed, and compared afterwards.

import { sha256 } from "./sha256";
import type { FairDeal, TableInfo } from "./types";

interface Part {
  table: string;
  server: string; // the server's commitment: another one is another round, with another share
  seat: number;
  share: string;
  seen: Record<string, string> | null; // everybody's commitments, as they stood when this share was revealed
}

const KEY = "saecula.shares";
const KEPT = 100;
let forgetful: Part[] = []; // where nothing can be stored

function parts(): Part[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Part[];
  } catch {
    return forgetful;
  }
}

function keep(part: Part): void {
  const others = parts().filter((one) => one.table !== part.table || one.server !== part.server || one.seat !== part.seat);
  forgetful = [...others, part].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(forgetful));
  } catch {
    return;
  }
}

export const promiseOf = (share: string): string => sha256(`saecula/share/1:${share}`);

function find(table: string, server: string, seat: number): Part | undefined {
  return parts().find((one) => one.table === table && one.server === server && one.seat === seat);
}

/** The share of a seat in this round; made when it is first asked for. */
export function shareOf(table: string, server: string, seat: number): string {
  const known = find(table, server, seat);
  if (known) return known.share;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep({ table, server, seat, share, seen: null });
  return share;
}

const promised = (fair: FairDeal): Record<string, string> => Object.fromEntries(fair.seats.map((one) => [String(one.seat), one.commitment]));

/** Remember what everybody had promised when our share was told: nothing of it may be another at the end. */
export function remember(table: string, fair: FairDeal, seat: number): void {
  const known = find(table, fair.commitment, seat);
  if (known && !known.seen) keep({ ...known, seen: promised(fair) });
}

/** Are the seed of the server and that of the deal what all commitments and shares say? Known when the game is over. */
function adds(table: TableInfo, fair: FairDeal): boolean {
  if (!fair.server_seed || sha256(`saecula/seed/1:${fair.server_seed}`) !== fair.commitment) return false;
  const shares = [...fair.seats].sort((one, other) => one.seat - other.seat);
  return sha256(`saecula/deal/1:${fair.server_seed}${shares.map((one) => `/${one.seat}:${one.share}`).join("")}`) === table.seed_revealed;
}

/**
 * When the cards are dealt: is the deal made of what this page saw and sent? "left-out": it offered its part in vain.
 * Null if it never took part, as whoever watches.
 */
export function ourPart(table: TableInfo): "ours" | "wrong" | "left-out" | null {
  const fair = table.fair;
  const mine = parts().filter((one) => one.table === table.id);
  if (!fair || !mine.length || table.status === "waiting") return null;
  const last = mine.filter((one) => one.server === fair.commitment && one.seen);
  if (!last.length) return "left-out";
  if (table.status === "over" && !adds(table, fair)) return "wrong";
  if (fair.seats.some((one) => !one.share || promiseOf(one.share) !== one.commitment)) return "wrong";
  const now = promised(fair);
  const same = last.every((one) =>
    Object.keys(now).length === Object.keys(one.seen!).length &&
    Object.entries(one.seen!).every(([seat, commitment]) => now[seat] === commitment) &&
    fair.seats.find((other) => other.seat === one.seat)?.share === one.share);
  return same ? "ours" : "wrong";
}
