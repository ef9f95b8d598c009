"""end.*, draw.*, reset.*: discard, uprising, drawing military cards, actions available again."""

import pytest

from saecula.tta import terms as terms
from saecula.tta.view import View
from tests.kit import law
from tests.tta.scenario import Table, number, pile, table


def deck(t: Table, top_first: str, discards: str = "") -> Table:
    """A military deck of Age I with these cards, and a discard pile."""
    t.s.military_deck = pile([])
    t.s.discards[terms.AGE_I] = pile([])
    t.s.military_deck = pile(list(reversed(t.claim(top_first))))
    t.s.discards[terms.AGE_I] = pile(t.claim(discards))
    return t


# --- the sequence -------------------------------------------------------------------------------------------------
@law("end.starts-on-declaration")
def test_the_sequence_starts_when_the_action_phase_is_declared_over() -> None:
    t = table().row("iron").actions().do("take 1")
    assert (t.asked, t.decider) == ("action", 0)
    assert (t.food(0), t.resources(0), t.seat(0).science) == (0, 0, 0)
    t.do("end")
    assert (t.food(0), t.resources(0), t.seat(0).science) == (2, 2, 1)
    assert t.decider == 1


@law("end.starts-on-declaration")
def test_spending_the_last_action_does_not_end_the_phase() -> None:
    t = table().row("iron").give(civil=1, military=0).actions().do("take 1")
    assert (t.asked, t.legal()) == ("action", ["end"])


@law("end.only-discard-is-choice", "end.next-may-start")
def test_without_excess_cards_the_next_player_is_asked_at_once() -> None:
    t = table().give(cards="legion rats").actions().do("end")
    assert (t.asked, t.decider) == ("politics", 1)


@law("end.only-discard-is-choice", "end.next-may-start")
def test_after_the_discard_everything_is_done_before_the_next_turn() -> None:
    t = table().give(cards="legion rats phalanx", yellow=12, pool=2, workers={"agriculture": 0}).actions().do("end")
    assert (t.asked, t.decider) == ("discard", 0)
    assert (t.seat(0).science, t.resources(0)) == (0, 0)
    t.do("discard rats")
    assert (t.asked, t.decider) == ("politics", 1)
    assert (t.seat(0).science, t.resources(0), len(t.seat(0).cards), t.seat(0).civil) == (1, 2, 4, 4)


# --- excess military cards ----------------------------------------------------------------------------------------
@law("end.discard.excess")
@pytest.mark.parametrize(("government", "excess"), [("despotism", 2), ("monarchy", 1), ("constitutional-monarchy", 0)])
def test_cards_beyond_the_military_action_total_are_discarded(government: str, excess: int) -> None:
    t = table().give(government=government, cards="legion rats phalanx foray", military=0).actions().do("end")
    t.do(*["discard legion", "discard rats"][:excess])
    assert t.decider == 1
    assert len(t.seat(0).cards) == 4 - excess
    assert len(t.s.discards[terms.AGE_I]) == excess


@law("end.discard.excess")
def test_the_total_counts_not_what_is_left_of_it() -> None:
    t = table().give(cards="legion rats", military=0).actions().do("end")
    assert t.decider == 1
    assert len(t.seat(0).cards) == 2


@law("end.discard.excess")
def test_the_discard_comes_before_the_draw() -> None:
    t = table().give(cards="legion rats").actions().do("end")
    assert len(t.seat(0).cards) == 4 > t.seat(0).military_total


@law("end.discard.owner-chooses")
def test_the_owner_chooses_what_to_discard() -> None:
    t = table().give(cards="legion rats phalanx foray", military=0).actions().do("end")
    assert sorted(t.legal()) == ["discard foray", "discard legion", "discard phalanx", "discard rats"]
    assert t.refused("discard crusades") == "end.discard.owner-chooses"
    t.refused("end")
    t.do("discard phalanx")
    assert (t.asked, t.decider) == ("discard", 0)
    t.do("discard foray")
    assert t.names(t.seat(0).cards) == ["legion", "rats"]
    assert t.names(t.s.discards[terms.AGE_I]) == ["phalanx", "foray"]


@law("end.discard.face-down")
def test_discards_are_hidden_from_the_others() -> None:
    t = table().give(cards="legion rats phalanx", military=0).actions().do("end", "discard rats")
    assert t.seen(terms.CARD_DISCARDED, 1) == [-1]
    assert t.seen(terms.CARD_DISCARDED, 0) == [number("rats")]
    view = t.game.view(1)
    assert isinstance(view, View)
    assert view.discards[terms.AGE_I] == 1


# --- uprising -----------------------------------------------------------------------------------------------------
@law("end.uprising.condition")
@pytest.mark.parametrize(("pool", "uprising"), [(1, True), (2, False), (3, False)])
def test_there_is_an_uprising_with_more_discontent_than_unused_workers(pool: int, uprising: bool) -> None:
    t = table().give(yellow=12, pool=pool).actions()
    assert t.discontent() == 2
    t.do("end")
    assert t.seen(terms.UPRISING, 1) == [0] * uprising
    assert t.seat(0).science == (0 if uprising else 1)


@law("end.uprising.condition")
def test_without_discontent_nobody_rises() -> None:
    t = table().give(yellow=12, pool=0, workers={"religion": 2}).actions().do("end")
    assert t.seat(0).science == 1


