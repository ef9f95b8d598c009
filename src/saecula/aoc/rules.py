"""end.six: Age of Civilization behind the engine's doors."""

from saecula.aoc import doors, explain, invariants, notation
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CHALLENGES
from saecula.aoc.doors import thinkable
from saecula.aoc.imagine import imagine
from saecula.aoc.law.end import ranks
from saecula.aoc.law.setup import deal
from saecula.aoc.law.solo import achieved
from saecula.aoc.options import checked_options
from saecula.aoc.state import State, state_from_data
from saecula.aoc.terms import (
    CIV_REVEALED,
    MARKET_FORMED,
    NOTHING,
    PACKS_PASSED,
    SOURCE_IDS,
    SOURCES,
)
from saecula.aoc.view import View, view_of
from saecula.core.chance import Chance
from saecula.core.errors import Refusal
from saecula.core.event import Event
from saecula.core.options import Options
from saecula.core.rules import Addend, Outcome, Rules
from saecula.core.settings import named_seat
from saecula.core.state import State as CoreState
from saecula.laws import law_text


class AocRules(Rules):
    """One object serves every game; it holds nothing."""

    def __init__(self) -> None:
        self.name = "aoc"
        self.edition = "2019"
        self.law_version = 1

    def options(self, given: dict[str, object]) -> dict[str, object]:
        return checked_options(given)

    def setup(self, options: dict[str, object], chance: Chance) -> State:
        s = State()
        seats = options["seats"]
        modules = options["modules"]
        assert isinstance(seats, int)
        assert isinstance(modules, list)
        s.seat_count = seats
        s.innovation = "innovation" in modules
        s.changing_world = "changing-world" in modules
        s.draft = "draft" in modules
        s.documented = options["deck"] == "documented"
        s.counter_clockwise = options["first_player_direction"] == "counter-clockwise"
        s.conquest_shared = options.get("conquest_shared") is True
        s.sacrifice_optional = options["aztecs_optional"] is True
        challenge = options["challenge"]
        s.challenge = [c.slug for c in CHALLENGES].index(challenge) if isinstance(challenge, str) else NOTHING
        deal(s, chance, named_seat(options, "first"), options.get("row") == "first-game")
        doors.advance(s)
        return s

    def cards_digest(self, options: dict[str, object]) -> str:
        return catalog.digest()

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
        assert isinstance(s, State)
        return doors.question_id(s)

    def thinkable(self, s: CoreState) -> list[int]:
        assert isinstance(s, State)
        return thinkable(s)

    def command_of(self, text: str) -> int:
        return notation.command_of(text)

    def text(self, s: CoreState, cmd: int) -> str:
        return notation.text_of(cmd)

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
        outcome = Outcome([seat.vp for seat in s.seats], ranks(s), "end.six", lines)
        if s.seat_count == 1:
            outcome.goals = achieved(s)
        return outcome

    def round_of(self, s: CoreState) -> int:
        assert isinstance(s, State)
        return s.round

    def reveals(self, event: Event) -> bool:
        return event.kind in (CIV_REVEALED, MARKET_FORMED, PACKS_PASSED)

    def event_name(self, kind: int) -> str:
        from saecula.aoc import words  # sentences are made for readers only, so whoever only plays does not wait

        return words.EVENT_IDS[kind]

    def event_values(self, event: Event) -> dict[str, object]:
        from saecula.aoc import words

        return words.event_values(event)

    def sentence(self, event: Event, names: list[str], language: str) -> str:
        from saecula.aoc import words

        return words.event_text(event, names, language)

    def draw(self, s: CoreState, seat: int, names: list[str]) -> str:
        from saecula.aoc.draw import drawing

        view = self.view(s, seat)
        return drawing(self, view, self.imagine(view, 0), names)

    def law_text(self, law: str, language: str) -> str:
        return law_text("aoc", law, language)

    def check(self, s: CoreState) -> None:
        assert isinstance(s, State)
        invariants.check(s)

    def state_from_data(self, data: dict[str, object]) -> State:
        return state_from_data(data)
