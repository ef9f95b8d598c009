// The shapes of everything that goes between the page and the server. Nothing here knows a rule.
// Made from the types in Python by `python -m saecula.server.typescript`: change those, not this file.

/** Who is logged in; nobody: None. */
export interface Account {
  name: string | null;
}

/** A command is on disk. */
export interface AckMessage {
  type: "ack";
  id: string | number | null;
  ply: number;
  version: number;
  duplicate: boolean;
}

/** A command that a person may think of, legal or not; `about` are keys of the things on the table it concerns. */
export interface Action {
  text: string;
  word: string;
  label: string;
  about: string[];
  legal: boolean;
  refusal: Refusal | null;
  ends_turn: boolean;
}

export interface ActionsAnswer {
  type: "answer";
  id: string | number;
  what: "actions";
  value: Decision | null;
}

/** A part of a number, with the card or the rule that it comes from. */
export interface Addend {
  law: string;
  law_text: string;
  amount: number;
  source: string;
  name: string;
}

/** An action card: its price for the viewer, the workers it takes, its slots; symbol, token and time in the row. */
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
  when?: "future" | "open" | "past";
}

/** The whole table of Age of Civilization as a seat (-1: a spectator) may see it. */
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
  market: MarketCard[];
  wonders: string[];
  specials: SpecialCard[];
  seats: AocSeat[];
}

/** A player; `hand` and `pack` are named to their owner only. */
export interface AocSeat {
  vp: number;
  coins: number;
  idle: number;
  workers: number;
  power: number;
  techs_known: number;
  wonders_owned: number;
  seat: number;
  name: string;
  kind: string;
  in_game: boolean;
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

/** A technology: known, or open to be learned. */
export interface AocTech {
  card: string;
  known: boolean;
  open: boolean;
  price: number;
}

export interface Ask {
  type: "ask";
  id: string | number;
  what: "actions" | "digest" | "explain" | "preview" | "warnings" | "whereabouts" | "why";
  text?: string;
  number?: string;
  seat?: number | null;
  since?: number;
}

export interface Banks {
  yellow: YellowSection[];
  blue: BlueSection[];
}

/** A section of the blue bank; `corruption` once all its tokens are gone. */
export interface BlueSection {
  level: number;
  corruption: number;
  tokens: boolean[];
}

export type Board = AocBoard | TtaBoard;

export interface BotChoice {
  bot: string | null;
}

export interface BotInfo {
  name: string;
  games: string[];
}

/** The socket closes, and why. */
export interface ByeMessage {
  type: "bye";
  code: string;
  text: string;
}

/** A card of a game; what a game's cards do not have is missing. */
export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  kind_name: string;
  group: string;
  age: string;
  text: string;
  face: Sign[];
  civil?: boolean;
  copies?: number[];
  science?: number;
  revolution?: number;
  cost?: number;
  gives?: [string, number][];
  stages?: number[];
  army?: number[];
  price?: number;
  population?: string;
  parts?: [string, string][];
}

/** A number that a command would change. */
export interface Change {
  seat: number;
  number: string;
  name: string;
  before: number;
  after: number;
  better: boolean;
}

/** A law, and its text in the reader's language. */
export interface CitedLaw {
  law: string;
  law_text: string;
}

export interface Claim {
  seat: number;
  name: string;
  invite?: string;
}

export type ClientMessage = Hello | Look | Speak | Command | Undo | Redo | SetReady | Ask | Ping;

/** The clock of a table: the decider thinks since `since`; `left` is the reserve by seat. */
export interface Clock {
  move: number;
  reserve: number;
  refill: boolean;
  now: number;
  since: number | null;
  left: number[] | null;
}

/** A clock by name; without numbers there is none. */
export interface ClockChoice {
  name: string;
  move?: number;
  reserve?: number;
  refill?: boolean;
}

export interface Code {
  code: string;
}

export interface Command {
  type: "command";
  ply: number;
  text: string;
  id?: string | number | null;
}

export interface Credentials {
  name: string;
  password: string;
}

/** What a seat is asked, and everything that it may think of answering. */
export interface Decision {
  seat: number;
  kind: string;
  question: string;
  facts: string[];
  own_turn: boolean;
  actions: Action[];
}

