"""Chances to win: they add up, follow from the view alone, and know a game that is nearly decided."""

import json
from pathlib import Path

import pytest

from saecula import bots
from saecula.bots.tta_judge import (
    AGES,
    MODEL,
    NAMES,
    REASONS,
    Model,
    chances,
    judge,
    load_model,
    shares,
    shipped,
    standing_features,
)
from saecula.bots.tta_tables import productions_left
from saecula.core.chance import Chance
from saecula.core.errors import OptionError
from saecula.tta import RULES
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State
from saecula.tta.terms import AGE_III
from tests.tta.scenario import number, pile


def some_position(seats: int, seed: str = "judge") -> State:
    """The fifth turn of a game between easy bots."""
    s = RULES.setup(RULES.options({"seats": seats}), Chance(seed))
    players = [bots.make("easy", RULES, seat) for seat in range(seats)]
    while s.turn < 5 * seats:
        seat = s.stack[-1].seat
        legal = RULES.without_surrender(RULES.legal(s))
        RULES.apply(s, players[seat].choose(RULES.view(s, seat), legal))
        RULES.advance(s)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_and_so_do_their_reasons(seats: int) -> None:
    s = some_position(seats)
    found = bots.judge("tta", RULES.view(s, s.stack[-1].seat))
    assert [one.seat for one in found] == list(range(seats))
    assert sum(one.share for one in found) == pytest.approx(1.0)
    for one in found:
        assert set(one.reasons) == set(REASONS)
        assert 1 / seats + sum(one.reasons.values()) == pytest.approx(one.share, abs=0.003)


def test_what_a_seat_cannot_see_changes_no_chance() -> None:
    s = some_position(2)
    view = RULES.view(s, 0)
    other = RULES.imagine(view, 12345)
    assert RULES.view(other, 0) == view
    assert judge(RULES.view(other, 0)) == judge(view)


def test_more_culture_is_a_better_chance() -> None:
    s = some_position(2)
    before = judge(RULES.view(s, 0))[0].share
    s.seats[0].culture += 40
    after = judge(RULES.view(s, 0))[0]
    assert after.share > before
    assert after.reasons["culture"] > 0.05


def test_a_declared_war_counts_by_the_lead_of_either_side() -> None:
    s = some_position(2)
    place = NAMES.index("wars")
    assert [row[place] for row in standing_features(s, 0)] == [0.0, 0.0]
    s.seats[0].war, s.seats[0].war_on = number("war-over-culture"), 1
    lead = float(strength_of(s, 0) - strength_of(s, 1))
    s.seats[0].workers[number("warriors")] += 3
    assert [row[place] for row in standing_features(s, 0)] == [lead + 3, -lead - 3]


def test_impacts_to_come_count_from_age_ii_on() -> None:
    s = some_position(2)
    place = NAMES.index("impacts")
    assert [row[place] for row in standing_features(s, 0)] == [0.0, 0.0]
    s.age = AGE_III
    s.future_events, s.future_authors = pile([number("impact-of-strength")]), pile([0])
    s.seats[0].workers[number("warriors")] += 9
    known, unknown = (standing_features(s, seat)[0][place] for seat in (0, 1))
    assert known > unknown > 0.0
    assert [row[place] for row in standing_features(s, -1)] == [0.0, 0.0]


def test_a_spectator_is_told_chances_too() -> None:
    found = judge(RULES.view(some_position(2), -1))
    assert sum(one.share for one in found) == pytest.approx(1.0)


def test_who_has_left_has_no_chance() -> None:
    standing = dict.fromkeys(REASONS, 0.0)
    found = chances([{**standing, "army": 1.0}, standing, standing], [True, False, True])
    assert found[1].share == 0.0
    assert found[0].share + found[2].share == pytest.approx(1.0)
    assert found[0].share == pytest.approx(shares([1.0, 0.0])[0])


def test_the_shipped_model_is_small_and_has_a_row_for_every_time() -> None:
    assert MODEL.stat().st_size < 1_000_000
    assert set(shipped().rows) == {2, 3, 4}
    assert all(any(row) for rows in shipped().rows.values() for row in rows)
    assert all(len(heats) == AGES and min(heats) > 0.0 for heats in shipped().heats.values())


def test_a_heat_brings_chances_nearer_to_even_ones() -> None:
    s = some_position(2)
    view = RULES.view(s, 0)
    model = shipped()
    cold = Model(model.rows, dict.fromkeys(model.heats, [0.5] * AGES))
    usual = Model(model.rows, dict.fromkeys(model.heats, [1.0] * AGES))
    near, far = judge(view, cold)[0].share, judge(view, usual)[0].share
    assert abs(near - 0.5) < abs(far - 0.5)


@pytest.mark.parametrize("text", ["[", "[]", '{"features": ["luck"], "players": {}}'])
def test_a_file_that_is_no_model_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "model.json"
    path.write_text(text)
    with pytest.raises(OptionError, match=r"model\.json is no model"):
        load_model(str(path))


def test_a_model_without_rows_for_a_table_says_so() -> None:
    s = some_position(2)
    with pytest.raises(OptionError, match="among 2"):
        judge(RULES.view(s, 0), Model({3: []}, {3: []}))


def test_a_model_needs_a_number_for_every_feature(tmp_path: Path) -> None:
    path = tmp_path / "short.json"
    path.write_text(json.dumps({"features": NAMES, "players": {"2": {"chance": [[0.0]], "heat": [1.0] * AGES}}}))
    with pytest.raises(OptionError, match="is no model"):
        load_model(str(path))


def test_a_model_needs_a_heat_for_every_age(tmp_path: Path) -> None:
    path = tmp_path / "cold.json"
    data = json.loads(MODEL.read_text(encoding="utf-8"))
    del data["players"]["3"]["heat"][0]
    path.write_text(json.dumps(data))
    with pytest.raises(OptionError, match="is no model"):
        load_model(str(path))


def test_a_game_that_is_over_is_not_judged() -> None:
    s = some_position(2)
    assert productions_left(s, 0) > 5
    s.over = True
    with pytest.raises(OptionError, match="over"):
        judge(RULES.view(s, 0))
