"""age.*: antiquated cards, yellow tokens, new decks, the last round; turn.replenish.*: the card row."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE
from saecula.tta.law.cards import discard_from_hand
from saecula.tta.law.cards.colossus import draw_at_new_age
from saecula.tta.law.expansion.mix import fill_boards
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.leaders import leader_leaves
from saecula.tta.law.politics.cancel import end_pact
from saecula.tta.law.tokens import change_yellow
from saecula.tta.law.wonders import lose_unfinished_wonder
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import State
from saecula.tta.terms import AGE_BEGAN, AGE_III, AGE_IV, AGE_YELLOW_LOSS, ANTIQUATED, LAST_ROUND, NOTHING


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
        fill_boards(s, age)
        draw_at_new_age(s)


def end_age(s: State) -> None:
    """age.end.*: of Ages I, II and III."""
    ended = s.age
    for i in clockwise(s, s.turn_seat):
        antiquate(s, i, ended)
    for i in clockwise(s, s.turn_seat):  # age.end.lose-2-yellow
        change_yellow(s, i, -AGE_YELLOW_LOSS, "tokens.gain-to-bank")
        if s.seats[i].parked > 0:  # card.hippocrates.empty-bank: also when he is gone
            s.seats[i].parked -= 1
            change_yellow(s, i, 1, "tokens.gain-to-bank")
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
            discard_from_hand(s, i, card, False, "cards.discard.military-by-age")
    if seat.leader != NOTHING and AGE[seat.leader] < ended:
        emit(s, "age.end.antiquated-definition", ANTIQUATED, i, seat.leader)
        leader_leaves(s, i, "action.leader.replaces")
    if seat.wonder != NOTHING and AGE[seat.wonder] < ended:
        emit(s, "age.end.antiquated-definition", ANTIQUATED, i, seat.wonder)
        lose_unfinished_wonder(s, i)
    if seat.pact != NOTHING and AGE[seat.pact] < ended:
        end_pact(s, i, "politics.cancel.removed")
    refresh(s, i)
