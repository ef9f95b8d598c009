"""stats.modified-by-text, politics.event.card-kind: Columbus leaves and takes a territory from the hand as a colony."""

from saecula.core.errors import Refusal
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.colonize import first_gains
from saecula.tta.law.colony import gain_colony
from saecula.tta.law.known import leave_hand
from saecula.tta.law.leaders import leader_leaves
from saecula.tta.powers import COLONIZE_FROM_HAND
from saecula.tta.state import Seat, State
from saecula.tta.terms import TERRITORY, CardNo, SeatNo


def may_discover(seat: Seat) -> bool:
    return seat.powers[COLONIZE_FROM_HAND] > 0


def discover_refusal(s: State, i: SeatNo, card: CardNo) -> Refusal | None:
    """A territory in hand; nobody bids and no unit is sent."""
    fits = card in s.seats[i].cards and KIND[card] == TERRITORY
    return None if fits else Refusal("politics.event.card-kind")


def discover(s: State, i: SeatNo, card: CardNo) -> None:
    """The leader goes first; the colony gives what it gives at a first colonization."""
    leave_hand(s, i, card, True)
    leader_leaves(s, i, "stats.modified-by-text")
    gain_colony(s, i, card, "stats.modified-by-text")
    first_gains(s, i, card)
