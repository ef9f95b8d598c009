"""turn.first.*: what is different in the first round."""

from saecula.core.errors import Refusal
from saecula.tta.state import State


def is_first_turn(s: State) -> bool:
    """turn.first.skip-start, turn.first.skip-politics; turn.first.end-sequence-normal: the end is like any other."""
    return s.round == 1


def first_turn_refusal() -> Refusal:
    return Refusal("turn.first.only-take-cards")
