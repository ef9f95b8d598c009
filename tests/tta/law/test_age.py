"""age.*: how Age A ends, how Ages I to III end, and what becomes antiquated."""

import pytest

from saecula.core.game import Game
from saecula.tta import terms as terms
from saecula.tta.cards.catalog import AGE, NUMBER
from tests.kit import law
from tests.tta.scenario import RULES, Table, pile, table


def fresh(seats: int = 2) -> Table:
    return Table(Game(RULES, {"seats": seats}, 1))


def ending(seats: int = 2, age: int = 1, left: int = 1, **options: int) -> Table:
    """So many cards are left in the civil deck of this age; the next replenishment needs 3, 2 or 1."""
    t = table(seats, age=age, **options)
    t.s.civil_deck = t.s.civil_deck[:left]
    return t


# --- Age A --------------------------------------------------------------------------------------------------------
@law("age.end.a-first-replenish")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_age_a_ends_with_the_starting_players_second_turn(seats: int) -> None:
    t = fresh(seats)
    t.do(*["end"] * (seats - 1))
    assert (t.s.age, t.s.round) == (0, 1)
    t.do("end")
    assert (t.s.age, t.s.round, t.decider) == (1, 2, t.s.start_seat)


@law("age.end.a-remaining-removed", "age.end.a-age1-decks")
def test_the_rest_of_age_a_is_gone_and_age_one_decks_are_current() -> None:
    t = fresh(2)
    civil, military = list(t.s.civil_decks[1]), list(t.s.military_decks[1])
    t.do("end", "end")
    assert t.ages(t.s.row) == [0] * 13  # three spaces cleared, filled from the last seven of Age A
    assert list(t.s.civil_deck) == civil
    assert list(t.s.military_deck) == military
    assert set(t.ages(t.s.civil_deck)) == {1}
    assert list(t.s.civil_decks[0]) == list(t.s.civil_decks[1]) == []
    t.do("pass", "end")
    assert t.ages(t.s.row[10:]) == [1, 1, 1]


@law("age.end.a-age1-decks")
def test_another_seed_gives_another_order_of_the_age_one_decks() -> None:
    orders = {tuple(Table(Game(RULES, {"seats": 2}, seed)).s.civil_decks[1]) for seed in range(5)}
    assert len(orders) == 5


@law("age.end.a-continue-fill")
def test_filling_goes_on_from_age_one_when_age_a_runs_out() -> None:
    t = fresh(4)
    t.s.row = pile([*t.s.row[:4], *[terms.NOTHING] * 9])  # nine taken: three stay after the sweep, ten are missing
    top = t.s.civil_decks[1][-3:]
    t.do("end", "end", "end", "end")
    assert t.ages(t.s.row) == [0] * 10 + [1] * 3
    assert list(t.s.row[10:]) == [top[2], top[1], top[0]]
    assert t.s.age == 1


@law("age.end.a-no-antiquation")
def test_the_end_of_age_a_costs_nothing() -> None:
    t = fresh(2)
    start = t.s.start_seat
    t.give(start, hand="moses stockpile", wonder="pyramids", civil=1).give(1 - start, leader="homer", civil=2)
    t.do("end", "end")
    assert t.s.age == 1
    assert [seat.yellow for seat in t.s.seats] == [18, 18]
    assert t.names(t.seat(start).hand) == ["moses", "stockpile"]
    assert t.name(t.seat(start).wonder) == "pyramids"
    assert t.name(t.seat(1 - start).leader) == "homer"


# --- when an age ends ---------------------------------------------------------------------------------------------
@law("age.end.trigger-last-card")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_ends_when_its_last_civil_card_lies_in_the_row(age: int) -> None:
    t = ending(2, age, left=4).begin_turn()
    assert (t.s.age, len(t.s.civil_deck)) == (age, 1)
    t = ending(2, age, left=3).begin_turn()
    assert t.s.age == age + 1
    assert terms.NOTHING not in t.s.row  # the last card filled the last space


@law("age.end.trigger-last-card")
def test_an_empty_military_deck_does_not_end_an_age() -> None:
    t = table(2)
    t.s.military_deck = pile([])
    t.do("end")
    assert t.s.age == 1


