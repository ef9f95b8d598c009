"""The settings of a table, checked one by one: a bad one is named.

Modules of the expansion may be combined freely; `mode` says how new and base leaders and wonders are mixed. A table
without modules has the settings of the base game only.
"""

from typing import Final

from saecula.core.errors import OptionError
from saecula.tta.cards.catalog import AGE, CARDS, KIND, NUMBER, SLUGS
from saecula.tta.cards.plan import Plan
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

BASE_FIELDS: Final = ("seats", "resignation")
FIELDS: Final = (
    *BASE_FIELDS, "modules", "mode", "hidden_future", "plus_one", "draft", "chosen", "keep_old",
)  # fmt: skip
# expansion.balance.keep-old-option: these two set the number of cards, so they stay
MUST_CHANGE: Final = ("republic", "professional-sports")


def checked_options(given: dict[str, object]) -> dict[str, object]:
    """Every setting, those not given filled in; raises OptionError naming the field."""
    for field in given:
        if field not in FIELDS:
            raise OptionError(field, f"unknown setting, known are {', '.join(FIELDS)}")
    seats = given.get("seats", 2)
    if type(seats) is not int or not 2 <= seats <= 4:
        raise OptionError("seats", "must be 2 to 4")
    checked: dict[str, object] = {"seats": seats, "resignation": flag(given, "resignation", True)}
    modules = names(given, "modules")
    for name in modules:
        if name not in MODULE_IDS:
            raise OptionError("modules", f"'{name}' is no module, known are {', '.join(MODULE_IDS)}")
    if not modules:
        alone = [field for field in FIELDS if field in given and field not in BASE_FIELDS and field != "modules"]
        if alone:
            raise OptionError(alone[0], "needs a module of the expansion")
        return checked
    checked["modules"] = [name for name in MODULE_IDS if name in modules]
    if "leaders-wonders" in modules:
        checked |= checked_mode(given)
    elif any(field in given for field in ("mode", "hidden_future", "plus_one", "draft", "chosen")):
        raise OptionError("mode", "needs the module leaders-wonders")
    kept = names(given, "keep_old")
    if kept:
        checked["keep_old"] = kept
    check_cards(plan_of(checked), seats, kept, names(given, "chosen"))
    return checked


def usual_settings() -> dict[str, object]:
    """The settings of the expansion as a table has them that says nothing."""
    named: dict[str, object] = {"modules": [], "mode": "", "chosen": [], "keep_old": []}
    return named | dict.fromkeys(("hidden_future", "plus_one", "draft"), False)


def checked_mode(given: dict[str, object]) -> dict[str, object]:
    """How leaders and wonders are mixed; variants are named only where they are used."""
    mode = given.get("mode", MODE_IDS[ONLY_NEW])
    if mode not in MODE_IDS[1:]:
        raise OptionError("mode", f"must be one of {', '.join(MODE_IDS[1:])}")
    only, is_open = mode == MODE_IDS[ONLY_NEW], mode == MODE_IDS[OPEN_MIX]
    checked: dict[str, object] = {"mode": mode}
    for field, fits, needed in (
        ("hidden_future", is_open, MODE_IDS[OPEN_MIX]),
        ("plus_one", only, MODE_IDS[ONLY_NEW]),
        ("draft", not only, "secret-mix or open-mix"),
    ):
        if flag(given, field, False):
            if not fits:
                raise OptionError(field, f"belongs to the mode {needed}")
            checked[field] = True
    chosen = names(given, "chosen")
    if chosen:
        if only:
            raise OptionError("chosen", "belongs to the mode secret-mix or open-mix")
        if "draft" in checked:
            raise OptionError("chosen", "does not go with draft: everybody picks cards there")
        checked["chosen"] = chosen
    return checked


def flag(given: dict[str, object], field: str, default: bool) -> bool:
    value = given.get(field, default)
    if type(value) is not bool:
        raise OptionError(field, "must be true or false")
    return value


def names(given: dict[str, object], field: str) -> list[str]:
    """A list of names without repetitions; nothing given is an empty one."""
    value = given.get(field, [])
    if not isinstance(value, (list, tuple)):
        raise OptionError(field, "must be a list of names")
    found: list[str] = []
    for name in value:
        if type(name) is not str:
            raise OptionError(field, "must be a list of names")
        if name not in found:
            found.append(name)
    return found


def check_cards(plan: Plan, seats: int, kept: list[str], chosen: list[str]) -> None:
    """Cards that a table keeps in their old version, and leaders and wonders that it chose."""
    for name in kept:
        if name in MUST_CHANGE and plan.modules & BALANCED:
            raise OptionError("keep_old", f"'{name}' sets the number of cards, so it must be the balanced one")
        if REPLACED_BY.get(NUMBER.get(name, -1), BASE) != BALANCED or not plan.modules & BALANCED:
            raise OptionError("keep_old", f"'{name}' is no base card that the balanced module replaces")
    for name in chosen:
        card = version_in_use(NUMBER.get(name, -1), plan.modules, plan.kept_old)
        if card < 0 or KIND[card] not in (LEADER, WONDER) or card not in pool(AGE[card], KIND[card], plan):
            raise OptionError("chosen", f"'{name}' is no leader or wonder of this table")
    for kind in (LEADER, WONDER):
        for age in range(4):
            count = len([card for card in plan.chosen if AGE[card] == age and KIND[card] == kind])
            if count > share(kind, seats, plan):
                what = "leaders" if kind == LEADER else "wonders"
                raise OptionError("chosen", f"at most {share(kind, seats, plan)} {what} of Age {AGE_IDS[age]}")


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
    return Plan(
        mask,
        MODE_IDS.index(mode) if mask & LEADERS_WONDERS else BASE,
        options.get("hidden_future") is True,
        options.get("plus_one") is True,
        options.get("draft") is True,
        kept_old,
        tuple(version_in_use(card, mask, kept_old) for card in chosen),
    )
