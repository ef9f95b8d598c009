"""Servers that start in a moment, to be killed: one process reads everything, and every server is a fork of it.

A server as people start it spends seconds on reading modules and texts; whoever kills a thousand of them spares that.
From the lock of the file on, a fork does what `saecula serve` does.
"""

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Self

from tests.server.kit import free_port


class Nursery:
    """Used as a context; one server at a time."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-c", f"from {__name__} import main; main()", database, str(self.port)]
        self.mother = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.server = 0
        self.seconds = 0.0  # of processor time, of all servers

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
        assert self.mother.stdin is not None
        self.mother.stdin.close()
        assert self.mother.wait(300) == 0

    def start(self) -> None:
        """Returns when it listens: whoever asks waits until it answers."""
        assert self.server == 0
        self.server = int(self._ask("start"))

    def kill(self) -> None:
        """Returns when it is gone, and its lock with it."""
        if self.server:
            os.kill(self.server, signal.SIGKILL)
            ended_by, seconds = self._ask("bury").split()
            assert int(ended_by) == signal.SIGKILL, f"the server ended by itself: {ended_by}"
            self.seconds += float(seconds)
            self.server = 0

    def _ask(self, word: str) -> str:
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.write(word + "\n")
        self.mother.stdin.flush()
        return self.mother.stdout.readline()


def main() -> None:
    """The mother of all servers: `start` prints the id of a new one, `bury` the signal that ended it and the
    processor time that it took.
    """
    from saecula import aoc, present, tta
    from saecula.i18n import LANGUAGES, bundle
    from saecula.server import run
    from saecula.server.app import create_app
    from saecula.server.config import Config, database_url
    from saecula.server.database import hold, migrate

    database, port = sys.argv[1], int(sys.argv[2])
    config = Config(database_url(database), public_url=f"http://127.0.0.1:{port}", rate=0)
    app = create_app(config)
    vars(run)["create_app"] = lambda config: app  # made once, opened by every server for itself
    for language in LANGUAGES:
        bundle(language)
    migrate(config)
    for game in (tta.Game(seats=2, seed=1), aoc.Game(seats=2, seed=1)):  # what is read when somebody first looks
        scene = present.scene(game, 0)
        present.board(scene, "en")
        present.decision(scene, "en")
    child = 0
    for line in sys.stdin:
        if line.strip() == "bury":
            _, status, spent = os.wait4(child, 0)
            print(-os.waitstatus_to_exitcode(status), spent.ru_utime + spent.ru_stime, flush=True)
            continue
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen()
        child = os.fork()
        if child == 0:
            os.close(0)
            with suppress(BaseException):
                hold(config)
                migrate(config)
                run.run(config, listening, "", verbose=False)
            os._exit(1)
        listening.close()
        print(child, flush=True)
