"""Cards that lie in an open question and in no pile, hand or area."""

from saecula.core.frame import Frame
from saecula.tta.cards.catalog import KIND
from saecula.tta.terms import ASK_BID, ASK_DEFENCE, ASK_EVENT, ASK_FORCE, ASK_PACT, TERRITORY


def cards_in(frame: Frame) -> list[int]:
    """An attack and the cards laid aside against it, an event, a territory, a pact on offer.

    A revealed territory is in the question of its auction; an event with `b` set is shown from a hand and stays there.
    """
    if frame.kind == ASK_DEFENCE:
        return [frame.a, *frame.data]
    if frame.kind in (ASK_BID, ASK_FORCE, ASK_PACT):
        return [frame.a]
    if frame.kind == ASK_EVENT and frame.b == 0 and KIND[frame.a] != TERRITORY:
        return [frame.a]
    return []
