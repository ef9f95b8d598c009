"""setup.start.any-method, expansion.balance.keep-old-option: the settings of a table, declared once and checked.

Modules of the expansion may be combined freely; `mode` says how new and base leaders and wonders are mixed. A table
without modules has the settings of the base game only.
"""

from typing import Final

from saecula.core.errors import OptionError, Problem
from saecula.core.settings import (
    CARD_NAMES,
    COUNT,
    FIRST,
    FLAG,
    MANY,
    ONE,
    SEATS,
    Need,
    Setting,
    first_setting,
    named_seat,
    read,
)
from saecula.tta.cards.catalog import AGE, CARDS, KIND, NUMBER, SLUGS
from saecula.tta.cards.plan import PEACEFUL_GAME, SHORT_GAME, Plan, plan_with
from saecula.tta.law.expansion.balance import REPLACED_BY
from saecula.tta.law.expansion.mix import pool, share
from saecula.tta.terms import (
    AGE_IDS,
    BALANCED,
    BASE,
    LEADER,
    LEADERS_WONDERS,
    MODE_IDS,
    MODULE_IDS,
    ONLY_NEW,
    OPEN_MIX,
    WONDER,
)

ONLY: Final = MODE_IDS[ONLY_NEW]
MIXES: Final = tuple(name for name in MODE_IDS[1:] if name != ONLY)
EXPANDED: Final = Need("modules", tuple(MODULE_IDS), Problem("needs-expansion"))
MIXED: Final = (EXPANDED, Need("modules", ("leaders-wonders",), Problem("needs-leaders-wonders")))
IN_A_MIX: Final = (*MIXED, Need("mode", MIXES, Problem("belongs-to-mixes", first=MIXES[0], second=MIXES[1])))
SETTINGS: Final = (
    Setting(SEATS, COUNT, 2, "Number of players", (2, 3, 4)),
    Setting("resignation", FLAG, True, "Players may resign"),
    first_setting(4, "setup.start.any-method"),
    Setting("hidden_hands", FLAG, False, "Civil cards in hand are kept from the others"),
    Setting(
        "short", FLAG, False, "Short game: it ends with Age II, and four impacts are scored (a variant of the house)",
        house=True,
    ),
    Setting("peaceful", FLAG, False, "Peaceful game: no aggressions and wars (a variant of the house)", house=True),
    Setting(
        "modules", MANY, [], "Parts of the expansion New Leaders and Wonders", tuple(MODULE_IDS),
        unknown="no-such-module",
    ),
    Setting(
        "mode", ONE, ONLY, "How new and base leaders and wonders are mixed", tuple(MODE_IDS[1:]), needs=MIXED,
    ),
    Setting(
        "hidden_future", FLAG, False, "Leaders and wonders to come stay hidden",
        needs=(*MIXED, Need("mode", (MODE_IDS[OPEN_MIX],), Problem("belongs-to-mode", mode=MODE_IDS[OPEN_MIX]))),
    ),
    Setting(
        "plus_one", FLAG, False, "One leader and one wonder more in every age",
        needs=(*MIXED, Need("mode", (ONLY,), Problem("belongs-to-mode", mode=ONLY))),
    ),
    Setting("draft", FLAG, False, "Everybody picks leaders and wonders before the game", needs=IN_A_MIX),
    Setting(
        "chosen", CARD_NAMES, [], "Leaders and wonders that are surely in the game",
        needs=(*IN_A_MIX, Need("draft", (False,), Problem("not-with-draft"))),
    ),
    Setting("keep_old", CARD_NAMES, [], "Base cards that the balanced module leaves as they were", needs=(EXPANDED,)),
)  # fmt: skip
HOUSE: Final = ("short", "peaceful")
VARIANTS: Final = ("hidden_future", "plus_one", "draft", "chosen")
# expansion.balance.keep-old-option: these two set the number of cards, so they stay
MUST_CHANGE: Final = ("republic", "professional-sports")


