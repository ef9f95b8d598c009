"""card.nobel.*: a prize for technologies, founded when he is replaced."""

from typing import Final

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.law.points import change_culture
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, PRIZE_FOUNDED, PRIZE_WON, SeatNo

PRIZE_TECHNOLOGIES: Final = 2  # developed in one turn


def found_prize(s: State, i: SeatNo, former: i64, prize: i64) -> None:
    """card.nobel.mandatory: instead of the returned action.

    card.nobel.other-leaving: only whoever replaces him comes here.
    """
    s.prize = prize
    emit(s, "card.nobel.mandatory", PRIZE_FOUNDED, i, former)


def count_development(s: State, i: SeatNo) -> None:
    """card.nobel.same-turn: of the own turn, whether the prize is founded already or not.

    No power tells that he may come later in the turn, so it is counted wherever cards of the expansion are.
    """
    if s.seats[i].expanded and s.turn_seat == i:
        s.seats[i].developed += 1


def win_prize(s: State, i: SeatNo) -> None:
    """card.nobel.any-civilization, card.nobel.once-per-turn: asked once, when the action phase is over."""
    if s.prize > 0 and s.seats[i].developed >= PRIZE_TECHNOLOGIES:
        emit(s, "card.nobel.any-civilization", PRIZE_WON, i)
        change_culture(s, i, s.prize, BY_LEADER, "card.nobel.any-civilization")
