"""Leaders of Age I of New Leaders and Wonders: Eleanor, Gutenberg, Saladin."""

import pytest

from saecula.tta import terms as t_
from tests.kit import law
from tests.tta.expansion import explained, new_table
from tests.tta.scenario import Table, pile


# --- Eleanor of Aquitaine -----------------------------------------------------------------------------------------
def eleanor(civil: int) -> Table:
    return new_table().give(leader="eleanor-of-aquitaine", hand="joan-of-arc", civil=civil)


@law("card.eleanor.only-spent")
@pytest.mark.parametrize(("before", "after"), [(4, 4), (3, 4), (2, 4), (1, 3)])
def test_eleanor_returns_up_to_three_spent_actions_when_she_is_replaced(before: int, after: int) -> None:
    t = eleanor(before).do("elect joan-of-arc")
    assert (t.seat().civil, t.seat().civil_total) == (after, 4)


@law("card.eleanor.only-spent")
def test_eleanor_returns_nothing_when_she_leaves_otherwise() -> None:
    t = new_table(age=2).give(1, leader="eleanor-of-aquitaine", civil=1).reveal("iconoclasm")
    assert (t.name(t.seat(1).leader), t.seat(1).civil) == ("", 1)


def test_eleanor_scores_for_every_card_that_must_be_discarded() -> None:
    t = new_table().give(leader="eleanor-of-aquitaine", cards="rats foray raiders pestilence", military=0).end_turn()
    assert t.asked == "discard"
    t.do("discard rats")
    assert t.seat().culture == 1
    t.do("discard foray")
    assert (t.seat().culture, t.names(t.seat().cards)) == (2, ["raiders", "pestilence"])


def test_eleanor_scores_nothing_for_cards_that_an_event_takes() -> None:
    t = new_table(age=2).give(1, leader="eleanor-of-aquitaine", cards="rats foray raiders", civil=4)
    t.give(0, workers={"warriors": 3}).reveal("politics-of-strength")
    before = t.seat(1).culture
    assert (t.asked, t.decider) == ("discard", 1)
    while t.asked == "discard" and t.decider == 1:
        t.do(t.legal("discard")[0])
    assert t.seat(1).culture == before
    assert len(t.seat(1).cards) < 3


# --- Johannes Gutenberg -------------------------------------------------------------------------------------------
@law("card.gutenberg.no-token")
def test_gutenberg_adds_nothing_to_the_civil_total() -> None:
    t = new_table().give(leader="johannes-gutenberg")
    assert (t.seat().civil_total, t.seat().civil) == (4, 4)
    t = new_table(age=3).give(leader="johannes-gutenberg").reveal("impact-of-government")
    assert t.seat().score[t_.BY_IMPACT] == 2 * 4 + 2


@law("card.gutenberg.not-revolution")
def test_gutenberg_acts_after_a_revolution() -> None:
    t = new_table().give(leader="johannes-gutenberg", hand="monarchy", science=2, techs="printing-press", resources=2)
    t.do("revolt monarchy")
    assert t.seat().civil == 0
    t.do("learn-build printing-press")
    assert (t.workers("printing-press"), t.resources(), t.seat().culture) == (1, 0, 2)


@law("card.gutenberg.any-time")
def test_gutenberg_may_wait_while_normal_actions_take_and_develop() -> None:
    t = new_table().give(leader="johannes-gutenberg", science=3, resources=2).row("printing-press")
    t.do("take 1", "develop printing-press")
    assert (t.seat().civil, t.seat().science) == (2, 0)
    t.do("learn-build printing-press")
    assert (t.seat().civil, t.resources(), t.workers("printing-press")) == (2, 0, 1)


@law("card.gutenberg.action-cards")
def test_gutenberg_plays_an_action_card_that_builds() -> None:
    t = new_table().give(leader="johannes-gutenberg", hand="urban-growth-i", techs="alchemy", resources=3)
    t.do("play urban-growth-i")
    assert {text for text in t.legal() if "alchemy" in text} == {
        "upgrade philosophy alchemy",
        "learn-upgrade philosophy alchemy",
        "learn-build alchemy",
    }
    assert t.refused("learn-build religion") == "card.gutenberg.one-use"
    assert t.refused("learn-take 1") == "action.card.must-be-possible"
    t.do("learn-build alchemy")
    assert (t.workers("alchemy"), t.resources(), t.seat().civil, t.seat().culture) == (1, 0, 4, 2)


@law("card.gutenberg.action-cards")
def test_gutenberg_plays_an_action_card_that_develops() -> None:
    t = new_table().give(leader="johannes-gutenberg", hand="breakthrough-i alchemy", science=3, civil=0)
    t.do("play breakthrough-i")
    assert t.legal() == ["learn-develop alchemy"]
    t.do("learn-develop alchemy")
    assert (t.seat().science, t.seat().civil, t.seat().culture) == (2, 0, 2)


@law("card.gutenberg.action-cards")
def test_gutenberg_plays_an_action_card_that_upgrades_without_a_civil_action() -> None:
    t = new_table(age=2).give(leader="johannes-gutenberg", hand="efficient-upgrade-ii rich-land-i", techs="alchemy")
    t.give(resources=0, civil=0)
    assert t.refused("play rich-land-i") == "action.card.civil-action"
    t.do("play efficient-upgrade-ii")
    assert t.refused("learn-build alchemy") == "action.card.must-be-possible"
    assert t.legal() == ["learn-upgrade philosophy alchemy"]
    t.do("learn-upgrade philosophy alchemy")
    assert (t.workers("alchemy"), t.seat().culture, t.resources()) == (1, 2, 0)


