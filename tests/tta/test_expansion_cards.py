"""The rows of New Leaders and Wonders: how many there are, what they replace, where their house values stand."""

from collections import Counter

import pytest

from saecula.tta import terms as t
from saecula.tta.cards.card import NEW_FIELDS, NEW_SIDE_FIELDS, Card, Side
from saecula.tta.cards.catalog import AGE, BASE_CARDS, CARDS, KIND, NUMBER, SLUGS, is_civil
from saecula.tta.cards.expansion import MASTERED
from saecula.tta.cards.house import VALUES, house_fields
from saecula.tta.powers import ALL_POWERS, CARD_BONUS, HOLD_GAMES, POWER_IDS
from saecula.tta.terms import BALANCED, BASE, LEADERS_WONDERS, NEW_MILITARY, TASK_IDS, TECHS
from tests.kit import law

NEW = range(BASE_CARDS, len(CARDS))


def of(module: int, kind: int) -> list[int]:
    return [card for card in NEW if CARDS[card].module == module and KIND[card] == kind]


def by_age(cards: list[int]) -> list[int]:
    counts = Counter(AGE[card] for card in cards)
    return [counts[age] for age in range(4)]


@law("expansion.components.leaders", "expansion.components.wonders")
def test_every_age_has_six_new_leaders_and_four_new_wonders() -> None:
    assert by_age(of(LEADERS_WONDERS, t.LEADER)) == [6, 6, 6, 6]
    assert by_age(of(LEADERS_WONDERS, t.WONDER)) == [4, 4, 4, 4]


@law("expansion.components.military", "expansion.military.contents")
def test_sixteen_military_cards_are_new_and_one_territory_is_changed() -> None:
    cards = [card for card in NEW if CARDS[card].module == NEW_MILITARY]
    added = [card for card in cards if not CARDS[card].replaces]
    assert by_age(added) == [1, 5, 5, 5]
    assert [SLUGS[card] for card in cards if CARDS[card].replaces] == ["wealthy-territory-i-new"]
    assert not any(is_civil(card) for card in cards)


@law("expansion.components.replacements")
def test_seven_leaders_five_wonders_and_the_technologies_are_balanced() -> None:
    assert len(of(BALANCED, t.LEADER)) == 7
    assert len(of(BALANCED, t.WONDER)) == 5
    technologies = {"republic", "communism", "fundamentalism", "professional-sports"}
    replaced = {CARDS[card].replaces for card in NEW if CARDS[card].module == BALANCED and KIND[card] <= t.GOVERNMENT}
    assert replaced == technologies


def test_a_replacement_has_the_name_the_age_and_the_kind_of_its_base_card() -> None:
    for card in NEW:
        if CARDS[card].replaces:
            old = NUMBER[CARDS[card].replaces]
            assert (CARDS[old].name, AGE[old], KIND[old]) == (CARDS[card].name, AGE[card], KIND[card])


@law("expansion.components.leader-pointers", "expansion.components.wonder-pointers")
def test_there_are_seven_leader_and_five_wonder_pointers_in_every_age_but_the_first() -> None:
    pointers = [card for card in NEW if KIND[card] == t.POINTER]
    for age in (1, 2, 3):
        slots = {
            kind: sorted(CARDS[card].amount for card in pointers if AGE[card] == age and CARDS[card].effect == kind)
            for kind in (t.LEADER, t.WONDER)
        }
        assert slots == {t.LEADER: [1, 2, 3, 4, 5, 6, 7], t.WONDER: [1, 2, 3, 4, 5]}
    assert len(pointers) == 36
    assert all(is_civil(card) for card in pointers)


def test_base_cards_keep_their_numbers_and_workers_theirs() -> None:
    assert all(CARDS[card].module == BASE for card in range(BASE_CARDS))
    assert all(CARDS[card].module != BASE for card in NEW)
    assert (BASE_CARDS, TECHS, SLUGS[BASE_CARDS - 1]) == (236, 34, "impact-of-wonders")


def test_cards_of_the_expansion_keep_their_numbers() -> None:
    """Saved games know cards by number: whatever is new comes after the last. Here are the last of every sort."""
    last = {
        "professional-sports-balanced": 251,
        "positional-army": 268,
        "steve-jobs": 292,
        "united-nations": 308,
        "wonder-pointer-iii-5": 344,
        "positional-army-mastered": 361,
    }
    assert {slug: NUMBER[slug] for slug in last} == last


def test_base_rows_leave_the_new_fields_alone() -> None:
    plain = Card("x", "X", 0, 0)
    for card in range(BASE_CARDS):
        assert [getattr(CARDS[card], field) for field in NEW_FIELDS] == [getattr(plain, field) for field in NEW_FIELDS]
        for side in (CARDS[card].a, CARDS[card].b):
            if side is not None:
                assert [getattr(side, field) for field in NEW_SIDE_FIELDS] == [0, 0]
    assert isinstance(Side(), Side)


@pytest.mark.parametrize("tactic", [row.slug for row in CARDS if row.kind == t.TACTIC and not row.replaces])
def test_every_tactic_has_a_special_version_that_is_worth_one_more(tactic: str) -> None:
    plain, special = CARDS[NUMBER[tactic]], CARDS[NUMBER[tactic + MASTERED]]
    assert special.tactic == plain.tactic + 1
    assert special.outdated == (plain.outdated + 1 if plain.outdated else 0)
    assert (special.army, special.age, special.by_level) == (plain.army, plain.age, plain.by_level)
    assert special.copies == [0, 0, 0]


def test_powers_that_are_used_up_have_low_numbers() -> None:
    assert CARD_BONUS < HOLD_GAMES < 62
    assert all(power < ALL_POWERS for card in CARDS for power, _ in [*card.powers, *card.early])


# --- house values -------------------------------------------------------------------------------------------------
def numbers_at(card: Card, field: str) -> list[int]:
    """A field of a row, a field of a side of a pact, the amount of a power or of a step."""
    if hasattr(card, field):
        found = getattr(card, field)
        return list(found) if isinstance(found, list | tuple) else [found]
    if field in POWER_IDS:
        return [amount for power, amount in card.powers if POWER_IDS[power] == field]
    if field in TASK_IDS:
        return [amount for _, task, amount in card.steps if TASK_IDS[task] == field]
    side, _, name = field.partition("-")
    return [getattr(getattr(card, side), name)]


def test_house_values_are_what_the_rows_say() -> None:
    for slug, field, numbers, source, _ in VALUES:
        assert numbers_at(CARDS[NUMBER[slug]], field) == numbers, f"{slug}.{field}"
        assert source in ("house", "single")
        assert field in house_fields(slug)


def test_no_house_value_stands_twice() -> None:
    places = [(row[0], row[1]) for row in VALUES]
    assert len(set(places)) == len(places)


def test_base_cards_have_no_house_values() -> None:
    assert not any(house_fields(SLUGS[card]) for card in range(BASE_CARDS))
