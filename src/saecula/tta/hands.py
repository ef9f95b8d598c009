"""ruling.hand.civil-hidden, setup.decks.different-backs: civil hands of a table that keeps them hidden.

Backs are open (setup.decks.different-backs), and a card is seen when it is taken; a view remembers of it only what lies
open for as long: action cards that wait for the next turn, and a kidnapped card.
"""

from mypy_extensions import i64

from saecula.core.arrays import with_one
from saecula.core.errors import BrokenLaw
from saecula.core.rng import Dice
from saecula.tta.cards.catalog import AGE, CARDS, IS_TECHNOLOGY, KIND, is_civil
from saecula.tta.counts import copies_dealt
from saecula.tta.doors import question_of
from saecula.tta.law.action.take import has_technology
from saecula.tta.state import Seat, State
from saecula.tta.terms import AGE_IV, LEADER, NOTHING, POINTER, TECHS, WONDER


# --- what is shown --------------------------------------------------------------------------------------------------
def known_in_hand(seat: Seat) -> list[int]:
    """Cards of a hidden hand that everybody can name."""
    left = list(seat.hand)
    known: list[int] = []
    for card in [*seat.taken, seat.kidnapped]:
        if card in left:
            left.remove(card)
            known.append(card)
    return known


def is_open(s: State, i: i64, viewer: i64) -> bool:
    """Does the viewer see the civil hand of seat `i`? Whoever has kidnapped somebody looks through that hand."""
    if not s.hidden_hands or i == viewer:
        return True
    for frame in s.stack:
        if frame.seat == viewer and question_of(frame.kind).looks_at(frame) == i:
            return True
    return False


def seen_hand(s: State, i: i64, viewer: i64) -> list[int]:
    """Cards in the civil hand of seat `i` that the viewer can name."""
    return list(s.seats[i].hand) if is_open(s, i, viewer) else known_in_hand(s.seats[i])


def hidden_ages(s: State, i: i64, viewer: i64) -> list[int]:
    """Ages of the others: their backs show them."""
    ages = [AGE[card] for card in s.seats[i].hand]
    for card in seen_hand(s, i, viewer):
        ages.remove(AGE[card])
    return sorted(ages)


# --- what may be there ----------------------------------------------------------------------------------------------
def unseen_civil(s: State) -> list[list[int]]:
    """By age: civil cards that came to the row and lie nowhere in the open; they are in hands, or gone."""
    left = [0] * len(CARDS)
    for card in range(len(CARDS)):
        if is_civil(card) and KIND[card] not in (WONDER, POINTER):
            left[card] = copies_dealt(s, card)
    for card in s.row:
        if card != NOTHING:
            left[card] -= 1
    for seat in s.seats:
        for card in [*seat.hand, *seat.specials, int(seat.government), int(seat.leader)]:
            if card != NOTHING:
                left[card] -= 1
        for tech in range(TECHS):
            if seat.techs >> tech & 1:
                left[tech] -= 1
    pools: list[list[int]] = [[] for _ in range(AGE_IV)]
    for card in range(len(CARDS)):
        for _ in range(left[card]):
            pools[AGE[card]].append(card)
    return pools


def may_hold(seat: Seat, card: i64) -> bool:
    """Could the card have come into this hand, beside what is in it?"""
    if KIND[card] == LEADER:
        if not seat.leaders_taken >> AGE[card] & 1 or (seat.leader != NOTHING and AGE[seat.leader] == AGE[card]):
            return False
        for other in seat.hand:
            if KIND[other] == LEADER and AGE[other] == AGE[card]:
                return False
        return True
    return not IS_TECHNOLOGY[card] or (card not in seat.hand and not has_technology(seat, card))


def deal_hands(s: State, ages: list[list[int]], dice: Dice) -> None:
    """Any cards that fit the backs: by seat, `ages` of the cards that the viewer cannot name."""
    pools = unseen_civil(s)
    for pool in pools:
        dice.shuffle(pool)
    places = [(count_fitting(s.seats[i], pools[age]), i, age) for i in range(s.seat_count) for age in ages[i]]
    places.sort()  # those with little choice first
    if not fill(s, places, 0, pools):
        raise BrokenLaw("no civil cards fit the backs of a hand")


def count_fitting(seat: Seat, pool: list[int]) -> int:
    count = 0
    for card in pool:
        if may_hold(seat, card):
            count += 1
    return count


def fill(s: State, places: list[tuple[int, int, int]], at: int, pools: list[list[int]]) -> bool:
    """A card for every place from `at` on; goes back where the cards that are left do not fit."""
    if at == len(places):
        return True
    _, i, age = places[at]
    seat, pool = s.seats[i], pools[age]
    tried: list[int] = []
    for place in range(len(pool)):
        card = pool[place]
        if card == NOTHING or card in tried or not may_hold(seat, card):
            continue
        tried.append(card)
        pool[place] = NOTHING
        seat.hand = with_one(seat.hand, card)
        if fill(s, places, at + 1, pools):
            return True
        seat.hand = seat.hand[:-1]
        pool[place] = card
    return False
