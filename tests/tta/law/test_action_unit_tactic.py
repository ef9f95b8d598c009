"""action.unit.*, action.tactic.*: military units, and tactics."""

from tests.kit import law
from tests.tta.scenario import table


# --- building units -----------------------------------------------------------------------------------------------
@law("action.unit.build.military-action", "action.unit.build.resource-cost", "action.unit.build.unused-worker")
def test_a_unit_costs_a_military_action_resources_and_an_unused_worker() -> None:
    t = table().give(resources=3)
    t.do("build warriors")
    assert (t.seat().military, t.seat().civil, t.seat().pool) == (1, 4, 0)
    assert (t.resources(), t.workers("warriors"), t.strength()) == (1, 2, 2)


@law("action.unit.build.military-action")
def test_no_unit_is_built_without_a_military_action() -> None:
    t = table().give(resources=3, military=0)
    assert t.refused("build warriors") == "action.unit.build.military-action"
    t.give(military=1, civil=0).do("build warriors")
    assert (t.seat().military, t.workers("warriors")) == (0, 2)


@law("action.unit.build.tech-in-play")
def test_units_stand_on_own_unit_technologies_in_play() -> None:
    t = table().give(techs="knights", hand="swordsmen", resources=9).give(1, techs="cannon")
    assert t.refused("build swordsmen") == "action.unit.build.tech-in-play"
    assert t.refused("build cannon") == "action.unit.build.tech-in-play"
    t.do("build knights")
    assert (t.workers("knights"), t.resources()) == (1, 6)


@law("action.unit.build.resource-cost")
def test_one_resource_too_few_builds_no_unit() -> None:
    t = table().give(techs="swordsmen", resources=2)
    assert t.refused("build swordsmen") == "action.unit.build.resource-cost"
    t.give(resources=3).do("build swordsmen")
    assert t.resources() == 0


@law("action.unit.build.unused-worker", log=False)
def test_no_unit_is_built_without_an_unused_worker() -> None:
    t = table().give(resources=3, pool=0)
    assert t.refused("build warriors") == "action.unit.build.unused-worker"


@law("action.unit.build.unused-worker")
def test_units_know_no_urban_limit() -> None:
    t = table().give(workers={"warriors": 5}, resources=2)
    t.do("build warriors")
    assert t.workers("warriors") == 6


# --- upgrading units ----------------------------------------------------------------------------------------------
@law("action.unit.upgrade.military-action", "action.unit.upgrade.pay-difference", "action.unit.upgrade.move-worker")
def test_an_upgraded_unit_costs_a_military_action_and_the_difference() -> None:
    t = table().give(techs="swordsmen", resources=2, pool=0)
    t.do("upgrade warriors swordsmen")
    assert (t.seat().military, t.seat().civil, t.resources()) == (1, 4, 1)
    assert (t.workers("warriors"), t.workers("swordsmen"), t.seat().pool) == (0, 1, 0)


@law("action.unit.upgrade.military-action")
def test_no_unit_is_upgraded_without_a_military_action() -> None:
    t = table().give(techs="swordsmen", resources=2, military=0)
    assert t.refused("upgrade warriors swordsmen") == "action.unit.upgrade.military-action"


@law("action.unit.upgrade.existing")
def test_only_an_existing_unit_is_upgraded() -> None:
    t = table().give(techs="knights cavalrymen", resources=9)
    assert t.refused("upgrade knights cavalrymen") == "action.unit.upgrade.existing"
    t.give(workers={"knights": 1}).do("upgrade knights cavalrymen")
    assert (t.workers("knights"), t.workers("cavalrymen"), t.resources()) == (0, 1, 7)


@law("action.unit.upgrade.same-type-higher")
def test_a_unit_keeps_its_type_and_rises_in_level() -> None:
    t = table().give(techs="knights cannon", workers={"swordsmen": 1}, hand="riflemen", resources=9)
    assert t.refused("upgrade warriors knights") == "action.unit.upgrade.same-type-higher"
    assert t.refused("upgrade warriors cannon") == "action.unit.upgrade.same-type-higher"
    assert t.refused("upgrade swordsmen warriors") == "action.unit.upgrade.same-type-higher"
    assert t.refused("upgrade swordsmen riflemen") == "action.unit.upgrade.same-type-higher"
    assert t.legal("upgrade") == ["upgrade warriors swordsmen"]


@law("action.unit.upgrade.same-type-higher", "action.unit.upgrade.pay-difference")
def test_a_unit_may_skip_levels() -> None:
    t = table().give(techs="modern-infantry", resources=4)
    assert t.refused("upgrade warriors modern-infantry") == "action.unit.upgrade.pay-difference"
    t.give(resources=5).do("upgrade warriors modern-infantry")
    assert (t.resources(), t.workers("modern-infantry")) == (0, 1)


@law("action.unit.upgrade.modifiers-first")
def test_what_makes_buildings_cheaper_changes_neither_price_of_a_unit() -> None:
    t = table().give(techs="engineering riflemen", resources=4)
    t.do("upgrade warriors riflemen")
    assert t.resources() == 1


@law("action.unit.upgrade.modifiers-first", "food.temporary-first")
def test_resources_for_units_pay_the_difference_and_not_both_prices() -> None:
    t = table().give(techs="riflemen", hand="patriotism-i", resources=4)
    t.do("play patriotism-i", "upgrade warriors riflemen")
    assert (t.resources(), t.seat().arms) == (3, 0)


