"""What the laboratory counts of Through the Ages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from saecula.bots.tta_judge import load_model, shipped
from saecula.core.errors import OptionError
from saecula.core.event import Event
from saecula.lab.census import NO_COST, PLAYED, TAKEN, Census
from saecula.lab.entrants import Entrant
from saecula.lab.executor import Workers
from saecula.lab.measures import Measure
from saecula.lab.study import CHECK, SHIPPED, Row, Study, Tallies, Tally
from saecula.lab.tta_train import Lesson, learn, measure, model_text
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.cards.catalog import AGE, KIND, NUMBER, SLUGS, is_civil, is_unit
from saecula.tta.view import View

PROFILE = (
    "wonders", "stages", "leaders", "takes", "dear_takes", "governments", "first_government", "despotism",
    "colonies", "bids", "wars", "wars_won", "aggressions", "aggressions_won", "pacts_offered", "pacts_made",
    "uprisings", "famines", "famine", "two_labs", "better_mine", "better_farm", "science", "unarmed",
)  # fmt: skip
SHARES = ("despotism", "famine", "two_labs", "better_mine", "better_farm", "unarmed")  # of seats

PLANNER = Path(__file__).resolve().with_name("tta_measures.py")
PLAN = Measure("plan", "planned_nodes", "nodes", (4,), slow=True, file=PLANNER)


class TtaCensus(Census):
    """Through the Ages: civil cards are taken and come into play, military cards are played."""

    PLAYS: ClassVar[dict[int, str]] = {
        t.LEADER_ELECTED: "leaders", t.WONDER_COMPLETED: "wonders", t.DEVELOPED: "", t.ACTION_CARD_PLAYED: "",
        t.TACTIC_ADOPTED: "", t.AGGRESSION_PLAYED: "aggressions", t.WAR_DECLARED: "wars", t.PACT_MADE: "pacts_made",
    }  # fmt: skip
    COUNTED: ClassVar[dict[int, str]] = {
        t.AGGRESSION_SUCCEEDED: "aggressions_won", t.PACT_OFFERED: "pacts_offered", t.BID_MADE: "bids",
        t.UPRISING: "uprisings", t.FAMINE_STRUCK: "famines",
    }  # fmt: skip
    BETTER: ClassVar[dict[int, str]] = {t.MINE: "better_mine", t.FARM: "better_farm"}  # than those of the start
    DEAR = 3  # civil actions
    LABS_BY = 5  # the round at whose end labs are counted
    SCIENCE_IN = 14  # the round whose production of science is noted

    def __init__(self, seats: int) -> None:
        super().__init__(PROFILE, seats)
        self.bid = 0
        for counts in self.counts:
            counts["despotism"] = 1  # until the first change of government
            counts["first_government"] = None
            counts["science"] = None  # until that round comes

    def see(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind == t.TURN_BEGAN:
            self.round = event.a
            if self.round == self.SCIENCE_IN:
                self.counts[seat]["science"] = 0
        elif kind == t.AGE_BEGAN:
            self.age = event.a
        elif kind == t.CARD_TAKEN:
            self.count(seat, "takes")
            self.count(seat, "dear_takes", 1 if event.b >= self.DEAR else 0)
            self.use(seat, TAKEN, SLUGS[event.a], event.b)
        elif kind in self.PLAYS:
            self.use(seat, PLAYED, SLUGS[event.a])
            if self.PLAYS[kind]:
                self.count(seat, self.PLAYS[kind])
            if kind == t.DEVELOPED and KIND[event.a] == t.GOVERNMENT:
                self._government(seat)
        elif kind == t.COLONY_TAKEN:
            self.count(seat, "colonies")
            self.use(seat, PLAYED, SLUGS[event.a], self.bid or NO_COST)
            self.bid = 0
        elif kind == t.STAGES_BUILT:
            self.count(seat, "stages", event.b)
        elif kind == t.WAR_RESOLVED:
            self.count(seat, "wars_won", 1 if event.b == seat else 0)
        elif kind in (t.BUILT, t.UPGRADED):
            self._built(seat, event.a if kind == t.BUILT else event.b)
        elif kind == t.SCIENCE_CHANGED:
            if self.round == self.SCIENCE_IN and event.cause == "production.science":
                self.count(seat, "science", event.a)
        elif kind in self.COUNTED:
            self.count(seat, self.COUNTED[kind])
            if kind == t.FAMINE_STRUCK:
                self.counts[seat]["famine"] = 1
            if kind == t.BID_MADE:
                self.bid = event.a

    def look(self, view: object) -> None:
        assert isinstance(view, View)
        if view.open["round"] == self.LABS_BY + 1:
            for seat, counts in zip(view.seats, self.counts, strict=True):
                labs = sum(many for tech, many in seat.workers.items() if KIND[NUMBER[tech]] == t.LAB)
                counts["two_labs"] = 1 if labs >= 2 else 0

    def _built(self, seat: int, tech: int) -> None:
        if KIND[tech] in self.BETTER and AGE[tech] > t.AGE_A:
            self.counts[seat][self.BETTER[KIND[tech]]] = 1

    def _government(self, seat: int) -> None:
        self.count(seat, "governments")
        counts = self.counts[seat]
        counts["despotism"] = 0
        counts["first_government"] = counts["first_government"] or self.round

    def result(self, view: object) -> dict[str, Any]:
        assert isinstance(view, View)
        revealed = view.open["revealed"]
        assert isinstance(revealed, list)
        self.offered = {SLUGS[card]: copies for card, copies in enumerate(revealed) if copies}
        for seat, counts in zip(view.seats, self.counts, strict=True):
            counts["unarmed"] = 0 if any(is_unit(NUMBER[tech]) for tech in seat.workers) else 1
        return super().result(view)


class TtaStudy(Study):
    profile = PROFILE
    shares = SHARES
    per_game = ("wars", "aggressions", "pacts_made")
    per_seat = ("colonies", "wonders")
    clear_lead = 30.0
    learns = True
    measures = (PLAN,)

    def learn(
        self, options: dict[str, object], bots: tuple[Entrant, ...], games: int, seed: str, crew: Workers,
        progress: Callable[[int], None],
    ) -> dict[str, Any]:  # fmt: skip
        return learn(Lesson(options, bots, games, seed), crew, progress)

    def measure(
        self, options: dict[str, object], bots: tuple[Entrant, ...], games: int, seed: str, crew: Workers,
        progress: Callable[[int], None], model: str,
    ) -> dict[str, Any]:  # fmt: skip
        known = shipped() if model == SHIPPED else load_model(model, CHECK)
        lesson = Lesson(options, bots, games, seed)
        if lesson.seats not in known.rows:
            raise OptionError(CHECK, "judge-players", count=lesson.seats)
        return measure(lesson, known, crew, progress)

    def model_text(self, by_players: dict[int, dict[str, Any]]) -> str:
        return model_text(by_players)

    def census(self, seats: int) -> TtaCensus:
        return TtaCensus(seats)

    def card_name(self, card: str, language: str) -> str:
        return words.name(NUMBER[card], language)

    def card_kind(self, card: str, language: str) -> str:
        return words.kind_name(NUMBER[card], language)

    def card_age(self, card: str) -> str:
        return t.AGE_IDS[AGE[NUMBER[card]]]

    def age_name(self, age: int) -> str:
        return t.AGE_IDS[age]

    def is_listed(self, way: str, card: str) -> bool:
        """What became of civil cards is said where they were taken."""
        return way != PLAYED or not is_civil(NUMBER[card])

    def more_of(self, way: str, card: str, tallies: Tallies) -> Row:
        """In which ages a card was used; of cards taken, how many came into play."""
        tally = tallies[way, card]
        row: Row = {"ages": [tally.ages.count(age) for age in range(t.AGE_IV + 1)]}
        if way == TAKEN:
            in_play = tallies.get((PLAYED, card), Tally())
            row["into_play"] = round(min(1.0, len(in_play.rounds) / len(tally.rounds)), 4)
        return row

    def sections(self) -> dict[str, Callable[[Row], bool]]:
        return {
            "civil": lambda row: row["way"] == TAKEN,
            "military": lambda row: row["way"] == PLAYED and KIND[NUMBER[row["card"]]] != t.TERRITORY,
            "colonies": lambda row: row["way"] == PLAYED and KIND[NUMBER[row["card"]]] == t.TERRITORY,
        }
