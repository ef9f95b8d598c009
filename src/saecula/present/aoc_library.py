"""The cards of Age of Civilization for reading, and where they lie."""

from saecula.aoc import texts, words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CIV_IDS
from saecula.i18n import say
from saecula.present.aoc_face import face_of
from saecula.present.picture import Put
from saecula.present.shapes.aoc import AocBoard
from saecula.present.shapes.common import CardInfo


def cards(language: str) -> list[CardInfo]:
    """Every card with its whole text, and its signs for the face."""
    found = []
    for kind, folder in words.CARD_KINDS.items():
        for row in catalog.in_force()[folder]:
            slug = row["id"]
            card = CardInfo(
                id=slug,
                name=words.title(kind, slug, language),
                kind=kind,
                group=kind,
                kind_name=say(language, f"kind-{kind}"),
                age="",
                text=texts.card_text(kind, slug, language),
                face=face_of(kind, row),
                parts=texts.parts(kind, slug, language),
            )
            if kind == "civ":
                card.population = words.population_text(CIV_IDS.index(slug), language)
            found.append(card)
    return found


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
