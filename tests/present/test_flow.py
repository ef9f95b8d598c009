"""How it plays: warnings that are true, groups and prices, one click or two, questions laid out, only answers."""

import re
from collections import Counter
from itertools import chain

import pytest

from saecula import aoc, bots, present, tta
from saecula.aoc.terms import ACTION_IDS
from saecula.core.event import SPECTATOR
from saecula.core.rules import Rules
from saecula.i18n import LANGUAGES, say
from saecula.names import shown_names
from saecula.present.asking import picture_of
from saecula.tta import words
from saecula.tta.cards.catalog import NUMBER
from saecula.tta.ratings.limits import colonization_of
from saecula.tta.terms import CARDS_DRAWN, CULTURE_CHANGED
from tests.kit.games import Options, finished_game, sampled
from tests.present import plain
from tests.tta.scenario import Table, table

TWO: Options = {"seats": 2, "resignation": False}
EXPANSION = ["balanced", "military", "leaders-wonders"]


def shown(t: Table, text: str, seat: int = 0) -> dict[str, object]:
    found: dict[str, object] = plain.preview(t.game, seat, text, "en")
    return found


def test_no_turn_ends_in_politics_so_nothing_of_its_end_is_warned_of() -> None:
    """Once passing politics, declaring war and preparing an event warned of unused actions and discards."""
    t = table(2, age=2)
    t.give(cards="war-over-culture rats pestilence uncertain-borders crusades", workers={"warriors": 3}).politics()
    for text in t.game.legal:
        if text != "resign":
            assert shown(t, text)["warnings"] == [], text
    t.do("pass")
    assert {one["id"] for one in plain.warnings(t.game, 0, "en")} >= {"unused-civil", "discard"}


def test_a_sub_question_of_a_card_warns_of_nothing() -> None:
    asked = 0
    for seed in range(8):
        for game in sampled(tta.RULES, TWO, seed, 3):
            if game.decision is not None and game.decision.kind not in ("action", "politics"):
                for text in list(game.legal)[:4]:
                    assert plain.preview(game, game.decision.seat, text, "en")["warnings"] == []
                    asked += 1
    assert asked > 20


def test_an_action_warns_of_dangers_only() -> None:
    """A tactic or a power that could be used is a chance: it takes no second click."""
    compared = 0
    for seed in range(4):
        for game in sampled(tta.RULES, TWO, seed, 5):
            if game.decision is not None and game.decision.kind == "action":
                for text in list(game.legal)[:8]:
                    found = plain.preview(game, game.decision.seat, text, "en")
                    if not found["ends_turn"]:
                        assert {one["id"] for one in found["warnings"]} <= {
                            "discard", "uprising", "famine", "corruption", "service",
                        }  # fmt: skip
                        compared += 1
    assert compared > 50


def test_hammurabi_is_not_replaced_before_his_service_without_a_word() -> None:
    t = table(2)
    t.give(leader="hammurabi", hand="michelangelo").actions()
    warned = shown(t, "elect michelangelo")
    assert [one["id"] for one in warned["warnings"]] == ["service"]  # type: ignore[attr-defined, index]
    assert warned["confirm"] is True
    t.do("substitute")
    assert shown(t, "elect michelangelo")["warnings"] == []


def test_the_end_of_a_turn_tells_the_cards_that_it_draws() -> None:
    compared = 0
    for seed in range(6):
        for game in sampled(tta.RULES, TWO, seed, 6):
            if game.decision is None or game.decision.kind != "action":
                continue
            seat, twin = game.decision.seat, game.copy()
            twin.push("end")
            if twin.is_over() or (twin.decision is not None and twin.decision.kind == "discard"):
                continue
            drawn = sum(1 for event in twin.happened[-1] if event.kind == CARDS_DRAWN and event.seat == seat)
            changes = {one["number"]: one for one in plain.preview(game, seat, "end", "en")["changes"]}
            told = changes["cards_drawn"]["after"] - changes["cards_drawn"]["before"] if "cards_drawn" in changes else 0
            assert told == drawn
            compared += drawn > 0
            end = next(one for one in plain.decision(game, seat, "en")["actions"] if one["text"] == "end")
            assert (f"draw {drawn}" in end["note"]) == (drawn > 0)
    assert compared > 5


# --- one click or two -----------------------------------------------------------------------------------------------
def test_what_can_be_taken_back_needs_no_second_click() -> None:
    t = table(2)
    t.give(resources=6, workers={"warriors": 1}).actions()
    for text in ("take 1", "populate"):
        assert shown(t, text)["confirm"] is False
    assert shown(t, "end")["confirm"] is True  # four civil actions are unused: that is a warning
    assert shown(t, "destroy warriors")["confirm"] is True


