"""Every lesson, played through at a server in every language; what happens to whoever does something else."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saecula import lessons
from saecula.core.errors import OptionError
from saecula.games import TITLES
from saecula.i18n import LANGUAGES, has, say
from saecula.lessons import Lesson
from saecula.server import seating
from saecula.server.rows import LESSON
from saecula.server.teaching import lesson_data
from tests.server.kit import Person, RunningServer, get, post

ALL = [lesson for game in TITLES for lesson in lessons.lessons(game).values()]


def begin(url: str, lesson: str, **hello: Any) -> Person:
    made = post(url, f"/api/lessons/{lesson}", {"name": "Ann"}, status=201)
    return Person(url, made["table"]["id"], made["token"], **hello)


def do(person: Person, text: str) -> None:
    done = person.command(text)
    person.until(lambda state: state["ply"] >= done["ply"])


def next_move(person: Person, lesson: Lesson) -> str:
    """What the lesson wants, else what it lets by."""
    told = person.state["lesson"]
    step = lesson.steps[told["step"]]
    return next(iter([*told["actions"], *(text for text in person.legal if step.lets_by(text))]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_every_lesson_is_played_through(server: RunningServer, lesson: Lesson, language: str) -> None:
    with begin(server.url, lesson.id, lang=language) as person:
        told, heard = person.state["lesson"], []
        assert told["title"] == say(language, f"lesson-{lesson.id}") == person.state["table"]["name"]
        while not told["done"]:
            state = person.until(lambda state: state["decision"] is not None)
            told = state["lesson"]
            assert told["text"] == say(language, f"lesson-{lesson.id}-{told['step'] + 1}")
            heard.append(told["text"])
            do(person, next_move(person, lesson))
            told = person.state["lesson"]
        assert len(set(heard)) == told["steps"] == len(lesson.steps)
        assert told["text"] == say(language, f"lesson-{lesson.id}-end")
        assert told["next"] == lessons.following(lesson.id)
        # the rivals answer, and the game goes on as any other
        state = person.until(lambda state: state["decision"] is not None or state["table"]["status"] == "over")
        if state["decision"] is not None:
            do(person, person.legal[0])


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_the_rivals_answer_as_the_lesson_says(lesson: Lesson) -> None:
    """Every wanted command, not only the first one, leads to where every answer of the script is legal."""
    position = lesson.position()
    assert position.decision is not None
    assert position.decision.seat == lesson.seat
    for wanted in [text for text in position.legal if lesson.steps[0].takes(text)]:
        game = position.copy()
        game.push(wanted)
        while (at := lessons.progress(lesson, game.log)).step < len(lesson.steps) or at.answer is not None:
            assert game.decision is not None
            if game.decision.seat != lesson.seat:
                assert at.answer is not None, (lesson.id, at)
                game.push(at.answer)
            elif at.step == len(lesson.steps):
                game.push(next(iter(game.legal)))
            else:
                step = lesson.steps[at.step]
                texts = list(game.legal)
                found = [text for text in texts if step.takes(text)] or [text for text in texts if step.lets_by(text)]
                assert found, (lesson.id, at, texts)
                game.push(found[0])


def test_another_legal_move_changes_nothing_and_is_answered(server: RunningServer) -> None:
    for language in LANGUAGES:
        with begin(server.url, "tta-workers", lang=language) as person:
            before = person.state
            other = next(text for text in person.legal if text not in before["lesson"]["actions"])
            said = person.answer({"type": "command", "ply": before["ply"], "text": other}, "error")
            assert (said["code"], said["text"]) == ("lesson-other", say(language, "lesson-tta-workers-other"))
            with Person(server.url, person.table, person.token) as again:
                assert (again.state["ply"], again.state["lesson"]["step"]) == (before["ply"], 0)


def test_what_the_law_forbids_the_law_refuses(server: RunningServer) -> None:
    with begin(server.url, "tta-workers") as person:
        message = {"type": "command", "ply": person.state["ply"], "text": "develop irrigation"}
        assert person.answer(message, "error")["code"] == "illegal"


def test_a_lesson_goes_on_where_it_was_left_and_can_be_taken_back(server: RunningServer) -> None:
    with begin(server.url, "tta-science") as person:
        do(person, "develop irrigation")
        assert person.state["lesson"]["step"] == 1
        with Person(server.url, person.table, person.token) as later:
            assert later.state["lesson"]["step"] == 1
            later.answer({"type": "undo", "ply": later.state["ply"]}, "ack")
            before = later.until(lambda state: state["lesson"]["step"] == 0)
            assert before["lesson"]["actions"] == ["develop irrigation"]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_nobody_goes_back_behind_the_beginning_of_a_lesson(server: RunningServer, lesson: Lesson) -> None:
    """Once the commands that led there could be taken back, and what the note said was no longer true."""
    with begin(server.url, lesson.id) as person:
        assert (person.state["undo"], person.state["undo_text"]) == (False, None)
        said = person.answer({"type": "undo", "ply": person.state["ply"]}, "error")
        assert said["code"] == "undo-refused"


def test_what_the_lesson_will_refuse_is_not_asked_twice(server: RunningServer) -> None:
    with begin(server.url, "tta-production") as person:
        asked = {"type": "ask", "id": "a", "what": "preview", "text": "end"}
        assert person.answer(asked, "answer")["value"]["confirm"] is False  # though civil actions would be lost
        do(person, "build agriculture")
        do(person, "build bronze")
        assert person.answer({**asked, "id": "b"}, "answer")["value"]["warnings"]
        assert person.answer({**asked, "id": "c"}, "answer")["value"]["confirm"] is True


def test_a_finished_lesson_is_not_among_my_tables(server: RunningServer) -> None:
    """It was listed for ever, with the words that it was my turn."""
    with begin(server.url, "tta-science") as person:
        mine = {"tokens": {person.table: person.token}}

        def listed() -> list[str]:
            return [one["id"] for one in post(server.url, "/api/tables/list", mine)["tables"]]

        while not person.state["lesson"]["done"]:
            assert listed() == [person.table]
            do(person, next_move(person, lessons.lesson("tta-science")))
        assert listed() == []
    server.app.state.house.tables.pop(person.table)  # and not when it is read from the database either
    assert post(server.url, "/api/tables/list", mine)["tables"] == []


def test_the_first_lesson_says_what_wins_and_what_leaves() -> None:
    for language in LANGUAGES:
        first = say(language, "lesson-tta-cards-1").lower()
        assert say(language, "number-culture").lower()[:6] in first
        assert say(language, "leaves") in say(language, "lesson-tta-cards-3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_step_speaks_of_waits_until_the_rival_has_played(language: str) -> None:
    """The row was said to have moved while the rival still played, and it had not."""
    lesson = lessons.lesson("tta-cards")
    game = lesson.position()
    row = seating.new_row(lesson.game, lesson.options, lesson.seed, lesson.id, clock=None, spectators=False)
    row.origin = LESSON
    table: Any = SimpleNamespace(row=row, game=game)
    while lessons.progress(lesson, game.log).step < 2:
        assert game.decision is not None
        row.decider = game.decision.seat
        told = lesson_data(table, lesson.seat, language)
        assert told is not None
        game.push(told.actions[0])
    assert game.decision is not None
    row.decider = game.decision.seat
    assert row.decider != lesson.seat
    told = lesson_data(table, lesson.seat, language)
    assert told is not None
    assert (told.text, told.show) == (say(language, "lesson-waits"), [])
    row.decider = lesson.seat
    told = lesson_data(table, lesson.seat, language)
    assert told is not None
    assert told.text == say(language, "lesson-tta-cards-3")


def test_the_page_is_told_what_to_point_at(server: RunningServer) -> None:
    with begin(server.url, "tta-science") as person:
        assert "hand:irrigation" in person.state["lesson"]["show"]


def test_a_lesson_is_for_its_learner_only(server: RunningServer) -> None:
    made = post(server.url, "/api/lessons/aoc-first", {}, status=201)
    get(server.url, f"/api/tables/{made['table']['id']}", status=404)
    assert made["table"]["origin"] == "lesson"
    post(server.url, "/api/lessons/nonsense", {}, status=400)
    assert [one["id"] for one in get(server.url, "/api/lessons")["lessons"]] == [lesson.id for lesson in ALL]


def test_every_text_of_a_lesson_is_there_and_short() -> None:
    for lesson in ALL:
        parts = ["", "-other", "-end", *(f"-{n}" for n in range(1, len(lesson.steps) + 1))]
        for language in LANGUAGES:
            for part in parts:
                assert has(language, f"lesson-{lesson.id}{part}"), (language, lesson.id, part)
                text = say(language, f"lesson-{lesson.id}{part}")
                assert sum(text.count(mark) for mark in (". ", "! ", "? ")) <= 1, text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seed = ", "no TOML"),
        ("", "seed: is missing"),
        ('seed = 1\noptions = {}\nseat = 0\ncommands = ""\nsteps = []', "seed: must be of the kind str"),
        ('seed = ""\noptions = {}\nseat = 0\ncommands = ""\nsteps = []', "steps: is missing"),
        ('seed = ""\noptions = {}\nseat = 0\ncommands = ""\nsteps = [{}]', "steps 1 want: is missing"),
        ('seed = ""\noptions = {}\nseat = 0\ncommands = ""\nsteps = [{want = ["a"], let = 1}]', "steps 1 let: must be"),
        ('seed = ""\noptions = {}\nseat = 0\ncommands = ""\nsteps = [{want = ["a"], say = ["b"]}]', "say: unknown"),
        ('title = ""', "title: unknown"),
    ],
)
def test_a_bad_lesson_says_what_is_wrong_with_it(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "01-bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OptionError, match=said):
        lessons.read("tta", file)
