"""setup.*: the deal."""

from typing import Any

import pytest

from saecula import aoc
from saecula.aoc import terms as t
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CIV_IDS, WONDER_IDS
from saecula.aoc.ratings import workers_owned
from saecula.aoc.state import State
from saecula.aoc.view import View
from saecula.core.errors import OptionError
from saecula.core.event import SPECTATOR
from tests.aoc.scenario import position
from tests.kit import law

EXPLAINED = (
    "aksum arabia aztecs babylon britain byzantium carthage china france harappa hittites iberia inca india kongo "
    "korea lydia maya ottoman persia phoenicia polynesia rome scythia slavs sumer tiwanaku vikings"
)
NINE = "writing education science sailing engineering navigation mining iron-working gunpowder"


def dealt(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """The state of a new game, untouched."""
    state = aoc.Game(seats=seats, seed=seed, **options).state
    assert isinstance(state, State)
    return state


def seen(game: aoc.Game, seat: int) -> dict[str, Any]:
    view = game.view(seat)
    assert isinstance(view, View)
    return view.to_data()


@law("setup.players")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_may_play(seats: int) -> None:
    assert len(dealt(seats).seats) == seats


@law("setup.players")
@pytest.mark.parametrize("seats", [0, 5, -1, True, "2"])
def test_any_other_number_of_players_is_refused(seats: Any) -> None:
    with pytest.raises(OptionError, match=r"setup\.players") as refused:
        aoc.Game(seats=seats)
    assert refused.value.field == "seats"


@law("setup.players")
def test_one_player_plays_against_a_rival_and_two_do_not() -> None:
    alone = position(seats=1).finish_round()
    assert alone.s.rival == 1
    together = position(seats=2).finish_round()
    assert together.s.rival == 0


@law("setup.colours")
def test_a_player_with_four_workers_gains_no_fifth() -> None:
    table = position(round=2).give(civs="rome", workers=4).give(1, civs="india", workers=2).civ_phase()
    table.do(f"annex {CIV_IDS[table.s.market[0]]}", "pass")
    assert workers_owned(table.seat(0)) == 4
    assert workers_owned(table.seat(1)) == 2


@law("setup.colours")
def test_no_civilization_may_show_more_than_four_workers() -> None:
    four = catalog.apply_override(catalog.shipped(), {"civilizations": {"rome": {"population": 4}}})
    assert next(civ["population"] for civ in four["civilizations"] if civ["id"] == "rome") == 4
    with pytest.raises(OptionError, match=r"civilizations\.rome\.population"):
        catalog.apply_override(catalog.shipped(), {"civilizations": {"rome": {"population": 5}}})


@law("setup.colours")
def test_every_player_has_four_workers_and_a_star_of_the_own() -> None:
    table = position(seats=3, round=4).give(0, civs="rome", workers=4, coins=4).give(1, civs="inca", workers=3, vp=5)
    table.give(2, civs="mali", workers=4, vp=7).actions(0).do("culture")
    assert [seat.vp for seat in table.s.seats] == [2, 5, 7]
    assert [workers_owned(seat) for seat in table.s.seats] == [4, 3, 4], "one is at work, and nobody else's"
    assert [seat.idle for seat in table.s.seats] == [3, 3, 4]


@law("setup.star-zero")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_star_starts_on_zero(seats: int) -> None:
    assert [seat.vp for seat in dealt(seats).seats] == [0] * seats


@law("setup.wonders.market")
@pytest.mark.parametrize(("seats", "wonders"), [(2, 5), (3, 6), (4, 7)])
def test_three_wonders_more_than_players_are_revealed(seats: int, wonders: int) -> None:
    market = dealt(seats).wonders
    assert len(market) == wonders
    assert len(set(market)) == wonders


@law("setup.wonders.market")
def test_the_wonders_are_drawn_from_all_fifteen() -> None:
    assert len(WONDER_IDS) == 15
    drawn = {wonder for seed in range(40) for wonder in dealt(seed=seed).wonders}
    assert drawn == set(range(15))
    assert dealt(seed=3).wonders == dealt(seed=3).wonders


@law("setup.wonders.rest")
def test_a_wonder_taken_is_not_replaced_and_the_rest_are_out_of_the_game() -> None:
    table = position(wonders="petra colossus great-wall colosseum alhambra").give(civs="rome", coins=7).actions()
    assert table.refused("wonder stonehenge") == "wonder.choice"
    table.do("wonder colossus")
    assert [WONDER_IDS[wonder] for wonder in table.s.wonders] == ["petra", "great-wall", "colosseum", "alhambra"]
    table.finish_round()
    assert len(table.s.wonders) == 4


@law("setup.civs.market")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_civilizations_lie_in_the_market_without_coins(seats: int) -> None:
    s = dealt(seats)
    assert len(set(s.market)) == 5
    assert s.market_coins == [0, 0, 0, 0, 0]


@law("setup.civs.market")
def test_the_civilizations_are_shuffled_by_the_seed() -> None:
    assert dealt(seed=1).market == dealt(seed=1).market
    assert {civ for seed in range(80) for civ in dealt(seed=seed).market} == set(range(48))


@law("setup.civs.deck", "setup.civs.choice")
def test_the_other_forty_three_civilizations_are_the_deck() -> None:
    s = dealt()
    assert len(s.deck) == 43
    assert sorted(s.market + s.deck) == list(range(48))


@law("setup.civs.deck")
def test_a_card_that_leaves_the_market_is_replaced_by_the_top_of_the_deck() -> None:
    table = position()
    top = table.s.deck[-1]
    table.do(table.legal("rise")[0])
    assert table.s.market[-1] == top
    assert len(table.s.deck) == 42


@law("setup.civs.deck", "setup.open")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_no_view_tells_the_order_of_the_deck(seat: int) -> None:
    table = position()
    before = seen(table.game, seat)
    assert before["deck_size"] == 43
    table.s.deck.reverse()
    assert seen(table.game, seat) == before


@law("setup.civs.choice")
def test_the_documented_deck_holds_those_that_the_rulebook_explains() -> None:
    """Here without anything that is ours; tests/aoc/test_cards.py asks which of them need something of ours."""
    s = dealt(deck="documented")
    assert {CIV_IDS[civ] for civ in s.market + s.deck} == set(EXPLAINED.split())
    assert (len(s.market), len(s.deck)) == (5, 23)


@law("setup.civs.choice")
def test_there_is_no_third_deck() -> None:
    with pytest.raises(OptionError) as refused:
        aoc.Game(deck="half")
    assert refused.value.field == "deck"


@law("setup.row.shuffle")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_row_holds_each_of_the_eight_action_cards_once(seats: int) -> None:
    names = sorted(t.ACTION_IDS[card] for card in dealt(seats).row)
    assert names == ["build", "conquest", "culture", "farm", "fish", "hunt", "plague", "trade"]


@law("setup.row.shuffle")
def test_the_order_of_the_row_comes_from_the_seed() -> None:
    assert dealt(seed=5).row == dealt(seed=5).row
    rows = [dealt(seed=seed).row for seed in range(60)]
    assert {row[0] for row in rows} == set(range(t.CULTURE, t.PLAGUE + 1))
    assert {row.index(t.PLAGUE) for row in rows} == set(range(8))


@law("setup.row.first-game")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_a_first_game_hunt_fish_and_farm_come_first(seats: int) -> None:
    rows = [dealt(seats, seed, row="first-game").row for seed in range(40)]
    assert {tuple(row[:3]) for row in rows} == {(t.HUNT, t.FISH, t.FARM)}
    shuffled = dealt(seats, 3, row="first-game").row
    if seats == 1:  # solo.plague-fifth holds all the same
        assert {row[4] for row in rows} == {t.PLAGUE}
    else:
        assert sorted(shuffled) == sorted(dealt(seats, 3).row)
        assert {row[3] for row in rows} == {t.CULTURE, t.BUILD, t.CONQUEST, t.TRADE, t.PLAGUE}
    assert len({tuple(row) for row in rows}) > 5


@law("setup.row.first-game")
def test_a_challenge_lays_its_own_row() -> None:
    with pytest.raises(OptionError) as refused:
        aoc.Game(seats=1, challenge="caravans", row="first-game")
    assert refused.value.field == "row"


@law("setup.row.permanent")
def test_in_the_first_round_the_first_three_cards_of_the_row_are_available() -> None:
    table = position(row="build trade fish hunt farm culture conquest plague").give(civs="kongo", coins=9, workers=4)
    table.actions()
    words = {command.split()[0] for command in table.legal()}
    assert words == {"wonder", "research", "exploit", "build", "trade", "fish", "pass", "end"}
    assert table.refused("hunt") == "action.available.row"


@law("setup.coins")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_starts_with_three_coins(seats: int) -> None:
    assert [seat.coins for seat in dealt(seats).seats] == [3] * seats


@law("setup.technology-card")
def test_the_technology_card_starts_without_a_marker() -> None:
    table = position(seats=4)
    assert [table.techs(0), table.techs(1), table.techs(2), table.techs(3)] == [set(), set(), set(), set()]


@law("setup.technology-card")
def test_every_player_has_a_technology_card_of_the_own() -> None:
    table = position().give(0, civs="rome", coins=4).give(1, civs="kongo", coins=4).actions(0)
    table.do("research writing", "end")
    table.actions(1)
    assert "research writing" in table.legal("research")
    table.do("research writing")
    assert (table.techs(0), table.techs(1)) == ({"writing"}, {"writing"})


@law("setup.first-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_from_all_seats(seats: int) -> None:
    assert {dealt(seats, seed).first_seat for seed in range(60)} == set(range(seats))
    assert dealt(seats, 9).first_seat == dealt(seats, 9).first_seat


@law("setup.first-player")
def test_the_player_who_was_drawn_is_asked_first() -> None:
    games = [aoc.Game(seats=4, seed=seed) for seed in range(20)]
    asked = [game.decision.seat for game in games if game.decision]
    assert asked == [dealt(4, seed).first_seat for seed in range(20)]


@law("setup.first-player.named")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_player(seat: int) -> None:
    games = [aoc.Game(seats=3, seed=seed, first=str(seat + 1)) for seed in range(8)]
    assert {game.decision.seat for game in games if game.decision} == {seat}
    assert {dealt(3, seed, first=str(seat + 1)).first_seat for seed in range(8)} == {seat}
    assert dealt(3, 5, first=str(seat + 1)).row == dealt(3, 5).row  # nothing else is dealt otherwise


@law("setup.first-player.named")
def test_nobody_can_begin_who_is_not_there() -> None:
    with pytest.raises(OptionError, match="first: there are 3 seats, so nobody sits at seat 4"):
        aoc.Game(seats=3, first="4")


@law("setup.supply")
def test_more_coins_can_be_owned_than_the_box_holds() -> None:
    # the box holds 40 coins of one and 10 of three: 70 in all
    table = position().give(0, civs="rome", coins=70).give(1, coins=70).actions().do("farm")
    assert [seat.coins for seat in table.s.seats] == [73, 70]


@law("setup.supply")
def test_more_technologies_can_be_learned_than_the_box_has_markers() -> None:
    # 27 markers are in use, the box holds 20
    table = position(seats=4).give(1, techs=NINE).give(2, techs=NINE).give(3, techs=NINE)
    table.give(0, civs="rome", coins=4).actions(0).do("research mining")
    assert table.techs(0) == {"mining"}
    assert [len(table.techs(seat)) for seat in (1, 2, 3)] == [9, 9, 9]


@law("setup.open")
def test_a_view_shows_the_whole_state_but_the_deck() -> None:
    table = position(seats=3)
    table.do(table.legal("rise")[2], "hunt")
    state, view = table.s.to_data(), seen(table.game, 2)
    assert {field for field in state if field not in view} == {"deck"}
    shared = [field for field in state if field in view and field != "seats"]
    assert {field: view[field] for field in shared} == {field: state[field] for field in shared}


@law("setup.open")
def test_coins_workers_and_cards_of_others_are_open() -> None:
    table = position(seats=3).give(1, civs="rome kongo", coins=8, workers=2, techs="writing", wonders="petra", vp=6)
    one, own = seen(table.game, 0)["seats"][1], table.seat(1)
    assert (one["coins"], one["idle"], one["vp"]) == (8, 2, 6)
    assert (one["civs"], one["main"], one["techs"], one["wonders"]) == (own.civs, own.main, own.techs, own.wonders)


@law("setup.open")
def test_all_players_and_spectators_see_the_same() -> None:
    table = position(seats=3)
    table.do(table.legal("rise")[0], "hunt")
    views = [seen(table.game, seat) | {"seat": 0} for seat in (0, 1, 2, SPECTATOR)]
    assert views[1:] == [views[0]] * 3
