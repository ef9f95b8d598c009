"""The almanac counts cards, and its pages stand alone."""

import re

import pytest

from saecula.games import rules_of, title_of
from saecula.i18n import LANGUAGES, say
from saecula.lab.almanac import almanac
from saecula.lab.almanac_page import almanac_page
from saecula.lab.entrants import entrants
from saecula.lab.executor import workers
from saecula.lab.play import Played
from saecula.lab.report import tournament_page
from saecula.lab.standings import standings
from saecula.lab.tournament import Tournament, run, tournament


def games(game: str, seats: int = 3, bots: str = "greedy,random,random") -> tuple[Tournament, list[Played]]:
    rules = rules_of(game)
    plan = tournament(rules, rules.options({"seats": seats}), entrants(bots, game), 9, "almanac")
    with workers(1) as crew:
        return plan, run(plan, crew)


def fake(number: int, ranks: list[int], uses: list[list[object]], offered: dict[str, int]) -> Played:
    empty = {"wars": 0, "aggressions": 0, "pacts_made": 0, "colonies": 0, "wonders": 0}
    census = {"counts": [empty, {**empty, "wars": number}], "uses": uses, "offered": offered}
    return Played(number, ["a", "b"], [10, 20], ranks, rounds=17 + number, census=census)


def test_a_card_is_counted_by_how_often_when_at_what_cost_and_who_won() -> None:
    uses: list[list[object]] = [
        [0, "take", "moses", 1, 0, 1],
        [0, "play", "moses", 2, 0, -1],
        [1, "take", "pyramids", 3, 1, 2],
        [1, "play", "legion", 4, 1, -1],
    ]
    found = almanac(
        "tta",
        [
            fake(0, [1, 2], uses, {"moses": 1, "pyramids": 1}),
            fake(1, [2, 1], [[0, "take", "moses", 3, 0, 2]], {"moses": 1}),
            fake(2, [1, 1], [], {"moses": 1}),
        ],
    )
    rows = {row["card"]: row for row in found["cards"]}
    assert set(rows) == {"moses", "pyramids", "legion"}
    moses = rows["moses"]
    assert (moses["uses"], moses["per_game"], moses["of_offered"]) == (2, pytest.approx(0.6667), pytest.approx(0.6667))
    assert (moses["round"], moses["cost"], moses["into_play"]) == (2.0, 1.5, 0.5)
    assert (moses["win_rate"]["value"], moses["seats"]) == (0.5, 2)
    assert moses["ages"] == [2, 0, 0, 0, 0]
    assert rows["legion"]["cost"] is None
    assert found["lengths"] == {17: 1, 18: 1, 19: 1}
    assert found["per_game"]["wars"] == {0: 1, 1: 1, 2: 1}
    assert found["par"] == 0.5


@pytest.mark.parametrize("game", ["aoc", "tta"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_stand_alone_in_every_language(game: str, language: str) -> None:
    plan, played = games(game)
    data = almanac(game, played)
    found = almanac_page(data, language, {2: f"{game}-2.html", 3: f"{game}-3.html"})
    report = tournament_page(standings(plan, played, 1.0), language)
    for text in (found, report):
        assert text.startswith("<!doctype html>")
        assert f'<html lang="{language}">' in text
        assert text.count("<svg") == text.count("</svg>") >= 4
        assert not re.search(r'(?:src|href)="(?!#|[a-z]+-\d\.html)', text.replace("xlink:href", "use")), (
            "needs another file"
        )
        assert not re.search(
            r"\b(?:lab|almanac|card|tta-kind|tta-source)-[a-z]", text.split("<script>")[0].split("<body>")[1]
        )
        assert "{ $" not in text
        assert "http" not in text, "names something on the net"
        assert f"<h1>{text.split('<title>')[1].split('</title>')[0]}</h1>" in text
        assert say(language, f"server-game-{game}") in text.split("</h1>")[0]
    study = title_of(game).study
    rows = [row for belongs in study.sections().values() for row in data["cards"] if belongs(row)]
    assert len(rows) == len(data["cards"]) > 20
    for row in rows:
        assert study.card_name(row["card"], language) in found.replace("&#x27;", "'").replace("&amp;", "&")
        assert study.card_kind(row["card"], language)
        assert bool(study.card_age(row["card"])) == (game == "tta")


def test_the_same_games_make_the_same_page() -> None:
    _, played = games("aoc")
    data = almanac("aoc", played)
    assert almanac_page(data, "en", {3: "aoc-3.html"}) == almanac_page(data, "en", {3: "aoc-3.html"})
