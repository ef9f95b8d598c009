"""Through the Ages in plain data."""

from saecula.core.rules import Addend
from saecula.present import tta_actions, tta_board, tta_library
from saecula.present.common import Scene
from saecula.present.picture import Picture, Put
from saecula.present.shapes.common import CardInfo, Change, Topic, TurnWarning
from saecula.present.shapes.tta import TtaBoard, TtaNumbers
from saecula.present.tta_counts import count_addends
from saecula.tta import terms as t
from saecula.tta.state import State


class TtaPicture(Picture[State]):
    shape = TtaBoard
    topics: dict[Topic, tuple[int, ...]] = {  # noqa: RUF012 - never changed
        "heading": (t.ROUND_BEGAN, t.AGE_BEGAN, t.LAST_ROUND, t.GAME_ENDED),
        "attack": (
            t.AGGRESSION_PLAYED, t.AGGRESSION_REPELLED, t.AGGRESSION_SUCCEEDED, t.WAR_DECLARED, t.WAR_RESOLVED,
            t.BONUS_PLAYED, t.CARD_STOLEN, t.RESIGNED, t.PACT_OFFERED, t.PACT_MADE, t.PACT_ENDED, t.PACT_REFUSED,
        ),
        "score": (t.CULTURE_CHANGED, t.SCIENCE_CHANGED),
        "trouble": (t.UPRISING, t.CORRUPTION, t.FAMINE_STRUCK, t.WONDER_RUINED, t.COLONY_LOST, t.WORKER_LOST),
        "event": (t.EVENT_REVEALED, t.COLONY_TAKEN, t.TERRITORY_UNCLAIMED, t.EVENTS_RENEWED),
        "step": (
            t.LEADER_ELECTED, t.WONDER_COMPLETED, t.DEVELOPED, t.TACTIC_ADOPTED, t.ANTIQUATED, t.TACTICS_SHARED,
        ),
        "minor": (t.CARD_DEALT, t.ROW_SWEPT, t.FOOD_CHANGED, t.RESOURCES_CHANGED, t.BLUE_CHANGED, t.YELLOW_CHANGED),
    }  # fmt: skip
    graphs = ("culture", "science", "strength", "food", "population", "resources")
    compared = ("culture", "science", "strength")
    burdens = ("discontent", "faces_needed", "corruption", "consumption", "population_cost")
    stocks = {  # noqa: RUF012 - never changed
        "science-stock": ("science", "setup.points.science-0", "production.science", "points.score", "points.pay"),
    }

    def numbers(self, s: State, seat: int) -> TtaNumbers:
        return tta_board.numbers(s, seat)

    def board(self, scene: Scene, s: State, language: str) -> TtaBoard:
        return tta_board.board(scene, s)

    def counted(self, s: State, seat: int, what: str) -> list[Addend] | None:
        found = count_addends(s, seat, what)
        return None if found is None else [addend for addend in found if addend.amount]

    def about(self, s: State, cmd: int) -> list[str]:
        return tta_actions.about(s, cmd)

    def facts(self, s: State, names: list[str], language: str) -> list[str]:
        return tta_actions.facts(s, names, language)

    def is_turn_end(self, s: State, cmd: int) -> bool:
        return tta_actions.is_turn_end(s, cmd)

    def end_changes(self, scene: Scene, language: str) -> list[Change]:
        return tta_actions.end_changes(scene, language)

    def warnings(self, scene: Scene, s: State, language: str) -> list[TurnWarning]:
        return tta_actions.warnings(scene, language)

    def warnings_at(self, s: State, seat: int, language: str) -> list[TurnWarning]:
        return tta_actions.warnings_at(s, seat, language)

    def cards(self, language: str) -> list[CardInfo]:
        return tta_library.cards(language)

    def places(self, scene: Scene, s: State, language: str, put: Put) -> None:
        tta_library.places(scene, s, put)
