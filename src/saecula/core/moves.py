"""What a game asks, what may be answered, and what was answered."""

from collections.abc import Iterator

from saecula.core.errors import InvalidCommand
from saecula.core.rules import Rules
from saecula.core.state import State


class Decision:
    """What is asked, of whom, at which ply.

    >>> saecula.tta.Game(seats=2, seed=7).decision
    Decision(seat=1, kind='action', ply=0)
    """

    def __init__(self, seat: int, kind: str, ply: int) -> None:
        self.seat = seat
        self.kind = kind
        self.ply = ply

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, ply={self.ply})"


class Move:
    """One command of the log: who gave it, its text, and whether it was the only one possible and given by itself.

    `card` is the card that the text means by a number, empty where it means none.

    >>> game = saecula.tta.Game(seats=2, seed=7)
    >>> events = game.push("take 1")
    >>> game.log
    [Move(seat=1, text='take 1', auto=False, card='julius-caesar')]
    """

    __slots__ = ("auto", "card", "seat", "text")  # a game holds hundreds

    def __init__(self, seat: int, text: str, auto: bool, card: str = "") -> None:
        self.seat = seat
        self.text = text
        self.auto = auto
        self.card = card

    def __repr__(self) -> str:
        card = f", card={self.card!r}" if self.card else ""
        return f"Move(seat={self.seat}, text={self.text!r}, auto={self.auto}{card})"


class LegalCommands:
    """The legal commands as texts, listed when first asked for: iterate, `len`, `in`, `bool`.

    >>> game = saecula.aoc.Game(seats=2, seed=7)
    >>> len(game.legal), "skip" in game.legal
    (5, False)
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self._rules = rules
        self._state = state
        self._listed: list[int] | None = None

    def commands(self) -> list[int]:
        """The same as numbers, as bots choose from them."""
        if self._listed is None:
            self._listed = self._rules.legal(self._state)
        return self._listed

    def __iter__(self) -> Iterator[str]:
        return iter([self._rules.text(self._state, cmd) for cmd in self.commands()])

    def __len__(self) -> int:
        return len(self.commands())

    def __bool__(self) -> bool:
        return len(self.commands()) > 0

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            return self._rules.refusal(self._state, self._rules.parse(self._state, text)) is None
        except InvalidCommand:
            return False

    def __repr__(self) -> str:
        return f"<legal: {', '.join(self)}>"
