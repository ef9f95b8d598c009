"""Wonders of New Leaders and Wonders, Ages A and I: stages, symbols, texts. House values are read, not pinned."""

from typing import Any

import pytest

from saecula.tta import terms as terms
from saecula.tta.cards.catalog import BLUE, CARDS, CIVIL, CULTURE, FACES, KIND, MILITARY, RESEARCH, SLUGS, STRENGTH
from saecula.tta.cards.house import values
from saecula.tta.terms import LEADERS_WONDERS
from tests.kit import law
from tests.tta.scenario import Table, number, table

WONDERS = [row.slug for row in CARDS if row.kind == terms.WONDER and row.module == LEADERS_WONDERS]
ACTION_CARDS = [slug for card, slug in enumerate(SLUGS) if KIND[card] == terms.ACTION]


def new(seats: int = 2, **where: Any) -> Table:
    """A table at which any leader or wonder, old or new, may turn up."""
    return table(seats, modules=["leaders-wonders"], mode="secret-mix", **where)


def stages(slug: str) -> list[int]:
    return CARDS[number(slug)].stages


def begun(slug: str, built: int, seats: int = 2, **things: Any) -> Table:
    """Seat 0 has built so many stages; it has what it needs for all of them unless told otherwise."""
    return new(seats).give(**{"wonder": slug, "stages": built, "techs": "oil", "resources": 20, "food": 0, **things})


def tokens(t: Table, slug: str, i: int = 0) -> int:
    return t.seat(i).tokens[number(slug)]


# --- stages and symbols -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", [slug for slug in WONDERS if not CARDS[number(slug)].stage_food])
def test_stages_cost_their_resources_and_the_last_one_completes(slug: str) -> None:
    for built, cost in enumerate(stages(slug)):
        t = begun(slug, built).do("stage 1")
        assert t.resources() == 20 - cost
        assert (slug in t.names(t.seat().wonders)) == (built == len(stages(slug)) - 1)


@pytest.mark.parametrize("slug", WONDERS)
def test_a_completed_wonder_shows_its_symbols(slug: str) -> None:
    card = number(slug)
    before, t = new(), new().give(wonders=slug)
    assert t.science() == before.science() + RESEARCH[card]
    assert t.culture() == before.culture() + CULTURE[card]
    assert t.strength() == before.strength() + STRENGTH[card]
    assert t.happiness() == before.happiness() + FACES[card]
    assert t.seat().civil_total == before.seat().civil_total + CIVIL[card]
    assert t.seat().military_total == before.seat().military_total + MILITARY[card]


@pytest.mark.parametrize("slug", WONDERS)
def test_completion_brings_tokens_and_returns_those_of_the_stages(slug: str) -> None:
    row = CARDS[number(slug)]
    t = begun(slug, len(row.stages) - 1, food=3)
    owned, yellow = t.seat().blue_owned, t.seat().yellow
    t.do("stage 1")
    assert t.seat().blue_owned == owned + BLUE[number(slug)]
    assert t.seat().yellow == yellow + row.yellow
    assert (t.seat().stages, t.seat().wonder) == (0, terms.NOTHING)
    assert t.seat().kept == (len(row.stages) if row.keeps_tokens else 0)


# --- Acropolis ----------------------------------------------------------------------------------------------------
def test_acropolis_gives_room_for_one_more_urban_building_of_each_type() -> None:
    t = new().give(wonders="acropolis", workers={"philosophy": 2}, pool=2, resources=6)
    t.do("build philosophy")
    assert t.refused("build philosophy") == "action.build.urban-limit"
    assert new().give(workers={"philosophy": 2}, resources=6).refused("build philosophy") == "action.build.urban-limit"


def test_acropolis_makes_a_peaceful_change_of_government_cheaper_by_the_urban_buildings() -> None:
    things: dict[str, Any] = {"workers": {"philosophy": 1, "religion": 1}, "hand": "monarchy"}
    t = new().give(wonders="acropolis", science=5, **things)
    assert t.refused("develop monarchy") == "action.develop.government-higher"
    t = new().give(wonders="acropolis", science=6, **things)
    assert t.legal("develop") == ["develop monarchy"]
    assert t.do("develop monarchy").seat().science == 0
    assert new().give(science=9, **things).do("develop monarchy").seat().science == 1


def test_acropolis_does_not_help_a_revolution() -> None:
    t = new().give(wonders="acropolis", science=1, hand="monarchy")
    assert t.refused("revolt monarchy") == "action.revolution.lower-science"
    assert new().give(wonders="acropolis", science=2, hand="monarchy").do("revolt monarchy").seat().science == 0


