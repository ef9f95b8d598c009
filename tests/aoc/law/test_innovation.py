"""innovation.*: special technology cards.

Which column a card covers and what its technologies need are house values, so the cards used here get their own.
"""

from typing import Any

import pytest

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.cards.tables import SPECIAL_IDS
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

MODULES = ["innovation"]
SPECIALS = "philosophers merchants masons"  # for the columns of Writing, Sailing, Mining


@pytest.fixture(autouse=True)
def special_cards(bare_cards: None) -> None:
    install()


# every arrow and place that a test here leans on
NEEDS = {
    "education": ["writing"], "science": ["education"],
    "engineering": ["writing", "sailing"], "navigation": ["engineering"],
    "iron-working": ["mining"], "gunpowder": ["iron-working"],
    "philosophy": ["writing"], "printing": ["philosophy"],
    "currency": ["sailing"], "banking": ["currency"],
    "masonry": ["mining"], "architecture": ["masonry"],
}  # fmt: skip
COLUMNS = {
    "writing": (1, 1), "education": (1, 2), "science": (1, 3),
    "sailing": (2, 1), "engineering": (2, 2), "navigation": (2, 3),
    "mining": (3, 1), "iron-working": (3, 2), "gunpowder": (3, 3),
}  # fmt: skip
TOPS = {"philosophers": "writing", "merchants": "sailing", "masons": "mining"}


def install(keeps_top: bool = True, civilizations: dict[str, dict[str, Any]] | None = None) -> None:
    techs: dict[str, dict[str, Any]] = {tech: {"requires_any_of": needs} for tech, needs in NEEDS.items()}
    for tech, (column, row) in COLUMNS.items():
        techs.setdefault(tech, {}).update(column=column, row=row)
    specials = {card: {"replaces_column_of": top, "keeps_top": keeps_top} for card, top in TOPS.items()}
    bare({"special_technologies": specials, "technologies": techs, "civilizations": civilizations or {}})


def table_at(round: int = 2, coins: int = 10) -> Table:
    table = position(round=round, modules=MODULES, specials=SPECIALS, market="egypt greece japan mali tibet")
    return table.give(0, civs="rome", coins=coins).give(1, civs="china", coins=coins)


@law("innovation.market")
@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_card_more_than_players_is_revealed(seats: int, cards: int) -> None:
    assert len(Table(aoc.Game(seats=seats, seed=5, modules=MODULES)).s.specials) == cards


@law("innovation.module")
def test_without_the_module_there_are_no_special_cards() -> None:
    table = position(round=2, market="egypt greece japan mali tibet").give(civs="rome").actions()
    assert table.s.specials == []
    assert table.legal("buy") == []
    assert table.refused("buy masons") == "innovation.module"
    assert table.civ_phase().refused("buy masons") == "innovation.module"


@law("innovation.market")
def test_only_revealed_cards_are_sold() -> None:
    table = table_at().actions()
    assert table.legal("buy") == ["buy philosophers", "buy merchants", "buy masons"]
    assert table.refused("buy riders") == "innovation.market"


@law("innovation.no-refill")
def test_a_bought_card_is_not_replaced() -> None:
    table = table_at().actions().do("buy merchants")
    assert [SPECIAL_IDS[card] for card in table.s.specials] == ["philosophers", "masons"]
    table.finish_round()
    assert [SPECIAL_IDS[card] for card in table.s.specials] == ["philosophers", "masons"]
    assert table.actions(1).refused("buy merchants") == "innovation.market"


@law("innovation.price")
def test_a_card_costs_one_coin_and_neither_worker_nor_action() -> None:
    table = table_at(round=1, coins=1).actions().do("buy masons")
    assert (table.seat().coins, table.seat().idle) == (0, 3)
    assert (table.seat().white, table.seat().red) == (0, 0)
    # nothing was done yet, so a pass is still open
    assert table.legal("pass") == ["pass"]
    assert table.legal("fish") == ["fish"]


@law("innovation.price", log=False)
def test_without_a_coin_no_card_is_bought() -> None:
    table = table_at(coins=0).actions()
    assert table.refused("buy masons") == "innovation.price"
    assert table.legal("buy") == []


@law("innovation.price")
def test_a_card_needs_no_worker_at_all() -> None:
    table = table_at().give(workers=0).actions().do("buy masons")
    assert SPECIAL_IDS[table.seat().special] == "masons"


@law("innovation.during-turn")
def test_a_card_may_be_bought_in_the_civilization_phase() -> None:
    table = table_at().civ_phase().do("buy masons")
    assert table.asked == "civilization"
    assert SPECIAL_IDS[table.seat().special] == "masons"
    table.do("rise egypt")
    assert table.asked == "actions"


@law("innovation.during-turn")
def test_a_card_may_be_bought_between_actions() -> None:
    table = table_at(round=1).actions().do("fish", "buy masons", "farm")
    assert table.seat().coins == 10 + 1 - 1 + 3


