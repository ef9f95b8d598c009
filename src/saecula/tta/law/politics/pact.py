"""politics.pact.*: offering and accepting pacts."""

from mypy_extensions import i64

from saecula.core.command import command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS, KIND
from saecula.tta.law.known import leave_hand
from saecula.tta.law.politics.cancel import end_pact
from saecula.tta.law.question import Question
from saecula.tta.law.tokens import change_blue
from saecula.tta.piles import holds, with_card
from saecula.tta.ratings.pacts import side_of
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import (
    ACCEPT,
    ASK_PACT,
    NOTHING,
    OFFER,
    PACT,
    PACT_MADE,
    PACT_OFFERED,
    PACT_REFUSED,
    REFUSE,
    CardNo,
    SeatNo,
)


def offer_refusal(s: State, i: SeatNo, card: CardNo, partner: SeatNo, side: i64) -> Refusal | None:
    if not holds(s.seats[i].cards, card) or KIND[card] != PACT:
        return Refusal("politics.pact.reveal")
    if not 0 <= partner < s.seat_count or partner == i or not s.seats[partner].in_game:
        return Refusal("politics.pact.choose-partner")
    if side > 1 or (side == 1 and CARDS[card].symmetric):
        return Refusal("politics.pact.choose-side")
    return None


def add_offer_options(s: State, i: SeatNo, card: CardNo, options: Options) -> None:
    for partner in range(s.seat_count):
        for side in (0, 1):
            if offer_refusal(s, i, card, partner, side) is None:
                options.append(command(OFFER, card, partner, side))


def offer(s: State, i: SeatNo, card: CardNo, partner: SeatNo, side: i64) -> None:
    """politics.pact.refused-uses-action: whatever the answer, it was the political action."""
    leave_hand(s, i, card, True)
    emit(s, "politics.pact.reveal", PACT_OFFERED, i, card, partner, side)
    s.stack.append(Frame(ASK_PACT, partner, side, card, i))


# --- the question --------------------------------------------------------------------------------------------------
def pact_of(frame: Frame) -> i64:
    return frame.a


def offerer_of(frame: Frame) -> i64:
    return frame.b


def offered_side(frame: Frame) -> i64:
    """The side that the offerer takes: 0 is A, 1 is B."""
    return frame.step


class Reply(Question):
    """politics.pact.partner-decides: a partner accepts or refuses a pact."""

    def __init__(self) -> None:
        slots = {"step": "side of the offerer", "a": "pact", "b": "offerer"}
        super().__init__(ASK_PACT, "pact-reply", (ACCEPT, REFUSE), "politics.pact.partner-decides", slots)

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def rival(self, frame: Frame) -> i64:
        return frame.b

    def stake(self, frame: Frame) -> i64:
        return frame.step

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        options.append(command(ACCEPT))
        options.append(command(REFUSE))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        if kind_of(cmd) == ACCEPT:
            accept(s, frame.b, frame.seat, frame.a, frame.step)
        else:
            s.seats[frame.b].cards = with_card(s.seats[frame.b].cards, int(frame.a))
            emit(s, "politics.pact.refused-to-hand", PACT_REFUSED, frame.b, frame.a, frame.seat)

    def cards(self, frame: Frame) -> list[int]:
        return [frame.a]


def accept(s: State, i: SeatNo, partner: SeatNo, pact: CardNo, side: i64) -> None:
    """politics.pact.placed-with-side, politics.pact.immediate

    politics.pact.replaces-own, politics.pact.others-keep: of all pacts only the offerer's own one ends.
    politics.pact.keeps-wars: no war is touched.
    """
    owner = s.seats[i]
    if owner.pact != NOTHING:
        end_pact(s, i, "politics.pact.replaces-own")
    owner.pact = pact
    owner.pact_with = partner
    owner.pact_side = side
    emit(s, "politics.pact.immediate", PACT_MADE, i, pact, partner)
    change_blue(s, i, side_of(pact, side).blue, "politics.pact.immediate")
    change_blue(s, partner, side_of(pact, 1 - side).blue, "politics.pact.immediate")
    refresh(s, i)
    refresh(s, partner)
