"""What a table agreed on: its modules, its way to mix them, its variants."""

from typing import Final, final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.data import ints
from saecula.core.errors import RecordError
from saecula.tta.terms import BALANCED, BASE, LEADERS_WONDERS, NEW_MILITARY

SHORT_GAME: Final = 1  # variants of the house, as bits
PEACEFUL_GAME: Final = 2
ALL_HOUSE: Final = SHORT_GAME | PEACEFUL_GAME
ALL_MODULES: Final = BALANCED | NEW_MILITARY | LEADERS_WONDERS


@final
class Plan:
    """What a table agreed on. It never changes, so all states of a game share one."""

    def __init__(
        self,
        modules: int = BASE,
        mode: int = BASE,
        hidden_future: bool = False,
        plus_one: bool = False,
        draft: bool = False,
        kept_old: tuple[int, ...] = (),
        chosen: tuple[int, ...] = (),
        house: int = 0,
    ) -> None:
        self.modules: Final = modules
        self.mode: Final = mode  # how leaders and wonders are mixed; BASE without that module
        self.hidden_future: Final = hidden_future  # open mix: later ages stay secret until they begin
        self.plus_one: Final = plus_one  # only new ones, and one base leader and wonder in every age
        self.draft: Final = draft  # everybody picks a leader and a wonder of every age
        self.kept_old: Final = kept_old  # base cards that are not replaced by their balanced version
        self.chosen: Final = chosen  # leaders and wonders that are in the game by agreement
        self.house: Final = house  # variants of the house; told beside `to_data`, where there are any
        self.prepared: Final[dict[int, vec[i64]]] = {}  # decks and pools, put together once (law/expansion/mix.py)

    def to_data(self) -> dict[str, object]:
        return {
            "modules": self.modules,
            "mode": self.mode,
            "hidden_future": self.hidden_future,
            "plus_one": self.plus_one,
            "draft": self.draft,
            "kept_old": list(self.kept_old),
            "chosen": list(self.chosen),
        }


BASE_GAME: Final = Plan()
KEPT: Final = 256  # plans of a process; whatever else tables agree on is put together for each of them
PLANS: Final[dict[tuple[object, ...], Plan]] = {(BASE, BASE, False, False, False, (), (), 0): BASE_GAME}


def plan_with(
    modules: int,
    mode: int,
    hidden_future: bool,
    plus_one: bool,
    draft: bool,
    kept_old: tuple[int, ...],
    chosen: tuple[int, ...],
    house: int = 0,
) -> Plan:
    """The same plan for the same agreements, so that many games share its decks."""
    key = (modules, mode, hidden_future, plus_one, draft, kept_old, chosen, house)
    found = PLANS.get(key)
    if found is None:
        found = Plan(modules, mode, hidden_future, plus_one, draft, kept_old, chosen, house)
        if len(PLANS) < KEPT:
            PLANS[key] = found
    return found


def with_house(plan: Plan, house: object) -> Plan:
    """The same with variants of the house; raises RecordError where these are none."""
    if not isinstance(house, int) or not 0 <= house <= ALL_HOUSE:
        raise RecordError("snapshot.house", "range", low=0, high=ALL_HOUSE)
    flags = (plan.hidden_future, plan.plus_one, plan.draft)
    return plan_with(plan.modules, plan.mode, flags[0], flags[1], flags[2], plan.kept_old, plan.chosen, house)


def plan_from_data(data: dict[str, object]) -> Plan:
    """The inverse of `to_data`; raises RecordError naming the field that does not fit."""
    for field, sample in BASE_GAME.to_data().items():
        if type(data.get(field)) is not type(sample):
            raise RecordError(f"snapshot.{field}", "of-type", type=type(sample).__name__)
    modules, mode = data["modules"], data["mode"]
    assert isinstance(modules, int)
    assert isinstance(mode, int)
    if not 0 <= modules <= ALL_MODULES:
        raise RecordError("snapshot.modules", "no-modules")
    return plan_with(
        modules,
        mode,
        data["hidden_future"] is True,
        data["plus_one"] is True,
        data["draft"] is True,
        tuple(ints(data["kept_old"], "snapshot.kept_old")),
        tuple(ints(data["chosen"], "snapshot.chosen")),
    )
