"""Positions for scenario tests of Through the Ages.

`table(...)` deals a game and moves it to a round in which everything is allowed; `give` and the other hands rearrange
it; `actions`, `politics` and `end_turn` open a question. Cards are named by their slugs, seats by 0, 1, ...

A state or seat that a test keeps stays the present one: `seat = t.seat()` may be read after any command. Commands that
were given past the table (`t.game.push`) reach it when the table is asked next.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from mypy_extensions import i64

from saecula.core.arrays import vec, without_one
from saecula.core.errors import BrokenLaw
from saecula.core.frame import Frame
from saecula.core.game import Game
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, CARDS, KIND, NUMBER, SLUGS, TWIN_OF, is_special
from saecula.tta.counts import workers_of
from saecula.tta.invariants import check_cards
from saecula.tta.law.expansion.mix import board_place
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain
from saecula.tta.piles import place_of
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.refresh import refresh
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.rules import TtaRules
from saecula.tta.state import Seat, State
from saecula.tta.terms import TECHS
from tests.kit.games import FROZEN_STREAM
from tests.kit.table import BaseTable

RULES = TtaRules()
TABLES: list["Table"] = []  # of the running test, for whoever asks afterwards what happened at them
HARMLESS = ("pestilence", "crusades", "rats", "uncertain-borders", "border-conflict")  # events that fill a deck


def number(slug: str) -> int:
    return NUMBER[slug]


def pile(cards: Iterable[int]) -> vec[i64]:
    """Cards as they lie in a state."""
    return vec[i64](cards)


def table(seats: int = 2, *, round: int = 5, age: int = 1, start: int = 0, seed: int = 1, **options: Any) -> "Table":
    """A game at the action phase of seat `start`, in the given round and age, boards as at the start of the game.

    Everybody has all actions available; the row is full; hands are empty; decks belong to the age.
    """
    game = Game(RULES, {"seats": seats, **options}, seed, None, FROZEN_STREAM)
    t_ = Table(game)
    s = t_.s
    s.start_seat = start
    s.round = round
    s.stack = []
    if age > 0:
        s.age = age
        s.civil_deck = s.civil_decks[age] if age < 4 else pile([])
        s.military_deck = s.military_decks[age] if age < 4 else pile([])
        for earlier in range(min(age + 1, 4)):
            s.civil_decks[earlier] = pile([])
            s.military_decks[earlier] = pile([])
    if age == 4:
        s.last_round = round + 1
    for i in range(seats):
        refresh(s, i)
        s.seats[i].civil = s.seats[i].civil_total
        s.seats[i].military = s.seats[i].military_total
    return t_.actions(start)


def become(kept: object, now: object, fields: list[str]) -> None:
    """Let an object that somebody holds be what another one is."""
    for field in fields:
        setattr(kept, field, getattr(now, field))


def fields_of(thing: object) -> list[str]:
    """Its data, in both builds: a compiled class has no dictionary."""
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


STARTING = [card for card in range(len(CARDS)) if AGE[card] == 0 and KIND[card] <= t.GOVERNMENT]  # everybody has them
SEAT_FIELDS = fields_of(Seat())
STATE_FIELDS = [name for name in fields_of(State()) if name != "seats"]


class Table(BaseTable):
    """A game with hands that may rearrange it, and short ways to ask and act."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        game.history.stride = 1  # positions are edited by hand, so that they cannot be found again by playing
        self._shown = game.state
        TABLES.append(self)

    def do(self, *commands: str) -> "Table":
        for command in commands:
            super().do(command)
            self._carry_on()
        return self

    @property
    def s(self) -> State:
        self._carry_on()
        state = self.game.state
        assert isinstance(state, State)
        return state

    def seat(self, i: int = 0) -> Seat:
        return self.s.seats[i]

    def causes(self) -> set[str]:
        """The laws that the log of the whole game cites, and those of what a test did by hand."""
        return {event.cause for events in self.game.happened for event in events} | set(self.s.causes)

    def _carry_on(self) -> None:
        """A command makes a new state; the objects that were handed out become it, and history keeps copies."""
        shown, now = self._shown, self.game.state
        if shown is now:
            return
        assert isinstance(shown, State)
        assert isinstance(now, State)
        kept = self.game.history.kept
        for place in range(len(kept)):
            if kept[place] is shown:
                kept[place] = shown.copy()
        become(shown, now, STATE_FIELDS)
        for kept, seat in zip(shown.seats, now.seats, strict=True):
            become(kept, seat, SEAT_FIELDS)
        self.game.state = shown

    def claim(self, slugs: str) -> list[int]:
        """The numbers of these cards, each taken out of the deck in which a copy of it lies.

        A card of a deck that is gone, as those of earlier ages are, is fetched from the box; but nothing is claimed
        that the table does not use, and no more copies than it has.
        """
        cards = [NUMBER[slug] for slug in slugs.split()]
        for card in cards:
            self._take_out(TWIN_OF[card])
        self._need_copies([card for card in cards if card not in STARTING])
        return cards

    def _take_out(self, card: int) -> None:
        """From the first place where a copy lies, looked through in this order."""
        s = self.s
        for field in ("civil_deck", "military_deck", "current_events"):
            if card in getattr(s, field):
                setattr(s, field, without_one(getattr(s, field), card))
                return
        if card in s.row:
            s.row[place_of(s.row, card)] = t.NOTHING
            return
        for decks in (s.civil_decks, s.military_decks):
            for place, deck in enumerate(decks):
                if card in deck:
                    decks[place] = without_one(deck, card)
                    return
        if card in s.unused_events:
            s.unused_events = without_one(s.unused_events, card)
        elif card in s.boards:
            place = place_of(s.boards, card)
            s.boards[place] = t.NOTHING
            self._drop_pointer(place)

    def _need_copies(self, cards: list[int]) -> None:
        """Would these cards, beside all that lie somewhere, be more copies than there are?"""
        if not cards:
            return
        past = self.s.past_events
        governments = [seat.government for seat in self.s.seats if seat.government not in STARTING]
        self.s.past_events = pile([*past, *cards, *governments])
        try:
            check_cards(self.s)
        except BrokenLaw as error:
            named = ", ".join(SLUGS[card] for card in cards)
            raise AssertionError(f"no copy is left of one of these: {named} ({error})") from None
        finally:
            self.s.past_events = pile(past)

    def _claim_new(self, slugs: str, held: Sequence[int]) -> list[int]:
        """As `claim`, but what the seat already holds is not claimed again."""
        return self.claim(" ".join(slug for slug in slugs.split() if NUMBER[slug] not in held))

    def _drop_pointer(self, place: int) -> None:
        """A card that was taken off a board has no pointer in the decks."""
        for deck in [self.s.civil_deck, *self.s.civil_decks]:
            for card in deck:
                row = CARDS[card]
                if row.kind == t.POINTER and board_place(row.age, row.effect, row.amount) == place:
                    self._take_out(card)
                    return

    # --- rearranging ----------------------------------------------------------------------------------------------
    def give(
        self,
        i: int = 0,
        *,
        techs: str = "",
        workers: dict[str, int] | None = None,
        leader: str | None = None,
        government: str = "",
        wonders: str = "",
        ruins: str = "",
        tucked: str = "",
        wonder: str = "",
        stages: int = 0,
        colonies: str = "",
        tactic: str = "",
        exclusive: bool = False,
        hand: str = "",
        cards: str = "",
        food: int | None = None,
        resources: int | None = None,
        science: int | None = None,
        culture: int | None = None,
        yellow: int | None = None,
        blue: int | None = None,
        pool: int | None = None,
        civil: int | None = None,
        military: int | None = None,
    ) -> "Table":
        """Put things before a seat. Technologies named in `techs` or `workers` are in play; special ones as well.

        `ruins` are completed wonders that were ruined, `tucked` is the completed wonder that a leader lies under; name
        in `wonders` only what is neither. A `tactic` is common unless it is `exclusive`. `food` and `resources` replace
        the stores, as tokens on the cheapest way the laws allow; `blue` is what the bank holds beside them. Token
        symbols of cards given here are NOT applied (banks are what you say); actions follow the totals and are all
        available unless `civil`/`military` say otherwise.
        """
        seat = self.seat(i)
        self._technologies(seat, techs, workers or {})
        if leader is not None:
            seat.leader = self._one(leader, seat.leader)
        if government:
            seat.government = self._one(government, seat.government)
        self._wonders(seat, wonders, ruins, tucked)
        if wonder:
            seat.wonder, seat.stages = self._one(wonder, seat.wonder), stages
        seat.colonies = pile([*seat.colonies, *self.claim(colonies)])
        if tactic:
            self._tactic(seat, tactic, exclusive)
        seat.hand = pile([*seat.hand, *self.claim(hand)])
        seat.cards = pile([*seat.cards, *self.claim(cards)])
        for field, value in (("science", science), ("yellow", yellow), ("pool", pool)):
            if value is not None:
                setattr(seat, field, value)
        if culture is not None:
            seat.culture = culture
            for source in range(t.SOURCES):
                seat.score[source] = 0
            seat.score[t.BY_PRODUCTION] = culture
        self._stores(i, food, resources, blue)
        self._refresh()
        seat.civil = seat.civil_total if civil is None else civil
        seat.military = seat.military_total if military is None else military
        return self.settle()

    def _one(self, slug: str, held: int) -> int:
        """One card for a place that has room for one; "" empties it."""
        if not slug:
            return t.NOTHING
        return held if held == NUMBER[slug] else self.claim(slug)[0]

    def _technologies(self, seat: Seat, techs: str, workers: dict[str, int]) -> None:
        held = [card for card in range(TECHS) if seat.techs >> card & 1] + list(seat.specials)
        for card in self._claim_new(" ".join([*techs.split(), *workers]), held):
            if card < TECHS:
                seat.techs |= 1 << card
            elif is_special(card):
                seat.specials[KIND[card] - t.FIRST_SPECIAL] = card
            else:
                raise AssertionError(f"{SLUGS[card]} is not a technology in play")
        for slug, count in workers.items():
            seat.workers[NUMBER[slug]] = count

    def _wonders(self, seat: Seat, wonders: str, ruins: str, tucked: str) -> None:
        seat.wonders = pile([*seat.wonders, *self.claim(wonders)])
        seat.wonders = pile([*seat.wonders, *self._claim_new(f"{ruins} {tucked}", seat.wonders)])
        for slug in ruins.split():
            seat.ruins |= 1 << list(seat.wonders).index(NUMBER[slug])
        if tucked:
            seat.tucked = NUMBER[tucked]

    def _tactic(self, seat: Seat, tactic: str, exclusive: bool) -> None:
        if not exclusive:
            self.common(tactic)
        elif not seat.exclusive or seat.tactic != NUMBER[tactic]:
            self.claim(tactic)
        seat.tactic, seat.exclusive = NUMBER[tactic], exclusive

    def _stores(self, i: int, food: int | None, resources: int | None, blue: int | None) -> None:
        seat = self.seat(i)
        if blue is not None:
            seat.blue = 99  # enough for any store; what the bank holds is said below
        for kind, amount, stores in ((IS_FOOD, food, range(4)), (IS_RESOURCE, resources, range(4, 12))):
            if amount is None:
                continue
            for store in stores:
                seat.blue += seat.tokens[store]
                seat.tokens[store] = 0
            assert gain(self.s, i, kind, amount, "food.gain.exact") == amount, "the blue bank is too small for that"
        if blue is not None:
            seat.blue = blue
        self.s.events = []

    def _refresh(self) -> None:
        """Totals may have changed: new actions are available, spent ones stay spent."""
        for i in range(self.s.seat_count):
            refresh(self.s, i)

    def settle(self) -> "Table":
        """Tell the invariants how many tokens there are now."""
        for seat in self.s.seats:
            seat.blue_owned = seat.blue + sum(seat.tokens) + seat.stages + seat.kept
            seat.yellow_owned = seat.yellow + workers_of(seat)
        return self

    def row(self, slugs: str) -> "Table":
        """Lay out the card row from space 1; a dot leaves a space empty, missing ones are empty."""
        self.s.row = pile([t.NOTHING] * t.ROW)
        cards = iter(self.claim(slugs.replace(".", "")))
        row = [t.NOTHING if slug == "." else next(cards) for slug in slugs.split()]
        self.s.row = pile(row + [t.NOTHING] * (t.ROW - len(row)))
        return self

    def events(self, current: str = "", future: str = "", author: int = 0) -> "Table":
        """Events decks; the FIRST of `current` is the top card."""
        self.s.current_events, self.s.future_events = pile([]), pile([])
        self.s.current_events = pile(self.claim(" ".join(reversed(current.split()))))
        self.s.future_events = pile(self.claim(future))
        self.s.future_authors = pile([author] * len(self.s.future_events))
        if self.s.plan.modules:
            self.s.future_seen = pile([0] * len(self.s.future_events))
        return self

    def pact(self, slug: str, owner: int, partner: int, side: int = 0) -> "Table":
        """A pact in the owner's area; `side` is the owner's (0 A, 1 B). Actions that were spent stay spent."""
        seat = self.seat(owner)
        seat.pact, seat.pact_with, seat.pact_side = self._one(slug, seat.pact), partner, side
        self._refresh()
        return self

    def common(self, slugs: str) -> "Table":
        """Tactics that lie in the common area, beside those that lie there already."""
        self.s.tactics = pile([*self.s.tactics, *self._claim_new(slugs, self.s.tactics)])
        return self

    def last_round(self) -> "Table":
        """Make the present round the last one."""
        self.s.last_round = self.s.round
        return self

    # --- moving to a question -------------------------------------------------------------------------------------
    def _phase(self, i: int, step: int) -> "Table":
        self.s.turn_seat = i
        frame = Frame(t.ASK_TURN, i)
        frame.step = step
        self.s.stack = [frame]
        RULES.advance(self.s)
        self.s.events = []
        return self

    def begin_turn(self, i: int = 0) -> "Table":
        """The start-of-turn sequence of seat `i`: replenish, war, tactics; then politics is asked."""
        return self._phase(i, 0)

    def politics(self, i: int = 0) -> "Table":
        return self._phase(i, 2)

    def actions(self, i: int = 0) -> "Table":
        return self._phase(i, 3)

    def end_turn(self, i: int = 0) -> "Table":
        """The end-of-turn sequence of seat `i`, as far as it asks nothing (stops at a discard question)."""
        return self._phase(i, 4)

    def reveal(self, slug: str, revealer: int = 0) -> "Table":
        """Seat `revealer` prepares a harmless event from its hand and so reveals this one; stops at the first question.

        The prepared card is Pestilence, unless that is what is revealed; it goes to the future deck. Another harmless
        event stays below, so that no refill happens.
        """
        self.s.current_events = pile([])
        free = [event for event in HARMLESS if event != slug and self._is_free(NUMBER[event])]
        prepared, below = free[0], free[1]
        self.events(current=f"{slug} {below}")
        self.seat(revealer).cards = pile([*self.seat(revealer).cards, *self.claim(prepared)])
        self.politics(revealer)
        return self.do(f"prepare {prepared}")

    def _is_free(self, card: int) -> bool:
        """Does no copy of it lie in a hand or among events? Its only copy lies in the deck or in the box, then."""
        hands = [seat.cards for seat in self.s.seats]
        return not any(card in pile for pile in [self.s.future_events, self.s.past_events, *self.s.discards, *hands])

    @property
    def decider(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.seat

    # --- reading --------------------------------------------------------------------------------------------------
    def food(self, i: int = 0) -> int:
        return amount_of(self.seat(i), IS_FOOD)

    def resources(self, i: int = 0) -> int:
        return amount_of(self.seat(i), IS_RESOURCE)

    def strength(self, i: int = 0) -> int:
        return strength_of(self.s, i)

    def science(self, i: int = 0) -> int:
        """The science rating; points are seat(i).science."""
        return science_of(self.s, i)

    def culture(self, i: int = 0) -> int:
        """The culture rating; points are seat(i).culture."""
        return culture_of(self.s, i)

    def happiness(self, i: int = 0) -> int:
        return happiness_of(self.seat(i))

    def discontent(self, i: int = 0) -> int:
        return discontent_of(self.seat(i))

    def workers(self, slug: str, i: int = 0) -> int:
        return self.seat(i).workers[NUMBER[slug]]

    def seen(self, kind: int, by: int) -> list[int]:
        """The `a` of everything of this kind that commands made happen, as seat `by` may read it (-1: hidden)."""
        return [event.a for event in self.game.events(by, 1) if event.kind == kind]

    def names(self, cards: list[int]) -> list[str]:
        return [SLUGS[card] for card in cards]

    def name(self, card: int) -> str:
        return "" if card == t.NOTHING else SLUGS[card]

    def ages(self, cards: list[int]) -> list[int]:
        return [AGE[card] for card in cards]
