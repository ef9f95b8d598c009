"""Events of Age II. The revealer scores a culture point for the card prepared, before the event is carried out."""

from tests.kit import law
from tests.tta.scenario import number, table


# --- discontent ---------------------------------------------------------------------------------------------------
@law("events.ties.all-civilizations")
def test_civil_unrest_costs_four_culture_each_and_a_blue_token_of_the_most_discontent() -> None:
    t = table(3, age=2).give(0, yellow=16, culture=9).give(1, yellow=12, culture=20).give(2, yellow=12, culture=5)
    assert [t.discontent(i) for i in range(3)] == [1, 2, 2]
    t.reveal("civil-unrest")
    assert [t.seat(i).culture for i in range(3)] == [6, 12, 0]
    assert [t.seat(i).blue for i in range(3)] == [16, 15, 15]


def test_civil_unrest_does_nothing_where_nobody_is_discontent() -> None:
    t = table(age=2).give(1, culture=5).reveal("civil-unrest")
    assert [(t.seat(i).culture, t.seat(i).blue) for i in range(2)] == [(1, 16), (5, 16)]


def test_emigration_takes_half_of_the_discontent_rounded_up() -> None:
    t = table(age=2).give(0, yellow=9, pool=3).give(1, yellow=16, pool=0)
    assert [t.discontent(i) for i in range(2)] == [3, 1]
    t.reveal("emigration")
    assert (t.seat(0).pool, t.seat(0).yellow) == (1, 11)
    assert (t.asked, t.decider) == ("lose-population", 1)
    t.do("choose bronze")
    assert (t.workers("bronze", 1), t.seat(1).yellow, t.asked) == (1, 17, "action")


def test_emigration_fixes_the_discontent_before_the_first_worker_goes() -> None:
    t = table(age=2).give(0, yellow=10, pool=1).reveal("emigration")
    assert (t.asked, t.seat().pool, t.seat().yellow, t.discontent()) == ("lose-population", 0, 11, 2)
    t.do("choose philosophy")
    assert (t.seat().yellow, t.asked) == (12, "action")


# --- strength -----------------------------------------------------------------------------------------------------
def test_cold_war_gives_six_science_to_the_two_strongest() -> None:
    t = table(3, age=2).give(1, workers={"warriors": 2}).reveal("cold-war")
    assert [t.seat(i).science for i in range(3)] == [6, 6, 0]


@law("events.two-player.single-target")
def test_cold_war_of_two_players_is_for_the_stronger() -> None:
    t = table(age=2).give(1, workers={"warriors": 2}).reveal("cold-war")
    assert [t.seat(i).science for i in range(2)] == [0, 6]


def test_crime_wave_costs_the_two_weakest_culture_and_a_blue_token() -> None:
    t = table(4, age=2).give(1, culture=2).give(2, culture=8).give(3, culture=8).reveal("crime-wave")
    assert [t.seat(i).culture for i in range(4)] == [1, 2, 5, 5]
    assert [t.seat(i).blue for i in range(4)] == [16, 16, 15, 15]


@law("tokens.blue.lose-from-cards")
def test_crime_wave_takes_the_token_from_a_farm_or_mine_when_the_bank_is_empty() -> None:
    t = table(age=2).give(1, food=1, resources=1).give(1, blue=0).reveal("crime-wave")
    assert (t.asked, t.decider, t.legal()) == ("lose-blue-source", 1, ["choose agriculture", "choose bronze"])
    t.do("choose bronze")
    assert (t.food(1), t.resources(1), t.seat(1).blue) == (1, 0, 0)


def test_refugees_go_from_the_weakest_to_the_strongest() -> None:
    t = table(3, age=2).give(0, workers={"warriors": 2}).give(1, culture=5, workers={"warriors": 0}).reveal("refugees")
    assert [t.seat(i).culture for i in range(3)] == [4, 2, 0]
    assert [(t.seat(i).pool, t.seat(i).yellow) for i in range(3)] == [(2, 17), (0, 19), (1, 18)]
    assert (t.food(), t.asked) == (0, "action")


def test_refugees_rank_before_anybody_loses_a_unit() -> None:
    t = table(age=2).give(0, workers={"warriors": 2}).give(1, workers={"warriors": 1}, pool=0).reveal("refugees")
    assert (t.asked, t.decider) == ("lose-population", 1)
    t.do("choose warriors")
    assert (t.seat(0).culture, t.seat(0).pool, t.seat(1).yellow) == (4, 2, 19)


