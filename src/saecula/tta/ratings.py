"""Science, culture, strength, happiness, limits and prices: computed, never adjusted, each by one function.

stats.source: everything follows from cards in play and the places of tokens. `refresh` renews the caches after a card
entered or left play: powers, and the action totals with the tokens that belong to them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from saecula.tta import ratings_new as n_
from saecula.tta import ratings_wonders as w_
from saecula.tta.armies import army_strength
from saecula.tta.armies_new import army_culture, is_widened, widened_strength
from saecula.tta.board import faces_needed
from saecula.tta.cards.card import Side
from saecula.tta.cards.catalog import (
    AGE,
    ARMY,
    CARDS,
    CIVIL,
    COLONIZATION,
    COST,
    CULTURE,
    FACES,
    FIRST,
    FOOD,
    KIND,
    LAST,
    LIMIT,
    MILITARY,
    POWER_ROWS,
    RESEARCH,
    RESOURCE,
    STRENGTH,
)
from saecula.tta.counts import best_lab_or_library, best_of, count_of, sum_over
from saecula.tta.powers import (
    ABILITIES,
    ALL_POWERS,
    BEST_THEATER_AGAIN,
    CIVIL_HAND,
    CULTURE_PER_COLONY,
    CULTURE_PER_FACE,
    CULTURE_PER_LAB_LEVEL,
    CULTURE_PER_PAIR,
    CULTURE_PER_PARTNER_WONDER,
    CULTURE_PER_THEATER,
    CULTURE_PER_URBAN_FACE,
    DEVELOP_DISCOUNT,
    EXTRA_FACE,
    HAS_ABILITY,
    IGNORED_DISCONTENT,
    INFANTRY_AS_CAVALRY,
    LAB_RESOURCES,
    LESS_SCIENCE_PER_LAB,
    LIBRARY_THEATER_RESOURCES,
    LIBRARY_THEATER_SCIENCE,
    MILITARY_HAND,
    SCIENCE_OF_BEST_LAB_OR_LIBRARY,
    STRENGTH_PER_ARTILLERY,
    STRENGTH_PER_FACE,
    STRENGTH_PER_INFANTRY,
    STRENGTH_PER_UNIT,
    STRENGTH_PER_UNIT_TYPE,
    THEATER_SCIENCE,
    UNHAPPY_FACES,
    URBAN_DISCOUNT_I,
    URBAN_LIMIT_MORE,
)
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    FARM,
    FIRST_UNIT,
    FIRST_URBAN,
    INFANTRY,
    LAB,
    LAST_UNIT,
    LAST_URBAN,
    LIBRARY,
    MAX_FACES,
    MINE,
    NOTHING,
    RUINS_CULTURE,
    SPECIALS,
    TEMPLE,
    THEATER,
)


# --- cards in play ------------------------------------------------------------------------------------------------
def whole_cards(seat: Seat) -> list[int]:
    """stats.whole-card: cards in play that take no workers and whose symbols count. Ruins have none."""
    cards: list[int] = []
    if seat.government != NOTHING:
        cards.append(seat.government)
    for card in seat.specials:
        if card != NOTHING:
            cards.append(card)
    if seat.leader != NOTHING:
        cards.append(seat.leader)
    for place in range(len(seat.wonders)):
        if not seat.ruins >> place & 1:
            cards.append(seat.wonders[place])
    cards += seat.colonies
    return cards


def total_of(seat: Seat, table: vec[i64]) -> i64:
    """The sum of a symbol over the cards of `whole_cards`, without listing them."""
    total = table[seat.government]
    if seat.leader != NOTHING:
        total += table[seat.leader]
    for slot in range(SPECIALS):
        if seat.specials[slot] != NOTHING:
            total += table[seat.specials[slot]]
    for place in range(len(seat.wonders)):
        if not seat.ruins >> place & 1:
            total += table[seat.wonders[place]]
    for colony in range(len(seat.colonies)):
        total += table[seat.colonies[colony]]
    return total


def pact_sides(s: State, i: i64) -> list[Side]:
    """pacts.others-apply: what a seat has from every pact it takes part in, in whosever area it lies."""
    sides: list[Side] = []
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.pact == NOTHING:
            continue
        if j == i:
            sides.append(side_of(owner.pact, owner.pact_side))
        elif owner.pact_with == i:
            sides.append(side_of(owner.pact, 1 - owner.pact_side))
    return sides


def side_of(pact: i64, side: i64) -> Side:
    found = CARDS[pact].b if side else CARDS[pact].a
    assert found is not None
    return found


def powers_of(s: State, i: i64) -> vec[i64]:
    powers = vec[i64]([0] * ALL_POWERS)
    for card in whole_cards(s.seats[i]):
        for power, amount in POWER_ROWS[card]:
            powers[power] += amount
    for side in pact_sides(s, i):
        for power, amount in side.powers:
            powers[power] += amount
    if s.plan.modules:
        n_.add_new_powers(s, i, powers)
    for power in ABILITIES:
        if powers[power]:
            powers[HAS_ABILITY] = 1
    return powers


def civil_total_of(s: State, i: i64) -> i64:
    """actions.civil-total"""
    total = total_of(s.seats[i], CIVIL)
    return total + n_.new_civil(s.seats[i]) if s.plan.modules else total


def military_total_of(s: State, i: i64) -> i64:
    """actions.military-total"""
    total = total_of(s.seats[i], MILITARY)
    for side in pact_sides(s, i):
        total += side.military
    return total


def refresh(s: State, i: i64) -> None:
    """stats.update: call once after cards entered or left play (actions.replace-one-step).

    actions.increase-available, actions.decrease-spent-first: a risen total brings available actions, a fallen one
    takes spent ones first.
    """
    seat = s.seats[i]
    seat.powers = powers_of(s, i)
    civil = civil_total_of(s, i)
    if civil > seat.civil_total:
        seat.civil += civil - seat.civil_total
    elif seat.civil > civil:
        seat.civil = civil
    seat.civil_total = civil
    military = military_total_of(s, i)
    if military > seat.military_total:
        seat.military += military - seat.military_total
    elif seat.military > military:
        seat.military = military
    seat.military_total = military


# --- happiness ----------------------------------------------------------------------------------------------------
def faces_of_wonder(seat: Seat, place: i64) -> i64:
    """Happy faces of a completed wonder, a tucked leader's among them, before what another wonder adds."""
    wonder = seat.wonders[place]
    faces = 0 if seat.ruins >> place & 1 else FACES[wonder]
    return faces + 1 if seat.tucked == wonder else faces


