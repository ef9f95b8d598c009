"""What must hold in every position. Tests and simulations call this after every command."""

from saecula.core.errors import BrokenLaw
from saecula.tta.cards.catalog import AGE, CARDS, KIND, STAGES, is_technology
from saecula.tta.law.food import VALUE
from saecula.tta.ratings import civil_total_of, military_total_of, powers_of, workers_of
from saecula.tta.state import STORES, TECHS, State
from saecula.tta.terms import AGE_IV, ASK_DEFENCE, LEADER, NOTHING, ROW, TACTIC, TERRITORY, WONDER

MAX_DEPTH = 24


def need(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenLaw(f"invariant broken: {what}")


def check(s: State) -> None:
    need(s.over == (not s.stack), "the game is over exactly when nothing is asked")
    need(len(s.stack) <= MAX_DEPTH, "stack depth")
    need(len(s.row) == ROW and 0 <= s.age <= AGE_IV, "row and age")
    need(s.over or s.seats[s.start_seat].in_game, "the starting player is in the game")
    need(len(s.future_events) == len(s.future_authors), "every prepared event has an author")
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
        places = places + seat.hand + seat.cards + seat.wonders + seat.colonies
        single = [seat.leader, seat.wonder, seat.war, seat.pact, seat.tactic if seat.exclusive else NOTHING]
        places = places + [card for card in [*single, *seat.specials] if card != NOTHING]
        places = places + [tech for tech in range(TECHS) if seat.techs >> tech & 1 and AGE[tech] > 0]
    for frame in s.stack:
        places = places + laid_aside(frame.kind, frame.data)
    counts: dict[int, int] = {}
    for card in places:
        counts[card] = counts.get(card, 0) + 1
    for card, count in counts.items():
        need(count <= CARDS[card].copies[s.seat_count - 2], f"too many copies of {CARDS[card].slug}")


def laid_aside(kind: int, data: list[int]) -> list[int]:
    """Cards that are in a question instead of a hand."""
    return data if kind == ASK_DEFENCE else []


def check_tokens(s: State, i: int) -> None:
    """Tokens are conserved: what a seat owns lies somewhere."""
    seat = s.seats[i]
    need(min(seat.blue, seat.yellow, seat.pool, seat.stages) >= 0, "banks are not negative")
    need(min(seat.workers) >= 0 and min(seat.tokens) >= 0, "cards hold no negative tokens")
    need(seat.blue + sum(seat.tokens) + seat.stages == seat.blue_owned, "blue tokens are conserved")
    need(seat.yellow + workers_of(seat) == seat.yellow_owned, "yellow tokens are conserved")
    for tech in range(TECHS):
        need(seat.workers[tech] == 0 or (seat.techs >> tech & 1) != 0, "workers stand on technologies in play")
    for store in range(STORES):
        need(seat.tokens[store] == 0 or (VALUE[store] > 0 and (seat.techs >> store & 1) != 0), "tokens lie on cards")


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
