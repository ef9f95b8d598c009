"""Names that nobody chose: of bots, and of people who gave none. Everybody reads them in their own language.

Games, records and databases hold one of them; whoever shows names asks `shown_names`.
"""

from functools import lru_cache

from saecula.core.game import HUMAN, Game
from saecula.i18n import LANGUAGES, say


def bot_name(bot: str, seat: int, language: str = "en") -> str:
    """A bot at a table: how well it plays, and where it sits."""
    level = say(language, f"bot-{bot}").removeprefix("bot-")
    return f"{level[:1].upper()}{level[1:]} {seat + 1}"


def player_name(seat: int, language: str) -> str:
    """Somebody who gave no name."""
    return say(language, "player-name", n=seat + 1)


def terminal_name(bot: str, seat: int, language: str) -> str:
    """At one keyboard it must be plain who is a bot."""
    return f"{bot_name(bot, seat, language)} ({say(language, 'bot')})"


@lru_cache(maxsize=4096)
def shown_name(name: str, kind: str, seat: int, language: str) -> str:
    """The name of a seat; one that nobody chose in the reader's language."""
    for other in LANGUAGES:
        if kind == HUMAN and name == player_name(seat, other):
            return player_name(seat, language)
        if kind != HUMAN and name == bot_name(kind, seat, other):
            return bot_name(kind, seat, language)
        if kind != HUMAN and name == terminal_name(kind, seat, other):
            return terminal_name(kind, seat, language)
    return name


def shown_names(game: Game, language: str) -> list[str]:
    """The names of all seats for a reader."""
    return [shown_name(name, game.kinds[seat], seat, language) for seat, name in enumerate(game.names)]
