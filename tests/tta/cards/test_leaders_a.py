"""Leaders of Age A: every sentence of their cards."""

from tests.tta.scenario import number, table


# --- Alexander the Great ------------------------------------------------------------------------------------------
def test_alexander_adds_one_strength_for_every_unit_of_any_type() -> None:
    t = table().give(workers={"warriors": 2, "knights": 1, "cannon": 1, "air-forces": 1})
    assert t.strength() == 2 + 2 + 3 + 5
    assert t.give(leader="alexander-the-great").strength() == 12 + 5


def test_alexander_does_not_go_with_a_colonization_force() -> None:
    t = table().give(leader="alexander-the-great", workers={"warriors": 2}).reveal("vast-territory-i")
    assert t.legal("bid") == ["bid 1", "bid 2"]


def test_alexander_is_given_up_for_a_yellow_token_in_the_bank() -> None:
    t = table().give(leader="alexander-the-great", civil=3).row("taj-mahal").politics().do("give-up")
    assert (t.seat().leader, t.seat().yellow, t.seat().pool, t.strength()) == (-1, 19, 1, 1)
    assert t.asked == "action"


def test_giving_alexander_up_is_no_replacement() -> None:
    t = table().give(leader="alexander-the-great", civil=3).row("taj-mahal").politics().do("give-up")
    assert t.seat().civil == 3
    t.do("take 1")
    assert t.seat().civil == 2


def test_only_alexander_can_be_given_up() -> None:
    t = table().give(leader="moses").politics()
    assert t.legal("give-up") == []
    t.refused("give-up")


# --- Aristotle ----------------------------------------------------------------------------------------------------
def test_aristotle_gives_a_science_for_every_technology_taken() -> None:
    t = table().give(leader="aristotle", government="constitutional-monarchy")
    t.row("iron drama monarchy warfare swordsmen").do("take 1", "take 2", "take 3", "take 4", "take 5")
    assert t.seat().science == 5


def test_aristotle_gives_one_science_whatever_the_card_costs() -> None:
    t = table().give(leader="aristotle").row(". . . . . . . . . iron").do("take 10")
    assert (t.seat().science, t.seat().civil) == (1, 1)


def test_aristotle_gives_nothing_for_wonders_leaders_and_action_cards() -> None:
    t = table().give(leader="aristotle").row("pyramids michelangelo stockpile").do("take 1", "take 2", "take 3")
    assert t.seat().science == 0


def test_aristotle_gives_nothing_for_a_stolen_technology() -> None:
    t = table(age=2).give(leader="aristotle", workers={"warriors": 6}).give(1, techs="warfare", workers={"warriors": 0})
    t.seat().war, t.seat().war_on = t.claim("war-over-technology")[0], 1
    t.begin_turn().do("choose warfare")
    assert number("warfare") in t.seat().specials
    assert t.seat().science == 0


# --- Hammurabi ----------------------------------------------------------------------------------------------------
def test_hammurabi_lets_one_military_action_pay_for_a_civil_one() -> None:
    t = table().give(leader="hammurabi", civil=0, resources=2)
    assert t.refused("build bronze") == "action.build.civil-action"
    t.do("substitute", "build bronze")
    assert (t.seat().civil, t.seat().military, t.workers("bronze")) == (0, 1, 3)


def test_hammurabi_serves_once_per_turn() -> None:
    t = table().give(leader="hammurabi").do("substitute")
    t.refused("substitute")
    t.do("end", "pass", "end").politics().do("pass", "substitute")


def test_hammurabi_needs_a_military_action() -> None:
    t = table().give(leader="hammurabi", military=0)
    assert t.legal("substitute") == []
    t.refused("substitute")


def test_hammurabis_military_action_is_part_of_a_price_of_three() -> None:
    t = table().give(leader="hammurabi", civil=2).row(". . . . . . . . . iron")
    assert t.refused("take 10") == "action.take.space-cost"
    t.do("substitute", "take 10")
    assert (t.seat().civil, t.seat().military) == (0, 1)


