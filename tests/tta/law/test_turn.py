"""turn.*: the course of a turn, the first turn, replenishing the row, resolving wars, sharing tactics."""

import pytest

from saecula.core.game import Game
from saecula.tta import terms as terms
from saecula.tta.cards.catalog import NUMBER
from tests.kit import law
from tests.tta.scenario import RULES, Table, table

TWELVE = "iron alchemy drama theology warfare masonry monarchy theocracy swordsmen knights irrigation cartography"


def fresh(seats: int = 2) -> Table:
    return Table(Game(RULES, {"seats": seats}, 1))


def with_war(t: Table, slug: str, by: int = 0, on: int = 1) -> Table:
    """A declared war in the area of seat `by`."""
    t.seat(by).war, t.seat(by).war_on = t.claim(slug)[0], on
    return t


def kinds(t: Table) -> list[int]:
    """What happened after the last command."""
    return [event.kind for event in t.game.happened[-1]]


# --- the course ---------------------------------------------------------------------------------------------------
@law("turn.course.phases")
def test_a_turn_is_start_politics_actions_end() -> None:
    t = table(2).actions(1)
    t.do("end")
    assert terms.ROW_SWEPT in kinds(t)
    assert (t.asked, t.decider) == ("politics", 0)
    assert t.refused("end") == "turn.course.phases"
    t.do("pass")
    assert (t.asked, t.decider) == ("action", 0)
    assert t.refused("pass") == "turn.course.phases"
    science = t.seat(0).science
    t.do("end")
    assert t.seat(0).science == science + 1  # the end-of-turn sequence
    assert (t.asked, t.decider) == ("politics", 1)


@law("turn.course.start-order")
def test_the_row_comes_before_the_war_and_the_war_before_the_tactic() -> None:
    t = with_war(table(2, age=3), "war-over-culture").give(0, tactic="legion", exclusive=True).actions(1)
    t.do("end")
    dealt = max(k for k, kind in enumerate(kinds(t)) if kind == terms.CARD_DEALT)
    assert dealt < kinds(t).index(terms.WAR_RESOLVED) < kinds(t).index(terms.TACTICS_SHARED)
    assert (t.asked, t.decider) == ("politics", 0)


@law("turn.course.end-order")
def test_cards_are_discarded_then_goods_produced_then_cards_drawn_then_actions_renewed() -> None:
    t = table(2).give(cards="legion phalanx raid-i", civil=1, military=2)
    t.do("end")
    assert (t.asked, t.decider) == ("discard", 0)
    assert (t.seat().science, t.food(), t.seat().civil) == (0, 0, 1)
    t.do("discard raid-i")
    after = kinds(t)
    assert after.index(terms.CARD_DISCARDED) < after.index(terms.SCIENCE_CHANGED) < after.index(terms.FOOD_CHANGED)
    assert after.index(terms.RESOURCES_CHANGED) < after.index(terms.CARDS_DRAWN) < after.index(terms.TURN_BEGAN)
    assert (t.seat().science, t.food(), t.resources()) == (1, 2, 2)
    assert len(t.seat().cards) == 2 + 2  # two unspent military actions
    assert (t.seat().civil, t.seat().military) == (4, 2)


@law("turn.course.end-order")
def test_an_uprising_skips_production_only() -> None:
    t = table(2).give(yellow=8, pool=0)
    t.do("end")
    assert (t.seat().science, t.food()) == (0, 0)
    assert len(t.seat().cards) == 2
    assert t.seat().civil == 4


# --- the first turn -----------------------------------------------------------------------------------------------
@law("turn.first.skip-start", "turn.first.skip-politics", "turn.replenish.not-first-round")
def test_the_first_turns_begin_with_the_actions() -> None:
    t = fresh(3)
    row = t.s.row[:]
    start = t.s.start_seat
    assert t.asked == "action"
    t.do("take 1", "end")
    assert (t.asked, t.decider) == ("action", (start + 1) % 3)
    assert list(t.s.row) == [terms.NOTHING, *row[1:]]
    assert t.refused("pass") == "turn.first.only-take-cards"
    t.do("end")
    assert list(t.s.row) == [terms.NOTHING, *row[1:]]
    t.do("end")
    assert (t.asked, t.decider, t.s.round) == ("politics", start, 2)
    assert terms.NOTHING not in t.s.row


