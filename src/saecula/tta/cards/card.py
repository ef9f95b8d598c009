"""What a card is: numbers, symbols, powers, and for events a list of steps. Rows of cards are made with these words."""

from collections.abc import Sequence
from typing import Final

from saecula.tta.terms import BASE, NOTHING, ORDER_NOTHING, SCORE_NOTHING

Power = tuple[int, int]  # (power, amount)
Step = tuple[int, int, int]  # (whom it concerns, what it does, amount)

# fields that only rows of the expansion use: the digest of the base rows leaves them out
NEW_FIELDS: Final = (
    "module", "replaces", "by_players", "early", "stage_food", "stage_culture", "stage_science", "open_stages",
    "keeps_tokens", "row_surcharge", "choice", "by_level",
)  # fmt: skip
NEW_SIDE_FIELDS: Final = ("colonization", "blue")


class Side:
    """What one party of a pact has from it."""

    def __init__(
        self,
        culture: int = 0,
        strength: int = 0,
        military: int = 0,
        resource_production: int = 0,
        food_production: int = 0,
        immune_to_war: bool = False,
        powers: Sequence[Power] = (),
        *,
        colonization: int = 0,
        blue: int = 0,  # blue tokens
    ) -> None:
        self.culture = culture
        self.strength = strength
        self.military = military
        self.resource_production = resource_production
        self.food_production = food_production
        self.immune_to_war = immune_to_war
        self.powers = list(powers)
        self.colonization = colonization
        self.blue = blue


class Card:
    """One row. `copies` are for 2, 3 and 4 players. Fields that a kind does not use stay at their defaults."""

    def __init__(
        self,
        slug: str,
        name: str,
        age: int,
        kind: int,
        copies: Sequence[int] = (1, 1, 1),
        *,
        science: int = 0,  # science cost
        revolution: int = 0,  # science cost by revolution
        cost: int = 0,  # resources to build one
        workers: int = 0,  # at the start of the game
        food: int = 0,
        resource: int = 0,
        research: int = 0,  # science produced
        culture: int = 0,
        strength: int = 0,
        faces: int = 0,
        civil: int = 0,
        military: int = 0,
        blue: int = 0,
        yellow: int = 0,
        colonization: int = 0,
        limit: int = 0,  # urban buildings of a type
        stages: Sequence[int] = (),
        score: int = SCORE_NOTHING,  # what a wonder scores when completed
        row_discount: int = 0,  # civil actions less when a leader was replaced this turn
        powers: Sequence[Power] = (),
        order: int = ORDER_NOTHING,
        discount: int = 0,
        then_food: int = 0,
        then_science: int = 0,
        gain_food: int = 0,
        gain_resource: int = 0,
        gain_science: int = 0,
        gain_culture: int = 0,
        arms: int = 0,  # temporary resources for units
        extra_military: int = 0,  # temporary military actions
        arms_per_stronger: Sequence[int] = (),  # by players: 2, 3, 4
        culture_per_richer: Sequence[int] = (),
        army: Sequence[int] = (),  # infantry, cavalry, artillery
        tactic: int = 0,
        outdated: int = 0,
        price: int = 0,  # military actions
        effect: int = NOTHING,
        amount: int = 0,
        levels: Sequence[int] = (),  # raid: highest level of each building, lowest first
        a: Side | None = None,
        b: Side | None = None,
        forbids_attack: bool = False,
        ends_on_attack: bool = False,
        attack_bonus: int = 0,
        symmetric: bool = False,
        defence: int = 0,
        population: int = 0,  # territory, immediate
        cards: int = 0,  # territory, immediate
        steps: Sequence[Step] = (),
        late_steps: Sequence[Step] = (),  # instead of `steps` in Age IV
        module: int = BASE,
        replaces: str = "",  # the base card whose place it takes
        by_players: Sequence[int] = (),  # an amount for 2, 3 and 4 players
        early: Sequence[Power] = (),  # powers of a wonder from its first stage on
        stage_food: bool = False,  # stages are paid with food
        stage_culture: int = 0,  # for whoever builds a stage
        stage_science: bool = False,  # every stage gives its cost as science
        open_stages: bool = False,  # others may build a stage
        keeps_tokens: bool = False,  # the tokens of the stages stay on the completed wonder
        row_surcharge: int = 0,  # civil actions more while nobody is discontent
        choice: Sequence[int] = (),  # territory: one of so much food, resources, science, culture
        by_level: bool = False,  # tactic: the lowest level in an army adds to its strength
    ) -> None:
        self.slug = slug
        self.name = name
        self.age = age
        self.kind = kind
        self.copies = list(copies)
        self.science = science
        self.revolution = revolution
        self.cost = cost
        self.workers = workers
        self.food = food
        self.resource = resource
        self.research = research
        self.culture = culture
        self.strength = strength
        self.faces = faces
        self.civil = civil
        self.military = military
        self.blue = blue
        self.yellow = yellow
        self.colonization = colonization
        self.limit = limit
        self.stages = list(stages)
        self.score = score
        self.row_discount = row_discount
        self.powers = list(powers)
        self.order = order
        self.discount = discount
        self.then_food = then_food
        self.then_science = then_science
        self.gain_food = gain_food
        self.gain_resource = gain_resource
        self.gain_science = gain_science
        self.gain_culture = gain_culture
        self.arms = arms
        self.extra_military = extra_military
        self.arms_per_stronger = list(arms_per_stronger)
        self.culture_per_richer = list(culture_per_richer)
        self.army = list(army)
        self.tactic = tactic
        self.outdated = outdated
        self.price = price
        self.effect = effect
        self.amount = amount
        self.levels = list(levels)
        self.a = a
        self.b = b
        self.forbids_attack = forbids_attack
        self.ends_on_attack = ends_on_attack
        self.attack_bonus = attack_bonus
        self.symmetric = symmetric
        self.defence = defence
        self.population = population
        self.cards = cards
        self.steps = list(steps)
        self.late_steps = list(late_steps)
        self.module = module
        self.replaces = replaces
        self.by_players = list(by_players)
        self.early = list(early)
        self.stage_food = stage_food
        self.stage_culture = stage_culture
        self.stage_science = stage_science
        self.open_stages = open_stages
        self.keeps_tokens = keeps_tokens
        self.row_surcharge = row_surcharge
        self.choice = list(choice)
        self.by_level = by_level