def test_a_temporary_military_action_serves_hammurabi_first() -> None:
    t = table().give(leader="hammurabi", hand="patriotism-a").do("play patriotism-a")
    assert (t.seat().military, t.seat().extra_military) == (2, 1)
    t.do("substitute")
    assert (t.seat().military, t.seat().extra_military) == (2, 0)


def test_hammurabi_makes_leaders_in_the_row_one_action_cheaper() -> None:
    t = table().give(leader="hammurabi").row("michelangelo . . . . william-shakespeare iron")
    t.do("take 1")
    assert t.seat().civil == 4
    t.do("take 6")
    assert t.seat().civil == 3
    t.do("take 7")
    assert t.seat().civil == 1


def test_hammurabis_military_action_leaves_the_civil_actions_for_a_revolution() -> None:
    t = table().give(leader="hammurabi", hand="monarchy", science=2).row("iron")
    t.do("substitute", "take 1")
    assert t.seat().civil == 4
    t.do("revolt monarchy")
    assert t.name(t.seat().government) == "monarchy"
    assert t.seat().civil == 0


def test_hammurabis_military_action_may_be_part_of_a_revolutions_price() -> None:
    t = table().give(leader="hammurabi", hand="monarchy", science=2, civil=3)
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"
    t.do("substitute", "revolt monarchy")
    assert (t.seat().civil, t.seat().civil_total) == (0, 5)
    assert (t.seat().military, t.seat().military_total) == (2, 3)


def test_a_successor_paid_by_hammurabis_military_action_returns_nothing() -> None:
    t = table().give(leader="hammurabi", hand="moses").do("substitute", "elect moses")
    assert (t.seat().civil, t.seat().extra_civil, t.seat().military) == (4, 0, 1)


def test_a_successor_paid_by_hammurabis_military_action_returns_a_civil_action_spent_before() -> None:
    t = table().give(leader="hammurabi", hand="moses", civil=2).do("substitute", "elect moses")
    assert (t.seat().civil, t.seat().extra_civil) == (3, 0)


def test_hammurabis_military_action_outlives_his_replacement_in_the_same_turn() -> None:
    t = table().give(leader="hammurabi", hand="moses", resources=2, civil=1).do("substitute", "elect moses")
    t.do("build bronze")
    assert (t.seat().civil, t.seat().extra_civil, t.seat().military) == (1, 0, 1)


# --- Homer --------------------------------------------------------------------------------------------------------
def test_homer_gives_one_resource_per_turn_for_a_unit() -> None:
    t = table().give(leader="homer", resources=3, pool=2).politics().do("pass", "build warriors")
    assert t.resources() == 2
    t.do("build warriors")
    assert t.resources() == 0


def test_homers_resource_pays_for_an_upgrade_of_a_unit() -> None:
    t = table().give(leader="homer", techs="swordsmen", resources=0).politics().do("pass")
    t.do("upgrade warriors swordsmen")
    assert t.workers("swordsmen") == 1


def test_homers_resource_does_not_pay_for_buildings() -> None:
    t = table().give(leader="homer", resources=1).politics().do("pass")
    assert t.refused("build bronze") == "action.build.resource-cost"
    t.do("build warriors")
    assert (t.workers("warriors"), t.resources(), t.seat().arms) == (2, 0, 0)


def test_homers_resource_is_lost_at_the_end_of_the_turn() -> None:
    t = table().give(leader="homer").politics().do("pass")
    assert t.seat().arms == 1
    t.do("end")
    assert (t.seat().arms, t.resources()) == (0, 2)


def test_homer_serves_in_the_turn_in_which_he_is_played() -> None:
    t = table().give(hand="homer", resources=1)
    assert t.refused("build warriors") == "action.unit.build.resource-cost"
    t.do("elect homer", "build warriors")
    assert t.resources() == 0


def test_homer_has_a_happy_face() -> None:
    assert table().give(leader="homer").happiness() == 1


