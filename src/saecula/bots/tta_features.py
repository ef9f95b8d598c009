"""What is told of a civilization to whoever learns from played games: few plain numbers, the same for every seat.

The model that was learned (`tta_model.py`) has a number for each of them by age; they describe the moment when a turn
ends, so goods are counted before the production of that turn.
"""

from typing import Final

from mypy_extensions import i64

from saecula.bots.tta_impact import Rates
from saecula.core.arrays import vec
from saecula.tta.board import consumption_of, faces_needed
from saecula.tta.cards.catalog import AGE, FIRST, LAST, SCIENCE, is_technology
from saecula.tta.counts import completed_wonders, workers_of
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    FARM,
    FIRST_UNIT,
    LAB,
    LIBRARY,
    MINE,
    NOTHING,
    TECHS,
    TEMPLE,
    THEATER,
)

# name, and what it belongs to when a chance is explained
FEATURES: Final[list[tuple[str, str]]] = [
    ("culture", "culture"),
    ("culture_rate", "economy"),
    ("culture_to_come", "economy"),
    ("science", "science"),
    ("science_rate", "science"),
    ("resources", "economy"),
    ("resource_rate", "economy"),
    ("food", "economy"),
    ("food_net", "economy"),
    ("strength", "army"),
    ("unit_levels", "army"),
    ("tactic", "army"),
    ("spare_faces", "danger"),
    ("discontent", "danger"),
    ("weakness", "danger"),
    ("civil_actions", "economy"),
    ("military_actions", "army"),
    ("pool", "economy"),
    ("workers", "economy"),
    ("yellow", "economy"),
    ("blue", "economy"),
    ("farm_level", "economy"),
    ("mine_level", "economy"),
    ("lab_level", "science"),
    ("urban_level", "economy"),
    ("government_age", "economy"),
    ("specials", "science"),
    ("leader", "cards"),
    ("hand", "cards"),
    ("hand_science", "cards"),
    ("military_cards", "cards"),
    ("wonders", "cards"),
    ("stages", "cards"),
    ("colonies", "economy"),
]
COUNT: Final = len(FEATURES)


def features_of(s: State, i: int, rates: Rates, others: vec[i64], turns: int) -> list[float]:
    """The numbers of a seat with these ratings against rivals of these strengths, `turns` before its last one."""
    seat = s.seats[i]
    spare = float(int(rates.faces - faces_needed(seat)))
    found = [
        float(int(seat.culture)),
        float(int(rates.culture)),
        float(int(rates.culture) * turns),
        float(int(seat.science)),
        float(int(rates.science)),
        float(int(amount_of(seat, IS_RESOURCE))),
        float(int(rates.resources)),
        float(int(amount_of(seat, IS_FOOD))),
        float(int(rates.food - consumption_of(seat))),
        float(int(rates.strength)),
        unit_levels(seat),
        1.0 if seat.tactic != NOTHING else 0.0,
        spare if spare > 0.0 else 0.0,
        -spare if spare < 0.0 else 0.0,
        weakness(rates.strength, others),
        float(int(seat.civil_total)),
        float(int(seat.military_total)),
        float(int(seat.pool)),
        float(int(workers_of(seat))),
        float(int(seat.yellow)),
        float(int(seat.blue_owned)),
        level_of(seat, FARM),
        level_of(seat, MINE),
        level_of(seat, LAB),
        level_of(seat, TEMPLE) + level_of(seat, LIBRARY) + level_of(seat, THEATER),
        float(int(AGE[seat.government])),
        0.0,
        1.0 if seat.leader != NOTHING else 0.0,
        0.0,
        0.0,
        0.0,
        float(int(completed_wonders(seat))),
        float(int(seat.stages)) if seat.wonder != NOTHING else 0.0,
        0.0,
    ]
    add_cards(seat, found)
    return found


def add_cards(seat: Seat, found: list[float]) -> None:
    """The places that count cards."""
    for card in seat.specials:
        if card != NOTHING:
            found[26] += 1.0 + int(AGE[card])
    for card in seat.hand:
        found[28] += 1.0
        if is_technology(card):
            found[29] += int(SCIENCE[card])
    cards: int = len(seat.cards)
    colonies: int = len(seat.colonies)
    found[30] = float(cards)
    found[33] = float(colonies)


def level_of(seat: Seat, kind: i64) -> float:
    """The best technology of a kind that workers are at, by its age; 1 for one of Age A, 0 for none."""
    best = 0
    for tech in range(FIRST[kind], LAST[kind]):
        if seat.workers[tech] and AGE[tech] + 1 > best:
            best = AGE[tech] + 1
    return float(best)


def unit_levels(seat: Seat) -> float:
    """The levels of all units."""
    total = 0
    for tech in range(TECHS):
        if seat.workers[tech] and tech >= FIRST[FIRST_UNIT]:
            total += seat.workers[tech] * (AGE[tech] + 1)
    return float(total)


def weakness(own: i64, others: vec[i64]) -> float:
    """How far the strongest rival is ahead."""
    most = 0
    for other in others:
        gap: int = other - own
        if gap > most:
            most = gap
    return float(most)
