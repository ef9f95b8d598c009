"""Lines of the log that strangers can cause: each kind of trouble is told once, then counted."""

import logging
import time
from typing import Any, Final

EVERY: Final = 60.0  # seconds between two lines about the same trouble
KINDS: Final = 200  # kinds of trouble that are remembered
log = logging.getLogger("saecula.server")


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
