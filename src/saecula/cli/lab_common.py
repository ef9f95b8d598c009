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
from saecula.core.rules import Rules
from saecula.games import rules_of
from saecula.i18n import say

MOST_GAMES = 10_000_000
LONGEST = 3600.0

Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0: one per core.")]
Cluster = Annotated[str, typer.Option("--cluster", help="Address of a Dask scheduler that plays the games instead.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="NAME=VALUE", help="A setting of the game, such as modules=draft; repeatable."),
]
Bots = Annotated[
    str,
    typer.Option(help="Bots, separated by commas: a name, name@weights.json, or cmd:PROGRAM."),
]
Timeout = Annotated[float, typer.Option(help="Seconds that a program (cmd:) has for an answer.")]
Save = Annotated[str, typer.Option(help="Keep the games in this file, and continue from it.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
FewPlayers = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]


def settings_of(
    game: str,
    players: int,
    given: list[str] | None,
    more: dict[str, object] | None = None,
    to_the_end: bool = True,
) -> tuple[Rules, dict[str, object]]:
    """The rules of a game and its checked settings, from texts like `modules=draft,innovation`."""
    rules = rules_of(game)
    settings: dict[str, object] = {**(more or {}), "seats": players}
    usual = rules.settings(players)
    if to_the_end and "resignation" in usual:
        settings.setdefault("resignation", False)  # games are played to their end
    for text in given or []:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise OptionError("--options", f"'{text}' must be NAME=VALUE")
        if name not in usual:
            known = ", ".join(field for field in usual if field != "seats")
            raise OptionError("--options", f"'{name}' is no setting of {game}, known are {known}")
        settings[name] = _value(value.strip(), usual[name])
    try:
        return rules, rules.options(settings)
    except OptionError as error:
        if error.field == "seats":
            raise
        raise OptionError("--options", str(error)) from None


def _value(text: str, usual: object) -> object:
    """A text as the type that the setting has."""
    if isinstance(usual, (list, tuple)):
        return [part.strip() for part in text.split(",") if part.strip()]
    if isinstance(usual, bool) and text.lower() in ("true", "false"):
        return text.lower() == "true"
    if isinstance(usual, int) and not isinstance(usual, bool) and text.isdigit():
        return int(text)
    return text


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
