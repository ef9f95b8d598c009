"""action.*: the action phase: every action with its price in actions, any number of them in any order."""

from typing import Final, cast

from mypy_extensions import i64

from saecula.core.command import a_of, b_of, command, kind_of, ready
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import FIRST, KIND, LAST, is_technology, is_unit, is_urban
from saecula.tta.law.action.build import build, build_refusal, has_room, in_play, is_unit_number
from saecula.tta.law.action.card import may_play, play, play_refusal
from saecula.tta.law.action.destroy import destroy, destroy_refusal
from saecula.tta.law.action.develop import can_develop, develop, develop_refusal
from saecula.tta.law.action.leader import elect, elect_refusal
from saecula.tta.law.action.population import can_populate, populate, populate_refusal
from saecula.tta.law.action.price import less
from saecula.tta.law.action.revolution import revolt, revolt_refusal
from saecula.tta.law.action.stage import blue_tokens, build_stages, can_pay_stages, most_stages, stage_refusal
from saecula.tta.law.action.tactic import copy_tactic, copy_tactic_refusal, play_tactic, play_tactic_refusal
from saecula.tta.law.action.take import take, take_options, take_refusal
from saecula.tta.law.action.upgrade import upgrade, upgrade_refusal
from saecula.tta.law.actions import civil_available, military_available, spend_civil, spend_military
from saecula.tta.law.cards.bach import convert_refusal, may_convert
from saecula.tta.law.cards.gutenberg import add_learn_options, is_learn, learn, learn_refusal
from saecula.tta.law.cards.louvre import redeem, redeem_refusal
from saecula.tta.law.cards.red_cross import assist, assist_refusal
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, lose
from saecula.tta.law.ideas import phase_ideas
from saecula.tta.law.payment import FOR_OTHER, FOR_UNIT, resources_at_hand
from saecula.tta.law.points import change_culture
from saecula.tta.law.question import Question
from saecula.tta.law.turn.start import begin_actions
from saecula.tta.law.workers import gain_population
from saecula.tta.piles import repeats
from saecula.tta.powers import (
    CONVERT_TO_THEATER,
    CULTURE_OR_ARMS,
    FOOD_AS_RESOURCE,
    FREE_POPULATION,
    HAS_ABILITY,
    LEVY_POWER,
    MILITARY_AS_CIVIL,
    RESOURCE_AS_FOOD,
)
from saecula.tta.ratings.prices import build_cost, upgrade_cost
from saecula.tta.state import State
from saecula.tta.terms import (
    ACTION,
    ARM,
    ASK_ACTIONS,
    ASSIST,
    BARTER,
    BUILD,
    BY_LEADER,
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
    THEATER,
    UPGRADE,
)

BUILDS: Final = ready(BUILD, TECHS)
DESTROYS: Final = ready(DESTROY, TECHS)
ONE_POPULATION: Final[object] = command(POPULATE)
END_OF_PHASE: Final[object] = command(END)


def open_actions(s: State, i: i64) -> None:
    s.stack.append(Frame(ASK_ACTIONS, i))
    if s.plan.modules and s.round > 1:
        begin_actions(s, i)


# --- may it be done? ----------------------------------------------------------------------------------------------
def civil_refusal(s: State, i: i64, law: str) -> Refusal | None:
    """actions.not-enough"""
    have = civil_available(s.seats[i])
    return None if have >= 1 else Refusal(law, "civil-actions", 1, have)


def military_refusal(s: State, i: i64, law: str) -> Refusal | None:
    have = military_available(s.seats[i])
    return None if have >= 1 else Refusal(law, "military-actions", 1, have)


def worker_refusal(s: State, i: i64, tech: i64, verb: str) -> Refusal | None:
    """Buildings cost a civil action, units a military one."""
    if is_unit_number(tech):
        noun = "disband" if verb == "destroy" else verb
        return military_refusal(s, i, f"action.unit.{noun}.military-action")
    return civil_refusal(s, i, f"action.{verb}.civil-action")


