"""action.destroy.*: a building goes, its worker returns to the pool."""

from saecula.core.errors import Refusal
from saecula.tta.law.action.unit import disband, disband_action, disband_refusal
from saecula.tta.law.actions import civil_refusal
from saecula.tta.law.tech import is_unit_number
from saecula.tta.law.workers import free_worker
from saecula.tta.state import State
from saecula.tta.terms import TECHS, CardNo, SeatNo


def destroy_action_refusal(s: State, i: SeatNo, tech: CardNo) -> Refusal | None:
    return disband_action(s, i) if is_unit_number(tech) else civil_refusal(s, i, "action.destroy.civil-action")


def destroy_refusal(s: State, i: SeatNo, tech: CardNo) -> Refusal | None:
    if is_unit_number(tech):
        return disband_refusal(s.seats[i], tech)
    if tech < TECHS and s.seats[i].workers[tech] > 0:
        return None
    return Refusal("action.destroy.own-building")


def destroy_own(s: State, i: SeatNo, tech: CardNo) -> None:
    """As an action of one's own."""
    if is_unit_number(tech):
        disband(s, i, tech)
    else:
        destroy(s, i, tech, "action.destroy.worker-to-pool")


def destroy(s: State, i: SeatNo, tech: CardNo, law: str) -> None:
    """Whatever destroys it."""
    free_worker(s, i, tech, law)
