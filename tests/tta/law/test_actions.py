"""actions.*: civil and military actions: totals, spending, gaining back, temporary ones, changes of a total."""

import pytest

from saecula.core.event import drain
from saecula.tta import terms as terms
from saecula.tta.law.actions import civil_available, military_available, spend_military
from tests.kit import law
from tests.tta.scenario import Table, table


def civil(t: Table, i: int = 0) -> tuple[int, int]:
    """Available and total."""
    return (t.seat(i).civil, t.seat(i).civil_total)


def military(t: Table, i: int = 0) -> tuple[int, int]:
    return (t.seat(i).military, t.seat(i).military_total)


# --- totals -------------------------------------------------------------------------------------------------------
@law("actions.civil-total")
def test_the_civil_total_sums_the_government_and_other_cards() -> None:
    t = table(2, age=3)
    assert t.seat().civil_total == 4
    assert t.give(government="monarchy").seat().civil_total == 5
    assert t.give(wonders="pyramids").seat().civil_total == 6
    assert t.give(techs="civil-service").seat().civil_total == 8
    assert t.give(wonders="kremlin").seat().civil_total == 9


@law("actions.military-total")
def test_the_military_total_sums_the_government_and_other_cards() -> None:
    t = table(3, age=3)
    assert t.seat().military_total == 2
    assert t.give(government="communism").seat().military_total == 5
    assert t.give(techs="strategy").seat().military_total == 7
    assert t.give(leader="napoleon-bonaparte").seat().military_total == 9
    assert t.give(wonders="kremlin").seat().military_total == 10
    assert t.pact("open-borders-agreement", 1, 0).seat().military_total == 11


@law("actions.tokens-match", "actions.available", "actions.spend")
def test_spent_actions_stay_owned_and_return_at_the_end_of_the_turn() -> None:
    t = table(2).row(". . . . . iron").give(pool=1, resources=2)
    t.do("take 6", "build warriors")
    assert (civil(t), military(t)) == ((2, 4), (1, 2))
    assert (civil_available(t.seat()), military_available(t.seat())) == (2, 1)
    t.do("end")
    assert (civil(t), military(t)) == ((4, 4), (2, 2))


@law("actions.spend", log=False)
def test_what_costs_no_action_is_not_told_as_spent() -> None:
    t = table().give(leader="hammurabi").row("moses . . . . joan-of-arc").do("take 1")
    told = [event.a for events in t.game.happened for event in events if event.kind == terms.CIVIL_SPENT]
    assert (told, civil(t)) == ([], (4, 4))
    t.do("take 6")
    told = [event.a for events in t.game.happened for event in events if event.kind == terms.CIVIL_SPENT]
    assert (told, civil(t)) == ([1], (3, 4))
    drain(t.s)
    spend_military(t.s, 0, 0)
    assert (list(t.s.events), military(t)) == ([], (2, 2))


@law("actions.spend", log=False)
def test_an_unspent_action_is_not_saved_up() -> None:
    t = table(2).do("end", "pass", "end")
    assert civil(t) == (4, 4)


@law("actions.not-enough")
def test_without_enough_actions_nothing_is_done() -> None:
    t = table(2).row(". . . . . iron").give(pool=2, food=9, resources=6, civil=1, military=0)
    assert t.refused("take 6") == "action.take.space-cost"
    assert t.refused("build warriors") == "action.unit.build.military-action"
    t.do("build religion")
    assert t.refused("populate") == "action.population.civil-action"
    assert t.refused("build bronze") == "action.build.civil-action"
    assert t.legal() == ["end"]


@law("actions.not-enough")
def test_civil_and_military_actions_do_not_stand_in_for_each_other() -> None:
    t = table(2).give(pool=2, resources=6, civil=0)
    assert t.refused("build religion") == "action.build.civil-action"
    assert t.legal("build") == ["build warriors"]
    assert t.refused("substitute")


# --- gaining back -------------------------------------------------------------------------------------------------
@law("actions.gain-back")
def test_replacing_a_leader_gives_one_spent_action_back() -> None:
    t = table(2).give(leader="moses", hand="joan-of-arc", civil=2)
    t.do("elect joan-of-arc")
    assert civil(t) == (2, 4)  # one spent, one gained back


@law("actions.gain-back")
def test_newton_gives_one_action_back_for_a_development() -> None:
    t = table(2, age=2).give(leader="isaac-newton", hand="iron", science=5, civil=1)
    t.do("develop iron")
    assert civil(t) == (1, 4)


@law("actions.gain-back-none")
def test_with_nothing_spent_nothing_is_gained_back() -> None:
    t = table(2, age=2).give(leader="isaac-newton", hand="iron", science=5).reveal("development-of-civilization")
    assert (t.asked, t.decider) == ("event-action", 0)
    t.do("develop iron")  # costs science only
    assert civil(t) == (4, 4)


@law("actions.gain-back-none")
def test_an_action_paid_by_a_temporary_one_leaves_none_to_gain_back() -> None:
    t = table(2).give(leader="hammurabi", hand="joan-of-arc")
    t.do("substitute", "elect joan-of-arc")
    assert civil(t) == (4, 4)
    assert t.seat().extra_civil == 0


