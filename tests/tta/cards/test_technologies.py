"""Governments and special technologies: symbols, prices and texts."""

import pytest

from tests.tta.scenario import number, table

# peaceful price, revolution's price, civil, military, urban limit, culture, strength, happy faces, science
GOVERNMENTS = {
    "monarchy": (8, 2, 5, 3, 3, 0, 0, 0, 0),
    "theocracy": (6, 1, 4, 3, 3, 1, 1, 1, 0),
    "constitutional-monarchy": (12, 6, 6, 4, 3, 0, 0, 0, 0),
    "republic": (13, 3, 7, 2, 3, 0, 0, 0, 0),
    "communism": (19, 5, 7, 5, 4, 0, 0, -1, 0),
    "fundamentalism": (18, 7, 6, 5, 4, 0, 5, 0, -2),
    "democracy": (17, 9, 7, 3, 4, 3, 0, 0, 0),
}
# price, civil, military, strength, colonization, blue tokens
SPECIALS = {
    "code-of-laws": (6, 1, 0, 0, 0, 0),
    "justice-system": (7, 1, 0, 0, 0, 3),
    "civil-service": (10, 2, 0, 0, 0, 3),
    "warfare": (5, 0, 1, 1, 0, 0),
    "strategy": (8, 0, 2, 3, 0, 0),
    "military-theory": (11, 0, 3, 5, 0, 0),
    "cartography": (4, 0, 0, 1, 2, 0),
    "navigation": (6, 0, 0, 2, 3, 0),
    "satellites": (8, 0, 0, 3, 4, 0),
    "masonry": (3, 0, 0, 0, 0, 0),
    "architecture": (6, 0, 0, 0, 0, 0),
    "engineering": (9, 0, 0, 0, 0, 0),
}
every_government = pytest.mark.parametrize("slug", GOVERNMENTS)
every_special = pytest.mark.parametrize("slug", SPECIALS)
# a construction technology, then resources for a lab of level 0, 1, 2 and 3, and stages per action
CONSTRUCTION = [("masonry", [3, 5, 7, 10], 2), ("architecture", [3, 5, 6, 9], 3), ("engineering", [3, 5, 6, 8], 4)]


# --- governments --------------------------------------------------------------------------------------------------
def test_everybody_starts_with_despotism() -> None:
    t = table()
    assert t.name(t.seat().government) == "despotism"
    assert (t.seat().civil_total, t.seat().military_total) == (4, 2)


@every_government
def test_a_government_comes_peacefully_for_the_higher_price(slug: str) -> None:
    price, _, civil, military = GOVERNMENTS[slug][:4]
    t = table().give(hand=slug, science=price - 1)
    assert t.refused(f"develop {slug}") == "action.develop.government-higher"
    t.give(science=price).do(f"develop {slug}")
    assert (t.seat().science, t.seat().civil_total, t.seat().military_total) == (0, civil, military)
    assert (t.seat().civil, t.seat().military) == (civil - 1, military)


@every_government
def test_a_government_comes_by_revolution_for_the_lower_price(slug: str) -> None:
    _, price, civil, military = GOVERNMENTS[slug][:4]
    t = table().give(hand=slug, science=price - 1)
    assert t.refused(f"revolt {slug}") == "action.revolution.lower-science"
    t.give(science=price).do(f"revolt {slug}")
    assert (t.seat().science, t.seat().civil_total, t.seat().military_total) == (0, civil, military)
    assert (t.seat().civil, t.seat().military) == (0, military)


@every_government
def test_a_government_shows_its_symbols(slug: str) -> None:
    culture, strength, faces, science = GOVERNMENTS[slug][5:]
    t = table().give(government=slug, workers={"theology": 1, "computers": 1})
    assert (t.culture(), t.strength(), t.happiness(), t.science()) == (
        1 + culture,
        1 + strength,
        2 + faces,
        6 + science,
    )


@every_government
def test_a_government_limits_buildings_of_a_type(slug: str) -> None:
    limit = GOVERNMENTS[slug][4]
    t = table().give(government=slug, workers={"philosophy": limit - 1}, pool=2, resources=6).do("build philosophy")
    assert t.refused("build philosophy") == "action.build.urban-limit"


def test_despotism_limits_buildings_of_a_type_to_two() -> None:
    t = table().give(pool=2, resources=6).do("build philosophy")
    assert t.refused("build philosophy") == "action.build.urban-limit"


def test_surplus_buildings_stay_under_a_lower_limit_and_block_free_ones() -> None:
    t = table().give(government="monarchy", workers={"religion": 3}, pool=2, resources=9)
    t.give(government="despotism")
    assert t.workers("religion") == 3
    assert t.refused("build religion") == "action.build.urban-limit"
    t.reveal("development-of-religion")
    assert t.decider == 1


def test_science_under_fundamentalism_is_not_less_than_nothing() -> None:
    assert table().give(government="fundamentalism").science() == 0


def test_spent_actions_stay_spent_in_a_peaceful_change() -> None:
    t = table().give(hand="monarchy", science=8, civil=2, military=0).do("develop monarchy")
    assert (t.seat().civil, t.seat().military) == (2, 1)


