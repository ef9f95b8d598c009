"""Seats: claiming, leaving, getting ready, bots, substitutes, tokens on the move."""

from litestar import post
from litestar.params import FromPath, JSONBody

from saecula.server import dealing, seating, votes
from saecula.server.answers import MovingCode, TableAnswer, TokenAnswer
from saecula.server.api.common import (
    Asked,
    key_at,
    must_log_in,
    open_table,
    shown,
    shown_with,
    sit,
    token_of,
)
from saecula.server.faults import Fault
from saecula.server.wire import (
    BotChoice,
    Claim,
    Code,
    Leave,
    Link,
    Promise,
    Ready,
    Rename,
    Share,
    Switch,
    Voice,
    Webhook,
)

TABLE = "/api/tables/{table_id:str}"
SEAT = TABLE + "/seats/{seat:int}"


@post(TABLE + "/claim", status_code=200, tags=["seats"], summary="Take an open seat")
async def claim(request: Asked, table_id: FromPath[str], data: JSONBody[Claim]) -> TokenAnswer:
    house, table = await open_table(request, table_id)
    key = await key_at(request, table)
    key, token = await seating.claim(house, table, data.seat, data.name, data.invite, key)
    return shown_with(request, token or token_of(request), table, key)


@post(TABLE + "/leave", status_code=200, tags=["seats"], summary="Leave my seat")
async def leave(request: Asked, table_id: FromPath[str], data: JSONBody[Leave]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    seating.must_hold(key, seating.seat_of(table, data.seat))
    await seating.vacate(house, table, data.seat, key)
    return shown(request, table, key)


@post(SEAT + "/revoke", status_code=200, tags=["seats"], summary="Take a seat away (host), or give up mine")
async def revoke(request: Asked, table_id: FromPath[str], seat: FromPath[int]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.vacate(house, table, seat, key)
    return shown(request, table, key)


@post(SEAT + "/ready", status_code=200, tags=["seats"], summary="I am ready, or not")
async def ready(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Ready]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_ready(house, table, seat, key, data.ready)
    return shown(request, table, key)


@post(SEAT + "/promise", status_code=200, tags=["seats"], summary="Commit to my share of a fair deal")
async def promise(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Promise]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await dealing.promise(house, table, seat, key, data.commitment)
    return shown(request, table, key)


@post(SEAT + "/reveal", status_code=200, tags=["seats"], summary="Reveal my share, when the deal is opened")
async def reveal(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Share]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await dealing.reveal(house, table, seat, key, data.share)
    return shown(request, table, key)


@post(SEAT + "/vote", status_code=200, tags=["seats"], summary="Shall the table take this seat from its person?")
async def vote(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Voice]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await votes.vote(house, table, seat, key, data.agree)
    return shown(request, table, key)


@post(SEAT + "/name", status_code=200, tags=["seats"], summary="Change my name")
async def rename(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Rename]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_name(house, table, seat, key, data.name)
    return shown(request, table, key)


@post(SEAT + "/answers", status_code=200, tags=["seats"], summary="Are only answers given for my seat?")
async def answers(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Switch]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_answers(house, table, seat, key, data.on)
    return shown(request, table, key)


@post(SEAT + "/bot", status_code=200, tags=["seats"], summary="Put a bot on an open seat, or remove it (host)")
async def bot(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[BotChoice]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_bot(house, table, seat, key, data.bot)
    return shown(request, table, key)


@post(SEAT + "/substitute", status_code=200, tags=["seats"], summary="A bot plays for an absent seat, or no longer")
async def substitute(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[BotChoice]
) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_substitute(house, table, seat, key, data.bot)
    return shown(request, table, key)


@post(SEAT + "/webhook", status_code=200, tags=["seats"], summary="Where to send my turn notices")
async def webhook(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Webhook]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_webhook(house, table, seat, key, data.url)
    return shown(request, table, key)


@post(TABLE + "/move", status_code=200, tags=["seats"], summary="A code that brings my seats to another device")
async def move(request: Asked, table_id: FromPath[str]) -> MovingCode:
    house, _, key = await sit(request, table_id)
    return MovingCode(code=await seating.moving_code(house, key))


@post(TABLE + "/arrive", status_code=200, tags=["seats"], summary="Redeem such a code")
async def arrive(request: Asked, table_id: FromPath[str], data: JSONBody[Code]) -> TokenAnswer:
    house, table = await open_table(request, table_id)
    key, token = await seating.arrive(house, table, data.code)
    return shown_with(request, token, table, key)


@post(TABLE + "/enter", status_code=200, tags=["seats"], summary="A token for my account's seats")
async def enter(request: Asked, table_id: FromPath[str]) -> TokenAnswer:
    account, _ = await must_log_in(request)
    house, table = await open_table(request, table_id)
    key, token = await seating.enter(house, table, account)
    return shown_with(request, token, table, key)


@post(TABLE + "/link", status_code=200, tags=["seats"], summary="My token belongs to my account from now on")
async def link(request: Asked, table_id: FromPath[str], data: JSONBody[Link]) -> TableAnswer:
    """Nothing else links a seat: who is logged in here may not be who sits there, so its person names the account."""
    account, name = await must_log_in(request)
    if name != data.account:
        raise Fault("other-account", name=name)
    house, table, key = await sit(request, table_id)
    await seating.link(house, key, account)
    return shown(request, table, key)
