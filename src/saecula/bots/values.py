"""What a position is worth to a seat, one function per game; the search does not know the games."""

from collections.abc import Callable

from saecula.aoc.state import State as AocState
from saecula.bots.aoc_value import aoc_value
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.state import State

Value = Callable[[State, int], float]


def _aoc(s: State, seat: int) -> float:
    assert isinstance(s, AocState)
    return aoc_value(s, seat)


VALUES: dict[str, Value] = {"aoc": _aoc}


def value_of(rules: Rules) -> Value:
    if rules.name not in VALUES:
        raise OptionError("bot", f"no bot can judge positions of '{rules.name}'")
    return VALUES[rules.name]
