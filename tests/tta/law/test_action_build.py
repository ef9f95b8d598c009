"""action.population.*, action.build.*, action.upgrade.*, action.destroy.*: people and buildings."""

import pytest

from tests.kit import law
from tests.tta.scenario import table


# --- population ---------------------------------------------------------------------------------------------------
@law("action.population.civil-action", "action.population.token-to-pool")
def test_one_civil_action_moves_a_token_from_the_bank_to_the_pool() -> None:
    t = table().give(food=2, civil=1)
    t.do("populate")
    assert (t.seat().civil, t.seat().yellow, t.seat().pool) == (0, 17, 2)


@law("action.population.civil-action")
def test_population_does_not_grow_without_a_civil_action() -> None:
    t = table().give(food=7, civil=0)
    assert t.refused("populate") == "action.population.civil-action"


@law("action.population.food-cost")
@pytest.mark.parametrize(
    ("tokens", "cost"),
    [(20, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
def test_the_price_in_food_follows_the_last_section_that_holds_a_token(tokens: int, cost: int) -> None:
    t = table().give(yellow=tokens, food=cost - 1)
    assert t.refused("populate") == "action.population.food-cost"
    t.give(food=cost + 1).do("populate")
    assert (t.food(), t.seat().yellow) == (1, tokens - 1)


@law("action.population.food-cost", log=False)
def test_resources_are_no_food() -> None:
    t = table().give(food=1, resources=5)
    assert t.refused("populate") == "action.population.food-cost"


@law("action.population.empty-bank")
def test_an_empty_yellow_bank_gives_no_population() -> None:
    t = table().give(yellow=1, food=14)
    t.do("populate")
    assert t.seat().yellow == 0
    assert t.refused("populate") == "action.population.empty-bank"
    assert t.food() == 7


# --- building -----------------------------------------------------------------------------------------------------
@law("action.build.civil-action", "action.build.resource-cost", "action.build.unused-worker")
@pytest.mark.parametrize(("tech", "cost"), [("agriculture", 2), ("bronze", 2), ("philosophy", 3), ("religion", 3)])
def test_a_building_costs_a_civil_action_resources_and_an_unused_worker(tech: str, cost: int) -> None:
    t = table().give(resources=5)
    before = t.workers(tech)
    t.do(f"build {tech}")
    assert (t.seat().civil, t.seat().military, t.seat().pool) == (3, 2, 0)
    assert (t.resources(), t.workers(tech)) == (5 - cost, before + 1)


@law("action.build.civil-action")
def test_nothing_is_built_without_a_civil_action() -> None:
    t = table().give(resources=5, civil=0)
    assert t.refused("build agriculture") == "action.build.civil-action"


@law("action.build.resource-cost")
def test_one_resource_too_few_builds_nothing() -> None:
    t = table().give(resources=2, food=3)
    assert t.refused("build religion") == "action.build.resource-cost"
    t.give(resources=3).do("build religion")
    assert (t.resources(), t.food()) == (0, 3)


@law("action.build.tech-in-play")
def test_buildings_stand_on_own_technologies_in_play() -> None:
    t = table().give(hand="iron", resources=6).give(1, techs="alchemy")
    assert t.refused("build iron") == "action.build.tech-in-play"
    assert t.refused("build alchemy") == "action.build.tech-in-play"
    offered = ["agriculture", "bronze", "philosophy", "religion", "warriors"]
    assert t.legal("build") == [f"build {tech}" for tech in offered]


@law("action.build.construction-urban-only")
def test_construction_makes_urban_buildings_cheaper_but_no_farms_and_mines() -> None:
    t = table().give(techs="masonry irrigation iron theology", resources=13, pool=3)
    t.do("build irrigation")
    assert t.resources() == 9
    t.do("build iron")
    assert t.resources() == 4
    t.do("build theology")
    assert t.resources() == 0


@law("action.build.construction-urban-only")
def test_construction_leaves_buildings_of_age_a_at_their_price() -> None:
    t = table().give(techs="engineering", resources=3)
    t.do("build religion")
    assert t.resources() == 0


@law("action.build.unused-worker", log=False)
def test_nothing_is_built_without_an_unused_worker() -> None:
    t = table().give(resources=5, pool=0)
    assert t.refused("build agriculture") == "action.build.unused-worker"
    assert t.legal("build") == []


@law("action.build.urban-limit")
def test_the_government_limits_urban_buildings_of_a_type() -> None:
    t = table().give(workers={"philosophy": 2}, resources=6, pool=2)
    assert t.refused("build philosophy") == "action.build.urban-limit"
    t.give(government="monarchy").do("build philosophy")
    assert t.workers("philosophy") == 3


@law("action.build.urban-limit")
def test_more_buildings_than_the_limit_stay_but_grow_no_further() -> None:
    t = table().give(workers={"philosophy": 3}, resources=6)
    assert t.refused("build philosophy") == "action.build.urban-limit"
    assert t.workers("philosophy") == 3


@law("action.build.urban-limit")
def test_farms_mines_and_other_types_are_not_limited_by_it() -> None:
    t = table().give(workers={"philosophy": 2, "agriculture": 6, "bronze": 6}, resources=7, pool=3)
    t.do("build agriculture", "build bronze", "build religion")
    assert (t.workers("agriculture"), t.workers("bronze"), t.workers("religion")) == (7, 7, 1)


@law("action.build.limit-all-levels")
def test_buildings_of_all_levels_count_for_the_limit() -> None:
    t = table().give(workers={"philosophy": 1, "alchemy": 1}, resources=9)
    assert t.refused("build alchemy") == "action.build.urban-limit"
    assert t.refused("build philosophy") == "action.build.urban-limit"
    t.do("destroy philosophy", "build alchemy")
    assert (t.workers("philosophy"), t.workers("alchemy")) == (0, 2)


# --- upgrading ----------------------------------------------------------------------------------------------------
@law("action.upgrade.civil-action", "action.upgrade.pay-difference", "action.upgrade.move-worker")
def test_an_upgrade_moves_a_worker_for_the_difference() -> None:
    t = table().give(techs="iron", resources=4)
    t.do("upgrade bronze iron")
    assert (t.seat().civil, t.seat().military, t.seat().pool) == (3, 2, 1)
    assert (t.resources(), t.workers("bronze"), t.workers("iron")) == (1, 1, 1)


@law("action.upgrade.civil-action")
def test_no_upgrade_without_a_civil_action() -> None:
    t = table().give(techs="iron", resources=4, civil=0)
    assert t.refused("upgrade bronze iron") == "action.upgrade.civil-action"


@law("action.upgrade.pay-difference", log=False)
def test_one_resource_less_than_the_difference_upgrades_nothing() -> None:
    t = table().give(techs="iron", resources=2)
    assert t.refused("upgrade bronze iron") == "action.upgrade.pay-difference"


@law("action.upgrade.move-worker", "action.upgrade.existing-building")
def test_an_upgrade_needs_a_building_but_no_unused_worker() -> None:
    t = table().give(techs="irrigation theology", resources=8, pool=0)
    assert t.refused("upgrade religion theology") == "action.upgrade.existing-building"
    t.do("upgrade agriculture irrigation")
    assert (t.workers("agriculture"), t.workers("irrigation"), t.seat().pool) == (1, 1, 0)


@law("action.upgrade.same-type-higher")
def test_an_upgrade_keeps_the_type_and_raises_the_level() -> None:
    t = table().give(techs="irrigation", workers={"iron": 1}, hand="alchemy", resources=12)
    assert t.refused("upgrade bronze irrigation") == "action.upgrade.same-type-higher"
    assert t.refused("upgrade iron bronze") == "action.upgrade.same-type-higher"
    assert t.refused("upgrade bronze bronze") == "action.upgrade.same-type-higher"
    assert t.refused("upgrade philosophy alchemy") == "action.upgrade.same-type-higher"


@law("action.upgrade.same-type-higher")
def test_an_upgrade_may_skip_levels() -> None:
    t = table().give(techs="iron oil", resources=9)
    t.do("upgrade bronze oil")
    assert (t.resources(), t.workers("oil")) == (0, 1)


@law("action.upgrade.same-type-higher")
def test_an_upgrade_is_no_new_building_for_the_urban_limit() -> None:
    t = table().give(techs="alchemy", workers={"philosophy": 2}, resources=3)
    t.do("upgrade philosophy alchemy")
    assert (t.workers("philosophy"), t.workers("alchemy")) == (1, 1)


@law("action.upgrade.modifiers-first")
@pytest.mark.parametrize(
    ("construction", "source", "target", "cost"),
    [
        ("masonry", "religion", "theology", 1),  # 3 to 5 - 1
        ("masonry", "alchemy", "scientific-method", 2),  # 6 - 1 to 8 - 1
        ("architecture", "alchemy", "scientific-method", 1),  # 6 - 1 to 8 - 2
        ("engineering", "scientific-method", "computers", 2),  # 8 - 2 to 11 - 3
        ("engineering", "alchemy", "computers", 3),  # 6 - 1 to 11 - 3
    ],
)
def test_both_prices_are_modified_before_the_difference(construction: str, source: str, target: str, cost: int) -> None:
    t = table().give(techs=f"{construction} {target}", workers={source: 1}, resources=cost - 1)
    assert t.refused(f"upgrade {source} {target}") == "action.upgrade.pay-difference"
    t.give(resources=cost).do(f"upgrade {source} {target}")
    assert t.resources() == 0


# --- destroying ---------------------------------------------------------------------------------------------------
@law("action.destroy.civil-action", "action.destroy.worker-to-pool")
def test_a_destroyed_building_returns_its_worker_and_nothing_else() -> None:
    t = table().give(resources=1, civil=1)
    t.do("destroy philosophy")
    assert (t.seat().civil, t.seat().pool, t.workers("philosophy")) == (0, 2, 0)
    assert (t.resources(), t.seat().yellow, t.science()) == (1, 18, 0)


@law("action.destroy.civil-action")
def test_nothing_is_destroyed_without_a_civil_action() -> None:
    t = table().give(civil=0)
    assert t.refused("destroy bronze") == "action.destroy.civil-action"


@law("action.destroy.own-building")
def test_only_own_buildings_are_destroyed() -> None:
    t = table().give(techs="iron").give(1, workers={"religion": 1, "iron": 1})
    assert t.refused("destroy religion") == "action.destroy.own-building"
    assert t.refused("destroy iron") == "action.destroy.own-building"
    assert t.legal("destroy") == ["destroy agriculture", "destroy bronze", "destroy philosophy", "destroy warriors"]
