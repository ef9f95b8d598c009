"""Cards and laws for reading, and where every card is now as far as a seat knows."""

from saecula.games import title_of
from saecula.i18n import say
from saecula.laws import search
from saecula.names import shown_names
from saecula.present.asking import picture_of
from saecula.present.citing import section_name
from saecula.present.common import Scene
from saecula.present.shapes.common import CardInfo, LawInfo


def cards(game: str, language: str) -> list[CardInfo]:
    """Every card of a game with its name, kind, age and text."""
    return title_of(game).picture.cards(language)


def laws(game: str, language: str, query: str) -> list[LawInfo]:
    """Laws that match a query, all of them for an empty one."""
    return [
        LawInfo(id=law.id, section=section_name(law.section, language), page=law.page, text=law.text(language))
        for law in search(title_of(game).name, query, language)
    ]


def whereabouts(scene: Scene, language: str) -> dict[str, list[str]]:
    """By card, the places where a seat knows it to lie; civil cards not dealt yet are in a deck."""
    game = scene.game
    found: dict[str, list[str]] = {}
    said: dict[tuple[str, int], str] = {}

    def put(card: str | None, place: str, who: int = -1) -> None:
        if card is None:
            return
        if (place, who) not in said:
            said[place, who] = say(language, f"place-{place}", who=shown_names(game, language)[who] if who >= 0 else "")
        found.setdefault(card, []).append(said[place, who])

    picture_of(game).places(scene, scene.position, language, put)
    return found
