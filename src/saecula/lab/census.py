"""What a spectator can note down about a game: counts by seat, and which card was used when and at what cost.

One collector per game sees the events of everybody; tournaments make profiles of bots from it, the almanac pages about
cards. Its result is plain data:

    counts   by seat, how often something happened; `first_...` are rounds, 0 for never
    uses     [seat, way, card, round, age, cost]; the cost is NO_COST where there is none to speak of
    offered  card -> how many copies came into the open
"""

from typing import Any, ClassVar

from saecula.aoc import terms as a
from saecula.aoc.cards.tables import CIV_IDS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.view import View as AocView
from saecula.core.event import HIDDEN, Event
from saecula.tta import terms as t
from saecula.tta.cards.catalog import KIND, SLUGS
from saecula.tta.view import View as TtaView

NO_COST = -1
TAKEN, PLAYED = "take", "play"  # ways to use a card; the others are named where they are noted

# the rows of a profile, in order; `humans.toml` uses the same words
PROFILES = {
    "tta": (
        "wonders", "stages", "leaders", "takes", "dear_takes", "governments", "first_government", "despotism",
        "colonies", "bids", "wars", "wars_won", "aggressions", "aggressions_won", "pacts_offered", "pacts_made",
        "uprisings", "famines",
    ),
    "aoc": (
        "raised", "annexed", "wonders", "techs", "specials", "actions", "passes", "war_losses", "plague_losses",
    ),
}  # fmt: skip
# what the almanac shows the distribution of: once per game (summed over seats), or once per seat
PER_GAME = {"tta": ("wars", "aggressions", "pacts_made"), "aoc": ("war_losses", "plague_losses")}
PER_SEAT = {"tta": ("colonies", "wonders"), "aoc": ("annexed", "wonders")}


class Census:
    """Counts; a game says which events count as what."""

    def __init__(self, game: str, seats: int) -> None:
        self.round = 1
        self.age = 0
        self.counts: list[dict[str, int]] = [dict.fromkeys(PROFILES[game], 0) for _ in range(seats)]
        self.uses: list[list[int | str]] = []
        self.offered: dict[str, int] = {}

    def begin(self, view: object) -> None:
        """Look at the deal; `view` is the spectator's."""

    def see(self, event: Event) -> None:
        raise NotImplementedError

    def count(self, seat: int, what: str, amount: int = 1) -> None:
        self.counts[seat][what] += amount

    def use(self, seat: int, way: str, card: str, cost: int = NO_COST) -> None:
        self.uses.append([seat, way, card, self.round, self.age, cost])

    def result(self, view: object) -> dict[str, Any]:
        """Everything, at the end; `view` is the spectator's."""
        return {"counts": self.counts, "uses": self.uses, "offered": self.offered}


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
    DEAR = 3  # civil actions

    def __init__(self, seats: int) -> None:
        super().__init__("tta", seats)
        self.bid = 0
        for counts in self.counts:
            counts["despotism"] = 1  # until the first change of government

    def see(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind == t.TURN_BEGAN:
            self.round = event.a
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
        elif kind in self.COUNTED:
            self.count(seat, self.COUNTED[kind])
            if kind == t.BID_MADE:
                self.bid = event.a

    def _government(self, seat: int) -> None:
        counts = self.counts[seat]
        counts["governments"] += 1
        counts["despotism"] = 0
        counts["first_government"] = counts["first_government"] or self.round

    def result(self, view: object) -> dict[str, Any]:
        assert isinstance(view, TtaView)
        revealed = view.open["revealed"]
        assert isinstance(revealed, list)
        self.offered = {SLUGS[card]: copies for card, copies in enumerate(revealed) if copies}
        return super().result(view)


class AocCensus(Census):
    """Age of Civilization: civilizations are raised or annexed, technologies learned, wonders and specials bought."""

    CARDS: ClassVar[dict[int, tuple[str, str, list[str], str]]] = {
        a.CIV_RAISED: ("raise", "civ", CIV_IDS, "raised"), a.CIV_ANNEXED: ("annex", "civ", CIV_IDS, "annexed"),
        a.TECH_LEARNED: (TAKEN, "tech", TECH_IDS, "techs"), a.WONDER_TAKEN: (TAKEN, "wonder", WONDER_IDS, "wonders"),
        a.SPECIAL_BOUGHT: (TAKEN, "special", SPECIAL_IDS, "specials"),
    }  # fmt: skip
    LOSSES: ClassVar[dict[int, str]] = {a.BY_WAR: "war_losses", a.BY_PLAGUE: "plague_losses"}

    def __init__(self, seats: int) -> None:
        super().__init__("aoc", seats)
        self.paid = NO_COST  # by the action that is under way

    def begin(self, view: object) -> None:
        """Nine technologies are there for everybody; the rest lies in the markets or comes from hands."""
        assert isinstance(view, AocView)
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


def census_of(game: str, seats: int) -> Census:
    return TtaCensus(seats) if game == "tta" else AocCensus(seats)
