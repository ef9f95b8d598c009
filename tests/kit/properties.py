"""What must hold for every game of ours, one function per property; a game's tests pass their Rules and options.

Functions that take a Game leave it as they found it. Each raises AssertionError (or the fault itself, such as
BrokenLaw) and protects one promise of the engine: the law's doors agree, nothing leaks, nothing is forgotten.
"""

import ast
import json
from collections.abc import Iterable, Iterator
from typing import Any, cast

import pytest

from saecula.builds.sources import PACKAGE
from saecula.core.command import PART_MASK, a_of, b_of, c_of, command, kind_of
from saecula.core.data import digest
from saecula.core.errors import IllegalCommand, InvalidCommand
from saecula.core.event import EVERYBODY, HIDDEN, SPECTATOR, Event, drain, redact
from saecula.core.game import Game
from saecula.core.playout import playout
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State
from tests.kit.games import Options, finish, new_game, push_random

KINDS = 62  # kinds of command that are tried: all that a game has, and more
NOT_COPIED = {"events", "causes"}  # it belongs to the moment (core/state.py)
NOT_IN_DATA = {
    "events",
    "causes",
    "expanded",
    "quiet",
    "late_key",
    "powers",
    "lines",
    "lined",
}  # of the moment, or computed anew
EXPANSION = "more"  # the part of the data that only tables with modules have
# what a table agreed on, left out of the data of all others; and a stream that is not the first
ONLY_WHERE_SET = {"conquest_shared": False, "hidden_hands": False, "stream": 1}
NEVER_CHANGES = {"plan"}  # shared by all states of a game


def viewers(game: Game) -> list[int]:
    return [*range(game.state.seat_count), SPECTATOR]


# --- the law's doors ------------------------------------------------------------------------------------------------
def listed_commands_are_not_refused(game: Game) -> None:
    commands = game.legal.commands()
    assert len(set(commands)) == len(commands), "a command is listed twice"
    for cmd in commands:
        refusal = game.rules.refusal(game.state, cmd)
        assert refusal is None, f"{game.rules.text(game.state, cmd)} is listed and refused by {refusal}"


def mutations(cmd: int) -> Iterator[int]:
    """A command with one part changed."""
    kind, a, b, c = kind_of(cmd), a_of(cmd), b_of(cmd), c_of(cmd)
    for part in (0, 1, 2, a + 1, max(a - 1, 0), 300, PART_MASK):
        yield command(kind, part, b, c)
    for part in (0, 1, 2, b + 1, max(b - 1, 0), PART_MASK):
        yield command(kind, a, part, c)
    for part in (0, 1, 2, PART_MASK):
        yield command(kind, a, b, part)
    for other in range(KINDS):
        yield command(other, a, b, c)


def is_well_formed(game: Game, cmd: int) -> bool:
    """Is it a command that a text can mean? Stray parts (a "pass" with a card) make one that nobody can write."""
    try:
        return game.rules.parse(game.state, game.rules.text(game.state, cmd)) == cmd
    except (InvalidCommand, LookupError):
        return False


def unlisted_commands_are_refused(game: Game, candidates: Iterable[int], malformed: bool = False) -> int:
    """Every refusal names a law of the catalogue; returns how many commands were tried.

    With `malformed`, commands with stray parts count too, which only a program can give.
    """
    listed = set(game.legal.commands())
    tried = 0
    for cmd in candidates:
        if cmd in listed:
            continue
        refusal = game.rules.refusal(game.state, cmd)
        if refusal is None and not malformed and not is_well_formed(game, cmd):
            continue
        parts = (kind_of(cmd), a_of(cmd), b_of(cmd), c_of(cmd))
        assert refusal is not None, f"{parts} is not listed and not refused at {game.decision}"
        assert game.rules.law_text(refusal.law, "en"), f"{parts} is refused by an unknown law '{refusal.law}'"
        tried += 1
    return tried


