"""Which test touches which line: noted once, and again only for what was edited."""

import hashlib
import pickle
import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).parents[2]
MOST = 300  # tests of one break
Lines = dict[str, dict[str, set[int]]]  # by test, by file


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path).encode() + path.read_bytes())
    return total.hexdigest()


def laws_of(path: Path) -> list[str]:
    """What the head of a file declares, as beginnings of ids: `card.fleming.*` is `card.fleming.`."""
    head = (ROOT / path).read_text().split("\n", 1)[0]
    return [word.rstrip("*") for word in re.findall(r"[a-z][a-z-]*(?:\.[a-z0-9-]+)*\.(?:\*|[a-z0-9-]+)", head)]


def shared_digest(game: str) -> str:
    """Of the sources and of whatever several tests use."""
    used: list[Path] = []
    for folder in ("core", game):
        used += (ROOT / "src/saecula" / folder).rglob("*.py")
    for folder in ("kit", game):
        used += [path for path in (ROOT / "tests" / folder).rglob("*.py") if not path.name.startswith("test_")]
    return digest(used)


class Touched:
    """What is known: seconds and lines of every test that passes."""

    def __init__(self, game: str, places: list[Path]) -> None:
        self.game = game
        self.places = places
        self.store = Path(tempfile.gettempdir()) / f"saecula-mutate-{game}.pickle"
        self.shared = shared_digest(game) + "".join(map(str, places))
        self.files: dict[str, str] = {}
        self.seconds: dict[str, float] = {}
        self.lines: Lines = {}
        self.laws: dict[str, list[str]] = {}  # that the tests show; known where the tests are read
        if self.store.exists():
            shared, files, seconds, lines = pickle.loads(self.store.read_bytes())
            if shared == self.shared:
                self.files, self.seconds, self.lines = files, seconds, lines

    def save(self) -> None:
        self.store.write_bytes(pickle.dumps((self.shared, self.files, self.seconds, self.lines)))

    def missing(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Tests in files that were edited; what was known of those files is forgotten."""
        now = {str(path): digest([path]) for path in {item.path for item in items}}
        edited = {path for path, sum_of in now.items() if self.files.get(path) != sum_of}
        self.files = now
        there = {item.nodeid for item in items if str(item.path) not in edited}
        self.seconds = {test: took for test, took in self.seconds.items() if test in there}
        self.lines = {test: lines for test, lines in self.lines.items() if test in there}
        return [item for item in items if str(item.path) in edited]

    def note(self, items: list[pytest.Item]) -> None:
        """Run them; to be done in a process of its own."""
        include = [str(place / "*") if place.is_dir() else str(place) for place in self.places]
        cover = coverage.Coverage(data_file=None, include=include, config_file=False)
        cover.start()
        for place, item in enumerate(items):
            cover.switch_context(item.nodeid)
            began = time.perf_counter()
            reports = runtestprotocol(item, log=False, nextitem=items[place + 1] if place + 1 < len(items) else None)
            if all(report.passed for report in reports):
                self.seconds[item.nodeid] = time.perf_counter() - began
        cover.stop()
        data: Any = cover.get_data()
        for path in data.measured_files():
            name = str(Path(path).relative_to(ROOT))
            for line, contexts in data.contexts_by_lineno(path).items():
                for test in contexts:
                    self.lines.setdefault(test, {}).setdefault(name, set()).add(line)

    def tests_of(self, path: Path, first: int, last: int) -> list[str]:
        """At most `MOST`: those about the laws of the file, then the fastest; repetitions of a test at the end."""
        span = range(first, last + 1)
        found = [
            test
            for test, took in self.seconds.items()
            if not self.lines.get(test, {}).get(str(path), set()).isdisjoint(span)
        ]
        found.sort(key=lambda test: self.seconds[test])
        again: Counter[str] = Counter()
        turn: dict[str, int] = {}
        for test in found:
            turn[test] = again[test.split("[")[0]]
            again[test.split("[")[0]] += 1
        laws = laws_of(path)
        return sorted(found, key=lambda test: (not self.is_about(test, path, laws), turn[test]))[:MOST]

    def is_about(self, test: str, path: Path, laws: list[str]) -> bool:
        """Does the test show a law of the file, or bear its name?"""
        return path.stem in test or any(law.startswith(head) for law in self.laws.get(test, ()) for head in laws)
