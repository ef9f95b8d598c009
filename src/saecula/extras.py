"""What can be installed beside the engine, and the line that installs it."""

from importlib.util import find_spec

from saecula.builds.sources import PACKAGE
from saecula.core.errors import Problem, SaeculaError

# By extra, the packages that it brings; pyproject.toml says the rest.
EXTRAS: dict[str, tuple[str, ...]] = {
    "terminal": ("typer", "rich", "fluent", "msgspec"),
    "screen": ("textual",),
    "table": (
        "litestar",
        "uvicorn",
        "websockets",
        "msgspec",
        "httpx",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "argon2",
        "cryptography",
        "filelock",
    ),
    "compile": ("mypyc", "setuptools", "filelock"),
    "lab": ("openskill", "cma", "matplotlib"),
    "cluster": ("distributed",),
    "postgresql": ("psycopg",),
    "redis": ("redis",),
    "metrics": ("prometheus_client",),
    "mail": ("aiosmtplib",),
    "bench": ("chess",),
    "env": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "data": ("pyarrow",),
    "train": ("numpy", "jax", "matplotlib"),
}
# Commands that need more than the terminal.
COMMANDS = {
    "serve": "table",
    "admin": "table",
    "bench-table": "table",
    "compile": "compile",
    "tournament": "lab",
    "tune": "lab",
    "exploit": "lab",
    "train": "lab",
    "almanac": "lab",
    "bench": "bench",
    "export": "data",
}


class MissingExtra(SaeculaError):
    """Something needs an extra that is not installed; the sentence says how to install it."""

    def __init__(self, who: str | Problem, extra: str) -> None:
        super().__init__("missing-extra", who=who, extra=extra, install=install_line(extra))


def is_installed(extra: str) -> bool:
    return all(find_spec(package) is not None for package in EXTRAS[extra])


def need(extra: str, who: str) -> None:
    """Raises MissingExtra; asked before any work is begun."""
    if not is_installed(extra):
        raise MissingExtra(who, extra)


def install_line(extra: str) -> Problem:
    """How to install an extra beside those that are there, with uv, pip or pipx."""
    if is_clone():
        return Problem("install-clone", extra=extra)
    here = [name for name in EXTRAS if name == extra or is_installed(name)]
    told = [name for name in here if not any(set(EXTRAS[name]) < set(EXTRAS[other]) for other in here)]
    names = ",".join(name for name in told if name != "terminal" or len(told) == 1)
    return Problem("install", wanted=f'"saecula[{names}]"')


def is_clone() -> bool:
    """Do we run from a checkout?"""
    return PACKAGE.parent.name == "src" and (PACKAGE.parent.parent / "pyproject.toml").is_file()
