"""State and Seat: fields, copies and data, nothing else."""

from typing import final

from saecula.aoc.terms import ACTIONS, NOTHING, SOURCES
from saecula.core.data import ints, list_of, restore
from saecula.core.errors import RecordError
from saecula.core.frame import FRAME_WIDTH, frame_from_data
from saecula.core.state import State as CoreState


@final
class Seat:
    """What lies before one player."""

    def __init__(self) -> None:
        self.coins = 0
        self.vp = 0
        self.idle = 0  # workers at hand
        self.white = 0  # workers placed this turn who return
        self.red = 0  # workers placed this turn who are lost
        self.main = NOTHING  # the main civilization
        self.civs: list[int] = []  # every civilization owned, in the order of taking
        self.techs = 0  # bit mask of learned technologies
        self.special = NOTHING  # the special technology card
        self.wonders: list[int] = []
        self.used = [0] * ACTIONS  # uses of every action's slots this turn
        self.score = [0] * SOURCES  # points by source; sums to vp
        self.war_losses = 0  # workers lost to war, for challenges
        self.kept: list[int] = []  # draft: civilizations kept, in the order of choosing
        self.hand: list[int] = []  # draft: those of them not yet played
        self.played = 0  # draft: bit mask of civilizations played from the hand
        self.pack: list[int] = []  # draft: the cards passed to this seat
        self.sights: list[int] = []  # draft: every pack as this seat passed it on (bit masks)
        # caches of what the cards above say, renewed by ratings.refresh and compared by the invariants
        self.active: list[int] = []  # effects in force
        self.ops = 0  # bit mask of their kinds
        self.touched = 0  # bit mask of the actions they name

    def copy(self) -> "Seat":
        twin = Seat()
        twin.coins = self.coins
        twin.vp = self.vp
        twin.idle = self.idle
        twin.white = self.white
        twin.red = self.red
        twin.main = self.main
        twin.civs = self.civs[:]
        twin.techs = self.techs
        twin.special = self.special
        twin.wonders = self.wonders[:]
        twin.used = self.used[:]
        twin.score = self.score[:]
        twin.war_losses = self.war_losses
        twin.kept = self.kept[:]
        twin.hand = self.hand[:]
        twin.played = self.played
        twin.pack = self.pack[:]
        twin.sights = self.sights[:]
        twin.active = self.active[:]
        twin.ops = self.ops
        twin.touched = self.touched
        return twin

    def to_data(self) -> dict[str, object]:
        return {
            "coins": self.coins,
            "vp": self.vp,
            "idle": self.idle,
            "white": self.white,
            "red": self.red,
            "main": self.main,
            "civs": self.civs[:],
            "techs": self.techs,
            "special": self.special,
            "wonders": self.wonders[:],
            "used": self.used[:],
            "score": self.score[:],
            "war_losses": self.war_losses,
            "kept": self.kept[:],
            "hand": self.hand[:],
            "played": self.played,
            "pack": self.pack[:],
            "sights": self.sights[:],
            "active": self.active[:],
            "ops": self.ops,
            "touched": self.touched,
        }


@final
class State(CoreState):
    """The whole position. `seat_count`, `turn`, `turn_seat`, `over`, `stack` and `events` come from the core."""

    def __init__(self) -> None:
        super().__init__()
        # what the table agreed on
        self.innovation = False
        self.changing_world = False
        self.draft = False
        self.documented = False  # the deck of documented civilizations
        self.counter_clockwise = False
        self.sacrifice_optional = False
        self.conquest_shared = False  # in data only where the table agreed on it
        self.challenge = NOTHING
        # where the game stands
        self.round = 1
        self.first_seat = 0
        self.turns_taken = 0  # in this round
        self.rival = 0  # solo: the rival's power
        # what lies on the table
        self.row: list[int] = []  # the eight action cards
        self.tokens: list[int] = []  # the event token over every card of the row, NOTHING where none
        self.market: list[int] = []  # civilizations
        self.market_coins: list[int] = []  # bonus coins on each of them
        self.deck: list[int] = []  # hidden; the last card is the top
        self.wonders: list[int] = []
        self.specials: list[int] = []
        self.leftovers: list[int] = []  # draft: what was left of every pack (bit masks by first owner)
        self.seats: list[Seat] = []

    def copy(self) -> "State":
        twin = State()
        twin.seat_count = self.seat_count
        twin.turn = self.turn
        twin.turn_seat = self.turn_seat
        twin.over = self.over
        twin.stack = [frame.copy() for frame in self.stack]
        twin.quiet = self.quiet
        twin.innovation = self.innovation
        twin.changing_world = self.changing_world
        twin.draft = self.draft
        twin.documented = self.documented
        twin.counter_clockwise = self.counter_clockwise
        twin.sacrifice_optional = self.sacrifice_optional
        twin.conquest_shared = self.conquest_shared
        twin.challenge = self.challenge
        twin.round = self.round
        twin.first_seat = self.first_seat
        twin.turns_taken = self.turns_taken
        twin.rival = self.rival
        twin.row = self.row[:]
        twin.tokens = self.tokens[:]
        twin.market = self.market[:]
        twin.market_coins = self.market_coins[:]
        twin.deck = self.deck[:]
        twin.wonders = self.wonders[:]
        twin.specials = self.specials[:]
        twin.leftovers = self.leftovers[:]
        twin.seats = [seat.copy() for seat in self.seats]
        return twin

    def to_data(self) -> dict[str, object]:
        data = self.plain_data()
        if self.conquest_shared:
            data["conquest_shared"] = True
        return data

    def plain_data(self) -> dict[str, object]:
        """What the data of every table has."""
        return {
            "seat_count": self.seat_count,
            "turn": self.turn,
            "turn_seat": self.turn_seat,
            "over": self.over,
            "stack": [frame.to_data() for frame in self.stack],
            "innovation": self.innovation,
            "changing_world": self.changing_world,
            "draft": self.draft,
            "documented": self.documented,
            "counter_clockwise": self.counter_clockwise,
            "sacrifice_optional": self.sacrifice_optional,
            "challenge": self.challenge,
            "round": self.round,
            "first_seat": self.first_seat,
            "turns_taken": self.turns_taken,
            "rival": self.rival,
            "row": self.row[:],
            "tokens": self.tokens[:],
            "market": self.market[:],
            "market_coins": self.market_coins[:],
            "deck": self.deck[:],
            "wonders": self.wonders[:],
            "specials": self.specials[:],
            "leftovers": self.leftovers[:],
            "seats": [seat.to_data() for seat in self.seats],
        }


def state_from_data(data: dict[str, object]) -> State:
    """The inverse of `to_data`; raises RecordError naming the field that does not fit."""
    s = State()
    s.conquest_shared = data.get("conquest_shared") is True
    plain = {field: value for field, value in data.items() if field not in ("stack", "seats")}
    template = {field: value for field, value in s.to_data().items() if field not in ("stack", "seats")}
    restore(s, plain, template)
    for item in list_of(data, "seats"):
        seat = Seat()
        restore(seat, item, seat.to_data())
        s.seats.append(seat)
    for item in list_of(data, "stack"):
        numbers = ints(item, "snapshot.stack")
        if len(numbers) < FRAME_WIDTH:
            raise RecordError("snapshot.stack", "short-frame")
        s.stack.append(frame_from_data(numbers))
    if len(s.seats) != s.seat_count:
        raise RecordError("snapshot.seats", "seats-of-snapshot", seats=s.seat_count)
    return s
