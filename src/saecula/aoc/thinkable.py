"""What a person may think of doing in a position, so that every refusal can be explained before it is tried."""

from saecula.aoc.cards.tables import EFFECTS, TECH_SPECIAL
from saecula.aoc.law import legal
from saecula.aoc.law.action import act_command
from saecula.aoc.law.turn import is_turn_end
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    ACTIONS,
    ANNEX,
    ASK_ACTIONS,
    ASK_CIV,
    ASK_LEARN,
    ASK_TURN_END,
    BUY,
    DONE,
    END,
    LEARN,
    NOTHING,
    PASS,
    RESEARCH,
    RISE,
    SKIP,
    USE,
    WONDER,
)
from saecula.core.command import command


def thinkable(s: State) -> list[int]:
    """Legal commands first, in their order; then what the same question makes one think of."""
    commands = legal(s)
    if s.over:
        return commands
    for cmd in _ideas(s):
        if cmd not in commands:
            commands.append(cmd)
    return commands


def _ideas(s: State) -> list[int]:
    frame = s.stack[-1]
    seat = s.seats[frame.seat]
    buys = [command(BUY, special) for special in s.specials]
    if frame.kind == ASK_CIV:
        civs = s.market + seat.hand
        return [*(command(RISE, c) for c in civs), *(command(ANNEX, c) for c in civs), *buys, command(SKIP)]
    if frame.kind == ASK_ACTIONS:
        acts = [act_command(action, target, False) for action in range(ACTIONS) for target in _targets(s, seat, action)]
        return [*acts, *buys, command(PASS), command(END)]
    if frame.kind == ASK_LEARN:
        return [command(LEARN, tech) for tech in _techs(seat)]
    if frame.kind == ASK_TURN_END:
        return [*(command(USE, i) for i in seat.active if is_turn_end(EFFECTS[i])), command(DONE)]
    return []


def _targets(s: State, seat: Seat, action: int) -> list[int]:
    if action == RESEARCH:
        return _techs(seat)
    if action == WONDER and s.wonders:
        return s.wonders
    return [NOTHING]


def _techs(seat: Seat) -> list[int]:
    """The technologies of the seat's card, learned or not."""
    return [tech for tech in range(len(TECH_SPECIAL)) if TECH_SPECIAL[tech] in (NOTHING, seat.special)]
