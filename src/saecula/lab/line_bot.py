"""A bot in any language: a program that reads questions and writes answers, one JSON object per line.

docs/bot-protocol.md describes the lines; what a program may ask in return is in line_tries.py. Every game starts the
program anew, so a fault ends one game only and no game depends on another. Whatever the program does wrong is one
sentence that names the program and the question.
"""

import shlex
import subprocess
import sys
from json import dumps, loads
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from time import monotonic
from typing import IO, Any, cast

from saecula.bots import Bot
from saecula.core.errors import Problem, SaeculaError, said_by_system
from saecula.core.rules import Outcome, Rules
from saecula.games import title_of
from saecula.lab.line_tries import TRY, Telling, tried

PROTOCOL = 1
TIMEOUT = 30.0  # seconds for an answer
FAREWELL = 2.0  # seconds to leave by itself after the game
SHOWN = 80  # letters of a wrong answer that are quoted


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
            reason = said_by_system(error) if isinstance(error, OSError) else error
            raise BotFault("bot-not-started", bot=self.command, reason=reason) from None

    def _greet(self, options: dict[str, object], seat: int, seed: int) -> None:
        self.question = Problem("the-greeting")
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
                "verbs": [verb._asdict() for verb in title_of(self.rules.name).speech.verbs("en")],
                "can": [TRY],
            }
        )
        if self._hear(monotonic() + self.timeout).get("saecula-bot") != PROTOCOL:
            raise self._fault("bot-no-greeting", protocol=PROTOCOL)

    def choose(self, view: object, legal: list[int]) -> int:
        s = self.rules.imagine(view, 1)  # texts of commands depend on the open question, which a view shows
        texts = {self.rules.text(s, command): command for command in legal}
        self.asked += 1
        kind = self.rules.decision_name(s)
        self.question = Problem("the-question", n=self.asked, kind=kind)
        self._tell({"ask": kind, "n": self.asked, "legal": list(texts), "view": cast(Telling, view).to_data()})
        answer = self._answer(view)
        if not isinstance(answer, str):
            raise self._fault("bot-no-do")
        if answer not in texts:
            raise self._fault("bot-not-legal", answer=answer[:SHOWN])
        return texts[answer]

    def _answer(self, view: object) -> object:
        """What the program does, after whatever it wants to try; its time is for all of it."""
        ends = monotonic() + self.timeout
        heard = self._hear(ends)
        while TRY in heard:
            try:
                told = tried(self.rules, view, heard)
            except SaeculaError as error:
                raise self._fault("bot-no-try", cause=error) from None
            self._tell(told)
            heard = self._hear(ends)
        return heard.get("do")

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

    def _hear(self, ends: float) -> dict[str, Any]:
        try:
            line = self.lines.get(timeout=max(0.0, ends - monotonic()))
        except Empty:
            raise self._fault("bot-too-slow", seconds=f"{self.timeout:g}") from None
        if line is None:
            raise self._left()
        try:
            answer = loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._fault("bot-no-object", text=line.strip()[:SHOWN])
        return answer

    def _left(self) -> BotFault:
        """The program is gone: its exit code and the last thing that it complained of."""
        try:
            code: object = self.program.wait(1)
        except subprocess.TimeoutExpired:
            code = Problem("no-code-yet")
        self.complaints.seek(0)
        said = self.complaints.read().decode("utf-8", "replace").strip().splitlines()
        if said:
            return self._fault("bot-ended-saying", code=code, said=said[-1][:SHOWN])
        return self._fault("bot-ended", code=code)

    def _fault(self, problem: str, **values: object) -> BotFault:
        return BotFault("bot-failed", bot=self.command, what=Problem(problem, **values), question=self.question)


def _listen(stream: IO[str], lines: "SimpleQueue[str | None]") -> None:
    """Pass lines on; None at the end. A stream that breaks off in the middle ends too."""
    try:
        for line in stream:
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)
