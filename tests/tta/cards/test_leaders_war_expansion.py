"""Leaders and wonders of the expansion that change armies, fights and colonization."""

from functools import cache
from itertools import product
from typing import Any

import pytest
from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.command import command
from saecula.core.rng import Dice
from saecula.tta import terms as t
from saecula.tta.cards.catalog import ARMY, CARDS, NUMBER, STRENGTH, TWIN
from saecula.tta.cards.house import value
from saecula.tta.law.weak_check import among_weakest
from saecula.tta.powers import COMMIT_UNIT
from saecula.tta.ratings.tactics import tactical_strength
from saecula.tta.terms import BUY, TACTIC_MASTERED, TECHS, UNIT_COMMITTED
from saecula.tta.words import command_text
from tests.kit import law, properties
from tests.kit.games import push_random
from tests.tta.scenario import RULES, Table, number, pile, table

MODULES = ["balanced", "military", "leaders-wonders"]


def new(seats: int = 2, **options: Any) -> Table:
    return table(seats, modules=MODULES, mode="secret-mix", **options)


def symbol(slug: str) -> int:
    """The strength printed on a card, also where it is a house value."""
    return STRENGTH[number(slug)]


def sums(table_: Table, what: str, i: int = 0) -> int:
    return sum(addend.amount for addend in table_.game.explain(what, i))


# --- Sun Tzu ------------------------------------------------------------------------------------------------------
@law("card.sun-tzu.draw-2")
def test_sun_tzu_draws_two_cards_without_any_action_left() -> None:
    t_ = new().give(leader="sun-tzu", military=0).end_turn()
    assert len(t_.seat().cards) == 2


@law("card.sun-tzu.draw-plus-normal")
@pytest.mark.parametrize(("left", "age", "drawn"), [(2, 1, 4), (3, 1, 5), (4, 1, 5), (2, 4, 0)])
def test_sun_tzu_draws_beside_the_usual_cards(left: int, age: int, drawn: int) -> None:
    t_ = new(age=age).give(leader="sun-tzu", government="constitutional-monarchy", military=left).end_turn()
    assert len(t_.seat().cards) == drawn


def ready(cards: str = "legion phalanx") -> Table:
    """Seat 0 has Sun Tzu, three warriors, tactics in hand and a successor to elect."""
    return new().give(leader="sun-tzu", workers={"warriors": 3}, cards=cards, hand="saladin").actions()


@law("card.sun-tzu.not-shared")
def test_sun_tzu_keeps_the_tactic_to_himself() -> None:
    t_ = ready().do("tactic legion", "end").begin_turn()
    assert (list(t_.s.tactics), t_.seat().exclusive, t_.name(t_.seat().tactic)) == ([], True, "legion")


def two_tactics() -> Table:
    """Legion was played in one turn, Phalanx in the next."""
    return ready().do("tactic legion", "end").actions().do("tactic phalanx")


def next_turn(t_: Table) -> Table:
    """The turn ends with an empty hand, so that nothing is discarded, and seat 0 acts again."""
    t_.s.discards[1] = pile([*t_.s.discards[1], *t_.seat().cards])
    t_.seat().cards = pile([])
    return t_.do("end").actions(0)


@law("card.sun-tzu.old-tactic-stays")
def test_sun_tzu_keeps_the_earlier_tactic_beside_the_new_one() -> None:
    t_ = two_tactics()
    assert (t_.name(t_.seat().tactic), t_.names(t_.seat().old_tactics)) == ("phalanx", ["legion"])
    assert (list(t_.s.tactics), t_.seat().exclusive) == ([], True)
    for seat in range(2):  # open to everybody
        shown = RULES.view(t_.s, seat).seats[0].open["more"]
        assert isinstance(shown, dict)
        assert shown["old_tactics"] == [number("legion")]


@law("card.sun-tzu.not-copyable")
def test_nobody_copies_what_sun_tzu_keeps() -> None:
    t_ = next_turn(two_tactics())
    assert t_.refused("copy legion") == "action.tactic.copy.common-only"
    assert t_.actions(1).refused("copy legion") == "action.tactic.copy.common-only"


