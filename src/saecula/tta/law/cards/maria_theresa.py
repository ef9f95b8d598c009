"""card.maria-theresa.*: points for population, and resources for units."""

from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.weak_check import among_weakest
from saecula.tta.powers import ARMS_EACH_PHASE, CULTURE_ON_POPULATION, MORE_ARMS_IF_WEAK, SCIENCE_ON_POPULATION
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, SeatNo


def reward_population(s: State, i: SeatNo) -> None:
    """card.maria-theresa.each-token: called for every token that leaves the bank for the pool.

    So it comes with card.maria-theresa.gain-effects, card.maria-theresa.territory, card.maria-theresa.increase, and
    card.maria-theresa.twice where two tokens come.
    """
    seat = s.seats[i]
    if seat.powers[SCIENCE_ON_POPULATION]:
        change_science(s, i, seat.powers[SCIENCE_ON_POPULATION], "card.maria-theresa.each-token")
        change_culture(s, i, seat.powers[CULTURE_ON_POPULATION], BY_LEADER, "card.maria-theresa.each-token")


def arm_weak(s: State, i: SeatNo) -> None:
    """Resources for units in every action phase, more of them for one of the weakest."""
    seat = s.seats[i]
    seat.arms += seat.powers[ARMS_EACH_PHASE]
    if seat.powers[MORE_ARMS_IF_WEAK] and among_weakest(s, i):
        seat.arms += seat.powers[MORE_ARMS_IF_WEAK]
