"""setup.*: decks by number of players, the player boards, the first events, the first row, the first actions."""

from collections import Counter

import pytest

from saecula.core.errors import OptionError
from saecula.core.game import Game
from saecula.tta import terms as terms
from saecula.tta.cards.catalog import AGE, BASE_CARDS, CARDS, KIND, NUMBER, SLUGS, is_civil
from saecula.tta.cards.plan import BASE_GAME
from saecula.tta.law.expansion.mix import fixed_deck
from saecula.tta.law.setup import new_seat
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.ratings.tactics import tactical_strength
from saecula.tta.state import State
from saecula.tta.view import View
from tests.kit import law
from tests.tta.scenario import RULES, Table, pile, table

every_count = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats: int = 2, seed: object = 1) -> Table:
    """A game as it is dealt."""
    return Table(Game(RULES, {"seats": seats}, seed))


def seen_by(t: Table, seat: int) -> View:
    view = t.game.view(seat)
    assert isinstance(view, View)
    return view


def removed(age: int, players: int) -> list[str]:
    """Civil cards of a full deck that are missing with fewer players."""
    missing = Counter(fixed_deck(age, True, 4, BASE_GAME)) - Counter(fixed_deck(age, True, players, BASE_GAME))
    return sorted(SLUGS[card] for card in missing.elements())


def pacts(age: int, players: int) -> list[str]:
    return sorted(SLUGS[card] for card in fixed_deck(age, False, players, BASE_GAME) if KIND[card] == terms.PACT)


# --- decks --------------------------------------------------------------------------------------------------------
@law("setup.decks.eight")
def test_every_age_from_a_to_three_has_a_civil_and_a_military_deck() -> None:
    sizes = [(len(fixed_deck(age, True, 4, BASE_GAME)), len(fixed_deck(age, False, 4, BASE_GAME))) for age in range(4)]
    assert sizes == [(20, 10), (53, 45), (53, 50), (53, 45)]
    t = fresh(4)
    assert [set(t.ages(deck)) for deck in t.s.civil_decks] == [set(), {1}, {2}, {3}]
    assert [set(t.ages(deck)) for deck in t.s.military_decks] == [set(), {1}, {2}, {3}]
    assert not any(is_civil(card) for deck in t.s.military_decks for card in deck)
    assert all(is_civil(card) for deck in t.s.civil_decks for card in deck)


@law("setup.decks.4p-none-removed")
def test_four_players_use_every_printed_card() -> None:
    t = fresh(4)
    assert [len(deck) for deck in t.s.civil_decks] == [0, 53, 53, 53]
    assert [len(deck) for deck in t.s.military_decks] == [0, 45, 50, 45]
    assert sum(card.copies[2] for card in CARDS[:BASE_CARDS] if card.kind < terms.TACTIC) == 179
    assert sum(card.copies[2] for card in CARDS[:BASE_CARDS] if card.kind >= terms.TACTIC) == 150


@law("setup.decks.3p-remove-4", "setup.decks.3p-count")
def test_three_players_play_without_the_cards_marked_four() -> None:
    assert removed(1, 3) == ["alchemy", "iron", "knights"]
    assert removed(2, 3) == ["cannon", "republic", "selective-breeding"]
    assert removed(3, 3) == ["air-forces", "military-theory", "professional-sports"]
    t = fresh(3)
    assert [len(deck) for deck in t.s.civil_decks] == [0, 50, 50, 50]
    assert list(t.s.civil_decks[1]).count(NUMBER["iron"]) == 2


@law("setup.decks.2p-remove-3plus-4", "setup.decks.2p-count")
def test_two_players_play_without_the_cards_marked_three_or_four() -> None:
    assert removed(1, 2) == sorted(
        ["alchemy", "iron", "knights", "bread-and-circuses", "code-of-laws", "drama", "monarchy", "theology", "warfare"]
    )
    assert removed(2, 2) == sorted(
        [
            "cannon",
            "republic",
            "selective-breeding",
            "architecture",
            "coal",
            "constitutional-monarchy",
            "journalism",
            "riflemen",
            "selective-breeding",
        ]
    )
    assert removed(3, 2) == sorted(
        [
            "air-forces",
            "military-theory",
            "professional-sports",
            "democracy",
            "mechanized-agriculture",
            "modern-infantry",
            "oil",
            "rockets",
            "tanks",
        ]
    )
    assert [len(deck) for deck in fresh(2).s.civil_decks] == [0, 44, 44, 44]


