"""The search of a whole turn: a beam over lines of actions, compared as if the turn ended after each.

A question that an action opens for the same seat (what an action card orders, where a leader goes) belongs to the
action; one that it opens for another seat (whose wonder it helps) is answered by that seat's own pick. Lines that do
the same in another order meet in one.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.bots.tta_mind import Mind
from saecula.bots.tta_outlook import Outlook
from saecula.bots.tta_quick import answer_others
from saecula.core.arrays import vec
from saecula.core.command import a_of, b_of, kind_of
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.board import ROW_COST
from saecula.tta.cards.catalog import KIND, LAST
from saecula.tta.law.actions import civil_available, military_available
from saecula.tta.law.food import resources_at_hand
from saecula.tta.ratings.prices import build_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import TECHS

DEPTH: Final = 24  # actions of a turn
DEAR: Final = 3  # civil actions for a card that has just come: at the next turn it will cost one or two
MASK: Final = 0xFFFFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Line:
    """Commands so far, where they lead, and what that is worth: at once, and with the actions that are left."""

    def __init__(self, s: State, commands: list[int], key: int) -> None:
        self.s = s
        self.commands = commands
        self.key = key
        self.value = 0.0
        self.hope = 0.0
        self.charge = 0.0  # for what was done too early
        self.outlook: Outlook | None = None


@final
@mypyc_attr(acyclic=True)
class Plan:
    """The best line of a search and what it looked at."""

    def __init__(self, commands: list[int], value: float) -> None:
        self.commands = commands
        self.value = value
        self.nodes = 0
        self.best: list[Line] = []  # the best complete lines


def key_of(cmd: int) -> int:
    """Keys are summed, so the order of commands does not matter."""
    mixed = kind_of(cmd) * 1_000_003 + a_of(cmd) * 7_919 + b_of(cmd) * 104_729 + 17
    return (mixed * 2_654_435 ^ mixed >> 7) & MASK


def plan_turn(s: State, mind: Mind, width: int, keep: int) -> Plan:
    """Search the action phase that stands open for the mind's seat; keeps the best few complete lines."""
    others = mind.strengths_of_others(s, mind.me)
    root = Line(s, [], 0)
    judge_line(root, mind, others)
    plan = Plan([], root.value)
    plan.best = [root]
    beam = [root]
    seen: set[int] = set()
    for _ in range(DEPTH):
        children: list[Line] = []
        for line in beam:
            expand(line, mind, others, seen, children)
        plan.nodes += len(children)
        if not children:
            break
        beam = best_lines(children, width)
        for line in children:
            if line.value > plan.best[-1].value or len(plan.best) < keep:
                insert(plan.best, line, keep)
    plan.commands = plan.best[0].commands
    plan.value = plan.best[0].value
    return plan


def insert(best: list[Line], line: Line, keep: int) -> None:
    place = len(best)
    while place > 0 and best[place - 1].value < line.value:
        place -= 1
    best.insert(place, line)
    if len(best) > keep:
        best.pop()


def best_lines(children: list[Line], width: int) -> list[Line]:
    """The most hopeful ones, by repeated selection: widths are small."""
    chosen: list[Line] = []
    for line in children:
        place = len(chosen)
        while place > 0 and chosen[place - 1].hope < line.hope:
            place -= 1
        if place < width:
            chosen.insert(place, line)
            if len(chosen) > width:
                chosen.pop()
    return chosen


def judge_line(line: Line, mind: Mind, others: vec[i64]) -> None:
    """Leaves the outlook of the line behind, which is that of many that go on from it."""
    me = mind.me
    line.value = mind.worth_against(line.s, me, others) - line.charge
    line.outlook = mind.outlooks[me]
    seat = line.s.seats[me]
    actions: int = civil_available(seat)
    arms: int = military_available(seat)
    line.hope = line.value + mind.weights.civil_hope * actions + mind.weights.arms_hope * arms


def expand(line: Line, mind: Mind, others: vec[i64], seen: set[int], children: list[Line]) -> None:
    """Every sensible action after a line."""
    s = line.s
    options = mind.options
    doors.list_options(s, options)
    for place in range(options.count):
        cmd: int = options.commands[place]
        if not sensible(s, mind, cmd):
            continue
        key = (line.key + key_of(cmd)) & MASK
        if key in seen:
            continue
        seen.add(key)
        follow(line, cmd, key, mind, others, children)


def follow(line: Line, cmd: int, key: int, mind: Mind, others: vec[i64], children: list[Line]) -> None:
    """Do a command; where it asks the seat something, every answer is a child."""
    twin = acting_copy(line.s, mind.me)
    doors.apply(twin, cmd)
    doors.advance(twin)
    answer_others(twin, mind)
    child = Line(twin, [*line.commands, cmd], key)
    child.outlook = line.outlook
    child.charge = line.charge
    if kind_of(cmd) == t.TAKE and ROW_COST[a_of(cmd)] >= DEAR:
        child.charge += mind.weights.dear_take
    if not twin.over and twin.stack[-1].seat == mind.me and twin.stack[-1].kind != t.ASK_ACTIONS:
        for answer in doors.legal(twin):
            follow(child, answer, (key + key_of(answer)) & MASK, mind, others, children)
        return
    mind.outlooks[mind.me] = line.outlook
    judge_line(child, mind, others)
    children.append(child)


def acting_copy(s: State, me: int) -> State:
    """A copy for one action of a seat: what no action touches is shared with the original.

    Of other seats an action touches only those of pacts with this one. With modules of the expansion a card may do
    more, so everything is copied.
    """
    if s.plan.modules:
        return s.copy()
    twin = State(s)
    twin.stack = [frame.copy() for frame in s.stack]
    twin.seats = s.seats[:]
    twin.seats[me] = s.seats[me].copy()
    for j in range(s.seat_count):
        if s.seats[j].pact != t.NOTHING:
            partner = s.seats[j].pact_with if j == me else j
            if j == me or s.seats[j].pact_with == me:
                twin.seats[partner] = s.seats[partner].copy()
    return twin


# --- what is not worth a look -------------------------------------------------------------------------------------
def sensible(s: State, mind: Mind, cmd: int) -> bool:
    kind = kind_of(cmd)
    if kind in (t.END, t.RESIGN, t.DESTROY):
        return False
    seat = s.seats[mind.me]
    if kind == t.TAKE:
        card = s.row[a_of(cmd)]
        if KIND[card] == t.WONDER:
            return mind.prices[mind.me].full[card] > mind.weights.wonder_floor
        return mind.prices[mind.me].hand[card] > mind.weights.take_floor
    if kind == t.BUILD:
        return not is_outdated(seat, a_of(cmd))
    if kind == t.UPGRADE:
        return not is_outdated(seat, b_of(cmd))
    return True


def is_outdated(seat: Seat, tech: int) -> bool:
    """Is there a better technology of the type that the seat could pay for now?"""
    have = resources_at_hand(seat, KIND[tech] >= t.FIRST_UNIT)
    for better in range(tech + 1, LAST[KIND[tech]]):
        if better < TECHS and seat.techs >> better & 1 and build_cost(seat, better) <= have:
            return True
    return False