/** How many cards are left; discard piles by age. */
export interface Decks {
  civil: number;
  military: number;
  discards: number[];
}

/** What happened after a ply, for somebody who was away. */
export interface Digest {
  since: number;
  moved: Moved[];
  left_out: number;
  lines: LogLine[];
}

export interface DigestAnswer {
  type: "answer";
  id: string | number;
  what: "digest";
  value: Digest;
}

/** The message of this id was not obeyed; without an id, something else failed. */
export interface ErrorMessage {
  type: "error";
  code: string;
  text: string;
  law?: string;
  field?: string;
  id: string | number | null;
}

/** Ages of what lies face down, from the top; names only of what the viewer knows. */
export interface Events {
  current: string[];
  future: string[];
  mine: string[];
  next: string | null;
  past: string[];
}

export interface ExplainAnswer {
  type: "answer";
  id: string | number;
  what: "explain";
  value: Explanation;
}

/** Where a number comes from. */
export interface Explanation {
  what: string;
  seat: number;
  total: number;
  addends: Addend[];
}

export interface FinishedWonder {
  card: string;
  ruined: boolean;
}

/** A game that can be played here, and for how many people. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: GameSetting[];
}

/** A setting of a game. `needs`: by setting, values one of which a table must have. */
export interface GameSetting {
  name: string;
  kind: "flag" | "many" | "one";
  values: (string | null)[];
  default: boolean | number | string | string[] | null;
  needs: Record<string, (string | number)[]>;
}

/** Whose games are held, and the culture that whoever attacks loses. */
export interface Games {
  of: number;
  culture: number;
}

/** How a number went: by seat, one value per round. */
export interface Graph {
  number: string;
  name: string;
  lines: number[][];
}

export interface Health {
  ok: boolean;
}

export interface Hello {
  type: "hello";
  token?: string | null;
  lang?: "en" | "it" | "ru";
  seat?: number | null;
  seen_ply?: number | null;
  invite?: string;
}

/** A law of a game. */
export interface LawInfo {
  id: string;
  section: string;
  page: string;
  text: string;
}

export interface Leave {
  seat: number;
}

/** The name of the account that a seat shall belong to, as its person has read it. */
export interface Link {
  account: string;
}

/** A table in somebody's list. */
export interface ListedTable {
  id: string;
  game: string;
  name: string;
  options: Record<string, boolean | number | string | string[] | null>;
  status: "over" | "playing" | "waiting";
  origin: "table" | "upload";
  version: number;
  ply: number;
  commitment: string;
  seed_chosen: boolean;
  seed_revealed: string | null;
  spectators: boolean;
  created_at: number;
  rematch: string | null;
  broken: string | null;
  watching: number;
  clock: Clock | null;
  seats: TableSeat[];
  host: boolean;
  invite: string | null;
  decision_seat: number | null;
  turn_seat: number | null;
  my_turn: boolean;
}

/** Something that happened, with its law. */
export interface LogLine {
  ply: number;
  seat: number;
  topic: "attack" | "event" | "heading" | "minor" | "plain" | "score" | "step" | "trouble";
  text: string;
  law: string;
}

/** Lines from a ply on: they take the place of all lines from there that the page has. */
export interface LogPart {
  from: number;
  lines: LogLine[];
}

export interface Look {
  type: "look";
  seat: number;
}

/** A civilization in the market, and the coins on it. */
export interface MarketCard {
  card: string;
  coins: number;
}

/** All messages of a language, in Fluent's form. */
export interface Messages {
  lang: string;
  source: string;
}

/** A number that was one thing and is another. */
export interface Moved {
  seat: number;
  number: string;
  name: string;
  before: number;
  after: number;
}

/** A code that brings a person's seats to another device. */
export interface MovingCode {
  code: string;
}