def checked_options(given: dict[str, object]) -> dict[str, object]:
    """Every setting that the table uses; those of the expansion are named only where they differ from the base game.

    Raises OptionError naming the field.
    """
    chosen = read(SETTINGS, given)
    checked = {SEATS: chosen[SEATS], "resignation": chosen["resignation"]}
    if named_seat(chosen, FIRST) >= 0:
        checked[FIRST] = chosen[FIRST]
    if chosen["hidden_hands"]:
        checked["hidden_hands"] = True
    checked |= {name: True for name in HOUSE if chosen[name]}
    modules = names(chosen, "modules")
    if chosen["short"] and "leaders-wonders" in modules:
        raise OptionError("short", "not-with-leaders-wonders")
    if not modules:
        return checked
    checked["modules"] = modules
    if "leaders-wonders" in modules:
        checked["mode"] = chosen["mode"]
        checked |= {name: chosen[name] for name in VARIANTS if chosen[name]}
    if chosen["keep_old"]:
        checked["keep_old"] = chosen["keep_old"]
    seats = checked[SEATS]
    assert isinstance(seats, int)
    check_cards(plan_of(checked), seats, names(chosen, "keep_old"), names(chosen, "chosen"))
    return checked


def names(options: dict[str, object], field: str) -> list[str]:
    """A list of names in checked settings; nothing given is an empty one."""
    found = options.get(field, [])
    assert isinstance(found, list)
    return found


def check_cards(plan: Plan, seats: int, kept: list[str], chosen: list[str]) -> None:
    """Cards that a table keeps in their old version, and leaders and wonders that it chose."""
    for name in kept:
        if name in MUST_CHANGE and plan.modules & BALANCED:
            raise OptionError("keep_old", "sets-card-number", card=name)
        if REPLACED_BY.get(NUMBER.get(name, -1), BASE) != BALANCED or not plan.modules & BALANCED:
            raise OptionError("keep_old", "not-replaced", card=name)
    for name in chosen:
        card = version_in_use(NUMBER.get(name, -1), plan.modules, plan.kept_old)
        if card < 0 or KIND[card] not in (LEADER, WONDER) or card not in pool(AGE[card], KIND[card], plan):
            raise OptionError("chosen", "not-of-table", card=name)
    for kind in (LEADER, WONDER):
        for age in range(4):
            count = len([card for card in plan.chosen if AGE[card] == age and KIND[card] == kind])
            if count > share(kind, seats, plan):
                problem = "most-leaders" if kind == LEADER else "most-wonders"
                raise OptionError("chosen", problem, most=share(kind, seats, plan), age=AGE_IDS[age])


def version_in_use(card: int, modules: int, kept_old: tuple[int, ...]) -> int:
    """The balanced version of a base card where the table plays with it."""
    if card < 0 or card in kept_old or not REPLACED_BY.get(card, BASE) & modules:
        return card
    for other in range(len(CARDS)):
        if CARDS[other].replaces == SLUGS[card]:
            return other
    return card


def plan_of(options: dict[str, object]) -> Plan:
    """What checked settings mean for the decks."""
    modules = names(options, "modules")
    mask = sum(1 << MODULE_IDS.index(name) for name in modules)
    mode = options.get("mode", "")
    assert isinstance(mode, str)
    kept_old = tuple(NUMBER[name] for name in names(options, "keep_old") if name in NUMBER)
    chosen = [NUMBER[name] for name in names(options, "chosen") if name in NUMBER]
    return plan_with(
        mask,
        MODE_IDS.index(mode) if mask & LEADERS_WONDERS else BASE,
        options.get("hidden_future") is True,
        options.get("plus_one") is True,
        options.get("draft") is True,
        kept_old,
        tuple(version_in_use(card, mask, kept_old) for card in chosen),
        (SHORT_GAME if options.get("short") is True else 0) | (PEACEFUL_GAME if options.get("peaceful") is True else 0),
    )
