"""card.bach.*, ruling.bach.*: bach"""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import AGE, KIND, is_urban
from saecula.tta.counts import count_of
from saecula.tta.law.action.build import in_play
from saecula.tta.law.action.price import less
from saecula.tta.law.payment import purpose_of, resources_at_hand
from saecula.tta.powers import CONVERT_TO_THEATER
from saecula.tta.ratings.limits import urban_limit
from saecula.tta.ratings.prices import upgrade_cost
from saecula.tta.state import State
from saecula.tta.terms import TECHS, THEATER


def convert_refusal(s: State, i: i64, source: i64, target: i64, discount: i64) -> Refusal | None:
    """card.bach.*: any urban building to a theater of at least its level."""
    seat = s.seats[i]
    if not 0 <= source < TECHS or seat.workers[source] == 0 or not is_urban(source) or KIND[source] == THEATER:
        return Refusal("card.bach.any-type")
    if not in_play(seat, target) or KIND[target] != THEATER or AGE[target] < AGE[source]:
        return Refusal("card.bach.same-level")
    if count_of(seat, THEATER) >= urban_limit(seat):
        return Refusal("card.bach.urban-limit")
    cost = less(upgrade_cost(seat, source, target), discount)
    have = resources_at_hand(seat, purpose_of(target))
    if have < cost:
        return Refusal("card.bach.usual-upgrade", "resources", cost, have)
    return None


def may_convert(s: State, i: i64) -> bool:
    seat = s.seats[i]
    return seat.powers[CONVERT_TO_THEATER] > 0 and not seat.used >> CONVERT_TO_THEATER & 1
