"""The table of Through the Ages as a page gets it. Cards are named by their ids, ages by theirs."""

from typing import Literal

from msgspec import field

from saecula.present.shapes.common import Shape


class RowSpace(Shape):
    """A space of the card row: `cost` for the viewer, `base` as printed, `swept` before the next turn."""

    card: str | None
    cost: int
    base: int
    swept: bool


class Decks(Shape):
    """How many cards are left; discard piles by age."""

    civil: int
    military: int
    discards: list[int]


class Events(Shape):
    """Ages of what lies face down, from the top; names only of what the viewer knows."""

    current: list[str]
    future: list[str]
    mine: list[str]
    next: str | None
    past: list[str]


class Games(Shape):
    """Whose games are held, and the culture that whoever attacks loses."""

    of: int
    culture: int


class Tech(Shape):
    """A technology in play with its workers, its blue tokens, and what one token is worth."""

    card: str
    workers: int
    tokens: int
    value: int


class UnfinishedWonder(Shape):
    card: str
    stages: list[int]
    done: int


class FinishedWonder(Shape):
    card: str
    ruined: bool


class War(Shape):
    card: str
    on: int


class Pact(Shape):
    card: str
    partner: int = field(name="with")
    side: str


class YellowSection(Shape):
    """A section of the yellow bank, from the one that empties first; `tokens` and `faces` by space."""

    cost: int
    eats: int
    tokens: list[bool]
    faces: list[int]


class BlueSection(Shape):
    """A section of the blue bank; `corruption` once all its tokens are gone."""

    level: int
    corruption: int
    tokens: list[bool]


class Banks(Shape):
    yellow: list[YellowSection]
    blue: list[BlueSection]


class TtaNumbers(Shape):
    """Everything of a civilization that is counted; a preview compares two of these."""

    culture: int
    culture_rate: int
    science: int
    science_rate: int
    strength: int
    happiness: int
    faces_needed: int
    discontent: int
    food: int
    food_rate: int
    consumption: int
    resources: int
    resource_rate: int
    corruption: int
    arms: int
    arms_science: int
    works: int
    parked: int
    kept: int
    colonization: int
    pool: int
    population: int
    population_cost: int
    yellow: int
    blue: int
    civil: int
    civil_total: int
    military: int
    military_total: int
    hand_size: int
    cards_size: int


class TtaSeat(TtaNumbers):
    """A civilization; `cards` are the military ones, named to their owner only; `hand_ages`: civil cards face down."""

    seat: int
    name: str
    kind: str
    in_game: bool
    urban_limit: int
    hand: list[str]
    hand_ages: list[str]
    hand_limit: int
    cards: list[str] | None
    card_ages: list[str]
    cards_limit: int
    government: str
    leader: str | None
    tucked: str | None
    wonder: UnfinishedWonder | None
    wonders: list[FinishedWonder]
    specials: list[str]
    colonies: list[str]
    tactic: str | None
    armies: int
    exclusive: bool
    old_tactics: list[str]
    stance: Literal["strength", "civil"] | None
    known: list[str]
    war: War | None
    pact: Pact | None
    techs: list[Tech]
    banks: Banks


class TtaBoard(Shape, tag_field="game", tag="tta"):
    """The whole table of Through the Ages as a seat (-1: a spectator) may see it."""

    me: int
    round: int
    age: str
    last_round: int
    over: bool
    turn_seat: int
    start_seat: int
    decider: int
    phase: str
    decks: Decks
    row: list[RowSpace]
    events: Events
    tactics: list[str]
    boards: list[str]
    planned: list[str]
    prize: int
    games: Games | None
    seats: list[TtaSeat]
