"""The card values in force, as flat tables for the law. `catalog.load` fills them; nothing else writes here.

A card is known by its place among its kind (civilization 0..47, wonder 0..14, ...). Technologies 0..8 stand on the
technology card, column by column; two more follow for every special technology card.
"""

from typing import Final, final

from saecula.aoc.terms import IF_ALWAYS, NOTHING, PER_NOTHING


@final
class Effect:
    """One effect of one card: `op` says what it does, the other numbers how much, when and for what."""

    def __init__(self, op: int, card: str, law: str) -> None:
        self.op = op
        self.card = card  # id of the card it stands on
        self.law = law  # the law that describes it
        self.action = NOTHING
        self.then = NOTHING  # the action of a follow-up
        self.coins = 0
        self.vp = 0
        self.amount = 0  # power, workers, technologies, wonders, a multiplier
        self.per = PER_NOTHING
        self.every = 1
        self.condition = IF_ALWAYS
        self.limit = 0  # number in the condition
        self.techs = 0  # mask of technologies it is limited to; 0: any
        self.not_via = ""  # id of a card through which it does not apply
        self.free = False  # a discount of everything
        self.optional = False


@final
class Challenge:
    """A solo game of the house: what its setup changes, and its goals."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.law = ""
        self.wonders = 0  # size of the wonder market
        self.discount_action = NOTHING
        self.discount = 0
        self.always = NOTHING  # an action that is available in every round
        self.replace_plague = NOTHING  # the card laid instead of the Plague
        self.plagues: list[int] = []  # positions of the Plague, from 0
        self.no_annex = False
        self.rival_step = 1  # power that the rival gains every round
        self.population = 0  # change of the first civilization's workers
        self.token = NOTHING  # an event token ...
        self.token_rounds: list[int] = []  # ... that strikes after these rounds
        self.coins_per_vp = 0  # game end: a point for so many coins
        self.goal_vp = 0
        self.goal_wonders = 0
        self.goal_war_losses = NOTHING  # at most so many workers lost to war


@final
class Achievement:
    """A goal of the solo game; NOTHING where it does not ask."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.vp_min = 0
        self.techs_min = 0
        self.techs_max = NOTHING
        self.wonders_min = 0
        self.power_min = 0


EFFECTS: Final[list[Effect]] = []

ACTION_WORKERS: Final[list[int]] = []
ACTION_COINS: Final[list[int]] = []  # price
ACTION_RED: Final[list[bool]] = []
ACTION_SLOTS: Final[list[int]] = []
ACTION_VP: Final[list[int]] = []
ACTION_GAIN: Final[list[int]] = []  # coins gained
CARD_SYMBOL: Final[list[int]] = []  # of row cards, by action, PLAGUE last

CIV_IDS: Final[list[str]] = []
CIV_POPULATION: Final[list[int]] = []
CIV_DOCUMENTED: Final[list[bool]] = []
CIV_SOLO: Final[list[bool]] = []  # takes part in the solo game
CIV_PRIMARY: Final[list[list[int]]] = []  # effects
CIV_LEGACY: Final[list[list[int]]] = []

WONDER_IDS: Final[list[str]] = []
WONDER_EFFECTS: Final[list[list[int]]] = []

TECH_IDS: Final[list[str]] = []
TECH_COLUMN: Final[list[int]] = []
TECH_NEEDS: Final[list[int]] = []  # mask: any of these; 0: nothing needed
TECH_SPECIAL: Final[list[int]] = []  # the special card it stands on, NOTHING for the technology card
TECH_EFFECTS: Final[list[list[int]]] = []

SPECIAL_IDS: Final[list[str]] = []
SPECIAL_COLUMN: Final[list[int]] = []  # the column it covers
SPECIAL_PRICE: Final[list[int]] = []
SPECIAL_TOP: Final[list[int]] = []  # the technology of the column that stays, NOTHING if none
COLUMN_MASK: Final[list[int]] = []  # base technologies of every column

CHALLENGES: Final[list[Challenge]] = []
ACHIEVEMENTS: Final[list[Achievement]] = []
