"""Whom to ask about a game: its title's speech and picture."""

from typing import Any

from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.games import title_of
from saecula.present.citing import cited
from saecula.present.picture import Picture
from saecula.present.shapes import common as shapes
from saecula.speech import Speech


def picture_of(game: Game) -> Picture[Any]:
    return title_of(game.rules.name).picture


def speech_of(game: Game) -> Speech[Any]:
    return title_of(game.rules.name).speech


def addend_data(game: Game, addend: Addend, language: str) -> shapes.Addend:
    return shapes.Addend(
        amount=addend.amount,
        source=addend.source,
        name=speech_of(game).source_name(addend.source, language),
        **cited(game.rules.name, addend.law, language),
    )
