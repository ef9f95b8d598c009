"""A terminal table that reads its lines from a list and writes into a text."""

import io
from collections.abc import Callable

from rich.console import Console

from saecula import aoc
from saecula.bots import make_bot
from saecula.core.game import Game
from saecula.tui.plain import PlainTable
from saecula.tui.table import TerminalTable


class Played:
    """What was shown, prompt by prompt."""

    def __init__(self, game: Game, table: TerminalTable, shown: list[str]) -> None:
        self.game = game
        self.table = table
        self.pages = shown  # what was written before each prompt, and after the last one
        self.text = "".join(shown)


def play(
    lines: list[str],
    game: Game | None = None,
    humans: int = 1,
    language: str = "en",
    width: int = 200,
    terminal: bool = False,
    interrupt: bool = False,
    plain: bool = False,
    person: bool = False,
) -> Played:
    """Type lines; the input ends after them, or somebody presses Ctrl-C."""
    game = game or aoc.Game(seats=2, seed=3)
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, force_terminal=terminal, color_system=None)
    bots = {seat: make_bot("greedy", game.rules, seat) for seat in range(humans, game.state.seat_count)}
    shown: list[str] = []
    table_class = PlainTable if plain else TerminalTable
    table = table_class(game, bots, language, console, _reader(lines, out, shown, interrupt), person)
    try:
        table.run()
    except KeyboardInterrupt:
        assert interrupt
    shown.append(out.getvalue()[sum(len(page) for page in shown) :])
    return Played(game, table, shown)


def _reader(lines: list[str], out: io.StringIO, shown: list[str], interrupt: bool) -> Callable[[str], str | None]:
    waiting = iter(lines)

    def read(prompt: str) -> str | None:
        out.write(prompt)
        shown.append(out.getvalue()[sum(len(page) for page in shown) :])
        line = next(waiting, None)
        if line is None and interrupt:
            raise KeyboardInterrupt
        return line

    return read
