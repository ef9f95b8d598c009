// Keys for everything, none of the browser's own. The same list is shown by Help.

import { focus } from "./focus.svelte";
import type { TableLink } from "./table.svelte";

export const KEYS: [string, string][] = [
  ["1 … 9", "key-number"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["e", "key-end"],
  ["u / r", "key-undo"],
  ["a", "key-actions"],
  ["l", "key-log"],
  ["b", "key-board"],
  ["g", "key-groups"],
  ["f", "key-forecast"],
  ["t", "key-chat"],
  ["Space", "key-skip"],
  ["p", "key-pause"],
  ["c", "key-cards"],
  ["← ↑ → ↓", "key-arrows"],
  ["Tab", "key-tab"],
  ["?", "key-help"],
];

function buttons(selector: string): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((one) => one.offsetParent !== null);
}

/** To the nearest thing in a direction: everything on the table can be reached with the arrows. */
function step(dx: number, dy: number): void {
  const all = buttons("[data-key], [data-card], [data-action], .who, .num");
  const from = (document.activeElement ?? document.body).getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2 - (from.left + from.width / 2);
    const y = box.top + box.height / 2 - (from.top + from.height / 2);
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (one !== document.activeElement && ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = one;
    }
  }
  best?.focus();
}

export function keyDown(event: KeyboardEvent, link: TableLink, on: { help: () => void }): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (event.key in arrows) step(...arrows[event.key]);
  else if (/^[1-9]$/.test(event.key)) buttons("button.act[data-action]")[Number(event.key) - 1]?.click();
  else if (event.key === "Escape") {
    if (focus.pop) focus.pop = null;
    else if (focus.preview) focus.preview = null;
    else if (focus.key || focus.card || focus.sheet) focus.clear();
    else if (focus.shownSeat >= 0) focus.shownSeat = -1;
    else focus.group = "";
  } else if (event.key === " " && link.pace.waiting > 0) link.pace.skip();
  else if (event.key === "p") link.pace.pause();
  else if (event.key === "g") nextGroup();
  else if (event.key === "f") buttons("[data-open-forecast]")[0]?.click();
  else if (event.key === "t" && link.state?.table.chat) {
    focus.panel = focus.panel === "chat" ? "actions" : "chat";
    setTimeout(() => document.querySelector<HTMLInputElement>(".chat input")?.focus());
  } else if (event.key === "e") buttons(".finish")[0]?.click();
  else if (event.key === "u" && link.state?.undo) void link.undo();
  else if (event.key === "r" && link.state?.redo) void link.redo();
  else if (event.key === "a") {
    focus.panel = "actions";
    focus.clear();
    setTimeout(() => buttons("button.act[data-action]")[0]?.focus());
  } else if (event.key === "l") focus.panel = focus.panel === "log" ? "actions" : "log";
  else if (event.key === "b") focus.shownSeat = nextSeat(link);
  else if (event.key === "c") buttons("[data-key^='row:'], [data-card]")[0]?.focus();
  else if (event.key === "?") on.help();
  else return;
  event.preventDefault();
}

/** From one group of actions to the next, and to the first action of it. */
function nextGroup(): void {
  const groups = buttons(".groups button");
  const on = groups.findIndex((one) => one.getAttribute("aria-pressed") === "true");
  groups[(on + 1) % groups.length]?.click();
  setTimeout(() => buttons("ol button.act[data-action]")[0]?.focus());
}

function nextSeat(link: TableLink): number {
  const seats = link.state?.table.seats.length ?? 1;
  const me = Math.max(link.state?.seat ?? 0, 0);
  const next = ((focus.shownSeat < 0 ? me : focus.shownSeat) + 1) % seats;
  return next === me ? -1 : next;
}
