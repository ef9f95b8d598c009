"""What a person may think of doing: everything legal first, then ideas, each with the law against it."""

from collections import Counter

import pytest

from saecula.core.command import kind_of
from saecula.core.game import Game
from saecula.laws import catalogue
from saecula.tta.rules import TtaRules
from saecula.tta.terms import BUILD, DEVELOP, PREPARE, TAKE
from tests.kit.games import random_game

RULES = TtaRules()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ideas_begin_with_the_legal_commands_and_are_refused_by_a_law(seats: int) -> None:
    laws = Counter[str]()
    for game in random_game(RULES, {"seats": seats, "resignation": False}, 7):
        ideas = RULES.thinkable(game.state)
        legal = RULES.legal(game.state)
        assert ideas[: len(legal)] == legal
        assert len(set(ideas)) == len(ideas)
        for cmd in ideas[len(legal) :]:
            refusal = RULES.refusal(game.state, cmd)
            assert refusal is not None
            assert refusal.law in catalogue("tta")
            assert game.rules.command_of(game.rules.text(game.state, cmd)) == cmd
            laws[refusal.law] += 1
    assert len(laws) > 20


def test_every_card_of_the_row_and_every_technology_can_be_thought_of() -> None:
    game = Game(RULES, {"seats": 2}, 1)
    kinds = Counter(kind_of(cmd) for cmd in RULES.thinkable(game.state))
    assert kinds[TAKE] == 13
    assert kinds[BUILD] == 5
    assert kinds[DEVELOP] == 0


def test_in_each_phase_one_may_think_of_the_other() -> None:
    for game in random_game(RULES, {"seats": 2, "resignation": False}, 3):
        if game.decision is not None and game.decision.kind == "action" and game.state.round > 2:
            refused = [RULES.refusal(game.state, cmd) for cmd in RULES.thinkable(game.state) if kind_of(cmd) == PREPARE]
            if refused:
                assert {refusal.law for refusal in refused if refusal} == {"turn.course.phases"}
                return
    pytest.fail("nobody ever held an event")
