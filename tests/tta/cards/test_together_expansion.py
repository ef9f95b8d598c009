"""Cards of New Leaders and Wonders that rarely meet: with each other, with empty banks, uprisings and ages that end."""

from typing import Any

from saecula.tta import terms as t_
from saecula.tta.cards.catalog import TWIN
from saecula.tta.cards.house import value
from saecula.tta.law.age import end_age
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.scenario import Table, number, table


def new(seats: int = 2, **options: Any) -> Table:
    """Every module is on, and any leader may be in the game."""
    return table(seats, modules=MODULE_IDS, mode="secret-mix", **options)


def empty_bank(t: Table, i: int, bronze: int) -> Table:
    """All blue tokens of a seat lie on Bronze."""
    seat = t.seat(i)
    seat.blue = 0
    for store in range(len(seat.tokens)):
        seat.tokens[store] = 0
    seat.tokens[number("bronze")] = bronze
    return t.settle()


# --- leaders that leave -------------------------------------------------------------------------------------------
@law("tokens.blue.lose-from-cards")
def test_isabella_replaced_with_an_empty_bank_takes_tokens_from_cards() -> None:
    lost = value("isabella-of-castile", "blue")
    t = empty_bank(new(age=2).give(leader="isabella-of-castile", hand="james-watt"), 0, lost + 1)
    t.do("elect james-watt")
    assert (t.asked, t.name(t.seat().leader)) == ("lose-blue-source", "james-watt")
    t.do(*["choose bronze"] * lost)
    assert (t.resources(), t.seat().civil, t.asked) == (1, t.seat().civil_total, "action")


@law("tokens.blue.lose-from-cards", "politics.aggression.success-effect")
def test_isabella_infiltrated_with_an_empty_bank_asks_her_owner() -> None:
    t = new(age=2).give(0, workers={"warriors": 5}, cards="infiltrate", government="constitutional-monarchy")
    lost = value("isabella-of-castile", "blue")
    t = empty_bank(t.give(1, leader="isabella-of-castile"), 1, lost).politics(0)
    t.do("attack infiltrate 2", "choose isabella-of-castile")
    assert (t.asked, t.decider) == ("lose-blue-source", 1)
    t.do(*["choose bronze"] * lost)
    assert (t.resources(1), t.seat(0).culture, t.asked, t.decider) == (0, 3, "action", 0)


@law("card.sun-tzu.under-current", "card.sun-tzu.shared-after")
def test_sun_tzu_who_becomes_antiquated_in_anothers_turn_leaves_his_tactic_to_all() -> None:
    t = new().give(0, leader="sun-tzu", cards="legion", workers={"warriors": 3}).actions(0).do("tactic legion")
    strength = t.strength()
    t.actions(1)
    end_age(t.s)
    special = TWIN[number("legion")]
    assert (t.seat().leader, t.seat().tactic, list(t.s.tactics)) == (t_.NOTHING, special, [])
    assert t.strength() == strength  # one less for the leader, one more for the army
    t.begin_turn(0)
    assert list(t.s.tactics) == [special]
    t.give(1, government="monarchy").actions(1)
    assert t.legal("copy") == ["copy legion-mastered"]


@law("card.saladin.leaves")
def test_the_action_of_saladin_goes_in_the_turn_of_another() -> None:
    t = new(age=2).give(0, leader="saladin", hand="iron irrigation alchemy drama").end_turn(0).do("stance 1")
    assert (t.seat().civil, t.seat().civil_total) == (5, 5)
    t.reveal("iconoclasm", 1)
    assert (t.seat().leader, t.seat().civil, t.seat().civil_total, t.seat().stance) == (t_.NOTHING, 4, 4, 0)


# --- ends of turns ------------------------------------------------------------------------------------------------
@law("end.uprising.rest-continues", "card.sun-tzu.draw-2", "card.nobel.any-civilization")
def test_an_uprising_stops_neither_sun_tzu_nor_the_prize() -> None:
    t = new(age=2).give(leader="sun-tzu", yellow=8, pool=0, culture=0, science=0, military=1)
    t.s.prize = 4
    t.seat().developed = 2
    t.end_turn(0)
    seat = t.seat()
    assert (seat.culture, seat.science, len(seat.cards)) == (4, 0, 3)


@law("card.eleanor.only-spent", "end.discard.excess")
def test_eleanor_scores_for_her_own_draws_when_they_must_go() -> None:
    t = new().give(leader="eleanor-of-aquitaine", cards="rats military-bonus-i", culture=0)
    t.events(current="development-of-markets crusades").politics(0)
    t.do("prepare rats", "food 2", "food 2", "end")  # one left, two drawn: one more than two military actions
    assert t.asked == "discard"
    t.do("discard military-bonus-i")
    assert t.seat().score[t_.BY_LEADER] == 1


