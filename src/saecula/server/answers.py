"""What the server sends, besides the game itself (`saecula.present.shapes`): answers, socket messages, notices."""

from typing import Literal

from msgspec import UNSET, UnsetType

from saecula.present.boards import Board
from saecula.present.shapes.common import Judgement, LogLine, Preview, Shape
from saecula.server.rows import Origin, SeatKind, Status
from saecula.server.wire import Level

OptionValue = bool | int | str | list[str] | None


class Problem(Shape):
    """Why not, in one sentence of the asker's language; `law` of a forbidden command, `field` of bad input."""

    code: str
    text: str
    law: str | UnsetType = UNSET
    field: str | UnsetType = UNSET


# --- for the page ---------------------------------------------------------------------------------------------------
class Health(Shape):
    ok: bool


class GameSetting(Shape):
    """A setting of a game. `needs`: by setting, values one of which a table must have. `house`: a variant of ours."""

    name: str
    kind: Literal["one", "many", "flag"]
    values: list[str | None]
    default: OptionValue
    house: bool
    needs: dict[str, list[str | int]]


class GameInfo(Shape):
    """A game that can be played here, and for how many people."""

    name: str
    title: str
    seats: list[int]
    options: list[GameSetting]


class BotInfo(Shape):
    name: str
    games: list[str]


class ClockChoice(Shape):
    """A clock by name; without numbers there is none."""

    name: str
    move: int | UnsetType = UNSET
    reserve: int | UnsetType = UNSET
    refill: bool | UnsetType = UNSET


class Settings(Shape):
    """Everything that a new table can be set to."""

    version: str
    languages: list[str]
    games: list[GameInfo]
    bots: list[BotInfo]
    clocks: list[ClockChoice]
    accounts: bool
    webhooks: bool


class Messages(Shape):
    """All messages of a language, in Fluent's form."""

    lang: str
    source: str


class LessonInfo(Shape):
    """A lesson of a game."""

    id: str
    game: str
    title: str
    steps: int


class LessonList(Shape):
    lessons: list[LessonInfo]


# --- tables ---------------------------------------------------------------------------------------------------------
class TableSeat(Shape):
    """A seat of a table; `mine`, `webhook`: about the asker; `before`: who held it earlier in the running game.

    `answers`: are only answers given for it?
    """

    seat: int
    kind: SeatKind
    name: str
    ready: bool
    online: bool
    mine: bool
    bot: str | None
    substitute: str | None
    webhook: bool
    before: str | None
    answers: bool


class Clock(Shape):
    """The clock of a table: the decider thinks since `since`; `left` is the reserve by seat."""

    move: int
    reserve: int
    refill: bool
    now: float
    since: float | None
    left: list[float] | None


class FairSeat(Shape):
    """What a seat adds to the deal; `share` is told when the cards are dealt."""

    seat: int
    commitment: str
    revealed: bool
    share: str | None


class FairDeal(Shape):
    """How the seed of the deal is made. `commitment`: to the server's seed, published at `committed_at`, and told as
    `server_seed` when the game is over. While `ends_at` is set, seats reveal their shares; `failed` did not in the
    round before.
    """

    round: int
    commitment: str
    committed_at: float
    seats: list[FairSeat]
    ends_at: float | None
    failed: list[str]
    server_seed: str | None


class Vote(Shape):
    """A vote about the seat of somebody who is there: `voters` are all who must agree, by a seat of each."""

    seat: int
    name: str
    by: int
    voters: list[int]
    agreed: list[int]
    ends_at: float
    outcome: Literal["open", "passed", "refused", "expired"]


class TableInfo(Shape):
    """A table as the asker may see it; `advice`: may the asker have moves suggested?"""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    status: Status
    origin: Origin
    version: int
    ply: int
    commitment: str
    seed_chosen: bool
    seed_revealed: str | None
    spectators: bool
    advice: bool
    created_at: float
    rematch: str | None
    broken: str | None
    watching: int
    clock: Clock | None
    seats: list[TableSeat]
    host: bool
    invite: str | None
    decision_seat: int | None
    decision_since: float | None
    turn_seat: int | None
    dealt_at: float | None
    fair: FairDeal | None
    vote: Vote | None
    listed: bool
    level: Level | None
    chat: bool


