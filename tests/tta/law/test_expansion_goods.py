"""expansion.production-bonus.*, expansion.temp-resources.*: general rules of New Leaders and Wonders about goods."""

import pytest

from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, table

ISABELLA = "isabella-of-castile"


def tokens(t: Table) -> tuple[int, int]:
    """On bronze and on coal."""
    return (t.seat().tokens[4], t.seat().tokens[6])


# --- production bonuses -------------------------------------------------------------------------------------------
@law("expansion.production-bonus.symbol")
def test_a_symbol_is_one_more_resource_in_production() -> None:
    t = new_table().give(leader=ISABELLA, resources=0).end_turn()
    assert t.resources() == 3
    assert new_table().give(resources=0).end_turn().resources() == 2


@law("expansion.production-bonus.symbol")
def test_a_canal_gives_a_resource_for_every_colony() -> None:
    t = new_table().give(wonders="suez-canal", colonies="vast-territory-i wealthy-territory-i", resources=0).end_turn()
    assert t.resources() == 2 + 2


@law("expansion.production-bonus.base-pacts")
def test_pacts_of_the_base_game_are_in_the_sum() -> None:
    t = new_table(3).give(leader=ISABELLA, resources=0).give(1, food=0)
    t.pact("international-trade-agreement", 0, 1).end_turn()
    assert t.resources() == 2 + 1 + 1


@law("expansion.production-bonus.when")
@pytest.mark.parametrize("event", ["new-deposits", "economic-progress"])
def test_bonuses_come_with_every_production(event: str) -> None:
    t = new_table(age=2).give(leader=ISABELLA, resources=0).give(1, resources=0).reveal(event)
    assert (t.resources(), t.resources(1)) == (3, 2)


def rich() -> Table:
    """A bonus of three, and coal to hold it."""
    t = new_table(age=2).give(leader=ISABELLA, wonders="suez-canal", techs="coal", resources=0)
    return t.give(colonies="vast-territory-i wealthy-territory-i")


@law("expansion.production-bonus.normal-first")
def test_mines_are_served_before_the_bonus() -> None:
    t = rich().give(blue=1).reveal("new-deposits")
    assert (tokens(t), t.resources(), t.seat().blue) == ((1, 0), 1, 0)


@law("expansion.production-bonus.gain-once")
def test_the_bonus_is_gained_in_one_go() -> None:
    t = rich().reveal("new-deposits")
    assert (tokens(t), t.resources(), t.seat().blue) == ((2, 1), 5, 13)


@law("expansion.production-bonus.railroad-machu")
def test_additional_tokens_of_mines_come_before_the_bonus() -> None:
    t = new_table(age=2).give(leader=ISABELLA, wonders="transcontinental-railroad", techs="coal", resources=0)
    t.give(blue=3).reveal("new-deposits")
    assert (tokens(t), t.resources()) == ((3, 0), 3)


@law("expansion.production-bonus.sum")
def test_a_negative_part_is_summed_before_anything_is_gained() -> None:
    t = new_table(3).give(leader=ISABELLA, resources=0).pact("acceptance-of-supremacy", 0, 1, 1)
    assert t.end_turn().resources() == 2
    t = new_table(3).give(leader="ashoka", hand="iron knights rich-land-i", food=0, resources=0)
    t.pact("international-trade-agreement", 0, 1, 1).end_turn()
    assert t.food() == 2 + 1 + 1


@law("expansion.production-bonus.negative")
def test_a_negative_sum_is_lost() -> None:
    t = new_table(3).give(resources=0).pact("acceptance-of-supremacy", 0, 1, 1).end_turn()
    assert t.resources() == 1


@law("expansion.production-bonus.counts-as-production")
def test_bonuses_count_where_a_card_asks_for_production() -> None:
    workers = {"agriculture": 4, "philosophy": 2, "alchemy": 1, "drama": 2}
    plain = new_table(age=3).give(workers=workers, leader="isaac-newton")
    before = plain.seat().culture
    plain.reveal("impact-of-balance")
    t = new_table(age=3).give(workers=workers, leader=ISABELLA)
    assert (food_production(t.s, 0), resource_production(t.s, 0)) == (4, 3)
    t.reveal("impact-of-balance")
    assert (plain.seat().culture - before, t.seat().culture - before) == (1 + 2 * 2, 1 + 2 * 3)


