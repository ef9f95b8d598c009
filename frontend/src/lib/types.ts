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

/** A command that a person may think of, legal or not; `about` are keys of the things on the table it concerns.
 * 
 *     `title` is the label without its price, which stands in `price`; `card` is the one whose picture stands for it,
 *     `note` what it brings in a few words, `value` what a card counts for that is laid down, `force` what a bid sends.
 *     `brings`: of an answer to a question, what it gives and takes at once besides its price, in numbers with a sign.
 *     `likely` is its place among what people mostly look for, 1 before 2; 0: it is not among that. */
export interface Action {
  text: string;
  word: string;
  label: string;
  about: string[];
  legal: boolean;
  refusal: Refusal | null;
  ends_turn: boolean;
  title: string;
  group: "answer" | "build" | "destroy" | "develop" | "end" | "more" | "play" | "politics" | "resign" | "take";
  likely: number;
  card: string | null;
  price: Sign[];
  brings: Sign[];
  note: string;
  value: number | null;
  force: string[];
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
  law_name: string;
  law_text: string;
  amount: number;
  source: string;
  name: string;
}

/** Whom to ask for a move. */
export interface Advice {
  level?: string;
}

/** Whether bots suggest moves at a table; null: only where no other people play. */
export interface AdviceChoice {
  allowed: boolean | null;
}

