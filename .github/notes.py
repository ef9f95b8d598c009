"""The notes of a release: the chapter of CHANGELOG.md that its tag names. Refuses a tag that the sources do not carry.

python .github/notes.py v0.1.0
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(tag: str) -> int:
    source = (ROOT / "src" / "saecula" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    version = found[1] if found else ""
    if tag != f"v{version}":
        print(f"{tag} is not the version of the sources, which is {version}", file=sys.stderr)
        return 1
    chapters = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    notes = [chapter.partition("\n")[2].strip() for chapter in chapters[1:] if chapter.split()[0] == version]
    if not notes:
        print(f"CHANGELOG.md has no chapter {version}", file=sys.stderr)
        return 1
    print(notes[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
