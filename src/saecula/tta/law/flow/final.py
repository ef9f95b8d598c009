"""flow.final.*, ruling.final.*: the events that are scored when the last round is over."""

from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.events.event import open_event
from saecula.tta.state import State
from saecula.tta.terms import AGE_III, EVENT


def score_finally(s: State) -> None:
    """flow.final.*, ruling.final.event-order: as if the starting player were on turn."""
    s.turn_seat = s.start_seat
    remaining = [*reversed(s.current_events), *s.future_events]
    s.current_events = []
    s.future_events = []
    s.future_authors = []
    if s.plan.modules:
        s.future_seen = []
    for card in reversed(remaining):  # the frame opened last is worked off first
        if KIND[card] == EVENT and AGE[card] == AGE_III:
            open_event(s, card, s.start_seat)
    s.final = True
