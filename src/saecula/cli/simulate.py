"""saecula simulate"""

from collections.abc import Iterator
from secrets import token_hex
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from saecula.cli.common import (
    CardsFile,
    GameName,
    Json,
    Language,
    Players,
    Seed,
    at_least,
    print_json,
    use_cards,
    within,
)
from saecula.cli.lab_common import (
    LONGEST,
    MOST_GAMES,
    Bots,
    Cluster,
    Games,
    Jobs,
    Records,
    Save,
    SettingTexts,
    Timeout,
    progress_bar,
    save_or_records,
)
from saecula.cli.settings import Given, chosen_settings, takes_settings
from saecula.core.errors import OptionError
from saecula.i18n import chosen_language, say
from saecula.lab.executor import workers
from saecula.lab.keeper import Keeper
from saecula.lab.page import number
from saecula.lab.recorder import Recorder
from saecula.lab.simulate import Job, run


@takes_settings
def simulate(
    game: GameName,
    players: Players = 2,
    games: Games = 100,
    bots: Bots = "random",
    options: SettingTexts = None,
    cards: CardsFile = "",
    seed: Seed = "",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    timeout: Timeout = 30.0,
    save: Save = "",
    records: Records = "",
    check: Annotated[
        bool, typer.Option("--check/--no-check", help="Check all invariants after every command; takes time.")
    ] = False,
    lang: Language = "",
    json: Json = False,
    *,
    settings: Given,
) -> None:
    """Let bots play many games, seats rotated, and count. Fewer bots than seats are repeated, more take turns.

    Random games are shown beside the bare playout's speed. The same command with the same seed continues a saved file
    or a folder of records.

    Example: saecula simulate aoc --players 2 --games 400 --bots greedy,random --seed 1 --save games.jsonl
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    rules, chosen = chosen_settings(game, players, settings, options)
    within("--games", games, 1, MOST_GAMES)
    within("--timeout", timeout, 0.01, LONGEST)
    at_least("--jobs", jobs, 0)
    save_or_records(save, records)
    job = Job(rules.name, chosen, _seats(bots, players), seed or token_hex(8), check, timeout, bool(records))
    keeper: Keeper | Recorder | None = Keeper(save, "simulation", job.header(rules)) if save else None
    if records:
        keeper = Recorder(records, "simulation", job.header(rules), games)
    try:
        with workers(jobs, cluster) as crew, progress_bar(language, "simulate-progress", games) as bar:
            found = run(job, games, crew, keeper, bar.advance)
    finally:
        if keeper:
            keeper.close()
    result = {"game": game, "players": players, "seed": job.seed, **found}
    if json:
        print_json(result)
    else:
        _print_table(result, language)


def _seats(bots: str, players: int) -> list[str]:
    """A bot for every seat; fewer names than seats are repeated, more take turns."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise OptionError("--bots", "names-no-bot")
    return [names[seat % len(names)] for seat in range(max(players, len(names)))]


def _print_table(result: dict[str, Any], language: str) -> None:
    console = Console()
    title = say(language, "simulate-title", games=result["games"], game=result["game"], players=result["players"])
    table = Table(title=title, title_justify="left")
    for column in ("bot", "seats", "wins", "rate", "mean"):
        table.add_column(say(language, f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for name, row in result["bots"].items():
        table.add_row(
            name, str(row["seats"]), f"{row['wins']:g}", f"{100 * row['win_rate']:.1f} %", f"{row['mean_score']:.2f}"
        )
    console.print(table)
    for line in _lines(result, language):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def _lines(result: dict[str, Any], language: str) -> Iterator[str]:
    """What stands below the table."""
    low, high = result["rounds"]["min"], result["rounds"]["max"]
    yield say(language, "simulate-footer", decisions=result["decisions"], low=low, high=high, seed=result["seed"])
    if result["games_per_second"] is not None:
        seconds, speed = f"{result['seconds']:.1f}", number(result["games_per_second"])
        yield say(language, "simulate-speed", seconds=seconds, speed=speed)
    if "times_bare" in result:
        own, bare = number(result["games_per_core_second"]), number(result["bare_games_per_second"])
        yield say(language, "simulate-bare", own=own, bare=bare, times=number(result["times_bare"], 2))
