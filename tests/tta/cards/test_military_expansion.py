"""Military cards of the expansion: tactics, aggressions, war, pact, territories, bonus cards and impacts."""

from typing import Any

import pytest
from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS
from saecula.tta.cards.house import value
from saecula.tta.cards.plan import Plan
from saecula.tta.law.cards.coubertin import disturb_games
from saecula.tta.law.events.goods import TO_TAKE
from saecula.tta.law.expansion.mix import fixed_deck
from saecula.tta.law.known import learn_of_card, see_hand
from saecula.tta.ratings.limits import colonization_of
from saecula.tta.ratings.tactics import tactical_strength
from saecula.tta.terms import ASK_GOODS, NEW_MILITARY, TECHS
from tests.kit import law
from tests.tta.scenario import RULES, Table, number, pile, table

MODULES = ["balanced", "military", "leaders-wonders"]


def new(seats: int = 2, **options: Any) -> Table:
    return table(seats, modules=MODULES, mode="secret-mix", **options)


def row(slug: str) -> Any:
    return CARDS[number(slug)]


# --- Hussars ------------------------------------------------------------------------------------------------------
def hussars(leader: str = "", **units: int) -> Table:
    """Seat 0 with Hussars and these units only."""
    named = {"warriors": 0, **{slug.replace("_", "-"): count for slug, count in units.items()}}
    return new(age=3).give(workers=named, tactic="hussars", leader=leader or None)


def armies(t_: Table) -> int:
    return tactical_strength(t_.seat(), t_.seat().workers, True)


@law("card.hussars.strength")
def test_hussars_are_worth_two_and_their_lowest_level() -> None:
    assert armies(hussars(knights=2)) == 3
    assert armies(hussars(knights=1, tanks=1)) == 3
    assert armies(hussars(tanks=2)) == 5
    assert armies(hussars(tanks=1)) == 0
    assert hussars(tanks=2).strength() == 2 * 5 + 5


@law("card.hussars.genghis")
def test_warriors_of_genghis_khan_are_hussars_of_level_zero() -> None:
    t_ = hussars("genghis-khan", warriors=1, tanks=1)
    assert (armies(t_), t_.strength()) == (2, 1 + 5 + 2)
    assert armies(hussars(warriors=1, tanks=1)) == 0


@law("card.hussars.grouping")
def test_hussars_are_grouped_for_the_highest_sum() -> None:
    assert armies(hussars(knights=2, tanks=2)) == 3 + 5
    assert armies(hussars(knights=2, tanks=2, air_forces=1)) == 3 + 2 * 5
    assert armies(hussars(knights=3, tanks=1, air_forces=3)) == 2 * (3 + 3)


def test_hussars_with_a_unit_that_counts_twice_and_with_a_leader_under_them() -> None:
    assert armies(hussars("marlene-dietrich", tanks=1)) == 5
    t_ = hussars(knights=2)
    t_.seat().tactic = t_.s.tactics[0] = number("hussars-mastered")
    assert armies(t_) == 4


def best_pairs(levels: list[int], air: int) -> int:
    """Every way to pair riders, one after another."""
    if len(levels) < 2:
        return 0
    first, rest = levels[0], levels[1:]
    best = best_pairs(rest, air)
    for k, other in enumerate(rest):
        left = rest[:k] + rest[k + 1 :]
        value = 2 + min(first, other)
        best = max(best, value + best_pairs(left, air))
        if air:
            best = max(best, 2 * value + best_pairs(left, air - 1))
    return best


@pytest.mark.parametrize("levels", [[1, 1, 2], [1, 2, 3, 3], [1, 1, 2, 2, 3], [1, 2, 2, 3, 3], [2, 2, 2, 3, 1, 1]])
@pytest.mark.parametrize("air", [0, 1, 2])
def test_hussars_are_as_strong_as_any_pairing(levels: list[int], air: int) -> None:
    t_ = hussars()
    units = [0] * TECHS
    for level in levels:
        units[number(("", "knights", "cavalrymen", "tanks")[level])] += 1
    units[number("air-forces")] = air
    assert tactical_strength(t_.seat(), vec[i64](units), True) == best_pairs(levels, air)


# --- Positional Army ----------------------------------------------------------------------------------------------
def test_positional_army_has_its_units_and_two_values() -> None:
    card = row("positional-army")
    types = {"modern-infantry": card.army[0], "tanks": card.army[1], "rockets": card.army[2]}
    t_ = new(age=3).give(workers={"warriors": 0, **types}, tactic="positional-army")
    assert armies(t_) == card.tactic
    old = {"warriors": card.army[0], "knights": card.army[1], "rockets": card.army[2]}
    assert armies(new(age=3).give(workers=old, tactic="positional-army")) == card.outdated


