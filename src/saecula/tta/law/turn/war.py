"""turn.war.*: a war is resolved at the start of the next turn of whoever declared it."""

from typing import Final

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS, KIND, SCIENCE, is_special
from saecula.tta.law.action.develop import enter_play
from saecula.tta.law.action.take import has_technology
from saecula.tta.law.cards import discard_card
from saecula.tta.law.cards.himeji import (
    attack_with,
    commit,
    defend_with,
    give_up_unit,
    open_commitments,
    score_attack,
    units_to_commit,
)
from saecula.tta.law.cards.war_over_culture import take_fixed_and_advantage
from saecula.tta.law.points import take_culture, take_science
from saecula.tta.law.politics.attack import attack_bonus
from saecula.tta.law.question import Question
from saecula.tta.law.tokens import card_leaves, take_yellow
from saecula.tta.ratings.refresh import refresh
from saecula.tta.ratings.strength import strength_of
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
    WAR_RESOLVED,
    CardNo,
    SeatNo,
)

ADVANTAGE_PER_TOKEN: Final = 5  # in a war over territory


def resolve_war(s: State, i: SeatNo) -> None:
    """turn.war.must-resolve: first whoever may commit a unit is asked."""
    if s.seats[i].war != NOTHING and not open_commitments(s, i):
        finish_war(s, i)


def finish_war(s: State, i: SeatNo) -> None:
    """turn.war.compare-strength, turn.war.attack-bonus, turn.war.advantage; turn.war.no-bonus-cards"""
    seat = s.seats[i]
    card, rival = seat.war, seat.war_on
    seat.war = NOTHING
    seat.war_on = NOTHING
    refresh(s, i)  # a war may have powers for both
    refresh(s, rival)
    discard_card(s, i, card, True, "turn.war.card-discarded")
    own = strength_of(s, i) + attack_bonus(s, i, rival) + attack_with(seat.committed)
    other = strength_of(s, rival) + defend_with(s.seats[rival])
    give_up_unit(s, i)
    give_up_unit(s, rival)
    if own == other:
        emit(s, "turn.war.tie", WAR_RESOLVED, i, card, NOTHING, 0)
        return
    victor, loser = (i, rival) if own > other else (rival, i)
    advantage = own - other if own > other else other - own
    emit(s, "turn.war.victor", WAR_RESOLVED, i, card, victor, advantage)
    effect = CARDS[card].effect
    if effect == OVER_TERRITORY:
        take_yellow(s, victor, loser, 1 + advantage // ADVANTAGE_PER_TOKEN, "turn.war.follow-card")
    elif effect == OVER_CULTURE:
        take_fixed_and_advantage(s, victor, loser, advantage)
    elif effect == OVER_ADVANTAGE:
        take_culture(s, victor, loser, advantage, BY_WAR, "turn.war.follow-card")
    elif effect == OVER_TECHNOLOGY:
        s.stack.append(Frame(ASK_WAR_SPOILS, victor, 0, advantage, loser))
    else:
        raise BrokenLaw(f"the war {card} is about nothing")


def war_spoils_refusal(s: State, frame: Frame, card: CardNo) -> Refusal | None:
    """turn.war.steal-tech-no-duplicate"""
    victor = s.seats[frame.seat]
    if card not in s.seats[frame.b].specials or not is_special(card):
        return Refusal("turn.war.steal-tech-moves")
    if card in victor.hand or has_technology(victor, card):
        return Refusal("turn.war.steal-tech-no-duplicate")
    if SCIENCE[card] > frame.a:
        return Refusal("turn.war.follow-card", "strength", SCIENCE[card], frame.a)
    return None


# --- the questions -------------------------------------------------------------------------------------------------
def war_of(frame: Frame) -> i64:
    """The war that a unit may be committed to."""
    return frame.a


def declarer_of(frame: Frame) -> i64:
    """Whose war it is."""
    return frame.b


class Commitment(Question):
    """Before a war is resolved: a unit that a seat may give up for it."""

    def __init__(self) -> None:
        slots = {"step": "others to ask after this one", "a": "war", "b": "whose war it is"}
        super().__init__(ASK_COMMIT, "commit-unit", (COMMIT, DONE), "turn.war.compare-strength", slots)

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def rival(self, frame: Frame) -> i64:
        return frame.b

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for unit in units_to_commit(s.seats[frame.seat]):
            options.append(command(COMMIT, unit))
        options.append(command(DONE))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """Culture for the attacker, strength for the defender; when both have answered, the war is resolved."""
        s.stack.pop()
        if kind_of(cmd) == COMMIT:
            commit(s, frame.seat, a_of(cmd))
            if frame.seat == frame.b:
                score_attack(s, frame.seat)
        if frame.step == 0:
            finish_war(s, frame.b)


class WarSpoils(Question):
    """The victor of a war over technology takes special technologies, and science for the rest."""

    def __init__(self) -> None:
        slots = {"a": "advantage left", "b": "loser"}
        super().__init__(ASK_WAR_SPOILS, "war-spoils", (CHOOSE, DONE), "turn.war.follow-card", slots)

    def rival(self, frame: Frame) -> i64:
        return frame.b

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for card in s.seats[frame.b].specials:
            if card != NOTHING and war_spoils_refusal(s, frame, card) is None:
                options.append(command(CHOOSE, card))
        options.append(command(DONE))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        if kind_of(cmd) == CHOOSE:
            return war_spoils_refusal(s, frame, a_of(cmd))
        return None if kind_of(cmd) == DONE else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """turn.war.steal-tech-moves, turn.war.steal-tech-keep-higher: no development, no triggers."""
        if kind_of(cmd) == DONE:
            s.stack.pop()
            take_science(s, frame.seat, frame.b, frame.a, "turn.war.follow-card")
            return
        card = a_of(cmd)
        loser = s.seats[frame.b]
        loser.specials = loser.specials[:]
        loser.specials[KIND[card] - FIRST_SPECIAL] = NOTHING
        card_leaves(s, frame.b, card)
        refresh(s, frame.b)
        emit(s, "turn.war.steal-tech-moves", CARD_STOLEN, frame.seat, card, frame.b)
        enter_play(s, frame.seat, card)
        frame.a -= SCIENCE[card]

    def stands(self, s: State, frame: Frame) -> bool:
        """Without anything to steal the rest is taken as science at once."""
        if self.count(s, frame) > 1:
            return True
        take_science(s, frame.seat, frame.b, frame.a, "turn.war.follow-card")
        return False
