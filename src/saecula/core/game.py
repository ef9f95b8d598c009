"""A state with its history: push, pop, view, explain, save. People and programs hold a Game; search holds a State.

This module is not compiled, so that `help`, subclasses and `pickle` work as with any class of Python; the law behind
`Rules` is what takes time. What callers may get wrong is checked, so that both builds answer it with the same sentence.

>>> game = saecula.tta.Game(seats=2, seed=7)
>>> game.why("take 13")
Refusal(action.take.space-cost: needs 3 civil-actions, has 1)
"""

import os
from copy import deepcopy
from secrets import token_hex
from sys import intern
from typing import Any, Final, Self

from saecula.core.chance import Chance, commitment
from saecula.core.data import LARGEST, digest
from saecula.core.errors import (
    BrokenLaw,
    IllegalCommand,
    InvalidCommand,
    OptionError,
    Problem,
    RecordError,
    Refusal,
    StaleCommand,
    UndoRefused,
)
from saecula.core.event import SPECTATOR, Event, drain, redact
from saecula.core.moves import Decision, LegalCommands, Move
from saecula.core.past import Happened, Positions
from saecula.core.rng import NEWEST
from saecula.core.rules import Addend, Outcome, Rules
from saecula.core.state import State

__all__ = ["SPECTATOR", "Addend", "Decision", "Event", "Game", "LegalCommands", "Move", "Outcome", "Refusal"]

SEED_LENGTH: Final = 200
HUMAN: Final = "human"


def seed_text(seed: object) -> str:
    """A seed is a text or a whole number."""
    if type(seed) is not str and type(seed) is not int:
        raise OptionError("seed", "text-or-number")
    try:
        text = str(seed)
    except ValueError:  # Python does not write out thousands of digits
        raise OptionError("seed", "most-digits", most=SEED_LENGTH) from None
    if not text.isprintable() or len(text) > SEED_LENGTH:
        raise OptionError("seed", "most-letters", most=SEED_LENGTH)
    return text