def first_of(*refusals: Refusal | None) -> Refusal | None:
    for refused in refusals:
        if refused is not None:
            return refused
    return None


def power_refusal(s: State, i: i64, kind: i64, a: i64, b: i64) -> Refusal | None:
    """Actions that a leader, a wonder or a pact allows."""
    seat = s.seats[i]
    if kind == LEVY and seat.powers[LEVY_POWER]:
        return levy_refusal(s, i, a)
    if kind == CONVERT and may_convert(s, i):
        return first_of(civil_refusal(s, i, "action.upgrade.civil-action"), convert_refusal(s, i, a, b, 0))
    if kind == SETTLE and unused(s, i, FREE_POPULATION):
        return None if seat.yellow > 0 else Refusal("action.population.empty-bank")
    if kind == ARM and unused(s, i, CULTURE_OR_ARMS):
        return None if a <= 1 else Refusal("action.all-steps-and-costs")
    if kind == SUBSTITUTE and unused(s, i, MILITARY_AS_CIVIL):
        return military_refusal(s, i, "actions.not-enough")
    if kind == REDEEM:
        return redeem_refusal(s, i)
    if kind == ASSIST:
        return assist_refusal(s, i, a)
    if kind == BARTER and a == 0 and unused(s, i, FOOD_AS_RESOURCE):
        return None if amount_of(seat, IS_FOOD) > 0 else Refusal("food.pay.insufficient", "food", 1, 0)
    if kind == BARTER and a == 1 and unused(s, i, RESOURCE_AS_FOOD):
        return None if amount_of(seat, IS_RESOURCE) > 0 else Refusal("food.pay.insufficient", "resources", 1, 0)
    return Refusal("turn.course.phases")


def unused(s: State, i: i64, power: i64) -> bool:
    seat = s.seats[i]
    return seat.powers[power] > 0 and not seat.used >> power & 1


def levy_refusal(s: State, i: i64, tech: i64) -> Refusal | None:
    """Population and a unit as one action, each one cheaper; the new worker may be the unit."""
    seat = s.seats[i]
    refused = first_of(military_refusal(s, i, "action.unit.build.military-action"), populate_refusal(s, i, 1))
    if refused is not None:
        return refused
    if not in_play(seat, tech) or not is_unit(tech):
        return Refusal("action.unit.build.tech-in-play")
    cost = less(build_cost(seat, tech), 1)
    have = resources_at_hand(seat, FOR_UNIT)
    return None if have >= cost else Refusal("action.unit.build.resource-cost", "resources", cost, have)


# --- what may be done? --------------------------------------------------------------------------------------------


def add_civil_options(s: State, frame: Frame, options: list[object]) -> None:
    i = frame.seat
    seat = s.seats[i]
    if can_populate(seat, 0):
        options.append(ONE_POPULATION)
    add_worker_options(s, i, 0, FIRST[FIRST_UNIT], options)
    for stages in range(1, most_stages(seat) + 1):
        if can_pay_stages(seat, stages, 0) and blue_tokens(seat) >= stages:
            options.append(command(STAGE, stages))
    for place in range(len(seat.hand)):
        card = seat.hand[place]
        if KIND[card] == LEADER:
            options.append(command(ELECT, card))
        elif is_technology(card) and can_develop(s, i, card, 0):
            options.append(command(DEVELOP, card))


def add_military_options(s: State, frame: Frame, options: list[object]) -> None:
    i = frame.seat
    seat = s.seats[i]
    add_worker_options(s, i, FIRST[FIRST_UNIT], TECHS, options)
    if seat.tactic_used:
        return
    for place in range(len(seat.cards)):
        card = seat.cards[place]
        if KIND[card] == TACTIC and not repeats(seat.cards, place):
            options.append(command(TACTIC_PLAY, card))
    if military_available(seat) >= COPY_TACTIC_COST:
        for card in s.tactics:
            if card != seat.tactic:
                options.append(command(TACTIC_COPY, card))


