"""Drawings that the games share: numbers of all players side by side, whole at 80 columns in every language."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saecula.present.picture import number_name
from saecula.tui.told import Told

FIRST = "★"


def compared(
    told: Told, players: Sequence[object], numbers: tuple[str, ...], first: int, decider: int
) -> RenderableType:
    """One line per number and one column per player: names of numbers are long, players are few."""
    shown = [player for player in players if getattr(player, "in_game", True)]
    table = Table(pad_edge=False)
    table.add_column("")
    for player in shown:
        seat = players.index(player)
        name = told.names[seat] + (f" {FIRST}" if seat == first and len(players) > 1 else "")
        table.add_column(Text(name, style="bold" if seat == decider else ""), justify="right")
    for number in numbers:
        table.add_row(number_name(number, told.language), *(str(getattr(player, number)) for player in shown))
    return Group(table, Text(f"{FIRST} {told.say('start-player')}", style="dim")) if len(shown) > 1 else table
