"""action.leader.*: electing a leader, and where a replaced one may go."""

from saecula.core.arrays import without_one
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.actions import civil_refusal
from saecula.tta.law.cards.eleanor import civil_back_for, regain_spent
from saecula.tta.law.cards.homer import may_tuck, open_tuck
from saecula.tta.law.cards.kidnapping import played
from saecula.tta.law.cards.nobel import found_prize
from saecula.tta.law.leaders import leader_goes
from saecula.tta.law.tokens import card_enters
from saecula.tta.law.turn.start import begin_actions
from saecula.tta.powers import PRIZE_ON_REPLACING, UNIT_RESOURCE_EACH_TURN
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import LEADER, LEADER_ELECTED, NOTHING, CardNo, SeatNo


def elect_action_refusal(s: State, i: SeatNo) -> Refusal | None:
    return civil_refusal(s, i, "action.leader.civil-action")


def elect_refusal(s: State, i: SeatNo, card: CardNo) -> Refusal | None:
    if card in s.seats[i].hand and KIND[card] == LEADER:
        return None
    return Refusal("action.leader.from-hand")


def elect(s: State, i: SeatNo, card: CardNo) -> None:
    """action.leader.replaces, action.leader.replace-refund, action.leader.immediate"""
    seat = s.seats[i]
    seat.hand = without_one(seat.hand, card)
    former = seat.leader
    replaced = former != NOTHING
    civil_back = civil_back_for(seat)  # what the former leader says of it is read before it goes
    prize = seat.powers[PRIZE_ON_REPLACING]
    tucked = may_tuck(seat)
    if replaced:
        leader_goes(s, i, "action.leader.replaces")  # totals are renewed once, below
        seat.leader_replaced = True
    seat.leader = card
    emit(s, "action.leader.into-play", LEADER_ELECTED, i, card)
    card_enters(s, i, card)
    refresh(s, i)
    seat.arms += seat.powers[UNIT_RESOURCE_EACH_TURN]
    begin_actions(s, i)
    played(s, i, card)
    if replaced:
        if tucked:
            open_tuck(s, i)
        elif prize > 0:
            found_prize(s, i, former, prize)
        else:
            regain_spent(s, i, civil_back)
