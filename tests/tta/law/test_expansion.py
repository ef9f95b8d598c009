"""expansion.components.*, .modules.*, .balance.*, .military.*: what the box holds, and decks by module and players."""

from collections import Counter

import pytest

from saecula.core.event import SPECTATOR
from saecula.core.rng import Dice
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import CARDS, NUMBER, SLUGS
from saecula.tta.cards.house import value
from saecula.tta.cards.plan import Plan
from saecula.tta.law.expansion.mix import copies_of, fixed_deck, share
from saecula.tta.options import checked_options, plan_of
from saecula.tta.rules import TtaRules
from saecula.tta.state import State
from saecula.tta.terms import BALANCED, LEADERS_WONDERS, MODULE_IDS, NEW_MILITARY, OPEN_MIX
from tests.kit import law
from tests.kit.games import new_game, push_random
from tests.tta.scenario import table

RULES = TtaRules()
every_count = pytest.mark.parametrize("players", [2, 3, 4])
LATER = (1, 2, 3)


def deck(age: int, players: int, modules: int, civil: bool = True) -> Counter[str]:
    return Counter(SLUGS[card] for card in fixed_deck(age, civil, players, Plan(modules)))


def sizes(players: int, modules: int, civil: bool = True) -> list[int]:
    return [deck(age, players, modules, civil).total() for age in range(4)]


# --- the box ------------------------------------------------------------------------------------------------------
@law("expansion.components.military")
def test_nineteen_military_cards_are_added() -> None:
    added = [sum((deck(age, 4, NEW_MILITARY, False) - deck(age, 4, 0, False)).values()) for age in range(4)]
    replaced = [0, 1, 0, 0]  # the changed territory
    assert [more - less for more, less in zip(added, replaced, strict=True)] == [1, 6, 6, 6]


@law("expansion.components.extra-civil")
def test_six_civil_cards_are_marked_three_and_more() -> None:
    found = []
    for age in LATER:
        more = [deck(age, players, BALANCED) - deck(age, players, 0) for players in (2, 3, 4)]
        actions = [sum(n for slug, n in cards.items() if CARDS[NUMBER[slug]].kind == t_.ACTION) for cards in more]
        found.append(actions)
    assert found == [[0, 1, 1], [0, 2, 2], [0, 3, 3]]


@law("expansion.components.replacements")
def test_every_replacement_takes_the_place_of_a_card_of_its_name() -> None:
    rows = [row for row in CARDS if row.module == BALANCED]
    for row in rows:
        old = CARDS[NUMBER[row.replaces]]
        assert (old.name, old.age, old.kind) == (row.name, row.age, row.kind)
    kinds = Counter(row.kind for row in rows)
    assert (kinds[t_.LEADER], kinds[t_.WONDER]) == (7, 5)
    changed = {"communism-balanced": 1, "fundamentalism-balanced": 1, "republic-balanced": 2, "professional-sports": 2}
    decks = [deck(age, 4, BALANCED) for age in range(4)]
    copies = {slug: sum(cards[slug] for cards in decks) for slug in changed}
    assert copies == changed
    assert sum(copies.values()) + 1 == 7  # and one Military Theory


@law("expansion.components.boards")
def test_the_boards_have_a_side_for_two_and_a_side_for_more_players() -> None:
    plan = Plan(LEADERS_WONDERS, OPEN_MIX)
    assert [(share(t_.LEADER, n, plan), share(t_.WONDER, n, plan)) for n in (2, 3, 4)] == [(6, 4), (7, 5), (7, 5)]
    for players, sides in ((2, (6, 4)), (3, (7, 5)), (4, (7, 5))):
        s = table(players, modules=["leaders-wonders"], mode="open-mix").s
        lying = Counter((CARDS[card].kind, CARDS[card].age) for card in s.boards if card != t_.NOTHING)
        assert [(lying[t_.LEADER, age], lying[t_.WONDER, age]) for age in LATER] == [sides] * 3


@law("expansion.components.start-token")
def test_everybody_sees_who_starts() -> None:
    t = table(3, modules=MODULE_IDS, start=2)
    for seat in (0, 1, 2, SPECTATOR):
        assert RULES.view(t.s, seat).open["start_seat"] == 2
    t.do("end")
    assert RULES.view(t.s, 0).open["start_seat"] == 2


