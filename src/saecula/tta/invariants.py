"""What must hold in every position. Tests and simulations call this after every command."""

from saecula.core.errors import BrokenLaw
from saecula.tta.cards.catalog import AGE, CARDS, KIND, STAGES, TWIN_OF, is_technology
from saecula.tta.cards.decks import copies_of
from saecula.tta.counts import workers_of
from saecula.tta.law.food import VALUE
from saecula.tta.more import BOARD_SLOTS, NO_SEAT, NO_STATE, SeatMore, StateMore, board_place
from saecula.tta.powers import STRENGTH_OR_CIVIL
from saecula.tta.questions import cards_in
from saecula.tta.ratings import civil_total_of, military_total_of, powers_of
from saecula.tta.state import State
from saecula.tta.terms import (
    AGE_IV,
    ASK_COMMIT,
    ASK_DEFENCE,
    LEADER,
    NOTHING,
    POINTER,
    ROW,
    STORES,
    TACTIC,
    TECHS,
    TERRITORY,
    WONDER,
)

MAX_DEPTH = 24
FIGHTS = (ASK_DEFENCE, ASK_COMMIT)


def need(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenLaw(f"invariant broken: {what}")


def check(s: State) -> None:
    need(s.over == (not s.stack), "the game is over exactly when nothing is asked")
    need(len(s.stack) <= MAX_DEPTH, "stack depth")
    need(len(s.row) == ROW and 0 <= s.age <= AGE_IV, "row and age")
    need(s.over or s.seats[s.start_seat].in_game, "the starting player is in the game")
    need(len(s.future_events) == len(s.future_authors), "every prepared event has an author")
    check_more(s)
    check_cards(s)
    for i in range(s.seat_count):
        check_tokens(s, i)
        check_area(s, i)


def check_cards(s: State) -> None:
    """No card lies in more places than it has copies."""
    places = [card for card in s.row if card != NOTHING]
    for pile in [s.civil_deck, s.military_deck, s.current_events, s.future_events, s.past_events, s.tactics]:
        places = places + pile
    for decks in [s.civil_decks, s.military_decks, s.discards]:
        for pile in decks:
            places = places + pile
    for seat in s.seats:
        places = places + seat.hand + seat.cards + seat.wonders + seat.colonies + seat.more.old_tactics
        single = [seat.leader, seat.wonder, seat.war, seat.pact, seat.tactic if seat.exclusive else NOTHING]
        places = places + [card for card in [*single, *seat.specials] if card != NOTHING]
        places = places + [tech for tech in range(TECHS) if seat.techs >> tech & 1 and AGE[tech] > 0]
    places = places + [card for card in s.more.boards if card != NOTHING] + s.more.unused_events + s.more.planned
    for seat in s.seats:
        places = places + seat.more.offers
    for frame in s.stack:
        places = places + cards_in(frame)
    counts: dict[int, int] = {}
    for card in places:
        card = TWIN_OF[card]
        counts[card] = counts.get(card, 0) + 1
    plan = s.more.plan()
    for card, count in counts.items():
        need(count <= copies_of(card, s.seat_count, plan), f"too many copies of {CARDS[card].slug}")


def check_tokens(s: State, i: int) -> None:
    """Tokens are conserved: what a seat owns lies somewhere."""
    seat = s.seats[i]
    need(min(seat.blue, seat.yellow, seat.pool, seat.stages) >= 0, "banks are not negative")
    need(min(seat.workers) >= 0 and min(seat.tokens) >= 0, "cards hold no negative tokens")
    blue = seat.blue + sum(seat.tokens) + seat.stages + seat.more.kept
    need(blue == seat.blue_owned, "blue tokens are conserved")
    need(seat.yellow + workers_of(seat) == seat.yellow_owned, "yellow tokens are conserved")
    for tech in range(TECHS):
        need(seat.workers[tech] == 0 or (seat.techs >> tech & 1) != 0, "workers stand on technologies in play")
    for store in range(STORES):
        need(seat.tokens[store] == 0 or (VALUE[store] > 0 and (seat.techs >> store & 1) != 0), "tokens lie on cards")


def check_more(s: State) -> None:
    """What the expansion adds: the blanks of other games stay blank, everything else is within its limits."""
    if not s.more.on:
        need(s.more is NO_STATE and all(seat.more is NO_SEAT for seat in s.seats), "no module, no part for it")
        need(NO_STATE.to_data() == StateMore().to_data(), "the blank of a table is blank")
        need(NO_SEAT.to_data() == SeatMore().to_data(), "the blank of a seat is blank")
        return
    more = s.more
    need(len(more.future_seen) == len(s.future_events), "every prepared event has its viewers")
    need(len(more.boards) == BOARD_SLOTS, "boards have their slots")
    need(all(card == NOTHING or KIND[card] in (LEADER, WONDER) for card in more.boards), "boards hold their cards")
    check_boards(s)
    need(all(card == NOTHING or KIND[card] != POINTER for card in s.row), "no pointer lies in the row")
    need((more.games_of == NOTHING) == (more.games_penalty == 0), "the Games are somebody's")
    for seat in s.seats:
        own = seat.more
        need(own.on, "every seat has its part of the expansion")
        need(min(own.parked, own.works, own.kept, own.developed, more.prize) >= 0, "nothing is negative")
        need(own.stance == 0 or seat.powers[STRENGTH_OR_CIVIL] > 0, "a stance needs its leader")
        need(own.kept == 0 or any(CARDS[card].keeps_tokens for card in seat.wonders), "kept tokens lie on a wonder")
        need(len(own.known) % 2 == 0, "known cards are pairs")
        known = [(own.known[k], own.known[k + 1]) for k in range(0, len(own.known), 2)]
        for owner, card in known:
            need(known.count((owner, card)) <= s.seats[owner].cards.count(card), "known cards are in their hands")
        fights = any(frame.kind in FIGHTS for frame in s.stack)
        need(own.committed == NOTHING or fights, "a unit is committed to a fight")
        need(all(KIND[card] == TACTIC for card in own.old_tactics), "old tactics are tactics")


def check_boards(s: State) -> None:
    """expansion.mix.open.row-real-cards: a slot is taken exactly as long as its pointer lies in a deck."""
    waiting = [card for deck in [s.civil_deck, *s.civil_decks] for card in deck if KIND[card] == POINTER]
    taken = [place for place in range(BOARD_SLOTS) if s.more.boards[place] != NOTHING]
    places = [board_place(AGE[card], CARDS[card].effect, CARDS[card].amount) for card in waiting]
    need(sorted(places) == taken, "every pointer stands for a card")


def check_area(s: State, i: int) -> None:
    seat = s.seats[i]
    need(seat.science >= 0 and seat.culture >= 0, "points are not negative")
    need(sum(seat.score) == seat.culture, "culture by source sums to culture")
    need(0 <= seat.civil <= seat.civil_total and 0 <= seat.military <= seat.military_total, "actions within totals")
    if not seat.in_game:
        return
    need(seat.civil_total == civil_total_of(s, i), "cached civil total")
    need(seat.military_total == military_total_of(s, i), "cached military total")
    need(seat.powers == powers_of(s, i), "cached powers")
    need(seat.leader == NOTHING or KIND[seat.leader] == LEADER, "a leader leads")
    need(seat.wonder == NOTHING or seat.stages < len(STAGES[seat.wonder]), "an unfinished wonder is unfinished")
    need(all(KIND[wonder] == WONDER for wonder in seat.wonders), "wonders are wonders")
    need(all(KIND[colony] == TERRITORY for colony in seat.colonies), "colonies are territories")
    need(seat.tactic == NOTHING or KIND[seat.tactic] == TACTIC, "the tactic is a tactic")
    need(seat.tactic == NOTHING or seat.exclusive or seat.tactic in s.tactics, "a shared tactic is common")
    techs = [card for card in seat.hand if is_technology(card)]
    need(len(set(techs)) == len(techs), "no technology twice in hand")
