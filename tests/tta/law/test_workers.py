"""workers.*, discontent.*: population, unused workers and discontent."""

import pytest

from saecula.tta.board import faces_needed
from saecula.tta.counts import workers_of
from tests.kit import law
from tests.tta.scenario import table


# --- workers ------------------------------------------------------------------------------------------------------
@law("workers.definition")
def test_every_yellow_token_outside_the_bank_is_a_worker() -> None:
    t = table().give(pool=4, workers={"knights": 2})
    assert (workers_of(t.seat()), t.seat().yellow) == (12, 18)
    assert t.seat().yellow_owned == 30


@law("workers.definition", "workers.unused")
def test_a_worker_who_is_placed_or_freed_stays_a_worker() -> None:
    t = table().give(resources=2)
    t.do("build bronze")
    assert (workers_of(t.seat()), t.seat().pool) == (7, 0)
    t.do("destroy bronze", "destroy warriors")
    assert (workers_of(t.seat()), t.seat().pool) == (7, 2)


@law("workers.unused")
def test_an_unused_worker_stays_unused_while_a_happy_face_is_missing() -> None:
    t = table().give(yellow=16, pool=1)
    assert (t.discontent(), t.seat().pool) == (1, 1)
    t.do("end")  # one discontent worker, one unused worker: no uprising
    assert t.resources() == 2


@law("workers.gain-population", "workers.gain-no-food")
def test_gained_population_moves_a_token_to_the_pool_without_food() -> None:
    t = table(3).give(0, food=3).reveal("development-of-settlement")
    assert [(seat.yellow, seat.pool) for seat in t.s.seats] == [(17, 2), (17, 2), (17, 2)]
    assert (t.food(0), t.food(1), t.seat().civil) == (3, 0, 4)


@law("workers.gain-population")
def test_an_empty_bank_gains_no_population() -> None:
    t = table().give(yellow=0, pool=2).reveal("development-of-settlement")
    assert (t.seat(0).yellow, t.seat(0).pool) == (0, 2)
    assert (t.seat(1).yellow, t.seat(1).pool) == (17, 2)


@law("workers.increase-population")
def test_an_effect_that_increases_population_asks_for_food() -> None:
    t = table().give(hand="frugality-a", yellow=16, food=2)
    assert t.refused("play frugality-a") == "action.card.must-be-possible"
    t.give(food=4).do("play frugality-a", "populate")
    assert (t.food(), t.seat().yellow, t.seat().pool, t.seat().civil) == (2, 15, 2, 3)


@law("workers.increase-population")
def test_an_event_that_increases_population_asks_for_food_too() -> None:
    t = table().give(yellow=8, food=4).reveal("development-of-civilization")
    t.do("populate")
    assert (t.food(), t.seat().yellow) == (0, 7)


@law("workers.lose-population")
def test_lost_population_returns_an_unused_worker_to_the_bank() -> None:
    t = table().give(1, pool=2).reveal("reign-of-terror")
    assert (t.asked, t.seat(1).pool, t.seat(1).yellow) == ("action", 1, 19)
    assert (t.seat(0).pool, t.seat(0).yellow) == (1, 18)


@law("workers.lose-from-cards", "ruling.population-loss.owner-chooses")
def test_without_an_unused_worker_one_from_a_card_goes_at_the_owners_choice() -> None:
    t = table().give(1, pool=0).reveal("reign-of-terror")
    assert (t.asked, t.decider) == ("lose-population", 1)
    assert t.legal() == ["choose agriculture", "choose bronze", "choose philosophy", "choose warriors"]
    assert t.refused("choose religion") == "workers.lose-from-cards"
    t.do("choose warriors")
    assert (t.workers("warriors", 1), t.seat(1).yellow, t.seat(1).pool, t.decider) == (0, 19, 0, 0)


