"""Seats: claiming, leaving, getting ready, bots, substitutes, tokens on the move."""

from litestar import post
from litestar.params import FromPath, JSONBody

from saecula.server import seating
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
from saecula.server.wire import BotChoice, Claim, Code, Leave, Link, Ready, Rename, Webhook

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


@post(SEAT + "/name", status_code=200, tags=["seats"], summary="Change my name")
async def rename(request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Rename]) -> TableAnswer:
    house, table, key = await sit(request, table_id)
    await seating.set_name(house, table, seat, key, data.name)
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
