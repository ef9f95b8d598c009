"""card.red-cross.*, ruling.red-cross.*: red_cross"""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.action.stage import blue_tokens, cover, stage_cost
from saecula.tta.law.actions import civil_available, spend_civil
from saecula.tta.law.payment import food_at_hand, pay_food
from saecula.tta.law.points import change_culture
from saecula.tta.state import State
from saecula.tta.terms import BY_WONDER, NOTHING, STAGE_HELPED


def assist_refusal(s: State, i: i64, owner: i64) -> Refusal | None:
    """card.red-cross.others-may-build, card.red-cross.others-not-normal-stage: one stage, no cards, no discounts."""
    law = "card.red-cross.others-may-build"
    if not 0 <= owner < s.seat_count or owner == i:
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


def assist(s: State, i: i64, owner: i64) -> None:
    """card.red-cross.owner-token, card.red-cross.owner-wonder: the helper pays and scores, the token is the owner's."""
    wonder = s.seats[owner].wonder
    spend_civil(s, i, 1)
    pay_food(s, i, stage_cost(s.seats[owner], 1))
    s.seats[i].helped = True
    emit(s, "card.red-cross.others-may-build", STAGE_HELPED, i, wonder, owner)
    change_culture(s, i, CARDS[wonder].stage_culture, BY_WONDER, "card.red-cross.owner-token")
    cover(s, owner, 1)
