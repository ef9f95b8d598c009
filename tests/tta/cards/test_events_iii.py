"""Events of Age III: the formula of each Impact with numbers computed by hand, and the final scoring."""

from saecula.tta.terms import BY_IMPACT
from tests.kit import law
from tests.tta.scenario import Table, table


def scores(t: Table, slug: str) -> list[int]:
    """Culture that the event gave each seat."""
    t.reveal(slug)
    return [seat.score[BY_IMPACT] for seat in t.s.seats]


# --- buildings, production ----------------------------------------------------------------------------------------
def test_impact_of_agriculture_scores_food_and_four_more_above_consumption() -> None:
    t = table(3, age=3).give(0, workers={"irrigation": 1}, yellow=12).give(1, yellow=12).give(2, yellow=4)
    assert scores(t, "impact-of-agriculture") == [4 + 4, 2, 2]


def test_impact_of_agriculture_counts_the_food_of_a_pact() -> None:
    t = table(3, age=3).pact("international-trade-agreement", 0, 1).give(0, yellow=12).give(1, yellow=12)
    assert scores(t, "impact-of-agriculture") == [2, 3 + 4, 2 + 4]


def test_impact_of_architecture_scores_levels_of_urban_buildings() -> None:
    t = table(age=3).give(0, workers={"alchemy": 2, "opera": 1, "professional-sports": 1, "religion": 1})
    assert scores(t, "impact-of-architecture") == [2 + 2 + 3, 0]


def test_impact_of_balance_scores_twice_the_least_of_four() -> None:
    t = table(age=3).give(0, workers={"agriculture": 4, "bronze": 5, "alchemy": 3, "drama": 2})
    assert (t.science(), t.culture()) == (7, 4)
    assert scores(t, "impact-of-balance") == [8, 0]


def test_impact_of_balance_counts_the_railroad_the_labs_of_gates_and_pacts() -> None:
    t = table(3, age=3).give(0, workers={"agriculture": 9, "alchemy": 2, "movies": 4, "religion": 2})
    t.give(0, leader="bill-gates", wonders="transcontinental-railroad", workers={"alchemy": 9})
    t.give(0, workers={"alchemy": 2, "philosophy": 5, "bronze": 2}).pact("international-trade-agreement", 0, 1)
    assert (t.science(), t.culture()) == (9, 18)
    assert scores(t, "impact-of-balance")[0] == 2 * (2 + 1 + 2 + 1)


def test_impact_of_industry_counts_mines_with_the_railroad_and_nothing_else() -> None:
    t = table(3, age=3).give(0, workers={"coal": 2}, wonders="transcontinental-railroad", leader="bill-gates")
    t.give(0, workers={"computers": 1}).pact("international-trade-agreement", 0, 1)
    assert scores(t, "impact-of-industry") == [2 + 6 + 3, 2, 2]


# --- whole civilizations ------------------------------------------------------------------------------------------
def test_impact_of_colonies_scores_three_for_each() -> None:
    t = table(age=3).give(0, colonies="vast-territory-i historic-territory-ii developed-territory-i")
    assert scores(t, "impact-of-colonies") == [9, 0]


def test_impact_of_competition_scores_levels_of_units_and_arenas() -> None:
    t = table(age=3).give(0, workers={"swordsmen": 2, "cannon": 1, "air-forces": 1, "team-sports": 1, "opera": 1})
    assert scores(t, "impact-of-competition") == [2 + 2 + 3 + 2, 0]


def test_impact_of_government_scores_action_totals() -> None:
    t = table(age=3).give(0, government="democracy", techs="civil-service strategy", civil=0, military=0)
    t.seat().extra_military = 3
    assert scores(t, "impact-of-government") == [2 * 9 + 5, 2 * 4 + 2]


def test_impact_of_happiness_scores_faces_less_discontent() -> None:
    t = table(3, age=3).give(0, workers={"professional-sports": 2, "theology": 1}, yellow=0)
    t.give(1, workers={"theology": 1}, yellow=8, culture=10).give(2, yellow=16, culture=1)
    assert [t.happiness(i) for i in range(3)] == [8, 2, 0]
    assert [t.discontent(i) for i in range(3)] == [0, 2, 1]
    assert scores(t, "impact-of-happiness") == [16, 0, -1]
    assert [t.seat(i).culture for i in range(3)] == [17, 10, 0]


def test_impact_of_population_scores_two_for_each_content_worker_above_ten() -> None:
    t = table(3, age=3).give(0, pool=7, workers={"warriors": 4}).give(1, pool=7, yellow=13).give(2, pool=4)
    assert [t.discontent(i) for i in range(3)] == [0, 1, 0]
    assert scores(t, "impact-of-population") == [2 * (16 - 10), 2 * (13 - 1 - 10), 0]


