"""Every table that the conformance tests try: all player counts, every module alone and all together, every mode."""

from typing import Any

from saecula.games import TITLES
from tests.env.tables import fits


def tables() -> list[tuple[str, dict[str, Any]]]:
    """Game and settings, `seats` among them."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, title in TITLES.items():
        values = {setting.name: [*setting.values] for setting in title.settings}
        modules = [[module] for module in values["modules"]] + [values["modules"]]
        for seats in title.seats:
            wanted: list[dict[str, Any]] = [{"seats": seats}, *({"seats": seats, "modules": some} for some in modules)]
            if "mode" in values:
                full = {"seats": seats, "modules": values["modules"]}
                wanted += [{**full, "mode": mode} for mode in values["mode"]]
            found += [(name, options) for options in wanted if fits(title.rules, options)]
    return found


def named(table: object) -> str:
    """The id of a parameter."""
    if isinstance(table, dict):
        return "-".join(
            str(part) for value in table.values() for part in (value if isinstance(value, list) else [value])
        )
    return str(table)