def a_refused_push_changes_nothing(game: Game, candidates: Iterable[int]) -> int:
    """Returns how many commands were refused."""
    listed = set(game.legal.commands())
    before = (game.digest(), game.ply, len(game.happened), len(game.history), game.state.events[:], id(game.state))
    refused = 0
    for cmd in candidates:
        if cmd not in listed:
            with pytest.raises(IllegalCommand):
                game.push(cmd)
            refused += 1
    assert before == (
        game.digest(), game.ply, len(game.happened), len(game.history), game.state.events[:], id(game.state),
    )  # fmt: skip
    return refused


# --- copies and data ------------------------------------------------------------------------------------------------
def fields_of(cls: type) -> list[str]:
    """The attributes that `__init__` of a class and its bases assign, read from their sources."""
    fields: dict[str, None] = {}
    for base in reversed(cls.__mro__[:-1]):
        source = PACKAGE.parent.joinpath(*base.__module__.split(".")).with_suffix(".py")
        tree = ast.parse(source.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                fields.update(dict.fromkeys(_assigned(node)))
    return list(fields)


def _assigned(node: ast.ClassDef) -> Iterator[str]:
    for function in node.body:
        if isinstance(function, ast.FunctionDef) and function.name == "__init__":
            for target in ast.walk(function):
                if isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store):
                    if isinstance(target.value, ast.Name) and target.value.id == "self":
                        yield target.attr


def parts_of(state: State) -> list[Any]:
    """The state, every object in its lists, and what these hold."""
    parts: list[Any] = [state]
    for part in parts:
        for field in fields_of(type(part)):
            value = getattr(part, field)
            if isinstance(value, list):
                parts.extend(item for item in value if hasattr(item, "to_data"))
            elif hasattr(value, "to_data") and field not in NEVER_CHANGES:
                parts.append(value)
    return parts


def _mark(part: Any, field: str) -> None:
    """Change a field to a value that no default equals."""
    value = getattr(part, field)
    if isinstance(value, bool):
        setattr(part, field, not value)
    elif isinstance(value, int):
        setattr(part, field, value + 1001)
    elif isinstance(value, str):
        setattr(part, field, f"{value}1001")
    elif value and not isinstance(value[0], int):
        setattr(part, field, value[:-1])
    else:
        setattr(part, field, type(value)([*value, 101]))  # it fits into a byte


def copies_and_data_keep_every_field(state: State) -> int:
    """`copy` and `to_data` are written by hand; none of them may forget a field. Returns how many were tried."""
    tried = 0
    for part in parts_of(state):
        fields = fields_of(type(part))
        data = part.to_data()
        if isinstance(data, dict):
            extra = data.get(EXPANSION, {})
            settled = {key for field in NEVER_CHANGES if hasattr(part, field) for key in getattr(part, field).to_data()}
            left_out = {field for field, usual in ONLY_WHERE_SET.items() if getattr(part, field, None) == usual}
            expected = set(fields) - NOT_IN_DATA - NEVER_CHANGES - left_out
            assert {*data, *extra} - settled - {EXPANSION, "on"} == expected, type(part)
        for field in fields:
            tried += 1
            if field in NEVER_CHANGES:
                assert getattr(part.copy(), field) is getattr(part, field)
                continue
            if hasattr(getattr(part, field), "to_data"):  # a part of its own
                assert getattr(part.copy(), field) is not getattr(part, field), f"copies share {field}"
                continue
            marked = part.copy()
            _mark(marked, field)
            value, copied = getattr(marked, field), getattr(marked.copy(), field)
            if field not in NOT_COPIED:
                same = len(value) == len(copied) if _holds_objects(value) else value == copied
                assert same, f"copy of {type(part).__name__} forgets {field}"
            if field not in NOT_IN_DATA:
                assert marked.to_data() != data, f"data of {type(part).__name__} forget {field}"
            if not isinstance(value, (int, str)) and not _is_shared(part, value):
                assert value is not copied, f"copies of {type(part).__name__} share {field}"
                if _holds_objects(value):
                    assert not {id(item) for item in value} & {id(item) for item in copied}, f"copies share {field}"
    return tried


