"""The buffer of commands: filled anew, wider where it must be, a list for readers."""

from saecula.core.chance import Chance
from saecula.core.options import Options
from saecula.games import rules_of


def test_it_grows_with_what_is_put_into_it() -> None:
    options = Options(2)
    for cmd in range(9):
        options.append(cmd)
    assert options.listed() == list(range(9))
    assert options.has(8)
    assert not options.has(9)


def test_one_buffer_serves_every_question_of_a_game() -> None:
    for game in ("tta", "aoc"):
        rules = rules_of(game)
        s = rules.setup(rules.options({"seats": 2}), Chance("buffer"))
        options = Options(1)
        while not s.over:
            rules.list_options(s, options)
            assert options.listed() == rules.legal(s)
            rules.apply(s, options.commands[s.turn % options.count])
            rules.advance(s)
        rules.list_options(s, options)
        assert options.listed() == []
