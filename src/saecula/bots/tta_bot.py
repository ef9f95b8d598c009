"""The bots of Through the Ages: one class, with a level that says how far it looks."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from saecula.bots.base import Bot
from saecula.bots.tta_rollout import Ahead
from saecula.bots.tta_tables import Weights
from saecula.bots.tta_tempers import best_set, rivals_by_alarm
from saecula.bots.tta_think import Level, think, worlds_wanted
from saecula.bots.tta_weights import BY_PLAYERS, CHARACTERS, EXPERT, sets_of, weights_of
from saecula.builds.choice import build
from saecula.core.rules import Rules
from saecula.tta.state import State
from saecula.tta.view import View

LEVELS: dict[str, Level] = {
    "novice": Level(width=0, noise=40.0, priced=False, attacks=False),
    "easy": Level(width=1, priced=False, attacks=False),
    "medium": Level(width=2),
    **dict.fromkeys(CHARACTERS, Level(width=8, tries=2)),  # of sets, which they have as quick twins of others only
    "hard": Level(width=16, worlds=8, lines=4),
    EXPERT: Level(width=16, worlds=8, lines=4, tries=16),
}
# what `expert` does where nothing is compiled: a tenth of the work or less, and it plays nothing on
PLAIN_EXPERT: Level = Level(width=6)
SIGNS = (
    "civil", "military", "science", "culture", "pool", "blue", "yellow", "stages", "used",
)  # fmt: skip


def tta_bot(name: str, rules: Rules, seed: int, weights: list[float] | None) -> "TtaBot":
    level = LEVELS[name]
    if name == EXPERT and build().kind != "compiled":
        level = PLAIN_EXPERT
    bot = TtaBot(rules, seed, level, weights if weights is not None else weights_of(name))
    bot.restrained = level is PLAIN_EXPERT
    if weights is None and name in BY_PLAYERS:
        bot.by_players = name
    return bot


class TtaBot(Bot):
    """Plans a turn, then follows the plan while the table looks as foreseen."""

    def __init__(self, rules: Rules, seed: int, level: Level, weights: list[float]) -> None:
        super().__init__(rules, seed)
        self.level = level
        self.weights = weights
        self.sets: list[Weights] = []  # of numbers, the level's own one first
        self.rivals: list[Weights] = []  # what rivals are thought to judge by, where there are several sets
        self.chosen = 0  # the set by which this turn is played, and what comes until the next one
        self.chosen_in = -1  # the turn in which it was chosen
        self._judge_by(weights)
        self.by_players = ""  # the level whose numbers are taken for the table that there is
        self.restrained = False  # does less than it would in a compiled build
        self.ahead = Ahead()  # or a `Spread`, to play lines on in processes
        self.plan: list[int] = []
        self.expected: list[list[int]] = []

    def choose(self, view: object, legal: list[int]) -> int:
        assert isinstance(view, View)
        if self.plan and self.plan[0] in legal and self.expected[0] == signature_of(view):
            self.expected.pop(0)
            return self.plan.pop(0)
        if len(legal) == 1:
            return legal[0]
        if self.by_players:
            self._take_numbers(view)
        with no_collections():
            worlds = [self._imagine(view)]
            judgement = self._judgement(worlds[0], view)
            while len(worlds) < worlds_wanted(worlds[0], self.level):
                worlds.append(self._imagine(view))
            thought = think(worlds, legal, self.level, judgement, self.dice, self.ahead)
        self.plan = thought.plan[1:]
        self.expected = thought.expected[1:]
        return thought.plan[0]

    def _take_numbers(self, view: View) -> None:
        """Those for this table, at the first question of a game."""
        self._judge_by(weights_of(self.by_players, len(view.seats), "more" in view.open))
        self.by_players = ""

    def _judge_by(self, weights: list[float]) -> None:
        self.weights = weights
        sets = sets_of(weights)
        self.sets = [Weights(numbers) for numbers in sets]
        self.rivals = rivals_by_alarm(sets) if len(sets) > 1 else []

    def _judgement(self, world: State, view: View) -> Weights:
        """The set of numbers for this turn; when the seat's own begins, the one that does best."""
        tries = self.level.tries
        if tries and self.rivals and world.turn_seat == view.seat and world.turn != self.chosen_in:
            worlds = [world, *(self._imagine(view) for _ in range(tries - 1))]
            self.chosen = best_set(worlds, view.seat, self.sets, self.rivals)
            self.chosen_in = world.turn
        return self.sets[self.chosen]

    def _imagine(self, view: View) -> State:
        world = self.rules.imagine(view, self.dice.next())
        assert isinstance(world, State)
        return world


@contextmanager
def no_collections() -> Iterator[None]:
    """Thinking makes many lists and no circles of them, so there is nothing that a collector could find meanwhile."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def signature_of(view: View) -> list[object]:
    """What `tta_think.signature` says of a state, read from a view."""
    own = view.seats[view.seat]
    hand = own.open["hand"]
    assert isinstance(hand, list)
    place = [view.open["turn"], len(view.stack), *view.stack[-1][:2]]
    return [*place, *[own.open[name] for name in SIGNS], len(hand), len(own.cards)]
