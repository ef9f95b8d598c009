"""action.pass.*, action.none: passing, and doing nothing at all."""

import pytest

from tests.aoc.scenario import POPULATION, Table, bare, position
from tests.kit import law


def acting(workers: int, coins: int = 3) -> Table:
    """Seat 0 owns a civilization without effects and is to act."""
    return position(round=2).give(civs="egypt", workers=workers, coins=coins).actions()


@law("action.pass.gain")
@pytest.mark.parametrize("workers", [0, 1, 2, 3])
def test_a_pass_gives_two_coins_and_a_worker(workers: int) -> None:
    table = acting(workers, coins=0).do("pass")
    assert (table.seat().coins, table.seat().idle, table.seat().vp) == (2, workers + 1, 0)


@law("action.pass.gain")
def test_a_pass_gives_nothing_to_others() -> None:
    table = acting(2).give(1, workers=2, coins=1).do("pass")
    assert (table.seat(1).coins, table.seat(1).idle) == (1, 2)


@law("action.pass.instead")
def test_after_an_action_nobody_may_pass() -> None:
    table = acting(3).do("fish")
    assert "pass" not in table.legal()
    assert table.refused("pass") == "action.pass.instead"


@law("action.pass.instead")
def test_a_pass_ends_the_actions_and_the_turn_goes_on() -> None:
    table = acting(3)
    assert {"fish", "exploit", "pass", "end"} <= set(table.legal())
    table.do("pass")
    assert table.s.turn_seat == 1
    assert table.asked == "civilization"


@law("action.pass.instead")
def test_after_a_pass_no_worker_may_be_placed_even_while_a_purchase_is_open() -> None:
    table = position(round=2, modules=("innovation",)).give(civs="egypt", workers=3, coins=4).actions().do("pass")
    assert table.asked == "actions"
    assert {text.split()[0] for text in table.legal()} == {"buy", "end"}
    assert table.refused("fish") == "action.pass.instead"
    assert table.refused("research writing") == "action.pass.instead"
    assert table.refused("pass") == "action.pass.instead"


@law("action.pass.instead")
def test_a_purchase_places_no_worker_and_so_leaves_the_pass_open() -> None:
    table = position(round=2, modules=("innovation",)).give(civs="egypt", workers=3, coins=1).actions()
    table.do(table.legal("buy")[0], "pass")
    assert (table.seat().coins, table.seat().idle) == (2, 4)


@law("action.pass.population")
def test_by_passing_a_player_grows_beyond_the_population_shown() -> None:
    assert acting(POPULATION).do("pass").seat().idle == POPULATION + 1


@law("action.pass.population")
def test_a_small_people_grows_too() -> None:
    bare({"civilizations": {"egypt": {"population": 1}}})
    table = position(market="egypt greece japan mali tibet").do("rise egypt")
    assert table.seat().idle == 1
    assert table.do("pass").seat().idle == 2


@law("action.pass.population", "action.pass.gain")
def test_four_workers_stay_four_and_the_coins_are_gained_all_the_same() -> None:
    table = acting(4, coins=0).do("pass")
    assert (table.seat().coins, table.seat().idle) == (2, 4)


@law("action.none")
def test_ending_at_once_gives_nothing() -> None:
    table = acting(2, coins=1).give(1, workers=2, coins=1)
    before = [seat.to_data() for seat in table.s.seats]
    table.do("end")
    assert table.s.turn_seat == 1
    assert [seat.to_data() for seat in table.s.seats] == before
