"""events.*: a revealed event and its tasks, worked off one by one."""

from mypy_extensions import i64

from saecula.core.frame import Frame
from saecula.tta.cards.card import Step
from saecula.tta.cards.catalog import CARDS, KIND
from saecula.tta.law.cards.confucius import NO_EVENT
from saecula.tta.law.events.whom import concerned
from saecula.tta.state import State
from saecula.tta.terms import AGE_IV, ASK_EVENT, EVENT, TERRITORY


def open_event(s: State, card: i64, first: i64) -> None:
    """Ranks are evaluated once, before anything happens; then one task after another."""
    frame = Frame(ASK_EVENT, first, 0, card)
    for who, what, amount in steps_of(s, card):
        for i in concerned(s, who, first):
            frame.data += [i, what, amount]
    s.stack.append(frame)


def steps_of(s: State, card: i64) -> list[Step]:
    """card.confucius.effect, card.confucius.after-leaving: what is no event teaches everybody a little."""
    if KIND[card] not in (EVENT, TERRITORY):
        return NO_EVENT
    row = CARDS[card]
    return row.late_steps if s.age >= AGE_IV and row.late_steps else row.steps


# --- the question --------------------------------------------------------------------------------------------------


def stays_in_hand(frame: Frame) -> bool:
    """Is the event shown from a hand, and goes to no pile?"""
    return frame.b != 0
