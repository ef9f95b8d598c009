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
    return discontent_with(seat, happiness_of(seat), notes)


def discontent_with(seat: Seat, happy: i64, notes: Notes | None = None) -> i64:
    """The same, where the happy faces were already counted."""
    wanted = faces_needed(seat)
    if notes is not None:
        noted(wanted, "yellow bank", notes, "discontent.requirement")
        noted(-happy, "happy-faces", notes, "discontent.number")
    number = wanted - happy + ignored_discontent(seat, notes)
    return number if number >= 0 else at_least_zero(number, notes, "discontent.number")
