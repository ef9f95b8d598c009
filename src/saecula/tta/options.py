"""The settings of a table, checked one by one: a bad one is named."""

from typing import Final

from saecula.core.errors import OptionError

FIELDS: Final = ("seats", "resignation")


def checked_options(given: dict[str, object]) -> dict[str, object]:
    """Every setting, those not given filled in; raises OptionError naming the field."""
    for field in given:
        if field not in FIELDS:
            raise OptionError(field, f"unknown setting, known are {', '.join(FIELDS)}")
    seats = given.get("seats", 2)
    if type(seats) is not int or not 2 <= seats <= 4:
        raise OptionError("seats", "must be 2 to 4")
    resignation = given.get("resignation", True)
    if type(resignation) is not bool:
        raise OptionError("resignation", "must be true or false")
    return {"seats": seats, "resignation": resignation}
