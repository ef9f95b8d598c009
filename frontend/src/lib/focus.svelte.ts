// What the person looks at: the thing that was clicked, the action that is tried out, the pop-over that is open.

import type { TableLink } from "./table.svelte";
import type { Action, Explanation, Preview, TurnWarning } from "./types";

export interface Pop {
  kind: "explain" | "law" | "card";
  game: string;
  id: string; // number, law or card
  seat: number;
  title: string;
  anchor: DOMRect;
  value?: Explanation;
}

class Focus {
  key = $state(""); // of the thing that was clicked, such as row:3
  card = $state(""); // the card on it, for reading
  preview = $state.raw<Preview | null>(null);
  ending = $state.raw<{ action: Action; warnings: TurnWarning[] } | null>(null);
  pop = $state.raw<Pop | null>(null);
  shownSeat = $state(-1); // whose board is drawn large; -1: the own one
  folded = $state(false);
  asked = $state(false); // the tab says when somebody is waited for
  tab = $state("row"); // on small screens, which part of the table
  sheet = $state(false); // on small screens, whether actions or the log lie over it
  panel = $state<"actions" | "log" | "table">("actions");

  clear(): void {
    this.sheet = false;
    this.key = "";
    this.card = "";
    this.preview = null;
    this.ending = null;
  }

  pick(key: string, card = ""): void {
    const again = this.key === key && this.card === card;
    this.clear();
    if (again) return;
    this.key = key;
    this.card = card;
    this.panel = "actions";
  }

  /** Try an action out; a turn is not ended before its warnings were shown. */
  async try(link: TableLink, action: Action): Promise<void> {
    this.ending = null;
    this.preview = await link.preview(action.text).catch((error: Error) => {
      link.problem = error.message;
      return null;
    });
    if (this.preview?.legal && action.ends_turn) {
      const warnings = await link.warnings().catch(() => []);
      this.ending = { action, warnings };
    }
  }

  async confirm(link: TableLink): Promise<void> {
    const tried = this.preview;
    if (!tried?.legal || link.busy) return;
    const sheet = this.sheet;
    this.clear();
    this.sheet = sheet; // on a phone, whoever works through the list goes on working through it
    await link.command(tried);
  }
}

export const focus = new Focus();
