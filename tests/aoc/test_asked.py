"""Nothing fails silently: whatever a card carries is asked for by the law, and whatever is asked for, a card carries.

Read from the sources and from the shipped cards, so a kind of effect that nobody reads is found before it is played.
"""

import pytest

from saecula.aoc import terms as t
from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import FIELDS, MOMENT_OPS, PLAIN_OPS, compile_effect
from saecula.aoc.cards.tables import ACHIEVEMENTS, CHALLENGES, EFFECTS, Achievement, Challenge, Effect
from saecula.aoc.doors import ASKED, table
from saecula.aoc.law.op import OPS, Op, fill
from saecula.aoc.law.question import Question
from saecula.core.errors import BrokenLaw
from tests.aoc.asked import asked_names, fields_read, op_classes, sources

FOR_OWNERS = {"optional"}  # fields that a corrected card may set
SECTIONS = {
    "op": ("ACTION_BONUS", "DENY"),
    "per": ("PER_NOTHING", "PER_OTHER_CIV"),
    "if": ("IF_ALWAYS", "IF_FEW_TECHS"),
}


def words_of(section: str) -> dict[str, int]:
    """The constants of a section of the vocabulary, by name."""
    first, last = SECTIONS[section]
    names = list(vars(t))
    between = names[names.index(first) : names.index(last) + 1]
    return {name: getattr(t, name) for name in between if isinstance(getattr(t, name), int)}


def unread(section: str, carried: set[int], law: list[str]) -> set[str]:
    """Words that some card carries and no law asks for."""
    asked = set().union(*[asked_names(source) for source in law])
    known = words_of(section)
    strange = {f"number {number}" for number in carried - set(known.values())}
    return {name for name, number in known.items() if number in carried and name not in asked} | strange


def uncarried(section: str, carried: set[int], law: list[str]) -> set[str]:
    """Words that the law asks for and no card carries."""
    asked = set().union(*[asked_names(source) for source in law])
    return {name for name, number in words_of(section).items() if name in asked and number not in carried}


def carried_by(effects: list[Effect]) -> dict[str, set[int]]:
    return {
        "op": {effect.op for effect in effects},
        "per": {effect.per for effect in effects},
        "if": {effect.condition for effect in effects},
    }


@pytest.mark.parametrize("section", SECTIONS)
def test_cards_and_law_know_the_same_words(section: str) -> None:
    catalog.load()
    carried = carried_by(EFFECTS)[section]
    assert len(carried) > 2
    assert unread(section, carried, sources()) == set()
    assert uncarried(section, carried, sources()) == set()


def test_every_word_of_the_data_file_has_a_number_and_every_number_a_word() -> None:
    numbers = [*PLAIN_OPS.values(), *[code for code, _ in MOMENT_OPS.values()]]
    assert sorted(numbers) == list(range(1, t.LAST_OP + 1)) == sorted(words_of("op").values())
    assert set(FIELDS) == {*PLAIN_OPS, *[word for word, _ in MOMENT_OPS]}
    assert len(t.PER_IDS) == len(words_of("per"))


@pytest.mark.parametrize(
    ("kind", "rows"), [(Effect(0, "", ""), EFFECTS), (Challenge(""), CHALLENGES), (Achievement(""), ACHIEVEMENTS)]
)
def test_every_field_of_a_row_is_read_by_the_law_and_used_by_a_row(kind: object, rows: list[object]) -> None:
    catalog.load()
    read = set().union(*[fields_read(source) for source in sources()])
    fields = [name for name in dir(kind) if not name.startswith("_")]
    assert len(fields) > 5
    for field in fields:
        assert field in read, f"no law reads the field {field} of {type(kind).__name__}"
        used = any(getattr(row, field) != getattr(kind, field) for row in rows)
        assert used or field in FOR_OWNERS, f"no row uses {field}"


def test_every_kind_of_effect_does_something_or_is_asked_for() -> None:
    """A class with no moment of its own would be a row of the table that does nothing."""
    by_class = set(op_classes())
    asked = set().union(*[asked_names(source) for source in sources()])
    for name, number in words_of("op").items():
        assert (number in by_class) or name in asked, f"{name} does nothing"
        assert OPS[number].number == number


# --- these tests can fail ---------------------------------------------------------------------------------------------
def test_a_card_with_a_power_that_nobody_reads_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAIN_OPS, "levitation", t.LAST_OP + 1)
    imaginary = compile_effect({"op": "levitation"}, "atlantis", {})
    assert unread("op", carried_by([*EFFECTS, imaginary])["op"], sources()) == {f"number {t.LAST_OP + 1}"}


def test_a_kind_of_effect_that_lost_its_law_is_found() -> None:
    """Without the chapter of rounds nobody asks who is immune in a war."""
    law = [source for source in sources() if "def wage_war" not in source]
    assert unread("op", {effect.op for effect in EFFECTS}, law) == {"WAR_IMMUNITY"}


def test_a_class_that_does_nothing_is_no_reader() -> None:
    idle = "class Idle(Op):\n    def __init__(self) -> None:\n        super().__init__(RAID, 'x')\n"
    busy = idle + "    def acted(self, s, seat, effect, tech) -> None:\n        pass\n"
    assert (asked_names(idle), asked_names(busy)) == (set(), {"RAID"})


def test_a_law_that_asks_for_what_no_card_has_is_found() -> None:
    assert uncarried("op", {effect.op for effect in EFFECTS if effect.op != t.RAID}, sources()) == {"RAID"}


# --- the tables do not start with a hole ------------------------------------------------------------------------------
def test_a_kind_of_effect_without_an_entry_does_not_start() -> None:
    with pytest.raises(BrokenLaw, match=r"kind of effect 25 has no entry"):
        fill([op for op in OPS[1:] if op.number != t.RAID])
    with pytest.raises(BrokenLaw, match=r"share the number 25"):
        fill([*OPS[1:], Op(t.RAID, "effect.coins")])
    with pytest.raises(BrokenLaw, match=r"does not know"):
        fill([*OPS[1:], Op(t.LAST_OP + 1, "effect.coins")])
    with pytest.raises(BrokenLaw, match=r"names no law"):
        fill([*[op for op in OPS[1:] if op.number != t.RAID], Op(t.RAID, "")])
    assert [op.number for op in OPS] == list(range(t.LAST_OP + 1))


def test_a_question_without_an_entry_or_with_the_number_of_another_does_not_start() -> None:
    with pytest.raises(BrokenLaw, match=r"question 9 has no entry"):
        table([question for question in ASKED if question.kind != t.ASK_GIFT])
    with pytest.raises(BrokenLaw, match=r"share the number 9"):
        table([*ASKED, Question(t.ASK_GIFT, "gift-again", [t.GIFT], "card.phoenicia", {})])
    with pytest.raises(BrokenLaw, match=r"does not know"):
        table([*ASKED, Question(77, "riddle", [t.GIFT], "card.phoenicia", {})])
    gifts = [question for question in ASKED if question.kind != t.ASK_GIFT]
    with pytest.raises(BrokenLaw, match=rf"no question takes the command {t.GIFT}"):
        table([*gifts, Question(t.ASK_GIFT, "gift", [t.DONE], "card.phoenicia", {})])
