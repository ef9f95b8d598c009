"""What a table can be set to, for the page: read from the games themselves."""

from importlib import import_module
from typing import Any, Final

from saecula import __version__
from saecula.aoc.cards.tables import CHALLENGES
from saecula.bots import BOTS
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.games import RULES
from saecula.i18n import LANGUAGES, say
from saecula.server.config import Config

LISTS: Final = {"modules": "MODULES", "deck": "DECKS", "first_player_direction": "DIRECTIONS", "mode": "MODES"}
CLOCKS: Final = [
    {"name": "none"},
    {"name": "live", "move": 60, "reserve": 900, "refill": False},
    {"name": "evening", "move": 180, "reserve": 1800, "refill": True},
    {"name": "slow", "move": 86400, "reserve": 259200, "refill": True},
]


def seat_counts(rules: Rules) -> list[int]:
    """For how many people a game is."""
    found = []
    for seats in range(1, 9):
        try:
            rules.options({"seats": seats})
        except OptionError:
            continue
        found.append(seats)
    return found


def option_list(rules: Rules) -> list[dict[str, Any]]:
    """Every setting with its kind, its values and its default."""
    module = import_module(f"saecula.{rules.name}.options")
    found: list[dict[str, Any]] = []
    for name, default in rules.options({}).items():
        if name == "seats":
            continue
        values = list(getattr(module, LISTS.get(name, ""), ()))
        if name == "challenge":
            values = [None, *[challenge.slug for challenge in CHALLENGES]]
        kind = "flag" if isinstance(default, bool) else "many" if isinstance(default, list) else "one"
        found.append({"name": name, "kind": kind, "values": values, "default": default})
    return found


def settings(config: Config, language: str) -> dict[str, Any]:
    games = [
        {
            "name": name,
            "title": say(language, f"server-game-{name}"),
            "seats": seat_counts(rules),
            "options": option_list(rules),
        }
        for name, rules in RULES.items()
    ]
    return {
        "version": __version__,
        "languages": list(LANGUAGES),
        "games": games,
        "bots": [{"name": name, "games": list(RULES)} for name in BOTS],
        "clocks": CLOCKS,
        "accounts": config.accounts,
        "webhooks": config.webhooks != "off",
    }
