"""Leaders of Age I: every sentence of their cards."""

from tests.tta.scenario import number, table


# --- Leonardo da Vinci --------------------------------------------------------------------------------------------
def test_leonardo_adds_the_level_of_the_best_lab_once() -> None:
    t = table().give(workers={"alchemy": 2, "philosophy": 1})
    assert t.science() == 5
    assert t.give(leader="leonardo-da-vinci").science() == 6


def test_leonardo_counts_a_library_as_well() -> None:
    t = table().give(leader="leonardo-da-vinci", workers={"alchemy": 1, "journalism": 1})
    assert t.science() == 1 + 2 + 2 + 2


def test_leonardo_adds_nothing_for_philosophy_or_an_empty_lab() -> None:
    assert table().give(leader="leonardo-da-vinci", techs="computers").science() == 1


def test_leonardo_brings_a_resource_for_every_development() -> None:
    t = table().give(leader="leonardo-da-vinci", hand="iron alchemy", science=9)
    t.do("develop iron")
    assert t.resources() == 1
    t.do("develop alchemy")
    assert t.resources() == 2


def test_leonardo_brings_a_resource_for_a_revolution() -> None:
    t = table().give(leader="leonardo-da-vinci", hand="monarchy", science=2).do("revolt monarchy")
    assert t.resources() == 1


def test_leonardo_brings_a_resource_for_a_development_by_a_card() -> None:
    t = table().give(leader="leonardo-da-vinci", hand="breakthrough-i iron", science=5)
    t.do("play breakthrough-i", "develop iron")
    assert (t.resources(), t.seat().science) == (1, 2)


def test_leonardos_resource_needs_a_blue_token() -> None:
    t = table().give(leader="leonardo-da-vinci", hand="iron", science=5, blue=0).do("develop iron")
    assert t.resources() == 0


# --- Michelangelo -------------------------------------------------------------------------------------------------
def test_michelangelo_counts_happy_faces_of_temples_theaters_and_wonders() -> None:
    t = table().give(workers={"theology": 1, "drama": 2}, wonders="hanging-gardens great-wall")
    assert t.culture() == 1 + 4 + 1 + 1
    assert t.give(leader="michelangelo").culture() == 7 + 2 + 2 + 2 + 1


def test_michelangelo_does_not_count_faces_of_arenas_and_governments() -> None:
    t = table().give(leader="michelangelo", workers={"bread-and-circuses": 1}, government="theocracy")
    assert (t.happiness(), t.culture()) == (3, 1)


def test_michelangelo_ignores_unhappy_faces() -> None:
    t = table().give(leader="michelangelo", workers={"religion": 1}, wonders="kremlin")
    assert t.culture() == 1 + 2 + 1


def test_michelangelo_counts_faces_after_the_basilica_has_added_to_them() -> None:
    t = table().give(workers={"religion": 1}, wonders="hanging-gardens st-peters-basilica", leader="michelangelo")
    assert t.culture() == 1 + 1 + 2 + (2 + 3 + 1)


def test_michelangelo_sees_no_printed_faces_on_ruins() -> None:
    t = table(age=2).give(wonders="hanging-gardens", leader="michelangelo")
    assert t.culture() == 3
    t.reveal("ravages-of-time").do("choose hanging-gardens")
    assert t.culture() == 2


def test_michelangelo_pays_the_row_price_of_a_wonder_but_no_surcharge() -> None:
    t = table().give(wonders="pyramids colossus", civil=2).row(". . . . . taj-mahal")
    assert t.refused("take 6") == "action.take.space-cost"
    t.give(leader="michelangelo", civil=2).do("take 6")
    assert t.seat().civil == 0


# --- Genghis Khan (his laws are tested as card.genghis) -----------------------------------------------------------
def test_genghis_scores_three_culture_at_the_end_of_the_turn() -> None:
    t = table().give(leader="genghis-khan").do("end")
    assert (t.seat().culture, t.seat().score[4]) == (3, 3)


