"""The search of the examples: it plays whole games by the library alone, repeats itself, and beats `easy`."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import saecula
from saecula.bots import make
from saecula.lab.entrants import entrant
from saecula.lab.play import Match, play

EXAMPLE = Path(__file__).parents[2] / "examples" / "ismcts.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ismcts", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 80


def test_it_takes_part_in_a_tournament_as_a_program() -> None:
    table = [entrant(text, "aoc") for text in (f"cmd:{sys.executable} {EXAMPLE} 20", "random", "easy")]
    one = Match("aoc", saecula.aoc.RULES.options({"seats": 3}), tuple(table), "search", "1", "1", watch=False)
    played = play(one)
    assert sorted(played.ranks)[0] == 1
    assert play(one).scores == played.scores


def test_it_chooses_by_the_view_and_its_dice_alone(example: ModuleType) -> None:
    """Two games that the seat cannot tell apart: the deck below the market lies in another order."""
    game = saecula.aoc.Game(seats=2, seed=7)
    assert game.decision is not None
    view, legal = game.view(game.decision.seat), game.legal.commands()
    other = game.rules.imagine(view, 99)
    assert other.to_data() != game.state.to_data()
    chosen = []
    for seen in (view, game.rules.view(other, game.decision.seat)):
        searcher = example.Searcher(game.rules, 5)
        searcher.iterations = 60
        chosen.append(searcher.choose(seen, legal))
    assert chosen[0] == chosen[1]
    assert chosen[0] in legal


def test_it_beats_easy(example: ModuleType) -> None:
    """Ten deals, both seats, a tenth of its usual thinking; equal seeds, so the result does not waver."""
    rules, won = saecula.aoc.RULES, 0.0
    for number in range(20):
        game = saecula.aoc.Game(seats=2, seed=f"search/{number // 2}")
        own = number % 2
        searcher = example.Searcher(rules, number)
        searcher.iterations = 100
        players = {own: searcher, 1 - own: make("easy", rules, number)}
        while game.decision is not None:
            seat = game.decision.seat
            game.push(players[seat].choose(game.view(seat), game.legal.commands()))
        outcome = game.outcome()
        assert outcome is not None
        won += 1 / len(outcome.winners()) if own in outcome.winners() else 0
    assert won >= 13, won
