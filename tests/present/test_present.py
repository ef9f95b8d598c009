"""What is told to a page: nothing hidden, nothing invented, everything with its law."""

import json
from typing import Any

import pytest

from saecula import aoc, present, tta
from saecula.core.errors import InvalidCommand, OptionError
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.i18n import LANGUAGES
from saecula.laws import catalogue
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.state import State
from saecula.tta.terms import CORRUPTION, FAMINE_STRUCK, STANCE_CIVIL, UPRISING
from tests.kit.games import Options, finished_game, game_at, sampled
from tests.present import plain
from tests.tta.scenario import table

EXPANSION = ["balanced", "military", "leaders-wonders"]
TABLES: list[tuple[Rules, Options]] = [
    (tta.RULES, {"seats": 2, "resignation": False}),
    (tta.RULES, {"seats": 4, "resignation": False}),
    (tta.RULES, {"seats": 3, "resignation": False, "modules": EXPANSION, "mode": "open-mix", "hidden_future": True}),
    (tta.RULES, {"seats": 3, "resignation": False, "modules": ["military"], "hidden_hands": True}),
    (aoc.RULES, {"seats": 3, "modules": ["innovation", "draft"]}),
    (aoc.RULES, {"seats": 1}),
]
every_table = pytest.mark.parametrize(
    ("rules", "options"), TABLES, ids=lambda value: value.name if isinstance(value, Rules) else str(value["seats"])
)
SUBJECTS = {
    "tta": {
        "culture": "culture_rate", "science": "science_rate", "strength": "strength", "happiness": "happiness",
        "food": "food", "resources": "resources", "food-rate": "food_rate", "resource-rate": "resource_rate",
        "civil": "civil_total", "military": "military_total", "science-stock": "science", "pool": "pool",
        "yellow": "yellow", "blue": "blue", "discontent": "discontent", "consumption": "consumption",
        "faces-needed": "faces_needed", "corruption": "corruption", "colonization": "colonization",
        "civil-hand": "hand_limit", "military-hand": "cards_limit",
    },
    "aoc": {"power": "power", "vp": "vp", "coins": "coins", "workers": "workers"},
}  # fmt: skip


def told(game: Game, seat: int) -> dict[str, Any]:
    """Everything that a page of this seat can get at this moment."""
    decision = plain.decision(game, seat, "en")
    actions = [action["text"] for action in decision["actions"]] if decision else []
    return {
        "board": plain.board(game, seat, "en"),
        "decision": decision,
        "previews": [plain.preview(game, seat, text, "en") for text in (actions[:5] + actions[-5:])],
        "warnings": plain.warnings(game, seat, "en"),
        "forecast": plain.forecast(game, seat),
        "whereabouts": plain.whereabouts(game, seat, "en"),
        "explanations": [
            plain.explain(game, seat, what, target, "en")
            for what in SUBJECTS[game.rules.name]
            for target in range(game.state.seat_count)
        ],
    }


@every_table
def test_hidden_things_change_nothing_that_a_seat_is_told(rules: Rules, options: Options) -> None:
    different = 0
    for game in sampled(rules, options, 5, 60):
        for seat in [*range(game.state.seat_count), SPECTATOR]:
            before = json.dumps(told(game, seat))
            twin = game.copy()
            twin.state = rules.imagine(game.view(seat), game.ply + 7)
            different += twin.digest() != game.digest()
            assert json.dumps(told(twin, seat)) == before
    assert different > 3 or options["seats"] == 1


def test_hidden_civil_hands_are_told_by_their_backs() -> None:
    hidden = 0
    for game in sampled(tta.RULES, {"seats": 2, "resignation": False, "hidden_hands": True}, 3, 25):
        for viewer in [0, 1, SPECTATOR]:
            for seat in plain.board(game, viewer, "en")["seats"]:
                player = game.state.seats[seat["seat"]]  # type: ignore[attr-defined]
                hand = [SLUGS[card] for card in player.hand]
                assert len(seat["hand"]) + len(seat["hand_ages"]) == seat["hand_size"] == len(hand)
                if seat["seat"] == viewer:
                    assert seat["hand"] == hand
                else:
                    hidden += len(seat["hand_ages"])
                    assert set(seat["hand"]) <= {SLUGS[card] for card in player.taken}
    assert hidden > 5


