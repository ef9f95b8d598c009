"""Balanced cards: what differs from the base cards that they replace. House values are read, not pinned."""

from typing import Any

import pytest

from saecula.tta import terms as terms
from saecula.tta.cards.catalog import CARDS, COST, CULTURE, FACES, MILITARY, STRENGTH
from saecula.tta.cards.house import value, values
from tests.kit import law
from tests.tta.scenario import Table, number, table

SUFFIX = "-balanced"


def new(seats: int = 2, **where: Any) -> Table:
    return table(seats, modules=["balanced"], **where)


def mixed(seats: int = 2, **where: Any) -> Table:
    """With new wonders as well, for cards that work together."""
    return table(seats, modules=["balanced", "leaders-wonders"], mode="secret-mix", **where)


def row(slug: str) -> Any:
    return CARDS[number(slug + SUFFIX)]


# --- leaders ------------------------------------------------------------------------------------------------------
def test_hammurabi_substitutes_once_a_turn_and_leaders_cost_their_full_price() -> None:
    t = new().give(leader="hammurabi-balanced", civil=0).row("joan-of-arc")
    assert t.refused("take 1") == "action.take.space-cost"
    military = t.seat().military
    t.do("substitute")
    assert t.seat().military == military - 1
    assert t.refused("substitute") == "action.all-steps-and-costs"
    t.do("take 1")
    assert t.names(t.seat().hand) == ["joan-of-arc"]


def test_michelangelo_counts_the_faces_of_all_urban_buildings_and_wonders() -> None:
    workers = {"religion": 1, "bread-and-circuses": 2, "drama": 1}
    before = new().give(workers=workers, wonders="hanging-gardens-balanced")
    t = new().give(workers=workers, wonders="hanging-gardens-balanced", leader="michelangelo-balanced")
    assert t.culture() - before.culture() == 1 + 2 * 2 + 1 + 2
    old = table().give(workers=workers, wonders="hanging-gardens", leader="michelangelo")
    assert t.culture() - old.culture() == 2 * 2  # the arenas
    addends = t.game.explain("culture", 0)
    assert sum(addend.amount for addend in addends) == t.culture()
    assert 8 in [addend.amount for addend in addends if addend.source == "michelangelo-balanced"]


def test_michelangelo_takes_wonders_without_surcharge_and_gains_a_resource() -> None:
    t = new().give(leader="michelangelo-balanced", wonders="pyramids", resources=0).row("colossus-balanced")
    t.do("take 1")
    assert (t.seat().civil, t.resources()) == (4, value("michelangelo-balanced", "resource-on-taking-wonder"))
    plain = new().give(wonders="pyramids", resources=0).row("colossus-balanced").do("take 1")
    assert (plain.seat().civil, plain.resources()) == (3, 0)


def test_michelangelo_gains_nothing_for_other_cards() -> None:
    t = new().give(leader="michelangelo-balanced", resources=0).row("iron").do("take 1")
    assert t.resources() == 0


def test_napoleon_counts_two_strength_per_type_of_unit() -> None:
    t = new().give(leader="napoleon-bonaparte-balanced", workers={"warriors": 2, "knights": 1})
    assert t.strength() == 2 + 2 + 2 * 2
    assert t.seat().military_total == 2 + MILITARY[number("napoleon-bonaparte-balanced")]


def test_shakespeare_makes_libraries_and_theaters_cheaper_and_happier() -> None:
    workers = {"drama": 1, "printing-press": 1}
    t = new().give(leader="william-shakespeare-balanced", workers=workers, science=20, resources=12, hand="opera")
    assert t.happiness() == 1 + FACES[number("william-shakespeare-balanced")]
    assert t.culture() == new().give(workers=workers).culture() + 2  # a pair
    science = t.seat().science
    t.do("develop opera")
    assert t.seat().science == science - (7 - value("william-shakespeare-balanced", "library-theater-science"))
    t.do("build drama")
    assert t.resources() == 12 - (4 - value("william-shakespeare-balanced", "library-theater-resources"))


