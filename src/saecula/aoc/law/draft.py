"""draft.*: seven cards, keep one, pass the rest to the left, until everybody has five.

All choose at the same time at a table; here they choose one after another, and nobody's view shows what the others
keep. Packs move only when everybody has chosen.
"""

from saecula.aoc.law.question import Question
from saecula.aoc.state import State
from saecula.aoc.terms import (
    ASK_DRAFT,
    CARD_KEPT,
    DRAFT_BONUS,
    DRAFT_DEAL,
    DRAFT_KEEP,
    KEEP,
    MARKET_FORMED,
    PACKS_PASSED,
    Amount,
    Card,
    Mask,
    SeatNo,
)
from saecula.core.command import a_of, command
from saecula.core.event import emit, only
from saecula.core.frame import Frame
from saecula.core.options import Options


def deal_packs(s: State) -> None:
    """draft.deal"""
    for seat in s.seats:
        seat.pack = [s.deck.pop() for _ in range(DRAFT_DEAL)]
    s.stack.append(Frame(ASK_DRAFT, s.first_seat))


def picks_made(s: State) -> int:
    """How many cards everybody has kept; all of them once the draft is over."""
    return s.stack[-1].step if s.stack and s.stack[-1].kind == ASK_DRAFT else DRAFT_KEEP


class DraftQuestion(Question):
    def __init__(self) -> None:
        super().__init__(ASK_DRAFT, "draft", [KEEP], "draft.pass-left", {"step": "cards that everybody has kept"})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for civ in s.seats[frame.seat].pack:
            options.append(command(KEEP, civ))

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        """draft.simultaneous: the packs wait until the last seat has chosen."""
        keep(s, frame.seat, a_of(cmd))
        frame.seat = (frame.seat + 1) % s.seat_count
        if frame.seat == s.first_seat:
            frame.step += 1
            if frame.step < DRAFT_KEEP:
                pass_packs(s)
            else:
                form_market(s)
                s.stack.pop()


def keep(s: State, seat: SeatNo, civ: Card) -> None:
    """draft.secret: the others read that a card was kept, not which one."""
    player = s.seats[seat]
    player.pack.remove(civ)
    player.kept.append(civ)
    player.hand.append(civ)
    player.sights.append(mask_of(player.pack))
    emit(s, "draft.pass-left", CARD_KEPT, seat, civ, 0, 0, only(seat))


def mask_of(cards: list[Card]) -> Mask:
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


# --- after the draft ------------------------------------------------------------------------------------------------
def within_reach(s: State, seat: SeatNo) -> list[Card]:
    """draft.source, draft.empty-market: the market, and in a draft the hand; without a draft hands are empty."""
    return s.market + s.seats[seat].hand


def draft_bonus(s: State, seat: SeatNo) -> Amount:
    """draft.first-civ, draft.later-civs: coins that a civilization brings wherever it comes from."""
    return DRAFT_BONUS if s.draft and s.seats[seat].civs else 0


def is_market_closed(s: State) -> bool:
    """draft.no-coins, draft.no-refill: after the draft nobody touches the market but by taking a card."""
    return s.draft
