"""events.written-effect, stats.modified-by-text: one of several goods, from the bank or from a rival."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.law.cards.autonomous_territory import CHOICE_LAW
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, gain, take_goods
from saecula.tta.law.points import change_culture, change_science, take_science
from saecula.tta.law.question import Question
from saecula.tta.state import State
from saecula.tta.terms import (
    AS_CULTURE,
    AS_FOOD,
    AS_RESOURCES,
    AS_SCIENCE,
    ASK_GOODS,
    BY_COLONY,
    BY_LEADER,
    NOTHING,
    Amount,
    SeatNo,
)

KINDS: Final = (AS_FOOD, AS_RESOURCES, AS_SCIENCE, AS_CULTURE)  # in the order of the question's data
TO_GAIN: Final = 0
TO_TAKE: Final = 1


def open_goods(s: State, i: SeatNo, amounts: list[int], source: i64) -> None:
    """Seat `i` gains one of these: food, resources, science, culture (of a source); 0 is not on offer."""
    frame = Frame(ASK_GOODS, i, TO_GAIN, i, source)
    frame.data = vec[i64](amounts)
    s.stack.append(frame)


def open_exchange(s: State, chooser: SeatNo, taker: SeatNo, loser: SeatNo, amounts: list[int]) -> None:
    """One seat chooses what another takes from a third; two of them may be the same."""
    frame = Frame(ASK_GOODS, chooser, TO_TAKE, taker, loser)
    frame.data = vec[i64](amounts)
    s.stack.append(frame)


def law_of(source: i64) -> str:
    """By which law a seat may choose goods to gain."""
    if source == BY_COLONY:
        return CHOICE_LAW
    if source == BY_LEADER:
        return "stats.modified-by-text"
    raise BrokenLaw(f"nothing with the source {source} gives goods to choose")


def gain_good(s: State, i: SeatNo, kind: i64, amount: Amount, source: i64) -> None:
    law = law_of(source)
    if kind == AS_FOOD:
        gain(s, i, IS_FOOD, amount, law)
    elif kind == AS_RESOURCES:
        gain(s, i, IS_RESOURCE, amount, law)
    elif kind == AS_SCIENCE:
        change_science(s, i, amount, law)
    elif kind == AS_CULTURE:
        change_culture(s, i, amount, source, law)
    else:
        raise BrokenLaw(f"{kind} is no good to gain")


def take_good(s: State, taker: SeatNo, loser: SeatNo, kind: i64, amount: Amount) -> None:
    """At most what the rival has; no card takes culture so."""
    if kind == AS_FOOD:
        take_goods(s, taker, loser, IS_FOOD, amount, "events.written-effect")
    elif kind == AS_RESOURCES:
        take_goods(s, taker, loser, IS_RESOURCE, amount, "events.written-effect")
    elif kind == AS_SCIENCE:
        take_science(s, taker, loser, amount, "events.written-effect")
    else:
        raise BrokenLaw(f"{kind} is no good to take")


# --- the question --------------------------------------------------------------------------------------------------
class Goods(Question):
    """One of several goods: so much food, resources, science or culture."""

    def __init__(self) -> None:
        slots = {
            "step": "TO_GAIN or TO_TAKE", "a": "who gains", "b": "source of culture, or whom it is taken from",
            "data": "amounts of food, resources, science, culture; 0 is not on offer",
        }  # fmt: skip
        super().__init__(ASK_GOODS, "goods", KINDS, "events.written-effect", slots)

    def rival(self, frame: Frame) -> i64:
        return frame.b if frame.step == TO_TAKE else NOTHING

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for place in range(len(KINDS)):
            if frame.data[place] > 0:
                options.append(command(KINDS[place], frame.data[place]))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        if frame.step == TO_TAKE:
            take_good(s, frame.a, frame.b, kind_of(cmd), a_of(cmd))
        elif frame.step == TO_GAIN:
            gain_good(s, frame.a, kind_of(cmd), a_of(cmd), frame.b)
        else:
            raise BrokenLaw(f"goods are gained or taken, not {frame.step}")

    def stands(self, s: State, frame: Frame) -> bool:
        return self.count(s, frame) > 0
