"""The vocabulary of cards against the law: what a row says is asked for somewhere, and what is asked for is on a row.

The law is read as source: a word is asked for where its constant stands in a comparison, in an index, or is handed to a
function that does one of the two with it. So a leader with a power that nothing reads, or an event with a task that
nothing does, fails here by its name.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from saecula.laws import catalogue
from saecula.laws.coverage import checkout
from saecula.tta import powers, terms
from saecula.tta.cards.card import Card
from saecula.tta.cards.catalog import CARDS
from saecula.tta.doors import QUESTIONS
from saecula.tta.law.expansion.balance import MODULE_POWERS

LAW = ("law", "ratings", "ratings*.py", "armies*.py", "counts.py", "board.py")  # where a word may be asked for
OUTSIDE = ("bots", "present", "tui", "lab", "cli", "server", "tta/*.py")  # reads questions through their chapters
BY_AGE = ("URBAN_DISCOUNT_I", "URBAN_DISCOUNT_II", "URBAN_DISCOUNT_III")  # one index, of the first and an age
COUNTS = ("CARD_POWERS", "ALL_POWERS")
# read without a look at a summary, in files that look at one for other powers
STANDING = {
    "EXTRA_FACE", "POPULATION_DISCOUNT", "PEACEFUL_DISCOUNT_PER_URBAN", "INFANTRY_AS_CAVALRY", "ARENA_III_DISCOUNT",
    "ARENA_III_STRENGTH",
}  # fmt: skip
SLOTS = {"a", "b", "step", "data"}
FRAMES = {"frame", "asked", "question_frame"}  # what frames are called


class Vocabulary(NamedTuple):
    """Words of one section: their ids by number, and the prefix that their constants have beside the id."""

    ids: list[str]
    prefix: str
    home: dict[str, object]

    @property
    def names(self) -> dict[str, int]:
        """Numbers by the names of the constants."""
        words = {f"{self.prefix}{word.upper().replace('-', '_')}": number for number, word in enumerate(self.ids)}
        return {name: number for name, number in words.items() if name != self.prefix}

    def name_of(self, number: int) -> str:
        return next((name for name, known in self.names.items() if known == number), f"number {number}")


WORDS = {
    "power": Vocabulary(powers.POWER_IDS, "", vars(powers)),
    "score": Vocabulary(terms.SCORE_IDS, "SCORE_", vars(terms)),
    "whom": Vocabulary(terms.WHOM_IDS, "", vars(terms)),
    "task": Vocabulary(terms.TASK_IDS, "", vars(terms)),
    "impact": Vocabulary(terms.IMPACT_IDS, "IMPACT_", vars(terms)),
    "order": Vocabulary(terms.ORDER_IDS, "ORDER_", vars(terms)),
    "aggression": Vocabulary(terms.AGGRESSION_IDS, "", vars(terms)),
    "war": Vocabulary(terms.WAR_IDS, "OVER_", vars(terms)),
}
every_section = pytest.mark.parametrize("section", WORDS)


# --- what rows say ------------------------------------------------------------------------------------------------
def powers_of(card: Card) -> list[int]:
    rows = [*card.powers, *card.early]
    for side in (card.a, card.b):
        rows += side.powers if side is not None else []
    return [power for power, _ in rows]


def said(section: str, card: Card) -> list[int]:
    """The words of a section that a row uses."""
    steps = [*card.steps, *card.late_steps]
    if section == "power":
        return powers_of(card)
    if section == "whom":
        return [who for who, _, _ in steps]
    if section == "task":
        return [what for _, what, _ in steps]
    if section == "impact":
        return [amount for _, what, amount in steps if what == terms.IMPACT]
    if section == "score":
        return [card.score] if card.score else []
    if section == "order":
        return [card.order] if card.order else []
    kind = {"aggression": terms.AGGRESSION, "war": terms.WAR}[section]
    return [card.effect] if card.kind == kind else []


def given(section: str) -> set[int]:
    words = {word for card in CARDS for word in said(section, card)}
    if section == "power":
        words |= {power for rows in MODULE_POWERS for power, _ in rows}
    return words


# --- what the law asks for ----------------------------------------------------------------------------------------
def sources(patterns: tuple[str, ...], folder: Path) -> list[Path]:
    found: list[Path] = []
    for pattern in patterns:
        path = folder / pattern
        found += sorted(path.rglob("*.py")) if path.is_dir() else sorted(folder.glob(pattern))
    return found


def names_in(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name):
            yield inner.id
        elif isinstance(inner, ast.Attribute):
            yield inner.attr


def functions_of(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def asked_in(tree: ast.AST, readers: dict[str, set[int]]) -> set[str]:
    """Names that stand in a comparison, in an index, or in an argument that a reader asks for.

    A variable that is asked for asks for what it was set to.
    """
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            found.update(names_in(node))
        elif isinstance(node, ast.Subscript):
            found.update(names_in(node.slice))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            for place in readers.get(node.func.id, set()):
                found.update(names_in(node.args[place]) if place < len(node.args) else ())
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id in found for target in targets):
                found.update(names_in(node.value))
    return found


def readers_of(trees: list[ast.Module]) -> dict[str, set[int]]:
    """Functions that ask for one of their arguments, by its place; those that pass it on to such a function too."""
    readers: dict[str, set[int]] = {}
    known = -1
    while known < sum(len(places) for places in readers.values()):
        known = sum(len(places) for places in readers.values())
        for tree in trees:
            for function in functions_of(tree):
                read = asked_in(function, readers)
                places = {place for place, arg in enumerate(function.args.args) if arg.arg in read}
                if places:
                    readers.setdefault(function.name, set()).update(places)
    return readers


@cache
def asked() -> set[str]:
    paths = sources(LAW, checkout() / "src" / "saecula" / "tta")
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    readers = readers_of(trees)
    found: set[str] = set()
    for tree in trees:
        for function in functions_of(tree):
            found |= asked_in(function, readers)
    return found | (set(BY_AGE) if BY_AGE[0] in found else set())


def unread(section: str, words: set[int], read: set[str]) -> list[str]:
    """Words that rows use and that the law asks for nowhere."""
    return sorted(WORDS[section].name_of(word) for word in words if WORDS[section].name_of(word) not in read)


# --- the tests ----------------------------------------------------------------------------------------------------
@every_section
def test_every_id_is_named_after_its_constant(section: str) -> None:
    words = WORDS[section]
    assert {name: words.home.get(name) for name in words.names} == words.names


@every_section
def test_whatever_a_row_says_is_asked_for_in_the_law(section: str) -> None:
    assert unread(section, given(section), asked()) == []


@every_section
def test_whatever_has_a_name_is_on_some_row(section: str) -> None:
    words = WORDS[section]
    assert [name for name, number in words.names.items() if number not in given(section)] == []


def test_a_card_with_a_power_that_nothing_reads_fails() -> None:
    card = Card("nobody", "Nobody", terms.AGE_I, terms.LEADER, powers=[(powers.CARD_POWERS, 1)])
    assert unread("power", set(said("power", card)), asked()) == [f"number {powers.CARD_POWERS}"]


def test_a_power_that_is_named_but_asked_for_nowhere_fails() -> None:
    """Its name in an import, in a list or as an argument of a function that does not read it asks for nothing."""
    power = powers.CULTURE_PER_ARMY
    source = "from saecula.tta.powers import CULTURE_PER_ARMY\nKNOWN = [CULTURE_PER_ARMY]\nshow(CULTURE_PER_ARMY)\n"
    assert unread("power", {power}, asked_in(ast.parse(source), {})) == ["CULTURE_PER_ARMY"]
    for question in ("total += powers[CULTURE_PER_ARMY]", "if power in (CULTURE_PER_ARMY, OTHER):\n    pass"):
        assert unread("power", {power}, asked_in(ast.parse(question), {})) == []
    readers = readers_of([ast.parse("def amount(seat, power):\n    return seat.powers[power]\n")])
    assert unread("power", {power}, asked_in(ast.parse("amount(seat, CULTURE_PER_ARMY)"), readers)) == []


def numbers_of_powers() -> dict[str, int]:
    """Powers of cards and summaries by the names of their constants."""
    return {name: value for name, value in vars(powers).items() if isinstance(value, int) and name not in COUNTS}


def test_no_two_powers_share_a_number() -> None:
    """The summaries follow the powers of cards: whoever adds a power moves them on."""
    names: dict[int, list[str]] = {}
    for name, number in numbers_of_powers().items():
        names.setdefault(number, []).append(name)
    assert [shared for shared in names.values() if len(shared) > 1] == []
    assert sorted(names) == list(range(powers.ALL_POWERS))
    assert len(powers.POWER_IDS) == powers.CARD_POWERS
    assert [summary for summary, _ in powers.GROUPS] == list(range(powers.CARD_POWERS, powers.ALL_POWERS))


def test_a_power_that_is_read_behind_a_summary_is_in_its_group() -> None:
    """Where the summary is not set its texts are passed by: a power outside of the group would never count."""
    numbers = numbers_of_powers()
    group_of = {power: summary for summary, group in powers.GROUPS for power in group}
    left_out: list[str] = []
    for path in sources(LAW, checkout() / "src" / "saecula" / "tta"):
        named = set(names_in(ast.parse(path.read_text(encoding="utf-8")))) & set(numbers)
        summaries = {name for name in named if name.startswith("HAS_")}
        looked_at = {numbers[name] for name in summaries}
        if looked_at:
            read = sorted(named - summaries - STANDING)
            left_out += [f"{path.name}: {name}" for name in read if group_of.get(numbers[name]) not in looked_at]
    assert left_out == []


def test_an_event_with_a_task_that_nothing_does_fails() -> None:
    task = len(terms.TASK_IDS)
    card = Card("nothing", "Nothing", terms.AGE_I, terms.EVENT, steps=[(terms.ALL, task, 1)])
    assert unread("task", set(said("task", card)), asked()) == [f"number {task}"]
    assert unread("whom", set(said("whom", card)), asked()) == []


def test_every_question_refuses_by_a_law_of_the_catalogue() -> None:
    refusing = [question for question in QUESTIONS if question.takes]
    assert [(question.id, question.law) for question in refusing if question.law not in catalogue("tta")] == []


def test_nobody_outside_of_the_law_reads_the_slots_of_a_question() -> None:
    """They ask the functions of its chapter, so that a slot may change its meaning in one file."""
    found: list[str] = []
    for path in sources(OUTSIDE, checkout() / "src" / "saecula"):
        if path.name.startswith("aoc"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in SLOTS and is_frame(node.value):
                found.append(f"{path.name}:{node.lineno}")
    assert found == []


def is_frame(node: ast.expr) -> bool:
    """By its name, or by the stack that it is taken from."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "stack"
    return isinstance(node, ast.Name) and node.id in FRAMES
