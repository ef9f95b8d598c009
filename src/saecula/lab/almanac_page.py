"""The almanac as a page, one for every number of players."""

from typing import Any

from saecula.games import title_of
from saecula.i18n import say
from saecula.lab import plots
from saecula.lab.page import Cell, cell, figure, heading, interval, number, page, paragraph, percent, table
from saecula.lab.report import game_name, score_name
from saecula.lab.study import Study

COLUMNS = ("card", "kind", "age", "rate", "per-game", "of-offered", "round", "ages", "cost", "into-play", "seats")


def almanac_page(data: dict[str, Any], language: str, files: dict[int, str]) -> str:
    """`files` are the pages by number of players, for the links between them."""
    study = title_of(data["game"]).study
    name = game_name(data["game"], language)
    title = say(language, "almanac-title", game=name, players=data["players"], games=data["games"])
    links = " · ".join(
        f'<a href="{name}">{players}</a>' if players != data["players"] else str(players)
        for players, name in files.items()
    )
    parts = [f"<p>{say(language, 'almanac-players')}: {links}</p>"] if len(files) > 1 else []
    parts.append(
        paragraph(
            say(
                language,
                "almanac-summary",
                bots=", ".join(data["bots"]),
                score=interval(data["score"]),
                winning=interval(data["winning_score"]),
                rounds=interval(data["rounds"]),
            )
        )
    )
    parts += [figure(svg) for svg in _plots(data, language)]
    for name, belongs in study.sections().items():
        rows = sorted((row for row in data["cards"] if belongs(row)), key=lambda row: -row["uses"])
        if rows:
            parts += [heading(say(language, f"almanac-{name}")), _table(study, name, rows, language)]
    parts.append(paragraph(say(language, "almanac-method", par=percent(data["par"], 0))))
    return page(title, language, parts)


def _plots(data: dict[str, Any], language: str) -> list[str]:
    points = score_name(data["game"], language)
    found = [
        plots.distributions(say(language, "lab-plot-scores"), {"": data["scores"]}, points),
        plots.counts(say(language, "almanac-rounds"), data["lengths"]),
    ]
    for what, values in data["per_game"].items():
        found.append(plots.counts(say(language, f"almanac-game-{what}"), values))
    for what, values in data["per_seat"].items():
        found.append(plots.counts(say(language, f"lab-profile-{what}"), values))
    return found


def _table(study: Study, name: str, rows: list[dict[str, Any]], language: str) -> str:
    """Columns that no card of the table fills are left out."""
    lines = [_cells(study, row, language) for row in rows]
    used = [k for k in range(len(COLUMNS)) if any(line[k][0] not in ("", number(None)) for line in lines)]
    names = [_column(COLUMNS[k], name, language) for k in used]
    return table(names, [[line[k] for k in used] for line in lines])


def _column(column: str, name: str, language: str) -> str:
    if column == "cost":
        return say(language, f"almanac-cost-{name}")
    return say(language, f"lab-column-{column}")


def _ages(study: Study, row: dict[str, Any]) -> Cell:
    """In which ages it was used, as shares; sorted by the mean."""
    often: list[int] = row.get("ages", [])
    parts = [f"{study.age_name(age)} {100 * n / sum(often):.0f} %" for age, n in enumerate(often) if n]
    return ", ".join(parts), sum(age * n for age, n in enumerate(often)) / max(sum(often), 1)


def _cells(study: Study, row: dict[str, Any], language: str) -> list[Cell]:
    card = row["card"]
    into_play = row.get("into_play")
    return [
        (study.card_name(card, language), None),
        (study.card_kind(card, language), None),
        (study.card_age(card), None),
        cell(row["win_rate"], percent),
        (number(row["per_game"], 2), row["per_game"]),
        (percent(row["of_offered"], 0), row["of_offered"] or 0),
        (number(row["round"]), row["round"]),
        _ages(study, row),
        (number(row["cost"], 2), row["cost"] or 0),
        (percent(into_play, 0), into_play or 0),
        (str(row["seats"]), row["seats"]),
    ]
