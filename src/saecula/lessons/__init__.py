"""Lessons: positions with something to do in them, as data (`GAME/NN-NAME.toml`, beside this file for our own games).

A lesson is a seed, settings and the commands that lead to its position, so it is played under the law of today. Its
steps say which commands are wanted, which others pass by unasked, what the rivals answer, and what to point at. Texts
are Fluent messages: `lesson-ID` is its title, `lesson-ID-N` what its Nth step says, `lesson-ID-other` what is said to
whoever does something else that is legal, `lesson-ID-end` what stands at the end.
"""

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from saecula.core.errors import OptionError
from saecula.core.game import Game
from saecula.core.moves import Move
from saecula.games import TITLES, rules_of, title_of

FIELDS: Final = {"seed": str, "options": dict, "seat": int, "commands": str, "steps": list}
STEP_FIELDS: Final = ("want", "let", "then", "show")


@dataclass(frozen=True)
class Step:
    """`want` and `let` are patterns of commands, `then` what the rivals answer, `show` keys of things to point at."""

    want: tuple[str, ...]
    let: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    show: tuple[str, ...] = ()

    def takes(self, text: str) -> bool:
        return any(fnmatchcase(text, pattern) for pattern in self.want)

    def lets_by(self, text: str) -> bool:
        return any(fnmatchcase(text, pattern) for pattern in self.let)


@dataclass(frozen=True)
class Lesson:
    """`commands` lead from the deal to its position; the learner sits at `seat`."""

    id: str
    game: str
    seed: str
    options: dict[str, object]
    seat: int
    commands: tuple[str, ...]
    steps: tuple[Step, ...]

    def position(self) -> Game:
        """The game where the lesson begins."""
        game = Game(rules_of(self.game), self.options, self.seed)
        for text in self.commands:
            game.push(text)
        return game


@dataclass(frozen=True)
class Progress:
    """`step` counts what was done; `answer` is what the rival who is asked now says by the lesson, if it says so."""

    step: int
    answer: str | None


def progress(lesson: Lesson, log: list[Move]) -> Progress:
    """How far a learner has come, told from the commands alone: whatever is taken back is to be done again."""
    step = answers = 0
    for move in log[len(lesson.commands) :]:
        if move.seat != lesson.seat:
            answers += 1
        elif step < len(lesson.steps) and lesson.steps[step].takes(move.text):
            step, answers = step + 1, 0
    script = lesson.steps[step - 1].then if step else ()
    return Progress(step, script[answers] if answers < len(script) else None)


# --- reading --------------------------------------------------------------------------------------------------------
@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in their order; a game may have none."""
    folder = title_of(game).lessons
    if folder is None or not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {lesson.id: lesson for lesson in (read(game, file) for file in found)}


def lesson(id: str) -> Lesson:
    """A lesson by its id; raises OptionError."""
    for game in TITLES:
        if id in lessons(game):
            return lessons(game)[id]
    raise OptionError("lesson", "is-unknown-known", known=", ".join(name for game in TITLES for name in lessons(game)))


def following(id: str) -> str | None:
    """The lesson after another one."""
    names = list(lessons(lesson(id).game))
    place = names.index(id) + 1
    return names[place] if place < len(names) else None


def read(game: str, file: Traversable) -> Lesson:
    """A lesson from its file; raises OptionError that names file and field."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise OptionError(file.name, "lesson-unreadable", reason=str(error)) from None
    for name in data:
        if name not in FIELDS:
            raise OptionError(f"{file.name}: {name}", "unknown-setting", known=", ".join(FIELDS))
    for name, kind in FIELDS.items():
        if name not in data:
            raise OptionError(f"{file.name}: {name}", "is-missing")
        if type(data[name]) is not kind:
            raise OptionError(f"{file.name}: {name}", "lesson-kind", kind=kind.__name__)
    if not data["steps"]:
        raise OptionError(f"{file.name}: steps", "is-missing")
    steps = tuple(_step(f"{file.name}: steps {n}", step) for n, step in enumerate(data["steps"], 1))
    commands = tuple(" ".join(text.split()) for text in data["commands"].split(";") if text.strip())
    name = file.name.removesuffix(".toml").partition("-")[2]
    return Lesson(f"{game}-{name}", game, data["seed"], data["options"], data["seat"], commands, steps)


def _step(field: str, data: Any) -> Step:
    if not isinstance(data, dict) or not data.get("want"):
        raise OptionError(f"{field} want", "is-missing")
    for name, value in data.items():
        if name not in STEP_FIELDS:
            raise OptionError(f"{field} {name}", "unknown-setting", known=", ".join(STEP_FIELDS))
        if not isinstance(value, list) or any(type(text) is not str for text in value):
            raise OptionError(f"{field} {name}", "list-of-names")
    return Step(**{name: tuple(value) for name, value in data.items()})
