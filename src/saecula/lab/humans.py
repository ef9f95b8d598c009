"""How people play, from a table of counted games: a yardstick beside the profiles of bots."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads((files("saecula.lab") / "humans.toml").read_text(encoding="utf-8"))


def humans_of(game: str, players: int) -> dict[str, float]:
    """Means per player; empty where nobody counted."""
    return dict(_table().get(game, {}).get(str(players), {}))


def source() -> str:
    return str(_table()["source"])
