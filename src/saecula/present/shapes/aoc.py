"""The table of Age of Civilization as a page gets it. Cards are named by their ids."""

from typing import Literal

from msgspec import UNSET, UnsetType

from saecula.present.shapes.common import Goal, Shape


class AocAction(Shape):
    """An action card: its price for the viewer, the workers it takes, its slots; symbol, token and time in the row."""

    action: str
    name: str
    price: int | None
    crew: int
    red: bool
    slots: int
    used: int
    symbol: str | UnsetType = UNSET
    token: str | UnsetType | None = UNSET
    when: Literal["past", "open", "future"] | UnsetType = UNSET


class MarketCard(Shape):
    """A civilization in the market, and the coins on it."""

    card: str
    coins: int


class SpecialCard(Shape):
    """A special technology card that can be bought."""

    card: str
    price: int


class AocTech(Shape):
    """A technology: known, or open to be learned."""

    card: str
    known: bool
    open: bool
    price: int


class AocNumbers(Shape):
    """Everything of a player that is counted; a preview compares two of these."""

    vp: int
    coins: int
    idle: int
    workers: int
    power: int
    techs_known: int
    wonders_owned: int


class AocSeat(AocNumbers):
    """A player; `hand` and `pack` are named to their owner only."""

    seat: int
    name: str
    kind: str
    in_game: bool
    white: int
    red: int
    leads: bool
    main: str | None
    civs: list[str]
    wonders: list[str]
    special: str | None
    techs: list[list[AocTech]]
    hand: list[str] | None
    hand_size: int
    pack: list[str] | None
    pack_size: int
    effects: str


class AocBoard(Shape, tag_field="game", tag="aoc"):
    """The whole table of Age of Civilization as a seat (-1: a spectator) may see it. `goals`: of a solo game."""

    me: int
    round: int
    rounds: int
    over: bool
    turn_seat: int
    start_seat: int
    decider: int
    phase: str
    draft: bool
    innovation: bool
    changing_world: bool
    challenge: str | None
    solo: bool
    rival: int
    deck: int
    permanent: list[AocAction]
    row: list[AocAction]
    market: list[MarketCard]
    wonders: list[str]
    specials: list[SpecialCard]
    seats: list[AocSeat]
    goals: list[Goal]
