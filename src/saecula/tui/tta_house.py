"""The chapter of docs/house-values.md about Through the Ages, made from `tta/cards/house.py`."""

from saecula.laws import catalogue
from saecula.tta import words
from saecula.tta.cards.catalog import NUMBER
from saecula.tta.cards.house import HOUSE, VALUES

BEFORE = """\
The base game has none. Of the expansion *New Leaders and Wonders* the rulebook explains interactions and counts but
prints almost no numbers of cards; they come from public tables and from the strings of the digital edition. Where no
source shows a number (`house`), or where it rests on one source alone (`single`), the number stands in
`src/saecula/tta/cards/house.py` and nowhere else. `saecula cards tta --house` lists them, `saecula cards tta` marks the
cards °, and `--json` names the fields.
"""
AFTER = """\
That other leaders and wonders print no symbol beside their text rests on one source as well: no number is marked.

To correct a number of your box, change its row in `house.py` and set the source; no test pins one of these numbers, and
`tests/test_house_values.py` runs the tests with every one of them changed. Professional Sports is the only changed card
that takes workers: its row is read as a difference to the base card.
"""
VARIANTS = """\
### Variants of the house

The laws of play do not know the settings `short` and `peaceful`; what they say is ours. The publisher's handbook
teaches by a shorter game of its own, which scores otherwise.
"""


def chapter() -> list[str]:
    ours = sum(row[3] == HOUSE for row in VALUES)
    lines = [*BEFORE.splitlines(), "", f"{len(VALUES)} numbers, {ours} of them `house`.", ""]
    lines += ["| card | what | value | source | what else it could be |", "|---|---|---|---|---|"]
    for slug, field, numbers, source, other in sorted(VALUES, key=lambda row: NUMBER[row[0]]):
        name = words.name(NUMBER[slug], "en")
        number = ", ".join(str(number) for number in numbers)
        lines.append(f"| {name} (`{slug}`) | {field.replace('_', ' ')} | {number} | `{source}` | {other} |")
    variants = [f"- {law.text()} (`{id}`)" for id, law in catalogue("tta").items() if id.startswith("house.")]
    return [*lines, "", *AFTER.splitlines(), "", *VARIANTS.splitlines(), "", *variants]
