"""What is in use here, and why: for people who ask for help and for those who give it."""

import os
import platform
import sqlite3

from saecula import __version__
from saecula.builds.choice import LOG, build, made_folder
from saecula.builds.compiler import compiler_command, lack
from saecula.extras import EXTRAS, install_line, is_installed
from saecula.games import TITLES
from saecula.laws import LANGUAGES, catalogue


def report() -> dict[str, object]:
    """What is running here."""
    owned = [title.corrections for title in TITLES.values() if title.corrections is not None]
    for corrections in owned:
        corrections.require()
    used = build()
    return {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "build": used.kind,
        "build_reason": used.reason,
        "build_advice": _advice(),
        "builds": str(made_folder() or ""),
        "c_compiler": " ".join(compiler_command()),
        "extras": {extra: is_installed(extra) for extra in EXTRAS},
        "database": f"SQLite {sqlite3.sqlite_version}",
        "games": {
            name: {"law": title.rules.law_version, "laws": len(catalogue(name))} for name, title in TITLES.items()
        },
        "card_corrections": " ".join(filter(None, (corrections.override_path() for corrections in owned))),
        "cards_digest": " ".join(filter(None, (corrections.digest() for corrections in owned))),
        "languages": list(LANGUAGES),
    }


def _advice() -> str:
    """What would make the engine fast, where it is not; an empty text where nothing needs to be done."""
    folder = made_folder()
    if build().kind == "compiled" or os.environ.get("SAECULA_PURE") == "1":
        return ""
    if folder is not None and os.path.exists(folder / LOG):
        return f"it is being compiled, or that failed; what the compilers said is in {folder / LOG}"
    missing = lack()
    if missing is not None:
        return f"{missing}; with a C compiler and Python's headers, saecula compile makes it far faster"
    if not is_installed("compile"):
        return f"compiling needs the extra 'compile': {install_line('compile')}"
    return "saecula compile makes it about twenty times as fast"


def lines(found: dict[str, object]) -> list[str]:
    """The report as people read it."""
    games, extras = found["games"], found["extras"]
    assert isinstance(games, dict)
    assert isinstance(extras, dict)
    advice = f"; {found['build_advice']}" if found["build_advice"] else ""
    told = [
        f"Saecula {found['version']} on Python {found['python']}, {found['platform']}",
        f"build: {found['build']} ({found['build_reason']}{advice})",
        f"C compiler: {found['c_compiler'] or 'none'}; builds are kept in {found['builds'] or 'no folder'}",
        f"database: {found['database']}",
    ]
    for name, game in games.items():
        told.append(f"game {name}: law {game['law']}, {game['laws']} laws in the catalogue")
    told.append(f"cards: {found['card_corrections'] or 'as shipped'} ({found['cards_digest']})")
    told.append(f"languages: {', '.join(LANGUAGES)}")
    there = [extra for extra, installed in extras.items() if installed]
    told.append(f"extras: {', '.join(there) or 'none'}")
    told += [f"  without {extra}: {install_line(extra)}" for extra in extras if extra not in there]
    return told