def test_only_the_own_military_cards_are_named() -> None:
    game = game_at(tta.RULES, {"seats": 3, "resignation": False}, 3, 90)
    for viewer in [0, 1, 2, SPECTATOR]:
        for seat in plain.board(game, viewer, "en")["seats"]:
            assert (seat["cards"] is not None) == (seat["seat"] == viewer)
            assert len(seat["card_ages"]) == len(game.state.seats[seat["seat"]].cards)  # type: ignore[attr-defined]


@every_table
def test_a_decision_lists_every_legal_command_and_the_law_against_every_other(rules: Rules, options: Options) -> None:
    forbidden = 0
    for game in sampled(rules, options, 2, 20):
        if game.decision is None:
            continue
        for language in LANGUAGES:
            asked = plain.decision(game, game.decision.seat, language)
            assert asked is not None
            legal = [action["text"] for action in asked["actions"] if action["legal"]]
            assert legal == list(game.legal)
            for action in asked["actions"]:
                assert action["about"], action
                assert "{" not in action["label"], action
                if not action["legal"]:
                    forbidden += 1
                    refusal = action["refusal"]
                    assert refusal["law_text"] == catalogue(rules.name)[refusal["law"]].text(language)
                    assert not refusal["lacks"].startswith("lacks-"), refusal
                    assert bool(refusal["lacks"]) == bool(refusal["unit"])
        for seat in range(game.state.seat_count):
            assert (plain.decision(game, seat, "en") is None) == (seat != game.decision.seat)
    assert forbidden > 20


@every_table
def test_a_preview_tells_the_numbers_that_will_be(rules: Rules, options: Options) -> None:
    compared = 0
    for game in sampled(rules, options, 4, 12):
        if game.decision is None:
            continue
        seat = game.decision.seat
        for text in list(game.legal)[:6]:
            seen = plain.preview(game, seat, text, "en")
            if seen["unknown"] or seen["ends_turn"]:
                continue
            twin = game.copy()
            twin.push(text)
            before, after = (plain.board(which, seat, "en")["seats"] for which in (game, twin))
            changed = {(change["seat"], change["number"]): change for change in seen["changes"]}
            closes = twin.state.turn != game.state.turn  # the last discard: actions of the next turn are no news of it
            for i in range(game.state.seat_count):
                for number in ("culture", "science", "strength", "civil", "vp", "coins", "power", "food"):
                    if number in before[i] and not (closes and number == "civil"):
                        change = changed.get((i, number))
                        was, becomes = (change["before"], change["after"]) if change else (before[i][number],) * 2
                        assert (was, becomes) == (before[i][number], after[i][number]), (text, number)
                        compared += 1
    assert compared > 10


def test_a_preview_of_what_reveals_something_promises_only_what_is_certain() -> None:
    dice = Dice(1)
    game = Game(tta.RULES, {"seats": 2, "resignation": False}, 11)
    tried = 0
    while not game.is_over() and tried < 5:
        assert game.decision is not None
        for text in game.legal:
            if text.startswith("prepare"):
                seen = plain.preview(game, game.decision.seat, text, "en")
                assert seen["barrier"]
                assert seen["unknown"]
                assert {one["number"] for one in seen["changes"]} <= {"culture"}  # by the level of the card
                tried += 1
        commands = game.legal.commands()
        game.push(commands[dice.below(len(commands))])
    assert tried >= 5


