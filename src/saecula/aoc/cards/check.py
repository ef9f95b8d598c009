"""tech.*, wonder.no-power: checks card values, ours and an owner's.

Every complaint names the kind, the card and the field.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from saecula.aoc import terms as t
from saecula.aoc.cards.effects import FEW_TECHS, FIELDS, ONE_OF, SOME_OF
from saecula.core.errors import OptionError

Cards = dict[str, list[dict[str, Any]]]
EFFECT_FIELDS: Final = ("primary", "legacy", "effects")

# what an owner may correct; the action table, events and achievements are the rulebook's
CHANGEABLE: Final[dict[str, frozenset[str]]] = {
    "civilizations": frozenset({"name", "region", "population", "placement", "primary", "legacy"}),
    "wonders": frozenset({"name", "effects"}),
    "technologies": frozenset({"name", "column", "row", "requires_any_of", "effects"}),
    "special_technologies": frozenset({"name", "replaces_column_of", "keeps_top"}),
    "action_cards": frozenset({"symbol"}),
}
SEVERAL_EFFECTS: Final = ("sailing", "mining", "engineering", "gunpowder")  # tech.several
ROOTS: Final = {"writing", "sailing", "mining"}  # tech.roots
PLACEMENTS: Final = ("stated", "logical", "assumed", "house")
MAX_NUMBER: Final = 20


def bare(row: dict[str, Any]) -> dict[str, Any]:
    """An effect without its provenance."""
    return {field: value for field, value in row.items() if field not in ("source", "law")}


def is_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def check_override(cards: Cards, override: dict[str, Any]) -> None:
    """Does an owner's file name cards and fields that exist?"""
    for kind, entries in override.items():
        if kind not in CHANGEABLE:
            raise OptionError(kind, "unknown-kind", known=", ".join(sorted(CHANGEABLE)))
        if not isinstance(entries, dict):
            raise OptionError(kind, "table-of-cards")
        known = {card["id"] for card in cards[kind]}
        special = {card["id"] for card in cards[kind] if "special" in card}  # their card says where they stand
        for slug, fields in entries.items():
            place = f"{kind}.{slug}"
            if slug not in known:
                raise OptionError(place, "unknown-card")
            if not isinstance(fields, dict):
                raise OptionError(place, "table-of-fields")
            for field, value in fields.items():
                if field not in CHANGEABLE[kind] or (slug in special and field in ("column", "row")):
                    raise OptionError(f"{place}.{field}", "fixed-field")
                if field in EFFECT_FIELDS and not (isinstance(value, list) and all(isinstance(r, dict) for r in value)):
                    raise OptionError(f"{place}.{field}", "list-of-effects")


def check_cards(cards: Cards, rulebook: Cards) -> None:
    """Do all values fit together? `rulebook` holds the shipped cards, whose rulebook effects must stay."""
    techs = {tech["id"] for tech in cards["technologies"]}
    for kind, card in _each(cards):
        _check_name(kind, card)
        for field in EFFECT_FIELDS:
            for i, row in enumerate(card.get(field, [])):
                _check_effect(f"{kind}.{card['id']}.{field}[{i}]", kind, row, techs)
    _check_duplicates(cards)
    for civ in cards["civilizations"]:
        if type(civ["population"]) is not int or not 1 <= civ["population"] <= t.WORKER_LIMIT:
            raise OptionError(f"civilizations.{civ['id']}.population", "range", low=1, high=4)
        if not isinstance(civ["region"], str) or not civ["region"].isprintable():
            raise OptionError(f"civilizations.{civ['id']}.region", "a-text")
        if civ["placement"] not in PLACEMENTS:
            raise OptionError(f"civilizations.{civ['id']}.placement", "one-of", known=", ".join(PLACEMENTS))
    for card in cards["action_cards"]:
        if card["symbol"] not in t.SYMBOL_IDS or (card["symbol"] == "plague") != (card["id"] == "plague"):
            problem = "plague-symbol" if card["id"] == "plague" else "plain-symbol"
            raise OptionError(f"action_cards.{card['id']}.symbol", problem)
    _check_technologies(cards, techs)
    _check_rulebook_rows(cards, rulebook)