@law("expansion.modules.independent")
@every_count
@pytest.mark.parametrize("modules", range(8))
def test_any_modules_may_be_used_together(modules: int, players: int) -> None:
    names = [MODULE_IDS[k] for k in range(3) if modules >> k & 1]
    game, dice = new_game(RULES, {"seats": players, "modules": names, "resignation": False}, modules), Dice(modules)
    s = game.state
    assert isinstance(s, State)
    dealt = [
        card for cards in [*s.civil_decks, *s.military_decks, s.civil_deck, s.military_deck, s.row] for card in cards
    ]
    there = {CARDS[card].module for card in [*dealt, *s.current_events] if card != t_.NOTHING}
    assert there - {0} == {1 << k for k in range(3) if modules >> k & 1}, "cards of these modules and no other"
    for _ in range(30):
        game.check()
        push_random(game, dice)
    assert game.ply == 30


# --- the balanced game --------------------------------------------------------------------------------------------
@law("expansion.balance.replace-leaders-wonders")
def test_leaders_and_wonders_have_their_new_version_only() -> None:
    names = {
        0: "hammurabi julius-caesar colossus hanging-gardens",
        1: "michelangelo st-peters-basilica",
        2: "napoleon-bonaparte william-shakespeare johann-sebastian-bach ocean-liner-service transcontinental-railroad",
        3: "mahatma-gandhi",
    }
    for age, slugs in names.items():
        for slug in slugs.split():
            for players in (2, 3, 4):
                new, base = deck(age, players, BALANCED), deck(age, players, 0)
                assert (new[slug], new[f"{slug}-balanced"]) == (0, 1)
                assert (base[slug], base[f"{slug}-balanced"]) == (1, 0)


@law("expansion.balance.replace-techs", "expansion.balance.single-copy", "expansion.balance.double-copy")
def test_technologies_have_their_new_version_only() -> None:
    for slug, age, copies in (
        ("communism", 3, [1, 1, 1]), ("fundamentalism", 3, [1, 1, 1]), ("republic", 2, [1, 2, 2]),
    ):  # fmt: skip
        assert [deck(age, players, BALANCED)[f"{slug}-balanced"] for players in (2, 3, 4)] == copies
        assert [deck(age, players, BALANCED)[slug] for players in (2, 3, 4)] == [0, 0, 0]
    # the one changed card that takes workers keeps its number; powers of everybody make the difference
    assert [deck(3, players, BALANCED)["professional-sports"] for players in (2, 3, 4)] == [1, 2, 2]
    assert [deck(3, players, 0)["professional-sports"] for players in (2, 3, 4)] == [1, 1, 2]


@law("expansion.balance.military-theory")
def test_only_the_copy_of_military_theory_marked_four_changes() -> None:
    assert [deck(3, players, BALANCED)["military-theory"] for players in (2, 3, 4)] == [1, 2, 2]
    assert [deck(3, players, 0)["military-theory"] for players in (2, 3, 4)] == [1, 1, 2]
    row = CARDS[NUMBER["military-theory"]]
    assert (row.science, row.military, row.strength) == (11, 3, 5)


@law("expansion.balance.add-actions")
def test_action_cards_are_as_many_as_the_booklet_says() -> None:
    for slug, age, copies in (
        ("rich-land-i", 1, [2, 3, 3]), ("frugality-ii", 2, [1, 2, 2]), ("urban-growth-ii", 2, [1, 2, 2]),
        ("patriotism-iii", 3, [1, 2, 2]), ("reserves-iii", 3, [3, 4, 4]), ("revolutionary-idea-iii", 3, [2, 3, 3]),
    ):  # fmt: skip
        assert [deck(age, players, BALANCED)[slug] for players in (2, 3, 4)] == copies, slug


