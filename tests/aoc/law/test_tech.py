"""tech.*: what may be learned, learning, Education and Science.

Arrows beyond the examples of the rulebook are house values, so tests about arrows draw their own.
"""

from typing import Any

import pytest

from saecula.aoc.cards import catalog
from saecula.core.errors import OptionError
from tests.aoc.scenario import ROW, Table, bare, position
from tests.kit import law


def acting(
    techs: str = "",
    *,
    round: int = 1,
    row: str = ROW,
    civs: str = "",
    wonders: str = "",
    coins: int = 4,
    workers: int = 3,
) -> Table:
    """Seat 0 is to act."""
    table = position(round=round, row=row)
    return table.give(civs=civs, techs=techs, wonders=wonders, coins=coins, workers=workers).actions()


def learnable(table: Table) -> set[str]:
    return {text.split()[1] for text in table.legal("research")}


def drawn(**arrows: str) -> None:
    """A technology card with these arrows: to each technology those from which they come."""
    changes: dict[str, dict[str, Any]] = {}
    for tech, needs in arrows.items():
        changes[tech.replace("_", "-")] = {"requires_any_of": needs.replace("_", "-").split()}
    bare({"technologies": changes})


# --- learning -------------------------------------------------------------------------------------------------------
@law("tech.learn")
def test_learning_puts_a_marker_on_the_own_card_only() -> None:
    table = acting().do("research sailing")
    assert (table.techs(0), table.techs(1)) == ({"sailing"}, set())


@law("tech.learn")
def test_the_effect_of_a_technology_works_from_learning_on() -> None:
    bare({"technologies": {"sailing": {"effects": [{"op": "action_bonus", "action": "hunt", "coins": 2}]}}})
    table = acting(coins=4).do("hunt")
    assert table.seat().coins == 5
    table.do("research sailing", "hunt")
    assert table.seat().coins == 5 - 4 + 1 + 2


@law("tech.learn")
def test_education_learned_this_turn_works_at_its_end() -> None:
    table = acting("writing", coins=8).do("research education", "end")
    assert table.legal() == ["use education", "done"]


@law("tech.learn.once")
def test_a_technology_is_learned_once() -> None:
    table = acting("sailing")
    assert "sailing" not in learnable(table)
    assert table.refused("research sailing") == "tech.learn.once"


@law("tech.learn.once")
def test_a_technology_learned_this_turn_is_not_learned_again() -> None:
    table = acting(coins=8).do("research writing")
    assert table.refused("research writing") == "tech.learn.once"


# --- arrows ---------------------------------------------------------------------------------------------------------
TREE = {"education": "writing", "iron_working": "mining", "gunpowder": "education iron_working"}


@law("tech.require")
@pytest.mark.parametrize("known", ["", "writing", "mining", "writing sailing mining"])
def test_without_any_technology_that_points_to_it_a_technology_is_refused(known: str) -> None:
    drawn(**TREE)
    table = acting(known)
    assert "gunpowder" not in learnable(table)
    assert table.refused("research gunpowder") == "tech.require"


@law("tech.require")
@pytest.mark.parametrize("known", ["writing education", "mining iron-working", "writing education mining iron-working"])
def test_one_technology_that_points_to_it_is_enough(known: str) -> None:
    drawn(**TREE)
    table = acting(known).do("research gunpowder")
    assert table.techs() == {*known.split(), "gunpowder"}


@law("tech.require")
def test_a_technology_learned_first_opens_the_second_in_the_same_turn() -> None:
    table = acting(coins=8)
    assert table.refused("research education") == "tech.require"
    assert table.do("research writing", "research education").techs() == {"writing", "education"}


@law("tech.roots")
def test_on_an_empty_card_exactly_the_three_roots_can_be_learned() -> None:
    assert learnable(acting()) == {"writing", "sailing", "mining"}


@law("tech.roots")
@pytest.mark.parametrize("tech", ["education", "science", "engineering", "iron-working", "gunpowder"])
def test_on_an_empty_card_everything_else_is_refused(tech: str) -> None:
    assert acting().refused(f"research {tech}") == "tech.require"


