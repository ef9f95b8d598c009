"""What a person may think of doing in a position, so that every refusal can be explained before it is tried."""

from saecula.aoc.law import QUESTIONS, legal
from saecula.aoc.state import State


def thinkable(s: State) -> list[int]:
    """Legal commands first, in their order; then what the same question makes one think of."""
    commands = legal(s)
    if s.over:
        return commands
    frame = s.stack[-1]
    for cmd in QUESTIONS[frame.kind].ideas(s, frame):
        if cmd not in commands:
            commands.append(cmd)
    return commands
