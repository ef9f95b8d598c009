"""events.written-effect, ruling.iconoclasm.*: what an event does, task by task."""

from mypy_extensions import i64

from saecula.core.errors import BrokenLaw
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE
from saecula.tta.law.cards.arms_industry import gain_by_arms
from saecula.tta.law.cards.call_to_arms import call_to_arms
from saecula.tta.law.cards.dark_ages import lose_science_above
from saecula.tta.law.cards.development_of_planning import open_plan
from saecula.tta.law.cards.international_negotiations import negotiate
from saecula.tta.law.cards.knowledge_of_the_ancients import learn_from_wonders
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.events import lose_civil
from saecula.tta.law.events.impact import impact_score
from saecula.tta.law.events.questions import SPLIT_TO_GAIN, SPLIT_TO_LOSE
from saecula.tta.law.events.ties import ranked, strengths_for_weakest
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, lose
from saecula.tta.law.leaders import leader_leaves
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.production import produce_food, produce_goods, produce_resources
from saecula.tta.law.tokens import change_yellow, lose_blue
from saecula.tta.law.workers import gain_population, lose_population
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.science import science_of
from saecula.tta.state import State
from saecula.tta.terms import (
    ACT_CHEAPER,
    ARMS_INDUSTRY,
    ASK_AGREEMENT,
    ASK_DISCARD,
    ASK_EVENT_ACTION,
    ASK_FREE_BUILD,
    ASK_KIND,
    ASK_LOSE_BUILDING,
    ASK_LOSE_COLONY,
    ASK_MOVE,
    ASK_RUIN,
    ASK_SPLIT,
    ASK_TERROR,
    BUILD_FREE,
    BY_EVENT,
    BY_IMPACT,
    CALL_TO_ARMS,
    CHOOSE_KIND,
    CULTURE_BY_CULTURE,
    CULTURE_BY_DISCONTENT,
    CULTURE_BY_SCIENCE,
    DESTROY_OF_OTHERS,
    DISCARD_CARDS,
    DRAW_CARDS,
    FOOD_BY_FACES,
    FULL_PRODUCTION,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_POPULATION,
    GAIN_RESOURCES,
    GAIN_SCIENCE,
    IMPACT,
    LOSE_A_COLONY,
    LOSE_ALL_FOOD,
    LOSE_BLUE,
    LOSE_BUILDING,
    LOSE_CIVIL_BY_DISCONTENT,
    LOSE_POPULATION,
    LOSE_SCIENCE_ABOVE,
    MOVE_WORKER,
    NEGOTIATE,
    NOTHING,
    PLAN,
    POPULATION_BY_DISCONTENT,
    PRODUCE_FOOD,
    PRODUCE_RESOURCES,
    REMOVE_OLD_LEADER,
    RUIN_A_WONDER,
    SCIENCE_BY_SCIENCE,
    SCIENCE_PER_WONDER,
    SPLIT_GAIN,
    SPLIT_LOSS,
    TAKE_FROM_ROW,
    TAKE_YELLOW_FROM_WEAKEST,
    Amount,
    SeatNo,
)


def do_task(s: State, i: SeatNo, what: i64, amount: Amount, first: SeatNo) -> None:
    """events.written-effect: one task of an event for one seat; `first` is who revealed it."""
    done = (
        do_plain_task(s, i, what, amount, first)
        or do_measured_task(s, i, what, amount)
        or do_task_of_one_card(s, i, what, amount, first)
    )
    if not done:
        ask_task(s, i, what, amount)


