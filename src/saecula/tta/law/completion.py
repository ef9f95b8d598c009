"""What new wonders do when they are completed: what they score, what they give, and what they ask their owner."""

from mypy_extensions import i64

from saecula.core.command import a_of, command, kind_of
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE, CARDS, KIND, is_special
from saecula.tta.counts import count_of
from saecula.tta.law.age import players_left
from saecula.tta.law.colonize import first_gains
from saecula.tta.law.events import open_event
from saecula.tta.law.food import IS_FOOD, gain
from saecula.tta.law.known import leave_hand
from saecula.tta.law.leaving import gain_colony
from saecula.tta.piles import repeats
from saecula.tta.powers import COLONIZE_ON_COMPLETION, RESOLVE_EVENT
from saecula.tta.ratings import culture_of, food_production, resource_production, science_of, strength_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_III,
    ASK_COLONY_CARD,
    ASK_SUMMIT,
    CHOOSE,
    DISCOVER,
    DONE,
    EVENT,
    EVENT_REVEALED,
    FIRST_URBAN,
    LAST_URBAN,
    NOTHING,
    SCORE_COLONIES,
    SCORE_FIRST_PLACES,
    SCORE_SCIENCE_RATING,
    SCORE_WIDEST,
    TERRITORY,
)


# --- what it scores -----------------------------------------------------------------------------------------------
def new_score(s: State, i: i64, wonder: i64) -> i64:
    """wonders.age3-one-time: counted when the wonder stands already (ruling.empire-state.after-completion)."""
    row = CARDS[wonder]
    if row.score == SCORE_FIRST_PLACES:
        return row.by_players[players_left(s) - 2] * first_places(s, i)
    if row.score == SCORE_COLONIES:  # card.red-cross.completion-colonies
        total: i64 = 0
        for seat in s.seats:
            total += len(seat.colonies)
        return total
    if row.score == SCORE_SCIENCE_RATING:
        return science_of(s, i)
    if row.score == SCORE_WIDEST:
        return row.amount * widest(s.seats[i])
    return 0


def first_places(s: State, i: i64) -> i64:
    """card.empire-state.ties: ratings and productions in which everybody else has less."""
    own = measures(s, i)
    leads = [True] * len(own)
    for j in range(s.seat_count):
        if j != i and s.seats[j].in_game:
            other = measures(s, j)
            for place in range(len(own)):
                if other[place] >= own[place]:
                    leads[place] = False
    return leads.count(True)


def measures(s: State, i: i64) -> list[int]:
    productions = [food_production(s, i), resource_production(s, i)]
    return [science_of(s, i), culture_of(s, i), strength_of(s, i), *productions]


def widest(seat: Seat) -> i64:
    """The most of completed wonders (card.united-nations.counts-itself), special technologies and urban types."""
    wonders = len(seat.wonders)
    specials = len([card for card in seat.specials if card != NOTHING and is_special(card)])
    types = len([kind for kind in range(FIRST_URBAN, LAST_URBAN + 1) if count_of(seat, kind)])
    return max(wonders, specials, types)


# --- what it gives and asks ---------------------------------------------------------------------------------------
def completed(s: State, i: i64, wonder: i64) -> None:
    gain(s, i, IS_FOOD, CARDS[wonder].gain_food)
    for power, _ in CARDS[wonder].powers:
        if power == COLONIZE_ON_COMPLETION:
            s.stack.append(Frame(ASK_COLONY_CARD, i))
        elif power == RESOLVE_EVENT:
            s.stack.append(Frame(ASK_SUMMIT, i))


def colony_options(s: State, frame: Frame) -> list[int]:
    """Territories in hand; nobody bids and no unit is sent."""
    cards = s.seats[frame.seat].cards
    options = [
        command(DISCOVER, cards[place])
        for place in range(len(cards))
        if KIND[cards[place]] == TERRITORY and not repeats(cards, place)
    ]
    options.append(command(DONE))
    return options


def colony_answer(s: State, frame: Frame, cmd: i64) -> None:
    s.stack.pop()
    if kind_of(cmd) == DISCOVER:
        leave_hand(s, frame.seat, a_of(cmd), True)
        gain_colony(s, frame.seat, a_of(cmd))
        first_gains(s, frame.seat, a_of(cmd))


def summit_options(s: State, frame: Frame) -> list[int]:
    """Age III events in hand."""
    cards = s.seats[frame.seat].cards
    options = [command(CHOOSE, card) for card in cards if KIND[card] == EVENT and AGE[card] == AGE_III]
    options.append(command(DONE))
    return options


def summit_answer(s: State, frame: Frame, cmd: i64) -> None:
    """card.united-nations.event-for-all, card.united-nations.card-stays: everybody has seen it now."""
    s.stack.pop()
    if kind_of(cmd) == CHOOSE:
        i, card = frame.seat, a_of(cmd)
        emit(s, "politics.event.reveal-current", EVENT_REVEALED, i, card)
        for j in range(s.seat_count):
            if j != i and s.seats[j].in_game:
                learn(s.seats[j], i, card)
        open_event(s, card, i)
        s.stack[-1].b = 1  # it goes to no pile


def learn(seat: Seat, owner: i64, card: i64) -> None:
    """A seat knows from now on that this card is in the owner's hand."""
    known = seat.known
    for place in range(0, len(known), 2):
        if known[place] == owner and known[place + 1] == card:
            return
    seat.known += [owner, card]
