"""What wonders allow in the action phase beside stages: tokens that are redeemed, stages that others build."""

from mypy_extensions import i64

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import CARDS
from saecula.tta.cards.refusals import HELP_ONCE, HELP_STAGE, HELP_TOKEN, KEPT_TOKENS
from saecula.tta.law.action.payment import food_at_hand, pay_food
from saecula.tta.law.action.stage import blue_tokens, cover, stage_cost
from saecula.tta.law.actions import civil_available, spend_civil
from saecula.tta.law.food import IS_RESOURCE, gain
from saecula.tta.law.points import change_culture
from saecula.tta.powers import RESOURCES_PER_KEPT_TOKEN
from saecula.tta.state import State
from saecula.tta.terms import ASSIST, BY_WONDER, NOTHING, REDEEM, STAGE_HELPED, TOKEN_REDEEMED


def add_wonder_options(s: State, i: i64, options: list[object]) -> None:
    if redeem_refusal(s, i) is None:
        options.append(command(REDEEM))
    for owner in range(s.seat_count):
        if assist_refusal(s, i, owner) is None:
            options.append(command(ASSIST, owner))


# --- tokens on a completed wonder ---------------------------------------------------------------------------------
def redeem_refusal(s: State, i: i64) -> Refusal | None:
    """card.louvre.no-action, card.louvre.any-number"""
    return None if s.seats[i].kept > 0 else Refusal(KEPT_TOKENS, "tokens", 1, 0)


def redeem(s: State, i: i64) -> None:
    """card.louvre.gain-2, card.louvre.short-bank: the token to the bank first, then the resources."""
    seat = s.seats[i]
    for wonder in seat.wonders:
        if CARDS[wonder].keeps_tokens:
            emit(s, "card.louvre.gain-2", TOKEN_REDEEMED, i, wonder)
    seat.kept -= 1
    seat.blue += 1
    gain(s, i, IS_RESOURCE, seat.powers[RESOURCES_PER_KEPT_TOKEN])


# --- a stage of somebody else's wonder ----------------------------------------------------------------------------
def assist_refusal(s: State, i: i64, owner: i64) -> Refusal | None:
    """card.red-cross.others-may-build, card.red-cross.others-not-normal-stage: one stage, no cards, no discounts."""
    law = HELP_STAGE
    if not 0 <= owner < s.seat_count or owner == i:
        return Refusal(law)
    other = s.seats[owner]
    if not other.in_game or other.wonder == NOTHING or not CARDS[other.wonder].open_stages:
        return Refusal(law)
    seat = s.seats[i]
    if seat.helped:
        return Refusal(HELP_ONCE)
    if civil_available(seat) < 1:
        return Refusal(law, "civil-actions", 1, civil_available(seat))
    cost = stage_cost(other, 1)
    if food_at_hand(seat) < cost:
        return Refusal(law, "food", cost, food_at_hand(seat))
    return None if blue_tokens(other) > 0 else Refusal(HELP_TOKEN, "tokens", 1, 0)


def assist(s: State, i: i64, owner: i64) -> None:
    """card.red-cross.owner-token, card.red-cross.owner-wonder: the helper pays and scores, the token is the owner's."""
    wonder = s.seats[owner].wonder
    spend_civil(s, i, 1)
    pay_food(s, i, stage_cost(s.seats[owner], 1))
    s.seats[i].helped = True
    emit(s, "card.red-cross.others-may-build", STAGE_HELPED, i, wonder, owner)
    change_culture(s, i, CARDS[wonder].stage_culture, BY_WONDER)
    cover(s, owner, 1)
