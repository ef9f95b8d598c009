"""turn.*: rounds, the order of turns, the phases of a turn and the effects of every turn end."""

from typing import Any

from tests.aoc.scenario import Table, bare, position
from tests.kit import law

FIVE = "inca kongo india korea sumer"
FLAT_COINS: dict[str, Any] = {"op": "turn_end", "coins": 2}


def turn_order(table: Table, turns: int) -> list[int]:
    """Who takes the next turns."""
    seats = []
    for _ in range(turns):
        seats.append(table.s.turn_seat)
        table.finish_turn()
    return seats


def deciders(table: Table, *commands: str) -> list[int]:
    """Who is asked after each command."""
    seats = []
    for command in commands:
        table.do(command)
        assert table.game.decision
        seats.append(table.game.decision.seat)
    return seats


# --- rounds and turns -------------------------------------------------------------------------------------------------
@law("turn.rounds")
def test_the_game_goes_on_after_the_fifth_round() -> None:
    table = position(round=5).finish_round()
    assert not table.game.is_over()
    assert (table.s.round, table.asked) == (6, "civilization")


@law("turn.rounds")
def test_the_game_is_over_after_the_sixth_round() -> None:
    table = position(round=6).finish_turn()
    assert not table.game.is_over()
    table.finish_turn()
    assert table.game.is_over()
    assert table.legal() == []
    assert table.refused("skip") == "end.six"


@law("turn.rounds", "turn.order")
def test_two_players_take_twelve_turns_in_all() -> None:
    table = position()
    assert turn_order(table, 12) == [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]
    assert table.game.is_over()


