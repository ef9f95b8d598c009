"""The bots of Through the Ages."""

from saecula.bots import tta_weights
from saecula.bots.base import Bot
from saecula.bots.family import GREEDY, RANDOM, Family, Judged
from saecula.bots.tta_bot import LEVELS, tta_bot
from saecula.bots.tta_judge import judge
from saecula.bots.tta_tables import productions_left
from saecula.bots.tta_value import tta_value
from saecula.bots.tta_weights import CHARACTERS, EXPERT
from saecula.core.rules import Rules
from saecula.core.state import State as CoreState
from saecula.tta.state import State
from saecula.tta.view import View


class TtaFamily(Family):
    names = (RANDOM, GREEDY, *LEVELS)
    judging = ("medium", *CHARACTERS, "hard", EXPERT)
    quick = CHARACTERS[0]
    weights = tta_weights

    def level(self, name: str, rules: Rules, seed: int, weights: list[float] | None) -> Bot:
        return tta_bot(name, rules, seed, weights)

    def judge(self, view: object) -> list[Judged]:
        assert isinstance(view, View)
        return judge(view)

    def turns_left(self, s: CoreState, seat: int) -> int:
        assert isinstance(s, State)
        return productions_left(s, seat)

    def value(self, s: CoreState, seat: int) -> float:
        assert isinstance(s, State)
        return tta_value(s, seat)
