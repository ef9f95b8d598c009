"""politics.kinds, politics.one-action, action.all-steps-and-costs: what leaders may do beside a political action."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.tta.law.cards.catherine import can_humble, humble, humble_refusal
from saecula.tta.law.cards.coubertin import end_games, games_refusal, hold_games
from saecula.tta.law.cards.fleming import look_at_hand, look_refusal, stop_looking
from saecula.tta.powers import HOLD_GAMES, HUMBLE_WEAKER, LOOK_AT_HAND
from saecula.tta.state import State
from saecula.tta.terms import GAMES, HUMBLE, LOOK, SeatNo


def politics_begins(s: State, i: SeatNo) -> None:
    """What began in the last politics phase of this seat is over."""
    stop_looking(s.seats[i])
    end_games(s, i)


def ability_ideas(s: State, i: SeatNo) -> list[int]:
    """Commands that the powers of a seat suggest; some may be refused."""
    powers = s.seats[i].powers
    ideas = [command(GAMES)] if powers[HOLD_GAMES] else []
    if powers[HUMBLE_WEAKER]:
        ideas.append(command(HUMBLE))
    if powers[LOOK_AT_HAND]:
        ideas += [command(LOOK, rival) for rival in range(s.seat_count) if rival != i]
    return ideas


def ability_refusal(s: State, frame: Frame, cmd: i64) -> Refusal | None:
    """For GAMES, LOOK and HUMBLE. The first two are no political actions, and come before them."""
    i, kind = frame.seat, kind_of(cmd)
    powers = s.seats[i].powers
    if kind == HUMBLE:
        if not powers[HUMBLE_WEAKER]:
            return Refusal("politics.kinds")
        refused = humble_refusal(s.seats[i])
        if refused is None and frame.a:
            return Refusal("politics.one-action")
        if refused is None and not can_humble(s, i):
            return Refusal("action.all-steps-and-costs")
        return refused
    if not powers[HOLD_GAMES if kind == GAMES else LOOK_AT_HAND] or frame.step > 0:
        return Refusal("politics.kinds")
    return games_refusal(s.seats[i]) if kind == GAMES else look_refusal(s, i, a_of(cmd))


def ability_answer(s: State, frame: Frame, cmd: i64) -> None:
    """Only humbling others counts as a political action."""
    i, kind = frame.seat, kind_of(cmd)
    if kind == GAMES:
        hold_games(s, i)
    elif kind == LOOK:
        look_at_hand(s, i, a_of(cmd))
    elif kind == HUMBLE:
        frame.step += 1
        humble(s, i)
    else:
        raise BrokenLaw(f"no leader does {cmd}")