@law("setup.decks.2p-remove-pacts")
def test_two_players_have_no_pacts_in_any_military_deck() -> None:
    t = fresh(2)
    assert [len(deck) for deck in t.s.military_decks] == [0, 43, 46, 41]
    assert not any(KIND[card] == terms.PACT for deck in t.s.military_decks for card in deck)


@law("setup.decks.pact-counts")
@pytest.mark.parametrize("players", [3, 4])
def test_the_military_decks_hold_two_four_and_four_pacts(players: int) -> None:
    assert [len(pacts(age, players)) for age in range(4)] == [0, 2, 4, 4]
    assert pacts(1, players) == ["open-borders-agreement", "trade-routes-agreement"]


@law("setup.decks.age-a-complete")
@every_count
def test_the_age_a_decks_are_the_same_for_any_number_of_players(seats: int) -> None:
    assert removed(0, seats) == []
    assert len(fixed_deck(0, True, seats, BASE_GAME)) == 20
    assert len(fixed_deck(0, False, seats, BASE_GAME)) == 10
    t = fresh(seats)
    assert sorted(list(t.s.row) + list(t.s.civil_deck)) == sorted(fixed_deck(0, True, 4, BASE_GAME))


@law("setup.decks.removed-unused")
def test_cards_removed_for_two_players_lie_nowhere() -> None:
    t = fresh(2)
    cards = Counter(list(t.s.row) + list(t.s.civil_deck))
    for deck in t.s.civil_decks + t.s.military_decks:
        cards.update(deck)
    assert cards[NUMBER["drama"]] == 1
    assert cards[NUMBER["knights"]] == 2
    assert cards[NUMBER["selective-breeding"]] == 1
    assert cards[NUMBER["peace-treaty"]] == 0
    assert all(count <= CARDS[card].copies[0] for card, count in cards.items())
    assert sum(t.s.revealed) == 13
    assert [len(pile) for pile in t.s.discards] == [0, 0, 0, 0]


@law("setup.decks.different-backs")
def test_a_face_down_card_shows_its_age_but_not_its_name() -> None:
    t = table(3, age=2).give(1, cards="raid-ii legion spy")
    t.events(current="rats crusades iconoclasm", future="cold-war foray", author=1)
    t.s.discards[1] = pile(t.claim("raid-i plunder-i"))
    view = seen_by(t, 0)
    assert view.seats[1].cards == []
    assert view.seats[1].card_ages == [1, 2, 2]
    assert view.current_events == [2, 1, 1]
    assert view.future_events == [2, 1]
    assert view.own_future == [terms.NOTHING, terms.NOTHING]
    assert view.discards == [0, 2, 0, 0]
    assert view.military_left == len(t.s.military_deck)


# --- player boards ------------------------------------------------------------------------------------------------
@law("setup.player.color")
def test_every_seat_has_a_name_and_pieces_of_its_own() -> None:
    t = fresh(4)
    assert len(set(t.game.names)) == 4
    t.seat(0).workers[0] += 1
    t.seat(0).score[0] += 1
    assert [seat.workers[0] for seat in t.s.seats] == [3, 2, 2, 2]
    assert [seat.score[0] for seat in t.s.seats] == [1, 0, 0, 0]


@law("setup.player.initial-techs")
@every_count
def test_everybody_starts_with_the_six_initial_technologies(seats: int) -> None:
    t = fresh(seats)
    initial = [NUMBER[slug] for slug in ["warriors", "agriculture", "bronze", "philosophy", "religion"]]
    mask = sum(1 << card for card in initial)
    assert [seat.techs for seat in t.s.seats] == [mask] * seats
    assert [t.name(seat.government) for seat in t.s.seats] == ["despotism"] * seats
    assert all(list(seat.specials) == [terms.NOTHING] * 4 for seat in t.s.seats)
    assert all(seat.leader == seat.wonder == terms.NOTHING and not seat.hand and not seat.cards for seat in t.s.seats)


@law("setup.player.blue-16", "setup.player.yellow-18", "setup.player.pool-1")
@every_count
def test_the_banks_hold_sixteen_blue_and_eighteen_yellow_tokens(seats: int) -> None:
    t = fresh(seats)
    assert [(seat.blue, sum(seat.tokens), seat.stages) for seat in t.s.seats] == [(16, 0, 0)] * seats
    assert [(seat.yellow, seat.pool) for seat in t.s.seats] == [(18, 1)] * seats


