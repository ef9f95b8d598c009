"""saecula bench"""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from saecula.cli.common import Json, print_json, use_cards, within
from saecula.games import RULES, rules_of
from saecula.lab.bench import measure


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]", help="Games to measure; all if not given.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds for each figure.")] = 3.0,
    json: Json = False,
) -> None:
    """Measure random games per second, interpreted and compiled, beside python-chess as a yardstick, in one run.

    Example: saecula bench aoc --json
    """
    names = list(games or RULES)
    for name in names:
        rules_of(name)
    within("--seconds", seconds, 0.1, 3600)
    use_cards("")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=None)
        results = [measure(name, seconds) for name in names]
        progress.remove_task(task)
    if json:
        print_json(results[0] if len(results) == 1 else results)
        return
    for result in results:
        _print(result)


def _print(result: dict[str, Any]) -> None:
    table = Table(title=f"{result['game']}: random games on one core", title_justify="left")
    for column in ("build", "players", "decisions/s", "games/s", "x python-chess"):
        table.add_column(column, justify="right")
    chess = result["python_chess"]
    for build, rows in result["by_players"].items():
        for players, row in rows.items():
            decisions, games = row["decisions_per_second"], row["games_per_second"]
            table.add_row(build, players, f"{decisions:,.0f}", f"{games:,.0f}", f"{decisions / chess:.1f}")
    if result["compiled"] is None:
        table.add_row("compiled", "-", "not installed", "-", "-")
    table.add_row("python-chess", "2", f"{chess:,.0f}", "-", "1.0")
    Console().print(table)
