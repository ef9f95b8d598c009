"""setup.*: decks by number of players, the player boards, the first events and the first row."""

from mypy_extensions import i64, u8

from saecula.core.arrays import copied, copied_small, pop, vec
from saecula.core.bits import bit
from saecula.core.chance import Chance
from saecula.tta.cards.catalog import AGE, CARDS, FIRST_GOVERNMENT
from saecula.tta.cards.plan import Plan
from saecula.tta.counts import workers_of
from saecula.tta.law.expansion.mix import BOARD_SLOTS, civil_deck, drawn, fixed_pile, lay_out, on_boards, pool, share
from saecula.tta.law.shuffle import LATE_KEY
from saecula.tta.piles import with_pile
from saecula.tta.ratings.refresh import refresh
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AGE_A,
    AGE_IDS,
    AGE_III,
    LEADER,
    NOTHING,
    ROW,
    START_BLUE,
    START_POOL,
    START_YELLOW,
    TECHS,
    WONDER,
)


def deal_game(s: State, chance: Chance, plan: Plan, first: i64 = NOTHING) -> None:
    """setup.start.any-method: the table names a seat, or chance decides.

    setup.events.shuffle-a, setup.row.shuffle-a: every deck is shuffled.
    """
    s.plan = plan
    if plan.modules:
        s.boards = vec[i64]([NOTHING] * BOARD_SLOTS)
    s.stream = chance.stream
    s.seed_words = chance.order("late-shuffles", LATE_KEY)
    s.start_seat = first if first != NOTHING else chance.order("starting-player", s.seat_count)[0]
    for age in range(AGE_A, AGE_III + 1):
        for civil, decks in ((True, s.civil_decks), (False, s.military_decks)):
            if civil and plan.draft:  # its decks are made afterwards
                decks.append(vec[i64]())
                continue
            name = f"{'civil' if civil else 'military'}-{AGE_IDS[age]}"
            cards = new_deck(s, age, chance, plan) if civil else fixed_pile(age, False, s.seat_count, plan)
            decks.append(chance.shuffled(name, cards))
        s.discards.append(vec[i64]())
    s.age = AGE_A
    events = s.military_decks[AGE_A]
    s.current_events = events[: s.seat_count + 2]  # setup.events.count
    s.military_decks[AGE_A] = vec[i64]()  # setup.events.rest-unseen
    if plan.modules:
        s.unused_events = events[s.seat_count + 2 :]
    s.revealed = vec[u8]([0] * len(CARDS))
    if not plan.draft:
        lay_row(s)
    s.seats = [new_seat() for _ in range(s.seat_count)]
    for seat in s.seats:
        seat.expanded = plan.modules != 0
    for i in range(s.seat_count):
        refresh(s, i)  # setup.player.actions-start-spent: totals are one thing, what is available another
        place = (i - s.start_seat) % s.seat_count
        s.seats[i].civil = 1 + place  # setup.actions.first-player-1, setup.actions.increment
        s.seats[i].military = 0  # setup.actions.no-military


def lay_row(s: State) -> None:
    """setup.row.13, setup.row.rest-current-deck; setup.row.other-decks-aside: they wait for their age."""
    row, deck = copied(s.row), s.civil_decks[AGE_A]
    s.civil_decks = with_pile(s.civil_decks, AGE_A, vec[i64]())
    s.revealed = copied_small(s.revealed)
    for space in range(ROW):
        deck, card = pop(deck)
        row[space] = card
        s.revealed[card] += 1
    s.row, s.civil_deck = row, deck


def new_deck(s: State, age: i64, chance: Chance, plan: Plan) -> vec[i64]:
    """A civil deck; at a table with modules leaders and wonders that chance draws are drawn now, kind by kind."""
    if not plan.modules:
        return fixed_pile(age, True, s.seat_count, plan)
    picked: list[int] = []
    for kind, name in ((LEADER, "leaders"), (WONDER, "wonders")):
        cards = pool(age, kind, plan)
        count = share(kind, s.seat_count, plan)
        if count == 0:
            continue
        found = drawn(cards, count, list(plan.chosen), chance.order(f"{name}-{AGE_IDS[age]}", len(cards)))
        if on_boards(age, plan):
            lay_out(s, age, kind, found)
        picked += found
    return civil_deck(age, s.seat_count, plan, picked)


def new_seat() -> Seat:
    """setup.player.initial-techs, setup.player.workers-6: by the rows of Age A."""
    seat = Seat()
    seat.blue = START_BLUE  # setup.player.blue-16
    seat.yellow = START_YELLOW  # setup.player.yellow-18
    seat.pool = START_POOL  # setup.player.pool-1
    for tech in range(TECHS):
        if AGE[tech] == AGE_A:
            seat.techs |= bit(tech)
            seat.workers[tech] = CARDS[tech].workers
    seat.government = FIRST_GOVERNMENT
    seat.blue_owned = seat.blue
    seat.yellow_owned = seat.yellow + workers_of(seat)
    return seat
