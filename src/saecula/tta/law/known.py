"""cards.military.*: what seats know of others' military hands: cards that leave a hand leave that knowledge too.

`Seat.known` holds pairs of a seat and a card in its hand. A card that is shown when it leaves takes its pair away.
A hidden one takes all pairs of its age, which its back shows: it may have been any of them.
"""

from mypy_extensions import i64

from saecula.core.arrays import without_one
from saecula.tta.cards.catalog import AGE
from saecula.tta.state import Seat, State
from saecula.tta.terms import CardNo, SeatNo


def leave_hand(s: State, i: SeatNo, card: CardNo, shown: bool) -> None:
    """cards.military.secret: every military card that leaves a hand goes through here."""
    s.seats[i].cards = without_one(s.seats[i].cards, card)
    forget(s, i, card, shown)


def see_hand(s: State, i: SeatNo, rival: SeatNo) -> None:
    """Seat `i` sees the whole military hand of a rival."""
    forget_hand_for(s, i, rival)
    known = s.seats[i].known[:]
    for card in s.seats[rival].cards:
        known += [rival, card]
    s.seats[i].known = known


def forget(s: State, owner: SeatNo, card: CardNo, shown: bool) -> None:
    """Of what everybody knew of that hand."""
    for seat in s.seats:
        known = seat.known
        if not known:
            continue
        kept: list[int] = []
        gone = False
        for place in range(0, len(known), 2):
            held: i64 = known[place + 1]
            fits = held == card and not gone if shown else AGE[held] == AGE[card]
            if known[place] == owner and fits:
                gone = True
            else:
                kept += known[place : place + 2]
        seat.known = kept


def forget_hand(s: State, owner: SeatNo) -> None:
    """Nothing is left in that hand."""
    for i in range(s.seat_count):
        forget_hand_for(s, i, owner)


def forget_hand_for(s: State, i: SeatNo, owner: SeatNo) -> None:
    known = s.seats[i].known
    kept: list[int] = []
    for place in range(0, len(known), 2):
        if known[place] != owner:
            kept += known[place : place + 2]
    s.seats[i].known = kept


def learn_of_card(seat: Seat, owner: SeatNo, card: CardNo) -> None:
    """A seat knows from now on that this card is in the owner's hand."""
    known = seat.known
    for place in range(0, len(known), 2):
        if known[place] == owner and known[place + 1] == card:
            return
    seat.known = [*known, owner, card]
