"""card.united-nations.*: United Nations count what is most, and resolve an event from the hand."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import AGE, KIND, is_special
from saecula.tta.counts import count_of
from saecula.tta.law.cards.ravages import wonders_and_ruins
from saecula.tta.law.events.event import keep_in_hand, open_event
from saecula.tta.law.known import learn_of_card
from saecula.tta.law.question import Question
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_III,
    ASK_SUMMIT,
    CHOOSE,
    DONE,
    EVENT,
    EVENT_REVEALED,
    FIRST_URBAN,
    LAST_URBAN,
    NOTHING,
    SeatNo,
)


def widest(seat: Seat) -> i64:
    """card.united-nations.counts-itself: the most of completed wonders, special technologies and urban types."""
    wonders = len(wonders_and_ruins(seat))
    specials = len([card for card in seat.specials if card != NOTHING and is_special(card)])
    types = len([kind for kind in range(FIRST_URBAN, LAST_URBAN + 1) if count_of(seat, kind)])
    return max(wonders, specials, types)


def open_summit(s: State, i: SeatNo) -> None:
    s.stack.append(Frame(ASK_SUMMIT, i))


class Summit(Question):
    """An Age III event in hand is resolved for everybody."""

    def __init__(self) -> None:
        super().__init__(ASK_SUMMIT, "event-from-hand", (CHOOSE, DONE), "card.united-nations.event-for-all", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for card in s.seats[frame.seat].cards:
            if KIND[card] == EVENT and AGE[card] == AGE_III:
                options.append(command(CHOOSE, card))
        options.append(command(DONE))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """card.united-nations.card-stays: everybody has seen it now."""
        s.stack.pop()
        if kind_of(cmd) == CHOOSE:
            i, card = frame.seat, a_of(cmd)
            emit(s, "card.united-nations.event-for-all", EVENT_REVEALED, i, card)
            for j in range(s.seat_count):
                if j != i and s.seats[j].in_game:
                    learn_of_card(s.seats[j], i, card)
            open_event(s, card, i)
            keep_in_hand(s.stack[-1])

    def stands(self, s: State, frame: Frame) -> bool:
        """Also without a fitting card, for others must not learn that."""
        return len(s.seats[frame.seat].cards) > 0
