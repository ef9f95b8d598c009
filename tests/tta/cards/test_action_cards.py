"""Action cards: each of the 33 once, with the action it orders or the gain it gives."""

from tests.kit import law
from tests.tta.scenario import Table, table


# --- rich land ----------------------------------------------------------------------------------------------------
def test_rich_land_a_builds_a_farm_for_one_less_and_one_civil_action_in_all() -> None:
    t = table().give(hand="rich-land-a", resources=1)
    t.do("play rich-land-a")
    assert t.asked == "action-card"
    t.do("build agriculture")
    assert (t.resources(), t.workers("agriculture"), t.seat().pool, t.seat().civil) == (0, 3, 0, 3)
    assert list(t.seat().hand) == []


def test_rich_land_i_takes_two_off_the_difference_of_an_upgrade() -> None:
    t = table().give(hand="rich-land-i", techs="iron", resources=1)
    t.do("play rich-land-i", "upgrade bronze iron")
    assert (t.resources(), t.workers("iron"), t.workers("bronze"), t.seat().civil) == (0, 1, 1, 3)


def test_rich_land_ii_takes_three_off_a_new_farm() -> None:
    t = table().give(hand="rich-land-ii", techs="irrigation", resources=1)
    t.do("play rich-land-ii", "build irrigation")
    assert (t.resources(), t.workers("irrigation")) == (0, 1)


@law("action.card.cost-floor")
def test_the_discount_of_rich_land_ii_never_makes_a_price_negative() -> None:
    t = table().give(hand="rich-land-ii", resources=0)
    t.do("play rich-land-ii", "build agriculture")
    assert (t.resources(), t.workers("agriculture")) == (0, 3)


def test_rich_land_is_for_farms_and_mines_only() -> None:
    t = table().give(hand="rich-land-a", resources=5).do("play rich-land-a")
    assert t.legal() == ["build agriculture", "build bronze"]
    assert t.refused("build religion") == "action.card.must-be-possible"
    assert t.refused("build warriors") == "action.card.must-be-possible"


@law("action.card.must-be-possible")
def test_rich_land_cannot_be_played_when_nothing_can_be_built() -> None:
    t = table().give(hand="rich-land-a", resources=0)
    assert t.refused("play rich-land-a") == "action.card.must-be-possible"
    t.give(resources=5, pool=0)
    assert t.refused("play rich-land-a") == "action.card.must-be-possible"


# --- urban growth -------------------------------------------------------------------------------------------------
def test_urban_growth_a_builds_a_temple_for_one_less() -> None:
    t = table().give(hand="urban-growth-a", resources=2)
    t.do("play urban-growth-a", "build religion")
    assert (t.resources(), t.workers("religion"), t.seat().civil) == (0, 1, 3)


def test_urban_growth_i_takes_two_off_the_difference_of_an_upgrade() -> None:
    t = table().give(hand="urban-growth-i", techs="alchemy", resources=1)
    t.do("play urban-growth-i", "upgrade philosophy alchemy")
    assert (t.resources(), t.workers("alchemy"), t.workers("philosophy")) == (0, 1, 0)


def test_urban_growth_ii_takes_three_off_a_new_building() -> None:
    t = table().give(hand="urban-growth-ii", techs="alchemy", resources=3)
    t.do("play urban-growth-ii", "build alchemy")
    assert (t.resources(), t.workers("alchemy")) == (0, 1)


def test_urban_growth_iii_takes_four_off_a_new_building() -> None:
    t = table(age=3).give(hand="urban-growth-iii", techs="opera", resources=4)
    t.do("play urban-growth-iii", "build opera")
    assert (t.resources(), t.workers("opera")) == (0, 1)


def test_urban_growth_adds_to_construction_and_to_a_leader() -> None:
    t = table().give(hand="urban-growth-i", techs="masonry theology", resources=2)
    t.do("play urban-growth-i", "build theology")
    assert t.resources() == 0
    t = table(age=2).give(hand="urban-growth-a", leader="william-shakespeare", techs="drama", resources=2)
    t.give(workers={"printing-press": 1}).do("play urban-growth-a", "build drama")
    assert (t.resources(), t.workers("drama")) == (0, 1)


@law("action.card.sub-action-rules")
def test_urban_growth_keeps_the_urban_limit_and_refuses_farms() -> None:
    t = table().give(hand="urban-growth-a", workers={"philosophy": 2}, resources=5).do("play urban-growth-a")
    assert t.legal() == ["build religion"]
    assert t.refused("build philosophy") == "action.build.urban-limit"
    assert t.refused("build bronze") == "action.card.must-be-possible"


