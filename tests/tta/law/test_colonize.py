"""colonize.*: the auction of a territory, the force, the colony; colony.*: losing and stealing it."""

import pytest

from saecula.tta import terms as terms
from saecula.tta.law.colonize import greatest_force
from tests.kit import law
from tests.tta.scenario import Table, number, pile, table


def auction(t: Table, territory: str = "historic-territory-i", revealer: int = 0) -> Table:
    return t.reveal(territory, revealer)


def strong(seats: int = 2, *strengths: int) -> Table:
    """Seats with so many warriors each, in Age II."""
    t = table(seats, age=2)
    for i in range(seats):
        t.give(i, workers={"warriors": strengths[i]})
    return t


# --- the auction --------------------------------------------------------------------------------------------------
@law("colonize.all-players-may-bid", "colonize.bid.order")
def test_everybody_may_bid_clockwise_from_the_revealer() -> None:
    t = auction(strong(4, 5, 5, 5, 5), revealer=2)
    order = [t.decider]
    for bid in ("bid 1", "bid 2", "bid 3"):
        order.append(t.do(bid).decider)
    assert order == [2, 3, 0, 1]
    assert t.do("bid 4").decider == 2


@law("colonize.all-players-may-bid", "colonize.force.one-unit")
def test_who_has_no_unit_cannot_bid_whatever_the_modifiers() -> None:
    t = strong(3, 3, 0, 3).give(1, techs="satellites", cards="military-bonus-iii")
    t = auction(t).do("bid 1")
    assert t.decider == 2


@law("colonize.force.one-unit", log=False)
def test_without_a_unit_the_greatest_force_is_none() -> None:
    t = strong(2, 0, 1).give(techs="satellites", cards="military-bonus-iii")
    assert [greatest_force(t.s, i) for i in range(2)] == [0, 1]
    assert greatest_force(t.give(workers={"warriors": 1}).s, 0) == 1 + 4 + 3


@law("colonize.bid.positive-integer")
def test_a_bid_is_greater_than_zero() -> None:
    t = auction(strong(2, 2, 1))
    t.refused("bid 0")
    assert t.legal() == ["bid 1", "bid 2", "pass"]


@law("colonize.bid.higher")
def test_a_bid_is_higher_than_the_one_before() -> None:
    t = auction(strong(2, 3, 3)).do("bid 2")
    assert t.refused("bid 2") == "colonize.bid.higher"
    assert t.refused("bid 1") == "colonize.bid.higher"
    assert t.legal() == ["bid 3", "pass"]


@law("colonize.bid.not-more-than-can-send")
def test_a_bid_is_at_most_the_greatest_force() -> None:
    t = strong(2, 2, 1).give(techs="cartography", cards="military-bonus-i military-bonus-ii legion")
    t = auction(t)
    assert t.refused("bid 8") == "colonize.bid.not-more-than-can-send"
    t.do("bid 7")  # units 2, cartography 2, bonus cards 1 + 2; the tactic in hand is nothing
    assert t.seen(terms.BID_MADE, 1) == [7]


@law("colonize.bid.pass-is-final", "colonize.bid.until-one")
def test_who_passed_is_never_asked_again() -> None:
    t = auction(strong(3, 4, 4, 4)).do("pass", "bid 1", "bid 2")
    assert t.decider == 1
    t.do("bid 3", "pass")
    assert (t.asked, t.decider) == ("colony-force", 1)


@law("colonize.bid.nobody")
def test_a_territory_that_nobody_wants_goes_to_the_past_events() -> None:
    t = auction(strong(3, 2, 2, 2)).do("pass", "pass")
    assert (t.asked, t.decider) == ("colony-bid", 2)
    t.do("pass")
    assert t.names(t.s.past_events) == ["historic-territory-i"]
    assert (t.asked, t.decider) == ("action", 0)
    assert list(t.seat(0).colonies) == list(t.seat(1).colonies) == list(t.seat(2).colonies) == []


@law("colonize.bid.nobody")
def test_without_any_unit_in_the_world_nobody_is_asked() -> None:
    t = auction(strong(2, 0, 0))
    assert t.names(t.s.past_events) == ["historic-territory-i"]
    assert t.asked == "action"


@law("colonize.bid.until-one")
def test_the_last_player_may_still_bid_if_nobody_has_bid() -> None:
    t = auction(strong(2, 2, 2)).do("pass", "bid 1")
    assert (t.asked, t.decider) == ("colony-force", 1)


