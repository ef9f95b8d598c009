"""pacts.others-apply: what the parties of pacts have from them."""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta.cards.card import Side
from saecula.tta.cards.catalog import CARDS
from saecula.tta.counts import completed_wonders
from saecula.tta.powers import CULTURE_PER_PARTNER_WONDER
from saecula.tta.ratings.notes import Notes
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, CardNo, SeatNo


def side_symbols(symbol: str) -> list[int]:
    """A symbol of both sides of every card: side A of a card at twice its number, side B after it."""
    found: list[int] = []
    for card in CARDS:
        for side in (card.a, card.b):
            found.append(int(getattr(side, symbol)) if side is not None else 0)
    return found


SIDE_CULTURE: Final = vec[i64](side_symbols("culture"))
SIDE_STRENGTH: Final = vec[i64](side_symbols("strength"))
SIDE_MILITARY: Final = vec[i64](side_symbols("military"))
SIDE_FOOD: Final = vec[i64](side_symbols("food_production"))
SIDE_RESOURCES: Final = vec[i64](side_symbols("resource_production"))
SIDE_COLONIZATION: Final = vec[i64](side_symbols("colonization"))


def side_of(pact: CardNo, side: i64) -> Side:
    found = CARDS[pact].b if side else CARDS[pact].a
    assert found is not None
    return found


def side_in(s: State, j: SeatNo, i: SeatNo) -> i64:
    """The side of seat `i` in the pact that lies in the area of seat `j`, NOTHING if it is no party to it."""
    owner = s.seats[j]
    if owner.pact == NOTHING:
        return NOTHING
    if j == i:
        return owner.pact_side
    return 1 - owner.pact_side if owner.pact_with == i else NOTHING


def pact_sides(s: State, i: SeatNo) -> list[Side]:
    """pacts.others-apply: what a seat has from every pact it takes part in, in whosever area it lies."""
    sides: list[Side] = []
    for j in range(s.seat_count):
        side = side_in(s, j, i)
        if side != NOTHING:
            sides.append(side_of(s.seats[j].pact, side))
    return sides


def pact_total(s: State, i: SeatNo, symbols: vec[i64], notes: Notes | None) -> i64:
    """pacts.others-apply: the sum of a symbol over the pacts of a seat."""
    total: i64 = 0
    for j in range(s.seat_count):
        if s.seats[j].pact == NOTHING:
            continue
        side = side_in(s, j, i)
        if side != NOTHING:
            pact = s.seats[j].pact
            amount = symbols[2 * pact + side]
            total += amount
            if notes is not None:
                notes.card(amount, pact, "pacts.others-apply")
    return total


def partner_wonders(s: State, i: SeatNo, notes: Notes | None) -> i64:
    """Culture for the completed wonders of the other party."""
    total: i64 = 0
    for j in range(s.seat_count):
        side = side_in(s, j, i)
        if side == NOTHING:
            continue
        owner = s.seats[j]
        partner = owner.pact_with if j == i else j
        for power, amount in side_of(owner.pact, side).powers:
            if power == CULTURE_PER_PARTNER_WONDER:
                culture = amount * completed_wonders(s.seats[partner])
                total += culture
                if notes is not None:
                    notes.card(culture, owner.pact, "pacts.others-apply")
    return total
