"""Through the Ages in words: every card, command, question and event has its text in every language."""

import pytest

from saecula.core.event import SPECTATOR
from saecula.i18n import LANGUAGES
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.cards.catalog import CARDS, NUMBER
from saecula.tta.rules import TtaRules
from saecula.tta.terms import STAGE_HELPED
from tests.kit.games import random_game

RULES = TtaRules()
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def is_finished(text: str) -> bool:
    """No id of a message and no placeholder is left in it."""
    return bool(text) and not text.startswith(("tta-", "card-", "power-", "order-")) and "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_a_kind_and_a_text(language: str) -> None:
    for card in range(len(CARDS)):
        assert is_finished(words.name(card, language)), CARDS[card].slug
        assert is_finished(words.kind_name(card, language)), CARDS[card].slug
        text = words.card_text(card, language)
        assert is_finished(text), CARDS[card].slug
        for phrase in ("power-", "order-", "step-", "who-", "score-", "aggression-", "war-"):
            assert phrase not in text, text


def test_texts_are_told_from_the_rows() -> None:
    def text(slug: str) -> str:
        return words.card_text(NUMBER[slug], "en")

    assert text("drama") == "per worker: 2 culture, 1 happy face; costs 3 science, 4 resources"
    assert text("moses") == "population costs 1 food less"
    assert text("pyramids") == "1 civil action; stages 3-2-1"
    assert text("crusades") == "the strongest: 4 culture; the weakest: -4 culture"
    assert text("peace-treaty") == "both: 1 culture; no attacks between the two"
    assert text("vast-territory-i") == "-1 blue token; 3 yellow tokens; once, when colonized: 3 food"
    assert text("napoleonic-army") == "army of 1 infantry, 1 cavalry, 1 artillery: 7 strength, outdated 4"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_command_and_event_of_a_game_can_be_said(language: str, seats: int) -> None:
    said = 0
    for game in random_game(RULES, {"seats": seats, "resignation": False}, 21):
        state = game.state
        if state.over:
            break
        assert is_finished(words.question(state, language))  # type: ignore[arg-type]
        for command in RULES.legal(state):
            assert is_finished(words.command_text(state, command, NAMES, language))  # type: ignore[arg-type]
            said += 1
    for event in game.events(SPECTATOR):
        assert is_finished(words.log_text(event, NAMES, language))
    assert said > 500


def test_every_event_has_its_words() -> None:
    assert set(words.EVENT_IDS) == set(range(t.ROUND_BEGAN, STAGE_HELPED + 1))
