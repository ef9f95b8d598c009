"""card.ravages.*: Ravages of Time turn a wonder into ruins, which still count as a completed wonder."""

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.bits import bit
from saecula.core.command import a_of, command
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import AGE
from saecula.tta.law.question import Question
from saecula.tta.law.tokens import card_leaves
from saecula.tta.piles import place_of
from saecula.tta.ratings.notes import Notes
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import Seat, State
from saecula.tta.terms import AGE_I, ASK_RUIN, CHOOSE, RUINS_CULTURE, WONDER_RUINED, CardNo, SeatNo


def wonders_and_ruins(seat: Seat) -> vec[i64]:
    """card.ravages.counts-completed: every completed wonder, whatever became of it.

    card.ravages.surcharge, card.ravages.impact-of-wonders, card.ravages.tourism: `Seat.wonders` holds the ruins too.
    """
    return seat.wonders


def intact_wonders(s: State, i: SeatNo) -> list[int]:
    """Completed wonders of Ages A and I that are no ruins."""
    seat = s.seats[i]
    return [
        seat.wonders[place]
        for place in range(len(seat.wonders))
        if AGE[seat.wonders[place]] <= AGE_I and not seat.ruins >> place & 1
    ]


def ruin(s: State, i: SeatNo, wonder: CardNo) -> None:
    """Symbols and texts are gone; it stays a completed wonder.

    card.ravages.homer: what lies under it stays.
    """
    seat = s.seats[i]
    card_leaves(s, i, wonder)
    seat.ruins |= bit(place_of(seat.wonders, wonder))
    emit(s, "card.ravages.counts-completed", WONDER_RUINED, i, wonder)
    refresh(s, i)


class RuinWonder(Question):
    """One of the old wonders falls into ruins."""

    def __init__(self) -> None:
        super().__init__(ASK_RUIN, "ruin-wonder", (CHOOSE,), "card.ravages.counts-completed", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for wonder in intact_wonders(s, frame.seat):
            options.append(command(CHOOSE, wonder))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        ruin(s, frame.seat, a_of(cmd))

    def stands(self, s: State, frame: Frame) -> bool:
        return self.count(s, frame) > 0


def ruins_culture(seat: Seat, notes: Notes | None) -> i64:
    """card.ravages.homer: ruins have no symbols, but they give culture."""
    total: i64 = 0
    for place in range(len(seat.wonders)):
        if seat.ruins >> place & 1:
            total += RUINS_CULTURE
            if notes is not None:
                notes.card(RUINS_CULTURE, seat.wonders[place], "card.ravages.homer")
    return total