def test_bach_counts_theaters_and_turns_other_buildings_into_them() -> None:
    t = new().give(leader="johann-sebastian-bach-balanced", workers={"drama": 1, "philosophy": 1}, resources=4)
    assert t.culture() == 2 + 1 + CULTURE[number("johann-sebastian-bach-balanced")]
    t.do("convert philosophy drama")
    assert t.workers("drama") == 2
    assert t.give(hand="opera", science=5).do("develop opera").seat().science == 0


def test_gandhi_makes_attacks_three_actions_dearer_and_attacks_nobody() -> None:
    t = new(age=3).give(government="communism-balanced", workers={"riflemen": 3}, cards="plunder-i", military=4)
    t.give(1, leader="mahatma-gandhi-balanced", food=3)
    price = CARDS[number("plunder-i")].price
    more = value("mahatma-gandhi-balanced", "dearer-to-attack-by")
    t.give(military=price + more - 1).politics()
    assert t.refused("attack plunder-i 2") == "politics.aggression.pay-military"
    t.give(military=price + more).politics().do("attack plunder-i 2")
    assert t.seat().military == 0
    assert t.culture(1) == CULTURE[number("mahatma-gandhi-balanced")]


# --- wonders ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", [row_.slug for row_ in CARDS if row_.kind == terms.WONDER and row_.replaces])
def test_balanced_wonders_are_built_stage_by_stage(slug: str) -> None:
    stages = CARDS[number(slug)].stages
    for built, cost in enumerate(stages):
        t = new().give(wonder=slug, stages=built, techs="oil", resources=20).do("stage 1")
        assert t.resources() == 20 - cost
        assert (slug in t.names(t.seat().wonders)) == (built == len(stages) - 1)


@law("card.colossus.any-turn")
def test_the_colossus_draws_when_ages_ii_and_iii_begin_in_anybodys_turn() -> None:
    t = new().give(1, wonders="colossus-balanced")
    t.s.civil_deck = t.s.civil_deck[:2]
    t.begin_turn(0)
    assert t.s.age == 2
    assert t.ages(t.seat(1).cards) == [2, 2, 2]
    assert list(t.seat(0).cards) == []
    t = new(age=0).give(1, wonders="colossus-balanced").begin_turn(0)
    assert (t.s.age, list(t.seat(1).cards)) == (1, [])
    t = new(age=3).give(1, wonders="colossus-balanced")
    t.s.civil_deck = t.s.civil_deck[:2]
    assert (t.begin_turn(0).s.age, list(t.seat(1).cards)) == (4, [])


def test_the_hanging_gardens_give_two_food_when_completed() -> None:
    last = values("hanging-gardens-balanced", "stages")[2]
    t = new().give(wonder="hanging-gardens-balanced", stages=2, resources=last, food=0).do("stage 1")
    assert t.food() == 2
    assert (t.culture(), t.happiness()) == (1, 2)


def test_st_peters_basilica_adds_a_face_to_every_other_source() -> None:
    t = new().give(wonders="st-peters-basilica-balanced", workers={"religion": 2})
    basilica = "st-peters-basilica-balanced"
    assert t.happiness() == value(basilica, "faces") + 2 * 2
    assert t.culture() == 2 + value(basilica, "culture")


def test_the_ocean_liners_bring_a_free_worker_every_turn_and_tokens() -> None:
    slug = "ocean-liner-service-balanced"
    last = len(row("ocean-liner-service").stages) - 1
    t = new().give(wonder=slug, stages=last, techs="oil", resources=10, yellow=10).do("stage 1")
    assert t.seat().yellow == 10 + row("ocean-liner-service").yellow
    pool, food = t.seat().pool, t.food()
    t.do("settle")
    assert (t.seat().pool, t.food()) == (pool + 1, food)
    assert t.refused("settle") == "action.all-steps-and-costs"


@law("card.railroad.like-machu-picchu")
def test_the_railroad_adds_one_token_on_one_of_the_best_mines() -> None:
    slug = "transcontinental-railroad-balanced"
    t = new().give(wonders=slug, workers={"bronze": 0, "coal": 1, "iron": 1}, resources=0).reveal("new-deposits")
    assert (t.seat().tokens[number("coal")], t.seat().tokens[number("iron")]) == (2, 1)
    t = new().give(wonders=slug, workers={"bronze": 0, "coal": 2}, resources=0).reveal("new-deposits")
    assert t.seat().tokens[number("coal")] == 3
    assert t.strength() == 1 + STRENGTH[number(slug)]


