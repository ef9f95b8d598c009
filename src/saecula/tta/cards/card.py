"""What a card is: numbers, symbols, powers, and for events a list of steps. Rows of cards are made with these words."""

from collections.abc import Sequence

from saecula.tta.terms import NOTHING, ORDER_NOTHING, SCORE_NOTHING

Power = tuple[int, int]  # (power, amount)
Step = tuple[int, int, int]  # (whom it concerns, what it does, amount)


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
    ) -> None:
        self.culture = culture
        self.strength = strength
        self.military = military
        self.resource_production = resource_production
        self.food_production = food_production
        self.immune_to_war = immune_to_war
        self.powers = list(powers)


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
