"""end.*: the end of the game, its last points, and who has won."""

import pytest

from saecula.aoc import terms as t
from saecula.core.rules import Outcome
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

QUIET = "egypt greece japan mali tibet"  # civilizations without effects on bare cards


def result(table: Table) -> Outcome:
    outcome = table.game.outcome()
    assert outcome is not None
    return outcome


def ended(*standings: tuple[int, int, int]) -> Outcome:
    """The outcome of a game whose seats hold these points, workers and coins in the last round."""
    table = position(len(standings), round=6)
    for i, (vp, workers, coins) in enumerate(standings):
        table.give(i, vp=vp, workers=workers, coins=coins)
    return result(table.finish_round())


# --- six rounds -----------------------------------------------------------------------------------------------------
@law("end.six")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_six_rounds(seats: int) -> None:
    table = position(seats, market=QUIET)
    while not table.game.is_over():
        table.finish_round()
    began = [event.a for events in table.game.happened for event in events if event.kind == t.ROUND_BEGAN]
    assert began == [1, 2, 3, 4, 5, 6]
    assert result(table).reason == "end.six"


@law("end.six", log=False)
def test_the_fifth_round_does_not_end_the_game() -> None:
    table = position(round=5).finish_round()
    assert (table.game.is_over(), table.game.outcome(), table.s.round) == (False, None, 6)


@law("end.six")
def test_the_game_lasts_until_the_last_turn_of_the_sixth_round() -> None:
    table = position(3, round=6).finish_turn().finish_turn()
    assert not table.game.is_over()
    assert table.finish_turn().game.is_over()


@law("end.six")
def test_after_the_end_nothing_is_asked_and_everything_refused() -> None:
    table = position(round=6).finish_round()
    assert (table.asked, table.legal()) == ("", [])
    assert table.refused("skip") == "end.six"
    assert table.refused("exploit") == "end.six"
    assert table.refused("pass") == "end.six"


# --- effects of the game's end --------------------------------------------------------------------------------------
@law("end.effects")
def test_effects_of_the_end_wait_for_the_last_turn() -> None:
    bare({"wonders": {"petra": {"effects": [{"op": "game_end", "vp": 3}]}}})
    table = position(round=5).give(0, wonders="petra").finish_round()
    assert table.seat(0).vp == 0
    # seat 1 is first in round 6, so seat 0 takes the last turn
    table.finish_turn()
    assert (table.s.turn_seat, table.seat(0).vp) == (0, 0)
    table.finish_turn()
    assert (table.seat(0).vp, table.seat(1).vp) == (3, 0)


@law("end.effects")
def test_every_effect_of_every_player_is_resolved() -> None:
    bare({
        "civilizations": {"egypt": {"legacy": [{"op": "game_end", "vp": 1}]}},
        "technologies": {"writing": {"effects": [{"op": "game_end", "vp": 2}]}},
        "wonders": {
            "petra": {"effects": [{"op": "game_end", "vp": 1, "per": "tech"}]},
            "alhambra": {"effects": [{"op": "game_end", "vp": 2, "per": "wonder"}]},
        },
    })  # fmt: skip
    table = position(round=6).give(0, civs="egypt greece", techs="writing mining", vp=5)
    table.give(0, wonders="petra").give(1, wonders="alhambra", vp=1).finish_round()
    assert (table.seat(0).vp, table.seat(1).vp) == (5 + 1 + 2 + 2, 1 + 2)
    assert [line["game-end"] for line in result(table).lines] == [5, 2]


@law("end.effects")
def test_effects_of_the_end_leave_coins_and_workers_alone() -> None:
    bare({"wonders": {"petra": {"effects": [{"op": "game_end", "vp": 1, "per": "coin", "every": 3}]}}})
    table = position(round=6).give(0, wonders="petra", coins=8, workers=2).finish_round()
    assert (table.seat().vp, table.seat().coins, table.seat().idle) == (2, 8, 2)


@law("end.effects")
def test_the_end_of_the_last_turn_comes_before_the_end_of_the_game() -> None:
    effects = [{"op": "game_end", "vp": 1, "per": "coin", "every": 3}, {"op": "turn_end", "coins": 1}]
    bare({"wonders": {"petra": {"effects": effects}}})
    table = position(round=6).give(0, wonders="petra", coins=2).finish_round()
    assert (table.seat().coins, table.seat().vp) == (3, 1)


@law("end.effects", "end.most")
def test_points_of_the_end_may_turn_the_game() -> None:
    bare({"wonders": {"petra": {"effects": [{"op": "game_end", "vp": 3}]}}})
    table = position(round=6).give(0, vp=8, wonders="petra").give(1, vp=10).finish_round()
    assert result(table).scores == [11, 10]
    assert result(table).winners() == [0]


# --- who has won ----------------------------------------------------------------------------------------------------
@law("end.most")
def test_most_points_win_whatever_else_there_is() -> None:
    outcome = ended((10, 4, 30), (11, 0, 0))
    assert (outcome.scores, outcome.ranks, outcome.winners()) == ([10, 11], [2, 1], [1])


@law("end.most")
def test_everybody_is_ranked_by_points() -> None:
    assert ended((12, 1, 0), (30, 1, 0), (7, 1, 0), (20, 1, 0)).ranks == [3, 1, 4, 2]


@law("end.tie.workers")
def test_with_equal_points_most_workers_win_whatever_the_coins() -> None:
    assert ended((10, 2, 30), (10, 3, 0)).ranks == [2, 1]


@law("end.tie.workers")
def test_workers_count_only_between_those_who_are_tied() -> None:
    assert ended((10, 1, 0), (10, 2, 0), (9, 4, 9)).ranks == [2, 1, 3]


@law("end.tie.workers")
def test_a_worker_lost_in_the_last_turn_does_not_count() -> None:
    table = position(round=6).give(0, vp=10, workers=3, coins=3).give(1, vp=10, workers=3, coins=3)
    table.do("skip", "exploit", "end").finish_round()
    assert result(table).winners() == [1]


@law("end.tie.coins")
def test_with_equal_points_and_workers_most_coins_win() -> None:
    assert ended((10, 3, 4), (10, 3, 5)).ranks == [2, 1]


@law("end.tie.coins")
def test_coins_part_three_who_are_tied() -> None:
    assert ended((10, 3, 4), (10, 3, 6), (10, 3, 5)).ranks == [3, 1, 2]


@law("end.tie.shared")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_who_are_equal_in_everything_share_the_victory(seats: int) -> None:
    outcome = ended(*[(10, 3, 4)] * seats)
    assert outcome.ranks == [1] * seats
    assert outcome.winners() == list(range(seats))


@law("end.tie.shared")
def test_two_share_the_victory_and_the_third_is_third() -> None:
    outcome = ended((10, 3, 4), (10, 3, 3), (10, 3, 4))
    assert (outcome.ranks, outcome.winners()) == ([1, 3, 1], [0, 2])
