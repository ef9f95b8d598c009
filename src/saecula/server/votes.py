"""A vote of the table about the seat of somebody who is there: all others must agree, and they must be two at least.

One person alone never takes another's seat: of somebody who is long gone the host may take it (`seating.vacate`), of
everybody else only the table. People count, not seats, and whoever is long gone has no vote. Everybody sees the vote,
who asked for it and how it ended; the seat then goes the same way as any that was taken away.
"""

import time
from typing import Any, Final

from saecula.server import rows, seating
from saecula.server.faults import Fault
from saecula.server.house import Change, House
from saecula.server.live import LiveTable
from saecula.server.rows import PERSON, PLAYING, KeyRow, SeatRow

LASTS: Final = 600.0  # seconds
FEWEST: Final = 2  # people who must agree


def electorate(table: LiveTable, about: SeatRow, now: float) -> dict[int, int]:
    """Who votes: by token of a person, the first of that person's seats."""
    found: dict[int, int] = {}
    for row in table.seats:
        if row.kind == PERSON and row.key_id is not None and row.key_id != about.key_id:
            if table.is_online(row, now) or not table.is_long_gone(row, now):
                found.setdefault(row.key_id, row.seat)
    return found


def is_open(vote: dict[str, Any] | None, now: float) -> bool:
    return vote is not None and vote["outcome"] == "open" and vote["ends_at"] > now


async def vote(house: House, table: LiveTable, seat: int, key: KeyRow, agree: bool) -> None:
    """Ask for a vote, agree to it, or end it by not agreeing."""
    held = None
    async with house.change(table) as change:
        row, now = seating.seat_of(table, seat), time.time()
        if table.row.status != PLAYING:
            raise Fault("not-playing")
        if row.kind != PERSON or row.key_id is None:
            raise Fault("not-taken")
        voters = electorate(table, row, now)
        if key.id not in voters:
            raise Fault("no-vote", 403)
        if len(voters) < FEWEST:
            raise Fault("too-few-voters", fewest=FEWEST)
        current = table.row.vote
        if current is None or not is_open(current, now) or current["key"] != row.key_id:
            if is_open(current, now):
                raise Fault("vote-open")
            if not agree:
                raise Fault("nothing-to-vote")
            current = {"seat": seat, "key": row.key_id, "name": row.name, "by": voters[key.id], "at": now}
            current |= {"ends_at": now + LASTS, "yes": [], "outcome": "open"}
        yes = [*current["yes"], key.id] if agree and key.id not in current["yes"] else current["yes"]
        outcome = "refused" if not agree else "passed" if set(voters) <= set(yes) else "open"
        table.row.vote = {**current, "yes": yes, "outcome": outcome}
        await _write(change, table)
        if outcome == "passed":
            held = await seating.take_away(change, table, row)
    if held is not None:
        seating.send_off(house, table, held)


async def _write(change: Change, table: LiveTable) -> None:
    change.wrote = True
    await rows.write_vote(change.connection, table.row)
