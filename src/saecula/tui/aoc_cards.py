"""The cards of Age of Civilization for readers and for programs."""

from typing import Any

from saecula.aoc import texts, words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.check import EFFECT_FIELDS
from saecula.aoc.cards.tables import CIV_IDS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.i18n import LANGUAGES, say
from saecula.laws import law_text
from saecula.search import named

WORD_KINDS = {
    "civilizations": "civ", "wonders": "wonder", "technologies": "tech", "special_technologies": "special",
    "action_cards": "action", "actions": "action", "events": "token", "achievements": "achievement",
}  # fmt: skip
KINDS = tuple(WORD_KINDS)
SAID = {"rulebook": "in the rulebook", "review": "in a review", "inferred": "by inference", "owner": "by an owner"}
# what an action gives beyond points and coins
EXTRA_LAWS = {
    "wonder": "action.wonder.effect", "research": "action.research.effect", "conquest": "action.conquest.effect",
    "hunt": "action.hunt.no-technology", "trade": "action.trade.others",
}  # fmt: skip


def house_fields(card: dict[str, Any]) -> list[str]:
    """The fields of a card that no source states."""
    fields = [field for field, source in card.get("sources", {}).items() if source == "house"]
    fields += [f for f in EFFECT_FIELDS if any(row["source"] == "house" for row in card.get(f, []))]
    return fields


def cards_data() -> list[dict[str, Any]]:
    """Every card with the fields of the data file, its names, its effects in words, and its house fields."""
    cards = catalog.in_force()
    found = [_card_data(kind, card) for kind in KINDS for card in cards[kind]]
    for card in found:
        if card["kind"] == "special_technologies":
            card["technologies"] = [tech for tech in found if tech.get("special") == card["id"]]
    found += [
        {"kind": "challenges", **challenge, "house": [field for field in challenge if field not in ("id", "law")]}
        for challenge in catalog.challenges()
    ]
    return found


def _card_data(kind: str, card: dict[str, Any]) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": kind, **card, "house": house_fields(card)}
    for language in ("ru", "it"):
        data[f"name_{language}"] = words.name(WORD_KINDS[kind], card["id"], language)
    for field in EFFECT_FIELDS:
        if field in card:
            data[field] = [{**row, "text": words.effect_text(row, "en").rstrip("°")} for row in card[field]]
    if kind == "civilizations":
        data.update(_knowledge(card))
    elif kind == "technologies":
        data["military_symbols"] = sum(row["value"] for row in card["effects"] if row["op"] == "military")
        data["number_of_effects"] = "one" if len(card["effects"]) == 1 else "more than one"
    elif kind == "events":
        data["effect"] = law_text("aoc", f"world.{card['id']}", "en")
    elif kind == "actions":
        data["extra"] = law_text("aoc", EXTRA_LAWS[card["id"]], "en") if card["id"] in EXTRA_LAWS else None
    elif kind == "achievements" and ("techs_min" in card or card.get("techs_max") == 0):
        data["techs"] = card.get("techs_min", 0)
    return data


def _knowledge(civ: dict[str, Any]) -> dict[str, Any]:
    """How much of a civilization the sources state; only an owner of the box knows a primary part whole."""
    primary = [row["source"] for row in civ["primary"]]
    named = civ.get("sources", {}).get("name", "rulebook")
    effects = [source for source in primary if source != "house"]
    if named == "house":
        documentation = "house card"
    else:
        known = f"effects {SAID[effects[0]]}" if effects else "effects unknown"
        documentation = f"named {SAID[named]}, {known}"
    return {
        "documentation": documentation,
        "primary_complete_in_sources": all(source == "owner" for source in primary),
        "legacy_known_in_sources": all(row["source"] != "house" for row in civ["legacy"]),
    }


def rows(slugs: list[str], house: bool) -> list[dict[str, Any]]:
    """All cards, or those of some ids; only those with house values, if wanted."""
    found = cards_data()
    if slugs:
        found = [row for row in found if row["id"] in slugs and row["kind"] in words.CARD_KINDS.values()]
    return [row for row in found if row["house"] or not house]


def find_cards(query: str) -> list[str]:
    """Cards by an id or a name, or a part of one, in any language."""
    kinds = (("civ", CIV_IDS), ("wonder", WONDER_IDS), ("tech", TECH_IDS), ("special", SPECIAL_IDS))
    return named(query, ((slug, _names(kind, slug)) for kind, slugs in kinds for slug in slugs))


def _names(kind: str, slug: str) -> list[str]:
    return [slug, *(words.name(kind, slug, language) for language in LANGUAGES)]


def special_text(special: int, language: str) -> str:
    """A special card with its column and its two technologies."""
    row = words.card_row("special", SPECIAL_IDS[special])
    techs = [tech for tech in catalog.in_force()["technologies"] if tech.get("special") == row["id"]]
    parts = [
        f"{words.title('tech', tech['id'], language)} ({words.effects_text(tech['effects'], language)})"
        for tech in techs
    ]
    column = words.name("tech", row["replaces_column_of"], language)
    return f"{words.title('special', row['id'], language)} [{column}]: {' → '.join(parts)}"


def card_lines(slug: str, language: str) -> list[str]:
    """A card for reading: its name, and every part in whole sentences, with the marks of house values."""
    kind = words.kind_of_card(slug)
    parts = texts.parts(kind, slug, language)
    lines = [f"  {heading}: {text}" for heading, text in parts] or ["  " + texts.card_text(kind, slug, language)]
    return [words.title(kind, slug, language), *lines]


def house_lines(rows: list[dict[str, Any]]) -> list[str]:
    found = []
    for row in rows:
        for field in row["house"]:
            value = row[field]
            if field in EFFECT_FIELDS:
                value = "; ".join(words.effect_text(r, "en").rstrip("°") for r in value if r["source"] == "house")
            found.append(f"{row['kind']}.{row['id']}.{field} = {value}")
    values, cards = "" if len(found) == 1 else "s", "" if len(rows) == 1 else "s"
    return [*found, f"{len(found)} house value{values} on {len(rows)} card{cards}"]


def lines(rows: list[dict[str, Any]], language: str) -> list[str]:
    """Cards kind by kind."""
    found: list[str] = []
    kind = ""
    for row in rows:
        if row["kind"] != kind:
            kind = row["kind"]
            found += ["", say(language, f"kind-{kind}")]
        found += _lines_of(kind, row, language)
    return [*found, "", say(language, "house-legend")]


def _lines_of(kind: str, row: dict[str, Any], language: str) -> list[str]:
    if kind in ("civilizations", "wonders", "technologies", "special_technologies"):
        return card_lines(row["id"], language)
    if kind == "action_cards":
        mark = say(language, "house-mark") if row["house"] else ""
        return [f"{words.name('action', row['id'], language)}: {say(language, 'symbol-' + row['symbol'])}{mark}"]
    if kind == "actions":
        return [words.name("action", row["id"], language), "  " + texts.action_text(row["id"], language)]
    if kind == "challenges":
        return [law_text("aoc", row["law"], language)]
    law = f"world.{row['id']}" if kind == "events" else f"solo.achievement.{row['id']}"
    return [law_text("aoc", law, language)]
