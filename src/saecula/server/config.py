"""The settings of a server, as one plain object."""

import re
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from saecula.bots import known_bots
from saecula.core.errors import OptionError
from saecula.core.game import HUMAN
from saecula.extras import need

METRICS_LOCAL: Final = "local"
WEBHOOKS: Final = ("off", "public", "any")
BODY_LIMIT: Final = 64 * 1024  # bytes of an ordinary request or message
RECORD_LIMIT: Final = 2 * 1024 * 1024  # bytes of an uploaded record
NAME_OF_PROGRAM: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")


@dataclass(frozen=True)
class Config:
    """`database` is an SQLAlchemy URL; `rate` requests per minute and address, 0 for no limit."""

    database: str
    public_url: str = ""
    names: tuple[str, ...] = ()  # other names that people type
    bot_processes: int = 1  # 0: bots think in threads of the server, which is fit for tests only
    rate: int = 1200
    tables: int = 1000  # in memory at once
    webhooks: str = "public"
    mail: str = ""  # the server that takes mail, smtp://...; no mail without it
    mail_from: str = ""
    push: str = ""  # whom a push service may write to; no web push without it
    upload_days: int = 90  # after which an uploaded record is forgotten
    finished_days: int = 0  # after which the table of a finished game is; 0: never
    abandoned_days: int = 0  # after which a table is that nobody has touched; 0: never
    redis: str = ""
    metrics: str = ""  # who may read /metrics: nobody, `local`, or whoever has this token
    drain_seconds: float = 0.0  # after somebody has ended the server, for a proxy to notice
    accounts: bool = True
    secure_cookies: bool = False
    new_key: bool = False  # sign records with a new key from this start on
    compile_engine: bool = False  # in the background, where the engine is interpreted
    programs: dict[str, str] = field(default_factory=dict)  # bots that the host seats: name and command line
    program_seconds: float = 30.0  # for an answer of one of them

    @property
    def shown(self) -> str:
        """The database, for people."""
        return shown_url(self.database)

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def named_programs(texts: list[str]) -> dict[str, str]:
    """`NAME=COMMAND`, as the host of a server gives them: nobody else can name a command."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, command = (part.strip() for part in text.partition("="))
        if not equals or not command:
            raise OptionError("--program", "program-command", text=text[:40])
        if not NAME_OF_PROGRAM.fullmatch(name):
            raise OptionError("--program", "program-name", name=name[:40])
        if name in found or name == HUMAN or name in known_bots():
            raise OptionError("--program", "program-taken", name=name)
        found[name] = command
    return found


def reach_redis(url: str) -> None:
    """Ask for a sign of life before anything is begun; the URL may hold a password, so it is not repeated."""
    need("redis", "--redis")
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5).ping()
    except ValueError:
        raise OptionError("--redis", "no-redis-url") from None
    except (RedisError, OSError) as error:
        raise OptionError("--redis", "unreachable", reason=type(error).__name__) from None


def database_url(text: str) -> str:
    """The name of a file, or the URL of a database, as the URL with the driver that we use."""
    if "://" not in text:
        if not text or text == ":memory:":
            raise OptionError("--database", "file-or-url")
        return URL.create("sqlite+aiosqlite", database=text).render_as_string(hide_password=False)
    try:
        url = make_url(text)
    except ArgumentError:
        raise OptionError("--database", "no-database-url") from None
    kind = url.get_backend_name() if url.drivername else ""
    if kind.startswith("postgres"):
        need("postgresql", "--database")
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    raise OptionError("--database", "database-or-url")


def shown_url(url: str) -> str:
    """A database URL for people: without its password."""
    return make_url(url).render_as_string(hide_password=True)
