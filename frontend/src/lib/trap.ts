// Whoever opens a sheet by keys stays in it until it is closed, and is back where the way to it began.

const REACHED = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

/** Holds the Tab key within a sheet, and gives the focus back when it is gone. */
export function trapped(sheet: HTMLElement): { destroy: () => void } {
  const before = document.activeElement;
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    const found = [...sheet.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.checkVisibility() && one.tabIndex >= 0);
    const end = event.shiftKey ? found[0] : found.at(-1);
    const at = document.activeElement;
    if (at !== end && at !== sheet && sheet.contains(at)) return;
    event.preventDefault();
    ((event.shiftKey ? found.at(-1) : found[0]) ?? sheet).focus();
  };
  document.addEventListener("keydown", turn, true);
  sheet.focus({ preventScroll: true });
  return {
    destroy: () => {
      document.removeEventListener("keydown", turn, true);
      if (before instanceof HTMLElement && before.isConnected && (document.activeElement === document.body || sheet.contains(document.activeElement))) before.focus({ preventScroll: true });
    },
  };
}
