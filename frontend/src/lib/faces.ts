// How the signs of a card are drawn on its face: numbers and icons, and few words.
//
// A pattern is read from left to right: `@` is the number with its icon, `n` the number alone, `i` the icon alone,
// `*` the icon as often as the number says, `-@` and `+@` the same with that sign before it, a word after a quote a
// message (fx-...), the name of an icon that icon; everything else stands there as it is.

import type { Sign } from "./types";

export interface Piece {
  kind: "text" | "icon" | "word";
  value: string;
}

const WORDS = [
  "all", "at-once", "both", "end", "free", "gap", "income", "level", "once", "or", "others", "pass", "price", "production", "rival", "take", "turn", "upgrade",
] as const;
type Word = (typeof WORDS)[number];
const said = (word: Word): Piece => ({ kind: "word", value: `fx-${word}` });

const OF_UNITS = "@ unit";
const LEFT = "leader →"; // what comes when a leader leaves

const PATTERNS: Record<string, string> = {
  "": "@",
  "per-worker": "@",
  above: "> @",
  "after-developing": "technology → +@",
  "after-population": "population → +@",
  "against-aggressions-and-as-weakest": "+@ aggression",
  "and-unit-for-one-military": "@ + unit ← military",
  "any-military-card": "i ← red-card",
  "as-cavalry": "i = cavalry",
  "as-civil-once-a-turn": "@ → civil",
  "as-food-once-a-turn": "@ → food",
  "as-resource-once-a-turn": "@ → resource",
  "as-unit-in-army": "i → unit",
  "at-end-of-turn": "n red-card 'turn",
  "at-most": "≤ @",
  "at-once-once-a-turn": "i 'at-once",
  "attacking-partner": "+@ → aggression",
  "attacks-on-you-dearer": "aggression +@",
  "attacks-on-you-doubled": "aggression i ×2",
  "back-when-replaced": `${LEFT} +@`,
  "best-theater-again": "i = theater",
  "both-sides-until-resolved": "@ 'both",
  "build-or-upgrade-farm-or-mine-cheaper": "-@ farm mine",
  "build-or-upgrade-urban-cheaper": "-@ urban",
  "by-leaving": `${LEFT} @`,
  "by-others-once-a-turn": "n stage 'others",
  "cheaper-after-new-leader": "leader → -@",
  "cheaper-partner-pays-one": "-@ technology",
  "choose-one-for-yourself": "@ → 1",
  "civil-hand": "+n green-card",
  "cost-of-stage": "+i = stage",
  "culture-rating": "+i = 'income",
  "culture-science-strength-of-urban": "i = urban",
  "dearer-without-discontent": "+@",
  "destroy-up-to-level": "✕ urban ≤ n",
  "developing-infantry-or-cavalry": "infantry cavalry → +@",
  "discard-for-one-force-each": "≤ n red-card → colony",
  "discontent-ignored": "unhappy −n",
  "doubles-army": "i ×2",
  "ends-pact": "aggression → ✕ pact",
  "farm-mine-ii-cheaper": "II -@ farm mine",
  "farm-mine-iii-cheaper": "III -@ farm mine",
  "for-lab-or-library-once-a-turn": "+@ lab library",
  "for-one-resource-when-developing": "technology → +@",
  "for-stages-and-urban-each-turn": "@ stage urban",
  "for-unfinished-wonder": "+@ wonder",
  "for-units-each-turn": OF_UNITS,
  "for-units-if-among-two-weakest": "▼▼ @ unit",
  "for-units-this-turn": OF_UNITS,
  free: "n icon 'free",
  "from-age-iii": "III @",
  "from-then-on": "",
  "from-urban-once-a-turn": "urban → i",
  "from-weakest": "+@ ← ▼ strength",
  "from-weakest-one-of-these": "+@ ← ▼ strength",
  gain: "+@",
  "games-once-a-game": "+@ 'once",
  "give-up-unit-in-fight": "unit → +@",
  "government-cheaper-per-urban": "government -@ / urban",
  "half-of-costs-rounded-up": "+i ½",
  "if-among-two-strongest": "▲▲ strength → @",
  "if-more-than-consumed": "+@ food",
  "if-played-this-turn": "+@",
  "in-age-ii": "II @",
  "in-army": "*",
  "in-defence": "n bonus",
  "infantry-cavalry-cheaper-per-level": "-@ infantry cavalry",
  instead: "",
  "kept-on-card": "*",
  "leader-cheaper": "leader -@",
  "level-of-best-lab": "i = lab",
  "level-of-best-lab-or-library": "i = lab library",
  "level-of-best-mine": "i = mine",
  "level-of-best-mine-or-lab": "i = mine lab",
  "level-of-every-lab": "i = lab",
  "level-of-government": "i = government",
  "levels-of-best-library-and-theater": "i = library + theater",
  "levels-of-labs-on-leaving": `${LEFT} i = lab`,
  "levels-of-technologies": "i = technology",
  "library-theater-cheaper": "-@ library theater",
  limit: "urban ≤ n",
  "limit-more": "urban +n",
  "look-at-hand": "eye red-card",
  "look-at-next": "eye event",
  "look-at-prepared": "eye event",
  "lose-all": "✕ i",
  "lose-half-above-rounded-up": "−½ i > n",
  "lost-by-weaker-once-a-game": "'once ▼ strength → -@",
  "military-hand": "+n red-card",
  "more-each-turn": "i +1 'turn",
  "more-for-first-of-turn": "action +n",
  "more-if-among-two-weakest": "▼▼ +@ unit",
  "more-once-a-game": "i +1 'once",
  "most-for-resources": "resource → ≤ @",
  "move-for-difference": "worker → worker",
  "no-surcharge": "wonder civil +0",
  "not-against-this-side": "✕ war",
  "not-between-partners": "✕ aggression war",
  "not-by-you": "✕ aggression war",
  "of-age-a-or-i": "@ A I",
  "of-every-other": "@ 'others",
  "of-rival": "@ 'rival",
  "on-best-farm-a-or-i": "+@ farm A I",
  "on-best-mine": "+@ mine",
  "on-best-mine-a-or-i": "+@ mine A I",
  "on-leaving": `${LEFT} +@`,
  "once-a-turn": "+@ 'turn",
  "one-of-these": "+@",
  "one-stage-cheaper": "stage -@",
  "one-unit-twice": "unit ×2",
  "or-colonizing": "n colony",
  "or-farm-or-mine": "@ farm mine",
  "or-food-or-science-if-not": "'or @ food science",
  "or-one-civil-each-turn": "@ 'or civil",
  "or-resources-in-all": "+@ resource",
  "or-science-and-resources-for-units": "@ 'or science resource unit",
  "output-of-best-farm-or-mine-on-leaving": `${LEFT} i = farm mine`,
  "pays-revolution": "i → revolution",
  "per-action": "stage ×n",
  "per-age-iii-technology": "@ / technology III",
  "per-arena": "@ / arena",
  "per-army": "= @",
  "per-army-on-leaving": `${LEFT} +@ / tactic`,
  "per-artillery": "@ / artillery",
  "per-best-theater": "@ / theater",
  "per-best-unit-technology": "+@ / unit",
  "per-blue-on-card": "@ / blue",
  "per-blue-returned": "blue → +@",
  "per-civil-action": "@ / civil",
  "per-civil-lost": "+n red-card",
  "per-colony": "@ / territory",
  "per-colony-and-for-first": "@ / territory",
  "per-colony-of-all": "@ / territory",
  "per-content-worker-above": "@ / worker",
  "per-culture-of-theaters-and-libraries": "@ / culture theater library",
  "per-discontent": "@ / unhappy",
  "per-excess-card-discarded": "@ / red-card",
  "per-face": "@ / happy",
  "per-face-of-temples-government": "@ / happy",
  "per-face-of-temples-theaters-wonders": "@ / happy",
  "per-face-of-urban-wonders": "@ / happy",
  "per-farm-or-mine": "@ / farm mine",
  "per-first-place-of-five": "+i / 1.",
  "per-food-produced": "@ / food",
  "per-government-and-special-level": "@ / 'level government special",
  "per-infantry": "@ / infantry",
  "per-lab": "@ / lab",
  "per-lab-and-library": "@ / lab library",
  "per-lab-level": "@ / 'level lab",
  "per-least-of-farms-mines-urban-units": "@ / min farm mine urban unit",
  "per-least-of-science-culture-food-resources": "@ / min science culture food resource",
  "per-level": "+@ / 'level",
  "per-library-and-theater": "@ / library + theater",
  "per-military-action": "@ / military",
  "per-new-worker": "@ / population",
  "per-opponent": "",
  "per-other-source": "@ / happy",
  "per-outdated-army": "( @ )",
  "per-resource-of-mines": "@ / resource",
  "per-revolution": "revolution → +@",
  "per-stage-built": "@ / stage",
  "per-surplus-face": "@ / happy",
  "per-temple": "@ / temple",
  "per-theater": "@ / theater",
  "per-two-discontent-rounded-up": "@ / 2 unhappy",
  "per-unit": "@ / unit",
  "per-unit-and-arena-level": "@ / 'level unit arena",
  "per-unit-type": "@ / infantry cavalry artillery",
  "per-unit-type-urban-type-and-special": "@ / unit urban special",
  "per-urban-level": "@ / 'level urban",
  "per-urban-or-unit": "@ / urban unit",
  "per-urban-type": "@ / urban",
  "per-wonder": "+@ / wonder",
  "per-wonder-of-age-a": "@ / wonder A",
  "per-wonder-of-age-i": "@ / wonder I",
  "per-wonder-of-age-ii": "@ / wonder II",
  "per-wonder-of-age-iii": "@ / wonder III",
  "per-wonder-of-partner": "@ / wonder",
  "per-wonder-special-or-urban-type": "@ / max wonder special urban",
  "plus-lowest-level": "= @ + 'level",
  "population-cheaper": "population → -@",
  "preparing-event": "event → +@",
  price: "@ 'price",
  "price-or-farm-or-mine": "@ 'price farm mine",
  "prize-for-two-technologies-a-turn": "2 technology → +@",
  production: "+@ 'production",
  "production-in-age-i": "I @",
  "production-per-colony": "@ / territory",
  "production-with-consumption": "+@ 'production",
  ranked: "▲ i → culture",
  "remove-or-unfinished-wonder": "✕ leader 'or wonder",
  "resolve-when-completed": "→ event",
  ruins: "+@",
  "science-rating": "+i = science 'income",
  "set-aside-at-most": "≤ @",
  "stays-yours": "tactic lock",
  take: "'take @",
  "take-civil": "'take n green-card",
  "take-or-resources-in-all": "'take @ resource",
  "taking-technology": "technology → +@",
  "taking-wonder": "wonder → +@",
  "technology-cheaper": "technology -@",
  "theater-cheaper": "theater -@",
  "this-turn": "+@",
  "times-for-age-a": "A ×n",
  "under-wonder-when-replaced": `${LEFT} @ wonder`,
  "unless-of-current-age": "✕ leader",
  "upgrade-cheaper": "-@ 'upgrade",
  "urban-cheaper-per-other-type": "-@ / urban",
  "urban-i-cheaper": "I urban -@",
  "urban-ii-cheaper": "II urban -@",
  "urban-iii-cheaper": "III urban -@",
  "using-that-action": "+@",
  "victor-per-5-difference": "+@ / 5 strength",
  "victor-takes": "'take @",
  "victor-takes-difference": "'take i = strength 'gap",
  "when-ages-ii-and-iii-begin": "II III → +n red-card",
  "when-colonized": "→ +@",
  "when-completed": "→ @",
  "when-developing": "technology → +@",
  "with-corruption": "+@ 'production",
  "with-two-colours-food-with-three": "@ food",
  "worth-of-cards-for-politics": "'take ≤ @",
  // of cards that name the moment of their effects
  "face-at-most": "≤ @",
  "face-denied": "✕ 'others",
  "face-free": "0 coin",
  "face-future": "@ →",
  "face-gain": "→ +@",
  "face-game-end": "'end @",
  "face-gift": "@ → civ",
  "face-immune-plague": "✕ plague",
  "face-immune-war": "✕ war",
  "face-lead": "▲ power",
  "face-learn": "→ +@",
  "face-less": "-@",
  "face-more-workers": "-@",
  "face-no-worker": "worker ×0",
  "face-opponents": "'others -@",
  "face-others": "'others +@",
  "face-pass": "'pass +@",
  "face-per": "/ n icon",
  "face-per-bonus": "/ @",
  "face-price": "@",
  "face-returns": "worker ↩",
  "face-rise": "→ +@",
  "face-slot": "+1 civ",
  "face-times-bonus": "@ ×n",
  "face-turn-end": "'turn @",
  "face-war": "war +@",
};