# --- disbanding units ---------------------------------------------------------------------------------------------
@law("action.unit.disband.military-action", "action.unit.disband.worker-to-pool")
def test_a_disbanded_unit_becomes_an_unused_worker_for_a_military_action() -> None:
    t = table().give(resources=0)
    t.do("destroy warriors")
    assert (t.seat().military, t.seat().civil, t.seat().pool, t.workers("warriors")) == (1, 4, 2, 0)
    assert (t.resources(), t.seat().yellow, t.strength()) == (0, 18, 0)


@law("action.unit.disband.military-action")
def test_no_unit_is_disbanded_without_a_military_action() -> None:
    t = table().give(military=0)
    assert t.refused("destroy warriors") == "action.unit.disband.military-action"


@law("action.unit.disband.own-unit")
def test_any_own_unit_but_no_other_is_disbanded() -> None:
    t = table().give(techs="swordsmen", workers={"knights": 1}).give(1, workers={"swordsmen": 1})
    assert t.refused("destroy swordsmen") == "action.unit.disband.own-unit"
    t.do("destroy knights", "destroy warriors")
    assert (t.seat().pool, t.seat().military) == (3, 0)


# --- tactics ------------------------------------------------------------------------------------------------------
@law("action.tactic.play.military-action", "action.tactic.play.current", "action.tactic.play.exclusive")
def test_a_played_tactic_is_current_and_exclusive_at_once() -> None:
    t = table().give(cards="fighting-band", workers={"warriors": 2})
    t.do("tactic fighting-band")
    assert (t.seat().military, t.name(t.seat().tactic), t.seat().exclusive) == (1, "fighting-band", True)
    assert (list(t.seat().cards), list(t.s.tactics), t.strength()) == ([], [], 3)


@law("action.tactic.play.military-action")
def test_no_tactic_is_played_without_a_military_action() -> None:
    t = table().give(cards="legion", military=0)
    assert t.refused("tactic legion") == "action.tactic.play.military-action"


@law("action.tactic.play.from-hand")
def test_only_a_tactic_from_the_own_hand_is_played() -> None:
    t = table().give(cards="raid-i").give(1, cards="legion", tactic="phalanx")
    assert t.refused("tactic legion") == "action.tactic.play.from-hand"
    assert t.refused("tactic phalanx") == "action.tactic.play.from-hand"
    assert t.refused("tactic raid-i") == "action.tactic.play.from-hand"


@law("action.tactic.play.current")
def test_a_played_tactic_takes_the_place_of_the_former_one() -> None:
    t = table().give(tactic="fighting-band", cards="legion", workers={"warriors": 3})
    assert t.strength() == 4
    t.do("tactic legion")
    assert (t.name(t.seat().tactic), t.strength(), t.names(t.s.tactics)) == ("legion", 5, ["fighting-band"])


@law("action.tactic.play.exclusive", "action.tactic.copy.common-only")
def test_an_exclusive_tactic_is_copied_only_after_it_became_common() -> None:
    t = table().give(cards="legion")
    t.do("tactic legion", "end", "pass")
    assert (t.decider, t.asked) == (1, "action")
    assert t.refused("copy legion") == "action.tactic.copy.common-only"
    t.do("end", "pass", "end", "pass")
    assert t.decider == 1
    t.do("copy legion")
    assert (t.name(t.seat(1).tactic), t.name(t.seat(0).tactic)) == ("legion", "legion")


@law("action.tactic.copy.common-only")
def test_a_tactic_in_hand_is_not_copied() -> None:
    t = table().give(cards="legion")
    assert t.refused("copy legion") == "action.tactic.copy.common-only"


@law("action.tactic.copy.cost-2", "action.tactic.copy.current")
def test_copying_costs_two_military_actions_and_leaves_the_card_where_it_is() -> None:
    t = table().give(workers={"warriors": 3}).give(1, tactic="legion")
    t.do("copy legion")
    assert (t.seat().military, t.name(t.seat().tactic), t.seat().exclusive, t.strength()) == (0, "legion", False, 5)
    assert (t.names(t.s.tactics), t.name(t.seat(1).tactic)) == (["legion"], "legion")


@law("action.tactic.copy.cost-2")
def test_one_military_action_copies_nothing() -> None:
    t = table().give(military=1).give(1, tactic="legion")
    assert t.refused("copy legion") == "action.tactic.copy.cost-2"
    assert t.legal("copy") == []


@law("action.tactic.copy.common-only", "ruling.tactic.copy-other-only")
def test_the_current_tactic_is_not_copied_again() -> None:
    t = table().give(tactic="legion").give(1, tactic="phalanx")
    assert t.legal("copy") == ["copy phalanx"]
    assert t.refused("copy legion") == "ruling.tactic.copy-other-only"


@law("action.tactic.once-per-turn")
def test_one_tactic_a_turn_played_or_copied() -> None:
    t = table().give(government="communism", cards="fighting-band phalanx").give(1, tactic="legion")
    t.do("tactic phalanx")
    assert t.refused("tactic fighting-band") == "action.tactic.once-per-turn"
    assert t.refused("copy legion") == "action.tactic.once-per-turn"
    assert (t.legal("tactic"), t.legal("copy"), t.seat().military) == ([], [], 4)


@law("action.tactic.once-per-turn")
def test_after_copying_no_tactic_is_played_until_the_next_turn() -> None:
    t = table().give(government="communism", cards="phalanx").give(1, tactic="legion")
    t.do("copy legion")
    assert t.refused("tactic phalanx") == "action.tactic.once-per-turn"
    t.do("end", "pass", "end", "pass", "tactic phalanx")
    assert t.name(t.seat().tactic) == "phalanx"
