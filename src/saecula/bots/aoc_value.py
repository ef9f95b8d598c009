"""The worth of a position of Age of Civilization, in points: what is scored, and what the rest will bring.

Everything that pays per turn is multiplied by the turns that are left; coins and workers count by what they can still
buy. Of a turn that is going on, as much is left as there are workers to place. So a worth does not jump when a turn
begins: if it did, the end of a turn would look better or worse by whose turn comes next, and the seat that begins the
game would have the better of it. The numbers were set by hand and by trying.
"""

from typing import Final, final

from saecula.aoc import terms as t
from saecula.aoc.cards.tables import EFFECTS, Effect
from saecula.aoc.law.action import is_acting
from saecula.aoc.law.turn import ACTION_PHASE, END_PHASE, is_turn_end, next_phase
from saecula.aoc.ratings import leads, power_of, tech_count, times, workers_owned
from saecula.aoc.state import Seat, State

# name, value of the levels up to `hard`; the order is that of the fields of AocNumbers
AOC_NUMBERS: Final[list[tuple[str, float]]] = [
    ("coin", 0.42),  # points for a coin while there is something to buy
    ("late_coin", 0.05),
    ("coin_room", 8.0),  # coins that can be used soon
    ("coin_turn", 4.0),  # and in every further turn
    ("worker_turn", 0.55),  # points for a worker and turn
    ("uses", 0.45),  # how often in a turn an action that a bonus names is done
    ("power", 0.12),
    ("tech", 0.25),
    ("civ_room", 0.3),  # room for another civilization
    ("tech_share", 0.4),  # of a bonus that only some technologies get
    ("free", 3.0),  # coins that something free saves
    ("turn_end", 0.9),
    ("turn_end_tech", 1.6),
    ("turn_end_action", 0.8),
    ("game_end", 0.3),  # growth of what the end scores
    ("slot", 0.35),
    ("pass_bonus", 0.25),
    ("keep", 0.45),  # workers kept, actions more
    ("immunity", 0.2),
    ("raid", 0.2),
    ("rival", 1.0),  # the best other seat
]


@final
class AocNumbers:
    """The numbers by name; changed by nobody."""

    def __init__(self, values: list[float]) -> None:
        self.coin = values[0]
        self.late_coin = values[1]
        self.coin_room = values[2]
        self.coin_turn = values[3]
        self.worker_turn = values[4]
        self.uses = values[5]
        self.power = values[6]
        self.tech = values[7]
        self.civ_room = values[8]
        self.tech_share = values[9]
        self.free = values[10]
        self.turn_end = values[11]
        self.turn_end_tech = values[12]
        self.turn_end_action = values[13]
        self.game_end = values[14]
        self.slot = values[15]
        self.pass_bonus = values[16]
        self.keep = values[17]
        self.immunity = values[18]
        self.raid = values[19]
        self.rival = values[20]


PLAIN: Final = AocNumbers([value for _, value in AOC_NUMBERS])


def aoc_value(s: State, seat: int) -> float:
    """Points ahead of the best other seat; alone, points."""
    return aoc_value_by(s, seat, PLAIN)


def aoc_value_by(s: State, seat: int, n: AocNumbers) -> float:
    """The same by other numbers."""
    values = [own_value(s, i, n) for i in range(s.seat_count)]
    others = [values[i] for i in range(s.seat_count) if i != seat]
    return values[seat] - (n.rival * max(others) if others else 0.0)


def own_value(s: State, i: int, n: AocNumbers) -> float:
    seat = s.seats[i]
    if s.over:
        return seat.vp + 0.01 * workers_owned(seat) + 0.001 * seat.coins
    turns, ends = turns_left(s, i), ends_left(s, i)
    value = float(seat.vp)
    value += (n.coin if turns > 0 else n.late_coin) * min(float(seat.coins), n.coin_room + n.coin_turn * turns)
    value += n.worker_turn * (workers_owned(seat) - seat.red) * whole_turns(s, i)
    value += n.worker_turn * workers_owned(seat) * turn_left(s, i)
    value += n.tech * tech_count(seat) * min(turns, 2)
    value += n.power * power_of(s, seat) * (turns + 1)
    if seat.civs and len(seat.civs) < t.CIV_LIMIT:
        value += n.civ_room * min(turns, 3)  # room for another civilization
    for index in seat.active:
        effect = EFFECTS[index]
        value += effect_value(s, seat, effect, ends if is_turn_end(effect) else turns, n)
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
def effect_value(s: State, seat: Seat, effect: Effect, turns: float, n: AocNumbers) -> float:
    gain = effect.vp + n.coin * effect.coins
    op = effect.op
    if op == t.ACTION_BONUS:
        share = n.tech_share if effect.techs else 1.0
        return n.uses * share * gain * turns
    if op == t.ACTION_DISCOUNT:
        coins = n.free if effect.free else float(effect.coins)
        return n.uses * n.coin * coins * turns * (n.tech_share if effect.techs else 1.0)
    if op in (t.TURN_END, t.TURN_END_GIFT):
        return gain * max(1, times(s, seat, effect)) * turns * n.turn_end
    if op == t.TURN_END_TECH:
        return n.turn_end_tech * turns
    if op == t.TURN_END_ACTION:
        return n.turn_end_action * turns
    if op == t.GAME_END:
        return effect.vp * max(times(s, seat, effect), 0) + n.game_end * effect.vp * min(turns, 2)
    if op == t.ACTION_SLOT:
        return n.slot * turns
    if op == t.PASS_BONUS:
        return n.pass_bonus * gain * turns
    if op in (t.KEEP_WORKER, t.FOLLOW_UP, t.ACTION_WORKER, t.FUTURE_ACTIONS, t.SACRIFICE):
        return n.keep * turns
    if op in (t.WAR_IMMUNITY, t.PLAGUE_IMMUNITY):
        return 0.0 if leads(s, seat) else n.immunity * turns
    if op in (t.WAR_INCOME, t.RAID, t.DENY):
        return n.raid * turns
    return 0.0
