"""saecula doctor"""

import platform
import shutil
import sqlite3
from importlib.util import find_spec

from saecula import __version__
from saecula._build import build, manifest
from saecula.aoc.cards import catalog
from saecula.cli.common import Json, print_json, use_cards
from saecula.games import RULES
from saecula.i18n import LANGUAGES
from saecula.laws import catalogue


def report() -> dict[str, object]:
    """What is running here."""
    kind, why = build()
    return {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "build": kind,
        "build_reason": why,
        "compiled_modules": len(manifest()),
        "c_compiler": shutil.which("cc") or shutil.which("gcc") or shutil.which("clang") or "",
        "database": {
            "default": f"SQLite {sqlite3.sqlite_version}",
            "postgresql_driver": find_spec("psycopg") is not None,
        },
        "games": {name: {"law": rules.law_version, "laws": len(catalogue(name))} for name, rules in RULES.items()},
        "card_corrections": catalog.override_path(),
        "cards_digest": catalog.digest(),
        "languages": list(LANGUAGES),
    }


def doctor(json: Json = False) -> None:
    """Say which version, build and database are in use.

    Example: saecula doctor --json
    """
    use_cards("")
    data = report()
    if json:
        print_json(data)
        return
    database = data["database"]
    games = data["games"]
    assert isinstance(database, dict)
    assert isinstance(games, dict)
    driver = "installed" if database["postgresql_driver"] else "not installed"
    print(f"Saecula {data['version']} on Python {data['python']}, {data['platform']}")
    print(f"build: {data['build']} ({data['build_reason']}); C compiler: {data['c_compiler'] or 'none'}")
    print(f"database: {database['default']}; PostgreSQL driver: {driver}")
    for name, game in games.items():
        print(f"game {name}: law {game['law']}, {game['laws']} laws in the catalogue")
    print(f"cards: {data['card_corrections'] or 'as shipped'} ({data['cards_digest']})")
    print(f"languages: {', '.join(LANGUAGES)}")