def test_a_turn_with_nothing_to_mind_is_ended_by_one_click() -> None:
    t = table(2)
    t.give(food=3, resources=3, blue=16).actions()
    seat = t.seat()
    seat.civil = 0
    seat.military = 0
    found = shown(t, "end")
    assert (found["warnings"], found["barrier"], found["confirm"]) == ([], True, False)


def test_resigning_says_what_it_means() -> None:
    t = table(2, round=6)
    t.politics()
    resign = next(one for one in plain.decision(t.game, 0, "en")["actions"] if one["text"] == "resign")
    assert (resign["group"], "lose" in resign["note"]) == ("resign", True)
    assert shown(t, "resign")["confirm"] is True


# --- the list of actions --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_read_alike(language: str) -> None:
    t = table(2, age=2)
    t.give(cards="military-bonus-i military-bonus-ii plunder-i plunder-ii").politics()
    seen = 0
    for seed in range(5):
        for game in chain([t.game], sampled(tta.RULES, {"seats": 3, "resignation": False}, seed, 9)):
            if game.decision is not None:
                actions = plain.decision(game, game.decision.seat, language)["actions"]
                labels = [one["label"] for one in actions if one["legal"]]
                assert len(labels) == len(set(labels)), labels
                titles = [(one["title"], str(one["price"])) for one in actions if one["legal"]]
                assert len(titles) == len(set(titles)), titles
                seen += len(labels)
    assert seen > 100


def test_actions_stand_in_groups_with_their_prices() -> None:
    t = table(2)
    t.give(hand="iron", science=9, resources=5, food=5, workers={"warriors": 1}).row("alchemy").actions()
    actions = {one["text"]: one for one in plain.decision(t.game, 0, "en")["actions"] if one["legal"]}
    groups = {text: one["group"] for text, one in actions.items()}
    assert (groups["take 1"], groups["develop iron"], groups["populate"]) == ("take", "develop", "build")
    assert (groups["destroy warriors"], groups["end"]) == ("destroy", "end")
    assert actions["take 1"]["price"] == [{"icon": "civil", "n": 1, "note": ""}]
    assert [(one["icon"], one["n"]) for one in actions["develop iron"]["price"]] == [("civil", 1), ("science", 5)]
    assert actions["develop iron"]["title"] == "Develop Iron"
    assert actions["develop iron"]["card"] == "iron"
    places = sorted(one["likely"] for one in actions.values() if one["likely"])
    assert places == list(range(1, len(places) + 1))
    assert 0 < len(places) <= 5
    assert not actions["destroy warriors"]["likely"]


def test_the_likeliest_command_and_the_one_that_ends_things_are_told() -> None:
    t = table(2)
    t.give(hand="iron", science=9, resources=5, food=5, workers={"warriors": 1}).row("alchemy").politics()
    told = plain.decision(t.game, 0, "en")
    assert (told["likeliest"], told["finish"]) == (None, "pass")
    t.do("pass")
    told = plain.decision(t.game, 0, "en")
    assert (told["likeliest"], told["finish"]) == ("develop iron", "end")


def likely(t: Table) -> list[str]:
    actions = [one for one in plain.decision(t.game, 0, "en")["actions"] if one["likely"]]
    return [one["text"] for one in sorted(actions, key=lambda one: int(one["likely"]))]


def test_a_stage_tells_how_far_it_brings_the_wonder_and_only_the_last_one_what_it_gives() -> None:
    t = table(2)
    t.give(wonder="pyramids", stages=1, resources=9, hand="iron", science=9).actions()
    told = {one["text"]: one for one in plain.decision(t.game, 0, "en")["actions"]}
    assert told["stage 1"]["note"] == say("en", "note-stage", done=2, all=3)
    assert "civil_total" not in {one["number"] for one in shown(t, "stage 1")["changes"]}  # type: ignore[attr-defined]
    assert likely(t).index("develop iron") < likely(t).index("stage 1")
    t = table(2)
    t.give(wonder="pyramids", stages=2, resources=9, hand="iron", science=9).actions()
    told = {one["text"]: one for one in plain.decision(t.game, 0, "en")["actions"]}
    assert told["stage 1"]["note"] == ""  # what the wonder gives stands there instead
    assert "civil_total" in {one["number"] for one in shown(t, "stage 1")["changes"]}  # type: ignore[attr-defined]
    assert likely(t)[0] == "stage 1"


