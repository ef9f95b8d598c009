"""politics.war.*: declaring a war."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.actions import spend_military
from saecula.tta.law.cards.coubertin import disturb_games
from saecula.tta.law.known import leave_hand
from saecula.tta.law.politics.attack import attack_price, attack_refusal, break_pacts
from saecula.tta.piles import holds
from saecula.tta.ratings.pacts import pact_sides
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import WAR, WAR_DECLARED


def war_refusal(s: State, i: i64, card: i64, rival: i64) -> Refusal | None:
    if not holds(s.seats[i].cards, card) or KIND[card] != WAR:
        return Refusal("politics.war.reveal")
    if s.last_round and s.round >= s.last_round:
        return Refusal("politics.war.not-last-round")
    refused = attack_refusal(s, i, card, rival, True)
    if refused is not None:
        return refused
    for side in pact_sides(s, rival):
        if side.immune_to_war:
            return Refusal("politics.war.card-forbids")
    return None


def declare_war(s: State, i: i64, card: i64, rival: i64) -> None:
    """politics.war.in-play-area"""
    seat = s.seats[i]
    spend_military(s, i, attack_price(s, card, rival))
    leave_hand(s, i, card, True)
    seat.war = card
    seat.war_on = rival
    emit(s, "politics.war.in-play-area", WAR_DECLARED, i, card, rival)
    disturb_games(s, i)
    break_pacts(s, i, rival)
    if s.plan.modules:  # a war may have powers for both
        refresh(s, i)
        refresh(s, rival)
