"""What a seat may know of one board at Through the Ages, its own or a rival's, part by part.

See `tta_parts.py`. `i` is the seat whose board it is, `seat` the one that looks.
"""

from typing import Final

from mypy_extensions import i64

from saecula.env.sheet import Sheet
from saecula.env.tta_layout import (
    AGES,
    AREA,
    AREA_AT,
    FRONT,
    FRONT_AT,
    GAME_POWERS,
    HELD,
    HELD_AT,
    LEARNED,
    LEARNED_AT,
    MILITARY,
    MILITARY_AT,
    SEATS,
    TURN_POWERS,
    WONDERS,
    WONDERS_AT,
)
from saecula.env.tta_parts import relative
from saecula.tta.board import consumption_of, corruption_of
from saecula.tta.cards.catalog import AGE, IS_TECHNOLOGY, KIND, SCIENCE
from saecula.tta.hands import hidden_ages, seen_hand
from saecula.tta.law.action.wonder import stage_cost
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.powers import COLOURS_BONUS
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_with
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.limits import civil_hand_limit, colonization_of, military_hand_limit, urban_limit
from saecula.tta.ratings.prices import build_cost, peaceful_discount, population_cost, science_cost
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State
from saecula.tta.terms import ACTION, NOTHING, SOURCES, STORES, TECHS

COUNTS: Final = 35 + AGES
POWERS: Final = len(TURN_POWERS) + len(GAME_POWERS)
RELATIONS: Final = 2 * SEATS + 1
TABLEAU: Final = COUNTS + POWERS + RELATIONS + TECHS + len(AREA) + len(WONDERS) + len(FRONT)
STORED: Final = STORES + SOURCES  # raw only
HAND: Final = len(HELD) + AGES
HAND_KINDS: Final = ACTION + 1 + AGES
CARDS_IN_HAND: Final = len(MILITARY)
CARD_AGES: Final = AGES
RATINGS: Final = 17
PRICES: Final = TECHS + len(LEARNED)


def put_tableau(s: State, i: i64, seat: i64, sheet: Sheet, at: i64) -> None:
    """Everything that lies openly before a seat."""
    put_counts(s, i, sheet, at)
    at += COUNTS
    put_powers(s, i, sheet, at)
    at += POWERS
    put_relations(s, i, seat, sheet, at)
    at += RELATIONS
    put_area(s, i, sheet, at)