def _each(cards: Cards) -> Iterator[tuple[str, dict[str, Any]]]:
    for kind in ("civilizations", "wonders", "technologies", "special_technologies"):
        for card in cards[kind]:
            yield kind, card


def _check_name(kind: str, card: dict[str, Any]) -> None:
    name = card["name"]
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= 40 or not name.isprintable():
        raise OptionError(f"{kind}.{card['id']}.name", "name-length")


def _check_duplicates(cards: Cards) -> None:
    seen: dict[str, str] = {}
    for kind, card in _each(cards):
        place, name = f"{kind}.{card['id']}", card["name"].casefold()
        if name in seen:
            raise OptionError(f"{place}.name", "same-name", name=card["name"], other=seen[name])
        seen[name] = place


def _check_effect(place: str, kind: str, row: dict[str, Any], techs: set[str]) -> None:
    op = row.get("op")
    if not isinstance(op, str) or op not in FIELDS:
        raise OptionError(place, "unknown-op", op=op)
    must, may = FIELDS[op]
    given = set(bare(row)) - {"op"}
    for field in sorted(must - given):
        raise OptionError(place, "op-needs-field", op=op, name=field)
    for field in sorted(given - must - may):
        raise OptionError(place, "op-knows-no-field", op=op, name=field)
    if op in ONE_OF and len(given) != 1:
        raise OptionError(place, "op-exactly-one", op=op, known=", ".join(sorted(may)))
    if op in SOME_OF and not any(row.get(field, False) is not False for field in SOME_OF[op]):
        raise OptionError(place, "op-needs-one", op=op, known=", ".join(sorted(SOME_OF[op])))
    if "every" in given and "per" not in given:
        raise OptionError(place, "op-needs-field", op="every", name="per")
    for field in given:
        _check_value(f"{place}.{field}", field, row[field], techs)
    _check_place(place, kind, row)


def _check_value(place: str, field: str, value: Any, techs: set[str]) -> None:
    if field in ("free", "optional"):
        if type(value) is not bool:
            raise OptionError(place, "true-or-false")
    elif field in ("action", "after"):
        if value not in t.ACTION_IDS[: t.ACTIONS]:
            raise OptionError(place, "unknown-action", name=value)
    elif field == "techs":
        if not is_words(value) or not value or not set(value) <= techs:
            raise OptionError(place, "list-of-technologies")
    elif field == "not_via":
        if not is_words(value) or len(value) != 1 or value[0] not in techs:
            raise OptionError(place, "list-of-one-technology")
    elif field == "per":
        if value not in t.PER_IDS[1:]:
            raise OptionError(place, "one-of", known=", ".join(t.PER_IDS[1:]))
    elif field == "if":
        if value != "military_lead" and not re.fullmatch(f"{FEW_TECHS}[0-9]{{1,2}}", str(value)):
            raise OptionError(place, "condition")
    elif type(value) is not int or not 1 <= value <= MAX_NUMBER:
        raise OptionError(place, "whole-number-to", most=MAX_NUMBER)


def _check_place(place: str, kind: str, row: dict[str, Any]) -> None:
    """Some effects make sense on some cards only."""
    op = row["op"]
    if op == "military" and kind == "wonders":
        raise OptionError(place, "wonders-no-power")
    if op == "military" and row.get("per", "tech") != "tech":
        raise OptionError(place, "power-counts")
    if op == "game_end" and row.get("per") == "vp":
        raise OptionError(place, "points-count-points")
    if op == "on_rise" and not (kind == "civilizations" and ".primary" in place):
        raise OptionError(place, "only-primary")
    if op == "on_learn" and kind != "technologies":
        raise OptionError(place, "only-technology")
    if op in ("turn_end_action", "follow_up") and row["action"] in ("wonder", "research"):
        raise OptionError(place, "no-further-choice")