def test_urban_growth_may_carry_the_change_of_any_building_into_a_theater_once_per_turn() -> None:
    t = table(age=2).give(hand="urban-growth-a urban-growth-i", leader="johann-sebastian-bach", techs="drama")
    t.give(workers={"philosophy": 2}, resources=3).do("play urban-growth-a", "convert philosophy drama")
    assert (t.workers("drama"), t.workers("philosophy"), t.resources()) == (1, 1, 3)
    t.do("play urban-growth-i")
    assert t.refused("convert philosophy drama") == "action.card.must-be-possible"


# --- frugality ----------------------------------------------------------------------------------------------------
def test_frugality_a_increases_population_and_then_gives_one_food() -> None:
    t = table().give(hand="frugality-a", food=2).do("play frugality-a", "populate")
    assert (t.food(), t.seat().pool, t.seat().yellow, t.seat().civil) == (1, 2, 17, 3)


def test_frugality_i_gives_two_food_afterwards() -> None:
    t = table().give(hand="frugality-i", food=2).do("play frugality-i", "populate")
    assert (t.food(), t.seat().pool) == (2, 2)


def test_frugality_ii_gives_three_food_afterwards() -> None:
    t = table().give(hand="frugality-ii", food=4).do("play frugality-ii", "populate")
    assert (t.food(), t.seat().pool) == (5, 2)


def test_the_food_of_frugality_cannot_help_to_pay() -> None:
    t = table().give(hand="frugality-ii", food=1)
    assert t.refused("play frugality-ii") == "action.card.must-be-possible"


def test_frugality_is_paid_at_the_price_of_moses() -> None:
    t = table().give(hand="frugality-a", leader="moses", food=1).do("play frugality-a", "populate")
    assert (t.food(), t.seat().pool) == (1, 2)


# --- engineering genius -------------------------------------------------------------------------------------------
def test_engineering_genius_a_takes_two_off_a_stage() -> None:
    t = table().give(hand="engineering-genius-a", wonder="pyramids", resources=1)
    t.do("play engineering-genius-a", "stage 1")
    assert (t.resources(), t.seat().stages, t.seat().civil) == (0, 1, 3)


def test_engineering_genius_i_takes_three_off_a_stage_and_not_more_than_it_costs() -> None:
    t = table().give(hand="engineering-genius-i", wonder="library-of-alexandria", resources=0)
    t.do("play engineering-genius-i", "stage 1")
    assert (t.resources(), t.seat().stages) == (0, 1)


def test_engineering_genius_ii_takes_four_off_a_stage() -> None:
    t = table(age=2).give(hand="engineering-genius-ii", wonder="eiffel-tower", stages=1, resources=3)
    t.do("play engineering-genius-ii", "stage 1")
    assert (t.resources(), t.seat().stages) == (0, 2)


def test_engineering_genius_iii_takes_five_off_a_last_stage() -> None:
    t = table(age=3).give(hand="engineering-genius-iii", wonder="first-space-flight", stages=3, resources=4)
    t.do("play engineering-genius-iii", "stage 1")
    assert (t.resources(), t.names(t.seat().wonders)) == (0, ["first-space-flight"])


@law("action.card.one-stage-only")
def test_engineering_genius_builds_one_stage_whatever_the_construction_technology() -> None:
    t = table().give(hand="engineering-genius-a", wonder="pyramids", techs="masonry", resources=9)
    t.do("play engineering-genius-a")
    assert t.legal() == ["stage 1"]
    t.refused("stage 2")


def test_engineering_genius_needs_an_unfinished_wonder() -> None:
    t = table().give(hand="engineering-genius-a", resources=9)
    assert t.refused("play engineering-genius-a") == "action.card.must-be-possible"


# --- patriotism ---------------------------------------------------------------------------------------------------
def test_patriotism_a_gives_a_military_action_and_a_resource_for_units() -> None:
    t = table().give(hand="patriotism-a", resources=1).do("play patriotism-a")
    assert (t.seat().extra_military, t.seat().arms, t.seat().military, t.seat().civil) == (1, 1, 2, 3)
    t.do("build warriors")
    assert (t.resources(), t.seat().arms, t.seat().extra_military, t.seat().military) == (0, 0, 0, 2)


def test_patriotism_i_gives_two_resources_for_an_upgrade_of_units() -> None:
    t = table().give(hand="patriotism-i", techs="swordsmen", resources=0)
    t.do("play patriotism-i", "upgrade warriors swordsmen")
    assert (t.workers("swordsmen"), t.seat().arms, t.seat().military) == (1, 1, 2)


def test_patriotism_ii_gives_three_resources_that_several_units_share() -> None:
    t = table().give(hand="patriotism-ii", pool=2, resources=1)
    t.do("play patriotism-ii", "build warriors")
    assert (t.seat().arms, t.resources()) == (1, 1)
    t.do("build warriors")
    assert (t.seat().arms, t.resources(), t.workers("warriors"), t.seat().military) == (0, 0, 3, 1)


