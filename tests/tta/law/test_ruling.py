"""ruling.*: what the rulebook leaves open, as decided for this engine."""

import pytest

from tests.kit import law
from tests.tta.scenario import Table, number, pile, table


def stored(t: Table, slug: str, i: int = 0) -> int:
    """Blue tokens on a card."""
    return t.seat(i).tokens[number(slug)]


# --- paying and gaining -------------------------------------------------------------------------------------------
@law("ruling.payment.canonical")
def test_the_cheapest_tokens_pay_first() -> None:
    t = table().give(techs="iron swordsmen", resources=3)
    assert (stored(t, "iron"), stored(t, "bronze")) == (1, 1)
    t.do("upgrade warriors swordsmen")
    assert (stored(t, "iron"), stored(t, "bronze")) == (1, 0)


@law("ruling.payment.canonical")
def test_change_is_given_with_the_fewest_tokens() -> None:
    t = table().give(techs="iron coal swordsmen", resources=3)
    assert stored(t, "coal") == 1
    t.do("upgrade warriors swordsmen")
    assert (stored(t, "coal"), stored(t, "iron"), stored(t, "bronze")) == (0, 1, 0)


@law("ruling.payment.no-upward-change")
def test_small_tokens_are_not_turned_into_large_ones() -> None:
    t = table().give(resources=4).give(techs="iron coal swordsmen").do("upgrade warriors swordsmen")
    assert (stored(t, "coal"), stored(t, "iron"), stored(t, "bronze")) == (0, 0, 3)


@law("ruling.payment.minimal-overpay")
@pytest.mark.parametrize(("bank", "left"), [(0, 1), (1, 2)])
def test_without_tokens_for_change_as_little_as_possible_is_overpaid(bank: int, left: int) -> None:
    t = table().give(techs="coal swordsmen", resources=3).give(blue=bank).do("upgrade warriors swordsmen")
    assert (t.resources(), stored(t, "bronze")) == (left, left)


@law("ruling.gain.fewest-tokens")
@pytest.mark.parametrize(("techs", "tokens"), [("", 4), ("iron", 2), ("iron coal", 2), ("oil", 4), ("coal", 2)])
def test_gains_take_as_few_tokens_as_possible(techs: str, tokens: int) -> None:
    t = table().give(techs=techs, hand="reserves-iii").do("play reserves-iii", "resources 4")
    assert (t.resources(), 16 - t.seat().blue) == (4, tokens)


# --- the end of the game ------------------------------------------------------------------------------------------
@law("ruling.final.event-order")
@pytest.mark.parametrize(
    ("current", "future", "culture"),
    [
        ("impact-of-happiness impact-of-colonies", "", 3),
        ("impact-of-colonies impact-of-happiness", "", 0),
        ("impact-of-happiness", "impact-of-colonies", 3),
        ("impact-of-colonies", "impact-of-happiness", 0),
    ],
)
def test_final_events_are_scored_from_the_top_then_those_of_the_future(current: str, future: str, culture: int) -> None:
    t = table(age=4).give(colonies="vast-territory-i", yellow=9, pool=5).events(current, future)
    t.last_round()
    assert t.discontent() == 3
    t.do("end", "pass", "end")
    assert (t.asked, t.seat().culture) == ("", culture)


# --- resigning ----------------------------------------------------------------------------------------------------
@law("ruling.resign.starting-player")
def test_the_next_player_takes_over_the_role_of_a_starting_player_who_resigned() -> None:
    t = table(3, age=3).row("iron alchemy")
    t.s.civil_deck = t.s.civil_deck[:1]
    t.politics().do("resign")
    assert (t.s.start_seat, t.s.turn_seat, t.s.age) == (1, 1, 4)
    assert (t.s.round, t.s.last_round) == (5, 5)


@law("ruling.resign.starting-player")
def test_a_round_begins_with_the_new_starting_player() -> None:
    t = table(3).politics().do("resign", "pass", "end")
    assert (t.s.turn_seat, t.s.round) == (2, 5)
    t.do("pass", "end")
    assert (t.s.turn_seat, t.s.round) == (1, 6)


@law("ruling.resign.own-wars-vanish")
def test_wars_of_a_player_who_resigns_have_no_effect() -> None:
    t = table(3, age=2).give(1, culture=10)
    t.seat().war, t.seat().war_on = t.claim("war-over-territory")[0], 1
    t.politics().do("resign")
    assert (t.seat(1).culture, t.seat(1).yellow, t.seat(0).war) == (10, 18, -1)


