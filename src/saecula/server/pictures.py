"""What people are shown of a table, as plain data: the table itself here, the game by `saecula.present`."""

import time
from typing import Any

import msgspec
from msgspec import structs

from saecula import present
from saecula.core.event import SPECTATOR
from saecula.core.game import HUMAN, Game
from saecula.i18n import say
from saecula.names import shown_name
from saecula.present.common import Scene
from saecula.server.answers import Clock, ListedTable, LogPart, StateMessage, TableInfo, TableSeat, You
from saecula.server.faults import read_stored
from saecula.server.live import LiveTable
from saecula.server.play import can_undo, next_redo
from saecula.server.rows import BOT, OVER, PLAYING, WAITING, KeyRow, SeatRow, TableRow


def seat_data(table: LiveTable, seat: SeatRow, key: KeyRow | None, now: float, language: str) -> TableSeat:
    mine = key is not None and seat.key_id == key.id
    return TableSeat(
        seat=seat.seat,
        kind=seat.kind,
        name=shown_name(seat.name, str(seat.bot) if seat.kind == BOT else HUMAN, seat.seat, language),
        ready=seat.ready,
        online=table.is_online(seat, now),
        mine=mine,
        bot=seat.bot,
        substitute=seat.substitute,
        webhook=mine and seat.webhook is not None,
        before=seat.before,
    )


def clock_data(table: LiveTable, now: float) -> Clock | None:
    row = table.row
    return None if row.clock is None else Clock(**row.clock, now=now, since=row.since, left=row.left)


def table_name(row: TableRow, language: str) -> str:
    """The name of a table; one that nobody chose in the reader's language."""
    if row.name == default_name(row.game, row.ply):
        return f"{say(language, f'server-game-{row.game}')} {row.ply}"
    return shown_name(row.name, HUMAN, 0, language)


def default_name(game: str, ply: int) -> str:
    """What a table with an uploaded game is called."""
    return f"{game} {ply}"


def table_data(table: LiveTable, key: KeyRow | None, language: str) -> TableInfo:
    """The table as a person (or anybody) may see it."""
    row, now = table.row, time.time()
    host = key is not None and key.host
    return TableInfo(
        id=row.id,
        game=row.game,
        name=table_name(row, language),
        options=row.options,
        status=row.status,
        origin=row.origin,
        version=row.version,
        ply=row.ply,
        commitment=row.commitment,
        seed_chosen=row.seed_chosen,
        seed_revealed=row.seed if row.status == OVER else None,
        spectators=row.spectators,
        created_at=row.created_at,
        rematch=row.rematch,
        broken=read_stored(row.broken, language) if row.broken else None,
        watching=sum(1 for listener in table.listeners if not table.seats_of(listener.key)),
        clock=clock_data(table, now),
        seats=[seat_data(table, seat, key, now, language) for seat in table.seats],
        host=host,
        invite=row.invite if host or table.seats_of(key) else None,
        decision_seat=row.decider,
        turn_seat=row.turn_seat,
    )


def listed_data(table: LiveTable, key: KeyRow, language: str) -> ListedTable:
    mine = table.row.decider in table.seats_of(key) and table.row.status == PLAYING
    return ListedTable(**structs.asdict(table_data(table, key, language)), my_turn=mine)


def scene_of(table: LiveTable, game: Game, seat: int) -> Scene:
    """The game as a seat knows it: one for everything that is drawn and asked while the table stands like this."""
    scene: Scene = table.drawn(("scene", seat), lambda: present.scene(game, seat))
    return scene


def _raw(table: LiveTable, kind: str, seat: int, language: str) -> Any:
    """A drawing as JSON, made once for all who see the same."""
    game = table.game
    if game is None:
        return None
    draw = present.board if kind == "board" else present.decision

    def drawn() -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(draw(scene_of(table, game, seat), language)))

    return table.drawn((kind, seat, language), drawn)


def state_data(table: LiveTable, key: KeyRow | None, seat: int, language: str, log_from: int) -> StateMessage:
    """Everything that a page draws, from one seat."""
    row, game = table.row, table.game
    decides = row.decider is not None and row.decider == seat and row.status != WAITING
    again = next_redo(table, seat) if decides else None
    back = decides and can_undo(table, seat)
    return StateMessage(
        version=row.version,
        ply=row.ply,
        seat=seat,
        you=You(
            seats=table.seats_of(key),
            host=key is not None and key.host,
            account=key is not None and key.account_id is not None,
        ),
        table=table_data(table, key, language),
        board=_raw(table, "board", seat, language),
        decision=_raw(table, "decision", seat, language) if decides else None,
        log=LogPart(first=log_from, lines=present.log(game, seat, log_from, language) if game else []),
        undo=back,
        redo=again is not None,
        undo_text=game.peek() if back and game else None,
        redo_text=again.text if again else None,
        since=None,
    )


def viewing_seat(table: LiveTable, key: KeyRow | None, wanted: int | None) -> int:
    """From which seat somebody looks: the one wished for, else the deciding one, else the first; else SPECTATOR."""
    mine = table.seats_of(key)
    if wanted in mine:
        return mine[mine.index(wanted)] if wanted is not None else SPECTATOR
    if table.row.decider in mine and table.row.decider is not None:
        return table.row.decider
    return mine[0] if mine else SPECTATOR