def test_what_would_bring_an_uprising_stands_behind_what_prevents_it() -> None:
    t = table(2)
    t.give(yellow=16, pool=1, resources=9, techs="religion", workers={"religion": 0, "warriors": 1}).actions()
    found = likely(t)
    assert found[0] == "build religion"
    dangers = [shown(t, text)["warnings"] for text in t.game.legal if text.split()[0] == "build"]
    assert any(one["id"] == "uprising" for danger in dangers for one in danger)  # type: ignore[attr-defined]
    assert "build agriculture" not in found[:2]


def test_a_tactic_that_changes_no_strength_is_not_put_forward() -> None:
    t = table(2, age=1)
    t.give(cards="phalanx", workers={"warriors": 1}).actions()
    assert "tactic phalanx" in t.game.legal
    assert "tactic phalanx" not in likely(t)
    t = table(2, age=1)
    t.give(cards="legion", workers={"warriors": 3}).actions()
    assert "tactic legion" in likely(t)


# --- reasons -------------------------------------------------------------------------------------------------------
def reasons(t: Table, text: str, turns: int = 8) -> list[str]:
    scene = present.scene(t.game, 0)
    return present.reasons(scene, present.preview(scene, text, "en"), turns, "en")


def test_reasons_are_numbers_of_the_position_in_plain_words() -> None:
    t = table(2, age=1)
    t.give(resources=9, techs="philosophy", pool=1, workers={"warriors": 1, "philosophy": 0})
    t.give(1, workers={"warriors": 5}).actions()
    science = say("en", "number-science-rate")
    assert reasons(t, "build philosophy")[0] == say("en", "reason-by-turn", name=science, n=1, turns=8)
    own, other = t.strength(0), t.strength(1)
    weak = {"name": say("en", "number-strength"), "before": own, "after": own + 1, "other": other}
    assert reasons(t, "build warriors") == [say("en", "reason-weakest", **weak)]
    assert say("en", "reason-cheap") in reasons(t, "take 1")  # others cost more
    assert reasons(t, "end") == [say("en", "reason-best")]


def test_a_reason_tells_a_choice_from_the_others() -> None:
    """Where every card costs one action, that speaks for none; what the card does always does."""
    t = table(2, age=1).actions()
    t.seat().civil = 1
    for space in (one for one in t.game.legal if one.startswith("take")):
        card = t.s.row[int(space.split()[1]) - 1]
        told = reasons(t, space)
        assert told[0].startswith(words.name(card, "en"))
        assert say("en", "reason-cheap") not in told


def test_the_reasons_for_a_bid_say_what_is_at_stake() -> None:
    t = table(2, age=1)
    t.give(0, workers={"warriors": 2})
    t.reveal("developed-territory-i")
    warriors = words.name(NUMBER["warriors"], "en")
    stake, cost, _ = reasons(t, "bid 1")
    assert "Developed Territory" in stake
    assert "3 science" in stake
    assert cost == say("en", "reason-sends", what=warriors)
    assert reasons(t, "pass") == [say("en", "reason-keeps", what=warriors)]


def test_every_suggested_move_has_a_reason_without_fractions() -> None:
    told = 0
    for rules, options in ((tta.RULES, TWO), (aoc.RULES, {"seats": 2})):
        for game in sampled(rules, options, 3, 9):
            if game.decision is None:
                continue
            scene = present.scene(game, game.decision.seat)
            for text in list(game.legal)[:6]:
                found = present.reasons(scene, present.preview(scene, text, "en"), 5, "en")
                assert 1 <= len(found) <= 3
                assert not any(re.search(r"\d[.,]\d", sentence) for sentence in found), found
                told += found != [say("en", "reason-best")]
    assert told > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chance_to_win_explains_itself(language: str) -> None:
    """A beginner was told of a good chance at 11 culture against 43: what speaks for it must stand beside it."""
    t = table(3, age=2)
    t.give(0, culture=11, science=9, workers={"warriors": 5, "iron": 2, "philosophy": 2}, techs="iron")
    t.give(1, culture=43).give(2, culture=8).actions()
    scene = present.scene(t.game, 0)
    found = present.judgement(scene, bots.judge("tta", scene.view), language)
    assert found.chance == found.even + sum(reason.points for reason in found.reasons)
    assert found.even == 33
    told = {reason.reason: reason for reason in found.reasons}
    culture = told[say(language, "judge-culture")]
    values = {"name": say(language, "number-culture"), "own": 11, "other": 43}
    assert culture.points < 0
    assert culture.text == say(language, "judge-number", **values)
    army = told[say(language, "judge-army")]
    assert str(t.strength(0)) in army.text
    weights = [abs(reason.points) for reason in found.reasons]
    assert weights == sorted(weights, reverse=True)
    assert all(weights)


