"""Anything that people may type, set or correct: it is refused by name, or it works."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saecula import aoc
from saecula.aoc.cards import catalog, effects
from saecula.aoc.cards.check import CHANGEABLE, EFFECT_FIELDS, MAX_NUMBER, check_cards
from saecula.aoc.notation import KINDS
from saecula.aoc.options import MODULES, NEWER, SETTINGS
from saecula.aoc.terms import ACTION_IDS, ACTIONS, PER_IDS
from saecula.core.errors import InvalidCommand, OptionError
from tests.kit import properties
from tests.kit.games import game_at, new_game, random_game

RULES = aoc.RULES
SHIPPED = catalog.shipped()
TECH_IDS = [tech["id"] for tech in SHIPPED["technologies"]]
CHALLENGES = [row["id"] for row in catalog.challenges()]
Made = TypeVar("Made")
fuzz = settings(
    derandomize=True, database=None, deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow]
)


def attempt(function: Callable[..., Made], *given: Any) -> tuple[Made | None, OptionError | None]:
    """What a function makes, or the OptionError that it raises; any other error is a fault."""
    try:
        return function(*given), None
    except OptionError as error:
        return None, error


WORDS = st.sampled_from(
    [*KINDS, *ACTION_IDS, "plain", "rome", "petra", "writing", "education", "masons", "2", "w", "r"]
)
TYPED = st.one_of(st.text(), st.lists(st.one_of(WORDS, st.text(max_size=4)), max_size=4).map(" ".join))


@fuzz
@given(text=TYPED, ply=st.integers(0, 60))
def test_any_text_is_invalid_or_a_command_that_parses_back(text: str, ply: int) -> None:
    game = game_at(RULES, {"seats": 3, "modules": list(MODULES)}, 14, ply)
    try:
        cmd = game.command(text)
    except InvalidCommand:
        return
    written = RULES.text(game.state, cmd)
    assert RULES.parse(game.state, written) == cmd
    game.why(written)


FIELDS = [setting.name for setting in SETTINGS]
ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 6), st.floats(), st.text(max_size=5),
    st.lists(st.one_of(st.sampled_from(MODULES), st.integers(), st.none()), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2), st.sampled_from(["documented", *CHALLENGES]),
)  # fmt: skip


@fuzz
@given(options=st.dictionaries(st.one_of(st.sampled_from(FIELDS), st.text(max_size=6)), ANYTHING, max_size=4))
def test_any_options_are_refused_by_a_named_field_or_make_a_game(options: dict[str, object]) -> None:
    checked, problem = attempt(RULES.options, options)
    if problem is not None:
        assert problem.field in options
        assert str(problem).startswith(f"{problem.field}: ")
        return
    assert checked is not None
    assert set(checked) | set(NEWER) == set(FIELDS)  # newer ones are named only where a table chose them
    assert RULES.options(checked) == checked
    for field, value in options.items():
        if value is not None:
            assert type(value) in (type(checked[field]), str), f"{field} = {value!r} was accepted"
    new_game(RULES, options, 1).check()


NUMBER = st.one_of(st.integers(1, 4), st.integers(-1, 21), st.sampled_from([True, 1.0, "1", [1], None]))
TECHS = st.lists(st.sampled_from(["writing", "education", "masonry", "no", 1, ["x"]]), max_size=3)
VALUE: dict[str, st.SearchStrategy[Any]] = {
    "free": st.booleans(), "optional": st.booleans(), "techs": TECHS, "not_via": TECHS,
    "action": st.sampled_from([*ACTION_IDS, "no", 1]), "after": st.sampled_from(ACTION_IDS[:ACTIONS]),
    "per": st.sampled_from([*PER_IDS, "no", 1]),
    "if": st.sampled_from(["military_lead", "techs<=2", "techs<=", "techs<=-1", "techs<=²", "no", 1, ["x"]]),
}  # fmt: skip


@st.composite
def effect_rows(draw: st.DrawFn) -> dict[str, Any]:
    """Mostly rows of the right shape, with a stray or missing field now and then."""
    op = draw(st.sampled_from([*effects.FIELDS]))
    must, may = effects.FIELDS[op]
    optional = draw(st.lists(st.sampled_from(sorted(may)), unique=True, max_size=2)) if may else []
    row = {field: draw(VALUE.get(field, NUMBER)) for field in [*sorted(must), *optional]}
    if draw(st.integers(0, 9)) == 0:
        row[draw(st.sampled_from(["law", "nonsense", "coins"]))] = draw(ANYTHING)
    return {"op": draw(st.sampled_from([op] * 9 + ["no", 1, ["x"]])), **row}


def field_values(field: str) -> st.SearchStrategy[Any]:
    if field in EFFECT_FIELDS:
        return st.one_of(st.lists(effect_rows(), min_size=1, max_size=4), ANYTHING)
    plausible = {
        "population": st.integers(0, 5), "symbol": st.sampled_from(["none", "war", "plague"]),
        "requires_any_of": TECHS, "keeps_top": st.booleans(), "column": NUMBER, "row": NUMBER,
        "replaces_column_of": st.sampled_from(["writing", "sailing", "mining"]),
    }  # fmt: skip
    return st.one_of(plausible.get(field, st.text(max_size=41)), ANYTHING)


@st.composite
def overrides(draw: st.DrawFn) -> dict[str, Any]:
    kind = draw(st.sampled_from([*CHANGEABLE] * 4 + ["actions", "no"]))
    ids = [card["id"] for card in SHIPPED.get(kind, [])]
    found: dict[str, Any] = {}
    for _ in range(draw(st.integers(1, 2))):
        card = draw(st.sampled_from(ids * 4 + ["no"]))
        names = draw(st.lists(st.sampled_from([*sorted(CHANGEABLE.get(kind, [])), "id"]), min_size=1, max_size=2))
        found[card] = {field: draw(field_values(field)) for field in names}
    return {kind: found}


@fuzz
@given(override=st.one_of(overrides(), st.dictionaries(st.sampled_from([*CHANGEABLE]), ANYTHING, max_size=2)))
def test_any_override_is_refused_by_a_named_field_or_can_be_played(override: dict[str, Any]) -> None:
    cards, problem = attempt(catalog.apply_override, SHIPPED, override)
    if problem is not None:
        assert problem.field.split(".")[0] in {*override, "technologies"}
        return
    assert cards is not None
    check_cards(cards, SHIPPED)
    try:
        catalog.install(cards)
        for seats in (1, 3):
            for game in random_game(RULES, {"seats": seats, "modules": ["innovation"]}, 15):
                game.check()
                properties.listed_commands_are_not_refused(game)
    finally:
        catalog.load()


# --- decks of valid but odd effects ---------------------------------------------------------------------------------
def valid_value(field: str, random: Random) -> Any:
    if field in ("free", "optional"):
        return random.random() < 0.5
    if field in ("action", "after"):
        return random.choice(ACTION_IDS[:ACTIONS])
    if field in ("techs", "not_via"):
        return [random.choice(TECH_IDS)]
    if field == "per":
        return random.choice(PER_IDS[1:])
    if field == "if":
        return random.choice(["military_lead", "techs<=2"])
    return random.choice([1, 1, 2, 3, MAX_NUMBER])


def valid_row(kind: str, field: str, random: Random) -> dict[str, Any]:
    """A row that the checks let pass on this part of a card."""
    while True:
        op = random.choice(sorted(effects.FIELDS))
        must, may = effects.FIELDS[op]
        some = sorted(random.sample(sorted(may), random.randint(0, min(2, len(may)))))
        row = {"op": op, **{name: valid_value(name, random) for name in [*sorted(must), *some]}}
        card = SHIPPED[kind][0]
        if attempt(catalog.apply_override, SHIPPED, {kind: {card["id"]: {field: [*card[field], row]}}})[1] is None:
            return row


@pytest.mark.parametrize("seed", range(12))
def test_decks_of_any_valid_effects_can_be_played(seed: int) -> None:
    random = Random(seed)
    rows = {
        (kind, field): [valid_row(kind, field, random) for _ in range(12)]
        for kind, field in [("civilizations", "primary"), ("civilizations", "legacy"), ("wonders", "effects"),
                            ("technologies", "effects")]
    }  # fmt: skip
    override = {
        kind: {
            card["id"]: {
                field: [*card[field], *random.sample(rows[kind, field], random.randint(0, 3))]
                for k, field in rows
                if k == kind
            }
            for card in SHIPPED[kind]
        }
        for kind in ("civilizations", "wonders", "technologies")
    }
    try:
        catalog.install(catalog.apply_override(SHIPPED, override))
        for options in ({"seats": 1, "modules": ["innovation"]}, {"seats": 4, "modules": list(MODULES)}):
            for game in random_game(RULES, options, seed):
                game.check()
                properties.listed_commands_are_not_refused(game)
                properties.texts_are_unique_and_parse_back(game)
                for cmd in game.legal.commands():
                    properties.unlisted_commands_are_refused(game, properties.mutations(cmd))
            properties.the_outcome_is_consistent(game)
    finally:
        catalog.load()


@pytest.mark.parametrize(
    ("field", "rows"),
    [
        ("primary", [{"op": "on_rise", "wonder": 1}] * 3),
        ("primary", [{"op": "follow_up", "after": "exploit", "action": "farm"}] * 3),
        ("legacy", [{"op": "turn_end_market_gift", "coins": 1, "vp": 1}]),
    ],
    ids=["three wonders", "three follow-ups", "a gift of one coin"],
)
def test_every_civilization_may_have_these_effects(field: str, rows: list[dict[str, Any]]) -> None:
    """Corrections that the checks let pass and that no shipped card comes near."""
    override = {"civilizations": {card["id"]: {field: [*card[field], *rows]} for card in SHIPPED["civilizations"]}}
    try:
        catalog.install(catalog.apply_override(SHIPPED, override))
        for seed in range(10):
            for game in random_game(RULES, {"seats": 3, "modules": ["draft"]}, seed):
                game.check()
    finally:
        catalog.load()
