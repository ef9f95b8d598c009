"""politics.pact.*, politics.cancel.*: offering, accepting and cancelling pacts."""

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import CARDS, KIND
from saecula.tta.law.known import leave_hand
from saecula.tta.law.leaving import end_pact
from saecula.tta.law.tokens import change_blue
from saecula.tta.piles import holds
from saecula.tta.ratings import refresh, side_of
from saecula.tta.state import State
from saecula.tta.terms import (
    ACCEPT,
    ASK_PACT,
    CANCEL,
    NOTHING,
    OFFER,
    PACT,
    PACT_MADE,
    PACT_OFFERED,
    PACT_REFUSED,
    REFUSE,
)


def offer_refusal(s: State, i: i64, card: i64, partner: i64, side: i64) -> Refusal | None:
    if not holds(s.seats[i].cards, card) or KIND[card] != PACT:
        return Refusal("politics.pact.reveal")
    if not 0 <= partner < s.seat_count or partner == i or not s.seats[partner].in_game:
        return Refusal("politics.pact.choose-partner")
    if side > 1 or (side == 1 and CARDS[card].symmetric):
        return Refusal("politics.pact.choose-side")
    return None


def offer_options(s: State, i: i64, card: i64) -> list[int]:
    options: list[int] = []
    for partner in range(s.seat_count):
        for side in (0, 1):
            if offer_refusal(s, i, card, partner, side) is None:
                options.append(command(OFFER, card, partner, side))
    return options


def offer(s: State, i: i64, card: i64, partner: i64, side: i64) -> None:
    leave_hand(s, i, card, True)
    emit(s, "politics.pact.reveal", PACT_OFFERED, i, card, partner, side)
    s.stack.append(Frame(ASK_PACT, partner, side, card, i))


def pact_options() -> list[int]:
    return [command(ACCEPT), command(REFUSE)]


def accept_answer(s: State, frame: Frame) -> None:
    """politics.pact.replaces-own, politics.pact.placed-with-side, politics.pact.immediate"""
    s.stack.pop()
    owner = s.seats[frame.b]
    if owner.pact != NOTHING:
        end_pact(s, frame.b)
    owner.pact = frame.a
    owner.pact_with = frame.seat
    owner.pact_side = frame.step
    emit(s, "politics.pact.immediate", PACT_MADE, frame.b, frame.a, frame.seat)
    change_blue(s, frame.b, side_of(frame.a, frame.step).blue)
    change_blue(s, frame.seat, side_of(frame.a, 1 - frame.step).blue)
    refresh(s, frame.b)
    refresh(s, frame.seat)


def refuse_answer(s: State, frame: Frame) -> None:
    """politics.pact.refused-to-hand"""
    s.stack.pop()
    s.seats[frame.b].cards.append(frame.a)
    emit(s, "politics.pact.refused-to-hand", PACT_REFUSED, frame.b, frame.a, frame.seat)


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