@law("colonize.bid.winner-must")
def test_the_winner_cannot_withdraw() -> None:
    t = auction(strong(2, 2, 2)).do("bid 1", "pass")
    t.refused("pass")
    assert t.legal() == ["send warriors"]


# --- the force ----------------------------------------------------------------------------------------------------
@law("colonize.force.at-least-bid", "colonize.force.base")
def test_the_force_reaches_the_bid() -> None:
    t = strong(2, 2, 1).give(workers={"swordsmen": 1})
    t = auction(t).do("bid 3", "pass", "send swordsmen")
    assert t.refused("land") == "colonize.force.at-least-bid"
    t.do("send warriors", "land")
    assert t.names(t.seat().colonies) == ["historic-territory-i"]
    assert (t.workers("warriors"), t.workers("swordsmen")) == (1, 0)


@law("colonize.force.at-least-bid")
def test_the_force_may_be_greater_than_the_bid() -> None:
    t = auction(strong(2, 3, 1)).do("bid 1", "pass", "send warriors", "send warriors", "land")
    assert t.workers("warriors") == 1


@law("colonize.force.base")
def test_only_own_units_can_be_sent_and_each_once() -> None:
    t = auction(strong(2, 1, 1).give(techs="knights")).do("bid 1", "pass")
    assert t.refused("send knights") == "colonize.force.base"
    assert t.refused("send bronze") == "colonize.force.base"
    t.do("send warriors")
    assert t.refused("send warriors") == "colonize.force.base"


@law("colonize.force.one-unit")
def test_bonuses_alone_are_no_force() -> None:
    t = auction(strong(2, 1, 1).give(techs="cartography", cards="military-bonus-i")).do("bid 2", "pass")
    assert t.refused("land") == "colonize.force.one-unit"
    t.do("spend military-bonus-i")
    assert t.refused("land") == "colonize.force.one-unit"
    t.do("send warriors", "land")
    assert (len(t.seat().colonies), t.workers("warriors")) == (1, 0)


@law("colonize.force.armies")
def test_sent_units_form_armies_by_the_current_tactic() -> None:
    t = auction(strong(2, 3, 1).give(tactic="legion"))
    assert t.legal()[-2:] == ["bid 5", "pass"]
    t.do("bid 5", "pass", "send warriors", "send warriors")
    t.refused("land")
    t.do("send warriors", "land")
    assert t.workers("warriors") == 0


@law("colonize.force.own-grouping")
def test_only_the_units_sent_are_grouped() -> None:
    t = strong(2, 5, 1).give(workers={"knights": 1}, tactic="medieval-army")
    assert t.strength() == 5 + 2 + 2
    t = auction(t).do("bid 4", "pass", "send warriors", "send warriors", "send warriors")
    t.refused("land")  # three infantry, no army
    t.do("send knights", "land")
    assert (t.workers("warriors"), t.workers("knights")) == (2, 0)


@law("colonize.force.own-grouping")
def test_two_old_units_that_stay_at_home_do_not_spoil_the_army() -> None:
    t = table(age=3).give(
        workers={"warriors": 2, "riflemen": 1, "cavalrymen": 1, "cannon": 1}, tactic="napoleonic-army"
    )
    t = auction(t).do("bid 16", "pass", "send riflemen", "send cavalrymen", "send cannon", "land")
    assert t.workers("warriors") == 2


@law("colonize.modifier.symbol")
@law("colonize.force.modifier", log=False)
def test_the_modifier_is_added_once_to_the_force() -> None:
    t = strong(2, 3, 1).give(techs="navigation", wonders="colossus")
    t = auction(t).do("bid 5", "pass", "send warriors", "land")
    assert t.workers("warriors") == 2


@law("colonize.modifier.symbol")
@pytest.mark.parametrize(
    ("techs", "wonders", "most"),
    [("", "", 1), ("cartography", "", 3), ("navigation", "", 4), ("satellites", "colossus", 6), ("warfare", "", 1)],
)
def test_the_modifier_is_the_sum_of_colonization_symbols(techs: str, wonders: str, most: int) -> None:
    t = auction(table(age=3).give(techs=techs, wonders=wonders))
    assert t.legal()[-2:] == [f"bid {most}", "pass"]


@law("colonize.modifier.only-colonization")
def test_the_modifier_is_no_strength() -> None:
    assert table(age=3).give(techs="satellites").strength() == 1 + 3
    assert table(age=3).give(wonders="colossus").strength() == 1 + 2


