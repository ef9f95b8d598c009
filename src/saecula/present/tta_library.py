"""The cards of Through the Ages for reading, and where they lie."""

from msgspec import UNSET

from saecula.present import tta_board
from saecula.present.common import Scene
from saecula.present.picture import Put
from saecula.present.shapes.common import CardInfo, Sign
from saecula.present.shapes.tta import TtaBoard
from saecula.present.tta_effect import effect_text
from saecula.tta import faces, words
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, KIND, SLUGS, comes_by_another, is_civil
from saecula.tta.state import State

# which colour and glyph a kind of card wears
GROUPS = {
    "production": (t.FARM, t.MINE),
    "urban": (t.LAB, t.TEMPLE, t.LIBRARY, t.THEATER, t.ARENA),
    "unit": (t.INFANTRY, t.CAVALRY, t.ARTILLERY, t.AIR_FORCE),
    "special": (t.SPECIAL_LAW, t.SPECIAL_MILITARY, t.SPECIAL_EXPLORATION, t.SPECIAL_CONSTRUCTION),
}
HAPPENING = (t.EVENT, t.TERRITORY, t.AGGRESSION, t.WAR, t.PACT)
MIXED = (t.LEADER, t.WONDER)  # which of these a table of the expansion uses may be a secret


def group_of(kind: int) -> str:
    return next((group for group, kinds in GROUPS.items() if kind in kinds), t.KIND_IDS[kind])


def cards(language: str) -> list[CardInfo]:
    return [card_data(card, language) for card in range(len(CARDS))]


def card_data(card: int, language: str) -> CardInfo:
    row = CARDS[card]
    return CardInfo(
        id=row.slug,
        name=words.name(card, language),
        kind=t.KIND_IDS[row.kind],
        kind_name=words.kind_name(card, language),
        group=group_of(row.kind),
        age=t.AGE_IDS[row.age],
        text=words.card_text(card, language),
        face=[Sign(sign.icon, sign.n, sign.note) for sign in faces.face_of(row)],
        effect=effect_text(card, language) if row.kind in HAPPENING else UNSET,
        civil=is_civil(card),
        copies=UNSET if comes_by_another(card) else row.copies,
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


def places(scene: Scene, s: State, put: Put) -> None:
    """Which civil cards are left in a deck is open, their order is not; which were mixed in may be a secret."""
    _on_the_table(tta_board.board(scene, s), put)
    for deck in [s.civil_deck, *s.civil_decks]:
        for card in deck:
            if not (s.plan.modules and KIND[card] in MIXED):
                put(SLUGS[card], "deck")


def _on_the_table(board: TtaBoard, put: Put) -> None:
    for space in board.row:
        put(space.card, "row-leaving" if space.swept else "row")
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
