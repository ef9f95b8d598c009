"""action.stage.*: stages of the unfinished wonder, and its completion."""

from mypy_extensions import i64

from saecula.core.command import a_of, command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import CARDS, STAGES
from saecula.tta.law.action.price import less
from saecula.tta.law.payment import FOR_WORKS, food_at_hand, pay_food, pay_resources, resources_at_hand
from saecula.tta.law.points import change_culture, change_science
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
    BY_WONDER,
    CHOOSE,
    NOTHING,
    STAGES_BUILT,
    STORES,
    WONDER_COMPLETED,
)


def stage_cost(seat: Seat, count: i64) -> i64:
    """action.stage.leftmost-cost, action.stage.multi-sum"""
    total: i64 = 0
    for stage in range(seat.stages, seat.stages + count):
        total += STAGES[seat.wonder][stage]
    return total


def most_stages(seat: Seat) -> i64:
    """How many stages one action may build."""
    left = len(STAGES[seat.wonder]) - seat.stages if seat.wonder != NOTHING else 0
    most = 1 + seat.powers[STAGES_AT_ONCE]
    return left if left < most else most


def can_pay_stages(seat: Seat, count: i64, discount: i64) -> bool:
    """card.red-cross.food-only, card.red-cross.engineering-genius: no discount on stages that are paid in food."""
    cost = stage_cost(seat, count)
    if CARDS[seat.wonder].stage_food:
        return food_at_hand(seat) >= cost
    return resources_at_hand(seat, FOR_WORKS) >= less(cost, discount)


def stage_refusal(s: State, i: i64, count: i64, discount: i64, at_most: i64) -> Refusal | None:
    seat = s.seats[i]
    if seat.wonder == NOTHING:
        return Refusal("action.stage.needs-unfinished")
    if not 1 <= count <= at_most:
        return Refusal("action.stage.leftmost-cost", "stages", count, at_most)
    if can_pay_stages(seat, count, discount):
        return Refusal("action.stage.cover-from-cards") if blue_tokens(seat) < count else None
    if CARDS[seat.wonder].stage_food:
        return Refusal("card.red-cross.food-only", "food", stage_cost(seat, count), food_at_hand(seat))
    cost = less(stage_cost(seat, count), discount)
    return Refusal("action.stage.leftmost-cost", "resources", cost, resources_at_hand(seat, FOR_WORKS))


def blue_tokens(seat: Seat) -> i64:
    """Tokens that may cover a stage: in the bank and on farms, mines and labs."""
    tokens = seat.blue
    for store in range(STORES):
        tokens += seat.tokens[store]
    return tokens


def build_stages(s: State, i: i64, count: i64, discount: i64) -> None:
    """action.stage.multi-cover-after: pay first, then cover."""
    seat = s.seats[i]
    row = CARDS[seat.wonder]
    cost = stage_cost(seat, count)
    if row.stage_food:
        pay_food(s, i, cost)
    else:
        pay_resources(s, i, less(cost, discount), FOR_WORKS)
    emit(s, "action.stage.cover-from-bank", STAGES_BUILT, i, seat.wonder, count)
    if row.stage_science:  # ruling.stonehenge.printed-cost
        change_science(s, i, cost, "action.stage.multi-cover-after")
    change_culture(
        s, i, row.stage_culture * count, BY_WONDER, "action.stage.multi-cover-after"
    )  # card.red-cross.stage-culture
    cover(s, i, count)


def cover(s: State, i: i64, count: i64) -> None:
    """action.stage.cover-from-bank, .cover-from-cards: with tokens of the owner, whoever built the stage."""
    seat = s.seats[i]
    from_bank = count if count < seat.blue else seat.blue
    seat.blue -= from_bank
    seat.stages += from_bank
    refresh(s, i)  # some wonders have powers from their first stage on
    if from_bank < count:
        s.stack.append(Frame(ASK_STAGE_TOKEN, i, 0, count - from_bank))
    else:
        complete_if_covered(s, i)


def complete_if_covered(s: State, i: i64) -> None:
    """action.stage.completed, action.stage.tokens-return, action.stage.effects-apply"""
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
    seat.wonders.append(wonder)
    emit(s, "action.stage.completed", WONDER_COMPLETED, i, wonder)
    card_enters(s, i, wonder)
    refresh(s, i)
    completed(s, i, wonder)


class StageToken(Question):
    """Which card gives the token that covers a stage when the bank is empty."""

    def __init__(self) -> None:
        law = "action.stage.cover-from-cards"
        super().__init__(ASK_STAGE_TOKEN, "stage-token-source", (CHOOSE,), law, {"a": "how many tokens"})

    def options(self, s: State, frame: Frame) -> list[int]:
        seat = s.seats[frame.seat]
        return [command(CHOOSE, store) for store in range(STORES) if seat.tokens[store] > 0]

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
