"""Age of Civilization in plain data."""

from saecula.aoc import terms as t
from saecula.aoc.ratings import workers_owned
from saecula.aoc.state import State
from saecula.core.event import Event
from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.present import aoc_actions, aoc_board, aoc_goals, aoc_library, aoc_story
from saecula.present.common import Scene
from saecula.present.picture import Offer, Picture, Put, Sum
from saecula.present.shapes.aoc import AocBoard, AocNumbers
from saecula.present.shapes.common import CardInfo, Goal, Topic, TurnWarning


class AocPicture(Picture[State]):
    shape = AocBoard
    topics: dict[Topic, tuple[int, ...]] = {  # noqa: RUF012 - never changed
        "heading": (t.ROUND_BEGAN, t.GAME_ENDED),
        "attack": (t.WAR_BROKE_OUT, t.PLAGUE_BROKE_OUT),
        "trouble": (t.WORKER_LOST, t.COINS_LOST),
        "event": (t.TOKEN_RESOLVED, t.ROW_SHIFTED),
        "step": (t.CIV_RAISED, t.CIV_ANNEXED, t.TECH_LEARNED, t.WONDER_TAKEN, t.SPECIAL_BOUGHT),
        "minor": (t.COINS_GAINED, t.VP_GAINED, t.CIV_REVEALED, t.MARKER_PASSED),  # gains are summed up in a line
    }
    asides = (
        t.ROUND_BEGAN, t.CIV_SKIPPED, t.ACTIONS_ENDED, t.PACKS_PASSED, t.MARKET_FORMED, t.WORKER_GAINED, t.ROW_SHIFTED,
    )  # fmt: skip
    usual_ends = ("end.six",)
    graphs = ("vp", "coins", "workers", "power", "techs_known")
    compared = ("vp", "coins", "power")
    at_once = ("vp", "coins", "techs_known", "workers")
    force = "power"
    stocks = {  # noqa: RUF012 - never changed
        "coins": ("coins", "effect.coins", "effect.coins", "effect.coins", "effect.coins.lose"),
    }

    def numbers(self, s: State, seat: int) -> AocNumbers:
        return aoc_board.numbers(s, seat)

    def board(self, scene: Scene, s: State, language: str) -> AocBoard:
        return aoc_board.board(scene, s, language)

    def counted(self, s: State, seat: int, what: str) -> list[Addend] | None:
        """Workers: idle ones, and those who come back from their places."""
        if what != "workers":
            return None
        own = s.seats[seat]
        amounts = (("idle", own.idle), ("placed", own.white), ("placed-red", own.red))
        assert sum(amount for _, amount in amounts) == workers_owned(own)
        laws = ("worker.limit", "worker.return.white", "worker.return.red")
        return [Addend(n, source, law) for (source, n), law in zip(amounts, laws, strict=True) if n]

    def goals(self, s: State, language: str) -> list[Goal]:
        return aoc_goals.goals(s, language)

    def tie_law(self, s: State, first: int, other: int) -> str:
        by_workers = workers_owned(s.seats[first]) != workers_owned(s.seats[other])
        return "end.tie.workers" if by_workers else "end.tie.coins"

    def about(self, s: State, cmd: int) -> list[str]:
        return aoc_actions.about(s, cmd)

    def offer(self, scene: Scene, s: State, cmd: int, legal: bool, names: list[str], language: str) -> Offer:
        return aoc_actions.offer(s, cmd, legal, language)

    def brought_about(self, before: State, after: State, seat: int, language: str) -> list[TurnWarning]:
        """Idle workers are a chance, no danger: whoever places one has others left."""
        return []

    def only_answer(self, s: State, legal: list[int]) -> int | None:
        return aoc_actions.only_answer(s, legal)

    def likely(self, s: State, legal: list[int]) -> list[int]:
        return aoc_actions.likely(s, legal)

    def finish(self, s: State, legal: list[int]) -> int | None:
        return aoc_actions.finish(legal)

    def is_turn_end(self, s: State, cmd: int) -> bool:
        return aoc_actions.is_turn_end(s, cmd)

    def warnings_at(self, s: State, seat: int, language: str) -> list[TurnWarning]:
        return aoc_actions.warnings_at(s, seat, language)

    def sums(self, game: Game, ply: int, events: list[Event], names: list[str], language: str) -> list[Sum]:
        return aoc_story.gains(events, names, language)

    def why(self, game: Game, ply: int, event: Event, names: list[str], language: str) -> str:
        return aoc_story.why(game, ply, event, language)

    def cards(self, language: str) -> list[CardInfo]:
        return aoc_library.cards(language)

    def places(self, scene: Scene, s: State, language: str, put: Put) -> None:
        aoc_library.places(aoc_board.board(scene, s, language), put)
