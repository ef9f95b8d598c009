"""What a small break of the law would change, told apart: found by `python -m tests.mutate tta`."""

import pytest

from saecula.core.game import Game
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.law.cards.basilica import with_extra_on_ruins
from saecula.tta.law.cards.steve_jobs import best_lab_faces
from saecula.tta.law.expansion.draft import is_drafting
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.powers import EXTRA_FACE
from saecula.tta.state import Seat, State
from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import RULES, Table, number, pile, table

WORTH = {
    "agriculture": (1, 0),
    "irrigation": (2, 0),
    "selective-breeding": (3, 0),
    "mechanized-agriculture": (5, 0),
    "bronze": (0, 1),
    "iron": (0, 2),
    "coal": (0, 3),
    "oil": (0, 5),
    "philosophy": (0, 0),
    "alchemy": (0, 1),
    "scientific-method": (0, 2),
    "computers": (0, 3),
}


@law("food.representation", log=False)
@pytest.mark.parametrize("slug", WORTH)
def test_a_token_is_worth_what_its_card_produces(slug: str) -> None:
    seat = Seat()
    seat.tokens[number(slug)] = 2
    food, resources = WORTH[slug]
    assert (amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE)) == (2 * food, 2 * resources)


@law("food.representation", log=False)
def test_every_store_is_counted() -> None:
    assert {SLUGS[store] for store in range(t_.STORES)} >= set(WORTH)
    seat = Seat()
    for slug in WORTH:
        seat.tokens[number(slug)] = 1
    assert (amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE)) == (11, 17)


# --- resigning ----------------------------------------------------------------------------------------------------
@law("resign.play-area-removed", log=False)
def test_nothing_that_lay_before_a_resigned_seat_is_left() -> None:
    t = table(3, age=2).give(1, techs="iron warfare drama", leader="moses", wonders="pyramids", wonder="great-wall")
    t.give(1, stages=1, colonies="vast-territory-i", government="monarchy", workers={"iron": 2, "drama": 1}, food=3)
    t.give(1, resources=4, hand="coal oil", cards="legion spy", tactic="phalanx", exclusive=True)
    t.seat(1).war, t.seat(1).war_on = t.claim("war-over-territory")[0], 2
    t.politics(1).do("resign")
    left, empty = t.seat(1), Seat()
    for name in ("cards", "hand", "taken", "wonders", "colonies"):
        assert len(getattr(left, name)) == 0, name
    for name in ("leader", "wonder", "tucked", "tactic", "war", "war_on"):
        assert getattr(left, name) == t_.NOTHING, name
    for name in ("ruins", "techs", "stages", "pool", "blue", "yellow", "blue_owned", "yellow_owned", "exclusive"):
        assert getattr(left, name) == 0, name
    assert list(left.specials) == [t_.NOTHING] * t_.SPECIALS
    assert (sum(left.workers), sum(left.tokens)) == (0, 0)
    assert (left.arms, left.works, left.kept, left.known) == (empty.arms, empty.works, empty.kept, empty.known)


# --- the row ------------------------------------------------------------------------------------------------------
@law("turn.replenish.deal-left-to-right")
def test_every_card_that_is_dealt_is_known_from_then_on() -> None:
    t = table(2)
    before = list(t.s.revealed)
    coming = t.s.civil_deck[-3:]
    t.s.row[0] = t.s.row[1] = t.s.row[2] = t_.NOTHING
    t.s.row = pile([card for card in t.s.row if card != t_.NOTHING] + [t_.NOTHING] * 3)
    t.begin_turn(1)
    dealt = [card for card in coming if t.s.revealed[card] > before[card]]
    assert sorted(set(dealt)) == sorted(set(coming))


# --- cards of the expansion ---------------------------------------------------------------------------------------
@law("card.fleming.without-political-action", log=False)
def test_fleming_looks_at_any_rival_whatever_the_seat() -> None:
    t = new_table(3, age=3).give(1, leader="ian-fleming").give(0, cards="raid-i").give(2, cards="rats").politics(1)
    assert t.legal("look") == ["look 1", "look 3"]
    assert t.refused("look 2") == "card.fleming.without-political-action"


@law("card.nobel.any-civilization")
def test_the_log_says_who_won_the_prize() -> None:
    t = new_table(age=2).give(hand="iron alchemy", science=40)
    t.s.prize = 4
    t.do("develop iron", "develop alchemy", "end")
    assert winners(t) == [0]


@law("card.nobel.any-civilization", log=False)
def test_a_prize_that_nobody_founded_is_not_won() -> None:
    t = new_table(age=2).give(hand="iron alchemy", science=40).do("develop iron", "develop alchemy", "end")
    assert winners(t) == []


def winners(t: Table) -> list[int]:
    """Of the prize, as the log says."""
    return [event.seat for events in t.game.happened for event in events if event.kind == t_.PRIZE_WON]


def test_a_game_without_a_question_is_not_drafting() -> None:
    s = table(2).s.copy()
    s.stack = []
    assert not is_drafting(s)


@law("setup.row.13", log=False)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_of_the_first_row_are_known_to_everybody(seats: int) -> None:
    s = Game(RULES, {"seats": seats}, 1).state
    assert isinstance(s, State)
    assert [s.revealed[card] for card in range(len(s.revealed))] == [
        list(s.row).count(card) for card in range(len(SLUGS))
    ]


@law("ruling.homer.basilica-ruins", log=False)
@pytest.mark.parametrize(("faces", "with_one_more"), [(-1, -1), (0, 0), (1, 2), (2, 3)])
def test_ruins_without_a_face_get_none(faces: int, with_one_more: int) -> None:
    seat = Seat()
    seat.powers[EXTRA_FACE] = 1
    assert with_extra_on_ruins(seat, faces) == with_one_more


@law("ruling.steve-jobs.basilica", log=False)
@pytest.mark.parametrize(
    ("lab", "faces"), [("philosophy", 0), ("alchemy", 2), ("scientific-method", 3), ("computers", 4)]
)
def test_a_lab_with_one_face_is_a_source_already(lab: str, faces: int) -> None:
    t = new_table(age=3).give(leader="steve-jobs", workers={"philosophy": 0, lab: 1})
    t.seat().powers[EXTRA_FACE] = 1
    assert best_lab_faces(t.seat()) == faces
