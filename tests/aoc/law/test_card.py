"""card.*: the civilizations that the rulebook explains.

Where the rulebook leaves open on which part of the card an effect stands, the card is the main civilization here.
"""

from saecula.aoc.cards import catalog
from saecula.aoc.ratings import power_of
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

# with the usual ROW: round 1 hunt fish farm, round 4 culture build conquest, round 5 build conquest trade
FIVE = "egypt greece japan mali tibet"


def power(table: Table, seat: int = 0) -> int:
    return power_of(table.s, table.seat(seat))


def armed(**power: int) -> None:
    """Bare cards, and these civilizations carry so much power in their legacy."""
    bare({"civilizations": {civ: {"legacy": [{"op": "military", "value": value}]} for civ, value in power.items()}})


def shipped_on_rise(civ: str) -> list[dict[str, int]]:
    """The on-rise effects of a shipped civilization."""
    (card,) = [card for card in catalog.shipped()["civilizations"] if card["id"] == civ]
    return [row for row in card["primary"] if row["op"] == "on_rise"]


def war(table: Table) -> Table:
    """In round 2: everybody does nothing, then war breaks out."""
    assert table.s.round == 2
    return table.symbol("build", "war").finish_round()


# --- Aksum ----------------------------------------------------------------------------------------------------------
@law("card.aksum.bonus")
def test_aksum_builds_for_three_points() -> None:
    table = position(round=4).give(civs="aksum", coins=2).actions().do("build")
    assert table.seat().vp == 3
    assert table.seat().coins == 0


@law("card.aksum.bonus", log=False)
def test_an_opponent_of_aksum_builds_for_two_points() -> None:
    table = position(round=4).give(0, civs="aksum").give(1, civs="egypt", coins=2).actions(1).do("build")
    assert table.seat(1).vp == 2
    assert table.asked == "actions"


@law("card.aksum.follow-up")
def test_aksum_may_add_culture_to_build_without_a_worker() -> None:
    table = position(round=5).give(civs="aksum", coins=7, workers=2).actions()
    assert table.refused("culture") == "action.available.row"
    table.do("build")
    assert table.asked == "follow-up"
    assert table.legal() == ["use aksum", "done"]
    table.do("use aksum")
    assert table.asked == "actions"
    assert table.seat().vp == 5
    assert table.seat().coins == 1
    assert (table.seat().idle, table.seat().white) == (0, 2)


@law("card.aksum.follow-up")
def test_aksum_may_decline_its_culture() -> None:
    table = position(round=5).give(civs="aksum", coins=7).actions().do("build", "done")
    assert table.asked == "actions"
    assert table.seat().vp == 3
    assert table.seat().coins == 5


@law("card.aksum.follow-up")
def test_aksum_is_not_asked_for_culture_without_four_coins() -> None:
    table = position(round=5).give(civs="aksum", coins=5).actions().do("build")
    assert table.asked == "actions"
    assert table.seat().coins == 3


@law("card.aksum.follow-up")
def test_the_culture_of_aksum_leaves_the_slot_in_the_row_free() -> None:
    table = position(round=4).give(civs="aksum", coins=10, workers=3).actions().do("build", "use aksum", "culture")
    assert table.seat().vp == 7
    assert table.seat().coins == 0
    assert table.refused("culture") == "action.slot.once"


@law("card.aksum.follow-up")
def test_effects_on_culture_apply_to_the_culture_of_aksum() -> None:
    bare({"civilizations": {"aksum": {"legacy": [{"op": "action_bonus", "action": "culture", "vp": 2}]}}})
    table = position(round=5).give(civs="aksum", coins=6).actions().do("build", "use aksum")
    assert table.seat().vp == 3 + 4


# --- Arabia ---------------------------------------------------------------------------------------------------------
@law("card.arabia")
def test_arabia_gains_a_coin_for_two_technologies() -> None:
    table = position(round=2).give(civs="arabia", techs="writing sailing", coins=0).turn_end()
    assert table.seat().coins == 1


@law("card.arabia")
def test_arabia_rounds_down() -> None:
    table = position(round=2).give(civs="arabia", techs="writing sailing mining", coins=0).turn_end()
    assert table.seat().coins == 1
    table = position(round=2).give(civs="arabia", techs="writing", coins=0).turn_end()
    assert table.seat().coins == 0


@law("card.arabia")
def test_arabia_gains_two_coins_for_four_technologies() -> None:
    table = position(round=2).give(civs="arabia", techs="writing sailing mining engineering", coins=0).turn_end()
    assert table.seat().coins == 2


