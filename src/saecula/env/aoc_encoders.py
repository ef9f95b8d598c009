"""What a seat may know of the table at Age of Civilization, as numbers; what they mean stands in `aoc_observer.py`.

Nothing is written but what `aoc/view.py` shows that seat: a test deals anew whatever the seat cannot know and asks for
the same numbers.
"""

from typing import Final, final

from mypy_extensions import i64

from saecula.aoc.law.action import has_passed
from saecula.aoc.ratings import crew_of, leads, power_of, price_of, slots_of, tech_count, workers_owned
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    ACTIONS,
    ASK_ACTIONS,
    BLANK,
    DRAFT_DEAL,
    NOTHING,
    PLAGUE,
    RESEARCH,
    ROUNDS,
    ROW_SIZE,
    SOURCES,
)
from saecula.core.state import State as CoreState
from saecula.env.sheet import Encoder, Sheet

SEATS: Final = 4
# how many cards there are of each kind; a test compares with the box
CIVS: Final = 48
WONDERS: Final = 15
TECHS: Final = 27
SPECIALS: Final = 9
CHALLENGES: Final = 5
TOKENS: Final = BLANK + 1
ROW_CARDS: Final = PLAGUE + 1
QUESTION_KINDS: Final = 9

CLOCK: Final = 12 + ROUNDS + 2 * SEATS + CHALLENGES
QUESTION: Final = QUESTION_KINDS + SEATS + 1
ROW: Final = ROW_SIZE * (ROW_CARDS + TOKENS)
MARKET: Final = 3 * CIVS + WONDERS + SPECIALS
OWN: Final = 2 * CIVS
SIGHTS: Final = DRAFT_DEAL * CIVS
COUNTS: Final = 10
BOARD: Final = COUNTS + 3 * CIVS + TECHS + SPECIALS + WONDERS + ACTIONS
RATINGS: Final = 4
PRICES: Final = 3 * ACTIONS + TECHS


def relative(s: State, seat: i64, looking: i64) -> i64:
    """How many places a seat sits behind the one that looks, clockwise."""
    return seat - looking if seat >= looking else seat - looking + s.seat_count


def flag(told: bool) -> i64:
    return 1 if told else 0


def put_mask(mask: int, sheet: Sheet, at: i64) -> None:
    """A set of cards."""
    card: i64 = 0
    while mask:
        if mask & 1:
            sheet.put(at + card, 1)
        mask >>= 1
        card += 1


