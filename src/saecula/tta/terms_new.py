"""What New Leaders and Wonders adds to the vocabulary (terms.py); its numbers follow those of the base game."""

from typing import Final

# --- modules and ways to mix them ---------------------------------------------------------------------------------
BASE: Final = 0
BALANCED: Final = 1
NEW_MILITARY: Final = 2
LEADERS_WONDERS: Final = 4
MODULE_IDS: Final = ["balanced", "military", "leaders-wonders"]  # bit by bit
ONLY_NEW: Final = 1
SECRET_MIX: Final = 2
OPEN_MIX: Final = 3
MODE_IDS: Final = ["", "expansion-only", "secret-mix", "open-mix"]

# --- powers -------------------------------------------------------------------------------------------------------
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
CARD_POWERS: Final = 135  # so many are given by cards
HAS_ABILITY: Final = 135  # some power of `ABILITIES` is there
ALL_POWERS: Final = 136

# --- what a seat may do -------------------------------------------------------------------------------------------
SCIENCE: Final = 45  # a = amount
CULTURE: Final = 46  # a = amount
BUY: Final = 47  # a = force for colonization
LEARN_TAKE: Final = 48  # a = space of the row
LEARN_DEVELOP: Final = 49  # a = card
LEARN_BUILD: Final = 50  # a = technology
LEARN_UPGRADE: Final = 51  # a = from, b = to
HUMBLE: Final = 52
GAMES: Final = 53
LOOK: Final = 54  # a = seat
CHARGE: Final = 55  # a = aggression, b = rival, c = unit technology
COMMIT: Final = 56  # a = unit technology
REDEEM: Final = 57
ASSIST: Final = 58  # a = seat whose wonder gets a stage
MOVE: Final = 59  # a = from, b = to
STANCE: Final = 60  # a = 0 strength, 1 civil action
STANCE_STRENGTH: Final = 1  # what a seat has chosen
STANCE_CIVIL: Final = 2

# --- open questions; their names stand in terms.DECISION_IDS ------------------------------------------------------
# step 0: seat a gains (b = source of its culture), 1: a takes from b; data = food, resources, science, culture
ASK_GOODS: Final = 26
ASK_STANCE: Final = 27
ASK_TRADE: Final = 28  # a = culture for a resource
ASK_COMMIT: Final = 29  # war: a = card, b = whose it is; step = others to ask after this one
ASK_COLONY_CARD: Final = 30
ASK_SUMMIT: Final = 31
ASK_PLAN: Final = 32
ASK_MOVE: Final = 33
ASK_DRAFT: Final = 34  # data = cards on offer

# --- what happened ------------------------------------------------------------------------------------------------
CARD_SEEN: Final = 59  # a = card (secret), b = whose
HAND_SEEN: Final = 60  # b = rival
GAMES_HELD: Final = 61
PRIZE_FOUNDED: Final = 62  # a = leader
PRIZE_WON: Final = 63
STANCE_TAKEN: Final = 64  # a = 1 strength, 2 civil action
YELLOW_PARKED: Final = 65
TACTIC_MASTERED: Final = 66  # a = tactic with the leader under it
UNIT_COMMITTED: Final = 67  # a = unit technology
WORKER_MOVED: Final = 68  # a = from, b = to
POINTER_REPLACED: Final = 69  # a = pointer, b = card
BOARD_FILLED: Final = 70  # a = age
CARD_PICKED: Final = 71  # a = card (secret)
PLAN_SHOWN: Final = 72  # a = card
TOKEN_REDEEMED: Final = 73  # a = wonder
STAGE_HELPED: Final = 74  # a = wonder, b = owner

# --- what a completed wonder scores -------------------------------------------------------------------------------
SCORE_FIRST_PLACES: Final = 5
SCORE_COLONIES: Final = 6
SCORE_SCIENCE_RATING: Final = 7
SCORE_WIDEST: Final = 8  # the row says how often

# --- events -------------------------------------------------------------------------------------------------------
SECOND_WEAKEST: Final = 10  # nobody when two players are left
PLAN: Final = 34
LOSE_SCIENCE_ABOVE: Final = 35
CALL_TO_ARMS: Final = 36
SCIENCE_PER_WONDER: Final = 37
MOVE_WORKER: Final = 38
NEGOTIATE: Final = 39
ARMS_INDUSTRY: Final = 40
IMPACT_CULTURE: Final = 15
IMPACT_HARMONY: Final = 16

# --- aggressions and wars -----------------------------------------------------------------------------------------
KIDNAP: Final = 8
OCCUPY: Final = 9
OVER_ADVANTAGE: Final = 4