# --- Aztecs ---------------------------------------------------------------------------------------------------------
@law("card.aztecs", "action.cost.workers")
def test_aztecs_build_a_wonder_for_one_coin_and_two_workers() -> None:
    table = position(round=2, wonders="petra colossus").give(civs="aztecs", coins=1, workers=3).actions()
    table.do("wonder petra")
    assert table.seat().coins == 0
    assert table.seat().vp == 3
    assert (table.seat().idle, table.seat().red) == (1, 2)
    table.do("end")
    assert table.seat().idle == 1


@law("card.aztecs", "action.cost.workers")
def test_aztecs_need_two_workers_and_one_coin_for_a_wonder() -> None:
    table = position(round=2, wonders="petra").give(civs="aztecs", coins=7, workers=1).actions()
    assert table.refused("wonder petra") == "action.cost.workers"
    table.give(coins=0, workers=2)
    assert table.refused("wonder petra") == "action.cost.coins"


@law("card.aztecs", "action.cost.workers")
def test_aztecs_may_not_pay_seven_coins_instead() -> None:
    table = position(round=2, wonders="petra").give(civs="aztecs", coins=7, workers=3).actions()
    assert table.refused("wonder petra plain") == "action.cost.workers"
    assert table.legal("wonder") == ["wonder petra"]


# --- Babylon --------------------------------------------------------------------------------------------------------
@law("card.babylon", "card.babylon.not-research")
def test_babylon_learns_a_technology_at_the_turn_end_and_gets_no_point() -> None:
    table = position(round=2).give(civs="babylon", coins=0).turn_end().do("use babylon")
    assert table.asked == "learn"
    assert table.legal() == ["learn writing", "learn sailing", "learn mining"]
    assert table.refused("learn education") == "tech.require"
    table.do("learn writing")
    assert table.techs() == {"writing"}
    assert table.seat().vp == 0
    assert table.s.turn_seat == 1


@law("card.babylon")
def test_babylon_must_learn() -> None:
    table = position(round=2).give(civs="babylon").turn_end()
    assert table.refused("done") == "turn.end.effects"


@law("card.babylon.not-research")
def test_research_bonuses_do_not_apply_to_the_technology_of_babylon() -> None:
    bare(
        {"civilizations": {"babylon": {"legacy": [{"op": "action_bonus", "action": "research", "vp": 2, "coins": 1}]}}}
    )
    table = position(round=2).give(civs="babylon", coins=0).turn_end().do("use babylon", "learn writing")
    assert table.seat().vp == 0
    assert table.seat().coins == 0


# --- Britain --------------------------------------------------------------------------------------------------------
@law("card.britain")
def test_britain_gains_a_point_for_seven_points() -> None:
    assert position(round=2).give(civs="britain", vp=7).turn_end().seat().vp == 8
    assert position(round=2).give(civs="britain", vp=21).turn_end().seat().vp == 24


@law("card.britain")
def test_britain_rounds_down() -> None:
    assert position(round=2).give(civs="britain", vp=6).turn_end().seat().vp == 6
    assert position(round=2).give(civs="britain", vp=13).turn_end().seat().vp == 14
    assert position(round=2).give(civs="britain", vp=20).turn_end().seat().vp == 22


# --- Byzantium ------------------------------------------------------------------------------------------------------
@law("card.byzantium")
def test_byzantium_pays_three_coins_for_culture_while_it_leads() -> None:
    armed(byzantium=2, greece=1)
    table = position(round=4).give(0, civs="byzantium", coins=3).give(1, civs="greece").actions().do("culture")
    assert table.seat().coins == 0
    assert table.seat().vp == 2


@law("card.byzantium")
def test_byzantium_pays_three_coins_for_culture_when_tied_for_the_lead() -> None:
    armed(byzantium=1, greece=1)
    table = position(round=4).give(0, civs="byzantium", coins=3).give(1, civs="greece").actions()
    assert table.legal("culture") == ["culture"]
    assert table.give(coins=2).refused("culture") == "action.cost.coins"


@law("card.byzantium")
def test_byzantium_pays_four_coins_for_culture_without_the_lead() -> None:
    armed(byzantium=1, greece=2)
    table = position(round=4).give(0, civs="byzantium", coins=3).give(1, civs="greece").actions()
    assert table.refused("culture") == "action.cost.coins"
    table.give(coins=4).do("culture")
    assert table.seat().coins == 0


