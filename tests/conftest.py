"""What every test shares: our own card values, never those of the machine's owner; a folder for the whole run."""

import os
import shutil
import tempfile

import pytest

os.environ.pop("SAECULA_AOC_CARDS", None)


def pytest_configure(config: pytest.Config) -> None:
    """Workers inherit the folder where they note which programs are there (tests/kit/programs.py)."""
    if not hasattr(config, "workerinput"):
        os.environ["SAECULA_TEST_RUN"] = tempfile.mkdtemp(prefix="saecula-tests-")
        if is_whole(config):
            from tests.kit.engine import make_engine  # not read where it is not needed

            make_engine()


def is_whole(config: pytest.Config) -> bool:
    """Nobody who tries a few tests between two edits shall wait for the compiler."""
    everything = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    return everything and config.option.markexpr != "quick" and not config.option.collectonly


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop("SAECULA_TEST_RUN"), ignore_errors=True)
