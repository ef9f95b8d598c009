"""What leaders may do in the politics phase: hold the Games, look at a hand, humble the weaker civilizations.

The first two are no political actions: they come before it, and also where it was given up.
"""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit, only
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import CARDS
from saecula.tta.cards.refusals import GAMES_ONCE, HUMBLE_ONCE, LOOK_AT_ANOTHER, LOOK_IN_POLITICS
from saecula.tta.law import known
from saecula.tta.law.age import clockwise, players_left
from saecula.tta.law.points import change_culture
from saecula.tta.law.tokens import change_yellow
from saecula.tta.powers import HOLD_GAMES, HUMBLE_WEAKER, LOOK_AT_HAND
from saecula.tta.ratings import strength_of
from saecula.tta.state import State
from saecula.tta.terms import BY_LEADER, CARD_SEEN, GAMES, GAMES_HELD, HAND_SEEN, HUMBLE, LOOK, NOTHING


def politics_begins(s: State, i: i64) -> None:
    """card.coubertin.duration, card.fleming.reset: what began in the last politics phase of this seat is over."""
    seat = s.seats[i]
    seat.looked_before = seat.looked
    seat.looked = NOTHING
    end_games(s, i)


def end_games(s: State, i: i64) -> None:
    if s.games_of == i:
        s.games_of = NOTHING
        s.games_penalty = 0


# --- may it be done? ----------------------------------------------------------------------------------------------
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
        return Refusal(GAMES_ONCE) if s.seats[i].spent >> HOLD_GAMES & 1 else None
    return look_refusal(s, i, a)


def look_refusal(s: State, i: i64, rival: i64) -> Refusal | None:
    """One hand in a phase, and not the same one in two turns running."""
    seat = s.seats[i]
    if seat.looked != NOTHING or not 0 <= rival < s.seat_count or rival == i or not s.seats[rival].in_game:
        return Refusal(LOOK_IN_POLITICS)
    return Refusal(LOOK_AT_ANOTHER) if rival == seat.looked_before else None


def humble_refusal(s: State, frame: Frame) -> Refusal | None:
    i = frame.seat
    if not s.seats[i].powers[HUMBLE_WEAKER]:
        return Refusal("politics.kinds")
    if s.seats[i].spent >> HUMBLE_WEAKER & 1:
        return Refusal(HUMBLE_ONCE)
    if frame.a:
        return Refusal("politics.one-action")
    return None if humbled(s, i) else Refusal("ruling.aggression.effect-as-possible")


def humbled(s: State, i: i64) -> list[int]:
    """Weaker civilizations that have a yellow token to lose; by plain strength."""
    own = strength_of(s, i)
    return [j for j in clockwise(s, i) if j != i and s.seats[j].yellow > 0 and strength_of(s, j) < own]


# --- doing it -----------------------------------------------------------------------------------------------------
def ability_answer(s: State, frame: Frame, cmd: i64) -> None:
    i, kind = frame.seat, kind_of(cmd)
    if kind == GAMES:
        hold_games(s, i)
    elif kind == LOOK:
        look(s, i, a_of(cmd))
    else:
        frame.step += 1
        humble(s, i)


def hold_games(s: State, i: i64) -> None:
    """card.coubertin.not-political"""
    seat = s.seats[i]
    seat.spent |= bit(HOLD_GAMES)
    s.games_of = i
    s.games_penalty = seat.powers[HOLD_GAMES]
    emit(s, "card.coubertin.not-political", GAMES_HELD, i)
    change_culture(s, i, seat.powers[HOLD_GAMES], BY_LEADER)


def look(s: State, i: i64, rival: i64) -> None:
    """What was known of that hand before gives way to what is seen now."""
    s.seats[i].looked = rival
    emit(s, "card.fleming.without-political-action", HAND_SEEN, i, 0, rival)
    for card in s.seats[rival].cards:
        emit(s, "card.nostradamus.look", CARD_SEEN, i, card, rival, 0, only(i))
    known.look(s, i, rival)


def humble(s: State, i: i64) -> None:
    """Tokens that are lost go to the box; the own one comes from there if enough were lost."""
    seat = s.seats[i]
    seat.spent |= bit(HUMBLE_WEAKER)
    lost: i64 = 0
    for j in humbled(s, i):
        lost -= change_yellow(s, j, -seat.powers[HUMBLE_WEAKER])
    if lost >= CARDS[seat.leader].by_players[players_left(s) - 2]:
        change_yellow(s, i, seat.powers[HUMBLE_WEAKER])