# --- the table ----------------------------------------------------------------------------------------------------
def put_clock(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    sheet.put(at, s.seat_count)
    sheet.put(at + 1, relative(s, seat, s.first_seat))
    sheet.put(at + 2, s.turns_taken)
    sheet.put(at + 3, flag(s.over))
    sheet.put(at + 4, flag(s.innovation))
    sheet.put(at + 5, flag(s.changing_world))
    sheet.put(at + 6, flag(s.draft))
    sheet.put(at + 7, flag(s.documented))
    sheet.put(at + 8, flag(s.counter_clockwise))
    sheet.put(at + 9, flag(s.sacrifice_optional))
    sheet.put(at + 10, flag(s.conquest_shared))
    sheet.put(at + 11, s.rival)
    at += 12
    if 1 <= s.round <= ROUNDS:
        sheet.put(at + s.round - 1, 1)
    at += ROUNDS
    sheet.put(at + relative(s, s.turn_seat, seat), 1)
    at += SEATS
    sheet.put(at + relative(s, s.first_seat, seat), 1)
    at += SEATS
    if s.challenge != NOTHING:
        sheet.put(at + s.challenge, 1)


def put_question(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    if s.over:
        return
    frame = s.stack[-1]
    sheet.put(at + frame.kind - 1, 1)
    at += QUESTION_KINDS
    sheet.put(at + relative(s, frame.seat, seat), 1)
    sheet.put(at + SEATS, flag(frame.kind == ASK_ACTIONS and has_passed(frame)))


def put_row(s: State, sheet: Sheet, at: i64) -> None:
    for position in range(len(s.row)):
        sheet.put(at + position * ROW_CARDS + s.row[position], 1)
    at += ROW_SIZE * ROW_CARDS
    for position in range(len(s.tokens)):
        if s.tokens[position] != NOTHING:
            sheet.put(at + position * TOKENS + s.tokens[position], 1)


def put_market(s: State, sheet: Sheet, at: i64) -> None:
    """Civilizations on the market with the coins on them, what a draft left over; wonders and special technologies."""
    for place in range(len(s.market)):
        sheet.put(at + s.market[place], 1)
        sheet.put(at + CIVS + s.market[place], s.market_coins[place])
    at += 2 * CIVS
    left = 0
    for mask in s.leftovers:
        left |= mask
    put_mask(left, sheet, at)
    at += CIVS
    for wonder in s.wonders:
        sheet.put(at + wonder, 1)
    at += WONDERS
    for special in s.specials:
        sheet.put(at + special, 1)


def put_own(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    """The own hand and the pack to choose from, in a draft."""
    own = s.seats[seat]
    for civ in own.hand:
        sheet.put(at + civ, 1)
    for civ in own.pack:
        sheet.put(at + CIVS + civ, 1)


def put_sights(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    """Every pack as the seat passed it on."""
    sights = s.seats[seat].sights
    for place in range(len(sights)):
        put_mask(sights[place], sheet, at + place * CIVS)


# --- a board ------------------------------------------------------------------------------------------------------
def put_board(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    board = s.seats[i]
    sheet.put(at, 1)  # there is such a seat
    sheet.put(at + 1, board.coins)
    sheet.put(at + 2, board.vp)
    sheet.put(at + 3, board.idle)
    sheet.put(at + 4, board.white)
    sheet.put(at + 5, board.red)
    sheet.put(at + 6, board.war_losses)
    sheet.put(at + 7, len(board.kept))
    sheet.put(at + 8, len(board.hand))
    sheet.put(at + 9, len(board.pack))
    at += COUNTS
    if board.main != NOTHING:
        sheet.put(at + board.main, 1)
    at += CIVS
    for civ in board.civs:
        sheet.put(at + civ, 1)
    at += CIVS
    put_mask(board.played, sheet, at)
    at += CIVS
    put_mask(board.techs, sheet, at)
    at += TECHS
    if board.special != NOTHING:
        sheet.put(at + board.special, 1)
    at += SPECIALS
    for wonder in board.wonders:
        sheet.put(at + wonder, 1)
    at += WONDERS
    for action in range(ACTIONS):
        sheet.put(at + action, board.used[action])


def put_sources(board: Seat, sheet: Sheet, at: i64) -> None:
    """Where the points came from."""
    for source in range(SOURCES):
        sheet.put(at + source, board.score[source])


def put_ratings(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    board = s.seats[i]
    sheet.put(at, power_of(s, board))
    sheet.put(at + 1, flag(leads(s, board)))
    sheet.put(at + 2, workers_owned(board))
    sheet.put(at + 3, tech_count(board))


def put_prices(s: State, seat: i64, sheet: Sheet, at: i64) -> None:
    """For the own seat: free slots, coins and workers of every action; coins of every technology."""
    own = s.seats[seat]
    for action in range(ACTIONS):
        sheet.put(at + action, slots_of(s, own, action) - own.used[action])
        sheet.put(at + ACTIONS + action, price_of(s, own, action, NOTHING, "", False))
        sheet.put(at + 2 * ACTIONS + action, crew_of(own, action, False))
    at += 3 * ACTIONS
    for tech in range(TECHS):
        if not own.techs >> tech & 1:
            sheet.put(at + tech, 1 + price_of(s, own, RESEARCH, tech, "", False))


# --- both forms ---------------------------------------------------------------------------------------------------
@final
class RawEncoder(Encoder):
    """What lies on the table; nothing is reckoned."""

    def __init__(self) -> None:
        super().__init__()
        self.question: i64 = CLOCK
        self.row: i64 = self.question + QUESTION
        self.market: i64 = self.row + ROW
        self.own: i64 = self.market + MARKET
        self.sights: i64 = self.own + OWN
        self.boards: i64 = self.sights + SIGHTS
        self.board: i64 = BOARD + SOURCES
        self.length = self.boards + SEATS * self.board

    def encode(self, s: CoreState, seat: i64, sheet: Sheet) -> None:
        assert isinstance(s, State)
        put_clock(s, seat, sheet, 0)
        put_question(s, seat, sheet, self.question)
        put_row(s, sheet, self.row)
        put_market(s, sheet, self.market)
        put_own(s, seat, sheet, self.own)
        put_sights(s, seat, sheet, self.sights)
        for i in range(s.seat_count):
            at = self.boards + self.board * relative(s, i, seat)
            put_board(s, i, sheet, at)
            put_sources(s.seats[i], sheet, at + BOARD)


@final
class CompactEncoder(Encoder):
    """The same without what is gone, and with power and prices."""

    def __init__(self) -> None:
        super().__init__()
        self.question: i64 = CLOCK
        self.row: i64 = self.question + QUESTION
        self.market: i64 = self.row + ROW
        self.own: i64 = self.market + MARKET
        self.prices: i64 = self.own + OWN
        self.boards: i64 = self.prices + PRICES
        self.board: i64 = BOARD + RATINGS
        self.length = self.boards + SEATS * self.board

    def encode(self, s: CoreState, seat: i64, sheet: Sheet) -> None:
        assert isinstance(s, State)
        put_clock(s, seat, sheet, 0)
        put_question(s, seat, sheet, self.question)
        put_row(s, sheet, self.row)
        put_market(s, sheet, self.market)
        put_own(s, seat, sheet, self.own)
        if len(s.row) > 0 and not s.over:
            put_prices(s, seat, sheet, self.prices)
        for i in range(s.seat_count):
            at = self.boards + self.board * relative(s, i, seat)
            put_board(s, i, sheet, at)
            put_ratings(s, i, sheet, at + BOARD)