def put_counts(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    board = s.seats[i]
    sheet.put(at, 1)  # there is such a seat
    sheet.put(at + 1, 1 if board.in_game else 0)
    sheet.put(at + 2, board.culture)
    sheet.put(at + 3, board.science)
    sheet.put(at + 4, board.blue)
    sheet.put(at + 5, board.yellow)
    sheet.put(at + 6, board.pool)
    sheet.put(at + 7, board.civil)
    sheet.put(at + 8, board.military)
    sheet.put(at + 9, board.civil_total)
    sheet.put(at + 10, board.military_total)
    sheet.put(at + 11, board.extra_civil)
    sheet.put(at + 12, board.extra_military)
    sheet.put(at + 13, len(board.hand))
    sheet.put(at + 14, len(board.cards))
    sheet.put(at + 15, len(board.taken))
    sheet.put(at + 16, board.arms)
    sheet.put(at + 17, board.arms_science)
    sheet.put(at + 18, board.works)
    sheet.put(at + 19, board.spare)
    sheet.put(at + 20, board.spare_food)
    sheet.put(at + 21, board.no_politics)
    sheet.put(at + 22, 1 if board.tactic_used else 0)
    sheet.put(at + 23, 1 if board.exclusive else 0)
    sheet.put(at + 24, 1 if board.leader_replaced else 0)
    sheet.put(at + 25, 1 if board.known_event else 0)
    sheet.put(at + 26, 1 if board.tucked != NOTHING else 0)
    sheet.put(at + 27, board.parked)
    sheet.put(at + 28, board.stance)
    sheet.put(at + 29, board.kept)
    sheet.put(at + 30, board.developed)
    sheet.put(at + 31, board.ransom)
    sheet.put(at + 32, 1 if board.helped else 0)
    sheet.put(at + 33, 1 if board.committed != NOTHING else 0)
    sheet.put(at + 34, 1 if board.kidnapped != NOTHING else 0)
    at += 35
    for age in range(AGES):
        sheet.put(at + age, board.leaders_taken >> age & 1)


def put_powers(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    """Powers that are used up, for this turn or for the game."""
    board = s.seats[i]
    if board.used:
        for place in range(len(TURN_POWERS)):
            sheet.put(at + place, board.used >> TURN_POWERS[place] & 1)
    at += len(TURN_POWERS)
    if board.spent:
        for place in range(len(GAME_POWERS)):
            sheet.put(at + place, board.spent >> GAME_POWERS[place] & 1)


def put_relations(s: State, i: i64, seat: i64, sheet: Sheet, at: i64) -> None:
    """Upon whom the own war is declared, and with whom the own pact is."""
    board = s.seats[i]
    if board.war != NOTHING:
        sheet.put(at + relative(s, board.war_on, seat), 1)
    at += SEATS
    if board.pact != NOTHING:
        sheet.put(at + relative(s, board.pact_with, seat), 1)
        sheet.put(at + SEATS, board.pact_side)


def put_area(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    board = s.seats[i]
    workers, techs = board.workers, board.techs
    area = at + TECHS
    for tech in range(TECHS):
        if techs >> tech & 1:
            sheet.put(at + tech, 1 + workers[tech])
    for card in board.specials:
        if card != NOTHING:
            sheet.put(area + AREA_AT[card], 1)
    if board.government != NOTHING:
        sheet.put(area + AREA_AT[board.government], 1)
    if board.leader != NOTHING:
        sheet.put(area + AREA_AT[board.leader], 1)
    for place in range(len(board.wonders)):
        ruined = (board.ruins >> place & 1) != 0
        sheet.put(area + AREA_AT[board.wonders[place]], -1 if ruined else 1)
    at = area + len(AREA)
    if board.wonder != NOTHING:
        sheet.put(at + WONDERS_AT[board.wonder], 1 + board.stages)
    at += len(WONDERS)
    put_front(s, i, sheet, at)


def put_front(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    board = s.seats[i]
    for card in board.colonies:
        sheet.add(at + FRONT_AT[card], 1)
    if board.tactic != NOTHING:
        sheet.put(at + FRONT_AT[board.tactic], 2)
    for card in board.old_tactics:
        if card != board.tactic:
            sheet.replace(at + FRONT_AT[card], 1)
    if board.war != NOTHING:
        sheet.put(at + FRONT_AT[board.war], 1)
    if board.pact != NOTHING:
        sheet.put(at + FRONT_AT[board.pact], 1)


def put_stored(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    """Blue tokens card by card, and where the culture came from."""
    board = s.seats[i]
    for store in range(STORES):
        sheet.put(at + store, board.tokens[store])
    at += STORES
    for source in range(SOURCES):
        sheet.put(at + source, board.score[source])


# --- hands --------------------------------------------------------------------------------------------------------
def put_hand(s: State, i: i64, seat: i64, sheet: Sheet, at: i64) -> None:
    """The civil hand card by card; of a hand that the table keeps hidden, the ages of its backs."""
    if i == seat or not s.hidden_hands:
        for card in s.seats[i].hand:
            sheet.add(at + HELD_AT[card], 1)
        return
    for card in seen_hand(s, i, seat):
        sheet.add(at + HELD_AT[card], 1)
    for age in hidden_ages(s, i, seat):
        sheet.add(at + len(HELD) + age, 1)


def put_hand_kinds(s: State, i: i64, seat: i64, sheet: Sheet, at: i64) -> None:
    """The same by kinds of card."""
    if not s.hidden_hands:
        for card in s.seats[i].hand:
            sheet.add(at + KIND[card], 1)
        return
    for card in seen_hand(s, i, seat):
        sheet.add(at + KIND[card], 1)
    for age in hidden_ages(s, i, seat):
        sheet.add(at + ACTION + 1 + age, 1)


def put_card_ages(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    """The backs of a military hand."""
    for card in s.seats[i].cards:
        sheet.add(at + AGE[card], 1)


def put_cards(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    """The own military hand."""
    for card in s.seats[i].cards:
        sheet.add(at + MILITARY_AT[card], 1)


def put_known(s: State, i: i64, seat: i64, sheet: Sheet, at: i64) -> None:
    """What the seat that looks knows of the military hand of a rival."""
    known = s.seats[seat].known
    for place in range(0, len(known), 2):
        if known[place] == i:
            sheet.add(at + MILITARY_AT[known[place + 1]], 1)


# --- what follows from it -----------------------------------------------------------------------------------------
def put_ratings(s: State, i: i64, seat: i64, sheet: Sheet, at: i64) -> None:
    """Ratings, stores and limits."""
    board = s.seats[i]
    happy = happiness_of(board)
    hidden = s.hidden_hands and i != seat and board.powers[COLOURS_BONUS] != 0  # production tells colours in the hand
    sheet.put(at, strength_of(s, i))
    sheet.put(at + 1, happy)
    sheet.put(at + 2, discontent_with(board, happy))
    sheet.put(at + 3, science_of(s, i))
    sheet.put(at + 4, culture_of(s, i))
    sheet.put(at + 5, 0 if hidden else food_production(s, i))
    sheet.put(at + 6, 0 if hidden else resource_production(s, i))
    sheet.put(at + 7, consumption_of(board))
    sheet.put(at + 8, corruption_of(board))
    sheet.put(at + 9, amount_of(board, IS_FOOD))
    sheet.put(at + 10, amount_of(board, IS_RESOURCE))
    sheet.put(at + 11, urban_limit(board) if board.government != NOTHING else 0)
    sheet.put(at + 12, colonization_of(s, i))
    sheet.put(at + 13, civil_hand_limit(board) - len(board.hand))
    sheet.put(at + 14, military_hand_limit(board) - len(board.cards))
    sheet.put(at + 15, 1 + population_cost(board))  # 0 with an empty bank
    sheet.put(at + 16, stage_cost(board, 1) if board.wonder != NOTHING else 0)


def put_prices(s: State, i: i64, sheet: Sheet, at: i64) -> None:
    """Prices for the own seat, one more than they are: buildings and units, technologies in hand."""
    board = s.seats[i]
    for tech in range(TECHS):
        if board.techs >> tech & 1:
            sheet.put(at + tech, 1 + build_cost(board, tech))
    at += TECHS
    for held in board.hand:
        card: i64 = held
        if IS_TECHNOLOGY[card]:
            price = science_cost(board, card, SCIENCE[card]) - peaceful_discount(board, card)
            sheet.put(at + LEARNED_AT[card], 1 + (price if price > 0 else 0))
