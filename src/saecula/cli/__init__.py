"""The command line. This door works without any extra, and says which one a command needs."""

import json
import sys

from saecula import __version__
from saecula.cli.again import begin_with_cards
from saecula.core.errors import Problem, SaeculaError
from saecula.doctor import lines, report
from saecula.extras import COMMANDS, MissingExtra, is_installed

MISUSED = 2  # exit code


def main() -> None:
    begin_with_cards(sys.argv[1:])
    if is_installed("terminal"):
        from saecula.cli.app import run

        run()
    else:
        sys.exit(_bare(sys.argv[1:]))


def _bare(arguments: list[str]) -> int:
    """What the engine alone can answer."""
    command = next((word for word in arguments if not word.startswith("-")), "")
    try:
        if "--version" in arguments:
            print(__version__)
        elif command == "doctor":
            print(json.dumps(report(), indent=2) if "--json" in arguments else "\n".join(lines(report())))
        else:
            raise MissingExtra(command or Problem("the-command-line"), COMMANDS.get(command, "terminal"))
    except SaeculaError as error:
        print(f"saecula: {error}", file=sys.stderr)
        return MISUSED
    return 0