@law("age.end.immediate", "age.end.continue-fill")
@pytest.mark.parametrize("age", [1, 2])
def test_the_next_age_begins_between_two_dealt_cards(age: int) -> None:
    t = ending(2, age, left=1).actions(1)
    last, top = t.s.civil_deck[-1], t.s.civil_decks[age + 1][-2:]
    t.do("end")
    assert list(t.s.row[10:]) == [last, top[1], top[0]]
    kinds = [event.kind for event in t.game.happened[-1]]
    dealt = [k for k, kind in enumerate(kinds) if kind == terms.CARD_DEALT]
    assert len(dealt) == 3
    assert dealt[0] < kinds.index(terms.YELLOW_CHANGED) < kinds.index(terms.AGE_BEGAN) < dealt[1]


@law("age.end.new-civil-deck", "age.end.new-military-deck", "age.end.old-military-removed")
def test_both_decks_of_the_new_age_replace_the_old_ones() -> None:
    t = ending(2, 1, left=1)
    civil, military = list(t.s.civil_decks[2]), list(t.s.military_decks[2])
    t.begin_turn()
    assert list(t.s.civil_deck) == civil[:-2]  # two of them lie in the row
    assert list(t.s.military_deck) == military
    assert set(t.ages(t.s.military_deck)) == {2}
    t.do("pass", "end")
    assert list(t.s.seats[0].cards) == [military[-1], military[-2]]


@law("age.end.old-military-removed")
def test_discards_of_the_old_age_are_not_drawn_any_more() -> None:
    t = ending(2, 1, left=1)
    t.s.discards[1] = pile(t.claim("raid-i legion"))
    t.begin_turn()
    t.s.military_deck = pile([])
    t.do("pass", "end")
    assert list(t.seat().cards) == []
    assert t.names(t.s.discards[1]) == ["raid-i", "legion"]


@law("age.end.iv-no-civil-deck")
def test_after_age_three_empty_spaces_stay_empty() -> None:
    t = ending(2, 3, left=1).begin_turn()
    assert t.s.age == 4
    assert list(t.s.row[11:]) == [terms.NOTHING, terms.NOTHING]
    assert list(t.s.civil_deck) == []
    t.do("pass", "end")
    assert list(t.s.row).count(terms.NOTHING) == 5


@law("age.end.iv-no-military-deck")
def test_in_age_four_nobody_draws_military_cards() -> None:
    t = table(2, age=4)
    t.s.discards[3] = pile(t.claim("raid-iii plunder-iii"))
    t.do("end")
    assert list(t.seat(0).cards) == []
    t.give(1, cards="pestilence").events(current="strategic-territory-i rats")
    t.do("prepare pestilence", "bid 1")
    assert (t.asked, t.decider) == ("colony-bid", 0)
    t.do("pass", "send warriors", "land")
    assert t.names(t.seat(1).colonies) == ["strategic-territory-i"]
    assert list(t.seat(1).cards) == []


# --- antiquated cards ---------------------------------------------------------------------------------------------
@law("age.end.antiquated-definition", "age.end.just-ended-not-antiquated")
@pytest.mark.parametrize(
    ("age", "kept"),
    [
        (1, ["iron", "coal", "oil"]),
        (2, ["coal", "oil"]),
        (3, ["oil"]),
    ],
)
def test_whatever_is_older_than_the_ended_age_is_antiquated(age: int, kept: list[str]) -> None:
    t = ending(2, age, left=1).give(hand="rich-land-a iron coal oil").begin_turn()
    assert t.names(t.seat().hand) == kept


@law("age.end.antiquated-hand")
def test_everybody_discards_antiquated_cards_civil_and_military() -> None:
    t = ending(3, 2, left=1).give(0, hand="moses drama opera", cards="legion spy")
    t.give(2, hand="theology", cards="raid-i pestilence cold-war").begin_turn(1)
    assert (t.names(t.seat(0).hand), t.names(t.seat(0).cards)) == (["opera"], ["spy"])
    assert (t.names(t.seat(2).hand), t.names(t.seat(2).cards)) == ([], ["cold-war"])
    assert sorted(t.names(t.s.discards[1])) == ["legion", "pestilence", "raid-i"]


