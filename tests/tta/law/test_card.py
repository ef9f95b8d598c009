"""card.*: the appendix of cards that need an explanation."""

import pytest

from saecula.tta import terms as terms
from tests.kit import law
from tests.tta.scenario import Table, number, table


# --- Homer --------------------------------------------------------------------------------------------------------
def under(wonder: str, wonders: str, successor: str = "moses") -> Table:
    """Homer was replaced and lies under one of the wonders."""
    t = table(age=2).give(leader="homer", wonders=wonders, hand=successor)
    return t.do(f"elect {successor}", f"tuck {wonder}")


@law("card.homer.extra-face")
def test_a_wonder_with_homer_has_one_more_happy_face() -> None:
    assert under("colossus", "colossus").happiness() == 1
    assert under("hanging-gardens", "hanging-gardens").happiness() == 3


@law("card.homer.michelangelo")
def test_michelangelo_counts_homers_face() -> None:
    assert under("colossus", "colossus", "michelangelo").culture() == 1
    assert under("hanging-gardens", "hanging-gardens", "michelangelo").culture() == 1 + 3


@law("card.homer.basilica-once")
def test_the_basilica_adds_one_face_to_a_wonder_with_homer_and_a_face() -> None:
    t = under("great-wall", "great-wall st-peters-basilica")
    assert t.happiness() == (1 + 1 + 1) + 1


@law("card.homer.on-basilica")
def test_the_basilica_with_homer_has_two_faces() -> None:
    assert under("st-peters-basilica", "st-peters-basilica").happiness() == 2


@law("card.homer.faceless-with-basilica")
def test_a_wonder_without_faces_has_two_with_homer_and_the_basilica() -> None:
    assert under("colossus", "colossus st-peters-basilica").happiness() == 2 + 1


@law("card.homer.hanging-gardens-with-basilica")
def test_the_hanging_gardens_have_four_faces_with_homer_and_the_basilica() -> None:
    assert under("hanging-gardens", "hanging-gardens st-peters-basilica").happiness() == 4 + 1


@law("card.homer.ruins-keep-face", "card.ravages.homer")
def test_ruins_with_homer_have_one_face_and_two_culture() -> None:
    t = under("hanging-gardens", "hanging-gardens").reveal("ravages-of-time").do("choose hanging-gardens")
    assert (t.happiness(), t.culture()) == (1, 2)


# --- Genghis Khan -------------------------------------------------------------------------------------------------
@law("card.genghis.two-player")
def test_with_two_players_genghis_must_be_the_strongest() -> None:
    t = table().give(leader="genghis-khan").give(1, workers={"warriors": 2}).do("end")
    assert t.seat().culture == 0
    t = table().give(leader="genghis-khan", workers={"warriors": 2}).do("end")
    assert t.seat().culture == 3


@law("card.genghis.wins-ties")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_genghis_wins_ties(seats: int) -> None:
    t = table(seats).give(leader="genghis-khan")
    assert t.strength(0) == t.strength(1) == 1
    assert t.do("end").seat().culture == 3


@law("card.genghis.infantry-as-cavalry")
def test_infantry_of_genghis_rides_where_that_makes_stronger_armies() -> None:
    t = table().give(workers={"warriors": 3}, tactic="medieval-army")
    assert t.strength() == 3
    assert t.give(leader="genghis-khan").strength() == 3 + 2
    assert t.give(workers={"warriors": 4}).strength() == 4 + 4
    assert t.give(tactic="phalanx").strength() == 4 + 3
    assert t.give(tactic="fighting-band").strength() == 4 + 2


@law("card.genghis.still-infantry")
def test_riding_infantry_of_genghis_stays_infantry_for_the_great_wall() -> None:
    t = table().give(leader="genghis-khan", workers={"warriors": 3}, tactic="heavy-cavalry", wonders="great-wall")
    assert t.strength() == 3 + 4 + 3