# --- Kidnap -------------------------------------------------------------------------------------------------------
def kidnapping(hand: str, own: str = "", **gifts: Any) -> Table:
    """Seat 0 is about to kidnap a card of seat 1."""
    t_ = new().give(0, workers={"warriors": 5}, cards="kidnap", hand=own, **gifts).give(1, hand=hand)
    return t_.politics(0)


@law("card.kidnapping.look-after-success", log=False)
def test_the_cards_to_kidnap_are_offered_only_after_the_success() -> None:
    t_ = kidnapping("iron alchemy").give(1, cards="military-bonus-i").do("attack kidnap 2")
    assert (t_.asked, t_.decider) == ("aggression-defence", 1)
    assert not t_.legal("choose")
    t_.do("concede")
    assert (t_.asked, t_.decider) == ("aggression-pick", 0)
    assert RULES.view(t_.s, 0).seats[1].open["hand"] == list(t_.seat(1).hand)
    assert t_.legal() == ["choose iron", "choose alchemy", "done"]


@law("card.kidnapping.may-decline")
def test_kidnap_takes_a_card_of_the_open_hand_or_none() -> None:
    t_ = kidnapping("iron rich-land-i rich-land-i alchemy").do("attack kidnap 2")
    assert t_.legal() == ["choose iron", "choose rich-land-i", "choose alchemy", "done"]
    t_.do("done")
    assert (len(t_.seat(1).hand), list(t_.seat().hand), t_.seat().military) == (4, [], 2 - row("kidnap").price)
    t_ = kidnapping("iron alchemy").do("attack kidnap 2", "choose alchemy")
    assert [t_.names(t_.seat(i).hand) for i in range(2)] == [["alchemy"], ["iron"]]
    assert t_.names(t_.s.discards[1]) == ["kidnap"]


def test_a_repelled_kidnap_takes_nothing() -> None:
    t_ = new().give(0, workers={"warriors": 2}, cards="kidnap").give(1, hand="iron", cards="military-bonus-i")
    t_.politics(0).do("attack kidnap 2", "defend military-bonus-i", "hold")
    assert (t_.asked, t_.names(t_.seat(1).hand)) == ("action", ["iron"])


@law("card.kidnapping.hand-limit")
def test_a_full_hand_kidnaps_nothing() -> None:
    t_ = kidnapping("iron", "alchemy irrigation knights swordsmen").do("attack kidnap 2")
    assert (t_.asked, t_.names(t_.seat(1).hand), len(t_.seat().hand)) == ("action", ["iron"], 4)


@law("card.kidnapping.tech-duplicate")
def test_known_technologies_are_not_kidnapped() -> None:
    t_ = kidnapping("iron alchemy knights", "alchemy", techs="iron").do("attack kidnap 2")
    assert t_.legal() == ["choose knights", "done"]


@law("card.kidnapping.leader-age")
def test_a_second_leader_of_an_age_is_not_kidnapped() -> None:
    t_ = kidnapping("joan-of-arc iron").do("attack kidnap 2")
    assert t_.legal() == ["choose joan-of-arc", "choose iron", "done"]
    t_.do("choose joan-of-arc")
    assert t_.seat().leaders_taken >> 1 & 1
    t_ = kidnapping("joan-of-arc iron")
    t_.seat().leaders_taken = 1 << 1  # also when that leader is gone
    assert t_.do("attack kidnap 2").legal() == ["choose iron", "done"]


@law("card.kidnapping.action-card-usable")
def test_a_kidnapped_card_is_played_in_the_same_turn_for_culture() -> None:
    t_ = kidnapping("cultural-heritage-a", science=0).do("attack kidnap 2", "choose cultural-heritage-a")
    assert (t_.seat().kidnapped, list(t_.seat().taken)) == (number("cultural-heritage-a"), [])
    gain = row("cultural-heritage-a").gain_culture
    t_.do("play cultural-heritage-a")
    assert (t_.seat().culture, t_.seat().kidnapped) == (3 + gain, t.NOTHING)
    t_ = kidnapping("iron", science=5).do("attack kidnap 2", "choose iron", "develop iron")
    assert t_.seat().culture == 3
    t_ = kidnapping("joan-of-arc").do("attack kidnap 2", "choose joan-of-arc", "elect joan-of-arc")
    assert t_.seat().culture == 3
    t_ = kidnapping("iron", science=5).do("attack kidnap 2", "choose iron", "end").actions(0).do("develop iron")
    assert t_.seat().culture == 0


