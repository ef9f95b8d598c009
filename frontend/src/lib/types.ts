// The shapes of what the server sends (docs/api.md, saecula.present). Nothing here knows a rule.

export interface Refusal {
  law: string;
  law_text: string;
  lacks: string;
  unit: string;
  need: number;
  have: number;
  lack: number;
}

export interface Action {
  text: string;
  word: string;
  label: string;
  about: string[];
  legal: boolean;
  refusal: Refusal | null;
  ends_turn: boolean;
}

export interface Decision {
  seat: number;
  kind: string;
  question: string;
  facts: string[];
  own_turn: boolean;
  actions: Action[];
}

export interface Change {
  seat: number;
  number: string;
  name: string;
  before: number;
  after: number;
  better?: boolean;
}

export interface Preview extends Action {
  changes: Change[];
  barrier: boolean;
  unknown: boolean;
  opens: string[];
  closes: string[];
  warnings: Warning[];
}

export interface Warning {
  id: string;
  text: string;
  law: string;
  law_text: string;
}

export interface LogLine {
  ply: number;
  seat: number;
  topic: string;
  text: string;
  law: string;
}

export interface Digest {
  since: number;
  moved: Change[];
  left_out: number;
  lines: LogLine[];
}

export interface Addend {
  amount: number;
  source: string;
  name: string;
  law: string;
  law_text: string;
}

export interface Explanation {
  what: string;
  seat: number;
  total: number;
  addends: Addend[];
}

export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  kind_name: string;
  group: string;
  age: string;
  text: string;
  civil?: boolean;
  copies?: number[];
  science?: number;
  revolution?: number;
  cost?: number;
  gives?: [string, number][];
  stages?: number[];
  price?: number;
  population?: string;
  parts?: [string, string][];
}

export interface LawInfo {
  id: string;
  section: string;
  page: string;
  text: string;
}

// --- tables ---------------------------------------------------------------------------------------------------------
export interface TableSeat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  ready: boolean;
  online: boolean;
  mine: boolean;
  bot: string | null;
  substitute: string | null;
  webhook: boolean;
}

export interface Clock {
  move: number;
  reserve: number;
  refill: boolean;
  now: number;
  since: number;
  left: number[];
}

export interface TableInfo {
  id: string;
  game: "tta" | "aoc";
  options: Record<string, unknown>;
  status: "waiting" | "playing" | "over";
  origin: "table" | "upload";
  version: number;
  ply: number;
  name: string;
  commitment: string;
  seed_revealed: string | null;
  seed_chosen?: boolean;
  spectators: boolean;
  rematch: string | null;
  broken: string | null;
  watching: number;
  clock: Clock | null;
  seats: TableSeat[];
  host: boolean;
  invite?: string | null;
  decision_seat: number | null;
  turn_seat: number | null;
  my_turn?: boolean;
}

export interface StateMessage {
  type: "state";
  version: number;
  ply: number;
  seat: number;
  you: { seats: number[]; host: boolean };
  table: TableInfo;
  board: Board | null;
  decision: Decision | null;
  log: { from: number; lines: LogLine[] };
  undo: boolean;
  redo: boolean;
  undo_text: string | null;
  redo_text: string | null;
  since: Digest | null;
}

export interface GameSetting {
  name: string;
  kind: "one" | "many" | "flag";
  values: string[];
  default: unknown;
  needs: Record<string, unknown[]>; // by setting, values one of which a table must have
}

export interface Settings {
  version: string;
  languages: string[];
  games: { name: "tta" | "aoc"; title: string; seats: number[]; options: GameSetting[] }[];
  bots: { name: string; games: string[] }[];
  clocks: { name: string; move?: number; reserve?: number; refill?: boolean }[];
  accounts: boolean;
  webhooks: boolean;
}

// --- boards ---------------------------------------------------------------------------------------------------------
export interface RowSpace {
  card: string | null;
  cost: number;
  base: number;
  swept: boolean;
}

export interface Tech {
  card: string;
  workers: number;
  tokens: number;
  value: number;
}

