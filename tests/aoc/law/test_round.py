"""round.*: the end of a round, war and plague."""

from typing import Any

import pytest

from saecula import aoc
from saecula.aoc import terms as t
from saecula.core.errors import OptionError
from tests.aoc.scenario import POPULATION, Table, bare, position
from tests.kit import law

QUIET = "egypt greece japan mali tibet"  # civilizations without effects on bare cards
STEPS = (
    t.MARKER_PASSED,
    t.ROW_SHIFTED,
    t.TOKEN_RESOLVED,
    t.WAR_BROKE_OUT,
    t.PLAGUE_BROKE_OUT,
    t.ROUND_BEGAN,
    t.GAME_ENDED,
)


def steps(table: Table) -> list[int]:
    """What the last command brought of a round's end."""
    return [kind for kind in table.happened() if kind in STEPS]


def peoples(*powers: int, round: int = 2, workers: int = 3, **options: Any) -> Table:
    """A seat with a civilization for every power, the same number of workers each."""
    names = QUIET.split()[: len(powers)]
    changes = {}
    for name, power in zip(names, powers, strict=True):
        changes[name] = {"primary": [{"op": "military", "value": power}] if power else []}
    bare({"civilizations": changes})
    table = position(len(powers), round=round, **options)
    for i, name in enumerate(names):
        table.give(i, civs=name, workers=workers)
    return table


def workers(table: Table) -> list[int]:
    return [seat.idle for seat in table.s.seats]


# --- the steps ------------------------------------------------------------------------------------------------------
@law("round.after-five")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_after_the_early_rounds_the_card_shifts_and_the_next_begins(round: int) -> None:
    table = position(round=round, market=QUIET).finish_round()
    assert steps(table) == [t.MARKER_PASSED, t.ROW_SHIFTED, t.ROUND_BEGAN]
    assert table.s.round == round + 1


@law("round.after-five")
def test_the_steps_follow_the_fifth_round_too() -> None:
    table = position(round=5).finish_round()
    assert steps(table) == [t.MARKER_PASSED, t.ROW_SHIFTED, t.PLAGUE_BROKE_OUT, t.ROUND_BEGAN]
    assert table.s.round == 6


@law("round.after-five")
def test_after_the_sixth_round_nothing_shifts_and_no_symbol_counts() -> None:
    table = position(round=6, first=1).give(0, workers=2).give(1, workers=2)
    table.symbol("conquest", "war").symbol("trade", "war").finish_round()
    assert steps(table) == [t.GAME_ENDED]
    assert (table.s.round, table.s.first_seat, workers(table)) == (6, 1, [2, 2])


@law("round.steps")
def test_marker_shift_token_and_symbol_follow_in_this_order() -> None:
    table = peoples(0, 0, round=3, workers=4, modules=("changing-world",)).symbol("conquest", "war")
    table.s.tokens[5] = t.BABY_BOOM
    table.finish_round()
    assert steps(table) == [t.MARKER_PASSED, t.ROW_SHIFTED, t.TOKEN_RESOLVED, t.WAR_BROKE_OUT, t.ROUND_BEGAN]
    assert workers(table) == [3, 3]  # the boom found four workers, then the war took one


@law("round.steps")
def test_the_steps_wait_for_the_last_player() -> None:
    table = position(3, round=2).finish_turn().finish_turn()
    assert (steps(table), table.s.round, table.s.turn_seat) == ([], 2, 2)
    assert steps(table.finish_turn()) == [t.MARKER_PASSED, t.ROW_SHIFTED, t.ROUND_BEGAN]


# --- the marker -----------------------------------------------------------------------------------------------------
def first_seats(table: Table) -> list[int]:
    """The first player of this round and of all to come."""
    seats = []
    while not table.game.is_over():
        assert table.s.turn_seat == table.s.first_seat
        seats.append(table.s.first_seat)
        table.finish_round()
    return seats


@law("round.marker")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1, 0, 1, 0, 1]), (3, 1, [1, 2, 0, 1, 2, 0]), (4, 3, [3, 0, 1, 2, 3, 0])],
)
def test_the_marker_passes_clockwise(seats: int, first: int, order: list[int]) -> None:
    assert first_seats(position(seats, first=first, market=QUIET)) == order


@law("round.marker.setting")
@pytest.mark.parametrize(("seats", "order"), [(3, [0, 2, 1, 0, 2, 1]), (4, [0, 3, 2, 1, 0, 3])])
def test_a_table_may_let_the_marker_pass_the_other_way(seats: int, order: list[int]) -> None:
    table = position(seats, market=QUIET, first_player_direction="counter-clockwise")
    assert first_seats(table) == order


@law("round.marker.setting")
def test_turns_go_clockwise_whichever_way_the_marker_passes() -> None:
    table = position(3, round=2, first_player_direction="counter-clockwise").finish_round()
    assert table.s.turn_seat == 2
    assert table.finish_turn().s.turn_seat == 0
    assert table.finish_turn().s.turn_seat == 1


