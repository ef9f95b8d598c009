"""saecula bench"""

from contextlib import nullcontext
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from saecula.cli.bench_env import NAME, bench_env
from saecula.cli.common import Json, print_json, use_cards, within
from saecula.core.errors import OptionError
from saecula.games import RULES, rules_of
from saecula.lab.bench import Wanted, known_measures, measure
from saecula.lab.instructions import counter
from saecula.lab.sides import BUILDS, python_of

NONE = "-"


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]", help="Games to measure; all if not given. `env`: for learners."),
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds for each figure.")] = 3.0,
    measures: Annotated[
        list[str] | None,
        typer.Option("--measure", "-m", help="random, copy, push, batch, hard, plan; all if not given."),
    ] = None,
    builds: Annotated[
        list[str] | None, typer.Option("--build", "-b", help="interpreted or compiled; both if not given.")
    ] = None,
    against: Annotated[str, typer.Option(help="A wheel or a checkout to compare with, in turns.")] = "",
    instructions: Annotated[bool, typer.Option("--instructions", help="Count instructions, too, by valgrind.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print lines for docs/performance.md.")] = False,
    json: Json = False,
) -> None:
    """Measure the engine, interpreted and compiled, beside python-chess as a yardstick, in one run.

    docs/performance.md tells what is measured. Without a name, bots and the planner are measured compiled only.

    `saecula bench env [GAME]` measures batches and searches instead, beside PettingZoo and OpenSpiel.

    Example: saecula bench aoc --measure random --json        saecula bench env tta
    """
    names = list(games or RULES)
    within("--seconds", seconds, 0.1, 3600)
    known("--build", builds, list(BUILDS))
    if names[0] == NAME:
        unlike = {"--measure": measures, "--against": against, "--instructions": instructions, "--markdown": markdown}
        for option, given in unlike.items():
            if given:
                raise OptionError(option, "not-with-env")
        if len(builds or []) > 1:
            raise OptionError("--build", "not-with-env")
        bench_env(names[1:], seconds, (builds or [""])[0], json)
        return
    for name in names:
        rules_of(name)
    known("--measure", measures, known_measures())
    if instructions:
        counter()
    use_cards("")
    with python_of(against) if against else nullcontext() as other:
        results = measured(names, Wanted(seconds, measures, builds, instructions, other))
    if json:
        print_json(results[0] if len(results) == 1 else results)
        return
    for result in results:
        if markdown:
            print("\n".join(lines(result)))
        else:
            Console().print(shown(result))


def known(option: str, given: list[str] | None, names: list[str]) -> None:
    for name in given or []:
        if name not in names:
            raise OptionError(option, "name-unknown", name=name, known=", ".join(names))


def measured(names: list[str], wanted: Wanted) -> list[dict[str, Any]]:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=None)
        results = [measure(name, wanted, lambda text: progress.update(task, description=text)) for name in names]
        progress.remove_task(task)
    return results


# --- tables -----------------------------------------------------------------------------------------------------------
def shown(result: dict[str, Any]) -> Table:
    table = Table(title=f"{result['game']}: on one core", title_justify="left")
    compared = any(row["to_other"] for row in result["rows"])
    for column in ("measure", "players", "build", "per second", "x chess", *["x other"] * compared, ""):
        table.add_column(column, justify="left" if column in ("measure", "build", "") else "right")
    for row in result["rows"]:
        for build, figures in row["figures"].items():
            cells = [row["measure"], str(row["players"]), build, *figure_cells(row, figures)]
            other = [ratio(row["to_other"].get(build))] * compared
            table.add_row(*cells, *other, remark(figures) or row["missing"].get(build, ""))
    table.add_row("python-chess", "2", NONE, number(result["python_chess"]), "1.00", *[NONE] * compared, "moves")
    for build, counts in result.get("instructions_per_decision", {}).items():
        for players, count in counts.items():
            cells = ["instructions", players, build, NONE, NONE, *[NONE] * compared]
            table.add_row(*cells, "missing" if count is None else f"{count:,.0f} per decision")
    return table


def figure_cells(row: dict[str, Any], figures: dict[str, float] | None) -> list[str]:
    if figures is None:
        return ["missing", NONE]
    return [f"{number(figures['per_second'])} {row['unit'].partition(' ')[0]}", ratio(figures["to_python_chess"])]


def remark(figures: dict[str, float] | None) -> str:
    """What else a measure tells."""
    told = {
        "games_per_second": "{:,.0f} games/s",
        "microseconds": "{:.3g} µs each",
        "of_bare": "{:.0%} of bare",
    }
    return ", ".join(told[name].format(value) for name, value in (figures or {}).items() if name in told)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(value: float | None) -> str:
    """Games of bots are rare beside moves of chess: so many in a million."""
    if value is None:
        return NONE
    return f"{value:.2f}" if value >= 0.01 else f"{1e6 * value:.3g}e-6"


def lines(result: dict[str, Any]) -> list[str]:
    """The rows of a release: what does not depend on the machine, as far as anything does not."""
    found = []
    for row in result["rows"]:
        for build, figures in row["figures"].items():
            if figures is not None:
                share = f", {figures['of_bare']:.0%} of bare" if "of_bare" in figures else ""
                place = f"{result['game']}, {row['measure']}, {row['players']} players, {build}"
                found.append(f"| {place} | {ratio(figures['to_python_chess'])}{share} |")
    for build, counts in result.get("instructions_per_decision", {}).items():
        for players, count in counts.items():
            if count is not None:
                place = f"{result['game']}, instructions per decision, {players} players, {build}"
                found.append(f"| {place} | {count:,.0f} |")
    return found
