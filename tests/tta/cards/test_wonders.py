"""Wonders: stages, symbols and texts."""

import pytest

from saecula.tta import terms as terms
from tests.tta.scenario import number, table

# resources of the stages
STAGES = {
    "pyramids": [3, 2, 1],
    "hanging-gardens": [2, 2, 2],
    "colossus": [3, 3],
    "library-of-alexandria": [1, 4, 1],
    "great-wall": [2, 2, 3, 2],
    "st-peters-basilica": [4, 4],
    "universitas-carolina": [3, 3, 3],
    "taj-mahal": [2, 4, 2],
    "transcontinental-railroad": [3, 3, 3, 3],
    "eiffel-tower": [3, 7, 3],
    "kremlin": [4, 4, 4],
    "ocean-liner-service": [4, 2, 2, 4],
    "first-space-flight": [1, 2, 4, 9],
    "fast-food-chains": [4, 4, 4, 4],
    "internet": [2, 3, 4, 3, 2],
    "hollywood": [5, 6, 5],
}
# culture, science, strength, happy faces, civil, military, blue tokens
SYMBOLS = {
    "pyramids": (0, 0, 0, 0, 1, 0, 0),
    "hanging-gardens": (1, 0, 0, 2, 0, 0, 0),
    "colossus": (0, 0, 2, 0, 0, 0, 0),
    "library-of-alexandria": (1, 1, 0, 0, 0, 0, 0),
    "great-wall": (1, 0, 1, 1, 0, 0, 0),
    "st-peters-basilica": (2, 0, 0, 1, 0, 0, 0),
    "universitas-carolina": (1, 2, 0, 0, 0, 0, 0),
    "taj-mahal": (3, 0, 0, 0, 0, 0, 1),
    "transcontinental-railroad": (0, 0, 4, 0, 0, 0, 0),
    "eiffel-tower": (4, 0, 0, 1, 0, 0, 0),
    "kremlin": (2, 0, 0, 0, 1, 1, 0),
    "ocean-liner-service": (0, 0, 0, 0, 0, 0, 0),
}


# --- stages and completion ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", STAGES)
def test_the_stages_of_a_wonder_cost_their_resources_from_left_to_right(slug: str) -> None:
    costs = STAGES[slug]
    t = table().give(wonder=slug, resources=costs[0] - 1)
    assert t.refused("stage 1") == "action.stage.leftmost-cost"
    paid = [_pay_stage(slug, stage) for stage in range(len(costs))]
    assert paid == costs
    assert _completed(slug, len(costs) - 1)
    assert not _completed(slug, len(costs) - 2)


def _pay_stage(slug: str, stage: int) -> int:
    t = table().give(wonder=slug, stages=stage, resources=12).do("stage 1")
    assert t.seat().civil >= 3
    return 12 - t.resources()


def _completed(slug: str, stage: int) -> bool:
    t = table().give(wonder=slug, stages=stage, resources=12).do("stage 1")
    return t.names(t.seat().wonders) == [slug]


@pytest.mark.parametrize("slug", SYMBOLS)
def test_a_completed_wonder_shows_its_symbols(slug: str) -> None:
    culture, science, strength, faces, civil, military, _ = SYMBOLS[slug]
    t = table().give(wonders=slug)
    assert (t.culture(), t.science(), t.strength()) == (culture, 1 + science, 1 + strength)
    assert (t.happiness(), t.seat().civil_total, t.seat().military_total) == (faces, 4 + civil, 2 + military)


@pytest.mark.parametrize("slug", SYMBOLS)
def test_on_completion_all_tokens_return_and_symbols_work_at_once(slug: str) -> None:
    culture, _, _, _, civil, military, blue = SYMBOLS[slug]
    stages = len(STAGES[slug])
    t = table().give(wonder=slug, stages=stages - 1, resources=STAGES[slug][-1])
    owned = t.seat().blue_owned
    t.do("stage 1")
    assert (t.seat().wonder, t.seat().stages, t.seat().blue) == (-1, 0, owned + blue)
    assert (t.seat().civil, t.seat().military, t.culture()) == (3 + civil, 2 + military, culture)
    assert t.seat().culture == 0


def test_an_unfinished_wonder_does_nothing() -> None:
    t = table().give(wonder="great-wall", stages=3)
    assert (t.culture(), t.strength(), t.happiness()) == (0, 1, 0)


def test_an_unfinished_wonder_of_an_earlier_age_goes_when_an_age_ends() -> None:
    t = table(age=1).give(wonder="colossus", stages=1).give(1, wonder="great-wall", stages=1)
    t.s.civil_deck = t.s.civil_deck[:1]
    t.row("").begin_turn()
    assert (t.s.age, t.seat(0).wonder, t.seat(0).stages, t.seat(0).blue) == (2, -1, 0, 17)
    assert t.name(t.seat(1).wonder) == "great-wall"


