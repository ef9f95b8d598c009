"""card.coubertin.*: Coubertin holds the Games, and whoever attacks meanwhile loses culture."""

from saecula.core.bits import bit
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.law.points import change_culture
from saecula.tta.powers import HOLD_GAMES
from saecula.tta.state import Seat, State
from saecula.tta.terms import BY_LEADER, GAMES_HELD, NOTHING, SeatNo


def disturb_games(s: State, i: SeatNo) -> None:
    """card.coubertin.duration: whoever attacks while they are held loses culture."""
    if s.games_of != NOTHING:
        change_culture(s, i, -s.games_penalty, BY_LEADER, "card.coubertin.duration")


def end_games(s: State, i: SeatNo) -> None:
    """card.coubertin.duration: they end before the next politics phase of whoever held them."""
    if s.games_of == i:
        s.games_of = NOTHING
        s.games_penalty = 0


def games_refusal(seat: Seat) -> Refusal | None:
    return Refusal("card.coubertin.once") if seat.spent & bit(HOLD_GAMES) else None


def hold_games(s: State, i: SeatNo) -> None:
    """card.coubertin.not-political"""
    seat = s.seats[i]
    seat.spent |= bit(HOLD_GAMES)
    s.games_of = i
    s.games_penalty = seat.powers[HOLD_GAMES]
    emit(s, "card.coubertin.not-political", GAMES_HELD, i)
    change_culture(s, i, seat.powers[HOLD_GAMES], BY_LEADER, "card.coubertin.not-political")
