"""What a table can be set to, for the page: read from the games themselves."""

from contextlib import suppress
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from saecula import __version__
from saecula.aoc.cards.tables import CHALLENGES
from saecula.bots import known_bots
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.games import RULES
from saecula.i18n import LANGUAGES, say
from saecula.server.config import Config

# where a game's `options.py` names the values of a setting
LISTS: Final = {
    "modules": ("MODULES", "MODULE_IDS"),
    "deck": ("DECKS",),
    "first_player_direction": ("DIRECTIONS",),
    "mode": ("MODES", "MODE_IDS"),
}
LISTED_CARDS: Final = ("chosen", "keep_old")  # settings that name single cards, for records and programs
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


def values_of(module: ModuleType, name: str) -> list[Any]:
    if name == "challenge":
        return [None, *[challenge.slug for challenge in CHALLENGES]]
    found = next((getattr(module, list_name) for list_name in LISTS.get(name, ()) if hasattr(module, list_name)), ())
    return [value for value in found if value]


def defaults_of(rules: Rules, module: ModuleType) -> dict[str, Any]:
    """Every setting and its default; some exist only together with modules."""
    found = rules.options({})
    modules = values_of(module, "modules")
    with suppress(OptionError):
        found = {**rules.options({"modules": modules}), **found}
    found = {**found, "modules": []} if modules else found
    extra = [name for name in module.FIELDS if name not in found and name not in LISTED_CARDS]
    return {**found, **dict.fromkeys(extra, False)}


@cache
def option_list(game: str) -> list[dict[str, Any]]:
    """Every setting with its kind, its values and its default."""
    module = import_module(f"saecula.{game}.options")
    found: list[dict[str, Any]] = []
    for name, default in defaults_of(RULES[game], module).items():
        if name != "seats":
            kind = "flag" if isinstance(default, bool) else "many" if isinstance(default, list) else "one"
            setting = {"name": name, "kind": kind, "values": values_of(module, name), "default": default}
            found.append({**setting, "needs": needs_of(RULES[game], module, setting)})
    return found


def needs_of(rules: Rules, module: ModuleType, setting: dict[str, Any]) -> dict[str, list[Any]]:
    """What else a table must have for a setting to be possible, found by trying: by setting, values one of which."""
    name, other = setting["name"], not setting["default"]
    if setting["kind"] != "flag":
        other = next((value for value in reversed(setting["values"]) if value), setting["default"])
    if name == "modules" or is_possible(rules, {name: other}):
        return {}
    modules, modes = values_of(module, "modules"), values_of(module, "mode") if name != "mode" else []
    wide = [{"modules": modules, name: other, **({"mode": mode} if mode else {})} for mode in modes or [None]]
    found = {
        "seats": [n for n in seat_counts(rules) if is_possible(rules, {"seats": n, name: other})],
        "modules": [m for m in modules if any(is_possible(rules, {**given, "modules": [m]}) for given in wide)],
        "mode": [mode for mode, given in zip(modes, wide, strict=False) if is_possible(rules, given)],
    }
    return {key: values for key, values in found.items() if values}


def is_possible(rules: Rules, given: dict[str, Any]) -> bool:
    try:
        rules.options(given)
    except OptionError:
        return False
    return True


def without_defaults(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Settings that differ from the default: a game need not hear of an expansion's setting that nobody touched."""
    defaults = {option["name"]: option["default"] for option in option_list(game)}
    return {name: value for name, value in options.items() if name not in defaults or value != defaults[name]}


def settings(config: Config, language: str) -> dict[str, Any]:
    games = [
        {
            "name": name,
            "title": say(language, f"server-game-{name}"),
            "seats": seat_counts(rules),
            "options": option_list(name),
        }
        for name, rules in RULES.items()
    ]
    return {
        "version": __version__,
        "languages": list(LANGUAGES),
        "games": games,
        "bots": [
            {"name": name, "games": [game for game in RULES if name in known_bots(game)]} for name in known_bots()
        ],
        "clocks": CLOCKS,
        "accounts": config.accounts,
        "webhooks": config.webhooks != "off",
    }
