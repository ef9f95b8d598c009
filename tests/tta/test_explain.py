"""Explanations: the addends of every number sum to it, name their cards, and blame a limit only where one applied."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import saecula.tta
from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.laws import catalogue
from saecula.tta import RULES, powers
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, KIND, NUMBER, SLUGS
from saecula.tta.explain import SUBJECTS, explained
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.prices import build_cost, science_cost
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.refresh import refresh
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import Seat, State
from tests.kit.games import sampled
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, pile, table

TABLES: list[dict[str, object]] = [
    {"seats": 3},
    {"seats": 3, "modules": ["balanced"]},
    {"seats": 3, "modules": ["military"]},
    {"seats": 4, "modules": t.MODULE_IDS, "mode": "secret-mix"},
    {"seats": 2, "modules": t.MODULE_IDS, "mode": "open-mix"},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
PRICES = ["price population", *[f"price {SLUGS[tech]}" for tech in range(t.TECHS)]]
KNOWN_LAWS = catalogue("tta")
NO_CARDS = {
    "limit", "yellow bank", "blue-bank", "happy-faces", "civil-actions", "military-actions", "barter", *t.SOURCE_IDS,
}  # fmt: skip


# --- positions that no game would reach so soon --------------------------------------------------------------------
def of_kinds(s: State, *kinds: int) -> list[int]:
    """Cards of some kinds that the table may use."""
    modules = s.plan.modules
    return [i for i, card in enumerate(CARDS) if card.kind in kinds and (not card.module or card.module & modules)]


def dress(s: State, i: int, random: Random) -> None:
    """A seat full of cards and workers."""
    seat = s.seats[i]
    others = [j for j in range(s.seat_count) if j != i]
    seat.government = random.choice(of_kinds(s, t.GOVERNMENT))
    seat.leader = random.choice([t.NOTHING, *of_kinds(s, t.LEADER)])
    seat.wonders = pile(random.sample(of_kinds(s, t.WONDER), random.randrange(5)))
    seat.ruins = random.getrandbits(6) & random.getrandbits(6) & ((1 << len(seat.wonders)) - 1)
    seat.tucked = random.choice([t.NOTHING, *seat.wonders])
    seat.colonies = pile(random.sample(of_kinds(s, t.TERRITORY), random.randrange(4)))
    for slot in range(t.SPECIALS):
        seat.specials[slot] = random.choice([t.NOTHING, *of_kinds(s, t.FIRST_SPECIAL + slot)])
    for tech in range(t.TECHS):
        seat.workers[tech] = random.choice([0, 0, 0, 1, 1, 2])
    for store in range(t.STORES):
        seat.tokens[store] = random.randrange(3)
    seat.yellow, seat.blue, seat.pool = random.randrange(1, 19), random.randrange(17), random.randrange(3)
    seat.tactic = random.choice([t.NOTHING, *of_kinds(s, t.TACTIC)])
    seat.pact, seat.pact_with = random.choice([t.NOTHING, *of_kinds(s, t.PACT)]), random.choice(others)
    seat.pact_side = random.randrange(2)
    seat.war, seat.war_on = random.choice([t.NOTHING, *of_kinds(s, t.WAR)]), random.choice(others)
    seat.hand = pile(random.sample(of_kinds(s, *range(t.LEADER + 1)), random.randrange(5)))
    if s.plan.modules:
        seat.stance = random.randrange(1, 3) if seat.leader == NUMBER["saladin"] else 0
        seat.kept = random.randrange(4)


def dressed(options: dict[str, object], count: int) -> Iterator[State]:
    random = Random(str(options))
    for seed in range(count):
        s = Game(RULES, options, seed).state
        assert isinstance(s, State)
        s.age = random.randrange(t.AGE_IV + 1)
        for i in range(s.seat_count):
            dress(s, i, random)
        for i in range(s.seat_count):
            refresh(s, i)
        yield s


# --- what always holds ----------------------------------------------------------------------------------------------
def check(s: State, i: int, what: str) -> list[Addend]:
    number, addends = explained(s, what, i)
    assert sum(addend.amount for addend in addends) == number, (what, addends)
    for addend in addends:
        assert addend.amount
        assert addend.source in NUMBER or addend.source in NO_CARDS, addend
        assert addend.law in KNOWN_LAWS, addend
    limits = [addend.amount for addend in addends if addend.source == "limit"]
    assert len(limits) <= 1
    eaten = sum(addend.amount for addend in addends if addend.law == "board.yellow.consumption")
    before = sum(addend.amount for addend in addends) - sum(limits) - (eaten if what == "food-rate" else 0)
    if limits:
        assert before + limits[0] == (0 if before < 0 else t.MAX_FACES), (what, addends)
        assert before < 0 or what == "happiness", (what, addends)
    return addends


@every_table
def test_the_addends_of_every_number_sum_to_it_in_full_play_areas(options: dict[str, object]) -> None:
    limits = 0
    for s in dressed(options, 40):
        for i in range(s.seat_count):
            for what in [*SUBJECTS, *PRICES]:
                limits += sum(1 for addend in check(s, i, what) if addend.source == "limit")
            assert explained(s, "culture", i)[0] == culture_of(s, i)
            assert explained(s, "science", i)[0] == science_of(s, i)
            assert explained(s, "strength", i)[0] == strength_of(s, i)
            assert explained(s, "happiness", i)[0] == happiness_of(s.seats[i])
            assert explained(s, "resource-rate", i)[0] == resource_production(s, i)
            for tech in range(t.TECHS):
                assert explained(s, f"price {SLUGS[tech]}", i)[0] == build_cost(s.seats[i], tech)
    assert limits > 0


@every_table
def test_the_addends_of_every_number_sum_to_it_in_random_games(options: dict[str, object]) -> None:
    for game in sampled(RULES, options, 21, 40):
        s = game.state
        assert isinstance(s, State)
        for i in range(s.seat_count):
            for what in [*SUBJECTS, *PRICES]:
                if what != "price population" or s.seats[i].yellow:
                    check(s, i, what)


# --- by example -----------------------------------------------------------------------------------------------------
def named(t_: Table, what: str) -> list[tuple[str, int, str]]:
    return [(addend.source, addend.amount, addend.law) for addend in t_.game.explain(what, 0)]


def test_the_price_of_drama_is_explained_by_shakespeare() -> None:
    t_ = table(age=2).give(leader="william-shakespeare", workers={"printing-press": 1}, techs="drama")
    assert named(t_, "price drama") == [
        ("drama", 4, "action.build.resource-cost"),
        ("william-shakespeare", -1, "stats.modified-by-text"),
    ]


def test_the_price_of_a_building_names_the_technology_that_makes_it_cheaper() -> None:
    t_ = table(age=2).give(techs="architecture")
    assert named(t_, "price opera")[1] == ("architecture", -2, "action.build.construction-urban-only")
    assert named(t_, "price swordsmen") == [("swordsmen", 3, "action.build.resource-cost")]


def test_the_price_of_a_worker_names_the_leader() -> None:
    assert ("moses", -1, "stats.modified-by-text") in named(table().give(leader="moses"), "price population")


def test_strength_for_units_names_the_card_that_gives_it() -> None:
    t_ = table(age=1).give(leader="alexander-the-great", wonders="great-wall", workers={"warriors": 2})
    assert set(named(t_, "strength")) == {
        ("warriors", 2, "stats.per-worker"),
        ("great-wall", 2, "stats.modified-by-text"),
        ("alexander-the-great", 2, "stats.modified-by-text"),
    }


def test_what_a_pact_gives_names_the_pact() -> None:
    t_ = table(3, age=2).pact("open-borders-agreement", 0, 1)
    assert "open-borders-agreement" in [source for source, _, _ in named(t_, "military")]


def test_a_war_names_itself_where_it_makes_people_unhappy() -> None:
    for card in CARDS:
        if card.kind == t.WAR and any(power == powers.UNHAPPY_FACES for power, _ in card.powers):
            t_ = table(2, age=3, modules=["military"]).give(workers={"opera": 4}, techs="opera")
            t_.seat(1).war, t_.seat(1).war_on = NUMBER[card.slug], 0
            refresh(t_.s, 0)
            assert (card.slug, -2, "ratings.happiness.unhappy") in named(t_, "happiness")
            return
    raise AssertionError("no war makes people unhappy")


def test_ignored_discontent_names_its_wonder() -> None:
    t_ = new_table(age=2).give(wonders="forbidden-city", yellow=5)
    assert ("forbidden-city", -2, "stats.modified-by-text") in named(t_, "discontent")


# --- summaries of powers --------------------------------------------------------------------------------------------
def numbers(s: State, i: int) -> list[int]:
    seat: Seat = s.seats[i]
    found = [culture_of(s, i), science_of(s, i), strength_of(s, i), happiness_of(seat)]
    found += [food_production(s, i), resource_production(s, i)]
    found += [build_cost(seat, tech) for tech in range(t.TECHS)]
    return found + [science_cost(s.seats[i], card, 9) for card in range(len(CARDS)) if KIND[card] <= t.GOVERNMENT]


@every_table
def test_summaries_of_powers_hide_no_power(options: dict[str, object]) -> None:
    """With every summary set nothing is passed by, and every number is the same."""
    for s in dressed(options, 60):
        for i in range(s.seat_count):
            before = numbers(s, i)
            for summary, _ in powers.GROUPS:
                s.seats[i].powers[summary] = 1
            assert numbers(s, i) == before


# the powers that these files read are exactly those of the group, and some that no summary guards
READERS = [
    (powers.CULTURE_TEXTS, ["ratings/culture.py"], []),
    (powers.SCIENCE_TEXTS, ["ratings/science.py"], []),
    (powers.STRENGTH_TEXTS, ["ratings/strength.py"], [powers.ARENA_III_STRENGTH]),
    (
        powers.ARMY_TEXTS,
        ["ratings/tactics.py", "law/cards/zizka.py", "law/cards/dietrich.py"],
        [powers.INFANTRY_AS_CAVALRY],
    ),
    (
        powers.FACE_TEXTS,
        ["ratings/happiness.py", "law/cards/darwin.py"],
        [powers.EXTRA_FACE],
    ),
    (
        powers.BUILD_PRICE_TEXTS + powers.SCIENCE_PRICE_TEXTS,
        ["ratings/prices.py", "law/cards/watt.py", "law/cards/gaudi.py"],
        [powers.POPULATION_DISCOUNT, powers.PEACEFUL_DISCOUNT_PER_URBAN, powers.ARENA_III_DISCOUNT],
    ),
    (
        powers.PRODUCTION_TEXTS,
        [
            "ratings/production.py",
            "law/expansion/production_bonus.py",
            "law/cards/machu_picchu.py",
            "law/cards/railroad.py",
        ],
        [],
    ),
]


def read_in(file: str) -> set[int]:
    """The powers of cards that a file imports, and those that follow from them."""
    tree = ast.parse((Path(saecula.tta.__file__).parent / file).read_text())
    found: set[int] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "saecula.tta.powers":
            found |= {getattr(powers, name.name) for name in node.names}
    if powers.URBAN_DISCOUNT_I in found:  # the others by the level of the building
        found |= {powers.URBAN_DISCOUNT_II, powers.URBAN_DISCOUNT_III}
    return {power for power in found if power < powers.CARD_POWERS}


@pytest.mark.parametrize(("group", "files", "unguarded"), READERS, ids=lambda value: str(value[0]) if value else "")
def test_a_summary_stands_for_the_powers_that_its_rating_reads(
    group: tuple[int, ...], files: list[str], unguarded: list[int]
) -> None:
    read = set().union(*map(read_in, files))
    assert read - set(unguarded) == set(group)
    assert set(unguarded) <= read
