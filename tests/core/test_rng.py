"""Random numbers: the published recipe, checked with the standard library alone; fair; independent; in range."""

import math
from hashlib import blake2b, sha256
from itertools import permutations

import pytest

from saecula.core.chance import Chance, commitment, stream_of
from saecula.core.errors import BrokenLaw, RecordError
from saecula.core.rng import Dice, Stream, order_of


def words_by_hand(seed: str, name: str, count: int) -> list[int]:
    """Word i is word i % 8 of SHA-256("saecula/stream/1:SEED/NAME/" + str(i // 8)), big-endian."""
    words = []
    for i in range(count):
        block = sha256(f"saecula/stream/1:{seed}/{name}/{i // 8}".encode()).digest()
        words.append(int.from_bytes(block[i % 8 * 4 : i % 8 * 4 + 4], "big"))
    return words


def words_2_by_hand(seed: str, name: str, count: int) -> list[int]:
    """Word i is word i % 32 of BLAKE2b("saecula/stream/2:SEED/NAME/" + str(i // 32)), 16 bits, big-endian."""
    words = []
    for i in range(count):
        block = blake2b(f"saecula/stream/2:{seed}/{name}/{i // 32}".encode()).digest()
        words.append(int.from_bytes(block[i % 32 * 2 : i % 32 * 2 + 2], "big"))
    return words


WORDS = {1: (words_by_hand, 2**32), 2: (words_2_by_hand, 2**16)}


def order_by_hand(stream: int, seed: str, name: str, n: int) -> list[int]:
    """Fisher and Yates from the top, throwing away words that would favour small numbers."""
    words_of, size = WORDS[stream]
    words = iter(words_of(seed, name, 20 * n + 20))
    items = list(range(n))
    for i in range(n - 1, 0, -1):
        word = next(words)
        while word >= size // (i + 1) * (i + 1):
            word = next(words)
        j = word % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


SEEDS = ["", "0", "7", "тест", "a/b", "f" * 32]


@pytest.mark.parametrize("seed", SEEDS)
def test_words_are_those_of_sha_256_in_counter_mode(seed: str) -> None:
    stream = Stream(seed, "civilizations")
    assert [stream.word() for _ in range(100)] == words_by_hand(seed, "civilizations", 100)


@pytest.mark.parametrize("stream", WORDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_orders_are_those_of_the_published_recipe(seed: str, stream: int) -> None:
    for n in (0, 1, 2, 8, 15, 48, 200, 3000):
        assert list(order_of(stream, seed, "row", n)) == order_by_hand(stream, seed, "row", n)


@pytest.mark.parametrize(("stream", "order"), [(1, [6, 4, 1, 2, 3, 5, 0, 7]), (2, [2, 5, 7, 0, 1, 4, 6, 3])])
def test_a_known_shuffle_never_changes(stream: int, order: list[int]) -> None:
    """Records of the past verify only while this holds."""
    assert list(order_of(stream, "7", "row", 8)) == order


def test_an_unknown_stream_shuffles_nothing() -> None:
    with pytest.raises(BrokenLaw, match="no stream 3"):
        order_of(3, "7", "row", 8)


def test_below_throws_away_words_of_the_incomplete_last_block() -> None:
    n = 3 * 2**30  # only words under 3 * 2**30 count, a quarter is thrown away
    stream = Stream("1", "below")
    kept = [word for word in words_by_hand("1", "below", 400) if word < n]
    assert len(kept) < 350
    assert [stream.below(n) for _ in kept] == kept


@pytest.mark.parametrize("stream", WORDS)
@pytest.mark.parametrize("n", [2, 3, 4])
def test_orders_of_few_cards_are_equally_likely(n: int, stream: int) -> None:
    draws = 6000
    counts = dict.fromkeys(permutations(range(n)), 0)
    for seed in range(draws):
        counts[tuple(order_of(stream, str(seed), "fair", n))] += 1
    assert chi_square(list(counts.values())) < limit(len(counts) - 1)


@pytest.mark.parametrize("n", [2, 3, 7, 100])
def test_dice_fall_within_their_range_and_evenly(n: int) -> None:
    counts = [0] * n
    for seed in range(60):
        dice = Dice(seed)
        for _ in range(200):
            counts[dice.below(n)] += 1
    assert chi_square(counts) < limit(n - 1)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(degrees: int) -> float:
    """About five standard deviations over the mean: fixed seeds, so it holds for ever or breaks at once."""
    return degrees + 5 * math.sqrt(2 * degrees) + 5


@pytest.mark.parametrize("stream", WORDS)
def test_streams_of_other_names_and_seeds_are_independent(stream: int) -> None:
    names = ["row", "wonders", "tokens", "row2", "ro", ""]
    orders = {(seed, name): tuple(order_of(stream, seed, name, 48)) for seed in SEEDS for name in names}
    assert len(set(orders.values())) == len(orders)
    agreeing = [
        sum(a == b for a, b in zip(orders[one], orders[other], strict=True))
        for one in orders
        for other in orders
        if one < other
    ]
    assert 0.8 < sum(agreeing) / len(agreeing) < 1.2  # two random orders agree in one place on average


def test_drawing_from_one_stream_does_not_move_another() -> None:
    chance = Chance("5")
    chance.order("more", 30)
    assert chance.order("row", 8) == Chance("5").order("row", 8)


def test_chance_lists_its_outcomes_and_keeps_them() -> None:
    chance = Chance("5")
    order = chance.order("row", 8)
    order.reverse()
    assert chance.outcomes == [("row", list(order_of(2, "5", "row", 8)))]
    assert Chance("5", None, 1).order("row", 8) == Stream("5", "row").order(8)


@pytest.mark.parametrize("stream", WORDS)
def test_orders_tell_the_stream_that_made_them(stream: int) -> None:
    chance = Chance("5", None, stream)
    for name, n in (("first-player", 2), ("row", 8), ("civilizations", 48)):
        chance.order(name, n)
    assert stream_of("5", chance.outcomes) == stream


def test_a_script_replaces_the_seed_and_must_fit() -> None:
    script = [("row", [2, 0, 1])]
    assert Chance("5", script).order("row", 3) == [2, 0, 1]
    for name, n in (("wonders", 3), ("row", 4), ("row", 2)):
        with pytest.raises(RecordError, match=name):
            Chance("5", script).order(name, n)
    spent = Chance("5", script)
    spent.order("row", 3)
    with pytest.raises(RecordError, match="missing"):
        spent.order("row", 3)


def test_the_commitment_is_a_hash_of_the_seed_and_shows_nothing_else() -> None:
    assert commitment("7") == sha256(b"saecula/seed/1:7").hexdigest()
    assert len({commitment(seed) for seed in SEEDS}) == len(SEEDS)


def test_dice_repeat_and_shuffle_without_losing_a_card() -> None:
    cards = list(range(30))
    Dice(9).shuffle(cards)
    again = list(range(30))
    Dice(9).shuffle(again)
    assert cards == again != list(range(30))
    assert sorted(cards) == list(range(30))
    assert [Dice(1).below(1) for _ in range(3)] == [0, 0, 0]
    assert Dice(2**32 + 3).next() == Dice(3).next()
