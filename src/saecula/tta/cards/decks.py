"""expansion.*: which cards a table uses, by its modules, its way to mix and its number of players.

Pure functions over the rows. A deck has a fixed part, and leaders and wonders that chance may draw from pools: `share`
says how many. In the open mix those lie on boards, and pointers stand for them in the decks of Ages I to III.
"""

from typing import Final, final

from saecula.core.data import ints
from saecula.core.errors import RecordError
from saecula.tta.cards.card import Power
from saecula.tta.cards.catalog import AGE, CARDS, KIND, NUMBER, is_civil
from saecula.tta.powers import ARENA_III_DISCOUNT, ARENA_III_STRENGTH
from saecula.tta.terms import (
    AGE_A,
    BALANCED,
    BASE,
    LEADER,
    LEADERS_WONDERS,
    NEW_MILITARY,
    ONLY_NEW,
    OPEN_MIX,
    POINTER,
    SECRET_MIX,
    WONDER,
)

# more copies of base cards: the module that adds them, then 2, 3 and 4 players
MORE_COPIES: Final[dict[str, tuple[int, tuple[int, int, int]]]] = {
    "rich-land-i": (BALANCED, (0, 1, 1)),
    "frugality-ii": (BALANCED, (0, 1, 1)),
    "urban-growth-ii": (BALANCED, (0, 1, 1)),
    "patriotism-iii": (BALANCED, (0, 1, 1)),
    "reserves-iii": (BALANCED, (0, 1, 1)),
    "revolutionary-idea-iii": (BALANCED, (0, 1, 1)),
    "military-theory": (BALANCED, (0, 1, 0)),  # the copy marked 4 is marked 3+ now
    "professional-sports": (BALANCED, (0, 1, 0)),
    "military-bonus-i": (NEW_MILITARY, (1, 1, 1)),
    "military-bonus-ii": (NEW_MILITARY, (1, 1, 1)),
    "military-bonus-iii": (NEW_MILITARY, (1, 1, 1)),
}
EXTRA: Final[dict[int, tuple[int, tuple[int, int, int]]]] = {NUMBER[slug]: row for slug, row in MORE_COPIES.items()}
# by base card: the module whose card takes its place in the decks
REPLACED_BY: Final[dict[int, int]] = {
    NUMBER[row.replaces]: row.module for row in CARDS if row.replaces and any(row.copies)
}
SHARES: Final = {LEADER: (6, 7), WONDER: (4, 5)}  # per age with 2 players, with more


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
    ) -> None:
        self.modules: Final = modules
        self.mode: Final = mode  # how leaders and wonders are mixed; BASE without that module
        self.hidden_future: Final = hidden_future  # open mix: later ages stay secret until they begin
        self.plus_one: Final = plus_one  # only new ones, and one base leader and wonder in every age
        self.draft: Final = draft  # everybody picks a leader and a wonder of every age
        self.kept_old: Final = kept_old  # base cards that are not replaced by their balanced version
        self.chosen: Final = chosen  # leaders and wonders that are in the game by agreement

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


def plan_from_data(data: dict[str, object]) -> Plan:
    """The inverse of `to_data`; raises RecordError naming the field that does not fit."""
    for field, sample in BASE_GAME.to_data().items():
        if type(data.get(field)) is not type(sample):
            raise RecordError(f"snapshot.{field}", f"must be of type {type(sample).__name__}")
    modules, mode = data["modules"], data["mode"]
    assert isinstance(modules, int)
    assert isinstance(mode, int)
    if not 0 <= modules < len(MODULE_POWERS):
        raise RecordError("snapshot.modules", "is no set of modules")
    return Plan(
        modules,
        mode,
        data["hidden_future"] is True,
        data["plus_one"] is True,
        data["draft"] is True,
        tuple(ints(data["kept_old"], "snapshot.kept_old")),
        tuple(ints(data["chosen"], "snapshot.chosen")),
    )


