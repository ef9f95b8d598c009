"""The vocabulary of Through the Ages as small ints, in the words of the Code of Laws (GLOSSARY.md).

Powers that cards give stand in powers.py. Numbers are part of records and never change.
"""

from typing import Final

from mypy_extensions import i64

# what a number means; compiled they are all machine words
CardNo = i64  # a card, by its place in the catalogue
SeatNo = i64  # a seat, counted from 0
Amount = i64  # so much of something

NOTHING: Final = -1

# --- modules and ways to mix them ----------------------------------------------------------------------------------
BASE: Final = 0
BALANCED: Final = 1
NEW_MILITARY: Final = 2
LEADERS_WONDERS: Final = 4
MODULE_IDS: Final = ["balanced", "military", "leaders-wonders"]  # bit by bit
ONLY_NEW: Final = 1
SECRET_MIX: Final = 2
OPEN_MIX: Final = 3
MODE_IDS: Final = ["", "expansion-only", "secret-mix", "open-mix"]

# --- ages ----------------------------------------------------------------------------------------------------------
AGE_A: Final = 0
AGE_I: Final = 1
AGE_II: Final = 2
AGE_III: Final = 3
AGE_IV: Final = 4
AGE_IDS: Final = ["A", "I", "II", "III", "IV"]

# --- kinds of card; cards that take workers come first, farms to air forces ----------------------------------------
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
SPECIAL_LAW: Final = 11
SPECIAL_MILITARY: Final = 12
SPECIAL_EXPLORATION: Final = 13
SPECIAL_CONSTRUCTION: Final = 14
GOVERNMENT: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
TACTIC: Final = 19
AGGRESSION: Final = 20
WAR: Final = 21
PACT: Final = 22
BONUS: Final = 23
TERRITORY: Final = 24
EVENT: Final = 25
POINTER: Final = 26  # stands in a civil deck for a leader or wonder of a board
KIND_IDS: Final = [
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force",
    "special_law", "special_military", "special_exploration", "special_construction", "government", "leader", "wonder",
    "action", "tactic", "aggression", "war", "pact", "bonus", "territory", "event", "pointer",
]  # fmt: skip
FIRST_URBAN: Final[i64] = LAB
LAST_URBAN: Final[i64] = ARENA
FIRST_UNIT: Final[i64] = INFANTRY
LAST_UNIT: Final[i64] = AIR_FORCE
FIRST_SPECIAL: Final = SPECIAL_LAW
SPECIALS: Final[i64] = 4
TECHS: Final[i64] = 34  # cards that take workers
STORES: Final[i64] = 12  # of these, the ones that blue tokens may lie on: farms, mines and labs
FARMS: Final = 0  # where the four farms begin, then the four mines and the four labs
MINES: Final = 4
LABS: Final = 8

# --- board ---------------------------------------------------------------------------------------------------------
ROW: Final[i64] = 13
SWEEP: Final = [0, 0, 3, 2, 1]  # by players still in the game
START_BLUE: Final = 16
START_YELLOW: Final = 18
START_POOL: Final = 1
MAX_FACES: Final = 8
FAMINE: Final = 4
MAX_DRAW: Final = 3
AGE_YELLOW_LOSS: Final = 2
RESIGN_CULTURE: Final = 7
RUINS_CULTURE: Final = 2
COPY_TACTIC_COST: Final = 2
WAR_CULTURE: Final = 5

# --- what a seat may do (kinds of command) -------------------------------------------------------------------------
TAKE: Final = 1  # a = space of the row
POPULATE: Final = 2
BUILD: Final = 3  # a = technology
UPGRADE: Final = 4  # a = from, b = to
DESTROY: Final = 5  # a = technology; units are disbanded
ELECT: Final = 6  # a = leader
STAGE: Final = 7  # a = number of stages
DEVELOP: Final = 8  # a = card
REVOLT: Final = 9  # a = government
PLAY: Final = 10  # a = action card
TACTIC_PLAY: Final = 11  # a = tactic
TACTIC_COPY: Final = 12  # a = tactic
LEVY: Final = 13  # a = unit technology: population and unit in one
CONVERT: Final = 14  # a = from, b = to: any urban building to a theater
SETTLE: Final = 15  # free population, once per turn
ARM: Final = 16  # a = 0 culture, 1 military science and resources
SUBSTITUTE: Final = 17  # one military action serves as a civil one
BARTER: Final = 18  # one food for one resource, or the reverse
END: Final = 19
PREPARE: Final = 20  # a = event or territory
ATTACK: Final = 21  # a = aggression, b = rival
DECLARE: Final = 22  # a = war, b = rival
OFFER: Final = 23  # a = pact, b = partner, c = side (0 A, 1 B)
CANCEL: Final = 24  # a = seat in whose area the pact lies
RESIGN: Final = 25
GIVE_UP: Final = 26  # the leader goes for a yellow token
DISCOVER: Final = 27  # a = territory: the leader goes, the territory becomes a colony
PASS: Final = 28
PEEK: Final = 29
ACCEPT: Final = 30
REFUSE: Final = 31
DEFEND: Final = 32  # a = card
HOLD: Final = 33  # the defence suffices
CONCEDE: Final = 34
BID: Final = 35  # a = force
SEND: Final = 36  # a = unit technology
SPEND: Final = 37  # a = bonus card, or any military card
LAND: Final = 38  # the force suffices
CHOOSE: Final = 39  # a = card, technology, seat or number, by the question
AS_FOOD: Final = 40  # a = amount
AS_RESOURCES: Final = 41  # a = amount
DISCARD: Final = 42  # a = card
TUCK: Final = 43  # a = wonder
DONE: Final = 44
AS_SCIENCE: Final = 45  # a = amount
AS_CULTURE: Final = 46  # a = amount
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
SEIZE: Final = 61  # a = food, b = resources: less than a plunder allows

