"""What the page needs besides tables: settings, messages, cards, laws."""

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import convert, json
from sqlalchemy import select

from saecula import present
from saecula.core.errors import OptionError
from saecula.games import RULES
from saecula.i18n import LANGUAGES, texts
from saecula.present.shapes.common import CardInfo, LawInfo
from saecula.server import schema
from saecula.server.answers import Health, Messages, Settings
from saecula.server.api.common import Asked, house_of, language_of
from saecula.server.document import described
from saecula.server.packing import PACKED, answer
from saecula.server.settings import settings as all_settings

Query = Annotated[str, QueryParameter(max_length=100)]
READY_SECONDS = 5.0
KEPT = {"Cache-Control": "public, max-age=300"}


def _known_game(game: str) -> str:
    if game not in RULES:
        raise OptionError("game", "is-unknown-known", known=", ".join(RULES))
    return game


@cache
def _cards(game: str, language: str) -> bytes:
    return json.encode(present.cards(game, language))


@lru_cache(maxsize=len(LANGUAGES))
def _messages(language: str, source: str) -> bytes:
    return json.encode(Messages(lang=language, source=source))


def _json(data: bytes) -> Response[Any]:
    """Something that was encoded before."""
    return Response(data, media_type="application/json", headers=KEPT)


@get("/api/health", tags=["reference"], summary="Is the server there?")
async def health() -> Health:
    return Health(ok=True)


@get("/api/ready", tags=["reference"], summary="Can the server work: is its database there, is it not handing over?")
async def ready(request: Asked) -> Health:
    house = house_of(request)
    house.must_take_work()
    async with asyncio.timeout(READY_SECONDS), house.db.reading() as connection:
        await connection.execute(select(schema.pulse.c.at))
    return Health(ok=True)


@get("/api/settings", tags=["reference"], summary="Games, options, bots, clocks")
async def settings(request: Asked) -> Settings:
    return convert(all_settings(house_of(request).config, language_of(request)), Settings)


@get("/api/messages/{lang:str}", tags=["reference"], summary="All messages of a language, in Fluent's form", opt=PACKED)
async def messages(request: Asked, lang: FromPath[str]) -> Response[Messages]:
    if lang not in LANGUAGES:
        raise OptionError("lang", "one-of", known=", ".join(LANGUAGES))
    return answer(request, _messages(lang, texts(lang)), "application/json", KEPT)


@get("/api/cards/{game:str}", tags=["reference"], summary="Every card of a game", opt=PACKED)
async def cards(request: Asked, game: FromPath[str]) -> Response[list[CardInfo]]:
    return answer(request, _cards(_known_game(game), language_of(request)), "application/json", KEPT)


@get("/api/laws/{game:str}", tags=["reference"], summary="The laws of a game, or those with some words")
async def laws(request: Asked, game: FromPath[str], q: Query = "") -> Response[list[LawInfo]]:
    return _json(json.encode(present.laws(_known_game(game), language_of(request), q)))


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[Any]:
    state = request.app.state
    if "document" not in state:  # it takes long to write and never changes
        state.document = json.encode(described(request.app))
    return _json(state.document)
