"""A throwaway PostgreSQL, made for a test run and gone with it."""

import os
import pwd
import shutil
import subprocess
from pathlib import Path

import psycopg

from tests.server.kit import free_port


def programs() -> Path | None:
    """Where initdb and pg_ctl are; None where PostgreSQL is not installed."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


class Cluster:
    """PostgreSQL refuses to run as root, so root hands it to the user that its package made."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None
        self.programs = found
        self.folder = folder
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None
        self.count = 0

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(
            command,
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        self.folder.mkdir(parents=True)
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "saecula", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        self._pg_ctl("start")

    def _pg_ctl(self, what: str, *more: str) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -F"
        self._run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, *more, what)

    def restart(self) -> None:
        """Every connection is lost."""
        self._pg_ctl("restart", "-m", "fast")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def url(self, name: str) -> str:
        return f"postgresql://saecula@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.count += 1
        name = f"test{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)
