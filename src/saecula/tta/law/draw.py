"""draw.*, ruling.draw.*: military cards drawn from the deck of the current age."""

from mypy_extensions import i64

from saecula.core.arrays import pop, vec, with_one
from saecula.core.event import emit, only
from saecula.tta.cards.catalog import AGE
from saecula.tta.law.actions import military_available
from saecula.tta.law.shuffle import DISCARDS, shuffled
from saecula.tta.piles import with_pile
from saecula.tta.state import State
from saecula.tta.terms import AGE_A, AGE_IV, CARDS_DRAWN, MAX_DRAW, Amount, SeatNo


def draw_card(s: State, i: SeatNo, law: str) -> None:
    """ruling.draw.nothing-left: one card if there is one; Ages A and IV have none."""
    if s.age == AGE_A or s.age >= AGE_IV:
        return
    renew_deck(s)  # it may have been empty because nothing lay in the pile at that time
    if len(s.military_deck) == 0:
        return
    s.military_deck, card = pop(s.military_deck)
    s.seats[i].cards = with_one(s.seats[i].cards, card)
    emit(s, law, CARDS_DRAWN, i, card, AGE[card], 0, only(i))
    renew_deck(s)


def renew_deck(s: State) -> None:
    """draw.reshuffle: as soon as the last card is drawn, so that later discards wait for the next time."""
    if len(s.military_deck) == 0 and len(s.discards[s.age]) > 0:
        s.military_deck = shuffled(s, DISCARDS, s.discards[s.age])
        s.discards = with_pile(s.discards, s.age, vec[i64]())


def draw_cards(s: State, i: SeatNo, amount: Amount, law: str) -> None:
    """draw.continue: until all are drawn or nothing is left."""
    for _card in range(amount):
        draw_card(s, i, law)


def draw_for_unused(s: State, i: SeatNo) -> None:
    """draw.per-unused-military, draw.max-3: those for this turn only count as well."""
    unused = military_available(s.seats[i])
    draw_cards(s, i, unused if unused < MAX_DRAW else MAX_DRAW, "draw.per-unused-military")
