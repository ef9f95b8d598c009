"""Random games per second of processor time, in both builds and beside a yardstick, measured in one run.

Each build runs in a process of its own; the figures are ratios within this run, because machines are noisy. So the
builds and the yardstick take turns, and the best of the turns counts for each.
"""

import json
import os
import random
import subprocess
import sys
from time import process_time
from typing import Any

from saecula.builds.choice import available
from saecula.core.chance import Chance
from saecula.core.errors import OptionError
from saecula.core.playout import playout
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.games import rules_of, title_of

TURNS = 6
CHESS_PLIES = 340


def players_of(game: str) -> list[int]:
    """The least and the most who play against each other."""
    counts = [count for count in title_of(game).seats if count > 1]
    return list(dict.fromkeys((counts[0], counts[-1])))


def random_games(game: str, players: int, seconds: float) -> dict[str, float]:
    """Play bare games for a while in this process."""
    rules = rules_of(game)
    options = to_the_end(rules.options({"seats": players}))
    dice = Dice(1)
    games = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += bare_game(rules, options, str(games), dice)
        games += 1
    passed = process_time() - began
    return {
        "decisions_per_second": round(decisions / passed, 1),
        "games_per_second": round(games / passed, 1),
        "decisions_per_game": round(decisions / games, 1),
    }


def to_the_end(options: dict[str, object]) -> dict[str, object]:
    """The same settings, but nobody may resign."""
    return {**options, "resignation": False} if "resignation" in options else options


def bare_game(rules: Rules, options: dict[str, object], seed: str, dice: Dice) -> int:
    """One random game from its deal on, with nobody at the table; how many decisions it had."""
    s = rules.setup(options, Chance(seed))
    s.quiet = True
    return playout(rules, s, dice)


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


def in_build(pure: bool, game: str, players: int, seconds: float) -> dict[str, float]:
    """Run `random_games` in a fresh process of the wanted build."""
    environment = {**os.environ, "SAECULA_PURE": "1" if pure else "0"}
    code = (
        "import json, sys; from saecula.builds.choice import build; from saecula.lab.bench import random_games; "
        f"print(json.dumps([build().kind, random_games({game!r}, {players}, {seconds})]))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    build, figures = json.loads(done.stdout)
    if build != ("interpreted" if pure else "compiled"):
        raise OptionError("bench", "other-build", build=build)
    result: dict[str, float] = figures
    return result


def measure(game: str, seconds: float) -> dict[str, Any]:
    """All figures of one game; `compiled` is None where nothing was compiled."""
    compiled = available() is not None
    share = seconds / TURNS
    builds: dict[str, dict[str, dict[str, float]]] = {"interpreted": {}}
    if compiled:
        builds["compiled"] = {}
    chess = 0.0
    for _ in range(TURNS):
        chess = max(chess, chess_moves(share))
        for build, rows in builds.items():
            for players in players_of(game):
                figures = in_build(build == "interpreted", game, players, share)
                best = rows.get(str(players))
                if best is None or figures["decisions_per_second"] > best["decisions_per_second"]:
                    rows[str(players)] = figures

    slowest = {build: min(row["decisions_per_second"] for row in rows.values()) for build, rows in builds.items()}
    return {
        "game": game,
        "unit": "decisions per second on one core, the slowest player count; moves per second for python_chess",
        "interpreted": slowest["interpreted"],
        "compiled": slowest.get("compiled"),
        "python_chess": chess,
        "ratios": {build: round(figure / chess, 2) for build, figure in slowest.items()},
        "by_players": builds,
    }
