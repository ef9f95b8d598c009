"""What the end of a turn, of an age and of the game is told like."""

import pytest

from saecula import present, tta
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.i18n import LANGUAGES, say
from saecula.present.asking import picture_of
from saecula.present.picture import NOBODY
from saecula.present.shapes.common import LogLine
from saecula.tta import terms
from saecula.tta.cards.catalog import CARDS, NUMBER
from saecula.tta.words import name
from tests.kit.games import Options, finished_game
from tests.present import plain
from tests.tta.scenario import Table, table

SHORT: Options = {"seats": 2, "resignation": False, "short": True}


def last(game: Game, seat: int = SPECTATOR, language: str = "en") -> list[LogLine]:
    return present.log(game, seat, game.ply, language)


# --- the end of the game --------------------------------------------------------------------------------------------
def scored(*events: str, **options: object) -> Table:
    """Seat 2 ends the last turn of the game; these events are still to come."""
    t = table(2, age=3, **options)
    t.events(current=" ".join(events))
    t.last_round()
    return t.actions(1).do("end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_which_event_scored_what_for_whom(language: str) -> None:
    """Only the sum of all impacts was told."""
    t = scored("impact-of-government", "impact-of-progress", "rats")
    told = present.report(t.game, language)
    assert isinstance(told.final, list)
    assert [one.card for one in told.final] == ["impact-of-government", "impact-of-progress"]
    outcome = t.game.outcome()
    assert outcome is not None
    for i in (0, 1):
        assert sum(one.points[i] for one in told.final) == outcome.lines[i].get("impact", 0)
    assert told.final[0].points[0] == 2 * t.seat(0).civil_total + t.seat(0).military_total
    assert not told.reason  # that the last round was the last is no news


def test_a_short_game_tells_its_impacts_one_by_one() -> None:
    for seed in range(3):
        game = finished_game(tta.RULES, SHORT, seed)
        told, outcome = present.report(game, "en").final, game.outcome()
        assert outcome is not None
        assert isinstance(told, list)
        assert len(told) == 4
        for i in (0, 1):
            assert sum(one.points[i] for one in told) == outcome.lines[i].get("impact", 0)
        assert "Final scoring" in [line.text for line in last(game) if line.topic == "heading"]


def test_what_a_leader_scores_at_the_end_is_told_beside_the_events() -> None:
    t = table(2, age=3)
    t.give(0, leader="bill-gates", workers={"computers": 2})
    t.events(current="impact-of-government")
    t.last_round()
    t.actions(1).do("end")
    told = present.report(t.game, "en").final
    assert isinstance(told, list)
    assert [(one.card, one.points) for one in told[1:]] == [("bill-gates", [6, 0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_ends_with_the_final_scoring_under_its_own_heading(language: str) -> None:
    """An impact once read as if somebody had revealed it."""
    lines = last(scored("impact-of-government").game, language=language)
    heading = next(at for at, line in enumerate(lines) if line.text == say(language, "told-final"))
    assert (lines[heading].topic, lines[heading].seat) == ("heading", NOBODY)
    assert lines[heading + 1].card == "impact-of-government"
    assert "seat 1" not in lines[heading + 1].text
    came = [line for line in lines if line.event == "impact-of-government" and line.topic == "score"]
    assert {line.seat for line in came} == {0, 1}
    assert lines[-1].topic == "heading"


# --- the end of a turn ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_hunger_is_told_once_with_what_is_missing(language: str) -> None:
    t = table(2)
    t.give(food=0, yellow=12, culture=9, workers={"agriculture": 0, "religion": 1}).actions()
    t.do("end")
    lines = [line for line in last(t.game, language=language) if line.seat == 0 and line.topic != "minor"]
    told = next(line for line in lines if line.topic == "production")
    missing = next(event.a for event in t.game.happened[-1] if event.kind == terms.FAMINE_STRUCK)
    hunger = say(language, "told-part-hunger", n=missing, amount=f"{-terms.FAMINE * missing:+d}")
    assert told.text.endswith(hunger)
    assert not [line for line in lines if line.law.startswith("production.consumption")]


# --- the end of an age ----------------------------------------------------------------------------------------------
def aged() -> Table:
    """Seat 2 ends its turn, and Age II ends as the row is filled for seat 1, who keeps old things."""
    t = table(2, age=2)
    t.give(0, leader="joan-of-arc", hand="swordsmen iron oil", cards="legion raid-i spy")
    t.s.civil_deck = t.s.civil_deck[:1]
    return t.actions(1).do("end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_a_new_age_takes_are_told_in_one_line(language: str) -> None:
    """Every one had its own line, which did not say that it was discarded from the hand."""
    t = aged()
    told = {}
    for seat in (SPECTATOR, 0):
        lines = [line for line in last(t.game, seat, language) if line.law.startswith("age.") and line.seat == 0]
        read = [line for line in lines if line.topic not in ("minor", "heading", "score")]
        assert [line.law for line in read] == ["age.end.antiquated-hand", "age.end.antiquated-leaders"]
        told[seat] = read[0].text
    backs = say(language, "told-backs", n=2)
    assert told[SPECTATOR].endswith(f", {backs}.")
    assert backs not in told[0]
    assert told[0].count(",") == 3


def test_the_event_piles_are_turned_over_by_nobody() -> None:
    t = table(2).events(current="rats", future="raiders")
    t.give(0, cards="pestilence").politics().do("prepare pestilence")
    told = next(line for line in last(t.game) if line.law == "politics.event.refill-on-last")
    assert (told.seat, told.event) == (NOBODY, None)


# --- a colony -------------------------------------------------------------------------------------------------------
def only(t: Table) -> str | None:
    state = t.game.state
    found = picture_of(t.game).only_answer(state, list(t.game.rules.legal(state)))
    return None if found is None else t.game.rules.text(state, found)


@pytest.mark.parametrize("cards", ["", "rats", "military-bonus-i"])
def test_the_only_unit_is_sent_and_lands_by_itself_whatever_the_hand_holds(cards: str) -> None:
    """Winning a colony with the one unit that there is took four clicks."""
    t = table(2)
    t.give(0, workers={"warriors": 1}, cards=cards).give(1, workers={"warriors": 0})
    t.reveal("vast-territory-i", 0).do("bid 1")
    for answer in ("send warriors", "land"):
        assert only(t) == answer
        t.do(answer)
    assert t.names(t.seat(0).colonies) == ["vast-territory-i"]


def test_a_force_that_can_be_made_in_two_ways_is_its_owners() -> None:
    t = table(2)
    t.give(0, workers={"warriors": 1, "swordsmen": 1}).give(1, workers={"warriors": 0})
    t.reveal("vast-territory-i", 0).do("bid 1")
    assert only(t) is None  # which of them?
    t = table(2)
    t.give(0, workers={"warriors": 2}).give(1, workers={"warriors": 0})
    t.reveal("vast-territory-i", 0).do("bid 1")
    assert only(t) == "send warriors"
    t.do("send warriors")
    assert only(t) is None  # another one may go


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_that_is_over_says_who_won_it(language: str) -> None:
    t = table(2)
    t.give(0, workers={"warriors": 2}).give(1, workers={"warriors": 2})
    t.reveal("vast-territory-i", 0).do("bid 1")
    assert [line.why for line in last(t.game, language=language)] == [""]
    t.do("pass")
    won = say(language, "told-auction-won", who="seat 1", n=1)
    assert [line.why for line in last(t.game, language=language)] == [won]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_card_tells_what_it_was_worth(language: str) -> None:
    t = table(2)
    t.give(0, workers={"warriors": 1}, cards="military-bonus-i").give(1, workers={"warriors": 0})
    t.reveal("vast-territory-i", 0).do("bid 2", "send warriors", "spend military-bonus-i", "land")
    card = CARDS[NUMBER["military-bonus-i"]]
    played = next(line for line in last(t.game, language=language) if line.law == "military.bonus-uses")
    assert played.text.endswith(f"(+{card.colonization}).")
    t = table(2)
    t.give(0, workers={"warriors": 3}, cards="raid-i")
    t.give(1, workers={"warriors": 2, "philosophy": 1}, cards="military-bonus-i")
    t.politics(0).do("attack raid-i 2", "defend military-bonus-i", "hold")
    played = next(line for line in last(t.game, language=language) if line.law == "military.bonus-uses")
    assert played.text.endswith(f"(+{card.defence}).")


# --- attacks --------------------------------------------------------------------------------------------------------
def test_what_a_rival_loses_belongs_to_the_attack_also_when_it_chooses_what() -> None:
    t = table(2, age=1)
    t.give(0, workers={"warriors": 5}, cards="enslave").give(1, workers={"warriors": 1}, pool=0)
    t.politics(0).do("attack enslave 2")
    attacked = t.game.ply
    t.do("choose warriors")
    lost = [line for line in last(t.game) if line.law == "workers.lose-from-cards"]
    assert [(line.seat, line.event, line.ply > attacked) for line in lost] == [(1, "enslave", True)]


# --- politics -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_political_action_that_was_given_up_is_told_and_passed_by_itself(language: str) -> None:
    """Nothing said why no card could be played."""
    t = table(2, age=3).give(0, cards="raid-i impact-of-government")
    t.seat(0).no_politics = 1
    t.politics(0)
    found = present.decision(present.scene(t.game, 0), language)
    assert found is not None
    agreement = name(NUMBER["international-agreement"], language)
    assert found.facts == [say(language, "fact-no-politics", card=agreement)]
    assert only(t) == "pass"
    t.do("pass")
    given_up = say(language, "told-politics-given-up", who="seat 1", card=agreement)
    assert given_up in [line.text for line in last(t.game, language=language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_declared_war_says_when_it_is_decided(language: str) -> None:
    t = table(2, age=2).give(0, cards="war-over-territory", workers={"warriors": 2})
    t.politics(0).do("declare war-over-territory 2")
    told = next(line for line in last(t.game, language=language) if line.card == "war-over-territory")
    assert told.why == say(language, "told-war-when", who="seat 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_revolution_is_called_one(language: str) -> None:
    t = table(2).give(0, hand="monarchy", science=9).actions()
    t.do("revolt monarchy")
    told = next(line for line in last(t.game, language=language) if line.card == "monarchy")
    assert told.text == say(language, "told-revolution", who="seat 1", card=name(NUMBER["monarchy"], language))


# --- before the end of a turn ---------------------------------------------------------------------------------------
def warned(t: Table) -> dict[str, str]:
    return {one.id: one.text for one in present.warnings(present.scene(t.game, 0), "en")}


def test_who_will_lose_cards_with_the_age_is_warned_a_turn_before() -> None:
    """Six cards are dealt to a full row until two players were on turn."""
    t = table(2, age=1).give(0, leader="aristotle", hand="iron")
    t.actions()
    missing = sum(card == terms.NOTHING for card in t.s.row)
    for left in (7 + missing, 6 + missing):
        t.s.civil_deck = t.s.civil_deck[:left]
        assert ("age" in warned(t)) == (left == 6 + missing)
    t.s.civil_deck = t.s.civil_deck[:3]
    assert warned(t)["age"].endswith(": Aristotle.")
    assert "(3 left)" in warned(t)["age"]
    t.give(0, leader="").actions()
    assert "age" not in warned(t)


def test_where_no_cards_are_drawn_nobody_is_warned_of_actions_that_draw_none() -> None:
    for age, expected in ((3, True), (4, False)):
        t = table(2, age=age).actions()
        t.seat(0).military = 5
        assert ("unused-military" in warned(t)) == expected


def test_the_last_card_that_must_go_tells_what_the_turn_brings() -> None:
    """The production that follows was said to be unknown."""
    t = table(2).give(0, cards="rats raiders pestilence").actions()
    t.seat(0).military = 2
    t.do("end")
    found = present.preview(present.scene(t.game, 0), "discard rats", "en")
    moved = {one.number: (one.before, one.after) for one in found.changes}
    assert not found.unknown
    assert moved["resources"][1] - moved["resources"][0] == 2
    assert moved["cards_drawn"] == (3, 4)
    t.do("discard rats")
    assert len(t.seat(0).cards) == 4


# --- answers ----------------------------------------------------------------------------------------------------------
def test_an_answer_that_divides_tells_both_parts() -> None:
    """An answer of no food seemed to mean three resources, although the rival had only two."""
    t = (
        table(2, age=1)
        .give(workers={"warriors": 3}, cards="plunder-i")
        .give(1, food=2, resources=2, workers={"warriors": 0})
    )
    t.politics().do("attack plunder-i 2")
    asked = plain.decision(t.game, 0, "en")
    notes = {one["text"]: one["note"] for one in asked["actions"] if one["legal"] and one["text"].startswith("food")}
    assert notes == {
        "food 1": "food +1, resources +2",
        "food 2": "food +2, resources +1",
        "food 0": "food +0, resources +2",
    }
