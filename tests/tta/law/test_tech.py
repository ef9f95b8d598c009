"""tech.*, stats.*, board.*: technologies by type, what they contribute, and the tables of the boards."""

import pytest

from saecula.tta import terms as terms
from saecula.tta.board import ROW_COST, consumption_of, corruption_of, faces_needed
from saecula.tta.cards.catalog import CARDS, KIND, NUMBER, is_special, is_technology, is_unit, is_urban
from saecula.tta.counts import count_of, lines_of
from saecula.tta.ratings.limits import urban_limit
from saecula.tta.ratings.prices import population_cost
from saecula.tta.ratings.stats import whole_cards
from saecula.tta.state import Seat
from tests.kit import law
from tests.tta.scenario import Table, table


def ratings(t: Table, i: int = 0) -> tuple[int, int, int, int]:
    return (t.science(i), t.culture(i), t.strength(i), t.happiness(i))


# --- technologies in play ------------------------------------------------------------------------------------------
def test_technologies_in_play_are_listed_anew_when_they_change() -> None:
    t = table(2, age=1).give(hand="iron swordsmen", science=20)

    def listed(seat: Seat) -> list[str]:
        assert list(lines_of(seat)) == [tech for tech in range(terms.TECHS) if seat.techs >> tech & 1]
        return [CARDS[tech].slug for tech in lines_of(seat)]

    at_first = ["agriculture", "bronze", "philosophy", "religion", "warriors"]
    assert listed(t.seat(0)) == at_first
    before = t.seat(0).copy()
    t.do("develop iron", "develop swordsmen")
    assert listed(t.seat(0)) == [*at_first[:2], "iron", *at_first[2:], "swordsmen"]
    assert listed(before) == at_first
    t.seat(0).techs = 0
    assert listed(t.seat(0)) == []


# --- what is a technology -----------------------------------------------------------------------------------------
@law("tech.definition.science-cost")
def test_technologies_are_the_civil_cards_with_a_science_cost() -> None:
    initial = ["agriculture", "bronze", "philosophy", "religion", "warriors", "despotism"]
    by_cost = [card.slug for card in CARDS if card.science > 0]
    by_kind = [card.slug for number, card in enumerate(CARDS) if is_technology(number)]
    assert sorted(by_cost + initial) == sorted(by_kind)
    t = table(2).give(hand="iron moses stockpile", science=9)
    assert t.legal("develop") == ["develop iron"]
    assert t.refused("develop moses") == "action.develop.from-hand"


@law("tech.definition.initial")
def test_the_technologies_of_the_board_count_like_any_other() -> None:
    t = table(2, age=3).give(pool=3, resources=6)
    t.do("build agriculture", "build religion")
    assert (t.workers("agriculture"), t.workers("religion")) == (3, 1)
    t.reveal("impact-of-variety", 1)
    assert t.seat(0).score[terms.BY_IMPACT] == 2 * (1 + 2)  # infantry, lab and temple
    assert t.seat(1).score[terms.BY_IMPACT] == 2 * (1 + 1)


@law("tech.type.symbol")
def test_every_technology_has_one_type() -> None:
    slugs = "oil irrigation alchemy theology journalism opera team-sports swordsmen tanks rockets air-forces monarchy"
    types = [terms.KIND_IDS[KIND[NUMBER[slug]]] for slug in slugs.split()]
    assert types == [
        "mine", "farm", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery",
        "air_force", "government",
    ]  # fmt: skip
    t = table(2).give(techs="alchemy", workers={"bronze": 2}, resources=9)
    assert t.refused("upgrade bronze alchemy") == "action.upgrade.same-type-higher"


# --- farms and mines ----------------------------------------------------------------------------------------------
@law("tech.production.worker-is-building")
def test_each_worker_is_a_farm_or_mine_of_the_cards_level() -> None:
    t = table(2).give(workers={"agriculture": 1, "irrigation": 2, "bronze": 3, "iron": 1})
    assert (count_of(t.seat(), terms.FARM), count_of(t.seat(), terms.MINE)) == (3, 4)
    t.do("end")
    assert (t.food(), t.resources()) == (1 + 2 * 2, 3 + 2)


@law("tech.production.unlimited")
def test_farms_and_mines_are_not_limited() -> None:
    t = table(2).give(workers={"bronze": 12, "agriculture": 9}, pool=2, resources=4)
    t.do("build bronze", "build agriculture")
    assert (t.workers("bronze"), t.workers("agriculture")) == (13, 10)


@law("tech.production.no-ratings")
def test_farms_and_mines_change_no_rating() -> None:
    t = table(2).give(workers={"iron": 1}, resources=2)
    before = ratings(t)
    t.do("build bronze")
    assert ratings(t) == before == (1, 0, 1, 0)


