"""The games for OpenSpiel: `pyspiel.load_game("saecula_tta(players=3,modules=balanced+military)")`.

They are registered when this module is imported. A game begins with chance nodes that draw the number of the deal;
whatever is shuffled follows from it, so equal histories are equal games. Every setting of a table is a parameter by its
name, lists joined by `+`; `form`, `reward` and `seed` are as in the other environments.

What a player knows has two encodings. The *observation* is what the position shows it now (`form`). The *information
state* is the raw observation and a trace: 128 bits of a hash over all that the observations showed this player after
every decision of the game, and over its own actions. Two histories have equal information states exactly if the player
was shown the same all the time, which is what perfect recall asks for; but the trace only tells histories apart, it is
nothing that a network could read the past from.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from saecula.extras import MissingExtra

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError:
    raise MissingExtra("saecula.env.spiel", "openspiel") from None

from saecula.core.errors import OptionError, SaeculaError
from saecula.core.event import SPECTATOR
from saecula.core.settings import FLAG, MANY, SEATS, Setting
from saecula.core.state import State
from saecula.env.rewards import MARGIN, RANK, VICTORY
from saecula.env.spaces import COMPACT, RAW
from saecula.env.table import RESIGNATION, Array, Table
from saecula.games import TITLES
from saecula.title import Title

DIGIT = 1024  # outcomes of a chance node
DIGITS = 3  # chance nodes before the deal: 2^30 deals for every seed
LONGEST = 20_000  # decisions; random games of four players with all modules have about 1,500
FARTHEST = 10_000.0  # points, for the bounds of `margin`
TRACE = 8  # places of 16 bits


class Known:
    """What the states of a game share: settings, spaces, observers. Nothing of it belongs to a position."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        title = TITLES[name]
        given = {**defaults(title), **params}
        settings = {setting.name: _setting(setting, given) for setting in title.settings if setting.name != SEATS}
        self.name, self.params = name, params
        self.table = table = Table(name, given["players"], given["form"], given["reward"], settings)
        table.seed = str(given["seed"])
        self.rules, self.spaces, self.seats = table.rules, table.spaces, table.seats
        self.raw = table.spaces.observer(RAW)

    def __deepcopy__(self, memo: Any) -> "Known":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (Known, (self.name, self.params))


class Past:
    """The positions of a game, and by player how far they were traced. Positions never change, so copies share them."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.positions: list[State] = []
        self.actors: list[int] = []  # who came to each position by an action, -1 for the deal
        self.actions: list[int] = []
        self.traced = [(0, b"")] * known.seats
        self.texts: dict[int, str] = {}  # the last position as somebody sees it, drawn once

    def __deepcopy__(self, memo: Any) -> "Past":
        twin = Past(self.known)
        twin.positions, twin.actors, twin.actions = self.positions[:], self.actors[:], self.actions[:]
        twin.traced, twin.texts = self.traced[:], self.texts
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored, it is the last position and the traces."""
        return (_stored_past, (self.known, self.positions[-1:], [self.trace(seat) for seat in range(self.known.seats)]))

    def add(self, s: State, actor: int, action: int) -> None:
        self.positions.append(s)
        self.actors.append(actor)
        self.actions.append(action)
        self.texts = {}

    def text(self, seat: int) -> str:
        if seat not in self.texts:
            self.texts[seat] = self.known.table.drawn_of(self.positions[-1], seat)
        return self.texts[seat]

    def trace(self, player: int) -> bytes:
        """The hash of all that a player was shown and did, up to now; it is carried on from where it was last asked."""
        count, found = self.traced[player]
        for place in range(count, len(self.positions)):
            own = self.actions[place] if self.actors[place] == player else -1
            told = blake2b(found, digest_size=16)
            told.update(own.to_bytes(4, "big", signed=True))
            told.update(self.known.raw.observe(self.positions[place], player).tobytes())
            found = told.digest()
        self.traced[player] = (len(self.positions), found)
        return found


