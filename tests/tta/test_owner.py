"""An owner's corrections: read when a program starts, checked field by field, told in texts and records."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.core.errors import OptionError
from saecula.tta.cards import owner
from saecula.tta.cards.catalog import CARDS, NUMBER, SLUGS

BAD = {
    "[tta.irom]\ncost = 1": "tta.irom: unknown card",
    "[tta.iron]\nprize = 1": "tta.iron.prize: unknown field",
    '[tta.iron]\ncost = "6"': "tta.iron.cost: must be a whole number from 0 to 99",
    "[tta.iron]\ncost = -1": "tta.iron.cost: must be a whole number from 0 to 99",
    "[tta.iron]\nstages = [1, 2]": "tta.iron.stages: must be a list of numbers, on a card that has them",
    "[tta.pyramids]\nstages = []": "tta.pyramids.stages: must have a number at least",
    "[tta.legion]\narmy = [1, 2]": "tta.legion.army: must be 3 numbers",
    "[tta.homer]\npowers = { no-such-power = 1 }": "tta.homer.powers.no-such-power: is no power of this card",
    "[tta.legion-mastered]\ntactic = 9": "tta.legion-mastered: follows the tactic that it is made of",
    "tta = 1": "tta: must be a table of cards",
    "[tta]\niron = 1": "tta.iron: must be a table of fields",
}
GOOD = """
[tta.iron]
cost = 6
[tta.pyramids]
stages = [1, 1, 1]
[tta.legion]
tactic = 5
[civilizations.rome]
population = 3
"""
READS = """
import json
from saecula.tta import Game
from saecula.tta.cards.catalog import CARDS, COST, NUMBER, STAGES
from saecula.tta.rules import TtaRules
print(json.dumps([
    COST[NUMBER["iron"]], STAGES[NUMBER["pyramids"]], CARDS[NUMBER["legion"]].tactic,
    CARDS[NUMBER["legion-mastered"]].tactic, TtaRules().cards_digest({"seats": 2}), Game(seats=2, seed=1).options,
]))
"""


def run(words: list[str], path: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != owner.VARIABLE}
    if path is not None:
        environment[owner.VARIABLE] = str(path)
    return subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False, encoding="utf-8"
    )


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("text", "sentence"), BAD.items())
def test_what_does_not_fit_is_named(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError) as refused:
        owner.load(written(tmp_path, text))
    assert str(refused.value).startswith(sentence)


def test_every_number_of_a_row_may_be_corrected() -> None:
    """What is neither a number of the card nor an amount of a power is what the card is, and stays."""
    rows = {row.slug: row for row in CARDS}
    for field in owner.NUMBERS:
        owner.check(rows, {"iron": {field: 1}})
    kept = {"age", "kind", "workers", "score", "order", "effect", "module"}
    numbers = {name for name, value in vars_of(CARDS[0]).items() if type(value) is int}
    assert numbers - kept == set(owner.NUMBERS)


def vars_of(row: object) -> dict[str, object]:
    return {name: getattr(row, name) for name in dir(row) if not name.startswith("_")}


def test_a_program_that_starts_with_a_file_plays_by_it(tmp_path: Path) -> None:
    as_shipped = json.loads(run(["-c", READS]).stdout)
    found = json.loads(run(["-c", READS], written(tmp_path, GOOD)).stdout)
    assert found[:4] == [6, [1, 1, 1], 5, 6]
    assert as_shipped[:4] != found[:4]
    assert as_shipped[4] != found[4]  # records say by which values they were played
    assert as_shipped[5] == found[5]


def test_a_bad_file_is_named_by_whoever_needs_cards(tmp_path: Path) -> None:
    done = run(["-c", READS], written(tmp_path, "[tta.iron]\ncost = 100"))
    assert done.returncode != 0
    assert f"{owner.VARIABLE}: tta.iron.cost: must be a whole number from 0 to 99" in done.stderr


def test_the_command_line_starts_itself_again_with_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    plain = run(["-m", "saecula", "cards", "tta", "iron", "--json"])
    marked = run(["-m", "saecula", "cards", "tta", "iron", "--json", "--cards", str(path)])
    assert json.loads(plain.stdout)[0]["owner"] == []
    assert json.loads(marked.stdout)[0]["owner"] == ["cost"]
    assert json.loads(marked.stdout)[0]["build_cost"] == 6
    assert "Iron*" in run(["-m", "saecula", "cards", "tta", "iron", f"--cards={path}", "--lang", "en"]).stdout
    checked = run(["-m", "saecula", "cards", "tta", "--check", str(written(tmp_path, "[tta.iron]\ncost = true"))])
    assert (checked.returncode, checked.stdout) == (2, "")
    assert "tta.iron.cost: must be a whole number from 0 to 99" in checked.stderr


def test_a_running_program_says_when_a_file_comes_into_force(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="comes into force when a program starts"):
        owner.load(written(tmp_path, GOOD))
    assert owner.override_path() == ""
    assert owner.owner_fields("iron") == []
    assert CARDS[NUMBER["iron"]].slug == SLUGS[NUMBER["iron"]]
    owner.load(written(tmp_path, "[civilizations.rome]\npopulation = 3"))  # nothing of this game
