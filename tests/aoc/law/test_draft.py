"""draft.*: choosing hands of civilizations, and what changes when they are played."""

import pytest

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.view import View
from saecula.core.event import SPECTATOR
from tests.aoc.scenario import Table, position
from tests.kit import law

MODULES = ["draft"]


def dealt(seats: int) -> Table:
    """A draft at its very beginning, dealt by the game itself."""
    return Table(aoc.Game(seats=seats, seed=1, modules=MODULES))


def drafted(*hands: str, round: int = 1, market: str = "", coins: list[int] | None = None) -> Table:
    """A draft that is over, with these hands and this market; seat 0 is in its civilization phase."""
    table = position(len(hands), round=round, modules=MODULES).skip_draft(*hands)
    return table.market(market, coins).civ_phase()


def everybody_keeps(table: Table, times: int = 1) -> Table:
    """Each player in turn keeps the first card of the pack."""
    for _ in range(times * len(table.s.seats)):
        table.do(table.legal("keep")[0])
    return table


def sight(table: Table, seat: int) -> View:
    view = table.game.view(seat)
    assert isinstance(view, View)
    return view


# --- the draft ------------------------------------------------------------------------------------------------------
@law("draft.deal")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_seven_different_civilizations(seats: int) -> None:
    table = dealt(seats)
    assert table.asked == "draft"
    assert [len(seat.pack) for seat in table.s.seats] == [7] * seats
    assert len({civ for seat in table.s.seats for civ in seat.pack}) == 7 * seats
    assert table.s.market == []


@law("draft.pass-left")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_every_pack_goes_to_the_left_neighbour(seats: int) -> None:
    table = dealt(seats)
    packs = [seat.pack[1:] for seat in table.s.seats]
    everybody_keeps(table)
    assert [table.seat((i + 1) % seats).pack for i in range(seats)] == packs
    assert [len(seat.hand) for seat in table.s.seats] == [1] * seats


@law("draft.pass-left", log=False)
def test_a_card_of_another_pack_cannot_be_kept() -> None:
    table = dealt(2)
    (decider, other) = (table.s.first_seat, 1 - table.s.first_seat)
    assert table.legal() == [f"keep {name}" for name in table.names(table.seat(decider).pack)]
    assert table.refused(f"keep {table.names(table.seat(other).pack)[0]}") == "draft.pass-left"


@law("draft.simultaneous")
def test_nobody_sees_the_next_pack_before_all_have_chosen() -> None:
    table = dealt(3)
    first, last = table.s.first_seat, (table.s.first_seat + 2) % 3
    coming = table.seat(last).pack[1:]
    own = table.seat(first).pack[1:]
    table.do(table.legal("keep")[0])
    assert sight(table, first).seats[first].pack == own
    table.do(table.legal("keep")[0])
    assert sight(table, first).seats[first].pack == own
    table.do(table.legal("keep")[0])
    assert sight(table, first).seats[first].pack == coming


@law("draft.simultaneous")
def test_a_choice_is_hidden_from_those_who_have_still_to_choose() -> None:
    table = dealt(2)
    first, second = table.s.first_seat, 1 - table.s.first_seat
    civ = table.seat(first).pack[0]
    table.do(table.legal("keep")[0])
    assert [event.a for event in table.game.events(first, since=1)] == [civ]
    assert [event.a for event in table.game.events(second, since=1)] == [-1]
    assert [event.a for event in table.game.events(SPECTATOR, since=1)] == [-1]
    assert sight(table, second).seats[first].kept == []
    assert sight(table, second).seats[first].pack == []


@law("draft.five")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_ends_with_five_cards_in_every_hand(seats: int) -> None:
    table = everybody_keeps(dealt(seats), times=4)
    assert table.asked == "draft"
    assert [len(seat.pack) for seat in table.s.seats] == [3] * seats
    everybody_keeps(table)
    assert [len(seat.hand) for seat in table.s.seats] == [5] * seats
    assert table.asked == "civilization"
    assert table.s.turn_seat == table.s.first_seat
    assert table.s.round == 1


@law("draft.market")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 6), (4, 8)])
def test_two_cards_of_every_pack_form_the_market(seats: int, size: int) -> None:
    table = everybody_keeps(dealt(seats), times=4)
    left = {civ for seat in table.s.seats for civ in seat.pack[1:]}
    everybody_keeps(table)
    assert len(table.s.market) == size
    assert set(table.s.market) == left
    assert table.s.market_coins == [0] * size
    assert set(sight(table, 0).market) == set(sight(table, SPECTATOR).market) == left


