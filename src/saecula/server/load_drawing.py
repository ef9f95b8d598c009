"""What the slowest list of actions takes of the processor: a program of its own, so that another build can be asked."""

import sys
import time

from saecula import present
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.games import rules_of


def worst_actions(name: str, seats: int, seeds: int) -> float:
    """Seconds for the action list of the worst position of the last third of a game, over some random games."""
    rules, worst = rules_of(name), 0.0
    for seed in range(seeds):
        game, dice = Game(rules, {"seats": seats}, seed), Dice(seed)
        while not game.is_over():
            legal = rules.without_surrender(game.legal.commands())
            game.push(legal[dice.below(len(legal))])
        for _ in range(game.ply // 3):
            game.pop()
            worst = max(worst, _least(game))
    return worst


def _least(game: Game) -> float:
    """The quickest of a few: a server has said most of its sentences before, and other programs get in the way."""
    times = []
    for _ in range(3):
        begun = time.process_time()
        decision = game.decision
        assert decision is not None
        present.decision(present.scene(game, decision.seat), "en")
        times.append(time.process_time() - begun)
    return min(times)


if __name__ == "__main__":
    print(worst_actions(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
