"""leaders.*, stats.modified-by-text: what happens when a leader leaves."""

from saecula.core.event import emit
from saecula.tta.law.cards.gates import lab_levels
from saecula.tta.law.cards.julius_caesar import renew_second_action
from saecula.tta.law.cards.saladin import drop_stance
from saecula.tta.law.cards.sun_tzu import master
from saecula.tta.law.cards.watt import best_single_output
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.tokens import card_leaves
from saecula.tta.powers import (
    BEST_OUTPUT_ON_LEAVING,
    LAB_LEVELS_ON_LEAVING,
    MASTER_TACTIC,
    SCIENCE_ON_LEAVING,
)
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, LEADER_LEFT, NOTHING, SeatNo


def leader_leaves(s: State, i: SeatNo, law: str) -> None:
    """Whatever the reason; a replacement and its returned action are the elector's business.

    leaders.max-one: `Seat.leader` holds one card.
    """
    leader_goes(s, i, law)
    refresh(s, i)


def leader_goes(s: State, i: SeatNo, law: str) -> None:
    """The leader goes, the caches are not renewed yet: a successor may follow in the same step."""
    seat = s.seats[i]
    leader = seat.leader
    leaving_triggers(s, i)
    seat.leader = NOTHING
    renew_second_action(seat)
    emit(s, law, LEADER_LEFT, i, leader)
    card_leaves(s, i, leader)


def leaving_triggers(s: State, i: SeatNo) -> None:
    """What a leader leaves behind, while it is still in play."""
    seat = s.seats[i]
    if seat.powers[LAB_LEVELS_ON_LEAVING]:
        change_culture(s, i, lab_levels(s, i), BY_LEADER, "stats.modified-by-text")
    change_science(s, i, seat.powers[SCIENCE_ON_LEAVING], "stats.modified-by-text")
    if seat.powers[BEST_OUTPUT_ON_LEAVING]:
        change_culture(s, i, best_single_output(seat), BY_LEADER, "stats.modified-by-text")
    if seat.powers[MASTER_TACTIC]:
        master(s, i)
    drop_stance(s, i)
