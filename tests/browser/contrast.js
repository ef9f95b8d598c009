// Every visible text against what lies under it: 4.5 to 1, 3 to 1 for large letters. Returns what is too weak.
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
  const ground = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) layers.push(parse(getComputedStyle(one).backgroundColor));
    return layers.reverse().reduce((below, layer) => over(layer, below, layer[3]), [255, 255, 255]);
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
    const style = getComputedStyle(element);
    const below = ground(element);
    let alpha = parse(style.color)[3];
    for (let one = element; one; one = one.parentElement) alpha *= Number(getComputedStyle(one).opacity);
    const colour = element.namespaceURI.endsWith("svg") ? style.fill : style.color;
    const values = [light(over(parse(colour), below, alpha)), light(below)].sort((a, b) => b - a);
    const ratio = (values[0] + 0.05) / (values[1] + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    if (element.namespaceURI.endsWith("svg")) continue; // letters on shapes are drawn, not laid over a ground
    if (ratio < (large ? 3 : 4.5)) weak.push(`${text.slice(0, 30)} (${element.className}) ${ratio.toFixed(2)}`);
  }
  return [...new Set(weak)];
}
