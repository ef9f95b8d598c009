"""resign.*, ruling.resign.*: leaving the game, and everything that follows from it."""

from mypy_extensions import i64

from saecula.core.arrays import append, empty, vec, with_one
from saecula.core.data import restore
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.cards import discard_card
from saecula.tta.law.cards.coubertin import end_games
from saecula.tta.law.expansion.mix import copies_of, leave_slot, share, trim_drawn
from saecula.tta.law.flow.order import players_left
from saecula.tta.law.known import forget_hand
from saecula.tta.law.points import change_culture
from saecula.tta.law.politics.cancel import end_pact
from saecula.tta.piles import count_in, with_pile
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import PILES, Seat, State
from saecula.tta.terms import (
    AGE_IV,
    ASK_LOSE_BLUE,
    BY_RESIGNATION,
    GAME_ENDED,
    LEADER,
    NOTHING,
    POINTER,
    RESIGN_CULTURE,
    RESIGNED,
    SPECIALS,
    STORES,
    TECHS,
    WONDER,
    SeatNo,
)


def may_resign(s: State, i: SeatNo) -> bool:
    """A political action that was given up cannot be used for it."""
    return s.may_resign and s.age < AGE_IV and s.seats[i].no_politics == 0


def resign_refusal(s: State, i: SeatNo) -> Refusal | None:
    if may_resign(s, i):
        return None
    return Refusal("resign.not-age-iv" if s.may_resign and s.age >= AGE_IV else "resign.political-action")


def resign(s: State, i: SeatNo) -> None:
    seat = s.seats[i]
    emit(s, "resign.lost", RESIGNED, i)
    for owner in range(s.seat_count):  # resign.pacts-elsewhere-removed
        if s.seats[owner].pact != NOTHING and i in (owner, s.seats[owner].pact_with):
            end_pact(s, owner, "resign.play-area-removed" if owner == i else "resign.pacts-elsewhere-removed")
    # resign.others-continue, resign.two-left-event-rules, ruling.resign.card-player-count: whoever counts players
    # counts those who are left
    seat.in_game = False
    for j in range(s.seat_count):  # resign.wars-score-7, resign.wars-removed
        other = s.seats[j]
        if other.war != NOTHING and other.war_on == i:
            discard_card(s, j, other.war, True, "resign.wars-removed")
            other.war = NOTHING
            other.war_on = NOTHING
            change_culture(s, j, RESIGN_CULTURE, BY_RESIGNATION, "resign.wars-score-7")
    for card in seat.cards:  # resign.hand-discarded
        discard_card(s, i, card, False, "resign.hand-discarded")
    forget_hand(s, i)
    for card in [*seat.colonies, seat.war, *own_tactics(seat)]:
        if card != NOTHING:
            discard_card(s, i, card, True, "resign.play-area-removed")
    clear_area(seat)
    end_games(s, i)
    for j in range(s.seat_count):  # pacts are gone already; wars of this seat with their powers only now
        refresh(s, j)
    # a partner may still have to say which blue tokens go with a pact; who resigned has none to name
    s.stack = [frame for frame in s.stack if frame.kind == ASK_LOSE_BLUE]
    left = players_left(s)
    if left == 1:
        s.stack = []
        s.over = True
        emit(s, "resign.last-player-wins", GAME_ENDED, i)
        return
    trim_future_decks(s, left)


def own_tactics(seat: Seat) -> vec[i64]:
    """ruling.resign.tactics-discarded: in a politics phase only Sun Tzu still has any in the own area."""
    return with_one(seat.old_tactics, seat.tactic) if seat.exclusive else seat.old_tactics


def inherit_start(s: State, following: i64) -> None:
    """ruling.resign.starting-player: the round goes on with its next seat."""
    s.start_seat = following


def clear_area(seat: Seat) -> None:
    """resign.play-area-removed, ruling.resign.own-wars-vanish: what is left is a seat that takes no part."""
    seat.cards = vec[i64]()
    seat.hand = vec[i64]()
    seat.taken = vec[i64]()
    seat.leader = NOTHING
    seat.wonder = NOTHING
    seat.wonders = vec[i64]()
    seat.ruins = 0
    seat.tucked = NOTHING
    seat.colonies = vec[i64]()
    seat.specials = vec[i64]([NOTHING] * SPECIALS)
    seat.tactic = NOTHING
    seat.exclusive = False
    seat.war = NOTHING
    seat.war_on = NOTHING
    seat.techs = 0
    seat.workers = vec[i64]([0] * TECHS)
    seat.tokens = vec[i64]([0] * STORES)
    seat.stages = 0
    seat.pool = 0
    seat.blue = 0
    seat.yellow = 0
    clear_expansion(seat)
    seat.blue_owned = 0
    seat.yellow_owned = 0


def clear_expansion(seat: Seat) -> None:
    """The same for what cards of the expansion touch."""
    blank = Seat().expansion_data()
    del blank["on"]
    restore(seat, blank, blank, PILES)


def trim_future_decks(s: State, players: i64) -> None:
    """resign.future-decks-adjusted: decks of ages not yet begun lose the cards that fewer players do not use.

    resign.current-decks-kept
    """
    plan = s.plan
    for age in range(s.age + 1, AGE_IV):
        s.civil_decks = with_pile(s.civil_decks, age, trimmed_deck(s, s.civil_decks[age], players))
        s.military_decks = with_pile(s.military_decks, age, trimmed_deck(s, s.military_decks[age], players))
        for kind in (LEADER, WONDER):
            trim_drawn(s, age, kind, share(kind, players, plan), plan)


def trimmed_deck(s: State, deck: vec[i64], players: i64) -> vec[i64]:
    kept = empty(len(deck))
    for card in deck:
        if count_in(kept, card) < copies_of(card, players, s.plan):
            kept = append(kept, card)
        elif KIND[card] == POINTER:
            leave_slot(s, card)
    return kept
