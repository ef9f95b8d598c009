"""How a level of bot answers a question: by one look around, or by planning its turn."""

from typing import final

from saecula.bots.tta_plan import plan_turn, sensible
from saecula.bots.tta_politics import pick_politics, rank_politics
from saecula.bots.tta_price import Mind, set_prices
from saecula.bots.tta_quick import quick_pick, settle
from saecula.bots.tta_tables import Weights
from saecula.bots.tta_worth import strengths_of_others, worth
from saecula.core.command import command, kind_of
from saecula.core.rng import Dice
from saecula.tta import law
from saecula.tta import terms as t
from saecula.tta.state import State


@final
class Level:
    """`width` 0 looks one command ahead, with judgements that waver by `noise`; else it is the width of the beam."""

    def __init__(self, width: int, noise: float, priced: bool, branches: int, attacks: bool) -> None:
        self.width = width
        self.noise = noise
        self.priced = priced  # looks at every card, or goes by its kind and age
        self.branches = branches  # political actions whose turns are planned to the end
        self.attacks = attacks  # thinks of aggressions, wars and pacts


@final
class Thought:
    """Commands to give one after the other, and what the table should look like before each."""

    def __init__(self, plan: list[int], expected: list[list[int]]) -> None:
        self.plan = plan
        self.expected = expected


def think(s: State, legal: list[int], level: Level, weights: list[float], dice: Dice) -> Thought:
    s.quiet = True
    frame = s.stack[-1]
    mind = Mind(s, frame.seat, Weights(weights))
    if level.priced:
        set_prices(mind, s)
    if frame.kind == t.ASK_POLITICS:
        return Thought([think_politics(s, mind, legal, level)], [[]])
    if frame.kind != t.ASK_ACTIONS:
        return Thought([quick_pick(s, mind, legal)], [[]])
    if level.width == 0:
        return Thought([look_once(s, mind, legal, level.noise, dice)], [[]])
    commands = [*plan_turn(s, mind, level.width, 1).commands, command(t.END)]
    return Thought(commands, foreseen(s, mind.me, commands))


def look_once(s: State, mind: Mind, legal: list[int], noise: float, dice: Dice) -> int:
    """The command that seems best at once."""
    me = mind.me
    others = strengths_of_others(s, me)
    best, best_value = command(t.END), 0.3 + worth(s, me, mind.tables[me], mind.prices[me], others)
    for cmd in legal:
        if not sensible(s, mind, cmd):
            continue
        twin = s.copy()
        law.apply(twin, cmd)
        law.advance(twin)
        if twin.stack[-1].kind == t.ASK_CARD and twin.stack[-1].seat == me:
            settle(twin, mind)
        value = worth(twin, me, mind.tables[me], mind.prices[me], others)
        value += noise * (dice.below(2001) - 1000) / 1000.0
        if value > best_value:
            best, best_value = cmd, value
    return best


# --- politics -----------------------------------------------------------------------------------------------------
def think_politics(s: State, mind: Mind, legal: list[int], level: Level) -> int:
    if not level.attacks:
        legal = [cmd for cmd in legal if kind_of(cmd) in (t.PASS, t.PREPARE, t.PEEK)]
    if level.branches < 2:
        return pick_politics(s, mind, legal)
    ranked = rank_politics(s, mind, legal)
    return ranked[0][1]


# --- following a plan ---------------------------------------------------------------------------------------------
def signature(s: State, me: int) -> list[int]:
    """Enough of a position to notice that something else happened."""
    seat = s.seats[me]
    frame = s.stack[-1]
    return [
        s.turn, len(s.stack), frame.kind, frame.seat, seat.civil, seat.military, seat.science, seat.culture, seat.pool,
        seat.blue, seat.yellow, seat.stages, seat.used, len(seat.hand), len(seat.cards),
    ]  # fmt: skip


def foreseen(s: State, me: int, commands: list[int]) -> list[list[int]]:
    twin = s.copy()
    expected: list[list[int]] = []
    for cmd in commands:
        expected.append(signature(twin, me))
        law.apply(twin, cmd)
        if kind_of(cmd) == t.END:
            break
        law.advance(twin)
    return expected
