"""politics.aggression.*: playing an aggression, the defence, and its effect."""

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE, CARDS, KIND, is_urban
from saecula.tta.cards.refusals import ATTACK_WITH_UNIT, DEFEND_WITH_UNIT
from saecula.tta.law import kidnap
from saecula.tta.law.action.build import destroy
from saecula.tta.law.actions import spend_military
from saecula.tta.law.attack import (
    attack_price,
    attack_refusal,
    break_pacts,
    disturb_games,
    fighting_strength,
    guarding_strength,
)
from saecula.tta.law.commit import (
    attack_with,
    commit,
    defend_with,
    give_up_unit,
    may_commit,
    score_attack,
    units_to_commit,
)
from saecula.tta.law.draw import discard_card
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, take
from saecula.tta.law.known import leave_hand
from saecula.tta.law.leaving import gain_colony, leader_leaves, lose_colony, lose_unfinished_wonder
from saecula.tta.law.points import change_culture, take_culture, take_science
from saecula.tta.law.workers import lose_population
from saecula.tta.piles import holds, repeats
from saecula.tta.powers import STRENGTH_WHEN_WEAK
from saecula.tta.ratings import strength_of
from saecula.tta.ratings_wonders import printed_cost
from saecula.tta.state import State
from saecula.tta.terms import (
    AGGRESSION,
    AGGRESSION_PLAYED,
    AGGRESSION_REPELLED,
    AGGRESSION_SUCCEEDED,
    ANNEX,
    AS_FOOD,
    ASK_DEFENCE,
    ASK_SPLIT,
    ASK_SPOILS,
    BONUS,
    BONUS_PLAYED,
    BY_AGGRESSION,
    CHOOSE,
    COMMIT,
    CONCEDE,
    DEFEND,
    ENSLAVE,
    HOLD,
    INFILTRATE,
    INTERVENE,
    KIDNAP,
    NOTHING,
    OCCUPY,
    PLUNDER,
    RAID,
    SPY,
    TECHS,
)


# --- playing it ---------------------------------------------------------------------------------------------------
def charge_refusal(s: State, i: i64, card: i64, rival: i64, unit: i64) -> Refusal | None:
    """card.himeji.attack-announce, card.himeji.attack-legal-target: an aggression with a unit given up for it."""
    if not may_commit(s.seats[i], unit):
        return Refusal(ATTACK_WITH_UNIT)
    return aggression_refusal(s, i, card, rival, unit)


def aggression_refusal(s: State, i: i64, card: i64, rival: i64, unit: i64) -> Refusal | None:
    if not holds(s.seats[i].cards, card) or KIND[card] != AGGRESSION:
        return Refusal("politics.aggression.reveal")
    refused = attack_refusal(s, i, card, rival, False)
    if refused is not None:
        return refused
    own, other = fighting_strength(s, i, rival, True) + attack_with(unit), guarding_strength(s, rival, i)
    if own <= other:
        return Refusal("politics.aggression.not-equal-or-stronger", "strength", other + 1, own)
    target = s.seats[rival]
    effect = CARDS[card].effect
    if effect == ANNEX and not target.colonies:
        return Refusal("ruling.aggression.effect-as-possible")
    if effect == INFILTRATE and target.leader == NOTHING and target.wonder == NOTHING:
        return Refusal("ruling.aggression.effect-as-possible")
    return None


def play_aggression(s: State, i: i64, card: i64, rival: i64, unit: i64) -> None:
    """politics.aggression.reveal, .pay-military; the rival may defend, and knows what unit is given up."""
    own = fighting_strength(s, i, rival, True) + attack_with(unit)
    spend_military(s, i, attack_price(s, card, rival))
    leave_hand(s, i, card, True)
    emit(s, "politics.aggression.reveal", AGGRESSION_PLAYED, i, card, rival)
    if unit != NOTHING:  # card.himeji.attack-unit-lost: whatever comes of it
        commit(s, i, unit)
        score_attack(s, i)
        give_up_unit(s, i)
    disturb_games(s, i)
    break_pacts(s, i, rival)
    frame = Frame(ASK_DEFENCE, rival, own, card, i)
    target = s.seats[rival]
    if (target.cards and target.military_total > 0) or units_to_commit(target):
        s.stack.append(frame)
    else:
        succeed(s, card, i, rival)