@law("card.genghis.not-in-rating", log=False)
def test_culture_of_genghis_is_not_in_the_rating() -> None:
    t = table().give(leader="genghis-khan")
    assert t.culture() == 0
    t.reveal("cultural-influence")
    assert t.seat().score[terms.BY_EVENT] == 0


# --- Robespierre --------------------------------------------------------------------------------------------------
@law("card.robespierre.military-price", "card.robespierre.new-military-spent")
def test_a_revolution_of_robespierre_costs_all_military_actions() -> None:
    t = table().give(leader="maximilien-robespierre", hand="theocracy", science=1, civil=1, military=2)
    assert t.refused("revolt theocracy") == "card.robespierre.military-price"
    t.give(civil=1, military=3).do("revolt theocracy")
    assert (t.seat().civil, t.seat().military, t.seat().military_total) == (1, 0, 4)


@law("card.robespierre.later-gains")
def test_a_military_action_gained_after_a_revolution_of_robespierre_is_available() -> None:
    t = table().give(leader="maximilien-robespierre", hand="theocracy patriotism-a warfare", science=6, resources=1)
    t.do("revolt theocracy", "play patriotism-a", "build warriors")
    assert (t.workers("warriors"), t.seat().military) == (2, 0)
    t.do("develop warfare")
    assert t.seat().military == 1


@law("card.robespierre.patriotism-kept")
def test_patriotisms_action_is_no_part_of_the_price_of_robespierre() -> None:
    t = table().give(leader="maximilien-robespierre", hand="theocracy patriotism-a", science=1).do("play patriotism-a")
    t.do("revolt theocracy")
    assert (t.seat().military, t.seat().extra_military) == (0, 1)
    t = table().give(leader="maximilien-robespierre", hand="theocracy patriotism-a", science=1, military=2)
    t.do("play patriotism-a")
    assert t.refused("revolt theocracy") == "card.robespierre.military-price"


@law("card.robespierre.breakthrough")
def test_a_breakthrough_of_robespierre_costs_no_civil_action() -> None:
    t = table().give(leader="maximilien-robespierre", hand="theocracy breakthrough-i", science=1, civil=0)
    t.do("play breakthrough-i", "revolt theocracy")
    assert (t.seat().civil, t.seat().military, t.seat().science) == (0, 0, 2)


@law("card.robespierre.new-civil-available")
def test_new_civil_actions_are_available_after_a_revolution_of_robespierre() -> None:
    t = table().give(leader="maximilien-robespierre", hand="monarchy", science=2, civil=2).do("revolt monarchy")
    assert (t.seat().civil, t.seat().civil_total) == (3, 5)


# --- Newton -------------------------------------------------------------------------------------------------------
@law("card.newton.any-development")
def test_newton_returns_an_action_for_a_breakthrough() -> None:
    t = table().give(leader="isaac-newton", hand="breakthrough-i iron", science=5)
    t.do("play breakthrough-i", "develop iron")
    assert t.seat().civil == 4


@law("card.newton.revolution")
def test_newton_leaves_one_action_after_a_revolution() -> None:
    t = table().give(leader="isaac-newton", hand="monarchy", science=2).do("revolt monarchy")
    assert (t.seat().civil, t.seat().civil_total) == (1, 5)


# --- Bach ---------------------------------------------------------------------------------------------------------
@law("card.bach.usual-upgrade")
def test_bachs_upgrade_costs_the_difference_and_a_civil_action() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="drama", resources=0)
    assert t.refused("convert philosophy drama") == "card.bach.usual-upgrade"
    t.give(resources=1).do("convert philosophy drama")
    assert (t.resources(), t.seat().civil, t.seat().pool) == (0, 3, 1)
    t = table().give(leader="johann-sebastian-bach", techs="drama", resources=1, civil=0)
    t.refused("convert philosophy drama")