@law("turn.first.only-take-cards")
def test_on_the_first_turn_cards_may_be_taken_and_nothing_else() -> None:
    t = table(2, round=1).row("pyramids moses rich-land-a")
    t.give(hand="iron homer stockpile", cards="legion", food=4, resources=4, science=9)
    assert t.legal() == ["take 1", "take 2", "take 3", "end"]
    assert t.refused("populate") == "turn.first.only-take-cards"
    assert t.refused("build religion") == "turn.first.only-take-cards"
    assert t.refused("develop iron") == "turn.first.only-take-cards"
    assert t.refused("elect homer") == "turn.first.only-take-cards"
    assert t.refused("play stockpile") == "turn.first.only-take-cards"
    assert t.refused("tactic legion") == "turn.first.only-take-cards"
    t.do("take 1")
    assert (t.name(t.seat().wonder), t.seat().stages) == ("pyramids", 0)
    assert t.refused("stage 1") == "turn.first.only-take-cards"


@law("turn.first.end-sequence-normal")
def test_the_first_turn_ends_with_production_and_all_actions() -> None:
    t = fresh(2)
    start = t.s.start_seat
    t.do("end")
    seat = t.seat(start)
    assert (seat.science, seat.culture, t.food(start), t.resources(start)) == (1, 0, 2, 2)
    assert (seat.civil, seat.military, list(seat.cards)) == (4, 2, [])
    assert t.seat(1 - start).civil == 2


# --- replenishing -------------------------------------------------------------------------------------------------
@law("turn.replenish.discard-by-players", "turn.replenish.slide-left")
@pytest.mark.parametrize(("seats", "cleared"), [(2, 3), (3, 2), (4, 1)])
def test_fewer_players_clear_more_spaces(seats: int, cleared: int) -> None:
    t = table(seats).row(TWELVE + " code-of-laws").begin_turn()
    assert t.names(t.s.row)[: 13 - cleared] == (TWELVE + " code-of-laws").split()[cleared:]
    assert terms.NOTHING not in t.s.row


@law("turn.replenish.discard-spaces-not-cards")
def test_an_empty_space_is_cleared_without_taking_a_card_further_right() -> None:
    t = table(4).row(". iron alchemy").begin_turn()
    assert t.names(t.s.row)[:2] == ["iron", "alchemy"]
    t = table(2).row(". iron . alchemy drama").begin_turn()
    assert t.names(t.s.row)[:2] == ["alchemy", "drama"]


@law("turn.replenish.count-remaining-players")
def test_resigned_players_do_not_count_for_the_spaces() -> None:
    t = table(4).row(TWELVE).politics(0)
    t.do("resign")
    assert t.decider == 1
    assert t.names(t.s.row)[:10] == TWELVE.split()[2:]


@law("turn.replenish.slide-left")
def test_cards_slide_left_in_their_order() -> None:
    t = table(4).row(". . iron . alchemy . . drama . . . . theology").begin_turn()
    assert t.names(t.s.row)[:4] == ["iron", "alchemy", "drama", "theology"]


@law("turn.replenish.deal-left-to-right")
def test_the_top_card_of_the_deck_goes_to_the_leftmost_empty_space() -> None:
    t = table(4).row(TWELVE)
    top = t.s.civil_deck[-2:]
    t.begin_turn()
    assert list(t.s.row[11:]) == [top[1], top[0]]


@law("turn.replenish.not-first-round")
def test_every_later_turn_replenishes_the_row() -> None:
    t = table(2)
    t.do("end")
    assert kinds(t).count(terms.CARD_DEALT) == 3
    t.do("pass", "end")
    assert kinds(t).count(terms.CARD_DEALT) == 3
    assert terms.NOTHING not in t.s.row


@law("turn.replenish.age-iv-no-deal")
def test_in_age_four_cards_are_cleared_and_slid_but_none_dealt() -> None:
    t = table(2, age=4).row(". iron . alchemy . drama").begin_turn()
    assert [t.name(card) for card in t.s.row] == ["alchemy", "drama"] + [""] * 11
    t.do("pass", "take 1")
    assert t.names(t.seat().hand) == ["alchemy"]


# --- war ----------------------------------------------------------------------------------------------------------
@law("turn.war.must-resolve", "turn.war.compare-strength", "turn.war.card-discarded")
def test_a_war_is_resolved_by_itself_at_the_start_of_the_declarers_turn() -> None:
    t = with_war(table(2, age=3), "war-over-culture").give(0, workers={"warriors": 4}).give(1, culture=30)
    t.begin_turn(1)
    assert t.seat(1).culture == 30  # not in somebody else's turn
    t.begin_turn(0)
    assert t.asked == "politics"
    assert (t.seat(0).culture, t.seat(1).culture) == (8, 22)  # 5 and the advantage of 3
    assert (t.seat(0).war, t.seat(0).war_on) == (terms.NOTHING, terms.NOTHING)
    assert t.names(t.s.discards[3]) == ["war-over-culture"]
    t.begin_turn(0)
    assert t.seat(1).culture == 22


