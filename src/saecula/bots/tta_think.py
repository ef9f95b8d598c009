"""How a level of bot answers a question: by one look around, or by planning its turn."""

from typing import Final, final

from saecula.bots.tta_mind import Mind
from saecula.bots.tta_plan import plan_turn, sensible
from saecula.bots.tta_politics import rank_politics
from saecula.bots.tta_price import set_held_prices, set_prices
from saecula.bots.tta_quick import answer_others, quick_pick, settle
from saecula.bots.tta_rollout import Ahead
from saecula.bots.tta_tables import Weights, productions_left
from saecula.core.command import command, kind_of
from saecula.core.rng import Dice
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.state import State

MARGIN: Final = 8.0  # lines that seem so much worse than the best are not played on
DROP: Final = 6.0  # points behind the best by which an impatient level drops a line
TRUST: Final = 0.5  # how much the first look counts beside the play
LATE: Final = 3
BRANCHES: Final = 3  # political actions that are played on


@final
class Level:
    """`width` 0 looks one command ahead, with judgements that waver by `noise`; else it is the width of the beam."""

    def __init__(
        self,
        width: int,
        noise: float = 0.0,
        priced: bool = True,
        attacks: bool = True,
        worlds: int = 1,
        lines: int = 1,
        patience: int = 0,
        tries: int = 0,
    ) -> None:
        self.width = width
        self.noise = noise
        self.priced = priced  # looks at every card, or goes by its kind and age
        self.attacks = attacks  # thinks of aggressions, wars and pacts
        self.worlds = worlds  # imagined, to play lines on in
        self.lines = lines  # that are played on
        self.patience = patience  # worlds after which lines that are far behind are dropped; 0: none is
        self.tries = tries  # worlds that are played to their ends by every set of numbers; 0: the first set is taken


@final
class Thought:
    """Commands to give one after the other, and what the table should look like before each."""

    def __init__(self, plan: list[int], expected: list[list[int]]) -> None:
        self.plan = plan
        self.expected = expected


def think(worlds: list[State], legal: list[int], level: Level, weights: Weights, dice: Dice, ahead: Ahead) -> Thought:
    """The first world is the one that is searched; the others serve to play the best lines on."""
    for world in worlds:
        world.quiet = True
    s = worlds[0]
    frame = s.stack[-1]
    mind = Mind(s, frame.seat, weights)
    if level.priced:
        if frame.kind in (t.ASK_POLITICS, t.ASK_ACTIONS):
            set_prices(mind, s)
        else:
            set_held_prices(mind, s)
    if frame.kind == t.ASK_POLITICS:
        return Thought([think_politics(worlds, mind, legal, level, ahead)], [[]])
    if frame.kind != t.ASK_ACTIONS:
        return Thought([quick_pick(s, mind, legal)], [[]])
    if level.width == 0:
        return Thought([look_once(s, mind, legal, level.noise, dice)], [[]])
    commands = [*think_actions(worlds, mind, level, ahead), command(t.END)]
    return Thought(commands, foreseen(s, mind, commands))


def worlds_wanted(s: State, level: Level) -> int:
    """Further worlds are imagined only where lines are played on: in the last turns."""
    frame = s.stack[-1]
    turns = productions_left(s, frame.seat) - 1
    if level.lines < 2 or turns > late(s) or frame.kind not in (t.ASK_POLITICS, t.ASK_ACTIONS):
        return 1
    return 2 * level.worlds // s.seat_count


def late(s: State) -> int:
    """Turns from the end at which lines are played on. More players play longer, so it begins later."""
    return LATE if s.seat_count == 2 else LATE - 1


