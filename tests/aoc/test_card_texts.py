"""The texts of the cards are whole: every number, name, limit, moment and rounding of a row is in its text, in every
language, and every card has a face.
"""

from typing import Any

import pytest

from saecula.aoc import texts, words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import FIELDS, ONE_OF, SOME_OF
from saecula.aoc.terms import ACTION_IDS, ACTIONS, PER_IDS
from saecula.i18n import LANGUAGES, say
from saecula.laws import law_text
from saecula.present import aoc_face, aoc_library
from saecula.present.shapes.common import Sign
from tests.aoc.card_facts import missing_in_card, missing_in_effect

CARDS = [(kind, card["id"]) for kind, folder in words.CARD_KINDS.items() for card in catalog.shipped()[folder]]
NUMBERS = {"coins": 5, "vp": 6, "value": 7, "count": 8, "every": 9, "per_military": 11, "others_coins": 12,
           "opponents_lose_coins": 13, "bonus_coin_multiplier": 14, "tech_per_bonus_coins": 15, "wonder": 16,
           "vp_per_future_action": 17, "workers": 18, "coins_discount": 19, "extra_workers": 20}  # fmt: skip
OTHERS: dict[str, Any] = {
    "action": "farm", "after": "hunt", "techs": ["mining", "science"], "not_via": ["education"], "free": True,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "slug"), CARDS)
def test_the_text_of_a_card_names_every_fact_of_its_row(kind: str, slug: str, language: str) -> None:
    card = words.card_row(kind, slug)
    assert missing_in_card(kind, card, texts.card_text(kind, slug, language), language) == []


def rows_of(op: str) -> list[dict[str, Any]]:
    """Rows that owners may write: each field of an op with those that it must have, and those that go together."""
    must, may = FIELDS[op]
    whole = {"op": op, **{field: value_of(field) for field in sorted(must)}}
    if op in ONE_OF:
        return [{"op": op, field: value_of(field)} for field in sorted(may)]
    starts = [{**whole, field: value_of(field)} for field in sorted(SOME_OF.get(op, set()))] or [whole]
    rows = list(starts)
    for start in starts:
        for field in sorted(may - {"every", "if", "per", "optional", *start}):
            if not (op == "action_discount" and {field, *start} >= {"coins", "free"}):
                rows.append({**start, field: value_of(field)})
        if "if" in may:
            rows += [{**start, "if": condition} for condition in ("military_lead", "techs<=3")]
        if "per" in may:
            rows += [{**start, "per": per, **more} for per in PER_IDS[1:] for more in ({}, {"every": 9}, {"every": 1})]
        if "optional" in may:
            rows += [{**start, "optional": optional} for optional in (True, False)]
    return rows


def value_of(field: str) -> Any:
    return NUMBERS[field] if field in NUMBERS else OTHERS[field]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("op", FIELDS)
def test_whatever_an_owner_may_write_is_said_whole(op: str, language: str) -> None:
    for row in rows_of(op):
        assert missing_in_effect(row, language) == [], (row, texts.rule_text(row, language))


# --- the checker itself ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"tribute": 7}, "number 7"),
        ({"limit": 3}, "number 3"),
        ({"until": "round-three"}, "until=round-three"),
        ({"halved": True}, "halved=True"),
        ({"against": ["science"]}, "tech science"),
    ],
)
def test_an_imaginary_effect_with_an_unmentioned_fact_is_caught(
    fields: dict[str, Any], named: str, language: str
) -> None:
    row = {"op": "action_bonus", "action": "farm", "coins": 1, **fields}
    assert missing_in_effect(row, language) == [named]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_imaginary_card_with_an_unmentioned_number_is_caught(language: str) -> None:
    card = {**words.card_row("civ", "rome"), "upkeep": 17}
    assert missing_in_card("civ", card, texts.card_text("civ", "rome", language), language) == ["number 17"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_another_number_an_effect_less_or_no_mark_is_caught(language: str) -> None:
    card = words.card_row("civ", "kongo")
    text = texts.card_text("civ", "kongo", language)
    population = str(card["population"])
    assert missing_in_card("civ", card, text.replace(population, "9", 1), language) == [
        f"number {population}",
        "number 9 without a fact",
    ]
    silent = text.replace(texts.rule_text(card["primary"][0], language), "")
    assert "primary: pass_bonus" in missing_in_card("civ", card, silent, language)


# --- actions, tokens, achievements, challenges ------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ACTION_IDS[:ACTIONS])
def test_the_text_of_an_action_names_its_price_its_slots_and_its_gain(slug: str, language: str) -> None:
    row, text = texts.action_row(slug), texts.action_text(slug, language)
    assert say(language, "workers", n=row["workers"]) in text
    assert say(language, "coins", n=row["coins"]) in text
    assert say(language, "about-action-slots", n=row["slots"]) in text
    assert say(language, f"about-action-{row['slot']}") in text
    assert texts.gain_of(row["gain_coins"], row["vp"], language) in text
    assert "about-" not in text
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_is_told_by_its_law_with_the_numbers_of_its_row(language: str) -> None:
    """Laws write small numbers as words; the goal in points is a figure."""
    for row in catalog.challenges():
        assert str(row["goal"]["vp"]) in law_text("aoc", row["law"], language), row["id"]


# --- the face -------------------------------------------------------------------------------------------------------
def numbers_of(card: dict[str, Any]) -> list[int]:
    found = [card[key] for key in ("population", "cost_coins") if key in card]
    rows = [row for field in ("primary", "legacy", "effects") for row in card.get(field, [])]
    for row in rows:
        found += [value for value in row.values() if type(value) is int]
        found += [int(row["if"].removeprefix("techs<="))] if "techs<=" in row.get("if", "") else []
    return found


@pytest.mark.parametrize(("kind", "slug"), CARDS)
def test_the_face_of_a_card_has_every_number_of_its_row(kind: str, slug: str) -> None:
    card = words.card_row(kind, slug)
    face = aoc_face.face_of(kind, card)
    assert face
    shown = [sign.n for sign in face]
    for number in numbers_of(card):
        shown.remove(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_a_face_is_a_message(language: str) -> None:
    rows = [row for op in FIELDS for row in rows_of(op)]
    signs = [sign for card in aoc_library.cards(language) for sign in card.face]
    signs += [sign for row in rows for sign in aoc_face.effect_signs(row)]
    for sign in signs:
        assert sign.icon in GLYPHS, sign
        assert not sign.note or say(language, sign.note) != sign.note, sign
    assert all(aoc_face.effect_signs(row) for row in rows)


GLYPHS = {
    "action",
    "civ",
    "close",
    "coin",
    "lock",
    "plague",
    "power",
    "special",
    "tech",
    "vp",
    "war",
    "wonder",
    "worker",
}


def test_a_face_reads_part_by_part() -> None:
    primary = {"op": "action_discount", "action": "research", "coins": 1, "techs": ["mining"]}
    legacy = {"op": "game_end", "vp": 2, "per": "tech", "every": 3}
    card = {"population": 4, "primary": [primary], "legacy": [legacy]}
    assert aoc_face.face_of("civ", card) == [
        Sign("worker", 4),
        Sign("civ", None, "column-primary"),
        Sign("action", None, "action-research"),
        Sign("coin", 1, "face-less"),
        Sign("tech", None, "tech-mining"),
        Sign("civ", None, "column-legacy"),
        Sign("vp", 2, "face-game-end"),
        Sign("tech", 3, "face-per"),
    ]
