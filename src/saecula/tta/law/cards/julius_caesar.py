"""politics.one-action: Julius Caesar has a second political action, once in the game or in every turn."""

from saecula.core.bits import bit
from saecula.tta.powers import SECOND_POLITICAL_ACTION, SECOND_POLITICAL_EVERY_TURN
from saecula.tta.state import Seat


def may_act_again(seat: Seat) -> bool:
    """Is a second political action allowed? The base card gives it once, the balanced one in every turn."""
    if seat.powers[SECOND_POLITICAL_EVERY_TURN]:
        return True
    return seat.powers[SECOND_POLITICAL_ACTION] > 0 and not seat.spent & bit(SECOND_POLITICAL_ACTION)


def acted_again(seat: Seat) -> None:
    seat.spent |= bit(SECOND_POLITICAL_ACTION)


def renew_second_action(seat: Seat) -> None:
    """With the leader goes what he did: whoever has him again later has his action again."""
    seat.spent &= ~bit(SECOND_POLITICAL_ACTION)
