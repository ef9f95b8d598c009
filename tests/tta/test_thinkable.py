"""What a person may think of doing: everything legal first, then ideas, each with the law against it."""

from collections import Counter

import pytest

from saecula.core.command import kind_of
from saecula.core.game import Game
from saecula.laws import catalogue
from saecula.tta.rules import TtaRules
from saecula.tta.terms import BUILD, DEVELOP, MODULE_IDS, PREPARE, TAKE
from tests.kit.games import random_game
from tests.tta.expansion import new_table
from tests.tta.scenario import Table

RULES = TtaRules()


@pytest.mark.parametrize("modules", [[], MODULE_IDS], ids=["base", "expansion"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ideas_begin_with_the_legal_commands_and_are_refused_by_a_law(seats: int, modules: list[str]) -> None:
    laws = Counter[str]()
    for game in random_game(RULES, {"seats": seats, "resignation": False, "modules": modules}, 7):
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


def refused(t: Table) -> dict[str, str]:
    """Ideas that a law forbids, each with the law."""
    found = {}
    for cmd in RULES.thinkable(t.s):
        refusal = RULES.refusal(t.s, cmd)
        if refusal is not None:
            found[RULES.text(t.s, cmd)] = refusal.law
    return found


def test_powers_of_the_expansion_are_thought_of_when_they_may_not_be_used() -> None:
    learned = new_table().give(leader="johannes-gutenberg", workers={"philosophy": 1}, resources=9)
    learned.do("learn-build philosophy")
    assert refused(learned)["learn-build philosophy"] == "card.gutenberg.one-use"
    assert refused(new_table().give(wonders="louvre-museum"))["redeem"] == "card.louvre.any-number"
    helper = new_table().give(0, food=0).give(1, wonder="international-red-cross", stages=0)
    assert refused(helper)["assist 2"] == "card.red-cross.others-may-build"
    held = new_table().give(leader="pierre-de-coubertin").politics(0).do("games")
    assert refused(held)["games"] == "card.coubertin.once"


def test_in_each_phase_one_may_think_of_the_other() -> None:
    for game in random_game(RULES, {"seats": 2, "resignation": False}, 3):
        if game.decision is not None and game.decision.kind == "action" and game.state.round > 2:
            refused = [RULES.refusal(game.state, cmd) for cmd in RULES.thinkable(game.state) if kind_of(cmd) == PREPARE]
            if refused:
                assert {refusal.law for refusal in refused if refusal} == {"turn.course.phases"}
                return
    pytest.fail("nobody ever held an event")
