"""Playthroughs, perft counts and recorded games of Through the Ages must not change unnoticed."""

import json
from pathlib import Path

import pytest

from saecula.core import record
from saecula.core.data import digest
from saecula.core.game import Game
from saecula.core.playout import playout
from saecula.core.rng import Dice
from saecula.tta import RULES
from saecula.tta.terms import DECISION_IDS
from saecula.tta.terms_new import ASK_GOODS
from tests.kit.games import by_decision_kind, finish
from tests.kit.perft import perft, position_after
from tests.kit.playthrough import playthrough
from tests.tta import regenerate
from tests.tta.scenario import table

RECORDS = sorted((regenerate.HERE / "games").glob("*.jsonl"))


@pytest.mark.parametrize("name", regenerate.PLAYTHROUGHS)
def test_a_playthrough_reads_as_before(name: str) -> None:
    number = list(regenerate.PLAYTHROUGHS).index(name)
    expected = (regenerate.HERE / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = playthrough(RULES, regenerate.PLAYTHROUGHS[name], number, regenerate.event_text).splitlines()
    for line, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
        assert new == old, f"line {line} differs; if the law changed on purpose, run tests/tta/regenerate.py"
    assert len(found) == len(expected)


@pytest.mark.parametrize("row", json.loads((regenerate.HERE / "perft.json").read_text()), ids=lambda row: row["seed"])
def test_perft_counts_are_the_same(row: dict[str, int]) -> None:
    position = position_after(RULES, {"seats": row["seats"], "resignation": False}, row["seed"], row["plies"])
    assert perft(RULES, position, row["depth"]) == row["count"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_verifies(path: Path) -> None:
    game = record.verify(record.read(str(path)), RULES)
    assert game.is_over()


def test_there_are_recorded_games() -> None:
    assert len(RECORDS) >= 3


ASKING = {*DECISION_IDS[:ASK_GOODS]} - {"", "turn", "event"}  # frames of the base game that wait for an answer
SEEDS = {2: (0, 1, 2, 4, 8, 15, 23, 25, 58, 127), 3: (0, 14)}  # random games in which the rare questions come up
BY_HAND = {"homer-place"}


def test_a_game_saved_in_any_kind_of_decision_continues_to_the_same_end(tmp_path: Path) -> None:
    kinds: dict[str, Game] = {}
    for seats, seeds in SEEDS.items():
        for seed in seeds:
            options = {"seats": seats, "resignation": False}
            kinds.update(by_decision_kind(RULES, [options], range(seed, seed + 1)))
    assert set(kinds) == ASKING - BY_HAND
    for kind, game in kinds.items():
        path = tmp_path / f"{kind}.jsonl"
        game.save(str(path))
        loaded = record.load(record.read(str(path)), RULES)
        assert loaded.digest() == game.digest()
        assert finish(loaded, 5).digest() == finish(game, 5).digest(), kind


def test_a_position_with_a_replaced_leader_to_be_placed_continues_from_its_data() -> None:
    t = table().give(leader="homer", wonders="pyramids", hand="moses").do("elect moses")
    assert RULES.decision_name(t.s) in BY_HAND
    loaded = RULES.state_from_data(json.loads(json.dumps(t.s.to_data())))
    assert playout(RULES, loaded, Dice(5)) == playout(RULES, t.s, Dice(5))
    assert digest(loaded) == digest(t.s)
