"""The log as a story: causes before what came of them, what is produced, what belongs to an event and whom it found."""

import pytest

from saecula import present, tta
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.i18n import LANGUAGES, say
from saecula.lessons import lesson
from saecula.present.picture import NOBODY
from saecula.present.shapes.common import LogLine
from saecula.present.tta_events import SPOILS
from saecula.tta import terms
from saecula.tta.cards.catalog import CARDS, NUMBER
from tests.kit.games import Options, finished_game, sampled
from tests.present import plain
from tests.tta.scenario import Table, table

TWO: Options = {"seats": 2, "resignation": False}
GOODS = {
    terms.CULTURE_CHANGED: "culture",
    terms.SCIENCE_CHANGED: "science",
    terms.FOOD_CHANGED: "food",
    terms.RESOURCES_CHANGED: "resources",
}


def last(game: Game, language: str = "en") -> list[LogLine]:
    """What the last command brought about, as everybody may know it."""
    return present.log(game, SPECTATOR, game.ply, language)


def about(t: Table, card: str) -> LogLine:
    return next(line for line in last(t.game) if line.card == card and line.topic == "event")


# --- what is produced -----------------------------------------------------------------------------------------------
def test_the_end_of_a_turn_tells_in_one_line_what_it_brought() -> None:
    """Food and resources were told only to whoever asked for everything."""
    t = table(2)
    t.give(food=3, resources=6, blue=8, yellow=12, workers={"philosophy": 1, "religion": 1}).actions()
    seat = t.seat()
    seat.civil = seat.military = 0
    t.do("end")
    told = next(line for line in last(t.game) if line.topic == "production" and line.seat == 0)
    assert told.text == (
        "seat 1 produces science +1, culture +1, food +2, resources +2. "
        "Eaten: food -2. Lost to corruption: resources -2."
    )
    assert told.law == "production.order"
    others = [line for line in last(t.game) if line.topic not in ("minor", "production")]
    assert not any("corruption" in line.text for line in others)  # once is enough


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_line_says_is_produced_was_produced(language: str) -> None:
    """Its amounts are those of the events, bonuses of cards among them, and none is told twice."""
    compared = 0
    game = finished_game(tta.RULES, TWO, 5)
    for ply in range(1, len(game.happened)):
        lines = [line for line in present.log(game, SPECTATOR, ply, language) if line.ply == ply]
        for told in (line for line in lines if line.topic == "production"):
            events = [event for event in game.happened[ply] if event.seat == told.seat and event.kind in GOODS]
            produced = [event for event in events if event.cause.startswith("production.")]
            for event in produced:
                assert f"{event.a:+d}" in told.text or any(
                    other.kind == event.kind and other is not event for other in events
                )
            compared += len(produced)
        parts = [line for line in lines if line.law.startswith("production.") and line.topic in ("score", "plain")]
        assert parts == []
    assert compared > 50


def test_what_a_command_cost_stands_beside_it() -> None:
    """Science that was paid once stood before what it was paid for."""
    t = table(2)
    t.give(hand="iron", science=9).actions()
    t.do("develop iron")
    told = [line for line in last(t.game) if line.topic != "minor"]
    assert [line.text for line in told] == ["seat 1 develops Iron."]
    assert [(sign.icon, sign.n) for sign in told[0].paid] == [("civil", 1), ("science", 5)]


def test_a_new_age_is_told_before_what_it_takes() -> None:
    seen = 0
    for game in (lesson("tta-end").position(), finished_game(tta.RULES, TWO, 3)):
        for ply in range(1, len(game.happened)):
            laws = [(line.topic, line.law) for line in present.log(game, SPECTATOR, ply, "en") if line.ply == ply]
            of_age = [topic for topic, law in laws if law.startswith("age.")]
            if "heading" in of_age:
                assert of_age[0] == "heading"
                seen += len(of_age) > 1
    assert seen


# --- events ---------------------------------------------------------------------------------------------------------
def test_an_event_tells_whom_it_found_and_by_which_numbers() -> None:
    t = table(3, age=2)
    for seat, warriors in enumerate((3, 1, 2)):
        t.give(seat, workers={"warriors": warriors}, resources=5)
    t.reveal("raiders", 0)
    told = about(t, "raiders")
    assert "seat 2, seat 3" in told.why
    assert "strength: seat 1 3, seat 2 1, seat 3 2" in told.why
    revealed = t.game.ply
    while t.game.decision is not None and t.game.decision.kind == "split":
        t.do(next(iter(t.game.legal)))
    came = [line for line in present.log(t.game, SPECTATOR, revealed, "en") if line.event == "raiders"]
    assert {line.seat for line in came} == {1, 2}  # in the plies of their answers


