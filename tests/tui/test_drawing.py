"""What the terminal table shows: to whom, how much of it, and in which words."""

import re

import pytest

from saecula import aoc, tta
from saecula.aoc import terms as t
from saecula.aoc import words
from saecula.aoc.cards.tables import CIV_IDS
from saecula.aoc.speech import AocSpeech
from saecula.core.event import Event
from saecula.core.game import Game
from saecula.games import title_of
from saecula.i18n import LANGUAGES, say
from saecula.present.picture import number_name
from saecula.speech import seen
from saecula.tui.table import WIPE
from saecula.tui.told import Told, library_of
from tests.tui.table import play


@pytest.fixture(autouse=True)
def folder(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))


def draft(seats: int = 2) -> aoc.Game:
    return aoc.Game(seats=seats, seed=3, modules=("draft",), first="1")


# --- secrets at one keyboard ------------------------------------------------------------------------------------------
def test_the_screen_is_handed_over_before_every_change_of_seat_and_wiped() -> None:
    played = play(["", "1", "", "1", "", "1"], draft(), humans=2, terminal=True)
    handed = [page for page in played.pages if page.rstrip().endswith("Press Enter when ready.")]
    assert played.pages[0] == handed[0]  # nothing is shown before the first hand-over
    assert len(handed) == 4
    assert all(page.endswith("ready. ") and WIPE in page for page in handed)


def test_one_human_among_bots_is_handed_nothing() -> None:
    assert "Pass the keyboard" not in play(["1", "1"], draft()).text


def test_a_line_typed_at_the_hand_over_is_obeyed_and_its_end_ends_the_game() -> None:
    played = play(["1", "1"], draft(), humans=2)
    assert played.game.ply == 2
    assert "Your choice (seat 1)> 1\n" in played.text
    assert play([""], draft(), humans=2).table.leaving


def test_every_seat_is_shown_what_happened_since_its_own_last_look() -> None:
    played = play(["", "1", "", "1", "", "log"], draft(), humans=2)
    second, third = played.pages[3], played.pages[5]
    assert "seat 1 keeps a card." in second
    assert re.search(r"seat 1 keeps (?!a card)", third)
    assert "seat 2 keeps a card." in third


def test_no_drawing_can_show_the_hand_of_another_seat() -> None:
    game = draft(3)
    while game.decision and game.decision.kind == "draft":
        game.push(next(iter(game.legal)))
    assert isinstance(game.state, words.State)
    for seat in range(3):
        known = seen(game.rules, game.view(seat))
        assert isinstance(known, words.State)
        assert known.seats[seat].hand == game.state.seats[seat].hand
        other = (seat + 1) % 3
        assert known.seats[other].hand != game.state.seats[other].hand
        assert words.effects_of(known, seat, "en") == words.effects_of(game.state, seat, "en")


# --- how much is drawn ------------------------------------------------------------------------------------------------
def test_the_whole_table_is_drawn_once_in_a_turn() -> None:
    pages = play(["1", "culture", "show"], aoc.Game(seats=2, seed=9), humans=2).pages
    whole = ["Civilization market" in page for page in pages[:4]]
    assert whole == [True, False, False, True]
    assert all("Timeline" in page and "Board of" in page for page in pages[:2])
    assert "Timeline" not in pages[2], "a refused command changes nothing"


def test_the_solo_player_sees_the_whole_table_at_every_turn() -> None:
    played = play(["1"] * 200, aoc.Game(seats=1, seed=4))
    assert played.game.is_over()
    assert played.text.count("Civilization market") == 6


def test_an_undone_command_is_drawn_once() -> None:
    page = play(["1", "hunt", "undo"], aoc.Game(seats=2, seed=9), humans=2).pages[3]
    assert page.count("Timeline") == 1


def test_symbols_are_explained_and_only_shown_ones_are_marked() -> None:
    page = play([], aoc.Game(seats=2, seed=9), humans=2).pages[0]
    assert "[ ] open this round · ⚔ war · ☠ plague" in page
    assert "★ first player" in page
    timeline = next(line for line in page.splitlines() if line.startswith("Timeline"))
    assert re.search(r"[⚔☠]°", timeline)
    assert not re.search(r"\w°", timeline)