/** A question laid out: its card, whom it is about or who asks it, forces and the mark to reach, what follows. */
export interface Aid {
  card: string | null;
  rival: number | null;
  bars: Bar[];
  goal: number;
  verdicts: Verdict[];
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

/** The whole table of Age of Civilization as a seat (-1: a spectator) may see it. `goals`: of a solo game. */
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
  goals: Goal[];
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

/** A question about the game. A digest tells what happened after the ply `since`, else since the last turn. */
export interface Ask {
  type: "ask";
  id: string | number;
  what: "actions" | "digest" | "explain" | "forecast" | "preview" | "warnings" | "whereabouts" | "why";
  text?: string;
  number?: string;
  seat?: number | null;
  since?: number | null;
}

export interface Banks {
  yellow: YellowSection[];
  blue: BlueSection[];
}

/** A strength as a bar. */
export interface Bar {
  seat: number;
  parts: BarPart[];
  total: number;
}

export interface BarPart {
  name: string;
  n: number;
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

/** A way to call me; `every`: for each decision, not only once an hour; `everywhere`: at all my account's tables. */
export interface CallerInfo {
  id: number;
  kind: "discord" | "mail" | "ntfy" | "push" | "webhook";
  shown: string;
  lang: string;
  every: boolean;
  everywhere: boolean;
  confirmed: boolean;
}

/** Where I am called, what this server offers, and its public key for web push. */
export interface Calls {
  callers: CallerInfo[];
  kinds: string[];
  push: string | null;
  account: boolean;
}

/** A card of a game; what a game's cards do not have is missing.
 * 
 *     `effect`: what a card does that happens to others too, without what it takes to play it. */
export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  kind_name: string;
  group: string;
  age: string;
  text: string;
  face: Sign[];
  effect?: string;
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

/** The next state, for pages that want no more than what differs: server/differences.py says how it is read.
 * 
 *     `after`: how many states this socket has brought before; `log` is always whole. */
export interface ChangesMessage {
  type: "changes";
  after: number;
  changes: Record<string, unknown>;
}

/** A law, what it is called (its chapter) and its text in the reader's language. */
export interface CitedLaw {
  law: string;
  law_name: string;
  law_text: string;
}

export interface Claim {
  seat: number;
  name: string;
  invite?: string;
}

export type ClientMessage = Hello | Look | Speak | Command | Undo | Redo | SetReady | Ask | Ping | Say | Visible;

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

/** What a seat is asked, and everything that it may think of answering.
 * 
 *     `likeliest` is the text of the command that people mostly look for next, `finish` of the one that ends the turn, the
 *     phase or the question; a small screen keeps both at hand. */
export interface Decision {
  seat: number;
  kind: string;
  question: string;
  facts: string[];
  own_turn: boolean;
  actions: Action[];
  likeliest: string | null;
  finish: string | null;
  aid: Aid | null;
}

/** How many cards are left; discard piles by age. */
export interface Decks {
  civil: number;
  military: number;
  discards: number[];
}

/** What was named is gone. */
export interface Deleted {
  deleted: boolean;
}

/** What happened after a ply, for somebody who was away: turn by turn, and how the numbers moved.
 * 
 *     `left_out`: how many lines of the oldest turns are not told. */
export interface Digest {
  since: number;
  until: number;
  moved: Moved[];
  left_out: number;
  turns: DigestTurn[];
}

export interface DigestAnswer {
  type: "answer";
  id: string | number;
  what: "digest";
  value: Digest;
}

/** What one seat did in a turn, between two plies that a replay can show. */
export interface DigestTurn {
  seat: number;
  first: number;
  last: number;
  lines: LogLine[];
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

/** How the seed of the deal is made. `commitment`: to the server's seed, published at `committed_at`, and told as
 *     `server_seed` when the game is over. While `ends_at` is set, seats reveal their shares; `failed` did not in the
 *     round before. */
export interface FairDeal {
  round: number;
  commitment: string;
  committed_at: number;
  seats: FairSeat[];
  ends_at: number | null;
  failed: string[];
  server_seed: string | null;
}

/** What a seat adds to the deal; `share` is told when the cards are dealt. */
export interface FairSeat {
  seat: number;
  commitment: string;
  revealed: boolean;
  share: string | null;
}

/** What an event or a leader gave at the end of the game, by seat. */
export interface FinalScore {
  card: string;
  name: string;
  points: number[];
}

export interface FinishedWonder {
  card: string;
  ruined: boolean;
}

/** An event that the seat knows, if it came now: one case where it is all one in whose turn it is revealed. */
export interface Forecast {
  card: string;
  place: "current" | "future" | "hand" | "next";
  cases: ForecastCase[];
}

/** Events that the seat knows, if they came now. */
export interface ForecastAnswer {
  type: "answer";
  id: string | number;
  what: "forecast";
  value: Forecast[];
}

/** What an event would do in the turn of any of the seats `turns`, up to the first choice.
 * 
 *     `asked`: who would have to choose first; `waiting`: whose part comes only after that. */
export interface ForecastCase {
  turns: number[];
  asked: number | null;
  waiting: number[];
  gains: Gain[];
}

export interface Forgotten {
  name: string;
}

/** What a seat would gain or lose of a number. */
export interface Gain {
  seat: number;
  number: string;
  n: number;
}

/** A game that can be played here, and for how many people. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: GameSetting[];
}

/** A setting of a game. `needs`: by setting, values one of which a table must have. `house`: a variant of ours. */
export interface GameSetting {
  name: string;
  kind: "flag" | "many" | "one";
  values: (string | null)[];
  default: boolean | number | string | string[] | null;
  house: boolean;
  needs: Record<string, (string | number)[]>;
}

/** Whose games are held, and the culture that whoever attacks loses. */
export interface Games {
  of: number;
  culture: number;
}

/** What a solo player may reach: `met` as the position stands, which counts at the end. */
export interface Goal {
  name: string;
  met: boolean;
  parts: GoalPart[];
}

/** A number that a goal asks for: at least `need`, or at most where `most` is set; `has` is how it stands. */
export interface GoalPart {
  icon: string;
  need: number;
  has: number;
  most: boolean;
  met: boolean;
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
  steps?: boolean;
  changes?: boolean;
}

/** A seat's chance to win, in hundredths: the even one and the points of all reasons, the weightiest first. */
export interface Judgement {
  chance: number;
  even: number;
  reasons: Reason[];
}

export interface KeyList {
  server: string;
  keys: PublicKey[];
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

/** A lesson of a game. */
export interface LessonInfo {
  id: string;
  game: string;
  title: string;
  steps: number;
}

export interface LessonList {
  lessons: LessonInfo[];
}

/** What a lesson says now. `show`: keys of things to point at, `actions`: the commands that it waits for. */
export interface LessonState {
  id: string;
  title: string;
  step: number;
  steps: number;
  text: string;
  show: string[];
  actions: string[];
  done: boolean;
  next: string | null;
}

/** The secret of a letter that was sent to an address. */
export interface Letter {
  secret: string;
}

export interface LetterPassword {
  secret: string;
  password: string;
}

/** The name of the account that a seat shall belong to, as its person has read it. */
export interface Link {
  account: string;
}

/** A table in somebody's list; its round while it is played, None where that cannot be told. */
export interface ListedTable {
  id: string;
  game: string;
  name: string;
  options: Record<string, boolean | number | string | string[] | null>;
  status: "over" | "playing" | "waiting";
  origin: "lesson" | "table" | "upload";
  version: number;
  ply: number;
  commitment: string;
  seed_chosen: boolean;
  seed_revealed: string | null;
  spectators: boolean;
  advice: boolean;
  created_at: number;
  rematch: string | null;
  broken: string | null;
  watching: number;
  clock: Clock | null;
  seats: TableSeat[];
  host: boolean;
  invite: string | null;
  decision_seat: number | null;
  decision_since: number | null;
  turn_seat: number | null;
  dealt_at: number | null;
  fair: FairDeal | null;
  vote: Vote | null;
  listed: boolean;
  level: "beginner" | "experienced" | "expert" | null;
  chat: boolean;
  my_turn: boolean;
  round: number | null;
}

/** Whether strangers find a table, and whom it waits for. */
export interface Listing {
  listed: boolean;
  level?: "beginner" | "experienced" | "expert" | null;
}

/** Something that happened, with its law, of a seat or of nobody (-1).
 * 
 *     `card`: it is about. `paid`: what its seat paid for the command. `auto`: the only answer, given for the seat.
 *     `event`: the card of the event or aggression that it comes of. `why`: how it came to that: whom an event found and
 *     why them, by which strengths an attack was repelled, what an action brought, how an auction ended.
 *     `matters`: something was done that had an effect; where there is room for one line, the last such one is shown.
 *     What one seat produces is one line of the topic `production`, its parts are minor ones. */
export interface LogLine {
  ply: number;
  seat: number;
  topic: "attack" | "event" | "heading" | "minor" | "plain" | "production" | "score" | "step" | "trouble" | "turn";
  text: string;
  law: string;
  card: string | null;
  paid: Sign[];
  auto: boolean;
  event: string | null;
  why: string;
  matters: boolean;
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

/** The confirmed address of an account; `possible`: whether this server sends mail at all. */
export interface MailInfo {
  mail: string | null;
  possible: boolean;
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

/** A way to call me: an address of mail or of the web, or what a browser gives for web push. */
export interface NewCaller {
  kind: "discord" | "mail" | "ntfy" | "push" | "webhook";
  address?: string;
  subscription?: PushSubscription | null;
  lang?: "en" | "it" | "ru";
  every?: boolean;
  everywhere?: boolean;
}

/** Free seconds for each decision, a reserve beyond them, and whether a new age fills it up. */
export interface NewClock {
  move: number;
  reserve: number;
  refill?: boolean;
}

/** Who learns. */
export interface NewLesson {
  name?: string;
}

export interface NewMail {
  password: string;
  mail: string | null;
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
  advice?: boolean | null;
  start?: boolean;
  listed?: boolean;
  level?: "beginner" | "experienced" | "expert" | null;
}

/** What is posted to a person who is away: it is his decision, or the game is over. */
export interface Notice {
  event: "decision" | "over" | "try";
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

export interface OpenClock {
  move: number;
  reserve: number;
  refill: boolean;
}

export interface OpenSeat {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  online: boolean;
}

/** A table that strangers find; `level`: of people whom it waits for; `fair`: nobody chose its seed. */
export interface OpenTable {
  id: string;
  game: string;
  name: string;
  options: Record<string, boolean | number | string | string[] | null>;
  status: "playing" | "waiting";
  clock: OpenClock | null;
  level: "beginner" | "experienced" | "expert" | null;
  fair: boolean;
  spectators: boolean;
  created_at: number;
  ply: number;
  seats: OpenSeat[];
}

export interface OpenTables {
  tables: OpenTable[];
}

/** Of whoever is logged in, for what cannot be taken back. */
export interface OwnPassword {
  password: string;
}

export interface Pact {
  card: string;
  with: number;
  side: string;
}

/** A sign of life; `seen`: the ply that the person has before the eyes. */
export interface Ping {
  type: "ping";
  seen?: number | null;
}

/** The server's clock, in seconds. */
export interface PongMessage {
  type: "pong";
  now: number;
}

/** A command tried out; `unknown`: it reveals something, so that nothing can be promised.
 * 
 *     `confirm`: ask once more before it is done; whatever can be taken back and brings no danger is done at once. */
export interface Preview {
  text: string;
  word: string;
  label: string;
  about: string[];
  legal: boolean;
  refusal: Refusal | null;
  ends_turn: boolean;
  title: string;
  group: "answer" | "build" | "destroy" | "develop" | "end" | "more" | "play" | "politics" | "resign" | "take";
  likely: number;
  card: string | null;
  price: Sign[];
  brings: Sign[];
  note: string;
  value: number | null;
  force: string[];
  confirm: boolean;
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

/** The commitment of a seat to its share of a fair deal (core/fair.py). */
export interface Promise {
  commitment: string;
}

/** A key that signs, or signed, records of this server; `public` are 32 bytes in base64. */
export interface PublicKey {
  id: string;
  algorithm: "Ed25519";
  public: string;
  created: string;
  retired: string | null;
}

/** As browsers give it. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Ready {
  ready: boolean;
}

/** How many hundredths something adds to an even chance, and the open numbers behind it. */
export interface Reason {
  reason: string;
  points: number;
  text: string;
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
  law_name: string;
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

/** Ranks, scores and graphs; what is known only at the end is missing before.
 * 
 *     `reason`: why it ended, where that is not the usual end. `final`: what was scored when the last round was over.
 *     `tie`: what decided between the first and somebody with as many points. `wanted`: all goals, reached or not. */
export interface Report {
  game: string;
  over: boolean;
  seats: ReportSeat[];
  rounds: number[];
  graphs: Graph[];
  reason?: CitedLaw;
  final?: FinalScore[];
  tie?: CitedLaw;
  winners?: number[];
  goals?: string[];
  wanted?: Goal[];
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

/** A word of somebody at the table: a phrase by its id, or a text. */
export interface SaidMessage {
  type: "said";
  number: number;
  seat: number;
  name: string;
  phrase: "back-soon" | "bye" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | null;
  text: string;
  at: number;
}

/** A word to the table: a phrase, which everybody reads in his own language, or a text. */
export interface Say {
  type: "say";
  phrase?: "back-soon" | "bye" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | null;
  text?: string;
  id?: string | number | null;
}

/** Points by where they come from. */
export interface ScoreLine {
  source: string;
  name: string;
  points: number;
}

export type ServerMessage = StateMessage | ChangesMessage | StepMessage | SaidMessage | AckMessage | ErrorMessage | PongMessage | ByeMessage | PreviewAnswer | WhyAnswer | ExplainAnswer | WarningsAnswer | DigestAnswer | ActionsAnswer | WhereaboutsAnswer | ForecastAnswer;

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

/** What was committed to: 32 random bytes. */
export interface Share {
  share: string;
}

/** A part of a card's face or of a price: a symbol, how many of it, and what qualifies it (as `per-worker`). */
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

/** Everything that a page draws, from one seat. `decision`: if this seat decides. `since`: after a break.
 * 
 *     `undo_text`, `redo_text`: the command that is taken back or given again, in the reader's words. */
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
  lesson: LessonState | null;
}

/** A position that the table has left already, on the way to the next state, for pages that show every ply. */
export interface StepMessage {
  type: "step";
  ply: number;
  seat: number;
  board: AocBoard | TtaBoard;
  lines: LogLine[];
}

/** What a bot would do, every number that it changes, and what speaks for it in sentences, the weightiest first;
 *     `judgement` where a model has learned who wins. */
export interface Suggestion {
  level: string;
  ply: number;
  preview: Preview;
  reasons: string[];
  judgement: Judgement | null;
}

export interface Switch {
  on: boolean;
}

export interface TableAnswer {
  table: TableInfo;
}

/** A table as the asker may see it; `advice`: may the asker have moves suggested? */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, boolean | number | string | string[] | null>;
  status: "over" | "playing" | "waiting";
  origin: "lesson" | "table" | "upload";
  version: number;
  ply: number;
  commitment: string;
  seed_chosen: boolean;
  seed_revealed: string | null;
  spectators: boolean;
  advice: boolean;
  created_at: number;
  rematch: string | null;
  broken: string | null;
  watching: number;
  clock: Clock | null;
  seats: TableSeat[];
  host: boolean;
  invite: string | null;
  decision_seat: number | null;
  decision_since: number | null;
  turn_seat: number | null;
  dealt_at: number | null;
  fair: FairDeal | null;
  vote: Vote | null;
  listed: boolean;
  level: "beginner" | "experienced" | "expert" | null;
  chat: boolean;
}

export interface TableList {
  tables: ListedTable[];
}

/** A seat of a table; `mine`, `webhook`: about the asker; `before`: who held it earlier in the running game.
 * 
 *     `answers`: are only answers given for it? */
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
  answers: boolean;
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

/** Was a call taken by whoever delivers it? */
export interface Tried {
  taken: boolean;
  lang: string;
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
  armies: number;
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
  law_name: string;
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

export interface Verdict {
  tone: "bad" | "good" | "plain";
  text: string;
}

/** Is a record true? `signed`: by this server; by a key that it does not know; by nobody. `shares`: how many of the
 *     `people` added to the deal. What all this proves, and what not, in sentences. */
export interface Verify {
  verified: boolean;
  commands: number;
  shuffles: number;
  digests: number;
  text: string;
  finished: boolean;
  signed: "checked" | "no" | "unchecked";
  shares: number;
  people: number;
  proves: string[];
  leaves_open: string[];
}

/** Is the page in the foreground? Whoever has it behind others is not looking. */
export interface Visible {
  type: "visible";
  visible: boolean;
}

/** In a vote about somebody's seat. */
export interface Voice {
  agree: boolean;
}

/** A vote about the seat of somebody who is there: `voters` are all who must agree, by a seat of each. */
export interface Vote {
  seat: number;
  name: string;
  by: number;
  voters: number[];
  agreed: number[];
  ends_at: number;
  outcome: "expired" | "open" | "passed" | "refused";
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
