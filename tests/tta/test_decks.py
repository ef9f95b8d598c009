"""Which cards a table uses: modules, ways to mix leaders and wonders, players; and the settings that say so."""

from collections import Counter
from itertools import product

import pytest

from saecula.core.errors import OptionError
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, CARDS, KIND, NUMBER, SLUGS
from saecula.tta.cards.plan import Plan
from saecula.tta.law.expansion.balance import module_powers
from saecula.tta.law.expansion.mix import civil_deck, copies_of, drawn, fixed_deck, is_drawn, pool, share
from saecula.tta.options import checked_options, plan_of
from saecula.tta.powers import ARENA_III_DISCOUNT, ARENA_III_STRENGTH
from saecula.tta.terms import (
    BALANCED,
    LEADERS_WONDERS,
    MODE_IDS,
    MODULE_IDS,
    NEW_MILITARY,
    ONLY_NEW,
    OPEN_MIX,
    SECRET_MIX,
)
from tests.kit import law

every_count = pytest.mark.parametrize("players", [2, 3, 4])
BOTH = BALANCED | LEADERS_WONDERS
CIVIL = {
    "base": {2: [20, 44, 44, 44], 3: [20, 50, 50, 50], 4: [20, 53, 53, 53]},
    "balanced": {2: [20, 44, 44, 44], 3: [20, 51, 53, 55], 4: [20, 54, 55, 56]},
    "mix": {2: [20, 44, 44, 44], 3: [22, 52, 52, 52], 4: [22, 55, 55, 55]},
    "balanced mix": {2: [20, 44, 44, 44], 3: [22, 53, 55, 57], 4: [22, 56, 57, 58]},
}
PLANS = [
    ("base", Plan()),
    ("base", Plan(NEW_MILITARY)),
    ("base", Plan(LEADERS_WONDERS, ONLY_NEW)),
    ("balanced", Plan(BALANCED)),
    ("balanced", Plan(BOTH, ONLY_NEW)),
    ("mix", Plan(LEADERS_WONDERS, SECRET_MIX)),
    ("mix", Plan(LEADERS_WONDERS | NEW_MILITARY, OPEN_MIX)),
    ("balanced mix", Plan(BOTH, SECRET_MIX)),
    ("balanced mix", Plan(BOTH | NEW_MILITARY, OPEN_MIX)),
]


def deck(age: int, players: int, plan: Plan, civil: bool = True) -> Counter[str]:
    return Counter(SLUGS[card] for card in fixed_deck(age, civil, players, plan))


def deck_size(age: int, civil: bool, players: int, plan: Plan) -> int:
    """As large as a deck is with leaders and wonders in the order of their numbers."""
    if not civil:
        return len(fixed_deck(age, False, players, plan))
    picked: list[int] = []
    for kind in (t.LEADER, t.WONDER):
        cards = pool(age, kind, plan)
        picked += drawn(cards, share(kind, players, plan), list(plan.chosen), list(range(len(cards))))
    return len(civil_deck(age, players, plan, picked))


# --- sizes --------------------------------------------------------------------------------------------------------
@law("expansion.modules.independent", "expansion.balance.count-3p", "expansion.balance.count-4p")
@every_count
@pytest.mark.parametrize(("name", "plan"), PLANS)
def test_civil_decks_have_their_sizes(name: str, plan: Plan, players: int) -> None:
    assert [deck_size(age, True, players, plan) for age in range(4)] == CIVIL[name][players]


@law("expansion.military.replace-decks")
@every_count
@pytest.mark.parametrize("modules", range(8))
def test_military_decks_have_their_sizes(modules: int, players: int) -> None:
    plan = Plan(modules, SECRET_MIX if modules & LEADERS_WONDERS else 0)
    sizes = (
        {2: [11, 48, 52, 47], 3: [11, 51, 56, 51]}
        if modules & NEW_MILITARY
        else {2: [10, 43, 46, 41], 3: [10, 45, 50, 45]}
    )
    assert [deck_size(age, False, players, plan) for age in range(4)] == sizes[min(players, 3)]


