"""What holds at every position of a scenario: the doors agree, and frames hold what their questions say."""

from collections.abc import Sequence

from saecula.core.game import Game
from saecula.core.question import SLOTS, Question
from saecula.core.state import State


def doors_agree(game: Game) -> None:
    """Whatever a person may think of is listed if and only if it is not refused."""
    if game.decision is None:
        return
    listed = set(game.legal.commands())
    for cmd in [*listed, *game.rules.thinkable(game.state)]:
        refusal = game.rules.refusal(game.state, cmd)
        text = game.rules.text(game.state, cmd)
        assert (refusal is None) == (cmd in listed), f"'{text}' is listed: {cmd in listed}, refused: {refusal}"


def slots_are_named(state: State, questions: Sequence[Question]) -> None:
    for frame in state.stack:
        question = questions[frame.kind]
        stray = [slot for slot in SLOTS if getattr(frame, slot) and slot not in question.slots]
        assert not stray, f"{question.id} uses {stray} without saying what for"
