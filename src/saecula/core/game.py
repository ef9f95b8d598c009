"""A state with its history: push, pop, view, explain, save. People and programs hold a Game; search holds a State."""

from collections.abc import Iterator
from secrets import token_hex
from typing import Final, final

from mypy_extensions import mypyc_attr

from saecula.core.chance import Chance, commitment
from saecula.core.data import LARGEST, digest
from saecula.core.errors import (
    BrokenLaw,
    IllegalCommand,
    InvalidCommand,
    OptionError,
    RecordError,
    Refusal,
    StaleCommand,
    UndoRefused,
)
from saecula.core.event import SPECTATOR, Event, drain, redact
from saecula.core.rules import Addend, Outcome, Rules
from saecula.core.state import State

SEED_LENGTH: Final = 200
HUMAN: Final = "human"


@final
class Decision:
    """What is asked, of whom, at which ply."""

    def __init__(self, seat: int, kind: str, ply: int) -> None:
        self.seat = seat
        self.kind = kind
        self.ply = ply

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, ply={self.ply})"


@final
class Move:
    """One command of the log: who gave it, its text, and whether it was the only one possible and given by itself."""

    def __init__(self, seat: int, text: str, auto: bool) -> None:
        self.seat = seat
        self.text = text
        self.auto = auto


class LegalCommands:
    """The legal commands as texts, listed when first asked for: iterate, `len`, `in`, `bool`."""

    def __init__(self, game: "Game") -> None:
        self._rules = game.rules
        self._state = game.state
        self._listed: list[int] | None = None

    def commands(self) -> list[int]:
        if self._listed is None:
            self._listed = self._rules.legal(self._state)
        return self._listed

    def __iter__(self) -> Iterator[str]:
        return iter([self._rules.text(self._state, cmd) for cmd in self.commands()])

    def __len__(self) -> int:
        return len(self.commands())

    def __bool__(self) -> bool:
        return len(self.commands()) > 0

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            return self._rules.refusal(self._state, self._rules.parse(self._state, text)) is None
        except InvalidCommand:
            return False

    def __repr__(self) -> str:
        return f"<legal: {', '.join(self)}>"


