"""tech.*, innovation.new, innovation.base-unavailable: what may be learned, and learning it."""

from saecula.aoc.cards.tables import TECH_EFFECTS, TECH_IDS, TECH_SPECIAL, Effect
from saecula.aoc.law.effect import gain_from_card, gain_vp
from saecula.aoc.law.op import Op
from saecula.aoc.law.question import Question
from saecula.aoc.ratings import future_cards, is_covered, needs_met, refresh
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    ASK_LEARN,
    BASE_TECHS,
    BY_LEARNING,
    LEARN,
    LEARN_VP_PER_FUTURE,
    NOTHING,
    TECH_LEARNED,
    Amount,
    Card,
    SeatNo,
)
from saecula.core.command import a_of, command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options


def tech_refusal(seat: Seat, tech: Card) -> Refusal | None:
    """May this seat learn this technology? Paying is not asked here."""
    if not 0 <= tech < len(TECH_IDS):
        return Refusal("tech.learn")
    if seat.techs >> tech & 1:
        return Refusal("tech.learn.once")
    if TECH_SPECIAL[tech] != NOTHING and TECH_SPECIAL[tech] != seat.special:
        return Refusal("innovation.new")
    if is_covered(seat, tech):
        return Refusal("innovation.base-unavailable")
    if not needs_met(seat, tech):  # tech.roots, tech.skip, tech.example: one arrow is enough
        return Refusal("tech.require")
    return None


def learnable(seat: Seat) -> list[Card]:
    """Those of the technology card and of the seat's own special card that nothing forbids.

    Listed with every option: what is plainly out of question is passed over before a refusal is made for it.
    """
    techs: list[Card] = []
    for tech in range(BASE_TECHS if seat.special == NOTHING else len(TECH_IDS)):
        if not seat.techs >> tech & 1 and tech_refusal(seat, tech) is None:
            techs.append(tech)
    return techs


def techs_of(seat: Seat) -> list[Card]:
    """The technologies of the seat's cards, learned or not."""
    return [tech for tech in range(len(TECH_SPECIAL)) if TECH_SPECIAL[tech] in (NOTHING, seat.special)]


def learn(s: State, seat: SeatNo, tech: Card) -> None:
    """tech.learn, tech.several: a marker on the technology; all its effects work from now on."""
    player = s.seats[seat]
    player.techs |= 1 << tech
    refresh(player)
    emit(s, "tech.learn", TECH_LEARNED, seat, tech)
    gain_from_card(s, seat, TECH_EFFECTS[tech])


class PointsForFuture(Op):
    """tech.science: points for the cards of the row that are still to come, once, when it is learned."""

    def __init__(self) -> None:
        super().__init__(LEARN_VP_PER_FUTURE, "tech.learn")

    def gained(self, s: State, seat: SeatNo, row: Effect) -> None:
        gain_vp(s, self.cause(row), seat, row.vp * future_cards(s), BY_LEARNING)


# --- the question ---------------------------------------------------------------------------------------------------
def open_learn(s: State, seat: SeatNo, count: Amount) -> None:
    """Technologies given by an effect are chosen one after another."""
    if count > 0:
        s.stack.append(Frame(ASK_LEARN, seat, 0, count))


class LearnQuestion(Question):
    def __init__(self) -> None:
        super().__init__(ASK_LEARN, "learn", [LEARN], "tech.learn", {"a": "technologies still to be learned"})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for tech in learnable(s.seats[frame.seat]):
            options.append(command(LEARN, tech))

    def refusal(self, s: State, frame: Frame, cmd: int) -> Refusal | None:
        return tech_refusal(s.seats[frame.seat], a_of(cmd))

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        learn(s, frame.seat, a_of(cmd))
        frame.a -= 1

    def stands(self, s: State, frame: Frame) -> bool:
        return frame.a > 0 and len(learnable(s.seats[frame.seat])) > 0

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return [command(LEARN, tech) for tech in techs_of(s.seats[frame.seat])]