def test_genghis_scores_even_in_an_uprising() -> None:
    t = table().give(leader="genghis-khan", yellow=14, pool=0, workers={"religion": 0})
    assert t.discontent() == 1
    t.do("end")
    assert (t.seat().culture, t.seat().science) == (3, 0)


def test_genghis_is_among_the_two_strongest_of_three() -> None:
    t = table(3).give(leader="genghis-khan").give(1, workers={"warriors": 3}).do("end")
    assert t.seat().culture == 3
    t = table(3).give(leader="genghis-khan").give(1, workers={"warriors": 3}).give(2, workers={"warriors": 2})
    assert t.do("end").seat().culture == 0


def test_infantry_of_genghis_rides_in_a_colonization_force() -> None:
    t = table().give(leader="genghis-khan", workers={"warriors": 3}, tactic="heavy-cavalry")
    assert t.reveal("vast-territory-i").legal("bid")[-1] == "bid 7"


# --- Frederick Barbarossa -----------------------------------------------------------------------------------------
def test_barbarossa_raises_population_and_a_unit_with_one_military_action() -> None:
    t = table().give(leader="frederick-barbarossa", food=1, resources=1).do("levy warriors")
    assert (t.food(), t.resources(), t.seat().civil, t.seat().military) == (0, 0, 4, 1)
    assert (t.seat().yellow, t.seat().pool, t.workers("warriors")) == (17, 1, 2)


def test_barbarossa_needs_no_unused_worker() -> None:
    t = table().give(leader="frederick-barbarossa", food=1, resources=1, pool=0).do("levy warriors")
    assert (t.seat().pool, t.workers("warriors")) == (0, 2)


def test_barbarossa_needs_the_food_and_the_resources_and_a_yellow_token() -> None:
    t = table().give(leader="frederick-barbarossa", food=0, resources=5)
    assert t.refused("levy warriors") == "action.population.food-cost"
    t.give(food=5, resources=0)
    assert t.refused("levy warriors") == "action.unit.build.resource-cost"
    t.give(food=5, resources=5, yellow=0)
    assert t.refused("levy warriors") == "action.population.empty-bank"


def test_barbarossa_raises_units_only() -> None:
    t = table().give(leader="frederick-barbarossa", food=5, resources=5)
    assert t.legal("levy") == ["levy warriors"]
    assert t.refused("levy bronze") == "action.unit.build.tech-in-play"
    assert t.refused("levy knights") == "action.unit.build.tech-in-play"


def test_barbarossa_acts_as_often_as_military_actions_last() -> None:
    t = table().give(leader="frederick-barbarossa", food=8, resources=8).do("levy warriors", "levy warriors")
    assert (t.food(), t.resources(), t.workers("warriors")) == (8 - 1 - 1, 6, 3)
    assert t.refused("levy warriors") == "action.unit.build.military-action"


def test_barbarossa_may_use_temporary_resources_and_actions() -> None:
    t = table().give(leader="frederick-barbarossa", food=1, resources=0, military=0, hand="patriotism-a")
    t.do("play patriotism-a", "levy warriors")
    assert (t.workers("warriors"), t.seat().military, t.seat().extra_military, t.seat().arms) == (2, 0, 0, 0)


def test_nobody_else_levies() -> None:
    t = table().give(leader="moses", food=5, resources=5)
    assert t.legal("levy") == []
    t.refused("levy warriors")


# --- Christopher Columbus -----------------------------------------------------------------------------------------
def test_columbus_settles_a_territory_from_the_hand() -> None:
    t = table().events("rats foray").give(leader="christopher-columbus", cards="developed-territory-i raiders")
    t.politics()
    assert t.legal("discover") == ["discover developed-territory-i"]
    assert t.refused("discover raiders") == "politics.event.card-kind"
    t.do("discover developed-territory-i")
    assert (t.names(t.seat().colonies), t.seat().leader) == (["developed-territory-i"], -1)
    assert (t.seat().yellow, t.seat().blue, t.seat().science) == (19, 17, 3)
    assert t.asked == "action"


