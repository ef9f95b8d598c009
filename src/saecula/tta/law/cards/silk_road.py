"""card.silk-road.*: the first action card of a turn gives one more."""

from mypy_extensions import i64

from saecula.tta.law.once import is_unused, use
from saecula.tta.powers import CARD_BONUS
from saecula.tta.state import Seat
from saecula.tta.terms import Amount


def card_bonus(seat: Seat) -> i64:
    """card.silk-road.first-action-card: how much more the next card gives or takes off.

    card.silk-road.from-first-stage: the unfinished wonder has the power already.
    """
    amount = seat.powers[CARD_BONUS]
    if amount and is_unused(seat, CARD_BONUS):
        return amount
    return 0


def more_of(amount: Amount, bonus: Amount) -> i64:
    """card.silk-road.plus-1, card.silk-road.discount, card.silk-road.both: of everything that the card has.

    card.silk-road.not-multiplied: an ordered action is done once all the same.
    """
    if amount:
        return amount + bonus
    return 0


def use_card_bonus(seat: Seat) -> None:
    if seat.powers[CARD_BONUS]:
        use(seat, CARD_BONUS)
