"""How quick the engine is, in both builds and beside a yardstick, measured in one run.

Each build runs in a process of its own; the figures are ratios within this run, because machines are noisy. So the
builds and the yardstick take turns, and the best of the turns counts for each.
"""

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from saecula.builds.choice import available
from saecula.games import TITLES, title_of
from saecula.lab.instructions import instructions
from saecula.lab.measures import MEASURES, Measure
from saecula.lab.sides import BUILDS, COMPILED, INTERPRETED, OTHER, Python, Side

TURNS = 6
CHESS_PLIES = 340
Tell = Callable[[str], None]


class Wanted:
    """What to measure: all measures and both builds, where nothing is named."""

    def __init__(
        self,
        seconds: float,
        measures: list[str] | None = None,
        builds: list[str] | None = None,
        instructions: bool = False,
        other: Python | None = None,
    ) -> None:
        self.seconds = seconds
        self.measures = measures or []
        self.builds = builds or []
        self.instructions = instructions
        self.other = other

    def sides(self) -> list[Side]:
        """Ours first; ours is left out where nothing was compiled, the other one's tells it itself."""
        builds = self.builds or list(BUILDS)
        ours = [Side(build) for build in builds if build != COMPILED or available() is not None]
        return ours + [Side(build, self.other) for build in builds if self.other is not None]

    def wants(self, measure: Measure, side: Side) -> bool:
        return not measure.slow or side.build == COMPILED or INTERPRETED in self.builds


def measures_of(game: str) -> list[Measure]:
    """What can be measured of a game; bots that it does not have are left out."""
    title = title_of(game)
    found = [measure for measure in MEASURES if measure.name != "hard" or "hard" in title.bots.names]
    return [*found, *title.study.measures]


def known_measures() -> list[str]:
    """The measures of any game."""
    return list(dict.fromkeys(measure.name for game in TITLES for measure in measures_of(game)))


def chosen(game: str, names: list[str]) -> list[Measure]:
    return [measure for measure in measures_of(game) if not names or measure.name in names]


def players_of(game: str) -> list[int]:
    """The least and the most who play against each other."""
    counts = [count for count in title_of(game).seats if count > 1]
    return list(dict.fromkeys((counts[0], counts[-1])))


def chess_moves(seconds: float) -> float:
    """Random games of python-chess: list the legal moves, push one."""
    import chess  # of the extra `bench`, so not where others would wait for it

    dice = random.Random(1)
    moves = 0
    began = process_time()
    while process_time() - began < seconds:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(dice.choice(legal))
            moves += 1
    return round(moves / (process_time() - began), 1)


class Row:
    """One measure with a number of players: what every side told, turn by turn."""

    def __init__(self, measure: Measure, players: int, sides: list[Side]) -> None:
        self.measure = measure
        self.players = players
        self.sides = sides
        self.told: dict[str, list[dict[str, float]]] = {side.name: [] for side in sides}
        self.missing: dict[str, str] = {}

    def turn(self, game: str, seconds: float) -> None:
        for side in self.sides:
            if side.name in self.missing:
                continue
            told = side.run(self.measure, game, self.players, seconds)
            if "missing" in told:
                self.missing[side.name] = told["missing"]
            else:
                self.told[side.name].append(told["figures"])

    def to_data(self, chess: float) -> dict[str, Any]:
        """The best turn of every side; a share of something else in the same turn is the middle one of all turns."""
        figures: dict[str, Any] = {}
        for name, turns in self.told.items():
            if not turns:
                figures[name] = None
                continue
            best = max(turns, key=lambda figures: figures["per_second"])
            found = {key: significant(value) for key, value in best.items()}
            found["to_python_chess"] = significant(best["per_second"] / chess)
            if "of_bare" in best:
                found["of_bare"] = significant(median(figures["of_bare"] for figures in turns))
            figures[name] = found
        data = {"measure": self.measure.name, "players": self.players, "unit": f"{self.measure.unit} per second"}
        return {**data, "figures": figures, "to_other": to_other(figures), "missing": self.missing}


def significant(value: float) -> float:
    """Four digits: more would only look exact."""
    return float(f"{value:.4g}")


def to_other(figures: dict[str, Any]) -> dict[str, float]:
    """How many times as quick as the other one's each of our builds is."""
    pairs = {name: (figures[name], figures.get(OTHER + name)) for name in figures if not name.startswith(OTHER)}
    return {
        name: significant(ours["per_second"] / others["per_second"])
        for name, (ours, others) in pairs.items()
        if ours and others
    }


def measure(game: str, wanted: Wanted, tell: Tell = lambda text: None) -> dict[str, Any]:
    """All figures of one game."""
    sides = wanted.sides()
    rows = []
    for one in chosen(game, wanted.measures):
        fitting = [side for side in sides if wanted.wants(one, side)]
        rows += [Row(one, players, fitting) for players in one.players or players_of(game)]
    chess = 0.0
    for turn in range(TURNS):
        tell(f"{game}: turn {turn + 1} of {TURNS}, python-chess")
        chess = max(chess, chess_moves(wanted.seconds / TURNS))
        for row in rows:
            tell(f"{game}: turn {turn + 1} of {TURNS}, {row.measure.name}, {row.players} players")
            row.turn(game, wanted.seconds / TURNS)
    result = {
        "game": game,
        "builds": [side.name for side in sides],
        "python_chess": chess,
        "rows": [row.to_data(chess) for row in rows],
    }
    if wanted.instructions:
        result["instructions_per_decision"] = counted(game, sides, tell)
    return result


def counted(game: str, sides: list[Side], tell: Tell) -> dict[str, dict[str, float | None]]:
    """By build and players."""
    found: dict[str, dict[str, float | None]] = {}
    for side in sides:
        found[side.name] = {}
        for players in players_of(game):
            tell(f"{game}: instructions, {side.name}, {players} players")
            found[side.name][str(players)] = instructions(side, game, players)
    return found
