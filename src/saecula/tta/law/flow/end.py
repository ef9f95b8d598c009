"""flow.end.*, flow.final.bonuses: the end of the game."""

from saecula.core.event import emit
from saecula.tta.law.cards.gates import lab_levels
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.points import change_culture
from saecula.tta.powers import LAB_LEVELS_ON_LEAVING
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, GAME_ENDED


def end_game(s: State) -> None:
    """flow.final.bonuses"""
    for i in clockwise(s, s.start_seat):
        if s.seats[i].powers[LAB_LEVELS_ON_LEAVING]:
            change_culture(s, i, lab_levels(s, i), BY_LEADER, "flow.final.bonuses")
    s.over = True
    emit(s, "flow.end.after-last-round", GAME_ENDED, s.start_seat)