@law("tech.production.tokens-unlimited")
def test_any_number_of_tokens_may_lie_on_a_card() -> None:
    t = table(2).give(blue=5, resources=25, hand="reserves-i")
    assert t.seat().tokens[NUMBER["bronze"]] == 25
    t.do("play reserves-i", "resources 2")
    assert t.seat().tokens[NUMBER["bronze"]] == 27


@law("tech.production.store-without-worker")
def test_a_mine_without_workers_holds_tokens() -> None:
    t = table(2).give(techs="iron", hand="reserves-i")
    t.do("play reserves-i", "resources 2")
    assert t.seat().tokens[NUMBER["iron"]] == 1
    assert (t.workers("iron"), t.resources()) == (0, 2)


# --- urban buildings ----------------------------------------------------------------------------------------------
@law("tech.urban.types")
def test_labs_temples_libraries_theaters_and_arenas_are_urban() -> None:
    types = {terms.KIND_IDS[KIND[card]] for card in range(len(CARDS)) if is_urban(card)}
    assert types == {"lab", "temple", "library", "theater", "arena"}


@law("tech.urban.worker-is-building", "tech.urban.limit")
def test_the_limit_counts_workers_of_one_type_on_all_levels() -> None:
    t = table(2).give(workers={"philosophy": 1, "alchemy": 1}, pool=2, resources=12)
    assert count_of(t.seat(), terms.LAB) == 2
    assert t.refused("build alchemy") == "action.build.urban-limit"
    assert t.refused("build philosophy") == "action.build.urban-limit"
    t.do("build religion")  # another type
    assert t.workers("religion") == 1


@law("tech.urban.limit")
@pytest.mark.parametrize(
    ("government", "limit"),
    [
        ("despotism", 2),
        ("monarchy", 3),
        ("theocracy", 3),
        ("constitutional-monarchy", 3),
        ("republic", 3),
        ("communism", 4),
        ("fundamentalism", 4),
        ("democracy", 4),
    ],
)
def test_the_government_sets_the_urban_limit(government: str, limit: int) -> None:
    t = table(2, age=3).give(government=government, workers={"religion": limit - 1}, pool=2, resources=6)
    assert urban_limit(t.seat()) == limit
    t.do("build religion")
    assert t.refused("build religion") == "action.build.urban-limit"


@law("tech.urban.surplus-stays")
def test_buildings_above_a_new_limit_stay_and_may_be_upgraded() -> None:
    t = table(3, age=3).give(government="democracy", workers={"philosophy": 3, "alchemy": 1}, pool=1)
    t.give(hand="republic", science=13, resources=8).do("develop republic")
    assert count_of(t.seat(), terms.LAB) == 4
    assert t.refused("build philosophy") == "action.build.urban-limit"
    t.do("upgrade philosophy alchemy")
    assert (t.workers("philosophy"), t.workers("alchemy")) == (2, 2)


# --- units --------------------------------------------------------------------------------------------------------
@law("tech.unit.types")
def test_infantry_cavalry_artillery_and_air_force_are_units() -> None:
    types = {terms.KIND_IDS[KIND[card]] for card in range(len(CARDS)) if is_unit(card)}
    assert types == {"infantry", "cavalry", "artillery", "air_force"}


@law("tech.unit.worker-is-unit")
def test_each_worker_is_a_unit_of_the_cards_type_and_level() -> None:
    t = table(2, age=3).give(workers={"warriors": 2, "riflemen": 1, "knights": 1, "air-forces": 1})
    assert (count_of(t.seat(), terms.INFANTRY), count_of(t.seat(), terms.CAVALRY)) == (3, 1)
    assert t.strength() == 2 * 1 + 3 + 2 + 5
    t.give(leader="napoleon-bonaparte")
    assert t.strength() == 12 + 2 * 3  # three types


@law("tech.unit.unlimited")
def test_units_are_not_limited() -> None:
    t = table(2).give(workers={"warriors": 14}, pool=1, resources=2)
    t.do("build warriors")
    assert (t.workers("warriors"), t.strength()) == (15, 15)


# --- special technologies and governments -------------------------------------------------------------------------
@law("tech.special.types")
def test_law_warfare_exploration_and_construction_are_special() -> None:
    groups = {
        kind: [card.slug for card in CARDS if card.kind == kind] for kind in range(terms.SPECIAL_LAW, terms.GOVERNMENT)
    }
    assert groups == {
        terms.SPECIAL_LAW: ["code-of-laws", "justice-system", "civil-service"],
        terms.SPECIAL_MILITARY: ["warfare", "strategy", "military-theory"],
        terms.SPECIAL_EXPLORATION: ["cartography", "navigation", "satellites"],
        terms.SPECIAL_CONSTRUCTION: ["masonry", "architecture", "engineering"],
    }
    assert all(is_special(NUMBER[slug]) for slugs in groups.values() for slug in slugs)


