"""Wonders of New Leaders and Wonders, Ages II and III: stages, texts, and what their completion scores."""

from typing import Any

import pytest

from saecula.tta import terms as terms
from saecula.tta.cards.catalog import CARDS, STRENGTH
from saecula.tta.cards.house import value, values
from tests.kit import law
from tests.tta.cards.test_wonders_expansion import begun, new, stages, tokens
from tests.tta.scenario import Table, number


# --- Harvard College ----------------------------------------------------------------------------------------------
def test_harvard_college_lets_one_card_be_played_in_the_phase_in_which_it_was_taken() -> None:
    t = new().give(wonders="harvard-college", resources=0, food=0).row("stockpile reserves-i")
    t.do("take 1", "take 2", "play stockpile")
    assert (t.food(), t.resources()) == (1, 1)
    assert t.refused("play reserves-i") == "action.card.not-taken-this-phase"
    t.end_turn().give(food=0).actions().do("play reserves-i", "food 2")
    assert t.food() == 2
    assert new().row("stockpile").do("take 1").refused("play stockpile") == "action.card.not-taken-this-phase"


def test_harvard_college_is_not_used_up_by_a_card_of_an_earlier_phase() -> None:
    t = new().give(wonders="harvard-college", hand="reserves-i", resources=0).row("reserves-i stockpile")
    t.do("take 1", "play reserves-i", "resources 2", "play reserves-i", "resources 2")
    assert t.resources() == 4
    t.give(civil=2).do("take 2")
    assert t.refused("play stockpile") == "action.card.not-taken-this-phase"


# --- Louvre Museum ------------------------------------------------------------------------------------------------
def with_louvre(kept: int = 3, **things: Any) -> Table:
    t = new().give(wonders="louvre-museum", **{"resources": 0, **things})
    t.seat().kept = kept
    return t.settle()


@law("card.louvre.no-action", "card.louvre.any-number")
def test_tokens_of_the_louvre_are_spent_without_an_action_as_often_as_there_are_any() -> None:
    last, own = values("louvre-museum", "stages")[2], value("louvre-museum", "culture")
    t = begun("louvre-museum", 2, techs="iron coal", resources=last).do("stage 1")
    civil, military = t.seat().civil, t.seat().military
    ratings = [t.culture()]
    for _ in range(3):
        assert t.legal("redeem") == ["redeem"]
        ratings.append(t.do("redeem").culture())
    assert ratings == [own + 3, own + 2, own + 1, own]
    assert (t.seat().civil, t.seat().military, t.resources()) == (civil, military, 6)
    assert t.refused("redeem") == "card.louvre.any-number"
    assert with_louvre().politics().refused("redeem") == "turn.course.phases"
    assert with_louvre().actions(1).refused("redeem") == "card.louvre.any-number"


@law("card.louvre.gain-2")
def test_a_token_of_the_louvre_goes_to_the_bank_and_two_resources_come_from_it() -> None:
    t = with_louvre(techs="iron", blue=5).do("redeem")
    assert (t.seat().blue, tokens(t, "iron"), t.seat().kept) == (5, 1, 2)
    t = with_louvre(blue=5).give(wonders="pyramids").do("redeem")
    told = [event.a for events in t.game.happened for event in events if event.kind == terms.TOKEN_REDEEMED]
    assert t.names(told) == ["louvre-museum"]
    assert (t.seat().blue, tokens(t, "bronze"), t.resources()) == (4, 2, 2)


@law("card.louvre.short-bank")
def test_with_an_empty_bank_and_without_iron_the_louvre_gives_one_resource() -> None:
    t = with_louvre(blue=0).do("redeem")
    assert (t.seat().blue, tokens(t, "bronze"), t.resources()) == (0, 1, 1)


@law("card.louvre.not-resources")
def test_tokens_on_the_louvre_are_no_resources() -> None:
    t = with_louvre()
    assert t.resources() == 0
    assert t.refused("build agriculture") == "action.build.resource-cost"
    assert t.do("redeem", "build agriculture").workers("agriculture") == 3