# --- Carthage -------------------------------------------------------------------------------------------------------
@law("card.carthage")
def test_carthage_triples_the_bonus_coins_on_it() -> None:
    table = position(round=2).market("carthage egypt greece japan mali", [4, 0, 0, 0, 0]).give(civs="rome", coins=0)
    table.civ_phase().do("rise carthage")
    assert table.seat().coins == 12


@law("card.carthage")
def test_carthage_without_bonus_coins_brings_none() -> None:
    table = position(market="carthage egypt greece japan mali").do("rise carthage")
    assert table.seat().coins == 3


@law("card.carthage")
def test_an_annexed_carthage_brings_its_coins_once() -> None:
    table = position(round=2).market("carthage egypt greece japan mali", [4, 0, 0, 0, 0]).give(civs="rome", coins=0)
    table.civ_phase().do("annex carthage")
    assert table.seat().coins == 4


# --- China ----------------------------------------------------------------------------------------------------------
@law("card.china")
def test_the_farm_of_china_gives_a_worker_who_may_act_at_once() -> None:
    table = position(round=1).give(civs="china", coins=0, workers=2).actions().do("farm")
    assert table.seat().coins == 3
    assert (table.seat().idle, table.seat().white) == (1, 2)
    table.do("fish", "end")
    assert table.seat().coins == 4
    assert table.seat().idle == 3


@law("card.china", log=False)
def test_the_farm_of_china_gives_no_fifth_worker() -> None:
    table = position(round=1).give(civs="china", workers=4).actions().do("farm")
    assert (table.seat().idle, table.seat().white) == (2, 2)


@law("card.china.no-rescue")
def test_china_cannot_save_a_worker_on_a_red_slot() -> None:
    table = position(round=1).give(civs="china", workers=4).actions().do("exploit", "farm")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (1, 2, 1)
    table.do("end")
    assert table.seat().idle == 3


# --- Harappa --------------------------------------------------------------------------------------------------------
@law("card.harappa.research")
def test_harappa_pays_three_coins_for_a_first_technology() -> None:
    table = position(round=2).give(civs="harappa", coins=3).actions()
    assert table.legal("research") == ["research writing", "research sailing", "research mining"]
    assert table.do("research mining").seat().coins == 0
    assert position(round=2).give(civs="harappa", coins=3).actions().do("research writing").seat().coins == 0
    assert position(round=2).give(civs="harappa", coins=3).actions().do("research sailing").seat().coins == 0


@law("card.harappa.research")
def test_harappa_pays_four_coins_for_any_other_technology() -> None:
    table = position(round=2).give(civs="harappa", coins=3, techs="writing").actions()
    assert table.refused("research education") == "action.cost.coins"
    assert table.give(coins=4).do("research education").seat().coins == 0


@law("card.harappa.culture")
def test_harappa_pays_three_coins_for_culture() -> None:
    table = position(round=4).give(civs="harappa", coins=3).actions().do("culture")
    assert table.seat().coins == 0
    assert table.seat().vp == 2
    assert position(round=4).give(civs="harappa", coins=2).actions().refused("culture") == "action.cost.coins"


@law("card.harappa.culture")
def test_culture_stays_cheaper_when_harappa_has_declined() -> None:
    table = position(round=4).give(civs="harappa egypt", coins=3).actions().do("culture")
    assert table.seat().coins == 0


@law("card.harappa.research")
def test_research_is_not_cheaper_when_harappa_has_declined() -> None:
    # only the second effect of the card is called a legacy
    table = position(round=4).give(civs="harappa egypt", coins=3).actions()
    assert table.refused("research writing") == "action.cost.coins"


@law("card.harappa.culture")
def test_the_culture_of_aksum_is_cheaper_with_harappa() -> None:
    table = position(round=5).give(civs="harappa aksum", coins=5).actions().do("build", "use aksum")
    assert table.seat().coins == 0


@law("card.harappa.not-education")
def test_the_culture_of_education_is_not_cheaper_with_harappa() -> None:
    table = position(round=4).give(civs="harappa", techs="writing education", coins=4).turn_end().do("use education")
    assert table.seat().coins == 0
    assert table.seat().vp == 2


@law("card.harappa.not-education")
def test_three_coins_are_too_few_for_education_even_with_harappa() -> None:
    table = position(round=4).give(civs="harappa", techs="writing education", coins=3).turn_end()
    assert table.s.turn_seat == 1
    assert table.seat().vp == 0


