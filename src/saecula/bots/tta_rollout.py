"""Looking further than the own turn: the best lines are played on in several imagined worlds.

Every seat plays its next turn by a narrow plan of its own, then the position is judged. All lines see the same worlds,
so that what differs is the lines.
"""

from mypy_extensions import mypyc_attr

from saecula.bots.tta_mind import Mind
from saecula.bots.tta_plan import plan_turn
from saecula.bots.tta_politics import pick_politics
from saecula.bots.tta_price import set_prices
from saecula.bots.tta_quick import answer_others, quick_pick, settle
from saecula.bots.tta_tables import Weights
from saecula.core.command import command, kind_of
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.state import State

LIMIT = 400  # answers of a turn


def play_turn(s: State, w: Weights) -> None:
    """The turn that stands open, to its end, by a narrow plan."""
    turn = s.turn
    mind = Mind(s, s.turn_seat, w)
    set_prices(mind, s)
    for _ in range(LIMIT):
        if s.over or s.turn != turn:
            return
        kind, seat = s.stack[-1].kind, s.stack[-1].seat
        if kind == t.ASK_POLITICS and seat == mind.me:
            doors.apply(s, pick_politics(s, mind, without_resigning(doors.legal(s))))
            doors.advance(s)
        elif kind == t.ASK_ACTIONS and seat == mind.me:
            do_line(s, mind, plan_turn(s, mind, 1, 1).commands)
        else:
            doors.apply(s, quick_pick(s, mind, doors.legal(s)))
            doors.advance(s)


def without_resigning(legal: list[int]) -> list[int]:
    return [cmd for cmd in legal if kind_of(cmd) != t.RESIGN]


def do_line(s: State, mind: Mind, commands: list[int]) -> None:
    """A line of actions and the end of the turn."""
    for cmd in commands:
        doors.apply(s, cmd)
        doors.advance(s)
        answer_others(s, mind)
    doors.apply(s, command(t.END))
    doors.advance(s)


def values_in(world: State, mind: Mind, starts: list[list[int]], political: bool) -> list[float]:
    """By start, one political action or the actions of a turn: what comes of it in a world."""
    values: list[float] = []
    for commands in starts:
        twin = world.copy()
        if political:
            doors.apply(twin, commands[0])
            doors.advance(twin)
        else:
            do_line(twin, mind, commands)
        values.append(play_on(twin, mind.me, mind.weights, 4 * twin.seat_count))
    return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Ahead:
    """Plays starts on in all worlds, one after the other; `tta_spread` lets others play some of them."""

    def values(self, worlds: list[State], mind: Mind, starts: list[list[int]], political: bool) -> list[list[float]]:
        """By world, then by start. `mind` is that of the first world that was imagined."""
        return [values_in(world, mind, starts, political) for world in worlds]


def play_on(s: State, me: int, w: Weights, turns: int) -> float:
    """Finish the turn that stands open, let `turns` more turns be played, and judge."""
    mind = Mind(s, me, w)
    settle(s, mind)
    for _ in range(turns):
        if s.over:
            break
        play_turn(s, w)
    last = Mind(s, me, w)
    if not s.over:
        set_prices(last, s)
    return last.judge(s, me)
