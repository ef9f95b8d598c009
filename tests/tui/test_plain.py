"""Sentences for people who listen: a whole game can be played by what is printed alone, in every language."""

import re
from functools import cache
from pathlib import Path

import pytest

from saecula import aoc, present, tta
from saecula.core.errors import BrokenLaw
from saecula.core.game import Game
from saecula.games import title_of
from saecula.i18n import LANGUAGES, say, texts
from saecula.tui import asks
from saecula.tui.plain import LONGEST, line_table, runs, spoken
from saecula.tui.table import TerminalTable, own_last_ply
from saecula.tui.told import Told, library_of
from tests.kit.games import new_game
from tests.tta.scenario import table
from tests.tui.listener import ASKED, Listener, heard_game
from tests.tui.table import play

PLAYED = [("aoc", "en"), ("aoc", "ru"), ("aoc", "it"), ("tta", "en"), ("tta", "ru"), ("tta", "it")]
LAW = re.compile(r"\[[a-z0-9.-]+\]")
AGES = {"I", "II", "III", "IV"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@cache
def heard(name: str, language: str) -> tuple[Game, Listener, str]:
    return heard_game(name, language, 7)


@pytest.mark.parametrize(("name", "language"), PLAYED)
def test_a_whole_game_is_played_by_ear(name: str, language: str) -> None:
    game, listener, text = heard(name, language)
    assert game.is_over()
    assert f"{say(language, 'result')}." in text.splitlines()[-12:]
    outcome = game.outcome()
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert re.search(rf"{game.names[seat]}, \w+ {score} \(", text.replace("\n  ", " "))
    assert listener.refused == 0, "every number that was heard is good"


@pytest.mark.parametrize(("name", "language"), PLAYED)
def test_nothing_is_drawn_and_no_line_is_long(name: str, language: str) -> None:
    _, _, text = heard(name, language)
    assert re.findall(r"[\u2500-\u259f\u25a0-\u25ff\u2190-\u21ff★☠⚔●°·×]", text) == []
    assert "\x1b" not in text
    assert max(len(line) for line in text.splitlines()) <= LONGEST


@pytest.mark.parametrize(("name", "language"), PLAYED)
def test_every_part_of_the_table_answers(name: str, language: str) -> None:
    game, listener, _ = heard(name, language)
    assert all(answer.strip() for answer in listener.asked.values())
    assert set(listener.asked) == set(ASKED)
    assert game.names[1] in listener.asked["board 2"]
    assert game.names[1] in listener.asked["scores"]


def test_the_row_tells_more_only_where_a_card_can_be_taken() -> None:
    game = tta.Game(seats=2, seed=7)
    seat, face = game.turn_seat, title_of("tta").face
    told = Told(game, seat, "en", library_of(game, "en"))
    assert told.decision is not None
    assert face.helpful_part(told.decision) == "row"
    more = say("en", "tells-more", word=asks.word("row", "en"))
    assert more in play(["quit"], game, 2, plain=True).text
    while len(game.legal) > 1:
        game.push(next(text for text in game.legal if text.startswith("take")))
    assert list(game.legal) == ["end"]
    assert more not in play(["quit"], game, 2, plain=True).text


@pytest.mark.parametrize("name", ["aoc", "tta"])
def test_a_part_that_no_table_has_is_refused_by_its_name(name: str) -> None:
    game = new_game(title_of(name).rules, {"seats": 2}, 7)
    told = Told(game, game.turn_seat, "en", library_of(game, "en"))
    with pytest.raises(BrokenLaw, match="weather"):
        title_of(name).face.sentences(told, "weather", 0)


@pytest.mark.parametrize("name", ["aoc", "tta"])
def test_russian_sentences_hold_no_latin_word(name: str) -> None:
    _, _, text = heard(name, "ru")
    found = set(re.findall(r"[A-Za-z][A-Za-z'-]+", LAW.sub("", text.replace("\n  ", " ")))) - AGES
    assert found == set()


@pytest.mark.parametrize("name", ["aoc", "tta"])
def test_italian_sentences_are_not_english_ones(name: str) -> None:
    """Every message without parameters whose Italian text differs is looked for in what was printed."""
    _, _, text = heard(name, "it")
    said = LAW.sub("", text.replace("\n  ", " ")).casefold()
    italian = plain_messages("it")
    english = {text for key, text in plain_messages("en").items() if italian.get(key, text) != text and len(text) > 7}
    assert len(english) > 800
    italian_words = " ".join(italian.values()).casefold()
    leaked = [one for one in english if re.search(rf"(?<!\w){re.escape(one.casefold())}(?!\w)", said)]
    assert [one for one in leaked if one.casefold() not in italian_words] == []


def plain_messages(language: str) -> dict[str, str]:
    """Messages of one line without parameters."""
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", texts(language), flags=re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["aoc", "tta"])
def test_no_message_is_missing(name: str, language: str) -> None:
    _, _, text = heard(name, language)
    ids = r"\b(?:tta|part|word|help|form|number|event|do|idea|ask|place|source|symbol|when|fact|warning)-[a-z-]+\b"
    assert re.findall(ids, LAW.sub("", text)) == []


# --- only what changed ----------------------------------------------------------------------------------------------
def test_after_a_command_only_what_changed_is_said() -> None:
    game = tta.Game(seats=2, seed=4)
    pages = play(["1"], game, plain=True, person=True).pages
    assert pages[0].count("\n") > 15
    assert len(pages[1].splitlines()) < 8
    assert re.search(r"Civil actions left \d, was \d", pages[1])
    assert "Culture" not in pages[1], "what stays as it was is not told again"


def test_numbers_stay_what_they_were_while_the_question_is_open() -> None:
    game = tta.Game(seats=2, seed=5)
    while game.state.round < 3:  # type: ignore[attr-defined]
        game.push("end" if "end" in game.legal else next(iter(game.legal)))
    pages = play(["pass", "take 13", "actions"], game, plain=True, person=True).pages
    before = dict(re.findall(r"^(\d+)\. (.*)$", pages[1], flags=re.MULTILINE))
    fresh = dict(re.findall(r"^(\d+)\. (.*)$", pages[2], flags=re.MULTILINE))
    assert "No longer possible" in pages[2]
    for number, text in fresh.items():
        assert number not in before or before[number].split(":")[0] == text.split(":")[0]
    listed = re.findall(r"^(\d+)\. ", pages[3], flags=re.MULTILINE)
    assert listed == [str(n) for n in range(1, len(listed) + 1)]
    assert len(listed) < len(before)


def test_runs_of_numbers_are_short() -> None:
    assert runs([1, 2, 3, 7, 9, 10]) == "1-3, 7, 9-10"


def test_a_continued_game_does_not_print_its_past() -> None:
    game = tta.Game(seats=2, seed=5)
    for _ in range(60):
        game.push(next(command for command in game.legal if command != "resign"))
    for plain in (True, False):
        page = play([], game, humans=2, plain=plain).pages[-2]
        assert "The game goes on after 60 commands" in page
        news = page.split("Since your last turn")[-1]
        assert page.count("takes ") - news.count("takes ") == 0
        assert "Round 1 begins" not in page


def test_the_terminal_tells_the_lines_of_the_digest() -> None:
    """It told fewer than the page, and other ones where there was much to tell."""
    told = 0
    for game in (tta.Game(seats=2, seed=5), aoc.Game(seats=2, seed=5)):
        while game.ply < 40 or game.state.stack[-1].seat == game.log[-1].seat:
            game.push(next(command for command in game.legal if command != "resign"))
        seat = game.state.stack[-1].seat
        news = play([""], game, humans=2, plain=True, width=400).text.split("Since your last turn")[-1]
        digest = present.digest_since(game, seat, own_last_ply(game, seat), "en")
        lines = [line.text for turn in digest.turns for line in turn.lines]
        flat = " ".join(news.split())
        assert [line for line in lines if spoken(line, "then") not in flat] == []
        told += len(lines)
    assert told > 5


def test_a_bid_tells_what_it_sends() -> None:
    t = (
        table(2, age=1)
        .give(0, workers={"warriors": 2})
        .give(1, workers={"warriors": 1})
        .reveal("strategic-territory-i")
    )
    for plain in (True, False):
        page = play([""], t.game, humans=2, plain=plain).text
        for action in present.decision(present.scene(t.game, 0), "en").actions:  # type: ignore[union-attr]
            assert not action.force or action.note in " ".join(page.split())


def test_a_turn_is_ended_in_spite_of_warnings_at_the_second_word() -> None:
    game = aoc.Game(seats=2, seed=4)
    pages = play(["1", "end", "end"], game, humans=2, plain=True, person=True).pages
    assert "You still have" in pages[2]
    assert "Type the same again" in pages[2]
    assert len(game.log) == 2
    rash = aoc.Game(seats=2, seed=4)
    play(["1", "end"], rash, humans=2, plain=True)
    assert len(rash.log) == 2, "a script is told, but not asked again"


def test_nobody_gives_a_game_up_by_one_wrong_number() -> None:
    game = tta.Game(seats=3, seed=5)
    while game.state.round < 2 or game.decision.seat != 0:  # type: ignore[attr-defined, union-attr]
        game.push("end" if "end" in game.legal else "pass")
    pages = play(["resign", "pass"], game.copy(), plain=True, person=True).pages
    assert "give the game up" in pages[1]
    assert "takes no political action" in pages[2]
    played = play(["resign", "resign"], game, plain=True, person=True)
    assert any(move.text == "resign" for move in played.game.log)


def test_an_action_is_tried_without_being_done() -> None:
    game = tta.Game(seats=2, seed=4)
    played = play(["try 1", "try end"], game, humans=2, plain=True)
    assert game.ply == 0
    assert re.search(r"Civil actions left \d, was \d", played.pages[1])
    assert "This cannot be taken back." in played.pages[2]
    assert "still have" in played.pages[2]


def test_the_words_of_the_language_and_the_english_ones_are_understood() -> None:
    for words in (["ряд", "планшет 2", "помощь"], ["row", "board 2", "help"]):
        pages = play(words, tta.Game(seats=2, seed=4), humans=2, plain=True, language="ru").pages
        assert "Место 13: " in pages[1]
        assert pages[2].startswith("Планшет: seat 2")
        assert "Что можно ввести" in pages[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_can_be_typed_in_the_words_that_are_shown(language: str) -> None:
    game = tta.Game(seats=2, seed=4)
    label = re.search(r"^1\. (.*?)\.$", play([], game, plain=True, language=language).pages[0], re.MULTILINE)
    assert label
    before = game.ply
    play([label[1]], game, plain=True, language=language)
    assert game.ply == before + 1


# --- help -----------------------------------------------------------------------------------------------------------
def test_help_lists_the_commands_of_the_game_and_no_others() -> None:
    shown = {name: play(["help"], game, humans=2, plain=True).pages[1] for name, game in
             (("tta", tta.Game(seats=2, seed=4)), ("aoc", aoc.Game(seats=2, seed=4)))}  # fmt: skip
    for name, other in (("tta", "aoc"), ("aoc", "tta")):
        own, foreign = ({verb.word for verb in title_of(game).speech.verbs("en")} for game in (name, other))
        assert len(own) > 10
        listed = set(
            re.findall(r"^  ([a-z-]+)(?: [A-Z\[][^:]*)?: ", shown[name].split("Commands of this game")[1], re.MULTILINE)
        )
        assert own <= listed
        assert not listed & (foreign - own)
    assert "rome" not in shown["tta"]


# --- when -----------------------------------------------------------------------------------------------------------
class Output:
    def __init__(self, is_terminal: bool, is_dumb_terminal: bool) -> None:
        self.is_terminal = is_terminal
        self.is_dumb_terminal = is_dumb_terminal


@pytest.mark.parametrize(
    ("terminal", "dumb", "plain", "drawn"),
    [(True, False, False, True), (True, False, True, False), (True, True, False, False), (False, False, False, False)],
)
def test_pipes_and_terminals_that_only_print_get_sentences(
    terminal: bool, dumb: bool, plain: bool, drawn: bool
) -> None:
    assert (line_table(Output(terminal, dumb), plain) is TerminalTable) == drawn  # type: ignore[arg-type]