# --- Hittites -------------------------------------------------------------------------------------------------------
@law("card.hittites.research")
def test_hittites_learn_iron_working_for_a_worker_and_no_coin() -> None:
    bare({"technologies": {"iron-working": {"requires_any_of": ["mining"]}}})
    table = position(round=2).give(civs="hittites", techs="mining", coins=0, workers=1).actions()
    assert table.legal("research") == ["research iron-working"]
    assert table.refused("research writing") == "action.cost.coins"
    table.do("research iron-working")
    assert table.techs() == {"mining", "iron-working"}
    assert table.seat().vp == 1
    assert (table.seat().idle, table.seat().white) == (0, 1)


@law("card.hittites.research")
def test_hittites_still_need_a_worker_and_the_requirement_for_iron_working() -> None:
    bare({"technologies": {"iron-working": {"requires_any_of": ["mining"]}}})
    table = position(round=2).give(civs="hittites", techs="mining", workers=0).actions()
    assert table.refused("research iron-working") == "action.cost.workers"
    table = position(round=2).give(civs="hittites", workers=1).actions()
    assert table.refused("research iron-working") == "tech.require"


@law("card.hittites.power")
def test_hittites_have_one_power() -> None:
    assert power(position(round=2).give(civs="hittites")) == 1


# --- Iberia ---------------------------------------------------------------------------------------------------------
@law("card.iberia", "card.iberia.one-by-one")
def test_iberia_with_five_bonus_coins_learns_two_technologies_one_by_one() -> None:
    table = position(round=2).market("iberia egypt greece japan mali", [5, 0, 0, 0, 0]).give(civs="rome", coins=0)
    table.civ_phase().do("rise iberia")
    assert table.asked == "learn"
    assert table.seat().coins == 5
    assert table.refused("learn education") == "tech.require"
    table.do("learn writing")
    assert table.asked == "learn"
    table.do("learn education")
    assert table.asked == "actions"
    assert table.techs() == {"writing", "education"}
    assert table.seat().vp == 0


@law("card.iberia")
def test_iberia_with_one_bonus_coin_learns_nothing() -> None:
    table = position(round=2).market("iberia egypt greece japan mali", [1, 0, 0, 0, 0]).give(civs="rome")
    table.civ_phase().do("rise iberia")
    assert table.asked == "actions"
    assert table.techs() == set()


@law("card.iberia")
def test_iberia_with_two_bonus_coins_learns_one_technology() -> None:
    table = position(round=2).market("iberia egypt greece japan mali", [2, 0, 0, 0, 0]).give(civs="rome")
    table.civ_phase().do("rise iberia", "learn mining")
    assert table.asked == "actions"


@law("card.iberia")
def test_an_annexed_iberia_teaches_nothing() -> None:
    table = position(round=2).market("iberia egypt greece japan mali", [4, 0, 0, 0, 0]).give(civs="rome", coins=0)
    table.civ_phase().do("annex iberia")
    assert table.asked == "actions"
    assert table.seat().coins == 4


# --- Inca -----------------------------------------------------------------------------------------------------------
@law("card.inca")
def test_inca_take_a_wonder_without_points() -> None:
    table = position(market="inca egypt greece japan mali", wonders="petra colossus").do("rise inca")
    assert table.asked == "wonder"
    assert table.legal() == ["choose petra", "choose colossus"]
    assert table.refused("choose alhambra") == "wonder.choice"
    table.do("choose colossus")
    assert len(table.seat().wonders) == 1
    assert table.legal("wonder") == []
    assert (table.seat().vp, table.seat().coins, table.seat().idle) == (0, 3, 3)


@law("card.inca")
def test_bonuses_for_the_wonder_action_do_not_apply_to_the_wonder_of_inca() -> None:
    bare({"civilizations": {"inca": {"legacy": [{"op": "action_bonus", "action": "wonder", "vp": 2}]}}})
    table = position(market="inca egypt greece japan mali", wonders="petra").do("rise inca", "choose petra")
    assert table.seat().vp == 0


@law("card.inca")
def test_inca_take_nothing_from_an_empty_wonder_market_nor_when_annexed() -> None:
    table = position(market="inca egypt greece japan mali")
    table.s.wonders = []
    assert table.do("rise inca").asked == "actions"
    table = position(round=2, market="inca egypt greece japan mali").give(civs="rome").civ_phase().do("annex inca")
    assert table.asked == "actions"
    assert table.seat().wonders == []


# --- India and France -----------------------------------------------------------------------------------------------
@law("card.india")
def test_india_has_a_private_slot_for_culture() -> None:
    table = position(round=1).give(0, civs="india", coins=8).give(1, civs="egypt", coins=8).actions().do("culture")
    assert (table.seat().vp, table.seat().coins, table.seat().white) == (2, 4, 1)
    assert table.refused("culture") == "action.slot.once"
    assert table.actions(1).refused("culture") == "action.available.row"