@law("innovation.during-turn")
def test_a_card_may_be_bought_after_a_pass_with_the_coins_of_the_pass() -> None:
    table = table_at(coins=0).actions().do("pass")
    assert table.asked == "actions"
    assert table.legal() == ["buy philosophers", "buy merchants", "buy masons", "end"]
    assert table.refused("exploit") == "action.pass.instead"
    table.do("buy masons")
    assert table.seat().coins == 1
    assert table.s.turn_seat == 1


@law("innovation.during-turn")
def test_a_card_belongs_to_the_player_whose_turn_it_is() -> None:
    table = table_at().actions(0).do("buy masons")
    assert SPECIAL_IDS[table.seat(0).special] == "masons"
    assert (table.seat(1).special, table.seat(1).coins) == (t.NOTHING, 10)
    assert table.do("end").s.turn_seat == 1
    table.do("skip", "buy merchants")
    assert [SPECIAL_IDS[table.seat(i).special] for i in range(2)] == ["masons", "merchants"]


@law("innovation.one")
def test_a_second_card_is_refused_also_in_a_later_round() -> None:
    table = table_at().actions().do("buy masons")
    assert table.refused("buy merchants") == "innovation.one"
    assert table.legal("buy") == []
    table.finish_round()
    assert table.actions(0).refused("buy merchants") == "innovation.one"
    assert table.actions(1).legal("buy") == ["buy philosophers", "buy merchants"]


@law("innovation.column", "innovation.base-unavailable")
def test_the_card_covers_the_column_of_its_top_technology_and_no_other() -> None:
    table = table_at(coins=20).give(0, techs="sailing mining").actions().do("buy philosophers", "research writing")
    assert table.refused("research education") == "innovation.base-unavailable"
    assert table.refused("research science") == "innovation.base-unavailable"
    # Engineering stands in another column, and its arrow from Writing is met
    assert "research engineering" in table.legal("research")


@law("innovation.empty-column")
@pytest.mark.parametrize("marker", ["writing", "writing education"])
def test_no_card_for_a_column_with_a_marker(marker: str) -> None:
    table = table_at().give(0, techs=marker).actions()
    assert table.refused("buy philosophers") == "innovation.empty-column"
    assert table.legal("buy") == ["buy merchants", "buy masons"]


@law("innovation.empty-column")
def test_a_marker_below_the_top_of_the_column_closes_it_too() -> None:
    # Engineering can be reached from Writing, so its column may hold a marker without Sailing
    table = table_at().give(0, techs="writing engineering").actions()
    assert table.refused("buy merchants") == "innovation.empty-column"
    assert table.legal("buy") == ["buy masons"]


@law("innovation.empty-column")
def test_markers_of_another_player_do_not_matter() -> None:
    table = table_at().give(1, techs="writing").actions(0)
    assert "buy philosophers" in table.legal("buy")


@law("innovation.base-unavailable")
def test_a_covered_technology_is_not_learned_without_research_either() -> None:
    install(civilizations={"rome": {"primary": [{"op": "turn_end_tech", "count": 1}]}})
    table = table_at().give(special="philosophers", techs="writing").turn_end().do("use rome")
    assert table.refused("learn education") == "innovation.base-unavailable"
    assert "learn philosophy" in table.legal("learn")


@law("innovation.new")
def test_both_new_technologies_are_learned_in_their_order() -> None:
    table = table_at(coins=20).give(0, workers=4).actions().do("buy philosophers", "research writing")
    assert table.refused("research printing") == "tech.require"
    table.do("research philosophy").finish_round()
    table.actions(0).do("research printing")
    assert table.techs() == {"writing", "philosophy", "printing"}
    assert table.seat().vp == 3


@law("innovation.new")
def test_the_new_technologies_belong_to_the_owner_of_the_card() -> None:
    table = table_at().give(1, techs="writing").actions(0).do("buy philosophers")
    assert table.actions(1).refused("research philosophy") == "innovation.new"
    assert table.legal("research") == [
        "research education",
        "research sailing",
        "research engineering",
        "research mining",
    ]


@law("innovation.top")
def test_the_top_technology_of_the_covered_column_is_learned_as_before() -> None:
    table = table_at(coins=5).actions().do("buy philosophers")
    assert table.legal("research") == ["research writing", "research sailing", "research mining"]
    table.do("research writing")
    assert table.techs() == {"writing"}
    assert table.seat().coins == 0


@law("innovation.top")
def test_a_card_that_does_not_keep_the_top_covers_it_as_well() -> None:
    install(keeps_top=False)
    table = table_at(coins=5).actions().do("buy philosophers")
    assert table.refused("research writing") == "innovation.base-unavailable"
    assert "research philosophy" in table.legal("research")
