"""cards.military.secret, cards.discard.*: who sees a military card that leaves a hand or the table."""

from collections.abc import Callable

import pytest

from saecula.core.frame import Frame
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import AGE, STAGES
from saecula.tta.doors import question_of
from saecula.tta.law.colonize import spent_cards
from saecula.tta.law.known import see_hand
from saecula.tta.piles import back_of
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.scenario import Table, number, pile, table

HIDDEN = -1


def spied(cards: str) -> Table:
    """Seat 2 has seen the hand of seat 0."""
    t = table(3, age=3, modules=MODULE_IDS, mode="secret-mix").give(0, cards=cards, workers={"warriors": 6})
    see_hand(t.s, 2, 0)
    return t


def still_known(t: Table) -> list[str]:
    """What seat 2 knows of the hand of seat 0."""
    assert set(t.seat(2).known[::2]) <= {0}
    return t.names(t.seat(2).known[1::2])


def offer(t: Table) -> None:
    t.politics(0).do("offer peace-treaty 2 A")


def declare(t: Table) -> None:
    t.politics(0).do("declare war-over-territory 2")


def attack(t: Table) -> None:
    t.politics(0).do("attack raid-i 2")


def adopt(t: Table) -> None:
    t.actions(0).do("tactic legion")


def discover(t: Table) -> None:
    t.give(0, leader="christopher-columbus").politics(0).do("discover vast-territory-i")


def open_the_canal(t: Table) -> None:
    last = len(STAGES[number("suez-canal")]) - 1
    t.give(0, wonder="suez-canal", stages=last, resources=9).actions(0).do("stage 1", "discover vast-territory-i")


def prepare(t: Table) -> None:
    t.events(current="crusades border-conflict").politics(0).do("prepare rats")


SHOWN: list[tuple[Callable[[Table], None], str, str]] = [
    (offer, "peace-treaty", "raid-iii"),
    (declare, "war-over-territory", "annex"),
    (attack, "raid-i", "legion"),
    (adopt, "legion", "raid-i"),
    (discover, "vast-territory-i", "raid-i"),
    (open_the_canal, "vast-territory-i", "raid-i"),
]


@law(
    "cards.military.secret", "politics.pact.reveal", "politics.war.reveal", "politics.aggression.reveal",
    "action.tactic.play.from-hand", "stats.modified-by-text", log=False,
)  # fmt: skip
@pytest.mark.parametrize(("act", "played", "kept"), SHOWN)
def test_a_card_that_is_shown_leaves_what_is_known_of_the_rest(
    act: Callable[[Table], None], played: str, kept: str
) -> None:
    assert AGE[number(played)] == AGE[number(kept)], "a hidden card would take both along"
    t = spied(f"{played} {kept}")
    act(t)
    assert still_known(t) == [kept]


@law("cards.military.secret", "politics.event.card-kind", "end.discard.face-down", log=False)
def test_a_card_that_is_laid_face_down_may_be_any_of_its_age() -> None:
    t = spied("rats legion spy")
    prepare(t)
    assert still_known(t) == ["spy"]
    t = spied("rats legion spy")
    t.actions(0).do("end", "discard rats")
    assert still_known(t) == ["spy"]


# --- what lies on a pile ------------------------------------------------------------------------------------------
def discarded(t: Table, by: int) -> list[str]:
    """By their names, as seat `by` reads it."""
    return ["" if card == HIDDEN else t.names([card])[0] for card in t.seen(t_.CARD_DISCARDED, by)]


@law("resign.hand-discarded", "resign.play-area-removed", "resign.wars-removed")
def test_of_a_resigned_seat_the_others_see_what_lay_on_the_table_and_not_the_hand() -> None:
    t = table(3, age=3).give(1, cards="legion spy", colonies="vast-territory-i")
    t.seat(1).war, t.seat(1).war_on = t.claim("war-over-territory")[0], 2
    t.seat(0).war, t.seat(0).war_on = t.claim("war-over-culture")[0], 1
    t.politics(1).do("resign")
    for seat in (0, 2):
        assert discarded(t, seat) == ["war-over-culture", "", "", "vast-territory-i", "war-over-territory"]


@law("turn.war.card-discarded")
def test_everybody_sees_the_war_that_is_over() -> None:
    t = table(3, age=2).give(0, workers={"warriors": 3}).give(1, yellow=9)
    t.seat(0).war, t.seat(0).war_on = t.claim("war-over-territory")[0], 1
    t.actions(2).do("end")
    assert (t.asked, t.decider) == ("politics", 0)
    assert discarded(t, 1) == discarded(t, 2) == ["war-over-territory"]


@law("politics.aggression.discard-after", "politics.aggression.defence.failed-discarded")
def test_everybody_sees_the_aggression_whatever_came_of_it() -> None:
    t = table(3, age=2).give(0, cards="spy", workers={"warriors": 4}).politics(0).do("attack spy 2")
    assert discarded(t, 2) == ["spy"]
    t = table(3, age=2).give(0, cards="spy", workers={"warriors": 2}).give(1, cards="legion military-bonus-ii")
    t.politics(0).do("attack spy 2", "defend legion", "hold")
    assert discarded(t, 2) == ["", "spy"]


@law("events.written-effect")
def test_everybody_sees_the_colony_that_is_lost() -> None:
    t = table(3, age=2).give(1, colonies="vast-territory-i").give(0, workers={"warriors": 7})
    t.give(2, workers={"warriors": 6}).reveal("independence-declaration").do("choose vast-territory-i")
    assert discarded(t, 2) == ["vast-territory-i"]


@law("age.end.antiquated-hand")
def test_nobody_sees_the_military_cards_that_are_too_old() -> None:
    t = table(3, age=2).give(1, cards="legion spy").row("iron").actions(0)
    t.s.civil_deck = t.s.civil_deck[:1]
    t.do("end")
    assert t.s.age == 3
    assert (discarded(t, 0), discarded(t, 2), discarded(t, 1)) == ([""], [""], ["legion"])


@law("resign.play-area-removed", log=False)
def test_a_wonder_with_a_leader_under_it_leaves_no_trace() -> None:
    t = table(3, age=2).give(1, tucked="colossus").politics(1).do("resign")
    assert (list(t.seat(1).wonders), t.seat(1).tucked) == ([], t_.NOTHING)


# --- what a reader puts in the place of a back --------------------------------------------------------------------
@law("cards.military.secret", log=False)
@pytest.mark.parametrize("kind", [t_.ASK_DEFENCE, t_.ASK_FORCE])
def test_a_card_that_somebody_thinks_of_lies_where_its_back_was_seen(kind: int) -> None:
    frame, question = Frame(kind, 1), question_of(kind)
    frame.data = pile([back_of(number("spy")), back_of(number("legion"))])
    assert question.laid_aside(frame) == [0, 1]
    for place, slug in enumerate(("spy", "legion")):
        question.lay(frame, place, number(slug))
    laid = list(frame.data) if kind == t_.ASK_DEFENCE else spent_cards(frame)
    assert laid == [number("spy"), number("legion")]
    assert question.shown(frame) == [back_of(number("spy")), back_of(number("legion"))]