def test_a_tie_is_told_with_whoever_it_favours() -> None:
    t = table(2, age=2)
    for seat in (0, 1):
        t.give(seat, culture=9, workers={"warriors": 1})
    t.reveal("crusades", 1)
    told = about(t, "crusades")
    assert "The strongest: seat 2 (strength: seat 1 1, seat 2 1)." in told.why
    assert "Of equals, seat 2 ranks first" in told.why


def test_a_story_is_told_where_somebody_sees_what_others_prepare() -> None:
    """Nobody looks at a card a second time only because the story is told."""
    t = table(2, age=2, modules=["leaders-wonders"])
    t.give(1, leader="nostradamus", workers={"warriors": 2})
    t.reveal("crusades", 0)
    assert "The strongest: seat 2" in about(t, "crusades").why


def test_goods_that_an_event_brings_are_told_to_everybody() -> None:
    """Culture was told, and food and resources only to whoever asked for everything."""
    t = table(2)
    t.reveal("development-of-crafts", 0)
    came = [line for line in last(t.game) if line.event == "development-of-crafts" and line.topic != "minor"]
    assert [line.text for line in came] == ["seat 1: resources +2.", "seat 2: resources +2."]
    digest = present.digest_since(t.game, 1, t.game.ply - 1, "en")
    told = [line.text for turn in digest.turns for line in turn.lines]
    assert "seat 2: resources +2." in told


def test_tokens_that_a_new_age_takes_are_told_to_everybody() -> None:
    taken = [
        line
        for line in present.log(finished_game(tta.RULES, TWO, 3), SPECTATOR, 0, "en")
        if line.law == "age.end.lose-2-yellow"
    ]
    assert taken
    assert all(line.topic == "score" for line in taken)


def test_an_event_without_an_effect_says_so() -> None:
    t = table(2, age=2)
    for seat in (0, 1):
        t.give(seat, workers={"warriors": 1 + seat}, culture=5 * seat)
    t.reveal("barbarians", 0)
    told = about(t, "barbarians").why
    assert "nobody (culture: seat 1" in told
    assert say("en", "told-no-effect") in told


def test_an_event_for_everybody_that_finds_nothing_says_so() -> None:
    """Nobody has a worker for it: that was told by silence, and also where the piles are renewed after it."""
    t = table(2)
    for seat in (0, 1):
        t.give(seat, pool=0)
    t.events(current="development-of-warfare").give(0, cards="rats").politics().do("prepare rats")
    assert any(line.law == "politics.event.refill-on-last" for line in last(t.game))
    assert about(t, "development-of-warfare").why == say("en", "told-no-effect")


def test_an_event_that_asked_and_was_declined_by_all_came_to_nothing() -> None:
    def asked() -> Table:
        t = table(2)
        for seat in (0, 1):
            t.give(seat, pool=1, resources=5)
        return t.reveal("development-of-warfare", 0)

    t = asked()
    nothing = say("en", "told-came-to-nothing", card="Development of Warfare")
    t.do("done")
    assert not any(line.text == nothing for line in last(t.game))  # another one is still asked
    t.do("done")
    told = next(line for line in last(t.game) if line.text == nothing)
    assert (told.event, told.law) == ("development-of-warfare", "politics.event.reveal-current")
    t = asked().do("build warriors", "done")
    assert nothing not in [line.text for line in present.log(t.game, SPECTATOR, 0, "en")]


