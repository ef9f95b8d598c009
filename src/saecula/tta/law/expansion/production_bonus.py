"""expansion.production-bonus.*: what is added to a production, or taken from it, in one sum."""

from mypy_extensions import i64

from saecula.tta.law.cards.ashoka import enough_colours
from saecula.tta.law.cards.roman_roads import resource_symbols
from saecula.tta.law.food import gain, lose
from saecula.tta.powers import (
    COLOURS_BONUS,
    HAS_PRODUCTION_TEXT,
    RESOURCE_BONUS,
    RESOURCE_BONUS_IN_AGE_I,
    RESOURCE_BONUS_PER_COLONY,
)
from saecula.tta.ratings.notes import Notes
from saecula.tta.ratings.pacts import SIDE_FOOD, SIDE_RESOURCES, pact_total
from saecula.tta.ratings.stats import by_power
from saecula.tta.state import Seat, State
from saecula.tta.terms import Amount, SeatNo


def production_bonus(s: State, i: SeatNo, of_food: bool, notes: Notes | None = None) -> i64:
    """expansion.production-bonus.sum, expansion.production-bonus.base-pacts

    expansion.production-bonus.counts-as-production: what a production brings has it in it;
    expansion.production-bonus.not-industry, expansion.production-bonus.railroad-machu: what mines produce has not.
    """
    total = pact_total(s, i, SIDE_FOOD if of_food else SIDE_RESOURCES, notes)
    seat = s.seats[i]
    if seat.powers[HAS_PRODUCTION_TEXT]:
        if seat.powers[COLOURS_BONUS]:
            total += symbol_bonus(seat, COLOURS_BONUS, enough_colours(seat, of_food), notes)
        if not of_food:
            total += symbol_bonus(seat, RESOURCE_BONUS, 1, notes)
            total += symbol_bonus(seat, RESOURCE_BONUS_PER_COLONY, len(seat.colonies), notes)
            total += symbol_bonus(seat, RESOURCE_BONUS_IN_AGE_I, resource_symbols(s.age), notes)
    return total


def symbol_bonus(seat: Seat, power: i64, times: i64, notes: Notes | None) -> i64:
    """expansion.production-bonus.symbol: of cards in play."""
    return by_power(seat, power, times, notes, "expansion.production-bonus.symbol")


def settle_bonus(s: State, i: SeatNo, kind: i64, bonus: Amount) -> None:
    """expansion.production-bonus.normal-first, expansion.production-bonus.when: every production ends with it.

    expansion.production-bonus.gain-once, expansion.production-bonus.negative: less than nothing is neither gained nor
    lost.
    """
    gain(s, i, kind, bonus, "expansion.production-bonus.gain-once")
    lose(s, i, kind, -bonus, "expansion.production-bonus.negative")
