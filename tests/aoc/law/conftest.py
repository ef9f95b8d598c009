"""Scenarios stand on bare cards; afterwards the shipped ones are in force again."""

from collections.abc import Iterator

import pytest

from saecula.aoc.cards import catalog
from tests.aoc.scenario import bare


@pytest.fixture(autouse=True)
def bare_cards() -> Iterator[None]:
    bare()
    yield
    catalog.load()