@law("turn.war.compare-strength")
def test_strengths_count_as_they_are_when_the_war_is_resolved() -> None:
    t = table(2, age=3).give(0, workers={"warriors": 4}, government="communism", cards="war-over-culture")
    t.give(0, culture=20).politics(0)
    t.do("declare war-over-culture 2", "end")
    t.give(1, workers={"warriors": 9}, yellow=18).do("pass", "end")
    assert (t.seat(0).culture, t.seat(1).culture) == (20 - 5 - 5, 10)


@law("turn.war.compare-strength")
def test_a_pact_made_after_the_declaration_counts_for_both() -> None:
    t = with_war(table(3, age=3), "war-over-culture").pact("military-pact", 1, 0)
    t.give(0, culture=20).give(1, culture=20).begin_turn(0)
    assert (t.strength(0), t.strength(1)) == (4, 4)
    assert (t.seat(0).culture, t.seat(1).culture) == (20, 20)


@law("turn.war.attack-bonus")
def test_the_declarers_bonus_for_attacking_this_rival_counts() -> None:
    t = with_war(table(3, age=3), "war-over-culture").pact("open-borders-agreement", 1, 0)
    t.give(1, culture=20).begin_turn(0)
    assert t.strength(0) == t.strength(1) == 1
    assert (t.seat(0).culture, t.seat(1).culture) == (7, 13)


@law("turn.war.attack-bonus")
def test_the_rival_has_no_such_bonus_and_others_pacts_give_none() -> None:
    t = with_war(table(3, age=3), "war-over-culture").pact("open-borders-agreement", 1, 2)
    t.give(0, culture=20).give(1, culture=20).begin_turn(0)
    assert (t.seat(0).culture, t.seat(1).culture) == (20, 20)


@law("turn.war.victor", "turn.war.advantage")
def test_the_declarer_may_lose_the_war() -> None:
    t = with_war(table(2, age=3), "war-over-culture").give(0, culture=30).give(1, workers={"warriors": 3})
    t.begin_turn(0)
    assert (t.seat(0).culture, t.seat(1).culture) == (30 - 7, 7)


