"""tech.definition.science-cost: all cards by number, and flat tables of what the law reads most, filled at import.

Cards that take workers are numbered 0..33, type by type and from level to level, so that a range of numbers is a type
of building or unit: a seat keeps its workers in a list by these numbers. Names repeat from age to age, slugs do not.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.bits import bit
from saecula.tta.cards import (
    actions,
    attacks,
    events,
    expansion,
    governments,
    leaders,
    owner,
    pacts,
    specials,
    tactics,
    technologies,
    territories,
    wonders,
)
from saecula.tta.cards.card import Card
from saecula.tta.powers import CARD_POWERS
from saecula.tta.terms import (
    AIR_FORCE,
    ARENA,
    FARM,
    FIRST_SPECIAL,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    LAST_UNIT,
    LAST_URBAN,
    NOTHING,
    PACT,
    POINTER,
    TACTIC,
    TECHS,
    WONDER,
)

CARDS: Final[list[Card]] = owner.corrected(
    [
        *technologies.ROWS,
        *specials.ROWS,
        *governments.ROWS,
        *leaders.ROWS,
        *wonders.ROWS,
        *actions.ROWS,
        *tactics.ROWS,
        *attacks.ROWS,
        *pacts.ROWS,
        *territories.ROWS,
        *events.ROWS,
        *expansion.ROWS,
    ]
)
BASE_CARDS: Final = len(CARDS) - len(expansion.ROWS)
SLUGS: Final[list[str]] = [card.slug for card in CARDS]
NUMBER: Final[dict[str, int]] = {SLUGS[i]: i for i in range(len(SLUGS))}

KIND: Final = vec[i64]([card.kind for card in CARDS])
AGE: Final = vec[i64]([card.age for card in CARDS])  # also the level
COST: Final = vec[i64]([card.cost for card in CARDS])
SCIENCE: Final = vec[i64]([card.science for card in CARDS])
REVOLUTION: Final = vec[i64]([card.revolution for card in CARDS])
FOOD: Final = vec[i64]([card.food for card in CARDS])
RESOURCE: Final = vec[i64]([card.resource for card in CARDS])
RESEARCH: Final = vec[i64]([card.research for card in CARDS])
CULTURE: Final = vec[i64]([card.culture for card in CARDS])
STRENGTH: Final = vec[i64]([card.strength for card in CARDS])
FACES: Final = vec[i64]([card.faces for card in CARDS])
CIVIL: Final = vec[i64]([card.civil for card in CARDS])
MILITARY: Final = vec[i64]([card.military for card in CARDS])
BLUE: Final = vec[i64]([card.blue for card in CARDS])
YELLOW: Final = vec[i64]([card.yellow for card in CARDS])
COLONIZATION: Final = vec[i64]([card.colonization for card in CARDS])
LIMIT: Final = vec[i64]([card.limit for card in CARDS])
ARMY: Final[list[vec[i64]]] = [vec[i64](card.army) for card in CARDS]
STAGES: Final[list[list[int]]] = [card.stages for card in CARDS]
POWER_ROWS: Final[list[list[tuple[int, int]]]] = [card.powers for card in CARDS]
# the same as numbers in a row, power and amount in turns: they are summed often
POWERS_IN_A_ROW: Final = [vec[i64]([number for power in card.powers for number in power]) for card in CARDS]
OPEN_STAGES: Final = vec[i64]([1 if card.open_stages else 0 for card in CARDS])  # anybody may build them
EARLY: Final[list[list[tuple[int, int]]]] = [card.early for card in CARDS]  # of a wonder that was begun
# a tactic with a leader under it is a card of its own: the one for every tactic, and the tactic of every such card;
# others are their own
TWIN: Final = vec[i64]([NUMBER.get(card.slug + expansion.MASTERED, NOTHING) for card in CARDS])
TWIN_OF: Final = vec[i64]([NUMBER[card.slug.removesuffix(expansion.MASTERED)] for card in CARDS])

# the first card of every type that takes workers, and one past the last
FIRST: Final = vec[i64]([min(i for i in range(TECHS) if KIND[i] == kind) for kind in range(FARM, AIR_FORCE + 1)])
LAST: Final = vec[i64]([max(i for i in range(TECHS) if KIND[i] == kind) + 1 for kind in range(FARM, AIR_FORCE + 1)])
# masks of the technologies that workers of each can be upgraded to
HIGHER: Final = vec[i64]([sum([int(bit(i)) for i in range(tech + 1, LAST[KIND[tech]])]) for tech in range(TECHS)])

LATE_ARENA: Final = LAST[ARENA] - 1  # of level III, which the balanced game changes
FIRST_GOVERNMENT: Final = list(KIND).index(GOVERNMENT)  # what everybody starts with


def is_urban(card: i64) -> bool:
    return FIRST_URBAN <= KIND[card] <= LAST_URBAN


def is_unit(card: i64) -> bool:
    return FIRST_UNIT <= KIND[card] <= LAST_UNIT


def is_special(card: i64) -> bool:
    return FIRST_SPECIAL <= KIND[card] < GOVERNMENT


def is_technology(card: i64) -> bool:
    """tech.definition.science-cost"""
    return KIND[card] <= GOVERNMENT


IS_TECHNOLOGY: Final = vec[i64]([1 if is_technology(card) else 0 for card in range(len(CARDS))])


def is_civil(card: i64) -> bool:
    return KIND[card] < TACTIC or KIND[card] == POINTER


def comes_by_another(card: i64) -> bool:
    """Has it no copies of its own, since the card that it stands for brings them?"""
    row = CARDS[card]
    return bool(row.replaces) and not any(row.copies)


def check_rows() -> None:
    """Load-time checks: slugs unique, numbers in their places, every power within the vocabulary."""
    if len(NUMBER) != len(CARDS):
        raise ValueError("two cards share a slug")
    for i, card in enumerate(CARDS):
        if i < BASE_CARDS and (card.kind <= AIR_FORCE) != (i < TECHS):
            raise ValueError(f"{card.slug} stands in the wrong place")
        if (card.kind == WONDER) != bool(card.stages):
            raise ValueError(f"{card.slug}: stages belong to wonders")
        if (card.kind == PACT) != (card.a is not None and card.b is not None):
            raise ValueError(f"{card.slug}: sides belong to pacts")
        if any(not 0 <= power < CARD_POWERS for power, _ in card.powers):
            raise ValueError(f"{card.slug}: unknown power")


check_rows()
