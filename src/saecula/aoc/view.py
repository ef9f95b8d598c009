"""setup.open, draft.*: what one seat may know, listed field by field: nothing else gets into a view.

Almost everything is open in this game (setup.open). Hidden are the order of the deck and, in a draft, the packs and
hands of the others, and what they have seen.
"""

from dataclasses import asdict, dataclass, field

from saecula.aoc.law import QUESTIONS
from saecula.aoc.state import Seat, State


@dataclass
class SeatView:
    """What lies before a player, as the viewer sees it; `hand` and `pack` are empty lists unless they are the own."""

    coins: int
    vp: int
    idle: int
    white: int
    red: int
    main: int
    civs: list[int]
    techs: int
    special: int
    wonders: list[int]
    used: list[int]
    score: list[int]
    war_losses: int
    played: int
    kept_size: int
    hand_size: int
    pack_size: int
    kept: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    pack: list[int] = field(default_factory=list)
    sights: list[int] = field(default_factory=list)


@dataclass
class View:
    """The position as `seat` (or SPECTATOR) knows it. `stack` is the list of open questions as plain ints."""

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
    challenge: int
    round: int
    first_seat: int
    turns_taken: int
    rival: int
    row: list[int]
    tokens: list[int]
    market: list[int]
    market_coins: list[int]
    deck_size: int
    wonders: list[int]
    specials: list[int]
    leftovers: list[int]
    seats: list[SeatView]

    def to_data(self) -> dict[str, object]:
        return asdict(self)


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