@law("tech.special.one-per-type")
def test_a_better_special_technology_replaces_the_old_one_of_its_type() -> None:
    t = table(2, age=2).give(techs="warfare masonry", hand="strategy", science=8)
    t.do("develop strategy")
    assert t.names(whole_cards(t.seat())) == ["despotism", "strategy", "masonry"]
    assert (t.seat().military_total, t.strength()) == (4, 4)


@law("tech.special.one-per-type")
def test_a_lesser_special_technology_is_removed_at_once() -> None:
    t = table(2, age=2).give(techs="strategy", hand="warfare", science=5)
    t.do("develop warfare")
    assert t.names(whole_cards(t.seat())) == ["despotism", "strategy"]
    assert (list(t.seat().hand), t.seat().science) == ([], 0)
    assert (t.seat().military_total, t.strength()) == (4, 4)


@law("tech.government.no-workers")
def test_no_worker_stands_on_a_government() -> None:
    t = table(2).give(government="monarchy", pool=3, resources=9)
    assert "build monarchy" not in t.legal()
    assert t.refused("build monarchy") == "action.build.tech-in-play"
    assert t.refused("build despotism") == "action.build.tech-in-play"


@law("tech.government.exactly-one")
@pytest.mark.parametrize(("command", "science"), [("develop monarchy", 8), ("revolt monarchy", 2)])
def test_a_new_government_replaces_the_old_one(command: str, science: int) -> None:
    t = table(2).give(hand="monarchy", science=science)
    t.do(command)
    assert t.names(whole_cards(t.seat())) == ["monarchy"]
    assert (t.seat().civil_total, t.seat().military_total, t.seat().science) == (5, 3, 0)
    t.give(hand="theocracy", science=6, civil=1).do("develop theocracy")
    assert t.names(whole_cards(t.seat())) == ["theocracy"]
    assert NUMBER["monarchy"] not in list(t.seat().hand) + list(t.s.civil_deck) + list(t.s.row)


# --- statistics ---------------------------------------------------------------------------------------------------
@law("stats.source")
def test_statistics_follow_from_cards_in_play_and_tokens_only() -> None:
    t = table(2, age=2).give(workers={"theology": 2, "alchemy": 1}, techs="warfare", leader="moses")
    rich = table(2, age=2).give(workers={"alchemy": 1, "theology": 2}, leader="moses", techs="warfare")
    rich.give(science=40, culture=60, food=5, hand="strategy opera", cards="legion spy", civil=0, military=0)
    assert ratings(t) == ratings(rich) == (3, 2, 2, 4)


@law("stats.per-worker")
def test_symbols_count_once_for_each_worker() -> None:
    t = table(2, age=2).give(workers={"theology": 1, "bread-and-circuses": 1})
    assert ratings(t) == (1, 1, 2, 4)
    t.give(workers={"theology": 2, "bread-and-circuses": 2, "journalism": 1})
    assert ratings(t) == (1 + 2, 2 + 2, 1 + 2, 8)


@law("stats.no-worker-nothing")
def test_a_card_without_workers_contributes_nothing() -> None:
    t = table(2, age=3).give(
        techs="computers movies multimedia professional-sports tanks air-forces organized-religion"
    )
    assert ratings(t) == (1, 0, 1, 0)
    t.give(workers={"warriors": 0, "philosophy": 0})
    assert ratings(t) == (0, 0, 0, 0)


@law("stats.whole-card")
def test_cards_without_workers_count_their_symbols_once() -> None:
    t = table(2, age=2).give(government="theocracy", techs="navigation", wonders="universitas-carolina eiffel-tower")
    t.give(colonies="historic-territory-i strategic-territory-i")
    assert t.science() == 1 + 2
    assert t.culture() == 1 + 1 + 4
    assert t.strength() == 1 + 1 + 2 + 2
    assert t.happiness() == 1 + 1 + 1


@law("stats.modified-by-text", log=False)
def test_texts_of_cards_in_play_modify_statistics() -> None:
    t = table(2, age=3).give(workers={"warriors": 3, "alchemy": 2})
    assert ratings(t) == (1 + 4, 0, 3, 0)
    assert t.give(leader="alexander-the-great").strength() == 6
    assert t.give(leader="leonardo-da-vinci").science() == 6
    assert ratings(t.give(leader="sid-meier")) == (5 - 3, 2, 3, 0)
    assert t.give(wonders="great-wall").strength() == 6


