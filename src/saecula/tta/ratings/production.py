"""production.food.per-worker, production.resources.per-worker: what a production phase brings."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, FOOD, RESOURCE
from saecula.tta.counts import best_of, sum_over
from saecula.tta.law.cards.machu_picchu import best_low, low_tokens
from saecula.tta.law.cards.railroad import best_mine_tokens
from saecula.tta.law.expansion.production_bonus import production_bonus
from saecula.tta.powers import BEST_MINE_AGAIN, HAS_PRODUCTION_TEXT, LAB_RESOURCES, LOW_FARM_AGAIN, LOW_MINE_AGAIN
from saecula.tta.ratings.notes import Notes, at_least_zero
from saecula.tta.ratings.stats import by_text, per_worker
from saecula.tta.state import Seat, State
from saecula.tta.terms import FARM, LAB, MINE, NOTHING, CardNo, SeatNo


def food_production(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """Food of farms, and the bonus."""
    seat = s.seats[i]
    total = per_worker(seat, FOOD, FARM, FARM, notes) + production_bonus(s, i, True, notes)
    if seat.powers[LOW_FARM_AGAIN]:
        farm = best_low(seat, FARM)
        if farm != NOTHING:
            total += by_text(seat, LOW_FARM_AGAIN, FOOD[farm], notes)
    return at_least_zero(total, notes, "production.food.per-worker")


def resource_production(s: State, i: SeatNo, notes: Notes | None = None) -> i64:
    """Resources of mines, of labs with such a leader, and the bonus."""
    seat = s.seats[i]
    total = mine_production(seat, notes) + lab_production(seat, notes) + production_bonus(s, i, False, notes)
    return at_least_zero(total, notes, "production.resources.per-worker")


def mine_production(seat: Seat, notes: Notes | None = None) -> i64:
    """Resources of mines; what wonders make a mine produce once more is produced by the mine."""
    total = per_worker(seat, RESOURCE, MINE, MINE, notes)
    if seat.powers[HAS_PRODUCTION_TEXT]:
        best, low = best_of(seat, MINE), best_low(seat, MINE)
        if best != NOTHING:
            total += by_text(seat, BEST_MINE_AGAIN, RESOURCE[best], notes)
        if low != NOTHING:
            total += by_text(seat, LOW_MINE_AGAIN, RESOURCE[low], notes)
    return total


def lab_production(seat: Seat, notes: Notes | None = None) -> i64:
    """Labs of a leader who makes them produce what their level is."""
    if seat.powers[LAB_RESOURCES]:
        return by_text(seat, LAB_RESOURCES, sum_over(seat, AGE, LAB, LAB), notes)
    return 0


def tokens_again(seat: Seat, tech: CardNo) -> i64:
    """Tokens that a staffed farm or mine produces beside those of its workers, whatever wonder makes it do so."""
    if not seat.powers[HAS_PRODUCTION_TEXT]:
        return 0
    return low_tokens(seat, tech) + best_mine_tokens(seat, tech)
