"""What `present` tells, as it goes over the wire: every piece is compared with its declared type on the way."""

from typing import Any

import msgspec

from saecula import present
from saecula.core.game import Game
from saecula.present.boards import Board
from saecula.present.shapes.common import (
    CardInfo,
    Decision,
    Digest,
    Explanation,
    Forecast,
    LawInfo,
    LogLine,
    Preview,
    Report,
    TurnWarning,
)


def sent(value: object, kind: Any) -> Any:
    """The data that a page gets; a field too many, too few or of another kind is an error."""
    text = msgspec.json.encode(value)
    msgspec.json.decode(text, type=kind)
    return msgspec.json.decode(text)


def board(game: Game, seat: int, language: str) -> Any:
    return sent(present.board(present.scene(game, seat), language), Board)


def decision(game: Game, seat: int, language: str) -> Any:
    return sent(present.decision(present.scene(game, seat), language), Decision | None)


def preview(game: Game, seat: int, text: str, language: str) -> Any:
    return sent(present.preview(present.scene(game, seat), text, language), Preview)


def warnings(game: Game, seat: int, language: str) -> Any:
    return sent(present.warnings(present.scene(game, seat), language), list[TurnWarning])


def forecast(game: Game, seat: int) -> Any:
    return sent(present.forecast(present.scene(game, seat)), list[Forecast])


def whereabouts(game: Game, seat: int, language: str) -> Any:
    return sent(present.whereabouts(present.scene(game, seat), language), dict[str, list[str]])


def explain(game: Game, seat: int, what: str, target: int, language: str) -> Any:
    return sent(present.explain(present.scene(game, seat), what, target, language), Explanation)


def log(game: Game, seat: int, since: int, language: str) -> Any:
    return sent(present.log(game, seat, since, language), list[LogLine])


def digest_since(game: Game, seat: int, ply: int, language: str) -> Any:
    return sent(present.digest_since(game, seat, ply, language), Digest)


def report(game: Game, language: str) -> Any:
    return sent(present.report(game, language), Report)


def cards(game: str, language: str) -> Any:
    return sent(present.cards(game, language), list[CardInfo])


def laws(game: str, language: str, query: str) -> Any:
    return sent(present.laws(game, language, query), list[LawInfo])
