"""The chapter of docs/house-values.md about Age of Civilization, made from the card data."""

from typing import Any

from saecula.aoc import words
from saecula.aoc.cards import catalog
from saecula.i18n import say
from saecula.laws import law_text

BEFORE = """\
No source we know shows the printed cards. The rulebook gives all rules, the action table, the event tokens, the
achievements, and explains effects of some civilizations and of two technologies. Everything else that a card needs is a
*house value*: invented by us, balanced by simulation, marked ° wherever it is shown, and never described as the
published card. `saecula cards aoc --house` lists them all; `--json` adds the source of every field. In `cards.toml` the
sources are `rulebook`, `review` (an independent public page), `inferred`, `house`, and `owner` for corrections.
"""
DECK = """\
A civilization that the rulebook explains has no effect of ours in its primary part. Only of Lydia the rulebook says
that the other players gain coins, but not how many: the number is ours, so `deck=documented` leaves her out until an
owner gives it. Populations and legacies of that deck are ours, because no source shows them and a card needs both.
"""
TREE = """\
**Why nine technologies in three columns.** Eight names occur; an achievement asks for nine; three technologies need
nothing; there are nine special cards, each as wide as a third of the technology card. With Writing and Education
exactly Science, Engineering, Sailing and Mining can be learned: the validator holds every tree, ours or yours, to
that example.
"""
AFTER = """\
### Correct them

Write only what differs:

```toml
[civilizations.rome]
population = 3
legacy = [{ op = "military", value = 2 }]

[technologies.navigation]
name = "Compass"

[action_cards.trade]
symbol = "none"
```

`saecula cards aoc --check mine.toml` checks it; `--cards mine.toml` or `SAECULA_AOC_CARDS=mine.toml` plays with it.
Effects that the rulebook explains must stay on their card. A record remembers which values were in force and is
replayed with the same ones only. House values that we have changed are kept in `aoc/cards/earlier/`, by their digest:
`saecula replay`, `verify`, `play --load` and `saecula.load` take them for records made with them.
"""


def is_house(card: dict[str, Any], field: str) -> bool:
    return bool(card.get("sources", {}).get(field) == "house")


def invented(rows: list[dict[str, Any]]) -> str:
    """The house values among effects."""
    return "; ".join(words.effect_text(row, "en").rstrip("°") for row in rows if row["source"] == "house") or "–"


def _counts(cards: catalog.Cards) -> list[str]:
    civs, techs = cards["civilizations"], cards["technologies"]
    base = [tech for tech in techs if "special" not in tech]

    def effects(found: list[dict[str, Any]], field: str) -> str:
        ours = sum(any(row["source"] == "house" for row in card[field]) for card in found)
        return f"{len(found)} | {ours}"

    def fields(found: list[dict[str, Any]], field: str) -> str:
        return f"{len(found)} | {sum(is_house(card, field) for card in found)}"

    return [
        "| what | there are | with a house value |",
        "|---|---|---|",
        f"| names of civilizations | {fields(civs, 'name')} |",
        f"| populations | {fields(civs, 'population')} |",
        f"| primary parts of civilizations | {effects(civs, 'primary')} |",
        f"| of these, explained in the rulebook | {effects([civ for civ in civs if civ['documented']], 'primary')} |",
        f"| legacies | {effects(civs, 'legacy')} |",
        f"| effects of technologies | {effects(base, 'effects')} |",
        f"| arrows to technologies | {fields(base, 'requires_any_of')} |",
        f"| wonders | {effects(cards['wonders'], 'effects')} |",
        f"| columns of special technology cards | {fields(cards['special_technologies'], 'replaces_column_of')} |",
        f"| their technologies | {effects([tech for tech in techs if 'special' in tech], 'effects')} |",
        f"| symbols of action cards | {fields(cards['action_cards'], 'symbol')} |",
    ]


def _civilizations(cards: catalog.Cards) -> list[str]:
    lines = ["| civilization | population | primary | legacy |", "|---|---|---|---|"]
    for civ in cards["civilizations"]:
        parts = " | ".join(invented(civ[part]) for part in ("primary", "legacy"))
        lines.append(f"| {words.title('civ', civ['id'], 'en')} | {civ['population']} | {parts} |")
    return lines


def _others(cards: catalog.Cards) -> list[str]:
    lines = ["| card | house values |", "|---|---|"]
    for kind, folder in words.CARD_KINDS.items():
        for card in cards[folder] if kind != "civ" else []:
            found = [invented(card["effects"])] if "effects" in card else []
            if is_house(card, "requires_any_of"):
                needs = " or ".join(words.name("tech", slug, "en") for slug in card["requires_any_of"])
                found.append(f"needs {needs}")
            if is_house(card, "replaces_column_of"):
                found.append(f"covers the column of {words.name('tech', card['replaces_column_of'], 'en')}")
            said = [text for text in found if text != "–"]
            if said:
                lines.append(f"| {words.title(kind, card['id'], 'en')} | {'; '.join(said)} |")
    for card in cards["action_cards"]:
        if is_house(card, "symbol"):
            symbol = say("en", f"symbol-{card['symbol']}")
            lines.append(f"| {words.name('action', card['id'], 'en')} (action card) | {symbol} |")
    return lines


def chapter() -> list[str]:
    cards = catalog.shipped()
    challenges = [f"- {law_text('aoc', row['law'], 'en')}" for row in catalog.challenges()]
    return [
        *BEFORE.splitlines(), "", *_counts(cards), "", *DECK.splitlines(), "", *TREE.splitlines(), "",
        "### Civilizations", "", "Only what is ours; a name with ° is ours as well.", "", *_civilizations(cards), "",
        "### Technologies, wonders, special technology cards, symbols", "", *_others(cards), "",
        "### Challenges", "",
        "The published scenarios are in a booklet that no source contains. These are ours, under names of our own:", "",
        *challenges, "", *AFTER.splitlines(),
    ]  # fmt: skip