@law("card.louvre.not-forced")
def test_a_loss_does_not_reach_the_tokens_of_the_louvre() -> None:
    t = with_louvre(resources=1, food=0).give(blue=0).end_turn()
    assert t.seat().kept == 3
    assert t.resources() + t.food() <= 1  # corruption took the resource; its token was all there was to produce with


def test_the_tokens_of_the_louvre_are_explained_as_culture() -> None:
    t = with_louvre()
    amounts = [addend.amount for addend in t.game.explain("culture", 0) if addend.source == "louvre-museum"]
    own = value("louvre-museum", "culture")
    assert (sorted(amounts), t.culture()) == (sorted([own, 3]), own + 3)


# --- Statue of Liberty --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("government", "level"), [("despotism", 0), ("monarchy", 1), ("republic", 2), ("democracy", 3)]
)
def test_the_statue_of_liberty_adds_the_level_of_the_government(government: str, level: int) -> None:
    before = new().give(government=government)
    t = new().give(wonders="statue-of-liberty", government=government)
    assert t.culture() == before.culture() + CARDS[number("statue-of-liberty")].culture + level


# --- Suez Canal ---------------------------------------------------------------------------------------------------
def test_the_suez_canal_may_colonize_a_territory_from_hand_when_it_is_completed() -> None:
    t = begun("suez-canal", len(stages("suez-canal")) - 1, cards="vast-territory-i raid-i").do("stage 1")
    assert (t.asked, t.legal()) == ("colony-from-hand", ["discover vast-territory-i", "done"])
    yellow, food = t.seat().yellow, t.food()
    t.do("discover vast-territory-i")
    assert t.names(t.seat().colonies) == ["vast-territory-i"]
    assert (t.names(t.seat().cards), t.asked) == (["raid-i"], "action")
    row = CARDS[number("vast-territory-i")]
    assert (t.seat().yellow, t.food()) == (yellow + row.yellow, food + row.gain_food)
    assert t.workers("warriors") == 1


def test_the_suez_canal_asks_only_for_territories_and_may_be_declined() -> None:
    last = len(stages("suez-canal")) - 1
    t = begun("suez-canal", last, cards="raid-i").do("stage 1")
    assert (t.asked, t.legal()) == ("colony-from-hand", ["done"])  # asked all the same: nobody learns what is in a hand
    assert begun("suez-canal", last).do("stage 1").asked == "action"
    t = begun("suez-canal", last, cards="vast-territory-i").do("stage 1", "done")
    assert (t.names(t.seat().cards), list(t.seat().colonies)) == (["vast-territory-i"], [])


def test_the_suez_canal_adds_its_colonies_to_the_production_of_resources() -> None:
    for colonies, resources in (("", 2), ("vast-territory-i", 3), ("vast-territory-i inhabited-territory-i", 4)):
        t = new().give(wonders="suez-canal", colonies=colonies, resources=0).end_turn()
        assert t.resources() == resources


# --- Empire State Building ----------------------------------------------------------------------------------------
def empire(seats: int = 2, **things: Any) -> Table:
    return begun("empire-state-building", 0, seats, **{"culture": 0, **things})


@law("card.empire-state.ties")
def test_the_empire_state_building_counts_what_its_owner_leads_alone() -> None:
    assert empire().do("stage 1").seat().culture == 0
    assert empire(workers={"warriors": 2}).do("stage 1").seat().culture == 7
    assert empire(3, workers={"warriors": 2}).give(1, workers={"warriors": 2}).do("stage 1").seat().culture == 0
    assert empire(3, workers={"warriors": 2}).give(1, workers={"warriors": 3}).do("stage 1").seat().culture == 0


@law("card.empire-state.ties")
@pytest.mark.parametrize(("seats", "culture"), [(2, 35), (3, 40), (4, 45)])
def test_the_empire_state_building_counts_five_things(seats: int, culture: int) -> None:
    everything = {"philosophy": 2, "religion": 1, "warriors": 2, "agriculture": 3, "bronze": 3}
    assert empire(seats, workers=everything).do("stage 1").seat().culture == culture