def test_only_the_seat_that_is_asked_may_try_things_out() -> None:
    game = Game(tta.RULES, {"seats": 2}, 1)
    assert game.decision is not None
    with pytest.raises(InvalidCommand):
        plain.preview(game, 1 - game.decision.seat, "end", "en")
    with pytest.raises(InvalidCommand):
        plain.preview(game, game.decision.seat, "conquer the moon", "en")
    refused = plain.preview(game, game.decision.seat, "populate", "en")
    assert not refused["legal"]
    assert refused["refusal"]["law"] == "turn.first.only-take-cards"


@every_table
def test_addends_sum_to_the_number_on_the_board(rules: Rules, options: Options) -> None:
    for game in sampled(rules, options, 6, 40):
        board = plain.board(game, SPECTATOR, "en")
        for seat in board["seats"]:
            for what, number in SUBJECTS[rules.name].items():
                found = plain.explain(game, SPECTATOR, what, seat["seat"], "ru")
                assert found["total"] == sum(addend["amount"] for addend in found["addends"])
                assert found["total"] == seat[number], what
                assert not any("source-" in addend["name"] for addend in found["addends"]), found
                assert all(addend["law_text"] for addend in found["addends"])
    with pytest.raises(InvalidCommand):
        plain.explain(game, SPECTATOR, "the weather", 0, "en")


@every_table
def test_every_line_of_the_log_names_a_law_and_hides_what_others_drew(rules: Rules, options: Options) -> None:
    game = finished_game(rules, options, 9)
    lines = {language: plain.log(game, SPECTATOR, 0, language) for language in LANGUAGES}
    assert len(lines["en"]) == len(lines["ru"]) == len(lines["it"]) > game.ply / 3
    for line in lines["en"]:
        assert line["law"] in catalogue(rules.name)
        assert "{" not in line["text"]
    assert plain.log(game, SPECTATOR, game.ply, "en") == [line for line in lines["en"] if line["ply"] == game.ply]
    if rules.name == "tta":
        own, others = ([line["text"] for line in plain.log(game, seat, 0, "en")] for seat in (0, 1))
        assert own != others


@every_table
def test_a_digest_is_short_and_tells_how_numbers_moved(rules: Rules, options: Options) -> None:
    game = finished_game(rules, options, 8)
    found = plain.digest_since(game, 0, 3, "it")
    told = sum(len(turn["lines"]) for turn in found["turns"])
    assert 0 < told <= 80
    whole = [line for line in plain.log(game, 0, 4, "it") if line["topic"] not in ("minor", "turn")]
    assert found["left_out"] == len(whole) - told
    assert found["moved"]
    assert all(3 <= turn["first"] < turn["last"] <= game.ply for turn in found["turns"])
    nothing = plain.digest_since(game, 0, game.ply, "it")
    assert nothing == {
        "since": game.ply,
        "until": game.ply,
        "moved": [],
        "left_out": 0,
        "turns": [],
    }


@every_table
def test_a_digest_tells_every_turn_since_mine(rules: Rules, options: Options) -> None:
    """Once it began with whatever I had done last, so a rival's turn that an event of mine fell into was not told."""
    told = 0
    for game in sampled(rules, options, 8, 2):
        if game.is_over():
            continue
        seat, movers = game.state.turn_seat, [before.turn_seat for before in game.history]
        if seat not in movers or movers[-1] == seat:
            continue
        found = present.digest_since_turn(game, seat, "en")
        since = found.since
        assert movers[since - 1] == seat
        assert seat not in movers[since:]
        turns = [turn.seat for turn in found.turns]
        others = [mover for k, mover in enumerate(movers[since:], since) if mover != movers[k - 1]]
        assert turns == others
        told += len(others)
    assert told > 5 or options["seats"] == 1