# --- secrecy --------------------------------------------------------------------------------------------------------
@law("draft.secret")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = drafted("rome china", "kongo korea maya", market="egypt greece")
    hands = [seat.hand for seat in table.s.seats]
    assert [seat.hand for seat in sight(table, 0).seats] == [hands[0], []]
    assert [seat.hand for seat in sight(table, 1).seats] == [[], hands[1]]
    assert [seat.hand for seat in sight(table, SPECTATOR).seats] == [[], []]
    assert [seat.hand_size for seat in sight(table, SPECTATOR).seats] == [2, 3]


@law("draft.secret")
def test_what_the_others_kept_is_secret_after_the_draft() -> None:
    table = everybody_keeps(dealt(2), times=5)
    assert [seat.kept for seat in sight(table, 0).seats] == [table.seat(0).kept, []]
    kept = [event for event in table.game.events(0) if event.kind == t.CARD_KEPT and event.seat == 1]
    assert [event.a for event in kept] == [-1] * 5


# --- playing --------------------------------------------------------------------------------------------------------
@law("draft.source")
def test_a_civilization_is_raised_from_the_hand_or_from_the_market() -> None:
    table = drafted("rome china", "kongo", market="egypt greece")
    assert table.legal() == ["rise egypt", "rise greece", "rise rome", "rise china"]
    table.do("rise rome")
    assert table.names(table.seat().hand) == ["china"]
    table = drafted("rome china", "kongo", market="egypt greece").do("rise greece")
    assert table.names(table.s.market) == ["egypt"]
    assert table.names(table.seat().hand) == ["rome", "china"]


@law("draft.source")
def test_a_civilization_is_annexed_from_the_hand_or_from_the_market() -> None:
    table = drafted("rome", "kongo", round=2, market="egypt").give(civs="persia").civ_phase()
    assert table.legal("annex") == ["annex egypt", "annex rome"]
    table.do("annex rome")
    assert table.names(table.seat().civs) == ["persia", "rome"]
    assert table.names([table.seat().main]) == ["persia"]


@law("draft.source")
def test_a_card_of_another_hand_is_out_of_reach() -> None:
    table = drafted("rome", "kongo", market="egypt")
    assert table.refused("rise kongo") == "draft.source"
    assert table.refused("rise japan") == "draft.source"


@law("draft.no-coins", "draft.no-refill")
def test_taking_a_market_card_neither_adds_coins_nor_a_card() -> None:
    table = drafted("rome", "kongo", market="egypt greece japan").do("rise greece")
    assert table.names(table.s.market) == ["egypt", "japan"]
    assert table.s.market_coins == [0, 0]


@law("draft.no-coins", "draft.no-refill")
def test_playing_from_the_hand_leaves_the_market_and_no_new_card_comes_to_the_hand() -> None:
    table = drafted("rome china", "kongo", market="egypt greece").do("rise rome")
    assert table.names(table.s.market) == ["egypt", "greece"]
    assert table.s.market_coins == [0, 0]
    table.do("end", "rise kongo", "end")
    assert table.s.round == 2
    assert table.names(table.s.market) == ["egypt", "greece"]
    assert table.s.market_coins == [0, 0]
    assert [table.names(table.seat(i).hand) for i in range(2)] == [["china"], []]


@law("draft.first-civ")
def test_the_first_civilization_brings_no_bonus_coins() -> None:
    assert drafted("rome", "kongo", market="egypt").do("rise rome").seat().coins == 3
    assert drafted("rome", "kongo", market="egypt").do("rise egypt").seat().coins == 3


@law("draft.later-civs")
def test_the_second_and_the_third_civilization_bring_two_coins_each() -> None:
    table = drafted("rome china", "kongo", round=2, market="egypt").give(civs="persia", coins=0).civ_phase()
    assert table.do("rise rome").seat().coins == 2
    table.civ_phase()
    assert table.do("annex egypt").seat().coins == 4


@law("draft.empty-market")
def test_with_an_empty_market_civilizations_come_from_the_hand_only() -> None:
    table = drafted("rome china", "kongo")
    assert table.legal() == ["rise rome", "rise china"]
    assert table.refused("rise egypt") == "draft.source"


