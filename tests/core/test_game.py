"""The Python interface: what people and programs hold in their hands, its refusals, its explanations, its undo."""

from typing import Any

import pytest

from saecula import aoc, tta
from saecula.aoc.ratings import power_of, price_of
from saecula.aoc.state import State
from saecula.aoc.terms import ACTION_IDS, ACTIONS, CARD_KEPT, CIV_RAISED, CIV_REVEALED, FARM, NOTHING, RESEARCH
from saecula.aoc.view import View
from saecula.core.chance import Chance, commitment
from saecula.core.command import command
from saecula.core.errors import (
    AmbiguousCommand,
    IllegalCommand,
    InvalidCommand,
    OptionError,
    Refusal,
    StaleCommand,
    UndoRefused,
)
from saecula.core.event import EVERYBODY, HIDDEN, SPECTATOR, Event, only, redact
from saecula.core.game import Game
from saecula.core.notation import complete, matches
from saecula.core.rules import Rules
from saecula.core.state import State as CoreState
from saecula.laws import catalogue
from tests.kit.games import finish, finished_game, game_at, new_game, random_game

RULES = aoc.RULES


def fresh() -> aoc.Game:
    return aoc.Game(seats=2, seed=7)


def acting() -> Game:
    """Seat on turn, its civilization raised, nothing done yet."""
    game = fresh()
    game.push(next(iter(game.legal)))
    assert game.decision is not None
    assert game.decision.kind == "actions"
    return game


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


# --- where a game stands --------------------------------------------------------------------------------------------
def test_a_new_game_asks_its_first_question() -> None:
    game = fresh()
    assert game.decision is not None
    assert repr(game.decision) == f"Decision(seat={game.turn_seat}, kind='civilization', ply=0)"
    assert not game.is_over()
    assert game.outcome() is None
    assert game.peek() is None
    assert game.names == ["seat 1", "seat 2"]


def test_games_of_one_seed_are_equal_and_without_a_seed_differ() -> None:
    assert fresh().digest() == fresh().digest()
    one, two = aoc.Game(seats=2), aoc.Game(seats=2)
    assert one.seed != two.seed
    assert len(one.seed) == 32
    assert one.commitment == commitment(one.seed)


def test_a_seed_may_be_a_number_or_its_text() -> None:
    assert aoc.Game(seats=3, seed=12).digest() == aoc.Game(seats=3, seed="12").digest()


@pytest.mark.parametrize("seed", [1.5, b"x", True, [1], pytest.param(10**5000, id="long"), "a\nb", "x" * 201])
def test_a_seed_is_a_number_or_a_short_text_and_nothing_else(seed: Any) -> None:
    with pytest.raises(OptionError) as caught:
        Game(RULES, {"seats": 2}, seed)
    assert caught.value.field == "seed"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"seats": 5}, "seats"),
        ({"seats": 0}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"modules": "draft"}, "modules"),
        ({"modules": ["war"]}, "modules"),
        ({"modules": [["draft"]]}, "modules"),
        ({"modules": False}, "modules"),
        ({"modules": {}}, "modules"),
        ({"seats": 1, "modules": ["draft"]}, "modules"),
        ({"seats": 1, "modules": ["changing-world"]}, "modules"),
        ({"deck": "small"}, "deck"),
        ({"deck": None}, "deck"),
        ({"first_player_direction": "left"}, "first_player_direction"),
        ({"aztecs_optional": 1}, "aztecs_optional"),
        ({"challenge": "caravans"}, "challenge"),
        ({"seats": 1, "challenge": "desert"}, "challenge"),
        ({"speed": 1}, "speed"),
    ],
)
def test_bad_settings_are_refused_by_name(options: dict[str, object], field: str) -> None:
    with pytest.raises(OptionError, match=f"^{field}: ") as caught:
        new_game(RULES, options, 1)
    assert caught.value.field == field


# --- legal commands -------------------------------------------------------------------------------------------------
class CountingRules(Rules):
    """The doors of another game's rules, with a counter at `legal`: the engine needs nothing else to play."""

    def __init__(self) -> None:
        self.name = "counting"
        self.listings = 0

    def options(self, given: dict[str, object]) -> dict[str, object]:
        return RULES.options(given)

    def setup(self, options: dict[str, object], chance: Chance) -> CoreState:
        return RULES.setup(options, chance)

    def legal(self, s: CoreState) -> list[int]:
        self.listings += 1
        return RULES.legal(s)

    def refusal(self, s: CoreState, cmd: int) -> Refusal | None:
        return RULES.refusal(s, cmd)

    def apply(self, s: CoreState, cmd: int) -> None:
        RULES.apply(s, cmd)

    def advance(self, s: CoreState) -> None:
        RULES.advance(s)

    def parse(self, s: CoreState, text: str) -> int:
        return RULES.parse(s, text)

    def text(self, s: CoreState, cmd: int) -> str:
        return RULES.text(s, cmd)