@law("card.india")
def test_the_slot_of_india_comes_on_top_of_the_row() -> None:
    table = position(round=4).give(civs="india", coins=12, workers=4).actions().do("culture", "culture")
    assert (table.seat().vp, table.seat().coins) == (4, 4)
    assert table.refused("culture") == "action.slot.once"


@law("card.france")
def test_france_has_a_private_slot_for_conquest_that_costs_the_worker() -> None:
    armed(france=1)
    table = position(round=1).give(0, civs="france", workers=3).give(1, civs="egypt").actions().do("conquest")
    assert table.seat().vp == 2
    assert table.seat().red == 1
    assert table.refused("conquest") == "action.slot.once"
    assert table.do("end").seat().idle == 2
    assert table.actions(1).refused("conquest") == "action.available.row"


@law("card.france")
def test_the_slot_of_france_comes_on_top_of_the_row() -> None:
    armed(france=1)
    table = position(round=4).give(civs="france").actions().do("conquest", "conquest")
    assert table.seat().vp == 4
    assert table.refused("conquest") == "action.slot.once"


# --- Kongo ----------------------------------------------------------------------------------------------------------
@law("card.kongo")
def test_a_pass_of_kongo_gives_three_coins_and_two_points() -> None:
    table = position(round=2).give(civs="kongo", coins=0, workers=3).actions().do("pass")
    assert (table.seat().coins, table.seat().vp, table.seat().idle) == (3, 2, 4)


@law("card.kongo", log=False)
def test_kongo_gains_nothing_by_doing_nothing_or_by_the_pass_of_another() -> None:
    table = position(round=2).give(0, civs="kongo", coins=0).give(1, civs="egypt", coins=0).actions().do("end")
    assert (table.seat().coins, table.seat().vp) == (0, 0)
    table.actions(1).do("pass")
    assert (table.seat(0).coins, table.seat(0).vp) == (0, 0)
    assert (table.seat(1).coins, table.seat(1).vp) == (2, 0)


# --- Korea ----------------------------------------------------------------------------------------------------------
@law("card.korea")
def test_korea_gains_three_points_by_researching_its_technologies() -> None:
    assert position(round=2).give(civs="korea", coins=4).actions().do("research writing").seat().vp == 3
    assert position(round=2).give(civs="korea", coins=4).actions().do("research sailing").seat().vp == 3
    table = position(round=2).give(civs="korea", coins=4, techs="writing").actions().do("research education")
    assert table.seat().vp == 3


@law("card.korea", log=False)
def test_korea_gains_one_point_by_researching_another_technology() -> None:
    assert position(round=2).give(civs="korea", coins=4).actions().do("research mining").seat().vp == 1


@law("card.korea", log=False)
def test_korea_gains_no_points_by_a_technology_learned_without_research() -> None:
    bare({"civilizations": {"korea": {"legacy": [{"op": "turn_end_tech", "count": 1}]}}})
    table = position(round=2).give(civs="korea").turn_end().do("use korea", "learn writing")
    assert table.seat().vp == 0


# --- Lydia ----------------------------------------------------------------------------------------------------------
@law("card.lydia", log=False)
def test_lydia_gains_four_coins_when_raised_and_the_others_theirs() -> None:
    rows = [{"op": "on_rise", "coins": 4}, {"op": "on_rise", "others_coins": 2}]
    bare({"civilizations": {"lydia": {"primary": rows}}})
    table = position(3, market="lydia egypt greece japan mali").do("rise lydia")
    assert [table.seat(i).coins for i in range(3)] == [7, 5, 5]


@law("card.lydia")
def test_the_shipped_lydia_gives_the_others_something() -> None:
    # how much is a house value, that it is something is not
    catalog.load()
    table = position(3, market="lydia egypt greece japan mali").do("rise lydia")
    assert table.seat(1).coins > 3
    assert table.seat(2).coins == table.seat(1).coins
    (coins,) = [row["coins"] for row in shipped_on_rise("lydia") if "coins" in row]
    assert coins == 4


@law("card.lydia", log=False)
def test_an_annexed_lydia_gives_nobody_coins() -> None:
    table = position(round=2, market="lydia egypt greece japan mali").give(civs="rome", coins=0).civ_phase()
    table.do("annex lydia")
    assert [table.seat(i).coins for i in range(2)] == [0, 3]


