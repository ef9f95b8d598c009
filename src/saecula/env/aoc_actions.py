"""The actions of Age of Civilization: every command that any table can list, told from the cards.

Nothing that a seat says names another seat. A number stays with its text: with the values of another box, an effect
that is used may stand elsewhere in the tables or nowhere, and its number goes with the card's name.
"""

from collections.abc import Iterator

from saecula.aoc.cards.tables import CIV_IDS, EFFECTS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.commands import COMMANDS, PLAIN
from saecula.aoc.notation import command_of, effect_text, is_usable
from saecula.aoc.terms import ACTION_IDS, ACTIONS, RESEARCH, WONDER
from saecula.env.actions import ActionList
from saecula.env.numbering import Parts


def acts() -> Iterator[str]:
    for action in range(ACTIONS):
        word = ACTION_IDS[action]
        if action == RESEARCH:
            yield from (word, *(f"{word} {tech}" for tech in TECH_IDS))
        elif action == WONDER:
            for text in (word, *(f"{word} {wonder}" for wonder in WONDER_IDS)):
                yield from (text, f"{text} {PLAIN}")
        else:
            yield word


class AocActions(ActionList):
    name = "aoc-v0"
    parts = Parts([])

    def thinkable(self) -> Iterator[str]:
        usable = [effect_text(i) for i in range(len(EFFECTS)) if is_usable(i)]
        names = {"keep": CIV_IDS, "rise": CIV_IDS, "annex": CIV_IDS, "gift": CIV_IDS, "buy": SPECIAL_IDS,
                 "learn": TECH_IDS, "choose": WONDER_IDS, "use": usable}  # fmt: skip
        for entry in COMMANDS:
            if entry.word == "act":
                yield from acts()
            elif entry.parts:
                yield from (f"{entry.word} {name}" for name in names[entry.word])
            else:
                yield entry.word

    def packed(self, text: str) -> int:
        return command_of(text)
