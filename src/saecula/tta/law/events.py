"""events.*: what a revealed event does, task by task, and the questions it asks of the seats."""

from typing import Final

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.card import Step
from saecula.tta.cards.catalog import AGE, CARDS, KIND, is_unit, is_urban
from saecula.tta.cards.refusals import EVENT_ACTION_KIND
from saecula.tta.law.action import build as b_
from saecula.tta.law.action.develop import develop, develop_refusal, revolt, revolt_refusal
from saecula.tta.law.action.take import limits_refusal, receive, take_cost
from saecula.tta.law.age import clockwise, replenish
from saecula.tta.law.draw import discard_card, draw_cards
from saecula.tta.law.events_new import do_new_task
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, lose
from saecula.tta.law.impact import impact_score
from saecula.tta.law.leaving import leader_leaves, lose_colony
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.production import produce_food, produce_goods, produce_resources
from saecula.tta.law.ranking import cultures, few, ranked, strengths, strengths_for_weakest
from saecula.tta.law.tokens import card_leaves, change_yellow, lose_blue
from saecula.tta.law.workers import gain_population, lose_population
from saecula.tta.ratings import culture_of, discontent_of, happiness_of, refresh, science_of
from saecula.tta.state import State
from saecula.tta.terms import (
    ACT_CHEAPER,
    AGE_I,
    AGE_IV,
    ALL,
    ALL_HAPPIEST,
    ALL_MOST_DISCONTENT,
    AS_FOOD,
    AS_RESOURCES,
    ASK_AGREEMENT,
    ASK_DISCARD,
    ASK_EVENT,
    ASK_EVENT_ACTION,
    ASK_FREE_BUILD,
    ASK_KIND,
    ASK_LOSE_BUILDING,
    ASK_LOSE_COLONY,
    ASK_RUIN,
    ASK_SPLIT,
    ASK_TERROR,
    BUILD,
    BUILD_FREE,
    BY_EVENT,
    BY_IMPACT,
    CHOOSE,
    CHOOSE_KIND,
    CULTURE_BY_CULTURE,
    CULTURE_BY_DISCONTENT,
    CULTURE_BY_SCIENCE,
    DESTROY_OF_OTHERS,
    DEVELOP,
    DISCARD_CARDS,
    DONE,
    DRAW_CARDS,
    EVENT,
    EVENT_REVEALED,
    FEWEST_CULTURE,
    FOOD_BY_FACES,
    FULL_PRODUCTION,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_POPULATION,
    GAIN_RESOURCES,
    GAIN_SCIENCE,
    GOVERNMENT,
    IMPACT,
    LOSE_A_COLONY,
    LOSE_ALL_FOOD,
    LOSE_BLUE,
    LOSE_BUILDING,
    LOSE_CIVIL_BY_DISCONTENT,
    LOSE_POPULATION,
    MOST_CULTURE,
    MOST_CULTURE_IF_WEAK,
    NOTHING,
    POPULATE,
    POPULATION_BY_DISCONTENT,
    PRODUCE_FOOD,
    PRODUCE_RESOURCES,
    REMOVE_OLD_LEADER,
    REVOLT,
    ROW,
    RUIN_A_WONDER,
    SCIENCE_BY_SCIENCE,
    SECOND_WEAKEST,
    SPLIT_GAIN,
    SPLIT_LOSS,
    STRONGEST,
    TAKE_FROM_ROW,
    TAKE_YELLOW_FROM_WEAKEST,
    TECHS,
    TERRITORY,
    TWO_STRONGEST,
    TWO_WEAKEST,
    WEAKEST,
    WONDER_RUINED,
)
from saecula.tta.terms import PLAN as FIRST_NEW_TASK

NO_EVENT: Final[list[Step]] = [(ALL, GAIN_SCIENCE, 1)]  # a card of another kind among the events
SPLIT_TO_GAIN: Final = -1  # in the `b` of a split: nobody's goods
SPLIT_TO_LOSE: Final = -2


