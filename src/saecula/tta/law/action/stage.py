"""action.stage.*, ruling.stage.*, wonders.age3-one-time, stats.modified-by-text: the stages of a wonder."""

from mypy_extensions import i64

from saecula.core.arrays import with_one
from saecula.core.command import a_of, command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS, STAGES
from saecula.tta.law.action.price import less
from saecula.tta.law.action.wonder import blue_tokens, stage_cost, stages_left
from saecula.tta.law.actions import civil_refusal
from saecula.tta.law.cards.red_cross import costs_food, food_refusal, has_food_for, pay_in_food, score_stages
from saecula.tta.law.cards.stonehenge import score_printed_cost
from saecula.tta.law.expansion.temp_resources import FOR_WORKS
from saecula.tta.law.food import pay_resources, resources_at_hand
from saecula.tta.law.question import Question
from saecula.tta.law.tokens import card_enters
from saecula.tta.law.wonders import completed
from saecula.tta.powers import (
    STAGES_AT_ONCE,
)
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ASK_STAGE_TOKEN,
    CHOOSE,
    NOTHING,
    STAGES_BUILT,
    STORES,
    WONDER_COMPLETED,
    Amount,
    SeatNo,
)


def stage_action_refusal(s: State, i: SeatNo) -> Refusal | None:
    return civil_refusal(s, i, "action.stage.civil-action")


def most_stages(seat: Seat) -> i64:
    """How many stages one action may build."""
    left = stages_left(seat)
    most = 1 + seat.powers[STAGES_AT_ONCE]
    return left if left < most else most


def can_pay_stages(seat: Seat, count: Amount, have: Amount) -> bool:
    """action.stage.multi-sum: all of them at once, with so many resources."""
    cost = stage_cost(seat, count)
    return has_food_for(seat, cost) if costs_food(seat) else have >= cost


def stage_refusal(s: State, i: SeatNo, count: Amount, discount: Amount, at_most: i64) -> Refusal | None:
    seat = s.seats[i]
    if seat.wonder == NOTHING:
        return Refusal("action.stage.needs-unfinished")
    if not 1 <= count <= at_most:
        return Refusal("action.stage.leftmost-cost", "stages", count, at_most)
    have = resources_at_hand(seat, FOR_WORKS)
    if can_pay_stages(seat, count, have + discount):
        return Refusal("action.stage.cover-from-cards") if blue_tokens(seat) < count else None
    if costs_food(seat):
        return food_refusal(seat, stage_cost(seat, count))
    cost = less(stage_cost(seat, count), discount)
    return Refusal("action.stage.leftmost-cost", "resources", cost, have)


def build_stages(s: State, i: SeatNo, count: Amount, discount: Amount) -> None:
    """action.stage.multi-cover-after: pay first, then cover."""
    seat = s.seats[i]
    cost = stage_cost(seat, count)
    if costs_food(seat):
        pay_in_food(s, i, cost)
    else:
        pay_resources(s, i, less(cost, discount), FOR_WORKS, "action.stage.leftmost-cost")
    emit(s, "action.stage.cover-from-bank", STAGES_BUILT, i, seat.wonder, count)
    score_printed_cost(s, i, cost)
    score_stages(s, i, seat.wonder, count)
    cover(s, i, count)


def cover(s: State, i: SeatNo, count: Amount) -> None:
    """action.stage.cover-from-bank, action.stage.cover-from-cards: with the owner's tokens, whoever built it."""
    seat = s.seats[i]
    from_bank = count if count < seat.blue else seat.blue
    seat.blue -= from_bank
    seat.stages += from_bank
    refresh(s, i)  # some wonders have powers from their first stage on
    if from_bank < count:
        s.stack.append(Frame(ASK_STAGE_TOKEN, i, 0, count - from_bank))
    else:
        complete_if_covered(s, i)


def complete_if_covered(s: State, i: SeatNo) -> None:
    """action.stage.completed, action.stage.tokens-return, action.stage.upright, action.stage.effects-apply"""
    seat = s.seats[i]
    wonder = seat.wonder
    if seat.stages < len(STAGES[wonder]):
        return
    if CARDS[wonder].keeps_tokens:
        seat.kept += seat.stages
    else:
        seat.blue += seat.stages
    seat.stages = 0
    seat.wonder = NOTHING
    seat.wonders = with_one(seat.wonders, wonder)
    emit(s, "action.stage.completed", WONDER_COMPLETED, i, wonder)
    card_enters(s, i, wonder)
    refresh(s, i)
    completed(s, i, wonder)


# --- the question ------------------------------------------------------------------------------------------------
class StageToken(Question):
    """Which card gives the token that covers a stage when the bank is empty."""

    def __init__(self) -> None:
        law = "action.stage.cover-from-cards"
        super().__init__(ASK_STAGE_TOKEN, "stage-token-source", (CHOOSE,), law, {"a": "how many tokens"})

    def stake(self, frame: Frame) -> i64:
        return frame.a

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        seat = s.seats[frame.seat]
        for store in range(STORES):
            if seat.tokens[store] > 0:
                options.append(command(CHOOSE, store))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """ruling.stage.token-owner-chooses"""
        seat = s.seats[frame.seat]
        seat.tokens[a_of(cmd)] -= 1
        seat.stages += 1
        refresh(s, frame.seat)
        frame.a -= 1
        if frame.a == 0:
            s.stack.pop()
            complete_if_covered(s, frame.seat)