@law("workers.lose-from-cards", "workers.lose-workers-same")
def test_unused_workers_go_first_when_several_are_lost() -> None:
    t = table().give(1, yellow=8, pool=1).reveal("emigration")  # four discontent workers: two go
    assert (t.asked, t.decider, t.seat(1).pool, t.seat(1).yellow) == ("lose-population", 1, 0, 9)
    t.do("choose bronze")
    assert (t.asked, t.workers("bronze", 1), t.seat(1).yellow) == ("action", 1, 10)


@law("workers.lose-workers-same")
def test_lost_workers_are_lost_population() -> None:
    t = table().give(1, yellow=12, pool=2).reveal("emigration")
    assert (t.seat(1).pool, t.seat(1).yellow, t.seat(1).yellow_owned) == (1, 13, 20)


# --- discontent ---------------------------------------------------------------------------------------------------
@law("discontent.requirement")
@pytest.mark.parametrize(
    ("tokens", "faces"),
    [
        (19, 0),
        (18, 0),
        (17, 0),
        (16, 1),
        (13, 1),
        (12, 2),
        (11, 2),
        (10, 3),
        (9, 3),
        (8, 4),
        (7, 4),
        (6, 5),
        (5, 5),
        (4, 6),
        (3, 6),
        (2, 7),
        (1, 7),
        (0, 8),
    ],
)
def test_the_leftmost_empty_subsection_says_how_many_faces_are_needed(tokens: int, faces: int) -> None:
    t = table().give(yellow=tokens)
    assert faces_needed(t.seat()) == faces


@law("discontent.number")
@pytest.mark.parametrize(("temples", "discontent"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_missing_happy_faces_are_discontent_workers(temples: int, discontent: int) -> None:
    t = table().give(yellow=10, workers={"religion": temples})
    assert (t.happiness(), t.discontent()) == (temples, discontent)


@law("discontent.marking-optional")
def test_discontent_moves_no_worker() -> None:
    t = table().give(yellow=17, pool=2, food=2)
    t.do("populate")
    assert (t.discontent(), t.seat().pool, workers_of(t.seat())) == (1, 3, 9)


@law("discontent.marking-workers-usable")
def test_a_worker_who_marks_a_missing_face_may_still_build() -> None:
    t = table().give(yellow=16, pool=1, resources=3)
    assert t.discontent() == 1
    t.do("build religion")
    assert (t.seat().pool, t.discontent(), t.workers("religion")) == (0, 0, 1)


@law("discontent.marking-workers-usable")
def test_whoever_uses_that_worker_otherwise_faces_an_uprising() -> None:
    t = table().give(yellow=16, pool=1, resources=2)
    t.do("build bronze")
    assert (t.seat().pool, t.discontent()) == (0, 1)
    t.do("end")
    assert (t.resources(), t.food(), t.seat().science) == (0, 0, 0)


@law("discontent.only-number-counts")
@pytest.mark.parametrize("pool", [0, 1, 5])
def test_civil_unrest_asks_for_the_number_and_not_for_unused_workers(pool: int) -> None:
    t = table().give(1, yellow=12, pool=pool, culture=20).reveal("civil-unrest")
    assert (t.seat(1).culture, t.seat(1).blue_owned, t.seat(1).pool) == (12, 15, pool)


@law("discontent.only-number-counts")
@pytest.mark.parametrize("pool", [0, 5])
def test_rebellion_asks_for_the_number_and_not_for_unused_workers(pool: int) -> None:
    t = table().give(1, yellow=16, pool=pool).reveal("rebellion")
    assert (t.seat(1).civil, t.seat(0).civil) == (2, 4)


@law("discontent.only-number-counts")
def test_impact_of_population_subtracts_the_number() -> None:
    t = (
        table()
        .give(0, yellow=10, pool=9)
        .give(1, yellow=10, pool=3, workers={"bronze": 8})
        .reveal("impact-of-population")
    )
    assert (workers_of(t.seat(0)), t.seat(0).culture) == (15, 2 * (15 - 3 - 10) + 1)
    assert (workers_of(t.seat(1)), t.seat(1).culture) == (15, 2 * (15 - 3 - 10))
