"""What is told of any game: questions and answers, previews, the log, explanations, cards, laws, the report.

A field that may be missing is `UNSET`; one that may be empty is None.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Topic = Literal["heading", "turn", "attack", "score", "production", "trouble", "event", "step", "minor", "plain"]
Place = Literal["next", "current", "future", "hand"]
Group = Literal["take", "build", "develop", "play", "politics", "answer", "end", "more", "destroy", "resign"]


class Shape(Struct, forbid_unknown_fields=True):
    """The mother of everything that is told: its fields are what goes over the wire, no more and no fewer."""


class CitedLaw(Shape):
    """A law, what it is called (its chapter) and its text in the reader's language."""

    law: str
    law_name: str
    law_text: str


class Refusal(CitedLaw):
    """Why not; where numbers were compared, which, and a sentence with them."""

    unit: str
    need: int
    have: int
    lack: int
    lacks: str


class Sign(Shape):
    """A part of a card's face or of a price: a symbol, how many of it, and what qualifies it (as `per-worker`)."""

    icon: str
    n: int | None = None
    note: str = ""


class Action(Shape):
    """A command that a person may think of, legal or not; `about` are keys of the things on the table it concerns.

    `title` is the label without its price, which stands in `price`; `card` is the one whose picture stands for it,
    `note` what it brings in a few words, `value` what a card counts for that is laid down, `force` what a bid sends.
    `brings`: of an answer to a question, what it gives and takes at once besides its price, in numbers with a sign.
    `likely` is its place among what people mostly look for, 1 before 2; 0: it is not among that.
    """

    text: str
    word: str
    label: str
    about: list[str]
    legal: bool
    refusal: Refusal | None
    ends_turn: bool
    title: str
    group: Group
    likely: int
    card: str | None
    price: list[Sign]
    brings: list[Sign]
    note: str
    value: int | None
    force: list[str]


class BarPart(Shape):
    name: str
    n: int


class Bar(Shape):
    """A strength as a bar."""

    seat: int
    parts: list[BarPart]
    total: int


class Verdict(Shape):
    tone: Literal["good", "bad", "plain"]
    text: str


class Aid(Shape):
    """A question laid out: its card, whom it is about or who asks it, forces and the mark to reach, what follows."""

    card: str | None
    rival: int | None
    bars: list[Bar]
    goal: int
    verdicts: list[Verdict]


class Decision(Shape):
    """What a seat is asked, and everything that it may think of answering.

    `likeliest` is the text of the command that people mostly look for next, `finish` of the one that ends the turn, the
    phase or the question; a small screen keeps both at hand.
    """

    seat: int
    kind: str
    question: str
    facts: list[str]
    own_turn: bool
    actions: list[Action]
    likeliest: str | None
    finish: str | None
    aid: Aid | None


class Gain(Shape):
    """What a seat would gain or lose of a number."""

    seat: int
    number: str
    n: int


class ForecastCase(Shape):
    """What an event would do in the turn of any of the seats `turns`, up to the first choice.

    `asked`: who would have to choose first; `waiting`: whose part comes only after that.
    """

    turns: list[int]
    asked: int | None
    waiting: list[int]
    gains: list[Gain]


class Forecast(Shape):
    """An event that the seat knows, if it came now: one case where it is all one in whose turn it is revealed."""

    card: str
    place: Place
    cases: list[ForecastCase]


class Moved(Shape):
    """A number that was one thing and is another."""

    seat: int
    number: str
    name: str
    before: int
    after: int


class Change(Moved):
    """A number that a command would change."""

    better: bool


class TurnWarning(CitedLaw):
    """Something to mind before a turn ends."""

    id: str
    text: str


class Preview(Action):
    """A command tried out; `unknown`: it reveals something, so that nothing can be promised.

    `confirm`: ask once more before it is done; whatever can be taken back and brings no danger is done at once.
    """

    confirm: bool
    changes: list[Change]
    barrier: bool
    unknown: bool
    opens: list[str]
    closes: list[str]
    warnings: list[TurnWarning]


class Reason(Shape):
    """How many hundredths something adds to an even chance, and the open numbers behind it."""

    reason: str
    points: int
    text: str