def add_worker_options(s: State, i: i64, first: i64, last: i64, options: list[object]) -> None:
    """Build, upgrade and destroy on the technologies of a range."""
    seat = s.seats[i]
    plain = resources_at_hand(seat, FOR_UNIT if first > 0 else FOR_OTHER)
    works = seat.works if first == 0 else 0
    for tech in range(first, last):
        if not seat.techs >> tech & 1:
            continue
        have = plain + works if works > 0 and is_urban(tech) else plain
        if seat.pool > 0 and build_cost(seat, tech) <= have and has_room(seat, tech):
            options.append(BUILDS[tech])
        if seat.workers[tech] > 0:
            for target in range(tech + 1, LAST[KIND[tech]]):
                if seat.techs >> target & 1 and upgrade_cost(seat, tech, target) <= have:
                    options.append(command(UPGRADE, tech, target))
            options.append(DESTROYS[tech])


def add_power_options(s: State, frame: Frame, options: list[object]) -> None:
    i = frame.seat
    seat = s.seats[i]
    if seat.powers[LEVY_POWER] and military_available(seat) > 0:
        for tech in range(FIRST[FIRST_UNIT], TECHS):
            if seat.techs >> tech & 1 and levy_refusal(s, i, tech) is None:
                options.append(command(LEVY, tech))
    if may_convert(s, i) and civil_available(seat) > 0:
        for tech in range(TECHS):
            if seat.workers[tech] and is_urban(tech) and KIND[tech] != THEATER:
                for target in range(FIRST[THEATER], LAST[THEATER]):
                    if convert_refusal(s, i, tech, target, 0) is None:
                        options.append(command(CONVERT, tech, target))
    if unused(s, i, FREE_POPULATION) and seat.yellow > 0:
        options.append(command(SETTLE))
    if unused(s, i, CULTURE_OR_ARMS):
        options.append(command(ARM, 0))
        options.append(command(ARM, 1))
    if unused(s, i, MILITARY_AS_CIVIL) and military_available(seat) > 0:
        options.append(command(SUBSTITUTE))
    if unused(s, i, FOOD_AS_RESOURCE) and amount_of(seat, IS_FOOD) > 0:
        options.append(command(BARTER, 0))
    if unused(s, i, RESOURCE_AS_FOOD) and amount_of(seat, IS_RESOURCE) > 0:
        options.append(command(BARTER, 1))


# --- doing it -----------------------------------------------------------------------------------------------------


def spend_for(s: State, i: i64, tech: i64) -> None:
    if is_unit(tech):
        spend_military(s, i, 1)
    else:
        spend_civil(s, i, 1)


def power_answer(s: State, i: i64, kind: i64, a: i64, b: i64) -> None:
    seat = s.seats[i]
    if kind == LEVY:
        spend_military(s, i, 1)
        populate(s, i, 1)
        build(s, i, a, 1)
    elif kind == CONVERT:
        seat.used |= 1 << CONVERT_TO_THEATER
        spend_civil(s, i, 1)
        upgrade(s, i, a, b, 0)
    elif kind == SETTLE:
        seat.used |= 1 << FREE_POPULATION
        gain_population(s, i, "workers.gain-population")
    elif kind == ARM:
        seat.used |= 1 << CULTURE_OR_ARMS
        if a == 0:
            change_culture(s, i, seat.powers[CULTURE_OR_ARMS], BY_LEADER, "stats.modified-by-text")
        else:
            seat.arms += seat.powers[CULTURE_OR_ARMS]
            seat.arms_science += seat.powers[CULTURE_OR_ARMS]
    elif kind == SUBSTITUTE:
        seat.used |= 1 << MILITARY_AS_CIVIL
        spend_military(s, i, 1)
        seat.extra_civil += 1
    elif kind == REDEEM:
        redeem(s, i)
    elif kind == ASSIST:
        assist(s, i, a)
    elif kind == BARTER and a == 0:
        seat.used |= 1 << FOOD_AS_RESOURCE
        lose(s, i, IS_FOOD, 1, "food.lose.like-pay")
        seat.spare += 1
    elif kind == BARTER and a == 1:
        seat.used |= 1 << RESOURCE_AS_FOOD
        lose(s, i, IS_RESOURCE, 1, "food.lose.like-pay")
        seat.spare_food += 1
    else:
        raise BrokenLaw(f"nobody can do the action {kind}")


