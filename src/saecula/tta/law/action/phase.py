"""action.*, cards.in-play.references, turn.course.phases: the action phase, any number of actions in any order."""

from typing import Final, final

from mypy_extensions import i64

from saecula.core.command import a_of, b_of, command, kind_of, ready
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import FIRST, HIGHER, IS_TECHNOLOGY, KIND, LAST, is_unit, is_urban
from saecula.tta.counts import lines_of
from saecula.tta.law.action.build import build, build_action_refusal, build_refusal
from saecula.tta.law.action.card import may_play, play, play_refusal
from saecula.tta.law.action.destroy import destroy_action_refusal, destroy_own, destroy_refusal
from saecula.tta.law.action.develop import can_develop, develop, develop_action_refusal, develop_refusal
from saecula.tta.law.action.leader import elect, elect_action_refusal, elect_refusal
from saecula.tta.law.action.population import (
    bank_refusal,
    can_populate,
    populate,
    populate_refusal,
    population_action_refusal,
)
from saecula.tta.law.action.revolution import can_revolt, revolt, revolt_refusal
from saecula.tta.law.action.stage import (
    build_stages,
    can_pay_stages,
    cover,
    most_stages,
    stage_action_refusal,
    stage_refusal,
)
from saecula.tta.law.action.tactic import copy_tactic, copy_tactic_refusal, play_tactic, play_tactic_refusal
from saecula.tta.law.action.take import add_take_options, take, take_refusal
from saecula.tta.law.action.upgrade import upgrade, upgrade_action_refusal, upgrade_building_action, upgrade_refusal
from saecula.tta.law.action.wonder import blue_tokens
from saecula.tta.law.actions import (
    civil_available,
    military_available,
    spend_civil,
    spend_military,
    substitute_refusal,
)
from saecula.tta.law.cards.bach import add_convert_options, convert, convert_refusal, may_convert
from saecula.tta.law.cards.frederick_barbarossa import add_levy_options, levy, levy_refusal, may_levy
from saecula.tta.law.cards.gutenberg import add_learn_options, is_learn, learn, learn_refusal, may_learn
from saecula.tta.law.cards.hammurabi import may_substitute, substitute
from saecula.tta.law.cards.louvre import redeem, redeem_refusal
from saecula.tta.law.cards.ocean_liner_service import may_settle, settle
from saecula.tta.law.cards.red_cross import add_assist_options, assist, assist_refusal
from saecula.tta.law.cards.trade_routes_agreement import add_barter_options, barter, barter_refusal, may_barter
from saecula.tta.law.cards.winston_churchill import arm, may_arm
from saecula.tta.law.expansion.temp_resources import FOR_UNIT, bound_for
from saecula.tta.law.food import IS_RESOURCE, at_hand
from saecula.tta.law.ideas import phase_ideas
from saecula.tta.law.question import Question
from saecula.tta.law.tech import has_room
from saecula.tta.law.turn.first import first_turn_refusal, is_first_turn
from saecula.tta.law.turn.start import begin_actions
from saecula.tta.piles import repeats
from saecula.tta.powers import (
    CONVERT_TO_THEATER,
    CULTURE_OR_ARMS,
    FOOD_AS_RESOURCE,
    FREE_POPULATION,
    HAS_ABILITY,
    MILITARY_AS_CIVIL,
    RESOURCE_AS_FOOD,
)
from saecula.tta.ratings.prices import build_cost, upgrade_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ACTION,
    ARM,
    ASK_ACTIONS,
    ASSIST,
    BARTER,
    BUILD,
    CONVERT,
    COPY_TACTIC_COST,
    DESTROY,
    DEVELOP,
    ELECT,
    END,
    FIRST_UNIT,
    GOVERNMENT,
    LEADER,
    LEARN_BUILD,
    LEARN_DEVELOP,
    LEARN_TAKE,
    LEARN_UPGRADE,
    LEVY,
    NOTHING,
    PLAY,
    POPULATE,
    REDEEM,
    REVOLT,
    SETTLE,
    STAGE,
    SUBSTITUTE,
    TACTIC,
    TACTIC_COPY,
    TACTIC_PLAY,
    TAKE,
    TECHS,
    UPGRADE,
    Amount,
    CardNo,
    SeatNo,
)