@law("setup.player.workers-6")
def test_six_workers_stand_on_the_initial_technologies() -> None:
    t = fresh(3)
    on_cards = {SLUGS[tech]: count for tech, count in enumerate(t.seat(2).workers) if count}
    assert on_cards == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    assert t.seat(2).yellow_owned == 25


@law("setup.player.despotism-actions")
def test_despotism_gives_four_civil_and_two_military_actions() -> None:
    t = fresh(4)
    assert [(seat.civil_total, seat.military_total) for seat in t.s.seats] == [(4, 2)] * 4
    despotism = CARDS[NUMBER["despotism"]]
    assert (despotism.civil, despotism.military, despotism.limit) == (4, 2, 2)


@law("setup.player.actions-start-spent")
def test_no_action_is_available_until_the_first_ones_are_handed_out() -> None:
    seat = new_seat()
    assert (seat.civil, seat.military) == (0, 0)
    t = fresh(2)
    first = t.seat(t.s.start_seat)
    assert first.civil_total - first.civil == 3  # spent
    assert first.military_total - first.military == 2


@law("setup.ratings.science-1", "setup.ratings.culture-0", "setup.ratings.strength-1", "setup.ratings.happiness-0")
@every_count
def test_ratings_start_at_one_nothing_one_nothing(seats: int) -> None:
    t = fresh(seats)
    ratings = [(science_of(t.s, i), culture_of(t.s, i), strength_of(t.s, i), t.happiness(i)) for i in range(seats)]
    assert ratings == [(1, 0, 1, 0)] * seats


@law("setup.ratings.derived")
def test_the_starting_ratings_are_what_the_initial_workers_produce() -> None:
    t = fresh(2)
    seat = t.seat()
    assert (t.science(), t.strength()) == (seat.workers[NUMBER["philosophy"]], seat.workers[NUMBER["warriors"]])
    seat.workers[NUMBER["philosophy"]] = 0
    seat.workers[NUMBER["warriors"]] = 0
    seat.workers[NUMBER["religion"]] = 1
    assert (t.science(), t.strength(), t.culture(), happiness_of(seat)) == (0, 0, 1, 1)


@law("setup.points.science-0", "setup.points.culture-0")
@every_count
def test_points_start_at_nothing(seats: int) -> None:
    assert [(seat.science, seat.culture) for seat in fresh(seats).s.seats] == [(0, 0)] * seats


@law("setup.tactics.none")
def test_nobody_starts_with_a_tactic() -> None:
    t = fresh(4)
    assert [seat.tactic for seat in t.s.seats] == [terms.NOTHING] * 4
    assert list(t.s.tactics) == []
    assert tactical_strength(t.seat(), t.seat().workers, True) == 0


@law("setup.box.leftover-tokens")
def test_tokens_come_from_the_box_and_go_back_only_when_a_card_says_so() -> None:
    t = table(age=2).give(techs="justice-system", wonder="taj-mahal", stages=2, hand="civil-service")
    t.give(blue=10, resources=4, science=10)
    assert (t.seat().blue_owned, t.seat().yellow_owned) == (16, 25)
    t.do("build warriors")
    assert (t.seat().blue_owned, t.seat().yellow_owned) == (16, 25)  # only moved about
    t.do("stage 1")
    assert t.names(t.seat().wonders) == ["taj-mahal"]
    assert (t.seat().blue_owned, t.seat().yellow_owned) == (17, 25)  # the Taj Mahal brings one
    t.do("develop civil-service")
    assert (t.seat().blue_owned, t.seat().yellow_owned) == (17, 25)  # three in, three out


# --- events, row, starting player ---------------------------------------------------------------------------------
@law("setup.events.count")
@every_count
def test_the_current_events_are_two_more_than_the_players(seats: int) -> None:
    t = fresh(seats)
    assert len(t.s.current_events) == seats + 2
    assert set(t.ages(t.s.current_events)) == {0}
    assert {KIND[card] for card in t.s.current_events} == {terms.EVENT}
    assert list(t.s.future_events) == []


@law("setup.events.shuffle-a")
def test_another_seed_gives_other_events() -> None:
    orders = {tuple(fresh(2, seed).s.current_events) for seed in range(8)}
    assert len(orders) > 4
    assert len({card for order in orders for card in order}) > 6  # not always the same four of ten


