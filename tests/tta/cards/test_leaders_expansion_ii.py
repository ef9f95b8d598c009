"""Leaders of Age II of New Leaders and Wonders: Nobel, Gaudi, Darwin, Watt, Maria Theresa."""

import pytest

from saecula.tta import terms as t_
from saecula.tta.cards.catalog import NUMBER, SCIENCE
from saecula.tta.cards.house import value
from saecula.tta.ratings.prices import build_cost, science_cost, upgrade_cost
from tests.kit import law
from tests.tta.expansion import explained, new_table
from tests.tta.scenario import Table


# --- Alfred Nobel -------------------------------------------------------------------------------------------------
def scored(t: Table, i: int = 0) -> int:
    return t.seat(i).score[t_.BY_LEADER]


def founded() -> Table:
    """The prize is founded by seat 0; everybody has what is needed for four technologies."""
    t = new_table(age=2)
    t.s.prize = 4
    for i, hand in enumerate(("iron alchemy coal drama", "knights swordsmen irrigation printing-press")):
        t.give(i, hand=hand, science=40)
    return t


def test_nobel_gives_science_and_strength() -> None:
    t = new_table(age=2)
    science, strength = t.science(), t.strength()
    t.give(leader="alfred-nobel")
    assert t.science() == science + 2
    assert t.strength() > strength


@law("card.nobel.any-civilization")
def test_whoever_develops_two_technologies_in_a_turn_wins_the_prize() -> None:
    t = founded().do("develop iron", "end", "pass", "develop knights", "develop swordsmen")
    assert (scored(t), scored(t, 1)) == (0, 0)
    t.do("end")
    assert (scored(t), scored(t, 1)) == (0, 4)


@law("card.nobel.same-turn")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_founder_wins_in_the_turn_of_the_founding_in_any_order(before: int) -> None:
    t = new_table(age=2).give(leader="alfred-nobel", hand="isaac-newton iron alchemy", science=20)
    commands = ["develop iron", "develop alchemy"]
    commands.insert(before, "elect isaac-newton")
    t.do(*commands)
    assert (scored(t), t.s.prize) == (0, 4)
    assert scored(t.do("end")) == 4


@law("card.nobel.once-per-turn")
def test_the_prize_is_won_once_in_a_turn_and_again_in_the_next() -> None:
    t = founded().do("develop iron", "develop alchemy", "develop coal", "develop drama", "end")
    assert scored(t) == 4
    t.do("pass", "end", "pass", "end")
    assert scored(t) == 4
    t = founded().do("develop iron", "develop alchemy", "end", "pass", "end", "pass", "develop coal", "develop drama")
    assert scored(t.do("end")) == 8


@law("card.nobel.once-per-turn")
def test_a_technology_of_somebody_elses_turn_does_not_count() -> None:
    t = founded()
    t.give(0, science=40).reveal("development-of-civilization", 1)
    while t.decider == 1:
        t.do("done")
    t.do("develop iron")
    while t.asked != "action":
        t.do("pass" if "pass" in t.legal() else "done")
    t.do("end", "pass", "develop alchemy", "end")
    assert (scored(t), t.seat().developed) == (0, 0)


@law("card.nobel.mandatory")
def test_replacing_nobel_founds_the_prize_instead_of_returning_an_action() -> None:
    t = new_table(age=2).give(leader="alfred-nobel", hand="isaac-newton")
    assert t.legal("elect") == ["elect isaac-newton"], "one way to replace him, nothing to choose"
    t.do("elect isaac-newton")
    assert (t.name(t.seat().leader), t.seat().civil, t.asked, t.s.prize) == ("isaac-newton", 3, "action", 4)
    other = new_table(age=2).give(leader="william-shakespeare", hand="isaac-newton").do("elect isaac-newton")
    assert (other.seat().civil, other.s.prize) == (4, 0), "the action that any other leader gives back"


@law("card.nobel.other-leaving")
def test_nobel_founds_nothing_when_he_is_lost_to_an_event() -> None:
    t = new_table(age=3).give(1, leader="alfred-nobel").reveal("iconoclasm")
    assert (t.name(t.seat(1).leader), t.s.prize) == ("", 0)


@law("card.nobel.other-leaving")
def test_nobel_founds_nothing_when_he_is_lost_to_an_aggression() -> None:
    t = new_table(age=2).give(cards="infiltrate", workers={"warriors": 9}).give(1, leader="alfred-nobel").politics()
    t.do("attack infiltrate 2", "choose alfred-nobel")
    assert (t.name(t.seat(1).leader), t.s.prize) == ("", 0)