# --- temporary actions --------------------------------------------------------------------------------------------
@law("actions.temporary-first", "actions.temporary-not-total")
def test_a_temporary_action_is_spent_first_and_does_not_count_for_the_total() -> None:
    t = table(2).give(hand="patriotism-a", cards="legion", pool=2, resources=4)
    t.do("play patriotism-a")
    assert (military(t), t.seat().extra_military) == ((2, 2), 1)
    assert military_available(t.seat()) == 3
    t.do("build warriors")
    assert (military(t), t.seat().extra_military) == ((2, 2), 0)
    t.do("build warriors", "tactic legion")
    assert military(t) == (0, 2)


@law("actions.temporary-not-total")
def test_a_temporary_action_raises_no_hand_limit_and_vanishes_with_the_turn() -> None:
    t = table(2).give(hand="patriotism-a", cards="legion raid-i enslave")
    t.do("play patriotism-a", "end")
    assert (t.asked, t.s.stack[-1].a) == ("discard", 1)
    t.do("discard legion")
    assert len(t.seat().cards) == 2 + 3  # it still counts for the draw
    assert (military(t), t.seat().extra_military) == ((2, 2), 0)


@law("actions.temporary-first")
def test_a_military_action_serving_as_a_civil_one_is_spent_first() -> None:
    t = table(2).give(leader="hammurabi", food=2)
    t.do("substitute")
    assert (civil(t), t.seat().extra_civil, military(t)) == ((4, 4), 1, (1, 2))
    t.do("populate")
    assert (civil(t), t.seat().extra_civil) == ((4, 4), 0)


# --- changes of a total -------------------------------------------------------------------------------------------
@law("actions.total-changes-by-cards")
def test_what_a_player_does_changes_no_total_unless_a_card_comes_or_goes() -> None:
    t = table(2).row("iron").give(0, pool=3, food=2, resources=8, wonder="pyramids")
    t.do("take 1", "populate", "build religion", "build warriors", "stage 1")
    assert (civil(t), military(t)) == ((0, 4), (1, 2))
    t.do("end")
    assert (civil(t), military(t)) == ((4, 4), (2, 2))


@law("actions.total-changes-by-cards")
def test_an_event_that_costs_actions_changes_no_total() -> None:
    t = table(2).give(0, yellow=12).reveal("rebellion", 0)
    assert t.discontent(0) == 2
    assert civil(t, 0) == (0, 4)
    assert civil(t, 1) == (4, 4)


@law("actions.increase-available")
def test_new_actions_are_available_at_once() -> None:
    t = table(2, age=2).give(hand="code-of-laws strategy joan-of-arc", science=14)
    t.do("develop code-of-laws")
    assert civil(t) == (4, 5)
    t.do("develop strategy")
    assert (civil(t), military(t)) == ((3, 5), (4, 4))
    t.do("elect joan-of-arc")
    assert military(t) == (5, 5)


@law("actions.increase-available")
def test_a_completed_wonder_brings_its_action_at_once() -> None:
    t = table(2).give(wonder="pyramids", stages=2, blue=14, resources=1, civil=1)
    t.do("stage 1")
    assert civil(t) == (1, 5)


@law("actions.decrease-spent-first")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_leaving_leader_takes_spent_military_actions_first(before: int, after: int) -> None:
    t = table(2, age=2).give(1, leader="julius-caesar", military=before).reveal("iconoclasm", 0)
    assert t.seat(1).leader == terms.NOTHING
    assert military(t, 1) == (after, 2)


@law("actions.decrease-spent-first")
@pytest.mark.parametrize(("before", "after"), [(2, 2), (4, 4), (5, 4)])
def test_a_ruined_wonder_takes_spent_civil_actions_first(before: int, after: int) -> None:
    t = table(2, age=2).give(0, wonders="pyramids", civil=before).reveal("ravages-of-time", 0)
    t.do("choose pyramids")
    assert civil(t) == (after, 4)


@law("actions.replace-one-step")
@pytest.mark.parametrize(("before", "after"), [(5, 5), (3, 3), (1, 1)])
def test_a_new_government_adds_only_the_difference(before: int, after: int) -> None:
    t = table(3, age=2).give(
        government="monarchy", hand="constitutional-monarchy", science=12, civil=before, military=1
    )
    t.do("develop constitutional-monarchy")
    assert civil(t) == (after, 6)  # one paid, one new
    assert military(t) == (2, 4)


@law("actions.replace-one-step")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 2), (1, 1), (0, 0)])
def test_a_government_with_fewer_actions_takes_only_the_difference(before: int, after: int) -> None:
    t = table(3, age=2).give(government="constitutional-monarchy", hand="republic", science=13, military=before)
    t.do("develop republic")
    assert (civil(t), military(t)) == ((6, 7), (after, 2))


@law("actions.replace-one-step")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_new_leader_with_the_same_symbols_renews_no_spent_action(before: int) -> None:
    t = table(2).give(leader="julius-caesar", hand="joan-of-arc", military=before)
    t.do("elect joan-of-arc")
    assert military(t) == (before, 3)


@law("actions.replace-one-step")
def test_a_better_special_technology_renews_no_spent_action() -> None:
    t = table(2, age=2).give(techs="code-of-laws", hand="justice-system", science=7, civil=2)
    t.do("develop justice-system")
    assert civil(t) == (1, 5)