# --- what is certain ------------------------------------------------------------------------------------------------
def test_preparing_an_event_tells_the_culture_that_is_certain() -> None:
    t = table(2, age=2)
    t.give(cards="rats", culture=5).politics()
    found = plain.preview(t.game, 0, "prepare rats", "en")
    assert found["unknown"] is True
    assert [(one["seat"], one["number"], one["before"], one["after"]) for one in found["changes"]] == [
        (0, "culture", 5, 6)
    ]


def test_whoever_prepares_an_event_is_told_that_another_one_is_turned_over() -> None:
    t = table(2, age=2)
    t.give(cards="rats").events(current="crusades pestilence").politics()
    assert shown(t, "prepare rats")["note"] == say("en", "then-event")
    t.seat().known_event = True
    assert shown(t, "prepare rats")["note"] == say("en", "then-event-known", card="Crusades")


@pytest.mark.parametrize(("territory", "draws"), [("developed-territory-i", False), ("strategic-territory-i", True)])
def test_a_landing_is_told_in_numbers_and_unknown_only_where_cards_are_drawn(territory: str, draws: bool) -> None:
    """A bonus card that is spent is no news to whoever holds it; the outcome was said not to be known."""
    t = table(2, age=1)
    t.give(0, workers={"warriors": 2}, cards="military-bonus-i")
    t.give(1, workers={"warriors": 0})
    t.reveal(territory).do("bid 2", "send warriors", "spend military-bonus-i")
    found = plain.preview(t.game, 0, "land", "en")
    assert found["unknown"] is draws
    assert found["barrier"] is True
    promised = {one["number"]: one["after"] for one in found["changes"] if one["seat"] == 0}
    t.do("land")
    assert promised["strength"] == t.strength(0)
    assert promised["cards_size"] == len(t.seat().cards)


def test_raising_a_civilization_tells_what_is_certain_before_the_market_shows_a_new_card() -> None:
    told = 0
    for game in sampled(aoc.RULES, {"seats": 2}, 3, 1):
        if game.decision is None or game.decision.kind != "civilization":
            continue
        seat, before = game.decision.seat, game.state.seats[game.decision.seat]
        for text in [one for one in game.legal if one.split()[0] in ("raise", "annex")]:
            found = plain.preview(game, seat, text, "en")
            twin = game.copy()
            twin.push(text)
            changes = {one["number"]: one["after"] for one in found["changes"] if one["seat"] == seat}
            assert changes.get("coins", before.coins) == twin.state.seats[seat].coins
            assert changes.get("idle", before.idle) == twin.state.seats[seat].idle
            told += found["unknown"] and bool(changes)
    assert told > 5


def test_the_end_of_a_turn_with_a_discard_can_be_taken_back_and_asks_once() -> None:
    """End, choose what goes, done: the question that follows says all that the warning says."""
    t = table(2)
    t.give(cards="rats pestilence phalanx", food=3, resources=3, blue=16).actions()
    t.seat().civil = t.seat().military = 0
    found = shown(t, "end")
    limit = t.seat().military_total
    assert [one["id"] for one in found["warnings"]] == ["discard"]  # type: ignore[attr-defined, index]
    assert (found["barrier"], found["confirm"]) == (False, False)
    changes = {one["number"]: one for one in found["changes"]}  # type: ignore[attr-defined, index]
    assert (changes["cards_drawn"]["before"], changes["cards_drawn"]["after"]) == (3, limit)
    assert changes["cards_drawn"]["better"] is False
    t.do("end")
    assert t.game.decision is not None
    assert (t.game.decision.seat, t.game.decision.kind) == (0, "discard")
    assert t.game.undo_refusal() == ""
    last = shown(t, "discard rats")
    assert (last["barrier"], last["confirm"]) == (True, True)


