"""A game as plain data for whoever draws it: Game + seat + language -> what a page needs, and nothing hidden.

Everything is computed from a position that the seat's view was imagined into: what the seat may not know is not there.
There are no rules here either: costs, refusals and ratings are asked from the law.
"""

from saecula.core.game import Game
from saecula.present.actions import decision, preview, warnings
from saecula.present.asking import addend_data, picture_of
from saecula.present.breakdown import counted
from saecula.present.common import Data
from saecula.present.library import cards, laws, whereabouts
from saecula.present.report import report
from saecula.present.story import digest_since, last_command, log
from saecula.speech import seen

__all__ = [
    "board", "cards", "decision", "digest_since", "explain", "last_command", "laws", "log", "preview", "report",
    "warnings", "whereabouts",
]  # fmt: skip


def board(game: Game, seat: int, language: str) -> Data:
    """The whole table as a seat (or SPECTATOR) may see it."""
    return picture_of(game).board(game, seen(game.rules, game.view(seat)), seat, language)


def explain(game: Game, seat: int, what: str, target: int, language: str) -> Data:
    """Where a number of seat `target` comes from: addends with their cards and laws, which sum to it."""
    s = seen(game.rules, game.view(seat))
    found = counted(game, s, what, target)
    addends = game.rules.explain(s, what, target) if found is None else found
    total = sum(addend.amount for addend in addends)
    lines = [addend_data(game, addend, language) for addend in addends]
    return {"what": what, "seat": target, "total": total, "addends": lines}