# --- Maya -----------------------------------------------------------------------------------------------------------
@law("card.maya.future")
def test_maya_use_slots_of_future_action_cards() -> None:
    table = position(round=2).give(civs="maya", coins=4, workers=4).actions().do("trade", "culture")
    assert (table.seat().coins, table.seat().vp) == (2, 2)
    assert table.refused("trade") == "action.slot.once"


@law("card.maya.future")
def test_maya_do_not_use_cards_that_have_been_left_behind() -> None:
    table = position(round=3).give(civs="maya").actions()
    assert table.refused("hunt") == "action.available.row"
    assert table.refused("fish") == "action.available.row"
    assert table.legal("farm") == ["farm"]
    assert table.legal("trade") == ["trade"]


@law("card.maya.future")
def test_others_do_not_use_future_action_cards() -> None:
    table = position(round=2).give(0, civs="maya").give(1, civs="egypt", coins=8).actions(1)
    assert table.refused("trade") == "action.available.row"


@law("card.maya.farm")
def test_the_farm_of_maya_gives_four_coins() -> None:
    assert position(round=1).give(civs="maya", coins=0).actions().do("farm").seat().coins == 4


# --- Ottoman --------------------------------------------------------------------------------------------------------
@law("card.ottoman")
def test_ottoman_pays_one_coin_for_science_and_for_gunpowder() -> None:
    bare({"technologies": {"gunpowder": {"requires_any_of": ["mining"]}}})
    table = position(round=6).give(civs="ottoman", techs="writing education mining", coins=2).actions()
    assert table.legal("research") == ["research science", "research gunpowder"]
    table.do("research science")
    assert table.seat().coins == 1
    table.do("research gunpowder")
    assert table.seat().coins == 0


@law("card.ottoman")
def test_ottoman_needs_one_coin_for_science_and_four_for_the_rest() -> None:
    table = position(round=6).give(civs="ottoman", techs="writing education", coins=0).actions()
    assert table.refused("research science") == "action.cost.coins"
    assert table.give(coins=3).refused("research sailing") == "action.cost.coins"
    assert table.give(coins=4).do("research sailing").seat().coins == 0


# --- Persia ---------------------------------------------------------------------------------------------------------
@law("card.persia")
def test_persia_gains_three_coins_for_power_seven_in_a_war() -> None:
    armed(persia=7)
    table = war(position(round=2).give(0, civs="persia", coins=0).give(1, civs="egypt"))
    assert table.seat().coins == 3
    assert table.seat().idle == 3


@law("card.persia.always")
def test_persia_gains_its_coins_with_the_lowest_power_too() -> None:
    armed(persia=2, egypt=5)
    table = war(position(round=2).give(0, civs="persia", coins=0).give(1, civs="egypt", coins=0))
    assert (table.seat(0).coins, table.seat(0).idle) == (1, 2)
    assert (table.seat(1).coins, table.seat(1).idle) == (0, 3)


@law("card.persia", log=False)
def test_persia_gains_nothing_without_a_war_or_with_one_power() -> None:
    armed(persia=1)
    table = war(position(round=2).give(0, civs="persia", coins=0).give(1, civs="egypt"))
    assert table.seat().coins == 0
    armed(persia=7)
    table = position(round=2).give(0, civs="persia", coins=0).give(1, civs="egypt").finish_round()
    assert table.seat().coins == 0


# --- Phoenicia ------------------------------------------------------------------------------------------------------
@law("card.phoenicia")
def test_phoenicia_lays_two_coins_on_a_market_card_for_two_points() -> None:
    table = position(round=2, market=FIVE).give(civs="phoenicia", coins=3).turn_end()
    assert table.legal() == ["use phoenicia", "done"]
    table.do("use phoenicia")
    assert table.asked == "gift"
    assert table.legal() == [f"gift {name}" for name in FIVE.split()]
    assert table.refused("gift rome") == "civ.choose.market"
    table.do("gift japan")
    assert (table.seat().coins, table.seat().vp) == (1, 2)
    assert table.s.market_coins == [0, 0, 2, 0, 0]
    assert table.s.turn_seat == 1


@law("card.phoenicia")
def test_phoenicia_may_keep_its_coins_and_with_one_coin_must() -> None:
    table = position(round=2, market=FIVE).give(civs="phoenicia", coins=2).turn_end().do("done")
    assert (table.seat().coins, table.seat().vp) == (2, 0)
    table = position(round=2, market=FIVE).give(civs="phoenicia", coins=1).turn_end()
    assert table.s.turn_seat == 1
    assert (table.seat().coins, table.seat().vp) == (1, 0)