def test_of_several_discards_only_the_last_one_cannot_be_taken_back() -> None:
    t = table(2)
    t.give(cards="rats pestilence phalanx legion", food=3, resources=3, blue=16).actions()
    t.seat().civil = t.seat().military = 0
    assert shown(t, "end")["confirm"] is False
    t.do("end")
    first = shown(t, "discard rats")
    assert (first["barrier"], first["unknown"], first["confirm"]) == (False, False, False)
    assert {one["number"] for one in first["changes"]} == {"cards_size"}  # type: ignore[attr-defined]
    t.do("discard rats")
    assert t.game.undo_refusal() == ""
    assert shown(t, "discard pestilence")["confirm"] is True
    assert t.game.undo() == "discard rats"


def test_the_likeliest_action_of_age_of_civilization_brings_most() -> None:
    """Points before coins, and never what brings neither; what its price says, its title does not say again."""
    shown = 0
    for game in sampled(aoc.RULES, {"seats": 2}, 3, 1):
        if game.decision is None:
            continue
        told = plain.decision(game, game.decision.seat, "en")
        legal = {one["text"]: one for one in told["actions"] if one["legal"]}
        if told["kind"] != "actions" or told["likeliest"] is None:
            continue
        changes = {text: game.copy() for text in legal if text.split()[0] in ACTION_IDS}
        brought = {}
        for text, other in changes.items():
            seat, before = game.decision.seat, game.state.seats[game.decision.seat]
            other.push(text)
            brought[text] = other.state.seats[seat].vp - before.vp
        assert brought[told["likeliest"]] == max(brought.values())
        assert "worker," not in legal[told["likeliest"]]["title"]
        assert legal[told["likeliest"]]["price"]
        shown += 1
    assert shown > 3


@pytest.mark.parametrize("rules", [tta.RULES, aoc.RULES])
def test_whatever_is_told_to_be_at_hand_can_be_done(rules: Rules) -> None:
    ends = likeliest = 0
    for seed in range(6):
        for game in sampled(rules, TWO if rules is tta.RULES else {"seats": 2}, seed, 5):
            if game.decision is None:
                continue
            told = plain.decision(game, game.decision.seat, "en")
            for text in (told["likeliest"], told["finish"]):
                assert text is None or text in game.legal
            assert told["likeliest"] is None or told["likeliest"] != told["finish"]
            ends += told["finish"] is not None
            likeliest += told["likeliest"] is not None
    assert ends > 10
    assert likeliest > 10


def test_questions_of_age_of_civilization_have_answers_and_its_phases_have_groups() -> None:
    seen = set()
    for seed in range(4):
        for game in sampled(aoc.RULES, {"seats": 3, "modules": ["draft"]}, seed, 1):
            if game.decision is not None:
                told = plain.decision(game, game.decision.seat, "en")
                groups = {one["group"] for one in told["actions"]} - {"end", "resign"}
                seen |= {(told["kind"], group) for group in groups}
    kinds = {kind for kind, _ in seen}
    assert {"draft", "wonder", "actions", "civilization"} <= kinds
    assert all((group == "answer") == (kind not in ("actions", "civilization", "turn")) for kind, group in seen), seen


def test_prices_in_the_list_are_what_is_paid() -> None:
    compared = 0
    numbers = {"civil": "civil", "military": "military", "food": "food", "resource": "resources", "science": "science"}
    for seed in range(3):
        for game in sampled(tta.RULES, TWO, seed, 9):
            if game.decision is None or game.decision.kind != "action":
                continue
            seat = game.decision.seat
            for one in plain.decision(game, seat, "en")["actions"]:
                if one["legal"] and one["group"] in ("build", "develop", "take"):
                    changes = {c["number"]: c for c in plain.preview(game, seat, one["text"], "en")["changes"]}
                    for sign in one["price"]:
                        change = changes.get(numbers[sign["icon"]])
                        if change is not None and change["seat"] == seat:
                            assert change["before"] - change["after"] == sign["n"], (one["text"], sign)
                            compared += 1
    assert compared > 30


def test_the_log_calls_a_price_only_what_a_command_cost() -> None:
    """Once what people ate, corruption and events took stood beside the first line of the command as its price."""
    priced: Counter[str] = Counter()
    for seed in (3, 4):
        game = finished_game(tta.RULES, TWO, seed)
        for line in present.log(game, 0, 0, "en"):
            if line.paid:
                priced[game.log[line.ply - 1].text.split()[0]] += 1
    assert set(priced) & {"end", "prepare", "discard", "concede"} == set()
    assert min(priced[word] for word in ("take", "build", "populate", "develop", "stage")) > 0