def test_politics_of_strength_draws_five_and_discards_three() -> None:
    t = table(age=2).give(1, cards="spy annex rats foray raiders").reveal("politics-of-strength")
    assert (t.asked, t.decider, len(t.seat(0).cards)) == ("discard", 1, 5)
    assert t.ages(t.seat(0).cards) == [2, 2, 2, 2, 2]
    t.do("discard rats", "discard spy", "discard foray")
    assert (t.names(t.seat(1).cards), t.asked) == (["annex", "raiders"], "action")
    assert number("spy") in t.s.discards[2]


def test_politics_of_strength_discards_all_of_fewer_than_three() -> None:
    t = table(age=2).give(1, cards="spy").reveal("politics-of-strength").do("discard spy")
    assert (list(t.seat(1).cards), t.asked) == ([], "action")


def test_politics_of_strength_is_about_culture_in_age_iv() -> None:
    t = table(age=4).give(1, cards="spy", culture=8).reveal("politics-of-strength")
    assert [t.seat(i).culture for i in range(2)] == [6, 5]
    assert (list(t.seat(0).cards), t.names(t.seat(1).cards)) == ([], ["spy"])


def test_independence_declaration_costs_the_weakest_a_colony_of_own_choice() -> None:
    t = table(age=2).give(1, colonies="vast-territory-i historic-territory-i", culture=6, yellow=20, blue=15)
    t.reveal("independence-declaration")
    assert (t.asked, t.decider) == ("lose-colony", 1)
    assert t.legal() == ["choose vast-territory-i", "choose historic-territory-i"]
    t.do("choose vast-territory-i")
    assert (t.seat(1).yellow, t.seat(1).blue) == (17, 16)
    assert (t.names(t.seat(1).colonies), t.seat(1).culture) == (["historic-territory-i"], 6)


def test_independence_declaration_spares_a_weakest_without_colonies() -> None:
    t = table(age=2).give(0, colonies="historic-territory-i").reveal("independence-declaration")
    assert (t.asked, len(t.seat(0).colonies)) == ("action", 1)


# --- culture points -----------------------------------------------------------------------------------------------
def test_national_pride_gives_five_to_the_richest() -> None:
    t = table(3, age=2).give(2, culture=7).reveal("national-pride")
    assert [t.seat(i).culture for i in range(3)] == [1, 0, 12]


@law("events.ties.current-player-first")
def test_national_pride_goes_to_the_revealer_in_a_tie() -> None:
    t = table(age=2).give(1, culture=1).reveal("national-pride")
    assert [t.seat(i).culture for i in range(2)] == [6, 1]


def test_terrorism_lets_the_poorest_destroy_an_urban_building_of_everybody_else() -> None:
    t = table(3, age=2).give(0, workers={"bread-and-circuses": 1}).give(1, culture=0).give(2, culture=3)
    t.give(2, workers={"computers": 1}).reveal("terrorism")
    assert (t.asked, t.decider) == ("destroy-others-building", 1)
    assert t.legal() == ["choose philosophy", "choose computers"]
    t.do("choose computers")
    assert t.legal() == ["choose philosophy", "choose bread-and-circuses"]
    t.do("choose bread-and-circuses")
    assert [t.seat(i).pool for i in range(3)] == [2, 1, 2]
    assert (t.workers("computers", 2), t.workers("bread-and-circuses", 0)) == (0, 0)
    assert t.workers("philosophy", 1) == 1


@law("events.ties.may-hurt")
def test_terrorism_of_equals_is_the_choice_of_the_one_farthest_from_the_revealer() -> None:
    t = table(3, age=2).give(1, culture=1).give(2, culture=1).reveal("terrorism")
    assert t.decider == 2


def test_terrorism_skips_seats_without_urban_buildings() -> None:
    t = table(age=2).give(0, workers={"philosophy": 0}).reveal("terrorism")
    assert t.asked == "action"


# --- ratings and production ---------------------------------------------------------------------------------------
def test_popularization_of_science_scores_the_science_rating_as_culture() -> None:
    t = table(age=2).give(1, workers={"alchemy": 2}).reveal("popularization-of-science")
    assert [(t.seat(i).culture, t.seat(i).science) for i in range(2)] == [(2, 0), (5, 0)]


