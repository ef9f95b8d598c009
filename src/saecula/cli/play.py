"""saecula play"""

import sys
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console

from saecula.bots import Bot, make_bot
from saecula.cli.common import (
    Aztecs,
    CardsFile,
    Challenge,
    Deck,
    Direction,
    GameName,
    Language,
    Modules,
    Players,
    Seed,
    at_least,
    game_options,
    use_cards,
)
from saecula.core.errors import OptionError
from saecula.core.game import Game
from saecula.core.rng import Stream
from saecula.games import load
from saecula.i18n import chosen_language, say
from saecula.tui.aoc_table import AocFace
from saecula.tui.face import Face
from saecula.tui.table import TerminalTable

FACES: dict[str, Face] = {"aoc": AocFace()}


def play(
    game: GameName,
    players: Players = 2,
    humans: Annotated[int, typer.Option(help="How many seats people take, from the first on; bots take the rest.")] = 1,
    bot: Annotated[str, typer.Option(help="The bot on the other seats: random or greedy.")] = "greedy",
    names: Annotated[str, typer.Option(help="Names of the seats, separated by commas.")] = "",
    modules: Modules = "",
    deck: Deck = "full",
    challenge: Challenge = "",
    first_player: Direction = "clockwise",
    aztecs_optional: Aztecs = False,
    cards: CardsFile = "",
    seed: Seed = "",
    load_file: Annotated[str, typer.Option("--load", help="Continue a saved game.")] = "",
    lang: Language = "",
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    Example: saecula play aoc --players 3 --modules innovation
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    rules, options = game_options(game, players, modules, deck, challenge, first_player, aztecs_optional)
    at_least("--humans", humans, 1)
    if load_file:
        table = load(load_file)
        if table.rules.name != rules.name:
            raise OptionError("--load", f"{load_file} is a game of {table.rules.name}")
    else:
        table = Game(rules, options, seed or None)
        table.names = _names(names, table.state.seat_count, humans, bot, language)
    if humans > table.state.seat_count:
        raise OptionError("--humans", f"there are {table.state.seat_count} seats only")
    dice = Stream(table.seed, "terminal-bots")
    bots: dict[int, Bot] = {seat: make_bot(bot, rules, dice.word()) for seat in range(humans, table.state.seat_count)}
    console = Console(highlight=False)
    TerminalTable(table, FACES[rules.name], bots, language, console, _reader(console)).run()


def _names(given: str, seats: int, humans: int, bot: str, language: str) -> list[str]:
    names = [name.strip() for name in given.split(",") if name.strip()]
    if len(names) > seats:
        raise OptionError("--names", f"there are {seats} seats only")
    for seat in range(len(names), seats):
        name = say(language, "player-name", n=seat + 1)
        names.append(name if seat < humans else f"{bot.capitalize()} {seat + 1} ({say(language, 'bot')})")
    return names


def _reader(console: Console) -> Callable[[str], str | None]:
    """Reads a line; the end of the input ends the game."""

    def read(prompt: str) -> str | None:
        console.print(prompt, end="", markup=False)
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return ""
        if not sys.stdin.isatty() and line:
            console.print(line.rstrip("\n"), markup=False)
        return line if line else None

    return read
