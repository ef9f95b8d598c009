"""What people are shown of a table, as plain data: the table itself here, the game by `saecula.present`."""

import time
from typing import Any

import msgspec

from saecula import present
from saecula.core.event import SPECTATOR
from saecula.server.live import LiveTable
from saecula.server.notices import PATIENCE
from saecula.server.play import can_undo, next_redo
from saecula.server.rows import OVER, WAITING, KeyRow, SeatRow


def seat_data(table: LiveTable, seat: SeatRow, key: KeyRow | None, now: float) -> dict[str, Any]:
    mine = key is not None and seat.key_id == key.id
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "ready": seat.ready,
        "online": table.is_online(seat, now, PATIENCE),
        "mine": mine,
        "bot": seat.bot,
        "substitute": seat.substitute,
        "webhook": mine and seat.webhook is not None,
    }


def clock_data(table: LiveTable, now: float) -> dict[str, Any] | None:
    row = table.row
    if row.clock is None:
        return None
    return {**row.clock, "now": now, "since": row.since, "left": row.left}


def table_data(table: LiveTable, key: KeyRow | None) -> dict[str, Any]:
    """The table as a person (or anybody) may see it."""
    row, now = table.row, time.time()
    host = key is not None and key.host
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "options": row.options,
        "status": row.status,
        "origin": row.origin,
        "version": row.version,
        "ply": row.ply,
        "commitment": row.commitment,
        "seed_chosen": row.seed_chosen,
        "seed_revealed": row.seed if row.status == OVER else None,
        "spectators": row.spectators,
        "created_at": row.created_at,
        "rematch": row.rematch,
        "broken": row.broken,
        "watching": sum(1 for listener in table.listeners if not table.seats_of(listener.key)),
        "clock": clock_data(table, now),
        "seats": [seat_data(table, seat, key, now) for seat in table.seats],
        "host": host,
        "invite": row.invite if host or table.seats_of(key) else None,
        "decision_seat": row.decider,
        "turn_seat": row.turn_seat,
    }


def _raw(table: LiveTable, kind: str, seat: int, language: str) -> Any:
    """A drawing as JSON, made once for all who see the same."""
    game = table.game
    if game is None:
        return None
    draw = present.board if kind == "board" else present.decision
    return table.drawn((kind, seat, language), lambda: msgspec.Raw(msgspec.json.encode(draw(game, seat, language))))


def state_data(table: LiveTable, key: KeyRow | None, seat: int, language: str, log_from: int) -> dict[str, Any]:
    """Everything that a page draws, from one seat."""
    row, game = table.row, table.game
    decides = row.decider is not None and row.decider == seat and row.status != WAITING
    again = next_redo(table, seat) if decides else None
    back = decides and can_undo(table, seat)
    return {
        "type": "state",
        "version": row.version,
        "ply": row.ply,
        "seat": seat,
        "you": {"seats": table.seats_of(key), "host": key is not None and key.host},
        "table": table_data(table, key),
        "board": _raw(table, "board", seat, language),
        "decision": _raw(table, "decision", seat, language) if decides else None,
        "log": {"from": log_from, "lines": present.log(game, seat, log_from, language) if game else []},
        "undo": back,
        "redo": again is not None,
        "undo_text": game.peek() if back and game else None,
        "redo_text": again.text if again else None,
        "since": None,
    }


def viewing_seat(table: LiveTable, key: KeyRow | None, wanted: int | None) -> int:
    """From which seat somebody looks: the one wished for, else the deciding one, else the first; else SPECTATOR."""
    mine = table.seats_of(key)
    if wanted in mine:
        return mine[mine.index(wanted)] if wanted is not None else SPECTATOR
    if table.row.decider in mine and table.row.decider is not None:
        return table.row.decider
    return mine[0] if mine else SPECTATOR
