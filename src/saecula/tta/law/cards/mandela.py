"""card.mandela.*: culture for surplus happiness, and a leader who is dearer to a happy people."""

from mypy_extensions import i64

from saecula.tta.board import faces_needed
from saecula.tta.cards.catalog import CARDS
from saecula.tta.law.points import change_culture
from saecula.tta.powers import CULTURE_PER_SURPLUS_FACE
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import BY_LEADER, CardNo, SeatNo


def leader_surcharge(seat: Seat, card: CardNo) -> i64:
    """card.mandela.forbidden-city-cost: only the number of discontent workers counts."""
    surcharge = CARDS[card].row_surcharge
    if surcharge and discontent_of(seat) == 0:
        return surcharge
    return 0


def surplus_faces(seat: Seat) -> i64:
    """card.mandela.surplus: parts of the bank that still hold tokens below the happiness.

    card.mandela.max-8, card.mandela.empty-bank; card.mandela.forbidden-city-surplus: discontent is not asked for.
    """
    surplus = happiness_of(seat) - faces_needed(seat)
    if surplus > 0 and seat.yellow > 0:
        return surplus
    return 0


def score_surplus(s: State, i: SeatNo) -> None:
    """card.mandela.when, card.mandela.not-production: after the discard, and apart from production."""
    seat = s.seats[i]
    if seat.powers[CULTURE_PER_SURPLUS_FACE]:
        amount = seat.powers[CULTURE_PER_SURPLUS_FACE] * surplus_faces(seat)
        change_culture(s, i, amount, BY_LEADER, "card.mandela.when")
