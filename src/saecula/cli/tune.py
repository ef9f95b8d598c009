"""saecula tune"""

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console

from saecula.bots import known_bots
from saecula.bots.family import WeightFiles
from saecula.cli.common import CardsFile, GameName, Json, Language, at_least, print_json, use_cards, within
from saecula.cli.lab_common import Cluster, FewPlayers, Jobs, SettingTexts, progress_bar
from saecula.cli.settings import Given, chosen_settings, takes_settings
from saecula.core.errors import OptionError
from saecula.i18n import chosen_language, say
from saecula.lab import tune as lab
from saecula.lab.entrants import check_weights, entrants, has_modules, weights_module
from saecula.lab.executor import Workers, workers
from saecula.lab.page import check_target

MOST = 100_000


@takes_settings
def tune(
    game: GameName,
    bot: Annotated[str, typer.Option(help="The bot whose weights are tuned.")] = "medium",
    pool: Annotated[
        str, typer.Option(help="The opponents, separated by commas; they do not change.")
    ] = "greedy,easy,medium",
    players: FewPlayers = 2,
    generations: Annotated[int, typer.Option(help="How many generations there shall be in all.")] = 50,
    population: Annotated[int, typer.Option(help="Candidates of a generation.")] = 12,
    deals: Annotated[int, typer.Option(help="Deals for every candidate and opponent, all seats of each.")] = 4,
    start: Annotated[str, typer.Option(help="Weights to start from; those of the bot if not given.")] = "",
    seed: Annotated[str, typer.Option(help="Seed of the search and of the deals.")] = "1",
    options: SettingTexts = None,
    cards: CardsFile = "",
    state: Annotated[str, typer.Option(help="The log of the search; it is continued if it exists.")] = "tune.json",
    out: Annotated[str, typer.Option(help="Where the weights go after every generation.")] = "weights.json",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    lang: Language = "",
    json: Json = False,
    *,
    settings: Given,
) -> None:
    """Search for better weights of a bot (CMA-ES) against a frozen, mixed pool; it can be stopped and continued.

    Measure what came out with a tournament: saecula tournament tta --bots medium@weights.json,medium --games 400

    Example: saecula tune tta --bot medium --pool easy,medium --generations 30 --state tune.json --out weights.json
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    _check_numbers(players, generations, population, deals, jobs)
    check_target(state, "--state")
    check_target(out, "--out")
    rules, chosen = chosen_settings(game, players, settings, options, to_the_end=True)
    module = weights_module(game)
    known = known_bots(game)
    if bot not in known:
        raise OptionError("--bot", "name-unknown", name=bot, known=", ".join(known))
    first = _start(module, bot, start, players, has_modules(chosen))
    check_weights(bot, game, first)
    plan = lab.Plan(rules.name, chosen, bot, first, tuple(entrants(pool, game)), deals, population, seed)
    found = lab.resume(plan, state)
    with workers(jobs, cluster) as crew:
        for line in _search(found, crew, generations, language):
            lab.save(found, state)
            lab.save_weights(module, out, found.weights())
            _tell(line, language)
    lab.save_weights(module, out, found.weights())
    result = _result(found, module, out)
    if json:
        print_json(result)
        return
    text = say(language, "tune-done", n=result["generations"], path=out, bot=bot, game=game)
    Console().print(text, markup=False, highlight=False, soft_wrap=True)


def _start(module: WeightFiles, bot: str, path: str, players: int, modules: bool) -> tuple[float, ...]:
    """The weights to start from."""
    try:
        return tuple(module.load(path, bot) if path else module.weights_of(bot, players, modules))
    except OptionError as error:
        raise OptionError("--start", "cause", cause=error.problem) from None


def _check_numbers(players: int, generations: int, population: int, deals: int, jobs: int) -> None:
    within("--players", players, 2, 4)
    within("--generations", generations, 1, MOST)
    within("--population", population, 4, MOST)
    within("--deals", deals, 1, MOST)
    at_least("--jobs", jobs, 0)


def _search(found: lab.Run, crew: Workers, generations: int, language: str) -> Iterator[dict[str, Any]]:
    """Generation after generation under a progress bar."""
    total = max(0, generations - len(found.log)) * found.plan.games
    with progress_bar(language, "tune-progress", total) as bar:
        while len(found.log) < generations:
            yield lab.generation(found, crew, bar.advance)


def _tell(line: dict[str, Any], language: str) -> None:
    """One generation in a line, on the error stream like the bar."""
    wins, worths = line["wins"], line["worths"]
    text = say(
        language,
        "tune-generation",
        n=line["generation"] + 1,
        best=f"{100 * max(worths):.1f}",
        mean=f"{100 * sum(worths) / len(worths):.1f}",
        wins=f"{100 * sum(wins) / len(wins):.1f}",
    )
    Console(stderr=True).print(text, markup=False, highlight=False)


def _result(found: lab.Run, module: WeightFiles, out: str) -> dict[str, Any]:
    return {
        "game": found.plan.game,
        "bot": found.plan.bot,
        "generations": len(found.log),
        "worths": [round(sum(line["worths"]) / len(line["worths"]), 5) for line in found.log],
        "wins": [round(sum(line["wins"]) / len(line["wins"]), 5) for line in found.log],
        "weights": module.data_of(list(found.weights())),
        "out": out,
    }
