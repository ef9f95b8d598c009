"""setup.players, setup.first-player.named, solo.modules: the settings of a table, declared once and checked."""

from typing import Final

from saecula.aoc.cards.tables import CHALLENGES, CIV_DOCUMENTED
from saecula.aoc.terms import DRAFT_DEAL
from saecula.core.errors import OptionError, Problem
from saecula.core.settings import COUNT, FIRST, FLAG, MANY, ONE, SEATS, Need, Setting, first_setting, named_seat, read


def challenges() -> tuple[object, ...]:
    return tuple(challenge.slug for challenge in CHALLENGES)


MODULES: Final = ("innovation", "changing-world", "draft")
DECKS: Final = ("full", "documented")
ROWS: Final = ("shuffled", "first-game")
NEWER: Final = (
    "conquest_shared",
    FIRST,
    "row",
)  # named only where a table chose them, so that other tables are told as before
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
    Setting("conquest_shared", FLAG, False, "Whoever shares the highest power scores each other's Conquest"),
    first_setting(4, "setup.first-player.named"),
    Setting("row", ONE, "shuffled", "The row of actions; first-game: Hunt, Fish and Farm come first", ROWS),
    Setting("aztecs_optional", FLAG, False, "The Aztecs may decline their sacrifice"),
    Setting(
        "challenge", ONE, None, "A challenge of the house for one player", challenges,
        needs=(Need(SEATS, (1,), Problem("solo-seats")),),
    ),
)  # fmt: skip


def checked_options(given: dict[str, object]) -> dict[str, object]:
    """Every setting, those not given filled in; raises OptionError naming the field."""
    chosen = read(SETTINGS, given)
    modules = chosen["modules"]
    assert isinstance(modules, list)
    if chosen[SEATS] == 1 and ("draft" in modules or "changing-world" in modules):
        raise OptionError("modules", "solo-modules")
    if "draft" in modules and chosen["deck"] == "documented":
        _check_packs(chosen[SEATS])
    if chosen["challenge"] is not None and chosen["row"] != "shuffled":
        raise OptionError("row", "not-with-challenge")
    named_seat(chosen, FIRST)
    defaults = {setting.name: setting.default for setting in SETTINGS}
    return {name: value for name, value in chosen.items() if name not in NEWER or value != defaults[name]}


def _check_packs(seats: object) -> None:
    """Every drafter needs a pack."""
    assert isinstance(seats, int)
    civs, needed = sum(CIV_DOCUMENTED), seats * DRAFT_DEAL
    if civs < needed:
        raise OptionError("deck", "too-few-civilizations", seats=seats, needed=needed, civs=civs)