@every_count
def test_one_base_leader_and_wonder_more_make_two_cards_in_every_deck(players: int) -> None:
    plan = Plan(LEADERS_WONDERS, ONLY_NEW, plus_one=True)
    assert [deck_size(age, True, players, plan) for age in range(4)] == [size + 2 for size in CIVIL["base"][players]]
    assert {KIND[card] for card in pool(2, t.LEADER, plan)} == {t.LEADER}
    assert not any(CARDS[card].module == LEADERS_WONDERS for card in pool(2, t.LEADER, plan))


# --- the balanced game --------------------------------------------------------------------------------------------
@law("expansion.balance.replace-leaders-wonders", "expansion.balance.replace-techs", "expansion.balance.single-copy")
@every_count
def test_balanced_cards_take_the_places_of_their_base_cards(players: int) -> None:
    decks = [deck(age, players, Plan(BALANCED)) for age in range(4)]
    for row in CARDS:
        if row.module == BALANCED and row.kind != t.ARENA:
            assert decks[row.age][row.replaces] == 0
            assert decks[row.age][row.slug] >= 1
    assert decks[3]["communism-balanced"] == decks[3]["fundamentalism-balanced"] == 1


@law("expansion.balance.double-copy", "expansion.balance.military-theory", "expansion.balance.marks-4-to-3plus")
def test_three_technologies_marked_four_are_marked_three_now() -> None:
    for slug, age in (("republic-balanced", 2), ("professional-sports", 3), ("military-theory", 3)):
        assert [deck(age, players, Plan(BALANCED))[slug] for players in (2, 3, 4)] == [1, 2, 2]


@law("expansion.balance.add-actions", "expansion.components.extra-civil")
def test_six_action_cards_are_added_for_three_and_four_players() -> None:
    more = [(1, "rich-land-i"), (2, "frugality-ii"), (2, "urban-growth-ii")]
    more += [(3, "patriotism-iii"), (3, "reserves-iii"), (3, "revolutionary-idea-iii")]
    for age, slug in more:
        before = [deck(age, players, Plan())[slug] for players in (2, 3, 4)]
        after = [deck(age, players, Plan(BALANCED))[slug] for players in (2, 3, 4)]
        assert after == [before[0], before[1] + 1, before[2] + 1]


@law("expansion.balance.wealthy-territory")
def test_the_changed_territory_comes_with_the_military_decks() -> None:
    assert deck(1, 2, Plan(BALANCED), False)["wealthy-territory-i"] == 1
    military = deck(1, 2, Plan(NEW_MILITARY), False)
    assert (military["wealthy-territory-i"], military["wealthy-territory-i-new"]) == (0, 1)
    assert [deck(age, 2, Plan(NEW_MILITARY), False)[f"military-bonus-{'i' * age}"] for age in (1, 2, 3)] == [7, 7, 7]


def test_two_players_have_no_pact_of_the_new_decks_either() -> None:
    assert deck(1, 2, Plan(NEW_MILITARY), False)["naval-trade-agreement"] == 0
    assert [sum(CARDS[NUMBER[s]].kind == t.PACT for s in deck(a, 3, Plan(NEW_MILITARY), False)) for a in (1, 2, 3)] == [
        3,
        4,
        4,
    ]


def test_arenas_of_level_three_are_changed_by_powers_of_everybody() -> None:
    old, new = CARDS[NUMBER["professional-sports"]], CARDS[NUMBER["professional-sports-balanced"]]
    powers = dict(module_powers(BALANCED))
    assert old.strength + powers[ARENA_III_STRENGTH] == new.strength
    assert old.cost - powers[ARENA_III_DISCOUNT] == new.cost
    assert module_powers(NEW_MILITARY) == []


