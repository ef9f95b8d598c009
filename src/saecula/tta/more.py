"""What New Leaders and Wonders adds to State and Seat: fields, copies and data, nothing else.

A game without modules has the two blanks below, shared by all its copies: reading them is always safe and copying them
costs nothing. Only a game whose `more.on` is set may write, and only then do data and digests contain any of this.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.tta.cards.decks import Plan
from saecula.tta.terms import LEADER, NOTHING

BOARD: Final = 7  # slots of a board for one kind and age; fewer players use fewer
BOARD_SLOTS: Final = 8 * BOARD


def board_place(age: i64, kind: i64, slot: i64) -> i64:
    """Where in `boards` a leader or wonder of an age lies; slots are counted from 1 as on the pointers."""
    return (2 * age + (0 if kind == LEADER else 1)) * BOARD + slot - 1


@final
@mypyc_attr(acyclic=True)
class SeatMore:
    """Of one civilization."""

    def __init__(self) -> None:
        self.on = False
        self.parked: i64 = 0  # yellow tokens that wait for the end of an age
        self.stance: i64 = 0  # 1 strength, 2 civil action
        self.kept: i64 = 0  # blue tokens on a completed wonder
        self.old_tactics: list[int] = []  # in the own area beside the current one
        self.known: list[int] = []  # pairs of seat and card: military cards known to be in others' hands
        self.looked: i64 = NOTHING  # seat whose hand was seen in the last politics phase
        self.looked_before: i64 = NOTHING
        self.committed: i64 = NOTHING  # unit in an open fight
        # this turn
        self.works: i64 = 0  # temporary resources for stages and urban buildings
        self.developed: i64 = 0  # technologies
        self.kidnapped: i64 = NOTHING  # card that scores when it is played this turn
        self.ransom: i64 = 0  # what it scores
        self.helped = False  # a stage of somebody else's wonder was built
        # before the deal
        self.offers: list[int] = []  # hidden: cards to pick from
        self.picks: list[int] = []  # hidden

    def copy(self) -> "SeatMore":
        if not self.on:
            return self
        twin = SeatMore()
        twin.on = True
        twin.parked = self.parked
        twin.stance = self.stance
        twin.kept = self.kept
        twin.old_tactics = self.old_tactics[:]
        twin.known = self.known[:]
        twin.looked = self.looked
        twin.looked_before = self.looked_before
        twin.committed = self.committed
        twin.works = self.works
        twin.developed = self.developed
        twin.kidnapped = self.kidnapped
        twin.ransom = self.ransom
        twin.helped = self.helped
        twin.offers = self.offers[:]
        twin.picks = self.picks[:]
        return twin

    def to_data(self) -> dict[str, object]:
        return {
            "on": self.on,
            "parked": self.parked,
            "stance": self.stance,
            "kept": self.kept,
            "old_tactics": self.old_tactics[:],
            "known": self.known[:],
            "looked": self.looked,
            "looked_before": self.looked_before,
            "committed": self.committed,
            "works": self.works,
            "developed": self.developed,
            "kidnapped": self.kidnapped,
            "ransom": self.ransom,
            "helped": self.helped,
            "offers": self.offers[:],
            "picks": self.picks[:],
        }


@final
@mypyc_attr(acyclic=True)
class StateMore:
    """Of the whole table."""

    def __init__(self) -> None:
        self.on = False
        # what the table agreed on
        self.modules: i64 = 0  # bit mask
        self.mode: i64 = 0  # how leaders and wonders are mixed
        self.hidden_future = False
        self.plus_one = False
        self.draft = False
        self.kept_old: list[int] = []
        self.chosen: list[int] = []
        # cards
        self.boards: list[int] = [NOTHING] * BOARD_SLOTS  # open mix, by `board_place`; NOTHING where none lies
        self.unused_events: list[int] = []  # hidden: of Age A
        self.planned: list[int] = []  # three of them, shown
        self.future_seen: list[int] = []  # masks of seats that were shown each of `future_events`
        # lasting effects
        self.prize: i64 = 0  # culture; 0 until it is founded
        self.games_of: i64 = NOTHING  # seat that holds the Games
        self.games_penalty: i64 = 0

    def copy(self) -> "StateMore":
        if not self.on:
            return self
        twin = StateMore()
        twin.on = True
        twin.modules = self.modules
        twin.mode = self.mode
        twin.hidden_future = self.hidden_future
        twin.plus_one = self.plus_one
        twin.draft = self.draft
        twin.kept_old = self.kept_old[:]
        twin.chosen = self.chosen[:]
        twin.boards = self.boards[:]
        twin.unused_events = self.unused_events[:]
        twin.planned = self.planned[:]
        twin.future_seen = self.future_seen[:]
        twin.prize = self.prize
        twin.games_of = self.games_of
        twin.games_penalty = self.games_penalty
        return twin

    def to_data(self) -> dict[str, object]:
        return {
            "on": self.on,
            "modules": self.modules,
            "mode": self.mode,
            "hidden_future": self.hidden_future,
            "plus_one": self.plus_one,
            "draft": self.draft,
            "kept_old": self.kept_old[:],
            "chosen": self.chosen[:],
            "boards": self.boards[:],
            "unused_events": self.unused_events[:],
            "planned": self.planned[:],
            "future_seen": self.future_seen[:],
            "prize": self.prize,
            "games_of": self.games_of,
            "games_penalty": self.games_penalty,
        }

    def plan(self) -> Plan:
        """What the table agreed on, as the decks read it."""
        plan = Plan(self.modules, self.mode)
        plan.hidden_future = self.hidden_future
        plan.plus_one = self.plus_one
        plan.draft = self.draft
        plan.kept_old = self.kept_old[:]
        plan.chosen = self.chosen[:]
        return plan


NO_SEAT: Final = SeatMore()
NO_STATE: Final = StateMore()


def state_more(plan: Plan) -> StateMore:
    """The blank of a table without modules, else a record of what it agreed on."""
    if not plan.modules:
        return NO_STATE
    more = StateMore()
    more.on = True
    more.modules = plan.modules
    more.mode = plan.mode
    more.hidden_future = plan.hidden_future
    more.plus_one = plan.plus_one
    more.draft = plan.draft
    more.kept_old = plan.kept_old[:]
    more.chosen = plan.chosen[:]
    return more


def seat_more(on: bool) -> SeatMore:
    if not on:
        return NO_SEAT
    more = SeatMore()
    more.on = True
    return more
