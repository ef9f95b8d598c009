"""The standings of a tournament as a page."""

from typing import Any

from saecula.games import title_of
from saecula.i18n import say
from saecula.lab import humans, plots
from saecula.lab.page import Cell, cell, figure, heading, interval, number, page, paragraph, percent, table

Result = dict[str, Any]


def headline(result: Result, language: str) -> str:
    games, players = result["games"], result["players"]
    return say(language, "simulate-title", games=games, game=game_name(result["game"], language), players=players)


def game_name(game: str, language: str) -> str:
    return say(language, f"server-game-{game}")


def score_name(game: str, language: str) -> str:
    """What is scored: culture or points."""
    return say(language, f"lab-score-{game}")


def fine(value: float | None) -> str:
    return number(value, 2)


def standing_rows(result: Result) -> list[list[Cell]]:
    """One row per bot, the best first."""
    bots = sorted(result["bots"].items(), key=lambda item: -item[1]["win_rate"]["value"])
    rows: list[list[Cell]] = []
    for label, row in bots:
        rating = row["rating"]
        rows.append(
            [
                (label, None),
                (str(row["seats"]), row["seats"]),
                cell(row["win_rate"], percent),
                cell(row["score"]),
                (f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}", rating["mu"]),
                (f"{row['milliseconds']:.2f} ({row['core_milliseconds']:.2f})", row["milliseconds"]),
                (
                    f"{row['slowest_milliseconds']:.0f} ({row['slowest_core_milliseconds']:.0f})",
                    row["slowest_milliseconds"],
                ),
            ]
        )
    return rows


def standing_columns(game: str, language: str) -> list[str]:
    names = ("bot", "seats", "rate", "score", "rating", "mean-time", "slowest")
    return [score_name(game, language) if name == "score" else say(language, f"lab-column-{name}") for name in names]


def pair_columns(language: str) -> list[str]:
    return [say(language, f"lab-column-{name}") for name in ("pair", "ahead", "lead")]


def pair_rows(result: Result) -> list[list[Cell]]:
    return [
        [(" – ".join(row["bots"]), None), cell(row["ahead"], percent), cell(row["lead"])] for row in result["pairs"]
    ]


def profile_columns(result: Result, language: str) -> list[str]:
    people = [say(language, "lab-humans")] if result["humans"] else []
    return [say(language, "lab-column-profile"), *result["bots"], *people]


def profile_rows(result: Result, language: str) -> list[list[Cell]]:
    """One row per habit: every bot, and people where somebody counted them."""
    people, shares = result["humans"], title_of(result["game"]).study.shares
    bots = list(result["bots"].values())
    rows: list[list[Cell]] = []
    habits = list(bots[0]["profile"])
    rows.append([(score_name(result["game"], language), None), *[cell(bot["score"]) for bot in bots]])
    for what in habits:
        text = percent if what in shares else fine
        name = say(language, f"lab-profile-{what}")
        rows.append([(name, None), *[cell(bot["profile"][what], text) for bot in bots]])
    if people:
        for what, row in zip(["score", *habits], rows, strict=True):
            text = percent if what in shares else number if what == "score" else fine
            row.append((text(people.get(what)), people.get(what)))
    return rows


def footer(result: Result, language: str) -> str:
    return say(
        language,
        "lab-footer",
        games=result["games"],
        deals=result["deals"],
        rounds=interval(result["rounds"]),
        seconds=f"{result['seconds']:.1f}",
        speed=fine(result["games_per_second"]),
        core=fine(result["games_per_core_second"]),
        seed=result["seed"],
    )


def tournament_page(result: Result, language: str) -> str:
    """Everything on one page: tables, plots, and how the numbers were made."""
    game = result["game"]
    labels = list(result["bots"])
    bots = list(result["bots"].values())
    points = score_name(game, language)
    parts = [
        paragraph(footer(result, language)),
        paragraph(" · ".join(f"{name}: {value}" for name, value in result["options"].items())),
        table(standing_columns(game, language), standing_rows(result)),
        figure(plots.bars(say(language, "lab-plot-rate"), labels, [bot["win_rate"] for bot in bots], result["par"])),
        figure(plots.bars(points, labels, [bot["score"] for bot in bots])),
        figure(
            plots.distributions(
                say(language, "lab-plot-scores"), {x: result["bots"][x]["scores"] for x in labels}, points
            )
        ),
        figure(source_plot(result, language)),
    ]
    if result["pairs"]:
        parts += [heading(say(language, "lab-pairs")), table(pair_columns(language), pair_rows(result))]
    parts += [
        heading(say(language, "lab-profiles")),
        table(profile_columns(result, language), profile_rows(result, language)),
    ]
    if result["humans"]:
        parts.append(paragraph(say(language, "lab-humans-source", source=humans.source())))
    parts += [heading(say(language, "lab-method")), paragraph(say(language, "lab-method-text"))]
    return page(headline(result, language), language, parts)


def source_plot(result: Result, language: str) -> str:
    """Where the points came from."""
    found: dict[str, None] = {}
    for bot in result["bots"].values():
        found.update(dict.fromkeys(bot["sources"]))
    speech = title_of(result["game"]).speech
    parts = {
        speech.source_name(source, language): [bot["sources"].get(source, 0.0) for bot in result["bots"].values()]
        for source in found
    }
    return plots.stacks(say(language, "lab-plot-sources"), list(result["bots"]), parts)
