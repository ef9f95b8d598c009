"""A state from its data, the inverse of `State.to_data`; whatever does not fit is refused by its field."""

from typing import Final

from mypy_extensions import i64, u8

from saecula.core.arrays import vec
from saecula.core.data import ints, list_of, restore
from saecula.core.errors import RecordError
from saecula.core.frame import FRAME_WIDTH, frame_from_data
from saecula.core.rng import NEWEST
from saecula.tta.cards.plan import plan_from_data, with_house
from saecula.tta.state import COUNTS, PILES, Seat, State
from saecula.tta.terms import ROW, SPECIALS

WHOLE: Final = {"row": ROW, "chance": 2, "specials": SPECIALS}  # arrays whose zeros at the end are in the data
NESTED: Final = (
    "stack", "seats", "civil_decks", "military_decks", "discards", "revealed", "more", "hidden_hands", "house",
    "stream",
)  # fmt: skip


def check_lengths(data: dict[str, object], fields: tuple[str, ...]) -> None:
    for field in fields:
        if len(list_of(data, field)) != WHOLE[field]:
            raise RecordError(f"snapshot.{field}", "exact-numbers", count=WHOLE[field])


def state_from_data(data: dict[str, object], cards: int) -> State:
    """The inverse of `to_data`, but for the caches; raises RecordError naming the field that does not fit."""
    s = State()
    plain = {field: value for field, value in data.items() if field not in NESTED}
    restore(s, plain, {field: value for field, value in s.to_data().items() if field not in NESTED}, PILES, COUNTS)
    check_lengths(data, ("row", "chance"))
    set_revealed(s, ints(list_of(data, "revealed"), "snapshot.revealed"), cards)
    s.hidden_hands = data.get("hidden_hands", False) is True
    s.stream = stream_of(data)
    if "more" in data:
        restore_expansion(s, data["more"])
    if "house" in data:
        s.plan = with_house(s.plan, data["house"])
    for item in list_of(data, "seats"):
        s.seats.append(seat_from_data(item, s.plan.modules != 0))
    for item in list_of(data, "stack"):
        numbers = ints(item, "snapshot.stack")
        if len(numbers) < FRAME_WIDTH:
            raise RecordError("snapshot.stack", "short-frame")
        s.stack.append(frame_from_data(numbers))
    s.civil_decks = piles_from_data(data, "civil_decks")
    s.military_decks = piles_from_data(data, "military_decks")
    s.discards = piles_from_data(data, "discards")
    if len(s.seats) != s.seat_count:
        raise RecordError("snapshot.seats", "seats-of-snapshot", seats=s.seat_count)
    return s


def set_revealed(s: State, copies: list[int], cards: int) -> None:
    """How many copies of the first cards were dealt; there are none of the others."""
    if len(copies) > cards:
        raise RecordError("snapshot.revealed", "most-numbers", most=cards)
    if not all(0 <= number <= 255 for number in copies):  # a byte each
        raise RecordError("snapshot.revealed", "range", low=0, high=255)
    s.revealed = vec[u8](copies + [0] * (cards - len(copies)))


def piles_from_data(data: dict[str, object], field: str) -> list[vec[i64]]:
    return [vec[i64](ints(pile, f"snapshot.{field}")) for pile in list_of(data, field)]


def stream_of(data: dict[str, object]) -> int:
    """Data of before knew one stream only."""
    stream = data.get("stream", 1)
    if not isinstance(stream, int) or not 1 <= stream <= NEWEST:
        raise RecordError("snapshot.stream", "range", low=1, high=NEWEST)
    return stream


def seat_from_data(data: object, more: bool) -> Seat:
    """One seat; in a game with modules it has a part for them."""
    seat = Seat()
    if not isinstance(data, dict):
        raise RecordError("snapshot.seats", "no-such-seat-data")
    if more != ("more" in data):
        raise RecordError("snapshot.seats.more", "more-all-seats")
    restore(seat, {field: value for field, value in data.items() if field != "more"}, seat.to_data(), PILES, COUNTS)
    check_lengths(data, ("specials",))
    if more:
        restore_part(seat, data["more"], seat.expansion_data(), ())
        seat.expanded = True
    return seat


def restore_expansion(s: State, data: object) -> None:
    """The part for modules: what the table agreed on, and what cards of the expansion touch."""
    template = s.expansion_data()
    restore_part(s, data, template, tuple(s.plan.to_data()))
    assert isinstance(data, dict)
    s.plan = plan_from_data({field: data.get(field) for field in s.plan.to_data()})
    if not s.plan.modules:
        raise RecordError("snapshot.more", "more-modules")


def restore_part(target: object, data: object, template: dict[str, object], elsewhere: tuple[str, ...]) -> None:
    """The fields of a part for modules; `on` must be set, some fields are read elsewhere."""
    if not isinstance(data, dict) or data.get("on") is not True:
        raise RecordError("snapshot.more", "more-on")
    left_out = ("on", *elsewhere)
    plain = {field: value for field, value in data.items() if field not in left_out}
    restore(target, plain, {field: value for field, value in template.items() if field not in left_out}, PILES)
