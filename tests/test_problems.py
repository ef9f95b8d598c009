"""Errors name a problem, and every problem is a sentence in every language: read from the sources, not from belief."""

import ast
import copy
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import saecula
from saecula.core import errors
from saecula.core.errors import (
    IllegalCommand,
    InvalidCommand,
    OptionError,
    Problem,
    RecordError,
    SaeculaError,
    said_by_system,
)
from saecula.core.sentences import PREFIX, english, patterns
from saecula.games import TITLES
from saecula.i18n import LANGUAGES, say
from saecula.problems import sentence, told
from tests.test_i18n import messages

PACKAGE = Path(saecula.__file__).parent
PARAMETERS = messages("en", "errors.ftl")
OTHERS = ("ru", "it")
# Who takes the id of a problem, and at which place; whatever else they are given by name stands in its sentence.
FIRST = {
    "SaeculaError",
    "InvalidCommand",
    "UndoRefused",
    "LabError",
    "BotFault",
    "LineFault",
    "Problem",
    "_fault",
    "CannotCompile",
}
PLACES = {"OptionError": 1, "RecordError": 1, **dict.fromkeys(FIRST, 0)}
SAYING = {"say", "refusal_text"}  # their texts are in the reader's language already
OF_THE_CLASS = {"line"}  # what the error itself takes by name
PASSED_ON = {"problem", "missing.id", "need.problem.id", "known", "FOREIGN[kind]", "self.unknown or 'one-of-not'"}


def name_of(called: ast.expr) -> str:
    """The last part of what is called."""
    return called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


def calls(source: str) -> Iterator[tuple[ast.Call, int]]:
    """Whatever makes an error or a problem, with the place of the problem's id."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = name_of(node.func)
            if name in PLACES and (name != "Problem" or node.args):  # the server's answers have a type of that name
                yield node, PLACES[name]


def literals(node: ast.expr) -> list[str] | None:
    """The ids that an expression may be; None for what is not written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = literals(node.body), literals(node.orelse)
        return None if one is None or other is None else one + other
    return None


def faults(source: str) -> list[str]:
    """What is wrong with the errors of a source."""
    found = []
    for call, place in calls(source):
        if len(call.args) <= place:
            found.append(f"{call.lineno}: names no problem")
            continue
        given = call.args[place]
        ids = literals(given)
        if ids is None:
            said = isinstance(given, ast.Call) and name_of(given.func) in SAYING
            if not said and ast.unparse(given) not in PASSED_ON:
                found.append(f"{call.lineno}: {ast.unparse(given)} is not written out")
            continue
        names = {keyword.arg for keyword in call.keywords if keyword.arg not in OF_THE_CLASS}
        for problem in ids:
            if PREFIX + problem not in PARAMETERS:
                found.append(f"{call.lineno}: '{problem}' has no sentence")
            elif None not in names and names != PARAMETERS[PREFIX + problem]:
                found.append(f"{call.lineno}: {problem} needs {sorted(PARAMETERS[PREFIX + problem])}, has {names}")
    return found


def test_every_error_names_a_problem_with_the_values_of_its_sentence() -> None:
    count, found = 0, []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path == Path(errors.__file__).with_suffix(".py") or path == PACKAGE / "core" / "errors.py":
            continue
        source = path.read_text(encoding="utf-8")
        count += len(list(calls(source)))
        found += [f"{path.relative_to(PACKAGE)}:{fault}" for fault in faults(source)]
    assert found == []
    assert count > 250


@pytest.mark.parametrize(
    "source",
    [
        'raise OptionError("seats", "must be 2 to 4")',
        'raise OptionError("seats", f"must be {low} to {high}")',
        'raise OptionError("seats", "range", low=2)',
        'raise OptionError("seats", "range", low=2, high=4, value=5)',
        'raise InvalidCommand("no-such-problem")',
        "raise RecordError('n', str(error), 1)",
        "raise LabError()",
        'Need("modules", (), Problem("needs-nothing"))',
    ],
)
def test_an_error_with_a_text_of_its_own_is_found(source: str) -> None:
    assert len(faults(source)) == 1


def test_an_error_with_its_problem_passes() -> None:
    assert faults('raise RecordError("at", "range", 1, low=2, high=4)\nraise InvalidCommand(say(l, "x", n=1))') == []


def test_every_problem_that_a_table_names_has_a_sentence() -> None:
    tables = [*errors.SYSTEM.values(), "other-simulation", "other-tournament", "plague-symbol", "plain-symbol"]
    tables += ["most-leaders", "most-wonders", "nothing-to-undo", "game-over", "undo-other-seat", "undo-revealed"]
    tables += [s.unknown for title in TITLES.values() for s in title.settings if s.unknown]
    tables += [need.problem.id for title in TITLES.values() for s in title.settings for need in s.needs]
    assert [problem for problem in tables if problem not in patterns()] == []


# --- the sentences --------------------------------------------------------------------------------------------------
def test_the_engine_reads_the_english_file_as_fluent_does() -> None:
    assert {PREFIX + problem for problem in patterns()} == set(PARAMETERS)
    for problem in patterns():
        values: dict[str, object] = {name: f"<{name}>" for name in PARAMETERS[PREFIX + problem]}
        assert say("en", PREFIX + problem, **values) == english(problem, values)