@law("card.sun-tzu.shared-after", "card.sun-tzu.under-current")
def test_the_tactics_become_common_in_the_first_turn_without_sun_tzu() -> None:
    t_ = two_tactics().do("elect saladin")
    assert (t_.name(t_.seat().tactic), list(t_.s.tactics)) == ("phalanx-mastered", [])
    assert t_.seen(TACTIC_MASTERED, 1) == [number("phalanx-mastered")]
    assert RULES.view(t_.s, 1).seats[0].open["tactic"] == number("phalanx-mastered")
    t_.begin_turn()
    assert t_.names(t_.s.tactics) == ["legion", "phalanx-mastered"]
    assert (list(t_.seat().old_tactics), t_.seat().exclusive) == ([], False)


@law("card.sun-tzu.no-tactic")
def test_without_a_tactic_sun_tzu_just_goes() -> None:
    t_ = ready().do("elect saladin")
    assert (t_.seat().tactic, t_.asked, t_.seen(TACTIC_MASTERED, 0)) == (t.NOTHING, "action", [])
    assert number("sun-tzu") not in [*t_.seat().hand, *t_.s.row, t_.seat().leader]


@law("card.sun-tzu.plus-1", "card.sun-tzu.not-special-yet")
def test_the_special_tactic_is_one_stronger_when_sun_tzu_is_gone() -> None:
    t_ = ready().do("tactic legion")
    assert (t_.strength(), sums(t_, "strength")) == (3 + 2 + 1, 6)
    t_.do("elect saladin")
    assert (t_.strength(), sums(t_, "strength")) == (3 + 3, 6)
    t_.give(leader="")
    t_.s.age = 4
    assert t_.strength() == 6


@law("card.sun-tzu.no-merge", "card.sun-tzu.copyable")
def test_a_special_tactic_stays_apart_and_is_copied_as_usual() -> None:
    t_ = ready().give(1, workers={"warriors": 3}, tactic="legion").actions(0)
    t_.do("tactic legion", "elect saladin").begin_turn(0)
    assert t_.names(t_.s.tactics) == ["legion", "legion-mastered"]
    assert t_.strength(1) == 3 + 2
    t_.actions(1).do("copy legion-mastered")
    assert t_.strength(1) == 3 + 3
    t_.do("end").actions(1).do("copy legion")
    assert t_.strength(1) == 3 + 2


@law("card.sun-tzu.common-current")
def test_a_common_tactic_gets_sun_tzu_for_everybody() -> None:
    t_ = new().give(leader="sun-tzu", workers={"warriors": 3}, tactic="legion", hand="saladin")
    t_.give(1, workers={"warriors": 3}, tactic="legion").actions(0).do("elect saladin")
    assert [t_.strength(i) for i in range(2)] == [6, 6]
    assert t_.names(t_.s.tactics) == ["legion-mastered"]


@law("ruling.sun-tzu.bonus-scope")
def test_outdated_and_doubled_armies_have_the_bonus_too() -> None:
    t_ = new(age=2).give(leader="sun-tzu", workers={"warriors": 2, "cannon": 1}, tactic="defensive-army")
    t_.give(hand="saladin").actions().do("elect saladin")
    assert tactical_strength(t_.seat(), t_.seat().workers, True) == 3 + 1
    t_ = new(age=3).give(leader="sun-tzu", workers={"warriors": 3, "air-forces": 1}, tactic="legion")
    t_.give(hand="saladin").actions().do("elect saladin")
    assert tactical_strength(t_.seat(), t_.seat().workers, True) == 2 * (2 + 1)


def test_a_copied_tactic_leaves_the_kept_ones_where_they_are() -> None:
    t_ = next_turn(two_tactics()).give(1, tactic="fighting-band").actions(0).do("copy fighting-band")
    assert t_.names(t_.seat().old_tactics) == ["legion", "phalanx"]
    t_.do("elect saladin").begin_turn(0)
    assert t_.names(t_.s.tactics) == ["fighting-band-mastered", "legion", "phalanx"]


# --- Jan Žižka ----------------------------------------------------------------------------------------------------
def zizka(tactic: str = "", age: int = 2, **workers: int) -> Table:
    named = {slug.replace("_", "-"): count for slug, count in workers.items()}
    return new(age=age).give(leader="jan-zizka", workers=named, tactic=tactic)


