"""Tasks of events that New Leaders and Wonders adds (the chapter of events knows the others)."""

from typing import Final

from mypy_extensions import i64

from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE, FIRST, LAST
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain
from saecula.tta.law.goods import open_exchange
from saecula.tta.law.plan import open_plan
from saecula.tta.law.points import change_science
from saecula.tta.law.ranking import ranked, strengths_for_weakest
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_A,
    ARMS_INDUSTRY,
    ARTILLERY,
    ASK_MOVE,
    CALL_TO_ARMS,
    CAVALRY,
    INFANTRY,
    LOSE_SCIENCE_ABOVE,
    MOVE_WORKER,
    NEGOTIATE,
    NOTHING,
    PLAN,
    SCIENCE_PER_WONDER,
)

ARMS: Final = (INFANTRY, CAVALRY, ARTILLERY)
OLD_WONDER: Final = 2  # wonders of Age A count twice


def do_new_task(s: State, i: i64, what: i64, amount: i64, first: i64) -> None:
    if what == PLAN:
        open_plan(s, i, amount)
    elif what == LOSE_SCIENCE_ABOVE:
        lose_science_above(s, i, amount)
    elif what == CALL_TO_ARMS:
        call_to_arms(s, i, amount)
    elif what == SCIENCE_PER_WONDER:
        learn_from_wonders(s, i, amount)
    elif what == MOVE_WORKER:
        s.stack.append(Frame(ASK_MOVE, i))
    elif what == NEGOTIATE:
        negotiate(s, i, amount, first)
    elif what == ARMS_INDUSTRY:
        gain(s, i, IS_RESOURCE, amount * best_arms(s, i))


def lose_science_above(s: State, i: i64, limit: i64) -> None:
    """card.dark-ages.half-above-4: half of it, rounded up."""
    above = s.seats[i].science - limit
    if above > 0:
        change_science(s, i, -((above + 1) // 2))


def call_to_arms(s: State, i: i64, amount: i64) -> None:
    """card.call-to-arms.partial, card.call-to-arms.age-iv: a card for every action really lost."""
    seat = s.seats[i]
    lost = amount if amount < seat.civil else seat.civil
    seat.civil -= lost
    draw_cards(s, i, lost)


def learn_from_wonders(s: State, i: i64, amount: i64) -> None:
    """Ruins are completed wonders too (card.ravages.counts-completed)."""
    seat = s.seats[i]
    science: i64 = 0
    for wonder in seat.wonders:
        science += amount * (OLD_WONDER if AGE[wonder] == AGE_A else 1)
    change_science(s, i, science)
    if seat.wonder != NOTHING:
        gain(s, i, IS_RESOURCE, amount * (OLD_WONDER if AGE[seat.wonder] == AGE_A else 1))


# --- negotiations -------------------------------------------------------------------------------------------------
def negotiate(s: State, taker: i64, amount: i64, chooser: i64) -> None:
    """card.international-negotiations.*: only goods of which the weakest has enough."""
    loser = ranked(s, strengths_for_weakest(s), chooser)[-1]
    seat = s.seats[loser]
    have = [amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE), seat.science]
    open_exchange(s, chooser, taker, loser, [int(amount) if owned >= amount else 0 for owned in have] + [0])


# --- arms industry ------------------------------------------------------------------------------------------------
def best_arms(s: State, i: i64) -> i64:
    """card.arms-industry.levels: types in which nobody has developed a higher level."""
    types: i64 = 0
    for kind in ARMS:
        own = level_of(s.seats[i], kind)
        best = own
        for j in range(s.seat_count):
            if s.seats[j].in_game:
                best = max(best, level_of(s.seats[j], kind))
        if own == best != NOTHING:
            types += 1
    return types


def level_of(seat: Seat, kind: i64) -> i64:
    """The highest level developed, with or without units; NOTHING if none."""
    for tech in range(LAST[kind] - 1, FIRST[kind] - 1, -1):
        if seat.techs >> tech & 1:
            return AGE[tech]
    return NOTHING
