// Every visible text against what lies under it: 4.5 to 1, 3 to 1 for large letters. Returns what is too weak.
// Of a gradient every opaque colour counts, and the worst of them decides; grain and patterns let it through.
() => {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const seen = new Map();
  const parse = (colour) => {
    if (!seen.has(colour)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
      seen.set(colour, [r, g, b, a / 255]);
    }
    return seen.get(colour);
  };
  const over = (top, below, alpha) => below.map((value, i) => top[i] * alpha + value * (1 - alpha));
  const COLOUR = /(?:rgba?|color|oklch|oklab|hsl|lab|lch)\([^()]*\)/g;
  const known = new Map();
  /** All grounds that an element may have. */
  const grounds = (element) => {
    if (!element) return [[255, 255, 255]];
    if (known.has(element)) return known.get(element);
    const style = getComputedStyle(element);
    const plain = parse(style.backgroundColor);
    let found = grounds(element.parentElement).map((below) => over(plain, below, plain[3]));
    const stops = (style.backgroundImage.match(COLOUR) ?? []).map(parse).filter((stop) => stop[3] > 0.99);
    if (stops.length && style.backgroundClip !== "text") found = stops.map((stop) => stop.slice(0, 3));
    const unique = [...new Map(found.map((one) => [one.map(Math.round).join(), one])).values()];
    known.set(element, unique);
    return unique;
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const weak = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest(":disabled, .hidden, noscript, option")) continue;
    if (element.namespaceURI.endsWith("svg")) continue; // letters on shapes are drawn, not laid over a ground
    const style = getComputedStyle(element);
    let alpha = parse(style.color)[3];
    for (let one = element; one; one = one.parentElement) alpha *= Number(getComputedStyle(one).opacity);
    const ratios = grounds(element).map((below) => {
      const values = [light(over(parse(style.color), below, alpha)), light(below)].sort((a, b) => b - a);
      return (values[0] + 0.05) / (values[1] + 0.05);
    });
    const ratio = Math.min(...ratios);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) weak.push(`${text.slice(0, 30)} (${element.className}) ${ratio.toFixed(2)}`);
  }
  return [...new Set(weak)];
}
