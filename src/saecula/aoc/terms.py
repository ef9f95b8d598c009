"""The vocabulary of Age of Civilization as small ints, in the words of the rulebook (GLOSSARY.md)."""

from typing import Final, TypeAlias

# --- numbers that mean things ---------------------------------------------------------------------------------------
SeatNo: TypeAlias = int  # a place at the table, from 0
Card: TypeAlias = int  # a card's place among its kind: civilizations, wonders, technologies, special technologies
Action: TypeAlias = int  # one of the ten actions, or PLAGUE where a card of the row is meant
EffectNo: TypeAlias = int  # an effect's place in the table of effects
Amount: TypeAlias = int  # coins, points, workers
Mask: TypeAlias = int  # a set of cards, one bit each

# --- actions; the row cards are the actions from CULTURE on, and PLAGUE, which is a card but no action --------------
WONDER: Final = 0
RESEARCH: Final = 1
EXPLOIT: Final = 2
CULTURE: Final = 3
BUILD: Final = 4
CONQUEST: Final = 5
HUNT: Final = 6
FISH: Final = 7
TRADE: Final = 8
FARM: Final = 9
PLAGUE: Final = 10
ACTIONS: Final = 10
PERMANENT: Final = 3  # the first three actions are on the permanent card
ACTION_IDS: Final = [
    "wonder", "research", "exploit", "culture", "build", "conquest", "hunt", "fish", "trade", "farm", "plague",
]  # fmt: skip

# --- symbols of action cards ----------------------------------------------------------------------------------------
NO_SYMBOL: Final = 0
WAR: Final = 1
PESTILENCE: Final = 2
SYMBOL_IDS: Final = ["none", "war", "plague"]

# --- event tokens ---------------------------------------------------------------------------------------------------
BABY_BOOM: Final = 0
GREAT_HARVEST: Final = 1
FESTIVAL: Final = 2
GREAT_DEBATE: Final = 3
EARTHQUAKE: Final = 4
RATS: Final = 5
CORRUPTION: Final = 6
BARBARIANS: Final = 7
BLANK: Final = 8
TOKEN_IDS: Final = [
    "baby-boom", "great-harvest", "festival", "great-debate", "earthquake", "rats", "corruption", "barbarians", "blank",
]  # fmt: skip

# --- limits ---------------------------------------------------------------------------------------------------------
ROUNDS: Final = 6
ROW_SIZE: Final = 8
WINDOW: Final = 3  # cards of the row under the permanent card
WORKER_LIMIT: Final = 4
CIV_LIMIT: Final = 3
MARKET_SIZE: Final = 5
START_COINS: Final = 3
BASE_TECHS: Final = 9  # the technologies of the technology card; those of special cards follow
DRAFT_DEAL: Final = 7
DRAFT_KEEP: Final = 5
DRAFT_BONUS: Final = 2
PASS_COINS: Final = 2
CONQUEST_POWER: Final = 1
NOTHING: Final = -1

# --- what a seat may do (kinds of command); commands.py says how each is written and what its parts are -------------
KEEP: Final = 1
RISE: Final = 2
ANNEX: Final = 3
SKIP: Final = 4
ACT: Final = 5
BUY: Final = 6
PASS: Final = 7
END: Final = 8
LEARN: Final = 9
CHOOSE: Final = 10
USE: Final = 11
GIFT: Final = 12
DONE: Final = 13

# --- open questions (kinds of frame); the chapter that asks one has its class, which names the slots ---------------
ASK_TURN: Final = 1
ASK_DRAFT: Final = 2
ASK_CIV: Final = 3
ASK_ACTIONS: Final = 4
ASK_LEARN: Final = 5
ASK_WONDER: Final = 6
ASK_FOLLOW_UP: Final = 7
ASK_TURN_END: Final = 8
ASK_GIFT: Final = 9

# how far a seat has come with its actions
FRESH: Final = 0
ACTED: Final = 1
PASSED: Final = 2