def module_powers(modules: int) -> list[Power]:
    """What a module gives to everybody: arenas of level III as the balanced card has them."""
    if not modules & BALANCED:
        return []
    old, new = CARDS[NUMBER["professional-sports"]], CARDS[NUMBER["professional-sports-balanced"]]
    return [(ARENA_III_STRENGTH, new.strength - old.strength), (ARENA_III_DISCOUNT, old.cost - new.cost)]


MODULE_POWERS: Final[list[list[Power]]] = [module_powers(modules) for modules in range(8)]


def in_use(card: int, plan: Plan) -> bool:
    """Does the card belong to the table at all: its module is on, and no other card has its place?"""
    row = CARDS[card]
    if row.module == BASE:
        replaced = card in REPLACED_BY and (REPLACED_BY[card] & plan.modules) != 0
        return not replaced or card in plan.kept_old
    if not row.module & plan.modules:
        return False
    if row.kind == POINTER:  # expansion.mix.open.pointers-in-decks
        return plan.mode == OPEN_MIX
    return not row.replaces or NUMBER[row.replaces] not in plan.kept_old


def copies_of(card: int, players: int, plan: Plan) -> int:
    """How many copies of a card a game can hold. Where chance picks leaders and wonders, one of each of a pool."""
    if not in_use(card, plan):
        return 0
    row = CARDS[card]
    if row.kind in (LEADER, WONDER) and plan.mode == ONLY_NEW and row.module != LEADERS_WONDERS and not plan.plus_one:
        return 0  # expansion.mix.only.replace-all
    more = 0
    if card in EXTRA and EXTRA[card][0] & plan.modules:
        more = EXTRA[card][1][players - 2]
    return row.copies[players - 2] + more


def is_drawn(card: int, plan: Plan) -> bool:
    """Is it chance whether this leader or wonder is in the game?"""
    if plan.mode == BASE or KIND[card] not in (LEADER, WONDER):
        return False
    return plan.mode != ONLY_NEW or CARDS[card].module != LEADERS_WONDERS


def pool(age: int, kind: int, plan: Plan) -> list[int]:
    """expansion.mix.secret.pools, expansion.mix.open.eight-piles: leaders or wonders of an age that may be drawn."""
    return [
        card
        for card in range(len(CARDS))
        if KIND[card] == kind and AGE[card] == age and is_drawn(card, plan) and copies_of(card, 2, plan) > 0
    ]


def share(kind: int, players: int, plan: Plan) -> int:
    """expansion.mix.secret.counts-2p, .counts-3p4p, expansion.variant.plus-one-base: how many of a pool are drawn."""
    if plan.mode in (SECRET_MIX, OPEN_MIX):
        return SHARES[kind][0 if players == 2 else 1]
    return 1 if plan.plus_one else 0


def drawn(cards: list[int], count: int, chosen: list[int], order: list[int]) -> list[int]:
    """`count` cards of a pool: those that the table chose, the others in the order of chance."""
    picked = [card for card in cards if card in chosen]
    for place in order:
        if len(picked) < count and cards[place] not in picked:
            picked.append(cards[place])
    return picked


def fixed_deck(age: int, civil: bool, players: int, plan: Plan) -> list[int]:
    """The cards that are certainly in a deck; pointers among them, drawn leaders and wonders not."""
    cards: list[int] = []
    for card in range(len(CARDS)):
        if AGE[card] == age and is_civil(card) == civil and not is_drawn(card, plan):
            cards += [card] * copies_of(card, players, plan)
    return cards


def on_boards(age: int, plan: Plan) -> bool:
    """expansion.mix.open.age-a-in-deck: in the open mix drawn leaders and wonders lie on boards, but for Age A."""
    return plan.mode == OPEN_MIX and age != AGE_A


def civil_deck(age: int, players: int, plan: Plan, picked: list[int]) -> list[int]:
    """A whole civil deck in order; `picked` are the leaders and wonders of the age that were drawn."""
    cards = fixed_deck(age, True, players, plan)
    return cards if on_boards(age, plan) else cards + picked