@law("ruling.resign.card-player-count")
def test_cards_count_the_players_who_are_left() -> None:
    t = table(3, age=2).give(hand="wave-of-nationalism").give(1, workers={"warriors": 3})
    assert t.do("play wave-of-nationalism").seat().arms == 3
    t = table(3, age=2).give(hand="wave-of-nationalism").give(1, workers={"warriors": 3})
    t.politics(2).do("resign", "pass", "play wave-of-nationalism")
    assert t.seat().arms == 6


@law("ruling.resign.two-left-pacts")
def test_two_players_who_are_left_keep_and_make_pacts() -> None:
    t = table(3).pact("open-borders-agreement", 0, 1).give(cards="trade-routes-agreement")
    t.politics(2).do("resign")
    assert (t.name(t.seat().pact), t.seat(1).military_total) == ("open-borders-agreement", 3)
    t.do("offer trade-routes-agreement 2 b", "accept")
    assert t.name(t.seat().pact) == "trade-routes-agreement"


# --- drawing and discarding ---------------------------------------------------------------------------------------
@law("ruling.draw.nothing-left")
def test_draws_are_forfeited_when_no_card_is_left() -> None:
    t = table()
    t.s.military_deck = pile([])
    t.s.discards[1] = pile(t.claim("rats"))
    t.do("end")
    assert t.names(t.seat(0).cards) == ["rats"]
    t.do("pass", "end")
    assert list(t.seat(1).cards) == []


@law("ruling.discard.military-age")
def test_military_cards_go_to_the_pile_of_their_age_and_old_ones_never_return() -> None:
    t = table(age=2).give(cards="rats foray raiders cold-war")
    t.s.military_deck = pile([])
    t.do("end", "discard rats", "discard cold-war")
    assert list(t.s.discards[1]) == [number("rats")]
    assert t.names(t.seat().cards) == ["foray", "raiders", "cold-war"]


# --- losing workers and tokens ------------------------------------------------------------------------------------
def pestilence(t: Table) -> Table:
    return t.events("pestilence rats").give(cards="foray").politics().do("prepare foray")


@law("ruling.population-loss.owner-chooses")
def test_who_loses_population_chooses_among_all_workers() -> None:
    t = pestilence(table().give(pool=0, workers={"alchemy": 1, "knights": 1}))
    cards = ["agriculture", "bronze", "philosophy", "alchemy", "warriors", "knights"]
    assert (t.asked, t.legal()) == ("lose-population", [f"choose {card}" for card in cards])
    t.do("choose alchemy")
    assert (t.workers("alchemy"), t.seat().yellow, t.seat().pool) == (0, 19, 0)


