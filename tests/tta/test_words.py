"""Through the Ages in words: every card, command, question and event has its text in every language."""

import pytest
from msgspec import UNSET

from saecula.core.event import SPECTATOR
from saecula.i18n import LANGUAGES
from saecula.present import tta_library
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.cards.catalog import CARDS, NUMBER
from saecula.tta.rules import TtaRules
from saecula.tta.terms import STAGE_HELPED
from saecula.tui import tta_cards
from tests.kit.games import random_game
from tests.tta.scenario import table

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

    assert text("drama") == (
        "Every worker on it gives +2 culture each turn, +1 happy face. "
        "Developing it costs 3 science and a civil action. Building one costs 4 resources and a civil action."
    )
    assert text("moses") == (
        "Increasing your population costs 1 food less, not below 0. Playing this leader costs 1 civil action."
    )
    assert text("pyramids") == (
        "Gives +1 civil action. "
        "Resources for the stages from left to right: 3-2-1; building a stage costs 1 civil action as well."
    )
    stage = CARDS[NUMBER["empire-state-building"]].stages[0]
    assert text("empire-state-building").startswith(f"One stage only: {stage} resources and 1 civil action.")
    assert text("crusades") == (
        "The strongest: score 4 culture. The weakest: lose 4 culture. "
        "In a tie whoever is on turn counts as having more, then whoever is closer to them clockwise. "
        "Preparing it takes your political action and scores 1 culture."
    )
    assert text("development-of-crafts") == "Everybody: gain 2 resources."
    assert text("spy") == (
        "Playing it takes your political action and 1 military action. "
        "Take 5 science points, or all the rival has if fewer. "
        "Only against a rival weaker than you; the rival may repel it by reaching your strength with military cards."
    )
    assert text("peace-treaty") == (
        "Both: +1 culture each turn. "
        "The partners may neither play aggressions against each other nor declare war on each other. "
        "Offering it takes your political action, even if it is refused."
    )
    assert text("vast-territory-i") == (
        "Permanent effect: −1 blue token, +3 yellow tokens. Immediate effect when it is colonized: 3 food. "
        "Preparing it takes your political action and scores 1 culture."
    )
    assert text("napoleonic-army") == (
        "Every army of 1 infantry, 1 cavalry, 1 artillery adds 7 strength. An army with a unit of level A adds only 4. "
        "Playing it costs 1 military action, copying it when it is common 2; once a turn."
    )


def test_no_card_has_zero_copies_where_another_brings_them() -> None:
    """It says nothing of copies then; a card that everybody has from the start has none indeed."""
    for slug in ("professional-sports-balanced", "legion-mastered"):
        assert tta_library.card_data(NUMBER[slug], "en").copies is UNSET
        assert "copies" not in tta_cards.card_data(NUMBER[slug])
    for slug, copies in (("legion", [2, 2, 2]), ("agriculture", [0, 0, 0]), ("naval-trade-agreement", [0, 1, 1])):
        assert tta_library.card_data(NUMBER[slug], "en").copies == copies
        assert list(tta_cards.card_data(NUMBER[slug])["copies"].values()) == copies


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


def test_an_offer_is_declined_in_other_words_than_it_is_ended() -> None:
    t = table(age=2).row("iron alchemy").reveal("international-agreement")
    done = RULES.parse(t.s, "done")
    assert words.command_text(t.s, done, NAMES, "en") == "Do nothing"
    t.do("pick 1")
    assert words.command_text(t.s, done, NAMES, "en") == "Nothing more"
