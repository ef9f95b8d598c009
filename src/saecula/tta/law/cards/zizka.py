"""card.zizka.*: farms that are units in armies."""

from mypy_extensions import i64

from saecula.tta.counts import count_of
from saecula.tta.powers import FARMS_IN_ARMIES
from saecula.tta.state import Seat
from saecula.tta.terms import FARM


def farm_units(seat: Seat, at_home: bool) -> i64:
    """card.zizka.tactics-only: how many farms the tactic may count; nothing else asks for them.

    card.zizka.age-a-units, card.zizka.auto: as units of Age A, infantry or artillery, whichever makes strongest.
    card.zizka.no-strength, card.zizka.no-great-wall: they are no workers on unit cards, so no strength and no text
    about units counts them. card.zizka.no-colonization: at home only.
    """
    if at_home and seat.powers[FARMS_IN_ARMIES]:
        return count_of(seat, FARM)
    return 0
