"""action.destroy.*, action.unit.disband.*: a worker returns to the pool."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.law.action.build import is_unit_number
from saecula.tta.state import State
from saecula.tta.terms import DESTROYED, TECHS


def destroy_refusal(s: State, i: i64, tech: i64) -> Refusal | None:
    if 0 <= tech < TECHS and s.seats[i].workers[tech] > 0:
        return None
    return Refusal("action.unit.disband.own-unit" if is_unit_number(tech) else "action.destroy.own-building")


def destroy(s: State, i: i64, tech: i64, law: str) -> None:
    """action.destroy.worker-to-pool, action.unit.disband.worker-to-pool"""
    seat = s.seats[i]
    seat.workers[tech] -= 1
    seat.pool += 1
    emit(s, law, DESTROYED, i, tech)
