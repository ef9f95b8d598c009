"""politics.*: the politics phase: one political action, or none."""

from mypy_extensions import i64

from saecula.core.bits import bit
from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit, only
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.aggression import aggression_refusal, charge_refusal, play_aggression
from saecula.tta.law.colonize import first_gains, open_auction
from saecula.tta.law.commit import units_to_commit
from saecula.tta.law.draw import draw_cards
from saecula.tta.law.events import open_event
from saecula.tta.law.games import ability_answer, ability_ideas, ability_refusal, politics_begins
from saecula.tta.law.known import leave_hand
from saecula.tta.law.leaving import end_pact, gain_colony, leader_leaves
from saecula.tta.law.pact import add_cancel_options, cancel_refusal, offer, offer_options, offer_refusal
from saecula.tta.law.points import change_culture, change_science
from saecula.tta.law.resign import may_resign, resign, resign_refusal
from saecula.tta.law.shuffle import EVENTS, shuffled
from saecula.tta.law.tokens import change_yellow
from saecula.tta.law.war import declare_war, war_refusal
from saecula.tta.piles import holds, repeats
from saecula.tta.powers import (
    COLONIZE_FROM_HAND,
    CULTURE_ON_PREPARING,
    DRAW_ON_PREPARING,
    GIVE_UP_FOR_YELLOW,
    PEEK_AT_EVENT,
    PREPARE_ANY_CARD,
    SCIENCE_ON_PREPARING,
    SECOND_POLITICAL_ACTION,
    SECOND_POLITICAL_EVERY_TURN,
    SEE_PREPARED,
)
from saecula.tta.state import State
from saecula.tta.terms import (
    AGGRESSION,
    ASK_POLITICS,
    ATTACK,
    BY_LEADER,
    BY_PREPARING,
    CANCEL,
    CARD_SEEN,
    CHARGE,
    DECLARE,
    DISCOVER,
    EVENT,
    EVENT_PEEKED,
    EVENT_PREPARED,
    EVENT_REVEALED,
    EVENTS_RENEWED,
    GAMES,
    GIVE_UP,
    HUMBLE,
    LOOK,
    NOTHING,
    OFFER,
    PACT,
    PASS,
    PEEK,
    POLITICS_PASSED,
    PREPARE,
    RESIGN,
    TERRITORY,
    WAR,
)


def open_politics(s: State, i: i64) -> None:
    """A political action given up earlier is missing in this phase; one given up in it, in the next."""
    seat = s.seats[i]
    given_up = 1 if seat.no_politics > 0 else 0
    seat.no_politics -= given_up
    if s.plan.modules:
        politics_begins(s, i)
    s.stack.append(Frame(ASK_POLITICS, i, 0, given_up))


# --- may it be done? ----------------------------------------------------------------------------------------------
def politics_refusal(s: State, frame: Frame, cmd: i64) -> Refusal | None:
    i = frame.seat
    seat = s.seats[i]
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    if kind == PASS:
        return None
    if kind == PEEK:
        return None if may_peek(s, frame) else Refusal("politics.kinds")
    if kind in (GAMES, LOOK, HUMBLE):
        return ability_refusal(s, frame, cmd)
    if frame.a:
        return Refusal("politics.one-action")
    if kind == PREPARE:
        fits = holds(seat.cards, a) and may_prepare(s, i, a)
        return None if fits else Refusal("politics.event.card-kind")
    if kind == ATTACK:
        return aggression_refusal(s, i, a, b, NOTHING)
    if kind == CHARGE:
        return charge_refusal(s, i, a, b, c_of(cmd))
    if kind == DECLARE:
        return war_refusal(s, i, a, b)
    if kind == OFFER:
        return offer_refusal(s, i, a, b, c_of(cmd))
    if kind == CANCEL:
        return cancel_refusal(s, i, a)
    if kind == RESIGN:
        return resign_refusal(s, i)
    if kind == GIVE_UP:
        return None if seat.powers[GIVE_UP_FOR_YELLOW] else Refusal("politics.kinds")
    if kind == DISCOVER and seat.powers[COLONIZE_FROM_HAND]:
        fits = holds(seat.cards, a) and KIND[a] == TERRITORY
        return None if fits else Refusal("politics.event.card-kind")
    return Refusal("turn.course.phases")


def may_peek(s: State, frame: Frame) -> bool:
    seat = s.seats[frame.seat]
    unknown = seat.powers[PEEK_AT_EVENT] > 0 and not seat.known_event
    return unknown and len(s.current_events) > 0 and frame.step == 0


def may_prepare(s: State, i: i64, card: i64) -> bool:
    """politics.event.card-kind, card.confucius.any-military"""
    return KIND[card] in (EVENT, TERRITORY) or s.seats[i].powers[PREPARE_ANY_CARD] > 0


def politics_options(s: State, frame: Frame) -> list[int]:
    i = frame.seat
    seat = s.seats[i]
    options: list[int] = []
    if may_peek(s, frame):
        options.append(command(PEEK))
    if not frame.a:
        for place in range(len(seat.cards)):
            if not repeats(seat.cards, place):
                add_card_options(s, i, seat.cards[place], True, options)
        add_cancel_options(s, i, options)
        if seat.powers[GIVE_UP_FOR_YELLOW]:
            options.append(command(GIVE_UP))
    if s.plan.modules:
        options += [cmd for cmd in ability_ideas(s, i) if ability_refusal(s, frame, cmd) is None]
    options.append(command(PASS))
    if not frame.a and may_resign(s, i):
        options.append(command(RESIGN))
    return options


