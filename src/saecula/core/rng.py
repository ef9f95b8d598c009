"""Our own random numbers, equal on every platform and in both builds.

Chance in games comes from SplitMix64, one stream per purpose derived from the seed by name, so that a new draw in one
place changes nothing in another. Bots and playouts use `Dice`, which stays within small ints and is quick compiled.
"""

from hashlib import sha256
from typing import Final, final

MASK_64: Final = 0xFFFFFFFFFFFFFFFF
MASK_32: Final = 0xFFFFFFFF


def stream(seed: str, name: str) -> int:
    """The starting state of the stream `name` of a seed."""
    return int.from_bytes(sha256(f"saecula/stream/1:{seed}/{name}".encode()).digest()[:8], "big")


@final
class Rng:
    """SplitMix64; `state` may be stored and restored."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK_64

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK_64
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK_64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK_64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number in 0..n-1, exactly uniform: draws from the incomplete last block are thrown away."""
        limit = MASK_64 + 1 - (MASK_64 + 1) % n
        while True:
            z = self.next()
            if z < limit:
                return z % n

    def order(self, n: int) -> list[int]:
        """A permutation of 0..n-1 (Fisher and Yates)."""
        items = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


@final
class Dice:
    """A small generator for bots and playouts: a 32-bit counter through a mixing function."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK_32

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B9) & MASK_32
        z = self.state
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK_32
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK_32
        return z ^ (z >> 15)

    def below(self, n: int) -> int:
        """A number in 0..n-1; the bias of a 32-bit draw over a few hundred options is immaterial."""
        return self.next() * n >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
