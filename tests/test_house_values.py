"""House values: the page that lists them is made from the data, and no test pins one of them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.aoc.cards import catalog
from saecula.cli.house_values import house_page
from saecula.tta.cards.house import VALUES
from tests.kit.shaken_cards import shaken_cards

ROOT = Path(__file__).parents[1]
# what says how cards work; recorded games of the expansion stand on its numbers by their nature
TESTED = {
    "aoc": ["tests/aoc/law", "tests/aoc/test_cards.py", "tests/aoc/test_card_texts.py", "tests/aoc/test_frozen.py"],
    "tta": [
        "tests/tta/cards", "tests/tta/law", "tests/tta/test_cards.py", "tests/tta/test_decks.py",
        "tests/tta/test_expansion_cards.py", "tests/tta/test_vocabulary.py", "tests/tta/test_words.py",
    ],
}  # fmt: skip


def test_the_page_is_that_of_the_data() -> None:
    page = (ROOT / "docs" / "house-values.md").read_text(encoding="utf-8")
    assert page == house_page(), "python -m saecula.cli.house_values > docs/house-values.md"


def test_the_page_names_every_house_value() -> None:
    page = house_page()
    for slug, field, numbers, _, _ in VALUES:
        assert f"(`{slug}`) | {field.replace('_', ' ')} | {', '.join(map(str, numbers))} |" in page
    for civ in catalog.shipped()["civilizations"]:
        assert f" | {civ['population']} | " in next(line for line in page.splitlines() if f"| {civ['name']}" in line)


def numbers_of(cards: catalog.Cards) -> list[object]:
    """Every house value in a fixed order: populations, symbols, effects."""
    found: list[object] = [civ["population"] for civ in cards["civilizations"]]
    found += [card["symbol"] for card in cards["action_cards"] if card["id"] != "plague"]
    for kind in ("civilizations", "wonders", "technologies"):
        for card in cards[kind]:
            for field in ("primary", "legacy", "effects"):
                found += [str(row) for row in card.get(field, []) if row["source"] == "house" and has_number(row)]
    return found


def has_number(row: dict[str, object]) -> bool:
    return any(type(value) is int for value in row.values())


def test_shaking_changes_every_house_value_and_nothing_of_the_rulebook() -> None:
    shipped, shaken = catalog.shipped(), shaken_cards(catalog.shipped())
    for one, other in zip(numbers_of(shipped), numbers_of(shaken), strict=True):
        assert one != other
    for kind in ("civilizations", "technologies"):
        for old, new in zip(shipped[kind], shaken[kind], strict=True):
            for field in ("primary", "effects"):
                stated = [row for row in old.get(field, []) if row["source"] != "house"]
                assert [row for row in new.get(field, []) if row["source"] != "house"] == stated


@pytest.mark.parametrize("game", TESTED)
def test_no_test_pins_a_house_value(game: str) -> None:
    """The tests of cards and laws in a process of their own, in which every house value is another one."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "tests.kit.shaken", *TESTED[game]]
    environment = {**os.environ, "SAECULA_PURE": "1", "PYTHONPATH": str(ROOT)}
    for name in ("PYTEST_XDIST_WORKER", "PYTEST_ADDOPTS"):
        environment.pop(name, None)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
