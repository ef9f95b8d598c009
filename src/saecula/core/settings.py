"""The settings of a table, declared once: games check them, and commands, lobbies and docs offer them as declared.

A game lists its `Setting`s, `seats` first. `read` checks what people gave against the list; what only the game can know
(two settings that clash, cards that a table has not), its `options.py` checks after that.
"""

from collections.abc import Callable
from typing import Final

from saecula.core.errors import OptionError, Problem

FLAG: Final = "flag"  # yes or no
ONE: Final = "one"  # one of the values; None too, if that is the default
MANY: Final = "many"  # any of the values, kept in their order
CARD_NAMES: Final = "cards"  # names of cards, for records and programs; the game checks them
COUNT: Final = "count"  # a whole number from the first of the values to the last
SEATS: Final = "seats"
FIRST: Final = "first"  # who begins
RANDOM: Final = "random"


class Need:
    """What else a table must have for a setting to differ from its default: one of these values of another setting."""

    def __init__(self, setting: str, values: tuple[object, ...], problem: Problem) -> None:
        self.setting = setting
        self.values = values
        self.problem = problem

    def is_met(self, chosen: dict[str, object]) -> bool:
        found = chosen[self.setting]
        if isinstance(found, list):
            return any(value in self.values for value in found)
        return found in self.values


class Setting:
    """One setting. `text` explains it in English; people read `option-NAME` and `value-VALUE` of the Fluent files.

    `values` may be a function where they are known only when cards are read. `unknown` is the problem of a
    value that does not exist, `law` the rule behind a limit, `option` how it is typed, if not by its name. `house`: no
    rulebook knows it, it is a variant of ours.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        text: str,
        values: tuple[object, ...] | Callable[[], tuple[object, ...]] = (),
        needs: tuple[Need, ...] = (),
        unknown: str = "",
        law: str = "",
        option: str = "",
        house: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.text = text
        self.needs = needs
        self.unknown = unknown
        self.law = law
        self.house = house
        self.option = option or f"--{name.replace('_', '-')}"
        self._values = values

    @property
    def values(self) -> tuple[object, ...]:
        return self._values() if callable(self._values) else self._values

    def checked(self, value: object) -> object:
        """The value as the game keeps it; raises OptionError naming the setting."""
        if self.kind == FLAG:
            if type(value) is not bool:
                raise self._fault("true-or-false")
            return value
        if self.kind == COUNT:
            if type(value) is not int or value not in self.values:
                raise self._fault("range", low=self.values[0], high=self.values[-1])
            return value
        if self.kind == ONE:
            if value is not None or self.default is not None:
                self._known(value)
            return value
        found = self._names(value)
        if self.kind == CARD_NAMES:
            return found
        for name in found:
            self._known(name)
        return [name for name in self.values if name in found]

    def _names(self, value: object) -> list[str]:
        """Names without repetitions."""
        if not isinstance(value, (list, tuple)) or any(type(name) is not str for name in value):
            raise self._fault("list-of-names")
        return list(dict.fromkeys(value))

    def _known(self, value: object) -> None:
        if type(value) is not str or value not in self.values:
            known = ", ".join(str(each) for each in self.values)
            raise self._fault(self.unknown or "one-of-not", value=value, known=known)

    def _fault(self, problem: str, **values: object) -> OptionError:
        if self.law:
            return OptionError(self.name, "with-law", cause=Problem(problem, **values), law=self.law)
        return OptionError(self.name, problem, **values)


def first_setting(most: int, law: str) -> Setting:
    """Who begins: chance decides, or the table names a seat, counted from 1."""
    values = (RANDOM, *(str(seat + 1) for seat in range(most)))
    return Setting(FIRST, ONE, RANDOM, "Who begins: chance decides, or the player at this seat", values, law=law)


def named_seat(options: dict[str, object], setting: str) -> int:
    """The seat that a setting names, -1 for chance; raises OptionError if there is no such seat."""
    named, seats = options.get(setting, RANDOM), options[SEATS]
    if named == RANDOM:
        return -1
    assert isinstance(named, str)
    assert isinstance(seats, int)
    if int(named) > seats:
        raise OptionError(setting, "no-such-seat", seats=seats, seat=named)
    return int(named) - 1


def read(settings: tuple[Setting, ...], given: dict[str, object]) -> dict[str, object]:
    """Every setting with its value, those not given by default; raises OptionError naming the first bad one."""
    names = [setting.name for setting in settings]
    for field in given:
        if field not in names:
            raise OptionError(field, "unknown-setting", known=", ".join(names))
    chosen = {setting.name: setting.checked(given.get(setting.name, setting.default)) for setting in settings}
    for setting in settings:
        if chosen[setting.name] != setting.default:
            for need in setting.needs:
                if not need.is_met(chosen):
                    raise OptionError(setting.name, need.problem.id, **need.problem.values)
    return chosen
