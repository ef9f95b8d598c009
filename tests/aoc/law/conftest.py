"""Scenarios stand on bare cards; afterwards the shipped ones are in force again.

The log of every scenario cites the law that the scenario shows, if the log can cite it at all. `@law(..., log=False)`
marks scenarios that show it otherwise: by a refusal, by a number, or by nothing happening.
"""

from collections.abc import Iterator

import pytest

from saecula.aoc.cards import catalog
from saecula.aoc.doors import QUESTIONS
from saecula.laws import catalogue
from tests.aoc.causes import cited_by_the_log
from tests.aoc.scenario import TABLES, bare
from tests.kit.doors import doors_agree, slots_are_named


@pytest.fixture(autouse=True)
def bare_cards(request: pytest.FixtureRequest) -> Iterator[None]:
    bare()
    TABLES.clear()
    yield
    for played in TABLES:
        doors_agree(played.game)
        for state in [*played.game.history, played.s]:
            slots_are_named(state, QUESTIONS)
    catalog.load()
    causes = {cause for table in TABLES for cause in table.causes()}
    assert causes <= set(catalogue("aoc")), "every cause is a law"
    for mark in request.node.iter_markers("law"):
        for law in mark.args:
            if law in cited_by_the_log() and mark.kwargs.get("log", True):
                assert law in causes, f"the log of this scenario does not cite {law}, but {sorted(causes)}"