def with_extra(seat: Seat, faces: i64, card: i64) -> i64:
    """card.basilica.plus-one-each: one more for every other source that has at least one."""
    if faces <= 0:
        return faces
    extra = seat.powers[EXTRA_FACE]
    for power, amount in POWER_ROWS[card]:
        if power == EXTRA_FACE:
            extra -= amount
    return faces + extra


def wonder_faces(seat: Seat, place: i64) -> i64:
    wonder = seat.wonders[place]
    faces = faces_of_wonder(seat, place)
    if seat.ruins >> place & 1:  # ruling.homer.basilica-ruins: the ruins add nothing of their own any more
        return faces + seat.powers[EXTRA_FACE] if faces > 0 else faces
    return with_extra(seat, faces, wonder)


def building_faces(seat: Seat, first: i64, last: i64) -> i64:
    """Faces of staffed buildings, per worker."""
    total: i64 = 0
    extra = seat.powers[EXTRA_FACE]
    for tech in range(FIRST[first], LAST[last]):
        if seat.workers[tech] and FACES[tech] > 0:
            total += seat.workers[tech] * (FACES[tech] + extra)
    return total + n_.changed_faces(seat, first, last)


def happiness_of(seat: Seat) -> i64:
    """ratings.happiness.faces, .unhappy, .clamp"""
    total = building_faces(seat, FIRST_URBAN, LAST_URBAN)
    total += with_extra(seat, FACES[seat.government], seat.government)
    if seat.leader != NOTHING:
        total += with_extra(seat, FACES[seat.leader], seat.leader)
    for card in seat.specials:
        if card != NOTHING:
            total += with_extra(seat, FACES[card], card)
    for card in seat.colonies:
        total += with_extra(seat, FACES[card], card)
    for place in range(len(seat.wonders)):
        total += wonder_faces(seat, place)
    total += n_.new_happiness(seat) - seat.powers[UNHAPPY_FACES]
    return 0 if total < 0 else MAX_FACES if total > MAX_FACES else total


