"""Two versions at one database: a newer one starts beside an older one, takes over, and can be taken back."""

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from saecula.core.rng import Dice
from saecula.server import migrations
from saecula.server.database import known_forms
from tests.server.kit import ME, Person, new_table, wait_for
from tests.server.postgres import Cluster
from tests.server.test_crash import BOB, PROGRAM, server_process

NEWER = """
import saecula.server.database as database

known = database._settings

def settings(connection=None):
    found = known(connection)
    found.set_main_option("script_location", {folder!r})
    return found

database._settings = settings
"""
MIGRATION = """
import sqlalchemy
from alembic import op

revision, down_revision = "9999", {before!r}

def upgrade():
    op.add_column("tables", sqlalchemy.Column("later", sqlalchemy.Text))

def downgrade():
    op.drop_column("tables", "later")
"""


def newer_version(folder: Path) -> str:
    """A program that is this version with one more stored form."""
    here = folder / "migrations"
    shutil.copytree(Path(str(migrations.__file__)).parent, here)
    (here / "versions" / "9999_later.py").write_text(MIGRATION.format(before=known_forms()[0]))
    return NEWER.format(folder=str(here)) + PROGRAM


def run(program: str, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, timeout=120)


def test_a_newer_version_takes_over_and_can_be_taken_back(cluster: Cluster, tmp_path: Path) -> None:
    newer, database, dice = newer_version(tmp_path), cluster.new_database(), Dice(3)
    with server_process(database, "--drain", "0.2") as (old_url, old):
        table, token = new_table(old_url, "aoc", [ME, BOB], start=True)
        with Person(old_url, table, token) as ann:
            ann.play(dice)
            with server_process(database, program=newer) as (new_url, _):
                wait_for(lambda: httpx.get(new_url + "/api/ready").status_code == 200)
                done = ann.play(dice)  # at the older one, whose database has changed under it
                with Person(new_url, table, token) as there:
                    there.until(lambda state: state["ply"] >= done["ply"])
                    done = there.play(dice)
                ann.until(lambda state: state["ply"] >= done["ply"])

                old.send_signal(signal.SIGTERM)
                assert ann.expect("bye")["code"] == "draining"
                with pytest.raises(ConnectionClosed) as closed:
                    ann.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert old.wait(20) == 0

                again = run(PROGRAM, "serve", "--port", "0", "--no-open", "--database", database)
                assert again.returncode == 2
                assert len(again.stderr.strip().splitlines()) == 1
                assert "was made by a newer version" in again.stderr
                assert f"saecula admin migrate --to {known_forms()[0]} --yes" in again.stderr
                assert httpx.get(new_url + "/api/ready").status_code == 200  # whom that did not trouble
                with Person(new_url, table, token) as there:
                    assert there.state["ply"] == done["ply"]
                    done = there.play(dice)

    back = run(newer, "admin", "migrate", "--database", database, "--to", known_forms()[0], "--yes")
    assert back.returncode == 0, back.stderr
    with server_process(database) as (old_url, _), Person(old_url, table, token) as ann:
        assert ann.state["ply"] == done["ply"]
        ann.play(dice)
