"""State and Seat: fields, copies and data, nothing else."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saecula.core.data import ints, list_of, restore, trimmed
from saecula.core.errors import RecordError
from saecula.core.frame import FRAME_WIDTH, frame_from_data
from saecula.core.state import State as CoreState
from saecula.tta.cards.plan import BASE_GAME, Plan, plan_from_data
from saecula.tta.powers import ALL_POWERS
from saecula.tta.terms import NOTHING, SOURCES, SPECIALS, STORES, TECHS


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One civilization."""

    def __init__(self) -> None:
        self.in_game = True
        # tokens
        self.blue: i64 = 0  # in the bank
        self.yellow: i64 = 0  # in the bank
        self.pool: i64 = 0  # unused workers
        self.workers = vec[i64]([0] * TECHS)
        self.tokens = vec[i64]([0] * STORES)  # blue tokens on farms, mines and labs
        self.stages: i64 = 0  # blue tokens on the unfinished wonder
        self.blue_owned: i64 = 0  # all of them, wherever they lie; the invariants compare
        self.yellow_owned: i64 = 0
        # points
        self.science: i64 = 0
        self.culture: i64 = 0
        self.score = vec[i64]([0] * SOURCES)  # culture by source; what was lost beyond zero is left out
        # actions: available now; totals follow from the cards
        self.civil: i64 = 0
        self.military: i64 = 0
        self.civil_total: i64 = 0
        self.military_total: i64 = 0
        # play area
        self.techs: i64 = 0  # bit mask of technologies that take workers
        self.specials = vec[i64]([NOTHING] * SPECIALS)
        self.government: i64 = NOTHING
        self.leader: i64 = NOTHING
        self.wonder: i64 = NOTHING  # the unfinished one
        self.wonders: list[int] = []  # completed
        self.ruins: i64 = 0  # bit mask over `wonders` by place
        self.tucked: i64 = NOTHING  # the wonder that a leader lies under
        self.colonies: list[int] = []
        self.tactic: i64 = NOTHING
        self.exclusive = False  # the tactic lies in the own area
        self.war: i64 = NOTHING
        self.war_on: i64 = NOTHING
        self.pact: i64 = NOTHING  # in the own area
        self.pact_with: i64 = NOTHING
        self.pact_side: i64 = 0  # the owner's side: 0 A, 1 B
        # hands
        self.hand: list[int] = []  # civil cards
        self.cards: list[int] = []  # military cards
        self.leaders_taken: i64 = 0  # bit mask of ages
        # this turn
        self.tactic_used = False
        self.leader_replaced = False
        self.taken: list[int] = []  # action cards taken in this action phase
        self.used: i64 = 0  # bit mask of powers used this turn
        self.arms: i64 = 0  # temporary resources for units
        self.arms_science: i64 = 0  # temporary science for unit technologies
        self.spare: i64 = 0  # food promised to a payment of resources
        self.spare_food: i64 = 0  # resource promised to a payment of food
        self.extra_civil: i64 = 0  # temporary actions
        self.extra_military: i64 = 0
        # the whole game
        self.spent: i64 = 0  # bit mask of powers used up
        self.no_politics: i64 = 0  # political actions given up
        self.known_event = False  # the top current event was seen
        # what only cards of the expansion touch; in data, copies and views only where a module is on
        self.expanded = False  # a module is on
        self.parked: i64 = 0  # yellow tokens that wait for the end of an age
        self.stance: i64 = 0  # 1 strength, 2 civil action
        self.kept: i64 = 0  # blue tokens on a completed wonder
        self.old_tactics: list[int] = []  # in the own area beside the current one
        self.known: list[int] = []  # pairs of seat and card: military cards known to be in others' hands
        self.looked: i64 = NOTHING  # seat whose hand was seen in the last politics phase
        self.looked_before: i64 = NOTHING
        self.committed: i64 = NOTHING  # unit in an open fight
        self.works: i64 = 0  # temporary resources for stages and urban buildings
        self.developed: i64 = 0  # technologies, this turn
        self.kidnapped: i64 = NOTHING  # card that scores when it is played this turn
        self.ransom: i64 = 0  # what it scores
        self.helped = False  # a stage of somebody else's wonder was built this turn
        self.offers: list[int] = []  # hidden, before the deal: cards to pick from
        self.picks: list[int] = []  # hidden
        # caches of what the cards say, renewed by ratings.refresh and compared by the invariants
        self.powers = vec[i64]([0] * ALL_POWERS)

    def copy(self) -> "Seat":
        twin = Seat()
        twin.in_game = self.in_game
        twin.blue = self.blue
        twin.yellow = self.yellow
        twin.pool = self.pool
        twin.workers = self.workers[:]
        twin.tokens = self.tokens[:]
        twin.stages = self.stages
        twin.blue_owned = self.blue_owned
        twin.yellow_owned = self.yellow_owned
        twin.science = self.science
        twin.culture = self.culture
        twin.score = self.score[:]
        twin.civil = self.civil
        twin.military = self.military
        twin.civil_total = self.civil_total
        twin.military_total = self.military_total
        twin.techs = self.techs
        twin.specials = self.specials[:]
        twin.government = self.government
        twin.leader = self.leader
        twin.wonder = self.wonder
        twin.wonders = self.wonders[:]
        twin.ruins = self.ruins
        twin.tucked = self.tucked
        twin.colonies = self.colonies[:]
        twin.tactic = self.tactic
        twin.exclusive = self.exclusive
        twin.war = self.war
        twin.war_on = self.war_on
        twin.pact = self.pact
        twin.pact_with = self.pact_with
        twin.pact_side = self.pact_side
        twin.hand = self.hand[:]
        twin.cards = self.cards[:]
        twin.leaders_taken = self.leaders_taken
        twin.tactic_used = self.tactic_used
        twin.leader_replaced = self.leader_replaced
        twin.taken = self.taken[:]
        twin.used = self.used
        twin.arms = self.arms
        twin.arms_science = self.arms_science
        twin.spare = self.spare
        twin.spare_food = self.spare_food
        twin.extra_civil = self.extra_civil
        twin.extra_military = self.extra_military
        twin.spent = self.spent
        twin.no_politics = self.no_politics
        twin.known_event = self.known_event
        twin.powers = self.powers[:]
        if self.expanded:
            self.copy_expansion(twin)
        return twin

    def copy_expansion(self, twin: "Seat") -> None:
        """What a table with modules has to copy beside the rest."""
        twin.expanded = self.expanded
        twin.parked = self.parked
        twin.stance = self.stance
        twin.kept = self.kept
        twin.old_tactics = self.old_tactics[:]
        twin.known = self.known[:]
        twin.looked = self.looked
        twin.looked_before = self.looked_before
        twin.committed = self.committed
        twin.works = self.works
        twin.developed = self.developed
        twin.kidnapped = self.kidnapped
        twin.ransom = self.ransom
        twin.helped = self.helped
        twin.offers = self.offers[:]
        twin.picks = self.picks[:]

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "in_game": self.in_game,
            "blue": self.blue,
            "yellow": self.yellow,
            "pool": self.pool,
            "workers": trimmed(self.workers),
            "tokens": trimmed(self.tokens),
            "stages": self.stages,
            "blue_owned": self.blue_owned,
            "yellow_owned": self.yellow_owned,
            "science": self.science,
            "culture": self.culture,
            "score": trimmed(self.score),
            "civil": self.civil,
            "military": self.military,
            "civil_total": self.civil_total,
            "military_total": self.military_total,
            "techs": self.techs,
            "specials": list(self.specials),
            "government": self.government,
            "leader": self.leader,
            "wonder": self.wonder,
            "wonders": self.wonders[:],
            "ruins": self.ruins,
            "tucked": self.tucked,
            "colonies": self.colonies[:],
            "tactic": self.tactic,
            "exclusive": self.exclusive,
            "war": self.war,
            "war_on": self.war_on,
            "pact": self.pact,
            "pact_with": self.pact_with,
            "pact_side": self.pact_side,
            "hand": self.hand[:],
            "cards": self.cards[:],
            "leaders_taken": self.leaders_taken,
            "tactic_used": self.tactic_used,
            "leader_replaced": self.leader_replaced,
            "taken": self.taken[:],
            "used": self.used,
            "arms": self.arms,
            "arms_science": self.arms_science,
            "spare": self.spare,
            "spare_food": self.spare_food,
            "extra_civil": self.extra_civil,
            "extra_military": self.extra_military,
            "spent": self.spent,
            "no_politics": self.no_politics,
            "known_event": self.known_event,
        }
        if self.expanded:
            data["more"] = self.expansion_data()
        return data

    def expansion_data(self) -> dict[str, object]:
        """The part of the data that only tables with modules have; `on` says so."""
        return {
            "on": True,
            "parked": self.parked,
            "stance": self.stance,
            "kept": self.kept,
            "old_tactics": self.old_tactics[:],
            "known": self.known[:],
            "looked": self.looked,
            "looked_before": self.looked_before,
            "committed": self.committed,
            "works": self.works,
            "developed": self.developed,
            "kidnapped": self.kidnapped,
            "ransom": self.ransom,
            "helped": self.helped,
            "offers": self.offers[:],
            "picks": self.picks[:],
        }


