"""politics.war.*, turn.war.*: declaring a war, and resolving it a round later."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import CARDS, KIND, SCIENCE, is_special
from saecula.tta.law.action.develop import enter_play
from saecula.tta.law.action.take import has_technology
from saecula.tta.law.actions import spend_military
from saecula.tta.law.attack import attack_bonus, attack_price, attack_refusal, break_pacts, disturb_games
from saecula.tta.law.commit import attack_with, commit, defend_with, give_up_unit, score_attack, units_to_commit
from saecula.tta.law.draw import discard_card
from saecula.tta.law.known import leave_hand
from saecula.tta.law.points import take_culture, take_science
from saecula.tta.law.tokens import card_leaves, change_yellow
from saecula.tta.piles import holds
from saecula.tta.ratings import pact_sides, refresh, strength_of
from saecula.tta.state import State
from saecula.tta.terms import (
    ASK_COMMIT,
    ASK_WAR_SPOILS,
    BY_WAR,
    CARD_STOLEN,
    CHOOSE,
    COMMIT,
    DONE,
    FIRST_SPECIAL,
    NOTHING,
    OVER_ADVANTAGE,
    OVER_CULTURE,
    OVER_TECHNOLOGY,
    OVER_TERRITORY,
    WAR,
    WAR_CULTURE,
    WAR_DECLARED,
    WAR_RESOLVED,
)


def war_refusal(s: State, i: i64, card: i64, rival: i64) -> Refusal | None:
    if not holds(s.seats[i].cards, card) or KIND[card] != WAR:
        return Refusal("politics.war.reveal")
    if s.last_round and s.round >= s.last_round:
        return Refusal("politics.war.not-last-round")
    refused = attack_refusal(s, i, card, rival, True)
    if refused is not None:
        return refused
    for side in pact_sides(s, rival):
        if side.immune_to_war:
            return Refusal("politics.war.card-forbids")
    return None


def declare_war(s: State, i: i64, card: i64, rival: i64) -> None:
    """politics.war.in-play-area"""
    seat = s.seats[i]
    spend_military(s, i, attack_price(s, card, rival))
    leave_hand(s, i, card, True)
    seat.war = card
    seat.war_on = rival
    emit(s, "politics.war.in-play-area", WAR_DECLARED, i, card, rival)
    disturb_games(s, i)
    break_pacts(s, i, rival)
    if s.plan.modules:  # a war may have powers for both
        refresh(s, i)
        refresh(s, rival)


def resolve_war(s: State, i: i64) -> None:
    """card.himeji.war-at-resolution: first whoever may commit a unit is asked, the attacker before the defender."""
    card, rival = s.seats[i].war, s.seats[i].war_on
    if card == NOTHING:
        return
    asked = 0
    for party in (rival, i):
        if units_to_commit(s.seats[party]):
            s.stack.append(Frame(ASK_COMMIT, party, asked, card, i))
            asked += 1
    if not asked:
        finish_war(s, i)


def finish_war(s: State, i: i64) -> None:
    """turn.war.compare-strength, turn.war.victor, turn.war.advantage, turn.war.tie"""
    seat = s.seats[i]
    card, rival = seat.war, seat.war_on
    seat.war = NOTHING
    seat.war_on = NOTHING
    if s.plan.modules:
        refresh(s, i)
        refresh(s, rival)
    discard_card(s, i, card, True)
    own = strength_of(s, i) + attack_bonus(s, i, rival) + attack_with(seat.committed)
    other = strength_of(s, rival) + defend_with(s.seats[rival])
    if s.plan.modules:
        give_up_unit(s, i)
        give_up_unit(s, rival)
    if own == other:
        emit(s, "turn.war.victor", WAR_RESOLVED, i, card, NOTHING, 0)
        return
    victor, loser = (i, rival) if own > other else (rival, i)
    advantage = own - other if own > other else other - own
    emit(s, "turn.war.victor", WAR_RESOLVED, i, card, victor, advantage)
    effect = CARDS[card].effect
    if effect == OVER_TERRITORY:
        taken = -change_yellow(s, loser, -(1 + advantage // 5))
        change_yellow(s, victor, taken)
    elif effect == OVER_CULTURE:  # card.war-over-culture.all-taken
        take_culture(s, victor, loser, WAR_CULTURE + advantage, BY_WAR)
    elif effect == OVER_ADVANTAGE:
        take_culture(s, victor, loser, advantage, BY_WAR)
    elif effect == OVER_TECHNOLOGY:
        s.stack.append(Frame(ASK_WAR_SPOILS, victor, 0, advantage, loser))


# --- the question: a unit for the war -----------------------------------------------------------------------------
def commit_options(s: State, frame: Frame) -> list[int]:
    options = [command(COMMIT, unit) for unit in units_to_commit(s.seats[frame.seat])]
    options.append(command(DONE))
    return options


def commit_answer(s: State, frame: Frame, cmd: i64) -> None:
    """card.himeji.roles: culture for the attacker, strength for the defender; then the war is resolved."""
    s.stack.pop()
    if kind_of(cmd) == COMMIT:
        commit(s, frame.seat, a_of(cmd))
        if frame.seat == frame.b:
            score_attack(s, frame.seat)
    if frame.step == 0:
        finish_war(s, frame.b)


# --- the question: what to take for the advantage -----------------------------------------------------------------
def war_spoils_refusal(s: State, frame: Frame, card: i64) -> Refusal | None:
    """turn.war.steal-tech-no-duplicate"""
    victor = s.seats[frame.seat]
    if card not in s.seats[frame.b].specials or not is_special(card):
        return Refusal("turn.war.steal-tech-moves")
    if card in victor.hand or has_technology(victor, card):
        return Refusal("turn.war.steal-tech-no-duplicate")
    if SCIENCE[card] > frame.a:
        return Refusal("turn.war.follow-card", "strength", SCIENCE[card], frame.a)
    return None


def war_spoils_options(s: State, frame: Frame) -> list[int]:
    loot = [card for card in s.seats[frame.b].specials if card != NOTHING]
    options = [command(CHOOSE, card) for card in loot if war_spoils_refusal(s, frame, card) is None]
    options.append(command(DONE))
    return options


def war_spoils_answer(s: State, frame: Frame, card: i64) -> None:
    """turn.war.steal-tech-moves, turn.war.steal-tech-keep-higher: no development, no triggers."""
    loser = s.seats[frame.b]
    loser.specials[KIND[card] - FIRST_SPECIAL] = NOTHING
    card_leaves(s, frame.b, card)
    refresh(s, frame.b)
    emit(s, "turn.war.steal-tech-moves", CARD_STOLEN, frame.seat, card, frame.b)
    enter_play(s, frame.seat, card)
    frame.a -= SCIENCE[card]


def war_spoils_done(s: State, frame: Frame) -> None:
    s.stack.pop()
    take_science(s, frame.seat, frame.b, frame.a)


def war_spoils_advance(s: State, frame: Frame) -> bool:
    """Without anything to steal the rest is taken as science at once."""
    if len(war_spoils_options(s, frame)) > 1:
        return True
    take_science(s, frame.seat, frame.b, frame.a)
    return False
