"""Powers that cards give: what the law asks for by name; the amount stands with the card.

Numbers are part of records and never change.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec

STRENGTH_PER_UNIT: Final = 0
SCIENCE_ON_TAKING_TECHNOLOGY: Final = 1
MILITARY_AS_CIVIL: Final = 2
LEADER_DISCOUNT: Final = 3
UNIT_RESOURCE_EACH_TURN: Final = 4
TUCK_UNDER_WONDER: Final = 5
SECOND_POLITICAL_ACTION: Final = 6
POPULATION_DISCOUNT: Final = 7
SCIENCE_OF_BEST_LAB_OR_LIBRARY: Final = 8
RESOURCE_ON_DEVELOPING: Final = 9
CULTURE_PER_FACE: Final = 10  # of temples, theaters and wonders
NO_WONDER_SURCHARGE: Final = 11
INFANTRY_AS_CAVALRY: Final = 12
CULTURE_IF_STRONG: Final = 13
LEVY_POWER: Final = 14
COLONIZE_FROM_HAND: Final = 15
STRENGTH_PER_FACE: Final = 16  # of temples and the government
PEEK_AT_EVENT: Final = 17
LIBRARY_THEATER_RESOURCES: Final = 18
LIBRARY_THEATER_SCIENCE: Final = 19
CULTURE_PER_PAIR: Final = 20  # of library and theater
CULTURE_PER_THEATER: Final = 21
THEATER_SCIENCE: Final = 22
CONVERT_TO_THEATER: Final = 23
REVOLT_BY_ARMY: Final = 24
CULTURE_ON_REVOLUTION: Final = 25
STRENGTH_PER_UNIT_TYPE: Final = 26
CULTURE_ON_DEVELOPING: Final = 27
CIVIL_BACK_ON_DEVELOPING: Final = 28
BEST_THEATER_AGAIN: Final = 29
NO_ATTACK: Final = 30
DEARER_TO_ATTACK: Final = 31
LAB_RESOURCES: Final = 32
LAB_LEVELS_ON_LEAVING: Final = 33
CULTURE_PER_LAB_LEVEL: Final = 34
LESS_SCIENCE_PER_LAB: Final = 35
CULTURE_OR_ARMS: Final = 36
DISCARD_FOR_COLONY: Final = 37
CULTURE_PER_COLONY: Final = 38  # and one more for the first
GIVE_UP_FOR_YELLOW: Final = 39
CIVIL_HAND: Final = 40
MILITARY_HAND: Final = 41
STRENGTH_PER_INFANTRY: Final = 42
STRENGTH_PER_ARTILLERY: Final = 43
EXTRA_FACE: Final = 44
BEST_MINE_AGAIN: Final = 45
FREE_POPULATION: Final = 46
URBAN_DISCOUNT_I: Final = 47
URBAN_DISCOUNT_II: Final = 48
URBAN_DISCOUNT_III: Final = 49
STAGES_AT_ONCE: Final = 50
DEVELOP_DISCOUNT: Final = 51  # pact: the partner pays one
CULTURE_PER_PARTNER_WONDER: Final = 52
FOOD_AS_RESOURCE: Final = 53
RESOURCE_AS_FOOD: Final = 54
# used once a turn or once a game: low numbers, so that the masks `used` and `spent` stay small
CARD_BONUS: Final = 55  # Silk Road: the first action card of a turn gives one more
PLAY_TAKEN_CARD: Final = 56
LEARNING_ACTION: Final = 57  # an action for labs and libraries; the amount is its discount
HUMBLE_WEAKER: Final = 58
HOLD_GAMES: Final = 59  # the amount is what it scores and what an attack costs meanwhile
# production
RESOURCE_BONUS: Final = 60
RESOURCE_BONUS_PER_COLONY: Final = 61
RESOURCE_BONUS_IN_AGE_I: Final = 62
SCIENCE_IN_AGE_II: Final = 63
CULTURE_FROM_AGE_III: Final = 64
COLOURS_BONUS: Final = 65  # for two and for three colours in hand
LOW_FARM_AGAIN: Final = 66  # the best farm of level A or I
LOW_MINE_AGAIN: Final = 67
# ratings
CULTURE_PER_URBAN_FACE: Final = 68  # of urban buildings and wonders
CULTURE_PER_BEST_URBAN: Final = 69  # for the best building of every type
CULTURE_PER_LAB_AND_LIBRARY: Final = 70
CULTURE_PER_ARENA: Final = 71
CULTURE_PER_BEST_THEATER: Final = 72  # for every theater of the highest level built
FACE_PER_BEST_THEATER: Final = 73
CULTURE_OF_BEST_LIBRARY_AND_THEATER: Final = 74  # their levels
SCIENCE_OF_BEST_MINE: Final = 75  # its level
STRENGTH_OF_BEST_LAB: Final = 76
CULTURE_OF_BEST_MINE_OR_LAB: Final = 77
FACES_OF_BEST_LAB: Final = 78
FEWER_TEMPLE_FACES: Final = 79
IGNORED_DISCONTENT: Final = 80
CULTURE_OF_GOVERNMENT: Final = 81  # its level
CULTURE_PER_KEPT_TOKEN: Final = 82
CULTURE_PER_ARMY: Final = 83
FARMS_IN_ARMIES: Final = 84  # as infantry or artillery of Age A
UNIT_TWICE: Final = 85  # one unit counts twice in armies
UNHAPPY_FACES: Final = 86
STRENGTH_OR_CIVIL: Final = 87
STRENGTH_WHEN_WEAK: Final = 88  # against aggressions, and where an event looks for the weakest
ARENA_III_STRENGTH: Final = 89  # arenas of level III in the balanced game
ARENA_III_DISCOUNT: Final = 90
# prices and limits
URBAN_LIMIT_MORE: Final = 91
PEACEFUL_DISCOUNT_PER_URBAN: Final = 92
UNIT_SCIENCE_BY_LEVEL: Final = 93  # infantry and cavalry
URBAN_SCIENCE_PER_TYPE: Final = 94
FARM_MINE_DISCOUNT_II: Final = 95
FARM_MINE_DISCOUNT_III: Final = 96
FARM_MINE_SCIENCE_II: Final = 97
FARM_MINE_SCIENCE_III: Final = 98
TECHNOLOGY_ROW_DISCOUNT: Final = 99  # never below one civil action
DEARER_TO_ATTACK_BY: Final = 100
BUY_COLONIZATION: Final = 101  # the amount is the most
# when something happens
SCIENCE_ON_PREPARING: Final = 102
CULTURE_ON_PREPARING: Final = 103
DRAW_ON_PREPARING: Final = 104
SCIENCE_ON_LEAVING: Final = 105
BEST_OUTPUT_ON_LEAVING: Final = 106
CULTURE_ON_EXCESS_DISCARD: Final = 107
CIVIL_BACK_ON_REPLACING: Final = 108  # instead of one
PRIZE_ON_REPLACING: Final = 109
CULTURE_ON_UNIT_TECHNOLOGY: Final = 110  # infantry and cavalry
CULTURE_FOR_RESOURCE: Final = 111  # offered at every development
SCIENCE_ON_POPULATION: Final = 112
CULTURE_ON_POPULATION: Final = 113
RESOURCE_ON_TAKING_WONDER: Final = 114
DRAW_AT_NEW_AGE: Final = 115  # at the start of Ages II and III
CULTURE_ON_LEARNING: Final = 116
CULTURE_PER_SURPLUS_FACE: Final = 117  # at the end of the turn
# every turn
ARMS_IF_WEAK: Final = 118
GOOD_IF_NOT_WEAK: Final = 119
WORKS_EACH_PHASE: Final = 120  # for stages and urban buildings
ARMS_EACH_PHASE: Final = 121
MORE_ARMS_IF_WEAK: Final = 122
PARK_YELLOW: Final = 123  # the amount is the most
EXTRA_DRAW: Final = 124
# abilities
PREPARE_ANY_CARD: Final = 125
TACTIC_KEPT: Final = 126
MASTER_TACTIC: Final = 127
SEE_PREPARED: Final = 128
LOOK_AT_HAND: Final = 129
SECOND_POLITICAL_EVERY_TURN: Final = 130
COMMIT_UNIT: Final = 131  # culture for an attacker, strength for a defender
RESOURCES_PER_KEPT_TOKEN: Final = 132
COLONIZE_ON_COMPLETION: Final = 133
RESOLVE_EVENT: Final = 134
POWER_IDS: Final = [
    "strength-per-unit", "science-on-taking-technology", "military-as-civil", "leader-discount",
    "unit-resource-each-turn", "tuck-under-wonder", "second-political-action", "population-discount",
    "science-of-best-lab-or-library", "resource-on-developing", "culture-per-face", "no-wonder-surcharge",
    "infantry-as-cavalry", "culture-if-strong", "levy-power", "colonize-from-hand", "strength-per-face",
    "peek-at-event", "library-theater-resources", "library-theater-science", "culture-per-pair", "culture-per-theater",
    "theater-science", "convert-to-theater", "revolt-by-army", "culture-on-revolution", "strength-per-unit-type",
    "culture-on-developing", "civil-back-on-developing", "best-theater-again", "no-attack", "dearer-to-attack",
    "lab-resources", "lab-levels-on-leaving", "culture-per-lab-level", "less-science-per-lab", "culture-or-arms",
    "discard-for-colony", "culture-per-colony", "give-up-for-yellow", "civil-hand", "military-hand",
    "strength-per-infantry", "strength-per-artillery", "extra-face", "best-mine-again", "free-population",
    "urban-discount-i", "urban-discount-ii", "urban-discount-iii", "stages-at-once", "develop-discount",
    "culture-per-partner-wonder", "food-as-resource", "resource-as-food", "card-bonus", "play-taken-card",
    "learning-action", "humble-weaker", "hold-games", "resource-bonus", "resource-bonus-per-colony",
    "resource-bonus-in-age-i", "science-in-age-ii", "culture-from-age-iii", "colours-bonus", "low-farm-again",
    "low-mine-again", "culture-per-urban-face", "culture-per-best-urban", "culture-per-lab-and-library",
    "culture-per-arena", "culture-per-best-theater", "face-per-best-theater", "culture-of-best-library-and-theater",
    "science-of-best-mine", "strength-of-best-lab", "culture-of-best-mine-or-lab", "faces-of-best-lab",
    "fewer-temple-faces", "ignored-discontent", "culture-of-government", "culture-per-kept-token", "culture-per-army",
    "farms-in-armies", "unit-twice", "unhappy-faces", "strength-or-civil", "strength-when-weak", "arena-iii-strength",
    "arena-iii-discount", "urban-limit-more", "peaceful-discount-per-urban", "unit-science-by-level",
    "urban-science-per-type", "farm-mine-discount-ii", "farm-mine-discount-iii", "farm-mine-science-ii",
    "farm-mine-science-iii", "technology-row-discount", "dearer-to-attack-by", "buy-colonization",
    "science-on-preparing", "culture-on-preparing", "draw-on-preparing", "science-on-leaving", "best-output-on-leaving",
    "culture-on-excess-discard", "civil-back-on-replacing", "prize-on-replacing", "culture-on-unit-technology",
    "culture-for-resource", "science-on-population", "culture-on-population", "resource-on-taking-wonder",
    "draw-at-new-age", "culture-on-learning", "culture-per-surplus-face", "arms-if-weak", "good-if-not-weak",
    "works-each-phase", "arms-each-phase", "more-arms-if-weak", "park-yellow", "extra-draw", "prepare-any-card",
    "tactic-kept", "master-tactic", "see-prepared", "look-at-hand", "second-political-every-turn", "commit-unit",
    "resources-per-kept-token", "colonize-on-completion", "resolve-event",
]  # fmt: skip

CARD_POWERS: Final = 135  # so many are given by cards

# --- summaries: is some power of a group there? Caches of `ratings.stats`, so that most seats pass most texts by ------
ABILITIES: Final = (  # what the action phase offers
    LEVY_POWER, CONVERT_TO_THEATER, FREE_POPULATION, CULTURE_OR_ARMS, MILITARY_AS_CIVIL, FOOD_AS_RESOURCE,
    RESOURCE_AS_FOOD,
)  # fmt: skip
CULTURE_TEXTS: Final = (
    CULTURE_PER_FACE, CULTURE_PER_PAIR, CULTURE_PER_THEATER, BEST_THEATER_AGAIN, CULTURE_PER_LAB_LEVEL,
    CULTURE_PER_COLONY, CULTURE_PER_PARTNER_WONDER, CULTURE_FROM_AGE_III, CULTURE_PER_URBAN_FACE,
    CULTURE_PER_BEST_URBAN, CULTURE_PER_LAB_AND_LIBRARY, CULTURE_PER_ARENA, CULTURE_PER_BEST_THEATER,
    CULTURE_OF_BEST_LIBRARY_AND_THEATER, CULTURE_OF_BEST_MINE_OR_LAB, CULTURE_OF_GOVERNMENT, CULTURE_PER_KEPT_TOKEN,
    CULTURE_PER_ARMY,
)  # fmt: skip
SCIENCE_TEXTS: Final = (
    SCIENCE_OF_BEST_LAB_OR_LIBRARY, LESS_SCIENCE_PER_LAB, SCIENCE_IN_AGE_II, SCIENCE_OF_BEST_MINE,
)  # fmt: skip
STRENGTH_TEXTS: Final = (
    STRENGTH_PER_UNIT, STRENGTH_PER_FACE, STRENGTH_PER_UNIT_TYPE, STRENGTH_PER_INFANTRY, STRENGTH_PER_ARTILLERY,
    STRENGTH_OF_BEST_LAB, STRENGTH_OR_CIVIL,
)  # fmt: skip
ARMY_TEXTS: Final = (FARMS_IN_ARMIES, UNIT_TWICE)
FACE_TEXTS: Final = (FACE_PER_BEST_THEATER, FACES_OF_BEST_LAB, FEWER_TEMPLE_FACES, UNHAPPY_FACES)
BUILD_PRICE_TEXTS: Final = (
    LIBRARY_THEATER_RESOURCES, URBAN_DISCOUNT_I, URBAN_DISCOUNT_II, URBAN_DISCOUNT_III,
    FARM_MINE_DISCOUNT_II, FARM_MINE_DISCOUNT_III,
)  # fmt: skip
SCIENCE_PRICE_TEXTS: Final = (
    LIBRARY_THEATER_SCIENCE, THEATER_SCIENCE, DEVELOP_DISCOUNT, UNIT_SCIENCE_BY_LEVEL, URBAN_SCIENCE_PER_TYPE,
    FARM_MINE_SCIENCE_II, FARM_MINE_SCIENCE_III,
)  # fmt: skip
PRODUCTION_TEXTS: Final = (
    LAB_RESOURCES, BEST_MINE_AGAIN, RESOURCE_BONUS, RESOURCE_BONUS_PER_COLONY, RESOURCE_BONUS_IN_AGE_I, COLOURS_BONUS,
    LOW_FARM_AGAIN, LOW_MINE_AGAIN,
)  # fmt: skip

HAS_ABILITY: Final = 135
HAS_CULTURE_TEXT: Final = 136
HAS_SCIENCE_TEXT: Final = 137
HAS_STRENGTH_TEXT: Final = 138
HAS_ARMY_TEXT: Final = 139
HAS_FACE_TEXT: Final = 140
HAS_BUILD_PRICE_TEXT: Final = 141
HAS_SCIENCE_PRICE_TEXT: Final = 142
HAS_PRODUCTION_TEXT: Final = 143
ALL_POWERS: Final = 144
GROUPS: Final[list[tuple[int, tuple[int, ...]]]] = [
    (HAS_ABILITY, ABILITIES),
    (HAS_CULTURE_TEXT, CULTURE_TEXTS),
    (HAS_SCIENCE_TEXT, SCIENCE_TEXTS),
    (HAS_STRENGTH_TEXT, STRENGTH_TEXTS),
    (HAS_ARMY_TEXT, ARMY_TEXTS),
    (HAS_FACE_TEXT, FACE_TEXTS),
    (HAS_BUILD_PRICE_TEXT, BUILD_PRICE_TEXTS),
    (HAS_SCIENCE_PRICE_TEXT, SCIENCE_PRICE_TEXTS),
    (HAS_PRODUCTION_TEXT, PRODUCTION_TEXTS),
]


def summaries() -> list[int]:
    """By power: its summary, -1 if it belongs to no group."""
    found = [-1] * CARD_POWERS
    for summary, group in GROUPS:
        for power in group:
            if power >= CARD_POWERS:
                raise ValueError(f"power {power} of a group: CARD_POWERS counts fewer")
            if found[power] != -1:
                raise ValueError(f"power {power} belongs to two groups")
            found[power] = summary
    return found


SUMMARY_OF: Final = vec[i64](summaries())
