"""How quick the games are for learners and searches, beside the engine alone and other libraries' games, in one run.

As in `bench.py`, every figure comes from a process of its own, all have their turns, and the best turn counts.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from saecula.builds.choice import available
from saecula.lab.bench import TURNS, significant
from saecula.lab.measures import Measure
from saecula.lab.sides import COMPILED, INTERPRETED, Side

HERE = Path(__file__).resolve().with_name("env_measures.py")
BARE, CHESS, BACKGAMMON = "bare engine", "PettingZoo chess", "OpenSpiel backgammon"
PLAYED = (
    Measure(BARE, "bare", "decisions", file=HERE),
    Measure("compact batch", "compact_batch", "decisions", file=HERE),
    Measure("raw batch", "raw_batch", "decisions", file=HERE),
)
YARDSTICKS = (
    Measure(CHESS, "pettingzoo_chess", "decisions", file=HERE),
    Measure(BACKGAMMON, "openspiel_backgammon", "decisions", file=HERE),
)
NEEDS = {CHESS: "saecula[env,bench]", BACKGAMMON: "saecula[openspiel]"}  # what brings them
SEARCHED = (
    Measure("clone", "clone", "copies", file=HERE),
    Measure("push and undo", "undo", "commands", file=HERE),
    Measure("legal commands", "legal", "lists", file=HERE),
    Measure("legal numbers", "numbers", "lists", file=HERE),
    Measure("observe", "observe", "observations", file=HERE),
    Measure("view", "view", "views", file=HERE),
    Measure("imagine", "imagine", "states", file=HERE),
    Measure("playout to the end", "playout", "games", file=HERE),
)
PLAYERS = 2
Tell = Callable[[str], None]


def measure_env(games: list[str], seconds: float, build: str = "", tell: Tell = lambda text: None) -> dict[str, Any]:
    """All figures, and their ratios to the bare engine and to the yardsticks of the same run."""
    side = Side(build or (COMPILED if available() is not None else INTERPRETED))
    wanted = [(game, one) for game in games for one in (*PLAYED, *SEARCHED)] + [("", one) for one in YARDSTICKS]
    best: dict[tuple[str, str], dict[str, float]] = {}
    for turn in range(TURNS):
        for game, one in wanted:
            tell(f"turn {turn + 1} of {TURNS}: {one.name} {game}")
            figures = side.run(one, game or games[0], PLAYERS, seconds / TURNS)["figures"]
            known = best.setdefault((game, one.name), figures)
            if figures.get("per_second", 0) > known.get("per_second", 0):
                best[game, one.name] = figures
    return {
        "build": side.build,
        "players": PLAYERS,
        "yardsticks": {one.name: yardstick(one.name, best["", one.name]) for one in YARDSTICKS},
        "rows": [row(game, one, best) for game, one in wanted if game],
    }


def yardstick(name: str, figures: dict[str, float]) -> dict[str, Any]:
    """A library that is not there is told by what brings it."""
    if "missing" in figures:
        return {"missing": NEEDS[name]}
    return {"per_second": significant(figures["per_second"])}


def row(game: str, one: Measure, best: dict[tuple[str, str], dict[str, float]]) -> dict[str, Any]:
    figures = best[game, one.name]
    found: dict[str, Any] = {"game": game, "measure": one.name, "unit": one.unit}
    found |= {key: significant(value) for key, value in figures.items()}
    if one in PLAYED:
        others = {"bare": best[game, BARE], "chess": best["", CHESS], "backgammon": best["", BACKGAMMON]}
        for name, other in others.items():
            known = "per_second" in other
            found[f"to_{name}"] = significant(figures["per_second"] / other["per_second"]) if known else None
    return found
