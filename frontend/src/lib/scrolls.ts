// What scrolls says so: its edge fades (style.css) on the side where there is more.

/** Marks an element with `data-above` and `data-below` while some of what it holds lies there. */
export function scrolls(box: HTMLElement): { destroy(): void } {
  const look = (): void => {
    box.toggleAttribute("data-above", box.scrollTop > 1);
    box.toggleAttribute("data-below", box.scrollTop + box.clientHeight < box.scrollHeight - 1);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  const content = new MutationObserver(look);
  content.observe(box, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["open"] });
  box.addEventListener("scroll", look, { passive: true });
  look();
  return {
    destroy: () => {
      sizes.disconnect();
      content.disconnect();
      box.removeEventListener("scroll", look);
    },
  };
}