@law("card.bach.any-type")
def test_bach_makes_a_theater_of_any_urban_building() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="drama", resources=9)
    t.give(workers={"religion": 1, "printing-press": 1, "bread-and-circuses": 1, "warriors": 1})
    sources = ["philosophy", "religion", "printing-press", "bread-and-circuses"]
    assert t.legal("convert") == [f"convert {source} drama" for source in sources]
    assert t.refused("convert bronze drama") == "card.bach.any-type"
    assert t.refused("convert warriors drama") == "card.bach.any-type"
    t.do("convert printing-press drama")
    assert (t.workers("printing-press"), t.workers("drama")) == (0, 1)


@law("card.bach.same-level", "card.bach.free-if-not-dearer")
def test_bachs_upgrade_may_stay_at_its_level_and_costs_nothing_if_not_dearer() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="drama", resources=2)
    t.give(workers={"alchemy": 1, "scientific-method": 1})
    assert t.refused("convert scientific-method drama") == "card.bach.same-level"
    t.do("convert alchemy drama")
    assert (t.resources(), t.workers("alchemy"), t.workers("drama")) == (2, 0, 1)


@law("card.bach.urban-limit")
def test_bachs_upgrade_needs_room_for_a_theater() -> None:
    t = table().give(leader="johann-sebastian-bach", workers={"drama": 2}, resources=9)
    assert t.refused("convert philosophy drama") == "card.bach.urban-limit"
    t.give(government="monarchy").do("convert philosophy drama")


# --- Gates --------------------------------------------------------------------------------------------------------
LABS = {"philosophy": 1, "alchemy": 2, "scientific-method": 1, "computers": 1}


@law("card.gates.labs-like-mines", "card.gates.token-value")
def test_labs_of_gates_produce_resources_worth_their_level() -> None:
    t = table().give(leader="bill-gates", workers=LABS).reveal("new-deposits")
    assert [t.seat().tokens[number(lab)] for lab in LABS] == [0, 2, 1, 1]
    assert t.resources() == 2 + 2 * 1 + 2 + 3


@law("card.gates.store-and-change")
def test_labs_of_gates_store_resources_and_make_change() -> None:
    t = table().give(leader="bill-gates", techs="computers scientific-method swordsmen", hand="reserves-ii")
    t.do("play reserves-ii", "resources 3")
    assert (t.seat().tokens[number("computers")], t.seat().blue) == (1, 15)
    t.do("upgrade warriors swordsmen")
    assert (t.seat().tokens[number("computers")], t.seat().tokens[number("scientific-method")]) == (0, 1)


@law("card.gates.leaves-no-production", "card.gates.leaves-keep-tokens")
def test_without_gates_labs_produce_nothing_but_keep_what_they_hold() -> None:
    t = table().give(leader="bill-gates", workers={"computers": 1}, techs="swordsmen", hand="moses")
    t.give(resources=3).do("elect moses")
    assert (t.seat().tokens[number("computers")], t.resources()) == (1, 3)
    t.do("upgrade warriors swordsmen")
    assert (t.resources(), t.seat().tokens[number("bronze")]) == (2, 2)
    t.do("end")
    assert (t.resources(), t.seat().tokens[number("computers")]) == (4, 0)


@law("card.gates.not-industry")
def test_labs_of_gates_do_not_count_in_impact_of_industry() -> None:
    t = table(age=3).give(leader="bill-gates", workers={"computers": 2}).reveal("impact-of-industry")
    assert t.seat().score[terms.BY_IMPACT] == 2


# --- wonders ------------------------------------------------------------------------------------------------------
@law("card.basilica.plus-one-each")
def test_the_basilica_adds_a_face_to_every_other_source() -> None:
    t = table().give(wonders="st-peters-basilica", workers={"religion": 2})
    assert t.happiness() == 1 + 2 * 2
    assert t.give(workers={"religion": 1, "theology": 1, "philosophy": 2}).happiness() == 1 + 2 + 3
    assert table().give(wonders="st-peters-basilica").happiness() == 1


