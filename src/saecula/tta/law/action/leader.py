"""action.leader.*: electing a leader, and where a replaced one may go."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.actions import regain_civil
from saecula.tta.law.cards.kidnapping import played
from saecula.tta.law.leaders import leader_goes
from saecula.tta.law.tokens import card_enters
from saecula.tta.law.turn.start import begin_actions
from saecula.tta.piles import holds
from saecula.tta.powers import CIVIL_BACK_ON_REPLACING, PRIZE_ON_REPLACING, TUCK_UNDER_WONDER, UNIT_RESOURCE_EACH_TURN
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import ASK_TUCK, LEADER, LEADER_ELECTED, NOTHING, PRIZE_FOUNDED


def elect_refusal(s: State, i: i64, card: i64) -> Refusal | None:
    if holds(s.seats[i].hand, card) and KIND[card] == LEADER:
        return None
    return Refusal("action.leader.from-hand")


def elect(s: State, i: i64, card: i64) -> None:
    """action.leader.replaces, action.leader.replace-refund, action.leader.immediate"""
    seat = s.seats[i]
    seat.hand.remove(card)
    former = seat.leader
    replaced = former != NOTHING
    civil_back = max(1, seat.powers[CIVIL_BACK_ON_REPLACING])
    prize = seat.powers[PRIZE_ON_REPLACING]
    may_tuck = seat.powers[TUCK_UNDER_WONDER] > 0 and len(seat.wonders) > 0 and seat.tucked == NOTHING
    if replaced:
        leader_goes(s, i, "action.leader.replaces")  # actions.replace-one-step: totals are renewed once, below
        seat.leader_replaced = True
    seat.leader = card
    emit(s, "action.leader.into-play", LEADER_ELECTED, i, card)
    card_enters(s, i, card)
    refresh(s, i)
    seat.arms += seat.powers[UNIT_RESOURCE_EACH_TURN]
    if s.plan.modules:
        begin_actions(s, i)
        played(s, i, card)
    if replaced:
        if may_tuck:
            s.stack.append(Frame(ASK_TUCK, i))
        elif prize > 0:  # card.nobel.mandatory: instead of the action
            s.prize = prize
            emit(s, "card.nobel.any-civilization", PRIZE_FOUNDED, i, former)
        else:
            for _ in range(civil_back):  # card.eleanor.only-spent
                regain_civil(s, i)
