"""Which modules are compiled, and the fingerprint of their sources."""

from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from platform import machine

PACKAGE = Path(__file__).parents[1]
FORMAT = "1"  # of a build's folder: another one makes other fingerprints, so that old builds are left alone

# Everything in these folders is compiled, but for the modules that read files, make texts or check data.
FOLDERS = ("core", "aoc", "tta", "bots")
# Of other folders, these alone: what is asked at every decision of a learner.
FILES = (
    *(f"env/{name}.py" for name in ("aoc_encoders", "arena", "numbering", "sheet")),
    *(f"env/tta_{name}.py" for name in ("boards", "encoders", "layout", "parts")),
)
INTERPRETED = frozenset(
    {
        *(
            f"core/{name}.py"
            for name in ("__init__", "archive", "fair", "game", "moves", "past", "pickling", "record", "seen")
        ),
        *(f"core/{name}.py" for name in ("list_arrays", "list_options", "sentences", "settings")),
        "aoc/__init__.py",
        "aoc/draw.py",
        "aoc/speech.py",
        "aoc/texts.py",
        "aoc/title.py",
        "aoc/words.py",
        "aoc/view.py",
        "tta/__init__.py",
        "tta/draw.py",
        "tta/faces.py",
        "tta/signs.py",
        "tta/speech.py",
        "tta/texts.py",
        "tta/title.py",
        "tta/view.py",
        "tta/words.py",
        *(f"aoc/cards/{name}.py" for name in ("__init__", "catalog", "check", "effects")),
        *(f"tta/cards/{name}.py" for name in ("__init__", "actions", "attacks", "events", "governments", "leaders")),
        *(f"tta/cards/{name}.py" for name in ("pacts", "specials", "tactics", "technologies", "territories")),
        *(f"tta/cards/{name}.py" for name in ("balanced", "expansion", "house", "owner", "pointers", "wonders")),
        *(f"tta/cards/expansion_{name}.py" for name in ("leaders", "military", "wonders")),
        *(f"bots/{name}.py" for name in ("__init__", "greedy", "family", "aoc_family", "tta_family")),
        *(
            f"env/{name}.py"
            for name in ("__init__", "actions", "arrays", "batch", "crew", "grow", "observer", "rewards")
        ),
        *(f"bots/{name}.py" for name in ("aoc_bot", "tta_bot", "tta_judge", "tta_spread", "tta_weights")),
    }
)


def compiled_sources(package: Path = PACKAGE) -> list[Path]:
    """The sources of the modules that are compiled, in one order everywhere."""
    found = [path for folder in FOLDERS for path in sorted((package / folder).rglob("*.py"))]
    kept = [path for path in found if path.relative_to(package).as_posix() not in INTERPRETED]
    return kept + [package / file for file in FILES]


def module_of(path: Path, package: Path = PACKAGE) -> str:
    """The dotted name of a source's module."""
    parts = list(path.relative_to(package.parent).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def fingerprint(package: Path = PACKAGE) -> str:
    """What a build must have been made from to be used here: these sources, this Python, this kind of machine."""
    digest = sha256(f"{FORMAT} {EXTENSION_SUFFIXES[0]} {machine()}\n".encode())
    for path in compiled_sources(package):
        digest.update(f"{path.relative_to(package).as_posix()} ".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()
