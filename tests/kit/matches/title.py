"""Matches with its faces."""

from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from saecula.bots.family import GREEDY, RANDOM, Family
from saecula.core.command import a_of
from saecula.core.event import Event
from saecula.core.state import State as CoreState
from saecula.i18n import say
from saecula.lab.census import Census
from saecula.lab.study import Study
from saecula.present.common import Scene, decider
from saecula.present.picture import Picture
from saecula.present.shapes.common import Shape
from saecula.speech import Speech, Verb
from saecula.title import Title
from saecula.tui.face import Face, Teller
from saecula.tui.told import Told
from tests.kit.matches.rules import MOST, SETTINGS, TOOK, MatchesRules, State, View

FOLDER = Path(__file__).parent


class MatchesSpeech(Speech[State]):
    def question(self, s: State, language: str) -> str:
        return say(language, "matches-ask", n=s.left)

    def label(self, s: State, cmd: int, names: list[str], language: str) -> str:
        return say(language, "matches-take", n=a_of(cmd))

    def event_text(self, event: Event, names: list[str], language: str) -> str:
        word = "matches-took" if event.kind == TOOK else "matches-ended"
        return say(language, word, who=names[event.seat], n=event.a)

    def source_name(self, source: str, language: str) -> str:
        return say(language, f"matches-source-{source}")

    def verbs(self, language: str) -> list[Verb]:
        return [Verb("take", [say(language, "part-number")], say(language, "matches-idea"))]


class MatchesNumbers(Shape):
    taken: int


class MatchesSeat(MatchesNumbers):
    seat: int
    name: str


class MatchesBoard(Shape, tag_field="game", tag="matches"):
    me: int
    round: int
    over: bool
    decider: int
    left: int
    seats: list[MatchesSeat]


class MatchesPicture(Picture[State]):
    shape = MatchesBoard
    graphs = compared = ("taken",)

    def numbers(self, s: State, seat: int) -> MatchesNumbers:
        return MatchesNumbers(taken=s.taken[seat])

    def board(self, scene: Scene, s: State, language: str) -> MatchesBoard:
        names = scene.game.names
        seats = [MatchesSeat(taken=s.taken[i], seat=i, name=names[i]) for i in range(s.seat_count)]
        left, played = s.left, scene.game.rules.round_of(s)
        return MatchesBoard(me=scene.seat, round=played, over=s.over, decider=decider(s), left=left, seats=seats)


class MatchesFace(Face):
    subjects = {"taken": "taken"}  # noqa: RUF012 - never changed

    def glance(self, told: Told) -> str:
        return told.say("matches-ask", n=told.board.left)

    def tellers(self) -> dict[str, Teller]:
        return {
            "board": lambda told, seat: ["|" * told.board.left],
            "scores": lambda told, seat: [f"{one.name}: {told.number(one, 'taken')}." for one in told.board.seats],
        }

    def idea_text(self, command: int, language: str) -> str:
        return say(language, "matches-idea")

    def has_secrets(self, told: Told) -> bool:
        return False


class MatchesBots(Family):
    names = (RANDOM, GREEDY)

    def value(self, s: CoreState, seat: int) -> float:
        """Whoever leaves a multiple of four wins."""
        assert isinstance(s, State)
        good = s.left % (MOST + 1) == (1 if s.last_loses else 0)
        return 1.0 if good == (s.over or s.turn_seat != seat) else 0.0


class MatchesCensus(Census):
    def see(self, event: Event) -> None:
        if event.kind == TOOK:
            self.count(event.seat, "threes", 1 if event.a == MOST else 0)


class MatchesStudy(Study):
    profile = per_seat = ("threes",)

    def census(self, seats: int) -> Census:
        return MatchesCensus(self.profile, seats)


class MatchesTitle(Title):
    name = "matches"
    called = "Matches"
    rules = MatchesRules()
    settings = SETTINGS

    @property
    def laws(self) -> tuple[Traversable, ...]:
        return (FOLDER / "laws.csv",)

    @property
    def texts(self) -> tuple[tuple[Traversable, str], ...]:
        return ((FOLDER, "matches.ftl"),)

    @cached_property
    def speech(self) -> MatchesSpeech:
        return MatchesSpeech()

    @cached_property
    def picture(self) -> MatchesPicture:
        return MatchesPicture()

    @cached_property
    def face(self) -> MatchesFace:
        return MatchesFace()

    @cached_property
    def bots(self) -> MatchesBots:
        return MatchesBots()

    @cached_property
    def study(self) -> MatchesStudy:
        return MatchesStudy()

    def view_from_data(self, data: dict[str, Any]) -> View:
        return View(**data)