# --- questions laid out ---------------------------------------------------------------------------------------------
def test_an_attack_tells_both_strengths_and_the_most_that_is_added() -> None:
    t = table(2, age=2)
    t.give(cards="plunder-ii", workers={"warriors": 6})
    t.give(1, cards="military-bonus-ii rats", workers={"warriors": 1})
    t.politics()
    attack = next(one for one in plain.decision(t.game, 0, "en")["actions"] if one["text"] == "attack plunder-ii 2")
    own, other = t.strength(0), t.strength(1)
    assert f"{own} against {other}" in attack["note"]
    most = other + 4 + 2  # a back of Age II may be a bonus of 4; the other one is of Age I, 2 at most
    assert f"at most {most}" in attack["note"]


def test_a_defence_says_what_holds_and_what_is_lost() -> None:
    t = table(2, age=2)
    t.give(cards="plunder-ii", workers={"warriors": 6})
    t.give(1, cards="military-bonus-ii rats", workers={"warriors": 3})
    t.politics().do("attack plunder-ii 2")
    found = plain.decision(t.game, 1, "en")
    aid = found["aid"]
    assert (aid["card"], aid["rival"], aid["goal"]) == ("plunder-ii", 0, t.strength(0))
    assert [bar["total"] for bar in aid["bars"]] == [t.strength(0), t.strength(1)]
    values = {one["card"]: one["value"] for one in found["actions"] if one["word"] == "defend" and one["legal"]}
    assert values == {"military-bonus-ii": 4, "rats": 1}
    assert "+4" in next(one["label"] for one in found["actions"] if one["card"] == "military-bonus-ii")
    assert any(verdict["text"].startswith("If you give in") for verdict in aid["verdicts"])


def test_a_bid_says_what_it_sends_and_what_strength_is_left() -> None:
    t = table(2, age=1)
    t.give(0, workers={"warriors": 3})
    t.give(1, workers={"warriors": 2})
    t.reveal("developed-territory-i")
    found = plain.decision(t.game, 0, "en")
    bids = [one for one in found["actions"] if one["word"] == "bid" and one["legal"]]
    assert [one["force"] for one in bids][:2] == [["warriors"], ["warriors", "warriors"]]
    assert bids[0]["note"] == f"strength {t.strength(0)} to {t.strength(0) - 1}"
    assert found["aid"]["card"] == "developed-territory-i"


def test_a_bid_tells_the_strength_with_the_colony_and_which_bids_cost_the_same() -> None:
    """A colony that makes stronger was left out, and two bids with one price looked like a mistake."""
    t = table(2, age=1)
    t.give(0, techs="cartography", workers={"warriors": 2})
    t.give(1, workers={"warriors": 0})
    bonus, own = int(colonization_of(t.s, 0)), t.strength(0)
    t.reveal("strategic-territory-i")
    notes = {one["text"]: one["note"] for one in plain.decision(t.game, 0, "en")["actions"] if one["legal"]}
    won = say("en", "note-bid-colony", before=own, sent=own - 1, after=own - 1 + 2)
    same = say("en", "note-bid-same", first=1, last=1 + bonus)
    assert {notes[f"bid {bid}"] for bid in range(1, 2 + bonus)} == {f"{won}; {same}"}
    assert "cost the same" not in notes[f"bid {2 + bonus}"]
    t.do("bid 1", "send warriors", "land")
    assert t.strength(0) == own - 1 + 2


def test_a_force_says_what_is_needed_what_is_sent_and_what_is_missing() -> None:
    """A bonus as great as the bid was said to hold before anything was sent."""
    t = table(2, age=1)
    t.give(0, techs="cartography", workers={"warriors": 3})
    t.give(1, workers={"warriors": 0})
    bonus = int(colonization_of(t.s, 0))
    assert bonus > 0
    t.reveal("developed-territory-i").do(f"bid {bonus + 2}")

    def told() -> tuple[int, list[str]]:
        aid = plain.decision(t.game, 0, "en")["aid"]
        return aid["bars"][0]["total"], [verdict["text"] for verdict in aid["verdicts"]]

    need = f"Needed: a force of {bonus + 2}, with at least one unit."
    sent = [f"Sent so far: {n}; your colonization bonus adds {bonus}." for n in range(3)]
    assert told() == (bonus, [need, sent[0], "Still missing: 2."])
    t.do("send warriors")
    assert told() == (bonus + 1, [need, sent[1], "Still missing: 1."])
    t.do("send warriors")
    assert told() == (bonus + 2, [need, sent[2], "Nothing is missing."])


