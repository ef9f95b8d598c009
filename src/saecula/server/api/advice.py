"""Suggestions: a move in a bot's place, and whether a table has them."""

from litestar import post
from litestar.params import FromPath, JSONBody

from saecula.server import advising
from saecula.server.answers import Suggestion, TableAnswer
from saecula.server.api.common import Asked, language_of, shown, sit
from saecula.server.wire import Advice, AdviceChoice

TABLE = "/api/tables/{table_id:str}"


@post(
    TABLE + "/suggest", status_code=200, tags=["seats"], summary="What a bot would do in my place, and what it changes"
)
async def suggest(request: Asked, table_id: FromPath[str], data: JSONBody[Advice]) -> Suggestion:
    house, table, key = await sit(request, table_id)
    return await advising.suggest(house, table, key, data.level, language_of(request))


@post(TABLE + "/advice", status_code=200, tags=["tables"], summary="Whether suggestions are given here (host)")
async def advice(request: Asked, table_id: FromPath[str], data: JSONBody[AdviceChoice]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await advising.settle(house, table, key, data.allowed)
    return shown(request, table, key)
