"""wonder.*: taking wonders."""

import pytest

from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import WONDER_IDS
from saecula.aoc.ratings import power_of
from saecula.core.errors import OptionError
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

FIVE = "inca kongo india korea sumer"
WONDERS = "petra colossus great-wall colosseum alhambra"


def owned(table: Table, i: int = 0) -> list[str]:
    return [WONDER_IDS[wonder] for wonder in table.seat(i).wonders]


def left(table: Table) -> list[str]:
    return [WONDER_IDS[wonder] for wonder in table.s.wonders]


@law("wonder.choice")
def test_every_wonder_of_the_market_may_be_built() -> None:
    table = position(wonders=WONDERS).give(civs="rome", coins=7).actions()
    assert table.legal("wonder") == [f"wonder {name}" for name in WONDERS.split()]
    table.do("wonder great-wall")
    assert owned(table) == ["great-wall"]
    assert left(table) == ["petra", "colossus", "colosseum", "alhambra"]


@law("wonder.choice", log=False)
def test_a_wonder_outside_the_market_is_refused() -> None:
    table = position(wonders=WONDERS).give(1, wonders="colossus").give(civs="rome", coins=7).actions()
    assert table.refused("wonder stonehenge") == "wonder.choice"
    assert table.refused("wonder colossus") == "wonder.choice"


@law("wonder.choice", log=False)
def test_the_choice_may_not_be_left_open_while_there_are_wonders() -> None:
    table = position(wonders="petra").give(civs="rome", coins=7).actions()
    assert table.refused("wonder") == "wonder.choice"


@law("wonder.choice")
def test_an_effect_that_takes_a_wonder_offers_the_same_choice() -> None:
    table = position(market=FIVE, wonders=WONDERS).do("rise inca")
    assert table.asked == "wonder"
    assert table.legal() == [f"choose {name}" for name in WONDERS.split()]
    assert table.refused("choose stonehenge") == "wonder.choice"
    table.do("choose alhambra")
    assert owned(table) == ["alhambra"]
    assert left(table) == ["petra", "colossus", "great-wall", "colosseum"]


@law("wonder.choice")
def test_the_effects_of_a_wonder_work_for_its_owner_from_now_on() -> None:
    bare({"wonders": {"petra": {"effects": [{"op": "action_bonus", "action": "fish", "coins": 5}]}}})
    table = position(wonders=WONDERS).give(civs="rome", coins=7).actions().do("wonder petra", "fish")
    assert table.seat().coins == 6


@law("wonder.none-left")
def test_an_effect_that_takes_a_wonder_is_ignored_when_none_is_left() -> None:
    table = position(market=FIVE)
    table.s.wonders = []
    table.do("rise inca")
    assert (table.asked, table.s.turn_seat) == ("actions", 0)
    assert (owned(table), table.seat().vp, table.seat().coins) == ([], 0, 3)


@law("wonder.none-left")
def test_an_effect_that_takes_two_wonders_takes_the_last_one_and_stops() -> None:
    bare({"civilizations": {"inca": {"primary": [{"op": "on_rise", "wonder": 2}]}}})
    table = position(market=FIVE, wonders="petra").do("rise inca", "choose petra")
    assert table.asked == "actions"
    assert (owned(table), left(table)) == (["petra"], [])


@law("wonder.none-left")
def test_the_action_gives_its_points_alone_when_no_wonder_is_left() -> None:
    table = position().give(civs="rome", coins=7)
    table.s.wonders = []
    table.actions()
    assert table.legal("wonder") == ["wonder"]
    assert table.refused("wonder petra") == "wonder.choice"
    table.do("wonder")
    assert (table.seat().vp, owned(table), table.seat().coins) == (3, [], 0)


@law("wonder.no-power")
@pytest.mark.parametrize("row", [{"op": "military", "value": 1}, {"op": "military", "value": 1, "per": "tech"}])
def test_a_wonder_with_power_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=r"wonders\.petra\.effects\[0\]: .*wonder\.no-power"):
        catalog.apply_override(catalog.shipped(), {"wonders": {"petra": {"effects": [row]}}})


@law("wonder.no-power")
def test_the_same_power_is_accepted_on_a_civilization() -> None:
    row = {"op": "military", "value": 1}
    cards = catalog.apply_override(catalog.shipped(), {"civilizations": {"egypt": {"legacy": [row]}}})
    egypt = next(civ for civ in cards["civilizations"] if civ["id"] == "egypt")
    assert [(row["op"], row["value"]) for row in egypt["legacy"]] == [("military", 1)]


@law("wonder.no-power")
def test_the_wonders_of_the_box_give_no_power() -> None:
    catalog.load()
    table = position().give(wonders=" ".join(WONDER_IDS))
    assert len(table.seat().wonders) == 15
    assert power_of(table.s, table.seat()) == 0