def discontent_of(seat: Seat) -> i64:
    """discontent.number, card.forbidden-city.ignore-2"""
    missing = faces_needed(seat) - happiness_of(seat) - seat.powers[IGNORED_DISCONTENT]
    return missing if missing > 0 else 0


# --- science ------------------------------------------------------------------------------------------------------
def science_of(s: State, i: i64) -> i64:
    """ratings.science.sum, ratings.science.floor"""
    seat = s.seats[i]
    total = sum_over(seat, RESEARCH, LAB, LIBRARY)
    total += total_of(seat, RESEARCH)
    if seat.powers[SCIENCE_OF_BEST_LAB_OR_LIBRARY]:
        total += best_lab_or_library(seat)
    if seat.powers[LESS_SCIENCE_PER_LAB]:
        total -= count_of(seat, LAB)
    if s.plan.modules:
        total += n_.new_science(s, i) + w_.science_of_age(s, seat)
    return total if total > 0 else 0


# --- culture ------------------------------------------------------------------------------------------------------
def leader_culture_of_stage(seat: Seat) -> i64:
    """What leaders add to theaters and libraries: counted by some wonders as well."""
    total: i64 = 0
    powers = seat.powers
    theaters = count_of(seat, THEATER)
    if powers[CULTURE_PER_PAIR]:
        libraries = count_of(seat, LIBRARY)
        total += powers[CULTURE_PER_PAIR] * (libraries if libraries < theaters else theaters)
    total += powers[CULTURE_PER_THEATER] * theaters
    if powers[BEST_THEATER_AGAIN]:
        best = best_of(seat, THEATER)
        if best != NOTHING:
            total += CULTURE[best]
    return total


def lab_level_culture(seat: Seat) -> i64:
    return seat.powers[CULTURE_PER_LAB_LEVEL] * sum_over(seat, AGE, LAB, LAB)


def face_culture(seat: Seat) -> i64:
    """Culture for happy faces of wonders, and of temples and theaters or all urban buildings; not unhappy ones."""
    total: i64 = 0
    for place in range(len(seat.wonders)):
        faces = wonder_faces(seat, place)
        if faces > 0:
            total += faces
    if seat.powers[CULTURE_PER_URBAN_FACE]:
        return seat.powers[CULTURE_PER_URBAN_FACE] * (total + building_faces(seat, FIRST_URBAN, LAST_URBAN))
    total += building_faces(seat, TEMPLE, TEMPLE) + building_faces(seat, THEATER, THEATER)
    return seat.powers[CULTURE_PER_FACE] * total


def completed_wonders(seat: Seat) -> i64:
    """card.ravages.counts-completed: ruins are completed wonders."""
    return len(seat.wonders)


