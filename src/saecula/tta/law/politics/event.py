"""politics.event.*, events.past-pile: preparing an event, revealing one, renewing the deck."""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.errors import Refusal
from saecula.core.event import emit, only
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.colonize import open_auction
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.events.event import open_event, stays_in_hand
from saecula.tta.law.events.tasks import do_task
from saecula.tta.law.known import leave_hand
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.question import Question
from saecula.tta.law.shuffle import EVENTS, shuffled
from saecula.tta.piles import holds
from saecula.tta.powers import (
    CULTURE_ON_PREPARING,
    DRAW_ON_PREPARING,
    PREPARE_ANY_CARD,
    SCIENCE_ON_PREPARING,
    SEE_PREPARED,
)
from saecula.tta.state import State
from saecula.tta.terms import (
    ASK_EVENT,
    BY_LEADER,
    BY_PREPARING,
    CARD_SEEN,
    EVENT,
    EVENT_PREPARED,
    EVENT_REVEALED,
    EVENTS_RENEWED,
    TERRITORY,
)


def may_prepare(s: State, i: i64, card: i64) -> bool:
    """politics.event.card-kind, card.confucius.any-military"""
    return KIND[card] in (EVENT, TERRITORY) or s.seats[i].powers[PREPARE_ANY_CARD] > 0


def prepare(s: State, i: i64, card: i64) -> None:
    """politics.event.order: to the future deck, culture for its level, reveal the top current event."""
    leave_hand(s, i, card, False)
    s.future_events.append(card)
    s.future_authors.append(i)
    if s.plan.modules:
        s.future_seen.append(0)
    emit(s, "politics.event.to-future-deck", EVENT_PREPARED, i, card, AGE[card], 0, only(i))
    change_culture(s, i, AGE[card], BY_PREPARING, "politics.event.order")
    if s.plan.modules:
        prepared(s, i, card)
    reveal_event(s, i)


def prepared(s: State, i: i64, card: i64) -> None:
    """What leaders give for a prepared card, and what others see of it (card.nostradamus.look)."""
    powers = s.seats[i].powers
    change_science(s, i, powers[SCIENCE_ON_PREPARING], "card.nostradamus.look")
    change_culture(s, i, powers[CULTURE_ON_PREPARING], BY_LEADER, "card.nostradamus.look")
    draw_cards(s, i, powers[DRAW_ON_PREPARING], "card.nostradamus.look")
    for j in range(s.seat_count):
        if j != i and s.seats[j].powers[SEE_PREPARED]:
            s.future_seen[-1] |= bit(j)
            emit(s, "card.nostradamus.look", CARD_SEEN, j, card, i, 0, only(j))


def reveal_event(s: State, i: i64) -> None:
    """politics.event.reveal-current, politics.event.territory-colonization"""
    card = s.current_events.pop()
    for seat in s.seats:
        seat.known_event = False
    emit(s, "politics.event.reveal-current", EVENT_REVEALED, i, card)
    open_event(s, card, i)
    if KIND[card] == TERRITORY:
        open_auction(s, card, i)


def event_resolved(s: State, card: i64) -> None:
    """events.past-pile; politics.event.refill-on-last, .refill-shuffle, .refill-sort-by-age"""
    if KIND[card] != TERRITORY:
        s.past_events.append(card)
    if s.current_events or not s.future_events:
        return
    deck = shuffled(s, EVENTS, s.future_events)
    s.future_events = []
    s.future_authors = []
    if s.plan.modules:
        s.future_seen = []
    s.current_events = []
    for age in range(3, -1, -1):  # the last card is the top: earlier ages lie above later ones
        for card_ in deck:
            if AGE[card_] == age:
                s.current_events.append(card_)
    emit(s, "politics.event.refill-on-last", EVENTS_RENEWED, s.turn_seat)


def prepare_refusal(s: State, i: i64, card: i64) -> Refusal | None:
    """politics.event.card-kind"""
    fits = holds(s.seats[i].cards, card) and may_prepare(s, i, card)
    return None if fits else Refusal("politics.event.card-kind")


def discover_refusal(s: State, i: i64, card: i64) -> Refusal | None:
    """A territory in hand, for a leader who may go there."""
    fits = holds(s.seats[i].cards, card) and KIND[card] == TERRITORY
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
        if frame.data:
            i, what, amount = frame.data[0], frame.data[1], frame.data[2]
            frame.data = frame.data[3:]
            do_task(s, i, what, amount, frame.seat)
            return False
        s.stack.pop()
        if not stays_in_hand(frame):
            event_resolved(s, frame.a)
        return False

    def held(self, frame: Frame) -> list[int]:
        return [frame.a] if stays_in_hand(frame) else []

    def cards(self, frame: Frame) -> list[int]:
        """A revealed territory is in the question of its auction."""
        return [] if stays_in_hand(frame) or KIND[frame.a] == TERRITORY else [frame.a]
