"""saecula admin: for whoever runs a server; beside a running one, unless a command says otherwise."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from saecula.cli.common import Json, print_json, within
from saecula.cli.serve import DATABASE
from saecula.core.errors import OptionError, SaeculaError, said_by_system
from saecula.extras import need
from saecula.i18n import chosen_language, say

if TYPE_CHECKING:
    from saecula.server.config import Config
    from saecula.server.database import Database

app = typer.Typer(help="Look after a server: tables, people, backups, stored forms.", no_args_is_help=True)
Where = Annotated[
    str, typer.Option("--database", help="As for serve: a file, or postgresql://...", envvar="SAECULA_DATABASE")
]
What = Annotated[str, typer.Argument(metavar="table|person", help="A table by its id, or a person by the name.")]
Which = Annotated[str, typer.Argument(metavar="ID|NAME", help="Its id, or the name.")]
Limit = Annotated[int, typer.Option(help="How many at most.")]
KINDS = ("table", "person")


def _config(database: str, **more: Any) -> "Config":
    need("table", "admin")
    from saecula.server.config import Config, database_url

    return Config(database_url(database), **more)


def _do(config: "Config", work: Callable[["Database"], Awaitable[Any]]) -> Any:
    """Carry something out on a database that is there and up to date; what refuses it is one sentence."""
    from saecula.server.admin import opened
    from saecula.server.database import AWAY, must_be_current, reason_of
    from saecula.server.faults import Fault

    must_be_current(config)

    async def done() -> Any:
        async with opened(config) as database:
            return await work(database)

    try:
        return asyncio.run(done())
    except Fault as fault:
        raise SaeculaError(say(chosen_language(None), f"server-{fault.code}", **fault.values)) from None
    except AWAY as error:
        raise SaeculaError("database-not-open", name=config.shown, reason=reason_of(error)) from None


def _kind(what: str) -> bool:
    """Is it a table?"""
    if what not in KINDS:
        raise OptionError("table|person", "one-of", known=", ".join(KINDS))
    return what == "table"


def _sure(yes: bool, question: str) -> None:
    if not yes and not (sys.stdin.isatty() and typer.confirm(question)):
        raise OptionError("--yes", "say-yes")


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")


def _show(rows: list[dict[str, Any]], json: bool) -> None:
    if json:
        print_json(rows)
        return
    shown = Table()
    for name in rows[0] if rows else []:
        shown.add_column(name, no_wrap=name in ("id", "name"))
    for row in rows:
        cells = {name: _day(value) if name.endswith("_at") else value for name, value in row.items()}
        shown.add_row(*[", ".join(cell) if isinstance(cell, list) else str(cell) for cell in cells.values()])
    Console().print(shown if rows else "-")


@app.command("status")
def status(database: Where = DATABASE, json: Json = False) -> None:
    """How many tables and people there are. Example: saecula admin status"""
    from saecula.server.admin import counts

    found = _do(_config(database), counts)
    print_json(found) if json else print(", ".join(f"{name} {count}" for name, count in found.items()))


@app.command("tables")
def tables(
    database: Where = DATABASE,
    status: Annotated[str, typer.Option(help="Only those: waiting, playing or over.")] = "",
    limit: Limit = 50,
    json: Json = False,
) -> None:
    """List tables, the latest first. Example: saecula admin tables --status playing"""
    from saecula.server import admin

    if status not in ("", "waiting", "playing", "over"):
        raise OptionError("--status", "one-of", known="waiting, playing, over")
    within("--limit", limit, 1, 1_000_000)
    _show(_do(_config(database), lambda db: admin.tables(db, status, limit)), json)


@app.command("people")
def people(database: Where = DATABASE, limit: Limit = 50, json: Json = False) -> None:
    """List accounts, the latest first. Example: saecula admin people --limit 10"""
    from saecula.server import admin

    within("--limit", limit, 1, 1_000_000)
    _show(_do(_config(database), lambda db: admin.people(db, limit)), json)


def _lock(database: str, what: str, which: str, locked: bool) -> None:
    from saecula.server import admin

    lock = admin.lock_table if _kind(what) else admin.lock_person
    _do(_config(database), lambda db: lock(db, which, locked))


@app.command("lock")
def lock(what: What, which: Which, database: Where = DATABASE) -> None:
    """Nobody plays on at a table; a person cannot log in. Example: saecula admin lock table 4tfw9k2hmxqz"""
    _lock(database, what, which, True)


@app.command("unlock")
def unlock(what: What, which: Which, database: Where = DATABASE) -> None:
    """Open again what was locked. Example: saecula admin unlock person Ann"""
    _lock(database, what, which, False)


@app.command("delete")
def delete(
    what: What,
    which: Which,
    database: Where = DATABASE,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table with its game, or an account with its sessions.

    Example: saecula admin delete table 4tfw9k2hmxqz
    """
    from saecula.server import admin

    gone = admin.delete_table if _kind(what) else admin.delete_person
    _sure(yes, f"{what} {which}: delete?")
    _do(_config(database), lambda db: gone(db, which))