# --- Colossus, Great Wall, Library of Alexandria ------------------------------------------------------------------
def test_the_colossus_counts_in_every_colonization_force_by_its_ship() -> None:
    t = table().give(wonders="colossus").reveal("vast-territory-i")
    assert t.legal("bid") == ["bid 1", "bid 2"]


def test_the_kremlins_unhappy_face_lowers_happiness() -> None:
    t = table().give(wonders="kremlin", workers={"theology": 1})
    assert t.happiness() == 1


def test_the_great_wall_strengthens_infantry_and_artillery() -> None:
    t = table().give(wonders="great-wall", workers={"warriors": 2, "knights": 2, "cannon": 1, "air-forces": 1})
    assert t.strength() == 2 + 4 + 3 + 5 + 3


def test_the_great_wall_does_not_go_with_a_colonization_force() -> None:
    t = table().give(wonders="great-wall", workers={"warriors": 2}).reveal("vast-territory-i")
    assert t.legal("bid") == ["bid 1", "bid 2"]


def test_the_library_raises_the_civil_hand_limit_by_one() -> None:
    t = table().give(wonders="library-of-alexandria", hand="iron drama theology warfare").row("alchemy swordsmen")
    t.do("take 1")
    assert t.refused("take 2") == "action.take.hand-limit"


def test_the_library_raises_the_military_hand_limit_by_one() -> None:
    t = table().give(wonders="library-of-alexandria", cards="rats foray raiders", military=0).do("end")
    assert len(t.seat().cards) == 3
    t = table().give(wonders="library-of-alexandria", cards="rats foray raiders rebellion", military=0).do("end")
    assert t.asked == "discard"


def test_a_library_in_ruins_lowers_the_limits_but_takes_no_civil_cards() -> None:
    t = table(age=2).give(wonders="library-of-alexandria", hand="iron drama theology warfare alchemy")
    t.give(cards="rats foray raiders", military=0).reveal("ravages-of-time").do("choose library-of-alexandria")
    assert (t.asked, len(t.seat().hand), len(t.seat().cards)) == ("action", 5, 3)
    t.row("swordsmen")
    assert t.refused("take 1") == "action.take.hand-limit"
    t.do("end")
    assert (t.asked, t.decider) == ("discard", 0)


# --- St. Peter's Basilica (its law is tested as card.basilica) ----------------------------------------------------
def test_the_basilica_adds_to_leaders_governments_and_colonies_with_faces() -> None:
    t = table().give(wonders="st-peters-basilica", leader="homer")
    assert t.happiness() == 1 + 2
    t.give(government="theocracy")
    assert t.happiness() == 1 + 2 + 2
    t.give(colonies="historic-territory-ii")
    assert t.happiness() == 1 + 2 + 2 + 3


def test_the_basilica_ignores_unhappy_faces_and_itself() -> None:
    t = table().give(wonders="st-peters-basilica kremlin", workers={"religion": 2})
    assert t.happiness() == 1 - 1 + 4


def test_happiness_with_the_basilica_is_at_most_eight() -> None:
    t = table().give(wonders="st-peters-basilica hanging-gardens", workers={"organized-religion": 2})
    assert t.happiness() == 8


# --- Taj Mahal ----------------------------------------------------------------------------------------------------
def test_the_taj_mahal_is_two_actions_cheaper_after_a_replacement_of_the_leader() -> None:
    t = table().give(leader="moses", hand="homer").row(". . . . . . . . . taj-mahal").do("elect homer")
    assert t.seat().civil == 4
    t.do("take 10")
    assert (t.seat().civil, t.name(t.seat().wonder)) == (3, "taj-mahal")


def test_the_taj_mahals_discount_comes_after_the_surcharge_and_ends_at_nothing() -> None:
    t = table().give(leader="moses", hand="homer", wonders="colossus pyramids").row("taj-mahal").do("elect homer")
    t.do("take 1")
    assert t.seat().civil == 5 - (1 + 2 - 2)
    t = table().give(leader="moses", hand="homer").row("taj-mahal").do("elect homer", "take 1")
    assert t.seat().civil == 4


def test_a_first_leader_is_no_replacement_for_the_taj_mahal() -> None:
    t = table().give(hand="homer").row("taj-mahal").do("elect homer", "take 1")
    assert t.seat().civil == 4 - 1 - 1


def test_the_taj_mahals_discount_is_for_the_turn_of_the_replacement_only() -> None:
    t = table().give(leader="moses", hand="homer").do("elect homer", "end", "pass", "end").row("taj-mahal")
    t.politics().do("pass", "take 1")
    assert t.seat().civil == 3


def test_the_taj_mahal_in_ruins_gives_its_blue_token_back() -> None:
    t = table(age=2).give(wonders="taj-mahal", blue=17).reveal("ravages-of-time")
    assert t.legal() == ["choose taj-mahal"]
    t.do("choose taj-mahal")
    assert (t.seat().blue, t.culture()) == (16, 2)


