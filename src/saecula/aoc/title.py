"""Age of Civilization with its faces."""

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from saecula.aoc import RULES
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CIV_IDS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.options import SETTINGS
from saecula.aoc.view import SeatView, View
from saecula.title import Title

if TYPE_CHECKING:
    from saecula.aoc.speech import AocSpeech
    from saecula.bots.aoc_family import AocFamily
    from saecula.env.aoc_spaces import AocSpaces
    from saecula.lab.aoc_study import AocStudy
    from saecula.present.aoc_picture import AocPicture
    from saecula.tui.aoc_table import AocFace


class AocTitle(Title):
    name = "aoc"
    called = "Age of Civilization"
    rules = RULES
    settings = SETTINGS
    corrections = catalog
    rehearsals = ({"seats": 2}, {"seats": 4, "modules": ["innovation", "changing-world", "draft"]})
    thoughtful = ((3, "hard"),)

    @property
    def rulings(self) -> tuple[Traversable, ...]:
        return (files("saecula.laws") / "aoc_rulings.toml",)

    def adopt_cards(self, digest: str) -> bool:
        return catalog.adopt(digest)

    def has_earlier_cards(self, digest: str) -> bool:
        return digest != catalog.digest() and catalog.earlier_file(digest) is not None

    def house_chapter(self) -> list[str]:
        from saecula.tui.aoc_house import chapter

        return chapter()

    @cached_property
    def speech(self) -> "AocSpeech":
        from saecula.aoc.speech import AocSpeech

        return AocSpeech()

    @cached_property
    def picture(self) -> "AocPicture":
        from saecula.present.aoc_picture import AocPicture

        return AocPicture()

    @cached_property
    def face(self) -> "AocFace":
        from saecula.tui.aoc_table import AocFace

        return AocFace()

    @cached_property
    def bots(self) -> "AocFamily":
        from saecula.bots.aoc_family import AocFamily

        return AocFamily()

    @cached_property
    def study(self) -> "AocStudy":
        from saecula.lab.aoc_study import AocStudy

        return AocStudy()

    @cached_property
    def spaces(self) -> "AocSpaces":
        from saecula.env.aoc_spaces import AocSpaces

        return AocSpaces()

    def view_names(self) -> dict[str, list[str]]:
        return {"civs": CIV_IDS[:], "wonders": WONDER_IDS[:], "techs": TECH_IDS[:], "specials": SPECIAL_IDS[:]}

    def view_from_data(self, data: dict[str, Any]) -> View:
        return View(**{**data, "seats": [SeatView(**seat) for seat in data["seats"]]})
