"""An owner's corrections of numbers on cards, put into the rows before the tables are made.

The file that an owner writes names a card and the corrected numbers:

    [tta.iron]
    cost = 6
    powers = { leader-discount = 1 }

The law reads tables that are filled when the catalogue is imported, so a file comes into force when a program starts:
the environment names it, and the command line starts itself again with it. The rows make the digest of every record.
"""

import os
import tomllib
from hashlib import blake2b
from json import dumps
from pathlib import Path
from typing import Any, Final

from saecula.core.errors import OptionError, said_by_system
from saecula.tta.cards.card import Card
from saecula.tta.powers import POWER_IDS

VARIABLE: Final = "SAECULA_TTA_CARDS"  # path of an owner's corrections
PART: Final = "tta"  # of the file; the other games of ours have theirs beside it
MOST: Final = 99
NUMBERS: Final = (
    "science", "revolution", "cost", "food", "resource", "research", "culture", "strength", "faces", "civil",
    "military", "blue", "yellow", "colonization", "limit", "row_discount", "discount", "then_food", "then_science",
    "gain_food", "gain_resource", "gain_science", "gain_culture", "arms", "extra_military", "tactic", "outdated",
    "price", "amount", "attack_bonus", "defence", "population", "cards", "stage_culture", "row_surcharge",
)  # fmt: skip
LISTS: Final = ("copies", "stages", "army", "levels", "arms_per_stronger", "culture_per_richer", "by_players", "choice")
NEGATIVE: Final = ("faces", "civil", "military", "blue", "yellow")
POWERS: Final = "powers"
MADE_OF_ANOTHER: Final = ("-mastered",)  # rows that are made of other rows follow those
Corrections = dict[str, dict[str, Any]]
_rows: dict[str, Card] = {}
_in_force: Corrections = {}
_path: list[str] = [""]
_fault: list[OptionError] = []  # why the file that the environment names is not in force


# --- reading and checking -------------------------------------------------------------------------------------------
def read(path: Path) -> Corrections:
    """The part of a file that is about this game; empty where it has none."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("cards", "cannot-read", path=path, reason=said_by_system(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError("cards", "no-toml", path=path, reason=error) from None
    part = data.get(PART, {})
    if not isinstance(part, dict):
        raise OptionError(PART, "table-of-cards")
    return part


def check(rows: dict[str, Card], part: Corrections) -> None:
    """Raises OptionError naming the first card or field that does not fit."""
    for slug, fields in part.items():
        place = f"{PART}.{slug}"
        if slug not in rows:
            raise OptionError(place, "unknown-card")
        if slug.endswith(MADE_OF_ANOTHER):
            raise OptionError(place, "follows-tactic")
        if not isinstance(fields, dict):
            raise OptionError(place, "table-of-fields")
        for field, value in fields.items():
            _check_field(rows[slug], f"{place}.{field}", field, value)


def _check_field(row: Card, place: str, field: str, value: object) -> None:
    if field in NUMBERS:
        _check_number(place, value, -MOST if field in NEGATIVE else 0)
    elif field in LISTS:
        given = getattr(row, field)
        if not isinstance(value, list) or not given:
            raise OptionError(place, "numbers-of-card")
        if field != "stages" and len(value) != len(given):
            raise OptionError(place, "so-many-numbers", count=len(given))
        if not value:
            raise OptionError(place, "a-number-at-least")
        for number in value:
            _check_number(place, number, 1 if field == "stages" else 0)
    elif field == POWERS:
        if not isinstance(value, dict):
            raise OptionError(place, "amounts-by-power")
        known = [POWER_IDS[power] for power, _ in row.powers]
        for power, amount in value.items():
            if power not in known:
                raise OptionError(f"{place}.{power}", "no-power-of-card", known=", ".join(known) or "-")
            _check_number(f"{place}.{power}", amount, -MOST)
    else:
        raise OptionError(place, "unknown-field", known=", ".join((*NUMBERS, *LISTS, POWERS)))


def _check_number(place: str, value: object, least: int) -> None:
    if type(value) is not int or not least <= value <= MOST:
        raise OptionError(place, "whole-number-between", least=least, most=MOST)


# --- putting into force ---------------------------------------------------------------------------------------------
def corrected(rows: list[Card]) -> list[Card]:
    """The rows with the corrections of the environment's file in them; the catalogue asks once, before its tables.

    A bad file spoils no import: whoever needs cards calls `require`.
    """
    _rows.update({row.slug: row for row in rows})
    path = os.environ.get(VARIABLE, "")
    if not path:
        return rows
    try:
        part = read(Path(path))
        check(_rows, part)
    except OptionError as error:
        _fault.append(OptionError(VARIABLE, "cause", cause=error))
        return rows
    for slug, fields in part.items():
        _correct(_rows[slug], fields)
        twin = _rows.get(slug + MADE_OF_ANOTHER[0])
        if twin is not None:
            _follow(twin, _rows[slug])
    _in_force.update(part)
    _path[0] = path
    return rows


def _correct(row: Card, fields: dict[str, Any]) -> None:
    for field, value in fields.items():
        if field == POWERS:
            row.powers = [(power, value.get(POWER_IDS[power], amount)) for power, amount in row.powers]
        else:
            setattr(row, field, list(value) if field in LISTS else value)


def _follow(twin: Card, row: Card) -> None:
    """A tactic with a leader under it is worth one more than the tactic (ruling.sun-tzu)."""
    twin.army = list(row.army)
    twin.tactic = row.tactic + 1
    twin.outdated = row.outdated + 1 if row.outdated else 0


def load(path: Path | None = None) -> None:
    """Check a file, and that it is in force if it is about this game."""
    if path is None:
        return require()
    check(_rows, read(path))  # says what is wrong
    if waits(path):
        raise OptionError("cards", "in-force-at-start", path=path, variable=VARIABLE)
    return None


def waits(path: Path) -> bool:
    """Does the file correct cards that were read without it? A bad one is left to `load`."""
    try:
        part = read(path)
        check(_rows, part)
    except OptionError:
        return False
    return part not in ({}, _in_force)


def require() -> None:
    """Raise what was wrong with the environment's file, if it is not in force for that."""
    if _fault:
        raise OptionError(VARIABLE, "cause", cause=_fault[0].problem.values["cause"])


def override_path() -> str:
    """The file of corrections in force, or an empty text."""
    return _path[0]


def owner_fields(slug: str) -> list[str]:
    """The fields of a card that an owner corrected."""
    return list(_in_force.get(slug, {}))


def digest() -> str:
    """Names what was corrected; nothing where cards are as shipped. The digest of all rows is made for records."""
    require()
    text = dumps(_in_force, sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest() if _in_force else ""