@law("card.zizka.tactics-only")
def test_zizka_fills_armies_with_farms_and_has_culture_for_them() -> None:
    t_ = zizka("legion")
    assert t_.seat().military_total == 2 + value("jan-zizka", "military")
    assert (t_.strength(), t_.culture()) == (1 + 2, 1)
    assert (sums(t_, "strength"), sums(t_, "culture")) == (3, 1)
    plain = new(age=2).give(tactic="legion")
    assert (plain.strength(), plain.culture()) == (1, 0)
    t_ = zizka("legion", age=3, mechanized_agriculture=1).reveal("impact-of-competition")
    assert t_.seat().culture == 1  # for preparing; farms are no units there


@law("card.zizka.no-strength")
def test_farms_have_no_strength_of_their_own() -> None:
    assert zizka().strength() == 1


@law("card.zizka.no-colonization")
def test_farms_do_not_colonize() -> None:
    t_ = zizka("legion", age=1).reveal("vast-territory-i")
    assert t_.legal("bid") == ["bid 1"]
    t_.do("bid 1", "pass")
    assert t_.legal() == ["send warriors"]


@law("card.zizka.no-great-wall")
def test_the_great_wall_ignores_farms() -> None:
    t_ = zizka().give(wonders="great-wall")
    assert t_.strength() == 1 + 1 + symbol("great-wall")


@law("card.zizka.age-a-units")
def test_a_farm_makes_an_army_of_a_later_age_outdated() -> None:
    t_ = zizka("defensive-army", agriculture=0, warriors=0, riflemen=2, mechanized_agriculture=1)
    assert t_.strength() == 3 + 3 + 3


@law("card.zizka.auto")
def test_farms_are_whatever_makes_strongest() -> None:
    assert zizka("fortifications").strength() == 1 + 3
    assert zizka("entrenchments", age=3, warriors=0, agriculture=3).strength() == 5
    assert zizka("entrenchments", age=3, warriors=0, agriculture=3).culture() == 1


def test_zizka_counts_every_army() -> None:
    assert zizka("legion", warriors=4, agriculture=2).culture() == 2
    assert zizka("fighting-band", warriors=3, agriculture=3).culture() == 3


# --- Marlene Dietrich ---------------------------------------------------------------------------------------------
@law("card.dietrich.unit-twice")
def test_dietrich_counts_a_unit_twice_in_armies_and_once_in_strength() -> None:
    t_ = new(age=3).give(workers={"warriors": 2, "knights": 1}, tactic="medieval-army")
    assert t_.strength() == 1 + 1 + 2 + 2
    t_.give(leader="marlene-dietrich")
    assert (t_.strength(), sums(t_, "strength")) == (1 + 1 + 2 + 4, 8)


Units = tuple[int, ...]
FORCE = ("swordsmen", "riflemen", "knights", "cavalrymen", "air-forces")  # the first of each type is outdated at III


@cache
def by_hand(left: Units, army: tuple[int, int], strength: int, outdated: int) -> int:
    """The strongest armies that can be formed one after another; units are old foot, foot, old horse, horse, air."""
    best = 0
    for old_foot, old_horse in product(range(army[0] + 1), range(army[1] + 1)):
        rest = (
            left[0] - old_foot,
            left[1] - (army[0] - old_foot),
            left[2] - old_horse,
            left[3] - (army[1] - old_horse),
            left[4],
        )
        if min(rest) < 0:
            continue
        value = outdated if old_foot or old_horse else strength
        best = max(best, value + by_hand(rest, army, strength, outdated))
        if rest[4]:
            best = max(best, 2 * value + by_hand((*rest[:4], rest[4] - 1), army, strength, outdated))
    return best


@law("card.dietrich.auto")
def test_the_unit_that_counts_twice_is_the_one_that_makes_strongest() -> None:
    t_ = new(age=3).give(leader="marlene-dietrich", tactic="shock-troops")
    card = CARDS[number("shock-troops")]
    army = (card.army[0], card.army[1])
    for units in product(range(3), range(3), range(4), range(4), range(2)):
        workers = [0] * TECHS
        for slug, count in zip(FORCE, units, strict=True):
            workers[number(slug)] = count
        choices = [units] + [
            (*units[:k], units[k] + 1, *units[k + 1 :]) for k in range(4) if units[k]
        ]  # nothing is asked: the best of all ways
        expected = max(by_hand(choice, army, card.tactic, card.outdated) for choice in choices)
        assert tactical_strength(t_.seat(), vec[i64](workers), True) == expected, units