# --- Occupy -------------------------------------------------------------------------------------------------------
def test_occupy_takes_of_everything_as_far_as_it_is_there() -> None:
    t_ = new(age=3).give(0, workers={"warriors": 5}, cards="occupy", government="constitutional-monarchy")
    n = value("occupy", "amount")
    t_.give(1, food=n + 1, resources=n - 1, science=1, culture=n + 4).politics(0).do("attack occupy 2")
    assert [(t_.food(i), t_.resources(i), t_.seat(i).science, t_.seat(i).culture) for i in range(2)] == [
        (n, n - 1, 1, n),
        (1, 0, 0, 4),
    ]
    assert t_.seat().military == 4 - row("occupy").price


# --- Hybrid War ---------------------------------------------------------------------------------------------------
def hybrid() -> Table:
    t_ = new(age=3).give(0, workers={"warriors": 4, "religion": 3}, government="constitutional-monarchy")
    t_.give(0, cards="hybrid-war").give(1, workers={"religion": 3}, government="monarchy", culture=20)
    return t_.politics(0)


def test_hybrid_war_makes_both_unhappy_as_long_as_it_lasts() -> None:
    t_ = hybrid()
    before = [t_.happiness(i) for i in range(2)]
    assert before == [3, 3]
    t_.do("declare hybrid-war 2")
    left = 3 - value("hybrid-war", "unhappy-faces")
    assert [t_.happiness(i) for i in range(2)] == [left, left]
    for i in range(2):
        assert sum(addend.amount for addend in t_.game.explain("happiness", i)) == left
    assert t_.seat().military == 4 - row("hybrid-war").price
    t_.begin_turn(0)
    assert [t_.happiness(i) for i in range(2)] == before


def test_hybrid_war_takes_culture_equal_to_the_advantage() -> None:
    t_ = hybrid().do("declare hybrid-war 2").begin_turn(0)
    advantage = t_.strength(0) - t_.strength(1)
    assert [t_.seat(i).culture for i in range(2)] == [advantage, 20 - advantage]
    t_ = hybrid().give(1, culture=1).do("declare hybrid-war 2").begin_turn(0)
    assert [t_.seat(i).culture for i in range(2)] == [1, 0]


def test_hybrid_war_ends_with_a_resignation() -> None:
    t_ = new(3, age=3).give(0, workers={"religion": 2}, cards="hybrid-war", government="constitutional-monarchy")
    t_.politics(0).do("declare hybrid-war 2")
    assert t_.happiness(0) == 0
    t_.politics(1).do("resign")
    assert t_.happiness(0) == 2


# --- Naval Trade Agreement ----------------------------------------------------------------------------------------
def trading(side: str = "a") -> Table:
    t_ = new(3).give(0, cards="naval-trade-agreement").politics(0).do(f"offer naval-trade-agreement 2 {side}")
    return t_.do("accept")


def test_naval_trade_agreement_gives_colonization_to_one_and_blue_tokens_to_the_other() -> None:
    t_ = trading()
    pact = "naval-trade-agreement"
    a, b = (value(pact, "a-colonization"), 16 + value(pact, "a-blue")), (0, 16 + value(pact, "b-blue"))
    assert [(colonization_of(t_.s, i), t_.seat(i).blue) for i in range(3)] == [a, b, (0, 16)]
    t_.politics(1).do("cancel 1")
    assert [(colonization_of(t_.s, i), t_.seat(i).blue) for i in range(3)] == [(0, 16), (0, 16), (0, 16)]
    t_ = trading("b")
    assert [(colonization_of(t_.s, i), t_.seat(i).blue) for i in range(3)] == [b, a, (0, 16)]


def test_naval_trade_agreement_counts_in_an_auction() -> None:
    t_ = trading().reveal("vast-territory-i")
    most = 1 + value("naval-trade-agreement", "a-colonization")
    assert t_.legal("bid") == [f"bid {n}" for n in range(1, most + 1)]
    t_.do(f"bid {most}", "pass", "pass", "send warriors", "land")
    assert t_.names(t_.seat().colonies) == ["vast-territory-i"]


def test_blue_tokens_of_a_broken_agreement_come_from_cards_if_the_bank_is_empty() -> None:
    t_ = trading().give(1, blue=1, resources=0)
    t_.seat(1).blue, t_.seat(1).tokens[number("bronze")] = 0, 4
    t_.settle().politics(0).do("cancel 1")
    assert (t_.asked, t_.decider) == ("lose-blue-source", 1)
    lost = value("naval-trade-agreement", "b-blue")
    t_.do(*["choose bronze"] * lost)
    assert (t_.resources(1), t_.asked) == (4 - lost, "action")


