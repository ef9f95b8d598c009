"""`python -m tests.mutate GAME`: see `tests.mutate`."""

import argparse
import ast
import json
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path

os.environ["SAECULA_PURE"] = "1"  # what is broken is the source
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = os.path.join(tempfile.gettempdir(), "saecula-mutate-hypothesis")

import pytest

from tests.mutate.breaks import Break, Reader
from tests.mutate.touched import ROOT, Touched
from tests.mutate.trial import QUIETLY, Pool, Trials, ended, in_a_fork, try_table

ANY = 100  # tests of what runs while the game is imported
TESTS = {  # scenarios and recorded games; what games at random find by chance is no proof of a law
    "aoc": ("law", "test_asked.py", "test_questions.py", "test_frozen.py"),
    "tta": ("law", "cards", "test_food.py", "test_thinkable.py", "test_decks.py", "test_frozen.py"),
}


def places_of(game: str, ratings: bool) -> list[Path]:
    source = ROOT / "src/saecula" / game
    single = source / "ratings.py"
    return [source / "law"] + ([single if single.exists() else source / "ratings"] if ratings else [])


def all_breaks(places: list[Path]) -> list[Break]:
    found: list[Break] = []
    for place in places:
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            found += Reader(ROOT, path.relative_to(ROOT)).breaks()
    return found


def names_at(path: Path, line: int) -> set[str]:
    """What the statement at the top of a file gives a name to."""
    for statement in ast.parse((ROOT / path).read_text()).body:
        if statement.lineno <= line <= (statement.end_lineno or 0):
            return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return set()


def users_of(game: str, names: set[str]) -> list[tuple[Path, int, int]]:
    """Functions that read one of the names, or a table that is made from it."""
    found: list[tuple[Path, int, int]] = []
    known: set[str] = set()
    trees = {path: ast.parse(path.read_text()) for path in (ROOT / "src/saecula" / game).rglob("*.py")}
    while names - known:
        known |= names
        found = []
        for path, tree in trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef) and reads(node, names):
                    found.append((path.relative_to(ROOT), node.body[0].lineno, node.end_lineno or 0))
            for statement in tree.body:
                if isinstance(statement, ast.Assign | ast.AnnAssign) and reads(statement, names):
                    names = names | names_at(path.relative_to(ROOT), statement.lineno)
    return found


def reads(node: ast.AST, names: set[str]) -> bool:
    return any(isinstance(part, ast.Name) and part.id in names for part in ast.walk(node))


def try_functions(game: str, breaks: list[Break], touched: Touched, jobs: int, results: "Results") -> None:
    """In a fork, so that this process stays one that has not read the game."""

    def work() -> None:
        keep = os.open(results.path, os.O_WRONLY | os.O_APPEND)

        def done(one: Break, caught: str | None) -> None:
            os.write(keep, (json.dumps([results.number[one], caught]) + "\n").encode())

        tests = [str(ROOT / "tests" / game / part) for part in TESTS[game]]
        pytest.main([*QUIETLY, *tests], plugins=[Trials(touched, breaks, jobs, done)])

    pid, reading = in_a_fork(work)  # type: ignore[arg-type]
    failed = ended(pid, reading, os.waitpid(pid, 0)[1])
    if failed is not None:
        raise SystemExit(f"the trials did not end: {failed}")


def try_tables(game: str, breaks: list[Break], touched: Touched, jobs: int, results: "Results") -> None:
    pool = Pool(jobs, results.add)
    for one in breaks:
        tests: set[str] = set()
        for path, first, last in users_of(game, names_at(one.path, one.line)):
            tests |= set(touched.tests_of(path, first, last))
        fastest = sorted(touched.seconds, key=lambda test: touched.seconds[test])
        chosen = [test for test in fastest if test in tests] or fastest[:ANY]
        pool.start(one, lambda one=one, chosen=chosen: try_table(one, chosen, touched))  # type: ignore[misc]
    pool.finish()


class Results:
    """What caught every break; a file, since forks find it out."""

    def __init__(self, breaks: list[Break], path: Path) -> None:
        self.breaks = breaks
        self.number = {one: place for place, one in enumerate(breaks)}
        self.path = path
        path.write_text("")

    def add(self, one: Break, caught: str | None) -> None:
        with self.path.open("a") as file:
            file.write(json.dumps([self.number[one], caught]) + "\n")

    def read(self) -> dict[Break, str | None]:
        rows = [json.loads(line) for line in self.path.read_text().splitlines()]
        return {self.breaks[number]: caught for number, caught in rows}


def report(game: str, wanted: argparse.Namespace, total: int, results: dict[Break, str | None]) -> None:
    survivors = sorted((one for one, caught in results.items() if caught is None), key=str)
    for one in survivors:
        print(f"survived  {one}")
    caught = len(results) - len(survivors)
    share = 100 * caught / max(1, len(results))
    print(f"{game}: {caught} of {len(results)} breaks caught ({share:.1f} %), out of {total}; seed {wanted.seed}")
    if wanted.json:
        rows = [{"at": str(one), "caught": by} for one, by in results.items()]
        told = {"game": game, "seed": wanted.seed, "total": total, "tried": len(rows), "caught": caught, "breaks": rows}
        Path(wanted.json).write_text(json.dumps(told, indent=1) + "\n")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description="Break the law and see who notices.")
    parser.add_argument("game", choices=("aoc", "tta"))
    parser.add_argument("--sample", type=int, default=0, help="how many breaks, drawn by --seed; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ratings", action="store_true", help="break the ratings, too")
    parser.add_argument("--only", default="", help="breaks whose line here matches this expression")
    parser.add_argument("--again", default="", help="only those that survived in this file, written by --json")
    parser.add_argument("--list", action="store_true", help="list the breaks and try none")
    parser.add_argument("--json", default="", help="write everything to this file")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    places = places_of(wanted.game, wanted.ratings)
    breaks = [one for one in all_breaks(places) if re.search(wanted.only, str(one))]
    total = len(breaks)
    if 0 < wanted.sample < total:
        breaks = random.Random(wanted.seed).sample(breaks, wanted.sample)
    if wanted.again:
        rows = json.loads(Path(wanted.again).read_text())["breaks"]
        survivors = {row["at"] for row in rows if row["caught"] is None}
        breaks = [one for one in breaks if str(one) in survivors]
    if wanted.list:
        print(*breaks, sep="\n")
        return
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="saecula-mutate-") as folder:
        results = Results(breaks, Path(folder) / "results")
        touched = Touched(wanted.game, places)
        try_functions(wanted.game, [one for one in breaks if one.inside], touched, wanted.jobs, results)
        touched = Touched(wanted.game, places)
        survived = [one for one, caught in results.read().items() if caught is None]
        at_start = [
            one for one in survived if not touched.tests_of(one.path, one.line, one.last)
        ]  # only imports run it
        tables = [one for one in breaks if not one.inside]
        try_tables(wanted.game, [*tables, *at_start], touched, wanted.jobs, results)
        report(wanted.game, wanted, total, results.read())
    print(f"{time.monotonic() - began:.0f} seconds", file=sys.stderr)


if __name__ == "__main__":
    main()
