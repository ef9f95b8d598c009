"""What a table can be set to, for the page: as the games declare it."""

from typing import Any, Final

from saecula import __version__
from saecula.bots import known_bots
from saecula.core.settings import CARD_NAMES, ONE, SEATS
from saecula.games import TITLES
from saecula.i18n import LANGUAGES, say
from saecula.server.config import Config

CLOCKS: Final = [
    {"name": "none"},
    {"name": "live", "move": 60, "reserve": 900, "refill": False},
    {"name": "evening", "move": 180, "reserve": 1800, "refill": True},
    {"name": "slow", "move": 86400, "reserve": 259200, "refill": True},
]


def option_list(game: str) -> list[dict[str, Any]]:
    """Every setting that a lobby offers, as the game declares it: kind, values, default, and what it needs."""
    return [
        {
            "name": setting.name,
            "kind": setting.kind,
            "values": [None, *setting.values] if setting.kind == ONE and setting.default is None else [*setting.values],
            "default": setting.default,
            "house": setting.house,
            "needs": {need.setting: list(need.values) for need in setting.needs},
        }
        for setting in TITLES[game].settings
        if setting.name != SEATS and setting.kind != CARD_NAMES
    ]


def settings(config: Config, language: str) -> dict[str, Any]:
    games = [
        {
            "name": name,
            "title": say(language, f"server-game-{name}"),
            "seats": title.seats,
            "options": option_list(name),
        }
        for name, title in TITLES.items()
    ]
    return {
        "version": __version__,
        "languages": list(LANGUAGES),
        "games": games,
        "bots": [
            *({"name": name, "games": [game for game in TITLES if name in known_bots(game)]} for name in known_bots()),
            *({"name": name, "games": list(TITLES)} for name in config.programs),
        ],
        "clocks": CLOCKS,
        "accounts": config.accounts,
        "webhooks": config.webhooks != "off",
    }
