"""Playthroughs, perft counts and recorded games of Through the Ages must not change unnoticed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from saecula.core import record
from saecula.core.data import digest
from saecula.core.game import Game
from saecula.core.playout import playout
from saecula.core.rng import Dice
from saecula.tta import RULES
from saecula.tta.cards.catalog import CARDS
from saecula.tta.doors import QUESTIONS
from tests.kit.games import Options, by_decision_kind, finish
from tests.kit.perft import perft, position_after
from tests.kit.playthrough import playthrough
from tests.tta import regenerate
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, number, table

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


ASKING = {*[question.id for question in QUESTIONS]} - {"nothing", "turn", "event"}  # frames that wait for an answer
SEEDS = {2: (0, 1, 2, 4, 8, 15, 23, 25, 58, 127), 3: (0, 14)}  # random games in which the rare questions come up
NEW = {"seats": 3, "modules": ["balanced", "military", "leaders-wonders"], "resignation": False}
NEW_SEEDS = {"expansion-only": (0, 3, 32), "secret-mix": (0,)}  # the second one with a draft


def hill() -> Table:
    """A war is resolved, and whoever began it may give up a unit."""
    t = new_table(age=2).give(0, wonders="himeji-castle", workers={"warriors": 1}, cards="war-over-territory")
    return t.politics(0).do("declare war-over-territory 2").begin_turn(0)


def finished(wonder: str, cards: str) -> Table:
    """The last stage of a wonder was built."""
    built = len(CARDS[number(wonder)].stages) - 1
    return new_table().give(0, wonder=wonder, stages=built, techs="oil", resources=20, cards=cards).do("stage 1")


BY_HAND: dict[str, Callable[[], Table]] = {  # too rare for random games
    "homer-place": lambda: table().give(leader="homer", wonders="pyramids", hand="moses").do("elect moses"),
    "commit-unit": hill,
    "colony-from-hand": lambda: finished("suez-canal", "vast-territory-i"),
    "event-from-hand": lambda: finished("united-nations", "impact-of-colonies"),
}


def test_a_game_saved_in_any_kind_of_decision_continues_to_the_same_end(tmp_path: Path) -> None:
    kinds: dict[str, Game] = {}
    played: list[tuple[Options, int]] = []
    for seats, seeds in SEEDS.items():
        played += [({"seats": seats, "resignation": False}, seed) for seed in seeds]
    for mode, seeds in NEW_SEEDS.items():
        played += [({**NEW, "mode": mode, "draft": mode == "secret-mix"}, seed) for seed in seeds]
    for options, seed in played:
        kinds = by_decision_kind(RULES, [options], range(seed, seed + 1)) | kinds
    assert set(kinds) == ASKING - set(BY_HAND)
    for kind, game in kinds.items():
        path = tmp_path / f"{kind}.jsonl"
        game.save(str(path))
        loaded = record.load(record.read(str(path)), RULES)
        assert loaded.digest() == game.digest()
        assert finish(loaded, 5).digest() == finish(game, 5).digest(), kind


@pytest.mark.parametrize("kind", BY_HAND)
def test_a_position_with_a_rare_question_continues_from_its_data(kind: str) -> None:
    t = BY_HAND[kind]()
    assert RULES.decision_name(t.s) == kind
    loaded = RULES.state_from_data(json.loads(json.dumps(t.s.to_data())))
    assert playout(RULES, loaded, Dice(5)) == playout(RULES, t.s, Dice(5))
    assert digest(loaded) == digest(t.s)
