"""flow.final.*, ruling.final.*: what is scored when the last round is over."""

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.cards.gates import score_labs
from saecula.tta.law.events.event import open_event
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.house.short import is_short, score_impacts
from saecula.tta.state import State
from saecula.tta.terms import AGE_III, EVENT


def score_finally(s: State) -> None:
    """flow.final.age3-events, flow.final.only-age3: as if the starting player were on turn.

    flow.final.any-order: ours is that of ruling.final.event-order.
    """
    s.turn_seat = s.start_seat
    remaining: list[int] = list(s.current_events)
    remaining.reverse()
    remaining += list(s.future_events)
    s.current_events = vec[i64]()
    s.clear_future_events()
    for card in reversed(remaining):  # the frame opened last is worked off first
        if KIND[card] == EVENT and AGE[card] == AGE_III:
            open_event(s, card, s.start_seat)
    if is_short(s.plan):
        score_impacts(s)
    s.final = True


def score_bonuses(s: State) -> None:
    """flow.final.bonuses: after the events."""
    for i in clockwise(s, s.start_seat):
        score_labs(s, i, "flow.final.bonuses")
