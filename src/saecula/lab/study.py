"""What the laboratory counts and tells of one game: one subclass per game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from saecula.lab.census import Census
from saecula.lab.entrants import Entrant
from saecula.lab.executor import Workers
from saecula.lab.measures import Measure

Row = dict[str, Any]  # of the almanac
CHECK = "--check"  # names the model that is measured:
SHIPPED = "shipped"  # the one that comes with the program, or else a file


@dataclass
class Tally:
    """One way of using one card."""

    rounds: list[int] = field(default_factory=list)
    ages: list[int] = field(default_factory=list)
    costs: list[int] = field(default_factory=list)
    results: list[tuple[float, float]] = field(default_factory=list)  # by game: victories and seats that used it


Tallies = dict[tuple[str, str], Tally]  # by way and card


class Study:
    """What a subclass leaves out is not counted."""

    profile: tuple[str, ...] = ()  # the rows of a profile, in order; `humans.toml` uses the same words
    shares: tuple[str, ...] = ()  # of a profile: shares, not means
    # what the almanac shows the distribution of: once per game (summed over seats), or once per seat
    per_game: tuple[str, ...] = ()
    per_seat: tuple[str, ...] = ()
    clear_lead = 10.0  # in points; a search for weights counts a victory by it
    learns = False  # can it be learned from games who will win?
    measures: tuple[Measure, ...] = ()  # of `saecula bench`, beyond those of every game

    def census(self, seats: int) -> Census:
        return Census(self.profile, seats)

    def learn(
        self, options: dict[str, object], bots: tuple[Entrant, ...], games: int, seed: str, crew: Workers,
        progress: Callable[[int], None],
    ) -> dict[str, Any]:  # fmt: skip
        """What games between bots teach about who will win, with how well it is known; see `tta_train.py`."""
        raise NotImplementedError

    def measure(
        self, options: dict[str, object], bots: tuple[Entrant, ...], games: int, seed: str, crew: Workers,
        progress: Callable[[int], None], model: str,
    ) -> dict[str, Any]:  # fmt: skip
        """How well a model knows who wins such games: the one in a file, or SHIPPED."""
        raise NotImplementedError

    def model_text(self, by_players: dict[int, dict[str, Any]]) -> str:
        """What was learned, as the text of a file."""
        raise NotImplementedError

    # --- the almanac ----------------------------------------------------------------------------------------------
    def card_name(self, card: str, language: str) -> str:
        return card

    def card_kind(self, card: str, language: str) -> str:
        return ""

    def card_age(self, card: str) -> str:
        return ""

    def age_name(self, age: int) -> str:
        return str(age)

    def is_listed(self, way: str, card: str) -> bool:
        """Is this way of using a card worth a row of its own?"""
        return True

    def more_of(self, way: str, card: str, tallies: Tallies) -> Row:
        """What a row says beyond the usual."""
        return {}

    def sections(self) -> dict[str, Callable[[Row], bool]]:
        """The tables of a page: their names, and which rows belong to each."""
        return {}