@law("ruling.empire-state.after-completion")
def test_the_empire_state_building_compares_when_it_stands() -> None:
    t = empire(3, workers={"religion": 1})
    assert t.do("stage 1").seat().culture == 8
    t = empire(3, workers={"religion": 1}).pact("international-tourism", 0, 1)
    assert (t.culture(0), t.culture(1)) == (1, 0)
    t.do("stage 1")
    assert (t.culture(1), t.seat().culture) == (1, 0)


# --- International Red Cross --------------------------------------------------------------------------------------
def red_cross(built: int = 0, **things: Any) -> Table:
    return begun("international-red-cross", built, **{"culture": 0, "resources": 9, **things})


@law("card.red-cross.food-only", "card.red-cross.stage-culture")
def test_stages_of_the_red_cross_are_paid_with_food_and_score() -> None:
    assert red_cross(food=2).refused("stage 1") == "card.red-cross.food-only"
    t = red_cross(food=6).do("stage 1")
    assert (t.food(), t.resources(), t.seat().stages, t.seat().culture) == (3, 9, 1, 6)
    assert t.do("stage 1").seat().culture == 12


@law("card.red-cross.construction")
def test_construction_builds_several_stages_of_the_red_cross() -> None:
    t = red_cross(food=6, techs="masonry").do("stage 2")
    assert (t.food(), t.seat().stages, t.seat().culture, t.seat().civil) == (0, 2, 12, 3)


@law("card.red-cross.engineering-genius")
def test_engineering_genius_builds_a_stage_of_the_red_cross_at_the_full_price() -> None:
    t = red_cross(food=3, hand="engineering-genius-a").do("play engineering-genius-a", "stage 1")
    assert (t.food(), t.seat().stages, t.seat().culture) == (0, 1, 6)
    short = red_cross(food=2, hand="engineering-genius-a")
    assert short.refused("play engineering-genius-a") == "action.card.must-be-possible"


@law("card.red-cross.others-may-build")
def test_others_may_build_a_stage_of_the_red_cross() -> None:
    t = red_cross().give(1, food=3, culture=0).actions(1).do("assist 1")
    assert (t.food(1), t.seat(1).civil, t.seat(1).culture) == (0, 3, 6)
    assert (t.seat(0).stages, t.seat(0).culture) == (1, 0)
    law_ = "card.red-cross.others-may-build"
    assert red_cross().give(1, food=2).actions(1).refused("assist 1") == law_
    assert red_cross().give(1, food=3, civil=0).actions(1).refused("assist 1") == law_
    assert red_cross(food=3).refused("assist 1") == law_
    assert begun("pyramids", 0).give(1, food=3).actions(1).refused("assist 1") == law_


@law("card.red-cross.others-once-per-turn")
def test_a_helper_builds_one_stage_in_a_turn() -> None:
    t = red_cross().give(1, food=6).actions(1).do("assist 1")
    assert t.refused("assist 1") == "card.red-cross.others-once-per-turn"
    t.end_turn(1).give(1, food=3).actions(1).do("assist 1")
    assert t.seat(0).stages == 2


@law("card.red-cross.others-not-normal-stage")
def test_helping_is_no_stage_of_an_own_wonder() -> None:
    t = red_cross().give(1, food=6, techs="masonry", hand="engineering-genius-a").actions(1)
    assert t.refused("stage 1") == "action.stage.needs-unfinished"
    assert t.refused("play engineering-genius-a") == "action.card.must-be-possible"
    assert t.do("assist 1").seat(0).stages == 1
    assert t.legal("assist") == []


@law("card.red-cross.owner-token")
def test_the_token_of_a_stage_is_the_owners() -> None:
    t = red_cross().give(1, food=3).actions(1)
    owners, helpers = t.seat(0).blue, t.seat(1).blue
    t.do("assist 1")
    assert (t.seat(0).blue, t.seat(1).blue) == (owners - 1, helpers + 3)
    t = red_cross().give(0, blue=0).give(1, food=3).actions(1).do("assist 1")
    assert (t.asked, t.decider) == ("stage-token-source", 0)
    before = t.resources(0)
    t.do(t.legal("choose")[0])
    assert (t.seat(0).stages, t.resources(0) < before, t.decider) == (1, True, 1)
    t = red_cross().give(0, resources=0, food=0).give(0, blue=0).give(1, food=3).actions(1)
    assert t.refused("assist 1") == "card.red-cross.owner-token"