@law("colonize.force.bonus-cards", "colonize.sacrifice.cards")
def test_any_number_of_bonus_cards_adds_its_colonization_values() -> None:
    t = strong(2, 1, 1).give(cards="military-bonus-i military-bonus-ii military-bonus-iii military-bonus-i")
    assert t.seat().military_total == 2
    t = auction(t).do("bid 8", "pass", "send warriors", "spend military-bonus-i", "spend military-bonus-i")
    assert t.refused("spend military-bonus-i") == "colonize.force.bonus-cards"
    t.do("spend military-bonus-iii", "spend military-bonus-ii", "land")
    assert list(t.seat().cards) == []
    assert t.names(t.s.discards[terms.AGE_I]) == ["military-bonus-i", "military-bonus-i"]
    assert t.names(t.s.discards[terms.AGE_II]) == ["military-bonus-ii"]


@law("colonize.force.bonus-cards")
@law("military.bonus-uses", log=False)
def test_other_military_cards_add_nothing() -> None:
    t = auction(strong(2, 1, 1).give(cards="legion")).do("bid 1", "pass")
    assert t.refused("spend legion") == "military.bonus-uses"


@law("colonize.force.no-strength-effects")
@pytest.mark.parametrize(
    ("leader", "wonders", "techs"),
    [
        ("alexander-the-great", "", ""),
        ("napoleon-bonaparte", "", ""),
        ("", "great-wall", ""),
        ("", "", "warfare"),
    ],
)
def test_effects_on_strength_do_not_count_for_the_force(leader: str, wonders: str, techs: str) -> None:
    t = strong(2, 2, 1).give(leader=leader, wonders=wonders, techs=techs)
    assert t.strength() > 2
    t = auction(t)
    assert t.refused("bid 3") == "colonize.bid.not-more-than-can-send"


# --- sacrifice and colony -----------------------------------------------------------------------------------------
@law("colonize.sacrifice.units")
def test_units_sent_return_to_the_yellow_bank() -> None:
    t = auction(strong(2, 3, 1).give(yellow=10, pool=1)).do("bid 2", "pass", "send warriors", "send warriors", "land")
    assert (t.workers("warriors"), t.seat().yellow, t.seat().pool) == (1, 12, 1)


@law("colonize.sacrifice.before-effects", "draw.reshuffle")
def test_cards_used_are_discarded_before_the_colony_gives_cards() -> None:
    t = strong(2, 1, 1).give(cards="military-bonus-ii")
    t = auction(t, "strategic-territory-i")
    t.s.military_deck = pile([])
    t.do("bid 2", "pass", "send warriors", "spend military-bonus-ii", "land")
    assert t.names(t.seat().cards) == ["military-bonus-ii"]


@law("colonize.sacrifice.before-effects")
def test_units_sent_can_come_back_as_population_of_the_colony() -> None:
    t = auction(strong(2, 1, 1).give(yellow=0, pool=0), "inhabited-territory-ii")
    t.do("bid 1", "pass", "send warriors", "land")
    assert (t.seat().yellow, t.seat().pool) == (1 + 3 - 2, 2)


@law("colonize.colony.taken")
def test_the_territory_becomes_a_colony_of_the_winner() -> None:
    t = auction(strong(3, 1, 2, 1)).do("pass", "bid 2", "pass", "send warriors", "send warriors", "land")
    assert t.names(t.seat(1).colonies) == ["historic-territory-i"]
    assert list(t.s.past_events) == []
    assert t.names(t.s.current_events) == ["crusades"]


@law("colonize.colony.permanent-first", log=False)
def test_tokens_of_the_colony_serve_its_immediate_effect() -> None:
    t = auction(strong(2, 1, 1).give(yellow=0, pool=0, blue=0, food=0, resources=0), "wealthy-territory-i")
    t.do("bid 1", "pass", "send warriors", "land")
    assert (t.resources(), t.seat().blue) == (3, 0)


@law("colonize.colony.strength-recalculated")
def test_strength_is_counted_without_the_units_sent_and_with_the_colony() -> None:
    t = strong(2, 3, 1).give(tactic="legion")
    assert t.strength() == 5
    t = auction(t, "strategic-territory-i").do("bid 1", "pass", "send warriors", "land")
    assert t.strength() == 2 + 2


@law("colonize.immediate.resources")
def test_a_wealthy_territory_gives_resources() -> None:
    t = auction(strong(2, 1, 1), "wealthy-territory-ii").do("bid 1", "pass", "send warriors", "land")
    assert (t.resources(), t.seat().blue) == (9, 16 + 4 - 9)


