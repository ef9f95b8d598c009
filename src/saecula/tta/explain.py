"""Where a number comes from: the addends of ratings, totals, prices and points, each with its card and its law."""

from librt.vecs import vec
from mypy_extensions import i64

from saecula.core.errors import InvalidCommand
from saecula.core.rules import Addend
from saecula.tta.armies_new import army_culture
from saecula.tta.board import consumption_of, population_cost
from saecula.tta.cards.catalog import (
    CARDS,
    CIVIL,
    CULTURE,
    FACES,
    FOOD,
    KIND,
    MILITARY,
    NUMBER,
    POWER_ROWS,
    RESEARCH,
    RESOURCE,
    SLUGS,
    STRENGTH,
)
from saecula.tta.counts import best_lab_or_library, count_of
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, VALUE, stores
from saecula.tta.powers import (
    BEST_MINE_AGAIN,
    CULTURE_FROM_AGE_III,
    CULTURE_OF_GOVERNMENT,
    CULTURE_PER_COLONY,
    CULTURE_PER_KEPT_TOKEN,
    EXTRA_FACE,
    LESS_SCIENCE_PER_LAB,
    LOW_FARM_AGAIN,
    LOW_MINE_AGAIN,
    POPULATION_DISCOUNT,
    SCIENCE_IN_AGE_II,
    SCIENCE_OF_BEST_LAB_OR_LIBRARY,
    UNHAPPY_FACES,
)
from saecula.tta.ratings import (
    build_cost,
    civil_total_of,
    culture_of,
    face_culture,
    food_production,
    happiness_of,
    lab_level_culture,
    lab_production,
    leader_culture_of_stage,
    military_total_of,
    pact_sides,
    resource_production,
    science_of,
    strength_of,
    tactical_strength,
    tourism,
    unit_bonus,
    whole_cards,
    with_extra,
    wonder_faces,
)
from saecula.tta.ratings_new import (
    best_lab_faces,
    bonus_factor,
    changed_faces,
    cheaper_building,
    new_civil,
    new_culture,
    new_science,
    new_strength,
)
from saecula.tta.ratings_wonders import (
    arena_strength,
    best_again,
    culture_of_age,
    food_again,
    government_culture,
    kept_culture,
    low_again,
    printed_cost,
    science_of_age,
)
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ARENA,
    BALANCED,
    FIRST_URBAN,
    LAB,
    LAST_URBAN,
    NOTHING,
    RUINS_CULTURE,
    SOURCE_IDS,
    SOURCES,
    TECHS,
    WONDER,
)

# the balanced row of a card that takes workers, whose difference to its base card everybody has
REVISED_ARENA = next(card.slug for card in CARDS if card.module == BALANCED and card.kind == ARENA)
SUBJECTS = (
    "science, culture, strength, happiness, civil, military, food, resources, food-rate, resource-rate, score, "
    "price population or price TECHNOLOGY"
)


def explain(s: State, what: str, seat: int) -> list[Addend]:
    """The addends of a number; they sum to it."""
    words = what.split()
    if not 0 <= seat < s.seat_count:
        raise InvalidCommand(f"there is no seat {seat}")
    if words == ["science"]:
        return floored(science_addends(s, seat), science_of(s, seat), "ratings.science.floor")
    if words == ["culture"]:
        return floored(culture_addends(s, seat), culture_of(s, seat), "ratings.culture.floor")
    if words == ["strength"]:
        return floored(strength_addends(s, seat), strength_of(s, seat), "ratings.strength.floor")
    if words == ["happiness"]:
        return floored(happiness_addends(s.seats[seat]), happiness_of(s.seats[seat]), "ratings.happiness.clamp")
    if words == ["civil"]:
        return floored(civil_addends(s, seat), civil_total_of(s, seat), "actions.civil-total")
    if words == ["military"]:
        return floored(military_addends(s, seat), military_total_of(s, seat), "actions.military-total")
    if len(words) == 1 and words[0] in ("food", "resources", "food-rate", "resource-rate"):
        return goods_addends(s, seat, words[0])
    if words == ["score"]:
        score = s.seats[seat].score
        return [Addend(score[i], SOURCE_IDS[i], "points.score") for i in range(SOURCES) if score[i]]
    if len(words) == 2 and words[0] == "price":
        return price_addends(s.seats[seat], words[1])
    raise InvalidCommand(f"'{what}' cannot be explained; try {SUBJECTS}")


def floored(addends: list[Addend], total: int, law: str) -> list[Addend]:
    """A floor or a limit is an addend as well."""
    rest = total - sum(addend.amount for addend in addends)
    if rest:
        addends.append(Addend(rest, "limit", law))
    return [addend for addend in addends if addend.amount]