@every_table
def test_a_report_has_scores_by_source_and_a_graph_for_every_round(rules: Rules, options: Options) -> None:
    game = finished_game(rules, options, 12)
    found = plain.report(game, "ru")
    outcome = game.outcome()
    assert outcome is not None
    assert [seat["score"] for seat in found["seats"]] == outcome.scores
    assert found["winners"] == outcome.winners()
    assert found["rounds"] == list(range(1, rules.round_of(game.state) + 1))
    for graph in found["graphs"]:
        assert [len(line) for line in graph["lines"]] == [len(found["rounds"])] * game.state.seat_count
    points = found["graphs"][0]
    assert [line[-1] for line in points["lines"]] == outcome.scores
    for seat in found["seats"]:
        if rules.name == "aoc":
            assert sum(line["points"] for line in seat["sources"]) == seat["score"]


def test_a_game_continued_from_a_snapshot_has_the_same_graphs() -> None:
    game = game_at(tta.RULES, {"seats": 2, "resignation": False}, 4, 120)
    again = Game(tta.RULES, {"seats": 2, "resignation": False}, 4, None, game.stream)
    again.resume(game.state.to_data(), game.log)
    assert again.resumed_at == 120
    assert plain.report(again, "en") == plain.report(game, "en")
    assert plain.digest_since(again, 0, 10, "en")["moved"] == []


# --- warnings -------------------------------------------------------------------------------------------------------
def test_warnings_before_the_end_of_a_turn_come_true() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for game in sampled(tta.RULES, {"seats": 2, "resignation": False}, seed, 4):
            if game.decision is None or game.decision.kind != "action":
                continue
            seat = game.decision.seat
            warned = {warning["id"]: warning for warning in plain.warnings(game, seat, "en")}
            seen |= set(warned)
            assert all(warning["law_text"] for warning in warned.values())
            twin = game.copy()
            twin.push("end")
            must_discard = twin.decision is not None and twin.decision.kind == "discard"
            assert ("discard" in warned) == (must_discard and twin.state.stack[-1].seat == seat)
            if not must_discard:
                happened = {event.kind for event in twin.happened[-1] if event.seat == seat}
                for name, kind in (("uprising", UPRISING), ("corruption", CORRUPTION), ("famine", FAMINE_STRUCK)):
                    assert (name in warned) == (kind in happened), name
    assert {"corruption", "unused-civil", "tactic", "discard", "famine"} <= seen


def test_a_seat_that_is_not_asked_is_not_warned() -> None:
    game = Game(tta.RULES, {"seats": 2}, 1)
    assert game.decision is not None
    assert plain.warnings(game, 1 - game.decision.seat, "en") == []
    assert [warning["id"] for warning in plain.warnings(game, game.decision.seat, "en")] == ["unused-civil"]


def test_idle_workers_are_worth_a_warning() -> None:
    found = set()
    for game in sampled(aoc.RULES, {"seats": 2}, 3, 1):
        if game.decision is not None and game.decision.kind == "actions":
            for warning in plain.warnings(game, game.decision.seat, "ru"):
                found.add(warning["id"])
    assert found == {"idle"}


# --- cards and laws -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["tta", "aoc"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(game: str, language: str) -> None:
    cards = plain.cards(game, language)
    assert len({card["id"] for card in cards}) == len(cards) > 80
    for card in cards:
        assert card["name"]
        assert card["name"] != f"card-{card['id']}"
        assert card["kind_name"]
        assert "{" not in card["text"]


def test_laws_are_found_by_words_and_by_id() -> None:
    assert len(plain.laws("tta", "en", "")) == len(catalogue("tta"))
    assert [law["id"] for law in plain.laws("aoc", "ru", "civ.skip")] == ["civ.skip"]
    assert plain.laws("aoc", "en", "no such words at all") == []
    for function in (plain.cards, lambda game, lang: plain.laws(game, lang, "")):
        with pytest.raises(OptionError):
            function("chess", "en")


