"""What `expert` has beyond `hard`: numbers by players, prices of arms, less work where nothing is compiled."""

import pytest

from saecula import aoc
from saecula.aoc.state import State as AocState
from saecula.aoc.terms import ROUNDS
from saecula.bots import aoc_family, make, tta_bot, tta_weights
from saecula.bots.aoc_bot import AOC_LEVELS, EXPERT_NUMBERS, PLAIN_EXPERT, AocBot
from saecula.bots.aoc_search import Search
from saecula.bots.aoc_value import AOC_NUMBERS, PLAIN, aoc_value, aoc_value_by
from saecula.bots.tta_arms import attack_gain, hold_off, planned_gain
from saecula.bots.tta_bot import LEVELS, TtaBot
from saecula.bots.tta_mind import Mind
from saecula.bots.tta_plan import plan_turn
from saecula.bots.tta_price import set_prices
from saecula.bots.tta_tables import Weights
from saecula.bots.tta_weights import BY_PLAYERS, CHARACTERS, sets_of, weights_of
from saecula.builds.choice import Build
from saecula.core.chance import Chance
from saecula.core.command import kind_of
from saecula.tta import RULES
from saecula.tta.terms import TAKE
from tests.tta.scenario import Table, number, pile, table


def mind_of(found: Table) -> Mind:
    return Mind(found.s, 0, Weights(sets_of(weights_of("expert"))[0]))


# --- numbers --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "modules", "found"),
    [(2, (), 0.05), (3, (), 0.09), (4, (), 0.05), (2, ("military",), 0.07), (3, ("balanced",), 0.09)],
)
def test_expert_takes_the_numbers_for_as_many_as_there_are_and_their_modules(
    monkeypatch: pytest.MonkeyPatch, seats: int, modules: tuple[str, ...], found: float
) -> None:
    """Who has none of its own for a table goes by those without modules, and these by those for two."""
    own = {"2": [{"science_turn": 0.05}], "3": [{"science_turn": 0.09}], "2 modules": [{"science_turn": 0.07}]}
    monkeypatch.setitem(BY_PLAYERS, "expert", own)
    s = RULES.setup(RULES.options({"seats": seats, "modules": list(modules)}), Chance("numbers"))
    bot = make("expert", RULES, 1)
    assert isinstance(bot, TtaBot)
    place = tta_weights.NAMES.index("science_turn")
    assert bot.weights[place] == 0.05
    bot.choose(RULES.view(s, s.stack[-1].seat), RULES.legal(s))
    assert bot.weights[place] == bot.sets[0].science_turn == found


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


# --- takes ----------------------------------------------------------------------------------------------------------
def taken(row: str, dear_take: float) -> bool:
    """Is the only card of the row taken, with actions left over?"""
    numbers = list(weights_of("hard"))
    numbers[tta_weights.NAMES.index("dear_take")] = dear_take
    found = table().row(row).give(science=9)
    mind = Mind(found.s, 0, Weights(numbers))
    set_prices(mind, found.s)
    return any(kind_of(cmd) == TAKE for cmd in plan_turn(found.s, mind, 16, 1).commands)


def test_a_card_that_has_just_come_can_wait_until_it_is_cheaper() -> None:
    last, middle = ". " * 12 + "monarchy", ". " * 8 + "monarchy"
    assert taken(last, 0.0)
    assert not taken(last, 9.0)
    assert taken(middle, 9.0)


# --- what boards are worth beyond their ratings -----------------------------------------------------------------------
def worth_by(found: Table, **changed: float) -> float:
    """With the numbers of `hard`, but for some."""
    numbers = [changed.get(name, number) for name, number in zip(tta_weights.NAMES, weights_of("hard"), strict=True)]
    return Mind(found.s, 0, Weights(numbers)).worth(found.s, 0)


@pytest.mark.parametrize(
    ("name", "first", "better"),
    [("deep_mine", "bronze", "iron"), ("deep_mine", "bronze", "coal"), ("high_lab", "philosophy", "alchemy")],
)
def test_a_worker_of_a_better_mine_or_lab_may_count_more(name: str, first: str, better: str) -> None:
    plain, deep = table().give(workers={first: 2}), table().give(workers={better: 2})
    assert worth_by(plain, **{name: 0.5}) == worth_by(plain)
    assert worth_by(deep, **{name: 0.5}) > worth_by(deep)


def test_a_completed_wonder_may_have_a_fame() -> None:
    without, completed = table(), table().give(wonders="pyramids")
    assert worth_by(without, wonder_fame=7.0) == worth_by(without)
    assert worth_by(completed, wonder_fame=7.0) == pytest.approx(worth_by(completed) + 7.0)


def test_the_builder_wants_completed_wonders_more_than_begun_ones() -> None:
    """A wonder that counts more while it is built than when it stands would never be completed."""
    numbers = Weights(weights_of("builder"))
    assert numbers.wonder_fame > 0.0
    assert numbers.wonder * (numbers.wonder_start + numbers.wonder_stage) < 1.0


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


@pytest.mark.parametrize(("kind", "restrained"), [("interpreted", True), ("compiled", False)])
def test_its_tree_is_smaller_where_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, kind: str, restrained: bool
) -> None:
    monkeypatch.setattr(aoc_family, "build", lambda: Build(kind, "for a test"))
    bot = make("expert", aoc.RULES, 1)
    assert isinstance(bot, AocBot)
    assert bot.restrained == restrained
    assert bot.level is (PLAIN_EXPERT if restrained else AOC_LEVELS["expert"])


def last_turns(seats: int) -> AocState:
    """The last round of a game between easy bots, at a question with a choice."""
    s = aoc.RULES.setup(aoc.RULES.options({"seats": seats}), Chance("last turns"))
    s.quiet = True
    while s.round < ROUNDS or len(aoc.RULES.legal(s)) == 1:
        seat = s.stack[-1].seat
        aoc.RULES.apply(s, make("easy", aoc.RULES, seat).choose(aoc.RULES.view(s, seat), aoc.RULES.legal(s)))
        aoc.RULES.advance(s)
    return s


def searched(s: AocState, work: int) -> tuple[int, Search]:
    expert = AOC_LEVELS["expert"].numbers
    assert expert is not None
    search = Search(expert)
    return search.decide([s], aoc.RULES.legal(s), work), search


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_search_ends_with_its_work_and_leaves_the_world_as_it_is(seats: int) -> None:
    s = last_turns(seats)
    before = s.to_data()
    found, search = searched(s, 400)
    assert found in aoc.RULES.legal(s)
    assert 400 <= search.work < 1_000
    assert s.to_data() == before
    assert searched(s, 400)[0] == found


def test_a_searched_end_is_no_worse_than_a_greedy_one() -> None:
    """With the deck known and enough work, the tree finds the best way to the end, or one as good as greedy play."""
    s = last_turns(2)
    seat = s.stack[-1].seat
    searcher, greedy = s.copy(), s.copy()
    Search(PLAIN).play_on(greedy)
    while not searcher.over:
        legal = aoc.RULES.legal(searcher)
        if len(legal) > 1 and searcher.stack[-1].seat == seat:
            command = searched(searcher, 4_000)[0]
        else:
            command = Search(PLAIN).best(searcher, legal)
        aoc.RULES.apply(searcher, command)
        aoc.RULES.advance(searcher)
    lead = [end.seats[seat].vp - end.seats[1 - seat].vp for end in (searcher, greedy)]
    assert lead[0] >= lead[1]
