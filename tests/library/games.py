"""Tables of both games for the tests of the library's face, with every module somewhere."""

import saecula
from saecula.core.game import Game
from saecula.core.rng import Dice
from tests.kit.games import push_random

TABLES: dict[str, tuple[type[Game], dict[str, object]]] = {
    "tta": (saecula.tta.Game, {"seats": 3, "resignation": False}),
    "tta-open-mix": (
        saecula.tta.Game,
        {
            "seats": 4,
            "modules": ["balanced", "military", "leaders-wonders"],
            "mode": "open-mix",
            "hidden_future": True,
            "resignation": False,
        },
    ),
    "tta-draft": (
        saecula.tta.Game,
        {"seats": 3, "modules": ["leaders-wonders"], "mode": "secret-mix", "draft": True, "resignation": False},
    ),
    "aoc": (saecula.aoc.Game, {"seats": 2}),
    "aoc-modules": (saecula.aoc.Game, {"seats": 4, "modules": ["innovation", "changing-world", "draft"]}),
    "aoc-solo": (saecula.aoc.Game, {"seats": 1, "challenge": "caravans"}),
}


def new_table(name: str, seed: int = 7) -> Game:
    kind, options = TABLES[name]
    return kind(seed=seed, **options)  # type: ignore[call-arg]


def table_at(name: str, ply: int, seed: int = 7) -> Game:
    """A table after so many random commands, or at its end if that comes first."""
    game, dice = new_table(name, seed), Dice(seed)
    while game.ply < ply and not game.is_over():
        push_random(game, dice)
    return game