def test_a_partner_who_resigns_takes_the_agreement_along() -> None:
    t_ = trading("b")  # seat 0 has the blue tokens
    t_.seat(0).blue, t_.seat(0).tokens[number("bronze")] = 0, 3
    t_.settle().politics(1).do("resign")
    assert (t_.asked, t_.decider) == ("lose-blue-source", 0)
    t_.do("choose bronze", "choose bronze")
    assert t_.resources(0) == 1


@law("resign.last-player-wins")
def test_whoever_is_left_alone_has_won_and_loses_no_tokens_any_more() -> None:
    t_ = trading("b").politics(2).do("resign")
    t_.seat(0).blue, t_.seat(0).tokens[number("bronze")] = 0, 3
    t_.settle().politics(1).do("resign")
    assert (t_.game.is_over(), t_.s.stack, t_.resources(0)) == (True, [], 3)


# --- territories --------------------------------------------------------------------------------------------------
@law("card.autonomous-territory.choose")
@pytest.mark.parametrize("choice", ["food 6", "resources 5", "science 4", "culture 7"])
def test_autonomous_territory_gives_one_of_four_rewards(choice: str) -> None:
    t_ = new(age=2).give(blue=12).reveal("autonomous-territory").do("bid 1", "pass", "send warriors", "land")
    card = row("autonomous-territory")
    assert (t_.asked, t_.decider) == ("goods", 0)
    assert (t_.seat().civil_total, t_.seat().military_total) == (4 + card.civil, 2 + card.military)
    assert t_.seat().blue == 12 + card.blue
    assert t_.legal() == ["food 6", "resources 5", "science 4", "culture 7"]
    before = (t_.food(), t_.resources(), t_.seat().science, t_.seat().culture)
    t_.do(choice)
    after = (t_.food(), t_.resources(), t_.seat().science, t_.seat().culture)
    kind, amount = choice.split()
    place = ["food", "resources", "science", "culture"].index(kind)
    assert [new_ - old for new_, old in zip(after, before, strict=True)] == [
        int(amount) if k == place else 0 for k in range(4)
    ]
    assert t_.seat().score[t.BY_COLONY] == (7 if kind == "culture" else 0)


@law("expansion.balance.wealthy-territory")
def test_wealthy_territory_gives_what_its_module_says() -> None:
    t_ = new().give(resources=0).reveal("wealthy-territory-i-new").do("bid 1", "pass", "send warriors", "land")
    assert t_.resources() == row("wealthy-territory-i-new").gain_resource
    t_ = table(modules=["balanced"]).give(resources=0).reveal("wealthy-territory-i")
    t_.do("bid 1", "pass", "send warriors", "land")
    assert t_.resources() == row("wealthy-territory-i").gain_resource == 5
    assert row("wealthy-territory-i").blue == 3


# --- bonus cards --------------------------------------------------------------------------------------------------
@law("expansion.military.contents")
@pytest.mark.parametrize(
    ("age", "slug"), [(1, "military-bonus-i"), (2, "military-bonus-ii"), (3, "military-bonus-iii")]
)
def test_every_deck_has_one_bonus_card_more(age: int, slug: str) -> None:
    counts = [fixed_deck(age, False, 2, plan).count(number(slug)) for plan in (Plan(), Plan(NEW_MILITARY))]
    assert counts == [6, 7]


# --- impacts ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "awards"), [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])])
def test_impact_of_culture_ranks_by_the_rating(seats: int, awards: list[int]) -> None:
    t_ = new(seats, age=3)
    for i in range(seats):  # the last seat has the highest rating
        t_.give(i, workers={"religion": i})
    t_.reveal("impact-of-culture")
    assert [t_.seat(i).culture for i in range(seats)] == [award + (i == 0) for i, award in enumerate(awards[::-1])]


def test_equals_are_ranked_from_the_revealer_in_the_impact_of_culture() -> None:
    t_ = new(3, age=3).reveal("impact-of-culture", 1)
    assert [t_.seat(i).culture for i in range(3)] == [0, 14 + 1, 7]


def test_impact_of_harmony_counts_what_there_is_least_of() -> None:
    t_ = new(age=3).give(1, workers={"agriculture": 3, "bronze": 4, "philosophy": 2, "religion": 2, "warriors": 3})
    t_.reveal("impact-of-harmony")
    assert [t_.seat(i).culture for i in range(2)] == [4 * 1 + 1, 4 * 3]
    t_ = new(age=3).give(1, workers={"warriors": 0}).reveal("impact-of-harmony")
    assert t_.seat(1).culture == 0


