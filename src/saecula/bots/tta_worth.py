"""The worth of a civilization in points of culture, as if its turn ended now.

Production of the turn is added by reckoning, so that every line of a turn is compared at the same moment. Rates count
for the turns that are left, goods by what can be made of them, cards by prices that were set once for the turn.
"""

from typing import Final

from mypy_extensions import i64

from saecula.bots.tta_impact import Rates
from saecula.bots.tta_outlook import Outlook
from saecula.bots.tta_tables import Prices, Tables, Weights
from saecula.tta.board import consumption_of, corruption_of
from saecula.tta.cards.catalog import CARDS, SCIENCE, STAGES, is_technology
from saecula.tta.counts import count_of
from saecula.tta.law.actions import military_available
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, at_hand
from saecula.tta.ratings.limits import military_hand_limit
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_A,
    AGE_IV,
    FAMINE,
    FARM,
    MAX_DRAW,
    MINE,
    NOTHING,
    OVER_CULTURE,
    OVER_TERRITORY,
    WAR_CULTURE,
)

SOON: Final = 3  # turns in which held technologies should be paid for


def worth(s: State, i: int, t: Tables, p: Prices, outlook: Outlook) -> float:
    """What a seat that is in the game is worth, with the outlook that its board has."""
    seat = s.seats[i]
    value = goods_worth(seat, t, outlook.rates, outlook.uprising)
    value += outlook.faces
    value += outlook.arms
    value += outlook.actions
    value += outlook.workers_to_come
    value += outlook.colonies_worth
    value += outlook.limit
    value += outlook.impacts
    value += outlook.people
    value += outlook.depth
    value += outlook.fame
    value += cards_worth(s, seat, t, p)
    if t.weights.crowd > 0.0:
        value -= t.weights.crowd * t.science * crowding(seat, outlook.rates)
    if seat.wonder != NOTHING:
        value += wonder_worth(seat, t, p.full[seat.wonder], outlook.rates)
    return value + wars_worth(s, i, outlook.rates.strength, t)


def goods_worth(seat: Seat, t: Tables, rates: Rates, uprising: bool) -> float:
    """Culture, science, food and resources: what there is after this turn's production, and the rates."""
    culture: int = rates.culture
    science: int = rates.science
    made: int = rates.resources
    grown: int = rates.food
    eaten: int = consumption_of(seat)
    resources: int = at_hand(seat, IS_RESOURCE)
    food: int = at_hand(seat, IS_FOOD)
    points: int = seat.science
    value = float(seat.culture + t.productions * culture)
    if t.productions == 0:
        return value
    if uprising:
        value -= culture
    else:
        lost = corruption_of(seat)
        resources = (resources - lost if resources > lost else 0) + made
        food += grown - eaten
        points += science
        if food < 0:
            value += FAMINE * food
            food = 0
    w = t.weights
    value += t.science * stock(points, w.science_room, w.overflow) + t.science_rate * bent(science, w.science_bend)
    stored = stock(resources, w.resource_room + made, w.overflow)
    value += t.resource * stored + t.resource_rate * bent(made, w.resource_bend)
    value += t.food * stock(food, w.food_room, w.overflow) + t.food_rate * surplus(grown - eaten, w)
    return value - w.corruption * t.resource * int(corruption_after(seat)) + t.weights.blue * int(seat.blue_owned)


def stock(amount: int, most: float, beyond: float) -> float:
    """What lies about beyond what can be used soon counts little."""
    return float(amount) if amount <= most else most + beyond * (amount - most)


def bent(rate: int, bend: float) -> float:
    """A rate of which further points bring less than the first."""
    return rate - bend * rate * rate


def surplus(net: int, w: Weights) -> float:
    """Food per turn: missing food hurts more than further food helps."""
    if net < 0:
        return w.hunger * net
    return float(net) if net <= 2 else 2.0 + w.plenty * (net - 2)


def corruption_after(seat: Seat) -> int:
    """Corruption if the next turn spends nothing."""
    blue = seat.blue - count_of(seat, FARM) - count_of(seat, MINE)
    return 6 if blue <= 0 else 4 if blue <= 5 else 2 if blue <= 10 else 0


# --- cards --------------------------------------------------------------------------------------------------------
def cards_worth(s: State, seat: Seat, t: Tables, p: Prices) -> float:
    value = 0.0
    for card in seat.hand:
        value += p.hand[card]
    for card in seat.cards:
        value += p.held[card]
    if seat.leader != NOTHING:
        value += p.extra[seat.leader]
    value += p.extra[seat.government]
    for card in seat.specials:
        if card != NOTHING:
            value += p.extra[card]
    for card in seat.wonders:
        value += p.extra[card]
    held: int = len(seat.cards)
    if AGE_A < s.age < AGE_IV and s.round > 1:
        drawn: int = military_available(seat)
        drawn = drawn if drawn < MAX_DRAW else MAX_DRAW
        value += t.weights.military_card * drawn * (1.0 if t.turns > 1 else 0.3)
        held += drawn
    excess: int = held - military_hand_limit(seat)
    return value - (t.weights.discard * t.weights.military_card * excess if excess > 0 else 0.0)


def crowding(seat: Seat, rates: Rates) -> float:
    """Science that the technologies in hand would take beyond what the next turns bring: not all will be had."""
    wanted = 0
    for card in seat.hand:
        if is_technology(card):
            wanted += SCIENCE[card]
    missing = wanted - int(seat.science) - SOON * int(rates.science)
    return float(missing) if missing > 0 else 0.0


def wonder_worth(seat: Seat, t: Tables, full: float, rates: Rates) -> float:
    """An unfinished wonder: what it will give less what it will still take, surer with every stage."""
    stages = STAGES[seat.wonder]
    left, whole = 0, 0
    for k in range(len(stages)):
        whole += stages[k]
        if k >= seat.stages:
            left += stages[k]
    value = (
        full - t.resource * left - t.weights.stage_action * t.weights.civil_action * (len(stages) - int(seat.stages))
    )
    if value <= 0.0:
        return 0.0
    means = int(amount_of(seat, IS_RESOURCE)) + 0.7 * int(rates.resources) * t.turns
    if left > means:
        value = value * means / left * 0.7
    return t.weights.wonder * value * (t.weights.wonder_start + t.weights.wonder_stage * (whole - left) / whole)


# --- wars ---------------------------------------------------------------------------------------------------------
def wars_worth(s: State, i: int, own: i64, t: Tables) -> float:
    """Declared wars as the strengths stand."""
    value = 0.0
    for j in range(s.seat_count):
        seat = s.seats[j]
        if seat.war == NOTHING:
            continue
        if j == i:
            # the rival has a turn to arm, so the lead must be clear
            value += t.weights.war * war_gain(seat.war, own - strength_of(s, seat.war_on) - 2, t)
        elif seat.war_on == i:
            value += war_gain(seat.war, own - strength_of(s, j), t)
    return value


def war_gain(war: int, lead: int, t: Tables) -> float:
    """What a war brings with a lead, or takes without."""
    if lead == 0:
        return 0.0
    size = lead if lead > 0 else -lead
    effect = CARDS[war].effect
    if effect == OVER_CULTURE:
        value = float(WAR_CULTURE + size)
    elif effect == OVER_TERRITORY:
        value = (1 + size // 5) * (1.0 + 0.4 * t.turns)
    else:
        value = size * t.science
    return value if lead > 0 else -value