@law("colonize.immediate.food")
def test_a_vast_territory_gives_food() -> None:
    t = auction(strong(2, 1, 1), "vast-territory-i").do("bid 1", "pass", "send warriors", "land")
    assert (t.food(), t.seat().yellow, t.seat().blue) == (3, 18 + 1 + 3, 16 - 1 - 3)


@law("colonize.immediate.science")
def test_a_developed_territory_gives_science_points() -> None:
    t = auction(strong(2, 1, 1), "developed-territory-ii").do("bid 1", "pass", "send warriors", "land")
    assert (t.seat().science, t.science()) == (5, 1)


@law("colonize.immediate.culture")
def test_a_historic_territory_gives_culture_points() -> None:
    t = auction(strong(2, 1, 1), "historic-territory-ii").do("bid 1", "pass", "send warriors", "land")
    assert (t.seat().culture, t.seat().score[terms.BY_COLONY]) == (1 + 11, 11)


@law("colonize.immediate.population")
def test_an_inhabited_territory_gives_population_without_food() -> None:
    t = auction(strong(2, 1, 1).give(food=1), "inhabited-territory-i").do("bid 1", "pass", "send warriors", "land")
    assert (t.seat().pool, t.seat().yellow, t.food()) == (2, 18 + 1 + 2 - 1, 1)


@law("colonize.immediate.military-cards", "colonize.immediate.draw-ignores-limits")
def test_a_strategic_territory_gives_cards_beyond_every_limit() -> None:
    t = strong(2, 1, 1).give(cards="legion phalanx", military=0)
    t = auction(t, "strategic-territory-ii").do("bid 1", "pass", "send warriors", "land")
    assert len(t.seat().cards) == 2 + 5 > t.seat().military_total
    assert t.ages(t.seat().cards[2:]) == [2] * 5
    assert t.seat().military == 0


# --- afterwards ---------------------------------------------------------------------------------------------------
@law("colony.permanent")
def test_the_permanent_effect_lasts_as_long_as_the_colony() -> None:
    t = table(age=2).give(colonies="strategic-territory-i historic-territory-ii")
    assert (t.strength(), t.happiness()) == (1 + 2, 2)
    t.do("end").actions(0)
    assert (t.strength(), t.happiness()) == (1 + 2, 2)


@law("colony.lost", "colony.no-immediate-on-transfer")
def test_a_lost_colony_takes_its_permanent_effect_along() -> None:
    t = table(age=2).give(1, colonies="developed-territory-i strategic-territory-ii", science=3, blue=17, yellow=19)
    t.give(0, workers={"warriors": 7}).reveal("independence-declaration")
    assert (t.asked, t.decider) == ("lose-colony", 1)
    t.do("choose developed-territory-i")
    assert t.names(t.seat(1).colonies) == ["strategic-territory-ii"]
    assert (t.seat(1).blue, t.seat(1).yellow, t.seat(1).science) == (16, 18, 3)
    assert t.strength(1) == 5


@law("colony.stolen", "colony.no-immediate-on-transfer")
def test_a_stolen_colony_moves_with_its_permanent_effect_alone() -> None:
    t = table(age=2).give(workers={"warriors": 4}, cards="annex").give(1, colonies="historic-territory-i", culture=6)
    t.politics().do("attack annex 2", "choose historic-territory-i")
    assert (list(t.seat(0).colonies), list(t.seat(1).colonies)) == ([number("historic-territory-i")], [])
    assert (t.happiness(0), t.happiness(1)) == (1, 0)
    assert (t.seat(0).culture, t.seat(1).culture) == (0, 6)


@law("colony.stolen")
def test_tokens_of_a_stolen_colony_change_the_bank() -> None:
    t = table(age=2).give(workers={"warriors": 4}, cards="annex").give(1, colonies="wealthy-territory-i", blue=19)
    t.politics().do("attack annex 2", "choose wealthy-territory-i")
    assert (t.seat(0).blue, t.seat(1).blue) == (19, 16)
    assert t.resources(0) == 0


@law("military.bonus-uses", log=False)
def test_a_bonus_card_is_played_neither_in_politics_nor_in_the_action_phase() -> None:
    t = table().give(cards="military-bonus-i").politics()
    assert sorted(t.legal()) == ["pass", "resign"]
    t.refused("prepare military-bonus-i")
    t.do("pass")
    t.refused("tactic military-bonus-i")
    t.refused("play military-bonus-i")
    assert not [text for text in t.legal() if "military-bonus-i" in text]
