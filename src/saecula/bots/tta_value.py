"""The worth of a position of Through the Ages, in culture: what is scored, and what the rest will bring.

Rates count for the rounds that are left; stocks by what they buy; people and technologies by what they can become.
Numbers set by hand: this serves the one-command-ahead bot, a yardstick and not more.
"""

from saecula.tta import terms as t
from saecula.tta.board import consumption_of, corruption_of
from saecula.tta.cards.catalog import AGE, SCIENCE, is_technology
from saecula.tta.counts import completed_wonders, workers_of
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

ROUNDS = 20
PER_AGE = (18.0, 14.0, 9.0, 4.0, 1.0)  # rounds left at the beginning of an age, roughly


def tta_value(s: State, seat: int) -> float:
    """Ahead of the best other seat."""
    values = [own_value(s, i) if s.seats[i].in_game else 0.0 for i in range(s.seat_count)]
    others = [values[i] for i in range(s.seat_count) if i != seat and s.seats[i].in_game]
    return values[seat] - (max(others) if others else 0.0)


def own_value(s: State, i: int) -> float:
    seat = s.seats[i]
    if s.over:
        return float(seat.culture)
    left = min(PER_AGE[s.age], max(1.0, float(ROUNDS - s.round)))
    value = int(seat.culture) + left * int(culture_of(s, i))
    value += 0.9 * left * int(science_of(s, i)) + 0.5 * min(int(seat.science), 20)
    value += 0.9 * left * (int(resource_production(s, i)) - 0.5 * int(corruption_of(seat)))
    value += 0.7 * left * min(int(food_production(s, i)) - int(consumption_of(seat)), 2)
    value += 0.45 * min(int(amount_of(seat, IS_RESOURCE)), 14) + 0.35 * min(int(amount_of(seat, IS_FOOD)), 9)
    value += 1.6 * int(workers_of(seat)) + 0.6 * int(strength_of(s, i))
    value -= 4.0 * max(0, int(discontent_of(seat)) - int(seat.pool)) + 1.0 * int(discontent_of(seat))
    value += 3.0 * (int(seat.civil_total) - 4) + 1.5 * (int(seat.military_total) - 2)
    colonies: int = len(seat.colonies)
    cards: int = len(seat.cards)
    value += 4.0 * int(completed_wonders(seat)) + 1.2 * int(seat.stages) + 5.0 * colonies
    value += technology_value(s, i) + 0.25 * cards
    return value + (3.0 if seat.leader != t.NOTHING else 0.0) + 0.6 * int(seat.civil) + 0.3 * int(seat.military)


def technology_value(s: State, i: int) -> float:
    """Technologies in play and in hand, by their level."""
    seat = s.seats[i]
    value = 0.0
    for tech in range(len(seat.workers)):
        if seat.techs >> tech & 1:
            value += 1.5 * int(AGE[tech])
    for card in seat.specials:
        if card != t.NOTHING:
            value += 2.0 + 2.0 * int(AGE[card])
    value += 5.0 * int(AGE[seat.government])
    for card in seat.hand:
        value += 0.8 if not is_technology(card) else 0.9 if SCIENCE[card] <= seat.science + 6 else 0.3
    return value
