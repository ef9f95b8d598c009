"""Positions for scenario tests of Age of Civilization.

Scenarios stand on *bare* cards: only what the rulebook says. Effects that are house values are gone, every house
population is 3, and no row card carries a war symbol. So no test here can break when an owner corrects a value.
A test that needs an effect gives it to a card itself: `bare({"wonders": {"petra": {"effects": [...]}}})`.
"""

from copy import deepcopy
from typing import Any

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CIV_IDS, CIV_POPULATION, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.ratings import refresh
from saecula.aoc.state import Seat, State
from saecula.core.frame import Frame
from saecula.core.game import Game
from tests.kit.table import BaseTable

TABLES: list["Table"] = []  # of the running test, for whoever asks afterwards what happened at them
POPULATION = 3
ROW = "hunt fish farm culture build conquest trade plague"


def bare_cards(changes: dict[str, dict[str, dict[str, Any]]] | None = None) -> catalog.Cards:
    cards = catalog.shipped()
    for kind in ("civilizations", "wonders", "technologies"):
        for card in cards[kind]:
            for field in ("primary", "legacy", "effects"):
                if field in card:
                    card[field] = [row for row in card[field] if row["source"] == "rulebook"]
            if "population" in card:
                card["population"] = POPULATION
    for card in cards["action_cards"]:
        if card["id"] != "plague":
            card["symbol"] = "none"
    for kind, entries in (changes or {}).items():
        for card in cards[kind]:
            card.update(deepcopy(entries.get(card["id"], {})))
    return cards


def bare(changes: dict[str, dict[str, dict[str, Any]]] | None = None) -> None:
    """Put bare cards into force, with changes of the test's own: {kind: {card: {field: value}}}."""
    catalog.install(bare_cards(changes))


def position(
    seats: int = 2,
    *,
    round: int = 1,
    row: str = ROW,
    market: str = "",
    wonders: str = "",
    specials: str = "",
    first: int = 0,
    seed: int = 1,
    **options: Any,
) -> "Table":
    """A game at the civilization phase of seat `first`, in the given round, nobody owning anything yet.

    `row` lists all eight action cards, `market` the five civilizations (else the first five not wanted elsewhere).
    In a draft the packs are dealt but nothing is kept yet; see `Table.skip_draft`.
    """
    table = Table(aoc.Game(seats=seats, seed=seed, **options))
    table.game.history.stride = 1  # positions are edited by hand, so that they cannot be found again by playing
    s = table.s
    s.round = round
    s.first_seat = first
    s.row = [t.ACTION_IDS.index(word) for word in row.split()]
    assert len(s.row) == t.ROW_SIZE
    if wonders:
        s.wonders = [WONDER_IDS.index(word) for word in wonders.split()]
    if specials:
        s.specials = [SPECIAL_IDS.index(word) for word in specials.split()]
    if market:
        table.market(market)
    if s.draft:
        s.stack[-1].seat = first
    else:
        table.civ_phase(first)
    return table


