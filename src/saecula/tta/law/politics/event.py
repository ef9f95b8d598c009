"""politics.event.*, stats.modified-by-text: preparing an event, revealing one, renewing the deck."""

from saecula.core.arrays import append, empty, pop
from saecula.core.errors import Refusal
from saecula.core.event import emit, only
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.cards.confucius import may_prepare_any
from saecula.tta.law.cards.nostradamus import show_prepared
from saecula.tta.law.colonize import open_auction
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.events import is_territory, lay_on_past_pile
from saecula.tta.law.events.event import TASK_WIDTH, open_event, stays_in_hand
from saecula.tta.law.events.tasks import do_task
from saecula.tta.law.known import leave_hand
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.question import Question
from saecula.tta.law.shuffle import EVENTS, shuffled
from saecula.tta.powers import (
    CULTURE_ON_PREPARING,
    DRAW_ON_PREPARING,
    SCIENCE_ON_PREPARING,
)
from saecula.tta.state import State
from saecula.tta.terms import (
    AGE_A,
    AGE_III,
    ASK_EVENT,
    BY_LEADER,
    BY_PREPARING,
    EVENT,
    EVENT_PREPARED,
    EVENT_REVEALED,
    EVENTS_RENEWED,
    TERRITORY,
    CardNo,
    SeatNo,
)


def may_prepare(s: State, i: SeatNo, card: CardNo) -> bool:
    """politics.event.card-kind: an event or a territory, for most civilizations."""
    return KIND[card] in (EVENT, TERRITORY) or may_prepare_any(s.seats[i])


def prepare(s: State, i: SeatNo, card: CardNo) -> None:
    """politics.event.order: to the future deck, culture for its level, reveal the top current event.

    politics.event.refill-includes-own: it lies among the future events before one is revealed.
    politics.event.later-effect: nothing else comes of it now.
    """
    leave_hand(s, i, card, False)
    s.add_future_event(card, i)
    emit(s, "politics.event.to-future-deck", EVENT_PREPARED, i, card, AGE[card], 0, only(i))
    score_prepared(s, i, card)
    prepared(s, i, card)
    reveal_event(s, i)


def score_prepared(s: State, i: SeatNo, card: CardNo) -> None:
    """The culture of a prepared card: for its level, and by leaders."""
    change_culture(s, i, AGE[card], BY_PREPARING, "politics.event.score-level")
    change_culture(s, i, s.seats[i].powers[CULTURE_ON_PREPARING], BY_LEADER, "stats.modified-by-text")


def prepared(s: State, i: SeatNo, card: CardNo) -> None:
    """What else leaders give for a prepared card, and what others see of it."""
    powers = s.seats[i].powers
    change_science(s, i, powers[SCIENCE_ON_PREPARING], "stats.modified-by-text")
    draw_cards(s, i, powers[DRAW_ON_PREPARING], "stats.modified-by-text")
    show_prepared(s, i, card)


def reveal_event(s: State, i: SeatNo) -> None:
    """politics.event.reveal-current, politics.event.territory-colonization"""
    s.current_events, card = pop(s.current_events)
    for seat in s.seats:
        seat.known_event = False
    emit(s, "politics.event.reveal-current", EVENT_REVEALED, i, card)
    open_event(s, card, i)
    if is_territory(card):
        open_auction(s, card, i)


def event_resolved(s: State, card: CardNo) -> None:
    """politics.event.refill-on-last, politics.event.refill-shuffle, politics.event.refill-sort-by-age; a territory is
    with its auction.
    """
    if not is_territory(card):
        lay_on_past_pile(s, card)
    if len(s.current_events) > 0 or len(s.future_events) == 0:
        return
    deck = shuffled(s, EVENTS, s.future_events)
    s.clear_future_events()
    by_age = empty(len(deck))
    for age in range(AGE_III, AGE_A - 1, -1):  # the last card is the top: earlier ages lie above later ones
        for card_ in deck:
            if AGE[card_] == age:
                by_age = append(by_age, card_)
    s.current_events = by_age
    emit(s, "politics.event.refill-on-last", EVENTS_RENEWED, s.turn_seat)


def prepare_refusal(s: State, i: SeatNo, card: CardNo) -> Refusal | None:
    """politics.event.card-kind"""
    fits = card in s.seats[i].cards and may_prepare(s, i, card)
    return None if fits else Refusal("politics.event.card-kind")


class Event(Question):
    """An event asks nobody itself: it works its tasks off, and their questions come to lie on top of it."""

    def __init__(self) -> None:
        slots = {
            "step": "1: told in the final scoring", "a": "event", "b": "1: the card stays in a hand",
            "data": "tasks left, three numbers each: seat, what, how much",
        }  # fmt: skip
        super().__init__(ASK_EVENT, "event", (), "", slots)

    def proceed(self, s: State, frame: Frame) -> bool:
        if s.final and frame.step == 0:  # in final scoring every event is told when its turn comes
            frame.step = 1
            emit(s, "politics.event.reveal-current", EVENT_REVEALED, frame.seat, frame.a)
        if len(frame.data) > 0:
            task = frame.data
            frame.data = task[TASK_WIDTH:]
            do_task(s, task[0], task[1], task[2], frame.seat)
            return False
        s.stack.pop()
        if not stays_in_hand(frame):
            event_resolved(s, frame.a)
        return False

    def held(self, frame: Frame) -> list[int]:
        return [frame.a] if stays_in_hand(frame) else []

    def cards(self, frame: Frame) -> list[int]:
        """A revealed territory is in the question of its auction."""
        return [] if stays_in_hand(frame) or is_territory(frame.a) else [frame.a]
