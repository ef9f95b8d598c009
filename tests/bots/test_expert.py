"""What `expert` has beyond `hard`: numbers by players, prices of arms, less work where nothing is compiled."""

import pytest

from saecula import aoc
from saecula.bots import make, tta_bot, tta_weights
from saecula.bots.aoc_bot import AOC_LEVELS, EXPERT_NUMBERS
from saecula.bots.aoc_value import AOC_NUMBERS, PLAIN, aoc_value, aoc_value_by
from saecula.bots.tta_arms import attack_gain, hold_off, planned_gain
from saecula.bots.tta_bot import LEVELS, TtaBot
from saecula.bots.tta_mind import Mind
from saecula.bots.tta_tables import Weights
from saecula.bots.tta_weights import BY_PLAYERS, CHARACTERS, weights_of
from saecula.builds.choice import Build
from saecula.core.chance import Chance
from saecula.tta import RULES
from tests.tta.scenario import Table, number, pile, table


def mind_of(found: Table) -> Mind:
    return Mind(found.s, 0, Weights(weights_of("expert")))


# --- numbers --------------------------------------------------------------------------------------------------------
def test_expert_takes_the_numbers_for_as_many_as_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"2": {"science_turn": 0.05}, "3": {"science_turn": 0.09}}
    monkeypatch.setitem(BY_PLAYERS, "expert", own)
    s = RULES.setup(RULES.options({"seats": 3}), Chance("numbers"))
    bot = make("expert", RULES, 1)
    assert isinstance(bot, TtaBot)
    place = tta_weights.NAMES.index("science_turn")
    assert bot.weights[place] == 0.05
    bot.choose(RULES.view(s, s.stack[-1].seat), RULES.legal(s))
    assert bot.weights[place] == bot.judgement.science_turn == 0.09


def test_given_numbers_are_kept_at_every_table() -> None:
    s = RULES.setup(RULES.options({"seats": 3}), Chance("numbers"))
    bot = make("expert", RULES, 1, weights=tta_weights.DEFAULT)
    assert isinstance(bot, TtaBot)
    bot.choose(RULES.view(s, s.stack[-1].seat), RULES.legal(s))
    assert bot.weights == tta_weights.DEFAULT


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_has_a_temper(name: str) -> None:
    others = [other for other in (*CHARACTERS, "hard") if other != name]
    assert all(weights_of(name) != weights_of(other) for other in others)


def test_what_hard_judges_by_names_every_number() -> None:
    assert len(tta_weights.DEFAULT) == len(tta_weights.PLAIN) == len(set(tta_weights.NAMES))
    assert set(AOC_LEVELS) >= {"hard", "expert"}
    assert set(EXPERT_NUMBERS) <= {name for name, _ in AOC_NUMBERS}


# --- work -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("kind", "restrained"), [("interpreted", True), ("compiled", False)])
def test_expert_does_less_where_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, kind: str, restrained: bool
) -> None:
    monkeypatch.setattr(tta_bot, "build", lambda: Build(kind, "for a test"))
    bot = make("expert", RULES, 1)
    assert isinstance(bot, TtaBot)
    assert bot.restrained == restrained
    assert (bot.level.lines == 1) == restrained
    assert (bot.level is LEVELS["expert"]) != restrained


# --- arms -----------------------------------------------------------------------------------------------------------
def test_a_tactic_is_tried_with_the_units_that_it_lacks() -> None:
    """One warrior: a fighting band needs a second one, a medieval army cavalry that nobody knows."""
    found = table().give(workers={"warriors": 1}, pool=2)
    mind = mind_of(found)
    others = mind.strengths_of_others(found.s, 0)
    base = mind.worth_against(found.s, 0, others)
    before = found.s.to_data()
    assert planned_gain(mind, found.s, number("fighting-band"), base, others) > 0.0
    assert planned_gain(mind, found.s, number("medieval-army"), base, others) == 0.0
    assert found.s.to_data() == before


def test_an_attack_is_worth_what_it_would_take_from_somebody_weaker() -> None:
    strong = table().give(workers={"warriors": 5}).give(1, resources=6, food=4)
    even = table().give(1, resources=6, food=4)
    card = number("plunder-i")
    before = strong.s.to_data()
    assert attack_gain(mind_of(strong), strong.s, card) > 0.0
    assert strong.s.to_data() == before
    assert attack_gain(mind_of(even), even.s, card) == 0.0


def test_cards_in_hand_make_up_for_a_lead() -> None:
    found = table()
    assert hold_off(found.s, 1, 1) == 1.0
    found.s.seats[1].cards = pile([number("plunder-i")] * 2)
    assert hold_off(found.s, 1, 1) == pytest.approx(1 / 3)
    assert hold_off(found.s, 1, 4) == 1.0


# --- Age of Civilization --------------------------------------------------------------------------------------------
def test_the_numbers_in_force_are_those_of_hard() -> None:
    s = aoc.RULES.setup(aoc.RULES.options({"seats": 2}), Chance("value"))
    assert aoc_value(s, 0) == aoc_value_by(s, 0, PLAIN)
    expert = AOC_LEVELS["expert"].numbers
    assert expert is not None
    assert expert.coin != PLAIN.coin