def test_other_wonders_are_not_cheaper_after_a_replacement() -> None:
    t = table().give(leader="moses", hand="homer").row("great-wall").do("elect homer", "take 1")
    assert t.seat().civil == 3


def test_an_action_card_in_hand_stays_playable_when_a_wonder_is_taken() -> None:
    t = table().give(hand="stockpile").row("great-wall").do("take 1", "play stockpile")
    assert (t.food(), t.resources()) == (1, 1)


# --- Transcontinental Railroad, Ocean Liner Service ---------------------------------------------------------------
def test_the_railroad_adds_a_token_on_the_best_staffed_mine() -> None:
    t = table().give(wonders="transcontinental-railroad", workers={"iron": 2, "bronze": 1}, techs="coal").do("end")
    assert t.resources() == 3 * 2 + 1
    assert (t.seat().tokens[number("iron")], t.seat().tokens[number("bronze")]) == (3, 1)


def test_the_railroad_adds_nothing_without_a_mine() -> None:
    t = table().give(wonders="transcontinental-railroad", workers={"bronze": 0}).do("end")
    assert t.resources() == 0


def test_the_railroad_is_served_first_when_tokens_are_short() -> None:
    t = table().give(wonders="transcontinental-railroad", workers={"coal": 1, "bronze": 1, "agriculture": 0}, blue=2)
    t.reveal("new-deposits")
    assert (t.seat().tokens[number("coal")], t.seat().tokens[number("bronze")]) == (2, 0)


@pytest.mark.parametrize(("event", "points"), [("impact-of-industry", 4 + 1), ("impact-of-balance", 2 * 5)])
def test_the_railroad_counts_in_impacts(event: str, points: int) -> None:
    t = table(age=3).give(wonders="transcontinental-railroad universitas-carolina", workers={"iron": 1})
    t.give(workers={"bronze": 1, "agriculture": 9, "computers": 1, "drama": 2, "religion": 2})
    assert t.reveal(event).seat().score[terms.BY_IMPACT] == points


def test_the_railroad_works_in_economic_progress() -> None:
    t = table(age=2).give(wonders="transcontinental-railroad").reveal("economic-progress")
    assert t.resources() == 3


def test_the_ocean_liner_brings_a_worker_for_nothing_once_per_turn() -> None:
    t = table().give(wonders="ocean-liner-service", food=0, civil=0).do("settle")
    assert (t.seat().pool, t.seat().yellow, t.seat().civil, t.food()) == (2, 17, 0, 0)
    t.refused("settle")
    t.do("end", "pass", "end").politics().do("pass", "settle")


def test_the_ocean_liner_is_optional_and_serves_when_it_is_completed() -> None:
    t = table().give(wonder="ocean-liner-service", stages=3, resources=4)
    t.refused("settle")
    t.do("stage 1", "settle")
    assert t.seat().pool == 2
    t = table().give(wonders="ocean-liner-service").do("end")
    assert t.seat().pool == 1


def test_the_ocean_liner_needs_a_token_in_the_bank() -> None:
    t = table().give(wonders="ocean-liner-service", yellow=0)
    assert t.refused("settle") == "action.population.empty-bank"
    assert t.legal("settle") == []


# --- wonders of Age III score once (leaders in card.hollywood, card.internet) -------------------------------------
def test_first_space_flight_scores_the_levels_of_technologies_in_play() -> None:
    t = table().give(wonder="first-space-flight", stages=3, resources=9, government="monarchy")
    t.give(techs="iron computers tanks engineering warfare", workers={"warriors": 3}).do("stage 1")
    assert t.seat().culture == 1 + 1 + 3 + 3 + 3 + 1
    assert t.culture() == 0


def test_first_space_flight_does_not_count_replaced_technologies() -> None:
    t = table().give(wonder="first-space-flight", stages=3, resources=9, techs="warfare", hand="strategy", science=8)
    t.do("develop strategy", "stage 1")
    assert t.seat().culture == 2


def test_fast_food_chains_score_workers_on_cards() -> None:
    t = table().give(wonder="fast-food-chains", stages=3, resources=4, pool=5)
    t.give(workers={"iron": 1, "drama": 1, "knights": 2}).do("stage 1")
    assert t.seat().culture == 2 * (2 + 2 + 1) + (1 + 1) + (1 + 2)


def test_hollywood_scores_twice_the_culture_of_theaters_and_libraries() -> None:
    t = table().give(wonder="hollywood", stages=2, resources=5)
    t.give(workers={"drama": 2, "journalism": 1, "religion": 1}, techs="movies").do("stage 1")
    assert t.seat().culture == 2 * (4 + 2)


def test_internet_scores_culture_science_and_strength_of_urban_buildings() -> None:
    t = table().give(wonder="internet", stages=4, resources=2, government="theocracy", wonders="universitas-carolina")
    t.give(workers={"alchemy": 1, "journalism": 1, "theology": 1, "team-sports": 1, "warriors": 3}).do("stage 1")
    assert t.seat().culture == (1 + 2) + (2 + 2) + 1 + 2
