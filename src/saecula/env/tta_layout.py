"""Sets of cards that stand side by side in observations of Through the Ages, and where each card stands in its set."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.tta.cards.catalog import CARDS, KIND, is_civil
from saecula.tta.powers import (
    CARD_BONUS,
    CONVERT_TO_THEATER,
    CULTURE_OR_ARMS,
    FOOD_AS_RESOURCE,
    FREE_POPULATION,
    HOLD_GAMES,
    HUMBLE_WEAKER,
    LEARNING_ACTION,
    MILITARY_AS_CIVIL,
    PLAY_TAKEN_CARD,
    RESOURCE_AS_FOOD,
    SECOND_POLITICAL_ACTION,
)
from saecula.tta.terms import (
    ACTION,
    GOVERNMENT,
    LEADER,
    NOTHING,
    PACT,
    POINTER,
    TACTIC,
    TECHS,
    TERRITORY,
    WAR,
    WONDER,
)

SEATS: Final = 4
AGES: Final = 4  # of cards: A to III


def places(cards: list[int]) -> vec[i64]:
    """For every card its place among these, -1 for others."""
    found = [NOTHING] * len(CARDS)
    for place in range(len(cards)):
        found[cards[place]] = place
    return vec[i64](found)


ALL: Final = list(range(len(CARDS)))
CIVIL: Final = [card for card in ALL if is_civil(card) and KIND[card] != POINTER]  # what may lie in the row
DEALT: Final = [card for card in ALL if is_civil(card)]  # with pointers
MILITARY: Final = [card for card in ALL if not is_civil(card)]
AREA: Final = [card for card in CIVIL if card >= TECHS and KIND[card] != ACTION]  # in play, and takes no workers
HELD: Final = [card for card in CIVIL if KIND[card] != WONDER]  # what a civil hand may hold
FRONT: Final = [card for card in MILITARY if KIND[card] in (TACTIC, WAR, PACT, TERRITORY)]
TACTICS: Final = [card for card in MILITARY if KIND[card] == TACTIC]
WONDERS: Final = [card for card in CIVIL if KIND[card] == WONDER]
DRAWN: Final = [card for card in CIVIL if KIND[card] in (LEADER, WONDER)]  # by chance, or picked
LEARNED: Final = [card for card in CIVIL if KIND[card] <= GOVERNMENT]  # technologies
SUBJECTS: Final = CIVIL + MILITARY
CIVIL_AT: Final = places(CIVIL)
DEALT_AT: Final = places(DEALT)
MILITARY_AT: Final = places(MILITARY)
AREA_AT: Final = places(AREA)
HELD_AT: Final = places(HELD)
FRONT_AT: Final = places(FRONT)
TACTICS_AT: Final = places(TACTICS)
WONDERS_AT: Final = places(WONDERS)
DRAWN_AT: Final = places(DRAWN)
LEARNED_AT: Final = places(LEARNED)
SUBJECTS_AT: Final = places(SUBJECTS)

# powers that are used once a turn, then those that are used once a game
TURN_POWERS: Final = vec[i64](
    [
        PLAY_TAKEN_CARD,
        CULTURE_OR_ARMS,
        CARD_BONUS,
        FREE_POPULATION,
        LEARNING_ACTION,
        MILITARY_AS_CIVIL,
        FOOD_AS_RESOURCE,
        RESOURCE_AS_FOOD,
        CONVERT_TO_THEATER,
    ]
)
GAME_POWERS: Final = vec[i64]([SECOND_POLITICAL_ACTION, HUMBLE_WEAKER, HOLD_GAMES])
