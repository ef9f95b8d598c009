"""worker.*: gaining, returning and losing workers."""

from saecula.aoc.ratings import workers_owned
from saecula.aoc.terms import BABY_BOOM
from tests.aoc.scenario import Table, position
from tests.kit import law

PLAGUE_FOURTH = "hunt fish farm plague build conquest trade culture"


def workers(table: Table) -> list[int]:
    return [workers_owned(seat) for seat in table.s.seats]


@law("worker.limit")
def test_a_pass_gives_a_fourth_worker_and_no_fifth() -> None:
    table = position().give(0, civs="rome", workers=3).give(1, civs="kongo", workers=4)
    table.actions(0).do("pass").actions(1).do("pass")
    assert workers(table) == [4, 4]


@law("worker.limit")
def test_annexing_gives_a_fourth_worker_and_no_fifth() -> None:
    table = position(round=2, market="india korea sumer maya persia")
    table.give(0, civs="rome", workers=3).give(1, civs="kongo", workers=4)
    table.civ_phase(0).do("annex india", "end", "annex korea")
    assert workers(table) == [4, 4]


@law("worker.limit")
def test_an_action_gives_no_fifth_worker() -> None:
    table = position().give(civs="china", workers=4).actions().do("farm")
    assert (table.seat().idle, table.seat().white) == (2, 2)


@law("worker.limit")
def test_an_event_gives_no_fifth_worker() -> None:
    table = position(round=3, modules=("changing-world",)).give(0, civs="rome", workers=4)
    table.give(1, civs="kongo", workers=3)
    table.s.tokens[5] = BABY_BOOM
    table.finish_round()
    assert workers(table) == [4, 4]


@law("worker.return.white")
def test_workers_on_white_slots_return_at_the_end_of_the_turn() -> None:
    table = position().give(civs="rome", workers=4).actions().do("farm", "hunt")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (1, 3, 0)
    table.do("end")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (4, 0, 0)


@law("worker.return.white")
def test_a_worker_on_a_white_slot_is_not_back_before_the_turn_is_over() -> None:
    table = position().give(0, civs="rome", workers=1).give(1, civs="kongo").actions().do("fish")
    assert table.refused("hunt") == "action.cost.workers"
    table.do("end").finish_turn().finish_turn()
    assert (table.s.round, table.s.turn_seat) == (2, 0)
    table.do("skip", "fish")
    assert (table.seat().idle, table.seat().white) == (0, 1)


@law("worker.return.red")
def test_a_worker_on_a_red_slot_is_lost_at_the_return_of_workers() -> None:
    table = position().give(civs="rome", workers=3).actions().do("exploit", "hunt")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (1, 1, 1)
    table.do("end")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (2, 0, 0)


@law("worker.return.red")
def test_every_red_slot_costs_its_worker() -> None:
    table = position(row="conquest fish farm hunt culture build trade plague", wonders="petra colossus")
    table.give(civs="hittites", workers=4, coins=7).actions().do("exploit", "conquest", "wonder petra", "fish")
    assert (table.seat().red, table.seat().white) == (3, 1)
    table.do("end")
    assert workers(table)[0] == 1


@law("worker.return.red")
def test_the_last_worker_may_be_lost() -> None:
    table = position().give(civs="rome", workers=1).actions().do("exploit", "end")
    assert workers(table)[0] == 0
    table.actions(0)
    assert table.refused("fish") == "action.cost.workers"
    assert sorted(table.legal()) == ["end", "pass"]


@law("worker.red.until-return")
def test_a_worker_on_a_red_slot_still_counts_towards_the_limit() -> None:
    table = position().give(civs="china", workers=4).actions().do("exploit", "farm")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (1, 2, 1)
    table.do("end")
    assert workers(table)[0] == 3


@law("worker.red.until-return")
def test_with_three_owned_the_gain_comes_and_the_red_worker_is_lost_all_the_same() -> None:
    table = position().give(civs="china", workers=3).actions().do("exploit", "farm")
    assert (table.seat().idle, table.seat().white, table.seat().red) == (1, 2, 1)
    table.do("fish", "end")
    assert workers(table)[0] == 3


@law("worker.lose.none")
def test_the_plague_is_ignored_by_a_player_without_workers() -> None:
    table = position(seats=3, row=PLAGUE_FOURTH, round=1).give(0, civs="rome", workers=0)
    table.give(1, civs="kongo", workers=1).give(2, civs="india", workers=4).actions(2).do("end")
    assert table.s.round == 2
    assert workers(table) == [0, 0, 3]


@law("worker.lose.none")
def test_a_war_is_ignored_by_a_player_without_workers() -> None:
    table = position().symbol("culture", "war").give(0, civs="rome", workers=0).give(1, civs="kongo", workers=2)
    table.actions(1).do("end")
    assert table.s.round == 2
    assert workers(table) == [0, 1]
    assert [seat.war_losses for seat in table.s.seats] == [0, 1]
