"""What several commands share: options of games, card corrections, output for programs."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from saecula.cli.settings import declared_options
from saecula.core.errors import OptionError, RecordError, SaeculaError
from saecula.games import TITLES
from saecula.problems import told

GAMES_HELP = "; ".join(f"{title.name}: {title.called}" for title in TITLES.values()) + "."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES_HELP)]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players; 1 is the solo game.")]
CardsFile = Annotated[str, typer.Option("--cards", help="A file with an owner's corrections of card values.")]
Seed = Annotated[str, typer.Option(help="Seed of the deal; random if not given.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str, typer.Option("--lang", help="en, ru or it; the machine's language if not given.")]


# fields of ours by the options that people type; settings of games say their own
OPTIONS = {"game": "GAME", "seats": "--players", "seed": "--seed", "bot": "--bot", "at": "--at", "number": "--number"}


def with_option_names(error: SaeculaError, language: str) -> str:
    """An error's sentence, with the option in place of the setting that it names."""
    text = told(error, language)
    if isinstance(error, OptionError) or (isinstance(error, RecordError) and error.field in ("at", "number")):
        option = OPTIONS.get(error.field) or declared_options().get(error.field)
        if option:
            return option + text.removeprefix(error.field)
    return text


def use_cards(path: str, option: str = "--cards") -> None:
    """Put an owner's corrections into force, here and in the processes we start; else those of the environment."""
    for title in TITLES.values():
        if title.corrections is None:
            continue
        if not path:
            title.corrections.require()
            continue
        try:
            title.corrections.load(Path(path))
        except OptionError as error:
            if error.field != "cards":
                raise
            raise OptionError(option, "cause", cause=error.problem) from None
        os.environ[title.corrections.VARIABLE] = str(Path(path).resolve())


def at_least(field: str, value: int, least: int) -> None:
    if value < least:
        raise OptionError(field, "at-least", least=least, value=value)


def within(field: str, value: float, least: float, most: float) -> None:
    """Not a number is not within anything."""
    if not least <= value <= most:
        raise OptionError(field, "range-not", low=f"{least:g}", high=f"{most:g}", value=f"{value:g}")


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