def think_actions(worlds: list[State], mind: Mind, level: Level, ahead: Ahead) -> list[int]:
    """The best line of the beam, or the one of the best few that does best when played on."""
    plan = plan_turn(worlds[0], mind, level.width, level.lines)
    if level.lines < 2 or not 0 < mind.tables[mind.me].turns <= late(worlds[0]):
        return plan.commands
    near = [line for line in plan.best if line.value >= plan.value - MARGIN]
    lines = [line.commands for line in near]
    return lines[best_start(worlds, mind, level, ahead, lines, [line.value for line in near], False)]


def best_start(
    worlds: list[State],
    mind: Mind,
    level: Level,
    ahead: Ahead,
    starts: list[list[int]],
    first_looks: list[float],
    political: bool,
) -> int:
    """The start that does best in all worlds, with what it seemed worth at the first look."""
    places = list(range(len(starts)))
    totals = [0.0] * len(starts)
    first = level.patience if 0 < level.patience < len(worlds) else len(worlds)
    add_values(totals, places, ahead.values(worlds[:first], mind, starts, political))
    if first < len(worlds):
        seem = [totals[place] / first + TRUST * first_looks[place] for place in places]
        places = [place for place in places if seem[place] >= max(seem) - DROP]
        left = [starts[place] for place in places]
        add_values(totals, places, ahead.values(worlds[first:], mind, left, political))
    best, best_value = 0, -1.0e9
    for place in places:
        value = totals[place] / len(worlds) + TRUST * first_looks[place]
        if value > best_value:
            best, best_value = place, value
    return best


def add_values(totals: list[float], places: list[int], values: list[list[float]]) -> None:
    """Worlds in their order, whoever played in them."""
    for by_start in values:
        for k in range(len(places)):
            totals[places[k]] += by_start[k]


def look_once(s: State, mind: Mind, legal: list[int], noise: float, dice: Dice) -> int:
    """The command that seems best at once."""
    me = mind.me
    others = mind.strengths_of_others(s, me)
    best, best_value = command(t.END), 0.3 + mind.worth_against(s, me, others)
    for cmd in legal:
        if not sensible(s, mind, cmd):
            continue
        twin = s.copy()
        doors.apply(twin, cmd)
        doors.advance(twin)
        settle(twin, mind)  # an action may ask something, of anybody
        value = mind.worth_against(twin, me, others)
        value += noise * (int(dice.below(2001)) - 1000) / 1000.0
        if value > best_value:
            best, best_value = cmd, value
    return best


# --- politics -----------------------------------------------------------------------------------------------------
def think_politics(worlds: list[State], mind: Mind, legal: list[int], level: Level, ahead: Ahead) -> int:
    if not level.attacks:
        legal = [cmd for cmd in legal if kind_of(cmd) in (t.PASS, t.PREPARE, t.PEEK)]
    ranked = rank_politics(worlds[0], mind, legal)
    if level.lines < 2 or mind.tables[mind.me].turns > late(worlds[0]) or kind_of(ranked[0][1]) == t.PEEK:
        return ranked[0][1]
    few = ranked[:BRANCHES]
    starts = [[cmd] for _, cmd in few]
    return few[best_start(worlds, mind, level, ahead, starts, [first_look for first_look, _ in few], True)][1]


# --- following a plan ---------------------------------------------------------------------------------------------
def signature(s: State, me: int) -> list[int]:
    """Enough of a position to notice that something else happened."""
    seat = s.seats[me]
    frame = s.stack[-1]
    return [
        s.turn, len(s.stack), frame.kind, frame.seat, seat.civil, seat.military, seat.science, seat.culture, seat.pool,
        seat.blue, seat.yellow, seat.stages, seat.used, len(seat.hand), len(seat.cards),
    ]  # fmt: skip


def foreseen(s: State, mind: Mind, commands: list[int]) -> list[list[int]]:
    twin = s.copy()
    expected: list[list[int]] = []
    for cmd in commands:
        expected.append(signature(twin, mind.me))
        doors.apply(twin, cmd)
        if kind_of(cmd) == t.END:
            break
        doors.advance(twin)
        answer_others(twin, mind)
    return expected
