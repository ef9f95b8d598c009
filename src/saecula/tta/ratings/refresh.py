"""stats.update, actions.replace-one-step: renews the caches after cards entered or left play."""

from saecula.tta.law.actions import civil_total_of, military_total_of, settle_totals
from saecula.tta.ratings.stats import powers_of
from saecula.tta.state import State
from saecula.tta.terms import SeatNo


def refresh(s: State, i: SeatNo) -> None:
    """stats.update: call once after cards entered or left play (actions.replace-one-step).

    Renewed are the powers, and the action totals with the tokens that belong to them.
    """
    seat = s.seats[i]
    seat.powers = powers_of(s, i)
    settle_totals(seat, civil_total_of(s, i), military_total_of(s, i))
