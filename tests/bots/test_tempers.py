"""Several sets of numbers: when somebody arms, which set a turn is played by, and how sets travel."""

import json
from pathlib import Path
from typing import Any

import pytest

from saecula.bots import make, tta_bot, tta_weights
from saecula.bots.tta_bot import LEVELS, TtaBot
from saecula.bots.tta_tables import Weights
from saecula.bots.tta_tempers import PROOF, STEPS, alarm, best_place, best_set, rivals_by_alarm, victory
from saecula.core.errors import OptionError
from saecula.tta import RULES
from saecula.tta.state import State
from tests.tta.scenario import Table, table

OWN = tta_weights.DEFAULT
OTHER = [2.0 * number for number in OWN]


def facing(units: int, round: int = 3) -> Table:
    return table(round=round).give(1, workers={"warriors": units})


# --- the alarm ------------------------------------------------------------------------------------------------------
def test_the_alarm_rises_with_the_strength_of_the_rival() -> None:
    steps = [alarm(facing(units).s, 0) for units in (1, 2, 3, 4, 6)]
    assert steps == sorted(steps)
    assert steps[0] == 0
    assert steps[-1] == STEPS


def test_what_is_much_in_the_third_round_is_little_in_the_tenth() -> None:
    assert alarm(facing(5, round=3).s, 0) == STEPS
    assert alarm(facing(5, round=10).s, 0) == 0


def test_own_arms_and_those_of_whoever_left_alarm_nobody() -> None:
    found = facing(6)
    assert alarm(found.s, 1) == 0
    found.s.seats[1].in_game = False
    assert alarm(found.s, 0) == 0


def test_a_rival_is_thought_to_judge_between_the_first_set_and_the_last() -> None:
    found = rivals_by_alarm([OWN, [1.0] * len(OWN), OTHER])
    assert found[0].values == pytest.approx(OWN)
    assert found[STEPS].values == pytest.approx(OTHER)
    place = tta_weights.NAMES.index("strong")
    way = [one.values[place] for one in found]
    assert way == sorted(way)
    assert way[1] / way[0] == pytest.approx(2.0 ** (1 / STEPS))


# --- the set of a turn ------------------------------------------------------------------------------------------------
def test_another_set_must_be_clearly_better_while_nobody_arms() -> None:
    for step, proof in ((0, PROOF), (STEPS // 2, PROOF / 2), (STEPS, 0.0)):
        assert best_place([0.5, 0.5 + proof - 0.01], step) == 0
        assert best_place([0.5, 0.5 + proof + 0.01], step) == 1
        assert best_place([0.5, 0.5 + proof + 0.01, 0.5 + proof + 0.02], step) == 2


def test_the_set_that_wins_is_found_and_worlds_are_left_alone() -> None:
    """In the last turns culture decides, and a set that does nothing for it comes second."""
    found = table(age=3, round=16)
    found.s.last_round = 17
    found.s.seats[0].culture = found.s.seats[1].culture = 60
    before = found.s.to_data()
    idle = [0.0] * len(OWN)
    rivals = rivals_by_alarm([OWN, OWN])
    assert alarm(found.s, 0) == 0
    assert best_set([found.s] * 2, 0, [Weights(OWN), Weights(idle)], rivals) == 0
    assert found.s.to_data() == before


def test_a_world_is_played_to_its_end_and_left_as_it_is() -> None:
    """Forty points ahead in the last round is as good as won, forty behind as good as lost; never quite."""
    found = table(age=4, round=18)
    found.s.last_round = 18
    worths = []
    for culture in (20, 100):
        found.s.seats[0].culture, found.s.seats[1].culture = culture, 60
        before = found.s.to_data()
        worths.append(victory(found.s, 0, Weights(OWN), Weights(OWN)))
        assert found.s.to_data() == before
    assert 0.0 < worths[0] < 0.5 < worths[1] < 1.0


class Chosen:
    """Stands in for the choice of a set: takes the last one, and notes whom it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def __call__(self, worlds: list[State], me: int, sets: list[Weights], rivals: list[Weights]) -> int:
        self.asked.append((len(worlds), me))
        return len(sets) - 1


def judged_by(monkeypatch: pytest.MonkeyPatch, level: str, weights: list[float]) -> tuple[Any, Weights]:
    """Who was asked for a set, and the numbers that the first command of a turn was found by."""
    used: list[Weights] = []
    think, chosen = tta_bot.think, Chosen()

    def noted(worlds: Any, legal: Any, level: Any, weights: Weights, dice: Any, ahead: Any) -> Any:
        used.append(weights)
        return think(worlds, legal, level, weights, dice, ahead)

    monkeypatch.setattr(tta_bot, "think", noted)
    monkeypatch.setattr(tta_bot, "best_set", chosen)
    s = table().s
    bot = make(level, RULES, 1, weights)
    assert isinstance(bot, TtaBot)
    bot.choose(RULES.view(s, 0), RULES.legal(s))
    return chosen.asked, used[0]


def test_a_turn_is_played_by_the_set_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, used = judged_by(monkeypatch, "builder", OWN + OTHER)
    assert asked == [(LEVELS["builder"].tries, 0)]
    assert used.values == OTHER


@pytest.mark.parametrize(("level", "weights"), [("builder", OWN), ("medium", OWN + OTHER)])
def test_nothing_is_chosen_by_one_set_and_by_a_level_that_tries_none(
    monkeypatch: pytest.MonkeyPatch, level: str, weights: list[float]
) -> None:
    asked, used = judged_by(monkeypatch, level, weights)
    assert asked == []
    assert used.values == OWN


def test_the_expert_has_several_sets_with_two_players_and_one_with_modules() -> None:
    assert len(tta_weights.sets_of(tta_weights.weights_of("expert", 2))) > 1
    assert len(tta_weights.sets_of(tta_weights.weights_of("expert", 2, modules=True))) == 1
    assert LEVELS["expert"].tries > LEVELS["builder"].tries > 0 == tta_bot.PLAIN_EXPERT.tries
    for name in ("hard", *tta_weights.CHARACTERS):
        assert len(tta_weights.sets_of(tta_weights.weights_of(name))) == 1


# --- files ----------------------------------------------------------------------------------------------------------
def test_all_sets_are_written_and_read(tmp_path: Path) -> None:
    path = str(tmp_path / "both.json")
    tta_weights.save(path, OWN + OTHER)
    assert tta_weights.load(path) == OWN + OTHER
    data = json.loads(Path(path).read_text())
    assert data["others"] == [dict(zip(tta_weights.NAMES, OTHER, strict=True))]


def test_a_file_without_other_sets_has_one(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text('{"strong": 9}')
    strong, weak = (tta_weights.NAMES.index(name) for name in ("strong", "weak"))
    found = tta_weights.load(str(path), "expert")
    assert len(found) == len(tta_weights.NAMES)
    assert (found[strong], found[weak]) == (9.0, tta_weights.weights_of("expert")[weak])


def test_what_other_sets_leave_out_is_as_the_level_has_it(tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    path.write_text('{"others": [{"strong": 7}]}')
    own, other = tta_weights.sets_of(tta_weights.load(str(path)))
    strong = tta_weights.NAMES.index("strong")
    assert own == OWN
    assert other == [*OWN[:strong], 7.0, *OWN[strong + 1 :]]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"others": {"strong": 1}}', "one object"),
        ('{"others": [1]}', "one object"),
        ('{"others": [{"luck": 1}]}', "'luck'"),
        ('{"others": [{"war": "much"}]}', "must be a number"),
    ],
)
def test_bad_other_sets_are_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(OptionError, match=said):
        tta_weights.load(str(path))
