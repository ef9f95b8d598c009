"""A bot in any language: a program that reads questions and writes answers, one JSON object per line.

docs/bot-protocol.md describes the lines. Every game starts the program anew, so a fault ends one game only and no game
depends on another. Whatever the program does wrong is one sentence that names the program and the question.
"""

import shlex
import subprocess
import sys
from json import dumps, loads
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from typing import IO, Any, Protocol, cast

from saecula.bots import Bot
from saecula.core.errors import SaeculaError
from saecula.core.rules import Outcome, Rules
from saecula.games import title_of

PROTOCOL = 1
TIMEOUT = 30.0  # seconds for an answer
FAREWELL = 2.0  # seconds to leave by itself after the game
SHOWN = 80  # letters of a wrong answer that are quoted


class Telling(Protocol):
    """Every view."""

    def to_data(self) -> dict[str, object]: ...


class BotFault(SaeculaError):
    """A program that plays did not answer, left, or answered what it may not."""


class LineBot(Bot):
    """Speaks with one program about one seat of one game."""

    name = "cmd"

    def __init__(
        self, command: str, rules: Rules, options: dict[str, object], seat: int, seed: int, timeout: float = TIMEOUT
    ) -> None:
        super().__init__(rules, seed)
        self.command = command
        self.timeout = timeout
        self.asked = 0
        self.complaints = TemporaryFile()  # noqa: SIM115 - closed with the program; what the program writes to its error stream
        self.program = self._start()
        self.lines: SimpleQueue[str | None] = SimpleQueue()
        assert self.program.stdout is not None
        Thread(target=_listen, args=(self.program.stdout, self.lines), daemon=True).start()
        try:
            self._greet(options, seat, seed)
        except BotFault:
            self.close()
            raise

    def _start(self) -> "subprocess.Popen[str]":
        try:
            return subprocess.Popen(
                self.command if sys.platform == "win32" else shlex.split(self.command),  # Windows splits by itself
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            self.complaints.close()
            reason = error.strerror if isinstance(error, OSError) else error
            raise BotFault(f"the bot '{self.command}' cannot be started ({reason})") from None

    def _greet(self, options: dict[str, object], seat: int, seed: int) -> None:
        self.question = "the greeting"
        self._tell(
            {
                "saecula-bot": PROTOCOL,
                "game": self.rules.name,
                "edition": self.rules.edition,
                "law": self.rules.law_version,
                "options": options,
                "seat": seat,
                "seed": seed,
                "names": title_of(self.rules.name).view_names(),
            }
        )
        if self._hear().get("saecula-bot") != PROTOCOL:
            raise self._fault(f'did not greet with {{"saecula-bot": {PROTOCOL}}}')

    def choose(self, view: object, legal: list[int]) -> int:
        s = self.rules.imagine(view, 1)  # texts of commands depend on the open question, which a view shows
        texts = {self.rules.text(s, command): command for command in legal}
        self.asked += 1
        kind = self.rules.decision_name(s)
        self.question = f"question {self.asked} ({kind})"
        self._tell({"ask": kind, "n": self.asked, "legal": list(texts), "view": cast(Telling, view).to_data()})
        answer = self._hear().get("do")
        if not isinstance(answer, str):
            raise self._fault('answered without "do"')
        if answer not in texts:
            raise self._fault(f"answered '{answer[:SHOWN]}', which was not among the legal commands")
        return texts[answer]

    def close(self, outcome: Outcome | None = None) -> None:
        """Tell the outcome, if there is one, and end the program."""
        try:
            if outcome is not None:
                self._tell({"over": outcome.to_data()})
            assert self.program.stdin is not None
            self.program.stdin.close()
            self.program.wait(FAREWELL if outcome is not None else 0.1)
        except (BotFault, OSError, subprocess.TimeoutExpired):
            self.program.kill()  # the game is over: how the program ends changes nothing
            self.program.wait()
        self.complaints.close()

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.program.stdin is not None
        try:
            self.program.stdin.write(dumps(message, ensure_ascii=False, separators=(",", ":"), default=list) + "\n")
            self.program.stdin.flush()
        except OSError:
            return  # it has left: what it wrote before is heard first, and then that it is gone

    def _hear(self) -> dict[str, Any]:
        try:
            line = self.lines.get(timeout=self.timeout)
        except Empty:
            raise self._fault(f"gave no answer within {self.timeout:g} seconds") from None
        if line is None:
            raise self._left()
        try:
            answer = loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._fault(f"wrote '{line.strip()[:SHOWN]}', which is no JSON object")
        return answer

    def _left(self) -> BotFault:
        """The program is gone: its exit code and the last thing that it complained of."""
        try:
            code = str(self.program.wait(1))
        except subprocess.TimeoutExpired:
            code = "none yet"
        self.complaints.seek(0)
        said = self.complaints.read().decode("utf-8", "replace").strip().splitlines()
        last = f", it said: {said[-1][:SHOWN]}" if said else ""
        return self._fault(f"ended (exit code {code}{last})")

    def _fault(self, problem: str) -> BotFault:
        return BotFault(f"the bot '{self.command}' {problem}, at {self.question}")


def _listen(stream: IO[str], lines: "SimpleQueue[str | None]") -> None:
    """Pass lines on; None at the end. A stream that breaks off in the middle ends too."""
    try:
        for line in stream:
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)