# what a seat has chosen with STANCE
STANCE_STRENGTH: Final = 1
STANCE_CIVIL: Final = 2

# --- open questions (kinds of frame) -------------------------------------------------------------------------------
# what their slots mean stands with the question objects, in the chapters of the law
ASK_TURN: Final = 1
ASK_POLITICS: Final = 2
ASK_ACTIONS: Final = 3
ASK_CARD: Final = 4
ASK_TUCK: Final = 5
ASK_DEFENCE: Final = 6
ASK_PACT: Final = 7
ASK_SPOILS: Final = 8
ASK_SPLIT: Final = 9
ASK_WAR_SPOILS: Final = 10
ASK_BID: Final = 11
ASK_FORCE: Final = 12
ASK_EVENT: Final = 13
ASK_KIND: Final = 14
ASK_FREE_BUILD: Final = 15
ASK_EVENT_ACTION: Final = 16
ASK_LOSE_WORKER: Final = 17
ASK_LOSE_BUILDING: Final = 18
ASK_TERROR: Final = 19
ASK_RUIN: Final = 20
ASK_LOSE_COLONY: Final = 21
ASK_LOSE_BLUE: Final = 22
ASK_AGREEMENT: Final = 23
ASK_DISCARD: Final = 24
ASK_STAGE_TOKEN: Final = 25
ASK_GOODS: Final = 26
ASK_STANCE: Final = 27
ASK_TRADE: Final = 28
ASK_COMMIT: Final = 29
ASK_COLONY_CARD: Final = 30
ASK_SUMMIT: Final = 31
ASK_PLAN: Final = 32
ASK_MOVE: Final = 33
ASK_DRAFT: Final = 34

# --- what happened (kinds of event) --------------------------------------------------------------------------------
ROUND_BEGAN: Final = 1  # a = round
TURN_BEGAN: Final = 2
ROW_SWEPT: Final = 3  # a = card
CARD_DEALT: Final = 4  # a = card, b = space
AGE_BEGAN: Final = 5  # a = age
CARD_TAKEN: Final = 6  # a = card, b = civil actions
CIVIL_SPENT: Final = 7  # a = amount
MILITARY_SPENT: Final = 8  # a = amount
WORKER_GAINED: Final = 9
WORKER_LOST: Final = 10  # a = technology or NOTHING
BUILT: Final = 11  # a = technology
UPGRADED: Final = 12  # a = from, b = to
DESTROYED: Final = 13  # a = technology
LEADER_ELECTED: Final = 14  # a = leader
LEADER_LEFT: Final = 15  # a = leader
STAGES_BUILT: Final = 16  # a = wonder, b = stages
WONDER_COMPLETED: Final = 17  # a = wonder
DEVELOPED: Final = 18  # a = card, b = 1 by revolution
ACTION_CARD_PLAYED: Final = 19  # a = card
TACTIC_ADOPTED: Final = 20  # a = tactic, b = 1 copied
FOOD_CHANGED: Final = 21  # a = amount
RESOURCES_CHANGED: Final = 22  # a = amount
SCIENCE_CHANGED: Final = 23  # a = amount
CULTURE_CHANGED: Final = 24  # a = amount, b = source
BLUE_CHANGED: Final = 25  # a = amount
YELLOW_CHANGED: Final = 26  # a = amount
CARDS_DRAWN: Final = 27  # a = card (secret), b = age
CARD_DISCARDED: Final = 28  # a = card (secret), b = age
EVENT_PREPARED: Final = 29  # a = card (secret), b = age
EVENT_REVEALED: Final = 30  # a = card
EVENTS_RENEWED: Final = 31
AGGRESSION_PLAYED: Final = 32  # a = card, b = rival
AGGRESSION_REPELLED: Final = 33  # a = card
AGGRESSION_SUCCEEDED: Final = 34  # a = card
BONUS_PLAYED: Final = 35  # a = card
WAR_DECLARED: Final = 36  # a = card, b = rival
WAR_RESOLVED: Final = 37  # a = card, b = victor or NOTHING, c = advantage
PACT_OFFERED: Final = 38  # a = card, b = partner, c = side
PACT_MADE: Final = 39  # a = card, b = partner
PACT_REFUSED: Final = 40  # a = card
PACT_ENDED: Final = 41  # a = card
RESIGNED: Final = 42
BID_MADE: Final = 43  # a = force
BID_PASSED: Final = 44
COLONY_TAKEN: Final = 45  # a = territory
COLONY_LOST: Final = 46  # a = territory
TERRITORY_UNCLAIMED: Final = 47  # a = territory
UPRISING: Final = 48
CORRUPTION: Final = 49  # a = amount
FAMINE_STRUCK: Final = 50  # a = missing food
WONDER_RUINED: Final = 51  # a = wonder
TACTICS_SHARED: Final = 52  # a = tactic
POLITICS_PASSED: Final = 53
EVENT_PEEKED: Final = 54  # a = card (secret)
ANTIQUATED: Final = 55  # a = card
CARD_STOLEN: Final = 56  # a = card, b = loser
LAST_ROUND: Final = 57  # a = round
GAME_ENDED: Final = 58
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

