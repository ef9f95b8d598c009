"""What makes thinking cheap changes nothing: parts of copies that are shared, seats that try cards, answers kept."""

from collections.abc import Iterator

import pytest

from saecula.bots.tta_impact import Rates, rates_of
from saecula.bots.tta_mind import Mind
from saecula.bots.tta_outlook import Outlook
from saecula.bots.tta_plan import acting_copy
from saecula.bots.tta_price import set_prices
from saecula.bots.tta_quick import quick_pick
from saecula.bots.tta_tables import Tables, Weights, expected_impacts
from saecula.bots.tta_weights import DEFAULT, NAMES
from saecula.core.command import command, kind_of
from saecula.core.data import digest
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.state import State
from tests.bots.choices import go_on
from tests.bots.test_choices import RECORDED, dealt
from tests.tta.scenario import number, pile, table


def positions(name: str, kind: int, step: int) -> Iterator[State]:
    """Every `step`-th position of a recorded game in which such a question is asked."""
    rules, s = dealt(name)
    s.quiet = True
    met = 0
    for text in RECORDED[name]["moves"].split("; "):
        assert isinstance(s, State)
        if s.stack[-1].kind == kind:
            met += 1
            if met % step == 0:
                yield s
        go_on(rules, s, text)


def same_after(s: State, cmd: int) -> bool:
    """Does a copy for an action become what a whole copy becomes, while the original stays?"""
    before = digest(s)
    whole, acting = s.copy(), acting_copy(s, s.stack[-1].seat)
    for twin in (whole, acting):
        doors.apply(twin, cmd)
        doors.advance(twin)
    return digest(acting) == digest(whole) and digest(s) == before


@pytest.mark.parametrize(("name", "step"), [("tta 2", 9), ("tta 4", 12), ("tta 4 new", 25)])
def test_an_action_touches_nothing_that_its_copy_shares(name: str, step: int) -> None:
    tried = 0
    for s in positions(name, t.ASK_ACTIONS, step):
        for cmd in doors.legal(s):
            if kind_of(cmd) not in (t.END, t.RESIGN):
                tried += 1
                assert same_after(s, cmd)
    assert tried > 60


@pytest.mark.parametrize("owner", [0, 2])
def test_a_partner_pays_in_its_own_copy(owner: int) -> None:
    """Developing with Scientific Cooperation takes science from the other party, in whosever area the pact lies."""
    found = table(4, age=3).give(0, science=12, hand="computers").give(2, science=5)
    found.pact("scientific-cooperation", owner, 2 - owner).actions(0)
    cmd = command(t.DEVELOP, number("computers"))
    assert cmd in doors.legal(found.s)
    assert same_after(found.s, cmd)
    twin = acting_copy(found.s, 0)
    doors.apply(twin, cmd)
    assert (twin.seats[2].science, found.seat(2).science) == (4, 5)


@pytest.mark.parametrize("name", ["tta 2", "tta 4", "tta 3 drafted", "tta 4 new"])
def test_pricing_cards_leaves_the_position_alone(name: str) -> None:
    for s in positions(name, t.ASK_POLITICS, 6):
        before = digest(s)
        mind = Mind(s, s.stack[-1].seat, Weights(DEFAULT))
        set_prices(mind, s)
        assert digest(s) == before


def test_answers_that_were_foreseen_are_those_that_would_be_found() -> None:
    """A defender to whom cards are dear gives in; how the loot is split was found when that was tried."""
    dear = DEFAULT[:]
    dear[NAMES.index("military_card")] = 9.0
    w = Weights(dear)
    found = table(age=2).give(0, workers={"warriors": 3}, cards="plunder-ii", food=3, resources=3)
    found.give(1, workers={"warriors": 1}, cards="military-bonus-ii", food=2, resources=2)
    s = found.politics(0).do("attack plunder-ii 2").s.copy()
    mind = Mind(s, 1, w)
    concede = quick_pick(s, mind, doors.legal(s))
    assert kind_of(concede) == t.CONCEDE
    doors.apply(s, concede)
    doors.advance(s)
    wanted = quick_pick(s, Mind(s, 1, w), doors.legal(s))
    elsewhere = s.copy()
    assert mind.answers == [wanted]
    assert mind.foreseen(elsewhere) == t.NOTHING
    assert quick_pick(s, mind, doors.legal(s)) == wanted
    assert mind.answers == []


@pytest.mark.parametrize(("name", "kind", "step"), [("tta 2", t.ASK_ACTIONS, 5), ("tta 4", t.ASK_ACTIONS, 11)])
def test_an_outlook_is_kept_only_where_it_would_be_found_again(name: str, kind: int, step: int) -> None:
    kept = rated = other = 0
    for s in positions(name, kind, step):
        me = s.stack[-1].seat
        mind = Mind(s, me, Weights(DEFAULT))
        others = mind.strengths_of_others(s, me)
        before = mind.outlook(s, me, others)
        for cmd in doors.legal(s):
            if kind_of(cmd) in (t.END, t.RESIGN):
                continue
            twin = s.copy()
            doors.apply(twin, cmd)
            doors.advance(twin)
            if not before.has_ratings_of(twin, me):
                other += 1
                continue
            after = Outlook(twin, me, mind.tables[me], mind.impacts, others, rates_of(twin, me))
            assert found_by(before.rates)[:-1] == found_by(after.rates)[:-1]
            assert before.rates.strength == after.rates.strength or before.tactic != after.tactic
            rated += 1
            if before.holds_for(twin.seats[me], others):
                assert parts_of(before) == parts_of(after)
                kept += 1
    assert kept > 10 < other
    assert rated > kept


def found_by(rates: Rates) -> list[int]:
    return [rates.culture, rates.science, rates.resources, rates.food, rates.faces, rates.strength]


def parts_of(found: Outlook) -> list[float]:
    parts = [found.faces, found.arms, found.actions, found.workers_to_come, found.colonies_worth, found.limit]
    return [*parts, found.impacts, found.people, float(found.uprising)]


def test_tables_and_usual_prices_are_made_once_for_a_time() -> None:
    w = Weights(DEFAULT)
    assert w.tables_at(7, 2) is w.tables_at(7, 2)
    for productions in (0, 1, 7, 60):
        found, made = w.tables_at(productions, 3), Tables(w, productions, 3)
        assert (found.turns, found.science_rate, list(found.gain)) == (made.turns, made.science_rate, list(made.gain))
    assert w.usual_prices(9) is w.usual_prices(6)
    assert w.usual_prices(3) is not w.usual_prices(6)


def test_an_impact_is_expected_until_it_is_past_or_known() -> None:
    found = table(2, age=3).give(0, cards="impact-of-science")
    impacts = expected_impacts(found.s, 0, 4)
    others = expected_impacts(found.s, 1, 4)
    assert impacts[t.IMPACT_SCIENCE] == 0.0 < others[t.IMPACT_SCIENCE]
    found.s.past_events = pile([*found.s.past_events, number("impact-of-colonies")])
    assert expected_impacts(found.s, 1, 4)[t.IMPACT_COLONIES] == 0.0
    found.s.future_events = pile([*found.s.future_events, number("impact-of-balance")])
    found.s.future_authors = pile([*found.s.future_authors, 1])
    assert expected_impacts(found.s, 1, 4)[t.IMPACT_BALANCE] == 1.0