def test_a_force_needs_a_unit_whatever_the_bonus() -> None:
    t = table(2, age=1)
    t.give(0, techs="cartography", workers={"warriors": 3})
    t.give(1, workers={"warriors": 0})
    t.reveal("developed-territory-i").do("bid 1")
    aid = plain.decision(t.game, 0, "en")["aid"]
    assert aid["verdicts"][-1] == {"tone": "bad", "text": "Still missing: a unit."}


def test_a_question_names_its_victim() -> None:
    """Once Terrorism asked which building is destroyed, and not whose."""
    t = table(2, age=3)
    t.give(0, workers={"warriors": 5})
    t.give(1, workers={"philosophy": 1, "religion": 1})
    t.reveal("terrorism")
    found = plain.decision(t.game, t.decider, "en")
    assert found["kind"] == "destroy-others-building"
    victim = 1 - t.decider
    assert (found["aid"]["card"], found["aid"]["rival"]) == ("terrorism", victim)
    assert f"Against seat {victim + 1}" in found["facts"]
    assert any("Terrorism" in fact for fact in found["facts"])


def test_events_that_i_know_are_forecast_for_everybody() -> None:
    t = table(2, age=3)
    t.give(0, colonies="vast-territory-i", cards="impact-of-colonies rats")
    t.actions()
    found = present.forecast(present.scene(t.game, 0))
    impact = next(one for one in found if one.card == "impact-of-colonies")
    assert impact.place == "hand"
    assert [case.turns for case in impact.cases] == [[0, 1]]  # nobody is compared: it is all one whose turn it is
    assert [(gain.seat, gain.number, gain.n) for gain in impact.cases[0].gains] == [(0, "culture", 3)]
    assert present.forecast(present.scene(t.game, 1)) == []


def test_a_forecast_says_who_has_to_choose() -> None:
    """A dash for everybody read as if nothing happened."""
    t = table(2)
    t.give(0, cards="development-of-markets").actions()
    (found,) = present.forecast(present.scene(t.game, 0))
    assert [(case.turns, case.asked, case.waiting) for case in found.cases] == [([0], 0, [1]), ([1], 1, [0])]
    assert [case.gains for case in found.cases] == [[], []]


def test_a_forecast_remembers_what_i_prepared_and_nobody_else_learns_of_it() -> None:
    """It was forgotten once it lay among the current events."""
    t = table(2, age=2)
    t.events(current="rats").give(0, cards="crusades").give(1, cards="pestilence").politics().do("prepare crusades")
    while t.s.current_events[-1] != NUMBER["crusades"]:  # Rats may ask first
        t.do(next(iter(t.game.legal)))
    found = present.forecast(present.scene(t.game, 0))
    assert [(one.card, one.place) for one in found] == [("crusades", "current")]
    others = [present.forecast(present.scene(t.game, seat)) for seat in (1, SPECTATOR)]
    assert [[one.card for one in known] for known in others] == [["pestilence"], []]
    t.politics(1).do("prepare pestilence")
    assert "current" not in [one.place for one in present.forecast(present.scene(t.game, 0))]  # it was revealed


def culture_by_crusades(turn: int) -> list[int]:
    """What Crusades bring both seats when they are revealed in the turn of one of them, everything else being equal."""
    t = table(2, age=2, start=turn)
    for seat in (0, 1):
        t.give(seat, culture=9, workers={"warriors": 1})
    t.reveal("crusades", turn)
    scored = [event for event in t.game.happened[-1] if event.kind == CULTURE_CHANGED]
    by_event = [event for event in scored if event.cause != "politics.event.score-level"]
    return [sum(event.a for event in by_event if event.seat == i) for i in (0, 1)]


def test_a_forecast_tells_in_whose_turn_and_the_law_agrees() -> None:
    """Once it foretold the opposite: equals are ranked by whose turn it is, and that was not said."""
    t = table(2, age=2)
    for seat in (0, 1):
        t.give(seat, culture=9, workers={"warriors": 1})
    t.give(0, cards="crusades").actions()
    found = next(one for one in present.forecast(present.scene(t.game, 0)) if one.card == "crusades")
    assert [case.turns for case in found.cases] == [[0], [1]]
    for case in found.cases:
        foretold = [sum(gain.n for gain in case.gains if (gain.seat, gain.number) == (i, "culture")) for i in (0, 1)]
        assert foretold == culture_by_crusades(case.turns[0])
        assert foretold != [0, 0]


# --- questions with one answer --------------------------------------------------------------------------------------
def only(t: Table) -> str | None:
    game = t.game
    found = picture_of(game).only_answer(game.state, list(game.rules.legal(game.state)))
    return None if found is None else game.rules.text(game.state, found)