/** Free seconds for each decision, a reserve beyond them, and whether a new age fills it up. */
export interface NewClock {
  move: number;
  reserve: number;
  refill?: boolean;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** A seat of a new table. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** A new table; `options` are those of the game, `seats` of the same number. */
export interface NewTable {
  game: string;
  options: Record<string, boolean | number | string | string[] | null>;
  seats: NewSeat[];
  seed?: string | null;
  clock?: NewClock | null;
  name?: string;
  spectators?: boolean;
  start?: boolean;
}

/** What is posted to a person who is away: it is his decision, or the game is over. */
export interface Notice {
  event: "decision" | "over";
  table: string;
  game: string;
  name: string;
  seat: number;
  player: string;
  decision: string | null;
  ply: number;
  text: string;
  url: string;
}

export interface Pact {
  card: string;
  with: number;
  side: string;
}

export interface Ping {
  type: "ping";
}

/** The server's clock, in seconds. */
export interface PongMessage {
  type: "pong";
  now: number;
}

/** A command tried out; `unknown`: it reveals something, so that nothing can be promised. */
export interface Preview {
  text: string;
  word: string;
  label: string;
  about: string[];
  legal: boolean;
  refusal: Refusal | null;
  ends_turn: boolean;
  changes: Change[];
  barrier: boolean;
  unknown: boolean;
  opens: string[];
  closes: string[];
  warnings: TurnWarning[];
}

export interface PreviewAnswer {
  type: "answer";
  id: string | number;
  what: "preview";
  value: Preview;
}

/** Why not, in one sentence of the asker's language; `law` of a forbidden command, `field` of bad input. */
export interface Problem {
  code: string;
  text: string;
  law?: string;
  field?: string;
}

export interface Ready {
  ready: boolean;
}

export interface RecordText {
  text: string;
}

export interface Redo {
  type: "redo";
  ply: number;
  id?: string | number | null;
}

/** Why not; where numbers were compared, which, and a sentence with them. */
export interface Refusal {
  law: string;
  law_text: string;
  unit: string;
  need: number;
  have: number;
  lack: number;
  lacks: string;
}

export interface Rename {
  name: string;
}

/** A position of the past; `first` is the earliest ply that can be asked for. */
export interface Replay {
  table: TableInfo;
  ply: number;
  plies: number;
  first: number;
  seat: number;
  board: AocBoard | TtaBoard;
  log: LogLine[];
  last: string | null;
}

/** Ranks, scores and graphs; what is known only at the end is missing before. */
export interface Report {
  game: string;
  over: boolean;
  seats: ReportSeat[];
  rounds: number[];
  graphs: Graph[];
  reason?: CitedLaw;
  winners?: number[];
  goals?: string[];
}

/** A seat in the report; its score is there once the game is over. */
export interface ReportSeat {
  seat: number;
  name: string;
  kind: string;
  score?: number;
  rank?: number;
  sources?: ScoreLine[];
}

/** A space of the card row: `cost` for the viewer, `base` as printed, `swept` before the next turn. */
export interface RowSpace {
  card: string | null;
  cost: number;
  base: number;
  swept: boolean;
}

/** Points by where they come from. */
export interface ScoreLine {
  source: string;
  name: string;
  points: number;
}

export type ServerMessage = StateMessage | AckMessage | ErrorMessage | PongMessage | ByeMessage | PreviewAnswer | WhyAnswer | ExplainAnswer | WarningsAnswer | DigestAnswer | ActionsAnswer | WhereaboutsAnswer;

export interface SetReady {
  type: "ready";
  ready?: boolean;
  id?: string | number | null;
}

/** Everything that a new table can be set to. */
export interface Settings {
  version: string;
  languages: string[];
  games: GameInfo[];
  bots: BotInfo[];
  clocks: ClockChoice[];
  accounts: boolean;
  webhooks: boolean;
}

/** A part of a card's face: a symbol, how many of it, and what qualifies it (an id such as `per-worker`). */
export interface Sign {
  icon: string;
  n?: number | null;
  note?: string;
}

export interface Speak {
  type: "lang";
  lang: "en" | "it" | "ru";
}

/** A special technology card that can be bought. */
export interface SpecialCard {
  card: string;
  price: number;
}

/** Everything that a page draws, from one seat. `decision`: if this seat decides. `since`: after a break. */
export interface StateMessage {
  type: "state";
  version: number;
  ply: number;
  seat: number;
  you: You;
  table: TableInfo;
  board: AocBoard | TtaBoard | null;
  decision: Decision | null;
  log: LogPart;
  undo: boolean;
  redo: boolean;
  undo_text: string | null;
  redo_text: string | null;
  since: Digest | null;
}

export interface TableAnswer {
  table: TableInfo;
}

/** A table as the asker may see it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, boolean | number | string | string[] | null>;
  status: "over" | "playing" | "waiting";
  origin: "table" | "upload";
  version: number;
  ply: number;
  commitment: string;
  seed_chosen: boolean;
  seed_revealed: string | null;
  spectators: boolean;
  created_at: number;
  rematch: string | null;
  broken: string | null;
  watching: number;
  clock: Clock | null;
  seats: TableSeat[];
  host: boolean;
  invite: string | null;
  decision_seat: number | null;
  turn_seat: number | null;
}

export interface TableList {
  tables: ListedTable[];
}

/** A seat of a table; `mine`, `webhook`: about the asker; `before`: who held it earlier in the running game. */
export interface TableSeat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  ready: boolean;
  online: boolean;
  mine: boolean;
  bot: string | null;
  substitute: string | null;
  webhook: boolean;
  before: string | null;
}