def _stored_past(known: Known, positions: list[State], traces: list[bytes]) -> Past:
    found = Past(known)
    for s in positions:
        found.add(s, -1, -1)
    found.traced = [(len(positions), trace) for trace in traces]
    return found


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position with its past. Its methods are OpenSpiel's."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.known = game.known
        self.drawn: list[int] = []  # digits of the deal's number
        self.past = Past(game.known)

    @property
    def position(self) -> State | None:
        """None before the deal."""
        return self.past.positions[-1] if self.past.positions else None

    def current_player(self) -> int:
        s = self.position
        if s is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if s.over else int(s.stack[-1].seat)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / DIGIT) for digit in range(DIGIT)]

    def _legal_actions(self, player: int) -> list[int]:
        s = self.position
        return sorted(self.known.spaces.legal(s)) if s is not None and player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        s = self.position
        if s is None:
            self._draw(action)
            return
        player, after = self.current_player(), s.copy()
        command = self.known.spaces.command(s, action)
        after.quiet = True
        self.known.rules.apply(after, command)
        self.known.rules.advance(after)
        self.past.add(after, player, action)

    def _draw(self, digit: int) -> None:
        if not 0 <= digit < DIGIT:
            raise OptionError("action", "range", low=0, high=DIGIT - 1)
        self.drawn.append(digit)
        if len(self.drawn) == DIGITS:
            number = sum(digit * DIGIT**place for place, digit in enumerate(self.drawn))
            self.past.add(self.known.table.dealt(f"{self.known.table.seed}/{number}"), -1, -1)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.known.spaces.text(action) or f"action {action}"

    def returns(self) -> list[float]:
        s = self.position
        return self.known.table.rewards_of(s) if s is not None else [0.0] * self.known.seats

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one: what it may not know is imagined anew.

        It has no history, for that would tell what is hidden. The other players' traces begin with what they see there.
        """
        s = self.position
        if s is None or s.over:
            found = self.clone()
            assert isinstance(found, SpielState)
            return found
        twin = self.get_game().new_initial_state()
        assert isinstance(twin, SpielState)
        world = self.known.rules.imagine(self.known.rules.view(s, player), int(chance() * 2**32))
        world.quiet = True
        twin.past.add(world, -1, -1)
        twin.past.traced[player] = (1, self.past.trace(player))
        return twin

    def __str__(self) -> str:
        """The position as everybody sees it."""
        s = self.position
        return self.past.text(SPECTATOR) if s is not None else f"before the deal: {self.drawn}"


class SpielObserver:
    """Fills `tensor` and `dict` for a player: the observation, or the information state if recall is to be perfect."""

    def __init__(self, known: Known, recalls: bool) -> None:
        self.known, self.recalls = known, recalls
        self.observer = known.raw if recalls else known.table.observer
        length = self.observer.length
        self.tensor: Array = np.zeros(length + (TRACE if recalls else 0), dtype=np.float32)
        self.dict: dict[str, Array] = {"observation": self.tensor[:length]}
        if recalls:
            self.dict["trace"] = self.tensor[length:]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        s = state.position
        if s is None:
            return
        self.observer.observe(s, player, self.dict["observation"])
        if self.recalls:
            self.dict["trace"][:] = np.frombuffer(state.past.trace(player), dtype=">u2") / np.float32(65536)

    def string_from(self, state: SpielState, player: int) -> str:
        s = state.position
        if s is None:
            return f"player {player} before the deal"
        if self.recalls:
            return f"player {player} trace {state.past.trace(player).hex()}"
        return state.past.text(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """The settings of a table as a game of OpenSpiel."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.known = Known(self.title.name, params or {})
        table = self.known.table
        utility, low, high, total = utilities(table.reward, table.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.size,
            max_chance_outcomes=DIGIT,
            num_players=table.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.title, utility), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise SaeculaError("observer-of-one-seat")
        return SpielObserver(self.known, kind.perfect_recall)


def _setting(setting: Setting, given: dict[str, Any]) -> object:
    """A parameter as the game wants it: lists are texts joined by `+`, nothing is an empty text."""
    value = given[setting.name]
    if setting.kind in (FLAG, SEATS) or not isinstance(value, str):
        return value
    if isinstance(setting.default, (list, tuple)) or setting.kind == MANY:
        return [part for part in value.split("+") if part]
    return value or setting.default


def defaults(title: Title) -> dict[str, Any]:
    """Every parameter with its usual value."""
    found: dict[str, Any] = {"players": title.seats[1] if title.seats[0] == 1 else title.seats[0]}
    found |= {"form": COMPACT, "reward": VICTORY, "seed": 0}
    for setting in title.settings:
        if setting.name == RESIGNATION:
            found[setting.name] = False
        elif setting.name != SEATS:
            usual = "" if setting.default is None else setting.default
            found[setting.name] = "+".join(usual) if isinstance(usual, (list, tuple)) else usual
    return found


def utilities(reward: str, seats: int) -> tuple[Any, float, float, float | None]:
    """The kind of sum of what all players get, the least and the most that one gets, and the sum if it is fixed."""
    kinds = pyspiel.GameType.Utility
    if reward == MARGIN and seats == 2:
        return kinds.ZERO_SUM, -FARTHEST, FARTHEST, 0.0
    if reward == MARGIN:
        return kinds.GENERAL_SUM, -FARTHEST, FARTHEST, None
    return kinds.CONSTANT_SUM, 0.0, 1.0, seats / 2 if reward == RANK and seats > 1 else 1.0


def game_type(title: Title, utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=f"saecula_{title.name}",
        long_name=title.called,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=min(title.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(title),
    )


def register() -> None:
    """`saecula_NAME` for every game; OpenSpiel holds on to a class until Python has ended, and so it must be one."""
    for name, title in TITLES.items():
        made = type(f"Saecula{name.title()}", (SpielGame,), {"title": title})
        pyspiel.register_game(game_type(title, utilities(VICTORY, 2)[0]), made)


register()
