"""What a seat cannot see never changes what a bot chooses.

Random play gathers positions with every kind of question that it meets, in every part of a game. At each of them the
hidden cards are dealt anew, and the same bot with the same dice is asked again. Cheats show that this can fail.
"""

from collections.abc import Callable
from functools import cache

import pytest

from saecula.aoc.doors import ASKED
from saecula.bots import Bot, known_bots, make
from saecula.core.chance import Chance
from saecula.core.data import digest
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State
from saecula.games import rules_of
from saecula.tta.doors import ASKED as TTA_ASKED
from tests.kit.deputy import Deputy
from tests.kit.games import FROZEN_STREAM

ALL = ["balanced", "military", "leaders-wonders"]
TABLES: dict[str, dict[str, object]] = {
    "tta 2": {},
    "tta 3": {},
    "tta 4": {},
    "tta 3 hidden": {"hidden_hands": True},
    "tta 2 drafted": {"modules": ALL, "mode": "secret-mix", "draft": True},
    "tta 3 open": {"modules": ALL, "mode": "open-mix", "draft": True, "hidden_future": True},
    "tta 4 new": {"modules": ALL, "mode": "expansion-only", "plus_one": True, "hidden_hands": True},
    "aoc 2": {},
    "aoc 3": {},
    "aoc 4": {},
    "aoc 2 drafted": {"modules": ["draft"]},
    "aoc 3 innovation": {"modules": ["innovation", "changing-world"]},
    "aoc 4 drafted": {"modules": ["draft", "innovation"]},
}
GAMES = 80  # of random play at every table
PART = {"tta": 9, "aoc": 3}  # rounds of a part of a game
# questions whose wonders random play does not complete with cards in hand to choose from
UNMET = {"colony-from-hand", "event-from-hand"}
NOBODY = {"", "turn", "event"}  # frames that ask nobody
Maker = Callable[[Rules, State], Bot]  # a cheat gets the state as well


@cache
def positions(table: str) -> dict[tuple[str, int], State]:
    """One position with a choice for every kind of question and part of a game."""
    game, seats = table.split()[:2]
    rules = rules_of(game)
    options = rules.options({"seats": int(seats), **TABLES[table]})
    found: dict[tuple[str, int], State] = {}
    for number in range(GAMES):
        s = rules.setup(options, Chance(f"honest/{number}", None, FROZEN_STREAM))
        s.quiet = True
        dice = Dice(number)
        while not s.over:
            legal = rules.without_surrender(rules.legal(s))
            place = rules.decision_name(s), rules.round_of(s) // PART[game]
            if len(legal) > 1 and place not in found:
                found[place] = s.copy()
            rules.apply(s, legal[dice.below(len(legal))])
            rules.advance(s)
    return found


def choice(rules: Rules, s: State, maker: Maker) -> int:
    return maker(rules, s).choose(rules.view(s, s.stack[-1].seat), rules.without_surrender(rules.legal(s)))


def changed(table: str, maker: Maker) -> list[tuple[str, int]]:
    """Where a bot chooses otherwise because hidden cards lie otherwise."""
    rules = rules_of(table.split()[0])
    found: list[tuple[str, int]] = []
    hidden = 0
    for number, (place, s) in enumerate(positions(table).items()):
        other = rules.imagine(rules.view(s, s.stack[-1].seat), 100 + number)
        hidden += digest(other) != digest(s)
        if choice(rules, other, maker) != choice(rules, s, maker):
            found.append(place)
    assert hidden > 0.7 * len(positions(table)), "nothing was dealt anew"
    return found


@pytest.mark.parametrize(
    ("game", "asked"), [("tta", [question.id for question in TTA_ASKED]), ("aoc", [question.id for question in ASKED])]
)
def test_random_play_meets_every_kind_of_question(game: str, asked: list[str]) -> None:
    met = {kind for table in TABLES if table.startswith(game) for kind, _ in positions(table)}
    assert set(asked) - UNMET - NOBODY <= met


@pytest.mark.parametrize(
    ("name", "table"), [(name, table) for table in TABLES for name in known_bots(table.split()[0])]
)
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str, table: str) -> None:
    assert changed(table, lambda rules, s: make(name, rules, 9)) == []


# --- cheats -------------------------------------------------------------------------------------------------------
class Peeking(Bot):
    """Lets everything on the table decide, hidden or not."""

    def __init__(self, rules: Rules, seed: int, s: State) -> None:
        super().__init__(rules, seed)
        self.s = s

    def choose(self, view: object, legal: list[int]) -> int:
        return legal[int(digest(self.s)[:8], 16) % len(legal)]


class Telling(Deputy):
    """Rules that tell a bot the truth whenever it wants to imagine something."""

    def __init__(self, rules: Rules, s: State) -> None:
        super().__init__(rules)
        self.s = s

    def imagine(self, view: object, seed: int) -> State:
        return self.s.copy()


def knowing(name: str, rules: Rules, s: State) -> Bot:
    """A bot of ours that searches the real position."""
    bot = make(name, rules, 9)
    bot.rules = Telling(rules, s)
    return bot


@pytest.mark.parametrize("table", TABLES)
def test_a_bot_that_peeks_is_found_out(table: str) -> None:
    assert len(changed(table, lambda rules, s: Peeking(rules, 9, s))) > 0.2 * len(positions(table))


@pytest.mark.parametrize(("name", "game"), [("greedy", "tta"), ("hard", "tta"), ("medium", "aoc")])
def test_a_bot_that_searches_the_real_position_is_found_out(name: str, game: str) -> None:
    tables = [table for table in TABLES if table.startswith(game)]
    assert any(changed(table, lambda rules, s: knowing(name, rules, s)) for table in tables)
