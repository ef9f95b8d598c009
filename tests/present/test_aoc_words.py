"""Age of Civilization in words: what sets commands apart, which price is paid, what an action brought and why not."""

import pytest

from saecula import present
from saecula.aoc import words
from saecula.core.event import SPECTATOR
from saecula.i18n import LANGUAGES, say
from saecula.present.shapes.common import Action, LogLine
from tests.aoc.scenario import Table, position


def offered(t: Table, word: str, language: str = "en") -> list[Action]:
    found = present.decision(present.scene(t.game, t.s.stack[-1].seat), language)
    assert found is not None
    return [one for one in found.actions if one.legal and one.word == word]


def last(t: Table, language: str = "en") -> list[LogLine]:
    return present.log(t.game, SPECTATOR, t.game.ply, language)


# --- civilizations --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_raising_and_annexing_tell_what_each_brings(language: str) -> None:
    """Both showed the same card: that annexing brings one worker and no primary effect was left to the rulebook."""
    t = position(round=3).give(civs="harappa", workers=2).market("rome maya egypt china japan").civ_phase()
    raised, annexed = (offered(t, word, language)[0] for word in ("rise", "annex"))
    assert raised.card == annexed.card == "rome"
    row = words.card_row("civ", "rome")
    primary, legacy = (words.effects_text(row[part], language) for part in ("primary", "legacy"))
    harappa = words.title("civ", "harappa", language)
    assert raised.note == " · ".join(
        [
            say(language, "note-rise", primary=primary, legacy=legacy),
            say(language, "note-main-ends", card=harappa),
        ]
    )
    assert annexed.note == " · ".join(
        [say(language, "note-annex", legacy=legacy), say(language, "note-main-stays", card=harappa)]
    )
    assert say(language, "workers", n=1) in annexed.title
    assert t.do("annex rome").seat().idle == 3


def test_annexing_at_the_limit_of_workers_brings_none() -> None:
    t = position(round=3).give(civs="harappa", workers=4).market("rome maya egypt china japan").civ_phase()
    assert "0 workers more" in offered(t, "annex")[0].title
    assert t.do("annex rome").seat().idle == 4


def test_a_skipped_civilization_tells_whether_one_could_be_taken() -> None:
    for civs, message in (("harappa", "told-civ-declined"), ("harappa maya rome", "told-civ-full")):
        t = position(round=4).give(civs=civs).civ_phase().do("skip")
        told = next(line for line in last(t) if line.law == "civ.skip")
        assert told.why == say("en", message, n=len(civs.split()))
        assert not told.matters


# --- prices ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_prices_the_one_that_is_paid_is_told_with_its_reason(language: str) -> None:
    """The table showed the price of Culture with Harappa, and Education asked for another one without a word."""
    t = position(round=4).give(civs="harappa", techs="writing education", coins=4).turn_end()
    used = offered(t, "use", language)[0]
    four, three = (say(language, "coins", n=n) for n in (4, 3))
    assert four in used.label
    assert four not in used.title
    assert [(sign.icon, sign.n) for sign in used.price] == [("coin", 4)]
    cards = words.title("civ", "harappa", language)
    assert used.note == say(language, "note-card-price", price=four, usual=three, cards=cards)
    assert t.do("use education").seat().coins == 0


def test_an_effect_at_the_usual_price_needs_no_reason() -> None:
    t = position(round=4).give(civs="rome", techs="writing education", coins=4).turn_end()
    used = offered(t, "use")[0]
    assert used.note == ""
    assert "→ 3 VP" in used.title


# --- what an action brought -----------------------------------------------------------------------------------------
def test_a_digest_tells_what_an_action_brought() -> None:
    """Coins were told only to whoever asked for everything."""
    t = position(round=4).give(civs="rome", workers=3, coins=9).give(1, civs="maya", coins=0).actions()
    since = t.game.ply
    t.do("exploit", "culture")
    told = [line.text for turn in present.digest_since(t.game, 1, since, "en").turns for line in turn.lines]
    assert told == [
        "seat 1 does Exploit at a cost of 0 coins and 1 worker.",
        "seat 1 gains 2 coins (Exploit).",
        "seat 1 does Culture at a cost of 4 coins and 1 worker.",
        "seat 1 gains 2 VP (Culture).",
    ]


def test_an_action_that_brings_nothing_says_so() -> None:
    t = position(row="conquest hunt fish farm culture build trade plague").give(civs="harappa", workers=3).actions()
    t.do("conquest")
    assert next(line for line in last(t) if line.topic == "plain").why == say("en", "told-brings-nothing")
