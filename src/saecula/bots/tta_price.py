"""Prices of cards, set once for a turn: what each would do on this board.

A civil card is put into play by a copy of the seat and the civilization is judged with and without it; an event is
carried out on a copy. So a card needs no entry here to be priced: only powers that no rating shows have a worth of
their own, and one that is not listed gets a usual one.
"""

from typing import Final

from mypy_extensions import i64

from saecula.bots.tta_arms import military_price
from saecula.bots.tta_mind import Mind, Trial
from saecula.bots.tta_tables import Prices, Weights, rounds_of_leader
from saecula.core.arrays import vec
from saecula.tta import powers as p
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, CARDS, KIND, POWER_ROWS, SCIENCE, STAGES, is_technology
from saecula.tta.counts import count_of
from saecula.tta.law.action.develop import enter_play
from saecula.tta.law.action.stage import complete_if_covered
from saecula.tta.law.action.take import is_barred
from saecula.tta.law.tokens import card_enters
from saecula.tta.powers import ALL_POWERS
from saecula.tta.ratings.prices import science_cost
from saecula.tta.ratings.refresh import refresh
from saecula.tta.ratings.science import science_of
from saecula.tta.state import State

USUAL_POWER: Final = 0.35  # culture per turn of a power that is not listed
# powers that ratings and prices do not show: culture per turn
POWER_WORTH: Final[list[tuple[int, float]]] = [
    (p.SCIENCE_ON_TAKING_TECHNOLOGY, 0.35),
    (p.MILITARY_AS_CIVIL, 0.6),
    (p.LEADER_DISCOUNT, 0.1),
    (p.UNIT_RESOURCE_EACH_TURN, 0.35),
    (p.TUCK_UNDER_WONDER, 0.1),
    (p.SECOND_POLITICAL_ACTION, 0.1),
    (p.POPULATION_DISCOUNT, 0.35),
    (p.RESOURCE_ON_DEVELOPING, 0.35),
    (p.NO_WONDER_SURCHARGE, 0.4),
    (p.INFANTRY_AS_CAVALRY, 0.1),
    (p.CULTURE_IF_STRONG, 0.6),
    (p.LEVY_POWER, 0.35),
    (p.COLONIZE_FROM_HAND, 0.4),
    (p.PEEK_AT_EVENT, 0.1),
    (p.LIBRARY_THEATER_RESOURCES, 0.2),
    (p.LIBRARY_THEATER_SCIENCE, 0.2),
    (p.THEATER_SCIENCE, 0.1),
    (p.CONVERT_TO_THEATER, 0.5),
    (p.REVOLT_BY_ARMY, 0.2),
    (p.CULTURE_ON_REVOLUTION, 0.05),
    (p.CULTURE_ON_DEVELOPING, 0.5),
    (p.CIVIL_BACK_ON_DEVELOPING, 0.45),
    (p.NO_ATTACK, -0.1),
    (p.DEARER_TO_ATTACK, 0.4),
    (p.CULTURE_OR_ARMS, 1.0),
    (p.DISCARD_FOR_COLONY, 0.15),
    (p.GIVE_UP_FOR_YELLOW, 0.1),
    (p.CIVIL_HAND, 0.1),
    (p.MILITARY_HAND, 0.15),
    (p.FREE_POPULATION, 1.6),
    (p.URBAN_DISCOUNT_I, 0.1),
    (p.URBAN_DISCOUNT_II, 0.12),
    (p.URBAN_DISCOUNT_III, 0.15),
    (p.STAGES_AT_ONCE, 0.2),
    (p.DEVELOP_DISCOUNT, 0.3),
    (p.FOOD_AS_RESOURCE, 0.1),
    (p.RESOURCE_AS_FOOD, 0.1),
    (p.LAB_LEVELS_ON_LEAVING, 0.0),
    # of the expansion
    (p.CARD_BONUS, 0.35),
    (p.PLAY_TAKEN_CARD, 0.4),
    (p.LEARNING_ACTION, 0.4),
    (p.HUMBLE_WEAKER, 0.3),
    (p.HOLD_GAMES, 0.1),
    (p.URBAN_LIMIT_MORE, 0.3),
    (p.DEARER_TO_ATTACK_BY, 0.2),
    (p.BUY_COLONIZATION, 0.1),
    (p.SCIENCE_ON_PREPARING, 0.3),
    (p.CULTURE_ON_PREPARING, 0.5),
    (p.CULTURE_ON_UNIT_TECHNOLOGY, 0.15),
    (p.CULTURE_FOR_RESOURCE, 0.2),
    (p.CULTURE_ON_POPULATION, 0.4),
    (p.CULTURE_ON_LEARNING, 0.3),
    (p.CULTURE_PER_SURPLUS_FACE, 0.8),
    (p.ARMS_IF_WEAK, 0.25),
    (p.WORKS_EACH_PHASE, 0.45),
    (p.ARMS_EACH_PHASE, 0.3),
    (p.PARK_YELLOW, 0.1),
    (p.SECOND_POLITICAL_EVERY_TURN, 0.6),
]
# powers that the ratings do show
RATED: Final = [
    p.STRENGTH_PER_UNIT, p.SCIENCE_OF_BEST_LAB_OR_LIBRARY, p.CULTURE_PER_FACE, p.STRENGTH_PER_FACE, p.CULTURE_PER_PAIR,
    p.CULTURE_PER_THEATER, p.STRENGTH_PER_UNIT_TYPE, p.BEST_THEATER_AGAIN, p.LAB_RESOURCES, p.CULTURE_PER_LAB_LEVEL,
    p.LESS_SCIENCE_PER_LAB, p.CULTURE_PER_COLONY, p.STRENGTH_PER_INFANTRY, p.STRENGTH_PER_ARTILLERY, p.EXTRA_FACE,
    p.BEST_MINE_AGAIN, p.CULTURE_PER_PARTNER_WONDER,
    *range(p.RESOURCE_BONUS, p.ARENA_III_DISCOUNT + 1),
]  # fmt: skip


