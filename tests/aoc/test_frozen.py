"""Playthroughs, perft counts and recorded games stand on frozen card values and must not change unnoticed."""

import json
from collections.abc import Iterator

import pytest

from saecula.aoc import RULES
from saecula.aoc.cards import catalog
from saecula.core import record
from tests.aoc import regenerate
from tests.kit.perft import perft, position_after
from tests.kit.playthrough import playthrough

RECORDS = sorted((regenerate.HERE / "games").glob("*.jsonl"))


@pytest.fixture(autouse=True)
def frozen_cards() -> Iterator[None]:
    catalog.load(regenerate.FROZEN)
    yield
    catalog.load()


@pytest.mark.parametrize("name", regenerate.PLAYTHROUGHS)
def test_a_playthrough_reads_as_before(name: str) -> None:
    number = list(regenerate.PLAYTHROUGHS).index(name)
    expected = (regenerate.HERE / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = playthrough(RULES, regenerate.PLAYTHROUGHS[name], number, regenerate.event_text).splitlines()
    for line, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
        assert new == old, f"line {line} differs; if the law changed on purpose, run tests/aoc/regenerate.py"
    assert len(found) == len(expected)


def test_every_playthrough_file_belongs_to_a_test() -> None:
    files = {path.stem for path in (regenerate.HERE / "playthroughs").glob("*.txt")}
    assert files == set(regenerate.PLAYTHROUGHS)


@pytest.mark.parametrize("row", json.loads((regenerate.HERE / "perft.json").read_text()), ids=lambda row: row["seed"])
def test_perft_counts_are_the_same(row: dict[str, int]) -> None:
    position = position_after(RULES, row["options"], row["seed"], row["plies"])  # type: ignore[arg-type]
    assert perft(RULES, position, row["depth"]) == row["count"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_verifies(path: object) -> None:
    game = record.verify(record.read(str(path)), RULES)
    assert game.is_over()
    RULES.check(game.state)


def test_there_are_recorded_games() -> None:
    assert len(RECORDS) >= len(regenerate.GAMES)