def test_impact_of_progress_scores_twice_the_levels_of_government_and_special_technologies() -> None:
    t = table(age=3).give(0, government="monarchy", techs="code-of-laws strategy satellites computers")
    assert scores(t, "impact-of-progress") == [2 * (1 + 1 + 2 + 3), 0]


def test_impact_of_technology_scores_four_for_each_card_of_age_iii_staffed_or_not() -> None:
    t = table(age=3).give(0, government="democracy", techs="engineering computers strategy", workers={"tanks": 2})
    assert scores(t, "impact-of-technology") == [16, 0]


def test_impact_of_variety_scores_two_for_each_type_with_a_worker_and_each_special_technology() -> None:
    t = table(age=3).give(0, workers={"knights": 1, "tanks": 1, "religion": 1, "theology": 1}, techs="drama masonry")
    t.give(0, techs="satellites air-forces")
    assert scores(t, "impact-of-variety") == [2 * (2 + 2 + 2), 2 * (1 + 1)]


def test_impact_of_variety_of_everything() -> None:
    t = table(age=3).give(0, workers={"knights": 1, "cannon": 1, "air-forces": 1, "religion": 1, "drama": 1})
    t.give(0, workers={"printing-press": 1, "bread-and-circuses": 1}, techs="masonry warfare cartography code-of-laws")
    assert scores(t, "impact-of-variety")[0] == 2 * (4 + 5 + 4)


def test_impact_of_wonders_scores_five_to_two_by_age() -> None:
    t = table(age=3).give(0, wonders="pyramids taj-mahal eiffel-tower internet").give(1, wonder="hollywood", stages=1)
    assert scores(t, "impact-of-wonders") == [5 + 4 + 3 + 2, 0]


# --- ranks --------------------------------------------------------------------------------------------------------
def test_impact_of_science_awards_by_rank() -> None:
    t = table(2, age=3).give(1, workers={"philosophy": 2})
    assert scores(t, "impact-of-science") == [0, 10]
    t = table(3, age=3).give(1, workers={"philosophy": 3}).give(2, workers={"philosophy": 2})
    assert scores(t, "impact-of-science") == [0, 14, 7]
    t = table(4, age=3).give(1, workers={"philosophy": 4}).give(2, workers={"philosophy": 3})
    assert scores(t.give(3, workers={"philosophy": 2}), "impact-of-science") == [0, 15, 10, 5]


@law("events.ties.current-player-first")
def test_impact_of_strength_awards_by_rank_and_ties_go_clockwise_from_the_revealer() -> None:
    assert scores(table(2, age=3), "impact-of-strength") == [10, 0]
    t = table(3, age=3).reveal("impact-of-strength", 1)
    assert [t.seat(i).score[BY_IMPACT] for i in range(3)] == [0, 14, 7]
    t = table(4, age=3).give(3, workers={"warriors": 2}).reveal("impact-of-strength", 1)
    assert [t.seat(i).score[BY_IMPACT] for i in range(4)] == [0, 10, 5, 15]


def test_ranks_are_awarded_among_those_still_in_the_game() -> None:
    t = table(3, age=3).politics(2).do("resign", "pass").reveal("impact-of-strength")
    assert [t.seat(i).score[BY_IMPACT] for i in range(3)] == [10, 0, 0]


# --- the end of the game ------------------------------------------------------------------------------------------
def last_turn(t: Table, i: int) -> Table:
    """The turn of seat `i`, the last of the last round, comes to its end."""
    t.last_round()
    return t.actions(i).do("end")


@law("events.ties.end-of-game")
def test_final_events_of_both_decks_are_scored_as_if_the_starting_player_were_on_turn() -> None:
    t = table(3, age=4, start=1).events(current="impact-of-strength rats", future="impact-of-science")
    last_turn(t, 0)
    assert t.game.is_over()
    assert [t.seat(i).score[BY_IMPACT] for i in range(3)] == [0, 28, 14]


def test_events_of_earlier_ages_are_not_carried_out_at_the_end() -> None:
    t = table(age=4).give(0, culture=5).events(current="crusades national-pride", future="impact-of-colonies")
    last_turn(t, 1)
    assert [t.seat(i).culture for i in range(2)] == [5, 0]


def test_an_impact_revealed_in_the_game_is_not_scored_again_at_the_end() -> None:
    t = table(age=4).give(0, colonies="historic-territory-i").reveal("impact-of-colonies").events(current="rats")
    last_turn(t, 1)
    assert t.seat(0).score[BY_IMPACT] == 3
