"""Breaks of the law that `python -m tests.mutate tta` drew later, told apart."""

from collections.abc import Iterator

import pytest

from saecula.core.event import drain
from saecula.core.frame import Frame
from saecula.core.game import Game
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import BLUE, CARDS, SLUGS, YELLOW
from saecula.tta.cards.plan import BASE_GAME
from saecula.tta.doors import question_of
from saecula.tta.law.action.card import ordered_discount
from saecula.tta.law.cards.dietrich import ways_to_count
from saecula.tta.law.cards.gaudi import cheaper_by_types
from saecula.tta.law.cards.united_nations import widest
from saecula.tta.law.cards.watt import best_single_output
from saecula.tta.law.colonize import bid_of, bidders_of, end_auction, has_unit
from saecula.tta.law.events.impact import harmony, impact_score, variety
from saecula.tta.law.expansion.mix import BOARD, BOARD_SLOTS, board_place, fixed_deck
from saecula.tta.law.reset import reset
from saecula.tta.law.tokens import card_leaves
from saecula.tta.law.wonders import technology_levels, workers_and_producers
from saecula.tta.powers import UNIT_TWICE, URBAN_SCIENCE_PER_TYPE
from saecula.tta.state import Seat
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.expansion import new_table
from tests.tta.scenario import RULES, Table, number, pile, table


def causes_of(t: Table, kind: int) -> Iterator[tuple[int, str]]:
    """Seats and laws of everything of a kind that happened."""
    for events in t.game.happened:
        for event in events:
            if event.kind == kind:
                yield event.seat, event.cause


# --- decks --------------------------------------------------------------------------------------------------------
@law("setup.decks.removed-unused", log=False)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", [0, 1, 2, 3])
@pytest.mark.parametrize("civil", [True, False])
def test_whoever_imagines_a_base_game_has_the_decks_that_are_dealt(players: int, age: int, civil: bool) -> None:
    cards = fixed_deck(age, civil, players, BASE_GAME)
    assert cards == fixed_deck(age, civil, players, BASE_GAME)
    cards.clear()
    assert fixed_deck(age, civil, players, BASE_GAME) != [], "whoever gets a deck may change it"


@law("expansion.components.boards", "setup.decks.eight", log=False)
def test_the_setup_of_an_open_mix_has_a_slot_for_every_card_of_its_boards() -> None:
    s = table(4, modules=["leaders-wonders"], mode="open-mix").s
    assert len(s.boards) == BOARD_SLOTS == board_place(t_.AGE_III, t_.WONDER, BOARD) + 1
    assert board_place(t_.AGE_A, t_.LEADER, 1) == 0


def test_later_shuffles_have_a_key_as_long_as_records_hold() -> None:
    game = Game(RULES, {"seats": 2}, 1)
    assert sorted(dict(game.chance)["late-shuffles"]) == list(range(64))


# --- action cards -------------------------------------------------------------------------------------------------
@law("action.card.civil-action", log=False)
def test_a_card_that_may_order_a_revolution_orders_nothing_else_without_a_civil_action() -> None:
    t = table(age=2).give(hand="breakthrough-i monarchy iron", leader="maximilien-robespierre", science=20, civil=0)
    t.do("play breakthrough-i")
    assert t.legal() == ["revolt monarchy"]
    assert t.refused("develop iron") == "action.card.civil-action"


@law("action.card.sub-action-rules", log=False)
@pytest.mark.parametrize(
    ("card", "more", "less"), [("rich-land-a", 0, 1), ("rich-land-ii", 1, 4), ("reserves-i", 1, 0)]
)
def test_what_a_card_takes_off_is_told_with_what_is_added(card: str, more: int, less: int) -> None:
    assert ordered_discount(Frame(t_.ASK_CARD, 0, more, number(card))) == less


# --- the auction --------------------------------------------------------------------------------------------------
@law("colonize.bid.until-one", log=False)
def test_an_auction_that_somebody_thinks_to_its_end_has_a_winner_and_a_bid() -> None:
    frame = Frame(t_.ASK_BID, 0, 0, number("vast-territory-i"), 1)
    frame.data = pile([0, 1, 2])
    end_auction(frame, 2, 5)
    assert (list(bidders_of(frame)), bid_of(frame)) == ([2], 5)


@law("colonize.bid.winner-must", log=False)
def test_nobody_has_promised_a_force_before_the_first_bid() -> None:
    t = table(3, age=2).reveal("vast-territory-i")
    frame, question = t.s.stack[-1], question_of(t_.ASK_BID)
    assert question.promise(frame) == (t_.NOTHING, 0)
    assert [question_of(kind).keeps_in_hand() for kind in (t_.ASK_FORCE, t_.ASK_DEFENCE)] == [True, False]


