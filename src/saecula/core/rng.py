"""Our own random numbers, equal on every platform and in both builds.

Chance in games comes from a cryptographic hash, one stream per purpose, named and derived from the seed: a new draw in
one place changes nothing in another, nobody can foresee a deck from the shuffles already seen, and any language can
check a shuffle with its standard library. New games shuffle by `order_2`, games of before by `Stream`, and records say
which. Bots and playouts use `Dice`, which is quick and keeps no secret.
"""

from hashlib import blake2b, sha256
from typing import Final, final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.errors import BrokenLaw

MASK_32: Final = 0xFFFFFFFF
BLOCK: Final = 8  # words of a SHA-256 digest


@final
class Stream:
    """Word number i of a stream is word i % 8 of SHA-256("saecula/stream/1:SEED/NAME/" + str(i // 8)), big-endian."""

    def __init__(self, seed: str, name: str) -> None:
        self._key = sha256(f"saecula/stream/1:{seed}/{name}/".encode())
        self._block = b""
        self._next: i64 = 0

    def word(self) -> i64:
        """The next 32 bits."""
        at = 4 * (self._next % BLOCK)
        if at == 0:
            block = self._key.copy()  # a started hash: the key is hashed once
            block.update(str(self._next // BLOCK).encode())
            self._block = block.digest()
        self._next += 1
        data = self._block
        first: i64 = data[at]
        second: i64 = data[at + 1]
        third: i64 = data[at + 2]
        fourth: i64 = data[at + 3]
        return first << 24 | second << 16 | third << 8 | fourth

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, exactly uniform: words from the incomplete last block are thrown away."""
        limit: i64 = MASK_32 + 1 - (MASK_32 + 1) % n
        while True:
            word: i64 = self.word()
            if word < limit:
                return word % n

    def order(self, n: i64) -> list[int]:
        """A permutation of 0..n-1 (Fisher and Yates)."""
        items = vec[i64](range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
        return list(items)


NEWEST: Final = 2  # the stream of new games
WORDS_2: Final = 32  # of 16 bits in a digest of BLAKE2b
NUMERALS: Final = [str(number).encode() for number in range(16)]  # blocks of a shuffle; hardly any needs more


@final
class Streams:
    """All streams of a seed, in one version. What is the same for all of them is hashed once: a deal has a dozen."""

    def __init__(self, version: i64, seed: str) -> None:
        if version != 1 and version != 2:
            raise BrokenLaw(f"there is no stream {version}")
        self.version = version
        self.seed = seed
        self._begun = blake2b(f"saecula/stream/2:{seed}/".encode())

    def order(self, name: str, n: i64) -> vec[i64]:
        """A permutation of 0..n-1 from the stream of that name."""
        if self.version == 1:
            return vec[i64](Stream(self.seed, name).order(n))
        key = self._begun.copy()
        key.update(f"{name}/".encode())
        return order_2(key, n)


def order_of(version: i64, seed: str, name: str, n: i64) -> vec[i64]:
    """A permutation of 0..n-1 from one stream."""
    return Streams(version, seed).order(name, n)


def order_2(key: blake2b, n: i64) -> vec[i64]:
    """Fisher and Yates with words of 16 bits, for at most 65,536 things.

    Word number i is word i % 32 of BLAKE2b("saecula/stream/2:SEED/NAME/" + str(i // 32)), big-endian; `key` is that
    hash before the number. A word from the incomplete last block of its range is thrown away, so every order is exactly
    as likely as any other.
    """
    items = vec[i64]([0] * n)
    for place in range(n):
        items[place] = place
    data = b""
    word: i64 = 0
    i: i64 = n - 1
    while i > 0:
        at = 2 * (word % WORDS_2)
        if at == 0:
            number = word // WORDS_2
            block = key.copy()
            block.update(NUMERALS[number] if number < len(NUMERALS) else str(number).encode())
            data = block.digest()
        word += 1
        high: i64 = data[at]
        low: i64 = data[at + 1]
        drawn = high << 8 | low
        j = drawn % (i + 1)
        if drawn - j + i < 0x10000:  # the whole range ends below
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
    return items


@final
class Dice:
    """A small generator for bots and playouts: a 32-bit counter through a mixing function."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & MASK_32

    def next(self) -> i64:
        self.state = (self.state + 0x9E3779B9) & MASK_32
        z = self.state
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK_32
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK_32
        return z ^ (z >> 15)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1; the bias of a 32-bit draw over a few hundred options is immaterial."""
        return self.next() * n >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