/** A technology in play with its workers, its blue tokens, and what one token is worth. */
export interface Tech {
  card: string;
  workers: number;
  tokens: number;
  value: number;
}

/** A table, and the secret that opens the asker's seats at it. */
export interface TokenAnswer {
  table: TableInfo;
  token: string;
}

/** Tables that a browser remembers, with its tokens. */
export interface TokenList {
  tokens: Record<string, string>;
}

/** The whole table of Through the Ages as a seat (-1: a spectator) may see it. */
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
  decks: Decks;
  row: RowSpace[];
  events: Events;
  tactics: string[];
  boards: string[];
  planned: string[];
  prize: number;
  games: Games | null;
  seats: TtaSeat[];
}

/** A civilization; `cards` are the military ones, named to their owner only; `hand_ages`: civil cards face down. */
export interface TtaSeat {
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
  works: number;
  parked: number;
  kept: number;
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
  hand_size: number;
  cards_size: number;
  seat: number;
  name: string;
  kind: string;
  in_game: boolean;
  urban_limit: number;
  hand: string[];
  hand_ages: string[];
  hand_limit: number;
  cards: string[] | null;
  card_ages: string[];
  cards_limit: number;
  government: string;
  leader: string | null;
  tucked: string | null;
  wonder: UnfinishedWonder | null;
  wonders: FinishedWonder[];
  specials: string[];
  colonies: string[];
  tactic: string | null;
  exclusive: boolean;
  old_tactics: string[];
  stance: "civil" | "strength" | null;
  known: string[];
  war: War | null;
  pact: Pact | null;
  techs: Tech[];
  banks: Banks;
}

/** Something to mind before a turn ends. */
export interface TurnWarning {
  law: string;
  law_text: string;
  id: string;
  text: string;
}

export interface Undo {
  type: "undo";
  ply: number;
  id?: string | number | null;
}

export interface UnfinishedWonder {
  card: string;
  stages: number[];
  done: number;
}

export interface Uploaded {
  table: TableInfo;
  verify: Verify;
}

/** Is a record true? */
export interface Verify {
  verified: boolean;
  commands: number;
  shuffles: number;
  digests: number;
  text: string;
  finished: boolean;
}

export interface War {
  card: string;
  on: number;
}

export interface WarningsAnswer {
  type: "answer";
  id: string | number;
  what: "warnings";
  value: TurnWarning[];
}

export interface Webhook {
  url: string | null;
}

/** By card, the places where the seat knows it to lie. */
export interface WhereaboutsAnswer {
  type: "answer";
  id: string | number;
  what: "whereabouts";
  value: Record<string, string[]>;
}

/** Whether a command is legal, and the law against it. */
export interface Why {
  legal: boolean;
  law: string | null;
  text: string;
}

export interface WhyAnswer {
  type: "answer";
  id: string | number;
  what: "why";
  value: Why;
}

/** A section of the yellow bank, from the one that empties first; `tokens` and `faces` by space. */
export interface YellowSection {
  cost: number;
  eats: number;
  tokens: boolean[];
  faces: number[];
}

/** The asker; `account`: belongs this token to an account? */
export interface You {
  seats: number[];
  host: boolean;
  account: boolean;
}