# --- Colosseum ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("slug", "science", "culture"),
    [("swordsmen", 3, 2), ("knights", 4, 2), ("riflemen", 4, 2), ("tanks", 6, 2), ("cannon", 6, 0), ("iron", 5, 0)],
)
def test_colosseum_makes_infantry_and_cavalry_cheaper_and_scores_them(slug: str, science: int, culture: int) -> None:
    poor = new().give(wonders="colosseum", hand=slug, science=science - 1)
    assert poor.refused(f"develop {slug}") == "action.develop.science-cost"
    t = new().give(wonders="colosseum", hand=slug, science=science, culture=0).do(f"develop {slug}")
    assert (t.seat().science, t.seat().culture) == (0, culture)


# --- Roman Roads --------------------------------------------------------------------------------------------------
@law("card.roman-roads.changing-symbol")
@pytest.mark.parametrize(
    ("age", "resources", "science", "culture"), [(0, 2, 1, 0), (1, 3, 1, 0), (2, 2, 2, 0), (3, 2, 1, 2), (4, 2, 1, 2)]
)
def test_roman_roads_give_by_the_age(age: int, resources: int, science: int, culture: int) -> None:
    t = new(age=age).give(wonders="roman-roads", resources=0)
    assert (t.science(), t.culture()) == (science, culture)
    assert t.end_turn().resources() == resources


@law("card.roman-roads.recalculate")
def test_roman_roads_change_at_once_when_an_age_ends() -> None:
    t = new().give(0, wonders="roman-roads")
    assert t.science() == 1
    t.s.civil_deck = t.s.civil_deck[:2]
    t.begin_turn(1)
    assert (t.s.age, t.science()) == (2, 2)


def test_the_symbols_of_roman_roads_are_explained() -> None:
    for age, what in ((2, "science"), (3, "culture")):
        t = new(age=age).give(wonders="roman-roads")
        addends = t.game.explain(what, 0)
        assert ("roman-roads", age - 1) in [(addend.source, addend.amount) for addend in addends]
        assert sum(addend.amount for addend in addends) == (t.science() if what == "science" else t.culture())


# --- Stonehenge ---------------------------------------------------------------------------------------------------
@law("ruling.stonehenge.printed-cost")
def test_stonehenge_gives_the_printed_cost_of_its_stages_as_science() -> None:
    first, second, third, _ = values("stonehenge", "stages")
    assert begun("stonehenge", 0, science=0).do("stage 1").seat().science == first
    genius = 2  # resources off
    t = begun("stonehenge", 1, science=0, resources=max(0, second - genius), hand="engineering-genius-a")
    t.do("play engineering-genius-a", "stage 1")
    assert (t.seat().science, t.seat().stages) == (second, 2)
    t = begun("stonehenge", 1, science=0, techs="masonry", resources=second + third).do("stage 2")
    assert t.seat().science == second + third
    assert begun("pyramids", 0, science=0).do("stage 1").seat().science == 0


# --- Forbidden City -----------------------------------------------------------------------------------------------
@law("card.forbidden-city.ignore-2")
def test_forbidden_city_leaves_two_discontent_workers_out_of_every_count() -> None:
    assert [new().give(yellow=yellow).discontent() for yellow in (10, 12, 18)] == [3, 2, 0]
    assert [new().give(wonders="forbidden-city", yellow=yellow).discontent() for yellow in (10, 12, 18)] == [1, 0, 0]


@law("card.forbidden-city.ignore-2")
def test_forbidden_city_counts_for_uprisings_and_events() -> None:
    assert new().give(yellow=12, pool=0, resources=0).end_turn().resources() == 0
    assert new().give(wonders="forbidden-city", yellow=12, pool=0, resources=0).end_turn().resources() == 2
    t = new().give(wonders="forbidden-city", yellow=10)
    assert t.reveal("rebellion").seat().civil == 5 - 2


@law("card.forbidden-city.no-happiness")
def test_forbidden_city_makes_nobody_happier() -> None:
    t = new().give(wonders="forbidden-city", yellow=10, culture=0).give(1, workers={"religion": 1})
    assert t.happiness() == 0
    t.reveal("immigration")
    assert (t.seat(0).pool, t.seat(1).pool) == (1, 2)
    t = new().give(wonders="forbidden-city", yellow=12, culture=4)
    assert t.reveal("impact-of-happiness").seat().culture == 4 + 1  # the event that was prepared; no faces, no loss