# --- banks --------------------------------------------------------------------------------------------------------
@law("card.autonomous-territory.choose")
@law("colonize.colony.permanent-first", log=False)
def test_the_autonomous_territory_takes_tokens_of_cards_where_the_bank_is_empty() -> None:
    t = empty_bank(new(age=2), 0, 4).reveal("autonomous-territory").do("bid 1", "pass", "send warriors", "land")
    territory = "autonomous-territory"
    lost = -value(territory, "blue")
    for _ in range(lost + 1):
        t.do("resources 5" if t.asked == "goods" else "choose bronze")
    left = 4 - lost  # and nothing can be gained without a token
    assert (t.resources(), t.seat().blue, t.seat().blue_owned) == (left, 0, left)
    assert t.seat().civil_total == 4 + value(territory, "civil")
    assert t.seat().military_total == 2 + value(territory, "military")


@law("age.end.antiquated-pacts")
@law("tokens.blue.lose-from-cards", log=False)
def test_an_agreement_that_becomes_antiquated_takes_its_tokens_along() -> None:
    t = new(3, age=2).pact("naval-trade-agreement", 0, 1, 1)  # the owner has side B
    t = empty_bank(t, 0, 3).actions(2)
    partner = t.seat(1).blue
    end_age(t.s)
    assert t.seat(0).pact == t_.NOTHING
    assert t.seat(1).blue == partner - value("naval-trade-agreement", "a-blue")
    assert [(frame.kind, frame.seat, frame.a) for frame in t.s.stack][-1] == (
        t_.ASK_LOSE_BLUE,
        0,
        value("naval-trade-agreement", "b-blue"),
    )


@law("card.ravages.counts-completed")
@law("tokens.symbol.lose-on-leave", log=False)
def test_ruins_of_machu_picchu_produce_nothing_and_give_their_token_back() -> None:
    t = empty_bank(new(age=2).give(wonders="machu-picchu"), 0, 3).reveal("ravages-of-time")
    t.do("choose machu-picchu")
    assert t.asked == "lose-blue-source"
    t.do("choose bronze")
    assert (t.resources(), t.seat().blue_owned) == (2, 2)
    t = new(age=2).give(ruins="machu-picchu", food=0, resources=0).reveal("good-harvest")
    assert t.food() == 2


def test_a_ruined_colossus_draws_no_cards() -> None:
    for ruins, drawn in (("", 3), ("colossus-balanced", 0)):
        t = new().give(wonders="colossus-balanced").give(ruins=ruins).actions(1)
        end_age(t.s)
        assert len(t.seat().cards) == drawn


# --- wars ---------------------------------------------------------------------------------------------------------
@law("card.himeji.roles", "card.himeji.war-at-resolution")
def test_the_castle_is_asked_for_in_every_war_of_its_owner_attacker_or_not() -> None:
    t = new(3, age=3).give(0, wonders="himeji-castle", workers={"warriors": 2}, government="constitutional-monarchy")
    t.give(0, cards="war-over-territory").give(1, cards="hybrid-war", workers={"warriors": 9})
    t.give(1, government="constitutional-monarchy").politics(0).do("declare war-over-territory 3")
    t.politics(1).do("declare hybrid-war 1")
    t.begin_turn(0)
    assert (t.asked, t.decider) == ("commit-unit", 0)
    t.do("commit warriors")  # two are two, and one of them counts again
    t.begin_turn(1)
    assert (t.asked, t.decider, t.workers("warriors")) == ("commit-unit", 0, 1)
    t.do("done")
    assert t.workers("warriors") == 1


def test_two_hybrid_wars_make_their_common_enemy_unhappy_twice() -> None:
    t = new(3, age=3).give(0, workers={"religion": 5})
    faces = t.happiness()
    for attacker in (1, 2):
        t.give(attacker, government="constitutional-monarchy")
    t.seat(1).war, t.seat(1).war_on = number("hybrid-war"), 0
    t.give(0)
    assert t.happiness() == faces - value("hybrid-war", "unhappy-faces")
    assert t.happiness(1) == 0


# --- strongest and weakest ----------------------------------------------------------------------------------------
@law("card.nostradamus.only-aggression-weakest")
def test_barbarians_do_not_find_nostradamus_weak() -> None:
    t = new(3, age=2).give(0, leader="nostradamus", culture=9, pool=1).give(1, workers={"warriors": 2})
    t.give(2, workers={"warriors": 3}).reveal("barbarians", 1)
    assert t.seat(0).pool == 1  # 1 + 3 strength: two others are weaker
    t = new(3, age=2).give(0, culture=9, pool=1).give(1, workers={"warriors": 2}).give(2, workers={"warriors": 3})
    t.reveal("barbarians", 1)
    assert t.seat(0).pool == 0


@law("card.kidnapping.leader-age", "action.take.leader-once-per-age")
def test_a_kidnapped_leader_is_the_one_of_its_age_and_scores_when_elected() -> None:
    t = new().give(0, workers={"warriors": 5}, cards="kidnap", culture=0).give(1, hand="saladin").politics(0)
    t.row("joan-of-arc")
    t.do("attack kidnap 2", "choose saladin")
    assert t.refused("take 1") == "action.take.leader-once-per-age"
    t.do("elect saladin")
    assert (t.seat().culture, t.name(t.seat().leader)) == (3, "saladin")
