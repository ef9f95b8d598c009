"""Through the Ages through the test kit: two, three and four players."""

from collections import Counter
from collections.abc import Iterator

import pytest

from saecula.core.rng import Dice
from saecula.tta.rules import TtaRules
from tests.kit import properties
from tests.kit.games import Options, game_at, legal_commands, random_game, sampled

RULES = TtaRules()
SETS: list[Options] = [{"seats": seats, "resignation": False} for seats in (2, 3, 4)]
every_table = pytest.mark.parametrize("options", SETS, ids=lambda options: f"{options['seats']} seats")


@pytest.fixture(scope="module")
def candidates() -> list[int]:
    """Commands that were legal somewhere, and all their mutations."""
    legal = legal_commands(RULES, SETS, range(2))
    return sorted({mutation for cmd in legal for mutation in properties.mutations(cmd)})


def some(candidates: list[int], count: int, seed: int) -> Iterator[int]:
    dice = Dice(seed)
    for _ in range(count):
        yield candidates[dice.below(len(candidates))]


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_invariants_hold_and_doors_agree_at_every_ply(options: Options, seed: int, candidates: list[int]) -> None:
    for game in random_game(RULES, options, seed):
        game.check()
        properties.listed_commands_are_not_refused(game)
        properties.the_outcome_is_consistent(game)
        assert properties.unlisted_commands_are_refused(game, some(candidates, 40, game.ply)) > 15


@every_table
def test_commands_like_the_listed_ones_are_refused_unless_listed(options: Options) -> None:
    for game in sampled(RULES, options, 2, 25):
        for cmd in game.legal.commands():
            properties.unlisted_commands_are_refused(game, properties.mutations(cmd))


@every_table
def test_commands_with_stray_parts_are_refused(options: Options) -> None:
    for game in sampled(RULES, options, 3, 20):
        for cmd in game.legal.commands():
            properties.unlisted_commands_are_refused(game, properties.mutations(cmd), malformed=True)


@every_table
def test_a_refused_push_changes_nothing(options: Options, candidates: list[int]) -> None:
    for game in sampled(RULES, options, 4, 40):
        real = [cmd for cmd in some(candidates, 20, game.ply) if RULES.refusal(game.state, cmd) is not None]
        assert properties.a_refused_push_changes_nothing(game, real) > 5


@every_table
def test_copies_and_data_are_whole_and_independent(options: Options) -> None:
    for game in sampled(RULES, options, 5, 120):
        properties.playing_a_copy_on_leaves_the_original_alone(game, 4)
        properties.data_round_trip(game, 4)


def test_copies_and_data_forget_no_field() -> None:
    modules = ["balanced", "military", "leaders-wonders"]  # parts that are blank and shared in games without them
    game = game_at(RULES, {"seats": 4, "resignation": False, "modules": modules}, 5, 150)
    assert properties.copies_and_data_keep_every_field(game.state) > 200


@every_table
def test_pop_restores_every_ply(options: Options) -> None:
    properties.pop_restores_every_ply(RULES, options, 6)


@every_table
def test_texts_of_commands_are_unique_and_parse_back(options: Options) -> None:
    for game in random_game(RULES, options, 7):
        properties.texts_are_unique_and_parse_back(game)


@every_table
def test_beginnings_of_commands_never_mean_an_illegal_one(options: Options) -> None:
    for game in sampled(RULES, options, 8, 80):
        properties.beginnings_never_mean_an_illegal_command(game)


@every_table
def test_redacted_events_keep_their_secrets(options: Options) -> None:
    assert properties.redaction_leaves_no_secret(game_at(RULES, options, 9, 10_000)) > 50


@every_table
def test_hidden_things_do_not_interfere(options: Options) -> None:
    different = sum(
        properties.hidden_things_do_not_interfere(game, range(2)) for game in sampled(RULES, options, 10, 12)
    )
    assert different > 0


@every_table
def test_imagined_states_are_sound(options: Options) -> None:
    for game in sampled(RULES, options, 12, 60):
        properties.imagined_states_are_sound(game, range(1))


@every_table
def test_equal_seeds_and_commands_give_equal_digests(options: Options) -> None:
    properties.equal_seeds_and_commands_give_equal_digests(RULES, options, 13)


@every_table
@pytest.mark.parametrize("what", ["science", "culture", "strength", "happiness", "civil", "military", "score"])
def test_explanations_name_their_sources(options: Options, what: str) -> None:
    explained = 0
    for game in sampled(RULES, options, 15, 6):
        for seat in range(game.state.seat_count):
            addends = game.explain(what, seat)
            assert all(addend.amount and addend.source and addend.law for addend in addends)
            explained += len(addends)
    assert explained > 0


def test_a_resignation_leaves_a_sound_game() -> None:
    seen = 0
    for seed in range(12):
        for game in random_game(RULES, {"seats": 4, "resignation": True}, seed):
            game.check()
        seen += sum(1 for seat in game.state.seats if not seat.in_game)  # type: ignore[attr-defined]
    assert seen > 12


@pytest.mark.slow
@every_table
def test_a_thousand_random_games_end_regularly(options: Options) -> None:
    rounds: Counter[int] = Counter()
    for seed in range(1000):
        for game in random_game(RULES, options, seed, reluctant=("end", "destroy")):
            game.check()
        rounds[RULES.round_of(game.state)] += 1
    print(f"\n{options['seats']} seats: {dict(sorted(rounds.items()))}")
    # With four players one card is swept in a turn, so the game is as long as they take little: players who waste
    # their actions without a second thought need 31 rounds once in a thousand games.
    assert min(rounds) >= 8
    assert max(rounds) <= 30
