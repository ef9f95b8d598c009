"""saecula simulate"""

from secrets import token_hex
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from saecula.cli.common import (
    Aztecs,
    CardsFile,
    Challenge,
    Deck,
    Direction,
    GameName,
    Json,
    Language,
    Mode,
    Modules,
    Players,
    Seed,
    at_least,
    game_options,
    print_json,
    use_cards,
    within,
)
from saecula.cli.lab_common import LONGEST, MOST_GAMES, Bots, Cluster, Games, Jobs, Settings, Timeout, settings_of
from saecula.cli.lab_common import progress_bar as bar
from saecula.core.errors import OptionError
from saecula.i18n import chosen_language, say
from saecula.lab.executor import workers
from saecula.lab.simulate import Job, summary
from saecula.lab.simulate import simulate as play_all


def simulate(
    game: GameName,
    players: Players = 2,
    games: Games = 100,
    bots: Bots = "random",
    modules: Modules = "",
    mode: Mode = "",
    deck: Deck = "full",
    challenge: Challenge = "",
    first_player: Direction = "clockwise",
    aztecs_optional: Aztecs = False,
    options: Settings = None,
    cards: CardsFile = "",
    seed: Seed = "",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    timeout: Timeout = 30.0,
    check: Annotated[bool, typer.Option("--check/--no-check", help="Check all invariants after every command.")] = True,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Let bots play many games, seats rotated, and count. Fewer bots than seats are repeated.

    Example: saecula simulate aoc --players 2 --games 400 --bots greedy,random --seed 1
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    rules, chosen = game_options(game, players, modules, deck, challenge, first_player, aztecs_optional, mode)
    if options:
        rules, chosen = settings_of(game, players, options, chosen)
    within("--games", games, 1, MOST_GAMES)
    within("--timeout", timeout, 0.01, LONGEST)
    at_least("--jobs", jobs, 0)
    job = Job(rules.name, chosen, _seats(bots, players), seed or token_hex(8), check, timeout)
    began = perf_counter()
    with workers(jobs, cluster) as crew, bar(language, "simulate-progress", games) as progress:
        played = play_all(job, games, crew, progress.advance)
    result = {"game": game, "players": players, "seed": job.seed, **summary(played, perf_counter() - began)}
    if json:
        print_json(result)
    else:
        _print_table(result, language)


def _seats(bots: str, players: int) -> list[str]:
    """A bot for every seat; fewer names than seats are repeated."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names or len(names) > players:
        raise OptionError("--bots", f"must be 1 to {players} names")
    return [names[seat % len(names)] for seat in range(players)]


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