@law("tech.roots")
def test_no_owner_may_make_a_fourth_root() -> None:
    with pytest.raises(OptionError, match=r"tech\.roots"):
        catalog.apply_override(catalog.shipped(), {"technologies": {"education": {"requires_any_of": []}}})


@law("tech.example")
def test_with_writing_and_education_exactly_four_technologies_are_open() -> None:
    assert learnable(acting("writing education")) == {"science", "engineering", "sailing", "mining"}


@law("tech.example")
@pytest.mark.parametrize("tech", ["iron-working", "gunpowder"])
def test_with_writing_and_education_the_others_are_refused(tech: str) -> None:
    assert acting("writing education").refused(f"research {tech}") == "tech.require"


@law("tech.skip")
def test_a_cross_arrow_leads_past_the_technologies_above() -> None:
    drawn(engineering="writing", iron_working="mining", gunpowder="iron_working engineering")
    table = acting("writing engineering").do("research gunpowder")
    assert table.techs() == {"writing", "engineering", "gunpowder"}


@law("tech.skip")
def test_engineering_can_be_learned_from_the_column_of_writing() -> None:
    table = acting("writing education").do("research engineering")
    assert table.techs() == {"writing", "education", "engineering"}


# --- several effects ------------------------------------------------------------------------------------------------
SEVERAL = ["sailing", "mining", "engineering", "gunpowder"]


@law("tech.several")
@pytest.mark.parametrize("slug", SEVERAL)
def test_four_technologies_are_shipped_with_more_than_one_effect(slug: str) -> None:
    tech = next(tech for tech in catalog.shipped()["technologies"] if tech["id"] == slug)
    assert len(tech["effects"]) > 1


@law("tech.several")
@pytest.mark.parametrize("slug", SEVERAL)
def test_no_owner_may_leave_one_of_the_four_a_single_effect(slug: str) -> None:
    single = {"technologies": {slug: {"effects": [{"op": "military", "value": 1}]}}}
    with pytest.raises(OptionError, match=r"tech\.several"):
        catalog.apply_override(catalog.shipped(), single)


@law("tech.several")
def test_all_effects_of_a_technology_apply() -> None:
    effects = [
        {"op": "action_bonus", "action": "fish", "coins": 1},
        {"op": "action_bonus", "action": "farm", "vp": 1},
        {"op": "action_discount", "action": "research", "coins": 1},
    ]
    bare({"technologies": {"sailing": {"effects": effects}}})
    table = acting("sailing", coins=3, workers=4).do("research writing")
    assert (table.seat().coins, table.seat().vp) == (0, 1)
    table.do("fish")
    assert (table.seat().coins, table.seat().vp) == (2, 1)
    table.do("farm")
    assert (table.seat().coins, table.seat().vp) == (5, 2)


# --- Education ------------------------------------------------------------------------------------------------------
EDUCATED = "writing education"


@law("tech.education.culture")
def test_education_does_culture_at_its_price_without_a_worker() -> None:
    table = acting(EDUCATED, coins=5).do("end", "use education")
    assert (table.seat().vp, table.seat().coins, table.seat().idle) == (2, 1, 3)


@law("tech.education.culture")
def test_education_needs_no_worker_at_all() -> None:
    table = acting(EDUCATED, coins=4, workers=0).do("end", "use education")
    assert (table.seat().vp, table.seat().coins, table.seat().idle) == (2, 0, 0)


@law("tech.education.culture", log=False)
def test_education_may_be_left_alone() -> None:
    table = acting(EDUCATED, coins=4).do("end", "done")
    assert (table.seat().vp, table.seat().coins) == (0, 4)
    assert table.s.turn_seat == 1


@law("tech.education.culture", log=False)
def test_whoever_cannot_pay_is_not_asked() -> None:
    table = acting(EDUCATED, coins=3).do("end")
    assert (table.s.turn_seat, table.asked) == (1, "civilization")


@law("tech.education.culture", log=False)
def test_education_that_cannot_be_paid_is_refused() -> None:
    # Phoenicia keeps the question open with its two coins
    table = acting(EDUCATED, coins=3, civs="phoenicia").do("end")
    assert table.legal() == ["use phoenicia", "done"]
    assert table.refused("use education") == "action.cost.coins"


