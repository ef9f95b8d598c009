"""Events of Age I. The revealer scores a culture point for the card prepared, before the event is carried out."""

from tests.kit import law
from tests.tta.scenario import Table, pile, table


def reveal_other(t: Table, slug: str, revealer: int = 0) -> Table:
    """As Table.reveal, for the two events that it needs itself."""
    t.events(current=f"{slug} rats")
    t.seat(revealer).cards = pile([*t.seat(revealer).cards, *t.claim("foray")])
    return t.politics(revealer).do("prepare foray")


# --- barbarians ---------------------------------------------------------------------------------------------------
def test_barbarians_take_a_worker_of_the_richest_if_weakest() -> None:
    t = table().give(0, workers={"warriors": 2}).give(1, culture=5).reveal("barbarians")
    assert (t.seat(1).pool, t.seat(1).yellow, t.seat(0).pool, t.asked) == (0, 19, 1, "action")


def test_barbarians_spare_the_richest_who_is_not_weakest() -> None:
    t = table().give(1, culture=5, workers={"warriors": 2}).reveal("barbarians")
    assert [t.seat(i).pool for i in range(2)] == [1, 1]


@law("events.two-player.single-target")
def test_barbarians_look_at_the_two_weakest_of_three() -> None:
    t = table(3).give(0, workers={"warriors": 3}).give(1, culture=9, workers={"warriors": 2}).reveal("barbarians")
    assert [t.seat(i).pool for i in range(3)] == [1, 0, 1]
    t = table(2).give(0, workers={"warriors": 1}).give(1, culture=9, workers={"warriors": 2}).reveal("barbarians")
    assert [t.seat(i).pool for i in range(2)] == [1, 1]


@law("events.ties.may-hurt", "events.ties.current-player-first")
def test_barbarians_check_the_current_player_among_the_equally_rich() -> None:
    t = table(3).give(1, culture=1).give(2, culture=1, workers={"warriors": 5}).reveal("barbarians")
    assert [t.seat(i).culture for i in range(3)] == [1, 1, 1]
    assert [t.seat(i).pool for i in range(3)] == [0, 1, 1]


# --- strength -----------------------------------------------------------------------------------------------------
def test_border_conflict_costs_the_weakest_a_building_and_pays_the_strongest() -> None:
    t = table().give(0, workers={"warriors": 2}).reveal("border-conflict")
    assert (t.asked, t.decider) == ("lose-own-building", 1)
    assert t.legal() == ["choose agriculture", "choose bronze", "choose philosophy"]
    t.do("choose philosophy")
    assert (t.workers("philosophy", 1), t.seat(1).pool, t.seat(1).yellow, t.resources(0)) == (0, 2, 18, 3)


@law("events.ties.current-player-first")
def test_border_conflict_between_equals_hurts_the_one_farthest_from_the_revealer() -> None:
    t = table(3).reveal("border-conflict", 1).do("choose bronze")
    assert [t.workers("bronze", i) for i in range(3)] == [1, 2, 2]
    assert [t.resources(i) for i in range(3)] == [0, 3, 0]


def test_border_conflict_asks_nothing_of_a_seat_without_buildings() -> None:
    t = table().give(1, workers={"agriculture": 0, "bronze": 0, "philosophy": 0}).reveal("border-conflict")
    assert (t.asked, t.resources(0)) == ("action", 3)


def test_crusades_move_four_points_but_nobody_below_zero() -> None:
    t = reveal_other(table().give(1, culture=3), "crusades")
    assert [t.seat(i).culture for i in range(2)] == [5, 0]
    t = reveal_other(table(3).give(1, culture=9, workers={"warriors": 0}), "crusades")
    assert [t.seat(i).culture for i in range(3)] == [5, 5, 0]


def test_foray_lets_the_two_strongest_split_three_clockwise() -> None:
    t = table(3).give(1, workers={"warriors": 2}).give(2, workers={"warriors": 3}).reveal("foray")
    assert (t.asked, t.decider, t.legal()) == ("split", 1, ["food 0", "food 1", "food 2", "food 3"])
    t.do("food 1")
    assert t.decider == 2
    t.do("food 3")
    assert [(t.food(i), t.resources(i)) for i in range(3)] == [(0, 0), (1, 2), (3, 0)]


@law("events.two-player.single-target")
def test_foray_of_two_players_is_for_the_stronger() -> None:
    t = table().give(1, workers={"warriors": 2}).reveal("foray")
    assert t.decider == 1
    t.do("food 0")
    assert (t.resources(1), t.asked) == (3, "action")


def test_foray_gives_less_with_too_few_tokens() -> None:
    t = table().give(0, blue=2).reveal("foray").do("food 1")
    assert (t.food(), t.resources(), t.seat().blue) == (1, 1, 0)


def test_raiders_take_two_of_the_two_weakest() -> None:
    t = table(3).give(0, workers={"warriors": 2}).give(1, food=2, resources=2).give(2, food=1, resources=0)
    t.reveal("raiders")
    assert (t.asked, t.decider, t.legal()) == ("split", 1, ["food 0", "food 1", "food 2"])
    t.do("food 1")
    assert t.legal() == ["food 1"]
    t.do("food 1")
    assert [(t.food(i), t.resources(i)) for i in range(3)] == [(0, 0), (1, 1), (0, 0)]


@law("events.two-player.single-target")
def test_raiders_of_two_players_take_from_the_weaker_only() -> None:
    t = table().give(0, food=2).give(1, food=1, resources=1).reveal("raiders").do("food 1")
    assert (t.food(0), t.food(1), t.resources(1)) == (2, 0, 0)


