// Names that do not fit their place step down: smaller letters, then without the emblem beside them, on the smallest
// tiles without the age, then the emblem alone (the name is still said, and stands whole on the large card). Nothing is ever cut.

import type { Action } from "svelte/action";

const STEPS = ["fit-small", "fit-bare", "fit-lone", "fit-mute"];

export interface Fitting {
  lines?: number; // that a name may have
  most?: number; // lines that it may have before its emblem stands alone
  within?: string; // or the part that it must not be higher than
}

export const fit: Action<HTMLElement, Fitting> = (node, fitting) => {
  let wanted = fitting;
  function fits(name: HTMLElement, lines = wanted.lines ?? 2): boolean {
    if (name.scrollWidth > name.clientWidth + 1) return false;
    const frame = wanted.within && name.closest(wanted.within);
    const most = frame ? frame.clientHeight : Number.parseFloat(getComputedStyle(name).lineHeight) * lines;
    return name.scrollHeight <= most + 2;
  }
  function settle(): void {
    const name = node.querySelector<HTMLElement>(".name");
    if (!name) return;
    node.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (fits(name, STEPS.indexOf(step) > 1 ? (wanted.most ?? wanted.lines) : wanted.lines)) return;
      node.classList.add(step);
    }
  }
  const sizes = new ResizeObserver(settle);
  sizes.observe(node);
  const words = new MutationObserver(settle); // another language has other words
  words.observe(node, { subtree: true, characterData: true, childList: true });
  void document.fonts.ready.then(settle);
  return {
    update: (next) => {
      wanted = next;
      settle();
    },
    destroy: () => {
      sizes.disconnect();
      words.disconnect();
    },
  };
};