@law("card.hollywood.modifiers")
@pytest.mark.parametrize(
    ("leader", "extra"),
    [("william-shakespeare", 2), ("johann-sebastian-bach", 2), ("charlie-chaplin", 3), ("isaac-newton", 0)],
)
def test_hollywood_counts_what_leaders_add_to_theaters_and_libraries(leader: str, extra: int) -> None:
    t = table().give(wonder="hollywood", stages=2, resources=5, leader=leader)
    t.give(workers={"drama": 1, "opera": 1, "printing-press": 1}).do("stage 1")
    assert t.seat().score[terms.BY_WONDER] == 2 * (2 + 3 + 1 + extra)


@law("card.internet.modifiers")
@pytest.mark.parametrize(
    ("leader", "extra"),
    [
        ("william-shakespeare", 2),
        ("johann-sebastian-bach", 1),
        ("charlie-chaplin", 2),
        ("isaac-newton", 1),
        ("albert-einstein", 1),
        ("sid-meier", 1 - 2),
        ("mahatma-gandhi", 0),
    ],
)
def test_internet_counts_what_leaders_change_in_urban_buildings(leader: str, extra: int) -> None:
    t = table().give(wonder="internet", stages=4, resources=2, leader=leader)
    t.give(workers={"alchemy": 1, "printing-press": 1, "drama": 1}).do("stage 1")
    assert t.seat().score[terms.BY_WONDER] == (1 + 2 + 1) + (1 + 2) + extra


# --- Development of Civilization ----------------------------------------------------------------------------------
@law("card.development-of-civilization.no-civil-action", "card.development-of-civilization.costs-minus-1")
@pytest.mark.parametrize(
    ("command", "left"),
    [("populate", (4, 5, 10)), ("build bronze", (5, 4, 10)), ("develop iron", (5, 5, 6))],
)
def test_development_of_civilization_orders_one_cheaper_action(command: str, left: tuple[int, int, int]) -> None:
    t = table().give(food=5, resources=5, science=10, hand="iron", civil=0).reveal("development-of-civilization")
    t.refused("build warriors")
    t.do(command)
    assert (t.food(), t.resources(), t.seat().science) == left
    assert (t.seat().civil, t.decider) == (0, 1)


@law("card.development-of-civilization.costs-minus-1")
def test_development_of_civilization_does_not_make_dear_things_cheap() -> None:
    t = table().give(food=0, resources=0, science=3, hand="iron").reveal("development-of-civilization")
    assert t.refused("populate") == "action.population.food-cost"
    assert t.refused("build bronze") == "action.build.resource-cost"
    assert t.refused("develop iron") == "action.develop.science-cost"
    assert t.legal() == ["done"]


@law("card.development-of-civilization.revolution")
def test_development_of_civilization_allows_a_revolution_for_all_civil_actions() -> None:
    t = table().give(science=1, hand="monarchy").reveal("development-of-civilization").do("revolt monarchy")
    assert (t.seat().science, t.seat().civil, t.seat().civil_total) == (0, 0, 5)
    t = table().give(science=1, hand="monarchy", civil=3).reveal("development-of-civilization")
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"


@law("card.development-of-civilization.revolution")
def test_a_revolution_between_turns_leaves_no_civil_actions_for_the_coming_turn() -> None:
    t = table().give(1, science=1, hand="monarchy").reveal("development-of-civilization").do("done", "revolt monarchy")
    t.do("end", "pass")
    assert (t.s.turn_seat, t.seat(1).civil, t.seat(1).civil_total) == (1, 0, 5)


# --- Ravages of Time ----------------------------------------------------------------------------------------------
def ruined(seats: int = 2) -> Table:
    return table(seats, age=2).give(wonders="colossus").reveal("ravages-of-time").do("choose colossus")


@law("card.ravages.counts-completed", "card.ravages.surcharge")
def test_ruins_raise_the_price_of_a_wonder() -> None:
    t = ruined()
    assert (t.names(t.seat().wonders), t.strength(), t.culture()) == (["colossus"], 1, 2)
    t.row("great-wall").do("take 1")
    assert t.seat().civil == 4 - 1 - 1