@law("card.red-cross.completion-colonies", "card.red-cross.owner-wonder")
def test_the_finished_red_cross_is_its_owners_and_counts_all_colonies() -> None:
    colonies = "vast-territory-i inhabited-territory-i"
    t = red_cross(4, food=3, colonies=colonies).give(1, colonies="historic-territory-i")
    assert t.do("stage 1").seat().culture == 6 + 3
    t = red_cross(4, colonies=colonies).give(1, colonies="historic-territory-i", food=3, culture=0).actions(1)
    blue = t.seat(0).blue
    t.do("assist 1")
    assert (t.seat(0).culture, t.seat(1).culture) == (3, 6)
    assert (t.names(t.seat(0).wonders), list(t.seat(1).wonders)) == (["international-red-cross"], [])
    assert (t.seat(0).blue, t.seat(0).wonder) == (blue + 4, terms.NOTHING)


# --- Manhattan Project --------------------------------------------------------------------------------------------
def test_the_manhattan_project_scores_the_science_rating_once() -> None:
    t = begun("manhattan-project", 2, workers={"philosophy": 2, "alchemy": 2}, culture=0)
    strength = t.strength()
    t.do("stage 1")
    assert (t.science(), t.seat().culture, t.culture()) == (6, 6, 0)
    assert t.strength() == strength + STRENGTH[number("manhattan-project")]


# --- United Nations -----------------------------------------------------------------------------------------------
@law("card.united-nations.counts-itself")
def test_the_united_nations_count_themselves_among_the_wonders() -> None:
    assert begun("united-nations", 1, culture=0).do("stage 1").seat().culture == 4
    assert begun("united-nations", 1, culture=0, wonders="pyramids").do("stage 1").seat().culture == 8
    specials = "masonry cartography warfare"
    last = values("united-nations", "stages")[1]
    assert begun("united-nations", 1, culture=0, techs=specials, resources=last).do("stage 1").seat().culture == 12
    urban = {"philosophy": 1, "religion": 1, "drama": 1, "printing-press": 1}
    assert begun("united-nations", 1, culture=0, workers=urban).do("stage 1").seat().culture == 16


def summit() -> Table:
    t = begun("united-nations", 1, 3, culture=0, cards="impact-of-colonies rats", colonies="vast-territory-i")
    return t.give(1, colonies="inhabited-territory-i historic-territory-i", culture=0).do("stage 1")


@law("card.united-nations.event-for-all")
def test_an_event_of_the_united_nations_concerns_everybody() -> None:
    t = summit()
    assert (t.asked, t.legal()) == ("event-from-hand", ["choose impact-of-colonies", "done"])
    t.do("choose impact-of-colonies")
    assert [t.seat(i).culture for i in range(3)] == [4 + 3, 6, 0]
    assert t.asked == "action"


@law("card.united-nations.card-stays")
def test_the_event_stays_in_hand_and_may_be_prepared_later() -> None:
    t = summit().do("choose impact-of-colonies")
    assert t.names(t.seat().cards) == ["impact-of-colonies", "rats"]
    assert list(t.s.past_events) == []
    pair = [0, number("impact-of-colonies")]  # everybody else has seen it
    assert [t.seat(i).known for i in range(3)] == [[], pair, pair]
    assert "prepare impact-of-colonies" in t.politics().legal("prepare")


@law("card.united-nations.card-stays")
def test_the_event_of_the_united_nations_may_be_declined() -> None:
    t = summit().do("done")
    assert [t.seat(i).culture for i in range(3)] == [4, 0, 0]
    t = begun("united-nations", 1, cards="rats").do("stage 1")
    assert (t.asked, t.legal()) == ("event-from-hand", ["done"])
    assert begun("united-nations", 1).do("stage 1").asked == "action"
