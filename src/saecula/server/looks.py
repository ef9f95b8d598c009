"""Names as people see them: nothing invisible in them, and no two that look alike."""

import unicodedata
from typing import Final

from saecula.server import lookalikes
from saecula.server.faults import Fault

# letters and signs that print as nothing, besides those that Python calls unprintable
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufe0e\ufe0f")
MARKS: Final = 2  # signs above and below one letter; some languages need two
# what looks like a Latin letter or a digit in most fonts, by the Latin one, besides what Unicode lists
ALIKE: Final = {
    "a": "аαɑ", "b": "ьв", "c": "сϲ", "d": "ԁ", "e": "еєε", "g": "ɡ", "h": "һнη", "i": "іιıӏ1l|!", "j": "јϳ", "k": "кκ",
    "m": "м", "n": "пν", "o": "оοσ0օ", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ5", "t": "тτ", "u": "υսц", "v": "ѵ",
    "w": "ԝωш", "x": "хχ", "y": "уγү", "z": "ᴢ",
}  # fmt: skip
SHAPES: Final = lookalikes.read()
SKELETON: Final = {
    ord(sign): latin
    for latin, others in ALIKE.items()
    for other in others
    for sign in (other, SHAPES.get(ord(other), other))
    if other.isascii() or not sign.isascii()  # where Unicode sees another Latin letter, it is that one
}


def clean_name(name: str) -> str:
    """A name of one line that can be seen and that a record can hold."""
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        is_mark = unicodedata.category(letter).startswith("M")
        marks = marks + 1 if is_mark else 0
        if letter in BLANK or not letter.isprintable():
            letter = " "
        if marks <= MARKS and (shown or not is_mark):
            shown.append(letter)
    found = " ".join("".join(shown).split())
    if not found:
        raise Fault("no-name", 400)
    return found


def looks(name: str) -> str:
    """The same for names that people would take for each other: without capitals, accents, spaces and alphabets."""
    plain = unicodedata.normalize("NFKD", name)
    bare = "".join(letter for letter in plain if not unicodedata.category(letter).startswith(("M", "Z", "C")))
    small = bare.translate(SHAPES).casefold()  # capitals first: \u0412 looks like B, and only its small form does not
    return small.translate(SHAPES).translate(SKELETON)[:120]
