"""Lines of the log: each with its time and the id of its request, no secrets, and none that strangers can repeat."""

import json
import logging
import logging.config
import re
import secrets
import sys
import time
from collections.abc import Iterable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

EVERY: Final = 60.0  # seconds between two lines about the same trouble
KINDS: Final = 200  # kinds of trouble that are remembered
FORMS: Final = ("text", "json")
GIVEN: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")  # an id that a proxy gave a request
SECRETS: Final = (  # none should ever come here; if one does, it stays
    (re.compile(r"(?i)\b(bearer|basic)\s+[^\s\"',]+"), r"\1 ***"),
    (re.compile(r"(?i)\b(saecula-session|token|password|passwd|secret|seed|code|invite)=[^\s&\"',;]+"), r"\1=***"),
    (re.compile(r"(://[^/\s:@]+):[^/\s@]+@"), r"\1:***@"),
)
log = logging.getLogger("saecula.server")
access = logging.getLogger("saecula.access")
request_id: ContextVar[str] = ContextVar("request_id", default="")


def name_request(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The id of a request: the one that a proxy gave it, else a new one."""
    given = next((value for name, value in headers if name.lower() == b"x-request-id"), b"")
    found = given.decode() if GIVEN.fullmatch(given) else secrets.token_hex(6)
    request_id.set(found)
    return found


def without_secrets(text: str) -> str:
    for pattern, shown in SECRETS:
        text = pattern.sub(shown, text)
    return text


class Plain(logging.Formatter):
    """For people: time, level, request, what happened."""

    def format(self, record: logging.LogRecord) -> str:
        asked = request_id.get()
        head = f"{_time(record)} {record.levelname.lower():7} {f'[{asked}] ' if asked else ''}"
        return without_secrets(head + super().format(record))


class Json(logging.Formatter):
    """For programs: one object in each line."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if request_id.get():
            data["request"] = request_id.get()
        data |= getattr(record, "fields", {})
        if record.exc_info:
            data["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(data, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def set_up(form: str, verbose: bool) -> None:
    """Everything goes to the error stream, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if verbose else logging.WARNING)
    for noisy in ("httpx", "alembic", "httpcore"):  # addresses of webhooks are secrets of people
        logging.getLogger(noisy).setLevel(logging.WARNING)


def tell_request(client: str, method: str, path: str, status: int, seconds: float) -> None:
    """A request that was answered; never the part of an address after its question mark."""
    fields = {"client": client, "method": method, "path": path, "status": status, "ms": round(1000 * seconds, 1)}
    access.info("%s %s %s %d %.1f ms", client, method, path, status, 1000 * seconds, extra={"fields": fields})


class Seldom:
    """Tells a kind of trouble at most once a minute, and then how often it came meanwhile."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, int]] = {}  # by kind: when it was told, how often it came since

    def tell(self, kind: str, level: int, message: str, *values: Any, error: BaseException | None = None) -> None:
        now = time.monotonic()
        at, since = self._told.get(kind, (-EVERY, 0))
        if now - at < EVERY:
            self._told[kind] = (at, since + 1)
            return
        if kind not in self._told and len(self._told) >= KINDS:
            del self._told[min(self._told, key=lambda other: self._told[other][0])]
        self._told[kind] = (now, 0)
        more = f" (and {since} more since)" if since else ""
        log.log(level, message + more, *values, exc_info=error)

    def fault(self, error: BaseException, message: str, *values: Any) -> None:
        """A fault of ours, with its trace: the same place in the code is the same fault."""
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        place = "" if at is None else f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}"
        self.tell(f"{type(error).__name__} {place}", logging.ERROR, message, *values, error=error)

    def away(self, reason: str, message: str, *values: Any) -> None:
        """The database cannot be used: one line for all who notice."""
        self.tell(f"away {reason}", logging.ERROR, message, *values)


seldom: Final = Seldom()
