"""setup.open, draft.*: what one seat may know, listed field by field: nothing else gets into a view.

Almost everything is open in this game (setup.open). Hidden are the order of the deck and, in a draft, the packs and
hands of the others, and what they have seen.
"""
# ruff: noqa: RUF009 (fields of a view that read as cards are descriptors)

from dataclasses import dataclass

from saecula.aoc.cards.tables import CIV_IDS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.doors import QUESTIONS
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import ACTION_IDS, SOURCE_IDS, TOKEN_IDS
from saecula.core.seen import CardMask, Cards, OneCard, SeenCard, readable


class Civilization(SeenCard):
    """A civilization in a view."""

    ids = CIV_IDS


class Technology(SeenCard):
    """A technology in a view."""

    ids = TECH_IDS


class Wonder(SeenCard):
    """A wonder in a view."""

    ids = WONDER_IDS


class Special(SeenCard):
    """A special technology in a view."""

    ids = SPECIAL_IDS


class ActionCard(SeenCard):
    """An action card of the row in a view."""

    ids = ACTION_IDS


class Token(SeenCard):
    """An event token in a view."""

    ids = TOKEN_IDS


@dataclass(repr=False, kw_only=True)
class SeatView:
    """What lies before a player, as the viewer sees it; `hand` and `pack` are empty lists unless they are the own.

    >>> saecula.aoc.Game(seats=2, seed=7).view(0).seats[0]
    SeatView(coins=3)
    """

    coins: int
    vp: int
    idle: int  # workers at hand
    white: int  # workers placed this turn who return
    red: int  # workers placed this turn who are lost
    main: OneCard = OneCard(Civilization)
    civs: Cards = Cards(Civilization)
    techs: CardMask = CardMask(Technology)
    special: OneCard = OneCard(Special)
    wonders: Cards = Cards(Wonder)
    used: list[int]  # uses of every action's slots this turn
    score: list[int]  # points by source, see `points`
    war_losses: int
    played: int
    kept_size: int
    hand_size: int
    pack_size: int
    kept: Cards = Cards(Civilization)
    hand: Cards = Cards(Civilization)
    pack: Cards = Cards(Civilization)
    sights: list[int]

    @property
    def points(self) -> dict[str, int]:
        """Where the points come from."""
        return {SOURCE_IDS[i]: points for i, points in enumerate(self.score) if points}

    def __repr__(self) -> str:
        return readable(self, SEAT_READ)


@dataclass(repr=False, kw_only=True)
class View:
    """The position as `seat` (or SPECTATOR) knows it. `stack` is the list of open questions as plain ints.

    >>> view = saecula.aoc.Game(seats=2, seed=7).view(0)
    >>> view.market, view.market[0].id
    ([olmec, rome, india, aztecs, tibet], 'olmec')
    """

    seat: int
    seat_count: int
    turn: int
    turn_seat: int
    over: bool
    stack: list[list[int]]
    innovation: bool
    changing_world: bool
    draft: bool
    documented: bool
    counter_clockwise: bool
    sacrifice_optional: bool
    conquest_shared: bool = False
    challenge: int
    round: int
    first_seat: int
    turns_taken: int
    rival: int
    row: Cards = Cards(ActionCard)
    tokens: Cards = Cards(Token)
    market: Cards = Cards(Civilization)
    market_coins: list[int]
    deck_size: int
    wonders: Cards = Cards(Wonder)
    specials: Cards = Cards(Special)
    leftovers: list[int]
    seats: list[SeatView]

    def to_data(self) -> dict[str, object]:
        """The numbers alone, as bots in other processes and languages get them."""
        data = {**vars(self), "seats": [{**vars(seat)} for seat in self.seats]}
        if not self.conquest_shared:
            del data["conquest_shared"]
        return data

    def __repr__(self) -> str:
        return readable(self, READ)


SEAT_READ = (
    "main", "vp", "coins", "idle", "white", "red", "civs", "techs", "special", "wonders", "hand_size", "hand",
    "pack_size", "pack", "points",
)  # fmt: skip
READ = (
    "round",
    "turn_seat",
    "over",
    "row",
    "tokens",
    "market",
    "market_coins",
    "deck_size",
    "wonders",
    "specials",
    "seats",
)


def _seat_view(s: State, player: Seat, own: bool) -> SeatView:
    """draft.secret, draft.simultaneous: how many cards the others hold is open, which ones is not.

    While a draft is running, a seat that has already chosen holds one card more than the others; that is open too,
    because whose choice is awaited is open.
    """
    return SeatView(
        coins=player.coins,
        vp=player.vp,
        idle=player.idle,
        white=player.white,
        red=player.red,
        main=player.main,
        civs=player.civs[:],
        techs=player.techs,
        special=player.special,
        wonders=player.wonders[:],
        used=player.used[:],
        score=player.score[:],
        war_losses=player.war_losses,
        played=player.played,
        kept_size=len(player.kept),
        hand_size=len(player.hand),
        pack_size=len(player.pack),
        kept=player.kept[:] if own else [],
        hand=player.hand[:] if own else [],
        pack=player.pack[:] if own else [],
        sights=player.sights[:] if own else [],
    )


def view_of(s: State, seat: int) -> View:
    return View(
        seat=seat,
        seat_count=s.seat_count,
        turn=s.turn,
        turn_seat=s.turn_seat,
        over=s.over,
        stack=[QUESTIONS[frame.kind].shown(frame) for frame in s.stack],
        innovation=s.innovation,
        changing_world=s.changing_world,
        draft=s.draft,
        documented=s.documented,
        counter_clockwise=s.counter_clockwise,
        sacrifice_optional=s.sacrifice_optional,
        conquest_shared=s.conquest_shared,
        challenge=s.challenge,
        round=s.round,
        first_seat=s.first_seat,
        turns_taken=s.turns_taken,
        rival=s.rival,
        row=s.row[:],
        tokens=s.tokens[:],
        market=s.market[:],
        market_coins=s.market_coins[:],
        deck_size=len(s.deck),
        wonders=s.wonders[:],
        specials=s.specials[:],
        leftovers=s.leftovers[:],
        seats=[_seat_view(s, s.seats[i], i == seat) for i in range(s.seat_count)],
    )
