"""The rows of Through the Ages: decks by player count, and numbers that belong together."""

import pytest

from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, BASE_CARDS, CARDS, KIND, SLUGS, is_civil
from saecula.tta.cards.plan import BASE_GAME
from saecula.tta.law.expansion.balance import module_powers
from saecula.tta.law.expansion.mix import fixed_deck
from saecula.tta.powers import CARD_BONUS, CARD_POWERS
from saecula.tta.terms import BALANCED, TECHS

CIVIL = {2: [20, 44, 44, 44], 3: [20, 50, 50, 50], 4: [20, 53, 53, 53]}
MILITARY = {2: [10, 43, 46, 41], 3: [10, 45, 50, 45], 4: [10, 45, 50, 45]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_have_their_sizes(players: int) -> None:
    assert [len(fixed_deck(age, True, players, BASE_GAME)) for age in range(4)] == CIVIL[players]
    assert [len(fixed_deck(age, False, players, BASE_GAME)) for age in range(4)] == MILITARY[players]


def test_there_are_as_many_cards_of_every_kind_as_the_box_holds() -> None:
    counts = {kind: list(KIND)[:BASE_CARDS].count(kind) for kind in range(len(t.KIND_IDS))}
    assert (counts[t.LEADER], counts[t.WONDER], counts[t.ACTION], counts[t.EVENT]) == (24, 16, 33, 55)
    assert (counts[t.TERRITORY], counts[t.TACTIC], counts[t.AGGRESSION], counts[t.WAR]) == (12, 15, 11, 3)
    assert (counts[t.PACT], counts[t.BONUS], counts[t.GOVERNMENT]) == (10, 3, 8)
    assert BASE_CARDS == 236


def test_two_players_play_without_pacts() -> None:
    for age in range(4):
        assert not any(KIND[card] == t.PACT for card in fixed_deck(age, False, 2, BASE_GAME))
    assert [sum(KIND[card] == t.PACT for card in fixed_deck(age, False, 4, BASE_GAME)) for age in range(4)] == [
        0,
        2,
        4,
        4,
    ]


def test_technologies_that_take_workers_are_numbered_by_type_and_level() -> None:
    for card in range(1, TECHS):
        assert (KIND[card - 1], AGE[card - 1]) < (KIND[card], AGE[card])
    assert SLUGS[0] == "agriculture"
    assert SLUGS[TECHS - 1] == "air-forces"


def test_every_power_has_a_card_and_every_leader_a_power() -> None:
    used = {power for card in CARDS for power, _ in card.powers} | {power for power, _ in module_powers(BALANCED)}
    for card in CARDS:
        for side in (card.a, card.b):
            used |= {power for power, _ in side.powers} if side else set()
    assert used == set(range(CARD_POWERS))
    assert {power for card in CARDS[:BASE_CARDS] for power, _ in card.powers} <= set(range(CARD_BONUS))
    assert all(card.powers for card in CARDS if card.kind == t.LEADER)


def test_every_event_has_steps_and_nothing_else_has() -> None:
    for card in CARDS:
        assert bool(card.steps) == (card.kind == t.EVENT)


def test_names_repeat_but_slugs_do_not() -> None:
    assert len(set(SLUGS)) == len(SLUGS)
    assert len({card.name for card in CARDS}) < len(CARDS)
    assert len({(card.name, card.age) for card in CARDS[:BASE_CARDS]}) == BASE_CARDS


def test_civil_and_military_cards_are_told_apart() -> None:
    assert is_civil(SLUGS.index("hammurabi"))
    assert not is_civil(SLUGS.index("fighting-band"))