def culture_of(s: State, i: i64) -> i64:
    """ratings.culture.sum, ratings.culture.floor, ratings.culture.one-time-excluded"""
    seat = s.seats[i]
    total = sum_over(seat, CULTURE, LAB, ARENA)
    total += total_of(seat, CULTURE)
    ruins = seat.ruins
    while ruins:
        ruins &= ruins - 1
        total += RUINS_CULTURE
    total += leader_culture_of_stage(seat) + lab_level_culture(seat)
    if seat.powers[CULTURE_PER_FACE] or seat.powers[CULTURE_PER_URBAN_FACE]:
        total += face_culture(seat)
    if seat.powers[CULTURE_PER_COLONY] and seat.colonies:
        total += seat.powers[CULTURE_PER_COLONY] * len(seat.colonies) + 1
    for side in pact_sides(s, i):
        total += side.culture
    if seat.powers[CULTURE_PER_PARTNER_WONDER]:
        total += tourism(s, i)
    if s.plan.modules:
        total += n_.new_culture(s, i) + w_.wonder_culture(s, seat) + army_culture(seat)
    return total if total > 0 else 0


def tourism(s: State, i: i64) -> i64:
    """Culture for the completed wonders of partners in such a pact."""
    total: i64 = 0
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.pact == NOTHING or (j != i and owner.pact_with != i):
            continue
        partner = owner.pact_with if j == i else j
        for power, amount in side_of(owner.pact, owner.pact_side).powers:
            if power == CULTURE_PER_PARTNER_WONDER:
                total += amount * completed_wonders(s.seats[partner])
    return total


# --- strength -----------------------------------------------------------------------------------------------------
def tactical_strength(seat: Seat, units: vec[i64], at_home: bool) -> i64:
    """tactics.strength-per-army: what the current tactic adds for these units, at home or in a colonization force."""
    if seat.tactic == NOTHING:
        return 0
    if is_widened(seat):
        return widened_strength(seat, units, at_home)
    card = CARDS[seat.tactic]
    return army_strength(
        units, ARMY[seat.tactic], card.tactic, card.outdated, card.age, seat.powers[INFANTRY_AS_CAVALRY] > 0
    )


def unit_bonus(seat: Seat) -> i64:
    """Strength that leaders and wonders give for units."""
    powers = seat.powers
    total: i64 = 0
    if powers[STRENGTH_PER_UNIT]:
        for kind in range(FIRST_UNIT, LAST_UNIT + 1):
            total += powers[STRENGTH_PER_UNIT] * count_of(seat, kind)
    if powers[STRENGTH_PER_INFANTRY]:
        total += powers[STRENGTH_PER_INFANTRY] * count_of(seat, INFANTRY)
    if powers[STRENGTH_PER_ARTILLERY]:
        total += powers[STRENGTH_PER_ARTILLERY] * count_of(seat, ARTILLERY)
    if powers[STRENGTH_PER_UNIT_TYPE]:
        for kind in range(FIRST_UNIT, LAST_UNIT + 1):
            if count_of(seat, kind):
                total += powers[STRENGTH_PER_UNIT_TYPE]
    if powers[STRENGTH_PER_FACE]:
        faces = building_faces(seat, TEMPLE, TEMPLE)
        government = with_extra(seat, FACES[seat.government], seat.government)
        total += powers[STRENGTH_PER_FACE] * (faces + (government if government > 0 else 0))
    return total


def strength_without_pacts(s: State, i: i64) -> i64:
    seat = s.seats[i]
    total = sum_over(seat, STRENGTH, LAB, AIR_FORCE)
    total += total_of(seat, STRENGTH)
    if s.plan.modules:
        total += n_.new_strength(s, i) + w_.arena_strength(seat)
    return total + tactical_strength(seat, seat.workers, True) + unit_bonus(seat)


def strength_of(s: State, i: i64) -> i64:
    """ratings.strength.sum, ratings.strength.floor"""
    total = strength_without_pacts(s, i)
    for side in pact_sides(s, i):
        total += side.strength
    return total if total > 0 else 0


# --- limits and prices --------------------------------------------------------------------------------------------
def civil_hand_limit(seat: Seat) -> i64:
    """cards.civil.limit-any-means"""
    return seat.civil_total + seat.powers[CIVIL_HAND]


