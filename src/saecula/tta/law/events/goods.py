"""events.*: one of several goods, from the bank or from a rival."""

from typing import Final

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw
from saecula.core.frame import Frame
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, gain, take_goods
from saecula.tta.law.points import change_culture, change_science, take_culture, take_science
from saecula.tta.law.question import Question
from saecula.tta.state import State
from saecula.tta.terms import AS_CULTURE, AS_FOOD, AS_RESOURCES, AS_SCIENCE, ASK_GOODS, BY_EVENT

KINDS: Final = (AS_FOOD, AS_RESOURCES, AS_SCIENCE, AS_CULTURE)  # in the order of the question's data


TO_GAIN: Final = 0


TO_TAKE: Final = 1


def open_goods(s: State, i: i64, amounts: list[int], source: i64) -> None:
    """Seat `i` gains one of these: food, resources, science, culture (of a source); 0 is not on offer."""
    frame = Frame(ASK_GOODS, i, TO_GAIN, i, source)
    frame.data = amounts
    s.stack.append(frame)


def open_exchange(s: State, chooser: i64, taker: i64, loser: i64, amounts: list[int]) -> None:
    """One seat chooses what another takes from a third; two of them may be the same."""
    frame = Frame(ASK_GOODS, chooser, TO_TAKE, taker, loser)
    frame.data = amounts
    s.stack.append(frame)


def gain_good(s: State, i: i64, kind: i64, amount: i64, source: i64) -> None:
    if kind == AS_FOOD:
        gain(s, i, IS_FOOD, amount, "food.gain.exact")
    elif kind == AS_RESOURCES:
        gain(s, i, IS_RESOURCE, amount, "food.gain.exact")
    elif kind == AS_SCIENCE:
        change_science(s, i, amount, "points.score")
    elif kind == AS_CULTURE:
        change_culture(s, i, amount, source, "points.score")
    else:
        raise BrokenLaw(f"{kind} is no good to gain")


def take_good(s: State, taker: i64, loser: i64, kind: i64, amount: i64) -> None:
    """At most what the rival has."""
    if kind == AS_FOOD:
        take_goods(s, taker, loser, IS_FOOD, amount, "food.take.both-sides")
    elif kind == AS_RESOURCES:
        take_goods(s, taker, loser, IS_RESOURCE, amount, "food.take.both-sides")
    elif kind == AS_SCIENCE:
        take_science(s, taker, loser, amount, "points.take")
    elif kind == AS_CULTURE:
        take_culture(s, taker, loser, amount, BY_EVENT, "events.written-effect")
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

    def options(self, s: State, frame: Frame) -> list[int]:
        return [command(KINDS[place], frame.data[place]) for place in range(len(KINDS)) if frame.data[place] > 0]

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        if frame.step == TO_TAKE:
            take_good(s, frame.a, frame.b, kind_of(cmd), a_of(cmd))
        else:
            gain_good(s, frame.a, kind_of(cmd), a_of(cmd), frame.b)

    def stands(self, s: State, frame: Frame) -> bool:
        return len(self.options(s, frame)) > 0
