"""politics.aggression.*, politics.war.*, turn.war.attack-bonus: strength and legality of attacks, alike for both."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.actions import military_available
from saecula.tta.law.politics.cancel import end_pact
from saecula.tta.powers import DEARER_TO_ATTACK, DEARER_TO_ATTACK_BY, NO_ATTACK
from saecula.tta.ratings.pacts import side_of
from saecula.tta.ratings.strength import strength_without_pacts
from saecula.tta.state import State
from saecula.tta.terms import NOTHING


def pacts_between(s: State, i: i64, j: i64) -> list[int]:
    """Seats whose own pact binds these two."""
    owners: list[int] = []
    if s.seats[i].pact != NOTHING and s.seats[i].pact_with == j:
        owners.append(i)
    if s.seats[j].pact != NOTHING and s.seats[j].pact_with == i:
        owners.append(j)
    return owners


def fighting_strength(s: State, i: i64, rival: i64, attacking: bool) -> i64:
    """politics.aggression.exclude-ending-pact, politics.aggression.attack-bonus-counts"""
    total = strength_without_pacts(s, i)
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.pact == NOTHING or (j != i and owner.pact_with != i):
            continue
        between = rival in (j, owner.pact_with)
        if between and CARDS[owner.pact].ends_on_attack:
            continue
        side = owner.pact_side if j == i else 1 - owner.pact_side
        total += side_of(owner.pact, side).strength
        if between and attacking:
            total += CARDS[owner.pact].attack_bonus
    return total if total > 0 else 0


def attack_bonus(s: State, i: i64, rival: i64) -> i64:
    """turn.war.attack-bonus: what a pact gives to whichever of its parties attacks the other."""
    total: i64 = 0
    for owner in pacts_between(s, i, rival):
        total += CARDS[s.seats[owner].pact].attack_bonus
    return total


def attack_price(s: State, card: i64, rival: i64) -> i64:
    powers = s.seats[rival].powers
    price = CARDS[card].price + powers[DEARER_TO_ATTACK_BY]
    return 2 * price if powers[DEARER_TO_ATTACK] else price


def attack_refusal(s: State, i: i64, card: i64, rival: i64, war: bool) -> Refusal | None:
    """What an aggression and a war ask alike: a rival, no ban, enough military actions."""
    if not 0 <= rival < s.seat_count or rival == i or not s.seats[rival].in_game:
        return Refusal("politics.war.choose-rival" if war else "politics.aggression.choose-rival")
    if s.seats[i].powers[NO_ATTACK]:
        return Refusal("politics.war.card-forbids")
    for owner in pacts_between(s, i, rival):
        if CARDS[s.seats[owner].pact].forbids_attack:
            return Refusal("politics.war.card-forbids" if war else "politics.aggression.pact-forbids")
    price = attack_price(s, card, rival)
    have = military_available(s.seats[i])
    if have < price:
        law = "politics.war.pay-military" if war else "politics.aggression.pay-military"
        return Refusal(law, "military-actions", price, have)
    return None


def break_pacts(s: State, i: i64, rival: i64) -> None:
    """politics.aggression.ends-pact, politics.war.ends-pact"""
    for owner in pacts_between(s, i, rival):
        if CARDS[s.seats[owner].pact].ends_on_attack:
            end_pact(s, owner, "politics.cancel.removed")