def test_forbidden_actions_are_folded_by_reason_and_promise_nothing() -> None:
    pages = play(
        ["1", "exploit", "hunt", "hunt", "build", "fish", "research writing"], aoc.Game(seats=2, seed=9), humans=2
    ).pages
    forbidden = [line for page in pages for line in page.splitlines() if " × " in line]
    assert not any("…  [" in line or "→" in line for line in forbidden)
    assert any(re.match(r" *\d+-\d+ × .*, .* — .{20,} \[action.available.row\]", line) for line in forbidden)
    assert max(page.count("idle worker, you have 0") for page in pages) == 1
    assert all(re.search(r" — .{8,} \[[a-z.-]+\]$", line) for line in forbidden)


def test_a_number_of_a_folded_line_can_be_asked_about() -> None:
    page = play(["1"], aoc.Game(seats=2, seed=9), humans=2).pages[1]
    found = re.search(r"(\d+)-(\d+) × ", page)
    assert found
    shown = play(["1", f"why {found[2]}"], aoc.Game(seats=2, seed=9), humans=2).text
    assert "other cards of the row are not" in shown


# --- how wide ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [aoc.Game(seats=4, seed=4), tta.Game(seats=4, seed=4)], ids=["aoc", "tta"])
def test_headings_are_whole_at_80_columns(game: Game, language: str) -> None:
    game = game.copy()
    game.names = [f"{say(language, 'bot-medium')} {seat}" for seat in range(1, 5)]
    text = play(["", "show"], game, humans=4, language=language, width=80).text
    numbers = [number_name(number, language) for number in title_of(game.rules.name).picture.compared]
    columns = [f"column-{name}" for name in ("civ", "workers", "coins", "primary", "legacy")]
    headings = [say(language, column) for column in columns] if game.rules.name == "aoc" else []
    rows = [line for line in text.splitlines() if line[:1] in "┃│"]
    for heading in [*numbers, *headings, *game.names]:
        assert any(re.search(rf"[┃│] *{re.escape(heading)}( ★)? *[┃│]", line) for line in rows), heading
    assert max(len(line) for line in rows) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_forbidden_actions_are_named_in_the_reader_s_language(language: str) -> None:
    text = play([""], tta.Game(seats=2, seed=4), humans=2, language=language).text
    assert say(language, "tta-idea-populate") in text
    assert "populate" not in text


# --- in which words ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_technologies_and_wonders_say_what_they_do(language: str) -> None:
    game = aoc.Game(seats=2, seed=4)
    game.push(next(iter(game.legal)))
    assert isinstance(game.state, words.State)
    writing = words.command_text(game.state, game.command("research writing"), language)
    effects = words.effects_text(words.card_row("tech", "writing")["effects"], language)
    assert writing.endswith(f"· {effects}")
    learn = words.command_text(game.state, game.command("learn writing"), language)
    assert learn.endswith(f"· {effects}")


def test_the_deciding_seat_sees_its_own_effects() -> None:
    game = aoc.Game(seats=2, seed=4)
    pages = play(["1"], game, humans=2).pages
    assert "Effects: none" in pages[0]
    assert isinstance(game.state, words.State)
    main = CIV_IDS[game.state.seats[game.log[0].seat].main]
    row = words.card_row("civ", main)
    line = next(line for line in pages[1].splitlines() if line.startswith("Effects"))
    for effect in (*row["primary"], *row["legacy"]):
        assert words.effect_text(effect, "en") in line


def test_house_names_are_marked_wherever_they_stand() -> None:
    game = aoc.Game(seats=2, seed=4)
    game.push(next(iter(game.legal)))
    s = game.state
    assert isinstance(s, words.State)
    wonder = words.WONDER_IDS[s.wonders[0]]
    marked = words.name("wonder", wonder, "en") + "°"
    for command in (f"wonder {wonder}", f"choose {wonder}"):
        assert marked in words.command_text(s, game.command(command), "en")
    event = Event(t.WONDER_TAKEN, 0, s.wonders[0], 0, 0, -1)
    assert words.event_text(event, ["A"], "en") == f"A takes {marked}."
    assert AocSpeech().source_name(wonder, "en") == marked
    s.seats[0].civs = [CIV_IDS.index("khmer")]
    s.seats[0].wonders.append(s.wonders[0])
    told = Told(game, 0, "en", library_of(game, "en"))
    shown = told.names_of(told.board.seats[0].civs), told.names_of(told.board.seats[0].wonders)
    assert shown == ("Khmer°", marked)


def test_the_log_leaves_out_whose_turn_begins() -> None:
    assert "begins a turn" not in play(["1", "log"], humans=2).text
