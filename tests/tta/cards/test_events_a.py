"""Events of Age A: everybody gains, builds or acts, clockwise from the revealer."""

from tests.kit import law
from tests.tta.scenario import table


def test_development_of_agriculture_gives_everybody_two_food() -> None:
    t = table(3).reveal("development-of-agriculture")
    assert [t.food(i) for i in range(3)] == [2, 2, 2]
    assert t.asked == "action"


def test_development_of_crafts_gives_everybody_two_resources() -> None:
    t = table(3).reveal("development-of-crafts")
    assert [t.resources(i) for i in range(3)] == [2, 2, 2]


def test_development_of_science_gives_everybody_two_science() -> None:
    t = table(3).give(2, science=5).reveal("development-of-science")
    assert [t.seat(i).science for i in range(3)] == [2, 2, 7]


@law("events.decisions.clockwise-from-revealer")
def test_development_of_markets_asks_everybody_for_one_kind_clockwise() -> None:
    t = table(3).reveal("development-of-markets", 1)
    assert (t.asked, t.decider, t.legal()) == ("food-or-resources", 1, ["food 2", "resources 2"])
    t.do("food 2")
    assert t.decider == 2
    t.do("resources 2")
    assert t.decider == 0
    t.do("resources 2")
    assert [(t.food(i), t.resources(i)) for i in range(3)] == [(0, 2), (2, 0), (0, 2)]


def test_development_of_politics_draws_three_cards_of_the_current_age_for_everybody() -> None:
    t = table(3, age=1).reveal("development-of-politics")
    assert [len(t.seat(i).cards) for i in range(3)] == [3, 3, 3]
    assert t.ages(t.seat(2).cards) == [1, 1, 1]
    t = table(2, age=2).reveal("development-of-politics")
    assert t.ages(t.seat(1).cards) == [2, 2, 2]


def test_development_of_politics_draws_nothing_in_age_iv() -> None:
    t = table(age=4).reveal("development-of-politics")
    assert [len(t.seat(i).cards) for i in range(2)] == [0, 0]


def test_development_of_settlement_gives_everybody_a_worker_without_food() -> None:
    t = table().reveal("development-of-settlement")
    assert [(t.seat(i).yellow, t.seat(i).pool, t.food(i)) for i in range(2)] == [(17, 2, 0), (17, 2, 0)]


def test_development_of_settlement_does_nothing_with_an_empty_bank() -> None:
    t = table().give(1, yellow=0).reveal("development-of-settlement")
    assert (t.seat(1).yellow, t.seat(1).pool) == (0, 1)


def test_development_of_trade_routes_gives_one_of_each() -> None:
    t = table().reveal("development-of-trade-routes")
    assert [(t.seat(i).science, t.food(i), t.resources(i)) for i in range(2)] == [(1, 1, 1), (1, 1, 1)]


def test_development_of_trade_routes_gives_food_before_the_resource() -> None:
    t = table().give(1, blue=1).reveal("development-of-trade-routes")
    assert (t.seat(1).science, t.food(1), t.resources(1)) == (1, 1, 0)


# --- free buildings -----------------------------------------------------------------------------------------------
def test_development_of_warfare_offers_a_free_warrior() -> None:
    t = table().reveal("development-of-warfare")
    assert (t.asked, t.decider, t.legal()) == ("free-build", 0, ["build warriors", "done"])
    t.do("build warriors")
    assert (t.decider, t.asked) == (1, "free-build")
    t.do("done")
    assert [(t.workers("warriors", i), t.seat(i).pool) for i in range(2)] == [(2, 0), (1, 1)]
    assert (t.seat().military, t.seat().civil, t.resources()) == (2, 4, 0)


def test_development_of_warfare_needs_an_unused_worker() -> None:
    t = table().give(0, pool=0).reveal("development-of-warfare")
    assert (t.asked, t.decider) == ("free-build", 1)


def test_development_of_religion_offers_a_free_temple() -> None:
    t = table().reveal("development-of-religion").do("build religion", "build religion")
    assert [(t.workers("religion", i), t.seat(i).pool, t.happiness(i)) for i in range(2)] == [(1, 0, 1), (1, 0, 1)]
    assert (t.resources(), t.seat().civil) == (0, 4)


@law("events.action-effects.usual-rules")
def test_development_of_religion_keeps_the_urban_limit() -> None:
    t = table().give(0, workers={"religion": 2}).give(1, workers={"religion": 1, "theology": 1})
    t.reveal("development-of-religion")
    assert (t.asked, t.decider) == ("action", 0)


# --- development of civilization ----------------------------------------------------------------------------------
@law("card.development-of-civilization.no-civil-action", "card.development-of-civilization.costs-minus-1")
def test_development_of_civilization_increases_population_for_one_food_less() -> None:
    t = table().give(0, food=1).reveal("development-of-civilization")
    assert (t.asked, t.decider, t.legal()) == ("event-action", 0, ["populate", "done"])
    t.do("populate", "done")
    assert (t.food(), t.seat().pool, t.seat().civil, t.asked) == (0, 2, 4, "action")


@law("card.development-of-civilization.costs-minus-1")
def test_development_of_civilization_builds_for_one_resource_less() -> None:
    t = table().give(1, resources=2).reveal("development-of-civilization").do("done")
    assert t.decider == 1
    assert t.legal("build") == ["build agriculture", "build bronze", "build philosophy", "build religion"]
    t.do("build religion")
    assert (t.resources(1), t.workers("religion", 1), t.seat(1).civil) == (0, 1, 4)


def test_development_of_civilization_builds_no_unit_and_upgrades_nothing() -> None:
    t = table().give(0, techs="iron", resources=9).reveal("development-of-civilization")
    t.refused("build warriors")
    t.refused("upgrade bronze iron")


@law("card.development-of-civilization.costs-minus-1")
def test_development_of_civilization_develops_for_one_science_less() -> None:
    t = table().give(0, hand="irrigation iron", science=2).reveal("development-of-civilization")
    assert t.legal("develop") == ["develop irrigation"]
    assert t.refused("develop iron") == "action.develop.science-cost"
    t.do("develop irrigation", "done")
    assert (t.seat().science, t.seat().civil, t.names(t.seat().hand)) == (0, 4, ["iron"])


def test_development_of_civilization_changes_a_government_in_peace_without_a_civil_action() -> None:
    t = table().give(0, hand="monarchy", science=7, civil=3).reveal("development-of-civilization")
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"
    t.do("develop monarchy", "done")
    assert (t.seat().science, t.seat().civil, t.seat().civil_total) == (0, 4, 5)


@law("card.development-of-civilization.revolution")
def test_development_of_civilization_with_a_revolution_uses_all_civil_actions_of_the_coming_turn() -> None:
    t = table().give(1, hand="monarchy", science=1).reveal("development-of-civilization")
    t.do("done", "revolt monarchy")
    assert (t.name(t.seat(1).government), t.seat(1).science, t.seat(1).civil) == ("monarchy", 0, 0)
    t.do("end", "pass")
    assert (t.asked, t.decider, t.seat(1).civil) == ("action", 1, 0)
    t.do("end")
    assert t.seat(1).civil == 5


def test_development_of_civilization_adds_to_the_discount_of_moses() -> None:
    t = table().give(0, leader="moses", food=0).reveal("development-of-civilization").do("populate", "done")
    assert (t.seat().pool, t.seat().yellow) == (2, 17)


def test_development_of_civilization_is_one_action_only() -> None:
    t = table().give(0, food=9).reveal("development-of-civilization").do("populate")
    assert t.decider == 1
