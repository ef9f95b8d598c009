"""production.*: science and culture, corruption, food, consumption, resources, in this order."""

import pytest

from saecula.tta import terms as terms
from tests.kit import law
from tests.tta.scenario import Table, number, table

NO_LOSS = law("production.corruption.lose-food", "production.consumption.starvation", log=False)


def ended(t: Table) -> Table:
    """Seat 0 ends its turn without military actions left, so that it draws nothing."""
    t.seat(0).military = 0
    return t.actions(0).do("end")


def tokens(t: Table, slug: str) -> int:
    return t.seat(0).tokens[number(slug)]


# --- order --------------------------------------------------------------------------------------------------------
@law("production.order")
def test_corruption_comes_before_food_production() -> None:
    t = ended(table().give(blue=10, food=1, resources=0))
    assert t.food() == 2  # the stored food was lost to corruption, then two were produced
    t = ended(table().give(blue=11, food=0, resources=0))
    assert t.resources() == 2  # the tokens that farms and mines take come too late for corruption


@law("production.order")
def test_science_and_culture_come_before_famine() -> None:
    t = ended(table().give(yellow=16, pool=8, culture=1, workers={"agriculture": 0, "religion": 2}))
    assert t.seat(0).culture == 0  # 1 + 2 - 4, not 1 - 4 and then + 2


@law("production.order")
def test_food_is_produced_before_it_is_consumed_and_mines_come_last() -> None:
    t = ended(table().give(yellow=16, pool=8, blue=2, food=0, resources=0))
    assert (t.food(), t.resources(), t.seat(0).blue) == (1, 1, 0)


@law("production.order")
def test_resources_produced_now_do_not_pay_corruption_now() -> None:
    t = ended(table().give(blue=10, food=0, resources=0))
    assert (t.food(), t.resources()) == (2, 2)


# --- science and culture ------------------------------------------------------------------------------------------
@law("production.science", "production.culture")
def test_points_rise_by_the_ratings() -> None:
    t = table().give(science=7, culture=5, workers={"alchemy": 1, "religion": 1, "drama": 1})
    assert (t.science(), t.culture()) == (3, 3)
    ended(t)
    assert (t.seat(0).science, t.seat(0).culture) == (10, 8)
    assert t.seat(0).score[terms.BY_PRODUCTION] == 8


@law("production.science")
@law("production.culture", log=False)
def test_nobody_else_produces() -> None:
    t = ended(table().give(1, workers={"religion": 1}))
    assert (t.seat(1).science, t.seat(1).culture, t.food(1), t.resources(1)) == (0, 0, 0, 0)


# --- corruption ---------------------------------------------------------------------------------------------------
@law("production.corruption.none")
@pytest.mark.parametrize("bank", [11, 16, 20])
def test_eleven_tokens_in_the_bank_keep_corruption_away(bank: int) -> None:
    t = table().give(blue=bank, resources=8, food=0)
    assert t.seat(0).blue == bank
    ended(t)
    assert t.resources() == 8 + 2
    assert t.seen(terms.CORRUPTION, 1) == []


