"""Many games at once for learners: numbers of actions in, arrays out.

    >>> batch = Batch("tta", 256, seats=2, seed=1)
    >>> rng = numpy.random.default_rng(1)
    >>> for _ in range(1000):
    ...     batch.step(batch.sample(rng))

Game i has row i in every array. The arrays are filled anew in place at every step, and cannot be written by others:
whoever keeps one copies it. A game that ends is dealt again at once: its row shows the first question of the new game,
`done` and `rewards` tell of the old one. Game i is dealt from the seed, i and how many games it had before, so equal
seeds and equal actions give equal runs, however many games there are.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from saecula.bots.base import Bot
from saecula.core.errors import OptionError, SaeculaError
from saecula.core.many import Batch as Games
from saecula.core.state import State
from saecula.env.arena import Arena
from saecula.env.observer import floats_of, shape_of
from saecula.env.rewards import VICTORY, check_reward, rewards_of
from saecula.env.spaces import COMPACT
from saecula.env.table import table_options
from saecula.games import title_of

Array: TypeAlias = NDArray[Any]
LEARNER = None  # who plays a seat, if no bot does


class Batch:
    """`n` games with equal settings; `bots` names a level for every seat that a bot plays, None for a learner's.

    `observations`  float32 (n, length), of the seat to move, in the form `compact` or `raw`
    `masks`         bool (n, actions), which actions are legal; `bits()` packs eight of them into a byte
    `counts`        how many these are; `legal` has their numbers, of each row the first `counts[i]`
    `seats`         who is to move
    `rewards`       float32 (n, seats), of the games that ended in the last step: `victory`, `rank` or `margin`
    `done`          bool (n,), which these are
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 2,
        seed: object = 0,
        *,
        form: str = COMPACT,
        reward: str = VICTORY,
        bots: Sequence[str | None] | None = None,
        offset: int = 0,
        **settings: object,
    ) -> None:
        """`settings` are those of the game, in which nobody may resign unless they say so.

        `offset` is the number of the first game, for parts of a larger batch.
        """
        self.title = title_of(game)
        self.rules = self.title.rules
        self.spaces = self.title.spaces
        self.n = whole("n", n, 1)
        self.offset = whole("offset", offset, 0)
        self.reward = check_reward(reward)
        self.options = table_options(self.title, seats, settings)
        self.observer = self.spaces.observer(form)
        self.bots = checked_bots(bots, seats, self.title.bots.names)
        self.length = self.observer.length
        self.actions: int = self.spaces.actions.size
        self.rewards: Array = np.zeros((self.n, seats), dtype=np.float32)
        self.done: Array = np.zeros(self.n, dtype=np.bool_)
        self.reset(seed)

    # --- playing --------------------------------------------------------------------------------------------------
    def reset(self, seed: object = None) -> None:
        """Deal all games anew, from the same seed if none is given."""
        if seed is not None:
            self.seed = seed
        self.played = [0] * self.n  # games that were dealt, by place
        games = Games(self.rules, self.options, [self._seed_of(place) for place in range(self.n)])
        others = sum(1 << seat for seat, name in enumerate(self.bots) if name is not LEARNER)
        self.arena = Arena(games, self.spaces.actions, self.observer.encoder, others)
        self._players = [self._bots_of(place) for place in range(self.n)]
        self._clear_ends()
        self._show_arrays()
        for place in range(self.n):
            if self.arena.is_waiting(place):
                self._attend(place)
            self.arena.show(place)

    def step(self, actions: Any) -> None:
        """Do action `actions[i]` in every game i, and let bots play until a learner is asked.

        Where an action is not legal or the array does not fit, SaeculaError names it and no game changes.
        """
        numbers = checked_actions(actions, self.n).tolist()
        place = self.arena.choose(numbers)
        if place >= 0:
            number = numbers[place]
            raise SaeculaError("action-of-game", game=place, action=number, text=self.spaces.text(number))
        if self._ended:
            self._clear_ends()
        for place in self.arena.step():
            self._attend(place)
            self.arena.show(place)

    def sample(self, rng: np.random.Generator) -> Array:
        """A legal action for every game, all alike likely."""
        return sampled(self.legal, self.counts, rng)

    def _clear_ends(self) -> None:
        self.rewards[:] = 0
        self.done[:] = False
        self._ended = False

    # --- bots and new games ---------------------------------------------------------------------------------------
    def _attend(self, place: int) -> None:
        """Carry a game on to a learner's question: bots answer theirs, and what is over is dealt again."""
        while self.arena.is_waiting(place):
            s = self.states[place]
            if s.over:
                self.rewards[place] = rewards_of(self.rules.outcome(s), self.reward)
                self.done[place] = True
                self._ended = True
                self.played[place] += 1
                self.states[place] = self.arena.games.dealt(self._seed_of(place))
                self._players[place] = self._bots_of(place)
            else:
                self._ask_bot(s, self._players[place])

    def _ask_bot(self, s: State, players: list[Bot | None]) -> None:
        seat = s.stack[-1].seat
        bot = players[seat]
        assert bot is not None
        legal = self.rules.without_surrender(self.rules.legal(s))
        view = self.rules.view(s, seat) if bot.looks else None
        self.rules.apply(s, bot.choose(view, legal))
        self.rules.advance(s)

    def _seed_of(self, place: int) -> str:
        return f"{self.seed}/{self.offset + place}/{self.played[place]}"

    def _bots_of(self, place: int) -> list[Bot | None]:
        """New ones for every game, so that a game depends on nothing before it."""
        number = (self.offset + place) * 65_537 + self.played[place]
        make = self.title.bots.make
        return [
            None if name is LEARNER else make(name, self.rules, 8 * number + seat)
            for seat, name in enumerate(self.bots)
        ]

    # --- what is shown --------------------------------------------------------------------------------------------
    def _show_arrays(self) -> None:
        arena = self.arena
        self.observations: Array = floats_of(arena.sheet)
        self.masks: Array = np.frombuffer(memoryview(arena.masks), dtype=np.bool_).reshape(self.n, self.actions)
        self.counts: Array = np.frombuffer(memoryview(arena.counts), dtype=np.int64)
        self.seats: Array = np.frombuffer(memoryview(arena.games.seats), dtype=np.int64)
        self._legal = self._legal_now()

    def _legal_now(self) -> Array:
        arena = self.arena
        return np.frombuffer(memoryview(arena.legal), dtype=np.int32).reshape(self.n, arena.width)

    @property
    def legal(self) -> Array:
        """The numbers of the legal actions; it is made wider when a game lists more of them than ever before."""
        if self._legal.shape[1] != self.arena.width:
            self._legal = self._legal_now()
        return self._legal

    @property
    def states(self) -> list[State]:
        """The positions themselves, for whoever searches; they hold what no seat may know."""
        return self.arena.games.states

    def bits(self) -> Array:
        """The masks as bits, eight actions in a byte: uint8 (n, actions / 8); `numpy.unpackbits` reads them."""
        return np.packbits(self.masks, axis=1)