# --- whom it concerns ---------------------------------------------------------------------------------------------
def concerned(s: State, who: i64, first: i64) -> list[int]:
    """Seats in the order of their decisions, clockwise from the revealer."""
    if who == ALL:
        return clockwise(s, first)
    if who == ALL_HAPPIEST:
        return most_of(s, [happiness_of(seat) for seat in s.seats], first, 0)
    if who == ALL_MOST_DISCONTENT:
        return most_of(s, [discontent_of(seat) for seat in s.seats], first, 1)
    by_culture = who in (MOST_CULTURE, FEWEST_CULTURE, MOST_CULTURE_IF_WEAK)
    by_weakness = who in (WEAKEST, TWO_WEAKEST, SECOND_WEAKEST)
    order = ranked(s, cultures(s) if by_culture else strengths_for_weakest(s) if by_weakness else strengths(s), first)
    if who in (STRONGEST, MOST_CULTURE):
        return order[:1]
    if who in (WEAKEST, FEWEST_CULTURE):
        return order[-1:]
    if who == SECOND_WEAKEST:
        return order[-2:-1] if len(order) > 2 else []
    if who == MOST_CULTURE_IF_WEAK:
        weak = ranked(s, strengths_for_weakest(s), first)[-few(s) :]
        return [i for i in order[:1] if i in weak]
    chosen = order[: few(s)] if who == TWO_STRONGEST else order[-few(s) :]
    return [i for i in clockwise(s, first) if i in chosen]


def most_of(s: State, values: list[int], first: i64, least: i64) -> list[int]:
    """events.ties.all-civilizations: everybody who has most, if it is at least `least`."""
    order = clockwise(s, first)
    most = max([values[i] for i in order])
    return [i for i in order if values[i] == most and most >= least]


# --- revealing and working off ------------------------------------------------------------------------------------
def open_event(s: State, card: i64, first: i64) -> None:
    """Ranks are evaluated once, before anything happens; then one task after another."""
    frame = Frame(ASK_EVENT, first, 0, card)
    for who, what, amount in steps_of(s, card):
        for i in concerned(s, who, first):
            frame.data += [i, what, amount]
    s.stack.append(frame)


def steps_of(s: State, card: i64) -> list[Step]:
    """card.confucius.effect, card.confucius.after-leaving: what is no event teaches everybody a little."""
    if KIND[card] not in (EVENT, TERRITORY):
        return NO_EVENT
    row = CARDS[card]
    return row.late_steps if s.age >= AGE_IV and row.late_steps else row.steps


def event_advance(s: State, frame: Frame) -> bool:
    """Do the next task; False when none is left. Questions come to lie on top of this frame."""
    if s.final and frame.step == 0:  # in final scoring every event is told when its turn comes
        frame.step = 1
        emit(s, "politics.event.reveal-current", EVENT_REVEALED, frame.seat, frame.a)
    if not frame.data:
        return False
    i, what, amount = frame.data[0], frame.data[1], frame.data[2]
    frame.data = frame.data[3:]
    do_task(s, i, what, amount, frame.seat)
    return True


def do_task(s: State, i: i64, what: i64, amount: i64, first: i64) -> None:
    seat = s.seats[i]
    if what == GAIN_FOOD:
        gain(s, i, IS_FOOD, amount)
    elif what == GAIN_RESOURCES:
        gain(s, i, IS_RESOURCE, amount)
    elif what == GAIN_SCIENCE:
        change_science(s, i, amount)
    elif what == GAIN_CULTURE:
        change_culture(s, i, amount, BY_EVENT)
    elif what == GAIN_POPULATION:
        gain_population(s, i)
    elif what == LOSE_POPULATION:
        lose_population(s, i, amount)
    elif what == IMPACT:
        change_culture(s, i, impact_score(s, i, amount, first), BY_IMPACT)
    elif what == LOSE_BLUE:
        lose_blue(s, i, amount)
    elif what == TAKE_YELLOW_FROM_WEAKEST:
        weakest = ranked(s, strengths_for_weakest(s), first)[-1]
        change_yellow(s, i, -change_yellow(s, weakest, -amount))
    elif what == REMOVE_OLD_LEADER:
        if seat.leader != NOTHING and AGE[seat.leader] != s.age:
            leader_leaves(s, i)
    elif what == DRAW_CARDS:
        draw_cards(s, i, amount)
    elif what >= FIRST_NEW_TASK:
        do_new_task(s, i, what, amount, first)
    elif not do_measured_task(s, i, what, amount):
        ask_task(s, i, what, amount)