# commands that are listed often
BUILDS: Final = ready(BUILD, TECHS)
DESTROYS: Final = ready(DESTROY, TECHS)
DEVELOPS: Final = ready(DEVELOP, len(KIND))
ELECTS: Final = ready(ELECT, len(KIND))
TACTIC_PLAYS: Final = ready(TACTIC_PLAY, len(KIND))
TACTIC_COPIES: Final = ready(TACTIC_COPY, len(KIND))
PLAYS: Final = ready(PLAY, len(KIND))
POPULATION: Final = command(POPULATE)
NO_MORE: Final = command(END)


def open_actions(s: State, i: SeatNo) -> None:
    s.stack.append(Frame(ASK_ACTIONS, i))
    if not is_first_turn(s):
        begin_actions(s, i)


# --- may it be done? ----------------------------------------------------------------------------------------------
def first_of(*refusals: Refusal | None) -> Refusal | None:
    for refused in refusals:
        if refused is not None:
            return refused
    return None


def power_refusal(s: State, i: SeatNo, kind: i64, a: i64, b: i64) -> Refusal | None:
    """Actions that a leader, a wonder or a pact allows."""
    seat = s.seats[i]
    if kind == LEVY and may_levy(seat):
        return levy_refusal(s, i, a)
    if kind == CONVERT and may_convert(s, i):
        return first_of(upgrade_building_action(s, i), convert_refusal(s, i, a, b, 0))
    if kind == SETTLE and may_settle(seat):
        return bank_refusal(seat)
    if kind == ARM and may_arm(seat):
        return None if a <= 1 else Refusal("action.all-steps-and-costs")
    if kind == SUBSTITUTE and may_substitute(seat):
        return substitute_refusal(s, i)
    if kind == REDEEM:
        return redeem_refusal(s, i)
    if kind == ASSIST:
        return assist_refusal(s, i, a)
    if kind == BARTER and may_barter(seat, a):
        return barter_refusal(seat, a)
    if kind in (LEVY, CONVERT, SETTLE, ARM, SUBSTITUTE, BARTER):
        return Refusal("action.all-steps-and-costs" if has_power(seat, kind) else "cards.in-play.references")
    return Refusal("turn.course.phases")


def has_power(seat: Seat, kind: i64) -> bool:
    """Does a card in play allow such an action, be it used already? Nobody has levied too often."""
    if kind == CONVERT:
        return seat.powers[CONVERT_TO_THEATER] > 0
    if kind == SETTLE:
        return seat.powers[FREE_POPULATION] > 0
    if kind == ARM:
        return seat.powers[CULTURE_OR_ARMS] > 0
    if kind == SUBSTITUTE:
        return seat.powers[MILITARY_AS_CIVIL] > 0
    return kind == BARTER and seat.powers[FOOD_AS_RESOURCE] + seat.powers[RESOURCE_AS_FOOD] > 0


# --- what may be done? --------------------------------------------------------------------------------------------
def add_civil_options(s: State, frame: Frame, stored: Amount, options: Options) -> None:
    i = frame.seat
    seat = s.seats[i]
    if can_populate(seat, 0):
        options.append(POPULATION)
    add_worker_options(s, i, 0, FIRST[FIRST_UNIT], stored, options)
    if seat.wonder != NOTHING:
        for stages in range(1, most_stages(seat) + 1):
            if can_pay_stages(seat, stages, stored + seat.works) and blue_tokens(seat) >= stages:
                options.append(command(STAGE, stages))
    for card in seat.hand:
        if KIND[card] == LEADER:
            options.append(ELECTS[card])
        elif IS_TECHNOLOGY[card] and can_develop(s, i, card, 0):
            options.append(DEVELOPS[card])


