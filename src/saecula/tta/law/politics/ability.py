"""politics.*: what leaders may do in the politics phase beside its action."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.frame import Frame
from saecula.tta.law.cards.catherine import humble, humble_refusal
from saecula.tta.law.cards.coubertin import end_games, hold_games
from saecula.tta.law.cards.fleming import look_at_hand, look_refusal
from saecula.tta.powers import HOLD_GAMES, HUMBLE_WEAKER, LOOK_AT_HAND
from saecula.tta.state import State
from saecula.tta.terms import GAMES, HUMBLE, LOOK, NOTHING


def politics_begins(s: State, i: i64) -> None:
    """card.coubertin.duration, card.fleming.reset: what began in the last politics phase of this seat is over."""
    seat = s.seats[i]
    seat.looked_before = seat.looked
    seat.looked = NOTHING
    end_games(s, i)


def ability_ideas(s: State, i: i64) -> list[int]:
    """Commands that the powers of a seat suggest; some may be refused."""
    powers = s.seats[i].powers
    ideas = [command(GAMES)] if powers[HOLD_GAMES] else []
    if powers[HUMBLE_WEAKER]:
        ideas.append(command(HUMBLE))
    if powers[LOOK_AT_HAND]:
        ideas += [command(LOOK, rival) for rival in range(s.seat_count) if rival != i]
    return ideas


def ability_refusal(s: State, frame: Frame, cmd: i64) -> Refusal | None:
    """For GAMES, LOOK and HUMBLE."""
    i, kind, a = frame.seat, kind_of(cmd), a_of(cmd)
    if kind == HUMBLE:
        return humble_refusal(s, frame)
    power = HOLD_GAMES if kind == GAMES else LOOK_AT_HAND
    if not s.seats[i].powers[power] or frame.step > 0:
        return Refusal("politics.kinds")
    if kind == GAMES:
        return Refusal("card.coubertin.once") if s.seats[i].spent >> HOLD_GAMES & 1 else None
    return look_refusal(s, i, a)


def ability_answer(s: State, frame: Frame, cmd: i64) -> None:
    i, kind = frame.seat, kind_of(cmd)
    if kind == GAMES:
        hold_games(s, i)
    elif kind == LOOK:
        look_at_hand(s, i, a_of(cmd))
    else:
        frame.step += 1
        humble(s, i)
