"""Rulings: data in three languages, a page made of it, and a test for every one."""

import json
import re
from pathlib import Path

import pytest

from saecula.cli.rulings import rulings as command
from saecula.core.errors import OptionError
from saecula.laws import GAMES, LANGUAGES, catalogue
from saecula.laws.coverage import checkout, shown_by_tests
from saecula.laws.rulings import Ruling, find, page, rulings

EVERY = [ruling for game in GAMES for ruling in rulings(game).values()]
TESTS = shown_by_tests(checkout())
by_id = pytest.mark.parametrize("ruling", EVERY, ids=lambda ruling: ruling.id)


@by_id
def test_every_law_of_a_ruling_is_known_and_shown_by_a_test(ruling: Ruling) -> None:
    assert ruling.laws
    assert [law for law in ruling.laws if law not in catalogue(ruling.game)] == []
    assert [law for law in ruling.laws if not TESTS.get(law)] == []


@by_id
def test_a_ruling_speaks_every_language(ruling: Ruling) -> None:
    assert all(ruling.source.values())
    for texts in (ruling.question, ruling.decision, ruling.reason):
        assert list(texts) == list(LANGUAGES)
        assert all(text[-1] in ".?" and "|" not in text for text in texts.values()), texts
        assert re.search("[а-я]", texts["ru"]), texts["ru"]
        assert texts["it"] != texts["en"]
    assert all("?" in text for text in ruling.question.values())


def test_rulings_are_numbered_in_order() -> None:
    for letter in "ATN":
        numbers = [ruling.id for ruling in EVERY if ruling.id[0] == letter]
        assert numbers == [f"{letter}{i + 1}" for i in range(len(numbers))]
    assert {ruling.id[0] for ruling in EVERY} == set("ATN")


def test_every_law_that_is_a_ruling_has_its_question_and_its_reason() -> None:
    named = {law for ruling in EVERY for law in ruling.laws}
    assert [law for game in GAMES for law in catalogue(game) if law.startswith("ruling.") and law not in named] == []


def test_the_page_is_made_of_the_data() -> None:
    assert (checkout() / "rules" / "rulings.md").read_text(encoding="utf-8") == page()
    assert all(f"| {ruling.id} | {ruling.question['en']} |" in page() for ruling in EVERY)


def test_a_ruling_is_found_by_id_law_and_words() -> None:
    assert [one.id for one in find("tta", "t2", "en")] == ["T2"]
    assert [one.id for one in find("tta", "ruling.louvre.any-payment", "en")] == ["N1"]
    assert "N1" in [one.id for one in find("tta", "лувра", "ru")]
    assert find("aoc", "no such words at all", "en") == []


# --- the command --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_every_ruling_with_its_tests(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    command([], lang=language)
    printed = capsys.readouterr().out
    for ruling in EVERY:
        assert f"{ruling.id}  {ruling.question[language]}\n    {ruling.decision[language]}\n" in printed
        assert ruling.reason[language] in printed
        assert all(test in printed for law in ruling.laws for test in TESTS[law])


def test_the_command_prints_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    command(["aoc"], json=True)
    told = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in told] == list(rulings("aoc"))
    assert all(one["tests"][law] for one in told for law in one["laws"])
    assert told[0]["decision"]["it"] == rulings("aoc")["A1"].decision["it"]


def test_the_command_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    command([], show_page=True)
    assert capsys.readouterr().out == page()


def test_an_unknown_ruling_is_refused() -> None:
    with pytest.raises(OptionError, match="no ruling matches 'xyzzy'"):
        command(["tta", "xyzzy"])


def test_without_a_checkout_rulings_are_printed_without_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere(option: str = "") -> Path:
        raise OptionError(option, "needs a checkout")

    monkeypatch.setattr("saecula.cli.rulings.checkout", nowhere)
    command(["T2"], lang="en")
    assert capsys.readouterr().out.count("\n") == 6
    command(["T2"], json=True)
    assert "tests" not in json.loads(capsys.readouterr().out)[0]