class ListedTable(TableInfo):
    """A table in somebody's list; its round while it is played, None where that cannot be told."""

    my_turn: bool
    round: int | None


class OpenSeat(Shape):
    kind: SeatKind
    name: str
    bot: str | None
    online: bool


class OpenClock(Shape):
    move: int
    reserve: int
    refill: bool


class OpenTable(Shape):
    """A table that strangers find; `level`: of people whom it waits for; `fair`: nobody chose its seed."""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    status: Literal["waiting", "playing"]
    clock: OpenClock | None
    level: Level | None
    fair: bool
    spectators: bool
    created_at: float
    ply: int
    seats: list[OpenSeat]


class OpenTables(Shape):
    tables: list[OpenTable]


class Deleted(Shape):
    """What was named is gone."""

    deleted: bool


class MailInfo(Shape):
    """The confirmed address of an account; `possible`: whether this server sends mail at all."""

    mail: str | None
    possible: bool


class TableAnswer(Shape):
    table: TableInfo


class TokenAnswer(TableAnswer):
    """A table, and the secret that opens the asker's seats at it."""

    token: str


class TableList(Shape):
    tables: list[ListedTable]


class MovingCode(Shape):
    """A code that brings a person's seats to another device."""

    code: str


class Account(Shape):
    """Who is logged in; nobody: None."""

    name: str | None


class Suggestion(Shape):
    """What a bot would do, every number that it changes, and what speaks for it in sentences, the weightiest first;
    `judgement` where a model has learned who wins.
    """

    level: str
    ply: int
    preview: Preview
    reasons: list[str]
    judgement: Judgement | None


# --- records --------------------------------------------------------------------------------------------------------
class Verify(Shape):
    """Is a record true? `signed`: by this server; by a key that it does not know; by nobody. `shares`: how many of the
    `people` added to the deal. What all this proves, and what not, in sentences.
    """

    verified: bool
    commands: int
    shuffles: int
    digests: int
    text: str
    finished: bool
    signed: Literal["checked", "unchecked", "no"]
    shares: int
    people: int
    proves: list[str]
    leaves_open: list[str]


class PublicKey(Shape):
    """A key that signs, or signed, records of this server; `public` are 32 bytes in base64."""

    id: str
    algorithm: Literal["Ed25519"]
    public: str
    created: str
    retired: str | None


class KeyList(Shape):
    server: str
    keys: list[PublicKey]


class Replay(TableAnswer):
    """A position of the past; `first` is the earliest ply that can be asked for."""

    ply: int
    plies: int
    first: int
    seat: int
    board: Board
    log: list[LogLine]
    last: str | None


class Uploaded(TableAnswer):
    verify: Verify


# --- being called ---------------------------------------------------------------------------------------------------
class CallerInfo(Shape):
    """A way to call me; `every`: for each decision, not only once an hour; `everywhere`: at all my account's tables."""

    id: int
    kind: Literal["mail", "push", "webhook", "discord", "ntfy"]
    shown: str
    lang: str
    every: bool
    everywhere: bool
    confirmed: bool


class Calls(Shape):
    """Where I am called, what this server offers, and its public key for web push."""

    callers: list[CallerInfo]
    kinds: list[str]
    push: str | None
    account: bool


class Tried(Shape):
    """Was a call taken by whoever delivers it?"""

    taken: bool
    lang: str


class Notice(Shape):
    """What is posted to a person who is away: it is his decision, or the game is over."""

    event: Literal["decision", "over", "try"]
    table: str
    game: str
    name: str
    seat: int
    player: str
    decision: str | None
    ply: int
    text: str
    url: str