def test_prosperity_gives_food_for_happy_faces() -> None:
    t = table(age=2).give(0, workers={"theology": 2}).give(1, workers={"organized-religion": 3}).reveal("prosperity")
    assert [t.happiness(i) for i in range(2)] == [4, 8]
    assert [t.food(i) for i in range(2)] == [4, 8]


def test_economic_progress_runs_corruption_food_consumption_and_resources() -> None:
    t = table(age=2).give(0, resources=3, food=0, yellow=12, culture=0).give(0, blue=10, science=0)
    t.reveal("economic-progress")
    assert (t.resources(), t.food()) == (3, 0)
    assert (t.seat().science, t.seat().culture, len(t.seat().cards)) == (0, 1, 0)
    assert [t.resources(1), t.food(1)] == [2, 2]


def test_economic_progress_costs_four_culture_for_each_missing_food() -> None:
    t = table(age=2).give(1, yellow=4, culture=10, workers={"agriculture": 2}).reveal("economic-progress")
    assert (t.food(1), t.seat(1).culture, t.resources(1)) == (0, 2, 2)


# --- leaders and wonders ------------------------------------------------------------------------------------------
def test_iconoclasm_removes_leaders_of_another_age() -> None:
    t = table(3, age=2).give(0, leader="michelangelo").give(1, leader="isaac-newton").give(2, leader="moses")
    t.reveal("iconoclasm")
    assert [t.name(t.seat(i).leader) for i in range(3)] == ["", "isaac-newton", ""]
    assert t.seat(0).civil == 4


def test_iconoclasm_takes_the_actions_of_a_leader_along() -> None:
    t = table(age=2).give(1, leader="julius-caesar").reveal("iconoclasm")
    assert (t.seat(1).military_total, t.strength(1)) == (2, 1)


def test_iconoclasm_removes_every_leader_in_age_iv_and_gates_scores_his_labs() -> None:
    t = table(age=4).give(0, leader="sid-meier").give(1, leader="bill-gates", workers={"alchemy": 1, "computers": 1})
    t.reveal("iconoclasm")
    assert [t.name(t.seat(i).leader) for i in range(2)] == ["", ""]
    assert t.seat(1).culture == 4


@law("card.ravages.counts-completed")
def test_ravages_of_time_turns_an_old_wonder_of_everybody_to_ruins() -> None:
    t = table(age=2).give(0, wonders="pyramids taj-mahal eiffel-tower", blue=17).give(1, wonders="kremlin")
    assert (t.seat().civil_total, t.culture()) == (5, 7)
    t.reveal("ravages-of-time")
    assert (t.asked, t.decider, t.legal()) == ("ruin-wonder", 0, ["choose pyramids", "choose taj-mahal"])
    t.do("choose taj-mahal")
    assert (t.culture(), t.seat().blue, t.seat().civil_total, len(t.seat().wonders)) == (6, 16, 5, 3)
    assert (t.asked, t.culture(1)) == ("action", 2)


def test_ravages_of_time_takes_the_actions_of_the_pyramids() -> None:
    t = table(age=2).give(1, wonders="pyramids").reveal("ravages-of-time").do("choose pyramids")
    assert (t.seat(1).civil_total, t.seat(1).civil, t.culture(1)) == (4, 4, 2)


@law("card.ravages.surcharge", "card.ravages.impact-of-wonders")
def test_ruins_are_completed_wonders_and_are_not_ruined_again() -> None:
    t = table(age=2).give(0, wonders="pyramids hanging-gardens").row("eiffel-tower").reveal("ravages-of-time")
    t.do("choose hanging-gardens")
    assert (t.happiness(), t.culture()) == (0, 2)
    t.do("take 1")
    assert t.seat().civil == 2
    t.give(ruins="pyramids").reveal("impact-of-wonders")
    assert t.seat().culture == 1 + 1 + 10


def test_intact_wonders_only_are_offered_to_the_ravages_of_time() -> None:
    t = table(age=2).give(0, wonders="pyramids", ruins="hanging-gardens").reveal("ravages-of-time")
    assert t.legal() == ["choose pyramids"]


@law("card.ravages.homer")
def test_the_happy_face_of_homer_survives_the_ravages_of_time() -> None:
    t = table(age=2).give(0, tucked="hanging-gardens")
    assert t.happiness() == 3
    t.reveal("ravages-of-time").do("choose hanging-gardens")
    assert (t.happiness(), t.culture()) == (1, 2)