@law("turn.war.follow-card", "turn.war.advantage")
@pytest.mark.parametrize(("warriors", "tokens"), [(2, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_a_war_over_territory_moves_a_token_and_one_more_for_every_five(warriors: int, tokens: int) -> None:
    t = with_war(table(2, age=2), "war-over-territory").give(0, workers={"warriors": warriors}).begin_turn(0)
    assert (t.seat(0).yellow, t.seat(1).yellow) == (18 + tokens, 18 - tokens)


@law("turn.war.tie")
def test_equal_strengths_leave_everything_as_it_is() -> None:
    t = with_war(table(2, age=3), "war-over-culture").give(0, culture=9).give(1, culture=9).begin_turn(0)
    assert (t.seat(0).culture, t.seat(1).culture) == (9, 9)
    assert t.names(t.s.discards[3]) == ["war-over-culture"]
    assert t.seat(0).war == terms.NOTHING


@law("turn.war.no-bonus-cards")
def test_bonus_cards_stay_in_hand_in_a_war() -> None:
    t = with_war(table(2, age=3), "war-over-culture").give(0, workers={"warriors": 3}, cards="military-bonus-iii")
    t.give(1, culture=20, cards="military-bonus-iii military-bonus-iii").begin_turn(0)
    assert (t.asked, t.decider) == ("politics", 0)
    assert (t.seat(0).culture, t.seat(1).culture) == (7, 13)
    assert (len(t.seat(0).cards), len(t.seat(1).cards)) == (1, 2)


def technology_war(t: Table, strength: int = 8) -> Table:
    return with_war(t, "war-over-technology").give(0, workers={"warriors": strength})


@law("turn.war.steal-tech-moves", "turn.war.follow-card")
def test_a_stolen_technology_works_for_the_victor() -> None:
    t = technology_war(table(3, age=2)).give(1, techs="warfare masonry", science=9).begin_turn(0)
    assert (t.asked, t.decider) == ("war-spoils", 0)
    assert t.legal() == ["choose warfare", "choose masonry", "done"]  # 8 - 2 = 6 points of advantage
    t.do("choose warfare")
    assert (t.seat(0).military_total, t.seat(1).military_total) == (3, 2)
    assert (t.strength(0), t.strength(1)) == (9, 1)
    assert (t.seat(0).science, t.seat(1).science) == (1, 8)  # masonry costs 3, the rest of 1 is taken as science
    assert t.asked == "politics"


def test_what_is_stolen_in_a_copy_stays_with_the_loser_of_the_original() -> None:
    t = technology_war(table(3, age=2)).give(1, techs="warfare masonry", science=9).begin_turn(0)
    s = t.s
    before = s.to_data()
    twin = s.copy()
    RULES.apply(twin, RULES.parse(twin, "choose warfare"))
    assert NUMBER["warfare"] not in twin.seats[1].specials
    assert s.to_data() == before


@law("turn.war.steal-tech-moves")
def test_the_rival_steals_when_the_declarer_loses() -> None:
    t = with_war(table(3, age=2), "war-over-technology").give(1, workers={"warriors": 7}).give(0, techs="masonry")
    t.begin_turn(0)
    assert (t.asked, t.decider) == ("war-spoils", 1)
    t.do("choose masonry")
    assert NUMBER["masonry"] in t.seat(1).specials
    assert list(t.seat(0).specials) == [terms.NOTHING] * 4


@law("turn.war.steal-tech-no-duplicate")
@pytest.mark.parametrize("own", [{"hand": "warfare"}, {"techs": "warfare"}])
def test_a_technology_in_hand_or_in_play_is_not_stolen_again(own: dict[str, str]) -> None:
    t = technology_war(table(3, age=2)).give(1, techs="warfare masonry")
    t.give(0, hand=own.get("hand", ""), techs=own.get("techs", "")).begin_turn(0)
    assert t.legal() == ["choose masonry", "done"]
    assert t.refused("choose warfare") == "turn.war.steal-tech-no-duplicate"


@law("turn.war.steal-tech-keep-higher")
def test_a_stolen_technology_of_lower_level_is_discarded() -> None:
    t = technology_war(table(3, age=2)).give(0, techs="strategy").give(1, techs="warfare").begin_turn(0)
    t.do("choose warfare")
    assert NUMBER["strategy"] in t.seat(0).specials
    assert (t.seat(0).military_total, t.seat(1).military_total) == (4, 2)
    assert list(t.seat(1).specials) == [terms.NOTHING] * 4


@law("turn.war.steal-tech-keep-higher")
def test_a_stolen_technology_of_higher_level_replaces_the_own_one() -> None:
    t = technology_war(table(3, age=2), 13).give(0, techs="warfare").give(1, techs="strategy").begin_turn(0)
    t.do("choose strategy")
    assert NUMBER["strategy"] in t.seat(0).specials
    assert NUMBER["warfare"] not in t.seat(0).specials
    assert (t.seat(0).military_total, t.seat(1).military_total) == (4, 2)


# --- tactics ------------------------------------------------------------------------------------------------------
@law("turn.tactics.must-share", "turn.tactics.stays-current")
def test_an_exclusive_tactic_becomes_common_at_the_next_own_turn() -> None:
    t = table(2).give(0, cards="fighting-band", workers={"warriors": 2})
    t.do("tactic fighting-band", "end", "pass")
    assert t.seat(0).exclusive
    assert t.refused("copy fighting-band") == "action.tactic.copy.common-only"
    assert t.strength(0) == 3
    t.do("end")
    assert t.names(t.s.tactics) == ["fighting-band"]
    assert not t.seat(0).exclusive
    assert (t.name(t.seat(0).tactic), t.strength(0)) == ("fighting-band", 3)


@law("turn.tactics.area-unlimited")
def test_any_number_of_tactics_may_be_common() -> None:
    t = table(2, age=3).give(1, military=2).give(0, tactic="fighting-band", exclusive=True)
    t.common("legion phalanx medieval-army heavy-cavalry conquistadors classic-army entrenchments modern-army")
    t.common("shock-troops fortifications").begin_turn(0)
    assert len(t.s.tactics) == 11
    assert len(t.actions(1).legal("copy")) == 11


@law("turn.tactics.merge-duplicates", "turn.tactics.not-discarded")
def test_a_second_copy_is_merged_and_leaves_the_game() -> None:
    t = table(2).give(0, tactic="legion").give(1, cards="legion")
    t.actions(1).do("tactic legion", "end", "pass", "end")
    assert t.names(t.s.tactics) == ["legion"]
    assert list(t.s.discards[1]) == []
    assert NUMBER["legion"] not in t.s.military_deck
    assert [t.name(seat.tactic) for seat in t.s.seats] == ["legion", "legion"]
    t.seat(0).tactic = terms.NOTHING
    assert t.actions(0).legal("copy") == ["copy legion"]
