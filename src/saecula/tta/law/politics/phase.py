"""politics.*, turn.course.phases: the politics phase: one political action, or none."""

from mypy_extensions import i64

from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.cards.alexander_the_great import give_up, may_give_up
from saecula.tta.law.cards.christopher_columbus import discover, discover_refusal, may_discover
from saecula.tta.law.cards.joan_of_arc import may_peek, peek
from saecula.tta.law.cards.julius_caesar import acted_again, may_act_again
from saecula.tta.law.ideas import phase_ideas
from saecula.tta.law.politics.ability import ability_answer, ability_ideas, ability_refusal, politics_begins
from saecula.tta.law.politics.aggression import aggression_refusal, charge_refusal, play_aggression
from saecula.tta.law.politics.cancel import add_cancel_options, cancel, cancel_refusal
from saecula.tta.law.politics.event import prepare, prepare_refusal
from saecula.tta.law.politics.hand import add_card_options
from saecula.tta.law.politics.pact import offer, offer_refusal
from saecula.tta.law.politics.war import declare_war, war_refusal
from saecula.tta.law.question import Question
from saecula.tta.law.resign import may_resign, resign, resign_refusal
from saecula.tta.piles import repeats
from saecula.tta.state import State
from saecula.tta.terms import (
    ASK_POLITICS,
    ATTACK,
    CANCEL,
    CHARGE,
    DECLARE,
    DISCOVER,
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
    SeatNo,
)


def open_politics(s: State, i: SeatNo) -> None:
    """A political action given up earlier is missing in this phase; one given up in it, in the next."""
    seat = s.seats[i]
    given_up = 1 if seat.no_politics > 0 else 0
    seat.no_politics -= given_up
    politics_begins(s, i)
    s.stack.append(Frame(ASK_POLITICS, i, 0, given_up))


def is_given_up(frame: Frame) -> bool:
    """Was the political action of this phase given up earlier?"""
    return frame.a != 0


def has_acted(frame: Frame) -> bool:
    """Was a political action taken in this phase already?"""
    return frame.step > 0


# --- the question --------------------------------------------------------------------------------------------------
class Politics(Question):
    """A seat may take a political action."""

    def __init__(self) -> None:
        takes = (
            PREPARE, ATTACK, CHARGE, DECLARE, OFFER, CANCEL, RESIGN, GIVE_UP, DISCOVER, PASS, PEEK, GAMES, LOOK, HUMBLE,
        )  # fmt: skip
        slots = {"step": "political actions done", "a": "1: the political action was given up"}
        super().__init__(ASK_POLITICS, "politics", takes, "turn.course.phases", slots)

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """politics.crown-cards: nothing but this question takes cards with a crown."""
        i = frame.seat
        seat = s.seats[i]
        if frame.step == 0 and may_peek(s, i):
            options.append(command(PEEK))
        if not frame.a:
            for place in range(len(seat.cards)):
                if not repeats(seat.cards, place):
                    add_card_options(s, i, seat.cards[place], True, options)
            add_cancel_options(s, i, options)
            if may_give_up(seat):
                options.append(command(GIVE_UP))
        if seat.expanded:  # other tables have no such leaders
            for cmd in ability_ideas(s, i):
                if ability_refusal(s, frame, cmd) is None:
                    options.append(cmd)
        options.append(command(PASS))
        if not frame.a and may_resign(s, i):
            options.append(command(RESIGN))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        i = frame.seat
        seat = s.seats[i]
        kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
        if kind == PASS:
            return None
        if kind == PEEK:
            return None if frame.step == 0 and may_peek(s, i) else Refusal("politics.kinds")
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
            return None if may_give_up(seat) else Refusal("politics.kinds")
        if kind == DISCOVER:
            return discover_refusal(s, i, a) if may_discover(seat) else Refusal("politics.kinds")
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
            peek(s, i)
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
            cancel(s, a)
        elif kind == RESIGN:
            resign(s, i)
        elif kind == GIVE_UP:
            give_up(s, i)
        elif kind == DISCOVER:
            discover(s, i, a)
        else:
            raise BrokenLaw(f"nobody can do the political action {cmd}")

    def stands(self, s: State, frame: Frame) -> bool:
        """politics.one-action: a second one only by a power that is not used up."""
        seat = s.seats[frame.seat]
        if frame.step == 0 or (frame.step == 1 and may_act_again(seat)):
            return True
        if frame.step > 1:
            acted_again(seat)
        return False

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return phase_ideas(s, frame.seat)
