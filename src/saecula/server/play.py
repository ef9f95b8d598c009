"""What happens at a table while it is played: commands, undo and redo, bots, clocks that run out."""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Final

from saecula.core.errors import SaeculaError
from saecula.core.event import drain
from saecula.core.game import Game
from saecula.core.game import Move as Given
from saecula.games import title_of
from saecula.lab.line_bot import BotFault
from saecula.lab.stand_in import substitute_name
from saecula.names import bot_name
from saecula.server import clocks, rows
from saecula.server.dealing import give_up
from saecula.server.faults import BrokenFault, Fault, fault_of
from saecula.server.house import House, Move
from saecula.server.live import LiveTable
from saecula.server.revive import name_seats
from saecula.server.rows import BOT, COMMAND, OVER, PERSON, PLAYING, REDO, UNDO, EntryRow, KeyRow, packed
from saecula.server.teaching import keep_to_lesson, opening, passes_by, scripted

WATCHED: Final = 0.75  # seconds before a bot answers for somebody who looks on
log = logging.getLogger("saecula.server")


@dataclass
class Ack:
    """The answer to a command: it is on disk."""

    ply: int
    version: int
    duplicate: bool


def playing(table: LiveTable) -> Game:
    """The game of a table that is being played."""
    if table.row.broken:
        raise BrokenFault(table.row.broken)
    if table.game is None or table.row.status != PLAYING:
        raise Fault("not-playing")
    return table.game


def must_decide(table: LiveTable, key: KeyRow | None) -> int:
    """The deciding seat, if it is this person's."""
    seat = table.row.decider
    if seat is None or seat not in table.seats_of(key):
        raise Fault("not-your-decision", 403)
    return seat


# --- commands of people ---------------------------------------------------------------------------------------------
async def command(house: House, table: LiveTable, key: KeyRow, text: str, ply: int, client_id: str | None) -> Ack:
    async with house.move(table) as move:
        earlier = _earlier(table, key, text, ply, client_id)
        if earlier is not None:
            return earlier
        game = playing(table)
        if ply != game.ply:
            raise Fault("stale", ply=game.ply)
        seat = must_decide(table, key)
        keep_to_lesson(table, text)
        await give(move, table, text, False, client_id)
        await _return_seat(move, table, seat)
    return Ack(table.row.ply, table.row.version, False)


def _earlier(table: LiveTable, key: KeyRow, text: str, ply: int, client_id: str | None) -> Ack | None:
    """The same command sent again is acknowledged again, and done once."""
    if client_id is not None and client_id in table.given:
        return Ack(table.given[client_id], table.row.version, True)
    game = table.game
    if game is not None and 0 <= ply < game.ply:
        given = game.log[ply]
        if given.text == text and given.seat in table.seats_of(key):
            return Ack(ply + 1, table.row.version, True)
    return None


async def give(move: Move, table: LiveTable, command: str | int, auto: bool, client_id: str | None) -> None:
    """Push a command and write it down; what refuses it does so before anything has changed."""
    game, now = playing(table), time.time()
    ply = game.ply
    try:
        game.push(command, auto=auto)
    except SaeculaError as error:
        raise fault_of(error, game.rules.name) from None
    given = game.log[-1]
    table.redo = []
    await _write(move, table, EntryRow(0, COMMAND, ply, given.seat, given.text, auto, now, client_id))


async def undo(house: House, table: LiveTable, key: KeyRow, ply: int, client_id: str | None) -> Ack:
    """One step back, to the last revelation or change of the decider."""
    async with house.move(table) as move:
        if client_id is not None and client_id in table.given:
            return Ack(table.row.ply, table.row.version, True)
        game = playing(table)
        if ply != game.ply:
            raise Fault("stale", ply=game.ply)
        seat = must_decide(table, key)
        steps = steps_back(table, seat)
        if not steps:
            raise Fault("undo-refused")
        for step in range(steps):
            table.redo.append(game.log[-1])
            game.pop()
            mark = client_id if step + 1 == steps else None
            await _write(move, table, EntryRow(0, UNDO, ply - step, seat, "", False, time.time(), mark))
        await _return_seat(move, table, seat)
    return Ack(table.row.ply, table.row.version, False)


async def redo(house: House, table: LiveTable, key: KeyRow, ply: int, client_id: str | None) -> Ack:
    """Give again what was taken back."""
    async with house.move(table) as move:
        if client_id is not None and client_id in table.given:
            return Ack(table.row.ply, table.row.version, True)
        game = playing(table)
        if ply != game.ply:
            raise Fault("stale", ply=game.ply)
        seat = must_decide(table, key)
        given = next_redo(table, seat)
        if given is None:
            raise Fault("redo-refused")
        try:
            game.push(given.text)
        except SaeculaError as error:
            raise fault_of(error, game.rules.name) from None
        table.redo.pop()
        await _write(move, table, EntryRow(0, REDO, ply, seat, given.text, False, time.time(), client_id))
        await _return_seat(move, table, seat)
    return Ack(table.row.ply, table.row.version, False)


def next_redo(table: LiveTable, seat: int) -> Given | None:
    return table.redo[-1] if table.redo and table.redo[-1].seat == seat else None


def can_undo(table: LiveTable, seat: int) -> bool:
    return steps_back(table, seat) > 0