def do_measured_task(s: State, i: i64, what: i64, amount: i64) -> bool:
    """Tasks whose size is a rating, production or discontent; False for a task that asks."""
    seat = s.seats[i]
    if what == CULTURE_BY_CULTURE:
        change_culture(s, i, culture_of(s, i), BY_EVENT)
    elif what == SCIENCE_BY_SCIENCE:
        change_science(s, i, science_of(s, i))
    elif what == CULTURE_BY_SCIENCE:
        change_culture(s, i, science_of(s, i), BY_EVENT)
    elif what == FOOD_BY_FACES:
        gain(s, i, IS_FOOD, happiness_of(seat))
    elif what == PRODUCE_FOOD:
        produce_food(s, i)
    elif what == PRODUCE_RESOURCES:
        produce_resources(s, i)
    elif what == FULL_PRODUCTION:
        produce_goods(s, i)
    elif what == LOSE_ALL_FOOD:
        lose(s, i, IS_FOOD, amount_of(seat, IS_FOOD))
    elif what == LOSE_CIVIL_BY_DISCONTENT:  # ruling.events.lost-actions-between-turns
        seat.civil = max(0, seat.civil - amount * discontent_of(seat))
    elif what == CULTURE_BY_DISCONTENT:
        change_culture(s, i, amount * discontent_of(seat), BY_EVENT)
    elif what == POPULATION_BY_DISCONTENT:
        lose_population(s, i, (discontent_of(seat) + amount - 1) // amount)
    else:
        return False
    return True


def ask_task(s: State, i: i64, what: i64, amount: i64) -> None:
    """Tasks that ask the seat something."""
    if what == CHOOSE_KIND:
        s.stack.append(Frame(ASK_KIND, i, 0, amount))
    elif what == SPLIT_GAIN:
        s.stack.append(Frame(ASK_SPLIT, i, 0, amount, SPLIT_TO_GAIN))
    elif what == SPLIT_LOSS:
        s.stack.append(Frame(ASK_SPLIT, i, 0, amount, SPLIT_TO_LOSE))
    elif what == DISCARD_CARDS:
        held = len(s.seats[i].cards)
        s.stack.append(Frame(ASK_DISCARD, i, 0, amount if amount < held else held))
    elif what == BUILD_FREE:
        s.stack.append(Frame(ASK_FREE_BUILD, i, 0, amount))
    elif what == ACT_CHEAPER:
        s.stack.append(Frame(ASK_EVENT_ACTION, i, 0, amount))
    elif what == LOSE_BUILDING:
        s.stack.append(Frame(ASK_LOSE_BUILDING, i))
    elif what == LOSE_A_COLONY:
        s.stack.append(Frame(ASK_LOSE_COLONY, i))
    elif what == RUIN_A_WONDER:
        s.stack.append(Frame(ASK_RUIN, i))
    elif what == TAKE_FROM_ROW:
        s.stack.append(Frame(ASK_AGREEMENT, i, 0, amount))
    elif what == DESTROY_OF_OTHERS:
        for victim in reversed(clockwise(s, i)):
            if victim != i:
                s.stack.append(Frame(ASK_TERROR, i, 0, 0, victim))


# --- food or resources --------------------------------------------------------------------------------------------
def kind_options(frame: Frame) -> list[int]:
    return [command(AS_FOOD, frame.a), command(AS_RESOURCES, frame.a)]


def kind_answer(s: State, frame: Frame, cmd: i64) -> None:
    s.stack.pop()
    gain(s, frame.seat, IS_FOOD if kind_of(cmd) == AS_FOOD else IS_RESOURCE, a_of(cmd))


def split_options(s: State, frame: Frame) -> list[int]:
    """So much food, the rest resources; a loss can split only what is there."""
    most = frame.a
    least: i64 = 0
    if frame.b == SPLIT_TO_LOSE:
        seat = s.seats[frame.seat]
        food, resources = amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE)
        due = min(frame.a, food + resources)
        most = min(due, food)
        least = max(0, due - resources)
    return [command(AS_FOOD, amount) for amount in range(least, most + 1)]


def split_answer(s: State, frame: Frame, food: i64) -> None:
    s.stack.pop()
    if frame.b == SPLIT_TO_GAIN:
        gain(s, frame.seat, IS_FOOD, food)
        gain(s, frame.seat, IS_RESOURCE, frame.a - food)
    else:
        lose(s, frame.seat, IS_FOOD, food)
        lose(s, frame.seat, IS_RESOURCE, frame.a - food)


# --- a free building, a cheaper action ----------------------------------------------------------------------------
def free_build_advance(s: State, frame: Frame) -> bool:
    return b_.room_refusal(s.seats[frame.seat], frame.a) is None


def free_build_options(frame: Frame) -> list[int]:
    return [command(BUILD, frame.a), command(DONE)]


def event_action_refusal(s: State, frame: Frame, cmd: i64) -> Refusal | None:
    """card.development-of-civilization.*: one action, cheaper, without civil actions but for a revolution."""
    i, kind, a = frame.seat, kind_of(cmd), a_of(cmd)
    if kind == DONE:
        return None
    if kind == POPULATE:
        return b_.populate_refusal(s, i, frame.a)
    if kind == BUILD:
        if b_.is_unit_number(a):
            return Refusal(EVENT_ACTION_KIND)
        return b_.build_refusal(s, i, a, frame.a)
    if kind == DEVELOP:
        return develop_refusal(s, i, a, frame.a)
    if kind == REVOLT:
        return revolt_refusal(s, i, a, frame.a)
    return Refusal("turn.course.phases")