def _check_technologies(cards: Cards, techs: set[str]) -> None:
    base = [tech for tech in cards["technologies"] if "special" not in tech]
    for tech in cards["technologies"]:
        place = f"technologies.{tech['id']}"
        needs = tech["requires_any_of"]
        if not is_words(needs) or not set(needs) <= techs or tech["id"] in needs:
            raise OptionError(f"{place}.requires_any_of", "other-technologies")
        if ("special" in tech or tech["id"] not in ROOTS) != bool(needs):
            raise OptionError(f"{place}.requires_any_of", "roots")
        if tech["id"] in SEVERAL_EFFECTS and len(tech["effects"]) < 2:
            raise OptionError(f"{place}.effects", "several-effects")
    _check_columns(base)
    for card in cards["special_technologies"]:
        if card["replaces_column_of"] not in list(ROOTS) or type(card["keeps_top"]) is not bool:
            raise OptionError(f"special_technologies.{card['id']}", "special-fields")
    known = {"writing", "education"}
    open_ = {tech["id"] for tech in base if not tech["requires_any_of"] or known & set(tech["requires_any_of"])} - known
    if open_ != {"science", "engineering", "sailing", "mining"}:
        raise OptionError("technologies", "tech-example")
    _check_reachable(base, base)
    for card in cards["special_technologies"]:
        own = [tech for tech in cards["technologies"] if tech.get("special") == card["id"]]
        _check_reachable(own, _with_special(card, own, base))


def _check_columns(base: list[dict[str, Any]]) -> None:
    for tech in base:
        for field in ("column", "row"):
            if type(tech[field]) is not int:
                raise OptionError(f"technologies.{tech['id']}.{field}", "whole-number")
    places = sorted((tech["column"], tech["row"]) for tech in base)
    if places != [(column, row) for column in (1, 2, 3) for row in (1, 2, 3)]:
        raise OptionError("technologies", "tech-places")
    for tech in base:
        if tech["id"] in ROOTS and tech["row"] != 1:
            raise OptionError(f"technologies.{tech['id']}.row", "roots-on-top")


def _with_special(card: dict[str, Any], own: list[dict[str, Any]], base: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The technologies that the owner of a special card may learn; without its top, arrows from roots are gone."""
    top = next(tech for tech in base if tech["id"] == card["replaces_column_of"])
    open_ = [tech for tech in base if tech["column"] != top["column"]]
    if card["keeps_top"]:
        return [*own, *open_, top]
    cut = [{**tech, "requires_any_of": [slug for slug in tech["requires_any_of"] if slug not in ROOTS]} for tech in own]
    return [*cut, *open_]


def _check_reachable(wanted: list[dict[str, Any]], among: list[dict[str, Any]]) -> None:
    """Can each of the wanted technologies be learned with these, and no others, on the table?"""
    known: set[str] = set()
    while True:
        more = {tech["id"] for tech in among if not tech["requires_any_of"] or known & set(tech["requires_any_of"])}
        if more == known:
            break
        known = more
    for tech in wanted:
        if tech["id"] not in known:
            raise OptionError(f"technologies.{tech['id']}.requires_any_of", "not-reachable")


def _check_rulebook_rows(cards: Cards, rulebook: Cards) -> None:
    """What the rulebook says of a card stays on it; where it leaves the part of the card open, either part will do."""
    for (kind, card), (_, shipped) in zip(_each(cards), _each(rulebook), strict=True):
        for field in EFFECT_FIELDS:
            for row in shipped.get(field, []):
                if row["source"] != "rulebook":
                    continue
                fields = [field] if shipped.get("placement") in (None, "stated") else ["primary", "legacy"]
                if not any(bare(row) == bare(other) for place in fields for other in card[place]):
                    raise OptionError(
                        f"{kind}.{card['id']}.{field}", "rulebook-effect", effect=bare(row), law=row["law"]
                    )
