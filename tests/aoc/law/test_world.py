"""world.*: the event tokens of the Changing World."""

import pytest

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.cards.tables import CARD_SYMBOL
from saecula.aoc.view import View
from saecula.core.event import SPECTATOR
from tests.aoc.scenario import Table, bare, position
from tests.kit import law

MODULES = ["changing-world"]


def world(seats: int, token: int, round: int = 3) -> Table:
    """A game in which this token strikes at the end of this round; every player owns a civilization."""
    table = position(seats, round=round, modules=MODULES, market="egypt greece japan mali tibet")
    table.s.tokens = [t.NOTHING] * t.ROW_SIZE
    table.s.tokens[round + t.WINDOW - 1] = token
    for seat, civ in enumerate(["rome", "china", "kongo", "korea"][:seats]):
        table.give(seat, civs=civ)
    return table


def coins(table: Table) -> list[int]:
    return [seat.coins for seat in table.s.seats]


def points(table: Table) -> list[int]:
    return [seat.vp for seat in table.s.seats]


def workers(table: Table) -> list[int]:
    return [seat.idle for seat in table.s.seats]


# --- the tokens -----------------------------------------------------------------------------------------------------
@law("world.tokens")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_different_tokens_lie_over_the_last_three_cards(seats: int) -> None:
    tokens = Table(aoc.Game(seats=seats, seed=3, modules=MODULES)).s.tokens
    assert tokens[:5] == [t.NOTHING] * 5
    assert len(set(tokens[5:])) == 3
    assert set(tokens[5:]) <= set(range(9))


@law("world.tokens")
def test_tokens_are_drawn_from_all_nine() -> None:
    drawn = {token for seed in range(60) for token in Table(aoc.Game(seed=seed, modules=MODULES)).s.tokens[5:]}
    assert drawn == set(range(len(t.TOKEN_IDS))) == set(range(9))


@law("world.tokens")
def test_without_the_module_there_are_no_tokens() -> None:
    assert position().s.tokens == [t.NOTHING] * t.ROW_SIZE


@law("world.open")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_the_tokens(seat: int) -> None:
    game = aoc.Game(seats=2, seed=3, modules=MODULES)
    view = game.view(seat)
    assert isinstance(view, View)
    assert view.tokens == Table(game).s.tokens
    assert view.tokens[5] != t.NOTHING


@law("world.timing")
def test_one_token_strikes_at_the_end_of_rounds_three_four_and_five() -> None:
    table = position(round=2, modules=MODULES).give(0, civs="rome", coins=20).give(1, civs="china", coins=20)
    table.s.tokens = [t.NOTHING] * 5 + [t.RATS, t.GREAT_HARVEST, t.RATS]
    assert coins(table.finish_round()) == [20, 20]
    assert coins(table.finish_round()) == [17, 17]
    assert coins(table.finish_round()) == [20, 20]
    assert coins(table.finish_round()) == [17, 17]
    assert table.s.round == 6
    table.finish_round()
    assert table.game.is_over()
    assert coins(table) == [17, 17]


@law("world.before-symbol")
def test_the_token_strikes_before_the_plague_of_the_same_card() -> None:
    table = world(2, t.BABY_BOOM, round=5).give(0, workers=4).give(1, workers=4).finish_round()
    # the other way round everybody would be back at four
    assert workers(table) == [3, 3]
    happened = table.happened()
    assert happened.index(t.ROW_SHIFTED) < happened.index(t.TOKEN_RESOLVED) < happened.index(t.PLAGUE_BROKE_OUT)


@law("world.before-symbol")
def test_the_token_strikes_before_the_war_of_the_same_card() -> None:
    table = world(2, t.GREAT_HARVEST).symbol("conquest", "war").give(0, coins=0).give(1, coins=0).finish_round()
    # three coins for three workers, of whom one is lost afterwards
    assert coins(table) == [3, 3]
    assert workers(table) == [2, 2]
    assert table.happened().index(t.TOKEN_RESOLVED) < table.happened().index(t.WAR_BROKE_OUT)


@law("world.no-influence")
def test_earthquake_and_plague_both_take_a_worker() -> None:
    assert workers(world(2, t.EARTHQUAKE, round=5).finish_round()) == [1, 1]


@law("world.no-influence")
def test_war_comes_whatever_the_token_is() -> None:
    bare({"civilizations": {"rome": {"primary": [{"op": "military", "value": 1}]}}})
    table = world(2, t.BLANK).symbol("conquest", "war").finish_round()
    assert workers(table) == [3, 2]


@law("world.no-influence")
def test_a_token_brings_no_war_or_plague_of_its_own() -> None:
    table = world(2, t.BARBARIANS)
    assert CARD_SYMBOL[t.CONQUEST] == t.NO_SYMBOL
    table.finish_round()
    assert t.WAR_BROKE_OUT not in table.happened()
    assert t.PLAGUE_BROKE_OUT not in table.happened()
    assert workers(table) == [3, 3]


