"""Every card that has something to say is named by a test of this folder; of the expansion, every card."""

import re
from pathlib import Path

import pytest

from saecula.tta.cards.card import Card
from saecula.tta.cards.catalog import BASE_CARDS, CARDS
from saecula.tta.cards.expansion import MASTERED
from saecula.tta.terms import ACTION, BONUS, NOTHING, ORDER_NOTHING, POINTER, SCORE_NOTHING, TACTIC, TERRITORY
from tests.tta.cards import test_mastered

HERE = Path(__file__).parent
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")) if path != Path(__file__))
NAMED = set(re.findall(r"[a-z]+(?:-[a-z]+)*", TESTS))


def speaks(card: Card) -> bool:
    """Powers, an order, an effect, a score, steps, sides; or a kind whose cards always do something."""
    if card.kind in (ACTION, TACTIC, TERRITORY, BONUS):
        return True
    effect = card.effect != NOTHING or card.order != ORDER_NOTHING or card.score != SCORE_NOTHING
    return bool(card.powers or card.steps or card.a or card.b or effect)


def is_of_its_own(card: Card) -> bool:
    """Not a pointer, which only holds a slot, and not a tactic with a leader under it, all of which are tried alike."""
    return card.kind != POINTER and not card.slug.endswith(MASTERED)


@pytest.mark.parametrize("slug", [card.slug for card in CARDS[:BASE_CARDS] if speaks(card)])
def test_a_test_names_the_card(slug: str) -> None:
    assert slug in NAMED


@pytest.mark.parametrize("slug", [card.slug for card in CARDS[BASE_CARDS:] if is_of_its_own(card)])
def test_a_test_names_the_card_of_the_expansion(slug: str) -> None:
    assert slug in NAMED


def test_every_tactic_is_tried_with_a_leader_under_it() -> None:
    mastered = [card.slug for card in CARDS if card.slug.endswith(MASTERED)]
    assert [slug + MASTERED for slug in test_mastered.TACTICS] == mastered
