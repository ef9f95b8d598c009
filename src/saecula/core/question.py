"""What every kind of question has, and the table of them, which is checked when a game is imported.

A kind of question is one object in the chapter that asks it. A game derives its own class with the doors that know its
state: options, refusal, answer, whether it stands, what a person may think of, what lies in it and who sees what.
"""

from collections.abc import Collection, Sequence

from mypy_extensions import i64

from saecula.core.errors import BrokenLaw


class Question:
    """`kind` is the number that frames carry, `id` the name that records, pages and programs know.

    `takes` are the kinds of command that may answer it, none where it asks nobody; `law` refuses every other answer.
    `slots` says what `step`, `a`, `b` and `data` of its frames mean.
    """

    def __init__(self, kind: i64, id: str, takes: Sequence[int], law: str, slots: dict[str, str]) -> None:
        self.kind = kind
        self.id = id
        self.takes = list(takes)
        self.law = law
        self.slots = slots


SLOTS = ("step", "a", "b", "data")


def check_questions(questions: Sequence[Question], kinds: Collection[int], commands: Collection[int]) -> None:
    """Every kind of question has one entry, every command some question that takes it, and no name is used twice."""
    asked: dict[int, str] = {}
    taken: set[int] = set()
    for question in questions:
        if question.kind in asked:
            raise BrokenLaw(f"the questions {asked[question.kind]} and {question.id} share the number {question.kind}")
        if not question.id or question.id in asked.values():
            raise BrokenLaw(f"the question {question.kind} needs a name of its own, not '{question.id}'")
        if question.takes and not question.law:
            raise BrokenLaw(f"the question {question.id} names no law for answers that it does not take")
        for slot in question.slots:
            if slot not in SLOTS:
                raise BrokenLaw(f"the question {question.id} names '{slot}', which no frame has")
        asked[question.kind] = question.id
        taken.update(question.takes)
    for kind in kinds:
        if kind not in asked:
            raise BrokenLaw(f"the question {kind} has no entry in the table")
    for kind in asked:
        if kind not in kinds:
            raise BrokenLaw(f"the question {asked[kind]} has a number, {kind}, that the vocabulary does not know")
    for command in commands:
        if command not in taken:
            raise BrokenLaw(f"no question takes the command {command}")
    for command in taken:
        if command not in commands:
            raise BrokenLaw(f"a question takes {command}, which is no command")


def numbers(vocabulary: dict[str, object], prefix: str) -> list[int]:
    """The numbers of a vocabulary whose names begin so: whoever adds a name need not think of a list."""
    return [value for name, value in vocabulary.items() if name.startswith(prefix) and isinstance(value, int)]
