"""Leaders of Age III of New Leaders and Wonders, as far as they are about ratings, prices and goods."""

import pytest

from saecula.tta import terms as t_
from saecula.tta.cards.house import value
from tests.kit import law
from tests.tta.expansion import explained, new_table
from tests.tta.scenario import Table


def leads(leader: str, **things: object) -> Table:
    return new_table(age=3).give(leader=leader, **things)  # type: ignore[arg-type]


def by_leader(t: Table) -> int:
    return t.seat().score[t_.BY_LEADER]


# --- Pierre de Coubertin ------------------------------------------------------------------------------------------
def test_coubertin_has_two_culture_for_every_arena() -> None:
    t = leads("pierre-de-coubertin", workers={"bread-and-circuses": 2})
    assert (t.culture(), explained(t, "culture")) == (4, 4)
    t.give(workers={"bread-and-circuses": 2, "team-sports": 1, "drama": 1})
    assert t.culture() == 6 + 2


# --- Marlene Dietrich ---------------------------------------------------------------------------------------------
@law("card.dietrich.all-best-theaters")
def test_dietrich_improves_every_theater_of_the_highest_level() -> None:
    t = leads("marlene-dietrich", workers={"opera": 3})
    assert (t.culture(), t.happiness()) == (12, 6)
    assert (explained(t, "culture"), explained(t, "happiness")) == (12, 6)


@law("card.dietrich.only-built")
def test_dietrich_looks_at_theaters_that_are_built() -> None:
    t = leads("marlene-dietrich", workers={"opera": 3}, techs="movies", resources=3)
    assert (t.culture(), t.happiness()) == (12, 6)
    t.do("upgrade opera movies")
    assert (t.culture(), t.happiness()) == (4 + 1 + 3 + 3, 2 + 1 + 1)


def test_dietrich_and_the_basilica_both_add_to_theaters() -> None:
    t = leads("marlene-dietrich", workers={"opera": 1}, wonders="st-peters-basilica")
    assert (t.happiness(), explained(t, "happiness")) == (1 + 1 + 1 + 1, 4)


# --- Nelson Mandela -----------------------------------------------------------------------------------------------
def test_mandela_gives_culture_and_a_civil_action() -> None:
    t = leads("nelson-mandela")
    assert t.culture() == value("nelson-mandela", "culture")
    assert t.seat().civil_total == 4 + value("nelson-mandela", "civil")


FACES = {"organized-religion": 2, "drama": 1}  # seven


@law("card.mandela.surplus")
@pytest.mark.parametrize(("yellow", "surplus"), [(6, 2), (17, 7), (4, 1), (2, 0)])
def test_mandela_scores_happy_faces_that_are_not_needed(yellow: int, surplus: int) -> None:
    t = leads("nelson-mandela", workers=FACES, yellow=yellow)
    assert t.happiness() == 7
    t.end_turn()
    assert by_leader(t) == surplus


@law("card.mandela.max-8")
def test_mandela_takes_happiness_for_eight_at_most() -> None:
    t = leads("nelson-mandela", workers={"organized-religion": 3, "bread-and-circuses": 1}, yellow=4).end_turn()
    assert (t.happiness(), by_leader(t)) == (8, 2)


@law("card.mandela.empty-bank")
def test_mandela_scores_nothing_with_an_empty_bank() -> None:
    t = leads("nelson-mandela", workers={"organized-religion": 3}, yellow=0).end_turn()
    assert by_leader(t) == 0


@law("card.mandela.when")
def test_mandela_scores_after_the_discard_and_before_production() -> None:
    t = leads("nelson-mandela", workers=FACES, yellow=6, cards="rats foray raiders", food=9).end_turn()
    assert (t.asked, t.seat().culture) == ("discard", 0)
    t.do(t.legal("discard")[0])
    sources = [event.b for event in t.game.events(0, 1) if event.kind == t_.CULTURE_CHANGED]
    assert sources == [t_.BY_LEADER, t_.BY_PRODUCTION]


@law("card.mandela.not-production")
def test_the_culture_of_mandela_is_no_production() -> None:
    t = leads("nelson-mandela", workers=FACES, yellow=6)
    assert t.culture() == value("nelson-mandela", "culture") + 2 + 2
    t = new_table(age=3).give(1, leader="nelson-mandela", workers=FACES, yellow=6).reveal("economic-progress")
    assert t.seat(1).score[t_.BY_LEADER] == 0


def price(t: Table, *, wonders: str = "", discontent: int = 0) -> int:
    """Civil actions for Mandela in the first space; a bank of 12 needs two faces, of 10 three."""
    yellow = {0: 18, 1: 14, 2: 12, 3: 10}[discontent]
    t.give(wonders=wonders, yellow=yellow, government="democracy", civil=7).row("nelson-mandela")
    t.do("take 1")
    return 7 - t.seat().civil


@law("card.mandela.forbidden-city-cost")
def test_mandela_costs_three_more_while_nobody_is_discontent() -> None:
    assert price(new_table(age=3)) == 4
    assert price(new_table(age=3), discontent=1) == 1
    assert price(new_table(age=3), wonders="forbidden-city", discontent=2) == 4
    assert price(new_table(age=3), wonders="forbidden-city", discontent=3) == 1


