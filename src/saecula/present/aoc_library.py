"""The cards of Age of Civilization for reading, and where they lie."""

from saecula.aoc import words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CIV_IDS
from saecula.i18n import say
from saecula.present.common import Data
from saecula.present.picture import Put


def cards(language: str) -> list[Data]:
    found = []
    for kind, folder in words.KINDS.items():
        for row in catalog.in_force()[folder]:
            slug = row["id"]
            card: Data = {"id": slug, "name": words.title(kind, slug, language), "kind": kind, "group": kind}
            card |= {"kind_name": say(language, f"kind-{kind}"), "age": "", "text": "", "parts": []}
            if kind == "civ":
                card["population"] = words.population_text(CIV_IDS.index(slug), language)
                card["parts"] = [
                    [say(language, f"column-{part}"), words.effects_text(row[part], language)]
                    for part in ("primary", "legacy")
                ]
                card["text"] = "; ".join(text for _, text in card["parts"])
            elif kind == "special":
                card["text"] = special_text(slug, language)
            else:
                card["text"] = words.effects_text(row["effects"], language)
            found.append(card)
    return found


def special_text(slug: str, language: str) -> str:
    """The column it covers and its two technologies."""
    row = words.card_row("special", slug)
    techs = [tech for tech in catalog.in_force()["technologies"] if tech.get("special") == slug]
    parts = [
        f"{words.title('tech', tech['id'], language)} ({words.effects_text(tech['effects'], language)})"
        for tech in techs
    ]
    return f"[{words.name('tech', row['replaces_column_of'], language)}] {' → '.join(parts)}"


def places(board: Data, put: Put) -> None:
    for civ in board["market"]:
        put(civ["card"], "market", -1)
    for wonder in board["wonders"]:
        put(wonder, "market", -1)
    for special in board["specials"]:
        put(special["card"], "market", -1)
    for player in board["seats"]:
        who = player["seat"]
        for card in [*(player["hand"] or []), *(player["pack"] or [])]:
            put(card, "hand", who)
        known = [cell["card"] for column in player["techs"] for cell in column if cell["known"]]
        for card in [*player["civs"], *player["wonders"], player["special"], *known]:
            put(card, "play", who)