@law("round.marker.setting", log=False)
def test_there_is_no_third_way_for_the_marker() -> None:
    with pytest.raises(OptionError) as refused:
        aoc.Game(seats=3, seed=1, first_player_direction="across")
    assert refused.value.field == "first_player_direction"


# --- the shift ------------------------------------------------------------------------------------------------------
@law("round.shift")
def test_one_action_leaves_and_one_arrives() -> None:
    table = position(round=2).give(0, workers=3, coins=20).give(1, workers=3, coins=20).actions(0)
    assert {"fish", "farm", "culture"} <= set(table.legal())
    assert table.refused("build") == "action.available.row"
    table.finish_round().do("skip")
    assert {"farm", "culture", "build"} <= set(table.legal())
    assert table.refused("fish") == "action.available.row"


@law("round.shift")
@pytest.mark.parametrize(
    ("round", "card"), [(1, t.CULTURE), (2, t.BUILD), (3, t.CONQUEST), (4, t.TRADE), (5, t.PLAGUE)]
)
def test_the_card_that_arrives_is_the_next_of_the_row(round: int, card: int) -> None:
    table = position(round=round, market=QUIET).finish_round()
    assert [event.a for event in table.game.happened[-1] if event.kind == t.ROW_SHIFTED] == [card]


# --- symbols --------------------------------------------------------------------------------------------------------
@law("round.symbol.new")
def test_only_the_symbol_of_the_new_card_counts() -> None:
    table = peoples(0, 0).symbol("build", "war").symbol("farm", "war").symbol("culture", "war").finish_round()
    assert steps(table).count(t.WAR_BROKE_OUT) == 1
    assert workers(table) == [2, 2]


@law("round.symbol.new")
def test_symbols_of_cards_that_stay_leave_or_come_later_do_not_count() -> None:
    table = peoples(0, 0).symbol("fish", "war").symbol("culture", "war").symbol("conquest", "war").finish_round()
    assert steps(table) == [t.MARKER_PASSED, t.ROW_SHIFTED, t.ROUND_BEGAN]
    assert workers(table) == [3, 3]


@law("round.symbol.first-three")
def test_symbols_of_the_first_three_cards_never_count() -> None:
    table = position(row="hunt plague fish farm culture build conquest trade", market=QUIET)
    table.symbol("hunt", "war").symbol("fish", "war")
    while not table.game.is_over():
        table.finish_round()
    happened = {event.kind for events in table.game.happened for event in events}
    assert t.ROW_SHIFTED in happened
    assert happened.isdisjoint({t.WAR_BROKE_OUT, t.PLAGUE_BROKE_OUT, t.WORKER_LOST})
    assert workers(table) == [POPULATION, POPULATION]


@law("round.symbol.none")
def test_a_card_without_a_symbol_changes_nobody() -> None:
    table = peoples(2, 1, 0)
    before = [seat.to_data() for seat in table.s.seats]
    table.finish_round()
    assert table.s.round == 3
    assert [seat.to_data() for seat in table.s.seats] == before


# --- war and plague -------------------------------------------------------------------------------------------------
@law("round.war")
@pytest.mark.parametrize(
    ("powers", "left"),
    [((1, 0), [3, 2]), ((0, 1), [2, 3]), ((3, 1, 2), [3, 2, 3]), ((4, 3, 2, 1), [3, 3, 3, 2])],
)
def test_in_a_war_the_lowest_power_loses_a_worker(powers: tuple[int, ...], left: list[int]) -> None:
    assert workers(peoples(*powers).symbol("build", "war").finish_round()) == left


@law("round.war.tie")
@pytest.mark.parametrize(("powers", "left"), [((2, 1, 1), [3, 2, 2]), ((0, 5, 0, 1), [2, 3, 2, 3])])
def test_all_who_share_the_lowest_power_lose_a_worker(powers: tuple[int, ...], left: list[int]) -> None:
    assert workers(peoples(*powers).symbol("build", "war").finish_round()) == left


@law("round.war.equal")
@pytest.mark.parametrize("powers", [(0, 0), (2, 2), (1, 1, 1), (0, 0, 0, 0)])
def test_with_equal_power_everybody_loses_a_worker(powers: tuple[int, ...]) -> None:
    assert workers(peoples(*powers).symbol("build", "war").finish_round()) == [2] * len(powers)


@law("round.plague")
@pytest.mark.parametrize("powers", [(0, 3), (1, 2, 3), (0, 0, 1, 4)])
def test_in_a_plague_everybody_loses_a_worker_whatever_the_power(powers: tuple[int, ...]) -> None:
    table = peoples(*powers, round=5).finish_round()
    assert t.PLAGUE_BROKE_OUT in steps(table)
    assert workers(table) == [2] * len(powers)
