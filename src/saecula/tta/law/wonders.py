"""wonders.*: what completed wonders score and bring, what becomes of unfinished ones."""

from mypy_extensions import i64

from saecula.core.errors import BrokenLaw
from saecula.tta.cards.catalog import AGE, CARDS, is_unit, is_urban
from saecula.tta.counts import count_of
from saecula.tta.law.cards.empire_state import first_places
from saecula.tta.law.cards.hollywood import stage_and_print
from saecula.tta.law.cards.internet import urban_output
from saecula.tta.law.cards.red_cross import colonies_of_all
from saecula.tta.law.cards.suez_canal import open_discovery
from saecula.tta.law.cards.united_nations import open_summit, widest
from saecula.tta.law.flow.order import players_left
from saecula.tta.law.food import IS_FOOD, gain
from saecula.tta.law.points import change_culture
from saecula.tta.powers import COLONIZE_ON_COMPLETION, RESOLVE_EVENT
from saecula.tta.ratings.refresh import refresh
from saecula.tta.ratings.science import science_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    BY_WONDER,
    FARM,
    MINE,
    NOTHING,
    SCORE_COLONIES,
    SCORE_FIRST_PLACES,
    SCORE_NOTHING,
    SCORE_SCIENCE_RATING,
    SCORE_STAGE_AND_PRINT,
    SCORE_TECHNOLOGY_LEVELS,
    SCORE_URBAN_OUTPUT,
    SCORE_WIDEST,
    SCORE_WORKERS,
    TECHS,
    CardNo,
    SeatNo,
)


def lose_unfinished_wonder(s: State, i: SeatNo) -> None:
    """Whatever the reason, the tokens of its stages go back to the bank."""
    seat = s.seats[i]
    seat.blue += seat.stages
    seat.stages = 0
    seat.wonder = NOTHING
    refresh(s, i)  # it may have had powers since its first stage


def completed(s: State, i: SeatNo, wonder: CardNo) -> None:
    """wonders.age3-one-time: what a wonder brings at once, when it stands already.

    wonders.completed-unlimited: `Seat.wonders` has no limit.
    """
    change_culture(s, i, completion_score(s, i, wonder), BY_WONDER, "wonders.age3-one-time")
    gain(s, i, IS_FOOD, CARDS[wonder].gain_food, "wonders.age3-one-time")
    for power, _ in CARDS[wonder].powers:
        if power == COLONIZE_ON_COMPLETION:
            open_discovery(s, i)
        elif power == RESOLVE_EVENT:
            open_summit(s, i)


def completion_score(s: State, i: SeatNo, wonder: CardNo) -> i64:
    seat = s.seats[i]
    row = CARDS[wonder]
    score = row.score
    if score == SCORE_NOTHING:
        return 0
    if score == SCORE_TECHNOLOGY_LEVELS:
        return technology_levels(seat)
    if score == SCORE_WORKERS:
        return workers_and_producers(seat)
    if score == SCORE_STAGE_AND_PRINT:
        return stage_and_print(seat)
    if score == SCORE_URBAN_OUTPUT:
        return urban_output(seat)
    if score == SCORE_FIRST_PLACES:
        return row.by_players[players_left(s) - 2] * first_places(s, i)
    if score == SCORE_COLONIES:
        return colonies_of_all(s)
    if score == SCORE_SCIENCE_RATING:
        return science_of(s, i)
    if score == SCORE_WIDEST:
        return row.amount * widest(seat)
    raise BrokenLaw(f"no wonder scores {score}")


def technology_levels(seat: Seat) -> i64:
    total = AGE[seat.government]
    for tech in range(TECHS):
        if seat.techs >> tech & 1:
            total += AGE[tech]
    for card in seat.specials:
        if card != NOTHING:
            total += AGE[card]
    return total


def workers_and_producers(seat: Seat) -> i64:
    """2 for every farm and mine, 1 for every urban building and unit."""
    total = 2 * (count_of(seat, FARM) + count_of(seat, MINE))
    for tech in range(TECHS):
        if is_urban(tech) or is_unit(tech):
            total += seat.workers[tech]
    return total
