"""What one seat may know, listed field by field: nothing gets into a view unless it is written here.

Hidden are the names of cards in military hands, decks, events decks and discard piles; their numbers and ages are
open, because the backs show them (setup.decks.different-backs). Civil hands are open (ruling.hand.civil-public).
Knowledge is state: a seat knows the events it prepared itself, and the current event it was shown.
"""

from dataclasses import asdict, dataclass

from saecula.core.frame import FRAME_WIDTH
from saecula.tta.cards.catalog import AGE, BASE_CARDS, CARDS
from saecula.tta.doors import question_of
from saecula.tta.law.expansion.mix import BOARD_SLOTS, board_place
from saecula.tta.state import Seat, State
from saecula.tta.terms import AGE_A, AGE_I, LEADER, NOTHING, OPEN_MIX

OPEN_FIELDS = (
    "in_game", "blue", "yellow", "pool", "workers", "tokens", "stages", "blue_owned", "yellow_owned", "science",
    "culture", "score", "civil", "military", "civil_total", "military_total", "techs", "specials", "government",
    "leader", "wonder", "wonders", "ruins", "tucked", "colonies", "tactic", "exclusive", "war", "war_on", "pact",
    "pact_with", "pact_side", "hand", "leaders_taken", "tactic_used", "leader_replaced", "taken", "used", "arms",
    "arms_science", "spare", "spare_food", "extra_civil", "extra_military", "spent", "no_politics", "known_event",
)  # fmt: skip
OPEN_STATE = (
    "seat_count", "turn", "turn_seat", "over", "may_resign", "age", "round", "start_seat", "last_round", "final", "row",
    "past_events", "tactics",
)  # fmt: skip

# of the expansion; in `open` under "more", and only where a module is on
OPEN_SEAT_EXPANSION = (
    "parked", "stance", "kept", "old_tactics", "looked", "looked_before", "committed", "works", "developed",
    "kidnapped", "ransom", "helped",
)  # fmt: skip
OWN_SEAT_EXPANSION = ("known", "offers", "picks")
OPEN_STATE_EXPANSION = ("planned", "future_seen", "prize", "games_of", "games_penalty")


@dataclass
class SeatView:
    """Open fields of a seat as they are; `cards` only for the own seat, else how many of each age."""

    open: dict[str, object]
    cards: list[int]
    card_ages: list[int]


@dataclass
class View:
    """The position as `seat` (or SPECTATOR) knows it."""

    seat: int
    open: dict[str, object]
    stack: list[list[int]]
    civil_left: int
    military_left: int
    discards: list[int]  # sizes by age
    current_events: list[int]  # ages from the bottom to the top
    future_events: list[int]  # ages
    own_future: list[int]  # cards that this seat prepared or was shown, NOTHING for others'
    top_event: int  # if this seat has seen it
    seats: list[SeatView]

    def to_data(self) -> dict[str, object]:
        return asdict(self)


def _fields(thing: object, names: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in names:
        value = getattr(thing, name)
        found[name] = value if isinstance(value, int) else list(value)
    return found


def _seat_view(player: Seat, own: bool) -> SeatView:
    shown = _fields(player, OPEN_FIELDS)
    if player.expanded:
        fields = _fields(player, (*OPEN_SEAT_EXPANSION, *(OWN_SEAT_EXPANSION if own else ())))
        shown["more"] = {"on": True, **fields}
    return SeatView(
        open=shown,
        cards=player.cards[:] if own else [],
        card_ages=sorted(AGE[card] for card in player.cards),
    )


def _state_view(s: State) -> dict[str, object]:
    """Boards of ages not yet begun are hidden where the table said so."""
    shown = _fields(s, OPEN_STATE)
    cards = len(CARDS) if s.plan.modules else BASE_CARDS
    shown["revealed"] = list(s.revealed)[:cards]
    if s.plan.modules:
        more = {"on": True, **s.plan.to_data(), **_fields(s, OPEN_STATE_EXPANSION)}
        first_hidden = board_place(max(s.age, AGE_I) + 1, LEADER, 1) if s.plan.hidden_future else BOARD_SLOTS
        more["boards"] = s.boards[:first_hidden]
        if s.age == AGE_A and s.plan.mode == OPEN_MIX:  # expansion.mix.open.may-inspect-age-a: not its order
            more["age_a"] = sorted(s.civil_deck)
        shown["more"] = more
    return shown


def _stack(s: State, seat: int) -> list[list[int]]:
    """Open questions; of what lies in them, others than the asked seat see what the question shows."""
    frames = []
    for frame in s.stack:
        data = frame.to_data()
        if frame.seat != seat:
            data = [*data[:FRAME_WIDTH], *question_of(frame.kind).shown(frame)]
        frames.append(data)
    return frames


def _known_future(s: State, seat: int) -> list[int]:
    known: list[int] = []
    for k, card in enumerate(s.future_events):
        shown = s.plan.modules and seat >= 0 and s.future_seen[k] >> seat & 1
        known.append(card if shown or s.future_authors[k] == seat else NOTHING)
    return known


def view_of(s: State, seat: int) -> View:
    seen = seat >= 0 and s.seats[seat].known_event and len(s.current_events) > 0
    return View(
        seat=seat,
        open=_state_view(s),
        stack=_stack(s, seat),
        civil_left=len(s.civil_deck),
        military_left=len(s.military_deck),
        discards=[len(pile) for pile in s.discards],
        current_events=[AGE[card] for card in s.current_events],
        future_events=[AGE[card] for card in s.future_events],
        own_future=_known_future(s, seat),
        top_event=s.current_events[-1] if seen else NOTHING,
        seats=[_seat_view(s.seats[i], i == seat) for i in range(s.seat_count)],
    )