# --- Machu Picchu -------------------------------------------------------------------------------------------------
@law("card.machu-picchu.needs-low-farm", "card.machu-picchu.needs-low-mine")
def test_machu_picchu_needs_a_farm_and_a_mine_of_age_a_or_i() -> None:
    start = {"food": 0, "resources": 0}
    t = new().give(wonders="machu-picchu", **start).end_turn()
    assert (t.food(), t.resources()) == (3, 3)
    t = new().give(wonders="machu-picchu", workers={"irrigation": 1, "iron": 1}, **start).end_turn()
    assert (t.food(), t.resources()) == (2 + 2 + 2, 2 + 2 + 2)
    late = {"agriculture": 0, "selective-breeding": 1, "bronze": 0, "coal": 1}
    t, plain = new().give(wonders="machu-picchu", workers=late, **start), new().give(workers=late, **start)
    assert (t.end_turn().food(), t.resources()) == (plain.end_turn().food(), plain.resources()) == (3, 3)


@law("card.machu-picchu.counts-as-mine")
def test_what_machu_picchu_adds_is_produced_by_the_mine() -> None:
    t = new().give(wonders="machu-picchu", culture=0)
    assert t.reveal("impact-of-industry").seat().culture == 1 + 3
    t = new(age=2).give(wonders="machu-picchu", workers={"bronze": 0, "iron": 1}, leader="james-watt", culture=0)
    assert t.give(hand="isaac-newton").do("elect isaac-newton").seat().culture == 4
    better = {"bronze": 0, "iron": 1, "coal": 1}  # the mine of Age I produces more with its second token
    t = new(age=2).give(wonders="machu-picchu", workers=better, leader="james-watt", culture=0)
    assert t.give(hand="isaac-newton").do("elect isaac-newton").seat().culture == 4


@law("card.machu-picchu.with-railroad", "card.machu-picchu.railroad-moves")
def test_machu_picchu_and_the_railroad_work_on_the_same_mine_or_on_two() -> None:
    both = "machu-picchu transcontinental-railroad"
    t = new().give(wonders=both, workers={"bronze": 0, "iron": 1}, resources=0).reveal("new-deposits")
    assert (tokens(t, "iron"), t.resources()) == (3, 6)
    t = new().give(wonders=both, workers={"bronze": 0, "iron": 1, "coal": 1}, resources=0).reveal("new-deposits")
    assert (tokens(t, "iron"), tokens(t, "coal"), t.resources()) == (2, 2, 10)


# --- Silk Road ----------------------------------------------------------------------------------------------------
def improved(hand: str, **things: Any) -> Table:
    return new().give(
        wonders="silk-road", hand=hand, **{"food": 0, "resources": 0, "science": 0, "culture": 0, **things}
    )


@law("card.silk-road.first-action-card")
def test_silk_road_improves_the_first_action_card_of_a_turn() -> None:
    t = improved("reserves-i reserves-i").do("play reserves-i", "resources 3", "play reserves-i")
    assert t.legal() == ["food 2", "resources 2"]
    t.do("resources 2")
    assert t.resources() == 5
    t.give(hand="stockpile").end_turn().actions()
    t.do("play stockpile")
    assert t.food() == 2 + 2  # produced, and improved again


@law("card.silk-road.from-first-stage")
def test_silk_road_works_from_its_first_stage_on() -> None:
    t = begun("silk-road", 1, resources=0, hand="reserves-i").do("play reserves-i")
    assert t.legal() == ["food 3", "resources 3"]
    first = values("silk-road", "stages")[0]
    t = begun("silk-road", 0, resources=first, hand="reserves-i reserves-i reserves-ii")
    t.do("play reserves-i", "food 2", "stage 1", "play reserves-i", "food 3", "play reserves-ii", "food 3")
    assert t.food() == 8
    t = begun("silk-road", 0, resources=first, hand="engineering-genius-a reserves-i")
    t.do("play engineering-genius-a", "stage 1", "play reserves-i", "food 3")
    assert (t.resources(), t.food()) == (2, 3)


@law("card.silk-road.from-first-stage")
def test_silk_road_works_when_a_token_of_a_card_covered_its_first_stage() -> None:
    t = begun("silk-road", 0, resources=0, food=1, hand="reserves-i").give(blue=0)
    t.seat().works = 9  # so that no token comes back to the bank
    t.do("stage 1", "choose agriculture", "play reserves-i")
    assert (t.seat().stages, t.legal()) == (1, ["food 3", "resources 3"])


