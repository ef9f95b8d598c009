// The emblems of the cards: emblems.json in the folder of a game names an icon for each of its cards, src/lib/emblems.json
// those of kinds and measures; this step makes one picture file of them.
// Icons come from the collection game-icons (CC BY 3.0, see NOTICE) or from src/lib/drawn.json, which we drew ourselves.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = "assets/emblems.svg";
const MODULE = "virtual:measures"; // the icons of numbers, which the page shows at once: part of the script
const ARC = [0, 0, 0, 1, 1, 0, 0]; // which values of an arc are flags: one digit, whatever follows

const place = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (path) => JSON.parse(readFileSync(place(path), "utf8"));

/** A path with one decimal: half the letters, and nobody sees the difference on a grid of 512. */
export function rounded(path) {
  let made = "";
  let arc = -1;
  let dotted = true; // whether the number before has a point, so that the next point starts a new number
  let at = 0;
  while (at < path.length) {
    const letter = /^[\s,]*([a-zA-Z])/.exec(path.slice(at));
    if (letter) {
      made += letter[1];
      arc = letter[1] === "a" || letter[1] === "A" ? 0 : -1;
      dotted = true;
      at += letter[0].length;
      continue;
    }
    const flag = arc >= 0 && ARC[arc % 7] === 1;
    const number = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/).exec(path.slice(at));
    if (!number) break;
    const text = String(Number(Number(number[1]).toFixed(1))).replace(/^(-?)0\./, "$1.");
    const apart = /[a-zA-Z]$/.test(made) || text.startsWith("-") || (text.startsWith(".") && dotted);
    made += (apart ? "" : " ") + text;
    dotted = text.includes(".");
    if (arc >= 0) arc += 1;
    at += number[0].length;
  }
  return made;
}

function pathsOf(names) {
  const drawn = read("./src/lib/drawn.json");
  const { icons } = read("./node_modules/@iconify-json/game-icons/icons.json");
  return [...new Set(names)].sort().map((name) => {
    const path = drawn[name] ?? / d="([^"]+)"/.exec(icons[name]?.body ?? "")?.[1];
    if (!path) throw new Error(`emblems.json: nobody drew the icon ${name}`);
    return [name, rounded(path)];
  });
}

function picture() {
  const files = readdirSync(place("./src")).map((folder) => `./src/${folder}/emblems.json`);
  const groups = files.filter((file) => existsSync(place(file))).map((file) => ({ ...read(file), measures: {} }));
  const names = groups.flatMap((group) => Object.values(group)).flatMap((group) => Object.values(group));
  const paths = pathsOf(names).map(([name, path]) => `<path id="${name}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>\n${paths.join("\n")}\n</defs></svg>\n`;
}

function measuresModule() {
  const { measures } = read("./src/lib/emblems.json");
  const paths = Object.fromEntries(pathsOf(Object.values(measures)));
  const found = Object.entries(measures).map(([measure, name]) => [measure, paths[name]]);
  return `export default ${JSON.stringify(Object.fromEntries(found))};`;
}

export function emblems() {
  return {
    name: "emblems",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? measuresModule() : null),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: picture() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, answer) => {
        answer.setHeader("Content-Type", "image/svg+xml");
        answer.end(picture());
      });
    },
  };
}