# --- the events -----------------------------------------------------------------------------------------------------
@law("world.baby-boom")
def test_baby_boom_gives_everybody_a_worker_up_to_four() -> None:
    table = world(3, t.BABY_BOOM).give(0, workers=0).give(1, workers=3).give(2, workers=4).finish_round()
    assert workers(table) == [1, 4, 4]


@law("world.great-harvest")
def test_great_harvest_gives_a_coin_for_every_own_worker() -> None:
    table = (
        world(3, t.GREAT_HARVEST).give(0, workers=0, coins=1).give(1, workers=2, coins=1).give(2, workers=4, coins=1)
    )
    assert coins(table.finish_round()) == [1, 3, 5]


@law("world.festival")
def test_festival_gives_two_points_for_most_wonders() -> None:
    table = world(3, t.FESTIVAL).give(0, wonders="petra").give(1, wonders="colossus alhambra").finish_round()
    assert points(table) == [0, 2, 0]


@law("world.festival")
def test_festival_gives_two_points_to_everybody_tied_for_most_wonders() -> None:
    table = world(3, t.FESTIVAL).give(0, wonders="petra").give(2, wonders="colossus").finish_round()
    assert points(table) == [2, 0, 2]


@law("world.festival")
def test_festival_without_any_wonder_is_a_tie_of_all() -> None:
    assert points(world(4, t.FESTIVAL).finish_round()) == [2, 2, 2, 2]


@law("world.great-debate")
def test_great_debate_gives_two_points_for_most_technologies() -> None:
    table = world(3, t.GREAT_DEBATE).give(0, techs="writing").give(2, techs="mining sailing").finish_round()
    assert points(table) == [0, 0, 2]


@law("world.great-debate")
def test_great_debate_gives_two_points_to_everybody_tied_for_most_technologies() -> None:
    table = world(3, t.GREAT_DEBATE).give(0, techs="writing").give(1, techs="mining").finish_round()
    assert points(table) == [2, 2, 0]


@law("world.great-debate")
def test_great_debate_without_any_technology_is_a_tie_of_all() -> None:
    assert points(world(2, t.GREAT_DEBATE).finish_round()) == [2, 2]


@law("world.earthquake")
def test_earthquake_takes_a_worker_from_everybody_who_has_one() -> None:
    table = world(3, t.EARTHQUAKE).give(0, workers=0).give(1, workers=1).give(2, workers=4).finish_round()
    assert workers(table) == [0, 0, 3]


@law("world.rats")
def test_rats_take_three_coins_from_everybody_as_far_as_they_go() -> None:
    table = world(4, t.RATS).give(0, coins=0).give(1, coins=2).give(2, coins=3).give(3, coins=10).finish_round()
    assert coins(table) == [0, 0, 0, 7]


@law("world.corruption")
def test_corruption_takes_three_coins_from_the_richest() -> None:
    table = world(3, t.CORRUPTION).give(0, coins=5).give(1, coins=4).give(2, coins=0).finish_round()
    assert coins(table) == [2, 4, 0]


@law("world.corruption")
def test_corruption_takes_three_coins_from_all_who_are_tied_for_richest() -> None:
    # both are judged before anybody pays
    table = world(3, t.CORRUPTION).give(0, coins=5).give(1, coins=5).give(2, coins=4).finish_round()
    assert coins(table) == [2, 2, 4]


@law("world.corruption")
def test_corruption_takes_no_more_than_there_is() -> None:
    table = world(2, t.CORRUPTION).give(0, coins=2).give(1, coins=1).finish_round()
    assert coins(table) == [0, 1]


@law("world.barbarians")
def test_barbarians_take_three_coins_from_the_lowest_power() -> None:
    bare(
        {
            "civilizations": {
                "rome": {"primary": [{"op": "military", "value": 1}]},
                "china": {"primary": [{"op": "military", "value": 2}]},
                "kongo": {"primary": [{"op": "military", "value": 3}]},
            }
        }
    )
    table = world(3, t.BARBARIANS).give(0, coins=5).give(1, coins=5).give(2, coins=5).finish_round()
    assert coins(table) == [2, 5, 5]


@law("world.barbarians")
def test_barbarians_take_three_coins_from_all_who_are_tied_for_the_lowest_power() -> None:
    bare({"civilizations": {"china": {"primary": [{"op": "military", "value": 1}]}}})
    table = world(3, t.BARBARIANS).give(0, coins=5).give(1, coins=5).give(2, coins=1).finish_round()
    assert coins(table) == [2, 5, 0]


@law("world.blank")
def test_the_blank_token_changes_nothing() -> None:
    table = world(3, t.BLANK).give(0, coins=5, wonders="petra").give(1, techs="writing", workers=4)
    before = (coins(table), points(table), workers(table))
    table.finish_round()
    assert t.TOKEN_RESOLVED in table.happened()
    assert (coins(table), points(table), workers(table)) == before