def test_homer_goes_under_a_wonder_instead_of_a_returned_action() -> None:
    t = table().give(leader="homer", wonders="colossus pyramids", hand="moses").do("elect moses")
    assert (t.asked, t.legal()) == ("homer-place", ["tuck colossus", "tuck pyramids", "done"])
    t.do("tuck colossus")
    assert (t.happiness(), t.seat().civil, t.seat().civil_total) == (1, 4, 5)


def test_homer_may_leave_for_the_returned_action() -> None:
    t = table().give(leader="homer", wonders="colossus", hand="moses").do("elect moses", "done")
    assert (t.happiness(), t.seat().civil) == (0, 4)


def test_homer_does_not_go_under_an_unfinished_wonder() -> None:
    t = table().give(leader="homer", wonder="colossus", stages=1, hand="moses").do("elect moses")
    assert (t.asked, t.seat().civil, t.happiness()) == ("action", 4, 0)
    t = table().give(leader="homer", wonder="colossus", wonders="pyramids", hand="moses").do("elect moses")
    t.refused("tuck colossus")


def test_homer_goes_under_no_wonder_when_he_is_not_replaced() -> None:
    t = table(age=2).give(leader="homer", wonders="colossus").reveal("iconoclasm")
    assert (t.asked, t.seat().leader, t.seat().tucked, t.happiness()) == ("action", -1, -1, 0)


# --- Julius Caesar ------------------------------------------------------------------------------------------------
def test_caesar_adds_a_military_action_and_a_strength() -> None:
    t = table().give(leader="julius-caesar")
    assert (t.seat().military_total, t.strength()) == (3, 2)


def test_caesar_takes_a_second_political_action_once_in_the_game() -> None:
    t = table().events("good-harvest new-deposits rats foray").give(leader="julius-caesar")
    t.give(cards="crusades barbarians raiders").politics().do("prepare crusades")
    assert t.asked == "politics"
    t.do("prepare barbarians")
    assert t.asked == "action"
    t.politics().do("prepare raiders")
    assert t.asked == "action"


def test_caesar_keeps_his_second_action_by_passing() -> None:
    t = table().events("good-harvest new-deposits rats foray").give(leader="julius-caesar")
    t.give(cards="crusades barbarians raiders").politics().do("prepare crusades", "pass")
    assert t.asked == "action"
    t.politics().do("prepare barbarians")
    assert t.asked == "politics"
    t.do("prepare raiders")
    assert t.asked == "action"


def test_political_actions_before_caesar_do_not_use_up_his_second_one() -> None:
    t = table().events("good-harvest new-deposits rats foray").give(hand="julius-caesar")
    t.give(cards="crusades barbarians").politics().do("prepare crusades", "elect julius-caesar")
    t.politics().do("prepare barbarians")
    assert t.asked == "politics"


def test_caesar_who_passes_at_once_takes_no_action_at_all() -> None:
    t = table().give(leader="julius-caesar", cards="crusades").politics().do("pass")
    assert t.asked == "action"


# --- Moses --------------------------------------------------------------------------------------------------------
def test_moses_makes_population_one_food_cheaper() -> None:
    t = table().give(leader="moses", food=1).do("populate")
    assert (t.food(), t.seat().pool, t.seat().yellow) == (0, 2, 17)
    assert t.refused("populate") == "action.population.food-cost"


def test_moses_serves_a_population_increase_that_a_card_orders() -> None:
    t = table().give(leader="moses", food=1, hand="frugality-a").do("play frugality-a", "populate")
    assert (t.food(), t.seat().pool) == (1, 2)


def test_moses_and_an_event_together_make_population_free() -> None:
    t = table().give(leader="moses", food=0).reveal("development-of-civilization")
    assert "populate" in t.legal()
    t.do("populate")
    assert (t.food(), t.seat().pool, t.seat().yellow, t.seat().civil) == (0, 2, 17, 4)
