// What the eye would mind: letters that are too small, words that are cut or leave their paper, parts that lie on each
// other, pages that scroll. Sizes are those of a small laptop; `grown` is how much larger everything is on a larger screen.
(grown) => {
  const TINY = 12, BODY = 13; // pixels
  const RUNNING = 40; // letters of something that is read rather than glanced at
  const SLACK = 3 * grown; // the box of a line is higher than its letters
  const found = { tiny: [], body: [], cut: [], covered: [], scroll: [] };
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (one) => [one.tagName.toLowerCase(), ...[...one.classList].filter((part) => !part.startsWith("svelte-"))].join(".");
  for (const held of document.querySelectorAll(".held")) held.style.transform = "none"; // the box of a leaning card says nothing
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || !shown(element) || element.closest(".hidden, option, noscript, svg, [inert]")) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) / grown;
    const told = `${text.slice(0, 30)} (${name(element)})`;
    if (size < TINY - 0.05) found.tiny.push(`${told} ${size.toFixed(1)}`);
    else if (text.length >= RUNNING && size < BODY - 0.05) found.body.push(`${told} ${size.toFixed(1)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || element.closest(".price, .leaves, sup, em")) continue; // these hang over their card on purpose
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break; // what scrolls is not cut
      const frame = one.getBoundingClientRect();
      const paper = one.matches(".card, .leather, .mat, .bank, .place, .rival, .bar, .banner");
      if (!paper && style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (box.left < frame.left - SLACK || box.right > frame.right + SLACK || box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK) {
        found.cut.push(`${told} by ${name(one)}`);
        break;
      }
    }
  }
  const parts = [...document.querySelectorAll(".part")].filter(shown).map((one) => [name(one), one.getBoundingClientRect(), one]);
  parts.forEach(([first, a, one], i) => {
    for (const [second, b, other] of parts.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2 && getComputedStyle(one).position !== "fixed" && getComputedStyle(other).position !== "fixed") found.covered.push(`${first} and ${second}`);
    }
  });
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.scroll.push(`${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight) found.scroll.push(`${page.scrollHeight} high`);
  return Object.fromEntries(Object.entries(found).map(([key, list]) => [key, [...new Set(list)]]));
}
