"""Information-set Monte Carlo tree search that plays Age of Civilization by what its seat may know, and nothing else.

Every iteration imagines the hidden cards anew, goes down one tree that all worlds share, and plays on at random;
each seat prefers what was good for it, and a command counts by the worlds where it was legal (SO-ISMCTS, Cowling 2012).
saecula tournament aoc --bots "cmd:python examples/ismcts.py,easy" --games 200 --seed 1
"""

import math
import sys

from saecula.bots import Bot
from saecula.core.playout import playout
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.lab.line_server import speak

CURIOSITY = 0.35  # of UCB1, for rewards from 0 to 1
SCALE = 12.0  # points ahead that are as good as a victory


class Node:
    """A command that was given somewhere in the tree: how often it could be and was, and what it brought its seat."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.chances = 0
        self.reward = 0.0

    def score(self) -> float:
        if not self.visits:
            return math.inf
        return self.reward / self.visits + CURIOSITY * math.sqrt(math.log(self.chances) / self.visits)


class Searcher(Bot):
    """A bot of one's own: a view and the legal commands come in, one of the commands goes out."""

    iterations = 1000

    def choose(self, view: object, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        root = Node()
        for _ in range(self.iterations):
            world = self.rules.imagine(view, self.dice.next())
            world.quiet = True  # nobody reads what happens there
            path = self.descend(root, world, legal)
            playout(self.rules, world, self.dice)
            for seat, node in path:
                node.visits += 1
                node.reward += reward(self.rules, world, seat)
        return max(legal, key=lambda command: root.children[command].visits)

    def descend(self, root: Node, world: State, legal: list[int]) -> list[tuple[int, Node]]:
        """From the root to a new leaf: the nodes on the way, each with the seat that chose it. Plays in the world."""
        path: list[tuple[int, Node]] = []
        node = root
        while not world.over and (not path or node.visits):
            seat, options = world.stack[-1].seat, legal if node is root else self.rules.legal(world)
            for command in options:
                node.children.setdefault(command, Node()).chances += 1
            _, chosen = max((node.children[command].score(), command) for command in options)
            self.rules.apply(world, chosen)
            self.rules.advance(world)
            node = node.children[chosen]
            path.append((seat, node))
        return path


def reward(rules: Rules, world: State, seat: int) -> float:
    """From 0, far behind the best other seat, to 1, far ahead of it."""
    scores = rules.outcome(world).scores
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 0.5 + 0.5 * math.tanh(ahead / SCALE)


if __name__ == "__main__":
    Searcher.iterations = int(sys.argv[1]) if len(sys.argv) > 1 else Searcher.iterations
    speak(Searcher)