# --- the question: defence ----------------------------------------------------------------------------------------
def defence_of(s: State, frame: Frame) -> i64:
    """politics.aggression.defence.bonus-cards, .discard-plus-1: what the rival has with the cards laid aside."""
    seat = s.seats[frame.seat]
    total = strength_of(s, frame.seat) + seat.powers[STRENGTH_WHEN_WEAK] + defend_with(seat)
    for card in frame.data:
        total += CARDS[card].defence if KIND[card] == BONUS else 1
    return total


def defend_refusal(s: State, frame: Frame, card: i64) -> Refusal | None:
    seat = s.seats[frame.seat]
    if not holds(seat.cards, card):
        return Refusal("politics.aggression.defence.discard-plus-1")
    if len(frame.data) >= seat.military_total:
        law = "politics.aggression.defence.card-limit"
        return Refusal(law, "cards", len(frame.data) + 1, seat.military_total)
    return None


def hold_refusal(s: State, frame: Frame) -> Refusal | None:
    """politics.aggression.defence.match-repels"""
    total = defence_of(s, frame)
    if total >= frame.step:
        return None
    return Refusal("politics.aggression.defence.all-or-nothing", "strength", frame.step, total)


def defence_options(s: State, frame: Frame) -> list[int]:
    options: list[int] = []
    if hold_refusal(s, frame) is None:
        options.append(command(HOLD))
    cards = s.seats[frame.seat].cards
    for place in range(len(cards)):
        if not repeats(cards, place) and defend_refusal(s, frame, cards[place]) is None:
            options.append(command(DEFEND, cards[place]))
    for unit in units_to_commit(s.seats[frame.seat]):
        if commit_refusal(s, frame, unit) is None:
            options.append(command(COMMIT, unit))
    options.append(command(CONCEDE))
    return options


def commit_refusal(s: State, frame: Frame, unit: i64) -> Refusal | None:
    """card.himeji.defence: one unit only."""
    seat = s.seats[frame.seat]
    if seat.committed == NOTHING and may_commit(seat, unit):
        return None
    return Refusal(DEFEND_WITH_UNIT)


def defend_answer(s: State, frame: Frame, card: i64) -> None:
    leave_hand(s, frame.seat, card, False)
    frame.data.append(card)


def hold_answer(s: State, frame: Frame) -> None:
    """politics.aggression.defence.used-cards-discarded, .face-down, .failed-discarded"""
    s.stack.pop()
    if s.plan.modules:
        give_up_unit(s, frame.seat)
    for card in frame.data:
        bonus = KIND[card] == BONUS
        if bonus:
            emit(s, "military.bonus-uses", BONUS_PLAYED, frame.seat, card)
        discard_card(s, frame.seat, card, bonus)
    emit(s, "politics.aggression.defence.match-repels", AGGRESSION_REPELLED, frame.seat, frame.a, frame.b)
    discard_card(s, frame.b, frame.a, True)


def concede_answer(s: State, frame: Frame) -> None:
    """politics.aggression.defence.all-or-nothing: no cards are used at all, and no unit."""
    s.stack.pop()
    if s.plan.modules:
        s.seats[frame.seat].committed = NOTHING
    s.seats[frame.seat].cards += frame.data
    succeed(s, frame.a, frame.b, frame.seat)