@final
class State(CoreState):
    """The whole position. `seat_count`, `turn_seat`, `over`, `stack` and `events` come from the core."""

    def __init__(self) -> None:
        super().__init__()
        self.may_resign = True  # what the table agreed on
        self.hidden_hands = False  # civil hands are kept from the others; in data and views only where they are
        self.age: i64 = 0
        self.round: i64 = 1
        self.start_seat: i64 = 0
        self.last_round: i64 = 0  # 0 until it is known
        self.final = False  # the last round is over, events are scored
        self.row: list[int] = [NOTHING] * 13
        self.civil_deck: list[int] = []  # hidden; the last card is the top
        self.military_deck: list[int] = []  # hidden
        self.civil_decks: list[list[int]] = []  # hidden: of ages not yet begun
        self.military_decks: list[list[int]] = []
        self.discards: list[list[int]] = []  # military cards by age, face down
        self.current_events: list[int] = []  # hidden; the last card is the top
        self.future_events: list[int] = []  # hidden
        self.future_authors: list[int] = []  # who prepared each of them
        self.past_events: list[int] = []
        self.tactics: list[int] = []  # the common tactics area
        self.revealed = vec[i64]()  # how many copies of every civil card were dealt to the row
        self.chance = [0, 0]  # draws already made for shuffles of events and of discards
        self.seed_words: list[int] = []  # hidden: key of those shuffles
        self.late_key = ""  # the same as text, once it was needed; a cache, not in data
        self.seats: list[Seat] = []
        self.plan: Plan = BASE_GAME  # modules and how they are mixed; nobody changes it
        # what only cards of the expansion touch; in data, copies and views only where a module is on
        self.boards: list[int] = []  # open mix, by `board_place`; NOTHING where none lies
        self.unused_events: list[int] = []  # hidden: of Age A
        self.planned: list[int] = []  # three of them, shown
        self.future_seen: list[int] = []  # masks of seats that were shown each of `future_events`
        self.prize: i64 = 0  # culture; 0 until it is founded
        self.games_of: i64 = NOTHING  # seat that holds the Games
        self.games_penalty: i64 = 0

    def add_future_event(self, card: i64, author: i64) -> None:
        """An event goes face down to the future ones; with modules it is noted who else was shown it."""
        self.future_events.append(card)
        self.future_authors.append(author)
        if self.plan.modules:
            self.future_seen.append(0)

    def clear_future_events(self) -> None:
        self.future_events = []
        self.future_authors = []
        self.future_seen = []

    def twin(self) -> "State":
        """Another state with the same numbers and the very same lists and seats."""
        twin = State()
        twin.seat_count = self.seat_count
        twin.turn = self.turn
        twin.turn_seat = self.turn_seat
        twin.over = self.over
        twin.stack = self.stack
        twin.quiet = self.quiet
        twin.may_resign = self.may_resign
        twin.hidden_hands = self.hidden_hands
        twin.age = self.age
        twin.round = self.round
        twin.start_seat = self.start_seat
        twin.last_round = self.last_round
        twin.final = self.final
        twin.row = self.row
        twin.civil_deck = self.civil_deck
        twin.military_deck = self.military_deck
        twin.civil_decks = self.civil_decks
        twin.military_decks = self.military_decks
        twin.discards = self.discards
        twin.current_events = self.current_events
        twin.future_events = self.future_events
        twin.future_authors = self.future_authors
        twin.past_events = self.past_events
        twin.tactics = self.tactics
        twin.revealed = self.revealed
        twin.chance = self.chance
        twin.seed_words = self.seed_words
        twin.late_key = self.late_key
        twin.seats = self.seats
        twin.plan = self.plan
        if self.plan.modules:
            self.share_expansion(twin)
        return twin

    def share_expansion(self, twin: "State") -> None:
        """What a table with modules hands to a twin beside the rest."""
        twin.boards = self.boards
        twin.unused_events = self.unused_events
        twin.planned = self.planned
        twin.future_seen = self.future_seen
        twin.prize = self.prize
        twin.games_of = self.games_of
        twin.games_penalty = self.games_penalty

    def copy(self) -> "State":
        twin = self.twin()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.row = self.row[:]
        twin.civil_deck = self.civil_deck[:]
        twin.military_deck = self.military_deck[:]
        twin.civil_decks = [deck[:] for deck in self.civil_decks]
        twin.military_decks = [deck[:] for deck in self.military_decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.current_events = self.current_events[:]
        twin.future_events = self.future_events[:]
        twin.future_authors = self.future_authors[:]
        twin.past_events = self.past_events[:]
        twin.tactics = self.tactics[:]
        twin.revealed = self.revealed[:]
        twin.chance = self.chance[:]
        twin.seed_words = self.seed_words[:]
        twin.seats = [seat.copy() for seat in self.seats]
        if self.plan.modules:
            twin.boards = self.boards[:]
            twin.unused_events = self.unused_events[:]
            twin.planned = self.planned[:]
            twin.future_seen = self.future_seen[:]
        return twin

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "seat_count": self.seat_count,
            "turn": self.turn,
            "turn_seat": self.turn_seat,
            "over": self.over,
            "stack": [frame.to_data() for frame in self.stack],
            "may_resign": self.may_resign,
            "age": self.age,
            "round": self.round,
            "start_seat": self.start_seat,
            "last_round": self.last_round,
            "final": self.final,
            "row": self.row[:],
            "civil_deck": self.civil_deck[:],
            "military_deck": self.military_deck[:],
            "civil_decks": [deck[:] for deck in self.civil_decks],
            "military_decks": [deck[:] for deck in self.military_decks],
            "discards": [pile[:] for pile in self.discards],
            "current_events": self.current_events[:],
            "future_events": self.future_events[:],
            "future_authors": self.future_authors[:],
            "past_events": self.past_events[:],
            "tactics": self.tactics[:],
            "revealed": trimmed(self.revealed),
            "chance": self.chance[:],
            "seed_words": self.seed_words[:],
            "seats": [seat.to_data() for seat in self.seats],
        }
        if self.hidden_hands:
            data["hidden_hands"] = True
        if self.plan.modules:
            data["more"] = self.expansion_data()
        return data

    def expansion_data(self) -> dict[str, object]:
        """The part of the data that only tables with modules have; `on` says so."""
        return {
            "on": True,
            **self.plan.to_data(),
            "boards": self.boards[:],
            "unused_events": self.unused_events[:],
            "planned": self.planned[:],
            "future_seen": self.future_seen[:],
            "prize": self.prize,
            "games_of": self.games_of,
            "games_penalty": self.games_penalty,
        }