def add_military_options(s: State, frame: Frame, stored: Amount, options: Options) -> None:
    i = frame.seat
    seat = s.seats[i]
    add_worker_options(s, i, FIRST[FIRST_UNIT], TECHS, stored + bound_for(seat, FOR_UNIT), options)
    if seat.tactic_used:
        return
    held = seat.cards
    for place in range(len(held)):
        card = held[place]
        if KIND[card] == TACTIC and not repeats(held, place):
            options.append(TACTIC_PLAYS[card])
    if military_available(seat) >= COPY_TACTIC_COST:
        for card in s.tactics:
            if card != seat.tactic:
                options.append(TACTIC_COPIES[card])


def add_worker_options(s: State, i: SeatNo, first: i64, last: i64, plain: Amount, options: Options) -> None:
    """Build, upgrade and destroy on the technologies of a range, with so many resources."""
    seat = s.seats[i]
    works: i64 = 0
    if first == 0:
        works = seat.works
    lines, workers = lines_of(seat), seat.workers
    can_build = seat.pool > 0
    for tech in lines:
        if tech < first:
            continue
        if tech >= last:
            break
        have = plain + works if works > 0 and is_urban(tech) else plain
        if can_build and build_cost(seat, tech) <= have and has_room(seat, tech):
            options.append(BUILDS[tech])
        if workers[tech] > 0:
            if seat.techs & HIGHER[tech]:
                for target in lines:
                    if tech < target < LAST[KIND[tech]] and upgrade_cost(seat, tech, target) <= have:
                        options.append(command(UPGRADE, tech, target))
            options.append(DESTROYS[tech])


def add_power_options(s: State, frame: Frame, options: Options) -> None:
    i = frame.seat
    seat = s.seats[i]
    add_levy_options(s, i, options)
    add_convert_options(s, i, options)
    if may_settle(seat) and seat.yellow > 0:
        options.append(command(SETTLE))
    if may_arm(seat):
        options.append(command(ARM, 0))
        options.append(command(ARM, 1))
    if may_substitute(seat) and military_available(seat) > 0:
        options.append(command(SUBSTITUTE))
    add_barter_options(seat, options)


def add_expansion_options(s: State, i: SeatNo, civil: bool, options: Options) -> None:
    """What only cards of the expansion offer: other tables need not look for it."""
    seat = s.seats[i]
    if seat.kept > 0:
        options.append(command(REDEEM))
    if civil:
        add_assist_options(s, i, options)
    if may_learn(seat):
        add_learn_options(s, i, options)


# --- doing it -----------------------------------------------------------------------------------------------------
def spend_for(s: State, i: SeatNo, tech: CardNo) -> None:
    if is_unit(tech):
        spend_military(s, i, 1)
    else:
        spend_civil(s, i, 1)


def power_answer(s: State, i: SeatNo, kind: i64, a: i64, b: i64) -> None:
    if kind == LEVY:
        levy(s, i, a)
    elif kind == CONVERT:
        spend_civil(s, i, 1)
        convert(s, i, a, b, 0)
    elif kind == SETTLE:
        settle(s, i)
    elif kind == ARM:
        arm(s, i, a == 1)
    elif kind == SUBSTITUTE:
        substitute(s, i)
    elif kind == REDEEM:
        redeem(s, i)
    elif kind == ASSIST:
        assist(s, i, a)
        cover(s, a, 1)
    elif kind == BARTER:
        barter(s.seats[i], a)
    else:
        raise BrokenLaw(f"nobody can do the action {kind}")


