"""card.watt.*: cheaper farms and mines, and culture by what one of them produces."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, FIRST, FOOD, KIND, LAST, RESOURCE
from saecula.tta.powers import (
    FARM_MINE_DISCOUNT_II,
    FARM_MINE_DISCOUNT_III,
    FARM_MINE_SCIENCE_II,
    FARM_MINE_SCIENCE_III,
)
from saecula.tta.ratings.notes import Notes
from saecula.tta.ratings.production import tokens_again
from saecula.tta.ratings.stats import by_text
from saecula.tta.state import Seat
from saecula.tta.terms import AGE_II, AGE_III, FARM, MINE, CardNo


def cheaper_farm_or_mine(seat: Seat, tech: CardNo, notes: Notes | None) -> i64:
    """card.watt.like-construction, card.watt.upgrade: resources less to build one, by its level; below zero."""
    if AGE[tech] == AGE_II:
        return by_text(seat, FARM_MINE_DISCOUNT_II, -1, notes)
    if AGE[tech] == AGE_III:
        return by_text(seat, FARM_MINE_DISCOUNT_III, -1, notes)
    return 0


def cheaper_to_learn(seat: Seat, card: CardNo) -> i64:
    """Science less for the technology of a farm or mine, by its level."""
    if AGE[card] == AGE_II:
        return seat.powers[FARM_MINE_SCIENCE_II]
    if AGE[card] == AGE_III:
        return seat.powers[FARM_MINE_SCIENCE_III]
    return 0


def best_single_output(seat: Seat) -> i64:
    """card.watt.best-mine: the most that one farm or mine produces, with tokens that wonders add to it."""
    most: i64 = 0
    for tech in range(FIRST[FARM], LAST[MINE]):
        if seat.workers[tech]:
            value = FOOD[tech] if KIND[tech] == FARM else RESOURCE[tech]
            output = value * (1 + tokens_again(seat, tech))
            if output > most:
                most = output
    return most
