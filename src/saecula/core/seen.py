"""What views are made of: numbers for programs that print as names for people.

A view keeps the plain numbers that travel to bots in other processes and languages. The descriptors here read them
with a type and a name: `view.row` is a list of cards, `view.seats[1].culture` a number.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar


class SeenCard(int):
    """A card: the number that states and commands know; printed, its id, which people read and type.

    >>> view = saecula.tta.Game(seats=2, seed=7).view(0)
    >>> card = view.seats[0].government
    >>> card, card.id, int(card) == card
    (despotism, 'despotism', True)
    >>> bool(view.seats[0].leader)
    False
    """

    ids: ClassVar[Sequence[str]] = ()

    @property
    def id(self) -> str:
        """Its name in commands, or an empty text where no card lies."""
        return self.ids[self] if self >= 0 else ""

    def __bool__(self) -> bool:
        return self >= 0

    def __repr__(self) -> str:
        return self.id or "-"

    __str__ = __repr__


class Field:
    """A field of a view; where `inside` is given, it lies in that table of the view."""

    def __init__(self, inside: str = "", missing: Any = None) -> None:
        self.inside = inside
        self.missing = missing

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def raw(self, view: Any) -> Any:
        """The plain numbers."""
        if view is None:
            raise AttributeError(f"{self.name} belongs to a view")  # so dataclasses see a field without a default
        table = vars(view)
        for place in self.inside.split():
            table = table.get(place, {})
        return table[self.name] if self.missing is None else table.get(self.name, self.missing)

    def __set__(self, view: Any, value: Any) -> None:
        if self.inside:
            raise AttributeError(f"{self.name} cannot be changed")
        vars(view)[self.name] = value


class Number(Field):
    def __get__(self, view: Any, owner: Any = None) -> int:
        return int(self.raw(view))


class Flag(Field):
    def __get__(self, view: Any, owner: Any = None) -> bool:
        return bool(self.raw(view))


class Numbers(Field):
    def __get__(self, view: Any, owner: Any = None) -> list[int]:
        return list(self.raw(view))


class CardField(Field):
    """A field that holds cards of one kind."""

    def __init__(self, kind: type[SeenCard], inside: str = "", missing: Any = None) -> None:
        super().__init__(inside, missing)
        self.kind = kind


class OneCard(CardField):
    def __get__(self, view: Any, owner: Any = None) -> SeenCard:
        return self.kind(self.raw(view))


class Cards(CardField):
    def __get__(self, view: Any, owner: Any = None) -> list[SeenCard]:
        return [self.kind(card) for card in self.raw(view)]


class CardMask(CardField):
    """Kept as a bit mask over the numbers of cards."""

    def __get__(self, view: Any, owner: Any = None) -> list[SeenCard]:
        return [self.kind(card) for card in bits_of(self.raw(view))]


def bits_of(mask: int) -> Iterable[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def readable(view: object, names: Iterable[str]) -> str:
    """What a person wants to see of a view; zeros, blanks and what is not there are left out."""
    found = [(name, getattr(view, name)) for name in names]
    told = ", ".join(f"{name}={value!r}" for name, value in found if value)
    return f"{type(view).__name__}({told})"