@law("card.phoenicia")
def test_phoenicia_lays_coins_once_in_a_turn() -> None:
    table = position(round=2, market=FIVE).give(civs="phoenicia", coins=6).turn_end().do("use phoenicia", "gift mali")
    assert table.s.turn_seat == 1
    assert table.seat().coins == 4


@law("card.phoenicia.bonus-coins")
def test_whoever_takes_the_card_takes_the_coins_of_phoenicia() -> None:
    table = position(round=2).market(FIVE, [0, 0, 1, 0, 0]).give(0, civs="phoenicia", coins=2).give(1, coins=0)
    table.turn_end().do("use phoenicia", "gift japan", "rise japan")
    assert table.seat(1).coins == 3
    assert table.s.market_coins == [1, 1, 1, 1, 0]


# --- Polynesia ------------------------------------------------------------------------------------------------------
@law("card.polynesia.war")
def test_polynesia_loses_no_worker_to_war() -> None:
    armed(greece=1)
    table = war(position(3, round=2).give(0, civs="polynesia").give(1, civs="egypt").give(2, civs="greece"))
    assert [table.seat(i).idle for i in range(3)] == [3, 2, 3]


@law("card.polynesia.war")
def test_polynesia_loses_a_worker_to_plague() -> None:
    table = position(round=5).give(0, civs="polynesia").give(1, civs="egypt").finish_round()
    assert [table.seat(i).idle for i in range(2)] == [2, 2]


@law("card.polynesia.fish")
def test_the_fish_of_polynesia_gives_two_coins() -> None:
    assert position(round=1).give(civs="polynesia", coins=0).actions().do("fish").seat().coins == 2


# --- Rome -----------------------------------------------------------------------------------------------------------
@law("card.rome")
def test_rome_has_one_power_for_two_technologies() -> None:
    assert power(position(round=2).give(civs="rome", techs="writing sailing")) == 1
    assert power(position(round=2).give(civs="rome", techs="writing sailing mining education")) == 2


@law("card.rome")
def test_the_power_of_rome_rounds_down() -> None:
    assert power(position(round=2).give(civs="rome")) == 0
    assert power(position(round=2).give(civs="rome", techs="writing")) == 0
    assert power(position(round=2).give(civs="rome", techs="writing sailing mining")) == 1


# --- Scythia --------------------------------------------------------------------------------------------------------
@law("card.scythia.return")
def test_the_worker_of_a_scythian_conquest_returns() -> None:
    armed(scythia=1)
    table = position(round=4).give(civs="scythia", workers=3).actions().do("conquest")
    assert (table.seat().vp, table.seat().white, table.seat().red) == (2, 1, 0)
    table.do("end")
    assert table.seat().idle == 3


@law("card.scythia.return")
def test_scythia_loses_the_worker_of_exploit() -> None:
    table = position(round=4).give(civs="scythia", workers=3).actions().do("exploit", "end")
    assert table.seat().idle == 2


@law("card.scythia.raid")
def test_a_scythian_conquest_costs_every_opponent_two_coins_as_far_as_they_go() -> None:
    table = position(4, round=4).give(0, civs="scythia", coins=5).give(1, coins=5).give(2, coins=1).give(3, coins=0)
    table.actions().do("conquest")
    assert [table.seat(i).coins for i in range(4)] == [5, 3, 0, 0]


@law("card.scythia.raid")
def test_scythia_raids_without_the_lead_too() -> None:
    armed(egypt=1)
    table = position(round=4).give(0, civs="scythia").give(1, civs="egypt", coins=5).actions().do("conquest")
    assert table.seat(0).vp == 0
    assert table.seat(1).coins == 3


# --- Slavs ----------------------------------------------------------------------------------------------------------
@law("card.slavs")
def test_slavs_gain_a_coin_while_they_lead_alone_or_tied() -> None:
    armed(slavs=2, egypt=1)
    assert position(round=2).give(0, civs="slavs", coins=0).give(1, civs="egypt").turn_end().seat().coins == 1
    armed(slavs=1, egypt=1)
    assert position(round=2).give(0, civs="slavs", coins=0).give(1, civs="egypt").turn_end().seat().coins == 1


@law("card.slavs", log=False)
def test_slavs_gain_nothing_without_the_lead() -> None:
    armed(slavs=1, egypt=2)
    assert position(round=2).give(0, civs="slavs", coins=0).give(1, civs="egypt").turn_end().seat().coins == 0


