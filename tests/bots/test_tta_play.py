"""Bots of Through the Ages play by the law, keep to their plans and use all of the game."""

import pytest

from saecula.bots import known_bots, make
from saecula.bots.tta_bot import TtaBot
from saecula.core.chance import Chance
from saecula.core.command import a_of, kind_of
from saecula.core.state import State
from saecula.tta import RULES
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, KIND
from saecula.tta.terms import BASE
from tests.bots.playing import play


@pytest.mark.parametrize("name", known_bots("tta"))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_a_game_to_its_end(name: str, seats: int) -> None:
    outcome = play(RULES, [name] + ["easy"] * (seats - 1), "whole")
    assert len(outcome.scores) == seats


@pytest.mark.parametrize("name", ["novice", "easy", "medium", "hard", "conqueror", "expert"])
@pytest.mark.parametrize("modules", [["balanced"], ["military"], ["balanced", "military", "leaders-wonders"]], ids=len)
def test_bots_play_with_the_cards_of_the_expansion(name: str, modules: list[str]) -> None:
    new: set[int] = set()

    def watch(s: State, seat: int, command: int) -> None:
        if kind_of(command) in (t.ELECT, t.DEVELOP) and CARDS[a_of(command)].module != BASE:
            new.add(a_of(command))

    outcome = play(RULES, [name, "medium", "medium"], "expansion", watch, {"modules": modules})
    assert max(outcome.scores) > 60
    assert new or modules == ["military"]


@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize(
    "mode",
    [
        {"mode": "expansion-only", "plus_one": True},
        {"mode": "secret-mix", "draft": True},
        {"mode": "open-mix", "hidden_future": True},
        {"mode": "open-mix", "draft": True},
    ],
    ids=lambda mode: "-".join(str(value) for value in mode.values()),
)
def test_bots_of_all_levels_play_in_every_mode(first: int, mode: dict[str, object]) -> None:
    """Every level sits at tables of two to four, with all modules."""
    levels = ["novice", "easy", "medium", "hard", "expert"]
    seats = 2 + first % 3
    names = [levels[(first + seat) % len(levels)] for seat in range(seats)]
    options = {"modules": ["balanced", "military", "leaders-wonders"], **mode}
    assert max(play(RULES, names, f"modes/{first}", options=options).scores) > 40


@pytest.mark.parametrize("name", ["novice", "easy", "medium", "hard", "conqueror", "expert"])
def test_equal_dice_lead_to_equal_games(name: str) -> None:
    games: list[list[int]] = [[], []]
    for commands in games:
        play(RULES, [name, name], "again", lambda s, seat, command, kept=commands: kept.append(command))
    assert games[0] == games[1]


def test_a_plan_is_followed_and_thought_of_once() -> None:
    """After planning, the rest of an action phase costs no imagined world."""
    s = RULES.setup(RULES.options({"seats": 2}), Chance("plan"))
    bots = [make("medium", RULES, seat) for seat in range(2)]
    thought, followed = 0, 0
    for _ in range(250):
        if s.over:
            break
        seat = s.stack[-1].seat
        legal = RULES.without_surrender(RULES.legal(s))
        before = bots[seat].dice.state
        command = bots[seat].choose(RULES.view(s, seat), legal)
        if s.stack[-1].kind == t.ASK_ACTIONS and len(legal) > 1:
            thought += bots[seat].dice.state != before
            followed += bots[seat].dice.state == before
        RULES.apply(s, command)
        RULES.advance(s)
    assert followed > 1.5 * thought > 10


def test_a_plan_is_dropped_when_the_table_looks_otherwise() -> None:
    s = RULES.setup(RULES.options({"seats": 2}), Chance("dropped"))
    bot = make("medium", RULES, 1)
    assert isinstance(bot, TtaBot)
    seat = s.stack[-1].seat
    bot.choose(RULES.view(s, seat), RULES.legal(s))
    assert bot.plan
    state = RULES.setup(RULES.options({"seats": 2}), Chance("elsewhere"))
    state.turn = 5
    seat = state.stack[-1].seat
    legal = RULES.legal(state)
    assert bot.choose(RULES.view(state, seat), legal) in legal


def test_hard_bots_use_all_of_the_game() -> None:
    used: set[int] = set()
    governments = []

    def watch(s: State, seat: int, command: int) -> None:
        used.add(kind_of(command))
        if kind_of(command) in (t.DEVELOP, t.REVOLT) and KIND[a_of(command)] == t.GOVERNMENT:
            governments.append(seat)

    for game in range(3):
        play(RULES, ["hard"] * 3, f"all/{game}", watch)
    wanted = {
        t.TAKE, t.POPULATE, t.BUILD, t.UPGRADE, t.ELECT, t.STAGE, t.DEVELOP, t.PLAY, t.PREPARE, t.ATTACK, t.DECLARE,
        t.OFFER, t.ACCEPT, t.BID, t.LAND, t.TACTIC_PLAY,
    }  # fmt: skip
    assert wanted - used == set()
    assert governments