@law("card.kidnapping.look-after-success", log=False)
def test_of_the_spoils_only_a_kidnapping_lets_somebody_look_through_a_hand() -> None:
    question = question_of(t_.ASK_SPOILS)
    looked = {slug: question.looks_at(Frame(t_.ASK_SPOILS, 0, 0, number(slug), 2)) for slug in ("kidnap", "annex")}
    assert looked == {"kidnap": 2, "annex": t_.NOTHING}


# --- fights -------------------------------------------------------------------------------------------------------
@law("card.nostradamus.aggression-plus-3", log=False)
def test_a_civilization_without_strength_counts_as_nothing_and_not_as_less() -> None:
    t = table(2, age=2, modules=MODULE_IDS, mode="secret-mix").give(0, cards="spy", workers={"warriors": 3})
    t.give(1, leader="nostradamus", workers={"warriors": 0}).politics(0)
    assert (t.strength(0), t.strength(1)) == (3, 0)
    assert t.refused("attack spy 2") == "politics.aggression.not-equal-or-stronger"
    assert "attack spy 2" in t.give(0, workers={"warriors": 4}).politics(0).legal()


@law("turn.war.steal-tech-moves", log=False)
def test_only_special_technologies_of_the_loser_are_stolen() -> None:
    t = table(age=3).give(0, workers={"warriors": 9}).give(1, techs="masonry iron", science=9)
    t.seat(0).war, t.seat(0).war_on = t.claim("war-over-technology")[0], 1
    t.begin_turn(0)
    assert (t.asked, t.legal()) == ("war-spoils", ["choose masonry", "done"])
    assert t.refused("choose iron") == t.refused("choose warfare") == "turn.war.steal-tech-moves"


# --- numbers that may be nothing ----------------------------------------------------------------------------------
@law("card.watt.best-mine", log=False)
def test_without_a_farm_or_mine_none_produces_most() -> None:
    t = new_table(age=2).give(workers={"agriculture": 0, "bronze": 0})
    assert best_single_output(t.seat()) == 0


URBAN = {"philosophy": t_.LAB, "religion": t_.TEMPLE, "printing-press": t_.LIBRARY, "drama": t_.THEATER,
         "bread-and-circuses": t_.ARENA}  # fmt: skip
UNITS = {"warriors": t_.INFANTRY, "knights": t_.CAVALRY, "cannon": t_.ARTILLERY, "air-forces": t_.AIR_FORCE}


def manned(*slugs: str) -> Seat:
    """A seat with one worker on each of these technologies."""
    seat = Seat()
    for slug in slugs:
        seat.techs |= 1 << number(slug)
        seat.workers[number(slug)] += 1
    return seat


@law("events.written-effect", log=False)
@pytest.mark.parametrize("urban", URBAN)
@pytest.mark.parametrize("unit", UNITS)
def test_harmony_counts_buildings_and_units_of_every_type(urban: str, unit: str) -> None:
    assert harmony(manned("agriculture", "bronze", urban, unit)) == 1
    assert harmony(manned("agriculture", "bronze", urban, urban)) == harmony(manned("agriculture", "bronze", unit)) == 0
    assert harmony(manned("agriculture", urban, unit)) == harmony(manned("bronze", urban, unit)) == 0


@law("events.written-effect", log=False)
@pytest.mark.parametrize("slug", [*URBAN, *UNITS])
def test_every_type_of_building_and_unit_is_a_part_of_variety(slug: str) -> None:
    assert variety(manned(slug)) == 1
    assert variety(manned(slug, "agriculture", "bronze")) == 1, "farms and mines are none"
    assert variety(manned(slug, "philosophy", "warriors")) == len({slug, "philosophy", "warriors"})


@law("events.written-effect", log=False)
@pytest.mark.parametrize(("slug", "urban", "fighting"), [
    ("scientific-method", 2, 0), ("organized-religion", 2, 0), ("multimedia", 3, 0), ("movies", 3, 0),
    ("professional-sports", 3, 3), ("riflemen", 0, 2), ("tanks", 0, 3), ("rockets", 0, 3), ("air-forces", 0, 3),
    ("coal", 0, 0), ("selective-breeding", 0, 0),
])  # fmt: skip
def test_architecture_and_competition_count_levels_of_their_types(slug: str, urban: int, fighting: int) -> None:
    t = table(age=3).give(workers={"philosophy": 0, "warriors": 0, slug: 1})
    found = [impact_score(t.s, 0, which, 0) for which in (t_.IMPACT_ARCHITECTURE, t_.IMPACT_COMPETITION)]
    assert found == [urban, fighting]


@law("colonize.force.one-unit", log=False)
@pytest.mark.parametrize("slug", UNITS)
def test_a_unit_of_any_type_can_colonize(slug: str) -> None:
    assert has_unit(manned(slug))
    assert not has_unit(manned(*URBAN, "agriculture", "bronze"))