def _is_shared(part: Any, value: Any) -> bool:
    """Positions of Through the Ages share piles, and questions their numbers: nobody changes one in place
    (library/test_copies.py).
    """
    of_cards = not _holds_objects(value) or not hasattr(value[0], "to_data")
    return of_cards and type(part).__module__.startswith(("saecula.tta", "saecula.core.frame"))


def _holds_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and not isinstance(value[0], int)


def playing_a_copy_on_leaves_the_original_alone(game: Game, seed: int) -> None:
    before = game.digest()
    twin = game.state.copy()
    assert digest(twin) == before
    playout(game.rules, twin, Dice(seed))
    assert game.digest() == before
    other = game.copy()
    ply = game.ply
    finish(other, seed)
    assert (game.digest(), game.ply, len(game.happened)) == (before, ply, ply + 1)


def data_round_trip(game: Game, seed: int) -> None:
    data = game.state.to_data()
    twin = game.rules.state_from_data(json.loads(json.dumps(data)))
    assert twin.to_data() == data
    assert fields_of(type(twin)) == fields_of(type(game.state))
    end = game.state.copy()
    assert playout(game.rules, end, Dice(seed)) == playout(game.rules, twin, Dice(seed))
    assert digest(end) == digest(twin)


def pop_restores_every_ply(rules: Rules, options: Options, seed: int) -> None:
    game, dice = new_game(rules, options, seed), Dice(seed)
    digests = [game.digest()]
    while not game.is_over():
        push_random(game, dice)
        digests.append(game.digest())
    commands = [move.text for move in game.log]
    while game.ply:
        assert game.digest() == digests[game.ply]
        assert game.peek() == commands[game.ply - 1]
        assert game.pop() == commands[game.ply]
    assert game.digest() == digests[0]
    assert len(game.happened) == 1


# --- notation -------------------------------------------------------------------------------------------------------
def texts_are_unique_and_parse_back(game: Game) -> None:
    texts: dict[str, int] = {}
    for cmd in game.legal.commands():
        text = game.rules.text(game.state, cmd)
        assert text not in texts, f"'{text}' means two legal commands"
        assert game.rules.parse(game.state, text) == cmd
        texts[text] = cmd


def beginnings_never_mean_an_illegal_command(game: Game) -> None:
    """What is typed short of a whole command means a legal one, or several, or nothing."""
    legal = set(game.legal.commands())
    for text in game.legal:
        for length in range(1, len(text)):
            typed = text[:length]
            try:
                cmd = game.command(typed)
            except InvalidCommand:
                continue
            written_out = game.rules.text(game.state, cmd) == " ".join(typed.split())
            assert written_out or cmd in legal, f"'{typed}' means an illegal command"


# --- who may see what -----------------------------------------------------------------------------------------------
def redaction_leaves_no_secret(game: Game) -> int:
    """Whoever may not see an event gets it without `a`; returns how many secrets were kept."""
    kept = 0
    whole = [event for events in game.happened for event in events]
    for seat in viewers(game):
        for event, seen in zip(whole, game.events(seat), strict=True):
            knows = event.seen_by == EVERYBODY or (seat >= 0 and event.seen_by >> seat & 1)
            assert (seen.kind, seen.seat, seen.b, seen.c) == (event.kind, event.seat, event.b, event.c)
            assert seen.a == (event.a if knows else HIDDEN)
            kept += not knows
    return kept


def view_text(rules: Rules, state: State, seat: int) -> str:
    return json.dumps(cast(Any, rules.view(state, seat)).to_data(), sort_keys=True)


def _after(rules: Rules, state: State, cmd: int) -> tuple[State, list[Event]]:
    after = state.copy()
    rules.apply(after, cmd)
    rules.advance(after)
    return after, drain(after)