NESTED: Final = ("stack", "seats", "civil_decks", "military_decks", "discards", "more", "hidden_hands")


def state_from_data(data: dict[str, object], cards: int) -> State:
    """The inverse of `to_data`, but for the caches; raises RecordError naming the field that does not fit."""
    s = State()
    s.revealed = vec[i64]([0] * cards)
    plain = {field: value for field, value in data.items() if field not in NESTED}
    restore(s, plain, {field: value for field, value in s.to_data().items() if field not in NESTED})
    s.hidden_hands = data.get("hidden_hands", False) is True
    if "more" in data:
        restore_expansion(s, data["more"])
    for item in list_of(data, "seats"):
        s.seats.append(seat_from_data(item, s.plan.modules != 0))
    for item in list_of(data, "stack"):
        numbers = ints(item, "snapshot.stack")
        if len(numbers) < FRAME_WIDTH:
            raise RecordError("snapshot.stack", "short-frame")
        s.stack.append(frame_from_data(numbers))
    s.civil_decks = [ints(deck, "snapshot.civil_decks") for deck in list_of(data, "civil_decks")]
    s.military_decks = [ints(deck, "snapshot.military_decks") for deck in list_of(data, "military_decks")]
    s.discards = [ints(pile, "snapshot.discards") for pile in list_of(data, "discards")]
    if len(s.seats) != s.seat_count:
        raise RecordError("snapshot.seats", "seats-of-snapshot", seats=s.seat_count)
    return s


def seat_from_data(data: object, more: bool) -> Seat:
    """One seat; in a game with modules it has a part for them."""
    seat = Seat()
    if not isinstance(data, dict):
        raise RecordError("snapshot.seats", "no-such-seat-data")
    if more != ("more" in data):
        raise RecordError("snapshot.seats.more", "more-all-seats")
    restore(seat, {field: value for field, value in data.items() if field != "more"}, seat.to_data())
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
    restore(target, plain, {field: value for field, value in template.items() if field not in left_out})