def test_columbus_sends_no_units_scores_no_level_and_reveals_no_event() -> None:
    t = table().events("rats foray").give(leader="christopher-columbus", cards="developed-territory-i")
    t.politics().do("discover developed-territory-i")
    assert (t.workers("warriors"), t.seat().culture, len(t.s.current_events)) == (1, 0, 2)
    assert list(t.s.future_events) == []


def test_columbus_brings_permanent_symbols_before_the_reward() -> None:
    t = table().give(leader="christopher-columbus", cards="wealthy-territory-i", blue=0)
    t.politics().do("discover wealthy-territory-i")
    assert (t.resources(), t.seat().blue) == (3, 0)


def test_columbus_returns_no_civil_action() -> None:
    t = table().give(leader="christopher-columbus", cards="wealthy-territory-i", civil=3)
    t.politics().do("discover wealthy-territory-i")
    assert (t.seat().civil, t.seat().leader_replaced) == (3, False)


# --- Joan of Arc --------------------------------------------------------------------------------------------------
def test_joan_adds_a_culture_and_a_military_action() -> None:
    t = table().give(leader="joan-of-arc")
    assert (t.culture(), t.seat().military_total) == (1, 3)


def test_joan_adds_strength_for_faces_of_temples_and_the_government() -> None:
    t = table().give(leader="joan-of-arc", workers={"religion": 1, "theology": 1, "drama": 1})
    assert t.strength() == 1 + 3
    assert t.give(government="theocracy").strength() == 1 + 3 + 1 + 1


def test_joan_counts_faces_after_the_basilica_has_added_to_them() -> None:
    t = table().give(leader="joan-of-arc", workers={"religion": 2}, government="theocracy")
    assert t.strength() == 1 + 2 + 1 + 1
    assert t.give(wonders="st-peters-basilica").strength() == 1 + 4 + 1 + 2


def test_joan_counts_an_unhappy_government_as_nothing() -> None:
    t = table().give(leader="joan-of-arc", workers={"religion": 1}, government="communism")
    assert t.strength() == 1 + 1


def test_joan_looks_at_the_last_event_too_but_not_at_none() -> None:
    assert table().events("foray").give(leader="joan-of-arc").politics().legal("peek") == ["peek"]
    assert table().events("").give(leader="joan-of-arc").politics().legal("peek") == []


def test_joan_looks_at_the_next_event_before_she_acts() -> None:
    t = table().events("foray rats").give(leader="joan-of-arc", cards="raiders").politics().do("peek")
    assert t.asked == "politics"
    assert t.game.view(0).top_event == number("foray")  # type: ignore[attr-defined]
    assert t.game.view(1).top_event == -1  # type: ignore[attr-defined]
    assert t.refused("peek") == "politics.kinds"
    t.do("prepare raiders")
    assert (t.asked, list(t.seat().cards)) == ("split", [])  # the foray


def test_joan_looks_even_if_the_political_action_was_given_up() -> None:
    t = table().events("foray rats").give(leader="joan-of-arc", cards="raiders")
    t.seat().no_politics = 1
    assert t.politics().legal() == ["peek", "pass"]
    assert t.refused("prepare raiders") == "politics.one-action"


def test_joan_sees_the_oldest_event_after_the_future_events_have_become_current() -> None:
    t = table(age=2).events("rats", "cold-war foray iconoclasm").give(leader="joan-of-arc", cards="terrorism")
    t.politics().do("prepare terrorism").politics().do("peek")
    assert t.game.view(0).top_event == number("foray")  # type: ignore[attr-defined]


def test_nobody_else_looks_at_events() -> None:
    t = table().events("foray rats").give(leader="moses").politics()
    assert "peek" not in t.legal()
    t.refused("peek")
