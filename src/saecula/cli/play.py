"""saecula play"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console

from saecula.bots import Bot, known_bots, make_bot
from saecula.cli.common import (
    CardsFile,
    GameName,
    Language,
    Players,
    Seed,
    at_least,
    use_cards,
)
from saecula.cli.lab_common import SettingTexts
from saecula.cli.settings import Given, chosen_settings, declared_options, takes_settings
from saecula.core.errors import OptionError, SaeculaError
from saecula.core.game import HUMAN, Game
from saecula.core.rng import Stream
from saecula.extras import need
from saecula.games import load, rules_of
from saecula.i18n import chosen_language, say
from saecula.lab.entrants import COMMAND, entrant
from saecula.lab.line_bot import LineBot
from saecula.lab.stand_in import StandIn
from saecula.names import player_name, terminal_name
from saecula.tui.plain import line_table

FIXED = ("players", "names", "options", "seed")  # with the game: a saved one has its own


@takes_settings
def play(
    ctx: typer.Context,
    game: GameName,
    players: Players = 2,
    humans: Annotated[int, typer.Option(help="How many seats people take, from the first on; bots take the rest.")] = 1,
    bot: Annotated[
        str, typer.Option(help=f"The bot on the other seats: {', '.join(known_bots())}, or cmd:COMMAND, a program.")
    ] = "easy",
    names: Annotated[str, typer.Option(help="Names of the seats, separated by commas.")] = "",
    options: SettingTexts = None,
    cards: CardsFile = "",
    seed: Seed = "",
    load_file: Annotated[str, typer.Option("--load", help="Continue a saved game.")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="Sentences without boxes, for voices and pipes.")] = False,
    full: Annotated[bool, typer.Option("--full", help="The whole screen, with keys (extra: screen).")] = False,
    lang: Language = "",
    *,
    settings: Given,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    Example: saecula play aoc --players 3 --modules innovation
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    rules_of(game)
    if load_file:
        table = _loaded(ctx, game, settings, load_file)
    else:
        rules, chosen = chosen_settings(game, players, settings, options)
        table = Game(rules, chosen, seed or None)
        table.names = _names(names, players, humans, _kind(bot), language)
    if not load_file or _given(ctx, "humans") or _given(ctx, "bot"):
        table.kinds = _kinds(table.state.seat_count, humans, _kind(bot))
    command = entrant(bot, game, option="--bot").command if bot.startswith(COMMAND) else ""
    with _seated(table, command) as bots:
        if full:
            _run_full(table, bots, language)
        else:
            _run(table, bots, language, plain)


def _given(ctx: typer.Context, name: str) -> bool:
    """Did somebody type this option?"""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _loaded(ctx: typer.Context, game: str, settings: Given, path: str) -> Game:
    """A saved game: its settings are those it began with."""
    typed = [f"--{name}" for name in FIXED if _given(ctx, name)] + [declared_options()[name] for name in settings]
    if typed:
        raise OptionError(typed[0], "not-with-load")
    table = load(path)
    if table.rules.name != game:
        raise OptionError("--load", "other-game", path=path, game=table.rules.name)
    return table


def _kinds(seats: int, humans: int, bot: str) -> list[str]:
    at_least("--humans", humans, 1)
    if humans > seats:
        raise OptionError("--humans", "seats-only", seats=seats)
    return [HUMAN] * humans + [bot] * (seats - humans)


def _kind(bot: str) -> str:
    """What stands in records: never a command line, for nobody who opens a file shall start what it names."""
    return LineBot.name if bot.startswith(COMMAND) else bot


@contextmanager
def _seated(game: Game, command: str) -> Iterator[dict[int, Bot]]:
    """The bots of a game; programs are ended with it."""
    dice, bots = Stream(game.seed, "terminal-bots"), dict[int, Bot]()
    try:
        for seat, kind in enumerate(game.kinds):
            if kind == LineBot.name:
                if not command:
                    raise OptionError("--bot", "program-again")
                bots[seat] = StandIn(command, game.rules, game.options, seat, dice.word())
            elif kind != HUMAN:
                bots[seat] = make_bot(kind, game.rules, dice.word())
        yield bots
    finally:
        for bot in bots.values():
            if isinstance(bot, StandIn):
                bot.close(game.outcome())


def _run(game: Game, bots: dict[int, Bot], language: str, plain: bool) -> None:
    """Play to the end; a script that typed in vain hears of it by the exit code, a person has seen it."""
    console = Console(highlight=False)
    if any(getattr(bot, "restrained", False) for bot in bots.values()):
        console.print(say(language, "bot-restrained"), markup=False)
    person = sys.stdin.isatty()
    table = line_table(console, plain)(game, bots, language, console, _reader(console), person)
    table.run()
    if table.faults and not sys.stdin.isatty():
        raise SaeculaError(say(language, "refused-some", n=table.faults))


def _run_full(game: Game, bots: dict[int, Bot], language: str) -> None:
    """The whole screen; what it has to say when it closes is printed behind it."""
    need("screen", "--full")
    from saecula.tui.screen import FullTable

    said = FullTable(game, bots, language).run()
    if said:
        print(said)


def _names(given: str, seats: int, humans: int, bot: str, language: str) -> list[str]:
    names = [name.strip() for name in given.split(",") if name.strip()]
    if len(names) > seats:
        raise OptionError("--names", "seats-only", seats=seats)
    for seat in range(len(names), seats):
        names.append(player_name(seat, language) if seat < humans else terminal_name(bot, seat, language))
    return names


def _reader(console: Console) -> Callable[[str], str | None]:
    """Reads a line; the end of the input ends the game."""

    def read(prompt: str) -> str | None:
        console.print(prompt, end="", markup=False)
        line = sys.stdin.readline()
        if not sys.stdin.isatty() and line:
            console.print(line.rstrip("\n"), markup=False)
        return line if line else None

    return read
