"""The levels of Age of Civilization.

`novice` looks one command ahead with a judgement that wavers, `easy` with a steady one; `medium` and `hard` take the
few commands that look best and play the rest of the game with each, in one imagined world or in several. `expert`
searches a tree of commands (`aoc_search.py`) with other numbers in its judgement (`EXPERT_NUMBERS`), which were found
by playing.
"""

from typing import cast

from saecula.aoc.state import State as AocState
from saecula.bots.aoc_search import Search
from saecula.bots.aoc_value import AOC_NUMBERS, AocNumbers
from saecula.bots.greedy import GreedyBot, Value
from saecula.core.rules import Rules
from saecula.core.state import State

THOUSAND = 1000
# of `expert`, where they differ from those of the levels below
EXPERT_NUMBERS: dict[str, float] = {
    "coin": 0.35,
    "late_coin": 0.0535,
    "coin_room": 5.77,
    "coin_turn": 2.79,
    "worker_turn": 0.217,
    "uses": 0.0958,
    "power": 0.023,
    "tech": 0.1,
    "civ_room": 1.07,
    "tech_share": 0.529,
    "free": 3.6,
    "turn_end": 0.146,
    "turn_end_tech": 2.83,
    "turn_end_action": 0.873,
    "game_end": 0.128,
    "slot": 0.139,
    "pass_bonus": 0.453,
    "keep": 0.0661,
    "immunity": 0.168,
    "raid": 0.0741,
    "rival": 0.573,
}


def expert_numbers() -> list[float]:
    return [EXPERT_NUMBERS.get(name, value) for name, value in AOC_NUMBERS]


class AocLevel:
    """`noise` in points; `worlds` in which `lines` commands are played on, or a tree searched with so much `work`."""

    def __init__(
        self, noise: float = 0.0, worlds: int = 1, lines: int = 1, numbers: AocNumbers | None = None, work: int = 0
    ) -> None:
        self.noise = noise
        self.numbers = numbers  # to judge by, instead of those in aoc_value.py
        self.worlds = worlds
        self.lines = lines
        self.work = work  # positions looked at for a decision


AOC_LEVELS: dict[str, AocLevel] = {
    "novice": AocLevel(noise=4.0),
    "easy": AocLevel(),
    "medium": AocLevel(worlds=1, lines=3),
    "hard": AocLevel(worlds=6, lines=6),
    "expert": AocLevel(worlds=32, numbers=AocNumbers(expert_numbers()), work=24_000),
}
# what `expert` does where nothing is compiled
PLAIN_EXPERT = AocLevel(worlds=8, numbers=AocNumbers(expert_numbers()), work=1_000)


class AocBot(GreedyBot):
    def __init__(self, rules: Rules, seed: int, value: Value, level: AocLevel) -> None:
        super().__init__(rules, seed, value)
        self.level = level
        self.restrained = level is PLAIN_EXPERT  # does less than it would in a compiled build

    def choose(self, view: object, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        worlds = [self.rules.imagine(view, self.dice.next()) for _ in range(self.level.worlds)]
        for world in worlds:
            world.quiet = True
        if self.level.work:
            assert self.level.numbers is not None
            return Search(self.level.numbers).decide(cast(list[AocState], worlds), legal, self.level.work)
        ranked = self.ranked(worlds[0], legal)
        if self.level.noise:
            ranked = [(value + self._waver(), cmd) for value, cmd in ranked]
        ranked.sort(key=lambda entry: -entry[0])
        if self.level.lines > 1:
            ranked = [(self._played_on(worlds, cmd), cmd) for _, cmd in ranked[: self.level.lines]]
            ranked.sort(key=lambda entry: -entry[0])
        return ranked[0][1]

    def _waver(self) -> float:
        return self.level.noise * (int(self.dice.below(2 * THOUSAND + 1)) - THOUSAND) / THOUSAND

    def _do(self, s: State, cmd: int) -> None:
        self.rules.apply(s, cmd)
        self.rules.advance(s)

    def _played_on(self, worlds: list[State], cmd: int) -> float:
        """The mean end of games in which everybody goes on by the steady look ahead."""
        seat = worlds[0].stack[-1].seat
        total = 0.0
        for world in worlds:
            s = world.copy()
            self._do(s, cmd)
            while not s.over:
                legal = self.rules.without_surrender(self.rules.legal(s))
                self._do(s, legal[0] if len(legal) == 1 else self.best(s, legal))
            total += self.value(s, seat)
        return total / len(worlds)
