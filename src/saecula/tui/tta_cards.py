"""The cards of Through the Ages for readers and for programs, with the field names of the facts."""

from typing import Any

from saecula.i18n import LANGUAGES
from saecula.search import named
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.cards.card import Card, Side
from saecula.tta.cards.catalog import CARDS, SLUGS, comes_by_another, is_civil
from saecula.tta.cards.house import VALUES, house_fields
from saecula.tta.cards.owner import owner_fields

PRODUCES = {
    "food": "food", "resource": "resource", "research": "science", "culture": "culture", "strength": "strength",
    "faces": "happiness", "civil": "civil_actions", "military": "military_actions", "blue": "blue_tokens",
    "yellow": "yellow_tokens", "colonization": "colonization",
}  # fmt: skip
IMMEDIATE = {
    "gain_food": "food", "gain_resource": "resource", "gain_science": "science", "gain_culture": "culture",
    "population": "population", "cards": "military_cards",
}  # fmt: skip
SIDE = (
    "culture", "strength", "military", "resource_production", "food_production", "immune_to_war", "colonization",
    "blue",
)  # fmt: skip
MODULES = ["base", *t.MODULE_IDS]


def given(row: object, fields: dict[str, str]) -> dict[str, int]:
    """Numbers of a row that are not zero, under the names of the facts."""
    return {name: getattr(row, field) for field, name in fields.items() if getattr(row, field)}


def side_data(side: Side | None) -> dict[str, Any]:
    data = {field: getattr(side, field) for field in SIDE if getattr(side, field)}
    data.update({f"power_{power}": amount for power, amount in (side.powers if side else [])})
    return data


def card_data(card: int) -> dict[str, Any]:
    row = CARDS[card]
    data: dict[str, Any] = {
        "id": row.slug,
        "name": row.name,
        "name_ru": words.name(card, "ru"),
        "name_it": words.name(card, "it"),
        "age": t.AGE_IDS[row.age],
        "level": row.age,
        "deck": "civil" if is_civil(card) else "military",
        "kind": t.KIND_IDS[row.kind],
        "effect": words.card_text(card, "en"),
        "module": MODULES[row.module.bit_length()],
        "house": house_fields(row.slug),
        "owner": owner_fields(row.slug),
    }
    if not comes_by_another(card):
        data["copies"] = {str(players): row.copies[players - 2] for players in (2, 3, 4)}
    produces = given(row, PRODUCES) if row.kind != t.BONUS else {}
    if produces:
        data["produces"] = produces
        data["per"] = "worker" if row.kind <= t.LAST_UNIT else "card"
    if row.replaces:
        data["replaces"] = row.replaces
    data.update(kind_data(row))
    return data


def kind_data(row: Card) -> dict[str, Any]:
    """Fields that only some kinds of card have."""
    names = {"science": "science_cost", "revolution": "revolution_cost", "cost": "build_cost"}
    data: dict[str, Any] = given(row, {**names, "limit": "urban_limit", "price": "military_action_cost"})
    if row.stages:
        data["wonder_stages"] = row.stages
    if row.kind == t.TACTIC:
        infantry, cavalry, artillery = row.army
        data["tactic"] = {
            "infantry": infantry,
            "cavalry": cavalry,
            "artillery": artillery,
            "strength": row.tactic,
            "outdated_strength": row.outdated or None,
        }
    elif row.kind == t.BONUS:
        data["bonus"] = {"defense": row.defence, "colonization": row.colonization}
    elif row.kind == t.TERRITORY:
        data["territory"] = {"permanent": given(row, PRODUCES), "immediate": given(row, IMMEDIATE)}
    elif row.kind == t.PACT:
        data["pact"] = {"symmetric": row.symmetric, "A": side_data(row.a), "B": side_data(row.b)}
    return data


def listed() -> list[int]:
    """All cards of the boxes; pointers and tactics with a leader under them are found by name only."""
    return [
        card
        for card in range(len(CARDS))
        if CARDS[card].kind != t.POINTER and not (CARDS[card].kind == t.TACTIC and CARDS[card].replaces)
    ]


def house_lines(cards: list[int]) -> list[str]:
    """The house values of these cards, with their sources."""
    slugs = [SLUGS[card] for card in cards]
    rows = [row for row in VALUES if row[0] in slugs]
    lines = []
    for slug, field, numbers, source, other in rows:
        number = "-".join(str(number) for number in numbers)
        lines.append(f"{slug}.{field} = {number} ({source}{': ' + other if other else ''})")
    owners = len({row[0] for row in rows})
    lines.append(f"{len(rows)} house value{'' if len(rows) == 1 else 's'} on {owners} card{'' if owners == 1 else 's'}")
    return lines


def find(query: str) -> list[int]:
    """Cards by a slug or a name, or a part of one, in any language; a name that several ages share finds all."""
    shown = set(listed())
    exact = named(query, ((card, _names(card)) for card in range(len(CARDS)) if card in shown))
    return exact or named(query, ((card, _names(card)) for card in range(len(CARDS))))


def _names(card: int) -> list[str]:
    return [SLUGS[card], *(words.name(card, language) for language in LANGUAGES)]
