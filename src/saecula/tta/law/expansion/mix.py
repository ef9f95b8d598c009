"""expansion.mix.*: boards of leaders and wonders, and the pointers that stand for them in the decks."""

from typing import Final

from mypy_extensions import i64

from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE, CARDS, KIND
from saecula.tta.cards.decks import Plan, is_drawn
from saecula.tta.law.shuffle import EVENTS, shuffled
from saecula.tta.state import State
from saecula.tta.terms import AGE_I, AGE_IV, BOARD_FILLED, LEADER, NOTHING, OPEN_MIX, POINTER, POINTER_REPLACED


def trim_drawn(s: State, age: i64, kind: i64, count: i64, plan: Plan) -> None:
    """expansion.mix.secret.counts-2p: drawn leaders or wonders in a deck beyond those that fewer players draw.

    The order of the deck is nobody's knowledge, so whichever comes first goes; cards that were agreed on or picked
    go last.
    """
    deck = s.civil_decks[age]
    certain = list(plan.chosen)
    for seat in s.seats:
        certain += seat.picks
    found = [card for card in deck if KIND[card] == kind and is_drawn(card, plan)]
    order = [card for card in found if card not in certain] + [card for card in found if card in certain]
    for place in range(len(found) - count):
        deck.remove(order[place])


BOARD: Final = 7  # slots of a board for one kind and age; fewer players use fewer


BOARD_SLOTS: Final = 8 * BOARD


def board_place(age: i64, kind: i64, slot: i64) -> i64:
    """Where in `boards` a leader or wonder of an age lies; slots are counted from 1 as on the pointers."""
    return (2 * age + (0 if kind == LEADER else 1)) * BOARD + slot - 1


def lay_out(s: State, age: i64, kind: i64, cards: list[int]) -> None:
    """expansion.mix.open.draw-counts: the drawn leaders or wonders of an age, slot by slot."""
    for slot in range(len(cards)):
        s.boards[board_place(age, kind, slot + 1)] = cards[slot]


def dealt(s: State, card: i64) -> i64:
    """expansion.mix.open.pointer-replaced, .pointer-discarded: a pointer goes, the card of its slot joins the row."""
    if KIND[card] != POINTER:
        return card
    found = leave_slot(s, card)
    s.revealed[card] += 1
    emit(s, "expansion.mix.open.pointer-replaced", POINTER_REPLACED, s.turn_seat, card, found)
    return found


def leave_slot(s: State, pointer: i64) -> i64:
    """The card that a pointer stands for leaves its slot."""
    place = board_place(AGE[pointer], CARDS[pointer].effect, CARDS[pointer].amount)
    card = s.boards[place]
    s.boards[place] = NOTHING
    return card


def shuffle_age_a(s: State) -> None:
    """expansion.mix.open.reshuffle-age-a: whoever looked through the deck does not know its order."""
    if s.plan.mode == OPEN_MIX:
        s.civil_deck = shuffled(s, EVENTS, s.civil_deck)


def fill_boards(s: State, age: i64) -> None:
    """expansion.mix.open.refill-age2, .refill-age3: the cards of the new age come to lie on the boards."""
    if s.plan.mode == OPEN_MIX and AGE_I < age < AGE_IV:
        emit(s, "expansion.mix.open.refill-age2", BOARD_FILLED, s.turn_seat, age)
