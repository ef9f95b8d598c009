"""Leaders of Age II: every sentence of their cards."""

from tests.tta.scenario import table


# --- William Shakespeare ------------------------------------------------------------------------------------------
def test_shakespeare_has_a_happy_face() -> None:
    assert table().give(leader="william-shakespeare").happiness() == 1


def test_shakespeare_makes_theaters_cheaper_for_the_owner_of_a_library() -> None:
    t = table().give(leader="william-shakespeare", techs="drama", workers={"printing-press": 1}, resources=3)
    t.do("build drama")
    assert t.resources() == 0


def test_shakespeare_makes_libraries_cheaper_for_the_owner_of_a_theater() -> None:
    t = table().give(leader="william-shakespeare", techs="printing-press", workers={"drama": 1}, resources=2)
    t.do("build printing-press")
    assert t.resources() == 0


def test_shakespeare_gives_no_discount_without_a_building_of_the_other_type() -> None:
    t = table().give(leader="william-shakespeare", techs="drama printing-press", resources=3)
    assert t.refused("build drama") == "action.build.resource-cost"
    t.give(leader="william-shakespeare", techs="printing-press", resources=2)
    assert t.refused("build printing-press") == "action.build.resource-cost"


def test_shakespeare_makes_technologies_of_the_other_type_one_science_cheaper() -> None:
    t = table().give(leader="william-shakespeare", workers={"printing-press": 1}, hand="drama journalism", science=7)
    t.do("develop drama")
    assert t.seat().science == 7 - 2
    assert t.refused("develop journalism") == "action.develop.science-cost"
    t = table().give(leader="william-shakespeare", workers={"drama": 1}, hand="printing-press opera", science=2)
    t.do("develop printing-press")
    assert t.seat().science == 0


def test_shakespeare_does_not_change_the_price_of_an_upgrade() -> None:
    t = table().give(leader="william-shakespeare", techs="opera", workers={"drama": 1, "printing-press": 1})
    t.give(resources=4).do("upgrade drama opera")
    assert t.resources() == 0


def test_shakespeare_adds_two_culture_for_every_pair() -> None:
    t = table().give(government="monarchy", workers={"drama": 3, "printing-press": 1, "journalism": 1})
    assert t.culture() == 6 + 1 + 2
    assert t.give(leader="william-shakespeare").culture() == 9 + 4


# --- James Cook ---------------------------------------------------------------------------------------------------
def test_cook_discards_up_to_two_military_cards_for_a_colony() -> None:
    t = table().give(leader="james-cook", cards="rats foray raiders military-bonus-i").reveal("developed-territory-i")
    assert t.legal("bid")[-1] == "bid 4"
    assert t.refused("bid 5") == "colonize.bid.not-more-than-can-send"
    t.do("bid 4", "pass", "send warriors", "spend rats", "spend foray")
    assert t.refused("spend raiders") == "military.bonus-uses"
    assert t.refused("land") == "colonize.force.at-least-bid"
    t.do("spend military-bonus-i", "land")
    assert t.names(t.seat().cards) == ["raiders"]
    assert t.names(t.seat().colonies) == ["developed-territory-i"]


def test_nobody_else_discards_cards_for_a_colony() -> None:
    t = table().give(leader="isaac-newton", cards="rats foray raiders").reveal("developed-territory-i")
    assert t.legal("bid") == ["bid 1"]


def test_cook_has_two_culture_for_the_first_colony_and_one_for_every_further() -> None:
    t = table().give(leader="james-cook")
    assert t.culture() == 0
    assert t.give(colonies="vast-territory-i").culture() == 2
    assert t.give(colonies="wealthy-territory-i historic-territory-i").culture() == 4


# --- Isaac Newton (his laws are tested as card.newton) ------------------------------------------------------------
def test_newton_adds_the_level_of_the_best_lab_or_library() -> None:
    t = table().give(leader="isaac-newton", workers={"scientific-method": 2, "printing-press": 1}, techs="computers")
    assert t.science() == 1 + 6 + 1 + 2


def test_newton_returns_a_civil_action_for_every_development() -> None:
    t = table().give(leader="isaac-newton", hand="iron alchemy", science=9).do("develop iron")
    assert t.seat().civil == 4
    t.do("develop alchemy")
    assert t.seat().civil == 4


def test_newton_returns_nothing_if_nothing_is_spent() -> None:
    t = table().give(leader="isaac-newton", hand="iron", science=4).reveal("development-of-civilization")
    t.do("develop iron")
    assert (t.seat().civil, t.seat().extra_civil) == (4, 0)


