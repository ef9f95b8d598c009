"""Questions as objects: what they take, what their slots hold, and which law refuses any other answer."""

from collections import Counter

import pytest

from saecula import aoc
from saecula.aoc.commands import COMMANDS
from saecula.aoc.doors import ASKED, QUESTIONS, legal, refusal
from saecula.aoc.state import State
from saecula.core.command import command, kind_of
from saecula.core.errors import BrokenLaw
from saecula.core.frame import Frame
from saecula.core.options import Options as Buffer
from saecula.core.question import SLOTS
from saecula.laws import catalogue
from tests.kit.games import Options, random_game

TABLES: list[Options] = [
    {"seats": 4, "modules": ["innovation", "changing-world", "draft"]},
    {"seats": 3, "modules": ["innovation"]},
    {"seats": 2},
    {"seats": 1},
]


def positions() -> list[State]:
    """Random games until every question was asked: some hang on a single civilization."""
    found: list[State] = []
    missing = {question.kind for question in ASKED}
    for seed in range(60):
        for options in TABLES:
            for game in random_game(aoc.RULES, options, seed):
                assert isinstance(game.state, State)
                if game.state.stack:
                    found.append(game.state.copy())
                    missing -= {frame.kind for frame in game.state.stack}
        if not missing:
            break
    return found


@pytest.fixture(scope="module")
def played() -> list[State]:
    return positions()


def test_random_play_meets_every_question(played: list[State]) -> None:
    met = Counter(frame.kind for s in played for frame in s.stack)
    assert set(met) == {question.kind for question in ASKED}


def test_slots_hold_what_they_are_said_to_hold_and_the_others_nothing(played: list[State]) -> None:
    used: set[tuple[str, str]] = set()
    for s in played:
        for frame in s.stack:
            question = QUESTIONS[frame.kind]
            for slot in SLOTS:
                if getattr(frame, slot):
                    assert slot in question.slots, f"{question.id} uses {slot} without saying what for"
                    used.add((question.id, slot))
    assert used == {(question.id, slot) for question in ASKED for slot in question.slots}


def test_a_wrong_kind_of_answer_is_refused_with_the_law_of_the_question(played: list[State]) -> None:
    compared = Counter[str]()
    for s in played:
        question = QUESTIONS[s.stack[-1].kind]
        for entry in COMMANDS:
            if entry.kind not in question.takes:
                refused = refusal(s, command(entry.kind))
                assert refused is not None
                assert refused.law == question.law
                compared[question.id] += 1
    assert set(compared) == {question.id for question in ASKED if question.takes}


def test_options_are_of_the_kinds_that_a_question_takes(played: list[State]) -> None:
    taken: dict[int, set[int]] = {}
    for s in played:
        frame = s.stack[-1]
        taken.setdefault(frame.kind, set()).update(kind_of(cmd) for cmd in legal(s))
    for kind, commands in taken.items():
        assert commands == set(QUESTIONS[kind].takes), QUESTIONS[kind].id


def test_laws_of_questions_are_in_the_catalogue() -> None:
    assert {question.law for question in ASKED} <= set(catalogue("aoc"))


@pytest.mark.parametrize("question", ASKED, ids=lambda question: question.id)
def test_an_answer_that_a_question_does_not_know_does_nothing_else(question: object, played: list[State]) -> None:
    """Where several kinds are taken, a forgotten branch raises; it does not do what another kind does."""
    kind = question.kind
    if len(QUESTIONS[kind].takes) < 2:
        return
    s = next(s.copy() for s in played if s.stack[-1].kind == kind)
    with pytest.raises(BrokenLaw, match="has no answer"):
        QUESTIONS[kind].answer(s, s.stack[-1], command(200))


def test_a_question_that_asks_nobody_has_neither_options_nor_answers() -> None:
    turn = next(question for question in ASKED if not question.takes)
    with pytest.raises(BrokenLaw, match="asks nobody"):
        turn.add_options(State(), Frame(turn.kind, 0), Buffer())
    with pytest.raises(BrokenLaw, match="no phase 4"):
        turn.proceed(State(), Frame(turn.kind, 0, 4))