@app.command("export")
def export(
    what: What,
    which: Which,
    database: Where = DATABASE,
    out: Annotated[str, typer.Option("--out", "-o", help="A file; the output if not given.")] = "",
) -> None:
    """The record of a finished game, or what is known of a person. Example: saecula admin export person Ann"""
    from saecula.server import admin

    told = admin.record_of if _kind(what) else admin.export_person
    text: str = _do(_config(database), lambda db: told(db, which))
    if not out:
        sys.stdout.write(text)
        return
    try:
        Path(out).write_text(text, encoding="utf-8")
    except OSError as error:
        raise SaeculaError("cannot-write", path=out, reason=said_by_system(error)) from None


@app.command("purge")
def purge(
    database: Where = DATABASE,
    finished_days: Annotated[int, typer.Option(help="Delete tables that were finished so many days ago.")] = 0,
    abandoned_days: Annotated[int, typer.Option(help="Delete tables that nobody has touched for so many days.")] = 0,
    upload_days: Annotated[int, typer.Option(help="Delete records that were uploaded so many days ago.")] = 0,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete what is older than some days. Example: saecula admin purge --finished-days 365 --yes"""
    from saecula.server import admin

    days = {"finished_days": finished_days, "abandoned_days": abandoned_days, "upload_days": upload_days}
    for name, value in days.items():
        within("--" + name.replace("_", "-"), value, 0, 36_500)
    _sure(yes, "delete?")
    config = _config(database, **days)
    print(len(_do(config, lambda db: admin.purge(db, config))))


@app.command("reset-password")
def reset_password(name: Annotated[str, typer.Argument(metavar="NAME")], database: Where = DATABASE) -> None:
    """Print a new password for an account; its sessions end. Example: saecula admin reset-password Ann"""
    from saecula.server.accounts import reset_password as reset

    print(_do(_config(database), lambda db: reset(db, name)))


@app.command("backup")
def backup(file: Annotated[str, typer.Argument(metavar="FILE")], database: Where = DATABASE) -> None:
    """Write everything into one file, which either database can be filled from.

    Example: saecula admin backup saecula-backup.jsonl.gz
    """
    config = _config(database)
    from saecula.server.backup import back_up
    from saecula.server.database import must_exist

    must_exist(config)
    found = back_up(config, Path(file))
    print(", ".join(f"{name} {count}" for name, count in found.items() if count) or "-")


@app.command("restore")
def restore(file: Annotated[str, typer.Argument(metavar="FILE")], database: Where = DATABASE) -> None:
    """Fill an empty database from a backup, while no server uses it.

    Example: saecula admin restore saecula-backup.jsonl.gz --database postgresql://saecula@db/saecula
    """
    config = _config(database)
    from saecula.server.backup import head_of
    from saecula.server.backup import restore as fill
    from saecula.server.database import hold

    head_of(Path(file))
    hold(config)
    found = fill(config, Path(file))
    print(", ".join(f"{name} {count}" for name, count in found.items() if count) or "-")


@app.command("migrate")
def migrate(
    database: Where = DATABASE,
    to: Annotated[str, typer.Option(help="The number of a stored form; the newest if not given.")] = "head",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before going back.")] = False,
) -> None:
    """Bring the stored form forward, or back for an older version, which loses what only newer ones know.

    Example: saecula admin migrate --to 0004 --yes
    """
    config = _config(database)
    from saecula.server.database import form_of, hold, known_forms, must_exist
    from saecula.server.database import migrate as bring

    known = known_forms()
    if to != "head" and to not in known:
        raise OptionError("--to", "one-of", known=", ".join(reversed(known)))
    must_exist(config)
    if to != "head" and form_of(config) in known[: known.index(to)]:
        _sure(yes, f"{to}?")
    hold(config)
    bring(config, to)
    print(form_of(config))
