"""saecula train"""

from typing import Annotated, Any

import typer
from rich.console import Console

from saecula.cli.common import CardsFile, GameName, Json, Language, at_least, print_json, use_cards, within
from saecula.cli.lab_common import MOST_GAMES, Bots, Cluster, Games, Jobs, progress_bar
from saecula.core.errors import OptionError
from saecula.games import title_of
from saecula.i18n import chosen_language, say
from saecula.lab.entrants import entrants, quick_twins
from saecula.lab.executor import workers
from saecula.lab.page import check_target, write_text


def train(
    game: GameName,
    players: Annotated[str, typer.Option(help="Tables to learn for, separated by commas.")] = "2,3,4",
    bots: Bots = "medium,hard,expert",
    games: Games = 1000,
    seed: Annotated[str, typer.Option(help="Seed of the games.")] = "1",
    out: Annotated[str, typer.Option(help="Where the model goes.")] = "model.json",
    full: Annotated[bool, typer.Option("--full", help="Let the bots think as long as they do elsewhere.")] = False,
    check: Annotated[str, typer.Option(help="Measure this model instead of learning one: a file, or `shipped`.")] = "",
    cards: CardsFile = "",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Learn from games between bots who will win, and tell how well: what `judge` goes by.

    So many games are played for every size of table; a quarter of them is kept out of the fit and measures it. Bots
    judge by their numbers but plan with a beam of eight and play no lines on, which is ten times as quick; --full lets
    them play as they are. A curve tells what fewer games would have taught. With --check nothing is learned or written:
    all games measure the model that is named.

    Example: saecula train tta --players 2 --bots hard,expert --games 1000 --seed 1 --out model.json
    Example: saecula train tta --players 2 --bots hard,expert --games 400 --full --check shipped
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    title = title_of(game)
    if not title.study.learns:
        raise OptionError("game", "no-judge", game=game)
    within("--games", games, 8, MOST_GAMES)
    at_least("--jobs", jobs, 0)
    if not check:
        check_target(out, "--out")
    sizes = _sizes(players)
    who = entrants(bots, game)
    found: dict[int, dict[str, Any]] = {}
    with workers(jobs, cluster) as crew:
        for size in sizes:
            options = title.rules.options({"seats": size})
            with progress_bar(language, "simulate-progress", games) as bar:
                playing = who if full else quick_twins(who, game, size)
                work = (options, tuple(playing), games, seed, crew, bar.advance)
                found[size] = title.study.measure(*work, check) if check else title.study.learn(*work)
    if not check:
        write_text(out, "--out", title.study.model_text(found))
    if json:
        print_json({str(size): {key: one[key] for key in one if key != "chance"} for size, one in found.items()})
        return
    for size, one in found.items():
        values = {"players": size, "games": games, "positions": one["positions"], "areas": _areas(one["auc"])}
        Console().print(say(language, "train-areas", **values), markup=False, highlight=False, soft_wrap=True)
        for point in one.get("curve", []):
            print("  " + say(language, "train-curve", n=point["games"], areas=_areas(point["auc"])))
        for tenth in one["tenths"]:
            values = {"low": tenth["from"], "high": tenth["from"] + 10, "n": tenth["positions"]}
            won = f"{100 * tenth['won']:.1f}"
            print("  " + say(language, "train-tenth", won=won, **values))


def _areas(by_age: dict[int, float]) -> str:
    return ", ".join(f"{age}: {value:.3f}" for age, value in by_age.items())


def _sizes(text: str) -> list[int]:
    """Sizes of tables; raises OptionError."""
    try:
        sizes = [int(part) for part in text.split(",")]
    except ValueError:
        raise OptionError("--players", "train-players", value=text) from None
    if not all(2 <= size <= 4 for size in sizes):
        raise OptionError("--players", "train-players", value=text)
    return sizes
