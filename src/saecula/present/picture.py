"""What a game tells about itself in plain data: one subclass per game, so that nobody else knows any.

`S` is the game's own state. Everything is drawn from a `Scene`: its position holds nothing that the seat may not know.
What a subclass leaves out is drawn plainly.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar

from saecula.core.event import Event
from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.core.state import State
from saecula.i18n import say
from saecula.present.common import Scene
from saecula.present.shapes.common import (
    Aid,
    CardInfo,
    Change,
    FinalScore,
    Forecast,
    Goal,
    Group,
    Shape,
    Sign,
    Topic,
    TurnWarning,
)

S = TypeVar("S", bound=State)
NOBODY = -1  # whose deed it is what the game does by itself


@dataclass
class Offer:
    """What the list of actions shows beside a command; `shapes.common.Action` explains the fields."""

    group: Group = "more"
    card: str | None = None
    price: list[Sign] = field(default_factory=list)
    brings: list[Sign] = field(default_factory=list)
    note: str = ""
    value: int | None = None
    force: list[str] = field(default_factory=list)


class Sum(NamedTuple):
    """One line for several events: where it stands among those of its ply, whose it is, its text, law and topic."""

    at: int
    seat: int
    text: str
    law: str
    topic: Topic = "production"


class Put(Protocol):
    """Notes that a card lies at a place, of a seat or of nobody."""

    def __call__(self, card: str | None, place: str, who: int = -1) -> None: ...


class Picture(ABC, Generic[S]):
    shape: type[Shape]  # of its board
    # kinds of event by what a reader may look for; others are plain
    topics: dict[Topic, tuple[int, ...]] = {}  # noqa: RUF012 - never changed
    asides: tuple[int, ...] = ()  # kinds of event that are told, but had no effect by themselves
    graphs: tuple[str, ...] = ()  # numbers that a report draws from round to round
    compared: tuple[str, ...] = ()  # open numbers that somebody who was away is told of
    burdens: tuple[str, ...] = ()  # numbers that are better when they are smaller
    gains: dict[int, str] = {}  # noqa: RUF012 - never changed; kinds of event whose `a` is added to a number
    no_news: tuple[int, ...] = ()  # kinds of event that tell others something, but nothing to whoever acts
    draws: tuple[int, ...] = ()  # kinds of event that show a drawn card, on which no number depends
    by_turn: tuple[str, ...] = ()  # numbers that bring something every turn
    at_once: tuple[str, ...] = ()  # numbers that are worth something by themselves
    force: str = ""  # the number by which seats are compared in war
    judged: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - never changed; by reason of a chance, numbers behind it
    usual_ends: tuple[str, ...] = ()  # laws by which a game mostly ends: nothing to tell of
    asked_next: tuple[str, ...] = ()  # warnings of what is asked as soon as the turn is ended
    # what is collected, by what one asks for: the seat's field, and the laws for how it began, a turn's end, other
    # gains, and payments
    stocks: dict[str, tuple[str, str, str, str, str]] = {}  # noqa: RUF012 - never changed

    def topic_of(self, event: Event) -> Topic:
        return next((topic for topic, kinds in self.topics.items() if event.kind in kinds), "plain")

    # --- the board ------------------------------------------------------------------------------------------------
    @abstractmethod
    def numbers(self, s: S, seat: int) -> Shape:
        """Everything that is counted; a preview compares two of these."""

    @abstractmethod
    def board(self, scene: Scene, s: S, language: str) -> Shape:
        """The table as the looking seat may see it."""

    def counted(self, s: S, seat: int, what: str) -> list[Addend] | None:
        """The addends of a count that is no stock; None where the law explains the number itself."""
        return None

    def final_scores(self, game: Game, language: str) -> list[FinalScore]:
        """What was scored when the last round was over, by what gave it."""
        return []

    def goals(self, s: S, language: str) -> list[Goal]:
        """What a solo player may reach, and how it stands."""
        return []

    def tie_law(self, s: S, first: int, other: int) -> str:
        """The law that puts one seat before another with as many points; empty where there is none."""
        return ""

    # --- actions --------------------------------------------------------------------------------------------------
    def about(self, s: S, cmd: int) -> list[str]:
        """Keys of the things on the table that a command concerns: a click on one of them offers it."""
        return ["turn"]

    def offer(self, scene: Scene, s: S, cmd: int, legal: bool, names: list[str], language: str) -> Offer:
        """What the list of actions shows beside a command."""
        return Offer()

    def likely(self, s: S, legal: list[int]) -> list[int]:
        """A few commands that people mostly look for, the likeliest first."""
        return []

    def finish(self, s: S, legal: list[int]) -> int | None:
        """The command that ends the turn, the phase or the question, if one does."""
        return next((cmd for cmd in legal if self.is_turn_end(s, cmd)), None)

    def aid(self, s: S, names: list[str], language: str) -> Aid | None:
        """The open question laid out for whoever is asked."""
        return None

    def forecast(self, scene: Scene) -> list[Forecast]:
        """What is known to come, if it came now."""
        return []

    def more_reasons(self, s: S, cmd: int, own: dict[str, Change], language: str) -> list[str]:
        """What speaks for a command beside what comes every turn, at once, and of force; `own`: what gets better."""
        return []

    def then(self, s: S, cmd: int, language: str) -> str:
        """What follows at once for everybody, in a sentence for whoever is about to confirm."""
        return ""

    def only_answer(self, s: S, legal: list[int]) -> int | None:
        """The one answer to the open question, where everybody can see that there is no other.

        An answer that is given at once tells others that there was no choice: where that depends on hidden cards, it
        waits for its person.
        """
        return legal[0] if len(legal) == 1 else None

    def facts(self, s: S, names: list[str], language: str) -> list[str]:
        """What somebody who is asked should have before his eyes."""
        return []

    def is_turn_end(self, s: S, cmd: int) -> bool:
        return False

    def closes_turn(self, s: S, cmd: int) -> bool:
        """Is the turn over with a command? Where something is asked at its end, the last answer does that."""
        return self.is_turn_end(s, cmd)

    def end_changes(self, scene: Scene, cmd: int, language: str) -> list[Change]:
        """What the end of the turn by a command brings and takes; nothing where that may be a choice still to come."""
        return []

    def warnings(self, scene: Scene, s: S, language: str) -> list[TurnWarning]:
        """What to mind before the turn is ended."""
        return self.warnings_at(s, scene.seat, language)

    def warnings_at(self, s: S, seat: int, language: str) -> list[TurnWarning]:
        """The same in another position, such as the one after a command."""
        return []

    def brought_about(self, before: S, after: S, seat: int, language: str) -> list[TurnWarning]:
        """Dangers that a command brings which were not there before it."""
        return []

    # --- the story ------------------------------------------------------------------------------------------------
    def told(self, game: Game, ply: int, event: Event, names: list[str], language: str) -> str | None:
        """An event in words that take more than the event itself; None where the game's own words say all."""
        return None

    def seat_of(self, event: Event) -> int:
        """Whose deed an event is, in whose colour it is told; NOBODY's where the game goes on by itself."""
        return event.seat

    def card_of(self, event: Event) -> str | None:
        """The card that an event is about."""
        return None

    def card_name(self, card: str, language: str) -> str:
        """What a card is called."""
        return card

    def in_order(self, events: list[Event]) -> list[Event]:
        """What a command brought about, causes before what came of them."""
        return events

    def reveals(self, event: Event) -> bool:
        """Does it reveal an event, which others come of?"""
        return False

    def under_way(self, game: Game, ply: int) -> str | None:
        """The card of the event that was being resolved when the command of a ply was given, or waits to be."""
        return None

    def why(self, game: Game, ply: int, event: Event, names: list[str], language: str) -> str:
        """How it came to that: whom a revealed event found and why them, by which strengths an attack was repelled."""
        return ""

    def sums(self, game: Game, ply: int, events: list[Event], names: list[str], language: str) -> list[Sum]:
        """What is told in one line, whose parts only those read who ask for everything."""
        return []

    def paid(self, events: list[Event], seat: int) -> list[Sign]:
        """What a command took from the seat that gave it."""
        return []

    def is_digested(self, event: Event) -> bool:
        """Is it told to somebody who was away?"""
        return self.topic_of(event) in ("attack", "trouble", "event", "step", "heading")

    # --- the library ----------------------------------------------------------------------------------------------
    def cards(self, language: str) -> list[CardInfo]:
        """Every card with its name, kind, age and text."""
        return []

    def places(self, scene: Scene, s: S, language: str, put: Put) -> None:
        """Say of every card where the seat knows it to lie."""


def number_name(number: str, language: str) -> str:
    return say(language, f"number-{number.replace('_', '-')}")
