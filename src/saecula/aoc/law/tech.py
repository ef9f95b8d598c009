"""tech.*: what may be learned, learning, and the question which technology to learn for nothing."""

from saecula.aoc.cards.tables import EFFECTS, TECH_EFFECTS, TECH_IDS, TECH_SPECIAL
from saecula.aoc.law.effect import gain_from_card, gain_vp
from saecula.aoc.ratings import future_cards, is_covered, needs_met, refresh
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import ASK_LEARN, BY_LEARNING, LEARN, LEARN_VP_PER_FUTURE, NOTHING, TECH_LEARNED, TECHS
from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame


def tech_refusal(seat: Seat, tech: int) -> Refusal | None:
    """May this seat learn this technology? Paying is not asked here."""
    if not 0 <= tech < len(TECH_IDS):
        return Refusal("tech.learn")
    if seat.techs >> tech & 1:
        return Refusal("tech.learn.once")
    if TECH_SPECIAL[tech] != NOTHING and TECH_SPECIAL[tech] != seat.special:
        return Refusal("innovation.new")
    if is_covered(seat, tech):
        return Refusal("innovation.base-unavailable")
    if not needs_met(seat, tech):
        return Refusal("tech.require")
    return None


def learnable(seat: Seat) -> list[int]:
    """Those of the technology card and of the seat's own special card that nothing forbids."""
    techs: list[int] = []
    for tech in range(TECHS if seat.special == NOTHING else len(TECH_IDS)):
        if tech_refusal(seat, tech) is None:
            techs.append(tech)
    return techs


def learn(s: State, seat: int, tech: int) -> None:
    """tech.learn: a marker on the technology; its effects work from now on, those of the moment happen now."""
    player = s.seats[seat]
    player.techs |= 1 << tech
    refresh(player)
    emit(s, "tech.learn", TECH_LEARNED, seat, tech)
    gain_from_card(s, seat, TECH_EFFECTS[tech])
    for i in TECH_EFFECTS[tech]:
        effect = EFFECTS[i]
        if effect.op == LEARN_VP_PER_FUTURE:
            gain_vp(s, seat, effect.vp * future_cards(s), BY_LEARNING)


# --- the question ---------------------------------------------------------------------------------------------------
def open_learn(s: State, seat: int, count: int) -> None:
    """card.iberia.one-by-one: technologies given by an effect are chosen one after another."""
    if count > 0:
        s.stack.append(Frame(ASK_LEARN, seat, 0, count))


def learn_options(s: State, frame: Frame) -> list[int]:
    return [command(LEARN, tech) for tech in learnable(s.seats[frame.seat])]


def learn_answer(s: State, frame: Frame, tech: int) -> None:
    learn(s, frame.seat, tech)
    frame.a -= 1


def learn_advance(s: State, frame: Frame) -> bool:
    """Is there still something to ask?"""
    return frame.a > 0 and len(learnable(s.seats[frame.seat])) > 0
