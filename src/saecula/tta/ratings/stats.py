"""stats.*: symbols of cards and workers, and the texts that change a number.

stats.source: everything follows from cards in play and the places of tokens.
"""

from mypy_extensions import i64

from saecula.core.arrays import append, empty, vec
from saecula.tta.cards.card import Power
from saecula.tta.cards.catalog import EARLY, FIRST, LAST, NUMBER, POWER_ROWS, POWERS_IN_A_ROW
from saecula.tta.counts import lines_of
from saecula.tta.law.expansion.balance import MODULE_POWERS
from saecula.tta.powers import ALL_POWERS, SUMMARY_OF
from saecula.tta.ratings.notes import Notes
from saecula.tta.ratings.pacts import side_in, side_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import NOTHING, Amount, CardNo, SeatNo

# the balanced row of a card that takes workers: its difference to the base card is a power that everybody has
REVISED_ARENA = NUMBER["professional-sports-balanced"]


# --- cards in play ------------------------------------------------------------------------------------------------
def whole_cards(seat: Seat) -> vec[i64]:
    """stats.whole-card: cards in play that take no workers and whose symbols count. Ruins have none."""
    cards = empty(len(seat.specials) + len(seat.wonders) + len(seat.colonies) + 2)
    if seat.government != NOTHING:
        cards = append(cards, seat.government)
    for card in seat.specials:
        if card != NOTHING:
            cards = append(cards, card)
    if seat.leader != NOTHING:
        cards = append(cards, seat.leader)
    for place in range(len(seat.wonders)):
        if not seat.ruins >> place & 1:
            cards = append(cards, seat.wonders[place])
    for card in seat.colonies:
        cards = append(cards, card)
    return cards


def givers(s: State, i: SeatNo) -> list[tuple[int, list[Power]]]:
    """Every card that gives powers to a seat, with those powers.

    Whole cards and pacts; a wonder begun, whose text may say so; wars that it takes part in; and what a module gives
    to everybody.
    """
    return [(card, POWER_ROWS[card]) for card in whole_cards(s.seats[i]) if POWER_ROWS[card]] + other_givers(s, i)


def other_givers(s: State, i: SeatNo) -> list[tuple[int, list[Power]]]:
    """Those of them that are no whole cards of the seat."""
    seat = s.seats[i]
    found: list[tuple[int, list[Power]]] = []
    for j in range(s.seat_count):
        side = side_in(s, j, i)
        if side != NOTHING:
            found.append((s.seats[j].pact, side_of(s.seats[j].pact, side).powers))
    if not seat.in_game:
        return found
    if seat.wonder != NOTHING and seat.stages > 0 and EARLY[seat.wonder]:
        found.append((seat.wonder, EARLY[seat.wonder]))
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.war != NOTHING and (j == i or owner.war_on == i) and POWER_ROWS[owner.war]:
            found.append((owner.war, POWER_ROWS[owner.war]))
    if MODULE_POWERS[s.plan.modules]:
        found.append((REVISED_ARENA, MODULE_POWERS[s.plan.modules]))
    return found


def powers_of(s: State, i: SeatNo) -> vec[i64]:
    """The powers of all givers together, and which groups of powers have any."""
    powers = vec[i64]([0] * ALL_POWERS)
    for card in whole_cards(s.seats[i]):
        given = POWERS_IN_A_ROW[card]
        for place in range(0, len(given), 2):
            add_power(powers, given[place], given[place + 1])
    for _, rows in other_givers(s, i):
        for row in rows:
            add_power(powers, row[0], row[1])
    return powers


def add_power(powers: vec[i64], power: i64, amount: Amount) -> None:
    powers[power] += amount
    if SUMMARY_OF[power] != NOTHING:
        powers[SUMMARY_OF[power]] = 1


# --- sums ---------------------------------------------------------------------------------------------------------
def per_worker(seat: Seat, table: vec[i64], first: i64, last: i64, notes: Notes | None) -> i64:
    """stats.per-worker, stats.no-worker-nothing: a symbol counts once for each worker, over types of cards."""
    total: i64 = 0
    workers = seat.workers
    least, beyond = FIRST[first], LAST[last]
    for tech in lines_of(seat):
        if least <= tech < beyond and workers[tech]:
            amount = workers[tech] * table[tech]
            total += amount
            if notes is not None:
                notes.card(amount, tech, "stats.per-worker")
    return total


def per_card(seat: Seat, table: vec[i64], notes: Notes | None) -> i64:
    """stats.whole-card: the sum of a symbol over the cards of `whole_cards`, without listing them."""
    if notes is not None:
        for card in whole_cards(seat):
            notes.card(table[card], card, "stats.whole-card")
    total: i64 = 0
    if seat.government != NOTHING:
        total += table[seat.government]
    if seat.leader != NOTHING:
        total += table[seat.leader]
    for special in seat.specials:
        if special != NOTHING:
            total += table[special]
    for place in range(len(seat.wonders)):
        if not seat.ruins >> place & 1:
            total += table[seat.wonders[place]]
    for colony in seat.colonies:
        total += table[colony]
    return total


def by_power(seat: Seat, power: i64, times: i64, notes: Notes | None, law: str) -> i64:
    """What cards with a power give, so many times their amount, by a law."""
    if notes is not None and seat.powers[power] and times:
        for card, rows in givers(notes.s, notes.i):
            for given, amount in rows:
                if given == power:
                    notes.card(amount * times, card, law)
    return seat.powers[power] * times


def by_text(seat: Seat, power: i64, times: i64, notes: Notes | None) -> i64:
    """stats.modified-by-text: the same, by nothing but the text of the card."""
    return by_power(seat, power, times, notes, "stats.modified-by-text")


def of_text(amount: Amount, card: CardNo, notes: Notes | None) -> i64:
    """stats.modified-by-text: what the text of one card gives, where it is more than a multiple."""
    if notes is not None:
        notes.card(amount, card, "stats.modified-by-text")
    return amount
