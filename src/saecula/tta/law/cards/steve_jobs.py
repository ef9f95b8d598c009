"""stats.modified-by-text, ruling.steve-jobs.*, ruling.louvre.any-payment: Steve Jobs buys culture for a resource."""

from mypy_extensions import i64

from saecula.core.command import command, kind_of
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.counts import level_of_best
from saecula.tta.law.cards.louvre import redeem, redeem_refusal
from saecula.tta.law.food import IS_RESOURCE, amount_of, lose
from saecula.tta.law.points import change_culture
from saecula.tta.law.question import Question
from saecula.tta.powers import CULTURE_FOR_RESOURCE, EXTRA_FACE, FACES_OF_BEST_LAB
from saecula.tta.state import Seat, State
from saecula.tta.terms import ACCEPT, ASK_TRADE, BY_LEADER, LAB, REDEEM, REFUSE, SeatNo


def open_trade(s: State, i: SeatNo) -> None:
    """Asked after every development under him."""
    if s.seats[i].powers[CULTURE_FOR_RESOURCE]:
        s.stack.append(Frame(ASK_TRADE, i, 0, s.seats[i].powers[CULTURE_FOR_RESOURCE]))


class Trade(Question):
    """A resource for culture, offered at every development."""

    def __init__(self) -> None:
        law = "stats.modified-by-text"
        super().__init__(
            ASK_TRADE, "resource-for-culture", (ACCEPT, REFUSE, REDEEM), law, {"a": "culture for a resource"}
        )

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """ruling.louvre.any-payment"""
        seat = s.seats[frame.seat]
        if amount_of(seat, IS_RESOURCE) > 0:
            options.append(command(ACCEPT))
        options.append(command(REFUSE))
        if redeem_refusal(s, frame.seat) is None:
            options.append(command(REDEEM))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        if kind_of(cmd) == REDEEM:
            redeem(s, frame.seat)
            return
        s.stack.pop()
        if kind_of(cmd) == ACCEPT:
            lose(s, frame.seat, IS_RESOURCE, 1, "stats.modified-by-text")
            change_culture(s, frame.seat, frame.a, BY_LEADER, "stats.modified-by-text")

    def stands(self, s: State, frame: Frame) -> bool:
        """Without a resource, or a token that becomes one, nothing is asked."""
        seat = s.seats[frame.seat]
        return amount_of(seat, IS_RESOURCE) > 0 or redeem_refusal(s, frame.seat) is None


def best_lab_faces(seat: Seat) -> i64:
    """ruling.steve-jobs.basilica: a source of its own as soon as it has one face."""
    faces = seat.powers[FACES_OF_BEST_LAB] * level_of_best(seat, LAB)
    if faces > 0:
        return faces + seat.powers[EXTRA_FACE]
    return 0