@law("ruling.population-loss.none")
def test_without_workers_no_population_is_lost() -> None:
    t = table().give(pool=0, workers={"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0})
    assert pestilence(t).asked == "action"
    assert t.seat().yellow == 18


@law("ruling.blue-loss.not-from-wonder")
def test_lost_blue_tokens_do_not_come_from_an_unfinished_wonder() -> None:
    t = table(age=2).give(1, food=1, wonder="colossus", stages=1).give(1, blue=0).reveal("crime-wave")
    assert (t.asked, t.decider, t.legal()) == ("lose-blue-source", 1, ["choose agriculture"])
    t.do("choose agriculture")
    assert (t.seat(1).stages, t.food(1), t.seat(1).blue) == (1, 0, 0)
    t = table(age=2).give(1, wonder="colossus", stages=1, blue=0).reveal("crime-wave")
    assert (t.asked, t.seat(1).stages) == ("action", 1)


@law("ruling.stage.token-owner-chooses")
def test_the_owner_chooses_the_card_that_gives_a_token_for_a_stage() -> None:
    t = table().give(techs="masonry coal irrigation", wonder="pyramids", stages=1, resources=3, food=3).give(blue=0)
    t.do("stage 2")
    assert (t.asked, t.legal()) == ("stage-token-source", ["choose agriculture", "choose irrigation"])
    t.do("choose irrigation")
    assert (t.food(), t.names(t.seat().wonders), t.seat().blue) == (1, ["pyramids"], 3)


# --- attacks, hands, faces ----------------------------------------------------------------------------------------
@law("ruling.aggression.effect-as-possible")
def test_annex_and_infiltrate_need_something_to_take() -> None:
    t = table(age=2).give(workers={"warriors": 5}, cards="annex infiltrate").politics()
    assert t.refused("attack annex 2") == "ruling.aggression.effect-as-possible"
    assert t.refused("attack infiltrate 2") == "ruling.aggression.effect-as-possible"
    t.give(1, colonies="vast-territory-i", wonder="colossus")
    assert t.legal("attack") == ["attack annex 2", "attack infiltrate 2"]
    t.do("attack infiltrate 2", "choose colossus")
    assert (t.seat(1).wonder, t.seat(0).culture) == (-1, 0)


@law("ruling.aggression.effect-as-possible")
def test_plunder_may_find_nothing() -> None:
    t = table().give(workers={"warriors": 5}, cards="plunder-i").politics().do("attack plunder-i 2")
    assert t.legal() == ["food 0"]
    t.do("food 0")
    assert (t.asked, t.food(), t.resources()) == ("action", 0, 0)


@law("ruling.hand.civil-public")
def test_civil_hands_are_open_and_military_ones_are_not() -> None:
    t = table().give(hand="iron drama", cards="rats foray")
    view = t.game.view(1)
    assert view.seats[0].open["hand"] == [number("iron"), number("drama")]  # type: ignore[attr-defined]
    assert view.seats[0].cards == []  # type: ignore[attr-defined]


@law("ruling.homer.basilica-ruins")
def test_ruins_with_homer_are_a_happy_source_for_the_basilica() -> None:
    t = table(age=2).give(leader="homer", wonders="hanging-gardens st-peters-basilica", hand="moses")
    t.do("elect moses", "tuck hanging-gardens").reveal("ravages-of-time").do("choose hanging-gardens")
    assert t.happiness() == 2 + 1


@law("ruling.homer.basilica-ruins")
def test_ruins_of_the_basilica_itself_with_homer_have_one_face() -> None:
    t = table(age=2).give(leader="homer", wonders="hanging-gardens st-peters-basilica", hand="moses")
    t.do("elect moses", "tuck st-peters-basilica").reveal("ravages-of-time").do("choose st-peters-basilica")
    assert t.happiness() == 2 + 1


# --- events and ages ----------------------------------------------------------------------------------------------
@law("ruling.events.lost-actions-between-turns")
def test_civil_actions_lost_between_turns_are_missing_once() -> None:
    t = table().give(yellow=14).give(1, yellow=14)
    assert (t.discontent(0), t.discontent(1)) == (1, 1)
    t.reveal("rebellion")
    assert (t.seat(0).civil, t.seat(1).civil) == (2, 2)
    t.do("end", "pass")
    assert (t.seat(0).civil, t.seat(1).civil) == (4, 2)
    t.do("end")
    assert t.seat(1).civil == 4


@law("ruling.events.lost-actions-between-turns")
def test_no_more_civil_actions_are_lost_than_are_available() -> None:
    t = table().give(yellow=9, civil=3).reveal("rebellion")
    assert (t.discontent(), t.seat().civil) == (3, 0)


@law("ruling.age-end.in-politics")
def test_an_age_ends_completely_before_the_politics_phase_goes_on() -> None:
    t = table(age=2).give(leader="julius-caesar", hand="iron swordsmen", cards="rats").row("drama theology")
    t.reveal("international-agreement").do("pick 1", "done")
    assert (t.asked, t.s.age) == ("politics", 2)
    t = table(age=2).give(leader="julius-caesar", hand="cannon stockpile", cards="rats").row("drama theology")
    t.s.civil_deck = t.s.civil_deck[:1]
    t.reveal("international-agreement").do("pick 1", "done")
    assert (t.asked, t.s.age, t.seat().leader) == ("action", 3, -1)
    assert (t.names(t.seat().hand), list(t.seat().cards), t.seat().yellow) == (["cannon"], [], 16)


@law("ruling.tactic.copy-other-only")
def test_the_own_tactic_is_not_copied() -> None:
    t = table().give(tactic="legion").give(1, tactic="phalanx").actions()
    assert t.refused("copy legion") == "ruling.tactic.copy-other-only"
    assert t.legal("copy") == ["copy phalanx"]
    t.do("copy phalanx")
    assert t.name(t.seat().tactic) == "phalanx"


# --- Bill Gates ---------------------------------------------------------------------------------------------------
@law("ruling.gates.short-bank")
@pytest.mark.parametrize(
    ("mine", "lab", "served"),
    [
        ("coal", "scientific-method", "coal"),
        ("oil", "computers", "oil"),
        ("iron", "alchemy", "iron"),
        ("coal", "computers", "computers"),
        ("iron", "scientific-method", "scientific-method"),
        ("bronze", "alchemy", "alchemy"),
    ],
)
def test_a_short_bank_serves_mines_and_labs_by_level(mine: str, lab: str, served: str) -> None:
    t = table(age=3).give(leader="bill-gates", workers={"bronze": 0, mine: 1, lab: 1}, blue=1).reveal("new-deposits")
    assert (stored(t, served), sum(t.seat().tokens), t.seat().blue) == (1, 1, 0)
