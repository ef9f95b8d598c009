"""The worth of a position of Age of Civilization, in points: what is scored, and what the rest will bring.

Everything that pays per turn is multiplied by the turns that are left; coins and workers count by what they can still
buy. Of a turn that is going on, as much is left as there are workers to place. So a worth does not jump when a turn
begins: if it did, the end of a turn would look better or worse by whose turn comes next, and the seat that begins the
game would have the better of it. The numbers were set by hand and by trying.
"""

from saecula.aoc import terms as t
from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.action import is_acting
from saecula.aoc.law.turn import ACTION_PHASE, END_PHASE, is_turn_end, next_phase
from saecula.aoc.ratings import leads, power_of, tech_count, times, workers_owned
from saecula.aoc.state import Seat, State

COIN = 0.42  # points for a coin while there is something to buy
LATE_COIN = 0.05
WORKER_TURN = 0.55  # points for a worker and turn
USES = 0.45  # how often in a turn an action that a bonus names is done
POWER = 0.12
TECH = 0.25


def aoc_value(s: State, seat: int) -> float:
    """Points ahead of the best other seat; alone, points."""
    values = [own_value(s, i) for i in range(s.seat_count)]
    others = [values[i] for i in range(s.seat_count) if i != seat]
    return values[seat] - (max(others) if others else 0.0)


def own_value(s: State, i: int) -> float:
    seat = s.seats[i]
    if s.over:
        return seat.vp + 0.01 * workers_owned(seat) + 0.001 * seat.coins
    turns, ends = turns_left(s, i), ends_left(s, i)
    value = float(seat.vp)
    value += (COIN if turns > 0 else LATE_COIN) * min(seat.coins, 8 + 4 * turns)
    value += WORKER_TURN * (workers_owned(seat) - seat.red) * whole_turns(s, i)
    value += WORKER_TURN * workers_owned(seat) * turn_left(s, i)
    value += TECH * tech_count(seat) * min(turns, 2)
    value += POWER * power_of(s, seat) * (turns + 1)
    if seat.civs and len(seat.civs) < t.CIV_LIMIT:
        value += 0.3 * min(turns, 3)  # room for another civilization
    for index in seat.active:
        effect = EFFECTS[index]
        value += effect_value(s, seat, effect, ends if is_turn_end(effect) else turns)
    return value


# --- what is left of the game ---------------------------------------------------------------------------------------
def whole_turns(s: State, i: int) -> int:
    """Turns of a seat that have not begun."""
    gone = (s.turn_seat - s.first_seat) % s.seat_count
    own = (i - s.first_seat) % s.seat_count
    began = s.turn > 0 and own <= gone
    return t.ROUNDS - s.round + (0 if began else 1)


def turn_left(s: State, i: int) -> float:
    """The part of its present turn that a seat has before it: 1 while it chooses a civilization, 0 out of its turn."""
    if s.turn == 0 or s.turn_seat != i:
        return 0.0
    phase = next_phase(s)
    if phase <= ACTION_PHASE:
        return 1.0
    owned = workers_owned(s.seats[i])
    return s.seats[i].idle / owned if owned and is_acting(s, i) else 0.0


def turns_left(s: State, i: int) -> float:
    return whole_turns(s, i) + turn_left(s, i)


def ends_left(s: State, i: int) -> int:
    """Ends of turns that a seat has before it; of its present turn too, until that is there."""
    ahead = s.turn > 0 and s.turn_seat == i and next_phase(s) <= END_PHASE
    return whole_turns(s, i) + (1 if ahead else 0)


# --- what cards bring -----------------------------------------------------------------------------------------------
def effect_value(s: State, seat: Seat, effect: Effect, turns: float) -> float:
    gain = effect.vp + COIN * effect.coins
    op = effect.op
    if op == t.ACTION_BONUS:
        share = 0.4 if effect.techs else 1.0
        return USES * share * gain * turns
    if op == t.ACTION_DISCOUNT:
        coins = 3 if effect.free else effect.coins
        return USES * COIN * coins * turns * (0.4 if effect.techs else 1.0)
    if op in (t.TURN_END, t.TURN_END_GIFT):
        return gain * max(1, times(s, seat, effect)) * turns * 0.9
    if op == t.TURN_END_TECH:
        return 1.6 * turns
    if op == t.TURN_END_ACTION:
        return 0.8 * turns
    if op == t.GAME_END:
        return effect.vp * max(times(s, seat, effect), 0) + 0.3 * effect.vp * min(turns, 2)
    if op == t.ACTION_SLOT:
        return 0.35 * turns
    if op == t.PASS_BONUS:
        return 0.25 * gain * turns
    if op in (t.KEEP_WORKER, t.FOLLOW_UP, t.ACTION_WORKER, t.FUTURE_ACTIONS, t.SACRIFICE):
        return 0.45 * turns
    if op in (t.WAR_IMMUNITY, t.PLAGUE_IMMUNITY):
        return 0.0 if leads(s, seat) else 0.2 * turns
    if op in (t.WAR_INCOME, t.RAID, t.DENY):
        return 0.2 * turns
    return 0.0
