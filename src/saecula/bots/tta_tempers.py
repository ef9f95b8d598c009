"""Several sets of numbers, and which of them a turn is played by.

Who learns and builds loses the race of arms to whoever does nothing else, and nothing that is reckoned for one turn can
tell when to join it: that shows many turns later. So a level may have further sets of numbers, tempers, beside its own.
When its turn begins it plays the game on to the end, in imagined worlds, once by every set, against a rival who judges
by one that goes with its strength, and takes the set that wins most. As long as nobody arms, another set than the
first must be clearly better: whoever learns is the better company, and what is played on is not what will be.
"""

from math import exp, log
from typing import Final

from saecula.bots.tta_rollout import play_turn
from saecula.bots.tta_tables import Weights
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

STEPS: Final = 4  # of the alarm, from calm to all arms
# a strength that learners and builders hardly reach by a round, and those who arm hardly miss: it grows with the square
PAR: Final = 1.0
PAR_ROUND: Final = 0.3
PAR_SQUARE: Final = 0.03
PROOF: Final = 0.25  # of a victory by which another set must be better while nobody arms
CLEAR: Final = 30.0  # culture of a lead that is as good as won
MOST_TURNS: Final = 200  # more than a game has


def alarm(s: State, me: int) -> int:
    """How much the strongest rival has armed, from 0 to STEPS: all of it with a point of strength above par."""
    most = 0
    for j in range(s.seat_count):
        if j != me and s.seats[j].in_game:
            strength: int = strength_of(s, j)
            if strength > most:
                most = strength
    played: int = s.round
    beyond = most - PAR - PAR_ROUND * played - PAR_SQUARE * played * played
    return 0 if beyond <= 0.0 else STEPS if beyond >= 1.0 else int(STEPS * beyond + 0.5)


def rivals_by_alarm(sets: list[list[float]]) -> list[Weights]:
    """What a rival is thought to judge by: something between the first set and the last."""
    first, last = sets[0], sets[len(sets) - 1]
    return [Weights([between(x, y, step / STEPS) for x, y in zip(first, last)]) for step in range(STEPS + 1)]


def between(first: float, last: float, share: float) -> float:
    """A number on the way: by logarithms, as numbers are searched, where both have one."""
    if first > 0.0 and last > 0.0:
        return exp((1.0 - share) * log(first) + share * log(last))
    return first + share * (last - first)


def best_set(worlds: list[State], me: int, sets: list[Weights], rivals: list[Weights]) -> int:
    """The place of the set that wins most in these worlds, which are left as they are."""
    step = alarm(worlds[0], me)
    values = [0.0] * len(sets)
    for place in range(len(sets)):
        for world in worlds:
            values[place] += victory(world, me, sets[place], rivals[step]) / len(worlds)
    return best_place(values, step)


def best_place(values: list[float], step: int) -> int:
    """The greatest value, if it is as much better than the first one as this alarm asks."""
    best, best_value = 0, values[0] + PROOF * (1.0 - step / STEPS)
    for place in range(1, len(values)):
        if values[place] > best_value:
            best, best_value = place, values[place]
    return best


def victory(world: State, me: int, own: Weights, rival: Weights) -> float:
    """How surely a seat wins a world that is played to its end by these numbers, its own and those of all others."""
    s = world.copy()
    s.quiet = True
    for _ in range(MOST_TURNS):
        if s.over:
            break
        play_turn(s, own if s.turn_seat == me else rival)
    most = 0
    for j in range(s.seat_count):
        culture: int = s.seats[j].culture
        if j != me and s.seats[j].in_game and culture > most:
            most = culture
    lead = (int(s.seats[me].culture) - most) / CLEAR
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0