def power_table() -> list[float]:
    table = [USUAL_POWER] * ALL_POWERS
    for power in RATED:
        table[power] = 0.0
    for power, value in POWER_WORTH:
        table[power] = value
    return table


PER_POWER: Final[list[float]] = power_table()


def powers_worth(card: int, turns: float) -> float:
    total = 0.0
    for power, amount in POWER_ROWS[card]:
        total += PER_POWER[power] * amount * turns
    return total


# --- a turn's prices ------------------------------------------------------------------------------------------------
def set_prices(mind: Mind, s: State) -> None:
    """Look at every card that the seat has or could take."""
    me = mind.me
    seat = s.seats[me]
    usual = mind.prices[me]
    prices = Prices(usual.hand[:], usual.held[:], usual.extra[:], usual.full[:])
    mind.prices[me] = prices
    others = mind.strengths_of_others(s, me)
    table = mind.tables[me]
    for card in seat.specials:
        if card != t.NOTHING:
            prices.extra[card] = powers_worth(card, 0.8 * table.turns) * mind.weights.power
    base = mind.worth_against(s, me, others)
    outlook = mind.outlooks[me]  # of the board as it is, which few cards change
    mind.leaderless = base
    if seat.leader != t.NOTHING:
        trial = Trial(s, me)
        s.seats[me].leader = t.NOTHING
        refresh(s, me)
        mind.leaderless = mind.worth_against(s, me, others)
        trial.end(s)
        prices.extra[seat.leader] = leader_extra(mind, s, seat.leader, base - mind.leaderless)
        base += prices.extra[seat.leader]
        mind.leader = base - mind.leaderless
    done: list[int] = []
    for card in [*seat.hand, seat.wonder, *s.row]:
        if card != t.NOTHING and card not in done:
            done.append(card)
            if KIND[card] != t.LEADER or card in seat.hand or not is_barred(seat, card):  # else it is never had
                mind.outlooks[me] = outlook
                price_civil(mind, s, card, base, others)
    for card in seat.cards:
        prices.held[card] = military_price(mind, s, card, base, others)
    mind.outlooks[me] = outlook


def set_held_prices(mind: Mind, s: State) -> None:
    """Look at the military cards only."""
    me = mind.me
    usual = mind.prices[me]
    mind.prices[me] = Prices(usual.hand, usual.held[:], usual.extra, usual.full)
    others = mind.strengths_of_others(s, me)
    base = mind.worth_against(s, me, others)
    held = [military_price(mind, s, card, base, others) for card in s.seats[me].cards]
    for k in range(len(held)):
        mind.prices[me].held[s.seats[me].cards[k]] = held[k]


# --- civil cards --------------------------------------------------------------------------------------------------
def price_civil(mind: Mind, s: State, card: int, base: float, others: vec[i64]) -> None:
    me = mind.me
    prices = mind.prices[me]
    table = mind.tables[me]
    kind = KIND[card]
    if kind == t.WONDER:
        prices.full[card] = wonder_price(mind, s, card, base, others)
    elif kind == t.LEADER:
        prices.hand[card] = leader_price(mind, s, card, others)
    elif kind == t.ACTION:
        prices.hand[card] = action_price(mind, s, card)
    elif is_technology(card):
        extra = powers_worth(card, 0.8 * table.turns) * mind.weights.power
        prices.extra[card] = extra
        prices.hand[card] = technology_price(mind, s, card, base, others)


def technology_price(mind: Mind, s: State, card: int, base: float, others: vec[i64]) -> float:
    """In play it would bring so much, later and for its science."""
    me = mind.me
    table = mind.tables[me]
    cost: int = science_cost(s.seats[me], card, SCIENCE[card])
    missing: int = cost - s.seats[me].science
    delay = 0
    if missing > 0:
        rate: int = science_of(s, me)
        delay = (missing + rate - 1) // rate if rate > 0 else 20
        if delay > table.turns:
            return 0.05
    gain = worth_in_play(mind, s, card, others) - base
    gain -= mind.weights.tech_charge * cost * table.science
    if missing > 0:
        gain *= 1.0 - mind.weights.tech_delay * delay / (table.turns + 1)
    return mind.weights.held_card * gain * hold_share(mind.weights, KIND[card]) if gain > 0.0 else 0.05


