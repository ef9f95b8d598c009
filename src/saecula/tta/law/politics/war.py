"""politics.war.*: declaring a war, and who may attack nobody."""

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.actions import military_available, spend_military
from saecula.tta.law.cards.coubertin import disturb_games
from saecula.tta.law.house.peaceful import peace_refusal
from saecula.tta.law.known import leave_hand
from saecula.tta.law.politics.attack import attack_price, is_rival, pact_forbids
from saecula.tta.law.politics.cancel import break_pacts
from saecula.tta.powers import NO_ATTACK
from saecula.tta.ratings.pacts import pact_sides
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import Seat, State
from saecula.tta.terms import WAR, WAR_DECLARED, CardNo, SeatNo


def ban_refusal(seat: Seat) -> Refusal | None:
    """politics.war.card-forbids: a card of its own keeps a civilization from attacking anybody."""
    return Refusal("politics.war.card-forbids") if seat.powers[NO_ATTACK] else None


def war_refusal(s: State, i: SeatNo, card: CardNo, rival: SeatNo) -> Refusal | None:
    """politics.war.any-strength: strengths are not compared before it is resolved."""
    refused = peace_refusal(s)
    if refused is not None:
        return refused
    if card not in s.seats[i].cards or KIND[card] != WAR:
        return Refusal("politics.war.reveal")
    if s.last_round and s.round >= s.last_round:
        return Refusal("politics.war.not-last-round")
    if not is_rival(s, i, rival):
        return Refusal("politics.war.choose-rival")
    refused = ban_refusal(s.seats[i])
    if refused is not None:
        return refused
    if pact_forbids(s, i, rival):
        return Refusal("politics.war.card-forbids")
    price, have = attack_price(s, card, rival), military_available(s.seats[i])
    if have < price:
        return Refusal("politics.war.pay-military", "military-actions", price, have)
    for side in pact_sides(s, rival):
        if side.immune_to_war:
            return Refusal("politics.war.card-forbids")
    return None


def declare_war(s: State, i: SeatNo, card: CardNo, rival: SeatNo) -> None:
    """politics.war.in-play-area, politics.war.resolve-next-turn: the card waits with whoever declared it."""
    seat = s.seats[i]
    spend_military(s, i, attack_price(s, card, rival))
    leave_hand(s, i, card, True)
    seat.war = card
    seat.war_on = rival
    emit(s, "politics.war.in-play-area", WAR_DECLARED, i, card, rival)
    disturb_games(s, i)
    break_pacts(s, i, rival, "politics.war.ends-pact")
    refresh(s, i)  # a war may have powers for both
    refresh(s, rival)