@law("expansion.balance.marks-4-to-3plus")
def test_exactly_three_technologies_come_earlier_now() -> None:
    def technologies(players: int, modules: int) -> Counter[str]:
        cards = sum((deck(age, players, modules) for age in range(4)), Counter[str]())
        kept = {slug: n for slug, n in cards.items() if CARDS[NUMBER[slug]].kind <= t_.GOVERNMENT}
        return Counter({slug.removesuffix("-balanced"): n for slug, n in kept.items()})

    assert technologies(3, BALANCED) - technologies(3, 0) == Counter(
        ["republic", "professional-sports", "military-theory"]
    )
    assert technologies(4, BALANCED) == technologies(4, 0)
    assert technologies(2, BALANCED) == technologies(2, 0)


@law("expansion.balance.wealthy-territory")
@pytest.mark.parametrize(("module", "slug", "resources"), [
    ("balanced", "wealthy-territory-i", 5),
    ("military", "wealthy-territory-i-new", value("wealthy-territory-i-new", "gain_resource")),
])  # fmt: skip
def test_the_changed_territory_belongs_to_the_military_decks(module: str, slug: str, resources: int) -> None:
    t = table(modules=[module]).give(leader="christopher-columbus", cards=slug, resources=0).politics()
    owned = t.seat().blue_owned
    t.do(f"discover {slug}")
    tokens = CARDS[NUMBER[slug]].blue
    assert (t.resources(), t.seat().blue_owned) == (resources, owned + tokens)


@law("expansion.balance.keep-old-option")
def test_old_versions_may_be_kept_but_for_two() -> None:
    plan = plan_of(checked_options({"modules": ["balanced"], "keep_old": ["hammurabi", "communism"]}))
    for old in ("hammurabi", "communism"):
        assert copies_of(NUMBER[old], 2, plan) == 1
        assert copies_of(NUMBER[f"{old}-balanced"], 2, plan) == 0
    for slug in ("republic", "professional-sports"):
        with pytest.raises(Exception, match="number of cards"):
            checked_options({"modules": ["balanced"], "keep_old": [slug]})


@law("expansion.balance.count-3p", "expansion.balance.count-4p", "expansion.balance.remove-2p")
def test_balanced_decks_grow_with_the_players() -> None:
    two, three, four = (sizes(players, BALANCED) for players in (2, 3, 4))
    assert [three[age] - two[age] for age in LATER] == [7, 9, 11]
    assert [four[age] - two[age] for age in LATER] == [10, 11, 12]
    assert two == [20, 44, 44, 44]


@law("expansion.balance.count-original")
def test_base_decks_grow_by_six_and_nine() -> None:
    two, three, four = (sizes(players, 0) for players in (2, 3, 4))
    assert [three[age] - two[age] for age in LATER] == [6, 6, 6]
    assert [four[age] - two[age] for age in LATER] == [9, 9, 9]


@law("expansion.balance.remove-3p")
def test_three_players_take_out_the_cards_marked_four() -> None:
    missing = [sorted((deck(age, 4, BALANCED) - deck(age, 3, BALANCED)).elements()) for age in LATER]
    assert missing == [["alchemy", "iron", "knights"], ["cannon", "selective-breeding"], ["air-forces"]]


# --- the military decks -------------------------------------------------------------------------------------------
@law("expansion.military.replace-decks")
@every_count
def test_the_new_military_decks_have_their_sizes(players: int) -> None:
    assert sizes(players, NEW_MILITARY, False) == ([11, 48, 52, 47] if players == 2 else [11, 51, 56, 51])
    t = table(players, modules=["military"], age=0)
    assert len(t.s.current_events) == players + 2
    assert len(t.s.unused_events) == 11 - players - 2


@law("expansion.military.contents")
def test_the_new_military_decks_hold_everything_and_more() -> None:
    base = sum((deck(age, 4, 0, False) for age in range(4)), Counter[str]())
    new = sum((deck(age, 4, NEW_MILITARY, False) for age in range(4)), Counter[str]())
    assert base - new == Counter(["wealthy-territory-i"])
    added = new - base
    bonus = Counter(["military-bonus-i", "military-bonus-ii", "military-bonus-iii"])
    titles = added - bonus - Counter(["wealthy-territory-i-new"])
    assert len(titles) == titles.total() == 16
    assert added & bonus == bonus
    assert [new[slug] for slug in sorted(bonus)] == [7, 7, 7]
