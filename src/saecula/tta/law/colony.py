"""colony.*: colonies come and go."""

from saecula.core.arrays import with_one, without_one
from saecula.core.event import emit
from saecula.tta.law.tokens import card_enters, card_leaves
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import COLONY_LOST, COLONY_TAKEN, CardNo, SeatNo


def gain_colony(s: State, i: SeatNo, territory: CardNo, law: str) -> None:
    """colony.permanent: what it gives counts from now on."""
    s.seats[i].colonies = with_one(s.seats[i].colonies, territory)
    emit(s, law, COLONY_TAKEN, i, territory)
    card_enters(s, i, territory)
    refresh(s, i)


def lose_colony(s: State, i: SeatNo, territory: CardNo, law: str) -> None:
    """colony.lost: what it gave is gone; whoever takes it away says where the card goes."""
    s.seats[i].colonies = without_one(s.seats[i].colonies, territory)
    emit(s, law, COLONY_LOST, i, territory)
    card_leaves(s, i, territory)
    refresh(s, i)


def steal_colony(s: State, i: SeatNo, rival: SeatNo, territory: CardNo, law: str) -> None:
    """colony.stolen, colony.no-immediate-on-transfer"""
    lose_colony(s, rival, territory, law)
    gain_colony(s, i, territory, law)
