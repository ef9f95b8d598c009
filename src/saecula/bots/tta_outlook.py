"""What a board promises, apart from goods and cards: kept while the board stays, because it is dear to find out.

Most actions of a turn, and most answers to questions in between, leave a board as it is, or change nothing that a
rating asks for.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.bots.tta_impact import Rates, impacts_worth
from saecula.bots.tta_tables import Tables, depth_worth
from saecula.core.arrays import same, vec
from saecula.tta.board import faces_needed
from saecula.tta.cards.catalog import CARDS, COST, FIRST, LAST, is_urban
from saecula.tta.counts import count_of
from saecula.tta.ratings.prices import build_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import LAB, MINE, NOTHING, SPECIALS, TECHS


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The ratings of a seat and the parts of its worth that follow from its board, with the board that they are of."""

    def __init__(self, s: State, i: int, t: Tables, expected: vec[float], others: vec[i64], rates: Rates) -> None:
        seat = s.seats[i]
        # what ratings ask for
        self.age = s.age
        self.workers = seat.workers[:]
        self.specials = seat.specials
        self.government = seat.government
        self.leader = seat.leader
        self.wonder = seat.wonder
        self.begun = seat.stages > 0
        self.wonders = seat.wonders
        self.ruins = seat.ruins
        self.tucked = seat.tucked
        self.colonies = seat.colonies
        self.tactic = seat.tactic
        self.ties = vec[i64]([ties_of(other) for other in s.seats])
        # what the rest asks for besides
        self.techs = seat.techs
        self.pool = seat.pool
        self.yellow = seat.yellow
        self.civil_total = seat.civil_total
        self.military_total = seat.military_total
        self.others = others
        # what was found
        self.rates = rates
        faces: int = rates.faces - faces_needed(seat)
        self.uprising = faces < 0 and -faces > seat.pool
        self.faces = faces_worth(faces, t)
        self.arms = strength_worth(rates.strength, t, others)
        self.actions = t.civil * int(seat.civil_total) + t.military * int(seat.military_total)
        self.workers_to_come = options_worth(seat, t)
        colonies: int = len(seat.colonies)
        self.colonies_worth = t.weights.colony * colonies
        self.limit = t.weights.limit * int(CARDS[seat.government].limit) * (t.turns if t.turns < 8 else 8)
        self.impacts = 0.0
        if len(expected) > 0:
            self.impacts = t.weights.impact * impacts_worth(s, i, expected, rates, others)
        self.depth = depth_of(seat, t)
        wonders: int = len(seat.wonders)
        self.fame = t.weights.wonder_fame * wonders
        self.people = t.weights.yellow * int(seat.yellow) * (t.turns if t.turns < 6 else 6) * 0.3

    def has_ratings_of(self, s: State, i: int) -> bool:
        """Has the seat the very ratings still, but perhaps for its strength, where its tactic is another one?

        With modules more may matter than is looked at here.
        """
        seat = s.seats[i]
        if s.plan.modules or self.age != s.age or self.government != seat.government or self.leader != seat.leader:
            return False
        if self.ruins != seat.ruins or self.tucked != seat.tucked:
            return False
        if self.wonder != seat.wonder and (self.begun or seat.stages > 0):
            return False
        if self.begun != (seat.stages > 0):
            return False
        if not same(self.wonders, seat.wonders) or not same(self.colonies, seat.colonies):
            return False
        return self._has_workers_of(seat) and self._has_ties_of(s)

    def _has_workers_of(self, seat: Seat) -> bool:
        workers, now = self.workers, seat.workers
        for tech in range(TECHS):
            if workers[tech] != now[tech]:
                return False
        specials, changed = self.specials, seat.specials
        for slot in range(SPECIALS):
            if specials[slot] != changed[slot]:
                return False
        return True

    def _has_ties_of(self, s: State) -> bool:
        for j in range(s.seat_count):
            if self.ties[j] != ties_of(s.seats[j]):
                return False
        return True

    def holds_for(self, seat: Seat, others: vec[i64]) -> bool:
        """Is all the rest as it was, too?"""
        if self.tactic != seat.tactic:
            return False
        if self.techs != seat.techs or self.pool != seat.pool or self.yellow != seat.yellow:
            return False
        if self.civil_total != seat.civil_total or self.military_total != seat.military_total:
            return False
        if len(others) != len(self.others):
            return False
        for place in range(len(others)):
            if others[place] != self.others[place]:
                return False
        return True


def ties_of(seat: Seat) -> i64:
    """Its pact, its war and the number of its wonders, in one number: ratings of others may ask for them."""
    pact = ((seat.pact + 1) * 8 + seat.pact_with + 1) * 2 + seat.pact_side
    war = (seat.war + 1) * 8 + seat.war_on + 1
    return (pact * 8192 + war) * 64 + len(seat.wonders)


def faces_worth(faces: int, t: Tables) -> float:
    """Happy faces beyond those that are needed, or missing ones."""
    if faces < 0:
        return t.discontent * faces
    return t.face * (float(faces) if faces < 2 else 2.0 + 0.2 * (faces - 2))


def strength_worth(own: i64, t: Tables, others: vec[i64]) -> float:
    value = t.strength * int(own)
    if len(others) == 0:
        return value
    total = 0.0
    for other in others:
        lead = int(own - other)
        if lead >= 0:
            total += t.strong * (float(lead) if lead < 10 else 10.0 + 0.25 * (lead - 10))
        else:
            total += t.weak * (float(lead) if lead > -15 else -15.0 + 0.4 * (lead + 15))
            total -= t.danger * (lead * lead if lead > -20 else 400)
    count: int = len(others)
    return value + total / count


def depth_of(seat: Seat, t: Tables) -> float:
    """Workers of better mines and labs."""
    if t.deep_mine == 0.0 and t.high_lab == 0.0:
        return 0.0
    value = 0.0
    for kind in (MINE, LAB):
        for tech in range(FIRST[kind] + 1, LAST[kind]):
            value += depth_worth(t, tech) * int(seat.workers[tech])
    return value


def options_worth(seat: Seat, t: Tables) -> float:
    """Unused workers by the best building or unit, and the best upgrades: each further one counts less."""
    best, second = 0.0, 0.0  # of buildings
    up1, up2, up3 = 0.0, 0.0, 0.0  # of upgrades
    limit = CARDS[seat.government].limit
    for kind in range(len(FIRST)):
        top = NOTHING
        for tech in range(LAST[kind] - 1, FIRST[kind] - 1, -1):
            if not seat.techs >> tech & 1:
                continue
            if top == NOTHING:
                top = tech
                if seat.pool > 0 and not (is_urban(tech) and count_of(seat, kind) >= limit):
                    net = t.gain[tech] - t.resource * int(build_cost(seat, tech))
                    if net > best:
                        best, second = net, best
                    elif net > second:
                        second = net
            elif seat.workers[tech]:
                net = t.gain[top] - t.gain[tech] - t.resource * (int(COST[top]) - int(COST[tech]))
                for _ in range(seat.workers[tech]):
                    if net > up1:
                        up1, up2, up3 = net, up1, up2
                    elif net > up2:
                        up2, up3 = net, up2
                    elif net > up3:
                        up3 = net
    if second < t.weights.next_worker * best:
        second = t.weights.next_worker * best  # the same technology again
    value = t.weights.upgrade * (up1 + t.weights.next_upgrade * up2 + t.weights.third_upgrade * up3)
    if seat.pool > 0:
        value += t.weights.worker * best
    if seat.pool > 1:
        value += t.weights.next_worker * t.weights.worker * second * (int(seat.pool) - 1 if seat.pool < 4 else 3)
    return value
