"""Territories: permanent symbols and what the first colonization gives; forces and bonus cards in colonizations."""

from tests.kit import law
from tests.tta.scenario import Table, number, pile, table


def colonized(slug: str, age: int = 1) -> Table:
    """Seat 0 reveals the territory, bids one and sends its warriors. The card prepared scored one culture."""
    return table(age=age).reveal(slug).do("bid 1", "pass", "send warriors", "land")


# --- age I --------------------------------------------------------------------------------------------------------
def test_vast_territory_i_is_three_yellow_less_one_blue_and_three_food() -> None:
    t = colonized("vast-territory-i")
    assert (t.seat().yellow, t.seat().blue, t.food()) == (18 + 1 + 3, 16 - 1 - 3, 3)
    assert t.names(t.seat().colonies) == ["vast-territory-i"]


def test_wealthy_territory_i_is_three_blue_and_five_resources() -> None:
    t = colonized("wealthy-territory-i")
    assert (t.seat().blue, t.resources(), t.seat().yellow) == (16 + 3 - 5, 5, 19)


def test_inhabited_territory_i_is_two_yellow_and_a_worker() -> None:
    t = colonized("inhabited-territory-i")
    assert (t.seat().yellow, t.seat().pool, t.food()) == (18 + 1 + 2 - 1, 2, 0)


def test_strategic_territory_i_is_two_strength_and_three_cards() -> None:
    t = colonized("strategic-territory-i")
    assert (t.strength(), len(t.seat().cards), t.seat().military_total) == (2, 3, 2)


def test_historic_territory_i_is_a_happy_face_and_six_culture() -> None:
    t = colonized("historic-territory-i")
    assert (t.happiness(), t.seat().culture, t.culture()) == (1, 1 + 6, 0)


def test_developed_territory_i_is_a_token_of_each_and_three_science() -> None:
    t = colonized("developed-territory-i")
    assert (t.seat().yellow, t.seat().blue, t.seat().science, t.science()) == (18 + 1 + 1, 17, 3, 1)


# --- age II -------------------------------------------------------------------------------------------------------
def test_vast_territory_ii_is_four_yellow_less_one_blue_and_four_food() -> None:
    t = colonized("vast-territory-ii", 2)
    assert (t.seat().yellow, t.seat().blue, t.food()) == (18 + 1 + 4, 16 - 1 - 4, 4)


def test_wealthy_territory_ii_is_four_blue_and_nine_resources() -> None:
    t = colonized("wealthy-territory-ii", 2)
    assert (t.seat().blue, t.resources()) == (16 + 4 - 9, 9)


def test_inhabited_territory_ii_is_three_yellow_and_two_workers() -> None:
    t = colonized("inhabited-territory-ii", 2)
    assert (t.seat().yellow, t.seat().pool) == (18 + 1 + 3 - 2, 3)


def test_strategic_territory_ii_is_four_strength_and_five_cards() -> None:
    t = colonized("strategic-territory-ii", 2)
    assert (t.strength(), len(t.seat().cards)) == (4, 5)


def test_historic_territory_ii_is_two_happy_faces_and_eleven_culture() -> None:
    t = colonized("historic-territory-ii", 2)
    assert (t.happiness(), t.seat().culture) == (2, 1 + 11)


def test_developed_territory_ii_is_two_tokens_of_each_and_five_science() -> None:
    t = colonized("developed-territory-ii", 2)
    assert (t.seat().yellow, t.seat().blue, t.seat().science) == (18 + 1 + 2, 18, 5)


# --- order and limits ---------------------------------------------------------------------------------------------
@law("colonize.colony.permanent-first", log=False)
def test_permanent_symbols_come_before_the_immediate_gain() -> None:
    t = table().give(0, yellow=0).reveal("inhabited-territory-i").do("bid 1", "pass", "send warriors", "land")
    assert (t.seat().yellow, t.seat().pool) == (0 + 1 + 2 - 1, 2)
    t = table().give(0, blue=0).reveal("wealthy-territory-i").do("bid 1", "pass", "send warriors", "land")
    assert (t.resources(), t.seat().blue) == (3, 0)


def test_vast_territory_takes_its_blue_token_from_a_card_when_the_bank_is_empty() -> None:
    t = table().give(0, food=2).give(0, blue=0).reveal("vast-territory-i").do("bid 1", "pass", "send warriors", "land")
    assert (t.asked, t.legal()) == ("lose-blue-source", ["choose agriculture"])
    t.do("choose agriculture")
    assert (t.food(), t.seat().blue, t.asked) == (1, 0, "action")


def test_strategic_territory_draws_nothing_in_age_iv() -> None:
    t = colonized("strategic-territory-ii", 4)
    assert (t.strength(), list(t.seat().cards)) == (4, [])


def test_bonus_cards_used_are_discarded_before_strategic_territory_draws() -> None:
    t = table().give(0, cards="military-bonus-i")
    t.s.military_deck = pile([])
    t.reveal("strategic-territory-i").do("bid 2", "pass", "send warriors", "spend military-bonus-i", "land")
    assert (t.names(t.seat().cards), list(t.s.discards[1])) == (["military-bonus-i"], [])


