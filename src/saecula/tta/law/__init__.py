"""The law of Through the Ages, one file per chapter of the Code of Laws.

Four doors lead in: `legal` lists commands, `refusal` names the law that forbids one, `apply` does one, and `advance`
carries the game on until a seat must answer or the game is over.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.tta.law import aggression, colonize, end, events, more, pact, politics, tokens, turn, war, workers
from saecula.tta.law.action import card, leader, phase, stage
from saecula.tta.law.action.build import put_worker
from saecula.tta.law.commit import commit
from saecula.tta.state import State
from saecula.tta.terms import (
    ACCEPT,
    ASK_ACTIONS,
    ASK_AGREEMENT,
    ASK_BID,
    ASK_CARD,
    ASK_DEFENCE,
    ASK_DISCARD,
    ASK_EVENT,
    ASK_EVENT_ACTION,
    ASK_FORCE,
    ASK_FREE_BUILD,
    ASK_GOODS,
    ASK_KIND,
    ASK_LOSE_BLUE,
    ASK_LOSE_BUILDING,
    ASK_LOSE_COLONY,
    ASK_LOSE_WORKER,
    ASK_PACT,
    ASK_POLITICS,
    ASK_RUIN,
    ASK_SPLIT,
    ASK_SPOILS,
    ASK_STAGE_TOKEN,
    ASK_TERROR,
    ASK_TUCK,
    ASK_TURN,
    ASK_WAR_SPOILS,
    BID,
    BUILD,
    BUY,
    CHOOSE,
    COMMIT,
    CONCEDE,
    DEFEND,
    DISCARD,
    DONE,
    HOLD,
    LAND,
    PARTS,
    PASS,
    SEND,
    SPEND,
    TUCK,
)

ADVANCE_LIMIT: Final = 1000  # steps between two questions; more means that the law runs in circles
CHOICES: Final = (ASK_LOSE_BUILDING, ASK_TERROR, ASK_LOSE_COLONY, ASK_RUIN)


def legal(s: State) -> list[int]:
    """Every command that the deciding seat may give now; empty when the game is over."""
    if s.over:
        return []
    frame = s.stack[-1]
    kind = frame.kind
    if kind == ASK_ACTIONS:
        return phase.actions_options(s, frame)
    if kind == ASK_POLITICS:
        return politics.politics_options(s, frame)
    if kind == ASK_CARD:
        return card.order_options(s, frame.seat, frame.a, frame.step)
    if kind == ASK_DISCARD:
        return end.discard_options(s, frame)
    if kind == ASK_DEFENCE:
        return aggression.defence_options(s, frame)
    if kind == ASK_BID:
        return colonize.bid_options(s, frame)
    if kind == ASK_FORCE:
        return colonize.force_options(s, frame)
    if kind == ASK_PACT:
        return pact.pact_options()
    if kind == ASK_TUCK:
        return leader.tuck_options(s, frame)
    if kind == ASK_SPOILS:
        return aggression.spoils_options(s, frame)
    if kind == ASK_WAR_SPOILS:
        return war.war_spoils_options(s, frame)
    return event_options(s, frame)


def event_options(s: State, frame: Frame) -> list[int]:
    """Questions that events, losses and splits ask."""
    kind = frame.kind
    if kind == ASK_LOSE_WORKER:
        return workers.lose_worker_options(s, frame)
    if kind == ASK_LOSE_BLUE:
        return tokens.lose_blue_options(s, frame)
    if kind == ASK_STAGE_TOKEN:
        return stage.stage_token_options(s, frame)
    if kind == ASK_SPLIT:
        return aggression.plunder_options(s, frame) if frame.b >= 0 else events.split_options(s, frame)
    if kind == ASK_KIND:
        return events.kind_options(frame)
    if kind == ASK_FREE_BUILD:
        return events.free_build_options(frame)
    if kind == ASK_EVENT_ACTION:
        return events.event_action_options(s, frame)
    if kind == ASK_AGREEMENT:
        return events.agreement_options(s, frame)
    if kind in CHOICES:
        return [command(CHOOSE, choice) for choice in events.choices(s, frame)]
    return more.options(s, frame)


def refusal(s: State, cmd: i64) -> Refusal | None:
    """The law that forbids a command now, or None for a legal one."""
    if s.over:
        return Refusal("flow.end.after-last-round")
    frame = s.stack[-1]
    asked = frame.kind
    kind = kind_of(cmd)
    if not well_formed(cmd, kind):
        return Refusal("turn.course.phases")
    if asked == ASK_ACTIONS:
        return phase.action_refusal(s, frame, cmd)
    if asked == ASK_POLITICS:
        return politics.politics_refusal(s, frame, cmd)
    if asked == ASK_CARD:
        return card.order_refusal(s, frame.seat, frame.a, cmd, frame.step)
    if asked == ASK_EVENT_ACTION:
        return events.event_action_refusal(s, frame, cmd)
    if asked >= ASK_GOODS:
        return more.refusal(s, frame, cmd)
    return fight_refusal(s, frame, cmd)


def fight_refusal(s: State, frame: Frame, cmd: i64) -> Refusal | None:
    """Defences, bids and colonizing forces; whatever else they are answered with is no answer."""
    asked = frame.kind
    kind, a = kind_of(cmd), a_of(cmd)
    if asked == ASK_DEFENCE:
        if kind == DEFEND:
            return aggression.defend_refusal(s, frame, a)
        if kind == HOLD:
            return aggression.hold_refusal(s, frame)
        if kind == COMMIT:
            return aggression.commit_refusal(s, frame, a)
        if kind == CONCEDE:
            return None
    elif asked == ASK_FORCE:
        if kind == SEND:
            return colonize.send_refusal(s, frame, a)
        if kind == SPEND:
            return colonize.spend_refusal(s, frame, a)
        if kind == BUY:
            return colonize.buy_refusal(s, frame, a)
        if kind == LAND:
            return colonize.land_refusal(s, frame)
    elif asked == ASK_BID:
        if kind == BID:
            return colonize.bid_refusal(s, frame, a)
        if kind == PASS:
            return None
    return choice_refusal(s, frame, cmd)


def choice_refusal(s: State, frame: Frame, cmd: i64) -> Refusal | None:
    """Questions that ask for one thing; where they have a short list of answers, whatever is not listed is refused."""
    asked = frame.kind
    kind, a = kind_of(cmd), a_of(cmd)
    if kind == DISCARD and asked == ASK_DISCARD:
        return end.discard_refusal(s, frame, a)
    if kind == TUCK and asked == ASK_TUCK:
        return leader.tuck_refusal(s, frame, a)
    if kind == CHOOSE and asked == ASK_LOSE_WORKER:
        return workers.lose_worker_refusal(s, frame, a)
    if kind == CHOOSE and asked == ASK_LOSE_BLUE:
        return tokens.lose_blue_refusal(s, frame, a)
    if kind == CHOOSE and asked == ASK_STAGE_TOKEN:
        return stage.stage_token_refusal(s, frame, a)
    if kind == CHOOSE and asked == ASK_AGREEMENT:
        return events.agreement_refusal(s, frame, a)
    if kind == CHOOSE and asked == ASK_WAR_SPOILS:
        return war.war_spoils_refusal(s, frame, a)
    return None if cmd in legal(s) else Refusal("events.written-effect")


def well_formed(cmd: i64, kind: i64) -> bool:
    """Every command has one form only: a known kind, and nothing in parts that it does not use."""
    if cmd < 0 or not 0 < kind < len(PARTS):
        return False
    parts = PARTS[kind]
    used = command(kind, a_of(cmd), b_of(cmd), c_of(cmd))
    if parts < 3:
        used = command(kind, a_of(cmd) if parts > 0 else 0, b_of(cmd) if parts > 1 else 0)
    return cmd == used


def apply(s: State, cmd: i64) -> None:
    """Do a legal command. Nothing is checked here: ask `refusal` first, or take the command from `legal`."""
    frame = s.stack[-1]
    asked = frame.kind
    kind, a = kind_of(cmd), a_of(cmd)
    if asked == ASK_ACTIONS:
        phase.action_answer(s, frame, cmd)
    elif asked == ASK_POLITICS:
        politics.politics_answer(s, frame, cmd)
    elif asked == ASK_CARD:
        card.order_answer(s, frame, cmd)
    elif asked == ASK_DISCARD:
        end.discard_answer(s, frame, a)
    elif asked == ASK_DEFENCE:
        apply_defence(s, frame, kind, a)
    elif asked == ASK_BID:
        if kind == BID:
            colonize.bid_answer(s, frame, a)
        else:
            colonize.bid_passed(s, frame)
    elif asked == ASK_FORCE:
        if kind == LAND:
            colonize.land_answer(s, frame)
        else:
            colonize.force_answer(frame, kind, a)
    elif asked == ASK_PACT:
        if kind == ACCEPT:
            pact.accept_answer(s, frame)
        else:
            pact.refuse_answer(s, frame)
    elif asked >= ASK_GOODS:
        more.answer(s, frame, cmd)
    else:
        apply_event(s, frame, cmd)


def apply_defence(s: State, frame: Frame, kind: i64, a: i64) -> None:
    if kind == DEFEND:
        aggression.defend_answer(s, frame, a)
    elif kind == HOLD:
        aggression.hold_answer(s, frame)
    elif kind == COMMIT:
        commit(s, frame.seat, a)
    else:
        aggression.concede_answer(s, frame)


def apply_event(s: State, frame: Frame, cmd: i64) -> None:
    asked = frame.kind
    kind, a = kind_of(cmd), a_of(cmd)
    if asked == ASK_LOSE_WORKER:
        workers.lose_worker_answer(s, frame, a)
    elif asked == ASK_LOSE_BLUE:
        tokens.lose_blue_answer(s, frame, a)
    elif asked == ASK_STAGE_TOKEN:
        stage.stage_token_answer(s, frame, a)
    elif asked == ASK_SPOILS:
        if kind == DONE:
            s.stack.pop()
        else:
            aggression.spoils_answer(s, frame, a)
    elif asked == ASK_SPLIT:
        if frame.b >= 0:
            aggression.plunder_answer(s, frame, a)
        else:
            events.split_answer(s, frame, a)
    elif asked == ASK_KIND:
        events.kind_answer(s, frame, cmd)
    elif asked == ASK_EVENT_ACTION:
        events.event_action_answer(s, frame, cmd)
    elif asked == ASK_FREE_BUILD:
        s.stack.pop()
        if kind == BUILD:
            put_worker(s, frame.seat, a)
    elif asked in CHOICES:
        events.choice_answer(s, frame, a)
    else:
        apply_or_decline(s, frame, kind, a)


def apply_or_decline(s: State, frame: Frame, kind: i64, a: i64) -> None:
    """Questions that may also be answered with no more."""
    if frame.kind == ASK_TUCK:
        if kind == TUCK:
            leader.tuck_answer(s, frame, a)
        else:
            leader.tuck_declined(s, frame)
    elif frame.kind == ASK_WAR_SPOILS:
        if kind == DONE:
            war.war_spoils_done(s, frame)
        else:
            war.war_spoils_answer(s, frame, a)
    elif kind == DONE:
        events.agreement_done(s, frame)
    else:
        events.agreement_answer(s, frame, a)


def advance(s: State) -> None:
    """Run frames that need no answer until one does."""
    for _ in range(ADVANCE_LIMIT):
        if s.over:
            s.stack = []
            return
        if not s.stack:
            if s.final:
                turn.end_game(s)
            else:
                turn.next_turn(s)
            continue
        frame = s.stack[-1]
        kind = frame.kind
        if kind == ASK_TURN:
            turn.turn_advance(s, frame)
        elif kind == ASK_EVENT:
            if not events.event_advance(s, frame):
                s.stack.pop()
                if not frame.b:  # else the card stays in a hand
                    politics.event_resolved(s, frame.a)
        elif kind == ASK_BID:
            if colonize.bid_advance(s, frame):
                return
        elif asks(s, frame):
            return
        elif s.stack[-1] is frame:
            s.stack.pop()
        else:
            s.stack.remove(frame)
    raise BrokenLaw("the law runs in circles")


def asks(s: State, frame: Frame) -> bool:
    """Does the frame still need an answer?"""
    kind = frame.kind
    if kind == ASK_ACTIONS:
        return True
    if kind == ASK_POLITICS:
        return politics.politics_advance(s, frame)
    if kind == ASK_DISCARD:
        return end.discard_advance(s, frame)
    if kind == ASK_LOSE_WORKER:
        return workers.lose_worker_advance(s, frame)
    if kind == ASK_LOSE_BLUE:
        return tokens.lose_blue_advance(s, frame)
    if kind == ASK_SPOILS:
        return aggression.spoils_advance(s, frame)
    if kind == ASK_WAR_SPOILS:
        return war.war_spoils_advance(s, frame)
    if kind == ASK_FREE_BUILD:
        return events.free_build_advance(s, frame)
    if kind in CHOICES:
        return len(events.choices(s, frame)) > 0
    if kind == ASK_AGREEMENT:
        return frame.step == 1 or len(events.agreement_options(s, frame)) > 1
    return kind < ASK_GOODS or more.asks(s, frame)


__all__ = ["advance", "apply", "legal", "refusal"]
