"""politics.cancel.*: the end of a pact."""

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.law.cards import discard_card
from saecula.tta.law.tokens import change_blue
from saecula.tta.ratings.pacts import side_of
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import CANCEL, NOTHING, PACT_ENDED


def cancel_refusal(s: State, i: i64, owner: i64) -> Refusal | None:
    """politics.cancel.own-party, politics.cancel.any-area"""
    if 0 <= owner < s.seat_count and is_party(s, i, owner):
        return None
    return Refusal("politics.cancel.own-party")


def is_party(s: State, i: i64, owner: i64) -> bool:
    """Does a seat take part in the pact in an owner's area?"""
    pact = s.seats[owner]
    return pact.pact != NOTHING and (i == owner or i == pact.pact_with)


def add_cancel_options(s: State, i: i64, options: list[int]) -> None:
    for owner in range(s.seat_count):
        if is_party(s, i, owner):
            options.append(command(CANCEL, owner))


def end_pact(s: State, owner: i64, law: str) -> None:
    """politics.cancel.removed: it stops affecting both parties; the card goes to the pile of its age."""
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