def test_an_empty_politics_phase_is_passed_and_resigning_is_no_answer() -> None:
    t = table(2, round=6)
    t.politics()
    assert "resign" in t.game.legal
    assert only(t) == "pass"


def test_who_holds_cards_is_asked_so_that_silence_tells_nothing() -> None:
    t = table(2, round=6)
    t.give(cards="phalanx").politics()
    assert [text for text in t.game.legal if text != "resign"] == ["pass"]
    assert only(t) is None


def test_nobody_gives_in_by_himself_after_the_last_card_of_a_defence() -> None:
    """What lies face down is nobody else's knowledge, and can be taken back until its owner gives in."""
    t = table(2, age=2)
    t.give(cards="plunder-ii", workers={"warriors": 9}).give(1, cards="rats")
    t.politics().do("attack plunder-ii 2").do("defend rats")
    assert list(t.game.legal) == ["concede"]
    assert only(t) is None


@pytest.mark.parametrize("mode", ["open-mix", "secret-mix"])
def test_who_only_watches_knows_which_answers_come_by_themselves(mode: str) -> None:
    """Otherwise an answer that comes at once tells what is hidden."""
    given = 0
    for seed in range(3):
        options: Options = {"seats": 3, "resignation": False, "modules": EXPANSION, "mode": mode}
        for game in sampled(tta.RULES, options, seed, 2):
            if game.decision is not None:
                twin = tta.RULES.imagine(game.view(SPECTATOR), game.ply)
                found = [picture_of(game).only_answer(s, list(tta.RULES.legal(s))) for s in (game.state, twin)]
                assert (found[0] is None) == (found[1] is None), game.decision.kind
                given += found[0] is not None
    assert given > 5


def test_no_turn_is_ended_for_anybody() -> None:
    t = table(2)
    t.actions()
    t.seat().civil = t.seat().military = 0
    assert list(t.game.legal) == ["end"]
    assert only(t) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_war_is_told_with_its_victor(language: str) -> None:
    t = table(2, age=2)
    t.give(cards="war-over-territory", workers={"warriors": 3}).politics()
    t.do("declare war-over-territory 2", "end")
    while t.game.decision is not None and t.game.decision.seat != 0:
        t.do("pass" if "pass" in t.game.legal else "end")
    lines = [line for line in plain.log(t.game, 0, 0, language) if line["law"] == "turn.war.victor"]
    who, card = shown_names(t.game, language)[0], say(language, "card-war-over-territory")
    assert [line["text"] for line in lines] == [say(language, "told-war-won", who=who, card=card, n=2)]
    t = table(2, age=2)
    t.give(1, workers={"warriors": 4}).give(cards="war-over-territory", workers={"warriors": 1}).politics()
    t.do("declare war-over-territory 2", "end")
    while t.game.decision is not None and t.game.decision.seat != 0:
        t.do("pass" if "pass" in t.game.legal else "end")
    lines = [line for line in plain.log(t.game, 0, 0, language) if line["law"] == "turn.war.victor"]
    assert [line["seat"] for line in lines] == [1]  # told in the colour of the victor, whoever declared it


def test_a_question_tells_what_a_card_does_and_not_what_it_costs() -> None:
    t = table(2, age=2)
    t.give(1, cards="rats")
    t.give(cards="plunder-i", workers={"warriors": 3}).politics()
    costs = say("en", "aggression-against")[1:]
    assert costs in words.card_text(NUMBER["plunder-i"], "en")
    t.do("attack plunder-i 2")
    told = " ".join(plain.decision(t.game, 1, "en")["facts"])
    assert say("en", "card-plunder-i") in told
    assert costs not in told
    assert say("en", "loss-plunder", n=3)[1:] in told  # the card speaks to the attacker, the question to the attacked


def test_a_tie_is_told_with_the_law_that_decided_it() -> None:
    game = finished_game(aoc.RULES, {"seats": 2}, 4)
    first, second = game.state.seats
    for seat in (first, second):
        seat.vp, seat.idle, seat.coins = 20, 2, 3
    assert "tie" not in plain.report(game, "en")
    second.coins = 1
    assert plain.report(game, "en")["tie"]["law"] == "end.tie.coins"
    second.idle, second.coins = 1, 9
    assert plain.report(game, "en")["tie"]["law"] == "end.tie.workers"
    second.vp = 19
    assert "tie" not in plain.report(game, "en")
