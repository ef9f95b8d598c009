"""What all drawings share: the position as a seat knows it, laws and refusals in words."""

from typing import Any

from saecula.core.errors import InvalidCommand, Refusal
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.core.state import State
from saecula.i18n import say
from saecula.laws import law_text

Data = dict[str, Any]


def decider(s: State) -> int:
    """Who must answer; SPECTATOR when the game is over."""
    return SPECTATOR if s.over else s.stack[-1].seat


def law_data(game: str, law: str, language: str) -> Data:
    return {"law": law, "law_text": law_text(game, law, language)}


def refusal_data(game: str, refusal: Refusal, language: str) -> Data:
    """The law, and where numbers were compared, a sentence with them."""
    data = law_data(game, refusal.law, language)
    data |= {"unit": refusal.unit, "need": refusal.need, "have": refusal.have, "lack": refusal.lack, "lacks": ""}
    if refusal.unit:
        data["lacks"] = say(language, f"lacks-{refusal.unit}", need=refusal.need, have=refusal.have, lack=refusal.lack)
    return data


def command_of(game: Game, text: str) -> int:
    """The command that an exactly written text means, legal or not."""
    if game.is_over():
        raise InvalidCommand("the game is over")
    return game.rules.command_of(text)
