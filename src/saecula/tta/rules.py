"""flow.end.after-last-round, resign.last-player-wins: Through the Ages behind the engine's doors."""

from hashlib import blake2b
from json import dumps
from types import FunctionType

from saecula.core.by_name import SETTERS
from saecula.core.chance import Chance
from saecula.core.command import kind_of
from saecula.core.errors import Refusal
from saecula.core.event import EVERYBODY, Event
from saecula.core.options import Options
from saecula.core.rules import Addend, Outcome, Rules
from saecula.core.settings import named_seat
from saecula.core.state import State as CoreState
from saecula.laws import law_text
from saecula.tta import by_name, doors, explain, invariants, notation
from saecula.tta.cards import owner
from saecula.tta.cards.card import NEW_FIELDS, NEW_SIDE_FIELDS, Card, Side
from saecula.tta.cards.catalog import BASE_CARDS, CARDS
from saecula.tta.imagine import imagine
from saecula.tta.law.expansion.draft import begin_draft
from saecula.tta.law.flow.round import open_turn
from saecula.tta.law.flow.winner import ranks
from saecula.tta.law.setup import deal_game
from saecula.tta.options import checked_options, plan_of
from saecula.tta.ratings.stats import powers_of
from saecula.tta.restore import state_from_data
from saecula.tta.state import State
from saecula.tta.terms import (
    BOARD_FILLED,
    BONUS_PLAYED,
    CARD_DEALT,
    CARD_DISCARDED,
    EVENT_REVEALED,
    PLAN_SHOWN,
    RESIGN,
    SOURCE_IDS,
    SOURCES,
)
from saecula.tta.view import View, view_of

SETTERS.append(by_name.set_array)


def fields_of(row: Card | Side | None, base: bool) -> dict[str, object]:
    """The fields of a row; its name is for people, sides are rows of their own, base rows leave new fields alone."""
    new: tuple[str, ...] = NEW_FIELDS if isinstance(row, Card) else NEW_SIDE_FIELDS
    unread = ("name", "a", "b", *(new if base else ()))
    names = [name for name in dir(row) if not name.startswith("_") and name not in unread]
    return {name: getattr(row, name) for name in names}


class TtaRules(Rules):
    """One object serves every game; it holds nothing."""

    def __init__(self) -> None:
        self.name = "tta"
        self.edition = "2015"
        self.law_version = 2

    def options(self, given: dict[str, object]) -> dict[str, object]:
        return checked_options(given)

    def setup(self, options: dict[str, object], chance: Chance) -> State:
        s = State()
        seats = options["seats"]
        assert isinstance(seats, int)
        s.seat_count = seats
        s.may_resign = options["resignation"] is True
        s.hidden_hands = options.get("hidden_hands") is True
        plan = plan_of(options)
        deal_game(s, chance, plan, named_seat(options, "first"))
        if plan.draft:
            begin_draft(s, chance, plan)
        else:
            open_turn(s, s.start_seat)
        doors.advance(s)
        return s

    def cards_digest(self, options: dict[str, object]) -> str:
        """Names the rows: every number of every card and of both sides of a pact; without modules, base rows only."""
        owner.require()
        base = not plan_of(options).modules
        cards = CARDS[:BASE_CARDS] if base else CARDS
        rows = [[fields_of(part, base) for part in (card, card.a, card.b)] for card in cards]
        return blake2b(dumps(rows, sort_keys=True).encode(), digest_size=8).hexdigest()

    def list_options(self, s: CoreState, options: Options) -> None:
        assert isinstance(s, State)
        doors.list_options(s, options)

    def refusal(self, s: CoreState, cmd: int) -> Refusal | None:
        assert isinstance(s, State)
        return doors.refusal(s, cmd)

    def apply(self, s: CoreState, cmd: int) -> None:
        assert isinstance(s, State)
        doors.apply(s, cmd)

    def advance(self, s: CoreState) -> None:
        assert isinstance(s, State)
        doors.advance(s)

    def decision_name(self, s: CoreState) -> str:
        return doors.question_of(s.stack[-1].kind).id if s.stack else ""

    def thinkable(self, s: CoreState) -> list[int]:
        assert isinstance(s, State)
        return doors.thinkable(s)

    def without_surrender(self, legal: list[int]) -> list[int]:
        return [cmd for cmd in legal if kind_of(cmd) != RESIGN]

    def command_of(self, text: str) -> int:
        return notation.command_of(text)

    def text(self, s: CoreState, cmd: int) -> str:
        return notation.text_of(cmd, s.stack[-1] if s.stack else None)

    def card_meant(self, s: CoreState, cmd: int) -> str:
        assert isinstance(s, State)
        return notation.card_meant(s, cmd)

    def view(self, s: CoreState, seat: int) -> View:
        assert isinstance(s, State)
        return view_of(s, seat)

    def imagine(self, view: object, seed: int) -> State:
        assert isinstance(view, View)
        return imagine(view, seed)

    def explain(self, s: CoreState, what: str, seat: int) -> list[Addend]:
        assert isinstance(s, State)
        return explain.explain(s, what, seat)

    def outcome(self, s: CoreState) -> Outcome:
        assert isinstance(s, State)
        lines = [{SOURCE_IDS[i]: seat.score[i] for i in range(SOURCES) if seat.score[i]} for seat in s.seats]
        reason = "flow.end.after-last-round" if s.final else "resign.last-player-wins"
        return Outcome([seat.culture for seat in s.seats], ranks(s), reason, lines)

    def round_of(self, s: CoreState) -> int:
        assert isinstance(s, State)
        return s.round

    def reveals(self, event: Event) -> bool:
        """What a seat lays face down it has known before, and nobody else sees it."""
        shown = (CARD_DEALT, EVENT_REVEALED, BONUS_PLAYED, PLAN_SHOWN, BOARD_FILLED)
        return event.kind in shown or (event.seen_by != EVERYBODY and event.kind != CARD_DISCARDED)

    def event_name(self, kind: int) -> str:
        from saecula.tta import words  # sentences are made for readers only, so whoever only plays does not wait

        return words.EVENT_IDS[kind]

    def event_values(self, event: Event) -> dict[str, object]:
        from saecula.tta import words

        return words.event_values(event)

    def sentence(self, event: Event, names: list[str], language: str) -> str:
        from saecula.tta import words

        return words.log_text(event, names, language)

    def draw(self, s: CoreState, seat: int, names: list[str]) -> str:
        from saecula.tta.draw import drawing

        view = self.view(s, seat)
        return drawing(self, view, self.imagine(view, 0), names)

    def law_text(self, law: str, language: str) -> str:
        return law_text("tta", law, language)

    def check(self, s: CoreState) -> None:
        assert isinstance(s, State)
        invariants.check(s)

    def state_from_data(self, data: dict[str, object]) -> State:
        s = state_from_data(data, len(CARDS))
        for i in range(s.seat_count):
            s.seats[i].powers = powers_of(s, i)
        return s


if isinstance(doors.apply, FunctionType):  # nothing is compiled: whoever plays calls the doors themselves
    for door in ("list_options", "apply", "advance"):
        setattr(TtaRules, door, staticmethod(getattr(doors, door)))