def test_a_sentence_without_one_of_its_values_is_never_told() -> None:
    assert english("range", {"low": 2, "high": 4}) == "must be 2 to 4"
    with pytest.raises(KeyError, match="high"):
        english("range", {"low": 2})
    with pytest.raises(KeyError, match="high"):
        SaeculaError("range", low=2)


ENGLISH_WORDS = re.compile(
    r"\b(the|is|are|must|be|not|no|and|or|of|with|needs|known|unknown|cannot|which|there|other|another|than|only|it|"
    r"one|from|that|was|has|have|game|file|record|command|list|name|number|text|price|card|seat)\b"
)
# What is typed or stands in files: commands, options, fields, values, addresses. Words of Italian that look English.
TYPED = re.compile(
    r"price \w+( \w+)?|legal:|view:|pip install|uv (run|tool)|--?[a-z-]+|\b\w+_\w+\b|\[[\w.-]+\]|\([a-z]+\.[\w.-]+\)|"
    r"leaders-wonders|Age of Civilization|seats (должно|deve)|none (или|o) war|save FILE|file"
)


@pytest.mark.parametrize("language", OTHERS)
def test_no_problem_is_told_in_english(language: str) -> None:
    for problem in patterns():
        values: dict[str, object] = dict.fromkeys(PARAMETERS[PREFIX + problem], "7")
        said = say(language, PREFIX + problem, **values)
        assert "{" not in said
        assert not ENGLISH_WORDS.search(TYPED.sub(" ", said)), (problem, said)
        assert said != say("en", PREFIX + problem, **values) or not re.search("[a-z]{3}", TYPED.sub("", said)), said


def test_the_words_that_give_english_away_would_be_found() -> None:
    english = [
        say("en", PREFIX + problem, **dict.fromkeys(PARAMETERS[PREFIX + problem], "7")) for problem in patterns()
    ]
    found = [text for text in english if ENGLISH_WORDS.search(TYPED.sub(" ", text))]
    assert len(found) > 0.75 * len(english)


# --- errors as people meet them -------------------------------------------------------------------------------------
def raised(call: object, *arguments: object, **named: object) -> SaeculaError:
    with pytest.raises(SaeculaError) as caught:
        call(*arguments, **named)  # type: ignore[operator]
    return caught.value


def sample() -> list[SaeculaError]:
    game = saecula.tta.Game(seats=2, seed=7)
    inner = raised(game.push, "take 13")
    return [
        raised(saecula.tta.Game, seats=9),
        raised(saecula.tta.Game, seats=2, modules=["moon"]),
        raised(saecula.tta.Game, seats=2, draft=True),
        raised(saecula.aoc.Game, seats=9),
        raised(saecula.aoc.Game, seats=2, seed="x" * 999),
        raised(game.push, "dance"),
        raised(game.push, "take"),
        inner,
        raised(game.push, "take 1", ply=5),
        raised(game.undo),
        raised(game.explain, "luck", 0),
        raised(saecula.load, "xyz/nix.jsonl"),
        RecordError("do", "command-refused", 7, n=3, cause=inner),
        RecordError("options", "cause", 1, cause=OptionError("seats", "range", low=2, high=4)),
    ]


def test_an_error_says_the_same_in_english_with_and_without_fluent() -> None:
    for error in sample():
        assert isinstance(error, IllegalCommand) or "is not legal" in str(error) or told(error, "en") == str(error)


def test_errors_travel_between_processes_with_their_problems() -> None:
    for error in sample():
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(twin) is type(error)
            assert str(twin) == str(error)
            assert [told(twin, language) for language in LANGUAGES] == [told(error, language) for language in LANGUAGES]


@pytest.mark.parametrize("language", OTHERS)
def test_whole_sentences_have_no_english_in_them(language: str) -> None:
    for error in sample():
        said = told(error, language)
        words = TYPED.sub(" ", said)
        assert not ENGLISH_WORDS.search(words), said


def test_the_law_of_a_refusal_is_told_in_the_readers_language() -> None:
    error = raised(saecula.tta.Game(seats=2, seed=7).push, "take 13")
    assert "нельзя" in told(error, "ru")
    assert "[action.take.space-cost]" in told(error, "ru")
    assert "non è permesso" in told(RecordError("do", "command-refused", 7, n=3, cause=error), "it")


def test_a_text_that_is_no_problem_stays_as_it_is() -> None:
    assert str(InvalidCommand("Nothing of the kind")) == "Nothing of the kind"
    assert told(InvalidCommand("Нет варианта 7."), "ru") == "Нет варианта 7."


def test_a_fault_of_ours_says_so() -> None:
    assert str(errors.BrokenLaw("no event does 41")) == "no event does 41"
    assert "ошибка программы" in told(errors.BrokenLaw("no event does 41"), "ru")


def test_what_the_system_says_is_told_too() -> None:
    with pytest.raises(OSError, match="No such file") as caught:
        Path("/no/such/file").read_text(encoding="utf-8")
    said = said_by_system(caught.value)
    assert isinstance(said, Problem)
    assert (str(said), sentence(said, "ru")) == ("No such file or directory", "нет такого файла или папки")
    assert said_by_system(OSError(9999, "Strange")) == "Strange"
