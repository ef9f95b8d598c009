"""Prices of military cards: tactics with the units that could be built for them, attacks as if they succeeded."""

from typing import Final

from mypy_extensions import i64

from saecula.bots.tta_mind import Mind, Trial
from saecula.bots.tta_quick import best_of_legal
from saecula.bots.tta_worth import war_gain
from saecula.core.arrays import vec
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, FIRST, KIND, LAST
from saecula.tta.counts import count_of
from saecula.tta.law.politics.aggression import fighting_strength, succeed
from saecula.tta.ratings.prices import build_cost
from saecula.tta.state import Seat, State

PLANNED: Final = 2  # units that a tactic in hand may wait for
CLEAR: Final = 2  # points of a lead that the rival of a war makes up for until it is fought


def military_price(mind: Mind, s: State, card: int, base: float, others: vec[i64]) -> float:
    """To hold a military card for later."""
    me = mind.me
    row = CARDS[card]
    kind = row.kind
    usual = mind.prices[me].held[card]
    if kind == t.BONUS:
        return usual * mind.weights.bonus_card
    if kind == t.TACTIC:
        seat = s.seats[me]
        before = seat.tactic
        seat.tactic = card
        gain = mind.worth_against(s, me, others) - base
        seat.tactic = before
        value = mind.weights.tactic_card * usual + (mind.weights.tactic_gain * gain if gain > 0.0 else 0.0)
        if mind.weights.tactic_plan > 0.0:
            planned = planned_gain(mind, s, card, base, others)
            if planned > gain:
                value += mind.weights.tactic_plan * (planned - (gain if gain > 0.0 else 0.0))
        return value
    if kind in (t.AGGRESSION, t.WAR):
        value = usual * attack_chance(s, me) * mind.weights.attack_card
        if mind.weights.attack_plan > 0.0:
            value += mind.weights.attack_plan * attack_gain(mind, s, card)
        return value
    if kind in (t.EVENT, t.TERRITORY):
        return usual
    return usual if s.seat_count > 2 else 0.0


def attack_chance(s: State, me: int) -> float:
    """Would anybody be weak enough?"""
    best = -99
    for j in range(s.seat_count):
        if j != me and s.seats[j].in_game:
            lead = fighting_strength(s, me, j, True) - fighting_strength(s, j, me, False)
            if lead > best:
                best = lead
    return 1.6 if best > 3 else 1.1 if best > 0 else 0.7 if best > -4 else 0.4


# --- tactics with the units planned for them ------------------------------------------------------------------------
def planned_gain(mind: Mind, s: State, card: int, base: float, others: vec[i64]) -> float:
    """What a tactic would bring with up to two more units, less what they cost; 0 where it would bring nothing."""
    me = mind.me
    trial = Trial(s, me)
    seat = s.seats[me]
    seat.tactic = card
    cost = muster(seat, card)
    gain = 0.0
    if cost > 0:
        gain = mind.worth_against(s, me, others) - base - mind.tables[me].resource * cost
    trial.end(s)
    return gain if gain > 0.0 else 0.0


def muster(seat: Seat, card: int) -> int:
    """Put units that an army of a tactic lacks into play; their price, 0 where nothing is lacking or can be had."""
    cost, planned = 0, 0
    army = CARDS[card].army
    for k in range(len(army)):
        kind = t.FIRST_UNIT + k
        best = t.NOTHING
        for tech in range(FIRST[kind], LAST[kind]):
            if seat.techs >> tech & 1:
                best = tech
        lacking: int = army[k] - count_of(seat, kind)
        while lacking > 0 and planned < PLANNED:
            if best == t.NOTHING:
                return 0
            cost += build_cost(seat, best)
            seat.workers[best] += 1
            planned += 1
            lacking -= 1
    return cost


# --- attacks carried out on a copy ----------------------------------------------------------------------------------
def attack_gain(mind: Mind, s: State, card: int) -> float:
    """What an attack may bring against the rival who would suffer most, by the strengths as they are."""
    best = 0.0
    for j in range(s.seat_count):
        if j == mind.me or not s.seats[j].in_game:
            continue
        lead = fighting_strength(s, mind.me, j, True) - fighting_strength(s, j, mind.me, False)
        if lead <= 0:
            continue
        if KIND[card] == t.WAR:
            gain = war_gain(card, lead - CLEAR, mind.tables[mind.me]) if lead > CLEAR else 0.0
        else:
            gain = spoils(mind, s, card, j) * hold_off(s, j, lead)
        if gain > best:
            best = gain
    return best


def hold_off(s: State, j: i64, lead: i64) -> float:
    """The chance that a rival cannot make up for a lead with the cards that it may lay aside, each about one point."""
    seat = s.seats[j]
    cards: int = len(seat.cards)
    most: int = seat.military_total
    may = cards if cards < most else most
    ahead = float(int(lead))
    return 1.0 if ahead > 1.5 * may else ahead / (1.5 * may)


def spoils(mind: Mind, s: State, card: int, j: i64) -> float:
    """What a successful aggression would change, with the best answers to what it asks."""
    twin = s.copy()
    depth = len(twin.stack)
    succeed(twin, card, mind.me, j)
    doors.advance(twin)
    for _ in range(8):
        if twin.over or len(twin.stack) <= depth:
            break
        doors.apply(twin, best_of_legal(twin, mind, twin.stack[-1].seat, doors.legal(twin)))
        doors.advance(twin)
    return mind.judge(twin, mind.me) - mind.judge(s, mind.me)