# --- international agreement --------------------------------------------------------------------------------------
def test_international_agreement_takes_cards_for_five_actions_that_are_not_own_ones() -> None:
    t = table(age=2).row("iron alchemy . . . . . . . drama coal").reveal("international-agreement")
    assert (t.asked, t.decider) == ("take-cards-offer", 0)
    t.do("pick 1", "pick 10")
    assert t.refused("pick 11") == "action.take.space-cost"
    t.do("pick 2", "done")
    assert t.names(t.seat().hand) == ["iron", "drama", "alchemy"]
    assert (t.seat().civil, t.asked) == (4, "action")


@law("card.international-agreement.replenish")
def test_international_agreement_fills_the_row_without_a_sweep() -> None:
    t = table(age=2).row("iron alchemy drama").reveal("international-agreement").do("pick 2", "done")
    assert t.names(t.s.row)[:2] == ["iron", "drama"]
    assert len([card for card in t.s.row if card >= 0]) == 13


@law("card.international-agreement.usual-take")
def test_international_agreement_keeps_the_limits_and_the_surcharge() -> None:
    t = table(age=2).give(0, hand="drama theology monarchy", wonders="colossus", leader="moses")
    t.give(techs="irrigation").row("iron irrigation alchemy eiffel-tower kremlin").reveal("international-agreement")
    t.do("pick 1")
    assert t.refused("pick 3") == "action.take.hand-limit"
    t.do("pick 4")
    assert t.refused("pick 5") == "action.wonder.one-unfinished"
    assert t.s.stack[-1].a == 2
    t = table(age=2).give(techs="irrigation").row("iron irrigation").reveal("international-agreement")
    assert t.refused("pick 2") == "action.take.tech-unique-name"


def test_michelangelo_takes_wonders_without_a_surcharge_in_an_international_agreement() -> None:
    t = table(age=2).give(0, wonders="colossus pyramids", leader="michelangelo").row(". . . . . . . . . kremlin iron")
    t.reveal("international-agreement").do("pick 10")
    assert (t.name(t.seat().wonder), t.refused("pick 11")) == ("kremlin", "action.take.space-cost")
    t.row("alchemy coal drama").do("pick 1", "pick 2")
    assert t.legal() == ["done"]


def test_international_agreement_declined_changes_nothing() -> None:
    t = table(age=2).row("iron alchemy").reveal("international-agreement").do("done")
    assert t.names(t.s.row[:2]) == ["iron", "alchemy"]
    assert list(t.s.row[2:]) == [-1] * 11
    t.do("end", "pass", "end")
    assert "resign" in t.legal()


def test_international_agreement_costs_the_current_player_the_political_action_of_the_next_turn() -> None:
    t = table(age=2).row("iron alchemy").reveal("international-agreement").do("pick 1", "done", "end", "pass", "end")
    assert (t.asked, t.decider, t.legal()) == ("politics", 0, ["pass"])
    assert t.refused("resign") == "politics.one-action"
    t.do("pass", "end", "pass", "end")
    assert "resign" in t.legal()


def test_international_agreement_costs_another_player_the_coming_political_action() -> None:
    t = table(age=2).give(1, workers={"warriors": 2}).row("iron alchemy").reveal("international-agreement")
    assert t.decider == 1
    t.do("pick 1", "done", "end")
    assert (t.asked, t.decider, t.legal()) == ("politics", 1, ["pass"])
    t.do("pass", "end", "pass", "end")
    assert (t.decider, "resign" in t.legal()) == (1, True)


@law("card.international-agreement.action-cards-usable")
def test_action_cards_of_an_international_agreement_may_be_played_at_once() -> None:
    t = table(age=2).row("reserves-ii").reveal("international-agreement").do("pick 1", "done", "play reserves-ii")
    t.do("food 3")
    assert t.food() == 3


@law("card.international-agreement.may-end-age", "card.international-agreement.last-round")
def test_international_agreement_may_end_the_game_with_this_round() -> None:
    t = table(age=3).row("coal")
    t.s.civil_deck = t.s.civil_deck[:1]
    t.reveal("international-agreement").do("pick 1", "done")
    assert (t.s.age, t.s.last_round) == (4, t.s.round)


@law("card.international-agreement.allowed-last-round")
def test_international_agreement_in_age_iv_only_closes_the_gaps() -> None:
    t = table(age=4).row("coal oil computers")
    t.last_round()
    t.reveal("international-agreement").do("pick 2", "done")
    assert t.names(t.s.row[:2]) == ["coal", "computers"]
    assert list(t.s.row[2:]) == [-1] * 11