@law("draft.empty-market")
def test_with_an_empty_market_and_an_empty_hand_only_skipping_is_left() -> None:
    table = drafted("", "kongo", round=2).give(civs="persia").civ_phase()
    assert table.legal() == ["skip"]


@law("draft.empty-market")
def test_with_an_empty_market_phoenicia_is_not_asked() -> None:
    table = drafted("", "kongo", round=2).give(civs="phoenicia", coins=5).turn_end()
    assert table.s.turn_seat == 1
    assert table.seat().coins == 5


# --- Carthage, Iberia, Phoenicia ------------------------------------------------------------------------------------
@law("draft.carthage")
def test_carthage_as_the_first_civilization_brings_no_coins() -> None:
    assert drafted("carthage", "kongo", market="egypt").do("rise carthage").seat().coins == 3


@law("draft.carthage")
@pytest.mark.parametrize("owned", ["persia", "persia rome"])
def test_carthage_as_a_later_civilization_brings_six_coins(owned: str) -> None:
    table = drafted("carthage", "kongo", round=3, market="egypt").give(civs=owned, coins=0).civ_phase()
    assert table.do("rise carthage").seat().coins == 6


@law("draft.carthage")
def test_an_annexed_carthage_brings_two_coins() -> None:
    table = drafted("carthage", "kongo", round=3, market="egypt").give(civs="persia", coins=0).civ_phase()
    assert table.do("annex carthage").seat().coins == 2


@law("draft.iberia")
def test_iberia_as_the_first_civilization_teaches_nothing() -> None:
    table = drafted("iberia", "kongo", market="egypt").do("rise iberia")
    assert table.asked == "actions"
    assert table.techs() == set()


@law("draft.iberia")
@pytest.mark.parametrize("owned", ["persia", "persia rome"])
def test_iberia_as_a_later_civilization_teaches_one_technology(owned: str) -> None:
    table = drafted("iberia", "kongo", round=3, market="egypt").give(civs=owned, coins=0).civ_phase()
    table.do("rise iberia", "learn writing")
    assert table.asked == "actions"
    assert table.techs() == {"writing"}
    assert table.seat().coins == 2


@law("draft.phoenicia")
def test_phoenicia_lays_coins_on_a_market_card_for_the_next_owner() -> None:
    table = drafted("", "kongo", round=2, market="egypt greece").give(0, civs="phoenicia", coins=2)
    table.give(1, civs="persia", coins=0).turn_end()
    table.do("use phoenicia", "gift greece")
    assert table.s.market_coins == [0, 2]
    assert (table.seat().coins, table.seat().vp) == (0, 2)
    # the two coins that lay there and the two of a second civilization
    assert table.do("annex greece").seat(1).coins == 4
    assert table.s.market_coins == [0]


@law("draft.phoenicia")
def test_phoenicia_cannot_lay_coins_on_a_card_in_a_hand() -> None:
    table = drafted("rome", "kongo", round=2, market="egypt").give(civs="phoenicia", coins=2).turn_end()
    table.do("use phoenicia")
    assert table.legal() == ["gift egypt"]
    assert table.refused("gift rome") == "civ.choose.market"


@law("draft.phoenicia")
def test_a_first_civilization_brings_the_coins_of_phoenicia_and_no_others() -> None:
    table = drafted("", "kongo", market="egypt greece", coins=[0, 2])
    assert table.do("rise greece").seat().coins == 3 + 2


@law("draft.phoenicia")
def test_carthage_triples_the_coins_of_phoenicia() -> None:
    table = drafted("", "kongo", market="carthage greece", coins=[2, 0])
    assert table.do("rise carthage").seat().coins == 3 + 6
    table = drafted("", "kongo", round=2, market="carthage greece", coins=[2, 0]).give(civs="persia", coins=0)
    assert table.civ_phase().do("rise carthage").seat().coins == 12


@law("draft.phoenicia")
def test_iberia_counts_the_coins_of_phoenicia() -> None:
    table = drafted("", "kongo", market="iberia greece", coins=[2, 0]).do("rise iberia", "learn writing")
    assert table.asked == "actions"
    table = drafted("", "kongo", round=2, market="iberia greece", coins=[2, 0]).give(civs="persia")
    table.civ_phase().do("rise iberia", "learn writing", "learn education")
    assert table.asked == "actions"
    assert table.techs() == {"writing", "education"}
