"""wonders.*, age.end.antiquated-wonder-tokens: what completed wonders score, what becomes of unfinished ones."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.cards.empire_state import first_places
from saecula.tta.law.cards.united_nations import widest
from saecula.tta.law.flow.order import players_left
from saecula.tta.ratings import refresh, science_of
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, SCORE_COLONIES, SCORE_FIRST_PLACES, SCORE_SCIENCE_RATING, SCORE_WIDEST


def lose_unfinished_wonder(s: State, i: i64) -> None:
    """age.end.antiquated-wonder-tokens"""
    seat = s.seats[i]
    seat.blue += seat.stages
    seat.stages = 0
    seat.wonder = NOTHING
    if s.plan.modules:
        refresh(s, i)  # it may have had powers since its first stage


def new_score(s: State, i: i64, wonder: i64) -> i64:
    """wonders.age3-one-time: counted when the wonder stands already (ruling.empire-state.after-completion)."""
    row = CARDS[wonder]
    if row.score == SCORE_FIRST_PLACES:
        return row.by_players[players_left(s) - 2] * first_places(s, i)
    if row.score == SCORE_COLONIES:  # card.red-cross.completion-colonies
        total: i64 = 0
        for seat in s.seats:
            total += len(seat.colonies)
        return total
    if row.score == SCORE_SCIENCE_RATING:
        return science_of(s, i)
    if row.score == SCORE_WIDEST:
        return row.amount * widest(s.seats[i])
    return 0
