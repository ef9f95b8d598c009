"""Games for the kit: any Rules object, any options, random but repeatable play. No game is named here."""

from collections.abc import Iterator

from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.core.rules import Rules

Options = dict[str, object]
FROZEN_STREAM = 1  # of deals that were written down


def new_game(rules: Rules, options: Options, seed: int | str) -> Game:
    """A game at its first question; its deal is of the stream that the tests were written with."""
    return Game(rules, options, seed, None, FROZEN_STREAM)


def push_random(game: Game, dice: Dice, reluctant: tuple[str, ...] = ()) -> None:
    """Give one uniformly random legal command; one that begins with a `reluctant` word is drawn again, once."""
    commands = game.legal.commands()
    chosen = commands[dice.below(len(commands))]
    if reluctant and game.rules.text(game.state, chosen).split()[0] in reluctant:
        chosen = commands[dice.below(len(commands))]
    game.push(chosen)


def random_game(rules: Rules, options: Options, seed: int, reluctant: tuple[str, ...] = ()) -> Iterator[Game]:
    """One game, yielded at every ply from the deal to its end; it is the same object, so copy what you keep."""
    game = new_game(rules, options, seed)
    dice = Dice(seed)
    yield game
    while not game.is_over():
        push_random(game, dice, reluctant)
        yield game


def finished_game(rules: Rules, options: Options, seed: int) -> Game:
    """A random game played to its end."""
    game = new_game(rules, options, seed)
    finish(game, seed)
    return game


def finish(game: Game, seed: int) -> Game:
    """Play a game on to its end; equal positions and seeds give equal ends."""
    dice = Dice(seed)
    while not game.is_over():
        push_random(game, dice)
    return game


def game_at(rules: Rules, options: Options, seed: int, ply: int) -> Game:
    """A random game stopped at a ply, or at its end if that comes first."""
    for game in random_game(rules, options, seed):
        if game.ply == ply:
            break
    return game


def sampled(rules: Rules, options: Options, seed: int, one_in: int) -> Iterator[Game]:
    """A random game at the deal and at about one in so many of the plies that follow."""
    dice = Dice(seed + 1)
    for game in random_game(rules, options, seed):
        if game.ply == 0 or dice.below(one_in) == 0:
            yield game


def legal_commands(rules: Rules, option_sets: list[Options], seeds: range) -> list[int]:
    """Every command that was legal anywhere in these random games, sorted: candidates for other positions."""
    found: set[int] = set()
    for options in option_sets:
        for seed in seeds:
            for game in random_game(rules, options, seed):
                found.update(game.legal.commands())
    return sorted(found)


def by_decision_kind(rules: Rules, option_sets: list[Options], seeds: range) -> dict[str, Game]:
    """One unfinished game for every kind of decision met in these random games."""
    found: dict[str, Game] = {}
    for options in option_sets:
        for seed in seeds:
            for game in random_game(rules, options, seed):
                decision = game.decision
                if decision is not None and decision.kind not in found:
                    found[decision.kind] = game.copy()
    return found
