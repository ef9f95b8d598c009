"""Servers that the tests of a module share."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula.server.config import Config, database_url
from saecula.server.logs import seldom
from tests.kit.programs import need
from tests.server.kit import RunningServer
from tests.server.postgres import Cluster


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test before had told a moment ago is told again."""
    monkeypatch.setattr(seldom, "_told", {})


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """SQLite, no rate limit, bots in threads."""
    path = tmp_path_factory.mktemp("server") / "saecula.db"
    with RunningServer(Config(database_url(str(path)), bot_processes=0, rate=0, webhooks="any")) as running:
        yield running


@pytest.fixture(scope="package")
def url(server: RunningServer) -> str:
    return server.url


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = need("postgresql").parent
    folder = Path(tempfile.mkdtemp(prefix="saecula-pg-", dir="/tmp"))
    folder.chmod(0o755)
    try:
        with Cluster(folder / "cluster", programs) as found:
            yield found
    finally:
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind, as people would name it on the command line."""
    if request.param == "sqlite":
        return str(tmp_path / "saecula.db")
    found = request.getfixturevalue("cluster")
    assert isinstance(found, Cluster)
    return found.new_database()
