"""Many games side by side, one command each at a time: the ground of environments and self-play.

Whoever drives them holds numbers only. Counts, seats, flags and commands lie in arrays that are filled in place, and
that anything with the buffer protocol reads without copying: `memoryview(batch.counts)`, or
`numpy.frombuffer(batch.counts, dtype=numpy.int64)`. Picks come back as a list, an array or whatever else has a buffer
of whole numbers.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saecula.core.chance import Chance
from saecula.core.errors import SaeculaError
from saecula.core.options import Options
from saecula.core.rules import Rules
from saecula.core.state import State

ROOM: Final = 64  # commands of a game; a longer list makes more
NOBODY: Final = -1  # is to move in a finished game


def step_many(rules: Rules, states: list[State], actions: Any) -> int:
    """Give every game its command and carry it on to the next question; how many games did.

    A finished game is left alone, whatever number stands at its place. Commands are not checked, as with `Rules.apply`:
    they come from `Rules.list_options`. `Batch` takes numbers of options instead, and checks them.
    """
    commands = vec[i64]([0] * len(states))
    read_numbers(actions, commands)
    count = 0
    for place in range(len(states)):
        s = states[place]
        if not s.over:
            rules.apply(s, commands[place])
            rules.advance(s)
            count += 1
    return count


def read_numbers(given: Any, into: vec[i64]) -> None:
    """Whole numbers from a list or from whatever has a buffer of them: one for every place."""
    numbers = listed(given)
    if len(numbers) != len(into):
        raise SaeculaError("numbers-of-games", games=len(into), found=len(numbers))
    try:
        for place in range(len(numbers)):
            number = numbers[place]
            if not isinstance(number, int):
                raise SaeculaError("numbers-for-games")
            into[place] = number
    except (OverflowError, ValueError):  # interpreted or compiled: too large a number
        raise SaeculaError("numbers-for-games") from None


def listed(given: Any) -> list[Any]:
    if isinstance(given, list):
        return given
    try:
        view = memoryview(given)
        return view.tolist() if view.ndim == 1 else [view]
    except (TypeError, NotImplementedError):  # it has no buffer, or one of another machine's numbers
        raise SaeculaError("numbers-for-games") from None


@final
class Batch:
    """Games of equal settings that go on side by side; game i has the place i in every array.

    `counts`   how many options there are, 0 when the game is over
    `seats`    who is to move, -1 when the game is over
    `over`     1 when the game is over, else 0; `finished` says how many are

    They are filled anew in place. `offers` holds the options themselves, a buffer for each game, and `commands()` puts
    them into one array.
    """

    def __init__(self, rules: Rules, options: dict[str, object], seeds: list[Any]) -> None:
        self.rules = rules
        self.options = rules.options(options)
        self.states = [self.dealt(seed) for seed in seeds]
        self.offers = [Options(ROOM) for _ in seeds]
        self.width: i64 = ROOM
        self.table = vec[i64]([0])  # for whoever asks for `commands`
        self.counts = vec[i64]([0] * len(seeds))
        self.seats = vec[i64]([0] * len(seeds))
        self.over = vec[i64]([0] * len(seeds))
        self.chosen = vec[i64]([0] * len(seeds))  # the commands of the last step
        self.finished: i64 = 0
        self.look()

    def dealt(self, seed: object) -> State:
        """A new game of these settings, which notes no events."""
        s = self.rules.setup(self.options, Chance(str(seed)))
        s.quiet = True
        return s

    # --- playing --------------------------------------------------------------------------------------------------
    def step(self, picks: Any) -> int:
        """Do the option with the number `picks[i]` in every game i that goes on; how many did.

        Where a number is wrong, no game changes. What stands at the place of a finished game does not matter.
        """
        read_numbers(picks, self.chosen)
        self._commands_of_picks()
        count = 0
        for place in range(len(self.states)):
            s = self.states[place]
            if not s.over:
                self.rules.apply(s, self.chosen[place])
                self.rules.advance(s)
                self.look_at(place)  # at once, while the processor has the state at hand
                count += 1
        return count

    def _commands_of_picks(self) -> None:
        """In place, and before anything is done."""
        chosen, over = self.chosen, self.over
        for place in range(len(chosen)):
            if over[place] == 0:
                pick, offer = chosen[place], self.offers[place]
                if pick < 0 or pick >= offer.count:
                    raise SaeculaError("no-option-of-game", game=place, count=offer.count, pick=pick)
                chosen[place] = offer.commands[pick]

    def deal_again(self, seeds: list[Any]) -> list[int]:
        """Deal a new game in the place of every finished one, as long as there are seeds; which places they were."""
        places: list[int] = []
        for place in range(len(self.states)):
            if len(places) == len(seeds):
                break
            if self.states[place].over:
                self.states[place] = self.dealt(seeds[len(places)])
                places.append(place)
                self.look_at(place)
        return places

    # --- looking --------------------------------------------------------------------------------------------------
    def look(self) -> None:
        """Fill all arrays; whoever puts other states into `states` asks for it."""
        for place in range(len(self.states)):
            self.look_at(place)

    def look_at(self, place: i64) -> None:
        """The same for one game."""
        s = self.states[place]
        self.finished += (1 if s.over else 0) - self.over[place]
        if s.over:
            self.counts[place] = 0
            self.seats[place] = NOBODY
            self.over[place] = 1
            return
        offer = self.offers[place]
        self.rules.list_options(s, offer)
        self.counts[place] = offer.count
        self.seats[place] = s.stack[-1].seat
        self.over[place] = 0

    def commands(self) -> vec[i64]:
        """All options in one array: `width` places for each game, of which the first `counts[i]` hold commands.

        It is filled in place, too, and another one only after `width` has grown.
        """
        for offer in self.offers:
            while offer.count > self.width:
                self.width *= 2
        if len(self.table) != self.width * len(self.offers):
            self.table = vec[i64]([0] * (self.width * len(self.offers)))
        for place in range(len(self.offers)):
            self._copy_row(place)
        return self.table

    def _copy_row(self, place: i64) -> None:
        table, offered, first = self.table, self.offers[place].commands, place * self.width
        for n in range(self.counts[place]):
            table[first + n] = offered[n]
