"""Makes `lookalikes.txt` from Unicode's list of confusable characters, as the package confusable-homoglyphs has it:

    uv run --with confusable-homoglyphs python -m saecula.server.lookalikes

Each line is one shape: the sign that stands for it, a Latin letter or a digit where there is one, and all others. Left
out is whatever a decomposition (NFKD) turns into such a sign anyway, and what is neither letter nor number unless it
looks like a Latin letter or a digit.
"""

import json
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

LIST: Final = Path(__file__).with_name("lookalikes.txt")
HEAD: Final = "# From Unicode's confusables.txt, Copyright Unicode, Inc., see NOTICE. Made by lookalikes.py."


def is_plain(sign: str) -> bool:
    return sign.isascii() and sign.isalnum()


def shapes(pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Signs that look alike in pairs, put together: the first letter of each text stands for all of it."""
    found: dict[str, set[str]] = {}
    for one, other in pairs:
        both = found.get(one, {one}) | found.get(other, {other})
        for sign in both:
            found[sign] = both
    texts = set()
    for shape in {id(shape): shape for shape in found.values()}.values():
        # small letters first: l stands for I and 1
        first, *rest = sorted(shape, key=lambda sign: (not is_plain(sign), not sign.islower(), sign))
        kept = [sign for sign in rest if unicodedata.normalize("NFKD", sign) == sign and _matters(sign, first)]
        if kept:
            texts.add(first + "".join(kept))
    return sorted(texts)


def _matters(sign: str, first: str) -> bool:
    kind = unicodedata.category(sign)[0]
    return kind in "LN" or (kind in "PS" and is_plain(first))


def read() -> dict[int, str]:
    """By sign, the one that stands for its shape."""
    table: dict[int, str] = {}
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if not line.startswith("# "):
            table.update((ord(sign), line[0]) for sign in line[1:])
    return table


def main() -> None:
    source = files("confusable_homoglyphs") / "confusables.json"
    listed = json.loads(source.read_text(encoding="utf-8"))
    pairs = [(one, other["c"]) for one, others in listed.items() for other in others]
    single = [(one, other) for one, other in pairs if len(one) == len(other) == 1]
    LIST.write_text("\n".join([HEAD, *shapes(single)]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
