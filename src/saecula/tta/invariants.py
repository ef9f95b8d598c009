"""expansion.mix.open.row-real-cards: what must hold in every position, asked after every command of tests."""

from saecula.core.errors import BrokenLaw
from saecula.tta.cards.catalog import AGE, CARDS, KIND, STAGES, TWIN_OF, is_technology
from saecula.tta.counts import workers_of
from saecula.tta.doors import cards_in_questions
from saecula.tta.law.actions import civil_total_of, military_total_of
from saecula.tta.law.expansion.mix import BOARD_SLOTS, board_place, copies_of
from saecula.tta.law.food import VALUE
from saecula.tta.piles import count_in
from saecula.tta.powers import STRENGTH_OR_CIVIL
from saecula.tta.ratings.stats import powers_of
from saecula.tta.state import Seat, State
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
    check_expansion(s)
    check_cards(s)
    for i in range(s.seat_count):
        check_tokens(s, i)
        check_area(s, i)


def check_cards(s: State) -> None:
    """No card lies in more places than it has copies."""
    places = [card for card in s.row if card != NOTHING]
    for pile in [s.civil_deck, s.military_deck, s.current_events, s.future_events, s.past_events, s.tactics]:
        places += pile
    for decks in [s.civil_decks, s.military_decks, s.discards]:
        for pile in decks:
            places += pile
    for seat in s.seats:
        places += [*seat.hand, *seat.cards, *seat.wonders, *seat.colonies, *seat.old_tactics]
        single = [seat.leader, seat.wonder, seat.war, seat.pact, seat.tactic if seat.exclusive else NOTHING]
        places = places + [card for card in [*single, *seat.specials] if card != NOTHING]
        places = places + [tech for tech in range(TECHS) if seat.techs >> tech & 1 and AGE[tech] > 0]
    places += [card for card in [*s.boards, *s.unused_events, *s.planned] if card != NOTHING]
    for seat in s.seats:
        places = places + seat.offers
    places = places + cards_in_questions(s)
    counts: dict[int, int] = {}
    for card in places:
        card = TWIN_OF[card]
        counts[card] = counts.get(card, 0) + 1
    plan = s.plan
    for card, count in counts.items():
        need(count <= copies_of(card, s.seat_count, plan), f"too many copies of {CARDS[card].slug}")


def check_tokens(s: State, i: int) -> None:
    """Tokens are conserved: what a seat owns lies somewhere."""
    seat = s.seats[i]
    need(min(seat.blue, seat.yellow, seat.pool, seat.stages) >= 0, "banks are not negative")
    need(min(seat.workers) >= 0 and min(seat.tokens) >= 0, "cards hold no negative tokens")
    blue = seat.blue + sum(seat.tokens) + seat.stages + seat.kept
    need(blue == seat.blue_owned, "blue tokens are conserved")
    need(seat.yellow + workers_of(seat) == seat.yellow_owned, "yellow tokens are conserved")
    for tech in range(TECHS):
        need(seat.workers[tech] == 0 or (seat.techs >> tech & 1) != 0, "workers stand on technologies in play")
    for store in range(STORES):
        need(seat.tokens[store] == 0 or (VALUE[store] > 0 and (seat.techs >> store & 1) != 0), "tokens lie on cards")


def check_expansion(s: State) -> None:
    """What cards of the expansion touch: nothing in a base game, within its limits elsewhere."""
    if not s.plan.modules:
        blank = Seat().expansion_data()
        need(State().expansion_data() == s.expansion_data(), "a base game has nothing of the expansion")
        need(all(seat.expansion_data() == blank for seat in s.seats), "a base game has nothing of the expansion")
        return
    need(len(s.future_seen) == len(s.future_events), "every prepared event has its viewers")
    need(len(s.boards) == BOARD_SLOTS, "boards have their slots")
    need(all(card == NOTHING or KIND[card] in (LEADER, WONDER) for card in s.boards), "boards hold their cards")
    check_boards(s)
    need(all(card == NOTHING or KIND[card] != POINTER for card in s.row), "no pointer lies in the row")
    need((s.games_of == NOTHING) == (s.games_penalty == 0), "the Games are somebody's")
    for seat in s.seats:
        need(seat.expanded, "every seat has its part of the expansion")
        need(min(seat.parked, seat.works, seat.kept, seat.developed, s.prize) >= 0, "nothing is negative")
        need(seat.stance == 0 or seat.powers[STRENGTH_OR_CIVIL] > 0, "a stance needs its leader")
        need(seat.kept == 0 or any(CARDS[card].keeps_tokens for card in seat.wonders), "kept tokens lie on a wonder")
        need(len(seat.known) % 2 == 0, "known cards are pairs")
        known = [(seat.known[k], seat.known[k + 1]) for k in range(0, len(seat.known), 2)]
        for owner, card in known:
            need(known.count((owner, card)) <= count_in(s.seats[owner].cards, card), "known cards are in their hands")
        fights = any(frame.kind in FIGHTS for frame in s.stack)
        need(seat.committed == NOTHING or fights, "a unit is committed to a fight")
        need(all(KIND[card] == TACTIC for card in seat.old_tactics), "old tactics are tactics")


def check_boards(s: State) -> None:
    """expansion.mix.open.row-real-cards: a slot is taken exactly as long as its pointer lies in a deck."""
    waiting = [card for deck in [s.civil_deck, *s.civil_decks] for card in deck if KIND[card] == POINTER]
    taken = [place for place in range(BOARD_SLOTS) if s.boards[place] != NOTHING]
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
