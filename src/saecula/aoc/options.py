"""setup.players, solo.modules: the settings of a table, declared once and checked one by one; a bad one is named."""

from typing import Final

from saecula.aoc.cards.tables import CHALLENGES, CIV_DOCUMENTED
from saecula.aoc.terms import DRAFT_DEAL
from saecula.core.errors import OptionError
from saecula.core.settings import COUNT, FLAG, MANY, ONE, SEATS, Need, Setting, read


def challenges() -> tuple[object, ...]:
    return tuple(challenge.slug for challenge in CHALLENGES)


MODULES: Final = ("innovation", "changing-world", "draft")
DECKS: Final = ("full", "documented")
SETTINGS: Final = (
    Setting(SEATS, COUNT, 2, "Number of players; 1 is the solo game", (1, 2, 3, 4), law="setup.players"),
    Setting("modules", MANY, [], "Parts of the game that may be added", MODULES),
    Setting(
        "deck", ONE, "full", "48 civilizations, or the 27 whose primary effects the rulebook explains whole", DECKS,
    ),
    Setting(
        "first_player_direction", ONE, "clockwise", "Which way the first player's marker passes",
        ("clockwise", "counter-clockwise"), option="--first-player",
    ),
    Setting("aztecs_optional", FLAG, False, "The Aztecs may decline their sacrifice"),
    Setting(
        "challenge", ONE, None, "A challenge of the house for one player", challenges,
        needs=(Need(SEATS, (1,), "is a solo game: seats must be 1"),),
    ),
)  # fmt: skip


def checked_options(given: dict[str, object]) -> dict[str, object]:
    """Every setting, those not given filled in; raises OptionError naming the field."""
    chosen = read(SETTINGS, given)
    modules = chosen["modules"]
    assert isinstance(modules, list)
    if chosen[SEATS] == 1 and ("draft" in modules or "changing-world" in modules):
        raise OptionError("modules", "the solo game knows Innovation only [solo.modules]")
    if "draft" in modules and chosen["deck"] == "documented":
        _check_packs(chosen[SEATS])
    return chosen


def _check_packs(seats: object) -> None:
    """Every drafter needs a pack."""
    assert isinstance(seats, int)
    civs, needed = sum(CIV_DOCUMENTED), seats * DRAFT_DEAL
    if civs < needed:
        raise OptionError("deck", f"a draft of {seats} takes {needed} civilizations, {civs} are documented whole")