@law("turn.order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = position(seats=4, first=2)
    assert turn_order(table, 4) == [2, 3, 0, 1]
    assert table.s.round == 2


@law("turn.order")
def test_every_round_begins_with_its_own_first_player() -> None:
    table = position(seats=3, first=1)
    assert turn_order(table, 9) == [1, 2, 0, 2, 0, 1, 0, 1, 2]
    assert table.s.round == 4


@law("turn.whole")
def test_nobody_else_is_asked_until_the_turn_is_over() -> None:
    table = position(seats=3, first=1, market=FIVE, wonders="petra colossus").give(1, techs="writing education")
    table.give(1, coins=2)
    assert deciders(table, "rise inca", "choose petra", "hunt", "fish", "end") == [1, 1, 1, 1, 1]
    assert table.asked == "turn-end"
    assert deciders(table, "done") == [2]


@law("turn.whole")
def test_turns_are_counted_one_by_one() -> None:
    """Every phase of a turn bears its number and its seat; the number rises when the next player begins."""
    table = position(seats=3, round=2, market=FIVE).give(0, civs="rome", coins=9).civ_phase()
    noted = []
    for command in ("skip", "fish", "farm", "end"):
        noted.append((table.asked, table.s.turn, table.s.turn_seat))
        table.do(command)
    first = noted[0][1]
    assert noted == [("civilization", first, 0), *[("actions", first, 0)] * 3]
    assert (table.asked, table.s.turn, table.s.turn_seat) == ("civilization", first + 1, 1)


@law("turn.whole")
def test_workers_of_one_player_do_not_block_another() -> None:
    table = position().give(0, civs="rome").give(1, civs="kongo").actions(0).do("fish")
    assert table.refused("fish") == "action.slot.once"
    table.do("end").actions(1)
    assert "fish" in table.legal()


# --- the phases -------------------------------------------------------------------------------------------------------
@law("turn.phases")
def test_the_phases_come_one_after_another() -> None:
    table = position(market=FIVE).give(techs="writing education", coins=4)
    assert table.asked == "civilization"
    table.do("rise sumer")
    assert table.asked == "actions"
    table.do("fish")
    assert (table.asked, table.seat().white) == ("actions", 1)
    table.do("end")
    assert (table.asked, table.seat().white) == ("turn-end", 0)
    table.do("done")
    assert (table.asked, table.s.turn_seat) == ("civilization", 1)


@law("turn.phases")
def test_nothing_of_a_later_phase_is_legal_in_the_civilization_phase() -> None:
    table = position(round=2).give(civs="rome", techs="writing education", coins=9).civ_phase()
    assert table.refused("fish") == "turn.phases"
    assert table.refused("pass") == "turn.phases"
    assert table.refused("end") == "turn.phases"
    assert table.refused("use education") == "turn.phases"


@law("turn.phases")
def test_no_civilization_is_taken_once_the_actions_have_begun() -> None:
    table = position(round=2, market=FIVE).give(civs="rome", techs="writing education", coins=9).civ_phase()
    table.do("skip")
    assert table.refused("rise kongo") == "turn.phases"
    assert table.refused("annex kongo") == "turn.phases"
    assert table.refused("skip") == "turn.phases"
    assert table.refused("use education") == "turn.phases"


@law("turn.phases")
def test_no_action_is_taken_at_the_turn_end() -> None:
    table = position(market=FIVE).give(civs="rome", techs="writing education", coins=9).actions().do("end")
    assert table.asked == "turn-end"
    assert table.refused("fish") == "turn.phases"
    assert table.refused("pass") == "turn.phases"
    assert table.refused("rise kongo") == "turn.phases"


@law("turn.first.must-rise")
def test_in_the_first_round_everybody_must_raise() -> None:
    table = position(market=FIVE)
    assert table.legal() == [f"rise {name}" for name in FIVE.split()]
    assert table.refused("annex kongo") == "turn.first.must-rise"
    assert table.refused("skip") == "turn.first.must-rise"
    table.do("rise kongo", "end")
    assert table.s.turn_seat == 1
    assert table.refused("skip") == "turn.first.must-rise"
    assert len(table.legal()) == len(table.legal("rise")) == 5


@law("turn.later.choice")
def test_from_the_second_round_on_one_raises_annexes_or_skips() -> None:
    table = position(round=2, market=FIVE).give(civs="rome").civ_phase()
    rises = [f"rise {name}" for name in FIVE.split()]
    annexes = [f"annex {name}" for name in FIVE.split()]
    assert sorted(table.legal()) == sorted([*rises, *annexes, "skip"])


@law("turn.later.choice")
def test_the_choice_is_still_there_in_the_sixth_round_with_two_civilizations() -> None:
    table = position(round=6, market=FIVE).give(civs="rome china").civ_phase()
    assert (len(table.legal("rise")), len(table.legal("annex")), table.legal("skip")) == (5, 5, ["skip"])


@law("turn.later.choice")
def test_only_one_civilization_is_taken_in_a_turn() -> None:
    table = position(round=3, market=FIVE).give(civs="rome").civ_phase().do("annex kongo")
    assert table.asked == "actions"
    assert table.refused("annex india") == "turn.phases"


@law("turn.workers.unused")
def test_workers_may_stay_idle() -> None:
    table = position().give(civs="rome", workers=4).actions().do("fish")
    assert (table.seat().idle, table.seat().white) == (3, 1)
    table.do("end")
    assert (table.s.turn_seat, table.seat().idle) == (1, 4)


@law("turn.workers.unused")
def test_no_worker_need_be_placed_at_all() -> None:
    table = position().give(civs="rome", workers=3).actions().do("end")
    assert (table.s.turn_seat, table.seat().idle, table.seat().coins, table.seat().vp) == (1, 3, 3, 0)


# --- effects of every turn end ----------------------------------------------------------------------------------------
@law("turn.end.effects")
def test_gains_of_a_turn_end_come_at_the_own_turn_end_only() -> None:
    table = position().give(0, civs="arabia", techs="writing sailing mining", coins=0).give(1, civs="kongo").actions()
    table.do("fish")
    assert table.seat().coins == 1
    table.do("end")
    assert table.seat().coins == 2
    table.finish_turn()
    assert (table.s.round, table.seat().coins) == (2, 2)


@law("turn.end.effects")
def test_workers_have_returned_before_the_effects_of_a_turn_end() -> None:
    bare({"civilizations": {"rome": {"primary": [{"op": "turn_end", "coins": 1, "per": "worker"}]}}})
    table = position().give(civs="rome", workers=3, coins=0).actions().do("exploit", "fish")
    assert table.seat().coins == 3
    table.do("end")
    assert (table.seat().idle, table.seat().coins) == (2, 5)


@law("turn.end.effects")
def test_all_effects_of_a_turn_end_are_resolved() -> None:
    bare(
        {
            "civilizations": {"rome": {"primary": [FLAT_COINS]}, "kongo": {"legacy": [{"op": "turn_end", "vp": 3}]}},
            "wonders": {"petra": {"effects": [{"op": "turn_end", "coins": 5}]}},
        }
    )
    table = position().give(civs="kongo rome", wonders="petra", coins=0).actions().do("end")
    assert (table.s.turn_seat, table.seat().coins, table.seat().vp) == (1, 7, 3)


@law("turn.end.effects")
def test_what_does_not_say_may_must_be_resolved() -> None:
    table = position().give(civs="babylon").actions().do("end")
    assert table.legal() == ["use babylon"]
    assert table.refused("done") == "turn.end.effects"
    table.do("use babylon", "learn writing")
    assert table.techs() == {"writing"}


@law("turn.end.effects")
def test_an_effect_that_is_not_the_players_own_is_refused() -> None:
    table = position().give(0, civs="babylon").give(1, civs="britain").actions().do("end")
    assert table.refused("use britain") == "turn.end.effects"
    assert table.refused("use education") == "turn.end.effects"


@law("turn.end.order")
def test_points_gained_first_count_for_britain() -> None:
    table = position().give(civs="britain", techs="writing education", vp=5, coins=4).actions().do("end")
    assert sorted(table.legal()) == ["use britain", "use education"]
    table.do("use education")
    assert (table.s.turn_seat, table.seat().vp) == (1, 8)


@law("turn.end.order")
def test_points_gained_last_do_not_count_for_britain() -> None:
    table = position().give(civs="britain", techs="writing education", vp=5, coins=4).actions().do("end")
    table.do("use britain")
    assert table.seat().vp == 5
    table.do("use education")
    assert (table.s.turn_seat, table.seat().vp) == (1, 7)


@law("turn.end.order")
def test_coins_gained_first_pay_for_an_effect_that_follows() -> None:
    bare({"civilizations": {"kongo": {"legacy": [{"op": "turn_end", "coins": 1, "per": "civ"}]}}})
    table = position().give(civs="kongo arabia", techs="writing education", coins=1).actions().do("end")
    assert table.refused("use education") == "action.cost.coins"
    table.do("use arabia")  # what Kongo gives is then the only thing left, and enough
    assert table.legal() == ["use education", "done"]
    table.do("use education")
    assert (table.seat().coins, table.seat().vp) == (0, 2)


@law("turn.end.order")
def test_a_gain_that_is_the_only_usable_effect_is_taken_without_a_question() -> None:
    table = position().give(civs="arabia", techs="writing education", coins=3).actions().do("end")
    assert (table.seat().coins, table.asked, table.legal()) == (4, "turn-end", ["use education", "done"])
    table = position().give(civs="arabia", techs="writing education", coins=1).actions().do("end")
    assert (table.s.turn_seat, table.seat().coins) == (1, 2)


@law("turn.end.order")
def test_an_effect_learned_at_the_turn_end_may_be_used_at_once() -> None:
    table = position().give(civs="babylon", techs="writing", coins=4).actions().do("end")
    table.do("use babylon", "learn education", "use education")
    assert (table.s.turn_seat, table.seat().vp, table.seat().coins) == (1, 2, 0)


@law("turn.end.once")
def test_an_effect_is_resolved_once_in_a_turn() -> None:
    table = position().give(civs="babylon", techs="writing education", coins=8).actions().do("end", "use education")
    assert table.refused("use education") == "turn.end.once"
    assert table.legal() == ["use babylon"]
    assert (table.seat().vp, table.seat().coins) == (2, 4)


@law("turn.end.once")
def test_an_effect_that_must_be_resolved_does_not_come_twice_either() -> None:
    table = position().give(civs="babylon", techs="writing education", coins=8).actions().do("end", "use babylon")
    table.do("learn mining")
    assert table.refused("use babylon") == "turn.end.once"
    assert sorted(table.legal()) == ["done", "use education"]


@law("turn.end.once")
def test_in_the_next_turn_the_effect_works_again() -> None:
    table = position().give(civs="rome", techs="writing education", coins=8).actions(0).do("end", "use education")
    table.actions(0).do("end", "use education")
    assert (table.seat().vp, table.seat().coins) == (4, 0)


@law("turn.end.may")
def test_an_effect_that_says_may_can_be_declined() -> None:
    table = position().give(civs="phoenicia", techs="writing education", coins=9).actions().do("end")
    assert sorted(table.legal()) == ["done", "use education", "use phoenicia"]
    table.do("done")
    assert (table.s.turn_seat, table.seat().vp, table.seat().coins) == (1, 0, 9)
    assert sum(table.s.market_coins) == 0


@law("turn.end.may")
def test_one_may_be_used_and_the_other_declined() -> None:
    table = position(market=FIVE).give(civs="phoenicia", techs="writing education", coins=9).actions()
    table.do("end", "use phoenicia", "gift korea", "done")
    assert (table.s.turn_seat, table.seat().vp, table.seat().coins) == (1, 2, 7)


@law("turn.end.last-round")
def test_effects_of_a_turn_end_work_in_the_sixth_round() -> None:
    table = position(round=6).give(0, civs="arabia", techs="writing sailing", coins=0)
    table.give(1, civs="britain", vp=14).actions(0).do("end")
    assert table.seat(0).coins == 1
    table.finish_turn()
    assert table.game.is_over()
    assert table.seat(1).vp == 16


@law("turn.end.last-round", "turn.end.may")
def test_the_last_player_may_still_use_education_before_the_game_ends() -> None:
    table = position(round=6).give(1, civs="rome", techs="writing education", coins=4).actions(1).do("end")
    assert not table.game.is_over()
    table.do("use education")
    assert table.game.is_over()
    assert table.seat(1).vp == 2


@law("turn.end.after-pass")
def test_effects_of_a_turn_end_also_happen_after_a_pass() -> None:
    table = position().give(civs="arabia", techs="writing sailing", coins=0).actions().do("pass")
    assert (table.s.turn_seat, table.seat().coins) == (1, 3)


@law("turn.end.after-pass")
def test_choices_of_a_turn_end_are_asked_after_a_pass() -> None:
    table = position().give(civs="rome", techs="writing education", coins=2).actions().do("pass")
    assert sorted(table.legal()) == ["done", "use education"]
    table.do("use education")
    assert (table.seat().vp, table.seat().coins) == (2, 0)
