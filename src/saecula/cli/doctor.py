"""saecula doctor"""

from saecula.cli.common import Json, print_json
from saecula.doctor import lines, report


def doctor(json: Json = False) -> None:
    """Say which version, build, extras and database are in use, and why.

    Example: saecula doctor --json
    """
    found = report()
    if json:
        print_json(found)
    else:
        print("\n".join(lines(found)))
