"""flow.end.*: the end of the game."""

from saecula.core.event import emit
from saecula.tta.law.flow.final import score_bonuses
from saecula.tta.state import State
from saecula.tta.terms import GAME_ENDED


def is_last_turn(s: State) -> bool:
    """flow.end.equal-turns: asked only when the turn would come back to the starting player."""
    return s.last_round != 0 and s.round >= s.last_round


def end_game(s: State) -> None:
    """flow.end.after-last-round: final scoring is over."""
    score_bonuses(s)
    s.over = True
    emit(s, "flow.end.after-last-round", GAME_ENDED, s.start_seat)
