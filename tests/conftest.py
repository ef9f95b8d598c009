"""What every test shares: our own card values, not those of the machine's owner; a folder for the run; a limit."""

import faulthandler
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.pop("SAECULA_AOC_CARDS", None)
signal.signal(signal.SIGINT, signal.default_int_handler)  # a script's background work ignores Ctrl-C, and so would ours

CATALOG = "saecula.aoc.cards.catalog"  # read by the tests that need it, and by nobody for this file's sake
HERE = Path(__file__).parent
LIMIT = 900  # seconds of one test, with the programs that it may have to install: whoever takes longer waits forever
STDERR = pytest.StashKey[int]()
QUICK = (  # `pytest -m quick`: the rules and what every change may break, without whole games, servers and browsers
    "aoc/law",
    "aoc/test_asked.py",
    "aoc/test_cards.py",
    "aoc/test_causes.py",
    "aoc/test_map.py",
    "aoc/test_questions.py",
    "core",
    "tta/cards",
    "tta/law",
    "tta/test_cards.py",
    "tta/test_decks.py",
    "tta/test_expansion_cards.py",
    "tta/test_vocabulary.py",
    "tta/test_words.py",
    "test_assertions.py",
    "test_i18n.py",
    "test_imports.py",
    "test_laws_expansion.py",
    "test_style.py",
)
NOT_QUICK = (  # among them, those that take more than a second or two
    "test_a_forged_snapshot_is_refused_or_loads_into_a_sound_game",
    "test_every_single_edit_is_refused_or_changes_nothing",
    "test_house_values_are_counted_in_words",
    "test_mypy_strict_finds_nothing",
    "test_nothing_is_left_unused",
    "test_offers_and_picks_of_the_draft_are_secret",
    "test_random_play_from_such_positions_is_sound",
    "test_readme_examples_work",
)


@pytest.fixture(autouse=True)
def shipped_values() -> Iterator[None]:
    """Values that a test brings into force (an owner's, an old record's, bare cards) do not outlast it.

    Other processes of the same test run, and those that tests start, have the shipped ones.
    """
    before = installs()
    yield
    if installs() != before:
        sys.modules[CATALOG].load()


def installs() -> int:
    """How often values of Age of Civilization came into force; 1 where nobody has read its cards: the first time."""
    return sys.modules[CATALOG].installs() if CATALOG in sys.modules else 1


def pytest_configure(config: pytest.Config) -> None:
    """Workers inherit the folder where they note which programs are there (tests/kit/programs.py)."""
    config.stash[STDERR] = os.dup(2)  # pytest takes it away while a test runs
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


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    limit(item)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    limit(item)  # again: pytest takes the limit off a test that failed, and what it leaves may hang as well


def pytest_runtest_logfinish() -> None:
    faulthandler.cancel_dump_traceback_later()


def limit(item: pytest.Item) -> None:
    """A test that hangs ends its process and says where it was; the others go on, and xdist names it as failed."""
    if not any(item.iter_markers("slow")):
        faulthandler.dump_traceback_later(LIMIT, exit=True, file=item.config.stash[STDERR])


def is_quick(path: Path) -> bool:
    return any(path.is_relative_to(HERE / place) for place in QUICK)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever asks for the quick tests does not wait until the others are read."""
    left_out = collection_path.name.startswith("test_") and not is_quick(collection_path)
    return True if config.option.markexpr == "quick" and left_out else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        long = item.name.split("[")[0] in NOT_QUICK or any(item.iter_markers("slow"))
        if is_quick(item.path) and not long:
            item.add_marker("quick")
