"""Leaders of Age III: every sentence of their cards."""

from saecula.tta import terms as terms
from tests.tta.scenario import number, table


# --- Albert Einstein ----------------------------------------------------------------------------------------------
def test_einstein_adds_the_level_of_the_best_lab_or_library() -> None:
    t = table().give(leader="albert-einstein", workers={"computers": 1, "multimedia": 1})
    assert t.science() == 1 + 5 + 3 + 3


def test_einstein_scores_three_culture_for_every_development() -> None:
    t = table().give(leader="albert-einstein", hand="iron alchemy", science=9).do("develop iron")
    assert t.seat().culture == 3
    t.do("develop alchemy")
    assert t.seat().culture == 6


def test_einstein_scores_for_a_revolution() -> None:
    t = table().give(leader="albert-einstein", hand="monarchy", science=2).do("revolt monarchy")
    assert t.seat().culture == 3


def test_einstein_scores_for_a_special_technology_that_is_removed_at_once() -> None:
    t = table().give(leader="albert-einstein", techs="strategy", hand="warfare", science=5).do("develop warfare")
    assert (t.seat().culture, t.seat().military_total) == (3, 4)
    assert number("strategy") in t.seat().specials


def test_einstein_scores_nothing_for_a_stolen_technology() -> None:
    t = table(age=3).give(leader="albert-einstein", workers={"warriors": 6})
    t.give(1, techs="warfare", workers={"warriors": 0})
    t.seat().war, t.seat().war_on = t.claim("war-over-technology")[0], 1
    t.begin_turn().do("choose warfare")
    assert t.seat().culture == 0


# --- Charlie Chaplin ----------------------------------------------------------------------------------------------
def test_chaplin_has_two_happy_faces() -> None:
    assert table().give(leader="charlie-chaplin").happiness() == 2


def test_chaplin_doubles_the_culture_of_one_best_theater() -> None:
    t = table().give(leader="charlie-chaplin", workers={"drama": 2}, techs="movies")
    assert t.culture() == 4 + 2
    assert t.give(workers={"opera": 1}).culture() == 4 + 3 + 3
    assert t.give(workers={"movies": 1}).culture() == 4 + 3 + 4 + 4


def test_chaplin_adds_nothing_without_a_theater() -> None:
    assert table().give(leader="charlie-chaplin", workers={"printing-press": 1}).culture() == 1


# --- Mahatma Gandhi -----------------------------------------------------------------------------------------------
def test_gandhi_adds_two_culture() -> None:
    assert table().give(leader="mahatma-gandhi").culture() == 2


def test_gandhi_neither_attacks_nor_declares_war() -> None:
    t = table(age=3).give(leader="mahatma-gandhi", workers={"warriors": 5}, government="communism")
    t.give(cards="plunder-i war-over-culture").politics()
    assert t.refused("attack plunder-i 2") == "politics.war.card-forbids"
    assert t.refused("declare war-over-culture 2") == "politics.war.card-forbids"
    assert t.legal("attack") + t.legal("declare") == []


def test_an_aggression_against_gandhi_costs_twice_the_military_actions() -> None:
    t = table(age=3).give(1, leader="mahatma-gandhi").give(workers={"warriors": 5}, cards="plunder-i", military=1)
    assert t.politics().refused("attack plunder-i 2") == "politics.aggression.pay-military"
    t.give(military=2).do("attack plunder-i 2")
    assert t.seat().military == 0


def test_a_war_against_gandhi_costs_twice_the_military_actions() -> None:
    t = table(age=3).give(1, leader="mahatma-gandhi").give(government="communism", cards="war-over-territory")
    t.give(military=3).politics()
    assert t.refused("declare war-over-territory 2") == "politics.war.pay-military"
    t.give(military=4).do("declare war-over-territory 2")
    assert t.seat().military == 0


def test_a_war_declared_before_gandhi_came_goes_on() -> None:
    t = table(age=3).give(leader="mahatma-gandhi", workers={"warriors": 4}, culture=0).give(1, culture=20)
    t.seat().war, t.seat().war_on = t.claim("war-over-culture")[0], 1
    t.begin_turn()
    assert (t.seat(0).culture, t.seat(1).culture) == (5 + 3, 12)


# --- Bill Gates (his laws are tested as card.gates) ---------------------------------------------------------------
def test_gates_scores_the_levels_of_his_labs_when_he_is_replaced() -> None:
    t = table(age=3).give(leader="bill-gates", workers={"philosophy": 1, "alchemy": 1, "computers": 2}, hand="moses")
    t.do("elect moses")
    assert t.seat().score[terms.BY_LEADER] == 1 + 3 + 3


def test_gates_scores_when_an_event_or_an_aggression_removes_him() -> None:
    t = table(age=4).give(leader="bill-gates", workers={"computers": 1}).reveal("iconoclasm")
    assert (t.seat().leader, t.seat().score[terms.BY_LEADER]) == (-1, 3)
    t = table(age=3).give(1, leader="bill-gates", workers={"computers": 1})
    t.give(workers={"warriors": 4}, cards="infiltrate").politics().do("attack infiltrate 2", "choose bill-gates")
    assert (t.seat(1).culture, t.seat(0).culture) == (3, 9)


