// What the person looks at: the thing that was clicked, the action that is tried out, the pop-over that is open.

import type { TableLink } from "./table.svelte";
import type { Action, Decision, Explanation, Preview } from "./types";

/** What an action would do at one moment of the table, told at the height of that action on the screen. */
export interface Hint {
  preview: Preview;
  version: number | undefined;
  top: number;
}

export interface Pop {
  kind: "explain" | "law" | "card";
  game: string;
  id: string; // number, law or card
  seat: number;
  title: string;
  anchor: DOMRect;
  value?: Explanation;
}

const SMALL = matchMedia("(max-width: 75em), (max-height: 38em)"); // the same as in the style sheets

class Focus {
  key = $state(""); // of the thing that was clicked, such as row:3
  card = $state(""); // the card on it, for reading
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null); // of the action under the pointer: what it would do
  group = $state(""); // of actions that are listed; none: all
  pop = $state.raw<Pop | null>(null);
  shownSeat = $state(-1); // whose board is drawn large; -1: the own one
  folded = $state(false);
  forecast = $state(false); // whether it is told what known events would do now
  offline = $state.raw<number[]>([]); // seats of people who are not there
  asked = $state<"" | "your-turn" | "you-are-asked">(""); // the message of the tab when somebody is waited for
  tab = $state("row"); // on small screens, which part of the table
  sheet = $state(false); // on small screens, whether actions or the log lie over it
  panel = $state<"actions" | "log" | "chat">("actions");
  small = $state(SMALL.matches); // smaller than a laptop: what is asked comes as a sheet, and the thumb has a bar

  constructor() {
    SMALL.onchange = () => (this.small = SMALL.matches);
  }

  clear(): void {
    this.sheet = false;
    this.key = "";
    this.card = "";
    this.preview = null;
    this.hint = null;
  }

  /** On a small screen, the one thing that can be done with what was chosen. */
  soleOf(decision: Decision | null): Action | undefined {
    const found = this.key || this.card ? (decision?.actions ?? []).filter((one) => one.legal && this.concerns(one)) : [];
    return this.small && found.length === 1 && found[0].group !== "destroy" ? found[0] : undefined;
  }

  /** Is an action about what was chosen? */
  concerns(action: Action): boolean {
    return action.about.includes(this.key) || (this.card !== "" && action.about.includes(`card:${this.card}`));
  }

  #link: TableLink | null = null; // the table that things are done at
  #hinted = 0;
  #pointed = ""; // the action that the pointer rests on

  /** Where something can be done by clicking things. */
  at(link: TableLink | null): void {
    this.#link = link;
  }

  /** A click on a thing does the one thing that can be done with it; where there are several, or none, it is looked at. */
  pick(key: string, card = ""): void {
    const link = this.#link;
    const only = link && !matchMedia("(hover: none)").matches ? soleAction(link.state?.decision ?? null, key) : null;
    if (link && only) {
      void this.try(link, only);
      return;
    }
    const again = this.key === key && this.card === card;
    this.clear();
    if (again) return;
    this.key = key;
    this.card = card;
    this.panel = "actions";
  }

  /** What can be taken back is done at once; for the rest, what it brings is shown, and asked once more. */
  async try(link: TableLink, action: Action): Promise<void> {
    if (link.busy) return;
    clearTimeout(this.#hinted);
    this.hint = null;
    const ply = link.state?.ply;
    const tried = await link.preview(action.text).catch((error: Error) => {
      link.problem = error.message;
      return null;
    });
    if (link.state?.ply !== ply) return; // the table went on: what was chosen belongs to what was before
    if (tried && !tried.legal) return; // it went on, and we are about to hear of it
    this.preview = tried;
    if (tried && !tried.confirm) await this.confirm(link);
    else if (tried) this.panel = "actions";
  }

  /** What the action under the pointer would do, told when the pointer rests there; it has moved there by itself. */
  point(link: TableLink, action: Action | null, at?: Element): void {
    const version = link.state?.version;
    const pointed = action?.legal ? `${version} ${action.text}` : "";
    if (pointed && pointed === this.#pointed) return;
    this.#pointed = pointed;
    clearTimeout(this.#hinted);
    this.hint = null;
    if (!pointed || !action) return;
    this.#hinted = window.setTimeout(() => {
      link.preview(action.text).then(
        (preview) => this.#pointed === pointed && !this.preview && (this.hint = { preview, version, top: at?.getBoundingClientRect().top ?? 0 }),
        () => undefined,
      );
    }, 120);
  }

  async confirm(link: TableLink): Promise<void> {
    const tried = this.preview;
    if (!tried?.legal || link.busy) return;
    const sheet = this.sheet;
    this.clear();
    this.sheet = sheet && !tried.ends_turn; // on a phone, whoever works through the list goes on until the turn ends
    await link.command(tried);
  }
}

/** The one action that a thing on the table offers; what destroys it is no offer. */
function soleAction(decision: Decision | null, key: string): Action | null {
  if (/^(bank|blue|seat|pact|powers|turn)/.test(key)) return null; // these are clicked to be read
  const found = (decision?.actions ?? []).filter((one) => one.legal && one.group !== "destroy" && one.about.includes(key));
  return found.length === 1 ? found[0] : null;
}

export const focus = new Focus();

/** Is the question laid out on a sheet of its own? Out of turn, where forces are compared, and, where there is no panel
 * beside the table, whenever there are answers to choose from. */
export const interrupts = (decision: Decision | null): boolean =>
  Boolean(decision && (!decision.own_turn || decision.aid?.bars.length || (focus.small && hasAnswers(decision))));

/** A question with answers of its own, unlike a list of what can be done. */
export const hasAnswers = (decision: Decision | null): boolean => decision?.actions.some((one) => one.legal && one.group === "answer") ?? false;