// symbols that say whom an event concerns, or whose the rest is
const WHOM: Record<string, string> = {
  "whom-all": "'all",
  "whom-strongest": "▲ strength",
  "whom-weakest": "▼ strength",
  "whom-two-strongest": "▲▲ strength",
  "whom-two-weakest": "▼▼ strength",
  "whom-second-weakest": "2. ▼ strength",
  "whom-stronger": "/ ▲ strength",
  "whom-richer": "/ ▲ culture",
  "whom-most-culture": "▲ culture",
  "whom-most-culture-if-weak": "▲ culture ▼ strength",
  "whom-fewest-culture": "▼ culture",
  "whom-all-happiest": "▲ happy",
  "whom-all-most-discontent": "▲ unhappy",
  "side-both": "'both",
  "side-a": "A:",
  "side-b": "B:",
  "age-iv": "IV:",
};

const ICONS = new Set(
  (
    "food resource science culture strength happy unhappy colony worker coin vp power plague civil military blue yellow population stage " +
    "farm mine lab temple library theater arena infantry cavalry artillery air_force unit urban special government leader wonder action " +
    "tactic aggression war pact bonus territory event civ tech technology cards politics eye lock revolution green-card red-card"
  ).split(" "),
);

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function pieces(pattern: string, sign: Sign): Piece[] {
  const found: Piece[] = [];
  const n = sign.n ?? null;
  const number = (before = ""): void => {
    if (n !== null) found.push({ kind: "text", value: before === "-" ? `−${Math.abs(n)}` : before === "+" && n > 0 ? `+${n}` : minus(n) });
  };
  const own = sign.icon === "cards" ? "red-card" : sign.icon; // cards that one draws are military ones
  const icon = (value = own): void => void found.push({ kind: "icon", value });
  for (const token of pattern.split(" ").filter(Boolean)) {
    if (token === "@" || token === "-@" || token === "+@") {
      number(token.slice(0, -1));
      icon();
    } else if (token === "n") number();
    else if (token === "i" || token === "icon") icon();
    else if (token === "+i") found.push({ kind: "text", value: "+" }, { kind: "icon", value: own });
    else if (token === "*") for (let i = 0; i < (n ?? 1); i++) icon();
    else if (token.startsWith("'")) found.push(said(token.slice(1) as Word));
    else if (ICONS.has(token)) icon(token);
    else found.push({ kind: "text", value: token.replace("n", n === null ? "" : minus(n)) });
  }
  return found;
}