# --- the question --------------------------------------------------------------------------------------------------
@final
class Actions(Question):
    """Any number of actions in any order, until the phase is ended."""

    def __init__(self) -> None:
        takes = (
            TAKE, POPULATE, BUILD, UPGRADE, DESTROY, ELECT, STAGE, DEVELOP, REVOLT, PLAY, TACTIC_PLAY, TACTIC_COPY,
            LEVY, CONVERT, SETTLE, ARM, SUBSTITUTE, BARTER, END, LEARN_TAKE, LEARN_DEVELOP, LEARN_BUILD, LEARN_UPGRADE,
            REDEEM, ASSIST,
        )  # fmt: skip
        super().__init__(ASK_ACTIONS, "action", takes, "turn.course.phases", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """action.any-combination, action.may-end-early: the end of the phase is always among them."""
        i = frame.seat
        seat = s.seats[i]
        add_take_options(s, seat, options)
        if not is_first_turn(s):
            civil = civil_available(seat) > 0
            stored = at_hand(seat, IS_RESOURCE)
            if civil:
                add_civil_options(s, frame, stored, options)
            if military_available(seat) > 0:
                add_military_options(s, frame, stored, options)
            if seat.powers[HAS_ABILITY]:
                add_power_options(s, frame, options)
            if seat.expanded:
                add_expansion_options(s, i, civil, options)
            hand = seat.hand
            for place in range(len(hand)):
                card = hand[place]
                kind = KIND[card]
                if kind == ACTION:
                    if not repeats(hand, place) and may_play(s, i, card, options):
                        options.append(PLAYS[card])
                elif kind == GOVERNMENT and can_revolt(s, i, card, 0):
                    options.append(command(REVOLT, card))
        options.append(NO_MORE)

    def proceed(self, s: State, frame: Frame) -> bool:
        """It stands until it is answered with the end of the phase."""
        return True

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        """The law that forbids an action now.

        action.effect.no-action-cost: actions are asked for here and not by the acts, which events and cards order as
        well; action.effect.other-costs-paid: everything else the acts ask for themselves.
        """
        i = frame.seat
        kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
        if kind == END:
            return None
        if kind == TAKE:
            return take_refusal(s, i, a)
        if is_first_turn(s):
            return first_turn_refusal()
        if kind == POPULATE:
            return first_of(population_action_refusal(s, i), populate_refusal(s, i, 0))
        if kind == BUILD:
            return first_of(build_action_refusal(s, i, a), build_refusal(s, i, a, 0))
        if kind == UPGRADE:
            return first_of(upgrade_action_refusal(s, i, a), upgrade_refusal(s, i, a, b, 0))
        if kind == DESTROY:
            return first_of(destroy_action_refusal(s, i, a), destroy_refusal(s, i, a))
        if kind == ELECT:
            return first_of(elect_action_refusal(s, i), elect_refusal(s, i, a))
        if kind == STAGE:
            return first_of(stage_action_refusal(s, i), stage_refusal(s, i, a, 0, most_stages(s.seats[i])))
        if kind == DEVELOP:
            return first_of(develop_action_refusal(s, i), develop_refusal(s, i, a, 0))
        if kind == REVOLT:
            return revolt_refusal(s, i, a, 0)
        if kind == PLAY:
            return play_refusal(s, i, a)
        if kind == TACTIC_PLAY:
            return play_tactic_refusal(s, i, a)
        if kind == TACTIC_COPY:
            return copy_tactic_refusal(s, i, a)
        if is_learn(kind):
            return learn_refusal(s, i, kind, a, b, 0)
        return power_refusal(s, i, kind, a, b)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        i = frame.seat
        kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
        if kind == END:
            s.stack.pop()
        elif kind == TAKE:
            take(s, i, a)
        elif kind == POPULATE:
            spend_civil(s, i, 1)
            populate(s, i, 0)
        elif kind == BUILD:
            spend_for(s, i, a)
            build(s, i, a, 0)
        elif kind == UPGRADE:
            spend_for(s, i, a)
            upgrade(s, i, a, b, 0)
        elif kind == DESTROY:
            spend_for(s, i, a)
            destroy_own(s, i, a)
        elif kind == ELECT:
            spend_civil(s, i, 1)
            elect(s, i, a)
        elif kind == STAGE:
            spend_civil(s, i, 1)
            build_stages(s, i, a, 0)
        elif kind == DEVELOP:
            spend_civil(s, i, 1)
            develop(s, i, a, 0)
        elif kind == REVOLT:
            revolt(s, i, a, 0)
        elif kind == PLAY:
            play(s, i, a)
        elif kind == TACTIC_PLAY:
            play_tactic(s, i, a)
        elif kind == TACTIC_COPY:
            copy_tactic(s, i, a)
        elif is_learn(kind):
            learn(s, i, kind, a, b, 0)
        else:
            power_answer(s, i, kind, a, b)

    def ideas(self, s: State, frame: Frame) -> list[int]:
        return phase_ideas(s, frame.seat)
