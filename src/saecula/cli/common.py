"""What several commands share: options of games, card corrections, output for programs."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from saecula.core.errors import OptionError, RecordError, SaeculaError
from saecula.core.rules import Rules
from saecula.games import TITLES, rules_of

GAMES_HELP = "; ".join(f"{title.name}: {title.called}" for title in TITLES.values()) + "."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES_HELP)]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players; 1 is the solo game.")]
Modules = Annotated[
    str,
    typer.Option(
        help="Modules, separated by commas; aoc: innovation, changing-world, draft; "
        "tta: balanced, military, leaders-wonders."
    ),
]
Mode = Annotated[
    str,
    typer.Option(help="tta, how leaders and wonders are mixed: expansion-only, secret-mix or open-mix."),
]
Deck = Annotated[str, typer.Option(help="full: 48 civilizations; documented: 28 that the rulebook explains.")]
Challenge = Annotated[str, typer.Option(help="A challenge of the house for one player, such as caravans.")]
Direction = Annotated[str, typer.Option("--first-player", help="The marker passes clockwise or counter-clockwise.")]
Aztecs = Annotated[bool, typer.Option("--aztecs-optional", help="The Aztecs may decline their sacrifice.")]
CardsFile = Annotated[str, typer.Option("--cards", help="A file with an owner's corrections of card values.")]
Seed = Annotated[str, typer.Option(help="Seed of the deal; random if not given.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str, typer.Option("--lang", help="en, ru or it; the machine's language if not given.")]


# settings of games and fields of ours by the options that people type
OPTIONS = {
    "game": "GAME", "seats": "--players", "modules": "--modules", "mode": "--mode", "deck": "--deck",
    "challenge": "--challenge", "first_player_direction": "--first-player", "aztecs_optional": "--aztecs-optional",
    "seed": "--seed", "bot": "--bot", "at": "--at",
}  # fmt: skip


def with_option_names(error: SaeculaError) -> str:
    """An error's sentence, with the option in place of the setting that it names."""
    text = str(error)
    if isinstance(error, OptionError) or (isinstance(error, RecordError) and error.field == "at"):
        if error.field in OPTIONS:
            return OPTIONS[error.field] + text.removeprefix(error.field)
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
            raise OptionError(option, str(error).removeprefix("cards: ")) from None
        os.environ[title.corrections.VARIABLE] = str(Path(path).resolve())


def game_options(
    game: str, players: int, modules: str, deck: str, challenge: str, direction: str, aztecs: bool, mode: str = ""
) -> tuple[Rules, dict[str, object]]:
    """The rules of a game and its checked settings; a game hears only of options that were given."""
    rules = rules_of(game)
    given: dict[str, object] = {"seats": players}
    if modules:
        given["modules"] = [module.strip() for module in modules.split(",") if module.strip()]
    if deck != "full":
        given["deck"] = deck
    if direction != "clockwise":
        given["first_player_direction"] = direction
    if aztecs:
        given["aztecs_optional"] = True
    if challenge:
        given["challenge"] = challenge
    if mode:
        given["mode"] = mode
    return rules, rules.options(given)


def at_least(field: str, value: int, least: int) -> None:
    if value < least:
        raise OptionError(field, f"must be at least {least}, not {value}")


def within(field: str, value: float, least: float, most: float) -> None:
    """Not a number is not within anything."""
    if not least <= value <= most:
        raise OptionError(field, f"must be {least:g} to {most:g}, not {value:g}")


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