# --- leaders and wonders ------------------------------------------------------------------------------------------
@law("expansion.mix.only.replace-all", "expansion.mix.only.same-counts")
@every_count
def test_only_the_new_ones(players: int) -> None:
    plan = Plan(LEADERS_WONDERS, ONLY_NEW)
    for age in range(4):
        cards = [NUMBER[slug] for slug in deck(age, players, plan)]
        kinds = Counter(KIND[card] for card in cards)
        assert (kinds[t.LEADER], kinds[t.WONDER], kinds[t.POINTER]) == (6, 4, 0)
        assert all(CARDS[card].module == LEADERS_WONDERS for card in cards if KIND[card] in (t.LEADER, t.WONDER))


@law("expansion.mix.secret.pools", "expansion.mix.secret.counts-2p", "expansion.mix.secret.counts-3p4p")
@pytest.mark.parametrize("mode", [SECRET_MIX, OPEN_MIX])
@pytest.mark.parametrize("modules", [LEADERS_WONDERS, BOTH])
def test_a_mix_draws_from_twelve_leaders_and_eight_wonders(mode: int, modules: int) -> None:
    plan = Plan(modules, mode)
    for age in range(4):
        assert (len(pool(age, t.LEADER, plan)), len(pool(age, t.WONDER, plan))) == (12, 8)
        assert all(is_drawn(card, plan) for card in pool(age, t.LEADER, plan))
        balanced = [card for card in pool(age, t.LEADER, plan) if CARDS[card].module == BALANCED]
        assert bool(balanced) == bool(modules & BALANCED)
    assert [(share(t.LEADER, players, plan), share(t.WONDER, players, plan)) for players in (2, 3, 4)] == [
        (6, 4),
        (7, 5),
        (7, 5),
    ]


@law("expansion.mix.open.pointers-in-decks", "expansion.mix.open.pointers-2p", "expansion.mix.open.pointers-3p4p")
@every_count
def test_pointers_stand_in_the_decks_of_an_open_mix(players: int) -> None:
    plan = Plan(LEADERS_WONDERS, OPEN_MIX)
    slots = {t.LEADER: 6 if players == 2 else 7, t.WONDER: 4 if players == 2 else 5}
    for age in range(4):
        cards = fixed_deck(age, True, players, plan)
        assert not any(KIND[card] in (t.LEADER, t.WONDER) for card in cards)
        for kind, most in slots.items():
            found = sorted(CARDS[c].amount for c in cards if KIND[c] == t.POINTER and CARDS[c].effect == kind)
            assert found == (list(range(1, most + 1)) if age else [])


def test_chosen_cards_are_in_and_chance_fills_up() -> None:
    plan = Plan(LEADERS_WONDERS, SECRET_MIX)
    leaders = pool(0, t.LEADER, plan)
    chosen = [NUMBER["sun-tzu"], NUMBER["homer"], NUMBER["pyramids"]]
    picked = drawn(leaders, 6, chosen, list(range(12)))
    assert len(set(picked)) == len(picked) == 6
    assert {NUMBER["sun-tzu"], NUMBER["homer"]} <= set(picked) <= set(leaders)
    assert drawn(leaders, 6, [], [11, 3, 5, 1, 0, 2, 4, 6, 7, 8, 9, 10]) == [leaders[k] for k in (11, 3, 5, 1, 0, 2)]


def test_no_card_is_used_more_often_than_it_has_copies() -> None:
    for modules, players in product(range(8), (2, 3, 4)):
        plan = Plan(modules, OPEN_MIX if modules & LEADERS_WONDERS else 0)
        for age, civil in product(range(4), (True, False)):
            for card, count in Counter(fixed_deck(age, civil, players, plan)).items():
                assert count == copies_of(card, players, plan)
                assert AGE[card] == age


# --- settings -----------------------------------------------------------------------------------------------------
def test_a_table_without_modules_has_the_settings_of_the_base_game() -> None:
    assert checked_options({}) == {"seats": 2, "resignation": True}
    assert checked_options({"seats": 3, "modules": []}) == {"seats": 3, "resignation": True}
    assert (plan_of(checked_options({})).modules, plan_of(checked_options({})).mode) == (0, 0)