@law("age.end.antiquated-leaders", "age.end.just-ended-not-antiquated")
def test_leaders_leave_an_age_after_their_own() -> None:
    t = ending(3, 1, left=1).give(0, leader="julius-caesar").give(1, leader="joan-of-arc")
    assert t.seat(0).military_total == 3
    t.begin_turn(2)
    assert t.seat(0).leader == terms.NOTHING
    assert (t.seat(0).military_total, t.seat(0).military) == (2, 2)
    assert t.name(t.seat(1).leader) == "joan-of-arc"
    t.s.civil_deck = t.s.civil_deck[:1]
    t.begin_turn(0)
    assert t.seat(1).leader == terms.NOTHING


@law("age.end.antiquated-unfinished-wonders", "age.end.antiquated-wonder-tokens")
def test_antiquated_unfinished_wonders_leave_and_their_tokens_return() -> None:
    t = (
        ending(2, 1, left=1)
        .give(0, wonder="pyramids", stages=2, blue=14)
        .give(1, wonder="great-wall", stages=3, blue=9)
    )
    t.begin_turn(0)
    assert (t.seat(0).wonder, t.seat(0).stages, t.seat(0).blue) == (terms.NOTHING, 0, 16)
    assert (t.name(t.seat(1).wonder), t.seat(1).stages, t.seat(1).blue) == ("great-wall", 3, 9)


@law("age.end.antiquated-pacts")
def test_antiquated_pacts_leave_play() -> None:
    t = ending(3, 2, left=1).pact("open-borders-agreement", 1, 0).pact("peace-treaty", 2, 0)
    assert t.seat(0).military_total == 3
    t.begin_turn(0)
    assert t.seat(1).pact == t.seat(1).pact_with == terms.NOTHING
    assert [seat.military_total for seat in t.s.seats] == [2, 2, 2]
    assert t.name(t.seat(2).pact) == "peace-treaty"
    assert t.names(t.s.discards[1]) == ["open-borders-agreement"]


@law("age.end.antiquated-pacts", log=False)
def test_a_pact_of_the_ended_age_stays() -> None:
    t = ending(3, 1, left=1).pact("open-borders-agreement", 1, 0).begin_turn(0)
    assert t.name(t.seat(1).pact) == "open-borders-agreement"


@law("age.end.others-remain")
def test_technologies_colonies_wonders_tactics_and_wars_stay() -> None:
    t = ending(2, 3, left=1, start=1).give(0, techs="iron code-of-laws", wonders="pyramids", government="monarchy")
    t.give(0, colonies="historic-territory-i", tactic="legion").give(1, tactic="phalanx")
    t.seat(0).war, t.seat(0).war_on = t.claim("war-over-territory")[0], 1
    t.begin_turn(1)
    seat = t.seat(0)
    assert t.s.age == 4
    assert seat.techs >> NUMBER["iron"] & 1
    assert NUMBER["code-of-laws"] in seat.specials
    assert (t.name(seat.government), t.names(seat.wonders)) == ("monarchy", ["pyramids"])
    assert (t.names(seat.colonies), t.name(seat.tactic)) == (["historic-territory-i"], "legion")
    assert t.names(t.s.tactics) == ["legion", "phalanx"]
    assert t.name(seat.war) == "war-over-territory"


@law("age.end.lose-2-yellow")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_everybody_loses_two_yellow_tokens_from_the_bank(age: int) -> None:
    t = ending(4, age, left=1).give(1, yellow=1, pool=3).give(2, yellow=0, pool=2).give(3, yellow=2).begin_turn(0)
    assert [seat.yellow for seat in t.s.seats] == [16, 0, 0, 0]
    assert [seat.pool for seat in t.s.seats] == [1, 3, 2, 1]
    assert t.seat(0).yellow_owned == 23


@law("age.end.row-and-events-stay")
def test_the_row_and_the_events_stay_as_they_are() -> None:
    t = ending(2, 2, left=1).row("iron alchemy drama moses pyramids theology warfare masonry coal opera . . strategy")
    t.events(current="development-of-science crusades", future="rats cold-war").begin_turn(0)
    assert t.s.age == 3
    assert t.names(t.s.row)[:7] == ["moses", "pyramids", "theology", "warfare", "masonry", "coal", "opera"]
    assert t.names(t.s.current_events) == ["crusades", "development-of-science"]
    assert t.names(t.s.future_events) == ["rats", "cold-war"]
    t.give(0, cards="pestilence").do("prepare pestilence")
    assert [seat.science for seat in t.s.seats] == [2, 2]
    t.do("take 1")
    assert [AGE[card] for card in t.seat().hand] == [0]
