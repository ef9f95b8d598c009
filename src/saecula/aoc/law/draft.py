"""draft.*: seven cards, keep one, pass the rest to the left, until everybody has five.

All choose at the same time at a table; here they choose one after another, and nobody's view shows what the others
keep. Packs move only when everybody has chosen.
"""

from saecula.aoc.state import State
from saecula.aoc.terms import ASK_DRAFT, CARD_KEPT, DRAFT_KEEP, KEEP, MARKET_FORMED, PACKS_PASSED
from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit, only
from saecula.core.frame import Frame


def open_draft(s: State) -> None:
    s.stack.append(Frame(ASK_DRAFT, s.first_seat))


def keep_refusal(s: State, frame: Frame, civ: int) -> Refusal | None:
    return None if civ in s.seats[frame.seat].pack else Refusal("draft.pass-left")


def draft_options(s: State, frame: Frame) -> list[int]:
    return [command(KEEP, civ) for civ in s.seats[frame.seat].pack]


def keep_answer(s: State, frame: Frame, civ: int) -> None:
    """draft.simultaneous: the packs wait until the last seat has chosen."""
    player = s.seats[frame.seat]
    player.pack.remove(civ)
    player.kept.append(civ)
    player.hand.append(civ)
    player.sights.append(mask_of(player.pack))
    emit(s, "draft.pass-left", CARD_KEPT, frame.seat, civ, 0, 0, only(frame.seat))
    frame.seat = (frame.seat + 1) % s.seat_count
    if frame.seat == s.first_seat:
        frame.step += 1
        if frame.step < DRAFT_KEEP:
            pass_packs(s)
        else:
            form_market(s)
            s.stack.pop()


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def pass_packs(s: State) -> None:
    """draft.pass-left: the left neighbour is the next seat clockwise."""
    packs = [seat.pack for seat in s.seats]
    for i in range(s.seat_count):
        s.seats[(i + 1) % s.seat_count].pack = packs[i]
    emit(s, "draft.pass-left", PACKS_PASSED, s.first_seat)


def form_market(s: State) -> None:
    """draft.five, draft.market: the two cards left in every pack lie open."""
    for seat in s.seats:
        s.leftovers.append(mask_of(seat.pack))
        for civ in seat.pack:
            s.market.append(civ)
            s.market_coins.append(0)
        seat.pack = []
    emit(s, "draft.market", MARKET_FORMED, s.first_seat)
