"""Every card of both games has an emblem that the page can draw, and no two cards of a kind share one."""

import gzip
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import saecula
from saecula.present import library

PAGE = Path(__file__).parents[1] / "frontend" / "src"
FACES = (PAGE / "lib" / "faces.ts").read_text(encoding="utf-8")
VERSION = r" \((revised|special tactic)\)$| \d$"  # the same card by other rules, and pointers to one of several places
OWN_ROOM = r"cost|revolution|stage|at-start|slot|rank-.*|column-.*|with-\d-players|(action|tech)-.*"  # see faces.ts


def names(place: str) -> dict[str, dict[str, str]]:
    """What a folder of the page names: its cards, signs and kinds, and the icon of each."""
    found: dict[str, dict[str, str]] = json.loads((PAGE / place / "emblems.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", ["tta", "aoc"])
def test_every_card_has_an_emblem_and_no_emblem_is_of_another_game(game: str) -> None:
    assert set(names(game)["cards"]) == {card.id for card in library.cards(game, "en")}


@pytest.mark.parametrize("game", ["tta", "aoc"])
def test_no_two_cards_of_a_kind_share_an_emblem(game: str) -> None:
    """The same card of several ages, and its revised version, wear the same."""
    owners: dict[tuple[str, str], set[str]] = {}
    icons = names(game)["cards"]
    for card in library.cards(game, "en"):
        owners.setdefault((card.kind, icons[card.id]), set()).add(re.sub(VERSION, "", card.name))
    assert {place: cards for place, cards in owners.items() if len(cards) > 1} == {}


def test_the_built_page_draws_every_emblem() -> None:
    """The picture is made by frontend/emblems.mjs; a page built before an emblem was chosen lacks it."""
    picture = (files("saecula") / "web" / "assets" / "emblems.svg").read_text(encoding="utf-8")
    drawn = dict(re.findall(r'<path id="([\w-]+)" d="([Mm][^"]{20,})"/>', picture))
    groups = [names("lib")["kinds"], names("tta")["cards"], *names("aoc").values()]
    wanted = {icon for group in groups for icon in group.values()}
    assert wanted - set(drawn) == set()


@pytest.mark.parametrize("game", ["tta", "aoc"])
def test_every_note_of_a_face_is_drawn(game: str) -> None:
    """A note leaves the server as an id; the page draws it by a pattern, or in a place of its own."""
    notes = {sign.note for card in library.cards(game, "en") for sign in card.face if isinstance(sign.note, str)}
    patterns = set(re.findall(r"""^  "?([a-z0-9-]+)"?: ["`O]""", FACES, re.MULTILINE))
    assert {note for note in notes if note and not re.fullmatch(OWN_ROOM, note)} - patterns == set()


def test_the_page_is_light() -> None:
    """What a browser fetches, compressed as the server sends it: 250 kB, with fonts and emblems 600 kB."""
    web = Path(saecula.__file__).parent / "web"
    parts = [path for path in web.rglob("*") if path.is_file()]
    weight = {path: len(gzip.compress(path.read_bytes(), 6)) for path in parts}
    heavy = [path for path in parts if path.suffix == ".woff2" or path.name == "emblems.svg"]
    assert len(heavy) == 5
    assert sum(weight[path] for path in parts if path not in heavy) < 250_000
    assert sum(weight.values()) < 600_000
