"""card.catherine.*, stats.modified-by-text: Catherine humbles the weaker civilizations, once in the game."""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.flow.order import clockwise, players_left
from saecula.tta.law.tokens import change_yellow
from saecula.tta.powers import HUMBLE_WEAKER
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import SeatNo


def humble_refusal(seat: Seat) -> Refusal | None:
    return Refusal("card.catherine.once") if seat.spent & bit(HUMBLE_WEAKER) else None


def can_humble(s: State, i: SeatNo) -> bool:
    return len(humbled(s, i)) > 0


def humbled(s: State, i: SeatNo) -> list[int]:
    """Weaker civilizations that have a yellow token to lose; by plain strength."""
    own = strength_of(s, i)
    return [j for j in clockwise(s, i) if j != i and s.seats[j].yellow > 0 and strength_of(s, j) < own]


def humble(s: State, i: SeatNo) -> None:
    """Tokens that are lost go to the box; the own one comes from there if enough were lost."""
    seat = s.seats[i]
    seat.spent |= bit(HUMBLE_WEAKER)
    lost: i64 = 0
    for j in humbled(s, i):
        lost -= change_yellow(s, j, -seat.powers[HUMBLE_WEAKER], "stats.modified-by-text")
    if lost >= CARDS[seat.leader].by_players[players_left(s) - 2]:
        change_yellow(s, i, seat.powers[HUMBLE_WEAKER], "stats.modified-by-text")
