"""Sets the arrays of states and seats by name; a test enumerates them. Why: `core/by_name.py`."""

from mypy_extensions import i64, u8

from saecula.core.arrays import vec
from saecula.tta.state import Seat, State


def set_array(target: object, name: str, numbers: list[int]) -> bool:
    """Whether it was an array of ours."""
    if isinstance(target, Seat):
        return _of_seat(target, name, vec[i64](numbers))
    if isinstance(target, State):
        if name == "revealed":  # a byte each
            target.revealed = vec[u8](numbers)
            return True
        return _of_state(target, name, vec[i64](numbers))
    return False


def _of_seat(target: Seat, name: str, array: vec[i64]) -> bool:
    if name == "workers":
        target.workers = array
    elif name == "tokens":
        target.tokens = array
    elif name == "score":
        target.score = array
    elif name == "specials":
        target.specials = array
    elif name == "wonders":
        target.wonders = array
    elif name == "colonies":
        target.colonies = array
    elif name == "hand":
        target.hand = array
    elif name == "cards":
        target.cards = array
    elif name == "taken":
        target.taken = array
    elif name == "old_tactics":
        target.old_tactics = array
    elif name == "powers":
        target.powers = array
    elif name == "lines":
        target.lines = array
    else:
        return False
    return True


def _of_state(target: State, name: str, array: vec[i64]) -> bool:
    if name == "row":
        target.row = array
    elif name == "civil_deck":
        target.civil_deck = array
    elif name == "military_deck":
        target.military_deck = array
    elif name == "current_events":
        target.current_events = array
    elif name == "future_events":
        target.future_events = array
    elif name == "future_authors":
        target.future_authors = array
    elif name == "past_events":
        target.past_events = array
    elif name == "tactics":
        target.tactics = array
    elif name == "chance":
        target.chance = array
    elif name == "boards":
        target.boards = array
    elif name == "unused_events":
        target.unused_events = array
    elif name == "planned":
        target.planned = array
    elif name == "future_seen":
        target.future_seen = array
    else:
        return False
    return True