def checked_actions(actions: Any, n: int) -> Array:
    """An array of whole numbers, one for each game; raises SaeculaError naming the field."""
    array = np.asarray(actions)
    if array.shape != (n,) or array.dtype.kind not in "iu":
        raise SaeculaError("array-shape", field="actions", wanted=f"int ({n},)", found=shape_of(array))
    return array


def sampled(legal: Array, counts: Array, rng: np.random.Generator) -> Array:
    """One of the first `counts[i]` numbers of every row."""
    picks = (rng.random(len(counts)) * counts).astype(np.int64)
    return legal[np.arange(len(counts)), picks]


def whole(field: str, value: object, least: int) -> int:
    """A whole number that is large enough; raises OptionError naming the field."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise OptionError(field, "at-least", least=least, value=value)
    return value


def checked_bots(given: Sequence[str | None] | None, seats: int, known: Sequence[str]) -> list[str | None]:
    """A name or None for every seat; raises OptionError where a name or the number of them does not fit."""
    found: list[str | None] = [LEARNER] * seats if given is None else [*given]
    if isinstance(given, str) or len(found) != seats:
        raise OptionError("bots", "bots-for-seats", seats=seats)
    for name in found:
        if name is not LEARNER and name not in known:
            raise OptionError("bots", "name-unknown", name=name, known=", ".join(known))
    if LEARNER not in found:
        raise OptionError("bots", "no-learner")
    return found