# --- the effect ---------------------------------------------------------------------------------------------------
def succeed(s: State, card: i64, i: i64, rival: i64) -> None:
    """politics.aggression.success-effect, politics.aggression.discard-after"""
    emit(s, "politics.aggression.success-effect", AGGRESSION_SUCCEEDED, i, card, rival)
    discard_card(s, i, card, True)
    row = CARDS[card]
    if row.effect == PLUNDER:
        s.stack.append(Frame(ASK_SPLIT, i, 0, row.amount, rival))
    elif row.effect == ENSLAVE:
        gain(s, i, IS_RESOURCE, row.amount)
        gain(s, i, IS_FOOD, row.amount)
        lose_population(s, rival, 1)
    elif row.effect == SPY:
        take_science(s, i, rival, row.amount)
    elif row.effect == INTERVENE:
        take_culture(s, i, rival, row.amount, BY_AGGRESSION)
    elif row.effect == OCCUPY:
        take(s, i, rival, IS_FOOD, row.amount)
        take(s, i, rival, IS_RESOURCE, row.amount)
        take_science(s, i, rival, row.amount)
        take_culture(s, i, rival, row.amount, BY_AGGRESSION)
    elif row.effect in (RAID, ANNEX, INFILTRATE, KIDNAP):
        frame = Frame(ASK_SPOILS, i, 0, card, rival)
        frame.data = [0, 0]  # buildings destroyed, sum of their printed costs
        s.stack.append(frame)


def spoils_options(s: State, frame: Frame) -> list[int]:
    """What the attacker may pick: buildings by technology, colonies, leader or wonder by card."""
    target = s.seats[frame.b]
    effect = CARDS[frame.a].effect
    if effect == RAID:
        level = CARDS[frame.a].levels[frame.step]
        return [
            command(CHOOSE, tech)
            for tech in range(TECHS)
            if target.workers[tech] and is_urban(tech) and AGE[tech] <= level
        ]
    if effect == ANNEX:
        return [command(CHOOSE, colony) for colony in target.colonies]
    if effect == KIDNAP:
        return kidnap.options(s, frame)
    return [command(CHOOSE, card) for card in (target.leader, target.wonder) if card != NOTHING]


def spoils_answer(s: State, frame: Frame, choice: i64) -> None:
    i, rival = frame.seat, frame.b
    effect = CARDS[frame.a].effect
    if effect == RAID:
        destroy(s, rival, choice)
        frame.data[0] += 1
        frame.data[1] += printed_cost(s.seats[rival], choice)  # politics.aggression.printed-cost
        frame.step += 1
        return
    s.stack.pop()
    if effect == ANNEX:  # colony.stolen, colony.no-immediate-on-transfer
        lose_colony(s, rival, choice)
        gain_colony(s, i, choice)
        return
    if effect == KIDNAP:
        kidnap.take_card(s, i, rival, choice, CARDS[frame.a].amount)
        return
    if choice == s.seats[rival].leader:
        leader_leaves(s, rival)
    else:
        lose_unfinished_wonder(s, rival)
    change_culture(s, i, CARDS[frame.a].amount * AGE[choice], BY_AGGRESSION)


def spoils_advance(s: State, frame: Frame) -> bool:
    """A raid goes on while there is a building left for the next slot; then half of the costs are gained."""
    levels = CARDS[frame.a].levels
    if CARDS[frame.a].effect != RAID:
        return len(spoils_options(s, frame)) > 0
    while frame.step < len(levels):
        if spoils_options(s, frame):
            return True
        frame.step += 1
    gain(s, frame.seat, IS_RESOURCE, (frame.data[1] + 1) // 2)
    return False


# --- the question: how to split a plunder -------------------------------------------------------------------------
def plunder_options(s: State, frame: Frame) -> list[int]:
    """So much food, the rest resources, as far as the rival has them."""
    food = amount_of(s.seats[frame.b], IS_FOOD)
    most = food if food < frame.a else frame.a
    return [command(AS_FOOD, amount) for amount in range(most + 1)]


def plunder_answer(s: State, frame: Frame, food: i64) -> None:
    s.stack.pop()
    take(s, frame.seat, frame.b, IS_FOOD, food)
    take(s, frame.seat, frame.b, IS_RESOURCE, frame.a - food)