def test_legal_commands_are_listed_when_asked_for_and_only_once() -> None:
    rules = CountingRules()
    game = Game(rules, {"seats": 2}, 7)
    legal = game.legal
    assert rules.listings == 0
    assert len(legal) == 5
    assert list(legal) == list(fresh().legal)
    assert legal
    assert rules.listings == 1
    game.push(next(iter(legal)))
    assert len(legal) == 5, "a list belongs to its position"
    assert list(game.legal) != list(legal)


def test_legal_commands_iterate_count_contain_and_print() -> None:
    game = fresh()
    texts = list(game.legal)
    assert len(game.legal) == len(texts) == len(set(texts)) == 5
    assert all(text in game.legal for text in texts)
    assert bool(game.legal)
    assert repr(game.legal) == f"<legal: {', '.join(texts)}>"
    for other in ("skip", "dance", "", 5, None, "rise"):
        assert other not in game.legal


def test_nothing_is_legal_after_the_end() -> None:
    game = finished_game(RULES, {"seats": 2}, 1)
    assert game.is_over()
    assert game.decision is None
    assert list(game.legal) == []
    assert not game.legal
    with pytest.raises(IllegalCommand, match=r"end\.six"):
        game.push("skip")


# --- giving commands ------------------------------------------------------------------------------------------------
def test_push_carries_the_game_on_and_returns_what_happened() -> None:
    game = fresh()
    text = next(iter(game.legal))
    events = game.push(text)
    assert CIV_RAISED in [event.kind for event in events]
    assert (game.ply, game.peek()) == (1, text)
    assert game.log[0].seat == game.turn_seat
    assert game.happened[-1] == events


def test_commands_may_be_texts_beginnings_or_numbers() -> None:
    by_text, by_beginning, by_number = fresh(), fresh(), fresh()
    text = next(iter(by_text.legal))
    by_text.push(text.upper())
    by_beginning.push(" ".join(word[:4] for word in text.split()))
    by_number.push(by_number.command(text))
    assert by_text.digest() == by_beginning.digest() == by_number.digest()
    assert by_text.peek() == by_beginning.peek() == by_number.peek() == text


def test_an_illegal_command_names_its_law_in_words() -> None:
    game = fresh()
    with pytest.raises(IllegalCommand) as caught:
        game.push("skip")
    law = catalogue("aoc")["turn.first.must-rise"]
    assert caught.value.law == law.id
    assert str(caught.value) == f"'skip' is not legal: {law.text().rstrip('.')} [{law.id}]"


def test_an_illegal_command_says_the_numbers_that_were_compared() -> None:
    game = acting()
    state_of(game).seats[game.turn_seat].coins = 1
    with pytest.raises(IllegalCommand) as caught:
        game.push("research writing")
    law = catalogue("aoc")["action.cost.coins"]
    price = price_of(state_of(game), state_of(game).seats[game.turn_seat], RESEARCH, 0, "", False)
    assert price > 1
    assert caught.value.law == law.id
    assert law.text().rstrip(".") in str(caught.value)
    assert f"(needs {price} coins, has 1)" in str(caught.value)
    assert (caught.value.refusal.need, caught.value.refusal.have, caught.value.refusal.unit) == (price, 1, "coins")


def test_why_answers_without_pushing() -> None:
    game = fresh()
    refusal = game.why("skip")
    assert refusal is not None
    assert repr(refusal) == "Refusal(turn.first.must-rise)"
    assert (refusal.text, refusal.lack) == (catalogue("aoc")["turn.first.must-rise"].text(), 0)
    assert game.why(next(iter(game.legal))) is None
    assert repr(Refusal("x", "coins", 5, 3)) == "Refusal(x: needs 5 coins, has 3)"
    with pytest.raises(InvalidCommand):
        game.why("dance")
    assert game.ply == 0


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_why_says_the_law_in_a_language_and_what_is_lacking(language: str) -> None:
    game = acting()
    state_of(game).seats[game.turn_seat].coins = 1
    refusal = game.why("research writing", language)
    assert refusal is not None
    assert refusal.text == catalogue("aoc")["action.cost.coins"].text(language)
    assert (refusal.unit, refusal.lack) == ("coins", refusal.need - 1)
    assert refusal.lack > 0
    assert Refusal("x", "civilizations", 2, 3).lack == 0


