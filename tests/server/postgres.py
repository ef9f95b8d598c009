"""A throwaway PostgreSQL, made for a test run and gone with it."""

import os
import subprocess
from pathlib import Path
from typing import Any, Self

import psycopg

from tests.kit.programs import missing
from tests.kit.ways import is_root
from tests.server.kit import free_port


def servant() -> Any:
    """Whom root hands PostgreSQL to, which refuses to run as root: the user that its package made, else nobody."""
    import pwd

    known = {user.pw_name: user for user in pwd.getpwall()}
    return (
        known.get("postgres") or known.get("nobody") or missing("a user postgres, for PostgreSQL does not run as root")
    )


class Cluster:
    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.port = free_port()
        self.user = servant() if is_root() else None
        self.count = 0

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(
            command,
            user=self.user.pw_uid if self.user else None,
            group=self.user.pw_gid if self.user else None,
            extra_groups=[] if self.user else None,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True)
        data = str(self.folder / "data")
        try:
            if self.user:
                os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
            self._run("initdb", "-D", data, "-U", "saecula", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        except PermissionError:  # root of a sandbox that knows no other user, or programs in root's own folder
            missing(f"the right to start {self.programs / 'initdb'} as another user than root")
        self._pg_ctl("start")
        return self

    def __exit__(self, *error: object) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def _pg_ctl(self, what: str, *more: str) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -F"
        self._run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, *more, what)

    def restart(self) -> None:
        """Every connection is lost."""
        self._pg_ctl("restart", "-m", "fast")

    def url(self, name: str) -> str:
        return f"postgresql://saecula@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.count += 1
        name = f"test{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)