def steps_back(table: LiveTable, seat: int) -> int:
    """How many commands one step back takes: the last one of this person, and only answers that were given after it.

    An only answer alone is not taken back: it would be given again.
    """
    game = table.game
    if game is None or table.row.status != PLAYING or table.row.decider != seat or not game.log:
        return 0
    if game.undo_refusal():
        return 0
    for steps in range(1, min(len(game.log) - opening(table), len(game.happened)) + 1):
        given = game.log[-steps]
        revealed = any(game.rules.reveals(event) for event in game.happened[-steps])
        if given.seat != seat or revealed or len(game.history) < steps:
            return 0
        if not given.auto:
            return steps
    return 0


async def _write(move: Move, table: LiveTable, entry: EntryRow) -> None:
    """The entry, the new position and the clock, in one transaction."""
    game, row = table.game, table.row
    assert game is not None
    move.wrote = True
    row.entries += 1
    entry.seq = row.entries
    await rows.insert_entry(move, table.id, entry)
    table.thought[entry.ply] = entry.at - (row.since or entry.at)
    clocks.charge(row, table.seats, entry.at)
    decider = row.decider
    if game.is_over():
        row.status = OVER
    clocks.ask(row, table.seats, game, entry.at, table.thought)
    table.asks = row.decider != decider or row.status == OVER
    state = packed(game.state.to_data())
    await rows.write_snapshot(move, table.id, game.ply, game.rules.law_version, state)
    table.note_given([entry])


async def _return_seat(move: Move, table: LiveTable, seat: int) -> None:
    """Whoever plays a command is back."""
    row = table.seats[seat]
    if row.substitute is not None and row.key_id is not None:
        row.substitute = None
        await rows.write_seat(move, row)
        table.row.wakes_at = clocks.wake(table.row, table.seats, time.time())


# --- bots and clocks ------------------------------------------------------------------------------------------------
def only_answer(table: LiveTable) -> int | None:
    """The one answer to the open question, where a person wants it given and nothing that can be taken back is lost."""
    row, game = table.row, table.game
    if game is None or row.decider is None or row.status != PLAYING or row.broken:
        return None
    seat = table.seats[row.decider]
    if seat.kind != PERSON or seat.player is not None or not seat.answers:
        return None
    s = game.state
    found = title_of(row.game).picture.only_answer(s, list(game.rules.legal(s)))
    if found is None or not passes_by(table, found):
        return None
    if not can_undo(table, row.decider):
        return found
    after = s.copy()
    game.rules.apply(after, found)
    game.rules.advance(after)
    same = not after.over and after.stack[-1].seat == row.decider
    return found if same and not any(game.rules.reveals(event) for event in drain(after)) else None


async def _answer_alone(house: House, table: LiveTable, answer: int) -> None:
    """Give the only answer, as a command like any other; what it takes from the steps to be given again stays there."""
    async with house.move(table) as move:
        if only_answer(table) == answer:
            again = table.redo[:-1] if _is_next_again(table, answer) else []
            await give(move, table, answer, True, None)
            table.redo = again


def _is_next_again(table: LiveTable, answer: int) -> bool:
    game = table.game
    return game is not None and bool(table.redo) and table.redo[-1].text == game.rules.text(game.state, answer)


async def run_bots(house: House, table: LiveTable) -> None:
    """Let bots answer until a person must, and give answers to which there is no other."""
    while True:
        alone = only_answer(table)
        if alone is not None:
            await _answer_alone(house, table, alone)
            continue
        name, seat, game = table.bot_to_move(), table.row.decider, table.game
        if name is None or seat is None or game is None:
            return
        entries = table.row.entries
        if table.seats[seat].kind == PERSON and table.is_online(table.seats[seat], time.time()):
            await asyncio.sleep(WATCHED)
            if table.row.entries != entries or table.bot_to_move() != name:
                continue
        try:
            chosen = scripted(table)
            if chosen is None:
                chosen = await house.thinkers.choose(table.id, game, seat, name)
        except BotFault as fault:
            await _stand_in(house, table, seat, name, fault)
            continue
        async with house.move(table) as move:
            same = table.row.entries == entries and table.row.decider == seat and table.bot_to_move() == name
            if same:  # else somebody else has played meanwhile, here or at another server
                await give(move, table, chosen, False, None)


async def _stand_in(house: House, table: LiveTable, seat: int, name: str, fault: BotFault) -> None:
    """A program failed: nothing is lost, a level of ours plays on in its place, and everybody sees it by the name."""
    level = substitute_name(table.row.game)
    log.error("table %s: %s; '%s' plays on for it", table.id, fault, level)
    async with house.move(table) as move:
        row = table.seats[seat]
        if row.player == name:
            row.substitute = level
            if row.kind == BOT:
                row.name = f"{bot_name(name, seat)} ({level})"
            move.wrote = True
            await rows.write_seat(move, row)
            if table.game is not None:
                name_seats(table.game, table.seats)


async def wake(house: House, table: LiveTable) -> None:
    """Somebody should look at this table: a clock has run out, a bot was left alone, or a share is missing."""
    now = time.time()
    async with house.move(table) as move:
        row = table.row
        if row.wakes_at is None or row.wakes_at > now:
            return
        if table.is_opening():
            move.wrote = True
            await give_up(move, table, now)
            return
        ends = clocks.run_out(row)
        if row.decider is not None and table.bot_to_move() is None and ends is not None and ends <= now:
            seat = table.seats[row.decider]
            clocks.charge(row, table.seats, now)
            seat.substitute = substitute_name(row.game)
            await rows.write_seat(move, seat)
        row.wakes_at = clocks.wake(row, table.seats, now)
        move.wrote = True