def hidden_things_do_not_interfere(game: Game, seeds: range) -> int:
    """Another state that a seat cannot tell apart gives it the same view, options and events.

    Returns how many of those states did differ.
    """
    rules, state = game.rules, game.state
    legal = rules.legal(state)
    different = 0
    for seat in viewers(game):
        view = view_text(rules, state, seat)
        for seed in seeds:
            other = rules.imagine(rules.view(state, seat), seed)
            different += digest(other) != digest(state)
            assert view_text(rules, other, seat) == view
            assert rules.decision_name(other) == rules.decision_name(state)
            if state.over:
                continue
            decides = state.stack[-1].seat == seat
            if decides:
                assert rules.legal(other) == legal, f"seat {seat} learns of hidden things by its options"
            cmd = legal[Dice(seed + game.ply).below(len(legal))]
            if decides or cmd in rules.legal(other):
                _same_aftermath(rules, state, other, cmd, seat)
    return different


def _same_aftermath(rules: Rules, state: State, other: State, cmd: int, seat: int) -> None:
    here, events = _after(rules, state, cmd)
    there, others = _after(rules, other, cmd)
    if any(rules.reveals(event) for event in [*events, *others]):
        return
    told = [redact(event, seat).key() for event in events]
    assert told == [redact(event, seat).key() for event in others], f"events tell seat {seat} of hidden things"
    assert view_text(rules, here, seat) == view_text(rules, there, seat)


def secret_choices_look_alike(game: Game, secret_kinds: set[str]) -> int:
    """Where a choice is secret, the others see the same whatever is chosen; returns how many choices were compared."""
    rules, state = game.rules, game.state
    if game.decision is None or game.decision.kind not in secret_kinds:
        return 0
    compared = 0
    seen: dict[int, set[str]] = {}
    for cmd in rules.legal(state):
        after, events = _after(rules, state, cmd)
        if any(rules.reveals(event) for event in events):
            continue
        compared += 1
        for seat in viewers(game):
            if seat != game.decision.seat:
                told = str([redact(event, seat).key() for event in events])
                seen.setdefault(seat, set()).add(told + view_text(rules, after, seat))
    assert all(len(looks) == 1 for looks in seen.values()), f"a secret choice shows at {game.decision}"
    return compared


def imagined_states_are_sound(game: Game, seeds: range) -> None:
    """What a bot imagines keeps every invariant, looks like what it saw, and can be played to an end."""
    rules = game.rules
    for seat in viewers(game):
        for seed in seeds:
            state = rules.imagine(rules.view(game.state, seat), seed)
            rules.check(state)
            assert view_text(rules, state, seat) == view_text(rules, game.state, seat)
            playout(rules, state, Dice(seed))
            assert state.over
            rules.check(state)


# --- whole games ----------------------------------------------------------------------------------------------------
def equal_seeds_and_commands_give_equal_digests(rules: Rules, options: Options, seed: int) -> None:
    game, twin, dice = new_game(rules, options, seed), new_game(rules, options, seed), Dice(seed)
    assert game.chance == twin.chance
    while not game.is_over():
        push_random(game, dice)
        twin.push(game.log[-1].text)
        assert game.digest() == twin.digest()
    assert [event for ply in game.happened for event in ply] == [event for ply in twin.happened for event in ply]
    assert new_game(rules, options, f"{seed}*").digest() != new_game(rules, options, seed).digest()


def the_outcome_is_consistent(game: Game) -> None:
    outcome = game.outcome()
    if not game.is_over():
        assert outcome is None
        assert game.decision is not None
        return
    assert outcome is not None
    assert game.decision is None
    assert not game.legal
    scores, ranks = outcome.scores, outcome.ranks
    assert len(scores) == len(ranks) == len(outcome.lines) == game.state.seat_count
    assert outcome.winners() == [seat for seat in range(len(ranks)) if ranks[seat] == 1] != []
    for seat, rank in enumerate(ranks):
        assert sum(outcome.lines[seat].values()) == scores[seat]
        assert rank == 1 + sum(1 for other in ranks if other < rank)
        assert all(ranks[other] < rank for other in range(len(ranks)) if scores[other] > scores[seat])
