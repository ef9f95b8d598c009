"""politics.cancel.*: the end of a pact."""

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.cards import discard_card
from saecula.tta.law.tokens import change_blue
from saecula.tta.ratings.pacts import side_of
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import CANCEL, NOTHING, PACT_ENDED, SeatNo


def cancel_refusal(s: State, i: SeatNo, owner: SeatNo) -> Refusal | None:
    """politics.cancel.own-party, politics.cancel.any-area, politics.cancel.unilateral"""
    if owner < s.seat_count and is_party(s, i, owner):
        return None
    return Refusal("politics.cancel.own-party")


def is_party(s: State, i: SeatNo, owner: SeatNo) -> bool:
    """Does a seat take part in the pact in an owner's area?"""
    pact = s.seats[owner]
    return pact.pact != NOTHING and (i == owner or i == pact.pact_with)


def add_cancel_options(s: State, i: SeatNo, options: Options) -> None:
    for owner in range(s.seat_count):
        if is_party(s, i, owner):
            options.append(command(CANCEL, owner))


def cancel(s: State, owner: SeatNo) -> None:
    """The pact in an owner's area is cancelled; the partner is not asked."""
    end_pact(s, owner, "politics.cancel.removed")


def pacts_between(s: State, i: SeatNo, j: SeatNo) -> list[int]:
    """Seats whose own pact binds these two."""
    owners: list[int] = []
    if s.seats[i].pact != NOTHING and s.seats[i].pact_with == j:
        owners.append(i)
    if s.seats[j].pact != NOTHING and s.seats[j].pact_with == i:
        owners.append(j)
    return owners


def break_pacts(s: State, i: SeatNo, rival: SeatNo, law: str) -> None:
    """politics.cancel.side-effect: what an attack ends is no political action of its own."""
    for owner in pacts_between(s, i, rival):
        if CARDS[s.seats[owner].pact].ends_on_attack:
            end_pact(s, owner, law)


def end_pact(s: State, owner: SeatNo, law: str) -> None:
    """It stops affecting both parties; the card goes to the pile of its age."""
    seat = s.seats[owner]
    pact, partner, side = seat.pact, seat.pact_with, seat.pact_side
    seat.pact = NOTHING
    seat.pact_with = NOTHING
    seat.pact_side = 0
    emit(s, law, PACT_ENDED, owner, pact, partner)
    discard_card(s, owner, pact, True, law)
    change_blue(s, owner, -side_of(pact, side).blue, law)
    change_blue(s, partner, -side_of(pact, 1 - side).blue, law)
    refresh(s, owner)
    refresh(s, partner)