@law("card.dietrich.colonization", "card.dietrich.colonization-sent-only")
def test_dietrich_colonizes_with_a_unit_that_counts_twice_if_it_is_sent() -> None:
    t_ = new(age=3).give(leader="marlene-dietrich", workers={"warriors": 2, "knights": 1}, tactic="medieval-army")
    t_.reveal("vast-territory-i")
    assert t_.legal("bid")[-1] == "bid 8"
    t_.do("bid 2", "pass", "send warriors")
    assert t_.refused("land") == "colonize.force.at-least-bid"  # the knights stay at home and help nobody
    t_.do("send warriors", "land")
    t_ = new(age=3).give(leader="marlene-dietrich", workers={"warriors": 2, "knights": 1}, tactic="medieval-army")
    t_.reveal("vast-territory-i").do("bid 8", "pass", "send warriors", "send warriors")
    assert t_.refused("land") == "colonize.force.at-least-bid"
    t_.do("send knights", "land")
    assert t_.names(t_.seat().colonies) == ["vast-territory-i"]


# --- Isabella of Castile ------------------------------------------------------------------------------------------
def test_isabella_brings_blue_tokens_and_takes_them_along() -> None:
    t_ = new().give(hand="isabella-of-castile", blue=10).actions()
    more = CARDS[number("isabella-of-castile")].blue
    t_.do("elect isabella-of-castile")
    assert t_.seat().blue == 10 + more
    t_.give(hand="saladin").do("elect saladin")
    assert t_.seat().blue == 10


def test_isabella_buys_force_with_resources() -> None:
    t_ = new().give(leader="isabella-of-castile", resources=6).reveal("vast-territory-i")
    assert t_.legal("bid")[-1] == "bid 4"
    t_.do("bid 4", "pass", "send warriors", "buy 1")
    assert t_.refused("buy 1") == "colonize.force.modifier"  # one amount for a colonization, but it may be raised
    assert t_.refused("land") == "colonize.force.at-least-bid"
    assert RULES.view(t_.s, 1).stack[-1][-1] == 2001
    assert command_text(t_.s, command(BUY, 2), ["", ""], "en") == "Buy 2 colonization: 3 resources"
    t_.do("buy 3")
    assert t_.refused("buy 4") == "colonize.force.modifier"
    assert t_.resources() == 6
    t_.do("land")
    assert (t_.resources(), t_.names(t_.seat().colonies)) == (0, ["vast-territory-i"])


@pytest.mark.parametrize(("resources", "most"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (9, 4)])
def test_isabella_pays_one_three_or_six(resources: int, most: int) -> None:
    t_ = new().give(leader="isabella-of-castile", resources=resources).reveal("vast-territory-i")
    assert t_.legal("bid")[-1] == f"bid {most}"
    t_.do("bid 1", "pass")
    assert t_.legal("buy") == [f"buy {n}" for n in range(1, most)]
    if most < 4:
        assert t_.refused(f"buy {most}") == "food.pay.insufficient"


def test_nobody_else_buys_force() -> None:
    t_ = new().give(resources=6).reveal("vast-territory-i").do("bid 1", "pass")
    assert t_.refused("buy 1") == "colonize.force.modifier"


# --- Nostradamus in defence ---------------------------------------------------------------------------------------
def attacked_seer(warriors: int) -> Table:
    t_ = new().give(0, workers={"warriors": warriors}, cards="raid-i")
    return t_.give(1, leader="nostradamus", cards="military-bonus-i").politics(0)


@law("card.nostradamus.aggression-plus-3")
def test_an_aggression_must_exceed_the_strength_of_nostradamus() -> None:
    assert attacked_seer(4).refused("attack raid-i 2") == "politics.aggression.not-equal-or-stronger"
    t_ = attacked_seer(5).do("attack raid-i 2")
    assert t_.refused("hold") == "politics.aggression.defence.all-or-nothing"
    t_.do("defend military-bonus-i", "hold")  # 1 + 3 + 2 against 5
    assert t_.workers("philosophy", 1) == 1


