"""Cards that leave a play area: leaders, wonders, colonies, pacts, and what goes with them."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE
from saecula.tta.counts import sum_over
from saecula.tta.law.draw import discard_card
from saecula.tta.law.mastery import master
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.stance import drop_stance
from saecula.tta.law.tokens import card_enters, card_leaves, change_blue
from saecula.tta.powers import (
    BEST_OUTPUT_ON_LEAVING,
    LAB_LEVELS_ON_LEAVING,
    MASTER_TACTIC,
    SCIENCE_ON_LEAVING,
    SECOND_POLITICAL_ACTION,
)
from saecula.tta.ratings import refresh, side_of
from saecula.tta.ratings_wonders import best_single_output
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, COLONY_LOST, COLONY_TAKEN, LAB, LEADER_LEFT, NOTHING, PACT_ENDED


def lab_levels(s: State, i: i64) -> i64:
    return sum_over(s.seats[i], AGE, LAB, LAB)


def leader_leaves(s: State, i: i64) -> None:
    """Whatever the reason; a replacement and its returned action are the elector's business."""
    leader_goes(s, i)
    refresh(s, i)


def leader_goes(s: State, i: i64) -> None:
    """The leader goes, the caches are not renewed yet: a successor may follow in the same step."""
    seat = s.seats[i]
    leader = seat.leader
    if seat.powers[LAB_LEVELS_ON_LEAVING]:
        change_culture(s, i, lab_levels(s, i), BY_LEADER)
    if s.plan.modules:
        leaving_triggers(s, i)
    seat.leader = NOTHING
    seat.spent &= ~(1 << SECOND_POLITICAL_ACTION)
    emit(s, "action.leader.replaces", LEADER_LEFT, i, leader)
    card_leaves(s, i, leader)


def leaving_triggers(s: State, i: i64) -> None:
    """What a leader leaves behind, while it is still in play."""
    seat = s.seats[i]
    change_science(s, i, seat.powers[SCIENCE_ON_LEAVING])
    if seat.powers[BEST_OUTPUT_ON_LEAVING]:
        change_culture(s, i, best_single_output(seat), BY_LEADER)
    if seat.powers[MASTER_TACTIC]:
        master(s, i)
    drop_stance(s, i)


def lose_unfinished_wonder(s: State, i: i64) -> None:
    """age.end.antiquated-wonder-tokens"""
    seat = s.seats[i]
    seat.blue += seat.stages
    seat.stages = 0
    seat.wonder = NOTHING
    if s.plan.modules:
        refresh(s, i)  # it may have had powers since its first stage


def end_pact(s: State, owner: i64) -> None:
    """politics.cancel.removed: it stops affecting both parties; the card goes to the pile of its age."""
    seat = s.seats[owner]
    pact, partner, side = seat.pact, seat.pact_with, seat.pact_side
    seat.pact = NOTHING
    seat.pact_with = NOTHING
    seat.pact_side = 0
    emit(s, "politics.cancel.removed", PACT_ENDED, owner, pact, partner)
    discard_card(s, owner, pact, True)
    change_blue(s, owner, -side_of(pact, side).blue)
    change_blue(s, partner, -side_of(pact, 1 - side).blue)
    refresh(s, owner)
    refresh(s, partner)


def gain_colony(s: State, i: i64, territory: i64) -> None:
    """colonize.colony.taken, colony.permanent"""
    s.seats[i].colonies.append(territory)
    emit(s, "colonize.colony.taken", COLONY_TAKEN, i, territory)
    card_enters(s, i, territory)
    refresh(s, i)


def lose_colony(s: State, i: i64, territory: i64) -> None:
    """colony.lost"""
    s.seats[i].colonies.remove(territory)
    emit(s, "colony.lost", COLONY_LOST, i, territory)
    card_leaves(s, i, territory)
    refresh(s, i)
