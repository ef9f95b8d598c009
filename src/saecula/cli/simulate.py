"""saecula simulate"""

import os
from secrets import token_hex
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from saecula.bots import BOTS
from saecula.cli.common import (
    Aztecs,
    CardsFile,
    Challenge,
    Deck,
    Direction,
    GameName,
    Json,
    Language,
    Modules,
    Players,
    Seed,
    at_least,
    game_options,
    print_json,
    use_cards,
    within,
)
from saecula.core.errors import OptionError
from saecula.i18n import chosen_language, say
from saecula.lab.simulate import Job, timed

MOST_GAMES = 10_000_000


def simulate(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; fewer than seats are repeated.")] = "random",
    modules: Modules = "",
    deck: Deck = "full",
    challenge: Challenge = "",
    first_player: Direction = "clockwise",
    aztecs_optional: Aztecs = False,
    cards: CardsFile = "",
    seed: Seed = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0: one per core.")] = 0,
    check: Annotated[bool, typer.Option("--check/--no-check", help="Check all invariants after every command.")] = True,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Let bots play many games, seats rotated, and count.

    Example: saecula simulate aoc --players 2 --games 400 --bots greedy,random --seed 1
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    rules, options = game_options(game, players, modules, deck, challenge, first_player, aztecs_optional)
    within("--games", games, 1, MOST_GAMES)
    at_least("--jobs", jobs, 0)
    job = Job(rules.name, options, _seats(bots, players), seed or token_hex(8), check)
    summary = {"game": game, "players": players, "seed": job.seed, **_counted(job, games, jobs, language)}
    if json:
        print_json(summary)
    else:
        _print_table(summary, language)


def _seats(bots: str, players: int) -> list[str]:
    """A bot for every seat; fewer names than seats are repeated."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names or len(names) > players:
        raise OptionError("--bots", f"must be 1 to {players} names")
    for name in names:
        if name not in BOTS:
            raise OptionError("--bots", f"'{name}' is unknown, known are {', '.join(BOTS)}")
    return [names[seat % len(names)] for seat in range(players)]


def _counted(job: Job, games: int, jobs: int, language: str) -> dict[str, object]:
    """Play under a progress bar."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(say(language, "simulate-progress"), total=games)
        workers = jobs or os.cpu_count() or 1
        _, summary = timed(job, games, workers, lambda done: progress.advance(task, done))
    return summary


def _print_table(summary: dict[str, object], language: str) -> None:
    console = Console()
    title = say(language, "simulate-title", games=summary["games"], game=summary["game"], players=summary["players"])
    table = Table(title=title, title_justify="left")
    for column in ("bot", "seats", "wins", "rate", "mean"):
        table.add_column(say(language, f"simulate-{column}"), justify="left" if column == "bot" else "right")
    rows, rounds = summary["bots"], summary["rounds"]
    assert isinstance(rows, dict)
    assert isinstance(rounds, dict)
    for name, row in rows.items():
        table.add_row(
            name, str(row["seats"]), f"{row['wins']:g}", f"{100 * row['win_rate']:.1f} %", f"{row['mean_score']:.2f}"
        )
    console.print(table)
    decisions, seconds = summary["decisions"], summary["seconds"]
    assert isinstance(decisions, int)
    assert isinstance(seconds, float)
    console.print(
        say(
            language,
            "simulate-footer",
            decisions=decisions,
            seconds=f"{seconds:.1f}",
            rate=f"{decisions / max(seconds, 0.001):.0f}",
            low=rounds["min"],
            high=rounds["max"],
        )
    )
