"""saecula almanac"""

from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

import typer
from rich.console import Console

from saecula.cli.common import CardsFile, GameName, Json, Language, Seed, at_least, print_json, use_cards, within
from saecula.cli.lab_common import (
    LONGEST,
    MOST_GAMES,
    Bots,
    Cluster,
    Games,
    Jobs,
    SettingTexts,
    Timeout,
    progress_bar,
)
from saecula.cli.settings import Given, chosen_settings, takes_settings
from saecula.core.errors import OptionError, said_by_system
from saecula.games import title_of
from saecula.i18n import chosen_language, say
from saecula.lab.almanac import almanac as tell
from saecula.lab.almanac_page import almanac_page
from saecula.lab.entrants import entrants
from saecula.lab.executor import workers
from saecula.lab.page import write_text
from saecula.lab.tournament import run, tournament


@takes_settings
def almanac(
    game: GameName,
    players: Annotated[str, typer.Option("--players", "-p", help="Numbers of players, separated by commas.")] = "2,3,4",
    games: Games = 200,
    bots: Bots = "medium",
    seed: Seed = "",
    options: SettingTexts = None,
    cards: CardsFile = "",
    out: Annotated[str, typer.Option(help="The folder for the pages.")] = "almanac",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    timeout: Timeout = 30.0,
    lang: Language = "",
    json: Json = False,
    *,
    settings: Given,
) -> None:
    """Let bots play and write pages about the cards: how often, when and at what cost they are taken, and what wins.

    Every number of players gets a page of its own from its own games.

    Example: saecula almanac tta --games 400 --bots medium --players 2,3 --out almanac
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    within("--games", games, 1, MOST_GAMES)
    within("--timeout", timeout, 0.01, LONGEST)
    at_least("--jobs", jobs, 0)
    seed, plans = seed or token_hex(8), {}
    for count in _numbers(players, game):
        rules, chosen = chosen_settings(game, count, settings, options, to_the_end=True)
        plans[count] = tournament(rules, chosen, entrants(bots, game, timeout), games, seed)
    _make_folder(out)
    found: dict[int, dict[str, Any]] = {}
    total = sum(plan.games for plan in plans.values())
    with workers(jobs, cluster) as crew, progress_bar(language, "simulate-progress", total) as bar:
        for count, plan in plans.items():
            found[count] = tell(game, run(plan, crew, progress=bar.advance))
    files = {count: f"{game}-{count}.html" for count in plans}
    for count, data in found.items():
        write_text(str(Path(out) / files[count]), "--out", almanac_page(data, language, files))
    if json:
        print_json(list(found.values()))
        return
    for name in files.values():
        text = say(language, "almanac-written", path=str(Path(out) / name))
        Console().print(text, markup=False, highlight=False, soft_wrap=True)


def _numbers(text: str, game: str) -> list[int]:
    known = [str(count) for count in title_of(game).seats if count > 1]
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts or any(part not in known for part in parts):
        raise OptionError("--players", "player-counts", low=known[0], high=known[-1], text=text)
    return sorted({int(part) for part in parts})


def _make_folder(out: str) -> None:
    try:
        Path(out).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError("--out", "cannot-make-folder", path=out, reason=said_by_system(error)) from None
