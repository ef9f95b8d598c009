"""age.*: antiquated cards, yellow tokens, new decks, the last round; turn.replenish.*: the card row."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.cards.decks import Plan, copies_of, is_drawn, share
from saecula.tta.law.boards import dealt, fill, leave_slot, shuffle_age_a
from saecula.tta.law.draw import discard_from_hand, draw_cards
from saecula.tta.law.leaving import end_pact, leader_leaves, lose_unfinished_wonder
from saecula.tta.law.tokens import change_yellow
from saecula.tta.powers import DRAW_AT_NEW_AGE
from saecula.tta.ratings import refresh
from saecula.tta.state import State
from saecula.tta.terms import (
    AGE_A,
    AGE_BEGAN,
    AGE_I,
    AGE_II,
    AGE_III,
    AGE_IV,
    AGE_YELLOW_LOSS,
    ANTIQUATED,
    CARD_DEALT,
    LAST_ROUND,
    LEADER,
    NOTHING,
    POINTER,
    ROW,
    ROW_SWEPT,
    SWEEP,
    WONDER,
)


def players_left(s: State) -> i64:
    count: i64 = 0
    for seat in s.seats:
        if seat.in_game:
            count += 1
    return count


def clockwise(s: State, first: i64) -> list[int]:
    """Seats still in the game, clockwise from one of them."""
    order: list[int] = []
    for k in range(s.seat_count):
        i = (first + k) % s.seat_count
        if s.seats[i].in_game:
            order.append(i)
    return order


def replenish(s: State, sweep: bool) -> None:
    """turn.replenish.*: clear spaces, slide, deal; the last card of a deck ends its age at once."""
    if sweep:
        for space in range(SWEEP[players_left(s)]):
            if s.row[space] != NOTHING:
                emit(s, "turn.replenish.discard-by-players", ROW_SWEPT, s.turn_seat, s.row[space])
                s.row[space] = NOTHING
    slide(s)
    if s.age == AGE_A:  # age.end.a-first-replenish
        if s.plan.modules:
            shuffle_age_a(s)
        deal(s)
        begin_age(s, AGE_I)
    while s.age < AGE_IV and s.row[ROW - 1] == NOTHING:
        deal(s)
        if not s.civil_deck:
            end_age(s)


def slide(s: State) -> None:
    """turn.replenish.slide-left"""
    kept: i64 = 0
    for space in range(ROW):
        card = s.row[space]
        if card != NOTHING:
            s.row[space] = NOTHING
            s.row[kept] = card
            kept += 1


def deal(s: State) -> None:
    """turn.replenish.deal-left-to-right"""
    for space in range(ROW):
        if s.row[space] == NOTHING and s.civil_deck:
            s.row[space] = s.civil_deck.pop()
            if s.plan.modules:
                s.row[space] = dealt(s, s.row[space])
            s.revealed[s.row[space]] += 1
            emit(s, "turn.replenish.deal-left-to-right", CARD_DEALT, s.turn_seat, s.row[space], space)


def begin_age(s: State, age: i64) -> None:
    """age.end.new-civil-deck, age.end.new-military-deck, age.end.old-military-removed"""
    s.age = age
    s.civil_deck = s.civil_decks[age] if age < AGE_IV else []
    s.military_deck = s.military_decks[age] if age < AGE_IV else []
    if age < AGE_IV:
        s.civil_decks[age] = []
        s.military_decks[age] = []
    emit(s, "age.end.immediate", AGE_BEGAN, s.turn_seat, age)
    if s.plan.modules:
        fill(s, age)
        draw_at_new_age(s)


def draw_at_new_age(s: State) -> None:
    """card.colossus.any-turn: Ages II and III only, clockwise from the seat on turn."""
    if AGE_II <= s.age <= AGE_III:
        for i in clockwise(s, s.turn_seat):
            draw_cards(s, i, s.seats[i].powers[DRAW_AT_NEW_AGE])


def end_age(s: State) -> None:
    """age.end.*: of Ages I, II and III."""
    ended = s.age
    for i in clockwise(s, s.turn_seat):
        antiquate(s, i, ended)
    for i in clockwise(s, s.turn_seat):  # age.end.lose-2-yellow
        change_yellow(s, i, -AGE_YELLOW_LOSS)
        if s.seats[i].parked > 0:  # card.hippocrates.empty-bank: also when he is gone
            s.seats[i].parked -= 1
            change_yellow(s, i, 1)
    begin_age(s, ended + 1)
    if ended == AGE_III:  # flow.last-round.starting-player, flow.last-round.other-player
        s.last_round = s.round if s.turn_seat == s.start_seat else s.round + 1
        emit(s, "flow.last-round.other-player", LAST_ROUND, s.turn_seat, s.last_round)


def antiquate(s: State, i: i64, ended: i64) -> None:
    """age.end.antiquated-hand, -leaders, -unfinished-wonders, -pacts: everything older than the age that ended."""
    seat = s.seats[i]
    for card in seat.hand[:]:
        if AGE[card] < ended:
            seat.hand.remove(card)
            emit(s, "age.end.antiquated-definition", ANTIQUATED, i, card)
    for card in seat.cards[:]:
        if AGE[card] < ended:
            discard_from_hand(s, i, card, False)
    if seat.leader != NOTHING and AGE[seat.leader] < ended:
        emit(s, "age.end.antiquated-definition", ANTIQUATED, i, seat.leader)
        leader_leaves(s, i)
    if seat.wonder != NOTHING and AGE[seat.wonder] < ended:
        emit(s, "age.end.antiquated-definition", ANTIQUATED, i, seat.wonder)
        lose_unfinished_wonder(s, i)
    if seat.pact != NOTHING and AGE[seat.pact] < ended:
        end_pact(s, i)
    refresh(s, i)


def trim_future_decks(s: State, players: i64) -> None:
    """resign.future-decks-adjusted: decks of ages not yet begun lose the cards that fewer players do not use."""
    plan = s.plan
    for age in range(s.age + 1, AGE_IV):
        for decks in (s.civil_decks, s.military_decks):
            kept: list[int] = []
            for card in decks[age]:
                if kept.count(card) < copies_of(card, players, plan):
                    kept.append(card)
                elif KIND[card] == POINTER:
                    leave_slot(s, card)
            decks[age] = kept
        for kind in (LEADER, WONDER):
            trim_drawn(s, age, kind, share(kind, players, plan), plan)


def trim_drawn(s: State, age: i64, kind: i64, count: i64, plan: Plan) -> None:
    """expansion.mix.secret.counts-2p: drawn leaders or wonders in a deck beyond those that fewer players draw.

    The order of the deck is nobody's knowledge, so whichever comes first goes; cards that were agreed on or picked
    go last.
    """
    deck = s.civil_decks[age]
    certain = list(plan.chosen)
    for seat in s.seats:
        certain += seat.picks
    found = [card for card in deck if KIND[card] == kind and is_drawn(card, plan)]
    order = [card for card in found if card not in certain] + [card for card in found if card in certain]
    for place in range(len(found) - count):
        deck.remove(order[place])
