"""What a small break of the law would change, told apart: found by `python -m tests.mutate aoc`."""

import pytest

from saecula.aoc import RULES
from saecula.aoc import terms as t
from saecula.aoc.cards.tables import EFFECTS
from saecula.aoc.law.action import is_acting
from saecula.aoc.law.challenge import challenge_of, first_workers, points_of_coins
from saecula.aoc.law.civ import mend_market
from saecula.aoc.law.draft import picks_made
from saecula.aoc.law.effect import lose_coins
from saecula.aoc.law.op import AT_TURN_END, OPS, fill
from saecula.aoc.law.turn import ACTION_PHASE, END_PHASE, next_phase
from saecula.aoc.state import State
from saecula.core.chance import Chance
from saecula.core.command import command
from saecula.core.errors import BrokenLaw
from saecula.core.event import drain
from tests.aoc.scenario import bare, position
from tests.kit import law


@law("effect.coins.lose", log=False)
def test_whoever_has_no_coins_loses_none_and_the_log_says_nothing() -> None:
    table = position(round=2).give(0, coins=0).give(1, coins=1)
    drain(table.s)
    lose_coins(table.s, "effect.coins.lose", 0, 2, t.BY_RISE)
    assert (table.seat().coins, list(table.s.events)) == (0, [])
    lose_coins(table.s, "effect.coins.lose", 1, 2, t.BY_RISE)
    assert (table.seat(1).coins, len(table.s.causes)) == (0, 1)


@law("card.aksum.follow-up", log=False)
def test_the_follow_up_is_that_of_the_card_and_of_no_other() -> None:
    table = position(round=5).give(civs="aksum", coins=7, workers=2).actions().do("build")
    effect = table.s.stack[-1].a
    for other in range(len(EFFECTS)):
        refusal = table.game.rules.refusal(table.s, command(t.USE, other))
        assert (refusal is None) == (other == effect)


@law("draft.deal", log=False)
def test_picks_are_counted_until_the_draft_is_over() -> None:
    table = position(modules=["draft"])
    counts = [picks_made(table.s)]
    while table.asked == "draft":
        table.do(table.legal()[0])
        counts.append(picks_made(table.s))
    assert counts[0] == 0
    assert sorted(counts) == counts
    assert (counts[-1], picks_made(table.actions().s)) == (t.DRAFT_KEEP, t.DRAFT_KEEP)


@law("action.pass.instead", log=False)
def test_whoever_has_passed_is_acting_no_more() -> None:
    table = position(round=2).give(0, civs="rome").give(1, civs="inca").civ_phase(0)
    assert [is_acting(table.s, i) for i in (0, 1)] == [False, False]
    table.actions(0)
    assert [is_acting(table.s, i) for i in (0, 1)] == [True, False]
    table.do("end")
    assert [is_acting(table.s, i) for i in (0, 1)] == [False, False]


def test_the_table_of_effects_takes_every_kind_and_names_the_one_that_is_missing() -> None:
    ops = OPS[1:]
    fill(ops)
    assert OPS[1:] == ops
    for op in (ops[0], ops[-1]):
        with pytest.raises(BrokenLaw, match=rf"the kind of effect {op.number} has no entry"):
            fill([other for other in ops if other is not op])
    assert OPS[1:] == ops
    assert [op.at_turn_end for op in OPS] == AT_TURN_END
    assert len(AT_TURN_END) == t.LAST_OP + 1
    assert sum(AT_TURN_END) > 1


@law("civ.rise.effects")
def test_whatever_the_first_half_of_a_civilization_gives_is_gained_when_it_is_raised() -> None:
    bare({"civilizations": {"rome": {"primary": [{"op": "on_gain", "coins": 4}]}}})
    table = position(market="rome kongo india korea sumer")
    before = table.seat().coins
    assert table.do("rise rome").seat().coins == before + 4


@law("innovation.new", log=False)
def test_only_the_own_special_card_can_be_learned() -> None:
    table = position(modules=["innovation"]).give(0, coins=9, workers=3).actions()
    own = [cmd for cmd in table.legal() if cmd.startswith("research")]
    assert own == ["research writing", "research sailing", "research mining"]


@law("challenge.after-the-plague", log=False)
def test_a_plague_before_the_game_leaves_no_fewer_workers_than_none() -> None:
    s = position(1, challenge="after-the-plague").s
    lost = -challenge_of(s).population
    assert [first_workers(s, lost + more) for more in (-1, 0, 1)] == [0, 0, 1]


@law("challenge.caravans", log=False)
def test_coins_are_points_in_one_challenge_only() -> None:
    caravans = position(1, challenge="caravans").s
    per = challenge_of(caravans).coins_per_vp
    assert [points_of_coins(caravans, coins) for coins in (per - 1, per, 2 * per)] == [0, 1, 2]
    assert points_of_coins(position(1).s, 100) == 0


@law("civ.market.refill", log=False)
def test_a_whole_market_is_not_refilled() -> None:
    table = position(round=2, market="rome kongo india korea sumer")
    mend_market(table.s)
    assert len(table.s.market) == t.MARKET_SIZE
    table.s.market.pop()
    table.s.market_coins.pop()
    mend_market(table.s)
    assert len(table.s.market) == t.MARKET_SIZE


@law("turn.phases", log=False)
def test_the_phase_that_comes_next_is_known() -> None:
    table = position(round=2, market="rome kongo india korea sumer").give(civs="egypt", workers=1).civ_phase()
    assert next_phase(table.s) == ACTION_PHASE
    assert next_phase(table.do("skip").s) == END_PHASE


@law("setup.first-player", log=False)
def test_the_first_seat_of_the_order_that_was_drawn_begins() -> None:
    for seed in range(6):
        chance = Chance(str(seed))
        s = RULES.setup(RULES.options({"seats": 3}), chance)
        assert isinstance(s, State)
        assert s.first_seat == dict(chance.outcomes)["first-player"][0]