def seer_and_rival() -> Table:
    """Seat 0 has strength 1 and Nostradamus, seat 1 strength 3."""
    return new().give(0, leader="nostradamus").give(1, workers={"warriors": 3})


@law("card.nostradamus.only-aggression-weakest")
def test_nostradamus_helps_where_an_event_looks_for_the_weakest_and_nowhere_else() -> None:
    t_ = seer_and_rival()
    assert t_.strength() == 1
    t_.reveal("reign-of-terror")
    assert [t_.seat(i).pool for i in range(2)] == [1, 0]
    t_ = seer_and_rival().give(0, yellow=10).reveal("uncertain-borders")  # the strongest takes from the weakest: itself
    assert [t_.seat(i).yellow for i in range(2)] == [10, 18]
    t_ = seer_and_rival().give(0, culture=9).reveal("barbarians")
    assert t_.seat(0).pool == 1
    t_ = seer_and_rival().give(1, cards="war-over-territory", military=4).politics(1)
    t_.seat(1).military_total = t_.seat(1).military = 2
    t_.give(1, government="constitutional-monarchy").do("declare war-over-territory 1").begin_turn(1)
    assert [t_.seat(i).yellow for i in range(2)] == [17, 19]


@law("card.nostradamus.not-boudica")
def test_nostradamus_does_not_make_boudica_weak() -> None:
    t_ = new().give(0, leader="boudica", workers={"warriors": 2}).give(1, leader="nostradamus")
    assert not among_weakest(t_.s, 0)
    t_.begin_turn(0)
    assert (t_.asked, t_.seat().arms) == ("goods", 0)


@law("card.nostradamus.not-strongest")
def test_nostradamus_does_not_make_strongest() -> None:
    t_ = seer_and_rival().reveal("cold-war")
    assert [t_.seat(i).science for i in range(2)] == [0, 6]


@law("card.nostradamus.both-roles")
def test_a_rival_may_be_strongest_and_weakest_at_once() -> None:
    t_ = seer_and_rival().give(0, culture=5).give(1, culture=5)
    t_.events(current="crusades rats").give(0, cards="pestilence").politics(0).do("prepare pestilence")
    assert t_.seat(1).culture == 5
    changes = [event.a for event in t_.game.events(0, 1) if event.kind == t.CULTURE_CHANGED and event.seat == 1]
    assert changes == [4, -4]


# --- Himeji Castle ------------------------------------------------------------------------------------------------
def castle(own: int, other: int, cards: str = "raid-i", age: int = 1) -> Table:
    """Seat 0 has the castle, seats have that many warriors; seat 0 is asked for a political action."""
    t_ = new(age=age).give(0, wonders="himeji-castle", workers={"warriors": own}, cards=cards)
    t_.give(0, government="constitutional-monarchy")
    return t_.give(1, workers={"warriors": other}).politics(0)


def extra() -> int:
    """Culture for an attacker, strength for a defender."""
    return dict(CARDS[number("himeji-castle")].powers)[COMMIT_UNIT]


@law("card.himeji.attack-announce", "card.himeji.attack-legal-target")
def test_a_unit_makes_a_stronger_rival_a_target() -> None:
    own = 1 + symbol("himeji-castle")
    t_ = castle(1, own)
    assert t_.refused("attack raid-i 2") == "politics.aggression.not-equal-or-stronger"
    assert t_.legal("charge") == ["charge raid-i 2 warriors"]
    assert t_.refused("charge raid-i 2 knights") == "card.himeji.attack-announce"
    assert castle(1, own + 1).refused("charge raid-i 2 warriors") == "politics.aggression.not-equal-or-stronger"
    t_.do("charge raid-i 2 warriors")
    assert t_.seen(UNIT_COMMITTED, 1) == [number("warriors")]
    assert castle(1, 1).legal("attack") == ["attack raid-i 2"]  # none is a choice
    plain = new().give(0, workers={"warriors": 3}, cards="raid-i").politics(0)
    assert plain.refused("charge raid-i 2 warriors") == "card.himeji.attack-announce"


