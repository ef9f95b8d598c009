"""stats.modified-by-text: Suez Canal makes a territory in hand a colony when it is completed."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.colonize import first_gains
from saecula.tta.law.colony import gain_colony
from saecula.tta.law.known import leave_hand
from saecula.tta.law.question import Question
from saecula.tta.piles import first_copies
from saecula.tta.state import State
from saecula.tta.terms import ASK_COLONY_CARD, DISCOVER, DONE, TERRITORY, SeatNo


def open_discovery(s: State, i: SeatNo) -> None:
    s.stack.append(Frame(ASK_COLONY_CARD, i))


class ColonyFromHand(Question):
    """A territory in hand becomes a colony; nobody bids and no unit is sent."""

    def __init__(self) -> None:
        law = "stats.modified-by-text"
        super().__init__(ASK_COLONY_CARD, "colony-from-hand", (DISCOVER, DONE), law, {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for card in first_copies(s.seats[frame.seat].cards):
            if KIND[card] == TERRITORY:
                options.append(command(DISCOVER, card))
        options.append(command(DONE))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        if kind_of(cmd) == DISCOVER:
            leave_hand(s, frame.seat, a_of(cmd), True)
            gain_colony(s, frame.seat, a_of(cmd), "stats.modified-by-text")
            first_gains(s, frame.seat, a_of(cmd))

    def stands(self, s: State, frame: Frame) -> bool:
        """Also without a fitting card, for others must not learn that."""
        return len(s.seats[frame.seat].cards) > 0
