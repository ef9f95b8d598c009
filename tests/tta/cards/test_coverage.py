"""Every card that has something to say is named by a test of this folder."""

import re
from pathlib import Path

import pytest

from saecula.tta.cards.card import Card
from saecula.tta.cards.catalog import BASE_CARDS, CARDS
from saecula.tta.terms import ACTION, BONUS, NOTHING, ORDER_NOTHING, TACTIC, TERRITORY

HERE = Path(__file__).parent
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")) if path != Path(__file__))
NAMED = set(re.findall(r"[a-z]+(?:-[a-z]+)*", TESTS))


def speaks(card: Card) -> bool:
    """Powers, an order, an effect, steps, sides; or a kind whose cards always do something."""
    if card.kind in (ACTION, TACTIC, TERRITORY, BONUS):
        return True
    effect = card.effect != NOTHING or card.order != ORDER_NOTHING
    return bool(card.powers or card.steps or card.a or card.b or effect)


@pytest.mark.parametrize("slug", [card.slug for card in CARDS[:BASE_CARDS] if speaks(card)])
def test_a_test_names_the_card(slug: str) -> None:
    assert slug in NAMED