def hold_share(w: Weights, kind: i64) -> float:
    """How much a technology counts in hand, by its kind."""
    if kind <= t.MINE:
        return w.hold_field
    if kind < t.FIRST_UNIT:
        return w.hold_urban
    if kind <= t.AIR_FORCE:
        return w.hold_unit
    return w.hold_government if kind == t.GOVERNMENT else w.hold_special


def worth_in_play(mind: Mind, s: State, card: int, others: vec[i64]) -> float:
    """The worth with a technology in play; of one that takes workers nothing but a bit is new."""
    me = mind.me
    if card < t.TECHS:
        seat = s.seats[me]
        before = seat.techs
        enter_play(s, me, card)
        value = mind.worth_against(s, me, others)
        seat.techs = before
        return value
    trial = Trial(s, me)
    enter_play(s, me, card)
    value = mind.worth_against(s, me, others)
    trial.end(s)
    return value


def leader_share(s: State, card: int, productions: int) -> float:
    """The part of the rest of the game that a leader is there, with more weight on the time that is near."""
    if productions <= 0:
        return 1.0
    part = rounds_of_leader(s, AGE[card], productions) / productions
    return 0.5 * part + 0.5 * (1.0 - (1.0 - part) * (1.0 - part))


def leader_turns(mind: Mind, s: State, card: int) -> float:
    return rounds_of_leader(s, AGE[card], mind.tables[mind.me].productions)


def leader_extra(mind: Mind, s: State, card: int, rated: float) -> float:
    """Powers of a leader, less the time after it is gone, which the ratings would count."""
    share = leader_share(s, card, mind.tables[mind.me].productions)
    extra = powers_worth(card, leader_turns(mind, s, card)) * mind.weights.power
    return extra - rated * (1.0 - share) + leaving(s, mind.me, card)


def leaving(s: State, me: int, card: int) -> float:
    """What a leader scores when it goes."""
    for power, _ in POWER_ROWS[card]:
        if power == p.LAB_LEVELS_ON_LEAVING:
            return 2.5 * int(count_of(s.seats[me], t.LAB))
    return 0.0


def leader_price(mind: Mind, s: State, card: int, others: vec[i64]) -> float:
    """In hand: what it would bring after the leader in play, who would have gone some day as well."""
    me = mind.me
    prices = mind.prices[me]
    trial = Trial(s, me)
    s.seats[me].leader = card
    card_enters(s, me, card)
    refresh(s, me)
    rated = mind.worth_against(s, me, others) - mind.leaderless
    trial.end(s)
    prices.extra[card] = leader_extra(mind, s, card, rated)
    gain = rated + prices.extra[card] - mind.leader
    return mind.weights.leader * gain if gain > 0.3 else 0.3


def wonder_price(mind: Mind, s: State, card: int, base: float, others: vec[i64]) -> float:
    """Completed now, with what completion scores; the time to build it is taken off."""
    me = mind.me
    table = mind.tables[me]
    trial = Trial(s, me)
    seat = s.seats[me]
    seat.wonder = card
    seat.stages = len(STAGES[card])
    complete_if_covered(s, me)
    gain = mind.worth_against(s, me, others) - base
    trial.end(s)
    late = table.turns - 1.5 if table.turns > 1 else 0.0
    extra = powers_worth(card, late) * mind.weights.power
    mind.prices[me].extra[card] = extra
    share = late / table.turns if table.turns > 0 else 0.0
    score = float(seat.culture - s.seats[me].culture)
    return score + (gain - score) * share + extra + mind.weights.wonder_pride


def action_price(mind: Mind, s: State, card: int) -> float:
    """Action cards by what they give or save."""
    row = CARDS[card]
    table = mind.tables[mind.me]
    if table.turns < 1:
        return 0.0
    value = table.science * (row.gain_science + row.then_science) + row.gain_culture
    value += table.resource * (row.gain_resource + 0.6 * row.arms) + table.food * (row.gain_food + row.then_food)
    order = row.order
    if order == t.ORDER_KIND:
        value += table.resource * row.amount
    elif order == t.ORDER_STAGE:
        value += table.resource * row.discount * (0.9 if s.seats[mind.me].wonder != t.NOTHING else 0.5)
    elif order != t.ORDER_NOTHING:
        value += table.resource * row.discount * 0.8 + 0.2
    if row.extra_military:
        value += 0.3
    above = 0.5 * (int(s.seat_count) - 1)
    if row.arms_per_stronger:
        value += 0.5 * table.resource * row.arms_per_stronger[s.seat_count - 2] * above
    if row.culture_per_richer:
        value += row.culture_per_richer[s.seat_count - 2] * above
    if order == t.ORDER_NOTHING:
        value -= 0.4 * mind.weights.civil_action  # an action of its own to play it
    return mind.weights.held_card * mind.weights.hold_action * value if value > 0.1 else 0.05
