"""Observations of Through the Ages: which parts each form has, and in which order."""

from typing import final

from mypy_extensions import i64

from saecula.core.state import State as CoreState
from saecula.env import tta_boards, tta_parts
from saecula.env.sheet import Encoder, Sheet
from saecula.env.tta_layout import HELD, MILITARY, SEATS
from saecula.tta.state import State


@final
class RawEncoder(Encoder):
    """What lies on the table, card by card; nothing is reckoned."""

    def __init__(self) -> None:
        super().__init__()
        self.question: i64 = tta_parts.CLOCK
        self.events: i64 = self.question + tta_parts.QUESTION
        self.tactics: i64 = self.events + tta_parts.EVENTS
        self.coming: i64 = self.tactics + tta_parts.COMMON_TACTICS
        self.dealt: i64 = self.coming + tta_parts.COMING
        self.past: i64 = self.dealt + tta_parts.DEALT_CARDS
        self.row: i64 = self.past + tta_parts.PAST + tta_parts.PLANNED
        self.boards: i64 = self.row + tta_parts.ROW_CARDS
        self.stored: i64 = tta_boards.TABLEAU
        self.hand: i64 = self.stored + tta_boards.STORED
        self.ages: i64 = self.hand + tta_boards.HAND
        self.cards: i64 = self.ages + tta_boards.CARD_AGES
        self.board: i64 = self.cards + tta_boards.CARDS_IN_HAND
        self.length = self.boards + SEATS * self.board

    def encode(self, s: CoreState, seat: i64, sheet: Sheet) -> None:
        assert isinstance(s, State)
        tta_parts.put_clock(s, seat, sheet, 0)
        tta_parts.put_question(s, seat, sheet, self.question)
        tta_parts.put_events(s, seat, sheet, self.events)
        tta_parts.put_common_tactics(s, sheet, self.tactics)
        tta_parts.put_coming(s, seat, sheet, self.coming)
        tta_parts.put_dealt(s, sheet, self.dealt)
        tta_parts.put_past(s, sheet, self.past)
        tta_parts.put_row_cards(s, sheet, self.row)
        for i in range(s.seat_count):
            at = self.boards + self.board * tta_parts.relative(s, i, seat)
            tta_boards.put_tableau(s, i, seat, sheet, at)
            tta_boards.put_stored(s, i, sheet, at + self.stored)
            tta_boards.put_hand(s, i, seat, sheet, at + self.hand)
            tta_boards.put_card_ages(s, i, sheet, at + self.ages)
            if i == seat:
                tta_boards.put_cards(s, i, sheet, at + self.cards)
            else:
                tta_boards.put_known(s, i, seat, sheet, at + self.cards)


@final
class CompactEncoder(Encoder):
    """The same in fewer numbers: hands of rivals by kind, no memory of what is gone; with ratings and prices."""

    def __init__(self) -> None:
        super().__init__()
        self.question: i64 = tta_parts.CLOCK
        self.events: i64 = self.question + tta_parts.QUESTION
        self.tactics: i64 = self.events + tta_parts.EVENTS
        self.coming: i64 = self.tactics + tta_parts.COMMON_TACTICS
        self.row: i64 = self.coming + tta_parts.COMING
        self.hand: i64 = self.row + tta_parts.ROW_NUMBERS
        self.cards: i64 = self.hand + len(HELD)
        self.known: i64 = self.cards + tta_boards.CARDS_IN_HAND
        self.prices: i64 = self.known + len(MILITARY)
        self.boards: i64 = self.prices + tta_boards.PRICES
        self.ratings: i64 = tta_boards.TABLEAU
        self.kinds: i64 = self.ratings + tta_boards.RATINGS
        self.ages: i64 = self.kinds + tta_boards.HAND_KINDS
        self.board: i64 = self.ages + tta_boards.CARD_AGES
        self.length = self.boards + SEATS * self.board

    def encode(self, s: CoreState, seat: i64, sheet: Sheet) -> None:
        assert isinstance(s, State)
        tta_parts.put_clock(s, seat, sheet, 0)
        tta_parts.put_question(s, seat, sheet, self.question)
        tta_parts.put_events(s, seat, sheet, self.events)
        tta_parts.put_common_tactics(s, sheet, self.tactics)
        tta_parts.put_coming(s, seat, sheet, self.coming)
        tta_parts.put_row_numbers(s, seat, sheet, self.row)
        tta_boards.put_hand(s, seat, seat, sheet, self.hand)
        tta_boards.put_cards(s, seat, sheet, self.cards)
        tta_boards.put_prices(s, seat, sheet, self.prices)
        for i in range(s.seat_count):
            at = self.boards + self.board * tta_parts.relative(s, i, seat)
            tta_boards.put_tableau(s, i, seat, sheet, at)
            tta_boards.put_ratings(s, i, seat, sheet, at + self.ratings)
            tta_boards.put_card_ages(s, i, sheet, at + self.ages)
            if i != seat:
                tta_boards.put_hand_kinds(s, i, seat, sheet, at + self.kinds)
                tta_boards.put_known(s, i, seat, sheet, self.known)