@law("production.corruption.amount", "production.corruption.lose-resources")
@pytest.mark.parametrize(("bank", "lost"), [(10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_corruption_is_the_leftmost_uncovered_number(bank: int, lost: int) -> None:
    t = table().give(blue=bank, resources=8, food=0, workers={"agriculture": 0, "bronze": 0})
    assert t.seat(0).blue == bank
    ended(t)
    assert t.seen(terms.CORRUPTION, 1) == [lost]
    assert (t.resources(), t.seat(0).blue) == (8 - lost, bank + lost)


@law("production.corruption.lose-food")
@pytest.mark.parametrize(
    ("resources", "food", "left"),
    [pytest.param(4, 3, (0, 3), marks=NO_LOSS), (3, 3, (0, 2)), (1, 2, (0, 0)), (0, 1, (0, 0))],
)
def test_what_resources_do_not_cover_is_lost_in_food(resources: int, food: int, left: tuple[int, int]) -> None:
    t = table().give(blue=5, resources=resources, food=food)
    t.give(workers={"agriculture": 0, "bronze": 0})
    assert t.seat(0).blue == 5
    ended(t)
    assert (t.resources(), t.food()) == left


@law("production.corruption.lose-food", log=False)
def test_culture_is_not_touched_by_corruption() -> None:
    t = ended(table().give(blue=0, resources=0, food=0, culture=9))
    assert t.seat(0).culture == 9


# --- food ---------------------------------------------------------------------------------------------------------
@law("production.food.per-worker")
def test_every_farmer_moves_a_token_onto_his_card() -> None:
    t = ended(table().give(workers={"agriculture": 2, "irrigation": 3}))
    assert (tokens(t, "agriculture"), tokens(t, "irrigation")) == (2, 3)
    assert t.food() == 2 + 6


@law("production.food.per-worker")
def test_a_farm_technology_without_workers_produces_nothing() -> None:
    t = ended(table().give(techs="irrigation"))
    assert (tokens(t, "irrigation"), t.food()) == (0, 2)


@law("production.food.shortage")
def test_with_a_short_bank_the_best_farms_are_served_first() -> None:
    workers = {"agriculture": 2, "irrigation": 2, "selective-breeding": 1, "bronze": 0}
    t = ended(table().give(workers=workers, blue=2, food=0, resources=0))
    assert [tokens(t, farm) for farm in ("agriculture", "irrigation", "selective-breeding")] == [0, 1, 1]
    t = ended(table().give(workers=workers, blue=4, food=0, resources=0))
    assert [tokens(t, farm) for farm in ("agriculture", "irrigation", "selective-breeding")] == [1, 2, 1]


# --- consumption --------------------------------------------------------------------------------------------------
@law("production.consumption.none")
@pytest.mark.parametrize("bank", [17, 18, 21])
def test_seventeen_tokens_in_the_bank_mean_no_consumption(bank: int) -> None:
    t = ended(table().give(yellow=bank, food=1, workers={"agriculture": 0}))
    assert t.food() == 1


@law("production.consumption.amount", "production.consumption.lose-food")
@pytest.mark.parametrize(("bank", "eaten"), [(16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)])
def test_consumption_is_the_leftmost_uncovered_number(bank: int, eaten: int) -> None:
    t = ended(table().give(yellow=bank, pool=8, blue=30, food=7, culture=5, workers={"agriculture": 0}))
    assert (t.food(), t.seat(0).culture) == (7 - eaten, 5)


@law("production.consumption.lose-food")
def test_food_just_produced_is_eaten() -> None:
    t = ended(table().give(yellow=12, pool=2, food=0, culture=8))
    assert (t.food(), t.seat(0).culture) == (0, 8)


@law("production.consumption.starvation")
@pytest.mark.parametrize(("food", "culture"), [pytest.param(2, 20, marks=NO_LOSS), (1, 16), (0, 12)])
def test_every_missing_food_costs_four_culture(food: int, culture: int) -> None:
    t = ended(table().give(yellow=12, pool=2, food=food, culture=20, workers={"agriculture": 0}))
    assert (t.food(), t.seat(0).culture) == (0, culture)
    assert t.seat(0).score[terms.BY_FAMINE] == culture - 20


@law("production.consumption.starvation")
def test_famine_stops_at_no_culture() -> None:
    t = ended(table().give(yellow=0, pool=8, food=0, culture=9, workers={"agriculture": 0}))
    assert t.seen(terms.FAMINE_STRUCK, 1) == [6]
    assert t.seat(0).culture == 0


# --- resources ----------------------------------------------------------------------------------------------------
@law("production.resources.per-worker")
def test_every_miner_moves_a_token_onto_his_card() -> None:
    t = ended(table().give(workers={"bronze": 2, "iron": 1, "coal": 2}))
    assert [tokens(t, mine) for mine in ("bronze", "iron", "coal")] == [2, 1, 2]
    assert t.resources() == 2 + 2 + 6


@law("production.resources.shortage")
def test_with_a_short_bank_the_best_mines_are_served_first() -> None:
    workers = {"agriculture": 0, "bronze": 2, "iron": 2, "coal": 1}
    t = ended(table().give(workers=workers, blue=2, food=0, resources=0))
    assert [tokens(t, mine) for mine in ("bronze", "iron", "coal")] == [0, 1, 1]
    t = ended(table().give(workers=workers, blue=0, food=0, resources=0))
    assert (t.resources(), t.seat(0).blue) == (0, 0)


@law("production.resources.shortage", "production.food.shortage")
def test_farms_take_their_tokens_before_mines() -> None:
    t = ended(table().give(blue=3, food=0, resources=0))
    assert (tokens(t, "agriculture"), tokens(t, "bronze")) == (2, 1)