def do_plain_task(s: State, i: SeatNo, what: i64, amount: Amount, first: SeatNo) -> bool:
    """Tasks whose size stands on the card."""
    if what == GAIN_FOOD:
        gain(s, i, IS_FOOD, amount, "events.written-effect")
    elif what == GAIN_RESOURCES:
        gain(s, i, IS_RESOURCE, amount, "events.written-effect")
    elif what == GAIN_SCIENCE:
        change_science(s, i, amount, "events.written-effect")
    elif what == GAIN_CULTURE:
        change_culture(s, i, amount, BY_EVENT, "events.written-effect")
    elif what == GAIN_POPULATION:
        gain_population(s, i, "events.written-effect")
    elif what == LOSE_POPULATION:
        lose_population(s, i, amount, "events.written-effect")
    elif what == IMPACT:
        change_culture(s, i, impact_score(s, i, amount, first), BY_IMPACT, "events.written-effect")
    elif what == LOSE_BLUE:
        lose_blue(s, i, amount, "events.written-effect")
    elif what == TAKE_YELLOW_FROM_WEAKEST:
        weakest = ranked(s, strengths_for_weakest(s), first)[-1]
        change_yellow(s, i, -change_yellow(s, weakest, -amount, "events.written-effect"), "events.written-effect")
    elif what == REMOVE_OLD_LEADER:
        remove_old_leader(s, i)
    elif what == DRAW_CARDS:
        draw_cards(s, i, amount, "events.written-effect")
    else:
        return False
    return True


def remove_old_leader(s: State, i: SeatNo) -> None:
    """ruling.iconoclasm.age-iv: nobody is of Age IV."""
    leader = s.seats[i].leader
    if leader != NOTHING and AGE[leader] != s.age:
        leader_leaves(s, i, "events.written-effect")


def do_task_of_one_card(s: State, i: SeatNo, what: i64, amount: Amount, first: SeatNo) -> bool:
    """Tasks that only one event has."""
    if what == PLAN:
        open_plan(s, i, amount)
    elif what == LOSE_SCIENCE_ABOVE:
        lose_science_above(s, i, amount)
    elif what == CALL_TO_ARMS:
        call_to_arms(s, i, amount)
    elif what == SCIENCE_PER_WONDER:
        learn_from_wonders(s, i, amount)
    elif what == MOVE_WORKER:
        s.stack.append(Frame(ASK_MOVE, i))
    elif what == NEGOTIATE:
        negotiate(s, i, amount, first)
    elif what == ARMS_INDUSTRY:
        gain_by_arms(s, i, amount)
    else:
        return False
    return True


def do_measured_task(s: State, i: SeatNo, what: i64, amount: Amount) -> bool:
    """Tasks whose size is a rating, production or discontent."""
    seat = s.seats[i]
    if what == CULTURE_BY_CULTURE:
        change_culture(s, i, culture_of(s, i), BY_EVENT, "events.written-effect")
    elif what == SCIENCE_BY_SCIENCE:
        change_science(s, i, science_of(s, i), "events.written-effect")
    elif what == CULTURE_BY_SCIENCE:
        change_culture(s, i, science_of(s, i), BY_EVENT, "events.written-effect")
    elif what == FOOD_BY_FACES:
        gain(s, i, IS_FOOD, happiness_of(seat), "events.written-effect")
    elif what == PRODUCE_FOOD:
        produce_food(s, i)
    elif what == PRODUCE_RESOURCES:
        produce_resources(s, i)
    elif what == FULL_PRODUCTION:
        produce_goods(s, i)
    elif what == LOSE_ALL_FOOD:
        lose(s, i, IS_FOOD, amount_of(seat, IS_FOOD), "events.written-effect")
    elif what == LOSE_CIVIL_BY_DISCONTENT:
        lose_civil(s, i, amount * discontent_of(seat))
    elif what == CULTURE_BY_DISCONTENT:
        change_culture(s, i, amount * discontent_of(seat), BY_EVENT, "events.written-effect")
    elif what == POPULATION_BY_DISCONTENT:
        lose_population(s, i, (discontent_of(seat) + amount - 1) // amount, "events.written-effect")
    else:
        return False
    return True


def ask_task(s: State, i: SeatNo, what: i64, amount: Amount) -> None:
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
    else:
        raise BrokenLaw(f"no event does {what}")
