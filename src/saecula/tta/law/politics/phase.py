"""politics.*: the politics phase: one political action, or none."""

from mypy_extensions import i64

from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit, only
from saecula.core.frame import Frame
from saecula.tta.law.colonize import first_gains
from saecula.tta.law.colony import gain_colony
from saecula.tta.law.ideas import phase_ideas
from saecula.tta.law.known import leave_hand
from saecula.tta.law.leaders import leader_leaves
from saecula.tta.law.politics.ability import ability_answer, ability_ideas, ability_refusal, politics_begins
from saecula.tta.law.politics.aggression import aggression_refusal, charge_refusal, play_aggression
from saecula.tta.law.politics.cancel import add_cancel_options, cancel_refusal, end_pact
from saecula.tta.law.politics.event import discover_refusal, prepare, prepare_refusal
from saecula.tta.law.politics.hand import add_card_options
from saecula.tta.law.politics.pact import offer, offer_refusal
from saecula.tta.law.politics.war import declare_war, war_refusal
from saecula.tta.law.question import Question
from saecula.tta.law.resign import may_resign, resign, resign_refusal
from saecula.tta.law.tokens import change_yellow
from saecula.tta.piles import repeats
from saecula.tta.powers import (
    COLONIZE_FROM_HAND,
    GIVE_UP_FOR_YELLOW,
    PEEK_AT_EVENT,
    SECOND_POLITICAL_ACTION,
    SECOND_POLITICAL_EVERY_TURN,
)
from saecula.tta.state import State
from saecula.tta.terms import (
    ASK_POLITICS,
    ATTACK,
    CANCEL,
    CHARGE,
    DECLARE,
    DISCOVER,
    EVENT_PEEKED,
    GAMES,
    GIVE_UP,
    HUMBLE,
    LOOK,
    NOTHING,
    OFFER,
    PASS,
    PEEK,
    POLITICS_PASSED,
    PREPARE,
    RESIGN,
)


def open_politics(s: State, i: i64) -> None:
    """A political action given up earlier is missing in this phase; one given up in it, in the next."""
    seat = s.seats[i]
    given_up = 1 if seat.no_politics > 0 else 0
    seat.no_politics -= given_up
    politics_begins(s, i)
    s.stack.append(Frame(ASK_POLITICS, i, 0, given_up))


def may_peek(s: State, frame: Frame) -> bool:
    seat = s.seats[frame.seat]
    unknown = seat.powers[PEEK_AT_EVENT] > 0 and not seat.known_event
    return unknown and len(s.current_events) > 0 and frame.step == 0


# --- the question --------------------------------------------------------------------------------------------------
class Politics(Question):
    """A seat may take a political action."""

    def __init__(self) -> None:
        takes = (
            PREPARE, ATTACK, CHARGE, DECLARE, OFFER, CANCEL, RESIGN, GIVE_UP, DISCOVER, PASS, PEEK, GAMES, LOOK, HUMBLE,
        )  # fmt: skip
        slots = {"step": "political actions done", "a": "1: the political action was given up"}
        super().__init__(ASK_POLITICS, "politics", takes, "turn.course.phases", slots)

    def options(self, s: State, frame: Frame) -> list[int]:
        i = frame.seat
        seat = s.seats[i]
        options: list[int] = []
        if may_peek(s, frame):
            options.append(command(PEEK))
        if not frame.a:
            for place in range(len(seat.cards)):
                if not repeats(seat.cards, place):
                    add_card_options(s, i, seat.cards[place], True, options)
            add_cancel_options(s, i, options)
            if seat.powers[GIVE_UP_FOR_YELLOW]:
                options.append(command(GIVE_UP))
        options += [cmd for cmd in ability_ideas(s, i) if ability_refusal(s, frame, cmd) is None]
        options.append(command(PASS))
        if not frame.a and may_resign(s, i):
            options.append(command(RESIGN))
        return options

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        i = frame.seat
        seat = s.seats[i]
        kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
        if kind == PASS:
            return None
        if kind == PEEK:
            return None if may_peek(s, frame) else Refusal("politics.kinds")
        if kind in (GAMES, LOOK, HUMBLE):
            return ability_refusal(s, frame, cmd)
        if frame.a:
            return Refusal("politics.one-action")
        if kind == PREPARE:
            return prepare_refusal(s, i, a)
        if kind == ATTACK:
            return aggression_refusal(s, i, a, b, NOTHING)
        if kind == CHARGE:
            return charge_refusal(s, i, a, b, c_of(cmd))
        if kind == DECLARE:
            return war_refusal(s, i, a, b)
        if kind == OFFER:
            return offer_refusal(s, i, a, b, c_of(cmd))
        if kind == CANCEL:
            return cancel_refusal(s, i, a)
        if kind == RESIGN:
            return resign_refusal(s, i)
        if kind == GIVE_UP:
            return None if seat.powers[GIVE_UP_FOR_YELLOW] else Refusal("politics.kinds")
        if kind == DISCOVER and seat.powers[COLONIZE_FROM_HAND]:
            return discover_refusal(s, i, a)
        return Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """The frame stays below what a political action opens, until no further one is allowed."""
        i = frame.seat
        kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
        if kind == PASS:
            s.stack.pop()
            emit(s, "politics.optional", POLITICS_PASSED, i)
            return
        if kind == PEEK:
            s.seats[i].known_event = True
            emit(s, "politics.kinds", EVENT_PEEKED, i, s.current_events[-1], 0, 0, only(i))
            return
        if kind in (GAMES, LOOK, HUMBLE):
            ability_answer(s, frame, cmd)
            return
        frame.step += 1
        if kind == PREPARE:
            prepare(s, i, a)
        elif kind == ATTACK:
            play_aggression(s, i, a, b, NOTHING)
        elif kind == CHARGE:
            play_aggression(s, i, a, b, c_of(cmd))
        elif kind == DECLARE:
            declare_war(s, i, a, b)
        elif kind == OFFER:
            offer(s, i, a, b, c_of(cmd))
        elif kind == CANCEL:
            end_pact(s, a, "politics.cancel.removed")
        elif kind == RESIGN:
            resign(s, i)
        elif kind == GIVE_UP:
            leader_leaves(s, i, "action.leader.replaces")
            change_yellow(s, i, 1, "tokens.gain-to-bank")
        elif kind == DISCOVER:
            leave_hand(s, i, a, True)
            leader_leaves(s, i, "action.leader.replaces")
            gain_colony(s, i, a, "colonize.colony.taken")
            first_gains(s, i, a)
        else:
            raise BrokenLaw(f"nobody can do the political action {cmd}")

    def stands(self, s: State, frame: Frame) -> bool:
        """politics.one-action: a second one only by a power that is not used up."""
        seat = s.seats[frame.seat]
        if frame.step == 0 or (frame.step == 1 and seat.powers[SECOND_POLITICAL_EVERY_TURN]):
            return True
        if frame.step == 1 and seat.powers[SECOND_POLITICAL_ACTION] and not seat.spent >> SECOND_POLITICAL_ACTION & 1:
            return True
        if frame.step > 1:
            seat.spent |= 1 << SECOND_POLITICAL_ACTION
        return False

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return phase_ideas(s, frame.seat)