@law("expansion.production-bonus.not-industry")
def test_impact_of_industry_leaves_bonuses_aside() -> None:
    t = new_table(age=3).give(leader=ISABELLA).reveal("impact-of-industry")
    assert t.seat().culture == 1 + 2


# --- resources for a purpose --------------------------------------------------------------------------------------
def churchill() -> Table:
    return new_table(age=3).give(leader="winston-churchill", resources=3).do("arm 1")


def homer() -> Table:
    return new_table(age=1).give(hand="homer", resources=3).do("elect homer")


def patriot() -> Table:
    return new_table().give(hand="patriotism-i", resources=3).do("play patriotism-i")


GIVERS = [(patriot, 2), (churchill, 3), (homer, 1)]
every_giver = pytest.mark.parametrize(("giver", "amount"), GIVERS, ids=["patriotism", "churchill", "homer"])


@law("expansion.temp-resources.always-temporary", "expansion.temp-resources.no-tokens")
@law("expansion.temp-resources.base-cards")
@every_giver
def test_resources_for_a_purpose_are_no_tokens(giver: object, amount: int) -> None:
    assert callable(giver)
    t = giver()
    assert (t.seat().arms, t.resources(), t.seat().blue) == (amount, 3, 13)


@law("expansion.temp-resources.spent-first", "expansion.temp-resources.base-cards")
@every_giver
def test_resources_for_a_purpose_are_spent_first(giver: object, amount: int) -> None:
    assert callable(giver)
    t = giver().do("build warriors")
    assert (t.seat().arms, t.resources()) == (max(0, amount - 2), 3 - max(0, 2 - amount))


@law("expansion.temp-resources.lost-at-end", "expansion.temp-resources.base-cards")
@law("expansion.temp-resources.always-temporary")
@every_giver
def test_resources_for_a_purpose_are_gone_at_the_end_of_the_turn(giver: object, amount: int) -> None:
    assert callable(giver)
    t = giver().do("end")
    assert amount > 0
    assert (t.seat().arms, t.resources()) == (0, 3 + 2)


# --- how productions are explained --------------------------------------------------------------------------------
def named(t: Table, what: str) -> dict[str, int]:
    """The addends of a rate by their source."""
    return {addend.source: addend.amount for addend in t.game.explain(what, 0)}


@law("expansion.production-bonus.symbol", "expansion.production-bonus.railroad-machu")
def test_every_part_of_a_production_is_explained_by_its_card() -> None:
    t = new_table(3, age=1).give(leader=ISABELLA, wonders="roman-roads machu-picchu suez-canal", yellow=18)
    t.give(colonies="vast-territory-i", workers={"agriculture": 2, "bronze": 2})
    t.pact("acceptance-of-supremacy", 0, 1, 1)
    assert named(t, "food-rate") == {"agriculture": 2, "machu-picchu": 1}
    assert named(t, "resource-rate") == {
        "bronze": 2,
        "machu-picchu": 1,
        ISABELLA: 1,
        "roman-roads": 1,
        "suez-canal": 1,
        "acceptance-of-supremacy": -1,
    }
    t = table(age=3, modules=MODULE_IDS, mode="secret-mix")
    t.give(leader="ashoka", hand="iron drama moses", government="communism-balanced", yellow=18)
    assert named(t, "food-rate") == {"agriculture": 2, "ashoka": 1}
    assert named(t, "resource-rate") == {"bronze": 2, "ashoka": 1, "communism-balanced": 1}


@law("stats.modified-by-text", log=False)
def test_the_railroad_and_labs_are_named_in_the_base_game_too() -> None:
    t = table(2, age=3).give(leader="bill-gates", wonders="transcontinental-railroad")
    t.give(workers={"bronze": 1, "coal": 1, "alchemy": 2})
    assert named(t, "resource-rate") == {"bronze": 1, "coal": 3, "transcontinental-railroad": 3, "bill-gates": 2}
