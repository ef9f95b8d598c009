"""What must hold in every position. Tests and simulations call this after every command."""

from saecula.aoc.cards.tables import TECH_SPECIAL
from saecula.aoc.doors import QUESTIONS
from saecula.aoc.law.civ import is_mending
from saecula.aoc.law.setup import civs_in_play
from saecula.aoc.ratings import effects_in_force, is_covered, needs_met, ops_of, slots_of, touched_by, workers_owned
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    ACTIONS,
    ASK_ACTIONS,
    ASK_FOLLOW_UP,
    CIV_LIMIT,
    MARKET_SIZE,
    NOTHING,
    ROUNDS,
    ROW_SIZE,
    WORKER_LIMIT,
)
from saecula.core.errors import BrokenLaw

MAX_DEPTH = 12


def need(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenLaw(f"invariant broken: {what}")


def check(s: State) -> None:
    need(1 <= s.round <= ROUNDS, "round within 1..6")
    need(s.turn >= 0, "turns are counted from 0")
    need(s.over == (not s.stack), "the game is over exactly when nothing is asked")
    need(len(s.stack) <= MAX_DEPTH, "stack depth")
    need(0 <= s.turn_seat < s.seat_count and 0 <= s.first_seat < s.seat_count, "seats exist")
    need(len(s.row) == ROW_SIZE and len(s.tokens) == ROW_SIZE, "eight cards in the row")
    check_civs(s)
    check_wonders(s)
    for i in range(s.seat_count):
        check_seat(s, i)


def check_civs(s: State) -> None:
    """Every civilization in play lies in exactly one place."""
    places = s.market + s.deck
    for seat in s.seats:
        places = places + seat.civs + seat.hand + seat.pack
    for frame in s.stack:
        places = places + QUESTIONS[frame.kind].cards(frame)
    need(sorted(places) == civs_in_play(s), "every civilization once")
    need(len(s.market) == len(s.market_coins), "coins for every market card")
    need(all(coins >= 0 for coins in s.market_coins), "bonus coins not negative")
    if not s.draft and s.seat_count > 1 and s.deck:
        need(len(s.market) == (MARKET_SIZE - 1 if is_mending(s) else MARKET_SIZE), "five civilizations in the market")


def check_wonders(s: State) -> None:
    wonders = s.wonders + [wonder for seat in s.seats for wonder in seat.wonders]
    need(len(set(wonders)) == len(wonders), "every wonder once")
    specials = s.specials + [seat.special for seat in s.seats if seat.special != NOTHING]
    need(len(set(specials)) == len(specials), "every special technology once")
    need(len(specials) == (s.seat_count + 1 if s.innovation else 0), "special technologies conserved")


def check_seat(s: State, i: int) -> None:
    seat = s.seats[i]
    need(seat.coins >= 0, "coins not negative")
    need(min(seat.idle, seat.white, seat.red) >= 0, "workers not negative")
    need(workers_owned(seat) <= WORKER_LIMIT, "at most four workers")
    need(sum(seat.score) == seat.vp, "points by source sum to points")
    need(len(seat.civs) <= CIV_LIMIT, "at most three civilizations")
    need((seat.main in seat.civs) if seat.civs else seat.main == NOTHING, "the main civilization is owned")
    need(seat.active == effects_in_force(seat), "cached effects equal the computed ones")
    need(seat.ops == ops_of(seat.active) and seat.touched == touched_by(seat.active), "cached masks are right")
    check_techs(seat)
    acting = any(frame.kind in (ASK_ACTIONS, ASK_FOLLOW_UP) for frame in s.stack) and s.turn_seat == i
    need(acting or seat.white + seat.red == 0, "workers are placed only while acting")
    if acting:
        need(all(seat.used[a] <= slots_of(s, seat, a) for a in range(ACTIONS)), "slots used once")
    need(not seat.hand or s.draft, "hands exist in a draft only")
    need(len(seat.kept) == len(seat.sights), "a sight for every card kept")


def check_techs(seat: Seat) -> None:
    learned = [tech for tech in range(len(TECH_SPECIAL)) if seat.techs >> tech & 1]
    for tech in learned:
        need(needs_met(seat, tech), "requirements of learned technologies are met")
        need(TECH_SPECIAL[tech] in (NOTHING, seat.special), "special technologies need their card")
        need(not is_covered(seat, tech), "no marker under a special card")
