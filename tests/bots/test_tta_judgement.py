"""What bots of Through the Ages think of positions and cards."""

import pytest
from mypy_extensions import i64

from saecula.bots import make
from saecula.bots.tta_mind import Mind
from saecula.bots.tta_plan import acting_copy, plan_turn
from saecula.bots.tta_politics import prepare_worth
from saecula.bots.tta_price import PER_POWER, USUAL_POWER, power_table, set_prices
from saecula.bots.tta_quick import answer_others, quick_pick
from saecula.bots.tta_rollout import do_line
from saecula.bots.tta_tables import Weights, productions_left
from saecula.bots.tta_weights import DEFAULT
from saecula.core.arrays import vec, with_place
from saecula.core.command import command, kind_of
from saecula.core.frame import Frame
from saecula.tta import RULES, doors
from saecula.tta import terms as t
from saecula.tta.law.points import change_culture
from saecula.tta.powers import (
    ALL_POWERS,
    ARMY_TEXTS,
    CULTURE_TEXTS,
    FACE_TEXTS,
    POWER_IDS,
    PRODUCTION_TEXTS,
    SCIENCE_TEXTS,
    STRENGTH_TEXTS,
)
from saecula.tta.terms import ASSIST
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, number, table


def mind_of(found: Table, seat: int = 0) -> Mind:
    mind = Mind(found.s, seat, Weights(DEFAULT))
    set_prices(mind, found.s)
    return mind


def worth_of(found: Table, seat: int = 0) -> float:
    return Mind(found.s, seat, Weights(DEFAULT)).worth(found.s, seat)


# --- positions ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"science": 9}, {"science": 2}),
        ({"resources": 6}, {"resources": 1}),
        ({"workers": {"religion": 1}}, {}),
        ({"workers": {"warriors": 3}}, {"workers": {"warriors": 1}}),
        ({"wonders": "pyramids"}, {}),
        ({"government": "monarchy"}, {}),
        ({"colonies": "historic-territory-i"}, {}),
        ({"wonder": "pyramids", "stages": 2}, {"wonder": "pyramids", "stages": 0}),
    ],
)
def test_more_is_better(better: dict[str, object], worse: dict[str, object]) -> None:
    assert worth_of(table().give(**better)) > worth_of(table().give(**worse))  # type: ignore[arg-type]


def test_culture_is_what_counts() -> None:
    poor, rich = table(), table()
    rich.seat().culture = 10
    assert worth_of(rich) == pytest.approx(worth_of(poor) + 10)


def test_an_uprising_costs_the_production_of_the_turn() -> None:
    calm, angry = table().give(yellow=17, pool=0), table().give(yellow=8, pool=0)
    assert worth_of(calm) - worth_of(angry) > 10


def test_time_is_counted_exactly_in_the_last_rounds() -> None:
    found = table(age=4, round=18)
    assert found.s.last_round == 19
    assert [productions_left(found.s, seat) for seat in range(2)] == [2, 2]
    found.s.round = 19
    found.s.turn_seat = 1
    assert [productions_left(found.s, seat) for seat in range(2)] == [0, 1]


@pytest.mark.parametrize("modules", [[], ["balanced", "military", "leaders-wonders"]])
def test_a_copy_for_an_action_holds_the_whole_position(modules: list[str]) -> None:
    found = table(3, modules=modules)
    assert acting_copy(found.s, 0).to_data() == found.s.to_data()
    twin = acting_copy(found.s, 0)
    twin.seats[0].science += 5
    twin.row = with_place(twin.row, 0, t.NOTHING)
    assert found.s.seats[0].science == twin.seats[0].science - 5
    assert found.s.row[0] != t.NOTHING


# --- cards --------------------------------------------------------------------------------------------------------
def test_a_technology_is_dearer_where_it_does_more() -> None:
    many = mind_of(table().give(workers={"bronze": 4}, science=9, hand="iron"))
    few = mind_of(table().give(workers={"bronze": 0}, science=9, hand="iron"))
    assert many.prices[0].hand[number("iron")] > few.prices[0].hand[number("iron")]


def test_a_leader_is_priced_by_the_board() -> None:
    stage = {"drama": 2, "printing-press": 2}
    with_stage = mind_of(table(age=2).give(workers=stage, hand="william-shakespeare"))
    without = mind_of(table(age=2).give(hand="william-shakespeare"))
    slug = number("william-shakespeare")
    assert with_stage.prices[0].hand[slug] > without.prices[0].hand[slug] + 5


def test_a_power_without_an_entry_has_the_usual_worth() -> None:
    assert len(PER_POWER) == ALL_POWERS
    listed = power_table()
    assert all(isinstance(value, float) for value in listed)
    assert USUAL_POWER > 0


def test_a_power_that_a_rating_shows_is_not_counted_twice() -> None:
    """It is judged with the rating, so `RATED` lists it."""
    shown = [*CULTURE_TEXTS, *SCIENCE_TEXTS, *STRENGTH_TEXTS, *ARMY_TEXTS, *FACE_TEXTS, *PRODUCTION_TEXTS]
    assert [POWER_IDS[power] for power in shown if PER_POWER[power] != 0.0] == []


