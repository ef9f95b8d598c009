"""The worth of a civilization in points of culture, as if its turn ended now.

Production of the turn is added by reckoning, so that every line of a turn is compared at the same moment. Rates count
for the turns that are left, goods by what can be made of them, cards by prices that were set once for the turn.
"""

from typing import final

from saecula.bots.tta_impact import impacts_worth
from saecula.bots.tta_tables import Tables
from saecula.tta.board import consumption_of, corruption_of, faces_needed
from saecula.tta.cards.catalog import CARDS, COST, FIRST, LAST, STAGES, is_urban
from saecula.tta.counts import count_of
from saecula.tta.law.actions import military_available
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, at_hand
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.limits import military_hand_limit
from saecula.tta.ratings.prices import build_cost
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
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


@final
class Prices:
    """By card: what it is worth in hand, in play beyond what the ratings show, and as a wonder when completed."""

    def __init__(self, hand: list[float], held: list[float], extra: list[float], full: list[float]) -> None:
        self.hand = hand  # civil cards
        self.held = held  # military cards
        self.extra = extra
        self.full = full


def strengths_of_others(s: State, i: int) -> list[int]:
    return [strength_of(s, j) for j in range(s.seat_count) if j != i and s.seats[j].in_game]


def worth(s: State, i: int, t: Tables, p: Prices, others: list[int]) -> float:
    """`others` are the strengths of the rivals, which hardly ever change while a seat acts."""
    seat = s.seats[i]
    if not seat.in_game:
        return 0.0
    if s.over:
        return float(seat.culture)
    faces: int = happiness_of(seat) - faces_needed(seat)
    value = goods_worth(s, i, t, faces < 0 and -faces > seat.pool)
    if faces < 0:
        value += t.discontent * faces
    else:
        value += t.face * (faces if faces < 2 else 2.0 + 0.2 * (faces - 2))
    own = strength_of(s, i)
    value += strength_worth(own, t, others)
    value += t.civil * int(seat.civil_total) + t.military * int(seat.military_total)
    value += options_worth(seat, t)
    value += t.weights.colony * len(seat.colonies)
    value += t.weights.limit * int(CARDS[seat.government].limit) * (t.turns if t.turns < 8 else 8)
    if t.impacts:
        value += t.weights.impact * impacts_worth(s, i, t.impacts, own, others)
    value += t.weights.yellow * int(seat.yellow) * (t.turns if t.turns < 6 else 6) * 0.3
    value += cards_worth(s, seat, t, p)
    if seat.wonder != NOTHING:
        value += wonder_worth(s, i, t, p.full[seat.wonder])
    return value + wars_worth(s, i, own, t)


def goods_worth(s: State, i: int, t: Tables, uprising: bool) -> float:
    """Culture, science, food and resources: what there is after this turn's production, and the rates."""
    seat = s.seats[i]
    culture: int = culture_of(s, i)
    science: int = science_of(s, i)
    made: int = resource_production(s, i)
    grown: int = food_production(s, i)
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
    value += t.science * stock(points, w.science_room) + t.science_rate * science
    value += t.resource * stock(resources, w.resource_room + made) + t.resource_rate * made
    value += t.food * stock(food, w.food_room) + t.food_rate * surplus(grown - eaten)
    return value - 0.5 * t.resource * int(corruption_after(seat)) + t.weights.blue * int(seat.blue_owned)


def stock(amount: int, most: float) -> float:
    """What lies about beyond what can be used soon counts little."""
    return float(amount) if amount <= most else most + 0.3 * (amount - most)


def surplus(net: int) -> float:
    """Food per turn: missing food hurts more than further food helps."""
    if net < 0:
        return 2.0 * net
    return float(net) if net <= 2 else 2.0 + 0.5 * (net - 2)


def corruption_after(seat: Seat) -> int:
    """Corruption if the next turn spends nothing."""
    blue = seat.blue - count_of(seat, FARM) - count_of(seat, MINE)
    return 6 if blue <= 0 else 4 if blue <= 5 else 2 if blue <= 10 else 0


def strength_worth(own: int, t: Tables, others: list[int]) -> float:
    value = t.strength * own
    if not others:
        return value
    total = 0.0
    for other in others:
        lead = own - other
        if lead >= 0:
            total += t.strong * (lead if lead < 10 else 10.0 + 0.25 * (lead - 10))
        else:
            total += t.weak * (lead if lead > -15 else -15.0 + 0.4 * (lead + 15))
    return value + total / len(others)


# --- what workers could do ----------------------------------------------------------------------------------------
def options_worth(seat: Seat, t: Tables) -> float:
    """Unused workers by the best building or unit, and the best upgrades: each further one counts less."""
    best, second = 0.0, 0.0  # of buildings
    up1, up2, up3 = 0.0, 0.0, 0.0  # of upgrades
    limit = CARDS[seat.government].limit
    for kind in range(len(FIRST)):
        top = NOTHING
        for tech in range(LAST[kind] - 1, FIRST[kind] - 1, -1):
            if not seat.techs >> tech & 1:
                continue
            if top == NOTHING:
                top = tech
                if seat.pool > 0 and not (is_urban(tech) and count_of(seat, kind) >= limit):
                    net = t.gain[tech] - t.resource * int(build_cost(seat, tech))
                    if net > best:
                        best, second = net, best
                    elif net > second:
                        second = net
            elif seat.workers[tech]:
                net = t.gain[top] - t.gain[tech] - t.resource * (int(COST[top]) - int(COST[tech]))
                for _ in range(seat.workers[tech]):
                    if net > up1:
                        up1, up2, up3 = net, up1, up2
                    elif net > up2:
                        up2, up3 = net, up2
                    elif net > up3:
                        up3 = net
    if second < 0.6 * best:
        second = 0.6 * best  # the same technology again
    value = t.weights.upgrade * (up1 + 0.7 * up2 + 0.45 * up3)
    if seat.pool > 0:
        value += t.weights.worker * best
    if seat.pool > 1:
        value += 0.6 * t.weights.worker * second * (int(seat.pool) - 1 if seat.pool < 4 else 3)
    return value


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
    return value - (0.6 * t.weights.military_card * excess if excess > 0 else 0.0)


def wonder_worth(s: State, i: int, t: Tables, full: float) -> float:
    """An unfinished wonder: what it will give less what it will still take, surer with every stage."""
    seat = s.seats[i]
    stages = STAGES[seat.wonder]
    left, whole = 0, 0
    for k in range(len(stages)):
        whole += stages[k]
        if k >= seat.stages:
            left += stages[k]
    value = full - t.resource * left - 0.5 * t.weights.civil_action * (len(stages) - int(seat.stages))
    if value <= 0.0:
        return 0.0
    means = int(amount_of(seat, IS_RESOURCE)) + 0.7 * int(resource_production(s, i)) * t.turns
    if left > means:
        value = value * means / left * 0.7
    return t.weights.wonder * value * (0.7 + 0.3 * (whole - left) / whole)


# --- wars ---------------------------------------------------------------------------------------------------------
def wars_worth(s: State, i: int, own: int, t: Tables) -> float:
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