@pytest.mark.parametrize("game", [acting(), tta.Game(seats=2, seed=7)], ids=["aoc", "tta"])
def test_a_refusal_keeps_the_language_that_it_was_told_in(game: Game) -> None:
    """Whatever is forbidden: who asks in another language gets a refusal of its own."""
    forbidden = [cmd for cmd in game.rules.thinkable(game.state) if game.rules.refusal(game.state, cmd) is not None]
    texts = [game.rules.text(game.state, cmd) for cmd in forbidden]
    assert len(texts) > 3
    for text in texts:
        english, russian = game.why(text, "en"), game.why(text, "ru")
        assert english is not None
        assert russian is not None
        assert english is not russian
        assert english.law == russian.law
        assert english.text == game.rules.law_text(english.law, "en")
        assert russian.text == game.rules.law_text(english.law, "ru")


@pytest.mark.parametrize("thing", [None, 1.5, True, b"pass", ["pass"]])
def test_things_that_are_neither_texts_nor_numbers_are_invalid(thing: object) -> None:
    game = acting()
    with pytest.raises(InvalidCommand, match="a text or a whole number"):
        game.push(thing)
    assert game.ply == 1


def test_an_illegal_number_is_named_by_its_text_where_it_has_one() -> None:
    game = fresh()
    skip = game.command("skip")
    with pytest.raises(IllegalCommand, match=r"^'skip' is not legal"):
        game.push(skip)
    with pytest.raises(InvalidCommand):
        game.push(10**30)
    for number in (command(skip, 5), command(250), -1):  # no text means these
        with pytest.raises(IllegalCommand, match=f"^'command {number}' is not legal"):
            game.push(number)


@pytest.mark.parametrize("text", ["", "   ", "dance", "rise", "rise nowhere", "skip it", "wonder petra petra", "learn"])
def test_texts_that_are_no_commands_are_invalid(text: str) -> None:
    game = fresh()
    before = game.digest()
    with pytest.raises(InvalidCommand):
        game.push(text)
    assert (game.digest(), game.ply) == (before, 0)


def test_a_beginning_of_several_commands_lists_them() -> None:
    game = fresh()
    with pytest.raises(AmbiguousCommand) as caught:
        game.push("r")
    assert caught.value.candidates == list(game.legal)
    assert all(text in str(caught.value) for text in game.legal)


def test_words_are_completed_one_by_one() -> None:
    assert matches("re wri", "research writing")
    assert not matches("re wri it", "research writing")
    assert complete("RE W", ["research writing", "rise rome"]) == "research writing"
    assert complete("use a", ["use aksum", "use aksum 2"]) == "use aksum"
    assert complete("x", ["use aksum"]) is None
    assert complete(" ", ["use aksum"]) is None
    with pytest.raises(AmbiguousCommand):
        complete("use a", ["use aksum", "use arabia"])


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    game = acting()
    with pytest.raises(StaleCommand, match=r"ply 0, .* ply 1") as caught:
        game.push("pass", ply=0)
    assert caught.value.ply == 1
    game.push("pass", ply=1)


# --- going back -----------------------------------------------------------------------------------------------------
def test_pop_takes_back_anything_and_push_can_go_on_elsewhere() -> None:
    game = fresh()
    before = game.digest()
    first, second = list(game.legal)[:2]
    game.push(first)
    after = game.digest()
    assert game.pop() == first
    assert (game.digest(), game.ply, len(game.happened)) == (before, 0, 1)
    game.push(second)
    assert game.digest() != after
    game.pop()
    with pytest.raises(UndoRefused, match="no command"):
        game.pop()


def test_people_take_back_what_revealed_nothing() -> None:
    game = acting()
    before = game.digest()
    game.push("exploit")
    assert game.undo_refusal() == ""
    assert game.undo() == "exploit"
    assert game.digest() == before


def test_undo_stops_at_a_revelation() -> None:
    game = acting()
    assert CIV_REVEALED in [event.kind for event in game.happened[-1]]
    with pytest.raises(UndoRefused, match="revealed"):
        game.undo()
    assert game.ply == 1


def test_undo_stops_where_another_seat_decides() -> None:
    game = acting()
    game.push("end")
    assert game.decision is not None
    assert game.decision.seat != game.log[-1].seat
    with pytest.raises(UndoRefused, match="another seat"):
        game.undo()


def test_undo_stops_at_the_end_and_at_the_beginning() -> None:
    with pytest.raises(UndoRefused, match="over"):
        finished_game(RULES, {"seats": 2}, 1).undo()
    with pytest.raises(UndoRefused, match="no command"):
        fresh().undo()


