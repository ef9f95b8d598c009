"""colony.*, colonize.colony.*: colonies come and go."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.law.tokens import card_enters, card_leaves
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import COLONY_LOST, COLONY_TAKEN


def gain_colony(s: State, i: i64, territory: i64, law: str) -> None:
    """colonize.colony.taken, colony.permanent"""
    s.seats[i].colonies.append(territory)
    emit(s, law, COLONY_TAKEN, i, territory)
    card_enters(s, i, territory)
    refresh(s, i)


def lose_colony(s: State, i: i64, territory: i64, law: str) -> None:
    """colony.lost"""
    s.seats[i].colonies.remove(territory)
    emit(s, law, COLONY_LOST, i, territory)
    card_leaves(s, i, territory)
    refresh(s, i)