// told by plates, by stages and by the text
const ELSEWHERE = /^(cost|revolution|stage|at-start|slot|rank-.*|column-.*)$/;
const NAMED = /^(action|tech)-/;
const PLAYERS = /^with-\d-players$/;

/** The signs of a civilization: how it works while it is the main one, and what stays of it. */
export function partsOf(signs: Sign[]): { primary: Sign[]; legacy: Sign[] } {
  const first = signs.findIndex((sign) => sign.note === "column-primary");
  const second = signs.findIndex((sign) => sign.note === "column-legacy");
  return { primary: signs.slice(first + 1, second), legacy: signs.slice(second + 1) };
}

/** The signs of a face in groups that stay together on a line; prices stand elsewhere on the card. */
export function faceOf(signs: Sign[]): Piece[][] {
  const groups: Piece[][] = [];
  let before: Sign | null = null;
  for (const sign of signs) {
    const note = sign.note ?? "";
    if (ELSEWHERE.test(note)) continue;
    if (sign.icon in WHOM) groups.push(pieces(WHOM[sign.icon], sign));
    else if (PLAYERS.test(note)) {
      // the numbers for two, three and four players share one icon
      const last = groups.at(-1);
      if (before && PLAYERS.test(before.note ?? "") && last) last.splice(-1, 0, { kind: "text", value: `·${sign.n}` });
      else groups.push(pieces("@", sign));
    } else if (NAMED.test(note)) {
      // an action or a technology, and with it what follows: "Trade: +1 coin"
      const mark = sign.icon === "lock" || sign.icon === "close" ? [{ kind: sign.icon === "lock" ? "icon" : "text", value: sign.icon === "lock" ? "lock" : "✕" } as Piece] : [];
      const named: Piece = { kind: "icon", value: note };
      if (before && NAMED.test(before.note ?? "") && sign.icon === before.icon) groups.at(-1)?.push(named);
      else groups.push([...mark, named]);
    } else if (before && NAMED.test(before.note ?? "") && before.icon === "action") {
      groups.at(-1)?.push({ kind: "text", value: ":" }, ...pieces(PATTERNS[note] ?? "+@", sign));
    } else {
      const made = pieces(PATTERNS[note] ?? "@", sign);
      const choice = note.endsWith("one-of-these") && before?.note === note;
      const army = note === "in-army" && before?.note === note;
      if (army) groups.at(-1)?.push(...made);
      else groups.push(choice ? [said("or"), ...made] : made);
    }
    before = sign;
  }
  return groups.filter((group) => group.length > 0);
}

const MORE: Piece[] = [{ kind: "text", value: "…" }];

/** The first groups that fit so many lines of a width; what one line cannot hold is parted. If there are more, it says so. */
export function fitting(groups: Piece[][], size: number, width: number, rows: number, say: (id: string) => string): Piece[][] {
  const wide = (piece: Piece): number =>
    piece.kind === "icon" ? size + 2 : piece.kind === "text" ? piece.value.length * size * 0.55 + 2 : say(piece.value).length * 6.3 + 2;
  function held(list: Piece[][]): number {
    let line = 1;
    let used = 0;
    return list.filter((group) => {
      const own = group.reduce((sum, piece) => sum + wide(piece), 0);
      if (used > 0 && used + own > width) {
        line += 1;
        used = 0;
      }
      line += Math.ceil(own / width) - 1;
      used = own > width ? width : used + own + 6; // a parted group leaves no room beside it
      return line <= rows;
    }).length;
  }
  let n = held(groups);
  if (n === groups.length) return groups;
  while (n > 0 && held([...groups.slice(0, n), MORE]) <= n) n -= 1;
  return [...groups.slice(0, n), MORE];
}
