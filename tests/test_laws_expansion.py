"""The laws of New Leaders and Wonders: a file of its own beside the laws of the base game."""

import csv
import re
from importlib.resources import files


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((files("saecula.laws") / name).read_text(encoding="utf-8").splitlines()))


def test_both_files_together_hold_every_law_once() -> None:
    ids = [row["id"] for name in ("tta.csv", "tta_expansion.csv") for row in rows(name)]
    assert len(ids) == len(set(ids)) == 836


def test_both_files_have_the_same_columns() -> None:
    assert list(rows("tta.csv")[0]) == list(rows("tta_expansion.csv")[0])


def test_every_law_of_the_expansion_is_complete() -> None:
    for row in rows("tta_expansion.csv"):
        empty = [column for column, text in row.items() if column not in ("notes", "shape") and not text.strip()]
        assert empty == [], row["id"]
        assert [row[text][-1] for text in ("statement", "statement_ru", "statement_it")] == [".", ".", "."], row["id"]


def test_pages_are_those_of_the_booklet_or_none_for_rulings() -> None:
    for row in rows("tta_expansion.csv"):
        assert re.fullmatch(r"E\d+(,E\d+)*|-", row["page"]), row["id"]
    ruled = {row["id"] for row in rows("tta_expansion.csv") if row["id"].startswith("ruling.")}
    unpaged = {row["id"] for row in rows("tta_expansion.csv") if row["page"] == "-"}
    assert len(ruled) == 11
    assert unpaged == ruled | {"card.silk-road.not-multiplied"}
