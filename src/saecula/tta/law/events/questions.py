"""events.*, ruling.aggression.plunder-less: questions that events ask: splits, free buildings, losses."""

from typing import Final

from mypy_extensions import i64

from saecula.core.command import a_of, b_of, command, kind_of
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import is_unit, is_urban
from saecula.tta.law.action.build import room_refusal
from saecula.tta.law.action.destroy import destroy
from saecula.tta.law.cards import discard_card
from saecula.tta.law.colony import lose_colony
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, lose
from saecula.tta.law.politics.aggression import add_less_plunder, plunder
from saecula.tta.law.question import Question
from saecula.tta.law.workers import put_worker
from saecula.tta.state import State
from saecula.tta.terms import (
    AS_FOOD,
    AS_RESOURCES,
    ASK_FREE_BUILD,
    ASK_KIND,
    ASK_LOSE_BUILDING,
    ASK_LOSE_COLONY,
    ASK_SPLIT,
    ASK_TERROR,
    BUILD,
    CHOOSE,
    DONE,
    NOTHING,
    SEIZE,
    TECHS,
    SeatNo,
)

SPLIT_TO_GAIN: Final = -1  # in the `b` of a split: nobody's goods
SPLIT_TO_LOSE: Final = -2


def own_buildings(s: State, i: SeatNo) -> list[int]:
    """Farms, mines and urban buildings."""
    seat = s.seats[i]
    return [tech for tech in range(TECHS) if seat.workers[tech] and not is_unit(tech)]


def urban_buildings(s: State, i: SeatNo) -> list[int]:
    seat = s.seats[i]
    return [tech for tech in range(TECHS) if seat.workers[tech] and is_urban(tech)]


class FoodOrResources(Question):
    """So much of one or of the other."""

    def __init__(self) -> None:
        law = "events.written-effect"
        super().__init__(ASK_KIND, "food-or-resources", (AS_FOOD, AS_RESOURCES), law, {"a": "amount"})

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        options.append(command(AS_FOOD, frame.a))
        options.append(command(AS_RESOURCES, frame.a))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        gain(s, frame.seat, IS_FOOD if kind_of(cmd) == AS_FOOD else IS_RESOURCE, a_of(cmd), "events.written-effect")


class Split(Question):
    """So much food, the rest resources: gained, lost, or taken from a rival."""

    def __init__(self) -> None:
        slots = {"a": "amount", "b": "the rival of a plunder, or SPLIT_TO_GAIN, or SPLIT_TO_LOSE"}
        super().__init__(ASK_SPLIT, "split", (AS_FOOD, SEIZE), "events.written-effect", slots)

    def rival(self, frame: Frame) -> i64:
        return frame.b if frame.b >= 0 else NOTHING

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """A loss or a plunder can split only what is there."""
        most = frame.a
        least: i64 = 0
        if frame.b == SPLIT_TO_LOSE:
            seat = s.seats[frame.seat]
            food, resources = amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE)
            due = min(frame.a, food + resources)
            most = min(due, food)
            least = max(0, due - resources)
        elif frame.b != SPLIT_TO_GAIN:
            food = amount_of(s.seats[frame.b], IS_FOOD)
            most = food if food < frame.a else frame.a
        for amount in range(least, most + 1):
            options.append(command(AS_FOOD, amount))
        if frame.b >= 0:
            add_less_plunder(s, frame.b, frame.a, options)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        i, food = frame.seat, a_of(cmd)
        if frame.b == SPLIT_TO_GAIN:
            gain(s, i, IS_FOOD, food, "events.written-effect")
            gain(s, i, IS_RESOURCE, frame.a - food, "events.written-effect")
        elif frame.b == SPLIT_TO_LOSE:
            lose(s, i, IS_FOOD, food, "events.written-effect")
            lose(s, i, IS_RESOURCE, frame.a - food, "events.written-effect")
        else:  # ruling.aggression.plunder-less: everything that the card allows, or what was named
            plunder(s, i, frame.b, food, b_of(cmd) if kind_of(cmd) == SEIZE else frame.a - food)


class FreeBuilding(Question):
    """A worker may be put on a technology for nothing."""

    def __init__(self) -> None:
        super().__init__(ASK_FREE_BUILD, "free-build", (BUILD, DONE), "events.written-effect", {"a": "technology"})

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        options.append(command(BUILD, frame.a))
        options.append(command(DONE))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        if kind_of(cmd) == BUILD:
            put_worker(s, frame.seat, a_of(cmd), "events.written-effect")

    def stands(self, s: State, frame: Frame) -> bool:
        return room_refusal(s.seats[frame.seat], frame.a) is None


class LoseBuilding(Question):
    """One of the own buildings goes."""

    def __init__(self) -> None:
        super().__init__(ASK_LOSE_BUILDING, "lose-own-building", (CHOOSE,), "events.written-effect", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for tech in own_buildings(s, frame.seat):
            options.append(command(CHOOSE, tech))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        destroy(s, frame.seat, a_of(cmd), "events.written-effect")

    def stands(self, s: State, frame: Frame) -> bool:
        return self.count(s, frame) > 0


class DestroyBuilding(Question):
    """An urban building of somebody else goes."""

    def __init__(self) -> None:
        law = "events.written-effect"
        super().__init__(ASK_TERROR, "destroy-others-building", (CHOOSE,), law, {"b": "victim"})

    def rival(self, frame: Frame) -> i64:
        return frame.b

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for tech in urban_buildings(s, frame.b):
            options.append(command(CHOOSE, tech))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        destroy(s, frame.b, a_of(cmd), "events.written-effect")

    def stands(self, s: State, frame: Frame) -> bool:
        return self.count(s, frame) > 0


class LoseColony(Question):
    """One of the own colonies goes."""

    def __init__(self) -> None:
        super().__init__(ASK_LOSE_COLONY, "lose-colony", (CHOOSE,), "events.written-effect", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for colony in s.seats[frame.seat].colonies:
            options.append(command(CHOOSE, colony))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        lose_colony(s, frame.seat, a_of(cmd), "events.written-effect")
        discard_card(s, frame.seat, a_of(cmd), True, "events.written-effect")

    def stands(self, s: State, frame: Frame) -> bool:
        return self.count(s, frame) > 0
