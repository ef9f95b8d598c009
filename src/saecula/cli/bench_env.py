"""saecula bench env"""

from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from saecula.cli.common import print_json, use_cards
from saecula.extras import need
from saecula.games import TITLES, title_of
from saecula.lab.bench_env import measure_env

NAME = "env"  # in place of a game
NONE = "-"


def bench_env(games: list[str], seconds: float, build: str, json: bool) -> None:
    """Measure what learners and searches get, for these games or for all."""
    for game in games:
        title_of(game)
    need("env", "bench env")
    use_cards("")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=None)
        result = measure_env(
            games or list(TITLES), seconds, build, lambda text: progress.update(task, description=text)
        )
        progress.remove_task(task)
    if json:
        print_json(result)
        return
    console = Console()
    console.print(played(result))
    console.print(searched(result))


def played(result: dict[str, Any]) -> Table:
    title = f"decisions per second of one core, {result['players']} players, {result['build']}"
    table = Table(title=title, title_justify="left")
    for column in ("game", "measure", "per second", "of bare", "x chess", "x backgammon"):
        table.add_column(column, justify="left" if column in ("game", "measure") else "right")
    for row in result["rows"]:
        if "to_bare" in row:
            cells = [row["game"], row["measure"], f"{row['per_second']:,.0f}", f"{row['to_bare']:.0%}"]
            table.add_row(*cells, ratio(row["to_chess"]), ratio(row["to_backgammon"]))
    for name, figures in result["yardsticks"].items():
        told = f"{figures['per_second']:,.0f}" if "per_second" in figures else f"missing: {figures['missing']}"
        table.add_row(NONE, name, told, NONE, NONE, NONE)
    return table


def searched(result: dict[str, Any]) -> Table:
    table = Table(title="what a search pays, microseconds each", title_justify="left")
    games = list(dict.fromkeys(row["game"] for row in result["rows"]))
    table.add_column("measure")
    for game in games:
        table.add_column(game, justify="right")
    costs = {(row["measure"], row["game"]): row["microseconds"] for row in result["rows"] if "to_bare" not in row}
    for measure in dict.fromkeys(measure for measure, _ in costs):
        table.add_row(measure, *(f"{costs[measure, game]:.3g}" for game in games))
    return table


def ratio(value: float | None) -> str:
    return NONE if value is None else f"{value:,.1f}"