# --- what happened (kinds of event) ---------------------------------------------------------------------------------
ROUND_BEGAN: Final = 1  # a = round
TURN_BEGAN: Final = 2
CARD_KEPT: Final = 3  # a = civilization (secret)
PACKS_PASSED: Final = 4
MARKET_FORMED: Final = 5
CIV_RAISED: Final = 6  # a = civilization, b = 1 from hand
CIV_ANNEXED: Final = 7  # a = civilization, b = 1 from hand
CIV_SKIPPED: Final = 8
CIV_REVEALED: Final = 9  # a = civilization
ACTION_TAKEN: Final = 10  # a = action, b = coins paid, c = workers placed
PASSED_TURN: Final = 11
ACTIONS_ENDED: Final = 12
COINS_GAINED: Final = 13  # a = amount, b = source
COINS_LOST: Final = 14  # a = amount, b = source
VP_GAINED: Final = 15  # a = amount, b = source
WORKER_GAINED: Final = 16  # a = amount, b = source
WORKER_LOST: Final = 17  # a = amount, b = source
TECH_LEARNED: Final = 18  # a = technology
WONDER_TAKEN: Final = 19  # a = wonder
SPECIAL_BOUGHT: Final = 20  # a = special technology card
COINS_GIVEN: Final = 21  # a = civilization, b = coins laid on it
MARKER_PASSED: Final = 22
ROW_SHIFTED: Final = 23  # a = action card now covered
WAR_BROKE_OUT: Final = 24  # a = lowest power
PLAGUE_BROKE_OUT: Final = 25
TOKEN_RESOLVED: Final = 26  # a = event token
RIVAL_GREW: Final = 27  # a = power of the rival
GAME_ENDED: Final = 28

# --- sources of points, for score lines; the ten actions come first -------------------------------------------------
BY_RISE: Final = 10
BY_LEARNING: Final = 11
BY_TURN_END: Final = 12
BY_PASS: Final = 13
BY_TOKEN: Final = 14
BY_GAME_END: Final = 15
BY_GAIN: Final = 16
BY_CHALLENGE: Final = 17
SOURCES: Final = 18
SOURCE_IDS: Final = [
    "wonder", "research", "exploit", "culture", "build", "conquest", "hunt", "fish", "trade", "farm",
    "rise", "learning", "turn-end", "pass", "token", "game-end", "gain", "challenge",
]  # fmt: skip
# sources of coins and workers beyond those of points
BY_MARKET: Final = 18
BY_ANNEX: Final = 19
BY_WAR: Final = 20
BY_PLAGUE: Final = 21
BY_RETURN: Final = 22
BY_POPULATION: Final = 23
BY_OPPONENT: Final = 24
BY_GIFT: Final = 25
EVENT_SOURCE_IDS: Final = [
    *SOURCE_IDS, "market", "annex", "war", "plague", "return", "population", "opponent", "gift",
]  # fmt: skip

# --- what a card can do (kinds of effect); cards/effects.py says how each is written in the data --------------------
ACTION_BONUS: Final = 1
ACTION_DISCOUNT: Final = 2
ACTION_SLOT: Final = 3
MILITARY: Final = 4
TURN_END: Final = 5
TURN_END_TECH: Final = 6
TURN_END_ACTION: Final = 7
TURN_END_GIFT: Final = 8
GAME_END: Final = 9
RISE_COINS: Final = 10
RISE_OTHERS_COINS: Final = 11
RISE_OPPONENTS_LOSE: Final = 12
RISE_MULTIPLY_BONUS: Final = 13
RISE_TECHS: Final = 14
RISE_WONDERS: Final = 15
RISE_VP_PER_FUTURE: Final = 16
LEARN_VP_PER_FUTURE: Final = 17
GAIN_COINS: Final = 18
GAIN_WORKERS: Final = 19
PASS_BONUS: Final = 20
WAR_IMMUNITY: Final = 21
PLAGUE_IMMUNITY: Final = 22
WAR_INCOME: Final = 23
KEEP_WORKER: Final = 24
RAID: Final = 25
ACTION_WORKER: Final = 26
SACRIFICE: Final = 27
FOLLOW_UP: Final = 28
FUTURE_ACTIONS: Final = 29
DENY: Final = 30
LAST_OP: Final = 30

# --- what effects count (per) and ask (if) --------------------------------------------------------------------------
PER_NOTHING: Final = 0
PER_TECH: Final = 1
PER_VP: Final = 2
PER_WONDER: Final = 3
PER_WORKER: Final = 4
PER_COIN: Final = 5
PER_POWER: Final = 6
PER_CIV: Final = 7
PER_OTHER_CIV: Final = 8
PER_IDS: Final = ["", "tech", "vp", "wonder", "worker", "coin", "military", "civ", "other_civ"]

IF_ALWAYS: Final = 0
IF_LEAD: Final = 1
IF_FEW_TECHS: Final = 2  # at most `limit` technologies