@law("expansion.balance.railroad-text", "card.railroad.like-machu-picchu")
def test_the_railroad_and_machu_picchu_put_three_tokens_on_one_mine() -> None:
    both = "transcontinental-railroad-balanced machu-picchu"
    t = mixed().give(wonders=both, workers={"bronze": 1}, resources=0).reveal("new-deposits")
    assert t.seat().tokens[number("bronze")] == 3


# --- technologies -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", ["republic-balanced", "communism-balanced", "fundamentalism-balanced"])
def test_balanced_governments_have_their_prices(slug: str) -> None:
    card = CARDS[number(slug)]
    t = new(age=3).give(hand=slug, science=card.science).do(f"develop {slug}")
    assert (t.name(t.seat().government), t.seat().science) == (slug, 0)
    assert (t.seat().civil_total, t.seat().military_total) == (card.civil, card.military)
    t = new(age=3).give(hand=slug, science=card.revolution).do(f"revolt {slug}")
    assert (t.name(t.seat().government), t.seat().science, t.seat().civil) == (slug, 0, 0)
    poor = new(age=3).give(hand=slug, science=card.science - 1)
    assert poor.refused(f"develop {slug}") == "action.develop.government-higher"


def test_the_balanced_republic_has_its_actions_and_three_buildings_of_a_type() -> None:
    t = new(age=2).give(government="republic-balanced", workers={"philosophy": 3}, pool=1, resources=9)
    republic = "republic-balanced"
    assert (t.seat().civil_total, t.seat().military_total) == (value(republic, "civil"), value(republic, "military"))
    assert t.refused("build philosophy") == "action.build.urban-limit"


def test_communism_adds_one_to_the_production_of_resources() -> None:
    t = new(age=3).give(government="communism-balanced", resources=0, yellow=18)
    assert t.reveal("new-deposits").resources() == 3
    assert t.resources(1) == 2


def test_fundamentalism_has_strength_and_takes_science() -> None:
    t = new(age=3).give(government="fundamentalism-balanced", workers={"philosophy": 2, "alchemy": 2})
    assert (t.strength(), t.science()) == (1 + 6, 6 - 2)


def test_professional_sports_are_stronger_and_cheaper() -> None:
    balanced = CARDS[number("professional-sports-balanced")]
    things: dict[str, Any] = {"workers": {"professional-sports": 1}, "pool": 1, "techs": "oil", "resources": 20}
    t, old = new(age=3).give(**things), table(age=3).give(**things)
    assert (t.strength(), old.strength()) == (1 + balanced.strength, 1 + 3)
    assert t.happiness() == balanced.faces
    t.do("build professional-sports")
    old.do("build professional-sports")
    assert (t.resources(), old.resources()) == (20 - balanced.cost, 20 - COST[number("professional-sports")])
    addends = t.game.explain("strength", 0)
    assert sum(addend.amount for addend in addends) == t.strength() == 1 + 2 * balanced.strength
    assert sum(addend.amount for addend in t.game.explain("price professional-sports", 0)) == balanced.cost


def test_professional_sports_count_their_strength_for_internet_and_their_price_in_a_raid() -> None:
    balanced = row("professional-sports")
    last = {"wonder": "internet", "stages": 4, "resources": 2, "culture": 0}
    t = new(age=3).give(workers={"professional-sports": 1, "philosophy": 0}, **last).do("stage 1")
    assert t.seat().culture == balanced.strength
    t = new(age=3).give(techs="oil", workers={"riflemen": 3}, cards="raid-iii", resources=0, government="monarchy")
    t.give(1, workers={"professional-sports": 1, "philosophy": 0}).politics().do(
        "attack raid-iii 2", "choose professional-sports"
    )
    assert t.resources() == balanced.cost // 2 + balanced.cost % 2


def test_a_dearer_arena_costs_the_difference_to_the_balanced_price() -> None:
    t = new(age=3).give(techs="professional-sports", workers={"team-sports": 1}, resources=9)
    t.do("upgrade team-sports professional-sports")
    assert t.resources() == 9 - (row("professional-sports").cost - COST[number("team-sports")])
