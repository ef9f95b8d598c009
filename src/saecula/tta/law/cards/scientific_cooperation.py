"""A pact whose partners pay a point of science for each other's developments."""

from saecula.tta.law.points import pay_one_for_another
from saecula.tta.powers import DEVELOP_DISCOUNT
from saecula.tta.ratings.pacts import side_of
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, SeatNo


def helpers(s: State, i: SeatNo) -> list[int]:
    """Partners who pay a point of science for every development."""
    found: list[int] = []
    if not s.seats[i].powers[DEVELOP_DISCOUNT]:
        return found
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.pact == NOTHING or (j != i and owner.pact_with != i):
            continue
        for power, _ in side_of(owner.pact, owner.pact_side).powers:
            if power == DEVELOP_DISCOUNT:
                found.append(owner.pact_with if j == i else j)
    return found


def partners_can_pay(s: State, i: SeatNo) -> bool:
    if s.seats[i].powers[DEVELOP_DISCOUNT]:
        for partner in helpers(s, i):
            if s.seats[partner].science == 0:
                return False
    return True


def partners_pay(s: State, i: SeatNo) -> None:
    for partner in helpers(s, i):
        pay_one_for_another(s, partner)