def event_action_options(s: State, frame: Frame) -> list[int]:
    seat = s.seats[frame.seat]
    ideas = [command(POPULATE)]
    for tech in range(TECHS):
        if seat.techs >> tech & 1 and not is_unit(tech):
            ideas.append(command(BUILD, tech))
    for card in seat.hand:
        ideas.append(command(DEVELOP, card))
        if KIND[card] == GOVERNMENT:
            ideas.append(command(REVOLT, card))
    ideas.append(command(DONE))
    return [cmd for cmd in ideas if event_action_refusal(s, frame, cmd) is None]


def event_action_answer(s: State, frame: Frame, cmd: i64) -> None:
    s.stack.pop()
    i, kind, a = frame.seat, kind_of(cmd), a_of(cmd)
    if kind == POPULATE:
        b_.populate(s, i, frame.a)
    elif kind == BUILD:
        b_.build(s, i, a, frame.a)
    elif kind == DEVELOP:
        develop(s, i, a, frame.a)
    elif kind == REVOLT:
        revolt(s, i, a, frame.a)


# --- losing a building, a colony, a wonder ------------------------------------------------------------------------
def own_buildings(s: State, i: i64) -> list[int]:
    """Farms, mines and urban buildings."""
    seat = s.seats[i]
    return [tech for tech in range(TECHS) if seat.workers[tech] and not is_unit(tech)]


def urban_buildings(s: State, i: i64) -> list[int]:
    seat = s.seats[i]
    return [tech for tech in range(TECHS) if seat.workers[tech] and is_urban(tech)]


def intact_wonders(s: State, i: i64) -> list[int]:
    """Completed wonders of Ages A and I that are no ruins."""
    seat = s.seats[i]
    return [
        seat.wonders[place]
        for place in range(len(seat.wonders))
        if AGE[seat.wonders[place]] <= AGE_I and not seat.ruins >> place & 1
    ]


def choices(s: State, frame: Frame) -> list[int]:
    """What may be chosen in questions that only name a thing."""
    if frame.kind == ASK_LOSE_BUILDING:
        return own_buildings(s, frame.seat)
    if frame.kind == ASK_TERROR:
        return urban_buildings(s, frame.b)
    if frame.kind == ASK_LOSE_COLONY:
        return s.seats[frame.seat].colonies
    return intact_wonders(s, frame.seat)


def choice_answer(s: State, frame: Frame, choice: i64) -> None:
    s.stack.pop()
    if frame.kind == ASK_LOSE_BUILDING:
        b_.destroy(s, frame.seat, choice)
    elif frame.kind == ASK_TERROR:
        b_.destroy(s, frame.b, choice)
    elif frame.kind == ASK_LOSE_COLONY:
        lose_colony(s, frame.seat, choice)
        discard_card(s, frame.seat, choice, True)  # cards.discard.military-by-age
    else:
        ruin(s, frame.seat, choice)


def ruin(s: State, i: i64, wonder: i64) -> None:
    """Symbols and texts are gone; it stays a completed wonder (card.ravages.counts-completed)."""
    seat = s.seats[i]
    card_leaves(s, i, wonder)
    seat.ruins |= bit(seat.wonders.index(wonder))
    emit(s, "card.ravages.counts-completed", WONDER_RUINED, i, wonder)
    refresh(s, i)


# --- taking cards from the row ------------------------------------------------------------------------------------
def agreement_refusal(s: State, frame: Frame, space: i64) -> Refusal | None:
    """card.international-agreement.usual-take"""
    if not 0 <= space < ROW or s.row[space] == NOTHING:
        return Refusal("action.take.any-card")
    seat = s.seats[frame.seat]
    refused = limits_refusal(seat, s.row[space])
    if refused is not None:
        return refused
    cost = take_cost(seat, space, s.row[space])
    if cost > frame.a:
        return Refusal("action.take.space-cost", "civil-actions", cost, frame.a)
    return None


def agreement_options(s: State, frame: Frame) -> list[int]:
    options = [command(CHOOSE, space) for space in range(ROW) if agreement_refusal(s, frame, space) is None]
    options.append(command(DONE))
    return options


def agreement_answer(s: State, frame: Frame, space: i64) -> None:
    cost = take_cost(s.seats[frame.seat], space, s.row[space])
    receive(s, frame.seat, space, cost)
    frame.a -= cost
    frame.step = 1


def agreement_done(s: State, frame: Frame) -> None:
    """card.international-agreement.replenish: only if something was taken; it costs the next political action."""
    s.stack.pop()
    if frame.step:
        s.seats[frame.seat].no_politics += 1
        replenish(s, False)