# --- the Games ----------------------------------------------------------------------------------------------------
def games(card: str, i: int) -> Table:
    """Seat 0 holds the Games; seat `i` is about to attack the other."""
    t_ = new(age=3).give(i, workers={"warriors": 5}, cards=card, government="constitutional-monarchy", culture=20)
    t_.politics(i)
    t_.s.games_of, t_.s.games_penalty = 0, 8
    return t_


@pytest.mark.parametrize("i", [0, 1])
def test_whoever_attacks_during_the_games_loses_culture(i: int) -> None:
    assert games("plunder-i", i).do(f"attack plunder-i {2 - i}").seat(i).culture == 12
    assert games("hybrid-war", i).do(f"declare hybrid-war {2 - i}").seat(i).culture == 12
    t_ = games("plunder-i", i)
    t_.s.games_of, t_.s.games_penalty = t.NOTHING, 0
    disturb_games(t_.s, i)
    assert t_.seat(i).culture == 20


# --- taking from oneself ------------------------------------------------------------------------------------------
@law("card.nostradamus.self-transfer")
def test_who_takes_from_itself_loses_first_and_then_gains() -> None:
    t_ = new(age=2).give(1, techs="coal", resources=0)
    t_.seat(1).tokens[number("bronze")] = 3
    t_.settle()
    frame = t_.s.stack[-1].copy()
    frame.kind, frame.seat, frame.step, frame.a, frame.b = ASK_GOODS, 0, TO_TAKE, 1, 1
    frame.data = vec[i64]([0, 3, 0, 0])
    t_.s.stack.append(frame)
    t_.do("resources 3")
    assert (t_.resources(1), t_.seat(1).tokens[number("coal")], t_.seat(1).tokens[number("bronze")]) == (3, 1, 0)


# --- known hands --------------------------------------------------------------------------------------------------
def spied() -> Table:
    """Seat 0 has seen the hand of seat 1."""
    t_ = new(3).give(1, cards="raid-i raid-i rats legion war-over-territory", workers={"warriors": 5})
    see_hand(t_.s, 0, 1)
    assert known(t_) == ["raid-i", "raid-i", "rats", "legion", "war-over-territory"]
    return t_


def known(t_: Table, i: int = 0) -> list[str]:
    pairs = t_.seat(i).known
    assert all(owner == 1 for owner in pairs[::2])
    return t_.names(pairs[1::2])


def test_a_second_look_replaces_the_first_and_draws_leave_it() -> None:
    t_ = spied()
    see_hand(t_.s, 0, 1)
    assert len(known(t_)) == 5
    t_.seat(1).cards = pile([*t_.seat(1).cards, *t_.claim("spy")])
    assert len(known(t_)) == 5
    for seat, seen in ((0, True), (1, False), (2, False)):
        more = RULES.view(t_.s, seat).seats[0].open["more"]
        assert isinstance(more, dict)
        assert ("known" in more) == seen


@law("cards.military.secret")
def test_cards_that_are_shown_take_their_own_knowledge_along() -> None:
    t_ = spied().politics(1).do("attack raid-i 3")
    assert known(t_) == ["raid-i", "rats", "legion", "war-over-territory"]
    t_ = spied().actions(1).do("tactic legion")
    assert known(t_) == ["raid-i", "raid-i", "rats", "war-over-territory"]


@law("cards.military.secret")
def test_a_hidden_card_may_have_been_any_of_its_age() -> None:
    t_ = spied().events(current="crusades raiders").politics(1).do("prepare rats")
    assert known(t_) == ["war-over-territory"]
    t_ = spied().give(0, workers={"warriors": 9}, cards="plunder-i").politics(0).do("attack plunder-i 2")
    t_.do("defend war-over-territory")
    assert known(t_) == ["raid-i", "raid-i", "rats", "legion"]


def test_of_cards_that_are_seen_one_by_one_each_is_known_once() -> None:
    t_ = new(3).give(1, cards="raid-i rats legion")
    for slug in ("raid-i", "rats", "raid-i", "legion", "rats"):
        learn_of_card(t_.seat(0), 1, number(slug))
    assert known(t_) == ["raid-i", "rats", "legion"]
    learn_of_card(t_.seat(0), 2, number("legion"))  # another's copy is another card
    assert t_.seat(0).known[-2:] == [2, number("legion")]


def test_nothing_is_known_of_a_hand_that_is_gone() -> None:
    assert known(spied().politics(1).do("resign")) == []