def test_an_unfinished_silk_road_that_is_lost_works_no_more() -> None:
    t = begun("silk-road", 1, hand="reserves-ii")
    t.s.age = 2
    t.s.civil_deck = t.s.civil_deck[:2]
    t.begin_turn(1)
    assert t.s.age == 3
    t.actions(0).do("play reserves-ii")
    assert t.legal() == ["food 3", "resources 3"]


@law("card.silk-road.plus-1")
def test_silk_road_adds_one_to_everything_that_a_card_gives() -> None:
    assert improved("reserves-ii").do("play reserves-ii", "food 4").food() == 4
    t = improved("stockpile").do("play stockpile")
    assert (t.food(), t.resources()) == (2, 2)
    assert improved("revolutionary-idea-ii").do("play revolutionary-idea-ii").seat().science == 5
    assert improved("frugality-i", food=2).do("play frugality-i", "populate").food() == 3
    t = improved("cultural-heritage-a").do("play cultural-heritage-a")
    assert (t.seat().science, t.seat().culture) == (2, 5)
    t = improved("wave-of-nationalism").give(1, workers={"warriors": 2}).do("play wave-of-nationalism")
    assert t.seat().arms == 7
    t = improved("breakthrough-i iron", science=5).do("play breakthrough-i", "develop iron")
    assert t.seat().science == 3


@law("card.silk-road.discount")
def test_silk_road_makes_a_discount_one_larger() -> None:
    t = improved("rich-land-i", techs="iron", resources=2).do("play rich-land-i", "build iron")
    assert (t.workers("iron"), t.resources()) == (1, 0)
    t = improved("engineering-genius-a", wonder="pyramids", resources=0).do("play engineering-genius-a", "stage 1")
    assert t.seat().stages == 1
    t = improved("efficient-upgrade-ii", techs="coal", resources=2).do("play efficient-upgrade-ii")
    assert t.do("upgrade bronze coal").resources() == 0
    short = improved("rich-land-i", techs="iron", workers={"agriculture": 2}, resources=1).do("play rich-land-i")
    assert short.refused("build iron") == "action.build.resource-cost"


@law("card.silk-road.both")
def test_silk_road_improves_both_parts_of_a_card() -> None:
    t = improved("patriotism-i").do("play patriotism-i")
    assert (t.seat().arms, t.seat().extra_military) == (3, 2)


@law("card.silk-road.every-card")
@pytest.mark.parametrize("slug", ACTION_CARDS)
def test_silk_road_improves_every_action_card(slug: str) -> None:
    improved_by = []
    for plain, better in zip(results(slug, ""), results(slug, "silk-road"), strict=True):
        more = [new - old for old, new in zip(plain, better, strict=True)]
        assert set(more) <= {0, 1}, "one more, and nothing less"
        improved_by.append(sum(more))
    assert max(improved_by) >= 1


def results(slug: str, wonders: str) -> list[tuple[int, ...]]:
    """What a seat has after the card, for everything that it can be used for."""
    found = []
    techs = "oil selective-breeding organized-religion printing-press"
    things: dict[str, Any] = {"techs": techs, "wonder": "eiffel-tower", "stages": 1, "hand": f"{slug} computers"}
    start = new().give(wonders=wonders, food=4, resources=20, science=20, pool=2, **things).do(f"play {slug}")
    plies = [[]] if start.asked == "action" else [[command] for command in start.legal()]
    for commands in plies:
        t = (
            new()
            .give(wonders=wonders, food=4, resources=20, science=20, pool=2, **things)
            .do(f"play {slug}", *commands)
        )
        seat = t.seat()
        found.append((t.food(), t.resources(), seat.science, seat.culture, seat.arms, seat.extra_military))
    return found


@law("card.silk-road.not-multiplied")
def test_silk_road_does_not_repeat_the_action_of_a_card() -> None:
    t = improved("engineering-genius-a", wonder="pyramids", techs="masonry").do("play engineering-genius-a")
    assert t.legal() == ["stage 1"]
    t.do("stage 1")
    assert (t.asked, t.seat().stages) == ("action", 1)
    t = improved("efficient-upgrade-ii", techs="iron").do("play efficient-upgrade-ii", "upgrade bronze iron")
    assert (t.asked, t.workers("iron"), t.workers("bronze")) == ("action", 1, 1)