@law("card.himeji.attack-known", "card.himeji.attack-unit-lost", "card.himeji.token-to-bank", "card.himeji.roles")
def test_the_rival_knows_the_strength_and_the_unit_is_lost_whatever_happens() -> None:
    own = 1 + symbol("himeji-castle")
    t_ = castle(1, own).give(1, cards="military-bonus-i").do("charge raid-i 2 warriors")
    assert (t_.asked, t_.decider, RULES.view(t_.s, 1).stack[-1][2]) == ("aggression-defence", 1, own + 1)
    assert (t_.workers("warriors"), t_.seat().yellow, t_.seat().pool, t_.seat().culture) == (0, 19, 1, extra())
    t_.do("defend military-bonus-i", "hold")
    assert (t_.workers("warriors"), t_.seat().yellow, t_.seat().culture) == (0, 19, extra())


def besieged(attacker: int, cards: str = "", units: int = 1) -> Table:
    """Seat 1 has the castle and is attacked."""
    t_ = new().give(0, workers={"warriors": attacker}, cards="raid-i")
    t_.give(1, wonders="himeji-castle", cards=cards, workers={"warriors": units})
    return t_.politics(0).do("attack raid-i 2")


@law("card.himeji.defence")
def test_the_castle_defends_with_a_unit_even_without_cards() -> None:
    most = 2 * 1 + symbol("himeji-castle") + extra()
    t_ = besieged(most)
    assert (t_.asked, t_.decider, t_.legal()) == ("aggression-defence", 1, ["commit warriors", "concede"])
    t_.do("commit warriors")
    assert t_.refused("commit warriors") == "card.himeji.defence"
    assert t_.legal() == ["hold", "concede"]
    t_.do("hold")
    assert (t_.workers("warriors", 1), t_.seat(1).yellow, t_.seat(1).pool, t_.seat(1).culture) == (0, 19, 1, 0)
    assert (t_.workers("philosophy", 1), t_.asked) == (1, "action")
    t_ = besieged(most + 1).do("commit warriors")
    assert t_.refused("hold") == "politics.aggression.defence.all-or-nothing"
    t_.do("concede", "choose philosophy")
    assert (t_.workers("warriors", 1), t_.seat(1).committed, t_.workers("philosophy", 1)) == (1, t.NOTHING, 0)


def test_a_unit_and_cards_defend_together() -> None:
    t_ = besieged(2 + symbol("himeji-castle") + extra() + 2, "military-bonus-i")
    t_.do("commit warriors", "defend military-bonus-i", "hold")
    assert (t_.workers("philosophy", 1), list(t_.seat(1).cards)) == (1, [])


@law("card.himeji.war-at-resolution", "card.himeji.roles")
def test_in_a_war_the_owner_is_asked_when_it_is_resolved() -> None:
    own = 1 + symbol("himeji-castle")
    t_ = castle(1, own, "war-over-territory", 2).do("declare war-over-territory 2")
    assert (t_.asked, t_.workers("warriors")) == ("action", 1)
    t_.begin_turn(0)
    assert (t_.asked, t_.decider, t_.legal()) == ("commit-unit", 0, ["commit warriors", "done"])
    t_.do("commit warriors")
    assert (t_.workers("warriors"), t_.seat().culture, t_.asked) == (0, extra(), "politics")
    assert [t_.seat(i).yellow for i in range(2)] == [18 + 1 + 1, 18 - 1]
    t_ = castle(1, own, "war-over-territory", 2).do("declare war-over-territory 2").begin_turn(0).do("done")
    assert [(t_.seat(i).yellow, t_.seat(i).culture) for i in range(2)] == [(18, 0), (18, 0)]


def test_in_a_war_the_castle_of_the_defender_adds_strength() -> None:
    other = 2 * 1 + symbol("himeji-castle") + extra()
    t_ = new(age=2).give(0, workers={"warriors": other}, cards="war-over-territory")
    t_.give(0, government="constitutional-monarchy").give(1, wonders="himeji-castle")
    t_.politics(0).do("declare war-over-territory 2").begin_turn(0)
    assert (t_.asked, t_.decider) == ("commit-unit", 1)
    t_.do("commit warriors")
    assert [(t_.seat(i).yellow, t_.seat(i).culture) for i in range(2)] == [(18, 0), (19, 0)]


