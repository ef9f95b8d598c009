"""Views, drawings and events for people: names instead of numbers, types, and nothing that a seat may not know."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import SPECTATOR, InvalidCommand
from saecula.core.event import HIDDEN, redact
from saecula.core.game import Game
from saecula.core.seen import Field, SeenCard
from saecula.i18n import LANGUAGES
from saecula.laws import catalogue
from saecula.tta.cards.catalog import CARDS
from tests.library.games import TABLES, new_table, table_at

PLIES = (0, 3, 11, 40, 120, 10_000)
every_table = pytest.mark.parametrize("name", TABLES)
every_ply = pytest.mark.parametrize("ply", PLIES)


def viewers(game: Game) -> list[int]:
    return [SPECTATOR, *range(game.state.seat_count)]


def fields_of_view(view: object) -> list[str]:
    kind = type(view)
    return [name for name, value in vars(kind).items() if isinstance(value, (Field, property))]


# --- views ----------------------------------------------------------------------------------------------------------
@every_table
@every_ply
def test_every_named_field_of_a_view_can_be_read(name: str, ply: int) -> None:
    game = table_at(name, ply)
    for seat in viewers(game):
        view = game.view(seat)
        for one in (view, *view.seats):
            for field in fields_of_view(one):
                value = getattr(one, field)
                assert isinstance(value, (int, str, list, dict)), field
                if isinstance(value, list):
                    assert all(isinstance(item, (SeenCard, int)) for item in value), field


@every_table
def test_named_fields_are_those_of_the_state(name: str) -> None:
    game = table_at(name, 50)
    state: Any = game.state
    view = game.view(0)
    assert (view.round, view.turn_seat, view.over) == (state.round, state.turn_seat, state.over)
    assert view.row == list(state.row)
    for seen, seat in zip(view.seats, state.seats, strict=True):
        assert seen.wonders == list(seat.wonders)
        names = ("culture", "science", "civil", "blue", "leader") if name.startswith("tta") else ("vp", "coins", "main")
        assert [getattr(seen, field) for field in names] == [getattr(seat, field) for field in names]
        assert sum(1 << card for card in seen.techs) == seat.techs


@every_table
@every_ply
def test_a_view_prints_cards_by_name_and_travels_as_plain_numbers(name: str, ply: int) -> None:
    game = table_at(name, ply)
    for seat in viewers(game):
        view = game.view(seat)
        printed = repr(view)
        assert printed.startswith("View(")
        assert all(card.id in printed for card in view.row if card)
        assert_plain(view.to_data())
        assert json.loads(json.dumps(view.to_data())) == view.to_data()


def assert_plain(data: object) -> None:
    """Bots in other languages get numbers, whatever people see printed."""
    if isinstance(data, dict):
        for value in data.values():
            assert_plain(value)
    elif isinstance(data, list):
        for value in data:
            assert_plain(value)
    else:
        assert type(data) in (int, bool), type(data)


def test_a_seen_card_is_a_number_with_a_name() -> None:
    view = saecula.tta.Game(seats=2, seed=7).view(0)
    card = view.seats[0].government
    assert (repr(card), str(card), f"{card}", card.id) == ("despotism",) * 4
    assert card
    nobody = view.seats[0].leader
    assert (nobody, nobody.id, repr(nobody), bool(nobody)) == (-1, "", "-", False)
    with pytest.raises(AttributeError, match="cannot be changed"):
        view.round = 5


# --- drawings -------------------------------------------------------------------------------------------------------
@every_table
@every_ply
def test_what_is_drawn_and_printed_holds_nothing_that_a_seat_may_not_know(name: str, ply: int) -> None:
    game = table_at(name, ply)
    for seat in viewers(game):
        twin = game.copy()
        twin.state = game.rules.imagine(game.view(seat), 99)
        assert twin.draw(seat) == game.draw(seat)
        assert repr(twin.view(seat)) == repr(game.view(seat))
        assert repr(twin.decision) == repr(game.decision)
    assert str(game) == game.draw(SPECTATOR)
    for text in (str(game), repr(game)):
        assert game.seed not in text or len(game.seed) < 5


def test_the_imagined_twin_does_differ() -> None:
    """The test above would notice a leak: the decks of the twin are others."""
    game = table_at("tta", 40)
    other: Any = game.rules.imagine(game.view(0), 99)
    assert other.civil_deck != game.state.civil_deck  # type: ignore[attr-defined]
    assert [seat.cards for seat in other.seats] != [seat.cards for seat in game.state.seats]  # type: ignore[attr-defined]


def test_a_military_hand_is_drawn_for_its_owner_only() -> None:
    game = table_at("tta", 60)
    state: Any = game.state
    owner = next(seat for seat in range(3) if state.seats[seat].cards)
    names = ", ".join(CARDS[card].name for card in state.seats[owner].cards)
    assert f"    military hand: {names}" in game.draw(owner).splitlines()
    for other in viewers(game):
        if other != owner:
            assert f"military hand: {names}" not in game.draw(other)


def test_a_drawing_shows_what_everybody_sees() -> None:
    game = saecula.tta.Game(seats=2, seed=7)
    game.names = ["Ann", "Bob"]
    told = str(game)
    assert "Through the Ages, Age A, round 1" in told
    assert "Bob is asked: action" in told
    assert "1 Julius Caesar" in told
    assert "Bob: culture 0 +0, science 0 +1, strength 1" in told
    told = str(saecula.aoc.Game(seats=2, seed=7))
    assert "[conquest] [trade] [plague] culture" in told
    assert "Market: Olmec, Rome, India, Aztecs, Tibet" in told


@every_table
def test_a_game_prints_in_one_line_and_draws_to_its_end(name: str) -> None:
    game = table_at(name, 10_000)
    assert "\n" not in repr(game)
    assert "over, scores" in repr(game)
    assert "The game is over." in str(game)
    assert "is asked for" in repr(new_table(name))
    with pytest.raises(InvalidCommand, match="no seat"):
        game.draw(7)


# --- events ---------------------------------------------------------------------------------------------------------
@every_table
def test_every_event_has_a_name_and_a_sentence_in_every_language(name: str) -> None:
    game = table_at(name, 10_000)
    game.names = [f"Player{seat}" for seat in range(game.state.seat_count)]
    names = set()
    for seat in viewers(game):
        for event in game.events(seat):
            names.add(event.name)
            assert repr(event).startswith(f"Event({event.name!r}, seat={event.seat}")
            for language in LANGUAGES:
                sentence = game.tell(event, language)
                assert sentence[-1] in ".!"
                assert "{" not in sentence
    assert len(names) > 10
    assert all(name.islower() for name in names)


@every_table
def test_values_of_events_are_names(name: str) -> None:
    game = table_at(name, 10_000)
    known = {"card", "other", "civ", "tech", "wonder", "special", "token", "action", "source", "age"}
    seen = set()
    for event in game.events(SPECTATOR):
        for key, value in event.values.items():
            seen.add(key)
            assert isinstance(value, str if key in known else int), (event, key)
    assert seen & known


def test_hidden_cards_are_in_no_event_that_others_read() -> None:
    game = table_at("tta", 150)
    secrets = [event for events in game.happened for event in events if redact(event, SPECTATOR).a == HIDDEN != event.a]
    secrets = [event for event in secrets if "card" in event.values]
    assert len(secrets) > 3
    for event in secrets:
        shown = redact(event, SPECTATOR)
        assert "card" not in shown.values
        assert str(event.values["card"]) not in repr(shown)
        assert game.tell(shown) != game.tell(event)
        assert shown.cause == event.cause


def test_the_cause_of_an_event_is_a_law() -> None:
    for name in TABLES:
        game = table_at(name, 200)
        laws = catalogue(game.rules.name)
        assert {event.cause for event in game.events(SPECTATOR)} <= set(laws)


# --- where the library meets the system -------------------------------------------------------------------------------
def test_paths_are_accepted_wherever_texts_are(tmp_path: Path) -> None:
    game = table_at("tta-draft", 30)
    path = tmp_path / "game.jsonl"
    game.save(path)
    for given in (path, str(path)):
        loaded = saecula.load(given)
        assert type(loaded) is saecula.tta.Game
        assert loaded.digest() == game.digest()
        assert saecula.load(given, at=5).ply == 5
        assert saecula.verify(given).digest() == game.digest()


def test_python_runs_the_package() -> None:
    done = subprocess.run([sys.executable, "-m", "saecula", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == saecula.__version__


WITHOUT_WORDS = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
import saecula
game = saecula.tta.Game(seats=2, seed=7)
event = game.push("take 1")[-1]
print(event.name, event.values)
print(str(game).splitlines()[0])
try:
    game.tell(event)
except saecula.SaeculaError as error:
    print(error)
"""


def test_the_library_alone_reads_events_and_draws_and_says_what_sentences_need() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_WORDS], capture_output=True, text=True, check=True)
    name, title, lack = done.stdout.splitlines()
    assert name == "card-taken {'card': 'julius-caesar'}"
    assert title.startswith("Through the Ages")
    assert lack == 'sentences need the extra "terminal": pip install "saecula[terminal]"'


def test_importing_the_library_reads_neither_sentences_nor_drawings() -> None:
    late = ["fluent.runtime", *(f"saecula.{game}.{part}" for game in ("aoc", "tta") for part in ("words", "draw"))]
    code = f"import sys, saecula; print([name for name in {late} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
