import type { TtaBoard, TtaSeat } from "../lib/types";

/** The bank with a key, of whichever civilization: bank, blue, bank:1 or blue:1. */
export function bankOf(board: TtaBoard, key: string): { which: "bank" | "blue"; seat: TtaSeat } | null {
  const [which, of] = key.split(":");
  if (which !== "bank" && which !== "blue") return null;
  return { which, seat: board.seats[of ? Number(of) : Math.max(board.me, 0)] };
}
