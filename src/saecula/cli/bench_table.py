"""saecula bench-table"""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from saecula.cli.common import Json, print_json, use_cards, within
from saecula.games import TITLES, title_of


def bench_table(
    tables: Annotated[int, typer.Option(help="Tables played at once.")] = 50,
    seats: Annotated[int, typer.Option(help="Clients at each table.")] = 4,
    seconds: Annotated[float, typer.Option(help="Seconds of play.")] = 30.0,
    think: Annotated[float, typer.Option(help="Mean pause before a command, in seconds.")] = 1.0,
    game: Annotated[str, typer.Option(help="A game by its short name.")] = "",
    database: Annotated[str, typer.Option(help="postgresql://...; a throwaway SQLite file if not given.")] = "",
    json: Json = False,
) -> None:
    """Load a browser table: many tables, clients over web sockets, and the time until the last one shows a command.

    Example: saecula bench-table --tables 50 --seconds 30
    """
    within("--tables", tables, 1, 1000)
    within("--seats", seats, 2, 4)
    within("--seconds", seconds, 1, 3600)
    within("--think", think, 0, 60)
    game = game or list(TITLES)[-1]
    title_of(game)
    use_cards("")
    from saecula.server.load import Load, measure  # other commands need not wait for these libraries

    result = measure(Load(tables, seats, seconds, think, game, database))
    if json:
        print_json(result)
        return
    shown = Table(title=f"{game}: {tables} tables of {seats} clients", title_justify="left", show_header=False)
    for name, value in result.items():
        shown.add_row(name.replace("_", " "), str(value))
    Console().print(shown)
