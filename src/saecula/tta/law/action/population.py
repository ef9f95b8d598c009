"""action.population.*: a token of the yellow bank becomes a worker."""

from saecula.core.errors import Refusal
from saecula.tta.law.action.price import less
from saecula.tta.law.actions import civil_refusal
from saecula.tta.law.food import food_at_hand, pay_food
from saecula.tta.law.workers import gain_population
from saecula.tta.ratings.prices import population_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import Amount, SeatNo


def population_action_refusal(s: State, i: SeatNo) -> Refusal | None:
    return civil_refusal(s, i, "action.population.civil-action")


def can_populate(seat: Seat, discount: Amount) -> bool:
    return seat.yellow > 0 and food_at_hand(seat) >= population_cost(seat) - discount


def bank_refusal(seat: Seat) -> Refusal | None:
    return None if seat.yellow > 0 else Refusal("action.population.empty-bank")


def populate_refusal(s: State, i: SeatNo, discount: Amount) -> Refusal | None:
    seat = s.seats[i]
    if can_populate(seat, discount):
        return None
    if seat.yellow == 0:
        return bank_refusal(seat)
    cost = less(population_cost(seat), discount)
    return Refusal("action.population.food-cost", "food", cost, food_at_hand(seat))


def populate(s: State, i: SeatNo, discount: Amount) -> None:
    """action.population.token-to-pool"""
    pay_food(s, i, less(population_cost(s.seats[i]), discount), "action.population.food-cost")
    gain_population(s, i, "action.population.token-to-pool")
