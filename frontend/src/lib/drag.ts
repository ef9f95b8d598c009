// Dragging with the mouse: a card from the row to the hand, a card from the hand to the mat. What a click does, a drop does.

import { focus } from "./focus.svelte";

const FAR = 8; // pixels from which on it is no click

interface Drag {
  key: string;
  from: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** Where a thing may be dropped: cards of the row on my hand or mat, cards of the hand on the mat. */
function fits(key: string, at: Element | null): boolean {
  if (!at) return false;
  const hand = at.closest("[data-hands], .part.hand") !== null;
  const mat = at.closest(".mat, .part.board") !== null;
  return key.startsWith("row:") ? hand || mat : mat && !hand;
}

export function dragging(node: HTMLElement): { destroy: () => void } {
  let drag: Drag | null = null;

  function down(event: PointerEvent): void {
    const from = (event.target as Element).closest<HTMLElement>("[data-key]");
    const key = from?.dataset.key ?? "";
    if (event.button || event.pointerType !== "mouse" || !from || !/^(row|hand|military):/.test(key)) return;
    drag = { key, from, x: event.clientX, y: event.clientY, ghost: null };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up, { once: true });
  }

  function move(event: PointerEvent): void {
    if (!drag) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > FAR) {
      const box = drag.from.getBoundingClientRect();
      const ghost = drag.from.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-key");
      ghost.inert = true;
      Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", width: `${box.width}px`, height: `${box.height}px`, pointerEvents: "none", zIndex: "60", opacity: "0.9" });
      document.body.append(ghost);
      drag.ghost = ghost;
    }
    if (drag.ghost) drag.ghost.style.transform = `translate(${event.clientX - drag.ghost.offsetWidth / 2}px, ${event.clientY - drag.ghost.offsetHeight / 2}px) rotate(2deg)`;
  }

  function up(event: PointerEvent): void {
    removeEventListener("pointermove", move);
    const done = drag;
    drag = null;
    if (!done?.ghost) return;
    done.ghost.remove();
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => done.from.blur());
    if (fits(done.key, document.elementFromPoint(event.clientX, event.clientY))) focus.pick(done.key, done.from.dataset.card ?? "");
  }

  const noGhost = (event: Event): void => event.preventDefault(); // the browser's own dragging of pictures and texts
  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", noGhost);
  return {
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", noGhost);
      removeEventListener("pointermove", move);
    },
  };
}
