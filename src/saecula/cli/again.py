"""Some corrections of cards come into force when a program starts: the command line starts itself again with them."""

import os
import subprocess
import sys
from pathlib import Path

from saecula.games import TITLES

OPTIONS = ("--cards", "--check")


def named_file(arguments: list[str]) -> str:
    """The file of corrections on a command line, or an empty text."""
    for place, word in enumerate(arguments):
        option, equals, value = word.partition("=")
        if option in OPTIONS and equals:
            return value
        if option in OPTIONS and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""


def begin_with_cards(arguments: list[str]) -> None:
    """Does not return where a file corrects cards that were read without it."""
    name = named_file(arguments)
    if not name:
        return
    path = Path(name).resolve()
    waiting = [title.corrections for title in TITLES.values() if title.corrections and title.corrections.waits(path)]
    if all(os.environ.get(corrections.VARIABLE) == str(path) for corrections in waiting):
        return  # none, or one that is not right: the command says so
    for corrections in waiting:
        os.environ[corrections.VARIABLE] = str(path)
    command = [sys.executable, *sys.orig_argv[1:]]
    if sys.platform == "win32":  # there a new program would not be waited for
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(sys.executable, command)