def add_card_options(s: State, i: i64, card: i64, legal: bool, options: list[int]) -> None:
    """What a military card may be used for, or else, when not only `legal` uses are asked for, what it is meant for."""
    kind = KIND[card]
    if may_prepare(s, i, card):
        options.append(command(PREPARE, card))
    if kind == TERRITORY:
        if s.seats[i].powers[COLONIZE_FROM_HAND]:
            options.append(command(DISCOVER, card))
    elif kind == PACT:
        options += offer_options(s, i, card)
    elif kind == AGGRESSION:
        for rival in range(s.seat_count):
            if rival == i:
                continue
            if not legal or aggression_refusal(s, i, card, rival, NOTHING) is None:
                options.append(command(ATTACK, card, rival))
            if s.plan.modules:
                for unit in units_to_commit(s.seats[i]):
                    if not legal or charge_refusal(s, i, card, rival, unit) is None:
                        options.append(command(CHARGE, card, rival, unit))
    elif kind == WAR:
        for rival in range(s.seat_count):
            if rival != i and (not legal or war_refusal(s, i, card, rival) is None):
                options.append(command(DECLARE, card, rival))


# --- doing it -----------------------------------------------------------------------------------------------------
def politics_answer(s: State, frame: Frame, cmd: i64) -> None:
    """The frame stays below what a political action opens, until no further one is allowed."""
    i = frame.seat
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    if kind == PASS:
        s.stack.pop()
        emit(s, "politics.optional", POLITICS_PASSED, i)
        return
    if kind == PEEK:
        s.seats[i].known_event = True
        emit(s, "politics.kinds", EVENT_PEEKED, i, s.current_events[-1], 0, 0, only(i))
        return
    if kind in (GAMES, LOOK, HUMBLE):
        ability_answer(s, frame, cmd)
        return
    frame.step += 1
    if kind == PREPARE:
        prepare(s, i, a)
    elif kind == ATTACK:
        play_aggression(s, i, a, b, NOTHING)
    elif kind == CHARGE:
        play_aggression(s, i, a, b, c_of(cmd))
    elif kind == DECLARE:
        declare_war(s, i, a, b)
    elif kind == OFFER:
        offer(s, i, a, b, c_of(cmd))
    elif kind == CANCEL:
        end_pact(s, a)
    elif kind == RESIGN:
        resign(s, i)
    elif kind == GIVE_UP:
        leader_leaves(s, i)
        change_yellow(s, i, 1)
    else:
        leave_hand(s, i, a, True)
        leader_leaves(s, i)
        gain_colony(s, i, a)
        first_gains(s, i, a)


def politics_advance(s: State, frame: Frame) -> bool:
    """politics.one-action: a second one only by a power that is not used up."""
    seat = s.seats[frame.seat]
    if frame.step == 0 or (frame.step == 1 and seat.powers[SECOND_POLITICAL_EVERY_TURN]):
        return True
    if frame.step == 1 and seat.powers[SECOND_POLITICAL_ACTION] and not seat.spent >> SECOND_POLITICAL_ACTION & 1:
        return True
    if frame.step > 1:
        seat.spent |= 1 << SECOND_POLITICAL_ACTION
    return False


# --- preparing an event -------------------------------------------------------------------------------------------
def prepare(s: State, i: i64, card: i64) -> None:
    """politics.event.order: to the future deck, culture for its level, reveal the top current event."""
    leave_hand(s, i, card, False)
    s.future_events.append(card)
    s.future_authors.append(i)
    if s.plan.modules:
        s.future_seen.append(0)
    emit(s, "politics.event.to-future-deck", EVENT_PREPARED, i, card, AGE[card], 0, only(i))
    change_culture(s, i, AGE[card], BY_PREPARING)
    if s.plan.modules:
        prepared(s, i, card)
    reveal_event(s, i)


def prepared(s: State, i: i64, card: i64) -> None:
    """What leaders give for a prepared card, and what others see of it (card.nostradamus.look)."""
    powers = s.seats[i].powers
    change_science(s, i, powers[SCIENCE_ON_PREPARING])
    change_culture(s, i, powers[CULTURE_ON_PREPARING], BY_LEADER)
    draw_cards(s, i, powers[DRAW_ON_PREPARING])
    for j in range(s.seat_count):
        if j != i and s.seats[j].powers[SEE_PREPARED]:
            s.future_seen[-1] |= bit(j)
            emit(s, "card.nostradamus.look", CARD_SEEN, j, card, i, 0, only(j))


def reveal_event(s: State, i: i64) -> None:
    """politics.event.reveal-current, politics.event.territory-colonization"""
    card = s.current_events.pop()
    for seat in s.seats:
        seat.known_event = False
    emit(s, "politics.event.reveal-current", EVENT_REVEALED, i, card)
    open_event(s, card, i)
    if KIND[card] == TERRITORY:
        open_auction(s, card, i)


def event_resolved(s: State, card: i64) -> None:
    """events.past-pile; politics.event.refill-on-last, .refill-shuffle, .refill-sort-by-age"""
    if KIND[card] != TERRITORY:
        s.past_events.append(card)
    if s.current_events or not s.future_events:
        return
    deck = shuffled(s, EVENTS, s.future_events)
    s.future_events = []
    s.future_authors = []
    if s.plan.modules:
        s.future_seen = []
    s.current_events = []
    for age in range(3, -1, -1):  # the last card is the top: earlier ages lie above later ones
        for card_ in deck:
            if AGE[card_] == age:
                s.current_events.append(card_)
    emit(s, "politics.event.refill-on-last", EVENTS_RENEWED, s.turn_seat)
