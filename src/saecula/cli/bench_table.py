"""saecula bench-table"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from saecula.cli.common import Json, print_json, use_cards, within
from saecula.core.errors import OptionError
from saecula.games import TITLES, title_of


def bench_table(
    tables: Annotated[int, typer.Option(help="Tables played at once.")] = 50,
    seats: Annotated[int, typer.Option(help="Clients at each table.")] = 4,
    seconds: Annotated[float, typer.Option(help="Seconds of play.")] = 30.0,
    think: Annotated[float, typer.Option(help="Mean pause before a command, in seconds.")] = 1.0,
    game: Annotated[str, typer.Option(help="A game by its short name.")] = "",
    database: Annotated[str, typer.Option(help="postgresql://...; a throwaway SQLite file if not given.")] = "",
    before: Annotated[
        str, typer.Option(help="A checkout of another build, which is measured in the same run.", metavar="FOLDER")
    ] = "",
    processes: Annotated[
        int, typer.Option(help="Servers that share the database; the pages of each table are spread over them.")
    ] = 1,
    commands: Annotated[int, typer.Option(help="End after so many commands, not by the clock.")] = 0,
    turns: Annotated[int, typer.Option(help="Turns in which two builds are measured, one after the other.")] = 4,
    json: Json = False,
) -> None:
    """Load a browser table: many tables, clients over web sockets, and the time until the last one shows a command.

    Example: saecula bench-table --tables 50 --seconds 30
    """
    within("--tables", tables, 1, 1000)
    within("--seats", seats, 2, 4)
    within("--seconds", seconds, 1, 3600)
    within("--think", think, 0, 60)
    within("--processes", processes, 1, 16)
    within("--commands", commands, 0, 10_000_000)
    within("--turns", turns, 1, 100)
    if processes > 1 and not database:
        raise OptionError("--processes", "needs-database")
    game = game or list(TITLES)[-1]
    title_of(game)
    use_cards("")
    from saecula.server.load import Load, measure  # other commands need not wait for these libraries

    loads = [
        Load(tables, seats, seconds, think, game, database, source, processes, commands, 1 if commands else turns)
        for source in _sources(before)
    ]
    results = measure(loads)
    if json:
        print_json(results[0] if len(results) == 1 else {"before": results[0], "after": results[1]})
        return
    shown = Table(title=f"{game}: {tables} tables of {seats} clients", title_justify="left", show_header=bool(before))
    for heading in ("", "before", "after") if before else ("", ""):
        shown.add_column(heading)
    for name in results[-1]:
        shown.add_row(name.replace("_", " "), *[_told(result[name]) for result in results])
    Console().print(shown)


def _told(figure: object) -> str:
    return ", ".join(map(str, figure)) if isinstance(figure, list) else str(figure)


def _sources(before: str) -> list[str]:
    """Where the measured servers come from: the other build first, then this one."""
    if not before:
        return [""]
    source = Path(before) / "src"
    if not (source / "saecula" / "__init__.py").is_file():
        raise OptionError("--before", "no-checkout", folder=before[:200])
    return [str(source.resolve()), ""]