# --- Sumer ----------------------------------------------------------------------------------------------------------
@law("card.sumer")
def test_sumer_learns_writing_and_sailing_for_workers_only() -> None:
    table = position(round=2).give(civs="sumer", coins=0, workers=3).actions()
    assert table.legal("research") == ["research writing", "research sailing"]
    table.do("research writing", "research sailing")
    assert (table.seat().vp, table.seat().coins, table.seat().idle) == (2, 0, 1)


@law("card.sumer")
def test_sumer_pays_for_mining_and_needs_a_worker_for_writing() -> None:
    table = position(round=2).give(civs="sumer", coins=3, workers=1).actions()
    assert table.refused("research mining") == "action.cost.coins"
    assert table.give(workers=0).refused("research writing") == "action.cost.workers"


# --- Tiwanaku -------------------------------------------------------------------------------------------------------
@law("card.tiwanaku")
def test_tiwanaku_gains_five_points_in_the_first_round() -> None:
    assert position(market="tiwanaku egypt greece japan mali").do("rise tiwanaku").seat().vp == 5


@law("card.tiwanaku")
def test_tiwanaku_gains_as_many_points_as_future_cards_wherever_the_plague_lies() -> None:
    early = "plague hunt fish farm culture build conquest trade"
    market = "tiwanaku egypt greece japan mali"
    assert position(round=4, market=market).do("rise tiwanaku").seat().vp == 2
    assert position(round=4, market=market, row=early).do("rise tiwanaku").seat().vp == 2
    assert position(round=5, market=market).do("rise tiwanaku").seat().vp == 1
    assert position(round=6, market=market).do("rise tiwanaku").seat().vp == 0


@law("card.tiwanaku", log=False)
def test_an_annexed_tiwanaku_brings_no_points() -> None:
    table = position(round=2, market="tiwanaku egypt greece japan mali").give(civs="rome").civ_phase()
    assert table.do("annex tiwanaku").seat().vp == 0


# --- Vikings --------------------------------------------------------------------------------------------------------
@law("card.vikings.deny")
def test_opponents_of_vikings_may_not_trade_in_the_row() -> None:
    table = position(3, round=5).give(0, civs="vikings").give(1, civs="egypt").give(2, civs="greece")
    assert table.actions(1).refused("trade") == "card.vikings.deny"
    assert table.actions(2).refused("trade") == "card.vikings.deny"
    assert table.legal("trade") == []


@law("card.vikings.deny")
def test_opponents_of_vikings_may_not_trade_in_a_private_slot() -> None:
    bare({"civilizations": {"egypt": {"primary": [{"op": "action_slot", "action": "trade"}]}}})
    table = position(round=1).give(1, civs="egypt").actions(1)
    assert table.legal("trade") == ["trade"]
    table = position(round=1).give(0, civs="vikings").give(1, civs="egypt").actions(1)
    assert table.refused("trade") == "card.vikings.deny"


@law("card.vikings.deny")
def test_opponents_of_vikings_may_not_trade_with_the_row_and_a_private_slot_at_once() -> None:
    bare({"civilizations": {"egypt": {"primary": [{"op": "action_slot", "action": "trade"}]}}})
    table = position(3, round=5).give(0, civs="greece").give(1, civs="egypt", workers=3).actions(1)
    table.do("trade", "trade")  # both slots are open, if nobody denies them
    assert table.refused("trade") == "action.slot.once"
    table = position(3, round=5).give(0, civs="vikings").give(1, civs="egypt", workers=3).give(2, civs="greece")
    table.actions(1)
    assert (table.legal("trade"), table.refused("trade")) == ([], "card.vikings.deny")
    table.do("build")
    assert (table.legal("trade"), table.refused("trade")) == ([], "card.vikings.deny"), "nor later in the turn"


@law("card.vikings.deny")
def test_vikings_in_decline_deny_nothing() -> None:
    table = position(round=5).give(0, civs="vikings rome").give(1, civs="egypt").actions(1)
    assert table.legal("trade") == ["trade"]


@law("card.vikings.owner")
def test_vikings_trade() -> None:
    table = position(round=5).give(0, civs="vikings", coins=0).give(1, civs="egypt", coins=0).actions().do("trade")
    assert [table.seat(i).coins for i in range(2)] == [2, 1]


@law("card.vikings.power")
def test_vikings_have_one_power() -> None:
    table = position(round=2).give(civs="vikings")
    assert power(table) == 1
    assert [(addend.amount, addend.law) for addend in table.game.explain("power", 0)] == [(1, "card.vikings.power")]