@law("card.mandela.forbidden-city-surplus")
def test_the_forbidden_city_leaves_the_surplus_alone() -> None:
    t = leads("nelson-mandela", workers=FACES, yellow=6, wonders="forbidden-city").end_turn()
    assert by_leader(t) == 2


# --- Ian Fleming --------------------------------------------------------------------------------------------------
def test_fleming_adds_their_levels_to_the_best_library_and_theater() -> None:
    t = leads("ian-fleming", workers={"journalism": 1, "opera": 1})
    assert (t.culture(), explained(t, "culture")) == (2 + 3 + 2 + 2, 9)
    t.give(workers={"journalism": 1, "opera": 1, "drama": 1, "printing-press": 1}, techs="movies")
    assert t.culture() == 9 + 2 + 1


# --- Marie Curie --------------------------------------------------------------------------------------------------
@law("card.curie.best-mine")
def test_curie_counts_the_levels_of_the_best_mine_and_the_best_lab() -> None:
    plain = new_table(age=3).give(wonders="machu-picchu", workers={"iron": 1, "coal": 1, "alchemy": 1})
    before = (plain.science(), plain.strength(), plain.culture())
    t = plain.give(leader="marie-curie-sklodowska")
    assert (t.science(), t.strength(), t.culture()) == (before[0] + 2, before[1] + 1, before[2] + 2)
    assert [explained(t, what) for what in ("science", "strength", "culture")] == [
        t.science(),
        t.strength(),
        t.culture(),
    ]


def test_curie_has_the_culture_of_the_lab_if_it_is_higher() -> None:
    t = leads("marie-curie-sklodowska", workers={"computers": 1}, techs="oil")
    assert (t.science(), t.strength(), t.culture()) == (1 + 5 + 0, 1 + 3, 3)


# --- Steve Jobs ---------------------------------------------------------------------------------------------------
@law("ruling.steve-jobs.basilica")
def test_jobs_has_the_faces_of_the_best_lab_and_the_basilica_adds_one() -> None:
    t = leads("steve-jobs")
    assert t.happiness() == 0
    t.give(wonders="st-peters-basilica")
    assert t.happiness() == 1
    t.give(workers={"scientific-method": 1})
    assert (t.happiness(), explained(t, "happiness")) == (3 + 1, 4)
    t = leads("steve-jobs", workers={"scientific-method": 1}, techs="computers")
    assert (t.happiness(), explained(t, "happiness")) == (2, 2)


def test_jobs_offers_culture_for_a_resource_at_every_development() -> None:
    t = leads("steve-jobs", hand="iron alchemy swordsmen", science=20, resources=1).do("develop iron")
    assert (t.asked, t.legal()) == ("resource-for-culture", ["accept", "refuse"])
    t.do("refuse", "develop alchemy", "accept")
    assert (t.resources(), t.seat().culture) == (0, 4)
    assert t.do("develop swordsmen").asked == "action"


@pytest.mark.parametrize("offered", [1, 7])
def test_jobs_gives_what_was_offered_as_culture_of_a_leader(offered: int) -> None:
    t = leads("steve-jobs", hand="iron", science=20, resources=1).do("develop iron")
    t.s.stack[-1].a = offered
    t.do("accept")
    assert (t.seat().culture, by_leader(t)) == (offered, offered)


def test_jobs_offers_it_at_a_revolution_too() -> None:
    t = leads("steve-jobs", hand="monarchy", science=20, resources=1).do("revolt monarchy", "accept")
    assert (t.resources(), t.seat().culture) == (0, 4)


def test_jobs_offers_it_when_an_action_card_develops() -> None:
    t = leads("steve-jobs", hand="breakthrough-i iron", science=5, resources=2).do(
        "play breakthrough-i", "develop iron"
    )
    assert (t.asked, t.seat().science) == ("resource-for-culture", 2)
    assert t.do("accept").seat().culture == 4


# --- Hollywood and Internet ---------------------------------------------------------------------------------------
CITY = {"philosophy": 1, "alchemy": 1, "opera": 1, "journalism": 1, "bread-and-circuses": 1}


@law("ruling.leader-output.of-building")
@pytest.mark.parametrize(
    ("leader", "added"),
    [
        ("marlene-dietrich", 1),
        ("charles-darwin", 1),
        ("ian-fleming", 2 + 2),
        ("antoni-gaudi", 2),
        ("pierre-de-coubertin", 0),
        ("marie-curie-sklodowska", 0),
    ],
)
def test_hollywood_counts_what_leaders_add_to_libraries_and_theaters(leader: str, added: int) -> None:
    t = leads(leader, wonder="hollywood", stages=2, blue=14, resources=5, workers=CITY).do("stage 1")
    assert t.seat().score[t_.BY_WONDER] == 2 * (5 + added)


@law("ruling.leader-output.of-building")
@pytest.mark.parametrize(
    ("leader", "added"),
    [
        ("marlene-dietrich", 1),
        ("charles-darwin", 3),
        ("ian-fleming", 4),
        ("antoni-gaudi", 4),
        ("pierre-de-coubertin", 2),
        ("marie-curie-sklodowska", 1),
    ],
)
def test_internet_counts_what_leaders_add_to_urban_buildings(leader: str, added: int) -> None:
    t = leads(leader, wonder="internet", stages=4, blue=12, resources=2, workers=CITY).do("stage 1")
    assert t.seat().score[t_.BY_WONDER] == (1 + 2) + 3 + (2 + 2) + 1 + added