def test_what_may_be_taken_back_drew_no_card() -> None:
    undone = 0
    for game in random_game(RULES, {"seats": 3}, 3):
        if game.ply and not game.undo_refusal():
            before = game.history[-1]
            assert isinstance(before, State)
            assert before.deck == state_of(game).deck
            undone += 1
    assert undone > 10


def test_a_copy_goes_its_own_way() -> None:
    game = acting()
    game.names = ["a", "b"]
    twin = game.copy()
    assert (twin.digest(), twin.ply, twin.names, twin.seed) == (game.digest(), game.ply, game.names, game.seed)
    assert twin.events(0) == game.events(0)
    before = game.digest()
    finish(twin, 1)
    twin.names[0] = "c"
    assert (game.digest(), game.ply, game.names) == (before, 1, ["a", "b"])
    while twin.ply > 1:
        twin.pop()
    assert twin.digest() == before
    assert twin.chance == game.chance
    assert twin.commitment == game.commitment


# --- reading --------------------------------------------------------------------------------------------------------
def test_views_exist_for_every_seat_and_for_spectators_and_nobody_else() -> None:
    game = aoc.Game(seats=3, seed=1, modules=("draft",))
    for seat in (0, 1, 2, SPECTATOR):
        view = game.view(seat)
        assert isinstance(view, View)
        assert [bool(other.pack) for other in view.seats] == [i == seat for i in range(3)]
    for seat in (3, -2):
        with pytest.raises(InvalidCommand, match="no seat"):
            game.view(seat)
        with pytest.raises(InvalidCommand, match="no seat"):
            game.events(seat)


def test_explanations_add_up_to_the_number() -> None:
    checked = 0
    for game in random_game(RULES, {"seats": 3, "modules": ["innovation"]}, 4):
        s = state_of(game)
        for seat in range(3):
            player = s.seats[seat]
            assert sum(addend.amount for addend in game.explain("power", seat)) == power_of(s, player)
            assert sum(addend.amount for addend in game.explain("vp", seat)) == player.vp
            price = game.explain("price farm", seat)
            assert sum(addend.amount for addend in price) == price_of(s, player, FARM, NOTHING, "", False)
            writing = game.explain("price research writing", seat)
            assert sum(addend.amount for addend in writing) == price_of(s, player, RESEARCH, 0, "", False)
            for addend in [*price, *writing, *game.explain("power", seat)]:
                assert addend.law in catalogue("aoc"), addend
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("action", ACTION_IDS[:ACTIONS])
def test_every_price_is_explained_by_a_law_of_its_action(action: str) -> None:
    what = f"price {action} writing" if action == "research" else f"price {action}"
    law = fresh().explain(what, 0)[0].law
    assert law.split(".")[:2] == ["action", action]
    assert law in catalogue("aoc")


@pytest.mark.parametrize("what", ["", "beauty", "price", "price plague", "price research", "price research pottery"])
def test_what_cannot_be_explained_is_refused(what: str) -> None:
    with pytest.raises(InvalidCommand):
        fresh().explain(what, 0)
    with pytest.raises(InvalidCommand, match="no seat"):
        fresh().explain("power", 9)


def test_events_are_told_from_a_ply_on_and_as_a_seat_may_see_them() -> None:
    game = game_at(RULES, {"seats": 2, "modules": ["draft"]}, 1, 4)
    assert len(game.happened) == 5
    kept = [event for event in game.events(0) if event.kind == CARD_KEPT]
    assert [event.a == HIDDEN for event in kept] == [event.seat != 0 for event in kept]
    assert all(event.a == HIDDEN for event in game.events(SPECTATOR) if event.kind == CARD_KEPT)
    assert len(game.events(0, since=4)) == len(game.happened[4])
    assert game.events(0, since=5) == []
    assert sum(len(events) for events in game.happened) == len(game.events(1))


def test_redaction_blanks_only_the_secret_part() -> None:
    event = Event(3, 1, 17, 5, 6, only(1))
    assert redact(event, 1) is event
    for seat in (0, 2, SPECTATOR):
        assert redact(event, seat).key() == (3, 1, HIDDEN, 5, 6)
        assert "17" not in repr(redact(event, seat))
    assert redact(Event(3, 1, 17, 5, 6, EVERYBODY), SPECTATOR).a == 17


def test_the_outcome_of_a_finished_game_has_scores_ranks_and_lines() -> None:
    outcome = finished_game(RULES, {"seats": 3}, 2).outcome()
    assert outcome is not None
    data = outcome.to_data()
    assert list(data) == ["scores", "ranks", "reason", "lines", "goals"]
    assert outcome.reason in catalogue("aoc")
    assert [sum(line.values()) for line in outcome.lines] == outcome.scores
    assert outcome.winners() == [seat for seat in range(3) if outcome.ranks[seat] == 1]
