"""How `expert` searches in Age of Civilization: a tree of commands, with greedy play to the end below its leaves.

Every try takes one of the imagined worlds, follows the tree by what has paid so far and by what looks good at once,
adds one question to the tree where it leaves it, and plays on greedily to the end of the game. A question in the tree
is known by the commands that led to it, so worlds that differ in their hidden cards share it: a command counts where it
is legal. What is counted is the share of a victory that a lead in points promises, because at the end a lead of two
wins as surely as one of ten. `work` is the number of positions that may be looked at: the clock bounds nothing.
"""

import math
from typing import Final, final

from saecula.aoc.doors import advance, apply, legal
from saecula.aoc.state import State
from saecula.bots.aoc_value import AocNumbers, aoc_value_by, own_value

DEPTH: Final = 4  # questions answered in a row before a position is judged
BOLD: Final = 0.4  # how much is tried that looks good and has not paid yet
HEAT: Final = 1.5  # points by which a command may look worse and still be tried about a third as often
LEAD: Final = 4.0  # so many points of lead count as three victories of four
ALONE: Final = 30.0  # points that somebody alone is compared with


@final
class Node:
    """A question: every command that was ever legal here, how good it looked, how often it was tried, what it won."""

    def __init__(self) -> None:
        self.visits = 0
        self.won = 0.0
        self.looks: dict[int, float] = {}  # worth at first sight, in points
        self.tried: dict[int, int] = {}
        self.gains: dict[int, float] = {}
        self.after: dict[int, Node] = {}


@final
class Search:
    def __init__(self, numbers: AocNumbers, bold: float = BOLD, heat: float = HEAT, lead: float = LEAD) -> None:
        self.numbers = numbers
        self.bold = bold
        self.heat = heat
        self.lead = lead
        self.work = 0  # positions looked at so far
        self.tries = 0

    # --- looking one command ahead ----------------------------------------------------------------------------------
    def look(self, s: State, cmd: int, seat: int, kind: int, depth: int) -> float:
        """What a position after a command is worth, with the questions that it opens for the same seat."""
        after = s.copy()
        apply(after, cmd)
        advance(after)
        self.work += 1
        if not after.over and depth > 0 and len(after.stack) > 2:
            frame = after.stack[-1]
            if frame.seat == seat and frame.kind != kind:
                best = -1e9
                for next_cmd in legal(after):
                    value = self.look(after, next_cmd, seat, frame.kind, depth - 1)
                    if value > best:
                        best = value
                return best
        return aoc_value_by(after, seat, self.numbers)

    def best(self, s: State, commands: list[int]) -> int:
        frame = s.stack[-1]
        seat, kind = frame.seat, frame.kind
        found = commands[0]
        best = -1e9
        for cmd in commands:
            value = self.look(s, cmd, seat, kind, DEPTH)
            if value > best:
                found, best = cmd, value
        return found

    def play_on(self, s: State) -> None:
        """Greedy play of everybody to the end."""
        while not s.over:
            commands = legal(s)
            cmd = commands[0] if len(commands) == 1 else self.best(s, commands)
            apply(s, cmd)
            advance(s)

    def shares(self, s: State) -> list[float]:
        """Of a finished game: what its leads are worth to every seat, between 0 and 1."""
        values = [own_value(s, i, self.numbers) for i in range(s.seat_count)]
        found: list[float] = []
        for i in range(s.seat_count):
            rival = ALONE if s.seat_count == 1 else -1e9
            for j in range(s.seat_count):
                if j != i and values[j] > rival:
                    rival = values[j]
            found.append(1.0 / (1.0 + math.exp(-(values[i] - rival) / self.lead)))
        return found

    # --- the tree ---------------------------------------------------------------------------------------------------
    def pick(self, node: Node, s: State, commands: list[int]) -> int:
        """The command to try next: what it won, and what it promises while it was tried little."""
        frame = s.stack[-1]
        seat, kind = frame.seat, frame.kind
        highest = -1e9
        for cmd in commands:
            if cmd not in node.looks:
                node.looks[cmd] = self.look(s, cmd, seat, kind, DEPTH)
                node.tried[cmd] = 0
                node.gains[cmd] = 0.0
            if node.looks[cmd] > highest:
                highest = node.looks[cmd]
        whole = 0.0
        for cmd in commands:
            whole += math.exp((node.looks[cmd] - highest) / self.heat)
        usual = node.won / node.visits if node.visits else 0.5
        root = self.bold * math.sqrt(node.visits + 1.0)
        found = commands[0]
        best = -1e9
        for cmd in commands:
            tried = node.tried[cmd]
            promise = math.exp((node.looks[cmd] - highest) / self.heat) / whole
            score = (node.gains[cmd] / tried if tried else usual) + root * promise / (1.0 + tried)
            if score > best:
                found, best = cmd, score
        return found

    def descend(self, top: Node, s: State) -> None:
        """One try; changes `s`."""
        nodes: list[Node] = []
        seats: list[int] = []
        taken: list[int] = []
        node = top
        while not s.over:
            commands = legal(s)
            cmd = commands[0]
            if len(commands) > 1:
                cmd = self.pick(node, s, commands)
                nodes.append(node)
                seats.append(s.stack[-1].seat)
                taken.append(cmd)
            apply(s, cmd)
            advance(s)
            self.work += 1  # near the end of a game a try may look at nothing else
            if len(commands) > 1:
                child = node.after.get(cmd)
                if child is None:
                    node.after[cmd] = Node()
                    break
                node = child
        self.play_on(s)
        shares = self.shares(s)
        for i in range(len(nodes)):
            share = shares[seats[i]]
            nodes[i].visits += 1
            nodes[i].won += share
            nodes[i].tried[taken[i]] += 1
            nodes[i].gains[taken[i]] += share

    def decide(self, worlds: list[State], commands: list[int], work: int) -> int:
        """Of the commands the one that was tried most; of equals the one that won more."""
        top = Node()
        self.work = 0
        self.tries = 0
        while self.work < work:
            self.descend(top, worlds[self.tries % len(worlds)].copy())
            self.tries += 1
        found = commands[0]
        most = -1.0
        for cmd in commands:
            tried = top.tried[cmd]
            score = tried + (top.gains[cmd] / tried if tried else 0.0)
            if score > most:
                found, most = cmd, score
        return found
