"""card.red-cross.*: stages that are paid in food, and that others may build."""

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS, OPEN_STAGES
from saecula.tta.law.action.wonder import blue_tokens, stage_cost
from saecula.tta.law.actions import civil_available, spend_civil
from saecula.tta.law.food import food_at_hand, pay_food
from saecula.tta.law.points import change_culture
from saecula.tta.state import Seat, State
from saecula.tta.terms import ASSIST, BY_WONDER, NOTHING, STAGE_HELPED, Amount, CardNo, SeatNo


# --- the owner's stages -------------------------------------------------------------------------------------------
def costs_food(seat: Seat) -> bool:
    """card.red-cross.construction: apart from the food they are stages like others, and may be built together."""
    return CARDS[seat.wonder].stage_food


def has_food_for(seat: Seat, cost: Amount) -> bool:
    """card.red-cross.engineering-genius: no discount on stages that are paid in food."""
    return food_at_hand(seat) >= cost


def food_refusal(seat: Seat, cost: Amount) -> Refusal:
    return Refusal("card.red-cross.food-only", "food", cost, food_at_hand(seat))


def pay_in_food(s: State, i: SeatNo, cost: Amount) -> None:
    pay_food(s, i, cost, "card.red-cross.food-only")


def score_stages(s: State, i: SeatNo, wonder: CardNo, count: Amount) -> None:
    """Culture for whoever builds them."""
    change_culture(s, i, CARDS[wonder].stage_culture * count, BY_WONDER, "card.red-cross.stage-culture")


# --- others' help -------------------------------------------------------------------------------------------------
def assist_refusal(s: State, i: SeatNo, owner: SeatNo) -> Refusal | None:
    """card.red-cross.others-may-build, card.red-cross.others-not-normal-stage: one stage, no cards, no discounts."""
    law = "card.red-cross.others-may-build"
    if owner >= s.seat_count or owner == i:
        return Refusal(law)
    other = s.seats[owner]
    if not other.in_game or other.wonder == NOTHING or not CARDS[other.wonder].open_stages:
        return Refusal(law)
    seat = s.seats[i]
    if seat.helped:
        return Refusal("card.red-cross.others-once-per-turn")
    if civil_available(seat) < 1:
        return Refusal(law, "civil-actions", 1, civil_available(seat))
    cost = stage_cost(other, 1)
    if food_at_hand(seat) < cost:
        return Refusal(law, "food", cost, food_at_hand(seat))
    return None if blue_tokens(other) > 0 else Refusal("card.red-cross.owner-token", "tokens", 1, 0)


def add_assist_options(s: State, i: SeatNo, options: Options) -> None:
    """Asked for every list of options, so only unfinished wonders that are open to all are looked at."""
    for owner in range(s.seat_count):
        wonder = s.seats[owner].wonder
        if wonder != NOTHING and OPEN_STAGES[wonder] and assist_refusal(s, i, owner) is None:
            options.append(command(ASSIST, owner))


def assist(s: State, i: SeatNo, owner: SeatNo) -> None:
    """The helper pays and scores; the owner's token covers the stage, so that is left to the caller.

    card.red-cross.owner-wonder: it is completed in the owner's area.
    """
    wonder = s.seats[owner].wonder
    spend_civil(s, i, 1)
    pay_in_food(s, i, stage_cost(s.seats[owner], 1))
    s.seats[i].helped = True
    emit(s, "card.red-cross.others-may-build", STAGE_HELPED, i, wonder, owner)
    score_stages(s, i, wonder, 1)


def colonies_of_all(s: State) -> i64:
    """card.red-cross.completion-colonies: of everybody, whoever built the last stage."""
    total: i64 = 0
    for seat in s.seats:
        total += len(seat.colonies)
    return total
