"""A refusal cites a law that has to do with the command or with the open question: over random positions."""

from collections import Counter
from random import Random

import pytest

from saecula import aoc
from saecula.aoc.cards import catalog
from saecula.aoc.commands import ACTION, COMMANDS, EFFECT, Command, cards_of, declared, targets_of
from saecula.aoc.doors import QUESTIONS
from saecula.aoc.state import State
from saecula.aoc.terms import ACTION_IDS, ACTIONS, RESEARCH, WONDER
from saecula.core.command import a_of, command, kind_of
from saecula.laws import catalogue
from tests.aoc.scenario import position
from tests.kit.games import Options, random_game

TABLES: list[Options] = [
    {"seats": 4, "modules": ["innovation", "changing-world", "draft"]},
    {"seats": 2, "modules": ["innovation"]},
    {"seats": 1},
]
# By command, the beginnings of the laws that may refuse it where the open question takes it.
CHAPTERS: dict[str, tuple[str, ...]] = {
    "research": ("tech.", "innovation."),
    "wonder": ("wonder.",),
    "trade": ("card.vikings.",),
    "buy": ("innovation.",),
    "pass": ("action.pass.",),
    "rise": ("civ.", "draft.source"),
    "annex": ("civ.", "draft.source", "turn.first.must-rise"),
    "skip": ("turn.first.must-rise",),
    "learn": ("tech.", "innovation."),
    "gift": ("civ.choose.",),
    "use": ("turn.end.",),
    "done": ("turn.end.",),
}
# What may refuse any action: the row, slots, workers, coins, a pass.
ANY_ACTION = ("action.available.", "action.cost.", "action.slot.", "action.pass.instead")


def any_command(entry: Command, random: Random) -> int:
    """A well-formed command."""
    if not entry.parts:
        return command(entry.kind)
    if entry.parts[0] == ACTION:
        action = random.randrange(ACTIONS)
        aims = len(targets_of(action)) if action in (RESEARCH, WONDER) else 0
        return command(entry.kind, action, random.randrange(aims + 1), random.randrange(2) if action == WONDER else 0)
    if entry.parts[0] == EFFECT:
        return command(entry.kind, random.randrange(60))
    return command(entry.kind, random.randrange(len(cards_of(entry.parts[0]))))


def fits(s: State, cmd: int, law: str) -> bool:
    question, entry = QUESTIONS[s.stack[-1].kind], declared(kind_of(cmd))
    if entry.kind not in question.takes:
        return law == question.law
    if law == question.law:
        return True
    if entry.parts and entry.parts[0] == ACTION:
        return law.startswith(
            (f"action.{ACTION_IDS[a_of(cmd)]}", *ANY_ACTION, *CHAPTERS.get(ACTION_IDS[a_of(cmd)], ()))
        )
    return law.startswith(CHAPTERS[entry.word]) if entry.word in CHAPTERS else False


@pytest.mark.parametrize("options", TABLES, ids=["four", "two", "solo"])
def test_a_refusal_has_to_do_with_the_command_or_the_question(options: Options) -> None:
    catalog.load()
    random, questions, laws = Random(4), Counter[str](), Counter[str]()
    strange: set[tuple[str, str, str]] = set()
    for seed in range(3):
        for game in random_game(aoc.RULES, options, seed):
            s = game.state
            assert isinstance(s, State)
            if not s.stack or random.random() > 0.5:
                continue
            question = QUESTIONS[s.stack[-1].kind].id
            questions[question] += 1
            tried = [any_command(entry, random) for entry in COMMANDS for _ in range(4)]
            for cmd in (*tried, *aoc.RULES.thinkable(s)):
                refusal = aoc.RULES.refusal(s, cmd)
                if refusal is not None:
                    laws[refusal.law] += 1
                    if not fits(s, cmd, refusal.law):
                        strange.add((question, aoc.RULES.text(s, cmd), refusal.law))
    assert strange == set()
    assert set(laws) <= set(catalogue("aoc"))
    assert len(questions) > 1
    assert len(laws) > 10


def test_a_law_of_another_chapter_would_be_found() -> None:
    s = position().actions().s
    build = aoc.RULES.command_of("build")
    assert fits(s, build, "action.build.cost")
    assert not fits(s, build, "action.hunt.no-technology")
    assert not fits(s, build, "civ.limit")