@law("setup.events.face-down")
def test_nobody_sees_the_current_events() -> None:
    t = fresh(2)
    for seat in (0, 1, -1):
        view = seen_by(t, seat)
        assert (view.current_events, view.top_event) == ([0, 0, 0, 0], terms.NOTHING)


@law("setup.events.rest-unseen")
def test_age_a_events_left_over_lie_in_no_pile() -> None:
    t = fresh(3)
    assert list(t.s.military_deck) == []
    assert list(t.s.military_decks[0]) == []
    assert list(t.s.discards[0]) == []
    assert list(t.s.past_events) == []
    left_over = set(fixed_deck(0, False, 3, BASE_GAME)) - set(t.s.current_events)
    assert len(left_over) == 5


@law("setup.start.any-method")
def test_chance_makes_any_seat_the_starting_one() -> None:
    assert {fresh(4, seed).s.start_seat for seed in range(40)} == {0, 1, 2, 3}
    assert table(3, start=2).s.start_seat == 2


@law("setup.start.any-method")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_starting_player(seat: int) -> None:
    for seed in range(6):
        game = Game(RULES, {"seats": 3, "first": str(seat + 1)}, seed)
        state = game.state
        assert isinstance(state, State)
        assert (state.start_seat, state.turn_seat) == (seat, seat)
        assert [state.seats[(seat + place) % 3].civil for place in range(3)] == [1, 2, 3]
        other = Game(RULES, {"seats": 3}, seed).state
        assert isinstance(other, State)
        assert state.row == other.row  # nothing else is dealt otherwise
    with pytest.raises(OptionError, match="first: there are 2 seats, so nobody sits at seat 3"):
        Game(RULES, {"seats": 2, "first": "3"}, 1)


@law("setup.start.any-method")
def test_two_three_or_four_may_play() -> None:
    with pytest.raises(OptionError):
        Game(RULES, {"seats": 1}, 1)
    with pytest.raises(OptionError):
        Game(RULES, {"seats": 5}, 1)


@law("setup.start.fixed")
def test_the_starting_player_stays_the_same() -> None:
    t = fresh(3)
    start = t.s.start_seat
    t.do(*["end"] * 3, *["pass", "end"] * 6)
    assert t.s.round == 4
    assert (t.s.start_seat, t.decider) == (start, start)


@law("setup.actions.first-player-1", "setup.actions.increment", "setup.actions.no-military")
@every_count
def test_the_first_player_has_one_action_and_each_following_one_more(seats: int) -> None:
    t = fresh(seats, 3)
    in_order = [t.seat((t.s.start_seat + k) % seats) for k in range(seats)]
    assert [seat.civil for seat in in_order] == [1, 2, 3, 4][:seats]
    assert [seat.military for seat in in_order] == [0] * seats
    assert t.decider == t.s.start_seat


@law("setup.actions.no-military")
def test_nobody_draws_military_cards_in_the_first_round() -> None:
    t = fresh(3)
    t.do("end", "end", "end")
    assert [len(seat.cards) for seat in t.s.seats] == [0, 0, 0]


@law("setup.row.13", "setup.row.rest-current-deck")
@every_count
def test_thirteen_age_a_cards_lie_in_the_row_and_seven_are_left(seats: int) -> None:
    t = fresh(seats)
    assert len(t.s.row) == 13
    assert t.ages(t.s.row) == [0] * 13
    assert all(is_civil(card) for card in t.s.row)
    assert t.s.age == 0
    assert len(t.s.civil_deck) == 7
    assert seen_by(t, -1).open["row"] == list(t.s.row)


@law("setup.row.shuffle-a")
def test_another_seed_gives_another_row() -> None:
    assert len({tuple(fresh(2, seed).s.row) for seed in range(8)}) == 8
    assert fresh(2, 5).s.row == fresh(2, 5).s.row


@law("setup.row.other-decks-aside")
def test_no_later_card_appears_before_the_row_is_first_replenished() -> None:
    t = fresh(2)
    decks = [deck[:] for deck in t.s.civil_decks + t.s.military_decks]
    t.do("take 1", "end", "take 2")
    assert t.s.civil_decks + t.s.military_decks == decks
    held = [card for seat in t.s.seats for card in [*seat.hand, seat.wonder] if card != terms.NOTHING]
    assert [AGE[card] for card in held] == [0, 0]
