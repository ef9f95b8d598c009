"""A game as plain data for whoever draws it: Game + seat + language -> what a page needs, and nothing hidden.

Everything is computed from a position that the seat's view was imagined into: what the seat may not know is not there.
There are no rules here either: costs, refusals and ratings are asked from the law.
"""

from saecula.core.game import Game
from saecula.names import shown_names
from saecula.present.actions import decision, forecast, preview, warnings
from saecula.present.asking import addend_data, picture_of
from saecula.present.breakdown import counted
from saecula.present.common import Scene
from saecula.present.judged import judgement
from saecula.present.library import cards, laws, whereabouts
from saecula.present.reasons import reasons
from saecula.present.report import report
from saecula.present.shapes.common import Explanation, Shape
from saecula.present.story import command_words, digest_since, digest_since_turn, last_command, log

__all__ = [
    "board",
    "cards",
    "command_words",
    "decision",
    "digest_since",
    "digest_since_turn",
    "explain",
    "forecast",
    "judgement",
    "last_command",
    "laws",
    "log",
    "preview",
    "reasons",
    "report",
    "scene",
    "warnings",
    "whereabouts",
]  # fmt: skip


def scene(game: Game, seat: int) -> Scene:
    """The game as a seat (or SPECTATOR) knows it: what everything else is drawn from."""
    return Scene(game, seat)


def board(scene: Scene, language: str) -> Shape:
    """The whole table as a seat may see it."""
    drawn = picture_of(scene.game).board(scene, scene.position, language)
    for seat, name in zip(getattr(drawn, "seats", ()), shown_names(scene.game, language), strict=False):
        seat.name = name
    return drawn


def explain(scene: Scene, what: str, target: int, language: str) -> Explanation:
    """Where a number of seat `target` comes from: addends with their cards and laws, which sum to it."""
    game, s = scene.game, scene.position
    found = counted(game, s, what, target)
    addends = game.rules.explain(s, what, target) if found is None else found
    total = sum(addend.amount for addend in addends)
    lines = [addend_data(game, addend, language) for addend in addends]
    return Explanation(what=what, seat=target, total=total, addends=lines)
