"""expansion.mix.*, house.short.decks, house.peaceful.decks: which cards a table uses, and the boards of the open mix.

A deck has a fixed part, and leaders and wonders that chance may draw from pools: `share` says how many. In the open mix
those lie on boards, and pointers stand for them in the decks of Ages I to III.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import copied, remove, vec, with_all, with_place
from saecula.core.event import emit
from saecula.tta.cards.catalog import AGE, CARDS, KIND, is_civil
from saecula.tta.cards.plan import PEACEFUL_GAME, SHORT_GAME, Plan
from saecula.tta.law.expansion.balance import balanced_copies, is_replaced
from saecula.tta.law.expansion.military import military_copies
from saecula.tta.law.expansion.variant import agreed, base_share, hides_later_ages
from saecula.tta.law.shuffle import EVENTS, shuffled
from saecula.tta.piles import with_pile
from saecula.tta.state import State
from saecula.tta.terms import (
    AGE_A,
    AGE_I,
    AGE_II,
    AGE_III,
    AGE_IV,
    AGGRESSION,
    BASE,
    BOARD_FILLED,
    LEADER,
    LEADERS_WONDERS,
    NOTHING,
    ONLY_NEW,
    OPEN_MIX,
    POINTER,
    POINTER_REPLACED,
    SECRET_MIX,
    WAR,
    WONDER,
    Amount,
    CardNo,
)

SHARES: Final = {LEADER: (6, 7), WONDER: (4, 5)}  # per age with 2 players, with more
BOARD: Final = 7  # slots of a board for one kind and age; fewer players use fewer
BOARD_SLOTS: Final = 8 * BOARD


# --- decks ------------------------------------------------------------------------------------------------------------
def in_use(card: int, plan: Plan) -> bool:
    """Does the card belong to the table at all: its module is on, and no other card has its place?"""
    row = CARDS[card]
    if row.module != BASE and not row.module & plan.modules:
        return False
    if row.kind == POINTER:  # expansion.mix.open.pointers-in-decks
        return plan.mode == OPEN_MIX
    return not is_replaced(card, plan)


def is_left_out(card: int, house: int) -> bool:
    """house.short.decks, house.peaceful.decks: cards that a variant of the house leaves in the box."""
    if house & SHORT_GAME and AGE[card] == AGE_III:
        return True
    return house & PEACEFUL_GAME != 0 and KIND[card] in (AGGRESSION, WAR)


def copies_of(card: int, players: int, plan: Plan) -> int:
    """How many copies of a card a game can hold. Where chance picks leaders and wonders, one of each of a pool.

    expansion.mix.open.pointers-2p, expansion.mix.open.pointers-3p4p, expansion.mix.only.same-counts: the marks of the
    rows say it.
    """
    if not in_use(card, plan) or is_left_out(card, plan.house):
        return 0
    row = CARDS[card]
    if row.kind in (LEADER, WONDER) and plan.mode == ONLY_NEW and row.module != LEADERS_WONDERS and not plan.plus_one:
        return 0  # expansion.mix.only.replace-all
    return row.copies[players - 2] + balanced_copies(card, players, plan) + military_copies(card, plan)


def is_drawn(card: int, plan: Plan) -> bool:
    """Is it chance whether this leader or wonder is in the game?"""
    if plan.mode == BASE or KIND[card] not in (LEADER, WONDER):
        return False
    return plan.mode != ONLY_NEW or CARDS[card].module != LEADERS_WONDERS


def pool(age: int, kind: int, plan: Plan) -> list[int]:
    """expansion.mix.secret.pools, expansion.mix.open.eight-piles: leaders or wonders of an age that may be drawn."""
    key = -1 - 2 * age - (kind == WONDER)
    if key not in plan.prepared:
        plan.prepared[key] = vec[i64](counted_pool(age, kind, plan))
    return list(plan.prepared[key])


def counted_pool(age: int, kind: int, plan: Plan) -> list[int]:
    """The same, card by card."""
    return [
        card
        for card in range(len(CARDS))
        if KIND[card] == kind and AGE[card] == age and is_drawn(card, plan) and copies_of(card, 2, plan) > 0
    ]


def share(kind: int, players: int, plan: Plan) -> int:
    """expansion.mix.secret.counts-2p, expansion.mix.secret.counts-3p4p, expansion.mix.open.board-side: how many of a
    pool are drawn.
    """
    if plan.mode in (SECRET_MIX, OPEN_MIX):
        return SHARES[kind][0 if players == 2 else 1]
    return base_share(plan)


def drawn(cards: list[int], count: int, chosen: list[int], order: list[int]) -> list[int]:
    """`count` cards of a pool: those that the table chose, the others in the order of chance."""
    if not chosen:
        return [cards[place] for place in order[: max(count, 0)]]
    picked = agreed(cards, chosen)
    for place in order:
        if len(picked) >= count:
            break
        if cards[place] not in picked:
            picked.append(cards[place])
    return picked


def fixed_deck(age: int, civil: bool, players: int, plan: Plan) -> list[int]:
    """The cards that are certainly in a deck; pointers among them, drawn leaders and wonders not."""
    return list(fixed_pile(age, civil, players, plan))


def fixed_pile(age: int, civil: bool, players: int, plan: Plan) -> vec[i64]:
    """The same as a pile that all tables with this plan share."""
    key = 8 * players + 2 * age + civil
    if key not in plan.prepared:
        plan.prepared[key] = vec[i64](counted_deck(age, civil, players, plan))
    return plan.prepared[key]


def counted_deck(age: int, civil: bool, players: int, plan: Plan) -> list[int]:
    """The cards, one by one."""
    cards: list[int] = []
    for card in range(len(CARDS)):
        if AGE[card] == age and is_civil(card) == civil and not is_drawn(card, plan):
            cards += [card] * copies_of(card, players, plan)
    return cards


def on_boards(age: int, plan: Plan) -> bool:
    """expansion.mix.open.age-a-in-deck, expansion.mix.open.round1-row: drawn cards lie on boards, but for Age A."""
    return plan.mode == OPEN_MIX and age != AGE_A


def civil_deck(age: int, players: int, plan: Plan, picked: list[int]) -> vec[i64]:
    """A whole civil deck in order; `picked` are the leaders and wonders of the age that were drawn.

    expansion.mix.secret.rest-boxed: the others are in no deck. expansion.mix.open.shuffle: pointers are part of it.
    """
    cards = fixed_pile(age, True, players, plan)
    return cards if on_boards(age, plan) or not picked else with_all(cards, vec[i64](picked))


# --- boards -----------------------------------------------------------------------------------------------------------
def trim_drawn(s: State, age: i64, kind: i64, count: Amount, plan: Plan) -> None:
    """expansion.mix.secret.counts-2p: drawn leaders or wonders in a deck beyond those that fewer players draw.

    The order of the deck is nobody's knowledge, so whichever comes first goes; cards that were agreed on or picked
    go last.
    """
    deck = copied(s.civil_decks[age])
    certain = list(plan.chosen)
    for seat in s.seats:
        certain += seat.picks
    found = [card for card in deck if KIND[card] == kind and is_drawn(card, plan)]
    order = [card for card in found if card not in certain] + [card for card in found if card in certain]
    for place in range(len(found) - count):
        deck = remove(deck, order[place])
    s.civil_decks = with_pile(s.civil_decks, age, deck)


def board_place(age: i64, kind: i64, slot: i64) -> i64:
    """Where in `boards` a leader or wonder of an age lies; slots are counted from 1 as on the pointers."""
    return (2 * age + (0 if kind == LEADER else 1)) * BOARD + slot - 1


def lay_out(s: State, age: i64, kind: i64, cards: list[int]) -> None:
    """expansion.mix.open.draw-counts, expansion.mix.open.age1-on-board: the drawn leaders or wonders of an age, slot
    by slot.
    """
    boards = copied(s.boards)
    for slot in range(len(cards)):
        boards[board_place(age, kind, slot + 1)] = cards[slot]
    s.boards = boards


def dealt(s: State, card: CardNo) -> i64:
    """expansion.mix.open.pointer-replaced, expansion.mix.open.row-real-cards: a pointer goes, the card of its slot
    joins the row.

    expansion.mix.open.pointer-discarded: it counts among the cards that everybody has seen.
    """
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
    s.boards = with_place(s.boards, place, NOTHING)
    return card


def shuffle_age_a(s: State) -> None:
    """expansion.mix.open.reshuffle-age-a: whoever looked through the deck does not know its order."""
    if s.plan.mode == OPEN_MIX:
        s.civil_deck = shuffled(s, EVENTS, s.civil_deck)


def fill_boards(s: State, age: i64) -> None:
    """The cards of the new age come to lie on the boards."""
    if s.plan.mode == OPEN_MIX and AGE_I < age < AGE_IV:
        law = "expansion.mix.open.refill-age2" if age == AGE_II else "expansion.mix.open.refill-age3"
        emit(s, law, BOARD_FILLED, s.turn_seat, age)


def open_boards(s: State) -> list[int]:
    """expansion.mix.open.later-ages-visible: the boards of every age, as far as no variant hides them."""
    boards = list(s.boards)
    return boards[: board_place(max(s.age, AGE_I) + 1, LEADER, 1)] if hides_later_ages(s.plan) else boards


def open_deck(s: State) -> list[int] | None:
    """expansion.mix.open.may-inspect-age-a: what is left of the deck, without its order; None where it is closed."""
    return sorted(s.civil_deck) if s.age == AGE_A and s.plan.mode == OPEN_MIX else None