class Judgement(Shape):
    """A seat's chance to win, in hundredths: the even one and the points of all reasons, the weightiest first."""

    chance: int
    even: int
    reasons: list[Reason]


class LogLine(Shape):
    """Something that happened, with its law, of a seat or of nobody (-1).

    `card`: it is about. `paid`: what its seat paid for the command. `auto`: the only answer, given for the seat.
    `event`: the card of the event or aggression that it comes of. `why`: how it came to that: whom an event found and
    why them, by which strengths an attack was repelled, what an action brought, how an auction ended.
    `matters`: something was done that had an effect; where there is room for one line, the last such one is shown.
    What one seat produces is one line of the topic `production`, its parts are minor ones.
    """

    ply: int
    seat: int
    topic: Topic
    text: str
    law: str
    card: str | None
    paid: list[Sign]
    auto: bool
    event: str | None
    why: str
    matters: bool


class DigestTurn(Shape):
    """What one seat did in a turn, between two plies that a replay can show."""

    seat: int
    first: int
    last: int
    lines: list[LogLine]


class Digest(Shape):
    """What happened after a ply, for somebody who was away: turn by turn, and how the numbers moved.

    `left_out`: how many lines of the oldest turns are not told.
    """

    since: int
    until: int
    moved: list[Moved]
    left_out: int
    turns: list[DigestTurn]


class Addend(CitedLaw):
    """A part of a number, with the card or the rule that it comes from."""

    amount: int
    source: str
    name: str


class Explanation(Shape):
    """Where a number comes from."""

    what: str
    seat: int
    total: int
    addends: list[Addend]


# --- for reading ----------------------------------------------------------------------------------------------------
class CardInfo(Shape):
    """A card of a game; what a game's cards do not have is missing.

    `effect`: what a card does that happens to others too, without what it takes to play it.
    """

    id: str
    name: str
    kind: str
    kind_name: str
    group: str
    age: str
    text: str
    face: list[Sign]
    effect: str | UnsetType = UNSET
    civil: bool | UnsetType = UNSET
    copies: list[int] | UnsetType = UNSET
    science: int | UnsetType = UNSET
    revolution: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    gives: list[tuple[str, int]] | UnsetType = UNSET
    stages: list[int] | UnsetType = UNSET
    army: list[int] | UnsetType = UNSET
    price: int | UnsetType = UNSET
    population: str | UnsetType = UNSET
    parts: list[tuple[str, str]] | UnsetType = UNSET


class LawInfo(Shape):
    """A law of a game."""

    id: str
    section: str
    page: str
    text: str


# --- after the game -------------------------------------------------------------------------------------------------
class ScoreLine(Shape):
    """Points by where they come from."""

    source: str
    name: str
    points: int


class ReportSeat(Shape):
    """A seat in the report; its score is there once the game is over."""

    seat: int
    name: str
    kind: str
    score: int | UnsetType = UNSET
    rank: int | UnsetType = UNSET
    sources: list[ScoreLine] | UnsetType = UNSET


class FinalScore(Shape):
    """What an event or a leader gave at the end of the game, by seat."""

    card: str
    name: str
    points: list[int]


class GoalPart(Shape):
    """A number that a goal asks for: at least `need`, or at most where `most` is set; `has` is how it stands."""

    icon: str
    need: int
    has: int
    most: bool
    met: bool


class Goal(Shape):
    """What a solo player may reach: `met` as the position stands, which counts at the end."""

    name: str
    met: bool
    parts: list[GoalPart]


class Graph(Shape):
    """How a number went: by seat, one value per round."""

    number: str
    name: str
    lines: list[list[int]]


class Report(Shape):
    """Ranks, scores and graphs; what is known only at the end is missing before.

    `reason`: why it ended, where that is not the usual end. `final`: what was scored when the last round was over.
    `tie`: what decided between the first and somebody with as many points. `wanted`: all goals, reached or not.
    """

    game: str
    over: bool
    seats: list[ReportSeat]
    rounds: list[int]
    graphs: list[Graph]
    reason: CitedLaw | UnsetType = UNSET
    final: list[FinalScore] | UnsetType = UNSET
    tie: CitedLaw | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    goals: list[str] | UnsetType = UNSET
    wanted: list[Goal] | UnsetType = UNSET
