"""Age of Civilization through the test kit: every player count, module combination, deck and challenge."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saecula import aoc
from saecula.aoc.cards import catalog, effects
from saecula.aoc.cards.check import CHANGEABLE, EFFECT_FIELDS, check_cards
from saecula.aoc.notation import KINDS
from saecula.aoc.options import DECKS, FIELDS, MODULES
from saecula.aoc.terms import ACTION_IDS, ACTIONS, DECISION_IDS, PER_IDS
from saecula.core.errors import InvalidCommand, OptionError
from saecula.core.rng import Dice
from tests.kit import properties
from tests.kit.games import Options, game_at, legal_commands, new_game, random_game, sampled

RULES = aoc.RULES
CHALLENGES = [row["id"] for row in catalog.challenges()]
SECRET = {"draft"}
Made = TypeVar("Made")


def option_sets() -> list[Options]:
    """All combinations; the two house settings take turns among them."""
    sets: list[Options] = []
    for deck in DECKS:
        for seats in (2, 3, 4):
            for size in range(len(MODULES) + 1):
                sets += [{"seats": seats, "modules": list(m), "deck": deck} for m in combinations(MODULES, size)]
        for modules in ([], ["innovation"]):
            for challenge in (None, *CHALLENGES):
                sets.append({"seats": 1, "modules": modules, "deck": deck, "challenge": challenge})
    for i, options in enumerate(sets):
        options["aztecs_optional"] = i % 2 == 1
        options["first_player_direction"] = "counter-clockwise" if i % 3 == 1 else "clockwise"
    return sets


def name_of(options: Options) -> str:
    modules: Any = options["modules"]
    words = [str(options["seats"]), *modules, str(options["deck"]), str(options.get("challenge") or "")]
    return "-".join(word for word in words if word)


SETS = option_sets()
every_table = pytest.mark.parametrize("options", SETS, ids=name_of)


@pytest.fixture(scope="module")
def candidates() -> list[int]:
    """Commands that were legal somewhere, and all their mutations."""
    legal = legal_commands(RULES, SETS[7::8], range(2))
    return sorted({mutation for cmd in legal for mutation in properties.mutations(cmd)})


def some(candidates: list[int], count: int, seed: int) -> Iterator[int]:
    dice = Dice(seed)
    for _ in range(count):
        yield candidates[dice.below(len(candidates))]


def test_all_combinations_are_there() -> None:
    assert len(SETS) == 2 * (3 * 8 + 2 * 6)
    assert len({name_of(options) for options in SETS}) == len(SETS)


@every_table
def test_invariants_hold_and_doors_agree_at_every_ply(options: Options, candidates: list[int]) -> None:
    for game in random_game(RULES, options, 1):
        game.check()
        properties.listed_commands_are_not_refused(game)
        properties.the_outcome_is_consistent(game)
        assert properties.unlisted_commands_are_refused(game, some(candidates, 60, game.ply)) > 30


@every_table
def test_commands_like_the_listed_ones_are_refused_unless_listed(options: Options) -> None:
    for game in sampled(RULES, options, 2, 4):
        for cmd in game.legal.commands():
            properties.unlisted_commands_are_refused(game, properties.mutations(cmd))


@pytest.mark.parametrize("options", SETS[7::8], ids=name_of)
def test_commands_with_stray_parts_are_refused(options: Options) -> None:
    for game in random_game(RULES, options, 2):
        for cmd in game.legal.commands():
            properties.unlisted_commands_are_refused(game, properties.mutations(cmd), malformed=True)


@every_table
def test_a_refused_push_changes_nothing(options: Options, candidates: list[int]) -> None:
    for game in sampled(RULES, options, 3, 5):
        real = [cmd for cmd in some(candidates, 20, game.ply) if RULES.refusal(game.state, cmd) is not None]
        assert properties.a_refused_push_changes_nothing(game, real) > 10


@every_table
def test_copies_and_data_are_whole_and_independent(options: Options) -> None:
    for game in sampled(RULES, options, 4, 15):
        properties.playing_a_copy_on_leaves_the_original_alone(game, 4)
        properties.data_round_trip(game, 4)


def test_copies_and_data_forget_no_field() -> None:
    game = game_at(RULES, {"seats": 4, "modules": list(MODULES)}, 5, 60)
    assert len(properties.parts_of(game.state)) > 5  # the state, four seats and at least one frame
    assert properties.copies_and_data_keep_every_field(game.state) > 100


@every_table
def test_pop_restores_every_ply(options: Options) -> None:
    properties.pop_restores_every_ply(RULES, options, 6)


@every_table
def test_texts_of_commands_are_unique_and_parse_back(options: Options) -> None:
    for game in random_game(RULES, options, 7):
        properties.texts_are_unique_and_parse_back(game)


@every_table
def test_beginnings_of_commands_never_mean_an_illegal_one(options: Options) -> None:
    for game in sampled(RULES, options, 8, 20):
        properties.beginnings_never_mean_an_illegal_command(game)


@every_table
def test_redacted_events_keep_their_secrets(options: Options) -> None:
    game = game_at(RULES, options, 9, 10_000)
    modules: Any = options["modules"]
    assert (properties.redaction_leaves_no_secret(game) > 0) == ("draft" in modules)


@every_table
def test_hidden_things_do_not_interfere(options: Options) -> None:
    different = sum(
        properties.hidden_things_do_not_interfere(game, range(2)) for game in sampled(RULES, options, 10, 6)
    )
    assert different > 0


@every_table
def test_secret_choices_look_alike(options: Options) -> None:
    compared = sum(properties.secret_choices_look_alike(game, SECRET) for game in random_game(RULES, options, 11))
    modules: Any = options["modules"]
    assert (compared > 0) == ("draft" in modules)


@every_table
def test_imagined_states_are_sound(options: Options) -> None:
    for game in sampled(RULES, options, 12, 12):
        properties.imagined_states_are_sound(game, range(1))


@every_table
def test_equal_seeds_and_commands_give_equal_digests(options: Options) -> None:
    properties.equal_seeds_and_commands_give_equal_digests(RULES, options, 13)


def attempt(function: Callable[..., Made], *given: Any) -> tuple[Made | None, OptionError | None]:
    """What a function makes, or the OptionError that it raises; any other error is a fault."""
    try:
        return function(*given), None
    except OptionError as error:
        return None, error


# --- fuzz -----------------------------------------------------------------------------------------------------------
WORDS = st.sampled_from(
    [*KINDS, *ACTION_IDS, "plain", "rome", "petra", "writing", "education", "masons", "2", "w", "r"]
)
TYPED = st.one_of(st.text(), st.lists(st.one_of(WORDS, st.text(max_size=4)), max_size=4).map(" ".join))


@given(text=TYPED, ply=st.integers(0, 60))
def test_any_text_is_invalid_or_a_command_that_parses_back(text: str, ply: int) -> None:
    game = game_at(RULES, SETS[15], 14, ply)
    try:
        cmd = game.command(text)
    except InvalidCommand:
        return
    written = RULES.text(game.state, cmd)
    assert RULES.parse(game.state, written) == cmd
    game.why(written)


ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 6), st.floats(), st.text(max_size=5),
    st.lists(st.one_of(st.sampled_from(MODULES), st.integers(), st.none()), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2), st.sampled_from([*DECKS, *CHALLENGES]),
)  # fmt: skip


@given(options=st.dictionaries(st.one_of(st.sampled_from(FIELDS), st.text(max_size=6)), ANYTHING, max_size=4))
def test_any_options_are_refused_by_a_named_field_or_make_a_game(options: dict[str, object]) -> None:
    checked, problem = attempt(RULES.options, options)
    if problem is not None:
        assert problem.field in options
        assert str(problem).startswith(f"{problem.field}: ")
        return
    assert checked is not None
    assert set(checked) == set(FIELDS)
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
    ids = [card["id"] for card in catalog.shipped().get(kind, [])]
    found: dict[str, Any] = {}
    for _ in range(draw(st.integers(1, 2))):
        card = draw(st.sampled_from(ids * 4 + ["no"]))
        names = draw(st.lists(st.sampled_from([*sorted(CHANGEABLE.get(kind, [])), "id"]), min_size=1, max_size=2))
        found[card] = {field: draw(field_values(field)) for field in names}
    return {kind: found}


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(override=st.one_of(overrides(), st.dictionaries(st.sampled_from([*CHANGEABLE]), ANYTHING, max_size=2)))
def test_any_override_is_refused_by_a_named_field_or_can_be_played(override: dict[str, Any]) -> None:
    shipped = catalog.shipped()
    cards, problem = attempt(catalog.apply_override, shipped, override)
    if problem is not None:
        assert problem.field.split(".")[0] in {*override, "technologies"}
        return
    assert cards is not None
    check_cards(cards, shipped)
    try:
        catalog.install(cards)
        for seats in (1, 3):
            for game in random_game(RULES, {"seats": seats, "modules": ["innovation"]}, 15):
                game.check()
                properties.listed_commands_are_not_refused(game)
    finally:
        catalog.load()


# --- soak -----------------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_ten_thousand_random_games_keep_every_invariant() -> None:
    games = 10_000
    kinds: Counter[str] = Counter()
    scores: dict[str, list[int]] = {}
    for seed in range(games):
        options = SETS[seed % len(SETS)]
        for game in random_game(RULES, options, seed):
            game.check()
            kinds[game.decision.kind if game.decision else "over"] += 1
        outcome = game.outcome()
        assert outcome is not None
        properties.the_outcome_is_consistent(game)
        scores.setdefault(str(options.get("challenge") or f"{options['seats']} seats"), []).extend(outcome.scores)
    print(f"\n{games} games, {sum(kinds.values()) - games} decisions")
    for kind, count in kinds.most_common():
        print(f"  {kind:14} {count:8}")
    for table, found in sorted(scores.items()):
        found.sort()
        quarters = " | ".join(str(found[(len(found) - 1) * i // 4]) for i in range(5))
        print(f"  {table:18} {len(found):6} scores: {quarters}")
    assert set(kinds) == {"over", *DECISION_IDS[2:]}