@law("card.gutenberg.action-cards")
def test_gutenberg_plays_no_card_for_which_nothing_is_possible() -> None:
    t = new_table().give(leader="johannes-gutenberg", hand="urban-growth-i", pool=0, resources=9, civil=0)
    assert t.refused("play urban-growth-i") == "action.card.must-be-possible"


def test_without_gutenberg_an_action_card_needs_its_civil_action() -> None:
    t = new_table().give(hand="urban-growth-i", techs="alchemy", resources=9, civil=0)
    assert t.refused("play urban-growth-i") == "action.card.civil-action"
    assert t.refused("learn-build alchemy") == "cards.in-play.references"


@law("card.gutenberg.one-use")
def test_gutenberg_takes_a_card_and_does_not_develop_it_too() -> None:
    t = (
        new_table()
        .give(leader="johannes-gutenberg", science=9, techs="printing-press", resources=9)
        .row("alchemy iron")
    )
    assert t.refused("learn-take 2") == "card.gutenberg.one-use"
    assert t.refused("learn-take 3") == "action.take.any-card"
    t.do("learn-take 1")
    assert (t.names(t.seat().hand), t.seat().civil, t.seat().culture) == (["alchemy"], 4, 2)
    assert t.refused("learn-develop alchemy") == "card.gutenberg.one-use"
    assert t.refused("learn-build printing-press") == "card.gutenberg.one-use"
    assert not [text for text in t.legal() if text.startswith("learn")]
    t.do("end", "pass", "end", "pass")
    assert "learn-develop alchemy" in t.legal()


def test_gutenberg_develops_and_upgrades_labs_and_libraries_only() -> None:
    t = new_table().give(leader="johannes-gutenberg", hand="alchemy iron", science=3, resources=2)
    assert t.refused("learn-develop iron") == "action.develop.science-cost"
    t.give(science=9)
    assert t.refused("learn-develop iron") == "card.gutenberg.one-use"
    t.do("learn-develop alchemy")
    assert (t.seat().science, t.seat().civil) == (6, 4)
    t = new_table().give(leader="johannes-gutenberg", techs="alchemy iron", resources=2, civil=0)
    assert t.refused("learn-upgrade bronze iron") == "card.gutenberg.one-use"
    t.do("learn-upgrade philosophy alchemy")
    assert (t.resources(), t.workers("alchemy")) == (0, 1)


@law("ruling.gutenberg.row-price")
@pytest.mark.parametrize(("space", "rest"), [(1, 0), (6, 1), (10, 2)])
def test_gutenberg_covers_one_of_the_actions_that_a_card_costs(space: int, rest: int) -> None:
    t = new_table().give(leader="johannes-gutenberg", civil=rest).row(". " * (space - 1) + "alchemy")
    t.do(f"learn-take {space}")
    assert t.seat().civil == 0
    if rest:
        t = new_table().give(leader="johannes-gutenberg", civil=rest - 1).row(". " * (space - 1) + "alchemy")
        assert t.refused(f"learn-take {space}") == "ruling.gutenberg.row-price"


# --- Saladin ------------------------------------------------------------------------------------------------------
def chosen(choice: int) -> Table:
    """Saladin is elected, and at the end of that turn something is chosen; the next own turn has come."""
    t = new_table().give(hand="saladin", science=9).do("elect saladin")
    assert (t.strength(), t.seat().civil_total) == (1, 4)
    t.do("end")
    assert (t.asked, t.legal()) == ("stance", ["stance 0", "stance 1"])
    return t.do(f"stance {choice}", "pass", "end", "pass")


@law("card.saladin.first-choice")
def test_saladin_asks_at_the_end_of_the_first_turn() -> None:
    assert (chosen(0).strength(), chosen(0).seat().civil_total) == (3, 4)
    t = chosen(1)
    assert (t.strength(), t.seat().civil_total, t.seat().civil) == (1, 5, 5)
    assert (explained(t, "civil"), explained(chosen(0), "strength")) == (5, 3)


@law("card.saladin.may-change")
def test_saladin_asks_again_every_turn() -> None:
    t = chosen(1).do("end", "stance 0", "pass", "end", "pass")
    assert (t.strength(), t.seat().civil_total, t.seat().civil) == (3, 4, 4)
    for seat in t.s.seats:
        seat.cards = pile([])
    t.do("end", "stance 1", "pass", "end", "pass")
    assert (t.strength(), t.seat().civil_total, t.seat().civil) == (1, 5, 5)


@law("card.saladin.civil-is-regular")
def test_a_revolution_needs_the_action_of_saladin_too() -> None:
    t = chosen(1).give(hand="monarchy", science=9, civil=4)
    assert t.refused("revolt monarchy") == "action.revolution.pay-all-civil"
    t.give(civil=5).do("revolt monarchy")
    assert (t.name(t.seat().government), t.seat().civil, t.seat().civil_total) == ("monarchy", 0, 6)


@law("card.saladin.civil-is-regular")
def test_impact_of_government_counts_the_action_of_saladin() -> None:
    t = new_table(age=3).give(leader="saladin").end_turn().do("stance 1").reveal("impact-of-government")
    assert t.seat().score[t_.BY_IMPACT] == 2 * 5 + 2


@law("card.saladin.leaves")
@pytest.mark.parametrize("choice", [0, 1])
def test_what_saladin_gave_goes_with_him(choice: int) -> None:
    t = new_table(age=2).give(leader="saladin").end_turn().do(f"stance {choice}").reveal("iconoclasm", 1)
    assert (t.name(t.seat().leader), t.strength(), t.seat().civil_total) == ("", 1, 4)


@law("card.saladin.leaves-spent-first")
def test_a_spent_action_of_saladin_is_lost_first() -> None:
    t = chosen(1).give(hand="joan-of-arc", civil=4).do("elect joan-of-arc")
    assert (t.seat().civil_total, t.seat().civil) == (4, 4)