class Game:
    """A game in progress or finished. `push` checks every command; a refused one changes nothing.

    Whoever knows the game says `saecula.tta.Game(seats=3)` or `saecula.aoc.Game(seats=3)`; this class takes any rules.

    >>> game = Game(saecula.tta.RULES, {"seats": 2}, seed=7)
    >>> game
    <tta.Game seats=2 ply=0: seat 1 is asked for action>
    >>> [event.name for event in game.push("take 1")]
    ['civil-spent', 'card-taken']
    >>> game.pop()
    'take 1'
    """

    FACES: Final[dict[str, type["Game"]]] = {}  # the class of every game, by the name of its rules

    def __init_subclass__(cls, rules: Rules | None = None) -> None:
        """`class Game(core.Game, rules=RULES)` is what records of these rules are loaded as."""
        super().__init_subclass__()
        if rules is not None:
            Game.FACES[rules.name] = cls

    def __init__(
        self,
        rules: Rules,
        options: dict[str, object],
        seed: str | int | None = None,
        script: list[tuple[str, list[int]]] | None = None,
        stream: int = NEWEST,
    ) -> None:
        self.rules = rules
        self.options = rules.options(options)
        self.seed = token_hex(16) if seed is None else seed_text(seed)
        self.stream = stream  # the version of the streams that the shuffles come from
        chance = Chance(self.seed, script, stream)
        self.state = rules.setup(self.options, chance)
        self.chance = chance.outcomes
        self.commitment = commitment(self.seed)
        self.names: list[str] = [f"seat {seat + 1}" for seat in range(self.state.seat_count)]
        self.kinds: list[str] = [HUMAN] * self.state.seat_count  # who plays: HUMAN, or the name of a bot
        self.log: list[Move] = []
        self.happened = Happened(rules)  # by ply, the deal first
        self.happened.append(self.state)
        drain(self.state, rules)
        self.history = Positions(rules)  # the state before each of the last commands
        self.resumed_at = 0  # plies before this one cannot be taken back or replayed
        self.resumed_from: dict[str, object] = {}  # the snapshot of that ply

    # --- where the game stands ------------------------------------------------------------------------------------
    @property
    def ply(self) -> int:
        """How many commands were given.

        >>> saecula.aoc.Game().ply
        0
        """
        return len(self.log)

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over.

        >>> saecula.aoc.Game(seats=2, seed=7).decision
        Decision(seat=1, kind='civilization', ply=0)
        """
        if self.state.over:
            return None
        return Decision(self.state.stack[-1].seat, self.rules.decision_name(self.state), self.ply)

    @property
    def turn_seat(self) -> int:
        """Whose turn it is; who must answer is `decision.seat`.

        >>> saecula.tta.Game(seats=3, seed=7).turn_seat
        2
        """
        return self.state.turn_seat

    @property
    def legal(self) -> LegalCommands:
        """The commands that may be given now, as texts.

        >>> list(saecula.aoc.Game(seats=2, seed=7).legal)[:2]
        ['rise olmec', 'rise rome']
        """
        return LegalCommands(self.rules, self.state)

    def is_over(self) -> bool:
        """Has the game ended?

        >>> saecula.aoc.Game().is_over()
        False
        """
        return self.state.over

    def outcome(self) -> Outcome | None:
        """Scores and ranks of a finished game, None before.

        >>> saecula.aoc.Game().outcome() is None
        True
        """
        return self.rules.outcome(self.state) if self.state.over else None

    def digest(self) -> str:
        """Sixteen hex digits that name the position, equal in both builds and on every machine.

        >>> saecula.aoc.Game(seed=7).digest() == saecula.aoc.Game(seed=7).digest()
        True
        """
        return digest(self.state)

    def view(self, seat: int) -> Any:
        """What a seat (or SPECTATOR) may know.

        >>> saecula.tta.Game(seats=2, seed=7).view(0).seats[1].culture
        0
        """
        self._known_seat(seat)
        return self.rules.view(self.state, seat)

    def draw(self, seat: int = SPECTATOR) -> str:
        """The position in plain text as a seat may see it; `print(game)` shows what everybody sees.

        >>> print(saecula.aoc.Game(seats=2, seed=7).draw(0).splitlines()[0])
        Age of Civilization, round 1 of 6
        """
        self._known_seat(seat)
        return self.rules.draw(self.state, seat, self.names)

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        decision, outcome = self.decision, self.outcome()
        asked = f"seat {decision.seat} is asked for {decision.kind}" if decision else ""
        over = f"over, scores {outcome.scores}" if outcome else ""
        return f"<{self.rules.name}.Game seats={self.state.seat_count} ply={self.ply}: {asked or over}>"

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened from ply `since` on, as a seat (or SPECTATOR) may see it; the deal is ply 0.

        >>> game = saecula.aoc.Game(seats=2, seed=7)
        >>> [event.name for event in game.events(0)]
        ['round-began', 'turn-began']
        """
        self._known_seat(seat)
        return [redact(event, seat) for event in self.happened.since(since)]

    def tell(self, event: Event, language: str = "en") -> str:
        """An event as a sentence with the names of the players, in "en", "ru" or "it" (needs the extra `terminal`).

        It tells all that the event holds: take events from `events(seat)` for somebody who may not know everything.

        >>> game = saecula.aoc.Game(seats=2, seed=7)
        >>> game.names = ["Ann", "Bob"]
        >>> game.tell(game.push("rise rome")[0])
        'Bob raises Rome.'
        """
        return self.rules.sentence(event, self.names, language)

    def _known_seat(self, seat: int) -> None:
        if seat != SPECTATOR and not 0 <= seat < self.state.seat_count:
            raise InvalidCommand("no-seat", seat=seat)

    # --- playing --------------------------------------------------------------------------------------------------
    def command(self, text: str) -> int:
        """The number of the command that a text means now; raises InvalidCommand or AmbiguousCommand.

        >>> game = saecula.aoc.Game(seats=2, seed=7)
        >>> game.command("rise ro") == game.command("rise rome")
        True
        """
        return self.rules.parse(self.state, text)

    def why(self, text: str, language: str = "en") -> Refusal | None:
        """The law that forbids a command now, in words, with the numbers compared; None for a legal one.

        >>> saecula.aoc.Game(seats=2, seed=7).why("skip").text
        'In the first round a player must raise a civilization.'
        """
        return self._refusal(self.rules.parse(self.state, text), language)

    def _refusal(self, cmd: int, language: str) -> Refusal | None:
        refusal = self.rules.refusal(self.state, cmd)
        if refusal is not None:
            refusal.text = self.rules.law_text(refusal.law, language)
        return refusal

    def push(self, text: str | int, ply: int | None = None, auto: bool = False) -> list[Event]:
        """Give a command (its text, or its number) and carry the game on to the next question.

        `ply` guards against a stale answer. Returns what happened, with all secrets in it.

        >>> game = saecula.aoc.Game(seats=2, seed=7)
        >>> game.push("rise rome")[0].name
        'civ-raised'
        >>> game.push("dance")
        Traceback (most recent call last):
            ...
        saecula.core.errors.InvalidCommand: 'dance' is no command of this game
        """
        if ply is not None and ply != self.ply:
            raise StaleCommand(ply, self.ply)
        cmd = self._number(text)
        refusal = self._refusal(cmd, "en")
        if refusal is not None:
            raise IllegalCommand(text if isinstance(text, str) else self._words(cmd), refusal, self.rules.name)
        before = self.state
        after = before.copy()
        self.rules.apply(after, cmd)
        self.rules.advance(after)
        seat, words = before.stack[-1].seat, intern(self.rules.text(before, cmd))
        move = Move(seat, words, auto, intern(self.rules.card_meant(before, cmd)))
        self.log.append(move)
        self.history.append(before, cmd)
        self.happened.append(after)
        self.state = after
        return drain(after, self.rules)

    def _number(self, text: object) -> int:
        if isinstance(text, str):
            return self.rules.parse(self.state, text)
        if isinstance(text, int) and not isinstance(text, bool):
            if abs(text) > LARGEST:
                raise InvalidCommand("command-bits")
            return text
        raise InvalidCommand("text-or-number-command")

    def _words(self, cmd: int) -> str:
        """The text of a command; a number that no text means stays a number."""
        try:
            text = self.rules.text(self.state, cmd)
            if self.rules.parse(self.state, text) == cmd:
                return text
        except (LookupError, InvalidCommand):
            pass
        return f"command {cmd}"

    def peek(self) -> str | None:
        """The last command, None at the deal.

        >>> saecula.aoc.Game().peek() is None
        True
        """
        return self.log[-1].text if self.log else None

    def pop(self) -> str:
        """Take the last command back, whatever it revealed; people use `undo`.

        >>> game = saecula.aoc.Game(seats=2, seed=7)
        >>> events = game.push("rise rome")
        >>> game.pop()
        'rise rome'
        """
        if not self.history:
            raise UndoRefused("nothing-to-undo")
        text = self.log[-1].text
        self.rewind(self.ply - 1)
        return text

    def rewind(self, ply: int) -> None:
        """Go back to where the game stood after `ply` commands.

        >>> game = saecula.aoc.Game(seats=2, seed=7)
        >>> for text in ("rise rome", "end"):
        ...     events = game.push(text)
        >>> game.rewind(0)
        >>> game.ply
        0
        """
        first = self.ply - len(self.history)
        if not first <= ply <= self.ply:
            raise UndoRefused("range", low=first, high=self.ply)
        if ply < self.ply:
            self.state = self.history.cut(ply - first)
            self.happened.cut(ply + 1)
            del self.log[ply:]

    def undo_refusal(self) -> str:
        """Why people may not take the last command back, or an empty text.

        >>> saecula.aoc.Game().undo_refusal()
        'there is no command to take back'
        """
        problem = self._undo_problem()
        return str(Problem(problem)) if problem else ""

    def _undo_problem(self) -> str:
        if not self.history:
            return "nothing-to-undo"
        if self.state.over:
            return "game-over"
        if self.state.stack[-1].seat != self.log[-1].seat:
            return "undo-other-seat"
        if any(self.rules.reveals(event) for event in self.happened[-1]):
            return "undo-revealed"
        return ""

    def undo(self) -> str:
        """Take the last command back unless it revealed something or another seat decides since.

        >>> game = saecula.tta.Game(seats=2, seed=7)
        >>> events = game.push("take 1")
        >>> game.undo()
        'take 1'
        """
        problem = self._undo_problem()
        if problem:
            raise UndoRefused("undo", reason=Problem(problem))
        return self.pop()

    # --- copies ---------------------------------------------------------------------------------------------------
    def copy(self) -> Self:
        """An independent game at the same ply; states of the past are shared, for nobody changes them.

        >>> game = saecula.tta.Game(seats=2, seed=7)
        >>> twin = game.copy()
        >>> events = twin.push("take 1")
        >>> game.ply, twin.ply
        (0, 1)
        """
        twin = self._blank_twin()
        twin.state = self.state.copy()
        twin.options = deepcopy(self.options)
        twin.names = self.names[:]
        twin.kinds = self.kinds[:]
        twin.log = self.log[:]
        twin.happened = self.happened.copy()
        twin.history = self.history.copy()
        return twin

    def _blank_twin(self) -> Self:
        """The same class with the same attributes, those of subclasses among them; nothing is dealt."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A rule book is not copied: it holds nothing of the game."""
        twin = self._blank_twin()
        memo[id(self)] = twin
        memo[id(self.rules)] = self.rules
        twin.__dict__.update(deepcopy(self.__dict__, memo))
        return twin

    # --- explaining -------------------------------------------------------------------------------------------------
    def explain(self, what: str, seat: int) -> list[Addend]:
        """The sources of a number, which sum to it.

        >>> game = saecula.tta.Game(seats=2, seed=7)
        >>> game.explain("strength", 0)
        [Addend(+1 warriors [stats.per-worker])]
        """
        return self.rules.explain(self.state, what, seat)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record; a game in progress can be continued from it by `saecula.load`.

        >>> from pathlib import Path
        >>> from tempfile import mkdtemp
        >>> path = Path(mkdtemp()) / "game.jsonl"
        >>> saecula.aoc.Game(seats=2, seed=7).save(path)
        >>> saecula.load(path)
        <aoc.Game seats=2 ply=0: seat 1 is asked for civilization>
        """
        from saecula.core.record import write  # records know games, so the import must wait

        write(self, path)

    def resume(self, snapshot: dict[str, object], moves: list[Move]) -> None:
        """Continue from a snapshot under a list of earlier commands that need not be legal any more.

        >>> game = saecula.aoc.Game(seats=2, seed=7)
        >>> events = game.push("rise rome")
        >>> other = saecula.aoc.Game(seats=2, seed=7)
        >>> other.resume(game.state.to_data(), game.log)
        >>> other.digest() == game.digest(), other.ply
        (True, 1)
        """
        self.state = self._sound_state(snapshot)
        self.log = moves[:]
        self.happened = Happened(self.rules, len(moves) + 1)
        self.history = Positions(self.rules, self.history.stride)
        self.resumed_at = len(moves)
        self.resumed_from = snapshot

    def _sound_state(self, snapshot: dict[str, object]) -> State:
        try:
            state = self.rules.state_from_data(snapshot)
            self.rules.check(state)
            self.rules.legal(state)
        except RecordError:
            raise
        except Exception:  # an edited snapshot may hold any numbers at all, and break the law in any way
            raise RecordError("snapshot", "no-position") from None
        return state

    def check(self) -> None:
        """Raise BrokenLaw when an invariant does not hold.

        >>> saecula.aoc.Game().check()
        """
        self.rules.check(self.state)
        if not self.state.over and not self.rules.legal(self.state):
            raise BrokenLaw("a seat is asked and has no legal command")
