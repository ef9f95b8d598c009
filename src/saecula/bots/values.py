"""What a position is worth to a seat, one function per game; the search does not know the games."""

from collections.abc import Callable

from saecula.aoc.state import State as AocState
from saecula.bots.aoc_value import aoc_value
from saecula.bots.tta_value import tta_value
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.tta.state import State as TtaState

Value = Callable[[State, int], float]


def _aoc(s: State, seat: int) -> float:
    assert isinstance(s, AocState)
    return aoc_value(s, seat)


def _tta(s: State, seat: int) -> float:
    assert isinstance(s, TtaState)
    return tta_value(s, seat)


VALUES: dict[str, Value] = {"aoc": _aoc, "tta": _tta}


def value_of(rules: Rules) -> Value:
    if rules.name not in VALUES:
        raise OptionError("bot", f"no bot can judge positions of '{rules.name}'")
    return VALUES[rules.name]
