"""What a seat may know of the table at Through the Ages, part by part; each is written from a place on.

Nothing is written but what `tta/view.py` shows that seat: a test deals anew whatever the seat cannot know and asks for
the same numbers. How long each part is stands beside its function, and what every place means in `tta_observer.py`.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.frame import Frame
from saecula.env.sheet import Sheet
from saecula.env.tta_layout import (
    AGES,
    CIVIL,
    CIVIL_AT,
    DEALT,
    DEALT_AT,
    DRAWN,
    DRAWN_AT,
    MILITARY,
    MILITARY_AT,
    SEATS,
    SUBJECTS,
    SUBJECTS_AT,
    TACTICS,
    TACTICS_AT,
)
from saecula.tta.cards.catalog import AGE, CARDS, KIND
from saecula.tta.counts import copies_dealt
from saecula.tta.doors import question_of
from saecula.tta.law.action.take import take_cost
from saecula.tta.law.colonize import bidders_of, force_of
from saecula.tta.law.events.event import event_of
from saecula.tta.law.expansion.mix import open_boards
from saecula.tta.law.politics.aggression import defence_of
from saecula.tta.state import State
from saecula.tta.terms import ACTION, ASK_BID, ASK_DEFENCE, ASK_EVENT, ASK_FORCE, NOTHING, OPEN_MIX, ROW

QUESTION_KINDS: Final = 34
MODES: Final = 3
MODULES: Final = 3
CLOCK: Final = 16 + AGES + 1 + AGES + 2 * SEATS + MODULES + MODES
QUESTION: Final = QUESTION_KINDS + 3 * SEATS + 2 + len(SUBJECTS) + len(MILITARY)
EVENTS: Final = 2 * AGES + 2 * len(MILITARY)
COMMON_TACTICS: Final = len(TACTICS)
COMING: Final = 2 * len(DRAWN)
DEALT_CARDS: Final = len(DEALT)
PAST: Final = len(MILITARY)
PLANNED: Final = len(MILITARY)
ROW_CARDS: Final = ROW * len(CIVIL)
SPACE: Final = ACTION + 1 + 3  # numbers of a space of the row
ROW_NUMBERS: Final = ROW * SPACE


def relative(s: State, seat: i64, looking: i64) -> i64:
    """How many places a seat sits behind the one that looks, clockwise."""
    return seat - looking if seat >= looking else seat - looking + s.seat_count


# --- the clocks of the game ---------------------------------------------------------------------------------------
def put_clock(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    plan = s.plan
    sheet.put(at, s.seat_count)
    sheet.put(at + 1, relative(s, seat, s.start_seat))
    sheet.put(at + 2, s.round)
    sheet.put(at + 3, 1 if s.last_round > 0 else 0)
    sheet.put(at + 4, s.last_round - s.round if s.last_round > 0 else 0)
    sheet.put(at + 5, 1 if s.final else 0)
    sheet.put(at + 6, 1 if s.over else 0)
    sheet.put(at + 7, len(s.civil_deck))
    sheet.put(at + 8, len(s.military_deck))
    sheet.put(at + 9, 1 if s.hidden_hands else 0)
    sheet.put(at + 10, 1 if s.may_resign else 0)
    sheet.put(at + 11, 1 if plan.hidden_future else 0)
    sheet.put(at + 12, 1 if plan.plus_one else 0)
    sheet.put(at + 13, 1 if plan.draft else 0)
    sheet.put(at + 14, s.prize)
    sheet.put(at + 15, s.games_penalty)
    at += 16
    sheet.put(at + s.age, 1)
    at += AGES + 1
    for age in range(len(s.discards)):
        sheet.put(at + age, len(s.discards[age]))
    at += AGES
    sheet.put(at + relative(s, s.turn_seat, seat), 1)
    at += SEATS
    if s.games_of != NOTHING:
        sheet.put(at + relative(s, s.games_of, seat), 1)
    at += SEATS
    for module in range(MODULES):
        sheet.put(at + module, plan.modules >> module & 1)
    at += MODULES
    if plan.mode > 0:
        sheet.put(at + plan.mode - 1, 1)


# --- the open question --------------------------------------------------------------------------------------------
def put_question(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    """Whom it asks and what it is about; how far the asked seat has come, for that seat alone."""
    if s.over:
        return
    frame = s.stack[-1]
    question = question_of(frame.kind)
    sheet.put(at + frame.kind - 1, 1)
    at += QUESTION_KINDS
    sheet.put(at + relative(s, frame.seat, seat), 1)
    at += SEATS
    rival = question.rival(frame)
    if rival != NOTHING:
        sheet.put(at + relative(s, rival, seat), 1)
    at += SEATS
    if frame.kind == ASK_BID:
        for bidder in bidders_of(frame):
            sheet.put(at + relative(s, bidder, seat), 1)
    at += SEATS
    sheet.put(at, question.stake(frame))
    if frame.seat == seat:
        sheet.put(at + 1, reached(s, frame))
    at += 2
    subject = question.subject(frame)
    if subject != NOTHING:
        sheet.put(at + SUBJECTS_AT[subject], 1)
    at += len(SUBJECTS)
    for below in s.stack:
        if below.kind == ASK_EVENT:
            sheet.add(at + MILITARY_AT[event_of(below)], 1)


def reached(s: State, frame: Frame) -> i64:
    """The strength or force that the asked seat has put together."""
    if frame.kind == ASK_DEFENCE:
        return defence_of(s, frame)
    if frame.kind == ASK_FORCE:
        return force_of(s, frame)
    return 0


# --- events, tactics, cards to come -------------------------------------------------------------------------------
def put_events(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    """Backs of the two piles; the events that the seat prepared or was shown; the next one, if it has seen it."""
    for card in s.current_events:
        sheet.add(at + AGE[card], 1)
    at += AGES
    for card in s.future_events:
        sheet.add(at + AGE[card], 1)
    at += AGES
    for place in range(len(s.future_events)):
        shown = s.plan.modules != 0 and (s.future_seen[place] >> seat & 1) != 0
        if shown or s.future_authors[place] == seat:
            sheet.add(at + MILITARY_AT[s.future_events[place]], 1)
    at += len(MILITARY)
    if s.seats[seat].known_event and len(s.current_events) > 0:
        sheet.put(at + MILITARY_AT[s.current_events[-1]], 1)


def put_common_tactics(s: State, sheet: Sheet, at: i64) -> None:
    for card in s.tactics:
        sheet.put(at + TACTICS_AT[card], 1)


def put_coming(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    """Leaders and wonders on the boards of an open mix; those that a draft offers to the seat, and its picks."""
    plan = s.plan
    if plan.mode == OPEN_MIX:
        for card in open_boards(s):
            if card != NOTHING:
                sheet.put(at + DRAWN_AT[card], 1)
    at += len(DRAWN)
    if plan.draft:
        own = s.seats[seat]
        for card in own.offers:
            if card not in own.picks:
                sheet.put(at + DRAWN_AT[card], 1)
        for card in own.picks:
            sheet.put(at + DRAWN_AT[card], 2)


def put_dealt(s: State, sheet: Sheet, at: i64) -> None:
    """How many copies of every civil card came to the row."""
    for card in range(len(CARDS)):
        if copies_dealt(s, card) > 0:
            sheet.put(at + DEALT_AT[card], copies_dealt(s, card))


def put_past(s: State, sheet: Sheet, at: i64) -> None:
    for card in s.past_events:
        sheet.add(at + MILITARY_AT[card], 1)
    at += PAST
    for card in s.planned:
        sheet.add(at + MILITARY_AT[card], 1)


# --- the row ------------------------------------------------------------------------------------------------------
def put_row_cards(s: State, sheet: Sheet, at: i64) -> None:
    """Space by space, one place for every card."""
    for space in range(ROW):
        if s.row[space] != NOTHING:
            sheet.put(at + space * len(CIVIL) + CIVIL_AT[s.row[space]], 1)


def put_row_numbers(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    """Space by space what kind of card lies there, which card, of which age, and what the seat pays for it."""
    own, row = s.seats[seat], s.row
    for space in range(ROW):
        card: i64 = row[space]
        if card != NOTHING:
            here = at + space * SPACE
            sheet.put(here + KIND[card], 1)
            sheet.put_three(here + ACTION + 1, CIVIL_AT[card] + 1, AGE[card], take_cost(own, space, card))