def add_wonder_options(s: State, i: i64, options: list[object]) -> None:
    if redeem_refusal(s, i) is None:
        options.append(command(REDEEM))
    for owner in range(s.seat_count):
        if assist_refusal(s, i, owner) is None:
            options.append(command(ASSIST, owner))


# --- the question --------------------------------------------------------------------------------------------------
class Actions(Question):
    """Any number of actions in any order, until the phase is ended."""

    def __init__(self) -> None:
        takes = (
            TAKE, POPULATE, BUILD, UPGRADE, DESTROY, ELECT, STAGE, DEVELOP, REVOLT, PLAY, TACTIC_PLAY, TACTIC_COPY,
            LEVY, CONVERT, SETTLE, ARM, SUBSTITUTE, BARTER, END, LEARN_TAKE, LEARN_DEVELOP, LEARN_BUILD, LEARN_UPGRADE,
            REDEEM, ASSIST,
        )  # fmt: skip
        super().__init__(ASK_ACTIONS, "action", takes, "turn.course.phases", {})

    def options(self, s: State, frame: Frame) -> list[int]:
        i = frame.seat
        seat = s.seats[i]
        options = take_options(s, seat)
        if s.round > 1:
            if civil_available(seat) > 0:
                add_civil_options(s, frame, options)
            if military_available(seat) > 0:
                add_military_options(s, frame, options)
            if seat.powers[HAS_ABILITY]:
                add_power_options(s, frame, options)
            if s.plan.modules:
                add_wonder_options(s, i, options)
                add_learn_options(s, i, options)
            for place in range(len(seat.hand)):
                card = seat.hand[place]
                if KIND[card] == GOVERNMENT and revolt_refusal(s, i, card, 0) is None:
                    options.append(command(REVOLT, card))
                elif KIND[card] == ACTION and not repeats(seat.hand, place) and may_play(s, i, card):
                    options.append(command(PLAY, card))
        options.append(END_OF_PHASE)
        return cast("list[int]", options)

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        """The law that forbids an action now. In the first round only cards may be taken."""
        i = frame.seat
        kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
        if kind == END:
            return None
        if kind == TAKE:
            return take_refusal(s, i, a)
        if s.round == 1:
            return Refusal("turn.first.only-take-cards")
        if kind == POPULATE:
            return first_of(civil_refusal(s, i, "action.population.civil-action"), populate_refusal(s, i, 0))
        if kind == BUILD:
            return first_of(worker_refusal(s, i, a, "build"), build_refusal(s, i, a, 0))
        if kind == UPGRADE:
            return first_of(worker_refusal(s, i, a, "upgrade"), upgrade_refusal(s, i, a, b, 0))
        if kind == DESTROY:
            return first_of(worker_refusal(s, i, a, "destroy"), destroy_refusal(s, i, a))
        if kind == ELECT:
            return first_of(civil_refusal(s, i, "action.leader.civil-action"), elect_refusal(s, i, a))
        if kind == STAGE:
            refused = civil_refusal(s, i, "action.stage.civil-action")
            return first_of(refused, stage_refusal(s, i, a, 0, most_stages(s.seats[i])))
        if kind == DEVELOP:
            return first_of(civil_refusal(s, i, "action.develop.civil-action"), develop_refusal(s, i, a, 0))
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
            destroy(s, i, a, "action.destroy.worker-to-pool")
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