def test_patriotism_iii_gives_four_resources_that_no_building_may_use() -> None:
    t = table(age=3).give(hand="patriotism-iii", resources=0).do("play patriotism-iii")
    assert (t.seat().arms, t.seat().extra_military) == (4, 1)
    assert t.refused("build bronze") == "action.build.resource-cost"


def test_two_patriotisms_add_up_and_lapse_with_the_turn() -> None:
    t = table().give(hand="patriotism-a patriotism-i").do("play patriotism-a", "play patriotism-i")
    assert (t.seat().arms, t.seat().extra_military) == (3, 2)
    t.do("end")
    assert (t.seat().arms, t.seat().extra_military, t.seat().military) == (0, 0, 2)


def test_the_military_action_of_patriotism_still_draws_a_card() -> None:
    assert len(table().do("end").seat().cards) == 2
    assert len(table().give(hand="patriotism-a").do("play patriotism-a", "end").seat().cards) == 3


# --- points and goods ---------------------------------------------------------------------------------------------
def test_cultural_heritage_a_is_one_science_and_four_culture() -> None:
    t = table().give(hand="cultural-heritage-a", science=0, culture=0).do("play cultural-heritage-a")
    assert (t.seat().science, t.seat().culture, t.seat().civil) == (1, 4, 3)


def test_cultural_heritage_i_is_two_science_and_two_culture() -> None:
    t = table().give(hand="cultural-heritage-i", science=0, culture=0).do("play cultural-heritage-i")
    assert (t.seat().science, t.seat().culture) == (2, 2)


def test_stockpile_is_a_resource_and_a_food() -> None:
    t = table().give(hand="stockpile", food=0, resources=0).do("play stockpile")
    assert (t.resources(), t.food(), t.seat().civil) == (1, 1, 3)


@law("food.gain.card-order")
def test_stockpile_gives_the_resource_first_when_one_token_is_left() -> None:
    t = table().give(hand="stockpile", food=0, resources=0, blue=1).do("play stockpile")
    assert (t.resources(), t.food(), t.seat().blue) == (1, 0, 0)


def test_reserves_i_is_two_of_one_kind() -> None:
    t = table().give(hand="reserves-i", food=0, resources=0).do("play reserves-i")
    assert t.legal() == ["food 2", "resources 2"]
    t.refused("food 1")
    t.do("food 2")
    assert (t.food(), t.resources(), t.seat().civil) == (2, 0, 3)


def test_reserves_ii_is_three_of_one_kind() -> None:
    t = table().give(hand="reserves-ii", food=0, resources=0).do("play reserves-ii", "resources 3")
    assert (t.food(), t.resources()) == (0, 3)


def test_reserves_iii_is_four_of_one_kind() -> None:
    t = table(age=3).give(hand="reserves-iii", food=0, resources=0).do("play reserves-iii", "resources 4")
    assert (t.food(), t.resources()) == (0, 4)


def test_revolutionary_idea_ii_is_four_science() -> None:
    t = table(age=2).give(hand="revolutionary-idea-ii", science=0).do("play revolutionary-idea-ii")
    assert (t.seat().science, t.seat().civil) == (4, 3)


def test_revolutionary_idea_iii_is_six_science() -> None:
    assert (
        table(age=3).give(hand="revolutionary-idea-iii", science=1).do("play revolutionary-idea-iii").seat().science
        == 7
    )


# --- breakthrough -------------------------------------------------------------------------------------------------
def test_breakthrough_i_develops_at_full_price_and_then_gives_two_science() -> None:
    t = table().give(hand="breakthrough-i irrigation", science=3).do("play breakthrough-i", "develop irrigation")
    assert (t.seat().science, t.seat().civil, list(t.seat().hand)) == (2, 3, [])


def test_breakthrough_ii_gives_three_science() -> None:
    t = table(age=2).give(hand="breakthrough-ii coal", science=7).do("play breakthrough-ii", "develop coal")
    assert (t.seat().science, t.seat().civil) == (3, 3)


def test_the_science_of_breakthrough_cannot_help_to_pay() -> None:
    t = table().give(hand="breakthrough-i irrigation", science=2)
    assert t.refused("play breakthrough-i") == "action.card.must-be-possible"


@law("action.revolution.via-action-card")
def test_breakthrough_with_a_revolution_costs_all_civil_actions_and_none_of_its_own() -> None:
    t = table().give(hand="breakthrough-i monarchy", science=2).do("play breakthrough-i", "revolt monarchy")
    assert (t.seat().science, t.seat().civil, t.seat().civil_total, t.seat().military) == (2, 0, 5, 3)
    t = table().give(hand="breakthrough-i monarchy", science=2, civil=3)
    assert t.refused("play breakthrough-i") == "action.card.must-be-possible"


