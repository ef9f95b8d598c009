"""What the laboratory counts of Age of Civilization."""

from collections.abc import Callable
from typing import ClassVar

from saecula.aoc import terms as a
from saecula.aoc import words
from saecula.aoc.cards.tables import CIV_IDS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.view import View
from saecula.core.event import HIDDEN, Event
from saecula.i18n import say
from saecula.lab.census import NO_COST, TAKEN, Census
from saecula.lab.study import Row, Study

PROFILE = (
    "raised", "annexed", "wonders", "techs", "specials", "actions", "passes", "war_losses", "plague_losses",
)  # fmt: skip


class AocCensus(Census):
    """Age of Civilization: civilizations are raised or annexed, technologies learned, wonders and specials bought."""

    CARDS: ClassVar[dict[int, tuple[str, str, list[str], str]]] = {
        a.CIV_RAISED: ("raise", "civ", CIV_IDS, "raised"), a.CIV_ANNEXED: ("annex", "civ", CIV_IDS, "annexed"),
        a.TECH_LEARNED: (TAKEN, "tech", TECH_IDS, "techs"), a.WONDER_TAKEN: (TAKEN, "wonder", WONDER_IDS, "wonders"),
        a.SPECIAL_BOUGHT: (TAKEN, "special", SPECIAL_IDS, "specials"),
    }  # fmt: skip
    LOSSES: ClassVar[dict[int, str]] = {a.BY_WAR: "war_losses", a.BY_PLAGUE: "plague_losses"}

    def __init__(self, seats: int) -> None:
        super().__init__(PROFILE, seats)
        self.paid = NO_COST  # by the action that is under way

    def begin(self, view: object) -> None:
        """Nine technologies are there for everybody; the rest lies in the markets or comes from hands."""
        assert isinstance(view, View)
        self.offered = {f"tech-{TECH_IDS[tech]}": len(self.counts) for tech in range(a.BASE_TECHS)}
        self.offered.update({f"civ-{CIV_IDS[civ]}": 1 for civ in view.market})
        self.offered.update({f"wonder-{WONDER_IDS[wonder]}": 1 for wonder in view.wonders})
        self.offered.update({f"special-{SPECIAL_IDS[special]}": 1 for special in view.specials})

    def see(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind == a.ROUND_BEGAN:
            self.round = event.a
        elif kind == a.ACTION_TAKEN:
            self.count(seat, "actions")
            self.paid = event.b if event.a in (a.RESEARCH, a.WONDER) else NO_COST
        elif kind in self.CARDS:
            self._card(event)
        elif kind == a.PASSED_TURN:
            self.count(seat, "passes")
        elif kind == a.WORKER_LOST and event.b in self.LOSSES:
            self.count(seat, self.LOSSES[event.b], event.a)
        elif kind == a.CIV_REVEALED and event.a != HIDDEN:
            self.offered[f"civ-{CIV_IDS[event.a]}"] = 1

    def _card(self, event: Event) -> None:
        way, kind, ids, what = self.CARDS[event.kind]
        self.count(event.seat, what)
        cost = self.paid
        if event.kind == a.SPECIAL_BOUGHT:
            cost = event.b
        elif kind == "civ":
            cost = NO_COST
        self.paid = NO_COST
        card = f"{kind}-{ids[event.a]}"
        self.offered.setdefault(card, 1)
        self.use(event.seat, way, card, cost)


class AocStudy(Study):
    profile = PROFILE
    per_game = ("war_losses", "plague_losses")
    per_seat = ("annexed", "wonders")
    clear_lead = 6.0

    def census(self, seats: int) -> AocCensus:
        return AocCensus(seats)

    def card_name(self, card: str, language: str) -> str:
        kind, _, slug = card.partition("-")
        return words.name(kind, slug, language)

    def card_kind(self, card: str, language: str) -> str:
        return say(language, f"lab-kind-{card.partition('-')[0]}")

    def sections(self) -> dict[str, Callable[[Row], bool]]:
        return {
            "raised": lambda row: row["way"] == "raise",
            "annexed": lambda row: row["way"] == "annex",
            "bought": lambda row: row["way"] == TAKEN,
        }