# --- attacks --------------------------------------------------------------------------------------------------------
def attacked(cards: str) -> Table:
    """Seat 1 attacks seat 2, which holds these cards."""
    t = table(2, age=1)
    t.give(0, workers={"warriors": 5}, cards="raid-i")
    t.give(1, workers={"warriors": 2, "philosophy": 1}, cards=cards)
    return t.politics(0).do("attack raid-i 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_tells_its_strengths_and_how_it_was_repelled(language: str) -> None:
    t = attacked("military-bonus-i rats")
    strengths = {"attack": t.strength(0), "defence": t.strength(1)}
    dared = next(line for line in last(t.game, language) if line.card == "raid-i")
    assert dared.why == say(language, "told-attack", **strengths)
    t.do("defend military-bonus-i", "defend rats", "hold")
    repelled = next(line for line in last(t.game, language) if line.law.endswith("match-repels"))
    added = CARDS[NUMBER["military-bonus-i"]].defence + 1
    total = strengths["defence"] + added
    assert repelled.why == say(language, "told-defence", **strengths, cards=2, added=added, total=total)


def test_an_attack_that_nobody_repels_tells_the_strengths_again_when_it_is_given_in_to() -> None:
    t = attacked("rats").do("concede")
    told = next(line for line in last(t.game) if line.law == "politics.aggression.success-effect")
    assert told.why == say("en", "told-attack", attack=t.strength(0), defence=t.strength(1))


# --- what matters ---------------------------------------------------------------------------------------------------
def test_a_second_political_action_that_is_passed_up_is_not_the_first() -> None:
    """With Caesar, whoever had just prepared an event was said to have taken no political action."""
    t = table(2, age=1).give(0, leader="julius-caesar")
    t.reveal("development-of-crafts", 0).do("pass")
    assert [line.text for line in last(t.game)] == [say("en", "told-no-further", who="seat 1")]
    t = table(2, age=1).give(0, leader="julius-caesar").politics(0).do("pass")
    assert [line.text for line in last(t.game)] == ["seat 1 takes no political action."]


def test_the_last_line_that_matters_is_something_that_was_done() -> None:
    """Passing, and a tactic that becomes common, once stood on top of the table."""
    without_effect = {terms.POLITICS_PASSED, terms.TACTICS_SHARED, terms.BID_PASSED, terms.ROUND_BEGAN}
    game = finished_game(tta.RULES, TWO, 5)
    mattered = 0
    for ply in range(1, len(game.happened)):
        told = [line for line in present.log(game, SPECTATOR, ply, "en") if line.ply == ply and line.matters]
        done = [event for event in game.happened[ply] if event.kind not in without_effect]
        assert done or not told or told[0].event is not None  # that an event came to nothing is news too
        assert not {line.topic for line in told} & {"minor", "score", "production", "turn"}
        mattered += len(told)
    assert mattered > 100
    t = table(2).politics(0).do("pass")
    assert not any(line.matters for line in last(t.game))


def test_an_event_that_asks_or_gives_is_not_said_to_change_nothing() -> None:
    for card in ("development-of-warfare", "development-of-crafts", "vast-territory-i"):
        t = table(2)
        for seat in (0, 1):
            t.give(seat, pool=1, workers={"warriors": 1})
        t.reveal(card, 0)
        assert about(t, card).why == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_a_card_leaves_out_what_it_takes_to_play_it(language: str) -> None:
    cards = {card.id: card for card in present.cards("tta", language)}
    for slug in ("border-conflict", "raid-i", "war-over-culture", "vast-territory-i"):
        card = cards[slug]
        assert isinstance(card.effect, str)
        assert 0 < len(card.effect) < len(card.text)
        assert language != "en" or ("takes your political action" in card.text) > ("political" in card.effect)
    wars = [str(card.effect) for card in cards.values() if card.kind == "war"]
    assert wars
    assert not any(say(language, "war-resolved")[1:] in war for war in wars)


def test_what_somebody_answers_to_an_event_belongs_to_it() -> None:
    """Also many plies later, and nothing that comes when it is over."""
    answered = 0
    for seed in range(4):
        for game in sampled(tta.RULES, TWO, seed, 1):
            if not game.ply:
                continue
            before = game.history[-1]
            asked = any(frame.kind == terms.ASK_EVENT for frame in before.stack)
            revealed = any(event.kind == terms.EVENT_REVEALED for event in game.happened[-1])
            if not revealed and before.stack[-1].kind not in SPOILS:
                own = [line for line in last(game) if line.seat != NOBODY]
                told = [line.event for line in own if line.topic not in ("turn", "heading")]
                assert all((event is not None) == asked for event in told) or "turn" in {
                    line.topic for line in last(game)
                }
                answered += asked
    assert answered > 5


def test_a_story_is_the_same_after_commands_were_taken_back() -> None:
    game = finished_game(tta.RULES, {"seats": 3, "resignation": False}, 6)
    told = plain.log(game, 0, 0, "en")
    assert any(line["why"] for line in told)
    texts = [move.text for move in game.log]
    while game.ply > 40:
        game.pop()
    assert plain.log(game, 0, 0, "en") == [line for line in told if line["ply"] <= 40]
    for text in texts[40:]:
        game.push(text)
    assert plain.log(game, 0, 0, "en") == told


# --- questions that an event asks -----------------------------------------------------------------------------------
def test_an_answer_tells_what_it_costs_and_what_it_brings() -> None:
    """More population was offered without its price."""
    t = table(2, age=1)
    for seat in (0, 1):
        t.give(seat, food=6, resources=6, workers={"warriors": 1}, pool=1)
    t.reveal("development-of-civilization", 0)
    assert t.game.decision is not None
    assert t.game.decision.kind == "event-action"
    actions = plain.decision(t.game, 0, "en")["actions"]
    legal = {one["text"]: one for one in actions if one["legal"]}
    assert legal["populate"]["price"] == [{"icon": "food", "n": 1, "note": ""}]  # one less than usual
    assert legal["populate"]["brings"] == [{"icon": "worker", "n": 1, "note": ""}]
    assert {"icon": "food", "n": 1, "note": "turn"} in legal["build agriculture"]["brings"]


# --- laws have names ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_calls_its_law_by_its_chapter(language: str) -> None:
    t = table(2)
    t.give(hand="iron", science=0).actions()
    actions = plain.decision(t.game, 0, language)["actions"]
    refused = [one["refusal"] for one in actions if one["refusal"]]
    assert refused
    for one in refused:
        assert one["law_name"] != one["law"]
        assert "." not in one["law_name"]
