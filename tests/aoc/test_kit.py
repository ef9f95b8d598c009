"""Age of Civilization through the test kit: every player count, module combination, deck and challenge."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from saecula import aoc
from saecula.aoc.cards import catalog
from saecula.aoc.doors import ASKED
from saecula.aoc.options import DECKS, MODULES
from saecula.core.rng import Dice
from tests.kit import properties
from tests.kit.games import Options, game_at, legal_commands, random_game, sampled

RULES = aoc.RULES
CHALLENGES = [row["id"] for row in catalog.challenges()]
SECRET = {"draft"}


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
    sets = [options for options in sets if not is_too_small(options)]
    for i, options in enumerate(sets):
        options["aztecs_optional"] = i % 2 == 1
        options["first_player_direction"] = "counter-clockwise" if i % 3 == 1 else "clockwise"
    return sets


def is_too_small(options: Options) -> bool:
    """The documented civilizations are not enough for packs of four."""
    modules: Any = options["modules"]
    return options["deck"] == "documented" and options["seats"] == 4 and "draft" in modules


def name_of(options: Options) -> str:
    modules: Any = options["modules"]
    words = [str(options["seats"]), *modules, str(options["deck"]), str(options.get("challenge") or "")]
    return "-".join(word for word in words if word)


SETS = option_sets()
every_table = pytest.mark.parametrize("options", SETS, ids=name_of)


@pytest.fixture(scope="module")
def candidates() -> list[int]:
    """Commands that were legal somewhere, and all their mutations."""
    legal = legal_commands(RULES, SETS[::7], range(2))
    return sorted({mutation for cmd in legal for mutation in properties.mutations(cmd)})


def some(candidates: list[int], count: int, seed: int) -> Iterator[int]:
    dice = Dice(seed)
    for _ in range(count):
        yield candidates[dice.below(len(candidates))]


def test_all_combinations_are_there() -> None:
    assert len(SETS) == 2 * (3 * 8 + 2 * 6) - 4  # no draft of four with the documented deck
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


@pytest.mark.parametrize("options", SETS[::7], ids=name_of)
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
    assert set(kinds) == {"over", *[question.id for question in ASKED if question.takes]}
