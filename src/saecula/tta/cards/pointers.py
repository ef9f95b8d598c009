"""Pointer cards: in the open mix they stand in the civil decks for the leaders and wonders on the boards."""

from saecula.tta.cards.card import Card
from saecula.tta.terms import AGE_I, AGE_IDS, AGE_III, LEADER, POINTER, WONDER

SLOTS = {LEADER: 7, WONDER: 5}  # the last slot of each board is for 3 and 4 players


def pointer(age: int, kind: int, slot: int) -> Card:
    """`effect` is the kind it points to, `amount` the slot."""
    what = "leader" if kind == LEADER else "wonder"
    copies = (0, 1, 1) if slot == SLOTS[kind] else (1, 1, 1)
    slug = f"{what}-pointer-{AGE_IDS[age].lower()}-{slot}"
    return Card(slug, f"{what.capitalize()} Pointer {slot}", age, POINTER, copies, effect=kind, amount=slot)


ROWS = [
    pointer(age, kind, slot)
    for age in range(AGE_I, AGE_III + 1)
    for kind, slots in SLOTS.items()
    for slot in range(1, slots + 1)
]