# --- sources of culture, for score lines ---------------------------------------------------------------------------
BY_PRODUCTION: Final = 0
BY_PREPARING: Final = 1
BY_EVENT: Final = 2
BY_WONDER: Final = 3
BY_LEADER: Final = 4
BY_ACTION_CARD: Final = 5
BY_COLONY: Final = 6
BY_AGGRESSION: Final = 7
BY_WAR: Final = 8
BY_IMPACT: Final = 9
BY_FAMINE: Final = 10
BY_RESIGNATION: Final = 11
SOURCES: Final = 12
SOURCE_IDS: Final = [
    "production", "preparing", "event", "wonder", "leader", "action-card", "colony", "aggression", "war", "impact",
    "famine", "resignation",
]  # fmt: skip

# --- what a wonder scores when it is completed ---------------------------------------------------------------------
SCORE_NOTHING: Final = 0
SCORE_TECHNOLOGY_LEVELS: Final = 1
SCORE_WORKERS: Final = 2
SCORE_URBAN_OUTPUT: Final = 3
SCORE_STAGE_AND_PRINT: Final = 4
SCORE_FIRST_PLACES: Final = 5
SCORE_COLONIES: Final = 6
SCORE_SCIENCE_RATING: Final = 7
SCORE_WIDEST: Final = 8  # the row says how often
SCORE_IDS: Final = [
    "", "technology-levels", "workers", "urban-output", "stage-and-print", "first-places", "colonies", "science-rating",
    "widest",
]  # fmt: skip

# --- whom an event concerns ----------------------------------------------------------------------------------------
ALL: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
TWO_STRONGEST: Final = 3
TWO_WEAKEST: Final = 4
MOST_CULTURE: Final = 5
FEWEST_CULTURE: Final = 6
MOST_CULTURE_IF_WEAK: Final = 7
ALL_HAPPIEST: Final = 8
ALL_MOST_DISCONTENT: Final = 9
SECOND_WEAKEST: Final = 10  # nobody when two players are left
WHOM_IDS: Final = [
    "all", "strongest", "weakest", "two-strongest", "two-weakest", "most-culture", "fewest-culture",
    "most-culture-if-weak", "all-happiest", "all-most-discontent", "second-weakest",
]  # fmt: skip

