"""politics.aggression.*, politics.war.*, turn.war.attack-bonus: what aggressions and wars ask alike."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.politics.cancel import pacts_between
from saecula.tta.powers import DEARER_TO_ATTACK, DEARER_TO_ATTACK_BY
from saecula.tta.state import Seat, State
from saecula.tta.terms import NOTHING, CardNo, SeatNo


def attack_bonus(s: State, i: SeatNo, rival: SeatNo) -> i64:
    """turn.war.attack-bonus: what a pact gives to whichever of its parties attacks the other."""
    total: i64 = 0
    for owner in pacts_between(s, i, rival):
        total += CARDS[s.seats[owner].pact].attack_bonus
    return total


def attack_price(s: State, card: CardNo, rival: SeatNo) -> i64:
    """politics.aggression.pay-military, politics.war.pay-military: the price beside the crown, and what rivals add."""
    powers = s.seats[rival].powers
    price = CARDS[card].price + powers[DEARER_TO_ATTACK_BY]
    return 2 * price if powers[DEARER_TO_ATTACK] else price


def is_rival(s: State, i: SeatNo, rival: SeatNo) -> bool:
    """politics.aggression.choose-rival, politics.war.choose-rival: one opponent who is still in the game."""
    return rival < s.seat_count and rival != i and s.seats[rival].in_game


def pact_forbids(s: State, i: SeatNo, rival: SeatNo) -> bool:
    return keeps_peace(s.seats[i], rival) or keeps_peace(s.seats[rival], i)


def keeps_peace(owner: Seat, other: SeatNo) -> bool:
    """Does the pact in an owner's area forbid attacks between these two?"""
    return owner.pact != NOTHING and owner.pact_with == other and CARDS[owner.pact].forbids_attack
