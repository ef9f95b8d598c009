"""setup.players, solo.modules: the settings of a table, checked one by one; a bad one is named."""

from typing import Final

from saecula.aoc.cards.tables import CHALLENGES
from saecula.core.errors import OptionError

MODULES: Final = ("innovation", "changing-world", "draft")
DECKS: Final = ("full", "documented")
DIRECTIONS: Final = ("clockwise", "counter-clockwise")
FIELDS: Final = ("seats", "modules", "deck", "first_player_direction", "aztecs_optional", "challenge")


def one_of(field: str, value: object, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise OptionError(field, f"must be one of {', '.join(allowed)}, not '{value}'")
    return value


def checked_options(given: dict[str, object]) -> dict[str, object]:
    """Every setting, those not given filled in; raises OptionError naming the field."""
    for field in given:
        if field not in FIELDS:
            raise OptionError(field, f"unknown setting, known are {', '.join(FIELDS)}")
    seats = given.get("seats", 2)
    if type(seats) is not int or not 1 <= seats <= 4:
        raise OptionError("seats", "must be 1 to 4 [setup.players]")
    modules = given.get("modules", [])
    if not isinstance(modules, (list, tuple)):
        raise OptionError("modules", "must be a list")
    chosen = [one_of("modules", module, MODULES) for module in modules]
    if seats == 1 and ("draft" in chosen or "changing-world" in chosen):
        raise OptionError("modules", "the solo game knows Innovation only [solo.modules]")
    optional = given.get("aztecs_optional", False)
    if type(optional) is not bool:
        raise OptionError("aztecs_optional", "must be true or false")
    direction = given.get("first_player_direction", DIRECTIONS[0])
    challenge = given.get("challenge")
    if challenge is not None:
        one_of("challenge", challenge, tuple(c.slug for c in CHALLENGES))
        if seats != 1:
            raise OptionError("challenge", "is a solo game: seats must be 1")
    return {
        "seats": seats,
        "modules": [module for module in MODULES if module in chosen],
        "deck": one_of("deck", given.get("deck", "full"), DECKS),
        "first_player_direction": one_of("first_player_direction", direction, DIRECTIONS),
        "aztecs_optional": optional,
        "challenge": challenge,
    }