def worker_addends(seat: Seat, table: vec[i64]) -> list[Addend]:
    """stats.per-worker"""
    return [Addend(seat.workers[tech] * table[tech], SLUGS[tech], "stats.per-worker") for tech in range(TECHS)]


def total_addends(s: State, i: int, table: vec[i64]) -> list[Addend]:
    """stats.whole-card"""
    return [Addend(table[card], SLUGS[card], "stats.whole-card") for card in whole_cards(s.seats[i])]


def science_addends(s: State, i: int) -> list[Addend]:
    seat = s.seats[i]
    addends = worker_addends(seat, RESEARCH) + total_addends(s, i, RESEARCH)
    leader = SLUGS[seat.leader] if seat.leader != NOTHING else ""
    if seat.powers[SCIENCE_OF_BEST_LAB_OR_LIBRARY]:
        addends.append(Addend(best_lab_or_library(seat), leader, "stats.modified-by-text"))
    if seat.powers[LESS_SCIENCE_PER_LAB]:
        addends.append(Addend(-count_of(seat, LAB), leader, "stats.modified-by-text"))
    if s.plan.modules:
        addends.append(Addend(new_science(s, i), leader, "stats.modified-by-text"))
    addends.append(Addend(science_of_age(s, seat), wonder_with(seat, SCIENCE_IN_AGE_II), "stats.modified-by-text"))
    return addends


def wonder_with(seat: Seat, power: int) -> str:
    """The completed wonder that has a power, as the source of what it gives."""
    for card in whole_cards(seat):
        if KIND[card] == WONDER and any(has == power for has, _ in POWER_ROWS[card]):
            return SLUGS[card]
    return ""


def wonder_addends(s: State, seat: Seat) -> list[Addend]:
    """Culture by the texts of wonders."""
    amounts = (
        (CULTURE_FROM_AGE_III, culture_of_age(s, seat)),
        (CULTURE_OF_GOVERNMENT, government_culture(seat)),
        (CULTURE_PER_KEPT_TOKEN, kept_culture(seat)),
    )
    return [Addend(amount, wonder_with(seat, power), "stats.modified-by-text") for power, amount in amounts]


def culture_addends(s: State, i: int) -> list[Addend]:
    seat = s.seats[i]
    addends = worker_addends(seat, CULTURE) + total_addends(s, i, CULTURE)
    leader = SLUGS[seat.leader] if seat.leader != NOTHING else ""
    for place in range(len(seat.wonders)):
        if seat.ruins >> place & 1:
            addends.append(Addend(RUINS_CULTURE, SLUGS[seat.wonders[place]], "card.ravages.homer"))
    by_leader = leader_culture_of_stage(seat) + lab_level_culture(seat) + face_culture(seat)
    if seat.powers[CULTURE_PER_COLONY] and seat.colonies:
        by_leader += seat.powers[CULTURE_PER_COLONY] * len(seat.colonies) + 1
    if s.plan.modules:
        by_leader += new_culture(s, i)
    addends.append(Addend(by_leader, leader, "stats.modified-by-text"))
    addends += wonder_addends(s, seat)
    for side in pact_sides(s, i):
        addends.append(Addend(side.culture, "pact", "pacts.others-apply"))
    addends.append(Addend(tourism(s, i), "pact", "pacts.others-apply"))
    addends.append(Addend(army_culture(seat), leader, "card.zizka.tactics-only"))
    return addends


def strength_addends(s: State, i: int) -> list[Addend]:
    seat = s.seats[i]
    addends = worker_addends(seat, STRENGTH) + total_addends(s, i, STRENGTH)
    if seat.tactic != NOTHING:
        armies = tactical_strength(seat, seat.workers, True)
        addends.append(Addend(armies, SLUGS[seat.tactic], "tactics.strength-per-army"))
    addends.append(Addend(unit_bonus(seat), "units", "stats.modified-by-text"))
    if s.plan.modules and seat.leader != NOTHING:
        addends.append(Addend(new_strength(s, i), SLUGS[seat.leader], "stats.modified-by-text"))
    addends.append(Addend(arena_strength(seat), REVISED_ARENA, "stats.per-worker"))
    for side in pact_sides(s, i):
        addends.append(Addend(side.strength, "pact", "pacts.others-apply"))
    return addends


