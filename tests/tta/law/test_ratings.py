"""ratings.*: science, culture, strength and happiness are sums over cards and workers."""

import pytest

from saecula.tta.ratings.refresh import refresh
from tests.kit import law
from tests.tta.scenario import Table, table


def ratings(t: Table, i: int = 0) -> tuple[int, int, int, int]:
    return (t.science(i), t.culture(i), t.strength(i), t.happiness(i))


@law("ratings.derived")
def test_ratings_follow_from_workers_and_cards_at_any_time() -> None:
    t = table().give(resources=9).actions()
    assert ratings(t) == (1, 0, 1, 0)
    t.do("build religion")
    assert ratings(t) == (1, 1, 1, 1)
    t.do("destroy religion", "build warriors")
    assert ratings(t) == (1, 0, 2, 0)


@law("ratings.derived")
def test_recalculating_changes_nothing() -> None:
    t = table(3, age=2).give(leader="joan-of-arc", wonders="great-wall kremlin", techs="warfare", tactic="legion")
    t.pact("open-borders-agreement", 0, 1)
    before = t.game.digest()
    for i in range(3):
        refresh(t.s, i)
    assert t.game.digest() == before


@law("ratings.science.sum")
def test_science_is_the_sum_of_buildings_wonders_and_leaders() -> None:
    t = table(age=2).give(workers={"philosophy": 1, "alchemy": 2, "journalism": 1})
    assert t.science() == 1 + 4 + 2
    t.give(wonders="universitas-carolina library-of-alexandria")
    assert t.science() == 7 + 2 + 1
    t.give(leader="isaac-newton")
    assert t.science() == 10 + 2
    t.give(government="fundamentalism")
    assert t.science() == 12 - 2


@law("ratings.science.sum")
def test_labs_without_workers_and_unfinished_wonders_count_nothing() -> None:
    t = table().give(techs="alchemy", wonder="universitas-carolina", stages=2, blue=14)
    assert t.science() == 1


@law("ratings.science.floor")
def test_a_negative_science_total_counts_as_zero() -> None:
    t = table(age=3).give(government="fundamentalism")
    assert t.science() == 0
    t.seat().military = 0
    t.actions().do("end")
    assert t.seat(0).science == 0
    t.give(0, workers={"philosophy": 2})
    assert t.science() == 0
    t.give(0, workers={"philosophy": 3})
    assert t.science() == 1


@law("ratings.culture.sum")
def test_culture_is_the_sum_of_buildings_wonders_government_and_leaders() -> None:
    t = table(age=2).give(workers={"religion": 1, "drama": 2, "printing-press": 1})
    assert t.culture() == 1 + 4 + 1
    t.give(wonders="eiffel-tower hanging-gardens")
    assert t.culture() == 6 + 4 + 1
    t.give(government="theocracy", leader="johann-sebastian-bach")
    assert t.culture() == 11 + 1 + 2


@law("ratings.culture.sum")
def test_pacts_add_and_subtract_culture() -> None:
    t = table(3, age=3).give(0, workers={"religion": 2}).give(1, workers={"religion": 2})
    t.pact("promise-of-military-protection", 0, 1)
    assert (t.culture(0), t.culture(1), t.culture(2)) == (3, 1, 0)


@law("ratings.culture.floor")
def test_the_culture_rating_is_never_below_zero() -> None:
    t = table(3, age=3).pact("loss-of-sovereignty", 0, 1)
    assert (t.culture(0), t.culture(1)) == (2, 0)
    t.give(1, workers={"religion": 1})
    assert t.culture(1) == 0
    t.give(1, workers={"religion": 3})
    assert t.culture(1) == 1


@law("ratings.culture.one-time-excluded")
@pytest.mark.parametrize("leader", ["genghis-khan", "albert-einstein", "winston-churchill", "maximilien-robespierre"])
def test_points_scored_on_occasion_are_no_rating(leader: str) -> None:
    assert table(age=3).give(workers={"warriors": 4}, leader=leader).culture() == 0


@law("ratings.culture.one-time-excluded")
def test_such_points_do_not_count_in_an_event_about_the_rating() -> None:
    t = table().give(workers={"warriors": 4, "religion": 1}, leader="genghis-khan").reveal("cultural-influence")
    assert t.seat().culture == 1 + 1