def test_breakthrough_with_a_revolution_of_robespierre_costs_military_actions_only() -> None:
    t = table(age=2).give(hand="breakthrough-i monarchy", leader="maximilien-robespierre", science=2, civil=0)
    assert t.seat().military_total == 3
    t.do("play breakthrough-i", "revolt monarchy")
    assert (t.seat().military, t.seat().military_total, t.seat().civil, t.seat().science) == (0, 4, 1, 2)
    assert t.seat().culture == 3


# --- efficient upgrade --------------------------------------------------------------------------------------------
def test_efficient_upgrade_ii_takes_three_off_an_upgrade() -> None:
    t = table(age=2).give(hand="efficient-upgrade-ii", techs="coal", resources=3)
    t.do("play efficient-upgrade-ii", "upgrade bronze coal")
    assert (t.resources(), t.workers("coal"), t.seat().civil) == (0, 1, 3)


def test_efficient_upgrade_iii_takes_four_off_an_upgrade() -> None:
    t = table(age=3).give(hand="efficient-upgrade-iii", techs="computers", resources=4)
    t.do("play efficient-upgrade-iii", "upgrade philosophy computers")
    assert (t.resources(), t.workers("computers")) == (0, 1)


def test_efficient_upgrade_is_neither_for_units_nor_for_new_buildings() -> None:
    t = table(age=2).give(hand="efficient-upgrade-ii", techs="iron swordsmen", resources=9)
    t.do("play efficient-upgrade-ii")
    assert t.legal() == ["upgrade bronze iron"]
    t.refused("upgrade warriors swordsmen")
    assert t.refused("build iron") == "action.card.must-be-possible"


# --- cards that look at the others --------------------------------------------------------------------------------
def behind(seats: int, card: str) -> Table:
    """Seat 0 holds the card and is weaker and poorer than everybody else."""
    t = table(seats, age=3).give(0, hand=card, culture=0, resources=0)
    for i in range(1, seats):
        t.give(i, workers={"warriors": 1 + i}, culture=i)
    return t.do(f"play {card}")


def test_wave_of_nationalism_is_six_three_or_two_for_every_stronger_rival() -> None:
    assert behind(2, "wave-of-nationalism").seat().arms == 6
    assert behind(3, "wave-of-nationalism").seat().arms == 6
    assert behind(4, "wave-of-nationalism").seat().arms == 6


def test_military_build_up_is_eight_five_or_three_for_every_stronger_rival() -> None:
    assert behind(2, "military-build-up").seat().arms == 8
    assert behind(3, "military-build-up").seat().arms == 10
    assert behind(4, "military-build-up").seat().arms == 9


def test_endowment_for_the_arts_is_six_three_or_two_for_every_richer_rival() -> None:
    assert behind(2, "endowment-for-the-arts").seat().culture == 6
    assert behind(3, "endowment-for-the-arts").seat().culture == 6
    assert behind(4, "endowment-for-the-arts").seat().culture == 6


def test_equal_rivals_do_not_count_and_the_card_may_be_played_for_nothing() -> None:
    t = table(4, age=2).give(0, hand="wave-of-nationalism").give(1, workers={"warriors": 2})
    assert t.do("play wave-of-nationalism").seat().arms == 2
    t = table(age=3).give(hand="endowment-for-the-arts").do("play endowment-for-the-arts")
    assert (t.seat().culture, t.seat().civil, list(t.seat().hand)) == (0, 3, [])


def test_the_factor_follows_the_players_still_in_the_game() -> None:
    t = table(3, age=2).give(0, hand="wave-of-nationalism").give(1, workers={"warriors": 2})
    t.politics(2).do("resign", "pass", "play wave-of-nationalism")
    assert t.seat().arms == 6


def test_the_purse_of_wave_of_nationalism_is_shared_by_units_of_the_turn() -> None:
    t = behind(2, "wave-of-nationalism").give(pool=2).do("build warriors", "build warriors")
    assert (t.seat().arms, t.workers("warriors"), t.seat().military) == (2, 3, 0)


@law("action.card.not-taken-this-phase")
def test_an_action_card_waits_for_the_next_turn() -> None:
    t = table().row("stockpile").do("take 1")
    assert t.refused("play stockpile") == "action.card.not-taken-this-phase"


@law("action.card.civil-action")
def test_an_action_card_costs_a_civil_action() -> None:
    t = table().give(hand="stockpile", civil=0)
    assert t.refused("play stockpile") == "action.card.civil-action"
