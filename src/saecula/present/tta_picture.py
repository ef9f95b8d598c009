"""Through the Ages in plain data."""

from saecula.core.event import Event
from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.present import (
    tta_actions,
    tta_aid,
    tta_answers,
    tta_board,
    tta_ends,
    tta_events,
    tta_final,
    tta_forecast,
    tta_library,
    tta_offers,
    tta_reasons,
    tta_story,
)
from saecula.present.common import Scene
from saecula.present.picture import Offer, Picture, Put, Sum
from saecula.present.shapes.common import Aid, CardInfo, Change, FinalScore, Forecast, Sign, Topic, TurnWarning
from saecula.present.shapes.tta import TtaBoard, TtaNumbers
from saecula.present.tta_counts import count_addends
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.cards.catalog import NUMBER
from saecula.tta.state import State


class TtaPicture(Picture[State]):
    shape = TtaBoard
    topics: dict[Topic, tuple[int, ...]] = {  # noqa: RUF012 - never changed
        "heading": (t.ROUND_BEGAN, t.AGE_BEGAN, t.LAST_ROUND, t.GAME_ENDED),
        "turn": (t.TURN_BEGAN,),
        "attack": (
            t.AGGRESSION_PLAYED, t.AGGRESSION_REPELLED, t.AGGRESSION_SUCCEEDED, t.WAR_DECLARED, t.WAR_RESOLVED,
            t.BONUS_PLAYED, t.CARD_STOLEN, t.RESIGNED, t.PACT_OFFERED, t.PACT_MADE, t.PACT_ENDED, t.PACT_REFUSED,
        ),
        "score": (t.CULTURE_CHANGED, t.SCIENCE_CHANGED),
        "trouble": (t.UPRISING, t.FAMINE_STRUCK, t.WONDER_RUINED, t.COLONY_LOST, t.WORKER_LOST),
        "event": (t.EVENT_REVEALED, t.COLONY_TAKEN, t.TERRITORY_UNCLAIMED, t.EVENTS_RENEWED),
        "step": (
            t.LEADER_ELECTED, t.WONDER_COMPLETED, t.DEVELOPED, t.TACTIC_ADOPTED, t.ANTIQUATED, t.TACTICS_SHARED,
        ),
        "minor": (
            t.CARD_DEALT, t.ROW_SWEPT, t.FOOD_CHANGED, t.RESOURCES_CHANGED, t.BLUE_CHANGED, t.YELLOW_CHANGED,
            t.POLITICS_PASSED,
        ),
    }  # fmt: skip
    asides = (
        t.ROUND_BEGAN, t.TACTICS_SHARED, t.EVENTS_RENEWED, t.BID_PASSED, t.CARDS_DRAWN, t.CARD_DISCARDED, t.LEADER_LEFT,
        t.ANTIQUATED, t.EVENT_PEEKED, t.CARD_SEEN, t.HAND_SEEN,
    )  # fmt: skip
    graphs = ("culture", "science", "strength", "food", "population", "resources")
    compared = ("culture", "science", "strength")
    burdens = ("discontent", "faces_needed", "corruption", "consumption", "population_cost")
    gains = {t.CULTURE_CHANGED: "culture", t.SCIENCE_CHANGED: "science"}  # noqa: RUF012 - never changed
    no_news = (t.EVENT_PREPARED, t.BONUS_PLAYED)
    draws = (t.CARDS_DRAWN,)
    by_turn = ("culture_rate", "science_rate", "resource_rate", "food_rate", "civil_total", "military_total")
    at_once = ("culture", "science", "civil")
    force = "strength"
    judged = {  # noqa: RUF012 - never changed
        "culture": ("culture",),
        "economy": ("culture_rate", "resource_rate", "food_rate", "population", "civil_total"),
        "science": ("science_rate", "science"),
        "army": ("strength", "military_total"),
        "cards": ("hand_size", "cards_size"),
        "danger": ("discontent", "strength"),
    }
    usual_ends = ("flow.end.after-last-round",)
    asked_next = ("discard",)
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

    def offer(self, scene: Scene, s: State, cmd: int, legal: bool, names: list[str], language: str) -> Offer:
        return tta_offers.offer(scene, s, cmd, legal, language)

    def likely(self, s: State, legal: list[int]) -> list[int]:
        return tta_offers.likely(s, legal)

    def finish(self, s: State, legal: list[int]) -> int | None:
        return tta_offers.finish(legal)

    def aid(self, s: State, names: list[str], language: str) -> Aid | None:
        return tta_aid.aid(s, names, language)

    def forecast(self, scene: Scene) -> list[Forecast]:
        return tta_forecast.forecast(scene)

    def more_reasons(self, s: State, cmd: int, own: dict[str, Change], language: str) -> list[str]:
        return tta_reasons.more_reasons(s, cmd, own, language)

    def then(self, s: State, cmd: int, language: str) -> str:
        return tta_offers.then(s, cmd, language)

    def only_answer(self, s: State, legal: list[int]) -> int | None:
        return tta_answers.only_answer(s, legal)

    def brought_about(self, before: State, after: State, seat: int, language: str) -> list[TurnWarning]:
        return tta_ends.brought_about(before, after, seat, language)

    def topic_of(self, event: Event) -> Topic:
        if tta_story.is_effect(event):
            return "score"
        is_minor = tta_story.is_part(event) or tta_story.is_price(event) or tta_story.is_antiquated(event)
        return "minor" if is_minor else super().topic_of(event)

    def in_order(self, events: list[Event]) -> list[Event]:
        return tta_story.in_order(events)

    def reveals(self, event: Event) -> bool:
        return event.kind == t.EVENT_REVEALED

    def under_way(self, game: Game, ply: int) -> str | None:
        return tta_events.under_way(game, ply)

    def why(self, game: Game, ply: int, event: Event, names: list[str], language: str) -> str:
        return tta_events.why(game, ply, event, names, language)

    def sums(self, game: Game, ply: int, events: list[Event], names: list[str], language: str) -> list[Sum]:
        found = tta_story.productions(events, names, language) + tta_story.antiquated(events, names, language)
        return found + tta_final.heading(game, ply, events, language)

    def final_scores(self, game: Game, language: str) -> list[FinalScore]:
        return tta_final.final_scores(game, language)

    def told(self, game: Game, ply: int, event: Event, names: list[str], language: str) -> str | None:
        return tta_story.told(game, ply, event, names, language)

    def seat_of(self, event: Event) -> int:
        return tta_story.seat_of(event)

    def card_of(self, event: Event) -> str | None:
        return tta_story.card_of(event)

    def card_name(self, card: str, language: str) -> str:
        return words.name(NUMBER[card], language)

    def paid(self, events: list[Event], seat: int) -> list[Sign]:
        return tta_story.paid(events, seat)

    def is_digested(self, event: Event) -> bool:
        return super().is_digested(event) or tta_story.is_news(event)

    def facts(self, s: State, names: list[str], language: str) -> list[str]:
        return tta_actions.facts(s, names, language)

    def is_turn_end(self, s: State, cmd: int) -> bool:
        return tta_actions.is_turn_end(s, cmd)

    def closes_turn(self, s: State, cmd: int) -> bool:
        return tta_ends.closes_turn(s, cmd)

    def end_changes(self, scene: Scene, cmd: int, language: str) -> list[Change]:
        return tta_ends.end_changes(scene, cmd, language)

    def warnings(self, scene: Scene, s: State, language: str) -> list[TurnWarning]:
        return tta_ends.warnings(scene, language)

    def warnings_at(self, s: State, seat: int, language: str) -> list[TurnWarning]:
        return tta_ends.warnings_at(s, seat, language)

    def cards(self, language: str) -> list[CardInfo]:
        return tta_library.cards(language)

    def places(self, scene: Scene, s: State, language: str, put: Put) -> None:
        tta_library.places(scene, s, put)