def military_hand_limit(seat: Seat) -> i64:
    """cards.military.limit"""
    return seat.military_total + seat.powers[MILITARY_HAND]


def urban_limit(seat: Seat) -> i64:
    """tech.urban.limit"""
    return LIMIT[seat.government] + seat.powers[URBAN_LIMIT_MORE]


def build_cost(seat: Seat, tech: i64) -> i64:
    """Resources for a new building or unit, after standing modifiers, never below zero."""
    cost = COST[tech]
    kind = KIND[tech]
    if FIRST_URBAN <= kind <= LAST_URBAN:
        if kind == ARENA:
            cost = w_.printed_cost(seat, tech)
        if AGE[tech] > 0:  # action.build.construction-urban-only: by the level of the building
            cost -= seat.powers[URBAN_DISCOUNT_I + AGE[tech] - 1]
        if seat.powers[LIBRARY_THEATER_RESOURCES]:
            if (kind == LIBRARY and count_of(seat, THEATER)) or (kind == THEATER and count_of(seat, LIBRARY)):
                cost -= seat.powers[LIBRARY_THEATER_RESOURCES]
    cost -= n_.cheaper_building(seat, tech)
    return cost if cost > 0 else 0


def upgrade_cost(seat: Seat, source: i64, target: i64) -> i64:
    """action.upgrade.modifiers-first, action.unit.upgrade.modifiers-first"""
    cost = build_cost(seat, target) - build_cost(seat, source)
    return cost if cost > 0 else 0


def science_cost(s: State, i: i64, card: i64, printed: i64) -> i64:
    """Science to develop a technology for its printed price (a revolution's is lower), after modifiers."""
    seat = s.seats[i]
    cost = printed - seat.powers[DEVELOP_DISCOUNT]
    kind = KIND[card]
    if kind == THEATER:
        cost -= seat.powers[THEATER_SCIENCE]
    if seat.powers[LIBRARY_THEATER_SCIENCE]:
        if (kind == LIBRARY and count_of(seat, THEATER)) or (kind == THEATER and count_of(seat, LIBRARY)):
            cost -= seat.powers[LIBRARY_THEATER_SCIENCE]
    if s.plan.modules:
        cost -= n_.cheaper_science(seat, card) + w_.unit_science_discount(seat, card)
    return cost if cost > 0 else 0


def colonization_of(s: State, i: i64) -> i64:
    """colonize.modifier.symbol"""
    total = total_of(s.seats[i], COLONIZATION)
    if s.plan.modules:
        for side in pact_sides(s, i):
            total += side.colonization
    return total


# --- production ---------------------------------------------------------------------------------------------------
def production_bonus(s: State, i: i64, of_food: bool) -> i64:
    """expansion.production-bonus.sum, .base-pacts: what is added to or taken from a production, in one sum."""
    total: i64 = 0
    for side in pact_sides(s, i):
        total += side.food_production if of_food else side.resource_production
    return total + n_.new_production_bonus(s, i, of_food) if s.plan.modules else total


def food_production(s: State, i: i64) -> i64:
    """Food of farms, and the bonus."""
    total = sum_over(s.seats[i], FOOD, FARM, FARM) + w_.food_again(s.seats[i]) + production_bonus(s, i, True)
    return total if total > 0 else 0


def mine_production(seat: Seat) -> i64:
    """Resources of mines, some of them counted again where a wonder says so."""
    return sum_over(seat, RESOURCE, MINE, MINE) + w_.resources_again(seat)


def lab_production(seat: Seat) -> i64:
    return sum_over(seat, AGE, LAB, LAB) if seat.powers[LAB_RESOURCES] else 0


def resource_production(s: State, i: i64) -> i64:
    """Resources of mines, of labs with such a leader, and the bonus."""
    seat = s.seats[i]
    total = mine_production(seat) + lab_production(seat) + production_bonus(s, i, False)
    return total if total > 0 else 0
