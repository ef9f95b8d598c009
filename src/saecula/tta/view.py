"""setup.decks.different-backs, ruling.hand.civil-public, ruling.hand.civil-hidden: what one seat may know, by fields.

Nothing gets into a view unless it is written here.

Hidden are the names of cards in military hands, decks, events decks and discard piles; their numbers and ages are
open, because the backs show them (setup.decks.different-backs). Civil hands are open (ruling.hand.civil-public),
unless the table keeps them hidden (`hands.py`).
Knowledge is state: a seat knows the events it prepared itself, and the current event it was shown.
"""

from dataclasses import dataclass

from saecula.core.frame import FRAME_WIDTH
from saecula.core.seen import CardMask, Cards, Flag, Number, OneCard, SeenCard, readable
from saecula.tta.cards.catalog import AGE, BASE_CARDS, CARDS, SLUGS
from saecula.tta.doors import question_of
from saecula.tta.hands import hidden_ages, is_open, seen_hand
from saecula.tta.law.expansion.mix import open_boards, open_deck
from saecula.tta.state import State
from saecula.tta.terms import AGE_IDS, NOTHING

OPEN_AREA = (
    "in_game", "blue", "yellow", "pool", "workers", "tokens", "stages", "blue_owned", "yellow_owned", "science",
    "culture", "score", "civil", "military", "civil_total", "military_total", "techs", "specials", "government",
    "leader", "wonder", "wonders", "ruins", "tucked", "colonies", "tactic", "exclusive", "war", "war_on", "pact",
    "pact_with", "pact_side",
)  # fmt: skip
OPEN_NOTES = (
    "leaders_taken", "tactic_used", "leader_replaced", "taken", "used", "arms", "arms_science", "spare", "spare_food",
    "extra_civil", "extra_military", "spent", "no_politics", "known_event",
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


class Card(SeenCard):
    """A card in a view."""

    ids = SLUGS


@dataclass(repr=False)
class SeatView:
    """What lies before a player; the plain numbers are in `open`. `cards` only for the own seat, else the ages.

    >>> seat = saecula.tta.Game(seats=2, seed=7).view(0).seats[0]
    >>> seat.government, seat.culture, seat.workers["bronze"], seat.leader
    (despotism, 0, 2, -)
    """

    open: dict[str, object]
    cards: list[int]
    card_ages: list[int]

    in_game = Flag("open")
    culture = Number("open")
    science = Number("open")
    civil = Number("open")  # actions left
    civil_total = Number("open")
    military = Number("open")
    military_total = Number("open")
    blue = Number("open")  # tokens in the bank
    yellow = Number("open")
    pool = Number("open")  # unused workers
    government = OneCard(Card, "open")
    leader = OneCard(Card, "open")
    wonder = OneCard(Card, "open")  # the unfinished one
    stages = Number("open")  # built of it
    wonders = Cards(Card, "open")  # completed
    ruins = Number("open")  # bit mask over `wonders` by place
    tucked = OneCard(Card, "open")  # the wonder that a leader lies under
    techs = CardMask(Card, "open")  # technologies that take workers
    colonies = Cards(Card, "open")
    tactic = OneCard(Card, "open")
    war = OneCard(Card, "open")
    war_on = Number("open")  # a seat, -1 for none
    pact = OneCard(Card, "open")
    pact_with = Number("open")
    hand = Cards(Card, "open")  # civil cards; of hidden hands, those that everybody can name
    old_tactics = Cards(Card, "open more", ())
    offers = Cards(Card, "open more", ())  # own, in a draft
    picks = Cards(Card, "open more", ())

    @property
    def military_cards(self) -> list[SeenCard]:
        """The own military hand; of others nothing but `card_ages`."""
        return [Card(card) for card in self.cards]

    @property
    def hand_ages(self) -> list[int]:
        """Ages of the civil cards that this view cannot name; none where hands are open."""
        ages = self.open.get("hand_ages", [])
        assert isinstance(ages, list)
        return ages

    @property
    def specials(self) -> list[SeenCard]:
        """Special technologies in play."""
        numbers = self.open["specials"]
        assert isinstance(numbers, list)
        return [Card(card) for card in numbers if card != NOTHING]

    @property
    def workers(self) -> dict[str, int]:
        """Workers by the id of the technology they work on."""
        return counted(self.open["workers"])

    @property
    def tokens(self) -> dict[str, int]:
        """Blue tokens by the id of the farm, mine or lab they lie on."""
        return counted(self.open["tokens"])

    def __repr__(self) -> str:
        return readable(self, SEAT_READ)


@dataclass(repr=False)
class View:
    """The position as `seat` (or SPECTATOR) knows it; the plain numbers are in `open`.

    >>> view = saecula.tta.Game(seats=2, seed=7).view(0)
    >>> view.age, view.row[0].id, view.seats[1].culture
    ('A', 'julius-caesar', 0)
    """

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

    seat_count = Number("open")
    turn = Number("open")
    turn_seat = Number("open")
    start_seat = Number("open")
    round = Number("open")
    last_round = Number("open")  # 0 until it is known
    over = Flag("open")
    row = Cards(Card, "open")
    tactics = Cards(Card, "open")  # the common ones
    past_events = Cards(Card, "open")
    boards = Cards(Card, "open more", ())  # open mix: leaders and wonders still to come
    prize = Number("open more", 0)

    @property
    def age(self) -> str:
        """A, I, II, III or IV."""
        age = self.open["age"]
        assert isinstance(age, int)
        return AGE_IDS[age]

    @property
    def known_events(self) -> list[SeenCard]:
        """Future events that this seat prepared or was shown."""
        return [Card(card) for card in self.own_future if card != NOTHING]

    @property
    def next_event(self) -> SeenCard:
        """The top of the current events, if this seat has seen it."""
        return Card(self.top_event)

    def to_data(self) -> dict[str, object]:
        """The numbers alone, as bots in other processes and languages get them."""
        return {**vars(self), "seats": [{**vars(seat)} for seat in self.seats]}

    def __repr__(self) -> str:
        return readable(self, READ)


SEAT_READ = (
    "culture", "science", "civil", "military", "government", "leader", "wonder", "stages", "wonders", "workers", "pool",
    "tokens", "blue", "yellow", "specials", "colonies", "tactic", "war", "pact", "hand", "hand_ages", "military_cards",
    "card_ages", "offers", "picks",
)  # fmt: skip
READ = (
    "age", "round", "turn_seat", "over", "row", "boards", "civil_left", "military_left", "known_events", "next_event",
    "past_events", "tactics", "seats",
)  # fmt: skip


def counted(numbers: object) -> dict[str, int]:
    """An array over cards as amounts by id."""
    assert isinstance(numbers, list)
    return {SLUGS[card]: amount for card, amount in enumerate(numbers) if amount}


def _fields(thing: object, names: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in names:
        value = getattr(thing, name)
        found[name] = value if isinstance(value, int) else list(value)
    return found


def _seat_view(s: State, i: int, viewer: int) -> SeatView:
    player, own = s.seats[i], i == viewer
    shown = {**_fields(player, OPEN_AREA), "hand": seen_hand(s, i, viewer), **_fields(player, OPEN_NOTES)}
    if not is_open(s, i, viewer):
        shown["hand_ages"] = hidden_ages(s, i, viewer)
    if player.expanded:
        fields = _fields(player, (*OPEN_SEAT_EXPANSION, *(OWN_SEAT_EXPANSION if own else ())))
        shown["more"] = {"on": True, **fields}
    return SeatView(
        open=shown,
        cards=list(player.cards) if own else [],
        card_ages=sorted(AGE[card] for card in player.cards),
    )


def _state_view(s: State) -> dict[str, object]:
    """Boards of ages not yet begun are hidden where the table said so."""
    shown = _fields(s, OPEN_STATE)
    cards = len(CARDS) if s.plan.modules else BASE_CARDS
    shown["revealed"] = list(s.revealed)[:cards]
    if s.hidden_hands:
        shown["hidden_hands"] = True
    if s.plan.house:
        shown["house"] = s.plan.house
    if s.plan.modules:
        more = {"on": True, **s.plan.to_data(), **_fields(s, OPEN_STATE_EXPANSION)}
        more["boards"] = open_boards(s)
        deck = open_deck(s)
        if deck is not None:
            more["age_a"] = deck
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
        seats=[_seat_view(s, i, seat) for i in range(s.seat_count)],
    )
