"""Rules that pass everything on to those of a game, for tests that listen at one of the doors or change it."""

from saecula.core.rules import Outcome, Rules
from saecula.core.state import State


class Deputy(Rules):
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.name = rules.name

    def legal(self, s: State) -> list[int]:
        return self.rules.legal(s)

    def without_surrender(self, legal: list[int]) -> list[int]:
        return self.rules.without_surrender(legal)

    def apply(self, s: State, cmd: int) -> None:
        self.rules.apply(s, cmd)

    def advance(self, s: State) -> None:
        self.rules.advance(s)

    def view(self, s: State, seat: int) -> object:
        return self.rules.view(s, seat)

    def imagine(self, view: object, seed: int) -> State:
        return self.rules.imagine(view, seed)

    def check(self, s: State) -> None:
        self.rules.check(s)

    def outcome(self, s: State) -> Outcome:
        return self.rules.outcome(s)