def happiness_addends(seat: Seat) -> list[Addend]:
    addends = []
    extra = seat.powers[EXTRA_FACE]
    for tech in range(TECHS):
        if seat.workers[tech] and FACES[tech] > 0:
            faces = seat.workers[tech] * (FACES[tech] + extra)
            addends.append(Addend(faces, SLUGS[tech], "ratings.happiness.faces"))
    for card in whole_cards(seat):
        if KIND[card] != WONDER:
            addends.append(Addend(with_extra(seat, FACES[card], card), SLUGS[card], "ratings.happiness.faces"))
    for place, wonder in enumerate(seat.wonders):
        addends.append(Addend(wonder_faces(seat, place), SLUGS[wonder], "ratings.happiness.faces"))
    addends.append(Addend(-seat.powers[UNHAPPY_FACES], "war", "ratings.happiness.unhappy"))
    if seat.leader != NOTHING:
        by_leader = changed_faces(seat, FIRST_URBAN, LAST_URBAN) + best_lab_faces(seat)
        addends.append(Addend(by_leader, SLUGS[seat.leader], "stats.modified-by-text"))
    return addends


def civil_addends(s: State, i: int) -> list[Addend]:
    addends = total_addends(s, i, CIVIL)
    seat = s.seats[i]
    if new_civil(seat):
        addends.append(Addend(new_civil(seat), SLUGS[seat.leader], "card.saladin.civil-is-regular"))
    return addends


def military_addends(s: State, i: int) -> list[Addend]:
    addends = total_addends(s, i, MILITARY)
    for side in pact_sides(s, i):
        addends.append(Addend(side.military, "pact", "pacts.others-apply"))
    return addends


def goods_addends(s: State, i: int, what: str) -> list[Addend]:
    """What lies on farms, mines and labs; or what a production phase brings, less what it takes."""
    seat = s.seats[i]
    if what == "food" or what == "resources":
        kept = stores(IS_FOOD if what == "food" else IS_RESOURCE)
        addends = [Addend(seat.tokens[store] * VALUE[store], SLUGS[store], "food.representation") for store in kept]
        spare = seat.spare_food if what == "food" else seat.spare
        addends.append(Addend(spare, "barter", "pacts.others-apply"))
        return [addend for addend in addends if addend.amount]
    if what == "food-rate":
        addends = worker_addends(seat, FOOD) + bonus_addends(s, i, True)
        addends.append(Addend(food_again(seat), wonder_with(seat, LOW_FARM_AGAIN), "stats.modified-by-text"))
        addends = floored(addends, food_production(s, i), "production.food.per-worker")
        return floored(
            [*addends, Addend(-consumption_of(seat), "yellow bank", "board.yellow.consumption")],
            food_production(s, i) - consumption_of(seat),
            "production.food.per-worker",
        )
    addends = worker_addends(seat, RESOURCE) + bonus_addends(s, i, False)
    for power, amount in ((BEST_MINE_AGAIN, best_again(seat)), (LOW_MINE_AGAIN, low_again(seat))):
        addends.append(Addend(amount, wonder_with(seat, power), "stats.modified-by-text"))
    if lab_production(seat):
        addends.append(Addend(lab_production(seat), SLUGS[seat.leader], "stats.modified-by-text"))
    return floored(addends, resource_production(s, i), "production.resources.per-worker")


def bonus_addends(s: State, i: int, of_food: bool) -> list[Addend]:
    """expansion.production-bonus.sum: of pacts and of cards."""
    addends: list[Addend] = []
    for side in pact_sides(s, i):
        amount = side.food_production if of_food else side.resource_production
        addends.append(Addend(amount, "pact", "pacts.others-apply"))
    for card in whole_cards(s.seats[i]):
        for power, amount in POWER_ROWS[card]:
            bonus = amount * bonus_factor(s, s.seats[i], power, of_food)
            addends.append(Addend(bonus, SLUGS[card], "expansion.production-bonus.symbol"))
    return addends


def price_addends(seat: Seat, what: str) -> list[Addend]:
    if what == "population":
        cost = population_cost(seat)
        if cost == NOTHING:
            raise InvalidCommand("the yellow bank is empty [action.population.empty-bank]")
        discount = seat.powers[POPULATION_DISCOUNT]
        printed = Addend(cost + discount, "yellow bank", "board.yellow.population-cost")
        return floored([printed, Addend(-discount, "leader", "stats.modified-by-text")], cost, "action.card.cost-floor")
    if what not in NUMBER or NUMBER[what] >= TECHS:
        raise InvalidCommand(f"'{what}' has no price; try {SUBJECTS}")
    tech = NUMBER[what]
    addends = [Addend(printed_cost(seat, tech), what, "action.build.resource-cost")]
    if seat.leader != NOTHING:
        addends.append(Addend(-cheaper_building(seat, tech), SLUGS[seat.leader], "stats.modified-by-text"))
    return floored(addends, build_cost(seat, tech), "action.build.construction-urban-only")
