"""Where every random outcome of a game comes from, and a list of what it was.

A new game draws from the streams of its seed. A replayed game draws from the outcomes of its record, so that a record
stays readable even if a later version shuffles differently; `verify` compares the two.
"""

from hashlib import sha256

from mypy_extensions import i64

from saecula.core.arrays import arranged, vec
from saecula.core.errors import RecordError
from saecula.core.rng import NEWEST, Streams, order_of


def commitment(seed: str) -> str:
    """The hash that is published before the deal; whoever later sees the seed can check every shuffle."""
    return sha256(f"saecula/seed/1:{seed}".encode()).hexdigest()


def stream_of(seed: str, outcomes: list[tuple[str, list[int]]]) -> int:
    """The version of the streams that made these orders, for whoever kept them without it."""
    for stream in range(NEWEST, 1, -1):
        if all(list(order_of(stream, seed, name, len(order))) == order for name, order in outcomes):
            return stream
    return 1


class Chance:
    """`outcomes` lists (name, order) in the order of the draws; a `script` of the same form replaces the seed.

    `stream` is the version of the streams: whatever is shuffled later in the game comes from the same.
    """

    def __init__(self, seed: str, script: list[tuple[str, list[int]]] | None = None, stream: int = NEWEST) -> None:
        self.seed = seed
        self.stream = stream
        self.script = script
        self._streams = Streams(stream, seed)
        self._drawn: list[tuple[str, vec[i64]]] = []

    @property
    def outcomes(self) -> list[tuple[str, list[int]]]:
        """Listed when somebody asks: most games are played and forgotten."""
        return [(name, list(order)) for name, order in self._drawn]

    def order(self, name: str, n: int) -> list[int]:
        """A permutation of 0..n-1 from the stream `name`."""
        return list(self._order(name, n))

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        """Cards, or whatever numbers, in the order of the stream `name`."""
        return arranged(cards, self._order(name, len(cards)))

    def _order(self, name: str, n: int) -> vec[i64]:
        order = self._streams.order(name, n) if self.script is None else vec[i64](self._scripted(name, n))
        self._drawn.append((name, order))
        return order

    def _scripted(self, name: str, n: int) -> list[int]:
        assert self.script is not None
        at = len(self._drawn)
        if at >= len(self.script) or self.script[at][0] != name:
            raise RecordError("chance", "no-outcome", name=name)
        order = self.script[at][1]
        if sorted(order) != list(range(n)):
            raise RecordError("chance", "no-order", name=name, n=n)
        return order
