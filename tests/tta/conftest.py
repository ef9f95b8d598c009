"""The log of every scenario cites the law that the scenario shows, if the log can cite it at all.

`@law(..., log=False)` marks scenarios, or single parameters, that show it otherwise: by a refusal, by a number,
by nothing happening, or as a law that everything obeys, whatever law orders it.
"""

from collections.abc import Iterator

import pytest

from saecula.core.game import Game
from saecula.tta import terms as t_
from saecula.tta.doors import QUESTIONS
from tests.kit.doors import doors_agree, slots_are_named
from tests.tta.causes import check_log
from tests.tta.scenario import TABLES

# events that tell how much of something came or went
AMOUNTS = (
    t_.CIVIL_SPENT, t_.MILITARY_SPENT, t_.FOOD_CHANGED, t_.RESOURCES_CHANGED, t_.SCIENCE_CHANGED, t_.CULTURE_CHANGED,
    t_.BLUE_CHANGED, t_.YELLOW_CHANGED, t_.CORRUPTION, t_.FAMINE_STRUCK,
)  # fmt: skip


def nothing_is_told_of_nothing(game: Game) -> None:
    """No line of the log says that nothing came or went."""
    for events in game.happened:
        for event in events:
            assert event.kind not in AMOUNTS or event.a != 0, f"{event.cause}: {event.kind} of nothing"


@pytest.fixture(autouse=True)
def log_cites_the_law(request: pytest.FixtureRequest) -> Iterator[None]:
    TABLES.clear()
    yield
    for played in TABLES:
        doors_agree(played.game)
        nothing_is_told_of_nothing(played.game)
        for state in [*played.game.history, played.s]:
            slots_are_named(state, QUESTIONS)
    if TABLES:
        marks = list(request.node.iter_markers("law"))
        otherwise = {law for mark in marks if not mark.kwargs.get("log", True) for law in mark.args}
        shown = [law for mark in marks for law in mark.args if law not in otherwise]
        check_log(shown, {cause for table in TABLES for cause in table.causes()})
