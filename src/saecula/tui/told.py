"""Everything that `present` tells one seat at one moment: terminals draw this and compute nothing themselves."""

from functools import cached_property
from typing import Any

from saecula import present
from saecula.core.game import Game
from saecula.i18n import say
from saecula.present.actions import changes
from saecula.present.picture import number_name
from saecula.present.shapes.common import CardInfo, Change, Decision, TurnWarning

Library = dict[str, CardInfo]


def library_of(game: Game, language: str) -> Library:
    """The cards of a game by their ids; a table reads them once."""
    return {card.id: card for card in present.cards(game.rules.name, language)}


class Told:
    """The table as a seat may see it. `board` is the game's own shape; what is asked for late is made late."""

    def __init__(self, game: Game, seat: int, language: str, library: Library) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        self.library = library
        self.names = game.names
        self.scene = present.scene(game, seat)

    @cached_property
    def board(self) -> Any:
        return present.board(self.scene, self.language)

    @cached_property
    def decision(self) -> Decision | None:
        return present.decision(self.scene, self.language)

    @cached_property
    def warnings(self) -> list[TurnWarning]:
        return present.warnings(self.scene, self.language)

    @cached_property
    def places(self) -> dict[str, list[str]]:
        """By card, where the seat knows it to lie."""
        return present.whereabouts(self.scene, self.language)

    def changes_since(self, earlier: "Told") -> list[Change]:
        """Every number of every seat that differs from what was told earlier."""
        return changes(self.game, earlier.scene.position, self.scene.position, self.seat, self.language)

    def say(self, message: str, **values: object) -> str:
        return say(self.language, message, **values)

    # --- cards and numbers in words -------------------------------------------------------------------------------
    def name(self, card: str) -> str:
        return self.library[card].name if card in self.library else card

    def names_of(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards) or self.say("none")

    def kind(self, card: str) -> str:
        """What a card is, at the beginning of a sentence."""
        return capital(self.library[card].kind_name) if card in self.library else ""

    def card_line(self, card: str) -> str:
        """A card with its age, its kind and its text."""
        if card not in self.library:
            return card
        info = self.library[card]
        about = ", ".join(part for part in (info.kind_name, self.age(info.age)) if part)
        return f"{info.name} ({about}): {info.text.removesuffix('.')}."

    def age(self, age: str) -> str:
        return f"{self.say('age')} {age}" if age else ""

    def number(self, holder: object, number: str) -> str:
        """A number with its name."""
        return f"{number_name(number, self.language)}: {getattr(holder, number)}"

    def numbers(self, holder: object, wanted: tuple[str, ...], rare: tuple[str, ...] = ()) -> str:
        """Numbers with their names; rare ones where they are not zero."""
        shown = [number for number in wanted if number not in rare or getattr(holder, number)]
        return ", ".join(self.number(holder, number) for number in shown)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