@law("stats.update")
def test_workers_and_tactics_change_the_ratings_at_once() -> None:
    t = table(2).give(government="communism", techs="swordsmen", cards="fighting-band", pool=3, resources=9)
    t.do("build religion")
    assert (t.culture(), t.happiness()) == (1, 0)  # one face less under Communism
    t.do("destroy religion")
    assert (t.culture(), t.happiness()) == (0, 0)
    t.do("build warriors")
    assert t.strength() == 2
    t.do("tactic fighting-band")
    assert t.strength() == 3
    t.do("upgrade warriors swordsmen")
    assert t.strength() == 4
    t.do("destroy warriors")
    assert t.strength() == 2  # a single swordsman is no band


@law("stats.update")
def test_cards_that_enter_play_bring_their_tokens_and_actions_at_once() -> None:
    t = table(2, age=2).give(hand="justice-system joan-of-arc", science=7, wonder="taj-mahal", stages=2, blue=14)
    t.give(resources=2)
    assert t.seat().blue_owned == 16
    t.do("develop justice-system")
    assert (t.seat().blue_owned, t.seat().civil_total) == (19, 5)
    t.do("elect joan-of-arc")
    assert (t.seat().military_total, t.culture()) == (3, 1)
    t.do("stage 1")
    assert (t.seat().blue_owned, t.culture()) == (20, 4)


@law("stats.update")
def test_colonies_and_pacts_take_effect_at_once() -> None:
    t = table(3, age=2).reveal("developed-territory-i", 0)
    t.do("bid 1", "pass", "pass", "send warriors", "land")
    assert (t.seat(0).yellow_owned, t.seat(0).blue_owned, t.strength(0)) == (26, 17, 0)
    t.give(1, cards="open-borders-agreement").politics(1).do("offer open-borders-agreement 3 a", "accept")
    assert [seat.military_total for seat in t.s.seats] == [2, 3, 3]
    assert [seat.military for seat in t.s.seats] == [2, 3, 3]


# --- tables of the boards -----------------------------------------------------------------------------------------
@law("board.row.costs")
@pytest.mark.parametrize(("space", "cost"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_spaces_cost_one_two_or_three_actions(space: int, cost: int) -> None:
    row = ". " * (space - 1) + "iron"
    assert table(2).row(row).give(civil=cost - 1).refused(f"take {space}") == "action.take.space-cost"
    t = table(2).row(row).give(civil=cost).do(f"take {space}")
    assert t.seat().civil == 0


@law("board.row.costs")
def test_five_spaces_cost_one_four_cost_two_and_four_cost_three() -> None:
    assert list(ROW_COST) == [1] * 5 + [2] * 4 + [3] * 4


@law("board.blue.corruption")
def test_an_emptier_blue_bank_means_more_corruption() -> None:
    t = table(2)
    table_of = [corruption_of(t.give(blue=n).seat()) for n in range(18)]
    assert table_of == [6] + [4] * 5 + [2] * 5 + [0] * 7


@law("board.blue.corruption")
@pytest.mark.parametrize(("blue", "lost"), [(11, 0), (10, 2), (6, 2), (5, 4), (1, 4)])
def test_corruption_is_lost_at_the_end_of_the_turn(blue: int, lost: int) -> None:
    t = table(2).give(blue=blue, resources=5, workers={"bronze": 0})
    t.do("end")
    assert t.resources() == 5 - lost


@law("board.yellow.population-cost")
def test_an_emptier_yellow_bank_makes_population_dearer() -> None:
    t = table(2)
    table_of = [population_cost(t.give(yellow=n).seat()) for n in range(21)]
    assert table_of == [terms.NOTHING] + [7] * 4 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 4
    t = table(2).give(yellow=16, food=2)
    assert t.refused("populate") == "action.population.food-cost"
    t.give(food=3).do("populate")
    assert (t.food(), t.seat().yellow, t.seat().pool) == (0, 15, 2)


@law("board.yellow.consumption")
def test_an_emptier_yellow_bank_consumes_more_food() -> None:
    t = table(2)
    table_of = [consumption_of(t.give(yellow=n).seat()) for n in range(21)]
    assert table_of == [6] + [4] * 4 + [3] * 4 + [2] * 4 + [1] * 4 + [0] * 4
    t = table(2).give(yellow=4, food=5, pool=8)
    t.do("end")
    assert t.food() == 5 + 2 - 4


@law("board.yellow.happiness")
def test_an_emptier_yellow_bank_needs_more_happy_faces() -> None:
    t = table(2)
    table_of = [faces_needed(t.give(yellow=n).seat()) for n in range(21)]
    assert table_of == [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0]
    t = table(2).give(yellow=11, workers={"religion": 1})
    assert t.discontent() == 1