def test_reign_of_terror_takes_a_worker_of_the_weakest() -> None:
    t = table().give(1, workers={"warriors": 2}).reveal("reign-of-terror")
    assert [(t.seat(i).pool, t.seat(i).yellow) for i in range(2)] == [(0, 19), (1, 18)]
    assert t.asked == "action"


def test_uncertain_borders_move_a_yellow_token_from_bank_to_bank() -> None:
    t = table().reveal("uncertain-borders")
    assert [(t.seat(i).yellow, t.seat(i).pool) for i in range(2)] == [(19, 1), (17, 1)]
    t = table().give(1, yellow=0).reveal("uncertain-borders")
    assert [t.seat(i).yellow for i in range(2)] == [18, 0]


# --- ratings and production ---------------------------------------------------------------------------------------
def test_cultural_influence_scores_the_culture_rating() -> None:
    t = table().give(1, workers={"religion": 1, "drama": 2}).reveal("cultural-influence")
    assert [t.seat(i).culture for i in range(2)] == [1, 5]


def test_scientific_breakthrough_scores_the_science_rating() -> None:
    t = table().give(1, workers={"philosophy": 2, "alchemy": 1}).reveal("scientific-breakthrough")
    assert [t.seat(i).science for i in range(2)] == [1, 4]


def test_good_harvest_produces_food_and_consumes_nothing() -> None:
    t = table().give(0, yellow=4).give(1, workers={"irrigation": 1}).reveal("good-harvest")
    assert [t.food(i) for i in range(2)] == [2, 4]
    assert [t.resources(i) for i in range(2)] == [0, 0]
    assert t.seat().culture == 1


def test_good_harvest_adds_the_food_of_a_pact() -> None:
    t = table(3, age=2).pact("international-trade-agreement", 0, 1).reveal("good-harvest")
    assert [t.food(i) for i in range(3)] == [2, 3, 2]


def test_new_deposits_produce_resources_without_corruption() -> None:
    t = table().give(0, resources=2, blue=5).give(1, workers={"iron": 1}).reveal("new-deposits")
    assert [t.resources(i) for i in range(2)] == [4, 4]
    assert [t.food(i) for i in range(2)] == [0, 0]


def test_new_deposits_count_the_best_mine_of_the_railroad_and_the_sum_of_the_pacts() -> None:
    t = table(3, age=2).give(0, wonders="transcontinental-railroad", workers={"iron": 1})
    t.pact("international-trade-agreement", 0, 1).pact("acceptance-of-supremacy", 2, 0).reveal("new-deposits")
    assert [t.resources(i) for i in range(3)] == [6, 2, 3]


@law("events.ties.all-civilizations")
def test_immigration_is_for_everybody_with_most_happy_faces() -> None:
    t = table(3).reveal("immigration")
    assert [t.seat(i).pool for i in range(3)] == [2, 2, 2]
    t = table(3).give(1, workers={"religion": 1}).give(2, workers={"religion": 1}).reveal("immigration")
    assert [(t.seat(i).pool, t.food(i)) for i in range(3)] == [(1, 0), (2, 0), (2, 0)]


def test_immigration_compares_happiness_after_the_limit_of_eight() -> None:
    t = table(age=3).give(0, workers={"professional-sports": 2}).give(1, workers={"team-sports": 3})
    assert [t.happiness(i) for i in range(2)] == [8, 8]
    t.reveal("immigration")
    assert [t.seat(i).pool for i in range(2)] == [2, 2]


# --- losses of everybody ------------------------------------------------------------------------------------------
def test_pestilence_takes_an_unused_worker_first_and_else_asks() -> None:
    t = reveal_other(table().give(1, pool=0), "pestilence")
    assert (t.seat(0).pool, t.seat(0).yellow) == (0, 19)
    assert (t.asked, t.decider) == ("lose-population", 1)
    assert t.legal() == ["choose agriculture", "choose bronze", "choose philosophy", "choose warriors"]
    t.do("choose warriors")
    assert (t.workers("warriors", 1), t.seat(1).pool, t.seat(1).yellow, t.asked) == (0, 0, 19, "action")


@law("ruling.population-loss.none")
def test_pestilence_does_nothing_to_a_seat_without_workers() -> None:
    nobody = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
    t = reveal_other(table().give(1, pool=0, workers=nobody), "pestilence")
    assert (t.asked, t.seat(1).yellow) == ("action", 18)


def test_rats_eat_all_food() -> None:
    t = table().give(0, food=3, resources=2).give(1, techs="irrigation", food=5).reveal("rats")
    assert [t.food(i) for i in range(2)] == [0, 0]
    assert (t.resources(), t.seat(0).blue, t.seat(1).blue) == (2, 14, 16)


@law("ruling.events.lost-actions-between-turns")
def test_rebellion_uses_up_two_civil_actions_for_every_discontent_worker() -> None:
    t = table().give(0, yellow=11).give(1, yellow=16)
    assert [t.discontent(i) for i in range(2)] == [2, 1]
    t.reveal("rebellion")
    assert [t.seat(i).civil for i in range(2)] == [0, 2]
    t.do("end", "pass")
    assert (t.decider, t.seat(1).civil) == (1, 2)


def test_rebellion_takes_no_more_actions_than_there_are() -> None:
    t = table().give(0, yellow=0).reveal("rebellion")
    assert (t.discontent(), t.seat().civil, t.seat(1).civil) == (8, 0, 4)
