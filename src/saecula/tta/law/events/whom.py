"""events.decisions.*: whom an event concerns, in the order of their decisions."""

from mypy_extensions import i64

from saecula.core.errors import BrokenLaw
from saecula.tta.law.events import few, in_turn
from saecula.tta.law.events.ties import cultures, most_of, ranked, strengths, strengths_for_weakest
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.state import State
from saecula.tta.terms import (
    ALL,
    ALL_HAPPIEST,
    ALL_MOST_DISCONTENT,
    FEWEST_CULTURE,
    MOST_CULTURE,
    MOST_CULTURE_IF_WEAK,
    SECOND_WEAKEST,
    STRONGEST,
    TWO_STRONGEST,
    TWO_WEAKEST,
    WEAKEST,
    SeatNo,
)


def concerned(s: State, who: i64, first: SeatNo) -> list[int]:
    """events.decisions.clockwise-from-revealer: seats in the order of their decisions."""
    if who == ALL:
        return in_turn(s, first)
    if who == ALL_HAPPIEST:
        return most_of(s, [happiness_of(seat) for seat in s.seats], first, 0)
    if who == ALL_MOST_DISCONTENT:
        return most_of(s, [discontent_of(seat) for seat in s.seats], first, 1)
    by_culture = who in (MOST_CULTURE, FEWEST_CULTURE, MOST_CULTURE_IF_WEAK)
    by_weakness = who in (WEAKEST, TWO_WEAKEST, SECOND_WEAKEST)
    order = ranked(s, cultures(s) if by_culture else strengths_for_weakest(s) if by_weakness else strengths(s), first)
    if who in (STRONGEST, MOST_CULTURE):
        return order[:1]
    if who in (WEAKEST, FEWEST_CULTURE):
        return order[-1:]
    if who == SECOND_WEAKEST:
        return order[-2:-1] if len(order) > 2 else []
    if who == MOST_CULTURE_IF_WEAK:
        weak = ranked(s, strengths_for_weakest(s), first)[-few(s) :]
        return [i for i in order[:1] if i in weak]
    if who == TWO_STRONGEST:
        return [i for i in in_turn(s, first) if i in order[: few(s)]]
    if who == TWO_WEAKEST:
        return [i for i in in_turn(s, first) if i in order[-few(s) :]]
    raise BrokenLaw(f"no event concerns {who}")
