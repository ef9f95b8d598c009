"""Servers that the tests of a module share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula.server.config import Config, database_url
from tests.server.kit import RunningServer


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """SQLite, no rate limit, bots in threads."""
    path = tmp_path_factory.mktemp("server") / "saecula.db"
    with RunningServer(Config(database_url(str(path)), bot_processes=0, rate=0, webhooks="any")) as running:
        yield running


@pytest.fixture(scope="package")
def url(server: RunningServer) -> str:
    return server.url


@pytest.fixture
def database(tmp_path: Path) -> str:
    return database_url(str(tmp_path / "saecula.db"))
