"""discontent.*: how many workers are discontent."""

from mypy_extensions import i64

from saecula.tta.board import faces_needed
from saecula.tta.law.cards.forbidden_city import ignored_discontent
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.notes import Notes, at_least_zero, noted
from saecula.tta.state import Seat


def discontent_of(seat: Seat, notes: Notes | None = None) -> i64:
    """discontent.requirement, discontent.number

    discontent.only-number-counts: nobody asks which workers are discontent. discontent.marking-optional,
    discontent.marking-workers-usable: no token marks them.
    """
    wanted = noted(faces_needed(seat), "yellow bank", notes, "discontent.requirement")
    happy = noted(-happiness_of(seat), "happy-faces", notes, "discontent.number")
    return at_least_zero(wanted + happy + ignored_discontent(seat, notes), notes, "discontent.number")
