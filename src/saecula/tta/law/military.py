"""military.*: what is played from the military hand beside the cards with a crown."""

from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND
from saecula.tta.state import State
from saecula.tta.terms import BONUS, BONUS_PLAYED, CardNo, SeatNo


def is_bonus(card: CardNo) -> bool:
    return KIND[card] == BONUS


def play_bonus(s: State, i: SeatNo, card: CardNo) -> None:
    """military.bonus-uses: it is shown; whoever uses it knows what it is worth."""
    emit(s, "military.bonus-uses", BONUS_PLAYED, i, card)