# --- decisions ----------------------------------------------------------------------------------------------------
def choice(found: Table, seat: int = 0, name: str = "hard") -> str:
    s = found.s
    legal = RULES.without_surrender(RULES.legal(s))
    return RULES.text(s, make(name, RULES, 1).choose(RULES.view(s, seat), legal))


def test_a_wonder_that_can_be_finished_is_finished() -> None:
    found = table().give(wonder="pyramids", stages=2, resources=1, civil=1)
    assert choice(found).startswith("stage")


def test_an_aggression_that_can_be_repelled_is_repelled() -> None:
    found = table(age=3).give(0, workers={"warriors": 3}, cards="armed-intervention")
    found.give(1, workers={"warriors": 1}, cards="military-bonus-iii")
    change_culture(found.s, 1, 40, t.BY_EVENT, "events.written-effect")
    found.politics(0)
    found.do("attack armed-intervention 2")
    assert choice(found, 1).startswith("defend")


def test_a_hopeless_defence_keeps_its_cards() -> None:
    found = table(age=3).give(0, workers={"warriors": 9}, cards="armed-intervention")
    found.give(1, workers={"warriors": 1}, cards="military-bonus-i")
    change_culture(found.s, 1, 40, t.BY_EVENT, "events.written-effect")
    found.politics(0)
    found.do("attack armed-intervention 2")
    assert choice(found, 1) == "concede"


def test_an_easy_prey_is_attacked() -> None:
    found = table(age=3, round=14).give(0, workers={"warriors": 6}, cards="armed-intervention")
    found.give(1, workers={"warriors": 0})
    found.seat(0).culture, change_culture(found.s, 1, 40, t.BY_EVENT, "events.written-effect"), 60
    found.politics(0)
    assert choice(found).startswith("attack")


def test_a_colony_is_worth_a_small_bid() -> None:
    found = table(age=2).give(0, workers={"swordsmen": 3})
    found.give(1, workers={"swordsmen": 3})
    frame = Frame(t.ASK_BID, 0, 0, found.claim("wealthy-territory-ii")[0], 0)
    frame.data = vec[i64]([0, 1])
    found.s.stack.append(frame)
    assert choice(found) == "bid 1"


def test_a_colony_is_not_worth_every_unit() -> None:
    found = table(age=3, round=15).give(0, workers={"modern-infantry": 4, "tanks": 2})
    frame = Frame(t.ASK_BID, 0, 1, found.claim("historic-territory-i")[0], 27)
    frame.data = vec[i64]([0, 1])
    found.s.stack.append(frame)
    assert any(text.startswith("bid") for text in found.legal())
    assert choice(found) == "pass"


def test_a_pact_that_helps_is_accepted_and_one_that_hurts_is_not() -> None:
    def reply(pact: str, side: int) -> int:
        found = table(3, age=3, round=10)
        found.s.stack.append(Frame(t.ASK_PACT, 1, side, number(pact), 0))
        return quick_pick(found.s, Mind(found.s, 1, Weights(DEFAULT)), doors.legal(found.s))

    assert reply("loss-of-sovereignty", 0) == command(t.REFUSE)  # the answering seat would be the loser
    assert reply("loss-of-sovereignty", 1) == command(t.ACCEPT)


def test_an_event_is_prepared_by_whom_it_favours() -> None:
    """The same card (the strongest take from the weakest) is worth more to the strong one."""
    strong, weak = (table(3, age=2).give(0, workers={"warriors": count}) for count in (6, 0))
    worths = []
    for found in (strong, weak):
        found.give(0, cards="uncertain-borders").give(1, workers={"warriors": 3}).give(2, workers={"warriors": 3})
        worths.append(prepare_worth(found.s, mind_of(found), number("uncertain-borders")))
    assert worths[0] > worths[1] + 0.5


def test_a_wider_search_never_finds_a_worse_line_at_once() -> None:
    for seed in range(4):
        found = table(seed=seed, age=1).give(resources=6, food=6, science=6, hand="iron alchemy")
        mind = mind_of(found)
        assert plan_turn(found.s, mind, 24, 1).value >= plan_turn(found.s, mind, 1, 1).value - 1e-9


def test_what_an_action_asks_another_seat_is_no_part_of_the_plan() -> None:
    """Who owns the wonder that is helped says where the token comes from; the helper only foresees an answer."""
    found = new_table(3, age=3).give(0, wonder="international-red-cross", food=4, resources=4).give(0, blue=0)
    found.give(1, food=6, science=9, hand="iron").actions(1)
    assert found.seat(0).blue == 0
    mind = mind_of(found, 1)
    plan = plan_turn(found.s, mind, 4, 4)
    assert any(kind_of(cmd) == ASSIST for line in plan.best for cmd in line.commands)
    for line in plan.best:
        twin = found.s.copy()
        for cmd in line.commands:
            assert (twin.stack[-1].seat, cmd in doors.legal(twin)) == (1, True)
            doors.apply(twin, cmd)
            doors.advance(twin)
            answer_others(twin, mind)
        whole = found.s.copy()
        do_line(whole, mind, line.commands)
        RULES.check(whole)
        assert whole.turn_seat == 2
