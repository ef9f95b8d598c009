"""action.tactic.*, ruling.tactic.*: playing and copying tactics."""

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.actions import military_available, spend_military
from saecula.tta.law.cards.sun_tzu import keep_old_tactic
from saecula.tta.law.known import leave_hand
from saecula.tta.state import State
from saecula.tta.terms import COPY_TACTIC_COST, TACTIC, TACTIC_ADOPTED, CardNo, SeatNo


def play_tactic_refusal(s: State, i: SeatNo, card: CardNo) -> Refusal | None:
    seat = s.seats[i]
    if card not in seat.cards or KIND[card] != TACTIC:
        return Refusal("action.tactic.play.from-hand")
    if seat.tactic_used:
        return Refusal("action.tactic.once-per-turn")
    if military_available(seat) < 1:
        return Refusal("action.tactic.play.military-action", "military-actions", 1, 0)
    return None


def play_tactic(s: State, i: SeatNo, card: CardNo) -> None:
    seat = s.seats[i]
    spend_military(s, i, 1)
    leave_hand(s, i, card, True)
    adopt(s, i, card, "action.tactic.play.current")
    seat.exclusive = True  # action.tactic.play.exclusive


def copy_tactic_refusal(s: State, i: SeatNo, card: CardNo) -> Refusal | None:
    seat = s.seats[i]
    if card not in s.tactics:
        return Refusal("action.tactic.copy.common-only")
    if seat.tactic_used:
        return Refusal("action.tactic.once-per-turn")
    if card == seat.tactic:
        return Refusal("ruling.tactic.copy-other-only")
    have = military_available(seat)
    if have < COPY_TACTIC_COST:
        return Refusal("action.tactic.copy.cost-2", "military-actions", COPY_TACTIC_COST, have)
    return None


def copy_tactic(s: State, i: SeatNo, card: CardNo) -> None:
    spend_military(s, i, COPY_TACTIC_COST)
    adopt(s, i, card, "action.tactic.copy.current")
    s.seats[i].exclusive = False


def adopt(s: State, i: SeatNo, card: CardNo, law: str) -> None:
    """By playing or by copying it."""
    seat = s.seats[i]
    keep_old_tactic(seat)
    seat.tactic = card
    seat.tactic_used = True
    emit(s, law, TACTIC_ADOPTED, i, card)
