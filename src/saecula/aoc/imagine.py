"""A full state that is consistent with a view: what the seat cannot see is dealt anew.

Without a draft only the order of the deck is hidden. In a draft a seat remembers every pack as it saw it, and what was
left of the packs lies open at the end. A card that somebody else kept was taken from a pack between two such sights,
or after the last one, or before the first one, when it may be any card that the seat has not seen.
"""

from saecula.aoc.law.draft import mask_of, picks_made
from saecula.aoc.law.setup import civs_in_play
from saecula.aoc.ratings import refresh
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import DRAFT_KEEP
from saecula.aoc.view import SeatView, View
from saecula.core.frame import frame_from_data
from saecula.core.rng import Dice

PUBLIC = (
    "seat_count", "turn", "turn_seat", "over", "innovation", "changing_world", "draft", "documented",
    "counter_clockwise", "sacrifice_optional", "conquest_shared", "challenge", "round", "first_seat", "turns_taken",
    "rival", "row", "tokens", "market", "market_coins", "wonders", "specials", "leftovers",
)  # fmt: skip
SEAT_KNOWN = (
    "coins", "vp", "idle", "white", "red", "main", "civs", "techs", "special", "wonders", "used", "score", "war_losses",
    "played", "kept", "hand", "pack", "sights",
)  # fmt: skip
NEVER = -1


def imagine(view: View, seed: int) -> State:
    """Draw one of the states that the view's seat cannot tell apart; `seed` is the imaginer's own."""
    s = State()
    for field in PUBLIC:
        value = vars(view)[field]  # the plain numbers
        setattr(s, field, value[:] if isinstance(value, list) else value)
    s.stack = [frame_from_data(data) for data in view.stack]
    s.seats = [_seat(seat) for seat in view.seats]
    dice = Dice(seed)
    if view.draft:
        _imagine_draft(s, view, dice)
    placed = mask_of(s.market)
    for seat in s.seats:
        placed |= mask_of(seat.civs) | mask_of(seat.hand) | mask_of(seat.pack)
    s.deck = [civ for civ in civs_in_play(s) if not placed >> civ & 1]
    dice.shuffle(s.deck)
    return s


def _seat(view: SeatView) -> Seat:
    seat = Seat()
    for field in SEAT_KNOWN:
        value = vars(view)[field]
        setattr(seat, field, value[:] if isinstance(value, list) else value)
    refresh(seat)
    return seat


# --- the draft ------------------------------------------------------------------------------------------------------
class _Pick:
    """One choice of another seat: pack `pack` (named by its first owner) in turn `turn` of the draft."""

    def __init__(self, pack: int, turn: int, seat: int) -> None:
        self.pack = pack
        self.turn = turn
        self.seat = seat
        self.card = NEVER


def _sights(view: View, pack: int, turn: int) -> dict[int, int]:
    """What the seat knows of a pack: its cards (bit mask) after so many choices."""
    sights: dict[int, int] = {}
    if view.seat >= 0:
        own = view.seats[view.seat]
        for t in range(own.kept_size):
            if (view.seat - t) % view.seat_count == pack:
                sights[t] = own.sights[t] | 1 << own.kept[t]
                sights[t + 1] = own.sights[t]
        if own.pack and own.kept_size == turn and (view.seat - turn) % view.seat_count == pack:
            sights[turn] = mask_of([int(card) for card in own.pack])
    if view.leftovers:
        sights[DRAFT_KEEP] = view.leftovers[(pack + DRAFT_KEEP - 1) % view.seat_count]
    return sights


def _imagine_draft(s: State, view: View, dice: Dice) -> None:
    """Give every other seat one possible history of choices, and every pack the cards that remain."""
    n = view.seat_count
    turn = picks_made(s)
    known = [_sights(view, pack, turn) for pack in range(n)]
    seen = 0
    for sights in known:
        for mask in sights.values():
            seen |= mask
    others = [seat for seat in range(n) if seat != view.seat]
    picks = [_Pick((seat - t) % n, t, seat) for seat in others for t in range(view.seats[seat].kept_size)]
    groups: dict[tuple[int, int, int], list[_Pick]] = {}
    for pick in picks:
        before = max((time for time in known[pick.pack] if time <= pick.turn), default=NEVER)
        after = min((time for time in known[pick.pack] if time > pick.turn), default=NEVER)
        key = (NEVER, NEVER, NEVER) if before == NEVER else (pick.pack, before, after)
        groups.setdefault(key, []).append(pick)
    unseen = sum(1 << civ for civ in civs_in_play(s)) & ~seen
    for (pack, before, after), group in groups.items():
        pool = unseen if before == NEVER else known[pack][before]
        if after != NEVER:
            pool &= ~known[pack][after]
        taken = _choose(view, group, pool, dice)
        if before == NEVER:
            unseen &= ~taken
    _rebuild(s, view, picks, known, unseen, turn, dice)


def _choose(view: View, group: list[_Pick], pool: int, dice: Dice) -> int:
    """Deal a pool to the picks of a group; a card that a seat has played since was kept by that seat."""
    played = 0
    for seat in view.seats:
        played |= seat.played
    taken = 0
    for pick in group:
        own = pool & ~taken & view.seats[pick.seat].played
        if own:
            pick.card = own.bit_length() - 1
            taken |= 1 << pick.card
    rest = [card for card in range(pool.bit_length()) if (pool & ~played & ~taken) >> card & 1]
    dice.shuffle(rest)
    for pick in group:
        if pick.card == NEVER:
            pick.card = rest.pop()
            taken |= 1 << pick.card
    return taken


def _rebuild(
    s: State, view: View, picks: list[_Pick], known: list[dict[int, int]], unseen: int, turn: int, dice: Dice
) -> None:
    """From the choices: hands, packs as they are now, and what every other seat remembers of them."""
    n = view.seat_count
    chosen = [dict[int, int]() for _ in range(n)]  # by pack: turn -> card
    for pick in picks:
        chosen[pick.pack][pick.turn] = pick.card
    if view.seat >= 0:
        for t, kept in enumerate(view.seats[view.seat].kept):
            chosen[(view.seat - t) % n][t] = int(kept)
    strangers = [card for card in range(unseen.bit_length()) if unseen >> card & 1]
    dice.shuffle(strangers)
    rest = []  # by pack: cards still in it, or left over
    for pack in range(n):
        holder = (pack + min(turn, DRAFT_KEEP - 1)) % n
        latest = max(known[pack], default=NEVER)
        if latest != NEVER:
            left = known[pack][latest]
            for t, card in chosen[pack].items():
                left &= ~(1 << card) if t >= latest else -1
        else:
            left = mask_of([strangers.pop() for _ in range(view.seats[holder].pack_size)])
        rest.append(left)
    for seat in range(n):
        if seat == view.seat:
            continue
        player = s.seats[seat]
        player.kept = [chosen[(seat - t) % n][t] for t in range(view.seats[seat].kept_size)]
        player.hand = [card for card in player.kept if not player.played >> card & 1]
        player.sights = []
        for t in range(len(player.kept)):
            pack = (seat - t) % n
            later = [card for other, card in chosen[pack].items() if other > t]
            player.sights.append(rest[pack] | mask_of(later))
        if turn < DRAFT_KEEP:
            mask = rest[(seat - turn) % n]
            player.pack = [card for card in range(mask.bit_length()) if mask >> card & 1]
