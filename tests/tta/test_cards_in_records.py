"""Records name the card that a command means by its place; records of before, which name none, stay valid."""

import pytest

import saecula
from saecula.core import record
from saecula.core.errors import RecordError
from saecula.core.record import Line, lines_of, parse, text_lines
from saecula.tta import RULES
from tests.kit.games import finished_game

FINISHED = finished_game(RULES, {"seats": 2, "resignation": False}, 3)


def commands(lines: list[Line]) -> list[Line]:
    return [line for line in lines if "do" in line]


def copied(lines: list[Line]) -> list[Line]:
    return [dict(line) for line in lines]


def test_whatever_is_taken_from_the_row_is_named_and_nothing_else() -> None:
    game = saecula.tta.Game(seats=2, seed=7)
    taken = next(event for event in game.push("take 1") if event.name == "card-taken")
    game.push("end")
    first, second = commands(lines_of(game))
    assert first == {"n": 1, "seat": 1, "do": "take 1", "card": taken.values["card"]}
    assert "card" not in second


def test_the_card_of_every_command_is_the_one_that_the_events_tell() -> None:
    named = 0
    for n, move in enumerate(FINISHED.log, start=1):
        taken = [event.values["card"] for event in FINISHED.happened[n] if event.name == "card-taken"]
        assert bool(move.card) == move.text.startswith(("take ", "learn-take ", "pick "))
        if move.card:
            assert taken[0] == move.card
            named += 1
    assert named > 10


def test_a_record_without_cards_is_valid_and_gets_them_when_it_is_written_again() -> None:
    old = copied(lines_of(FINISHED))
    for line in old:
        line.pop("card", None)
    game = record.verify(parse(text_lines(old)), RULES)
    assert lines_of(game) == lines_of(FINISHED)


def test_a_wrong_card_is_named() -> None:
    lines = copied(lines_of(FINISHED))
    line = next(line for line in lines if "card" in line)
    line["card"] = "moses" if line["card"] != "moses" else "homer"
    with pytest.raises(RecordError, match=f"card: command {line['n']} is not about {line['card']}") as caught:
        record.verify(parse(text_lines(lines)), RULES)
    assert caught.value.field == "card"


def test_a_command_that_means_no_card_may_name_none() -> None:
    lines = copied(lines_of(FINISHED))
    line = next(line for line in lines if line.get("do") == "end")
    line["card"] = "moses"
    with pytest.raises(RecordError, match="is not about moses"):
        record.verify(parse(text_lines(lines)), RULES)


def test_a_card_is_a_text() -> None:
    lines = copied(lines_of(FINISHED))
    next(line for line in lines if "card" in line)["card"] = 3
    with pytest.raises(RecordError) as caught:
        parse(text_lines(lines))
    assert (caught.value.field, caught.value.line > 1) == ("card", True)


def test_a_game_that_goes_on_from_a_snapshot_keeps_the_cards_of_its_past() -> None:
    game = saecula.tta.Game(seats=2, seed=7)
    game.push("take 1")
    other = saecula.tta.Game(seats=2, seed=7)
    other.resume(game.state.to_data(), game.log)
    assert commands(lines_of(other)) == commands(lines_of(game))
