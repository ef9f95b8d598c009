"""State and Seat: fields, copies and data, nothing else.

Copies are cheap because they share: a list in a state or a seat is never changed in place (`piles.py`), nor are
`specials`, `revealed` and `powers`. Whoever changes one puts another in its place.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from saecula.core.arrays import copied, vec, with_one
from saecula.core.data import trimmed
from saecula.core.state import State as CoreState
from saecula.tta.cards.plan import BASE_GAME, Plan
from saecula.tta.powers import ALL_POWERS
from saecula.tta.terms import NOTHING, ROW, SOURCES, SPECIALS, STORES, TECHS


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One civilization."""

    def __init__(self, like: "Seat | None" = None) -> None:
        """Without anything, or the twin of another: piles and caches are shared, counts on cards are not."""
        if like is None:
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
            self.wonders = vec[i64]()  # completed
            self.ruins: i64 = 0  # bit mask over `wonders` by place
            self.tucked: i64 = NOTHING  # the wonder that a leader lies under
            self.colonies = vec[i64]()
            self.tactic: i64 = NOTHING
            self.exclusive = False  # the tactic lies in the own area
            self.war: i64 = NOTHING
            self.war_on: i64 = NOTHING
            self.pact: i64 = NOTHING  # in the own area
            self.pact_with: i64 = NOTHING
            self.pact_side: i64 = 0  # the owner's side: 0 A, 1 B
            # hands
            self.hand = vec[i64]()  # civil cards
            self.cards = vec[i64]()  # military cards
            self.leaders_taken: i64 = 0  # bit mask of ages
            # this turn
            self.tactic_used = False
            self.leader_replaced = False
            self.taken = vec[i64]()  # action cards taken in this action phase
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
            self.old_tactics = vec[i64]()  # in the own area beside the current one
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
            self.lines = vec[i64]()  # the technologies of `techs` as numbers, once they were needed (counts.lines_of)
            self.lined: i64 = 0  # the mask that they were made of
        else:
            self.in_game = like.in_game
            self.blue = like.blue
            self.yellow = like.yellow
            self.pool = like.pool
            self.workers = copied(like.workers)
            self.tokens = copied(like.tokens)
            self.stages = like.stages
            self.blue_owned = like.blue_owned
            self.yellow_owned = like.yellow_owned
            self.science = like.science
            self.culture = like.culture
            self.score = copied(like.score)
            self.civil = like.civil
            self.military = like.military
            self.civil_total = like.civil_total
            self.military_total = like.military_total
            self.techs = like.techs
            self.specials = like.specials
            self.government = like.government
            self.leader = like.leader
            self.wonder = like.wonder
            self.wonders = like.wonders
            self.ruins = like.ruins
            self.tucked = like.tucked
            self.colonies = like.colonies
            self.tactic = like.tactic
            self.exclusive = like.exclusive
            self.war = like.war
            self.war_on = like.war_on
            self.pact = like.pact
            self.pact_with = like.pact_with
            self.pact_side = like.pact_side
            self.hand = like.hand
            self.cards = like.cards
            self.leaders_taken = like.leaders_taken
            self.tactic_used = like.tactic_used
            self.leader_replaced = like.leader_replaced
            self.taken = like.taken
            self.used = like.used
            self.arms = like.arms
            self.arms_science = like.arms_science
            self.spare = like.spare
            self.spare_food = like.spare_food
            self.extra_civil = like.extra_civil
            self.extra_military = like.extra_military
            self.spent = like.spent
            self.no_politics = like.no_politics
            self.known_event = like.known_event
            self.expanded = like.expanded
            self.parked = like.parked
            self.stance = like.stance
            self.kept = like.kept
            self.old_tactics = like.old_tactics
            self.known = like.known
            self.looked = like.looked
            self.looked_before = like.looked_before
            self.committed = like.committed
            self.works = like.works
            self.developed = like.developed
            self.kidnapped = like.kidnapped
            self.ransom = like.ransom
            self.helped = like.helped
            self.offers = like.offers
            self.picks = like.picks
            self.powers = like.powers
            self.lines = like.lines
            self.lined = like.lined

    def copy(self) -> "Seat":
        return Seat(self)

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
            "wonders": list(self.wonders),
            "ruins": self.ruins,
            "tucked": self.tucked,
            "colonies": list(self.colonies),
            "tactic": self.tactic,
            "exclusive": self.exclusive,
            "war": self.war,
            "war_on": self.war_on,
            "pact": self.pact,
            "pact_with": self.pact_with,
            "pact_side": self.pact_side,
            "hand": list(self.hand),
            "cards": list(self.cards),
            "leaders_taken": self.leaders_taken,
            "tactic_used": self.tactic_used,
            "leader_replaced": self.leader_replaced,
            "taken": list(self.taken),
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
            "old_tactics": list(self.old_tactics),
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

    def __init__(self, like: "State | None" = None) -> None:
        """Without anything, or the twin of another: the very same piles and seats, and no question open.

        The stack is not set here a second time: mypyc takes whatever stands in `__init__` for the first value of a
        field, and would never free the list that the core has put there.
        """
        super().__init__()
        if like is None:
            self.may_resign = True  # what the table agreed on
            self.hidden_hands = False  # civil hands are kept from the others; in data and views only where they are
            self.age: i64 = 0
            self.round: i64 = 1
            self.start_seat: i64 = 0
            self.last_round: i64 = 0  # 0 until it is known
            self.final = False  # the last round is over, events are scored
            self.row = vec[i64]([NOTHING] * ROW)
            self.civil_deck = vec[i64]()  # hidden; the last card is the top
            self.military_deck = vec[i64]()  # hidden
            self.civil_decks: list[vec[i64]] = []  # hidden: of ages not yet begun
            self.military_decks: list[vec[i64]] = []
            self.discards: list[vec[i64]] = []  # military cards by age, face down
            self.current_events = vec[i64]()  # hidden; the last card is the top
            self.future_events = vec[i64]()  # hidden
            self.future_authors = vec[i64]()  # who prepared each of them
            self.past_events = vec[i64]()
            self.tactics = vec[i64]()  # the common tactics area
            self.revealed = vec[u8]()  # how many copies of every civil card were dealt to the row
            self.chance = vec[i64]([0, 0])  # draws already made for shuffles of events and of discards
            self.seed_words: list[int] = []  # hidden: key of those shuffles
            self.stream: i64 = 1  # version of their streams; in data where it is not the first
            self.late_key = ""  # the same as text, once it was needed; a cache, not in data
            self.seats: list[Seat] = []
            self.plan: Plan = BASE_GAME  # modules and how they are mixed; nobody changes it
            # what only cards of the expansion touch; in data, copies and views only where a module is on
            self.boards = vec[i64]()  # open mix, by `board_place`; NOTHING where none lies
            self.unused_events = vec[i64]()  # hidden: of Age A
            self.planned = vec[i64]()  # three of them, shown
            self.future_seen = vec[i64]()  # masks of seats that were shown each of `future_events`
            self.prize: i64 = 0  # culture; 0 until it is founded
            self.games_of: i64 = NOTHING  # seat that holds the Games
            self.games_penalty: i64 = 0
        else:
            self.seat_count = like.seat_count
            self.turn = like.turn
            self.turn_seat = like.turn_seat
            self.over = like.over
            self.quiet = like.quiet
            self.may_resign = like.may_resign
            self.hidden_hands = like.hidden_hands
            self.age = like.age
            self.round = like.round
            self.start_seat = like.start_seat
            self.last_round = like.last_round
            self.final = like.final
            self.row = like.row
            self.civil_deck = like.civil_deck
            self.military_deck = like.military_deck
            self.civil_decks = like.civil_decks
            self.military_decks = like.military_decks
            self.discards = like.discards
            self.current_events = like.current_events
            self.future_events = like.future_events
            self.future_authors = like.future_authors
            self.past_events = like.past_events
            self.tactics = like.tactics
            self.revealed = like.revealed
            self.chance = like.chance
            self.seed_words = like.seed_words
            self.stream = like.stream
            self.late_key = like.late_key
            self.seats = like.seats
            self.plan = like.plan
            self.boards = like.boards
            self.unused_events = like.unused_events
            self.planned = like.planned
            self.future_seen = like.future_seen
            self.prize = like.prize
            self.games_of = like.games_of
            self.games_penalty = like.games_penalty

    def add_future_event(self, card: i64, author: i64) -> None:
        """An event goes face down to the future ones; with modules it is noted who else was shown it."""
        self.future_events = with_one(self.future_events, card)
        self.future_authors = with_one(self.future_authors, author)
        if self.plan.modules:
            self.future_seen = with_one(self.future_seen, 0)

    def clear_future_events(self) -> None:
        self.future_events = vec[i64]()
        self.future_authors = vec[i64]()
        self.future_seen = vec[i64]()

    def copy(self) -> "State":
        twin = State(self)
        twin.stack = [frame.copy() for frame in self.stack]
        twin.seats = [Seat(seat) for seat in self.seats]
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
            "row": list(self.row),
            "civil_deck": list(self.civil_deck),
            "military_deck": list(self.military_deck),
            "civil_decks": [list(deck) for deck in self.civil_decks],
            "military_decks": [list(deck) for deck in self.military_decks],
            "discards": [list(pile) for pile in self.discards],
            "current_events": list(self.current_events),
            "future_events": list(self.future_events),
            "future_authors": list(self.future_authors),
            "past_events": list(self.past_events),
            "tactics": list(self.tactics),
            "revealed": trimmed(vec[i64]([i64(copies) for copies in self.revealed])),
            "chance": list(self.chance),
            "seed_words": self.seed_words[:],
            "seats": [seat.to_data() for seat in self.seats],
        }
        if self.hidden_hands:
            data["hidden_hands"] = True
        if self.plan.house:
            data["house"] = self.plan.house
        if self.stream != 1:
            data["stream"] = self.stream
        if self.plan.modules:
            data["more"] = self.expansion_data()
        return data

    def expansion_data(self) -> dict[str, object]:
        """The part of the data that only tables with modules have; `on` says so."""
        return {
            "on": True,
            **self.plan.to_data(),
            "boards": list(self.boards),
            "unused_events": list(self.unused_events),
            "planned": list(self.planned),
            "future_seen": list(self.future_seen),
            "prize": self.prize,
            "games_of": self.games_of,
            "games_penalty": self.games_penalty,
        }


# arrays by their names: piles of cards in any number, counts of a fixed width
PILES: Final = (
    "wonders", "colonies", "hand", "cards", "taken", "old_tactics", "civil_deck", "military_deck", "current_events",
    "future_events", "future_authors", "future_seen", "past_events", "tactics", "unused_events", "planned", "boards",
)  # fmt: skip
COUNTS: Final = ("workers", "tokens", "score", "row", "chance", "specials")
