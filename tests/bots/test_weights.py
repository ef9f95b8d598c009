"""Weights are written, read, checked, and taken by bots."""

import json
from pathlib import Path

import pytest

from saecula.aoc import RULES as AOC
from saecula.bots import make, tta_weights
from saecula.bots.tta_bot import TtaBot
from saecula.bots.tta_tables import Weights
from saecula.core.errors import OptionError
from saecula.lab.entrants import entrant
from saecula.tta import RULES


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    values = [value * 1.5 for value in tta_weights.DEFAULT]
    path = str(tmp_path / "mine.json")
    tta_weights.save(path, values)
    assert tta_weights.load(path) == values


def test_what_a_file_leaves_out_keeps_its_value(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text('{"science_turn": 2}')
    loaded = tta_weights.load(str(path))
    place = tta_weights.NAMES.index("science_turn")
    assert loaded[place] == 2.0
    assert loaded[:place] + loaded[place + 1 :] == tta_weights.DEFAULT[:place] + tta_weights.DEFAULT[place + 1 :]


@pytest.mark.parametrize("level", ["novice", "easy", "medium", "builder", "hard", "expert"])
def test_a_level_with_an_empty_file_is_the_level_itself(tmp_path: Path, level: str) -> None:
    path = tmp_path / "none.json"
    path.write_text("{}")
    bot = make(level, RULES, 1)
    assert isinstance(bot, TtaBot)
    assert tta_weights.load(str(path), level) == bot.weights == tta_weights.weights_of(level)
    assert entrant(f"{level}@{path}", "tta").weights == tuple(bot.weights)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[1]", "one object"),
        ("{", "not JSON"),
        ('{"luck": 1}', "'luck'"),
        ('{"science_turn": "much"}', "must be a number"),
        ('{"science_turn": true}', "must be a number"),
        ('{"science_turn": NaN}', "must be a number"),
        ('{"science_turn": 1e999}', "must be a number"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(OptionError, match=said):
        tta_weights.load(str(path))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot be read"):
        tta_weights.load(str(tmp_path / "nowhere.json"))


def test_a_wrong_number_of_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "short.json"
    with pytest.raises(OptionError, match="numbers, not 1"):
        tta_weights.save(str(path), [1.0])
    assert not path.exists()


def test_every_name_has_its_field() -> None:
    """The order of names is that of the fields, which are numbered one by one."""
    weights = Weights([float(i) for i in range(len(tta_weights.NAMES))])
    assert [getattr(weights, name) for name in tta_weights.NAMES] == list(range(len(tta_weights.NAMES)))


def test_a_bot_judges_by_the_weights_it_is_given() -> None:
    bot = make("medium", RULES, 1, tta_weights.DEFAULT)
    assert isinstance(bot, TtaBot)
    assert bot.weights is tta_weights.DEFAULT


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_yardsticks_have_no_weights(name: str) -> None:
    with pytest.raises(OptionError, match="has none"):
        make(name, RULES, 1, tta_weights.DEFAULT)


def test_bots_of_the_other_game_have_no_weights() -> None:
    with pytest.raises(OptionError, match="have none"):
        make("hard", AOC, 1, tta_weights.DEFAULT)


def test_a_file_is_plain_json(tmp_path: Path) -> None:
    path = tmp_path / "w.json"
    tta_weights.save(str(path), tta_weights.DEFAULT)
    assert list(json.loads(path.read_text())) == tta_weights.NAMES
