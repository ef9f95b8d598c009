"""turn.replenish.*: the card row at the start of a turn."""

from mypy_extensions import i64

from saecula.core.arrays import copied, copied_small, pop
from saecula.core.event import emit
from saecula.tta.law.age import end_age, end_age_a
from saecula.tta.law.expansion.mix import dealt, shuffle_age_a
from saecula.tta.law.flow.order import players_left
from saecula.tta.state import State
from saecula.tta.terms import AGE_A, AGE_IV, CARD_DEALT, NOTHING, ROW, ROW_SWEPT, SWEEP


def replenish(s: State, sweep: bool) -> None:
    """turn.replenish.not-first-round: clear spaces, slide, deal; the last card of a deck ends its age at once.

    turn.replenish.count-remaining-players, turn.replenish.discard-spaces-not-cards; turn.replenish.age-iv-no-deal:
    there is nothing to deal from.
    """
    s.row, s.revealed = copied(s.row), copied_small(s.revealed)  # nobody else's, so they are changed in place
    if sweep:
        for space in range(swept_spaces(s)):
            if s.row[space] != NOTHING:
                emit(s, "turn.replenish.discard-by-players", ROW_SWEPT, s.turn_seat, s.row[space])
                s.row[space] = NOTHING
    slide(s)
    if s.age == AGE_A:
        shuffle_age_a(s)
        fill_row(s)
        end_age_a(s)
    while s.age < AGE_IV and s.row[ROW - 1] == NOTHING:
        fill_row(s)
        if len(s.civil_deck) == 0:
            end_age(s)


def swept_spaces(s: State) -> i64:
    """turn.replenish.discard-by-players: how many spaces, from the left, are cleared."""
    return SWEEP[players_left(s)]


def slide(s: State) -> None:
    """turn.replenish.slide-left"""
    row = s.row
    kept: i64 = 0
    for space in range(ROW):
        card = row[space]
        if card != NOTHING:
            row[space] = NOTHING
            row[kept] = card
            kept += 1


def fill_row(s: State) -> None:
    """turn.replenish.deal-left-to-right"""
    row, deck = s.row, s.civil_deck
    for space in range(ROW):
        if row[space] == NOTHING and len(deck) > 0:
            deck, card = pop(deck)
            if len(s.boards) > 0:
                card = dealt(s, card)
            row[space] = card
            s.revealed[card] += 1
            emit(s, "turn.replenish.deal-left-to-right", CARD_DEALT, s.turn_seat, card, space)
    s.civil_deck = deck
