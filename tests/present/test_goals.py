"""A solo game of Age of Civilization tells its goals while it is played and when it is over."""

from saecula import aoc
from saecula.core.game import Game
from tests.kit.games import finished_game
from tests.present import plain


def test_a_solo_game_tells_its_eight_goals_and_how_they_stand() -> None:
    goals = plain.board(Game(aoc.RULES, {"seats": 1}, 3), 0, "en")["goals"]
    assert [goal["name"] for goal in goals][:2] == ["Notable clan", "Great kingdom"]
    assert len(goals) == 8
    assert not any(goal["met"] for goal in goals)
    primitive = goals[5]["parts"]
    assert primitive[0] == {"icon": "vp", "need": 25, "has": 0, "most": False, "met": False}
    assert primitive[1] == {"icon": "tech", "need": 0, "has": 0, "most": True, "met": True}


def test_with_others_there_are_no_goals() -> None:
    assert plain.board(Game(aoc.RULES, {"seats": 2}, 3), 0, "en")["goals"] == []


def test_a_challenge_is_the_only_goal() -> None:
    game = Game(aoc.RULES, {"seats": 1, "challenge": "steppe-storm"}, 3)
    assert [goal["name"] for goal in plain.board(game, 0, "it")["goals"]] == ["Tempesta della steppa"]


def test_the_report_names_as_reached_what_its_goals_say() -> None:
    for seed in range(6):
        told = plain.report(finished_game(aoc.RULES, {"seats": 1}, seed), "en")
        assert [goal["name"] for goal in told["wanted"] if goal["met"]] == told["goals"]
        assert all(goal["met"] == all(part["met"] for part in goal["parts"]) for goal in told["wanted"])