def test_every_card_that_lies_open_has_a_place() -> None:
    game = game_at(tta.RULES, {"seats": 3, "resignation": False}, 8, 150)
    board = plain.board(game, 1, "en")
    places = plain.whereabouts(game, 1, "en")
    for space in board["row"]:
        if space["card"]:
            leaving = ", but swept away before your next turn" if space["swept"] else ""
            assert f"in the card row{leaving}" in places[space["card"]]
    for card in board["seats"][1]["cards"]:
        assert any(place.startswith("in the hand of") for place in places[card])
    others = [card for card in game.state.seats[0].cards if card not in game.state.seats[1].cards]  # type: ignore[attr-defined]
    hands = [place for card in others for place in places.get(SLUGS[card], [])]
    assert f"in the hand of {game.names[0]}" not in hands
    solo = plain.whereabouts(Game(aoc.RULES, {"seats": 1}, 3), 0, "it")
    assert "nel mercato" in [place for found in solo.values() for place in found]


def test_a_preview_warns_of_what_the_command_brings_about() -> None:
    """What a command would add to the things to mind is told with it, and nothing that had to be minded before."""
    found: set[str] = set()
    for seed in range(6):
        for game in sampled(tta.RULES, {"seats": 2, "resignation": False}, seed, 5):
            if game.decision is None or game.decision.kind != "action":
                continue
            seat = game.decision.seat
            before = {warning["id"] for warning in plain.warnings(game, seat, "en")}
            for text in [text for text in game.legal if text != "end"][:8]:
                seen = plain.preview(game, seat, text, "en")
                new = {warning["id"] for warning in seen["warnings"]}
                assert not new & before
                found |= new
    assert found


OPEN_MIX: Options = {"seats": 3, "resignation": False, "modules": EXPANSION, "mode": "open-mix"}


@pytest.mark.parametrize("options", [TABLES[0][1], OPEN_MIX], ids=["base", "expansion"])
def test_before_a_turn_ends_one_sees_what_its_end_brings(options: Options) -> None:
    compared = 0
    for game in [one.copy() for seed in range(2) for one in sampled(tta.RULES, options, seed, 7)]:
        if game.decision is None or game.decision.kind != "action":
            continue
        seat = game.decision.seat
        before = plain.board(game, seat, "en")["seats"][seat]
        told = {change["number"]: change["after"] for change in plain.preview(game, seat, "end", "en")["changes"]}
        while not game.is_over() and game.state.turn_seat == seat and game.decision.seat == seat:
            game.push("end" if "end" in game.legal else next(iter(game.legal)))
        assert isinstance(game.state, State)
        attacked = any(other.war_on == seat for other in game.history[-1].seats)  # a war may follow in the next turn
        if game.state.final or game.is_over() or attacked:
            continue
        after = plain.board(game, seat, "en")["seats"][seat]
        for number in ("culture", "science", "food", "resources"):
            assert told.get(number, before[number]) == after[number], number
            compared += after[number] != before[number]
    assert compared > 20


def test_the_boards_of_an_open_mix_and_what_lasts_are_shown() -> None:
    game = game_at(tta.RULES, OPEN_MIX, 3, 60)
    board = plain.board(game, 0, "en")
    assert len(board["boards"]) > 10
    assert (board["prize"], board["games"], board["seats"][1]["stance"]) == (0, None, None)
    places = plain.whereabouts(game, 0, "en")
    assert all("on the boards of leaders and wonders" in places[card] for card in board["boards"])
    assert isinstance(game.state, State)
    game.state.prize = 4
    game.state.games_of, game.state.games_penalty = 2, 8
    game.state.seats[1].stance = STANCE_CIVIL
    board = plain.board(game, 0, "en")
    assert (board["prize"], board["games"]) == (4, {"of": 2, "culture": 8})
    assert board["seats"][1]["stance"] == "civil"


def test_a_tactic_is_shown_with_the_armies_that_it_makes() -> None:
    t = table().give(workers={"warriors": 4}, tactic="fighting-band").give(1, workers={"warriors": 1}, tactic="legion")
    for seat in (0, 1, SPECTATOR):
        assert [one["armies"] for one in plain.board(t.game, seat, "en")["seats"]] == [2, 0]
    assert plain.board(table().game, 0, "en")["seats"][0]["armies"] == 0
