"""tokens.*, points.*: tokens that enter and leave the banks, science and culture points."""

import pytest

from saecula.tta.board import consumption_of, corruption_of, faces_needed
from saecula.tta.ratings.prices import population_cost
from tests.kit import law
from tests.tta.scenario import Table, table


def discoverer(territory: str) -> Table:
    """Columbus makes this territory a colony of seat 0."""
    t = table().give(leader="christopher-columbus", cards=territory).politics()
    return t.do(f"discover {territory}")


def attacker(t: Table, card: str) -> Table:
    """Seat 0, strong enough, plays this aggression against seat 1, who has no cards."""
    t.give(workers={"warriors": 3}, cards=card).politics()
    return t.do(f"attack {card} 2")


# --- banks --------------------------------------------------------------------------------------------------------
@law("tokens.bank.left-to-right")
@pytest.mark.parametrize(("tokens", "corruption"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_the_blue_bank_is_emptied_from_the_right(tokens: int, corruption: int) -> None:
    t = table().give(blue=tokens)
    assert corruption_of(t.seat()) == corruption


@law("tokens.bank.left-to-right")
@pytest.mark.parametrize(
    ("tokens", "consumption"), [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (0, 6)]
)
def test_the_yellow_bank_is_emptied_from_the_right(tokens: int, consumption: int) -> None:
    t = table().give(yellow=tokens)
    assert consumption_of(t.seat()) == consumption


@law("tokens.bank.overflow")
def test_tokens_beyond_the_squares_stay_in_the_last_section() -> None:
    t = table().give(yellow=22, blue=25, food=2)
    seat = t.seat()
    assert (population_cost(seat), consumption_of(seat), faces_needed(seat), corruption_of(seat)) == (2, 0, 0, 0)
    t.do("populate")
    assert (t.seat().yellow, t.seat().blue) == (21, 27)


@law("tokens.bank.overflow")
@law("tokens.gain-to-bank", log=False)
def test_a_full_bank_takes_more_tokens() -> None:
    t = discoverer("developed-territory-i")
    assert (t.seat().yellow, t.seat().blue, t.seat().pool) == (19, 17, 1)


# --- symbols ------------------------------------------------------------------------------------------------------
@law("tokens.symbol.gain-on-enter")
@law("tokens.gain-to-bank", log=False)
def test_plus_symbols_add_tokens_when_the_card_enters_play() -> None:
    t = table().give(hand="justice-system", science=7)
    t.do("develop justice-system")
    assert (t.seat().blue, t.seat().blue_owned) == (19, 19)


@law("tokens.symbol.gain-on-enter")
def test_a_wonder_brings_its_token_only_when_completed() -> None:
    t = table().give(wonder="taj-mahal", stages=1, blue=9, resources=6)
    t.do("stage 1")
    assert t.seat().blue_owned == 16
    t.do("stage 1")
    assert (t.seat().blue, t.seat().blue_owned) == (17, 17)


@law("tokens.symbol.lose-on-leave")
def test_tokens_of_plus_symbols_go_when_the_card_goes() -> None:
    t = table().give(1, colonies="developed-territory-i", yellow=12, blue=10).reveal("independence-declaration")
    t.do("choose developed-territory-i")
    assert (t.seat(1).yellow, t.seat(1).blue, list(t.seat(1).colonies)) == (11, 9, [])


@law("tokens.symbol.lose-on-leave", "tokens.symbol.gain-on-enter")
def test_a_replaced_card_takes_its_tokens_and_the_new_one_brings_its_own() -> None:
    t = table().give(techs="justice-system", blue=19, hand="civil-service", science=10)
    t.do("develop civil-service")
    assert t.seat().blue == 19


@law("tokens.symbol.minus-on-enter", "tokens.symbol.gain-on-enter")
def test_minus_symbols_take_tokens_when_the_card_enters_play() -> None:
    t = discoverer("vast-territory-i")
    assert (t.seat().yellow, t.seat().blue_owned) == (21, 15)
    assert (t.food(), t.seat().blue) == (3, 12)


@law("tokens.symbol.minus-on-leave", "tokens.symbol.lose-on-leave")
def test_tokens_of_minus_symbols_come_back_when_the_card_goes() -> None:
    t = table().give(1, colonies="vast-territory-i", yellow=12, blue=10).reveal("independence-declaration")
    t.do("choose vast-territory-i")
    assert (t.seat(1).yellow, t.seat(1).blue) == (9, 11)


# --- texts, losses, transfers -------------------------------------------------------------------------------------
@law("tokens.text-effects", "tokens.gain-to-bank")
def test_a_text_may_give_a_token() -> None:
    t = table().give(leader="alexander-the-great").politics()
    t.do("give-up")
    assert (t.seat().yellow, t.seat().pool, t.name(t.seat().leader)) == (19, 1, "")


@law("tokens.text-effects", "tokens.blue.lose-from-bank")
def test_a_text_may_send_a_blue_token_of_the_bank_to_the_box() -> None:
    t = table().give(1, resources=3).reveal("crime-wave")
    assert (t.asked, t.seat(1).blue, t.seat(1).blue_owned, t.resources(1)) == ("action", 12, 15, 3)
    assert t.seat(0).blue_owned == 16


@law("tokens.blue.lose-from-cards")
def test_with_an_empty_bank_the_owner_chooses_a_farm_or_mine() -> None:
    t = table().give(1, techs="iron", blue=0, food=1, resources=3).reveal("crime-wave")
    assert (t.decider, t.asked) == (1, "lose-blue-source")
    assert t.legal() == ["choose agriculture", "choose bronze", "choose iron"]
    assert t.refused("choose philosophy") == "tokens.blue.lose-from-cards"
    t.do("choose iron")
    assert (t.food(1), t.resources(1), t.seat(1).blue_owned, t.decider) == (1, 1, 2, 0)


@law("tokens.blue.lose-from-cards")
def test_the_bank_gives_first_and_cards_only_the_rest() -> None:
    t = table().give(1, colonies="wealthy-territory-i", blue=2, resources=2).reveal("independence-declaration")
    assert t.seat(1).blue == 2
    t.do("choose wealthy-territory-i")
    assert (t.asked, t.decider, t.seat(1).blue) == ("lose-blue-source", 1, 0)
    t.do("choose bronze")
    assert (t.resources(1), t.seat(1).blue_owned, t.asked) == (1, 1, "action")


@law("ruling.blue-loss.not-from-wonder")
@law("tokens.blue.lose-from-cards", log=False)
def test_tokens_on_an_unfinished_wonder_are_not_lost() -> None:
    t = table().give(1, wonder="pyramids", stages=2, blue=0).reveal("crime-wave")
    assert (t.asked, t.decider, t.seat(1).stages, t.seat(1).blue_owned) == ("action", 0, 2, 2)


def age_ends(t: Table) -> Table:
    """The last card of the civil deck is dealt at the start of the turn of seat 0."""
    t.s.civil_deck = t.s.civil_deck[-1:]
    return t.begin_turn()


@law("tokens.yellow.lose-from-bank")
def test_lost_yellow_tokens_leave_the_bank() -> None:
    t = age_ends(table())
    assert (t.s.age, t.seat(0).yellow, t.seat(1).yellow) == (2, 16, 16)
    assert (t.seat(0).pool, t.seat(0).yellow_owned) == (1, 23)


@law("tokens.yellow.lose-max-bank")
def test_a_loss_of_yellow_tokens_never_touches_workers() -> None:
    t = age_ends(table().give(0, yellow=1, pool=3).give(1, yellow=0))
    assert (t.seat(0).yellow, t.seat(0).pool, t.seat(0).yellow_owned) == (0, 3, 9)
    assert (t.seat(1).yellow, t.seat(1).yellow_owned) == (0, 7)


@law("tokens.yellow.take", "tokens.text-effects")
def test_taken_yellow_tokens_go_from_bank_to_bank() -> None:
    t = table().reveal("uncertain-borders")
    assert (t.seat(0).yellow, t.seat(1).yellow) == (19, 17)
    assert (t.seat(0).pool, t.seat(1).pool) == (1, 1)


@law("tokens.yellow.take-max-bank")
def test_an_empty_yellow_bank_gives_nothing() -> None:
    t = table().give(1, yellow=0).reveal("uncertain-borders")
    assert (t.seat(0).yellow, t.seat(1).yellow, t.seat(1).yellow_owned) == (18, 0, 7)


@law("tokens.yellow.take-max-bank")
@pytest.mark.parametrize(("bank", "taken"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_a_war_over_territory_takes_no_more_than_the_bank_holds(bank: int, taken: int) -> None:
    t = table().give(0, workers={"warriors": 11}).give(1, yellow=bank)
    t.seat().war, t.seat().war_on = t.claim("war-over-territory")[0], 1
    t.begin_turn()
    assert (t.seat(0).yellow, t.seat(1).yellow) == (18 + taken, bank - taken)


# --- points -------------------------------------------------------------------------------------------------------
@law("points.no-limit")
def test_points_have_no_upper_limit() -> None:
    t = table().give(science=9999, culture=9999, hand="cultural-heritage-a")
    t.do("play cultural-heritage-a")
    assert (t.seat().science, t.seat().culture) == (10000, 10003)


@law("points.score", log=False)
def test_scored_points_are_added() -> None:
    t = table().give(science=5, culture=7, hand="cultural-heritage-i")
    t.do("play cultural-heritage-i")
    assert (t.seat().science, t.seat().culture) == (7, 9)


@law("points.lose-floor")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 0), (4, 0), (5, 1)])
def test_a_loss_of_points_stops_at_zero(before: int, after: int) -> None:
    t = table().give(1, culture=before).events(current="crusades rats").give(0, cards="pestilence").politics()
    t.do("prepare pestilence")
    assert (t.seat(1).culture, t.seat(0).culture) == (after, 5)


@law("points.pay", log=False)
def test_science_that_is_not_there_cannot_be_paid() -> None:
    t = table().give(hand="irrigation", science=2)
    assert t.refused("develop irrigation") == "action.develop.science-cost"
    assert t.seat().science == 2
    t.give(science=3).do("develop irrigation")
    assert t.seat().science == 0


@law("points.pay")
def test_a_partner_who_must_pay_science_needs_a_point() -> None:
    t = table(3).give(hand="irrigation", science=1).pact("scientific-cooperation", 0, 1)
    assert t.refused("develop irrigation") == "points.pay"
    t.give(1, science=1).do("develop irrigation")
    assert (t.seat(0).science, t.seat(1).science) == (0, 0)


@law("points.temporary-first")
def test_science_for_unit_technologies_is_spent_before_stored_science() -> None:
    t = table().give(leader="winston-churchill", hand="swordsmen", science=4)
    t.do("arm 1", "develop swordsmen")
    assert (t.seat().science, t.seat().arms_science) == (3, 0)


@law("points.temporary-first")
def test_science_for_unit_technologies_develops_nothing_else() -> None:
    t = table().give(leader="winston-churchill", hand="irrigation", science=2)
    t.do("arm 1")
    assert t.refused("develop irrigation") == "action.develop.science-cost"
    t.give(science=3).do("develop irrigation")
    assert (t.seat().science, t.seat().arms_science) == (0, 3)


@law("points.take", log=False)
@pytest.mark.parametrize(("has", "taken"), [(9, 5), (5, 5), (3, 3), (0, 0)])
def test_taken_science_is_at_most_what_the_rival_has(has: int, taken: int) -> None:
    t = attacker(table().give(0, science=1).give(1, science=has), "spy")
    assert (t.seat(0).science, t.seat(1).science) == (1 + taken, has - taken)


@law("points.take", log=False)
@pytest.mark.parametrize(("has", "taken"), [(9, 7), (4, 4)])
def test_taken_culture_is_at_most_what_the_rival_has(has: int, taken: int) -> None:
    t = attacker(table().give(0, culture=1).give(1, culture=has), "armed-intervention")
    assert (t.seat(0).culture, t.seat(1).culture) == (1 + taken, has - taken)
