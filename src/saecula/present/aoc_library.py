"""The cards of Age of Civilization for reading, and where they lie."""

from saecula.aoc import words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CIV_IDS
from saecula.i18n import say
from saecula.present.picture import Put
from saecula.present.shapes.aoc import AocBoard
from saecula.present.shapes.common import CardInfo


def cards(language: str) -> list[CardInfo]:
    found = []
    for kind, folder in words.CARD_KINDS.items():
        for row in catalog.in_force()[folder]:
            slug = row["id"]
            name, kind_name = words.title(kind, slug, language), say(language, f"kind-{kind}")
            card = CardInfo(
                id=slug, name=name, kind=kind, group=kind, kind_name=kind_name, age="", text="", face=[], parts=[]
            )
            if kind == "civ":
                card.population = words.population_text(CIV_IDS.index(slug), language)
                parts = [
                    (say(language, f"column-{part}"), words.effects_text(row[part], language))
                    for part in ("primary", "legacy")
                ]
                card.parts = parts
                card.text = "; ".join(text for _, text in parts)
            elif kind == "special":
                card.text = special_text(slug, language)
            else:
                card.text = words.effects_text(row["effects"], language)
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


def places(board: AocBoard, put: Put) -> None:
    for civ in board.market:
        put(civ.card, "market")
    for wonder in board.wonders:
        put(wonder, "market")
    for special in board.specials:
        put(special.card, "market")
    for player in board.seats:
        for card in [*(player.hand or []), *(player.pack or [])]:
            put(card, "hand", player.seat)
        known = [cell.card for column in player.techs for cell in column if cell.known]
        for played in [*player.civs, *player.wonders, player.special, *known]:
            put(played, "play", player.seat)