@law("card.united-nations.counts-itself", log=False)
@pytest.mark.parametrize("slug", URBAN)
def test_the_united_nations_count_types_of_urban_buildings(slug: str) -> None:
    assert widest(manned(slug, *UNITS, "agriculture", "bronze")) == 1
    assert widest(manned(*(urban for urban in URBAN if urban != slug))) == 4
    assert widest(Seat()) == 0


@law("card.gaudi.discount-by-types", log=False)
@pytest.mark.parametrize("slug", URBAN)
def test_every_other_type_of_urban_building_makes_gaudis_technologies_cheaper(slug: str) -> None:
    seat = manned(slug, *UNITS, "agriculture", "bronze")
    seat.powers[URBAN_SCIENCE_PER_TYPE] = 1
    for other in URBAN:
        assert cheaper_by_types(seat, number(other)) == (other != slug)


@law("card.dietrich.unit-twice", log=False)
@pytest.mark.parametrize(("slug", "ways"), [("warriors", 2), ("knights", 2), ("rockets", 2), ("air-forces", 1)])
def test_dietrich_may_count_any_unit_on_the_ground_twice(slug: str, ways: int) -> None:
    seat = manned(slug, "bread-and-circuses")
    seat.powers[UNIT_TWICE] = 1
    found = ways_to_count(seat, seat.workers)
    assert [sum(way) for way in found] == [2, 3][:ways]
    assert [way[number(slug)] for way in found] == [1, 2][:ways]


@law("wonders.age3-one-time", log=False)
def test_levels_of_technologies_count_whatever_their_kind() -> None:
    levels = {"computers": 3, "organized-religion": 2, "printing-press": 1, "movies": 3, "professional-sports": 3,
              "air-forces": 3, "oil": 3, "irrigation": 1, "agriculture": 0}  # fmt: skip
    for slug, level in levels.items():
        seat = manned(slug)
        seat.government = number("despotism")
        assert technology_levels(seat) == level, slug
    assert technology_levels(table().give(techs="masonry strategy", government="theocracy").seat()) == 1 + 2 + 1


@law("wonders.age3-one-time", log=False)
@pytest.mark.parametrize(("slug", "score"), [*[(slug, 1) for slug in [*URBAN, *UNITS]], ("agriculture", 2), ("oil", 2)])
def test_a_farm_or_mine_counts_twice_any_other_worker_once(slug: str, score: int) -> None:
    assert workers_and_producers(manned(slug)) == score


# --- which law ----------------------------------------------------------------------------------------------------
@law("resign.pacts-elsewhere-removed", "resign.play-area-removed")
def test_the_own_pact_goes_with_the_play_area_and_those_of_others_by_their_own_law() -> None:
    t = table(4, age=3).pact("open-borders-agreement", 2, 0).pact("military-pact", 0, 3).politics(0).do("resign")
    assert sorted(causes_of(t, t_.PACT_ENDED)) == [
        (0, "resign.play-area-removed"),
        (2, "resign.pacts-elsewhere-removed"),
    ]


@law("tokens.symbol.lose-on-leave", log=False)
@pytest.mark.parametrize("amount", [1, 2])
def test_tokens_that_came_with_a_card_leave_by_their_law(amount: int) -> None:
    found = [card for card in range(len(CARDS)) if amount in (YELLOW[card], BLUE[card])]
    assert found
    for card in found:
        t = table()
        drain(t.s)
        card_leaves(t.s, 0, card)
        assert set(t.s.causes) == {"tokens.symbol.lose-on-leave"}, SLUGS[card]


# --- the end of a turn --------------------------------------------------------------------------------------------
@law("reset.all-available", log=False)
def test_nothing_that_was_given_for_a_turn_is_left() -> None:
    t = table(2, age=2).give(civil=0, military=0, hand="rich-land-i")
    seat = t.seat()
    seat.extra_civil, seat.extra_military, seat.arms, seat.works, seat.arms_science = 1, 2, 3, 4, 5
    seat.used, seat.tactic_used, seat.leader_replaced, seat.helped = 6, True, True, True
    seat.taken, seat.developed, seat.kidnapped, seat.ransom = seat.hand[:], 2, number("iron"), 3
    reset(t.s, 0)
    assert (seat.civil, seat.military) == (seat.civil_total, seat.military_total) == (4, 2)
    for name in ("extra_civil", "extra_military", "arms", "works", "arms_science", "used", "developed", "ransom"):
        assert getattr(seat, name) == 0, name
    assert (seat.tactic_used, seat.leader_replaced, seat.helped) == (False, False, False)
    assert (list(seat.taken), seat.kidnapped) == ([], t_.NOTHING)
