"""The doors through which the engine reaches a game: one subclass per game, and the engine knows nothing else."""

from mypy_extensions import mypyc_attr

from saecula.core.chance import Chance
from saecula.core.errors import InvalidCommand, Refusal
from saecula.core.event import Event, Reader
from saecula.core.notation import complete
from saecula.core.options import Options
from saecula.core.state import State


class Addend:
    """One source of a number: `explain` returns a list of them that sums to it.

    >>> addend = saecula.tta.Game(seats=2, seed=7).explain("strength", 0)[0]
    >>> addend.amount, addend.source, addend.law
    (1, 'warriors', 'stats.per-worker')
    """

    def __init__(self, amount: int, source: str, law: str) -> None:
        self.amount = amount
        self.source = source
        self.law = law

    def __reduce__(self) -> tuple[object, ...]:
        return (Addend, (self.amount, self.source, self.law))

    def __repr__(self) -> str:
        return f"Addend({self.amount:+d} {self.source} [{self.law}])"


class Outcome:
    """How a game ended: scores and ranks by seat (1 is best, ties share a rank), the reason, and scores by source.

    >>> outcome = saecula.load("tests/tta/games/2-players.jsonl").outcome()
    >>> outcome.scores, outcome.winners(), outcome.reason
    ([123, 106], [0], 'flow.end.after-last-round')
    """

    def __init__(
        self,
        scores: list[int],
        ranks: list[int],
        reason: str,
        lines: list[dict[str, int]],
        goals: list[str] | None = None,
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.lines = lines
        self.goals: list[str] = goals or []  # what a solo player reached

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.scores, self.ranks, self.reason, self.lines, self.goals))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, ranks={self.ranks}, reason={self.reason!r})"

    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat in range(len(self.ranks)) if self.ranks[seat] == 1]

    def to_data(self) -> dict[str, object]:
        """As it stands in records."""
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "reason": self.reason,
            "lines": self.lines,
            "goals": self.goals,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Reader):
    """The law of one game. `legal`, `refusal`, `apply` and `advance` are its four doors; the rest serves readers."""

    name = ""
    edition = ""  # whose rulebook this law is
    law_version = 0

    # --- the deal -------------------------------------------------------------------------------------------------
    def options(self, given: dict[str, object]) -> dict[str, object]:
        """Check the settings of a new game and fill in the rest; raises OptionError naming the field."""
        raise NotImplementedError

    def setup(self, options: dict[str, object], chance: Chance) -> State:
        """Deal a game and advance it to the first question."""
        raise NotImplementedError

    def cards_digest(self, options: dict[str, object]) -> str:
        """Which values the cards of such a table have: records made with others are refused."""
        raise NotImplementedError

    # --- the four doors -------------------------------------------------------------------------------------------
    def legal(self, s: State) -> list[int]:
        """Every command that the deciding seat may give now; none when the game is over."""
        options = Options()
        self.list_options(s, options)
        return options.listed()

    def list_options(self, s: State, options: Options) -> None:
        """The same in a buffer, which is filled anew. A game writes one of the two, a quick one this."""
        options.count = 0
        for cmd in self.legal(s):
            options.append(cmd)

    def refusal(self, s: State, cmd: int) -> Refusal | None:
        raise NotImplementedError

    def apply(self, s: State, cmd: int) -> None:
        raise NotImplementedError

    def advance(self, s: State) -> None:
        raise NotImplementedError

    # --- reading --------------------------------------------------------------------------------------------------
    def decision_name(self, s: State) -> str:
        raise NotImplementedError

    def thinkable(self, s: State) -> list[int]:
        """What a person may think of doing now, legal or not: the forbidden ones are worth an explanation."""
        return self.legal(s)

    def without_surrender(self, legal: list[int]) -> list[int]:
        """Legal commands less those that give the game up: bots are asked to play on."""
        return legal

    def parse(self, s: State, text: str) -> int:
        """Text to command, legal or not; unambiguous beginnings of legal commands are accepted."""
        try:
            return self.command_of(text)
        except InvalidCommand:
            completed = complete(text, [self.text(s, cmd) for cmd in self.legal(s)])
            if completed is None:
                raise
            return self.command_of(completed)

    def command_of(self, text: str) -> int:
        """The command that an exactly written text means; raises InvalidCommand."""
        raise NotImplementedError

    def text(self, s: State, cmd: int) -> str:
        raise NotImplementedError

    def card_meant(self, s: State, cmd: int) -> str:
        """The id of the card that a legal command means by a number, as `take 3` does; empty for all others."""
        return ""

    def view(self, s: State, seat: int) -> object:
        raise NotImplementedError

    def imagine(self, view: object, seed: int) -> State:
        """A full state that is consistent with what the view's seat knows."""
        raise NotImplementedError

    def explain(self, s: State, what: str, seat: int) -> list[Addend]:
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome:
        raise NotImplementedError

    def round_of(self, s: State) -> int:
        raise NotImplementedError

    def reveals(self, event: Event) -> bool:
        """Did this event show somebody what was hidden? Undo stops there."""
        raise NotImplementedError

    def law_text(self, law: str, language: str) -> str:
        raise NotImplementedError

    def draw(self, s: State, seat: int, names: list[str]) -> str:
        """The position in plain English text, as a seat (or SPECTATOR) may see it."""
        raise NotImplementedError

    def check(self, s: State) -> None:
        """Raise BrokenLaw when an invariant does not hold."""
        raise NotImplementedError

    def state_from_data(self, data: dict[str, object]) -> State:
        raise NotImplementedError