@law("ruling.himeji.unit-strength")
def test_the_printed_strength_of_the_unit_counts_again() -> None:
    t_ = new(age=3).give(0, wonders="himeji-castle great-wall", workers={"warriors": 0, "modern-infantry": 3})
    t_.give(0, tactic="legion", cards="raid-i").politics(0)
    strength = t_.strength()
    t_.give(1, cards="military-bonus-i").do("charge raid-i 2 modern-infantry")
    assert t_.s.stack[-1].step == strength + 5


# --- Gandhi (revised) ---------------------------------------------------------------------------------------------
def test_attacks_on_the_revised_gandhi_cost_more_military_actions() -> None:
    price = 1 + value("mahatma-gandhi-balanced", "dearer-to-attack-by")
    t_ = new(age=3).give(0, workers={"warriors": 5}, cards="raid-i plunder-i war-over-territory")
    t_.give(1, leader="mahatma-gandhi-balanced").give(0, government="constitutional-monarchy", military=price)
    t_.politics(0)
    assert t_.refused("declare war-over-territory 2") == "politics.war.pay-military"
    t_.do("attack plunder-i 2", "food 0")
    assert t_.seat().military == 0
    t_ = new(age=3).give(0, leader="mahatma-gandhi-balanced", workers={"warriors": 5}, cards="plunder-i").politics(0)
    assert t_.refused("attack plunder-i 2") == "politics.war.card-forbids"


# --- Colossus (revised) -------------------------------------------------------------------------------------------
@law("card.colossus.any-turn")
def test_the_revised_colossus_draws_when_an_age_begins_in_anybodys_turn() -> None:
    t_ = new(age=1).give(1, wonders="colossus-balanced")
    t_.s.civil_deck = t_.s.civil_deck[:1]
    t_.begin_turn(0)
    assert t_.s.age == 2
    assert t_.ages(t_.seat(1).cards) == [2, 2, 2]
    assert list(t_.seat(0).cards) == []
    t_ = new(age=0).give(1, wonders="colossus-balanced").begin_turn(0)
    assert (t_.s.age, list(t_.seat(1).cards)) == (1, [])


# --- the tables behind it -----------------------------------------------------------------------------------------
def test_every_tactic_has_a_twin_that_is_one_stronger() -> None:
    tactics = [card for card in NUMBER.values() if CARDS[card].kind == t.TACTIC and TWIN[card] != t.NOTHING]
    assert len(tactics) == 17
    for card in tactics:
        twin = CARDS[TWIN[card]]
        assert (twin.tactic, list(ARMY[TWIN[card]])) == (CARDS[card].tactic + 1, list(ARMY[card]))


# --- played on ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("leader", ["sun-tzu", "jan-zizka", "isabella-of-castile", "nostradamus", "marlene-dietrich"])
def test_random_play_from_such_positions_is_sound(leader: str) -> None:
    """Two armed seats, one with the castle: attacks, wars, auctions and defences of all sorts."""
    t_ = new(age=3, resignation=False).give(0, wonders="himeji-castle", leader=leader, resources=6)
    for i, government in enumerate(("constitutional-monarchy", "republic-balanced")):
        t_.give(i, workers={"warriors": 4, "knights": 2}, government=government)
    t_.give(0, cards="raid-i kidnap plunder-i hybrid-war legion hussars")
    t_.give(1, cards="war-over-territory raid-ii spy military-bonus-i rats", hand="iron joan-of-arc").politics(0)
    game, dice = t_.game, Dice(7)
    asked = set()
    for _ in range(250):
        if game.is_over():
            break
        assert game.decision is not None
        asked.add(game.decision.kind)
        game.check()
        properties.listed_commands_are_not_refused(game)
        for cmd in game.legal.commands()[:6]:
            properties.unlisted_commands_are_refused(game, properties.mutations(cmd))
        if dice.below(12) == 0:
            properties.hidden_things_do_not_interfere(game, range(1))
            properties.imagined_states_are_sound(game, range(1))
        push_random(game, dice)
    assert {"politics", "action"} < asked
