"""Bots play legally, and the greedy one beats the random one."""

import pytest

from saecula.aoc import RULES
from saecula.aoc.law.turn import CIV_PHASE, next_phase
from saecula.aoc.state import State
from saecula.aoc.terms import ROUNDS
from saecula.bots import known_bots, make, play_out
from saecula.bots.aoc_value import ends_left, turns_left
from saecula.core.chance import Chance
from saecula.core.errors import OptionError
from saecula.lab.executor import workers
from saecula.lab.simulate import Job, run

OPTIONS = [
    {"seats": 1},
    {"seats": 2},
    {"seats": 3, "modules": ["innovation", "changing-world"]},
    {"seats": 4, "modules": ["draft", "innovation"]},
]


@pytest.mark.parametrize("name", known_bots("aoc"))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["seats"])
def test_a_bot_chooses_among_the_legal_commands(name: str, options: dict[str, object]) -> None:
    """Alone and as a pair they play among themselves; at larger tables one of them sits among easy ones."""
    s = RULES.setup(RULES.options(options), Chance("bots"))
    bots = [make(name if seat == 0 or s.seat_count < 3 else "easy", RULES, seat) for seat in range(s.seat_count)]
    while not s.over:
        seat = s.stack[-1].seat
        legal = RULES.legal(s)
        command = bots[seat].choose(RULES.view(s, seat), legal)
        assert command in legal
        RULES.apply(s, command)
        RULES.advance(s)


def test_greedy_wins_nine_of_ten_games_against_random() -> None:
    job = Job("aoc", RULES.options({"seats": 2}), ["greedy", "random"], "ladder")
    with workers(1) as crew:
        result = run(job, 400, crew)
    assert result["finished"] == 400
    assert result["bots"]["greedy"]["win_rate"] >= 0.9


def started(seed: int) -> State:
    return RULES.setup(RULES.options({"seats": 2}), Chance(f"{seed}"))


def test_whoever_begins_has_no_advantage_among_equals() -> None:
    """Six of ten and more were won by the seat that began while a turn counted as gone when it began."""
    won = 0.0
    for game in range(400):
        s = started(game)
        s.quiet = True
        first = s.first_seat
        play_out(RULES, s, [make("easy", RULES, 2 * game + seat) for seat in range(2)])
        ranks = RULES.outcome(s).ranks
        won += 1 / ranks.count(1) if ranks[first] == 1 else 0.0
    assert 0.44 <= won / 400 <= 0.56


def test_turns_are_counted_down_evenly() -> None:
    """Nobody loses a turn because one has begun; what is left sinks with the workers that are placed."""
    s = started(3)
    bots = [make("easy", RULES, seat) for seat in range(2)]
    assert [turns_left(s, seat) for seat in range(2)] == [ROUNDS, ROUNDS]
    while True:
        seat, before = s.turn_seat, [turns_left(s, each) for each in range(2)]
        other, turn = 1 - seat, s.turn
        RULES.apply(s, bots[seat].choose(RULES.view(s, seat), RULES.legal(s)))
        RULES.advance(s)
        if s.over:
            break
        assert turns_left(s, seat) <= before[seat]
        assert turns_left(s, other) == before[other]
        if s.turn != turn:
            assert turns_left(s, s.turn_seat) == ends_left(s, s.turn_seat) == ROUNDS - s.round + 1
            assert next_phase(s) > CIV_PHASE


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(OptionError, match="'deep' is unknown"):
        make("deep", RULES, 1)
