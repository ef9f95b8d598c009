"""Bots play legally, and the greedy one beats the random one."""

import pytest

from saecula.aoc import RULES
from saecula.bots import known_bots, make
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


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(OptionError, match="'deep' is unknown"):
        make("deep", RULES, 1)
