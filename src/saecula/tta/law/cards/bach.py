"""card.bach.*, ruling.bach.*: an urban building becomes a theater."""

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.options import Options
from saecula.tta.cards.catalog import AGE, FIRST, KIND, LAST, is_urban
from saecula.tta.counts import count_of
from saecula.tta.law.action.price import less
from saecula.tta.law.actions import civil_available
from saecula.tta.law.expansion.temp_resources import purpose_of
from saecula.tta.law.food import pay_resources, resources_at_hand
from saecula.tta.law.once import is_unused, use
from saecula.tta.law.tech import in_play
from saecula.tta.law.workers import move_worker
from saecula.tta.powers import CONVERT_TO_THEATER
from saecula.tta.ratings.limits import urban_limit
from saecula.tta.ratings.prices import upgrade_cost
from saecula.tta.state import Seat, State
from saecula.tta.terms import CONVERT, TECHS, THEATER, Amount, CardNo, SeatNo


def convert_refusal(s: State, i: SeatNo, source: CardNo, target: CardNo, discount: Amount) -> Refusal | None:
    """Any urban building to a theater of at least its level (card.bach.free-if-not-dearer: no price is below zero)."""
    seat = s.seats[i]
    if source >= TECHS or seat.workers[source] == 0 or not is_urban(source) or KIND[source] == THEATER:
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


def may_convert(s: State, i: SeatNo) -> bool:
    """ruling.bach.action-cards: asked by action cards as well; whichever way, once a turn."""
    return is_unused(s.seats[i], CONVERT_TO_THEATER)


def theaters_for(seat: Seat, tech: CardNo) -> list[int]:
    """What a building could become, allowed or not; nothing without the power."""
    if not seat.powers[CONVERT_TO_THEATER] or not is_urban(tech) or KIND[tech] == THEATER:
        return []
    return list(range(FIRST[THEATER], LAST[THEATER]))


def add_convert_options(s: State, i: SeatNo, options: Options) -> None:
    seat = s.seats[i]
    if not may_convert(s, i) or civil_available(seat) == 0:
        return
    for tech in range(TECHS):
        if seat.workers[tech]:
            for target in theaters_for(seat, tech):
                if convert_refusal(s, i, tech, target, 0) is None:
                    options.append(command(CONVERT, tech, target))


def convert(s: State, i: SeatNo, source: CardNo, target: CardNo, discount: Amount) -> None:
    """card.bach.usual-upgrade: the difference is paid, the worker moves."""
    seat = s.seats[i]
    use(seat, CONVERT_TO_THEATER)
    cost = less(upgrade_cost(seat, source, target), discount)
    pay_resources(s, i, cost, purpose_of(target), "card.bach.usual-upgrade")
    move_worker(s, i, source, target, "card.bach.any-type")
