"""What all drawings share: the position as a seat knows it, and refusals in words."""

from functools import lru_cache

from saecula.core.errors import InvalidCommand, Refusal
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.core.state import State
from saecula.i18n import say
from saecula.present.citing import cited
from saecula.present.shapes import common as shapes
from saecula.speech import seen


class Scene:
    """A game as one seat knows it: its view, and a position that the view was imagined into.

    What the seat may not know is dealt anew there, so no drawing can give it away. Everything that the seat is told at
    one moment is drawn from one scene; whoever draws changes neither the view nor the position.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.view = game.view(seat)
        self.position = seen(game.rules, self.view)
        self.ended: object = None  # the seat's turn tried out to its end, once somebody has asked what that brings

    @property
    def is_asked(self) -> bool:
        return not self.position.over and decider(self.position) == self.seat


def decider(s: State) -> int:
    """Who must answer; SPECTATOR when the game is over."""
    return SPECTATOR if s.over else s.stack[-1].seat


def refusal_data(game: str, refusal: Refusal, language: str) -> shapes.Refusal:
    """The law, and where numbers were compared, a sentence with them."""
    return _refusal_data(game, refusal.law, refusal.unit, refusal.need, refusal.have, refusal.lack, language)


@lru_cache(maxsize=20_000)
def _refusal_data(game: str, law: str, unit: str, need: int, have: int, lack: int, language: str) -> shapes.Refusal:
    """Most of a list of actions is forbidden, and for the same reasons as a moment ago."""
    lacks = say(language, f"lacks-{unit}", need=need, have=have, lack=lack) if unit else ""
    return shapes.Refusal(**cited(game, law, language), unit=unit, need=need, have=have, lack=lack, lacks=lacks)


def command_of(game: Game, text: str) -> int:
    """The command that an exactly written text means, legal or not."""
    if game.is_over():
        raise InvalidCommand("game-over")
    return game.rules.command_of(text)
