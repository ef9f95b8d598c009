"""Cards and laws for reading, and where every card is now as far as a seat knows."""

from typing import Protocol

from saecula.aoc import words as aoc_words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CIV_IDS
from saecula.aoc.state import State as AocState
from saecula.core.errors import OptionError
from saecula.i18n import say
from saecula.laws import GAMES, search
from saecula.present import aoc_board, tta_board
from saecula.present.common import Scene
from saecula.present.shapes.aoc import AocBoard
from saecula.present.shapes.common import CardInfo, LawInfo
from saecula.present.shapes.tta import TtaBoard
from saecula.tta import terms as t
from saecula.tta import words as tta_words
from saecula.tta.cards.catalog import CARDS, KIND, SLUGS, is_civil
from saecula.tta.state import State as TtaState

# which colour and glyph a kind of card wears
TTA_GROUPS = {
    "production": (t.FARM, t.MINE),
    "urban": (t.LAB, t.TEMPLE, t.LIBRARY, t.THEATER, t.ARENA),
    "unit": (t.INFANTRY, t.CAVALRY, t.ARTILLERY, t.AIR_FORCE),
    "special": (t.SPECIAL_LAW, t.SPECIAL_MILITARY, t.SPECIAL_EXPLORATION, t.SPECIAL_CONSTRUCTION),
}


MIXED = (t.LEADER, t.WONDER)  # which of these a table of the expansion uses may be a secret


def group_of(kind: int) -> str:
    return next((group for group, kinds in TTA_GROUPS.items() if kind in kinds), t.KIND_IDS[kind])


def cards(game: str, language: str) -> list[CardInfo]:
    """Every card of a game with its name, kind, age and text."""
    if game == "tta":
        return [tta_card(card, language) for card in range(len(CARDS))]
    if game == "aoc":
        return aoc_cards(language)
    raise OptionError("game", f"'{game}' is unknown, known are {', '.join(GAMES)}")


def tta_card(card: int, language: str) -> CardInfo:
    row = CARDS[card]
    return CardInfo(
        id=row.slug,
        name=tta_words.name(card, language),
        kind=t.KIND_IDS[row.kind],
        kind_name=tta_words.kind_name(card, language),
        group=group_of(row.kind),
        age=t.AGE_IDS[row.age],
        text=tta_words.card_text(card, language),
        civil=is_civil(card),
        copies=row.copies,
        science=row.science,
        revolution=row.revolution,
        cost=row.cost,
        gives=gives(card),
        stages=row.stages,
        army=row.army,
        price=row.price,
    )


def gives(card: int) -> list[tuple[str, int]]:
    """Printed symbols and how many of each: a page draws them."""
    row = CARDS[card]
    printed = (
        ("food", row.food), ("resource", row.resource), ("science", row.research), ("culture", row.culture),
        ("strength", row.strength), ("happy", row.faces), ("civil", row.civil), ("military", row.military),
        ("blue", row.blue), ("yellow", row.yellow), ("colony", row.colonization), ("strength", row.tactic),
    )  # fmt: skip
    return [(symbol, amount) for symbol, amount in printed if amount]


def aoc_cards(language: str) -> list[CardInfo]:
    found = []
    for kind, folder in aoc_words.KINDS.items():
        for row in catalog.in_force()[folder]:
            slug = row["id"]
            name, kind_name = aoc_words.title(kind, slug, language), say(language, f"kind-{kind}")
            card = CardInfo(id=slug, name=name, kind=kind, group=kind, kind_name=kind_name, age="", text="", parts=[])
            if kind == "civ":
                card.population = aoc_words.population_text(CIV_IDS.index(slug), language)
                parts = [
                    (say(language, f"column-{part}"), aoc_words.effects_text(row[part], language))
                    for part in ("primary", "legacy")
                ]
                card.parts = parts
                card.text = "; ".join(text for _, text in parts)
            elif kind == "special":
                card.text = special_text(slug, language)
            else:
                card.text = aoc_words.effects_text(row["effects"], language)
            found.append(card)
    return found


def special_text(slug: str, language: str) -> str:
    """The column it covers and its two technologies."""
    row = aoc_words.card_row("special", slug)
    techs = [tech for tech in catalog.in_force()["technologies"] if tech.get("special") == slug]
    parts = [
        f"{aoc_words.title('tech', tech['id'], language)} ({aoc_words.effects_text(tech['effects'], language)})"
        for tech in techs
    ]
    return f"[{aoc_words.name('tech', row['replaces_column_of'], language)}] {' → '.join(parts)}"


def laws(game: str, language: str, query: str) -> list[LawInfo]:
    """Laws that match a query, all of them for an empty one."""
    if game not in GAMES:
        raise OptionError("game", f"'{game}' is unknown, known are {', '.join(GAMES)}")
    return [
        LawInfo(id=law.id, section=law.section, page=law.page, text=law.text(language))
        for law in search(game, query, language)
    ]


# --- where is it? ---------------------------------------------------------------------------------------------------
class Put(Protocol):
    """Notes that a card lies at a place, of a seat or of nobody."""

    def __call__(self, card: str | None, place: str, who: int = -1) -> None: ...


def whereabouts(scene: Scene, language: str) -> dict[str, list[str]]:
    """By card, the places where a seat knows it to lie; civil cards not dealt yet are in a deck."""
    game, s = scene.game, scene.position
    found: dict[str, list[str]] = {}
    said: dict[tuple[str, int], str] = {}

    def put(card: str | None, place: str, who: int = -1) -> None:
        if card is None:
            return
        if (place, who) not in said:
            said[place, who] = say(language, f"place-{place}", who=game.names[who] if who >= 0 else "")
        found.setdefault(card, []).append(said[place, who])

    if isinstance(s, TtaState):
        _tta_places(tta_board.board(scene, s), put)
        for deck in [s.civil_deck, *s.civil_decks]:  # which civil cards are left is open, their order is not
            for card in deck:
                if not (s.plan.modules and KIND[card] in MIXED):
                    put(SLUGS[card], "deck")
    else:
        assert isinstance(s, AocState)
        _aoc_places(aoc_board.board(scene, s, language), put)
    return found


def _tta_places(board: TtaBoard, put: Put) -> None:
    for space in board.row:
        put(space.card, "row")
    for card in board.events.past:
        put(card, "event-past")
    for card in board.events.mine:
        put(card, "event-mine")
    put(board.events.next, "event-next")
    for card in board.tactics:
        put(card, "tactics")
    for card in board.boards:
        put(card, "boards")
    for card in board.planned:
        put(card, "planned")
    for player in board.seats:
        for card in [*player.hand, *(player.cards or []), *player.known]:
            put(card, "hand", player.seat)
        in_play = [player.government, player.leader, player.tucked, *player.specials, *player.colonies]
        in_play += [tech.card for tech in player.techs] + [wonder.card for wonder in player.wonders]
        in_play += [place.card for place in (player.wonder, player.war, player.pact) if place is not None]
        in_play += [player.tactic] if player.exclusive else []
        in_play += player.old_tactics
        for played in in_play:
            put(played, "play", player.seat)


def _aoc_places(board: AocBoard, put: Put) -> None:
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
