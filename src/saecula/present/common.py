"""What the drawings of both games share: the position as a seat knows it, refusals and addends in words."""

from typing import Any

from saecula.aoc import words as aoc_words
from saecula.core.errors import InvalidCommand, Refusal
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.core.state import State
from saecula.i18n import say
from saecula.laws import law_text
from saecula.tta import words as tta_words
from saecula.tta.cards.catalog import NUMBER

Data = dict[str, Any]


def seen(game: Game, seat: int) -> State:
    """The position as a seat may know it; what it may not know is dealt anew, so no drawing can give it away."""
    return game.rules.imagine(game.view(seat), 0)


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


def source_name(game: str, source: str, language: str) -> str:
    """The card or the rule behind an addend or a line of a score."""
    if game == "tta":
        if source in NUMBER:
            return tta_words.name(NUMBER[source], language)
        return say(language, f"tta-source-{source.replace(' ', '-')}")
    kind = aoc_words.kind_of_card(source)
    return aoc_words.title(kind, source, language) if kind else say(language, f"source-{source}")


def addend_data(game: str, addend: Addend, language: str) -> Data:
    name = source_name(game, addend.source, language)
    return {"amount": addend.amount, "source": addend.source, "name": name, **law_data(game, addend.law, language)}


def command_of(game: Game, text: str) -> int:
    """The command that an exactly written text means, legal or not."""
    if game.is_over():
        raise InvalidCommand("the game is over")
    return game.rules.command_of(text)
