"""saecula tournament"""

import sys
from secrets import token_hex
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from saecula.cli.common import CardsFile, GameName, Json, Language, Seed, at_least, print_json, use_cards, within
from saecula.cli.lab_common import (
    LONGEST,
    MOST_GAMES,
    Bots,
    Cluster,
    FewPlayers,
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
from saecula.i18n import chosen_language, say
from saecula.lab import report as pages
from saecula.lab import tournament as lab
from saecula.lab.entrants import entrants
from saecula.lab.executor import workers
from saecula.lab.keeper import Keeper
from saecula.lab.page import Cell, check_target, write_text
from saecula.lab.recorder import Recorder
from saecula.lab.standings import standings

WIDTH = 130  # where nobody says how wide the paper is


@takes_settings
def tournament(
    game: GameName,
    players: FewPlayers = 2,
    bots: Bots = "medium,easy",
    games: Games = 100,
    seed: Seed = "",
    options: SettingTexts = None,
    cards: CardsFile = "",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    timeout: Timeout = 30.0,
    save: Save = "",
    records: Records = "",
    report: Annotated[str, typer.Option(help="Write a page with plots to this file.")] = "",
    lang: Language = "",
    json: Json = False,
    *,
    settings: Given,
) -> None:
    """Measure bots against each other: the same deals for all, every rotation of the seats, 95 % intervals.

    As many bots as seats are one line-up, fewer are repeated in turn, of more every combination plays. The number of
    games is rounded up to whole deals. One hard bot among three medium ones is hard,medium,medium,medium.

    Example: saecula tournament tta --players 2 --bots medium,easy --games 400 --seed 1 --report report.html
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    within("--games", games, 1, MOST_GAMES)
    within("--players", players, 2, 4)
    within("--timeout", timeout, 0.01, LONGEST)
    at_least("--jobs", jobs, 0)
    save_or_records(save, records)
    rules, chosen = chosen_settings(game, players, settings, options, to_the_end=True)
    plan = lab.tournament(rules, chosen, entrants(bots, game, timeout), games, seed or token_hex(8))
    if report:
        check_target(report, "--report")
    keeper: Keeper | Recorder | None = lab.keeper_of(save, plan, rules) if save else None
    if records:
        keeper = lab.recorder_of(records, plan, rules)
    result = _played(plan, keeper, jobs, cluster, language)
    if report:
        write_text(report, "--report", pages.tournament_page(result, language))
    if json:
        print_json(result)
    else:
        _print(result, language, Console() if sys.stdout.isatty() else Console(width=WIDTH))


def _played(
    plan: lab.Tournament, keeper: Keeper | Recorder | None, jobs: int, cluster: str, language: str
) -> dict[str, Any]:
    """Play under a progress bar and sum up."""
    try:
        began = perf_counter()
        with workers(jobs, cluster) as crew, progress_bar(language, "simulate-progress", plan.games) as bar:
            played = lab.run(plan, crew, keeper, bar.advance)
        return standings(plan, played, perf_counter() - began, keeper.found if keeper else 0)
    finally:
        if keeper:
            keeper.close()


def _print(result: dict[str, Any], language: str, console: Console) -> None:
    game = result["game"]
    _table(
        console, pages.headline(result, language), pages.standing_columns(game, language), pages.standing_rows(result)
    )
    if len(result["pairs"]) > 1:
        _table(console, say(language, "lab-pairs"), pages.pair_columns(language), pages.pair_rows(result))
    title = say(language, "lab-profiles")
    _table(console, title, pages.profile_columns(result, language), pages.profile_rows(result, language))
    console.print(pages.footer(result, language), markup=False, highlight=False, soft_wrap=True)


def _table(console: Console, title: str, columns: list[str], rows: list[list[Cell]]) -> None:
    table = Table(title=title, title_justify="left")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    for row in rows:
        table.add_row(*(text for text, _ in row))
    console.print(table, markup=False)
