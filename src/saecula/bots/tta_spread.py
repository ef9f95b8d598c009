"""Worlds spread over cores: the lines of a bot are played on by the workers of an executor.

Off unless somebody asks for it: `bot.ahead = Spread(ProcessPoolExecutor(4))`. Processes, because threads of one process
take turns. Whoever plays in a world finds the same values, and they are added in the order of the worlds, so the choice
is that of a bot that plays in all of them itself.
"""

from concurrent.futures import Executor

from saecula.bots.tta_mind import Mind
from saecula.bots.tta_price import set_prices
from saecula.bots.tta_rollout import Ahead, values_in
from saecula.bots.tta_tables import Weights
from saecula.tta.state import State


class Spread(Ahead):
    """`executor` starts and ends the workers; it may serve many bots."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def values(self, worlds: list[State], mind: Mind, starts: list[list[int]], political: bool) -> list[list[float]]:
        given = (mind.me, mind.weights.values, mind.home, starts, political)
        waiting = [self.executor.submit(values_there, world, *given) for world in worlds]
        return [future.result() for future in waiting]


def values_there(
    world: State, me: int, weights: list[float], home: State, starts: list[list[int]], political: bool
) -> list[float]:
    """In a worker: the same mind again, then the same play. Only levels that price cards play lines on."""
    mind = Mind(home, me, Weights(weights))
    set_prices(mind, home)
    return values_in(world, mind, starts, political)