@law("card.nobel.other-leaving")
def test_nobel_founds_nothing_at_the_end_of_age_iii() -> None:
    t = new_table(age=3).give(leader="alfred-nobel")
    t.s.civil_deck = t.s.civil_deck[:1]
    t.begin_turn()
    assert (t.s.age, t.name(t.seat().leader), t.s.prize) == (4, "", 0)


# --- Antoni Gaudi -------------------------------------------------------------------------------------------------
def price(t: Table, slug: str) -> int:
    return science_cost(t.s.seats[0], NUMBER[slug], SCIENCE[NUMBER[slug]])


@law("card.gaudi.discount-by-types")
def test_gaudi_makes_urban_technologies_cheaper_by_the_other_types() -> None:
    t = new_table(age=2).give(leader="antoni-gaudi", workers={"philosophy": 2, "bread-and-circuses": 1})
    prices = [price(t, slug) for slug in ("opera", "organized-religion", "scientific-method", "team-sports", "coal")]
    assert prices == [5, 2, 5, 4, 7]
    t.give(hand="opera", science=5).do("develop opera")
    assert t.seat().science == 0


def test_gaudi_has_a_culture_for_the_best_building_of_every_type() -> None:
    t = new_table(age=2).give(leader="antoni-gaudi", workers={"philosophy": 2, "bread-and-circuses": 1})
    assert (t.culture(), explained(t, "culture")) == (2, 2)
    t.give(workers={"alchemy": 1, "religion": 2}, techs="drama")
    assert (t.culture(), explained(t, "culture")) == (2 + 3, 5)


# --- Charles Darwin -----------------------------------------------------------------------------------------------
@law("card.darwin.with-basilica")
def test_darwin_and_the_basilica_leave_temples_what_is_printed_on_them() -> None:
    t = new_table(age=2).give(leader="charles-darwin", workers={"religion": 1})
    assert (t.happiness(), explained(t, "happiness")) == (0, 0)
    t.give(wonders="st-peters-basilica")
    assert (t.happiness(), explained(t, "happiness")) == (1 + 1, 2)
    t.give(workers={"religion": 1, "theology": 1})
    assert (t.happiness(), explained(t, "happiness")) == (1 + 2 + 1, 4)


def test_darwin_takes_a_face_from_temples_only() -> None:
    t = new_table(age=2).give(leader="charles-darwin", workers={"theology": 2, "drama": 1, "bread-and-circuses": 1})
    assert t.happiness() == 2 + 1 + 2


def test_darwin_has_a_culture_for_every_lab_and_library() -> None:
    t = new_table(age=2).give(leader="charles-darwin", workers={"philosophy": 1, "alchemy": 1, "printing-press": 1})
    assert (t.culture(), explained(t, "culture")) == (1 + 3, 4)


def test_darwin_takes_technologies_for_one_action_less_but_for_one() -> None:
    t = new_table(age=2).give(leader="charles-darwin", civil=4)
    t.row("coal . . . . opera . . . monarchy . rich-land-i isaac-newton")
    t.do("take 6")
    assert t.seat().civil == 3
    t.do("take 10")
    assert t.seat().civil == 1
    t.do("take 1")
    assert t.seat().civil == 0
    t.give(civil=2)
    assert t.refused("take 12") == t.refused("take 13") == "action.take.space-cost"


# --- James Watt ---------------------------------------------------------------------------------------------------
@law("card.watt.like-construction")
def test_watt_makes_late_farms_and_mines_cheaper() -> None:
    t = new_table(age=2).give(leader="james-watt")
    slugs = ("irrigation", "selective-breeding", "mechanized-agriculture", "iron", "coal", "oil", "opera")
    assert [build_cost(t.seat(), NUMBER[slug]) for slug in slugs] == [4, 4, 4, 5, 6, 7, 8]
    assert [price(t, slug) for slug in slugs] == [3, 3, 3, 5, 5, 5, 7]
    t.give(techs="coal", hand="selective-breeding", resources=6, science=3)
    t.do("build coal", "develop selective-breeding")
    assert (t.resources(), t.seat().science) == (0, 0)
    assert explained(t, "price coal") == 6


