"""What the page needs besides tables: settings, messages, cards, laws."""

from functools import cache
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import convert, json

from saecula import present
from saecula.core.errors import OptionError
from saecula.games import RULES
from saecula.i18n import LANGUAGES, texts
from saecula.present.shapes.common import CardInfo, LawInfo
from saecula.server.answers import Health, Messages, Settings
from saecula.server.api.common import Asked, house_of, language_of
from saecula.server.document import described
from saecula.server.settings import settings as all_settings

Query = Annotated[str, QueryParameter(max_length=100)]
KEPT = {"Cache-Control": "public, max-age=300"}


def _known_game(game: str) -> str:
    if game not in RULES:
        raise OptionError("game", "is-unknown-known", known=", ".join(RULES))
    return game


@cache
def _cards(game: str, language: str) -> bytes:
    return json.encode(present.cards(game, language))


def _json(data: bytes) -> Response[Any]:
    """Something that was encoded before."""
    return Response(data, media_type="application/json", headers=KEPT)


@get("/api/health", tags=["reference"], summary="Is the server there?")
async def health() -> Health:
    return Health(ok=True)


@get("/api/settings", tags=["reference"], summary="Games, options, bots, clocks")
async def settings(request: Asked) -> Settings:
    return convert(all_settings(house_of(request).config, language_of(request)), Settings)


@get("/api/messages/{lang:str}", tags=["reference"], summary="All messages of a language, in Fluent's form")
async def messages(lang: FromPath[str]) -> Response[Messages]:
    if lang not in LANGUAGES:
        raise OptionError("lang", "one-of", known=", ".join(LANGUAGES))
    return _json(json.encode(Messages(lang=lang, source=texts(lang))))


@get("/api/cards/{game:str}", tags=["reference"], summary="Every card of a game")
async def cards(request: Asked, game: FromPath[str]) -> Response[list[CardInfo]]:
    return _json(_cards(_known_game(game), language_of(request)))


@get("/api/laws/{game:str}", tags=["reference"], summary="The laws of a game, or those with some words")
async def laws(request: Asked, game: FromPath[str], q: Query = "") -> Response[list[LawInfo]]:
    return _json(json.encode(present.laws(_known_game(game), language_of(request), q)))


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[Any]:
    state = request.app.state
    if "document" not in state:  # it takes long to write and never changes
        state.document = json.encode(described(request.app))
    return _json(state.document)