@law("colonize.bid.nobody")
def test_a_territory_that_nobody_wants_goes_to_the_past_events() -> None:
    t = table().reveal("historic-territory-i").do("pass", "pass")
    assert (t.s.past_events[-1], t.asked) == (number("historic-territory-i"), "action")


def test_a_lost_colony_takes_its_symbols_along_and_leaves_the_reward() -> None:
    t = colonized("historic-territory-i").give(0, workers={"warriors": 0}, culture=7)
    t.reveal("independence-declaration", 1).do("choose historic-territory-i")
    assert (t.happiness(), t.seat().culture, list(t.seat().colonies)) == (0, 7, [])


def test_columbus_makes_a_colony_of_a_territory_in_hand_without_a_fight() -> None:
    t = table().give(0, leader="christopher-columbus", cards="wealthy-territory-i foray").politics()
    t.refused("discover foray")
    t.do("discover wealthy-territory-i")
    assert (t.seat().blue, t.resources(), t.seat().culture, t.workers("warriors")) == (14, 5, 0, 1)
    assert (t.name(t.seat().leader), t.asked) == ("", "action")


# --- forces -------------------------------------------------------------------------------------------------------
@law("colonize.force.bonus-cards", "military.bonus-uses")
def test_bonus_cards_add_one_two_or_three_to_a_force() -> None:
    t = table(age=3).give(0, cards="military-bonus-i military-bonus-ii military-bonus-iii spy")
    t.reveal("historic-territory-ii")
    assert t.legal("bid")[-1] == "bid 7"
    t.do("bid 6", "pass", "send warriors", "spend military-bonus-iii")
    assert t.refused("land") == "colonize.force.at-least-bid"
    assert t.refused("spend spy") == "military.bonus-uses"
    t.do("spend military-bonus-ii", "land")
    assert t.names(t.seat().cards) == ["military-bonus-i", "spy"]
    assert (t.names(t.s.discards[3]), t.names(t.s.discards[2])) == (["military-bonus-iii"], ["military-bonus-ii"])


@law("colonize.force.one-unit")
def test_bonus_cards_alone_are_no_force() -> None:
    t = table(age=3).give(0, cards="military-bonus-iii").reveal("historic-territory-ii").do("bid 1", "pass")
    t.do("spend military-bonus-iii")
    assert t.refused("land") == "colonize.force.one-unit"
    t = table(age=3).give(0, cards="military-bonus-iii", workers={"warriors": 0}).reveal("historic-territory-ii")
    assert t.decider == 1


def test_colonization_symbols_and_armies_count_but_strength_of_cards_does_not() -> None:
    t = table(age=2).give(0, workers={"warriors": 2}, tactic="fighting-band", techs="navigation strategy")
    t.give(0, wonders="colossus great-wall", leader="napoleon-bonaparte")
    assert t.strength() == 2 + 1 + 2 + 3 + 2 + 2 + 2
    t.reveal("historic-territory-ii")
    assert t.legal("bid")[-1] == f"bid {2 + 1 + 3 + 1}"


def test_the_armies_of_a_force_are_those_of_the_units_sent() -> None:
    t = table(age=2).give(0, workers={"warriors": 2}, tactic="fighting-band").reveal("historic-territory-ii")
    t.do("bid 3", "pass", "send warriors")
    assert t.refused("land") == "colonize.force.at-least-bid"
    t.do("send warriors", "land")
    assert (t.workers("warriors"), t.seat().yellow) == (0, 20)


def test_air_forces_double_only_an_army_that_is_sent_with_them() -> None:
    t = table(age=3).give(0, workers={"warriors": 2, "air-forces": 1}, tactic="fighting-band")
    t.reveal("historic-territory-ii")
    assert t.legal("bid")[-1] == "bid 9"
    t.do("bid 7", "pass", "send air-forces", "send warriors")
    assert t.refused("land") == "colonize.force.at-least-bid"
    t.do("send warriors", "land")
    assert t.workers("air-forces") == 0


def test_infantry_of_genghis_khan_serves_as_cavalry_in_a_force() -> None:
    t = table().give(0, workers={"warriors": 2}, tactic="medieval-army").reveal("historic-territory-i")
    assert t.legal("bid")[-1] == "bid 2"
    t = table().give(0, workers={"warriors": 2}, tactic="medieval-army", leader="genghis-khan")
    t.reveal("historic-territory-i")
    assert t.legal("bid")[-1] == "bid 4"


def test_cook_discards_up_to_two_cards_for_one_each() -> None:
    t = table(age=2).give(0, leader="james-cook", cards="spy annex rats").reveal("historic-territory-ii")
    assert t.legal("bid")[-1] == "bid 3"
    t.do("bid 3", "pass", "send warriors", "spend spy", "spend annex")
    assert t.refused("spend rats") == "military.bonus-uses"
    t.do("land")
    assert (t.names(t.seat().cards), t.culture()) == (["rats"], 2)
