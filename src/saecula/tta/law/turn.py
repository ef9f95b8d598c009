"""turn.*: the course of a turn; flow.*: rounds, the last round, final scoring and the winner."""

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law import start
from saecula.tta.law.action.phase import open_actions
from saecula.tta.law.action.tactic import share_tactic
from saecula.tta.law.age import clockwise, replenish
from saecula.tta.law.end import begin_end, finish_turn
from saecula.tta.law.events import open_event
from saecula.tta.law.leaving import lab_levels
from saecula.tta.law.points import change_culture
from saecula.tta.law.politics import open_politics
from saecula.tta.law.war import resolve_war
from saecula.tta.powers import LAB_LEVELS_ON_LEAVING, UNIT_RESOURCE_EACH_TURN
from saecula.tta.state import State
from saecula.tta.terms import AGE_III, ASK_TURN, BY_LEADER, EVENT, GAME_ENDED, ROUND_BEGAN, TURN_BEGAN


def open_turn(s: State, i: i64) -> None:
    s.turn += 1
    s.turn_seat = i
    if i == s.start_seat:
        emit(s, "flow.round.definition", ROUND_BEGAN, i, s.round)
    emit(s, "flow.order.clockwise", TURN_BEGAN, i, s.round)
    s.stack.append(Frame(ASK_TURN, i))


def turn_advance(s: State, frame: Frame) -> None:
    """turn.course.phases, turn.course.start-order, turn.course.end-order: one step further."""
    i = frame.seat
    step = frame.step
    frame.step += 1
    first = s.round == 1
    if step == 0 and not first:
        replenish(s, True)
    elif step == 1 and not first:
        resolve_war(s, i)
    elif step == 2 and not first:
        share_tactic(s, i)
        s.seats[i].arms += s.seats[i].powers[UNIT_RESOURCE_EACH_TURN]
        open_politics(s, i)
        if s.plan.modules:
            start.begin(s, i)
    elif step == 3:
        open_actions(s, i)
    elif step == 4:
        begin_end(s, i)
    elif step == 5:
        finish_turn(s, i)
    elif step > 5:
        s.stack.pop()


def next_turn(s: State) -> None:
    """flow.order.clockwise, flow.round.definition, flow.end.after-last-round"""
    following = clockwise(s, (s.turn_seat + 1) % s.seat_count)[0]
    if not s.seats[s.start_seat].in_game:  # ruling.resign.starting-player: the round goes on with its next seat
        s.start_seat = following
    elif following == s.start_seat:
        if s.last_round and s.round >= s.last_round:
            score_finally(s)
            return
        s.round += 1
    open_turn(s, following)


def score_finally(s: State) -> None:
    """flow.final.*, ruling.final.event-order: as if the starting player were on turn."""
    s.turn_seat = s.start_seat
    remaining = [*reversed(s.current_events), *s.future_events]
    s.current_events = []
    s.future_events = []
    s.future_authors = []
    if s.plan.modules:
        s.future_seen = []
    for card in reversed(remaining):  # the frame opened last is worked off first
        if KIND[card] == EVENT and AGE[card] == AGE_III:
            open_event(s, card, s.start_seat)
    s.final = True


def end_game(s: State) -> None:
    """flow.final.bonuses"""
    for i in clockwise(s, s.start_seat):
        if s.seats[i].powers[LAB_LEVELS_ON_LEAVING]:
            change_culture(s, i, lab_levels(s, i), BY_LEADER)
    s.over = True
    emit(s, "flow.end.after-last-round", GAME_ENDED, s.start_seat)


def ranks(s: State) -> list[int]:
    """flow.winner.most-culture, flow.winner.tie-shared; resign.lost: whoever resigned comes last."""
    result: list[int] = []
    for seat in s.seats:
        rank: i64 = 1
        for other in s.seats:
            if other.in_game and (not seat.in_game or other.culture > seat.culture):
                rank += 1
        result.append(rank)
    return result