# --- Johann Sebastian Bach (his laws are tested as card.bach) -----------------------------------------------------
def test_bach_adds_a_culture_for_every_theater() -> None:
    t = table().give(leader="johann-sebastian-bach", workers={"drama": 1, "opera": 1})
    assert t.culture() == 2 + 3 + 2


def test_bach_makes_theater_technologies_two_science_cheaper() -> None:
    t = table().give(leader="johann-sebastian-bach", hand="drama iron", science=5).do("develop drama")
    assert t.seat().science == 4
    assert t.refused("develop iron") == "action.develop.science-cost"


def test_bach_turns_an_urban_building_into_a_theater_once_per_turn() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="drama", workers={"philosophy": 2, "religion": 1})
    t.give(resources=4).do("convert philosophy drama")
    assert (t.resources(), t.workers("drama"), t.workers("philosophy"), t.seat().civil) == (3, 1, 1, 3)
    t.refused("convert religion drama")
    t.do("end", "pass", "end").politics().do("pass", "convert religion drama")


def test_bachs_once_does_not_restrict_normal_upgrades_of_theaters() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="opera", workers={"drama": 1, "religion": 1}, resources=10)
    t.do("convert religion drama", "upgrade drama opera", "upgrade drama opera")
    assert (t.workers("opera"), t.resources()) == (2, 10 - 1 - 4 - 4)


def test_bachs_price_is_a_difference_after_construction_discounts() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="drama masonry", resources=0)
    t.do("convert philosophy drama")
    assert t.workers("drama") == 1


def test_urban_growth_may_carry_bachs_upgrade_and_uses_it_up() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="opera", workers={"philosophy": 2}, resources=10)
    t.give(hand="urban-growth-a").do("play urban-growth-a", "convert philosophy opera")
    assert (t.workers("opera"), t.resources(), t.seat().civil) == (1, 10 - 4, 3)
    t.refused("convert philosophy opera")


def test_efficient_upgrade_may_carry_bachs_upgrade() -> None:
    t = table().give(leader="johann-sebastian-bach", techs="opera", resources=2, hand="efficient-upgrade-ii")
    t.do("play efficient-upgrade-ii", "convert philosophy opera")
    assert (t.workers("opera"), t.resources()) == (1, 0)


def test_nobody_else_turns_buildings_into_theaters() -> None:
    t = table().give(leader="isaac-newton", techs="drama", resources=9)
    assert t.legal("convert") == []
    t.refused("convert philosophy drama")


# --- Maximilien Robespierre (his laws are tested as card.robespierre) ---------------------------------------------
def test_robespierre_adds_a_military_action() -> None:
    assert table().give(leader="maximilien-robespierre").seat().military_total == 3


def test_robespierre_scores_three_culture_for_every_revolution() -> None:
    t = table().give(leader="maximilien-robespierre", hand="monarchy theocracy", science=3).do("revolt monarchy")
    assert (t.seat().culture, t.seat().score[4]) == (3, 3)
    t.do("end", "pass", "end").politics().do("pass")
    t.give(science=1).do("revolt theocracy")
    assert t.seat().score[4] == 6


def test_robespierre_scores_nothing_for_a_peaceful_change() -> None:
    t = table().give(leader="maximilien-robespierre", hand="monarchy", science=8).do("develop monarchy")
    assert (t.seat().culture, t.seat().civil, t.seat().military) == (0, 4, 4)


# --- Napoleon Bonaparte -------------------------------------------------------------------------------------------
def test_napoleon_adds_two_military_actions() -> None:
    assert table().give(leader="napoleon-bonaparte").seat().military_total == 4


def test_napoleon_adds_two_strength_for_every_type_of_unit() -> None:
    t = table().give(leader="napoleon-bonaparte", workers={"warriors": 2, "swordsmen": 1})
    assert t.strength() == 4 + 2
    t.give(workers={"knights": 1, "cannon": 1, "air-forces": 1})
    assert t.strength() == 4 + 2 + 3 + 5 + 8


def test_napoleon_does_not_count_technologies_without_units() -> None:
    assert table().give(leader="napoleon-bonaparte", techs="knights cannon").strength() == 1 + 2


def test_napoleon_counts_in_the_turn_of_others() -> None:
    t = table().give(1, leader="napoleon-bonaparte").give(workers={"warriors": 2}).reveal("cold-war")
    assert (t.seat(0).science, t.seat(1).science) == (0, 6)


def test_napoleon_does_not_go_with_a_colonization_force() -> None:
    t = table().give(leader="napoleon-bonaparte").reveal("vast-territory-i")
    assert t.legal("bid") == ["bid 1"]
