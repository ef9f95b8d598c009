"""Through the Ages with its faces."""

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from saecula.title import Title
from saecula.tta import RULES
from saecula.tta.cards import owner
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.options import SETTINGS
from saecula.tta.view import SeatView, View

if TYPE_CHECKING:
    from saecula.bots.tta_family import TtaFamily
    from saecula.env.tta_spaces import TtaSpaces
    from saecula.lab.tta_study import TtaStudy
    from saecula.present.tta_picture import TtaPicture
    from saecula.tta.speech import TtaSpeech
    from saecula.tui.tta_table import TtaFace


class TtaTitle(Title):
    name = "tta"
    called = "Through the Ages"
    rules = RULES
    settings = SETTINGS
    corrections = owner
    rehearsals = (
        {"seats": 2, "resignation": False},
        {"seats": 4, "resignation": False},
        {"seats": 3, "resignation": False, "modules": ["balanced", "military", "leaders-wonders"]},
    )
    thoughtful = ((2, "hard"), (3, "medium"))

    @property
    def laws(self) -> tuple[Traversable, ...]:
        return (*super().laws, *(files("saecula.laws") / f"tta_{part}.csv" for part in ("expansion", "house")))

    @property
    def rulings(self) -> tuple[Traversable, ...]:
        return (files("saecula.laws") / "tta_rulings.toml",)

    def house_chapter(self) -> list[str]:
        from saecula.tui.tta_house import chapter

        return chapter()

    @cached_property
    def speech(self) -> "TtaSpeech":
        from saecula.tta.speech import TtaSpeech

        return TtaSpeech()

    @cached_property
    def picture(self) -> "TtaPicture":
        from saecula.present.tta_picture import TtaPicture

        return TtaPicture()

    @cached_property
    def face(self) -> "TtaFace":
        from saecula.tui.tta_table import TtaFace

        return TtaFace()

    @cached_property
    def bots(self) -> "TtaFamily":
        from saecula.bots.tta_family import TtaFamily

        return TtaFamily()

    @cached_property
    def study(self) -> "TtaStudy":
        from saecula.lab.tta_study import TtaStudy

        return TtaStudy()

    @cached_property
    def spaces(self) -> "TtaSpaces":
        from saecula.env.tta_spaces import TtaSpaces

        return TtaSpaces()

    def view_names(self) -> dict[str, list[str]]:
        return {"cards": SLUGS[:]}

    def view_from_data(self, data: dict[str, Any]) -> View:
        return View(**{**data, "seats": [SeatView(**seat) for seat in data["seats"]]})
