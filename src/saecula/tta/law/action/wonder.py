"""action.wonder.*: taking a wonder, and what the unfinished one still needs."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import STAGES
from saecula.tta.counts import completed_wonders
from saecula.tta.law.cards.taj_mahal import row_discount
from saecula.tta.powers import NO_WONDER_SURCHARGE
from saecula.tta.state import Seat, State
from saecula.tta.terms import CARD_TAKEN, NOTHING, Amount, CardNo, SeatNo


def wonder_cost(seat: Seat, space_cost: i64, card: CardNo) -> i64:
    """action.wonder.space-cost, action.wonder.extra-action-per-completed, action.wonder.ruins-count"""
    cost = space_cost - row_discount(seat, card)
    return cost if seat.powers[NO_WONDER_SURCHARGE] else cost + completed_wonders(seat)


def wonder_refusal(seat: Seat) -> Refusal | None:
    """action.wonder.ignores-hand-limit: only another unfinished one forbids it."""
    return Refusal("action.wonder.one-unfinished") if seat.wonder != NOTHING else None


def begin_wonder(s: State, i: SeatNo, card: CardNo, cost: Amount) -> None:
    """action.wonder.unfinished-marked: it is `Seat.wonder` until it is complete; no stage of another is left."""
    emit(s, "action.wonder.enters-play", CARD_TAKEN, i, card, cost)
    s.seats[i].wonder = card


# --- the unfinished wonder ----------------------------------------------------------------------------------------
def stages_left(seat: Seat) -> i64:
    if seat.wonder != NOTHING:
        return len(STAGES[seat.wonder]) - seat.stages
    return 0


def stage_cost(seat: Seat, count: Amount) -> i64:
    """The next stages from the left."""
    total: i64 = 0
    for stage in range(seat.stages, seat.stages + count):
        total += STAGES[seat.wonder][stage]
    return total


def blue_tokens(seat: Seat) -> i64:
    """Tokens that may cover a stage: in the bank and on farms, mines and labs."""
    tokens = seat.blue
    for count in seat.tokens:
        tokens += count
    return tokens