@pytest.mark.parametrize("count", range(8))
def test_modules_may_be_combined_freely(count: int) -> None:
    wanted = [name for k, name in enumerate(MODULE_IDS) if count >> k & 1]
    checked = checked_options({"modules": tuple(reversed(wanted))})
    assert checked.get("modules", []) == wanted
    assert plan_of(checked).modules == count
    assert ("mode" in checked) == ("leaders-wonders" in wanted)


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"mode": "open-mix", "hidden_future": True}, "hidden_future"),
        ({"mode": "expansion-only", "plus_one": True}, "plus_one"),
        ({"mode": "secret-mix", "draft": True}, "draft"),
        ({"mode": "open-mix", "draft": True}, "draft"),
    ],
)
def test_variants_belong_to_their_modes(given: dict[str, object], field: str) -> None:
    checked = checked_options({"modules": ["leaders-wonders"], **given})
    assert checked[field] is True
    assert getattr(plan_of(checked), field) is True
    assert plan_of(checked).mode == MODE_IDS.index(str(given["mode"]))


@law("expansion.variant.chosen-cards", "expansion.balance.keep-old-option")
def test_chosen_and_old_cards_are_named() -> None:
    checked = checked_options(
        {
            "modules": ["balanced", "leaders-wonders"],
            "mode": "secret-mix",
            "chosen": ["colossus", "hammurabi", "sun-tzu"],
            "keep_old": ["hammurabi"],
        }
    )
    plan = plan_of(checked)
    assert [SLUGS[card] for card in plan.chosen] == ["colossus-balanced", "hammurabi", "sun-tzu"]
    assert NUMBER["hammurabi"] in pool(0, t.LEADER, plan)
    assert NUMBER["hammurabi-balanced"] not in pool(0, t.LEADER, plan)
    assert len(pool(0, t.LEADER, plan)) == 12


BAD: list[tuple[dict[str, object], str, str]] = [
    ({"modules": "balanced"}, "modules", "list of names"),
    ({"modules": [1]}, "modules", "list of names"),
    ({"modules": ["draft"]}, "modules", "is no module"),
    ({"mode": "open-mix"}, "mode", "needs a module"),
    ({"modules": ["balanced"], "mode": "open-mix"}, "mode", "leaders-wonders"),
    ({"modules": ["leaders-wonders"], "mode": "mix"}, "mode", "one of"),
    ({"modules": ["leaders-wonders"], "mode": "secret-mix", "hidden_future": True}, "hidden_future", "open-mix"),
    ({"modules": ["leaders-wonders"], "mode": "open-mix", "plus_one": True}, "plus_one", "expansion-only"),
    ({"modules": ["leaders-wonders"], "draft": True}, "draft", "secret-mix"),
    ({"modules": ["leaders-wonders"], "draft": 1}, "draft", "true or false"),
    ({"modules": ["leaders-wonders"], "chosen": ["homer"]}, "chosen", "secret-mix"),
    ({"modules": ["leaders-wonders"], "mode": "open-mix", "chosen": ["iron"]}, "chosen", "no leader or wonder"),
    ({"modules": ["leaders-wonders"], "mode": "open-mix", "chosen": ["zeus"]}, "chosen", "no leader or wonder"),
    (
        {
            "modules": ["leaders-wonders"],
            "mode": "open-mix",
            "chosen": ["pyramids", "colossus", "stonehenge", "acropolis", "hanging-gardens"],
        },
        "chosen",
        "at most 4 wonders of Age A",
    ),
    ({"modules": ["balanced"], "keep_old": ["iron"]}, "keep_old", "no base card"),
    ({"modules": ["balanced"], "keep_old": ["republic"]}, "keep_old", "number of cards"),
    ({"modules": ["military"], "keep_old": ["hammurabi"]}, "keep_old", "no base card"),
]


@pytest.mark.parametrize(("given", "field", "words"), BAD)
def test_a_bad_setting_is_named(given: dict[str, object], field: str, words: str) -> None:
    with pytest.raises(OptionError) as error:
        checked_options(given)
    assert error.value.field == field
    assert words in str(error.value)