@law("end.uprising.skip-production")
def test_an_uprising_skips_the_whole_production() -> None:
    t = table().give(yellow=0, pool=0, blue=4, food=3, resources=2, culture=9, science=4, workers={"religion": 2})
    assert (t.discontent(), t.seat(0).blue, t.culture()) == (6, 4, 2)
    t.actions().do("end")
    seat = t.seat(0)
    assert (t.food(0), t.resources(0), seat.science, seat.culture, seat.blue) == (3, 2, 4, 9, 4)


@law("end.uprising.rest-continues")
def test_cards_are_drawn_and_actions_reset_in_an_uprising() -> None:
    t = table().give(yellow=0, pool=0, civil=1).actions().do("end")
    assert t.seen(terms.UPRISING, 1) == [0]
    assert len(t.seat(0).cards) == 2
    assert (t.seat(0).civil, t.seat(0).military) == (4, 2)


@law("end.uprising.rest-continues", "end.discard.excess")
def test_excess_cards_are_discarded_in_an_uprising_too() -> None:
    t = table().give(yellow=0, pool=0, cards="legion rats phalanx").actions().do("end")
    assert t.asked == "discard"


# --- drawing ------------------------------------------------------------------------------------------------------
@law("draw.per-unused-military")
@pytest.mark.parametrize("military", [pytest.param(0, marks=law("draw.per-unused-military", log=False)), 1, 2])
def test_one_card_is_drawn_for_each_military_action_left(military: int) -> None:
    t = table(age=2).give(military=military).actions().do("end")
    assert t.ages(t.seat(0).cards) == [terms.AGE_II] * military


@law("draw.per-unused-military")
def test_a_military_action_spent_draws_no_card() -> None:
    t = table().give(resources=2).actions().do("build warriors", "end")
    assert len(t.seat(0).cards) == 1


@law("draw.per-unused-military")
def test_drawn_cards_are_hidden_from_the_others() -> None:
    t = deck(table(), "legion rats foray").actions().do("end")
    assert t.seen(terms.CARDS_DRAWN, 0) == [number("legion"), number("rats")]
    assert t.seen(terms.CARDS_DRAWN, 1) == [-1, -1]


@law("draw.max-3")
@pytest.mark.parametrize(
    ("government", "total", "drawn"),
    [("monarchy", 3, 3), ("constitutional-monarchy", 4, 3), ("communism", 5, 3)],
)
def test_at_most_three_cards_are_drawn(government: str, total: int, drawn: int) -> None:
    t = table(age=3).give(government=government).actions()
    assert t.seat(0).military == total
    t.do("end")
    assert len(t.seat(0).cards) == drawn


@law("draw.reshuffle")
def test_the_last_card_drawn_makes_the_discard_pile_the_new_deck() -> None:
    t = deck(table(), "legion rats", "phalanx foray raiders").actions().do("end")
    assert t.names(t.seat(0).cards) == ["legion", "rats"]
    assert sorted(t.names(t.s.military_deck)) == ["foray", "phalanx", "raiders"]
    assert list(t.s.discards[terms.AGE_I]) == []


@law("draw.reshuffle")
def test_the_pile_stays_while_a_card_is_left_in_the_deck() -> None:
    t = deck(table(), "legion rats crusades", "phalanx foray").actions().do("end")
    assert t.names(t.s.military_deck) == ["crusades"]
    assert t.names(t.s.discards[terms.AGE_I]) == ["phalanx", "foray"]


@law("draw.reshuffle")
def test_only_the_pile_of_the_current_age_is_shuffled() -> None:
    t = deck(table(age=2), "")
    t.s.discards[terms.AGE_I] = pile(t.claim("legion rats"))
    t.s.discards[terms.AGE_II] = pile(t.claim("spy"))
    t.actions().do("end")
    assert t.names(t.seat(0).cards) == ["spy"]
    assert t.names(t.s.discards[terms.AGE_I]) == ["legion", "rats"]


@law("draw.reshuffle")
def test_the_order_of_the_new_deck_is_random() -> None:
    orders = set()
    for seed in range(8):
        t = deck(table(seed=seed), "legion rats", "phalanx foray raiders crusades").actions().do("end")
        orders.add(tuple(t.s.military_deck))
    assert len(orders) > 2


@law("draw.continue")
def test_drawing_goes_on_after_the_reshuffle() -> None:
    t = deck(table().give(government="monarchy"), "legion", "rats foray").actions().do("end")
    assert t.names(t.seat(0).cards)[0] == "legion"
    assert sorted(t.names(t.seat(0).cards)) == ["foray", "legion", "rats"]


@law("draw.continue")
def test_with_nothing_left_the_rest_is_forfeited() -> None:
    t = deck(table(), "legion").actions().do("end")
    assert t.names(t.seat(0).cards) == ["legion"]
    assert (t.asked, t.decider) == ("politics", 1)


# --- reset --------------------------------------------------------------------------------------------------------
@law("reset.all-available")
def test_all_actions_are_available_again() -> None:
    t = table().row("iron alchemy").give(resources=2).actions().do("take 1", "take 2", "build warriors")
    assert (t.seat(0).civil, t.seat(0).military) == (2, 1)
    t.do("end")
    assert (t.seat(0).civil, t.seat(0).military) == (4, 2)


@law("reset.all-available")
def test_the_new_totals_count() -> None:
    t = table().give(hand="monarchy", science=8).actions().do("develop monarchy", "end")
    assert (t.seat(0).civil, t.seat(0).military) == (5, 3)


@law("reset.all-available")
def test_actions_of_others_are_not_reset() -> None:
    t = table().give(1, civil=1, military=0).actions(0).do("end")
    assert (t.seat(1).civil, t.seat(1).military) == (1, 0)