class Table(BaseTable):
    """A game with hands that may rearrange it, and short ways to ask and act."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        TABLES.append(self)

    @property
    def s(self) -> State:
        state = self.game.state
        assert isinstance(state, State)
        return state

    def seat(self, i: int = 0) -> Seat:
        return self.s.seats[i]

    # --- rearranging ----------------------------------------------------------------------------------------------
    def market(self, names: str, coins: list[int] | None = None) -> "Table":
        """Lay these civilizations out, in this order, with these bonus coins."""
        s = self.s
        s.deck += s.market
        s.market = []
        for name in names.split():
            civ = CIV_IDS.index(name)
            s.deck.remove(civ)
            s.market.append(civ)
        s.market_coins = coins or [0] * len(s.market)
        return self

    def give(
        self,
        i: int = 0,
        *,
        civs: str = "",
        main: str = "",
        techs: str = "",
        wonders: str = "",
        special: str = "",
        hand: str = "",
        coins: int | None = None,
        workers: int | None = None,
        vp: int | None = None,
    ) -> "Table":
        """Give a seat cards and things. `civs` are owned (the last is the main one unless `main` names another)."""
        s, seat = self.s, self.seat(i)
        for name in civs.split():
            self._take(CIV_IDS.index(name))
            seat.civs.append(CIV_IDS.index(name))
            seat.main = CIV_IDS.index(main or name)
            seat.idle = CIV_POPULATION[seat.main]
        for name in hand.split():
            self._take(CIV_IDS.index(name))
            seat.hand.append(CIV_IDS.index(name))
        for name in techs.split():
            seat.techs |= 1 << TECH_IDS.index(name)
        for name in wonders.split():
            wonder = WONDER_IDS.index(name)
            if wonder in s.wonders:
                s.wonders.remove(wonder)
            seat.wonders.append(wonder)
        if special:
            seat.special = SPECIAL_IDS.index(special)
            if seat.special in s.specials:
                s.specials.remove(seat.special)
        if coins is not None:
            seat.coins = coins
        if workers is not None:
            seat.idle = workers
        if vp is not None:
            seat.vp = vp
            seat.score = [0] * t.SOURCES
            seat.score[t.BY_TURN_END] = vp
        refresh(seat)
        return self

    def _take(self, civ: int) -> None:
        """Take a civilization from wherever it lies; a card of the market is replaced from the deck."""
        s = self.s
        if civ in s.deck:
            s.deck.remove(civ)
        elif civ in s.market:
            place = s.market.index(civ)
            s.market[place] = s.deck.pop(0)
        else:
            raise AssertionError(f"{CIV_IDS[civ]} is not to be had")

    def symbol(self, card: str, symbol: str) -> "Table":
        """Put a symbol on an action card (a house value, so a test chooses its own)."""
        from saecula.aoc.cards.tables import CARD_SYMBOL

        CARD_SYMBOL[t.ACTION_IDS.index(card)] = t.SYMBOL_IDS.index(symbol)
        return self

    def skip_draft(self, *hands: str) -> "Table":
        """End a draft at once with these hands; the market stays empty unless `market` fills it."""
        s = self.s
        s.stack = []
        for i in range(len(hands)):
            s.deck += self.seat(i).pack
            self.seat(i).pack = []
        for i, names in enumerate(hands):
            self.give(i, hand=names)
            self.seat(i).kept = self.seat(i).hand[:]
            self.seat(i).sights = [0] * len(self.seat(i).kept)
        self.civ_phase(s.first_seat)
        return self

    # --- moving to a question ---------------------------------------------------------------------------------------
    def _phase(self, i: int, step: int) -> "Table":
        s = self.s
        s.turn_seat = i
        s.turns_taken = (i - s.first_seat) % s.seat_count
        turn = Frame(t.ASK_TURN, i)
        turn.step = step
        s.stack = [turn]
        self.seat(i).used = [0] * t.ACTIONS
        self.game.rules.advance(s)
        return self

    def civ_phase(self, i: int = 0) -> "Table":
        """Seat `i` begins its turn."""
        return self._phase(i, 0)

    def actions(self, i: int = 0) -> "Table":
        """Seat `i` is to act."""
        return self._phase(i, 1)

    def turn_end(self, i: int = 0) -> "Table":
        """Seat `i` has returned its workers; effects of the turn end are next (advances as far as it can)."""
        return self._phase(i, 2)

    def finish_round(self) -> "Table":
        """Everybody still to move skips and ends, mandatory effects included, until the next round or the end."""
        round = self.s.round
        while not self.game.is_over() and self.s.round == round:
            self._quietly()
        return self

    def finish_turn(self) -> "Table":
        """The acting seat does as little as possible until another turn begins."""
        at = (self.s.round, self.s.turns_taken)
        while not self.game.is_over() and (self.s.round, self.s.turns_taken) == at:
            self._quietly()
        return self

    def _quietly(self) -> None:
        legal = list(self.game.legal)
        for command in ("skip", "end", "done"):
            if command in legal:
                self.game.push(command)
                return
        self.game.push(legal[0])

    # --- reading ------------------------------------------------------------------------------------------------------
    def names(self, civs: list[int]) -> list[str]:
        return [CIV_IDS[civ] for civ in civs]

    def techs(self, i: int = 0) -> set[str]:
        return {TECH_IDS[tech] for tech in range(len(TECH_IDS)) if self.seat(i).techs >> tech & 1}

    def causes(self) -> set[str]:
        """The laws that the log of the whole game cites, and those of what a test did by hand."""
        return {event.cause for events in self.game.happened for event in events} | set(self.s.causes)

    def happened(self) -> list[int]:
        """Kinds of the events of the last command."""
        return [event.kind for event in self.game.happened[-1]]
