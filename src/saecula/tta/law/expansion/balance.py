"""expansion.balance.*: balanced cards take the place of base ones, some cards have more copies."""

from typing import Final

from saecula.tta.cards.card import Power
from saecula.tta.cards.catalog import CARDS, NUMBER
from saecula.tta.cards.plan import ALL_MODULES, Plan
from saecula.tta.powers import ARENA_III_DISCOUNT, ARENA_III_STRENGTH
from saecula.tta.terms import BALANCED, BASE

# expansion.balance.add-actions, expansion.balance.marks-4-to-3plus: copies that the module adds with 2, 3, 4 players
ADDED: Final[dict[str, tuple[int, int, int]]] = {
    "rich-land-i": (0, 1, 1),
    "frugality-ii": (0, 1, 1),
    "urban-growth-ii": (0, 1, 1),
    "patriotism-iii": (0, 1, 1),
    "reserves-iii": (0, 1, 1),
    "revolutionary-idea-iii": (0, 1, 1),
    "military-theory": (0, 1, 0),  # the copy marked 4 is marked 3+ now
    "professional-sports": (0, 1, 0),
}
ADDED_COPIES: Final[dict[int, tuple[int, int, int]]] = {NUMBER[slug]: copies for slug, copies in ADDED.items()}
# by base card: the module whose card takes its place (expansion.balance.wealthy-territory: the military one)
REPLACED_BY: Final[dict[int, int]] = {
    NUMBER[row.replaces]: row.module for row in CARDS if row.replaces and any(row.copies)
}


def balanced_copies(card: int, players: int, plan: Plan) -> int:
    """expansion.balance.count-3p, expansion.balance.count-4p, expansion.balance.remove-3p,
    expansion.balance.remove-2p: the marks of cards decide.
    """
    if not plan.modules & BALANCED or card not in ADDED_COPIES:
        return 0
    return ADDED_COPIES[card][players - 2]


def is_replaced(card: int, plan: Plan) -> bool:
    """Does the other version of a card have its place in the decks?

    expansion.balance.replace-leaders-wonders, expansion.balance.replace-techs: the new version comes with its module.
    expansion.balance.keep-old-option: but for cards that the table kept.
    """
    row = CARDS[card]
    if row.module == BASE:
        return card in REPLACED_BY and (REPLACED_BY[card] & plan.modules) != 0 and card not in plan.kept_old
    return bool(row.replaces) and NUMBER[row.replaces] in plan.kept_old


def module_powers(modules: int) -> list[Power]:
    """expansion.balance.replace-techs: everybody has arenas of level III as the balanced card has them."""
    if not modules & BALANCED:
        return []
    old, new = CARDS[NUMBER["professional-sports"]], CARDS[NUMBER["professional-sports-balanced"]]
    return [(ARENA_III_STRENGTH, new.strength - old.strength), (ARENA_III_DISCOUNT, old.cost - new.cost)]


MODULE_POWERS: Final[list[list[Power]]] = [module_powers(modules) for modules in range(ALL_MODULES + 1)]
