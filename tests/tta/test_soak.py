"""Random games over all modules, ways to mix and variants, with two, three and four players."""

import pytest

from saecula.core.rng import Dice
from saecula.tta.rules import TtaRules
from saecula.tta.terms import MODULE_IDS
from tests.kit import properties
from tests.kit.games import Options, new_game, random_game, sampled

RULES = TtaRules()
MIXES: list[Options] = [
    {"mode": "expansion-only"},
    {"mode": "expansion-only", "plus_one": True},
    {"mode": "secret-mix"},
    {"mode": "secret-mix", "draft": True},
    {"mode": "open-mix"},
    {"mode": "open-mix", "hidden_future": True},
    {"mode": "open-mix", "draft": True},
    {"mode": "open-mix", "draft": True, "hidden_future": True},
]


def tables() -> list[Options]:
    """Every set of modules, with every mix where leaders and wonders are among them."""
    found: list[Options] = []
    for modules in range(1, 8):
        names = [MODULE_IDS[k] for k in range(3) if modules >> k & 1]
        mixes = MIXES if "leaders-wonders" in names else [{}]
        found += [{"modules": names, **mix} for mix in mixes]
    return found


TABLES = tables()


def options_of(game: int) -> Options:
    """Tables in turn, then one player more, then resignations as well."""
    seats = 2 + game // len(TABLES) % 3
    return {**TABLES[game % len(TABLES)], "seats": seats, "resignation": game // (3 * len(TABLES)) % 3 == 2}


@pytest.mark.parametrize("game", range(len(TABLES)), ids=lambda game: str(options_of(game)))
def test_a_game_of_every_table_keeps_the_invariants(game: int) -> None:
    for played in random_game(RULES, options_of(game + game % 3 * len(TABLES)), game):
        played.check()
    assert played.is_over()


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_nothing_hidden_shows_at_any_mix(mix: Options) -> None:
    options: Options = {"seats": 3, "modules": MODULE_IDS, "resignation": False, **mix}
    for played in sampled(RULES, options, 21, 70):
        properties.listed_commands_are_not_refused(played)
        properties.texts_are_unique_and_parse_back(played)
        properties.hidden_things_do_not_interfere(played, range(1))
        properties.imagined_states_are_sound(played, range(1))


@pytest.mark.parametrize("mix", [{}, *MIXES], ids=str)
def test_what_is_imagined_after_a_resignation_is_sound(mix: Options) -> None:
    """Decks of later ages lose cards: whoever imagines them must know for how many players they were made."""
    modules = {"modules": MODULE_IDS} if mix else {}
    for seed in range(3):
        game, dice = new_game(RULES, {"seats": 4, "resignation": True, **modules, **mix}, seed), Dice(seed)
        left = 0
        while not game.is_over():
            commands = game.legal.commands()
            staying = RULES.without_surrender(commands)
            resigns = len(staying) < len(commands) and RULES.round_of(game.state) > 4 + 6 * left and left < 2
            left += resigns
            game.push(commands[-1] if resigns else staying[dice.below(len(staying))])
            if left and not game.is_over() and dice.below(12) == 0:
                properties.imagined_states_are_sound(game, range(1))
        assert left == 2


@pytest.mark.slow
def test_three_thousand_random_games_keep_the_invariants() -> None:
    for game in range(3000):
        for played in random_game(RULES, options_of(game), game):
            played.check()
        assert played.is_over(), options_of(game)