export interface TtaSeat {
  seat: number;
  name: string;
  kind: string;
  in_game: boolean;
  culture: number;
  culture_rate: number;
  science: number;
  science_rate: number;
  strength: number;
  happiness: number;
  faces_needed: number;
  discontent: number;
  food: number;
  food_rate: number;
  consumption: number;
  resources: number;
  resource_rate: number;
  corruption: number;
  arms: number;
  arms_science: number;
  colonization: number;
  pool: number;
  population: number;
  population_cost: number;
  yellow: number;
  blue: number;
  civil: number;
  civil_total: number;
  military: number;
  military_total: number;
  urban_limit: number;
  hand: string[];
  hand_limit: number;
  cards: string[] | null;
  card_ages: string[];
  cards_limit: number;
  government: string;
  leader: string | null;
  tucked: string | null;
  wonder: { card: string; stages: number[]; done: number } | null;
  wonders: { card: string; ruined: boolean }[];
  specials: string[];
  colonies: string[];
  tactic: string | null;
  exclusive: boolean;
  old_tactics: string[];
  stance: "strength" | "civil" | null;
  known: string[];
  works: number;
  parked: number;
  kept: number;
  war: { card: string; on: number } | null;
  pact: { card: string; with: number; side: string } | null;
  techs: Tech[];
  banks: {
    yellow: { cost: number; eats: number; tokens: boolean[]; faces: number[] }[];
    blue: { level: number; corruption: number; tokens: boolean[] }[];
  };
}

export interface TtaBoard {
  game: "tta";
  me: number;
  round: number;
  age: string;
  last_round: number;
  over: boolean;
  turn_seat: number;
  start_seat: number;
  decider: number;
  phase: string;
  decks: { civil: number; military: number; discards: number[] };
  row: RowSpace[];
  events: { current: string[]; future: string[]; mine: string[]; next: string | null; past: string[] };
  tactics: string[];
  boards: string[];
  planned: string[];
  prize: number;
  games: { of: number; culture: number } | null;
  seats: TtaSeat[];
}

export interface AocAction {
  action: string;
  name: string;
  price: number | null;
  crew: number;
  red: boolean;
  slots: number;
  used: number;
  symbol?: string;
  token?: string | null;
  when?: "past" | "open" | "future";
}

export interface AocTech {
  card: string;
  known: boolean;
  open: boolean;
  price: number;
}

export interface AocSeat {
  seat: number;
  name: string;
  kind: string;
  in_game: boolean;
  vp: number;
  coins: number;
  idle: number;
  workers: number;
  power: number;
  techs_known: number;
  white: number;
  red: number;
  leads: boolean;
  main: string | null;
  civs: string[];
  wonders: string[];
  special: string | null;
  techs: AocTech[][];
  hand: string[] | null;
  hand_size: number;
  pack: string[] | null;
  pack_size: number;
  effects: string;
}

export interface AocBoard {
  game: "aoc";
  me: number;
  round: number;
  rounds: number;
  over: boolean;
  turn_seat: number;
  start_seat: number;
  decider: number;
  phase: string;
  draft: boolean;
  innovation: boolean;
  changing_world: boolean;
  challenge: string | null;
  solo: boolean;
  rival: number;
  deck: number;
  permanent: AocAction[];
  row: AocAction[];
  market: { card: string; coins: number }[];
  wonders: string[];
  specials: { card: string; price: number }[];
  seats: AocSeat[];
}

export type Board = TtaBoard | AocBoard;

export interface Report {
  game: "tta" | "aoc";
  over: boolean;
  seats: {
    seat: number;
    name: string;
    kind: string;
    score?: number;
    rank?: number;
    sources?: { source: string; name: string; points: number }[];
  }[];
  rounds: number[];
  graphs: { number: string; name: string; lines: number[][] }[];
  reason?: { law: string; law_text: string };
  winners?: number[];
  goals?: string[];
}

export interface Replay {
  ply: number;
  plies: number;
  first: number;
  seat: number;
  board: Board;
  log: LogLine[];
  last: string | null;
  table: TableInfo;
}

export interface Verify {
  verified: boolean;
  commands: number;
  shuffles: number;
  digests: number;
  text: string;
  finished: boolean;
}
