"""card.coubertin.*, ruling.coubertin.*: coubertin"""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.event import emit
from saecula.tta.law.points import change_culture
from saecula.tta.powers import HOLD_GAMES
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, GAMES_HELD, NOTHING


def disturb_games(s: State, i: i64) -> None:
    """card.coubertin.duration: whoever attacks while they are held loses culture."""
    if s.games_of != NOTHING:
        change_culture(s, i, -s.games_penalty, BY_LEADER, "card.coubertin.duration")


def end_games(s: State, i: i64) -> None:
    if s.games_of == i:
        s.games_of = NOTHING
        s.games_penalty = 0


def hold_games(s: State, i: i64) -> None:
    """card.coubertin.not-political"""
    seat = s.seats[i]
    seat.spent |= bit(HOLD_GAMES)
    s.games_of = i
    s.games_penalty = seat.powers[HOLD_GAMES]
    emit(s, "card.coubertin.not-political", GAMES_HELD, i)
    change_culture(s, i, seat.powers[HOLD_GAMES], BY_LEADER, "card.coubertin.not-political")
