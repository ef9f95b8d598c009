"""Records of many games, verified by many hands."""

from collections.abc import Callable, Iterator

from saecula.core import record
from saecula.core.archive import Entry, entries_of, of_many
from saecula.core.errors import RecordError
from saecula.games import rules_of_record
from saecula.lab.executor import Workers
from saecula.signing import Keys, check

HANDFUL = 50  # records of a task: little overhead, and little memory


def handfuls(path: str, size: int = HANDFUL) -> Iterator[tuple[int, list[Entry]]]:
    """The records of a file or folder, some at a time, each time with the number of the first, counted from 0."""
    first, handful = 0, []
    for entry in entries_of(path):
        handful.append(entry)
        if len(handful) == size:
            yield first, handful
            first, handful = first + size, []
    if handful:
        yield first, handful


def count_of(path: str) -> int:
    return sum(1 for _ in entries_of(path))


def verify_all(
    path: str,
    workers: Workers,
    progress: Callable[[int], None] = lambda done: None,
    keys: Keys | None = None,
) -> dict[str, int]:
    """Verify every record of a file or folder, and count; the first wrong one is named. `keys` must have signed all."""
    sums: dict[str, int] = {}
    for counts in workers.run(verified, ((handful, keys) for _, handful in handfuls(path))):
        for what, count in counts.items():
            sums[what] = sums.get(what, 0) + count
        progress(counts["records"])
    return sums


def verified(entries: list[Entry], keys: Keys | None = None) -> dict[str, int]:
    """What some records hold, after all of it was checked."""
    counts = dict.fromkeys(("records", "finished", "commands", "shuffles", "digests"), 0)
    for file, place, texts in entries:
        try:
            found = record.parse(texts)
            record.verify(found, rules_of_record(found))
            if keys is not None:
                check(found, keys)
        except RecordError as error:
            raise of_many(file, place, error) from None
        counts["records"] += 1
        counts["finished"] += found.is_finished
        counts["commands"] += len(found.moves)
        counts["shuffles"] += len(found.chance)
        counts["digests"] += len(found.digests)
    return counts