@law("ratings.strength.sum")
def test_strength_is_the_sum_of_units_arenas_cards_and_armies() -> None:
    t = table(age=2).give(workers={"warriors": 1, "knights": 1, "bread-and-circuses": 1})
    assert t.strength() == 1 + 2 + 1
    t.give(techs="strategy cartography", wonders="colossus", colonies="strategic-territory-i")
    assert t.strength() == 4 + 3 + 1 + 2 + 2
    t.give(tactic="medieval-army")
    assert t.strength() == 12 + 2
    t.give(government="theocracy", leader="alexander-the-great")
    assert t.strength() == 14 + 1 + 2


@law("ratings.strength.sum")
def test_pacts_add_strength() -> None:
    t = table(3, age=3).pact("military-pact", 0, 1).pact("promise-of-military-protection", 2, 0)
    assert (t.strength(0), t.strength(1), t.strength(2)) == (1 + 3 + 4, 1 + 3, 1)


@law("ratings.strength.floor")
def test_without_anything_strength_is_zero() -> None:
    t = table().give(workers={"warriors": 0})
    assert t.strength() == 0
    t.give(tactic="legion")
    assert t.strength() == 0


@law("ratings.strength.no-max")
def test_science_culture_and_strength_have_no_upper_limit() -> None:
    t = table(age=3).give(workers={"modern-infantry": 20, "computers": 20, "movies": 20})
    assert ratings(t)[:3] == (101, 80, 101)
    t.seat().military = 0
    t.give(yellow=18, military=0).actions().do("end")
    assert (t.seat(0).science, t.seat(0).culture) == (101, 80)


@law("ratings.strength.unit-in-army")
def test_a_unit_in_an_army_counts_for_itself_too() -> None:
    t = table(age=2).give(workers={"swordsmen": 2, "warriors": 0})
    assert t.strength() == 4
    t.give(tactic="fighting-band")
    assert t.strength() == 4 + 1


@law("ratings.happiness.faces")
def test_every_happy_face_counts_one() -> None:
    t = table(age=2).give(workers={"religion": 1, "theology": 1, "drama": 1})
    assert t.happiness() == 1 + 2 + 1
    t.give(government="theocracy", leader="homer", colonies="historic-territory-i")
    assert t.happiness() == 4 + 1 + 1 + 1


@law("ratings.happiness.faces")
def test_faces_count_for_each_worker_and_not_without() -> None:
    assert table(age=2).give(workers={"theology": 2}).happiness() == 4
    assert table(age=2).give(techs="theology").happiness() == 0


@law("ratings.happiness.unhappy")
def test_every_unhappy_face_takes_one_away() -> None:
    t = table(age=3).give(workers={"theology": 2}, wonders="kremlin")
    assert t.happiness() == 4 - 1
    t.give(government="communism")
    assert t.happiness() == 4 - 2


@law("ratings.happiness.unhappy-no-source")
def test_an_unhappy_face_is_no_source_of_happy_ones() -> None:
    t = table(age=3).give(workers={"religion": 2}, wonders="st-peters-basilica")
    assert t.happiness() == 2 * 2 + 1
    t.give(wonders="kremlin", government="communism")
    assert t.happiness() == 2 * 2 + 1 - 2


@law("ratings.happiness.clamp")
def test_happiness_is_never_more_than_eight() -> None:
    t = table(age=3).give(workers={"organized-religion": 3})
    assert t.happiness() == 8
    t.give(wonders="kremlin")
    assert t.happiness() == 8  # nine faces less one
    t.give(government="communism")
    assert t.happiness() == 7


@law("ratings.happiness.clamp")
def test_happiness_is_never_less_than_zero() -> None:
    t = table(age=3).give(wonders="kremlin", government="communism", yellow=16)
    assert (t.happiness(), t.discontent()) == (0, 1)
    t.give(workers={"theology": 1})
    assert (t.happiness(), t.discontent()) == (0, 1)
    t.give(workers={"theology": 2})
    assert (t.happiness(), t.discontent()) == (2, 0)