@law("tech.education.culture", log=False)
def test_education_waits_for_the_end_of_the_turn() -> None:
    table = acting(EDUCATED, coins=4)
    assert table.legal("use") == []
    assert table.refused("use education") == "turn.phases"


@law("tech.education.culture", log=False)
def test_education_works_at_the_end_of_the_own_turn_only() -> None:
    table = position(round=2).give(0, coins=9).give(1, techs=EDUCATED, coins=9).actions(0).do("end")
    assert (table.s.turn_seat, table.asked) == (1, "civilization")
    assert table.do("skip", "end").legal() == ["use education", "done"]


@law("tech.education.once")
def test_education_works_once_in_a_turn() -> None:
    table = acting(EDUCATED, coins=12, civs="phoenicia").do("end", "use education")
    assert table.legal() == ["use phoenicia", "done"]
    assert table.refused("use education") == "turn.end.once"
    assert (table.seat().vp, table.seat().coins) == (2, 8)


@law("tech.education.once")
def test_after_education_alone_the_turn_is_over() -> None:
    table = acting(EDUCATED, coins=12).do("end", "use education")
    assert (table.s.turn_seat, table.seat(0).vp, table.seat(0).coins) == (1, 2, 8)


@law("tech.education.once")
def test_education_works_again_in_the_next_turn() -> None:
    table = acting(EDUCATED, round=2, coins=8).do("end", "use education").finish_round()
    table.finish_turn().do("skip", "end", "use education")
    assert (table.seat().vp, table.seat().coins) == (4, 0)


@law("tech.education.once")
def test_education_does_not_use_the_slot_of_culture() -> None:
    table = acting(EDUCATED, round=4, coins=8).do("culture", "end", "use education")
    assert (table.seat().vp, table.seat().coins) == (4, 0)


@law("tech.education.any-round")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_education_works_in_every_round(round: int) -> None:
    # the Culture card is open in rounds 2 to 4 only
    table = acting(EDUCATED, round=round).do("end", "use education")
    assert (table.seat().vp, table.seat().coins) == (2, 0)


@law("tech.education.modifiers")
def test_a_bonus_on_culture_counts_for_education() -> None:
    bare({"wonders": {"petra": {"effects": [{"op": "action_bonus", "action": "culture", "coins": 1, "vp": 2}]}}})
    table = acting(EDUCATED, wonders="petra", coins=4).do("end", "use education")
    assert (table.seat().vp, table.seat().coins) == (4, 1)


@law("tech.education.modifiers")
def test_a_discount_on_culture_counts_for_education() -> None:
    bare({"wonders": {"petra": {"effects": [{"op": "action_discount", "action": "culture", "coins": 1}]}}})
    table = acting(EDUCATED, wonders="petra", coins=3).do("end", "use education")
    assert (table.seat().vp, table.seat().coins) == (2, 0)


# --- Science --------------------------------------------------------------------------------------------------------
@law("tech.science", log=False)
@pytest.mark.parametrize(("round", "points"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_science_gives_a_point_for_every_future_card(round: int, points: int) -> None:
    table = acting(EDUCATED, round=round).do("research science")
    assert table.seat().vp == 1 + points  # Research itself gives one


@law("tech.science", "action.plague.counts")
@pytest.mark.parametrize("row", [ROW, "plague hunt fish farm culture build conquest trade"])
def test_science_counts_the_plague_and_no_card_that_is_already_there(row: str) -> None:
    assert acting(EDUCATED, round=4, row=row).do("research science").seat().vp == 1 + 2


@law("tech.science")
def test_science_gives_its_points_however_it_is_learned() -> None:
    # Babylon's technology is no Research, so the point of Research is missing
    table = acting(EDUCATED, round=4, civs="babylon", coins=0).do("end", "use babylon", "learn science")
    assert table.seat().vp == 2


@law("tech.science", log=False)
def test_science_gives_points_only_when_it_is_learned() -> None:
    table = acting("writing education science", round=2, coins=0).finish_round()
    assert table.seat().vp == 0
