"""saecula cards"""

from typing import Annotated, Any

import typer

from saecula.aoc import words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.check import EFFECT_FIELDS
from saecula.cli import tta_cards
from saecula.cli.common import CardsFile, Json, Language, print_json, use_cards
from saecula.core.errors import OptionError
from saecula.games import rules_of
from saecula.i18n import chosen_language, say
from saecula.laws import law_text
from saecula.tui.aoc_table import card_lines, find_card
from saecula.tui.tta_table import card_line

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


def cards(
    words_: Annotated[list[str] | None, typer.Argument(metavar="[GAME] [NAME]", help="A game and a card.")] = None,
    house: Annotated[bool, typer.Option("--house", help="List the house values only.")] = False,
    check: Annotated[str, typer.Option("--check", help="Check a file with an owner's corrections.")] = "",
    cards: CardsFile = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Read the cards, the house values among them, or check an owner's corrections.

    Example: saecula cards aoc rome        saecula cards aoc --house
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    given = list(words_ or [])
    if given:
        rules_of(given[0])
    query = " ".join(given[1:])
    if check:
        use_cards(check, "--check")
        print(say(language, "cards-checked", path=check))
        return
    if given and given[0] == "tta":
        _tta(query, house, language, json)
        return
    rows = cards_data()
    if query:
        slug = find_card(query, language)
        if not slug:
            raise OptionError("NAME", f"no card is called '{query}'")
        rows = [row for row in rows if row["id"] == slug and row["kind"] in words.CARD_KINDS.values()]
    if house:
        rows = [row for row in rows if row["house"]]
    if json:
        print_json(rows)
    elif house:
        _print_house(rows)
    else:
        _print_cards(rows, language)


def _tta(query: str, house: bool, language: str, json: bool) -> None:
    """The other game: only cards of its expansion have house values."""
    found = tta_cards.find(query, language) if query else tta_cards.listed()
    if not found:
        raise OptionError("NAME", f"no card is called '{query}'")
    if json:
        rows = [tta_cards.card_data(card) for card in found]
        print_json([row for row in rows if row["house"] or not house])
    elif house:
        print("\n".join(tta_cards.house_lines(found)))
    else:
        print("\n".join(card_line(card, language) for card in found))
        if len(tta_cards.house_lines(found)) > 1:
            print(say(language, "house-legend"))


def _print_house(rows: list[dict[str, Any]]) -> None:
    count = 0
    for row in rows:
        for field in row["house"]:
            value = row[field]
            if field in EFFECT_FIELDS:
                value = "; ".join(words.effect_text(r, "en").rstrip("°") for r in value if r["source"] == "house")
            print(f"{row['kind']}.{row['id']}.{field} = {value}")
            count += 1
    print(f"{count} house value{'' if count == 1 else 's'} on {len(rows)} card{'' if len(rows) == 1 else 's'}")


def _print_cards(rows: list[dict[str, Any]], language: str) -> None:
    kind = ""
    for row in rows:
        if row["kind"] != kind:
            kind = row["kind"]
            print(f"\n{say(language, f'kind-{kind}')}")
        if kind in ("civilizations", "wonders", "technologies", "special_technologies"):
            print("\n".join(card_lines(row["id"], language)))
        elif kind == "action_cards":
            mark = say(language, "house-mark") if row["house"] else ""
            print(f"{words.name('action', row['id'], language)}: {say(language, 'symbol-' + row['symbol'])}{mark}")
        elif kind == "actions":
            price = f"{say(language, 'coins', n=row['coins'])}, {say(language, 'workers', n=row['workers'])}"
            gain = f"{say(language, 'vp', n=row['vp'])}, {say(language, 'coins', n=row['gain_coins'])}"
            print(f"{words.name('action', row['id'], language)}: {price} → {gain}")
        elif kind == "challenges":
            print(law_text("aoc", row["law"], language))
        else:
            law = f"world.{row['id']}" if kind == "events" else f"solo.achievement.{row['id']}"
            print(law_text("aoc", law, language))
    print(f"\n{say(language, 'house-legend')}")
