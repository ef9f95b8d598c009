"""Looks one command ahead: imagines the hidden cards, tries every command, and takes the one with the best position.

Questions that a command opens for the same seat are answered greedily as well before the position is judged, so that
"raise Inca" is judged with the wonder it brings.
"""

from collections.abc import Callable

from saecula.bots.base import Bot
from saecula.core.rules import Rules
from saecula.core.state import State

Value = Callable[[State, int], float]  # what a position is worth to a seat
DEPTH = 4  # questions answered in a row before judging


class GreedyBot(Bot):
    name = "greedy"

    def __init__(self, rules: Rules, seed: int, value: Value) -> None:
        super().__init__(rules, seed)
        self.value = value

    def choose(self, view: object, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        s = self.rules.imagine(view, self.dice.next())
        s.quiet = True
        return self.best(s, legal)

    def best(self, s: State, legal: list[int]) -> int:
        """The first of equals, so that nothing but the position decides."""
        best, best_value = legal[0], float("-inf")
        for value, command in self.ranked(s, legal):
            if value > best_value:
                best, best_value = command, value
        return best

    def ranked(self, s: State, legal: list[int], depth: int = DEPTH) -> list[tuple[float, int]]:
        """Every command with what it is worth to the seat that is asked."""
        seat, kind = s.stack[-1].seat, s.stack[-1].kind
        found: list[tuple[float, int]] = []
        for command in legal:
            after = s.copy()
            self.rules.apply(after, command)
            self.rules.advance(after)
            found.append((self._judge(after, seat, kind, depth), command))
        return found

    def _judge(self, s: State, seat: int, kind: int, depth: int) -> float:
        nested = not s.over and depth > 0 and s.stack[-1].seat == seat and len(s.stack) > 2
        if nested and s.stack[-1].kind != kind:
            legal = self.rules.without_surrender(self.rules.legal(s))
            return max(value for value, _ in self.ranked(s, legal, depth - 1))
        return self.value(s, seat)
