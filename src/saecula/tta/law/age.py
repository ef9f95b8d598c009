"""age.*, ruling.age-end.*, house.short.age2-ends: antiquated cards, yellow tokens, new decks."""

from mypy_extensions import i64

from saecula.core.arrays import vec, without_one
from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE
from saecula.tta.law.cards import discard_from_hand
from saecula.tta.law.cards.colossus import draw_at_new_age
from saecula.tta.law.cards.hippocrates import return_parked
from saecula.tta.law.expansion.mix import fill_boards
from saecula.tta.law.flow.age import next_age
from saecula.tta.law.flow.last_round import fix_last_round
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.house.short import is_short
from saecula.tta.law.leaders import leader_leaves
from saecula.tta.law.politics.cancel import end_pact
from saecula.tta.law.tokens import change_yellow
from saecula.tta.law.wonders import lose_unfinished_wonder
from saecula.tta.piles import with_pile
from saecula.tta.state import State
from saecula.tta.terms import AGE_BEGAN, AGE_I, AGE_II, AGE_III, AGE_IV, AGE_YELLOW_LOSS, ANTIQUATED, NOTHING, SeatNo


def begin_age(s: State, age: i64, law: str) -> None:
    """age.end.new-civil-deck, age.end.new-military-deck, age.end.old-military-removed, age.end.a-remaining-removed

    age.end.iv-no-civil-deck, age.end.iv-no-military-deck: Age IV has none.
    """
    s.age = age
    s.civil_deck = s.civil_decks[age] if age < AGE_IV else vec[i64]()
    s.military_deck = s.military_decks[age] if age < AGE_IV else vec[i64]()
    if age < AGE_IV:
        s.civil_decks = with_pile(s.civil_decks, age, vec[i64]())
        s.military_decks = with_pile(s.military_decks, age, vec[i64]())
    emit(s, law, AGE_BEGAN, s.turn_seat, age)
    fill_boards(s, age)
    draw_at_new_age(s)


def end_age_a(s: State) -> None:
    """age.end.a-age1-decks, age.end.a-no-antiquation: nothing but the decks changes.

    age.end.a-continue-fill: whoever fills the row goes on with the new deck.
    """
    begin_age(s, AGE_I, "age.end.a-first-replenish")


def end_age(s: State) -> None:
    """age.end.trigger-last-card, age.end.immediate: of Ages I, II and III; age.end.continue-fill: then dealing goes on.

    ruling.age-end.in-politics: wherever the last card was dealt.
    """
    ended = s.age
    for i in clockwise(s, s.turn_seat):
        antiquate(s, i, ended)
    for i in clockwise(s, s.turn_seat):
        change_yellow(s, i, -AGE_YELLOW_LOSS, "age.end.lose-2-yellow")
        return_parked(s, i)
    if ended == AGE_II and is_short(s.plan):
        begin_age(s, AGE_IV, "house.short.age2-ends")
        fix_last_round(s)
        return
    begin_age(s, next_age(ended), "age.end.immediate")
    if ended == AGE_III:
        fix_last_round(s)


def antiquate(s: State, i: SeatNo, ended: i64) -> None:
    """age.end.antiquated-definition, age.end.just-ended-not-antiquated: what is older than the age that ended.

    age.end.others-remain: nothing else in play is looked at.
    """
    seat = s.seats[i]
    for card in seat.hand:
        if AGE[card] < ended:
            seat.hand = without_one(seat.hand, card)
            emit(s, "age.end.antiquated-hand", ANTIQUATED, i, card)
    for card in seat.cards:
        if AGE[card] < ended:
            discard_from_hand(s, i, card, False, "age.end.antiquated-hand")
    if seat.leader != NOTHING and AGE[seat.leader] < ended:
        emit(s, "age.end.antiquated-leaders", ANTIQUATED, i, seat.leader)
        leader_leaves(s, i, "age.end.antiquated-leaders")
    if seat.wonder != NOTHING and AGE[seat.wonder] < ended:
        emit(s, "age.end.antiquated-unfinished-wonders", ANTIQUATED, i, seat.wonder)  # age.end.antiquated-wonder-tokens
        lose_unfinished_wonder(s, i)
    if seat.pact != NOTHING and AGE[seat.pact] < ended:
        end_pact(s, i, "age.end.antiquated-pacts")