@law("card.watt.upgrade")
def test_watt_makes_upgrades_cheaper_by_the_prices_of_both() -> None:
    t = new_table(age=2).give(leader="james-watt", techs="irrigation selective-breeding", workers={"iron": 1})
    pairs = ("irrigation selective-breeding", "selective-breeding mechanized-agriculture", "iron coal", "coal oil")
    costs = [upgrade_cost(t.seat(), *(NUMBER[slug] for slug in pair.split())) for pair in pairs]
    assert costs == [0, 0, 1, 1]
    t.give(techs="coal", resources=1).do("upgrade iron coal")
    assert t.resources() == 0


@law("card.watt.best-mine")
@pytest.mark.parametrize(
    ("workers", "wonders", "culture"),
    [
        ({"coal": 1}, "", 3),
        ({"coal": 4, "bronze": 0}, "", 3),
        ({"coal": 1}, "transcontinental-railroad", 6),
        ({"coal": 1, "mechanized-agriculture": 1}, "", 5),
        ({"agriculture": 0, "bronze": 0}, "", 0),
    ],
)
def test_watt_leaves_the_output_of_the_best_farm_or_mine(workers: dict[str, int], wonders: str, culture: int) -> None:
    t = new_table(age=3).give(leader="james-watt", workers=workers, wonders=wonders, hand="steve-jobs")
    t.do("elect steve-jobs")
    assert scored(t) == culture


def test_watt_leaves_culture_also_when_an_event_removes_him() -> None:
    t = new_table(age=3).give(1, leader="james-watt", workers={"coal": 1}).reveal("iconoclasm")
    assert scored(t, 1) == 3


# --- Maria Theresa ------------------------------------------------------------------------------------------------
def reward(t: Table, i: int = 0) -> tuple[int, int]:
    return (t.seat(i).science, scored(t, i))


def theresa(**things: object) -> Table:
    return new_table(age=2).give(leader="maria-theresa", food=9, **things)  # type: ignore[arg-type]


@law("card.maria-theresa.increase", "card.maria-theresa.each-token")
def test_maria_theresa_rewards_every_increase_of_population() -> None:
    t = theresa().do("populate")
    assert reward(t) == (1, 1)
    t.do("populate")
    assert reward(t) == (2, 2)


@law("card.maria-theresa.each-token", log=False)
def test_maria_theresa_rewards_no_worker_that_only_changes_places() -> None:
    t = theresa().do("destroy bronze")
    assert (reward(t), t.seat().pool) == ((0, 0), 2)


@law("card.maria-theresa.gain-effects")
def test_maria_theresa_rewards_population_of_a_wonder() -> None:
    t = theresa(wonders="ocean-liner-service").do("settle")
    assert reward(t) == (1, 1)


@law("card.maria-theresa.gain-effects")
def test_maria_theresa_rewards_population_of_an_event() -> None:
    t = theresa(workers={"theology": 1}).reveal("immigration")
    assert reward(t) == (1, 1)
    t = new_table(age=2).give(1, leader="maria-theresa").reveal("development-of-settlement")
    assert reward(t, 1) == (1, 1)


@law("card.maria-theresa.territory", "card.maria-theresa.twice")
@pytest.mark.parametrize(
    ("territory", "tokens"),
    [
        ("inhabited-territory-i", 1),
        ("inhabited-territory-ii", 2),
    ],
)
def test_maria_theresa_rewards_every_token_of_a_territory(territory: str, tokens: int) -> None:
    t = theresa().reveal(territory).do("bid 1", "pass", "send warriors", "land")
    assert reward(t) == (tokens, tokens)


@law("ruling.weak-check.own-turn-tie")
def test_maria_theresa_has_resources_for_units_and_more_if_she_is_weak() -> None:
    always = value("maria-theresa", "arms-each-phase")
    weak = always + value("maria-theresa", "more-arms-if-weak")
    assert theresa().actions().seat().arms == always
    t = theresa(resources=0).give(1, workers={"warriors": 2}).actions()
    assert t.seat().arms == weak
    t.do("build warriors")
    assert (t.seat().arms, t.resources()) == (weak - 2, 0)
    assert t.do("end").seat().arms == 0


def test_maria_theresa_gives_her_resource_when_she_is_elected() -> None:
    given = min(2, value("maria-theresa", "arms-each-phase"))  # of the two that warriors cost
    t = new_table(age=2).give(hand="maria-theresa", resources=2 - given).do("elect maria-theresa", "build warriors")
    assert (t.resources(), t.workers("warriors")) == (0, 2)