# --- what an event does to them ------------------------------------------------------------------------------------
GAIN_FOOD: Final = 1
GAIN_RESOURCES: Final = 2
GAIN_SCIENCE: Final = 3
GAIN_CULTURE: Final = 4  # negative: lose
GAIN_POPULATION: Final = 5
LOSE_POPULATION: Final = 6
CHOOSE_KIND: Final = 7
SPLIT_GAIN: Final = 8
SPLIT_LOSS: Final = 9
DRAW_CARDS: Final = 10
DISCARD_CARDS: Final = 11
BUILD_FREE: Final = 12  # amount = technology
ACT_CHEAPER: Final = 13
LOSE_BUILDING: Final = 14
CULTURE_BY_CULTURE: Final = 15
SCIENCE_BY_SCIENCE: Final = 16
CULTURE_BY_SCIENCE: Final = 17
FOOD_BY_FACES: Final = 18
PRODUCE_FOOD: Final = 19
PRODUCE_RESOURCES: Final = 20
FULL_PRODUCTION: Final = 21
LOSE_ALL_FOOD: Final = 22
LOSE_CIVIL_BY_DISCONTENT: Final = 23
CULTURE_BY_DISCONTENT: Final = 24
POPULATION_BY_DISCONTENT: Final = 25
LOSE_BLUE: Final = 26
TAKE_YELLOW_FROM_WEAKEST: Final = 27
REMOVE_OLD_LEADER: Final = 28
LOSE_A_COLONY: Final = 29
TAKE_FROM_ROW: Final = 30
RUIN_A_WONDER: Final = 31
DESTROY_OF_OTHERS: Final = 32
IMPACT: Final = 33  # amount = which
PLAN: Final = 34
LOSE_SCIENCE_ABOVE: Final = 35
CALL_TO_ARMS: Final = 36
SCIENCE_PER_WONDER: Final = 37
MOVE_WORKER: Final = 38
NEGOTIATE: Final = 39
ARMS_INDUSTRY: Final = 40
TASK_IDS: Final = [
    "", "gain-food", "gain-resources", "gain-science", "gain-culture", "gain-population", "lose-population",
    "choose-kind", "split-gain", "split-loss", "draw-cards", "discard-cards", "build-free", "act-cheaper",
    "lose-building", "culture-by-culture", "science-by-science", "culture-by-science", "food-by-faces", "produce-food",
    "produce-resources", "full-production", "lose-all-food", "lose-civil-by-discontent", "culture-by-discontent",
    "population-by-discontent", "lose-blue", "take-yellow-from-weakest", "remove-old-leader", "lose-a-colony",
    "take-from-row", "ruin-a-wonder", "destroy-of-others", "impact", "plan", "lose-science-above", "call-to-arms",
    "science-per-wonder", "move-worker", "negotiate", "arms-industry",
]  # fmt: skip

# --- impacts: points that Age III events give ----------------------------------------------------------------------
IMPACT_AGRICULTURE: Final = 0
IMPACT_ARCHITECTURE: Final = 1
IMPACT_BALANCE: Final = 2
IMPACT_COLONIES: Final = 3
IMPACT_COMPETITION: Final = 4
IMPACT_GOVERNMENT: Final = 5
IMPACT_HAPPINESS: Final = 6
IMPACT_INDUSTRY: Final = 7
IMPACT_POPULATION: Final = 8
IMPACT_PROGRESS: Final = 9
IMPACT_SCIENCE: Final = 10
IMPACT_STRENGTH: Final = 11
IMPACT_TECHNOLOGY: Final = 12
IMPACT_VARIETY: Final = 13
IMPACT_WONDERS: Final = 14
IMPACT_CULTURE: Final = 15
IMPACT_HARMONY: Final = 16
IMPACT_IDS: Final = [
    "agriculture", "architecture", "balance", "colonies", "competition", "government", "happiness", "industry",
    "population", "progress", "science", "strength", "technology", "variety", "wonders", "culture", "harmony",
]  # fmt: skip
RANK_AWARDS: Final = [[], [], [10, 0], [14, 7, 0], [15, 10, 5, 0]]  # by players still in the game

# --- what an action card orders or gives ---------------------------------------------------------------------------
ORDER_NOTHING: Final = 0
ORDER_FARM_OR_MINE: Final = 1  # build or upgrade
ORDER_URBAN: Final = 2  # build or upgrade
ORDER_UPGRADE: Final = 3  # farm, mine or urban
ORDER_POPULATION: Final = 4
ORDER_STAGE: Final = 5
ORDER_DEVELOP: Final = 6
ORDER_KIND: Final = 7  # food or resources
ORDER_IDS: Final = ["", "farm-or-mine", "urban", "upgrade", "population", "stage", "develop", "kind"]

# --- what an aggression does ---------------------------------------------------------------------------------------
PLUNDER: Final = 1
RAID: Final = 2
ENSLAVE: Final = 3
SPY: Final = 4
ANNEX: Final = 5
INFILTRATE: Final = 6
INTERVENE: Final = 7
KIDNAP: Final = 8
OCCUPY: Final = 9
AGGRESSION_IDS: Final = [
    "", "plunder", "raid", "enslave", "spy", "annex", "infiltrate", "intervene", "kidnap", "occupy",
]  # fmt: skip

# --- what a war is about -------------------------------------------------------------------------------------------
OVER_TERRITORY: Final = 1
OVER_TECHNOLOGY: Final = 2
OVER_CULTURE: Final = 3
OVER_ADVANTAGE: Final = 4
WAR_IDS: Final = ["", "territory", "technology", "culture", "advantage"]