def seed_text(seed: object) -> str:
    """A seed is a text or a whole number."""
    if type(seed) is not str and type(seed) is not int:
        raise OptionError("seed", "must be a text or a whole number")
    try:
        text = str(seed)
    except ValueError:  # Python does not write out thousands of digits
        raise OptionError("seed", f"must have at most {SEED_LENGTH} digits") from None
    if not text.isprintable() or len(text) > SEED_LENGTH:
        raise OptionError("seed", f"must be a printable text of at most {SEED_LENGTH} letters")
    return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress or finished. `push` checks every command; a refused one changes nothing.

    What callers may get wrong is typed `object` and checked, so that both builds answer it with the same sentence.
    """

    def __init__(
        self,
        rules: Rules,
        options: dict[str, object],
        seed: object = None,
        script: list[tuple[str, list[int]]] | None = None,
    ) -> None:
        self.rules = rules
        self.options = rules.options(options)
        self.seed = token_hex(16) if seed is None else seed_text(seed)
        chance = Chance(self.seed, script)
        self.state = rules.setup(self.options, chance)
        self.chance = chance.outcomes
        self.commitment = commitment(self.seed)
        self.names: list[str] = [f"seat {seat + 1}" for seat in range(self.state.seat_count)]
        self.kinds: list[str] = [HUMAN] * self.state.seat_count  # who plays: HUMAN, or the name of a bot
        self.log: list[Move] = []
        self.happened: list[list[Event]] = [drain(self.state)]  # by ply, the deal first
        self.history: list[State] = []  # the state before each of the last commands
        self.resumed_at = 0  # plies before this one cannot be taken back or replayed
        self.resumed_from: dict[str, object] = {}  # the snapshot of that ply

    # --- where the game stands ------------------------------------------------------------------------------------
    @property
    def ply(self) -> int:
        """How many commands were given."""
        return len(self.log)

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        if self.state.over:
            return None
        return Decision(self.state.stack[-1].seat, self.rules.decision_name(self.state), self.ply)

    @property
    def turn_seat(self) -> int:
        """Whose turn it is; who must answer is `decision.seat`."""
        return self.state.turn_seat

    @property
    def legal(self) -> LegalCommands:
        return LegalCommands(self)

    def is_over(self) -> bool:
        return self.state.over

    def outcome(self) -> Outcome | None:
        """Scores and ranks of a finished game, None before."""
        return self.rules.outcome(self.state) if self.state.over else None

    def digest(self) -> str:
        return digest(self.state)

    def view(self, seat: int) -> object:
        """What a seat (or SPECTATOR) may know."""
        self._known_seat(seat)
        return self.rules.view(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened from ply `since` on, as a seat (or SPECTATOR) may see it; the deal is ply 0."""
        self._known_seat(seat)
        found = []
        for events in self.happened[since:]:
            for event in events:
                found.append(redact(event, seat))
        return found

    def _known_seat(self, seat: int) -> None:
        if seat != SPECTATOR and not 0 <= seat < self.state.seat_count:
            raise InvalidCommand(f"there is no seat {seat}")

    # --- playing --------------------------------------------------------------------------------------------------
    def command(self, text: str) -> int:
        """The command that a text means now; raises InvalidCommand or AmbiguousCommand."""
        return self.rules.parse(self.state, text)

    def why(self, text: str, language: str = "en") -> Refusal | None:
        """The law that forbids a command now, in words, with the numbers compared; None for a legal one."""
        return self._refusal(self.rules.parse(self.state, text), language)

    def _refusal(self, cmd: int, language: str) -> Refusal | None:
        refusal = self.rules.refusal(self.state, cmd)
        if refusal is not None:
            refusal.text = self.rules.law_text(refusal.law, language)
        return refusal

    def push(self, text: object, ply: int | None = None, auto: bool = False) -> list[Event]:
        """Give a command (its text, or its number) and carry the game on to the next question.

        `ply` guards against a stale answer.
        """
        if ply is not None and ply != self.ply:
            raise StaleCommand(ply, self.ply)
        cmd = self._number(text)
        refusal = self._refusal(cmd, "en")
        if refusal is not None:
            raise IllegalCommand(text if isinstance(text, str) else self._words(cmd), refusal)
        before = self.state
        after = before.copy()
        self.rules.apply(after, cmd)
        self.rules.advance(after)
        events = drain(after)
        self.log.append(Move(before.stack[-1].seat, self.rules.text(before, cmd), auto))
        self.history.append(before)
        self.happened.append(events)
        self.state = after
        return events

    def _number(self, text: object) -> int:
        if isinstance(text, str):
            return self.rules.parse(self.state, text)
        if isinstance(text, int) and not isinstance(text, bool):
            if abs(text) > LARGEST:
                raise InvalidCommand("a command has at most 62 bits")
            return text
        raise InvalidCommand("a command must be a text or a whole number")

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
        """The last command."""
        return self.log[-1].text if self.log else None

    def pop(self) -> str:
        """Take the last command back, whatever it revealed; people use `undo`."""
        if not self.history:
            raise UndoRefused("there is no command to take back")
        self.state = self.history.pop()
        self.happened.pop()
        return self.log.pop().text

    def undo_refusal(self) -> str:
        """Why people may not take the last command back, or an empty text."""
        if not self.history:
            return "there is no command to take back"
        if self.state.over:
            return "the game is over"
        if self.state.stack[-1].seat != self.log[-1].seat:
            return "another seat is to decide since then"
        for event in self.happened[-1]:
            if self.rules.reveals(event):
                return "the last command revealed something"
        return ""

    def undo(self) -> str:
        """Take the last command back unless it revealed something or another seat decides since."""
        reason = self.undo_refusal()
        if reason:
            raise UndoRefused(f"undo: {reason}")
        return self.pop()

    def copy(self) -> "Game":
        """An independent game at the same ply; states of the past are shared, for nobody changes them."""
        twin = Game(self.rules, self.options, self.seed, self.chance)
        twin.state = self.state.copy()
        twin.commitment = self.commitment
        twin.names = self.names[:]
        twin.kinds = self.kinds[:]
        twin.log = self.log[:]
        twin.happened = self.happened[:]
        twin.history = self.history[:]
        twin.resumed_at = self.resumed_at
        twin.resumed_from = self.resumed_from
        return twin

    # --- explaining -------------------------------------------------------------------------------------------------
    def explain(self, what: str, seat: int) -> list[Addend]:
        """The sources of a number, which sum to it."""
        return self.rules.explain(self.state, what, seat)

    def save(self, path: str) -> None:
        """Write the record; a game in progress can be continued from it."""
        from saecula.core.record import write  # records know games, so the import must wait

        write(self, path)

    def resume(self, snapshot: dict[str, object], moves: list[Move]) -> None:
        """Continue from a snapshot under a list of earlier commands that need not be legal any more."""
        self.state = self._sound_state(snapshot)
        self.log = moves[:]
        self.happened = [[] for _ in range(len(moves) + 1)]
        self.history = []
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
            raise RecordError("snapshot", "is no possible position") from None
        return state

    def check(self) -> None:
        """Raise BrokenLaw when an invariant does not hold."""
        self.rules.check(self.state)
        if not self.state.over and not self.rules.legal(self.state):
            raise BrokenLaw("a seat is asked and has no legal command")
