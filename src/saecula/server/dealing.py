"""Before the first card: the server's seed and the seats' shares of a fair deal, and the deal itself.

The server has committed to its seed since the table was made. Pages of people commit to a share while they wait; when
the host starts, nothing of that can be changed any more, and every page reveals its share. The cards are dealt when the
last one has come (core/fair.py says of what). Whoever does not reveal in time is not ready any more, and the next start
begins anew, with another seed and other shares: nobody can block a table, and whoever breaks off deals until one
pleases is seen to do so, by the round that everybody is told and that stands in the record.
"""

import time
from typing import Final

from sqlalchemy import update

from saecula.core.chance import commitment
from saecula.core.fair import deal_seed, share_commitment
from saecula.core.game import Game
from saecula.games import rules_of
from saecula.server import clocks, rows, schema, seating
from saecula.server.faults import Fault
from saecula.server.house import Change, House, Move
from saecula.server.live import LiveTable
from saecula.server.revive import name_seats
from saecula.server.rows import OPEN, PERSON, PLAYING, KeyRow, packed
from saecula.server.secrets import new_token

OPENING: Final = 30.0  # seconds that seats have to reveal their shares


async def promise(house: House, table: LiveTable, seat: int, key: KeyRow, promised: str) -> None:
    """A seat commits to its share; before the deal is opened it may take another one."""
    async with house.change(table) as change:
        seating.must_hold(key, seating.seat_of(table, seat))
        seating.must_wait(table)
        fair = table.row.fair
        if table.row.seed_chosen or fair is None:
            raise Fault("seed-is-chosen")
        table.row.fair = {**fair, "promised": {**fair["promised"], str(seat): promised}}
        await _write(change, table)


async def start(house: House, table: LiveTable, key: KeyRow) -> None:
    """When everybody is ready: deal, or open the deal for the shares. Nothing is dealt before."""
    async with house.change(table) as change:
        seating.must_host(key)
        seating.must_wait(table)
        if any(row.kind == OPEN or not row.ready for row in table.seats):
            raise Fault("not-ready")
        seating.must_have_time(house, table.seats)
        fair, now = table.row.fair, time.time()
        if fair is None or not fair["promised"]:
            await _deal(change, table, now)
            return
        table.row.fair = {**fair, "ends_at": now + OPENING}
        table.row.wakes_at = now + OPENING
        await _write(change, table)


async def reveal(house: House, table: LiveTable, seat: int, key: KeyRow, share: str) -> None:
    """A seat tells its share; with the last one the cards are dealt. The same share again changes nothing."""
    async with house.change(table) as change:
        seating.must_hold(key, seating.seat_of(table, seat))
        fair = table.row.fair
        if fair is None or str(seat) not in fair["promised"]:
            raise Fault("no-share")
        if share_commitment(share) != fair["promised"][str(seat)]:
            raise Fault("other-share", 400)
        if str(seat) in fair["shares"]:
            return
        if not table.is_opening():
            raise Fault("not-opening")
        table.row.fair = fair = {**fair, "shares": {**fair["shares"], str(seat): share}}
        if len(fair["shares"]) < len(fair["promised"]):
            await _write(change, table)
            return
        server = table.row.seed
        table.row.fair = {**fair, "server": table.row.commitment, "seed": server, "ends_at": None}
        table.row.seed = deal_seed(server, {int(one): value for one, value in fair["shares"].items()})
        table.row.commitment = commitment(table.row.seed)
        await _deal(change, table, time.time())


async def _write(change: Change, table: LiveTable) -> None:
    change.wrote = True
    await rows.write_deal(change.connection, table.row)


async def _deal(change: Change, table: LiveTable, now: float) -> None:
    game = Game(rules_of(table.row.game), table.row.options, table.row.seed)
    name_seats(game, table.seats)
    table.game, table.row.status, table.asks = game, PLAYING, True
    table.row.dealt_at = now
    clocks.fill(table.row, len(table.seats))
    clocks.ask(table.row, table.seats, game, now, table.thought)
    state = packed(game.state.to_data())
    await _write(change, table)
    await rows.insert_snapshot(change.connection, table.id, game.rules.law_version, state)
    ours = schema.tables
    await change.connection.execute(update(ours).where(ours.c.id == table.id).values(chance=game.chance))


async def give_up(move: Move, table: LiveTable, now: float) -> None:
    """A share is missing at the end of the opening: another round, when its seat is ready again."""
    row, fair = table.row, table.row.fair
    assert fair is not None
    if fair["ends_at"] > now:
        row.wakes_at = fair["ends_at"]
        return
    missing = [seat for seat in table.seats if str(seat.seat) in set(fair["promised"]) - set(fair["shares"])]
    for seat in missing:
        if seat.kind == PERSON:
            seat.ready = False
            await rows.write_seat(move, seat)
    row.seed, row.wakes_at = new_token(), None
    row.commitment = commitment(row.seed)
    row.fair = seating.new_round(fair["round"] + 1, now, [seat.name for seat in missing])
    await rows.write_deal(move, row)
