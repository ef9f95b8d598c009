"""saecula serve"""

import os
import re
import socket
import sys
import webbrowser
from typing import Annotated

import typer

from saecula.cli.common import CardsFile, use_cards, within
from saecula.cli.lab_common import LONGEST
from saecula.core.errors import OptionError, Problem, SaeculaError, said_by_system
from saecula.extras import need

DATABASE = "saecula.db"
ANYWHERE = ("0.0.0.0", "::")
NAME = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)  # of a machine: no scheme, no port


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 is reachable from other machines.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at; 0 takes a free one.", envvar="SAECULA_PORT")] = 8000,
    database: Annotated[
        str, typer.Option(help="A file (SQLite), or postgresql://USER:PASSWORD@HOST/NAME.", envvar="SAECULA_DATABASE")
    ] = DATABASE,
    public: Annotated[str, typer.Option(help="The address that people type, such as https://games.example.org.")] = "",
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--name", metavar="HOST", help="Another name that people type, without https://; may be repeated."
        ),
    ] = None,
    redis: Annotated[str, typer.Option(help="redis://... for several servers.", envvar="SAECULA_REDIS")] = "",
    bots: Annotated[int, typer.Option(help="Processes in which bots think; one core is left if not given.")] = 0,
    programs: Annotated[
        list[str] | None,
        typer.Option(
            "--program",
            metavar="NAME=COMMAND",
            help="A bot that is a program (docs/bot-protocol.md); may be repeated.",
        ),
    ] = None,
    timeout: Annotated[float, typer.Option(help="Seconds that such a program has for an answer.")] = 30.0,
    rate: Annotated[int, typer.Option(help="Requests per minute and address; 0 is no limit.")] = 1200,
    tables: Annotated[int, typer.Option(help="Tables that are kept in memory at once.")] = 1000,
    upload_days: Annotated[int, typer.Option(help="Days that an uploaded record is kept.")] = 90,
    finished_days: Annotated[int, typer.Option(help="Days that a finished table is kept; 0 is for ever.")] = 0,
    abandoned_days: Annotated[
        int, typer.Option(help="Days that an unfinished table is kept after somebody touched it; 0 is for ever.")
    ] = 0,
    webhooks: Annotated[str, typer.Option(help="Turn notices to: off, public (addresses) or any.")] = "public",
    mail: Annotated[
        str,
        typer.Option(help="Server for mail: smtp://USER:PASSWORD@HOST:587 or smtps://...", envvar="SAECULA_MAIL"),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="Sender of mail, such as games@example.org.")] = "",
    push: Annotated[
        str, typer.Option(help="Web push, and whom push services may write to: mailto:you@example.org.")
    ] = "",
    proxy: Annotated[str, typer.Option(help="Address of a proxy whose X-Forwarded-For is believed.")] = "",
    accounts: Annotated[bool, typer.Option(help="Whether people may have accounts.")] = True,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="Sign records with a new key from now on; old ones stay listed.")
    ] = False,
    open_page: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the page in the browser; if not given, on a desktop.")
    ] = None,
    compiling: Annotated[
        bool, typer.Option("--compile/--no-compile", help="Compile the engine in the background, if it is not.")
    ] = True,
    metrics: Annotated[
        str,
        typer.Option(
            help="Who may read /metrics: local, or whoever has this token of 16 letters or more; nobody if not given.",
            envvar="SAECULA_METRICS",
        ),
    ] = "",
    drain: Annotated[
        float, typer.Option(help="Seconds that a server which is ended waits for a proxy to send people elsewhere.")
    ] = 0.0,
    log_form: Annotated[str, typer.Option("--log", help="Form of the log: text, or json for programs.")] = "text",
    verbose: Annotated[bool, typer.Option(help="Log every request.")] = False,
    cards: CardsFile = "",
) -> None:
    """Open the browser table: one command, one file, no other service.

    Example: saecula serve --host 0.0.0.0
    """
    use_cards(cards)
    within("--port", port, 0, 65535)
    within("--bots", bots, 0, 64)
    within("--rate", rate, 0, 1_000_000)
    within("--tables", tables, 1, 1_000_000)
    within("--upload-days", upload_days, 1, 36_500)
    within("--finished-days", finished_days, 0, 36_500)
    within("--abandoned-days", abandoned_days, 0, 36_500)
    within("--timeout", timeout, 0.01, LONGEST)
    within("--drain", drain, 0, 3600)
    _check(webhooks, public, names or [])
    _check_operations(metrics, log_form)
    _check_calls(mail, mail_from, push)
    from saecula.server.config import (
        Config,
        database_url,
        named_programs,
        reach_redis,
    )  # other commands need not wait for these
    from saecula.server.database import hold, migrate
    from saecula.server.run import run

    named = named_programs(programs or [])
    stored = database_url(database)
    if redis:
        reach_redis(redis)
    listening = _listen(host, port)
    address = public.rstrip("/") or _address(host, listening.getsockname()[1])
    config = Config(
        database=stored,
        public_url=address,
        names=tuple(names or ()),
        bot_processes=bots or max(1, (os.cpu_count() or 1) - 1),
        rate=rate,
        tables=tables,
        upload_days=upload_days,
        finished_days=finished_days,
        abandoned_days=abandoned_days,
        webhooks=webhooks,
        redis=redis,
        metrics=metrics,
        mail=mail,
        mail_from=mail_from,
        push=push,
        drain_seconds=drain,
        accounts=accounts,
        secure_cookies=public.startswith("https://"),
        new_key=new_key,
        compile_engine=compiling,
        programs=named,
        program_seconds=timeout,
    )
    hold(config)
    migrate(config)
    listening.listen()  # whoever asks before the server is up waits a moment

    def announce() -> None:
        print(f"Saecula: {address}  (Ctrl-C ends the server)", flush=True)
        if _on_a_desktop() if open_page is None else open_page:
            webbrowser.open(address)

    run(config, listening, proxy, verbose, log_form, announce)


def _check(webhooks: str, public: str, names: list[str]) -> None:
    if webhooks not in ("off", "public", "any"):
        raise OptionError("--webhooks", "webhooks")
    if public and not public.startswith(("http://", "https://")):
        raise OptionError("--public", "public-address")
    for name in names:
        if not NAME.fullmatch(name):
            raise OptionError("--name", "host-name", name=name[:60])


def _check_operations(metrics: str, log_form: str) -> None:
    if metrics:
        need("metrics", "--metrics")
        if metrics != "local" and (len(metrics) < 16 or not metrics.isascii() or not metrics.isprintable()):
            raise OptionError("--metrics", "metrics-token")
    if log_form not in ("text", "json"):
        raise OptionError("--log", "one-of", known="text, json")


def _check_calls(mail: str, mail_from: str, push: str) -> None:
    from saecula.server.mail import check

    if mail:
        check(mail, mail_from)
    elif mail_from:
        raise OptionError("--mail-from", "needs-mail")
    if push and not push.startswith(("mailto:", "https://")):
        raise OptionError("--push", "push-contact")


def _on_a_desktop() -> bool:
    """Somebody sits at a terminal with a screen beside it."""
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and sys.stdout.isatty()


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is begun, so that one that is in use is one clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let a second server take the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        reason = said_by_system(error) if isinstance(error, OSError) else Problem("no-address")
        raise SaeculaError("cannot-listen", host=host, port=port, reason=reason) from None
    return listening


def _address(host: str, port: int) -> str:
    if host in ANYWHERE:
        host = _own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """The machine as its neighbours see it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