def test_gates_scores_at_the_end_of_the_game() -> None:
    t = table(age=4).events().give(leader="bill-gates", workers={"alchemy": 1}, pool=9).give(1, pool=9)
    t.last_round()
    t.do("end", "pass", "end")
    assert t.asked == ""
    assert t.seat().score[terms.BY_LEADER] == 1


def test_labs_of_gates_count_in_impact_of_balance() -> None:
    t = table(age=3).give(leader="bill-gates", workers={"bronze": 1, "alchemy": 1, "philosophy": 0, "religion": 2})
    assert (t.science(), t.culture()) == (2, 2)
    t.reveal("impact-of-balance")
    assert t.seat().score[terms.BY_IMPACT] == 2 * 2


def test_the_railroad_takes_no_lab_of_gates_for_a_mine() -> None:
    t = table(age=3).give(leader="bill-gates", workers={"computers": 1}, wonders="transcontinental-railroad")
    t.do("end")
    assert t.resources() == 2 + 1 + 3


def test_tokens_on_labs_can_be_plundered_and_corrupted_after_gates() -> None:
    t = table(age=3).give(1, leader="bill-gates", techs="computers", hand="moses").give(1, resources=9)
    t.actions(1).do("elect moses")
    t.give(workers={"warriors": 5}, cards="plunder-i").politics().do("attack plunder-i 2", "food 0")
    assert (t.resources(0), t.resources(1)) == (3, 6)
    t.give(1, blue=6, workers={"bronze": 0}).actions(1).do("end")
    assert t.resources(1) == 6 - 2


# --- Sid Meier ----------------------------------------------------------------------------------------------------
def test_meier_turns_science_of_labs_into_culture() -> None:
    t = table().give(leader="sid-meier", workers={"philosophy": 0, "computers": 2})
    assert (t.science(), t.culture()) == (8, 6)


def test_meier_takes_a_science_from_every_lab_whatever_its_level() -> None:
    t = table().give(leader="sid-meier", workers={"philosophy": 2, "alchemy": 1, "printing-press": 1})
    assert (t.science(), t.culture()) == (2 + 2 + 1 - 3, 1 + 1)


def test_meiers_science_is_not_less_than_nothing() -> None:
    t = table().give(leader="sid-meier", government="fundamentalism")
    assert t.science() == 0


# --- Winston Churchill --------------------------------------------------------------------------------------------
def test_churchill_scores_three_culture_once_per_turn() -> None:
    t = table().give(leader="winston-churchill").do("arm 0")
    assert t.seat().culture == 3
    t.refused("arm 0")
    t.refused("arm 1")
    t.do("end")
    assert t.seat().culture == 3


def test_churchill_gives_science_for_unit_technologies() -> None:
    t = table().give(leader="winston-churchill", hand="swordsmen iron knights", science=1)
    assert t.refused("develop swordsmen") == "action.develop.science-cost"
    t.do("arm 1", "develop swordsmen")
    assert (t.seat().science, t.seat().arms_science) == (0, 0)


def test_churchills_science_does_not_pay_for_other_technologies() -> None:
    t = table().give(leader="winston-churchill", hand="iron warfare", science=4).do("arm 1")
    assert t.refused("develop iron") == "action.develop.science-cost"
    assert t.refused("develop warfare") == "action.develop.science-cost"


def test_churchills_resources_build_and_upgrade_units() -> None:
    t = table().give(leader="winston-churchill", techs="swordsmen", resources=0).do("arm 1")
    t.do("build warriors", "upgrade warriors swordsmen")
    assert (t.workers("warriors"), t.workers("swordsmen"), t.seat().arms) == (1, 1, 0)


def test_churchills_resources_do_not_pay_for_arenas_or_wonders() -> None:
    t = table().give(leader="winston-churchill", techs="bread-and-circuses", wonder="colossus", resources=0)
    t.do("arm 1")
    assert t.refused("build bread-and-circuses") == "action.build.resource-cost"
    assert t.refused("stage 1") == "action.stage.leftmost-cost"


def test_churchills_purse_is_empty_after_the_turn() -> None:
    t = table().give(leader="winston-churchill", resources=0).do("arm 1", "end")
    assert (t.seat().arms, t.seat().arms_science, t.resources(), t.seat().culture) == (0, 0, 2, 0)
    t.actions().do("arm 0")


def test_churchill_who_was_not_asked_scores_culture_even_in_an_uprising() -> None:
    t = table().give(leader="winston-churchill").do("end")
    assert t.seat().culture == 3
    t = table().give(leader="winston-churchill", yellow=14, pool=0).do("end")
    assert (t.seat().culture, t.seat().science) == (3, 0)


def test_churchill_serves_in_the_turn_in_which_he_is_played() -> None:
    t = table().give(hand="winston-churchill")
    t.refused("arm 1")
    t.do("elect winston-churchill", "arm 1")
    assert (t.seat().arms, t.seat().arms_science) == (3, 3)
