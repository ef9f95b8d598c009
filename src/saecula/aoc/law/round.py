"""round.*, turn.*, world.*, solo.*: the order of turns, the end of a round, war and plague."""

from typing import Final

from saecula.aoc.cards.tables import CARD_SYMBOL, EFFECTS
from saecula.aoc.law.civ import add_coins_to_market, reveal_civ
from saecula.aoc.law.end import end_game
from saecula.aoc.law.op import OPS, Op
from saecula.aoc.law.solo import grow_rival, is_solo
from saecula.aoc.law.turn import open_turn
from saecula.aoc.law.worker import lose_worker
from saecula.aoc.law.world import resolve_token
from saecula.aoc.ratings import has, lowest_power, power_of
from saecula.aoc.state import State
from saecula.aoc.terms import (
    BY_PLAGUE,
    BY_WAR,
    MARKER_PASSED,
    NO_SYMBOL,
    NOTHING,
    PESTILENCE,
    PLAGUE_BROKE_OUT,
    PLAGUE_IMMUNITY,
    ROUND_BEGAN,
    ROUNDS,
    ROW_SHIFTED,
    WAR,
    WAR_BROKE_OUT,
    WAR_IMMUNITY,
    WINDOW,
    Action,
)
from saecula.core.errors import BrokenLaw
from saecula.core.event import emit

# kinds of effect that the losses below ask for
ASKED_BY_NAME: Final[list[Op]] = [Op(WAR_IMMUNITY, "round.war"), Op(PLAGUE_IMMUNITY, "round.plague")]


def begin_next(s: State) -> None:
    """Nothing is open: after the draft or the deal comes the first round, later the next turn."""
    if not any(seat.civs for seat in s.seats) and s.turns_taken == 0:
        open_round(s)
    else:
        next_turn(s)


def open_round(s: State) -> None:
    """turn.order: the first player begins."""
    s.turns_taken = 0
    emit(s, "turn.rounds", ROUND_BEGAN, s.first_seat, s.round)
    open_turn(s, s.first_seat)


def next_turn(s: State) -> None:
    """After a turn: clockwise to the next player, or the end of the round, or of the game."""
    if is_solo(s):
        grow_rival(s)
    if s.turns_taken < s.seat_count:
        open_turn(s, (s.turn_seat + 1) % s.seat_count)
        return
    if s.round == ROUNDS:  # round.after-five
        end_game(s)
        return
    end_round(s)
    open_round(s)


def end_round(s: State) -> None:
    """round.steps: marker, shift, event token, symbol. Alone, the market grows instead of the marker passing."""
    if is_solo(s):
        grow_solo_market(s)
    else:
        pass_marker(s)
    s.round += 1
    entered = s.round - 1 + WINDOW - 1  # position of the newly covered card
    emit(s, "round.shift", ROW_SHIFTED, s.first_seat, s.row[entered])
    if s.tokens[entered] != NOTHING:  # world.timing, world.before-symbol
        resolve_token(s, s.tokens[entered])
    resolve_symbol(s, s.row[entered])


def resolve_symbol(s: State, card: Action) -> None:
    """round.symbol.new, round.symbol.first-three: only of the card that was just covered."""
    symbol = CARD_SYMBOL[card]
    if symbol == WAR:
        wage_war(s)
    elif symbol == PESTILENCE:
        spread_plague(s)
    elif symbol != NO_SYMBOL:  # round.symbol.none
        raise BrokenLaw(f"the symbol {symbol} means nothing")


def pass_marker(s: State) -> None:
    step = s.seat_count - 1 if s.counter_clockwise else 1
    s.first_seat = (s.first_seat + step) % s.seat_count
    emit(s, "round.marker.setting" if s.counter_clockwise else "round.marker", MARKER_PASSED, s.first_seat)


def grow_solo_market(s: State) -> None:
    """solo.round-end: a coin on every civilization, then one card more, without a coin."""
    add_coins_to_market(s)
    reveal_civ(s, "solo.round-end")


def wage_war(s: State) -> None:
    """round.war, round.war.tie, round.war.equal; solo.rival.equal follows from the same comparison."""
    lowest = lowest_power(s)
    emit(s, "round.war", WAR_BROKE_OUT, s.first_seat, lowest)
    for i in range(s.seat_count):
        seat = s.seats[i]
        for index in seat.active:
            OPS[EFFECTS[index].op].warred(s, i, EFFECTS[index])
        if power_of(s, seat) == lowest and not has(seat, WAR_IMMUNITY) and lose_worker(s, "round.war", i, BY_WAR):
            seat.war_losses += 1


def spread_plague(s: State) -> None:
    emit(s, "round.plague", PLAGUE_BROKE_OUT, s.first_seat)
    for i in range(s.seat_count):
        if not has(s.seats[i], PLAGUE_IMMUNITY):
            lose_worker(s, "round.plague", i, BY_PLAGUE)