def test_a_revolution_needs_all_civil_actions() -> None:
    t = table().give(hand="monarchy", science=8, civil=3)
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"


# --- special technologies -----------------------------------------------------------------------------------------
@every_special
def test_a_special_technology_is_developed_for_its_science(slug: str) -> None:
    price, civil, military, strength, _, blue = SPECIALS[slug]
    t = table().give(hand=slug, science=price - 1)
    assert t.refused(f"develop {slug}") == "action.develop.science-cost"
    t.give(science=price).do(f"develop {slug}")
    assert (t.seat().civil_total, t.seat().military_total) == (4 + civil, 2 + military)
    assert (t.seat().civil, t.seat().military) == (3 + civil, 2 + military)
    assert (t.seat().science, t.strength(), t.seat().blue) == (0, 1 + strength, 16 + blue)


@every_special
def test_symbols_of_colonization_count_in_forces_and_strength_does_not(slug: str) -> None:
    colonization = SPECIALS[slug][4]
    t = table().give(techs=slug).reveal("vast-territory-i")
    assert t.legal("bid")[-1] == f"bid {1 + colonization}"


def test_civil_service_replaces_justice_system_and_its_tokens() -> None:
    t = table().give(techs="justice-system", hand="civil-service", science=10, blue=19).do("develop civil-service")
    assert (t.seat().civil_total, t.seat().blue) == (6, 19)
    assert number("justice-system") not in t.seat().specials


def test_tokens_need_not_be_in_the_bank_when_laws_are_replaced() -> None:
    t = table().give(techs="justice-system", hand="civil-service", science=10, blue=0).do("develop civil-service")
    assert (t.asked, t.seat().blue) == ("action", 0)


def test_a_lower_special_technology_does_not_stay() -> None:
    t = table().give(techs="navigation", hand="cartography", science=4).do("develop cartography")
    assert (t.strength(), list(t.seat().hand)) == (1 + 2, [])
    assert number("navigation") in t.seat().specials


def test_special_technologies_of_different_types_stand_together() -> None:
    t = table().give(techs="warfare masonry cartography code-of-laws")
    assert (t.seat().civil_total, t.seat().military_total, t.strength()) == (5, 3, 3)


# --- construction -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("slug", "prices", "_stages"), CONSTRUCTION)
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_construction_makes_urban_buildings_cheaper_by_level(
    slug: str, prices: list[int], _stages: int, level: int
) -> None:
    lab = ["philosophy", "alchemy", "scientific-method", "computers"][level]
    t = table().give(techs=f"{slug} {lab}", resources=prices[level] - 1)
    assert t.refused(f"build {lab}") == "action.build.resource-cost"
    t.give(resources=prices[level]).do(f"build {lab}")
    assert t.resources() == 0


@pytest.mark.parametrize(("slug", "_prices", "stages"), CONSTRUCTION)
def test_construction_builds_several_stages_at_once(slug: str, _prices: list[int], stages: int) -> None:
    costs = [2, 3, 4, 3, 2]
    t = table().give(techs=slug, wonder="internet", resources=15)
    assert t.legal("stage") == [f"stage {count}" for count in range(1, stages + 1)]
    t.refused(f"stage {stages + 1}")
    t.do(f"stage {stages}")
    assert (t.resources(), t.seat().stages, t.seat().civil) == (15 - sum(costs[:stages]), stages, 3)


def test_construction_does_not_touch_farms_mines_units_and_wonders() -> None:
    t = table().give(techs="engineering iron irrigation swordsmen", wonder="colossus", resources=2)
    assert t.refused("build swordsmen") == "action.unit.build.resource-cost"
    assert t.refused("stage 1") == "action.stage.leftmost-cost"
    t.give(resources=3)
    assert t.refused("build irrigation") == "action.build.resource-cost"
    t.give(resources=4)
    assert t.refused("build iron") == "action.build.resource-cost"


def test_both_prices_of_an_upgrade_fall_before_the_difference_is_taken() -> None:
    t = table().give(techs="masonry theology alchemy scientific-method", workers={"religion": 1, "alchemy": 1})
    t.give(resources=1).do("upgrade religion theology")
    assert (t.resources(), t.workers("theology")) == (0, 1)
    t.give(resources=1)
    assert t.refused("upgrade alchemy scientific-method") == "action.upgrade.pay-difference"
    t.give(resources=2).do("upgrade alchemy scientific-method")


def test_construction_adds_to_the_discount_of_an_action_card() -> None:
    t = table().give(techs="engineering drama", hand="urban-growth-i", resources=1)
    t.do("play urban-growth-i", "build drama")
    assert (t.resources(), t.workers("drama")) == (0, 1)


def test_engineering_genius_builds_one_stage_only() -> None:
    t = table().give(techs="engineering", wonder="pyramids", hand="engineering-genius-a", resources=9)
    t.do("play engineering-genius-a")
    assert t.legal("stage") == ["stage 1"]
    t.refused("stage 2")
    t.do("stage 1")
    assert (t.resources(), t.seat().stages) == (8, 1)
