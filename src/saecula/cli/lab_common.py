"""What the commands of the laboratory share: workers, settings, a progress bar."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from saecula.core.errors import OptionError
from saecula.i18n import say

MOST_GAMES = 10_000_000
LONGEST = 3600.0

Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0: one per core.")]
Cluster = Annotated[str, typer.Option("--cluster", help="Address of a Dask scheduler that plays the games instead.")]
SettingTexts = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="NAME=VALUE", help="A setting by its name, such as modules=draft; repeatable."),
]
Bots = Annotated[
    str,
    typer.Option(help="Bots, separated by commas: a name, name@weights.json, or cmd:PROGRAM."),
]
Timeout = Annotated[float, typer.Option(help="Seconds that a program (cmd:) has for an answer.")]
Save = Annotated[str, typer.Option(help="Keep the games in this file, and continue from it.")]
Records = Annotated[str, typer.Option(help="Write every game as a verified record into this folder, and continue it.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
FewPlayers = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]


def save_or_records(save: str, records: str) -> None:
    """A folder of records holds what a file of games holds: both at once could only differ."""
    if save and records:
        raise OptionError("--save", "save-and-records")


@contextmanager
def progress_bar(language: str, message: str, total: int) -> Iterator["Bar"]:
    """A bar on the error stream if that is a terminal, gone when the work is done."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        yield Bar(progress, progress.add_task(say(language, message), total=total))


class Bar:
    """The bar of one task."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self.progress = progress
        self.task = task

    def advance(self, done: int) -> None:
        self.progress.advance(self.task, done)