@law("card.ravages.impact-of-wonders")
def test_ruins_count_in_impact_of_wonders() -> None:
    t = ruined().reveal("impact-of-wonders")
    assert t.seat().score[terms.BY_IMPACT] == 5


@law("card.ravages.tourism")
def test_ruins_count_for_a_tourist() -> None:
    t = ruined(3).pact("international-tourism", 0, 1)
    assert (t.culture(0), t.culture(1)) == (2, 1)


# --- International Agreement --------------------------------------------------------------------------------------
def agreement(row: str, age: int = 2, **things: str) -> Table:
    return table(age=age).give(**things).row(row).reveal("international-agreement")  # type: ignore[arg-type]


@law("card.international-agreement.usual-take")
def test_the_agreement_keeps_to_the_limits_of_taking() -> None:
    t = agreement("iron great-wall drama", hand="iron", wonder="colossus")
    assert t.asked == "take-cards-offer"
    assert t.refused("pick 1") == "action.take.tech-unique-name"
    assert t.refused("pick 2") == "action.wonder.one-unfinished"
    assert t.refused("pick 4") == "action.take.any-card"
    t.give(hand="theology warfare swordsmen")
    assert t.refused("pick 3") == "action.take.hand-limit"


@law("card.international-agreement.usual-take")
def test_the_agreement_takes_cards_worth_five_actions_and_one_leader_per_age() -> None:
    t = agreement("michelangelo joan-of-arc . . . iron . . . drama").do("pick 1")
    assert t.refused("pick 2") == "action.take.leader-once-per-age"
    t.do("pick 6")
    assert t.refused("pick 10") == "action.take.space-cost"
    assert (t.names(t.seat().hand), t.seat().civil) == (["michelangelo", "iron"], 4)


@law("card.international-agreement.action-cards-usable")
def test_an_action_card_of_the_agreement_may_be_played_in_the_same_turn() -> None:
    t = agreement("stockpile iron").do("pick 1", "done", "play stockpile")
    assert (t.food(), t.resources()) == (1, 1)


@law("card.international-agreement.replenish")
def test_the_row_is_replenished_after_the_agreement_without_discarding() -> None:
    t = agreement("iron alchemy stockpile").do("pick 2", "done")
    assert t.names(t.s.row)[:2] == ["iron", "stockpile"]
    assert -1 not in t.s.row
    t = agreement("iron alchemy").do("done")
    assert list(t.s.row[2:]) == [-1] * 11


@law("card.international-agreement.may-end-age", "card.international-agreement.last-round")
@pytest.mark.parametrize(("starting", "last"), [(0, 5), (1, 6)])
def test_the_agreement_may_end_age_iii(starting: int, last: int) -> None:
    t = table(age=3).row("iron alchemy")
    t.s.civil_deck = t.s.civil_deck[:1]
    t.s.start_seat = starting
    t.reveal("international-agreement").do("pick 1", "done")
    assert (t.s.age, t.s.round, t.s.last_round) == (4, 5, last)


@law("card.international-agreement.allowed-last-round")
def test_the_agreement_is_allowed_in_the_last_round() -> None:
    t = table(age=4).row("iron alchemy")
    t.last_round()
    t.reveal("international-agreement").do("pick 1", "done")
    assert t.names(t.seat().hand) == ["iron"]
    assert t.names(t.s.row[:1]) == ["alchemy"]


# --- War over Culture ---------------------------------------------------------------------------------------------
@law("card.war-over-culture.all-taken")
@pytest.mark.parametrize(("loser", "taken"), [(20, 5 + 3), (6, 6)])
def test_all_culture_of_a_war_comes_from_the_loser(loser: int, taken: int) -> None:
    t = table(age=3).give(workers={"warriors": 4}, culture=0).give(1, culture=loser)
    t.seat().war, t.seat().war_on = t.claim("war-over-culture")[0], 1
    t.begin_turn()
    assert (t.seat(0).culture, t.seat(1).culture) == (taken, loser - taken)
