"""The bots of Through the Ages."""

from saecula.bots import tta_weights
from saecula.bots.base import Bot
from saecula.bots.family import GREEDY, RANDOM, Family
from saecula.bots.tta_bot import LEVELS, tta_bot
from saecula.bots.tta_value import tta_value
from saecula.core.rules import Rules
from saecula.core.state import State as CoreState
from saecula.tta.state import State


class TtaFamily(Family):
    names = (RANDOM, GREEDY, *LEVELS)
    weights = tta_weights

    def level(self, name: str, rules: Rules, seed: int, weights: list[float] | None) -> Bot:
        return tta_bot(name, rules, seed, weights)

    def value(self, s: CoreState, seat: int) -> float:
        assert isinstance(s, State)
        return tta_value(s, seat)
