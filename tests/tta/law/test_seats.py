"""Whatever is gained, taken or lost is that of the seats concerned, wherever they sit."""

from itertools import permutations

import pytest

from saecula.tta import terms as t_
from saecula.tta.cards.catalog import CARDS
from tests.kit import law
from tests.tta.scenario import Table, number, table

SEATS = range(3)
PAIRS = list(permutations(SEATS, 2))
Means = tuple[int, int, int, int]  # food, resources, science and culture


def means(t: Table) -> list[Means]:
    return [(t.food(i), t.resources(i), t.seat(i).science, t.seat(i).culture) for i in SEATS]


def change(t: Table, before: list[Means]) -> list[Means]:
    """What every seat has more now than before."""
    now = means(t)
    return [tuple(n - b for n, b in zip(now[i], before[i], strict=True)) for i in SEATS]  # type: ignore[misc]


def only(i: int, what: Means) -> list[Means]:
    return [what if j == i else (0, 0, 0, 0) for j in SEATS]


def rich(age: int = 2) -> Table:
    t = table(3, age=age)
    for i in SEATS:
        t.give(i, food=6, resources=5, science=9, culture=30)
    return t


@law("action.card.revealed-resolved")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("card", "more", "gained"),
    [
        ("reserves-i", ["food 2"], (2, 0, 0, 0)),
        ("reserves-i", ["resources 2"], (0, 2, 0, 0)),
        ("stockpile", [], (1, 1, 0, 0)),
        ("cultural-heritage-a", [], (0, 0, 1, 4)),
        ("revolutionary-idea-ii", [], (0, 0, 4, 0)),
    ],
)
def test_an_action_card_gives_to_whoever_plays_it(seat: int, card: str, more: list[str], gained: Means) -> None:
    t = rich().give(seat, hand=card).actions(seat)
    before = means(t)
    assert change(t.do(f"play {card}", *more), before) == only(seat, gained)


@law("action.card.revealed-resolved")
@pytest.mark.parametrize("seat", SEATS)
def test_what_a_card_gives_after_its_order_is_that_of_the_same_seat(seat: int) -> None:
    t = rich().give(seat, hand="frugality-i breakthrough-i iron", science=20).actions(seat)
    before = means(t)
    t.do("play frugality-i", "populate", "play breakthrough-i", "develop iron")
    row, other = CARDS[number("frugality-i")], CARDS[number("breakthrough-i")]
    gained = (row.then_food - 2, 0, other.then_science - CARDS[number("iron")].science, 0)
    assert change(t, before) == only(seat, gained)


@law("stats.modified-by-text")
@pytest.mark.parametrize("seat", SEATS)
def test_leonardos_resource_is_that_of_whoever_developed(seat: int) -> None:
    t = rich().give(seat, leader="leonardo-da-vinci", hand="iron").actions(seat)
    before = means(t)
    assert change(t.do("develop iron"), before)[seat][1] == 1
    assert all(change(t, before)[i] == (0, 0, 0, 0) for i in SEATS if i != seat)


@law("politics.aggression.success-effect")
@pytest.mark.parametrize(("attacker", "rival"), PAIRS)
@pytest.mark.parametrize(
    ("card", "more", "gained", "lost"),
    [
        ("enslave", [], (2, 2, 0, 0), (0, 0, 0, 0)),
        ("spy", [], (0, 0, 5, 0), (0, 0, -5, 0)),
        ("armed-intervention", [], (0, 0, 0, 7), (0, 0, 0, -7)),
        ("plunder-i", ["food 2"], (2, 1, 0, 0), (-2, -1, 0, 0)),
    ],
)
def test_an_aggression_takes_from_the_rival_and_gives_to_the_attacker(
    attacker: int, rival: int, card: str, more: list[str], gained: Means, lost: Means
) -> None:
    t = rich().give(attacker, workers={"warriors": 6}, cards=card, government="monarchy").politics(attacker)
    before = means(t)
    t.do(f"attack {card} {rival + 1}", *(text for text in more if not t.game.is_over()))
    if t.asked == "lose-worker":
        t.do(t.legal()[0])
    found = change(t, before)
    assert (found[attacker], found[rival]) == (gained, lost)
    assert found[3 - attacker - rival] == (0, 0, 0, 0)


@law("card.war-over-culture.all-taken")
@pytest.mark.parametrize(("attacker", "rival"), PAIRS)
@pytest.mark.parametrize("wins", [True, False])
def test_the_victor_of_a_war_takes_from_the_loser(attacker: int, rival: int, wins: bool) -> None:
    t = rich(3).give(attacker if wins else rival, workers={"warriors": 4})
    t.seat(attacker).war, t.seat(attacker).war_on = t.claim("war-over-culture")[0], rival
    before = means(t)
    t.actions((attacker + 2) % 3).do("end")
    victor, loser = (attacker, rival) if wins else (rival, attacker)
    ended = (attacker + 2) % 3
    taken = t_.WAR_CULTURE + 3
    for seat, culture in ((victor, taken), (loser, -taken), (3 - victor - loser, 0)):
        assert seat == ended or change(t, before)[seat][3] == culture


@law("colonize.immediate.resources", "colonize.immediate.food", "colonize.immediate.culture", log=False)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("territory", "gained"),
    [
        ("wealthy-territory-i", (0, 5, 0, 0)),
        ("vast-territory-i", (3, 0, 0, 0)),
        ("developed-territory-i", (0, 0, 3, 0)),
        ("historic-territory-i", (0, 0, 0, 6)),
    ],
)
def test_a_territory_gives_to_whoever_takes_it(seat: int, territory: str, gained: Means) -> None:
    t = rich().reveal(territory, seat)
    before = means(t)
    t.do("bid 1", "pass", "pass", "send warriors", "land")
    assert change(t, before) == only(seat, gained)


@law("production.corruption.lose-resources", "production.consumption.lose-food", "production.food.per-worker")
@pytest.mark.parametrize("seat", SEATS)
def test_a_turn_ends_with_the_production_of_its_owner(seat: int) -> None:
    """Ten blue tokens are left, so two resources go; twelve yellow ones eat a food; two farms, two mines and a lab."""
    t = rich().give(seat, yellow=16, food=4, resources=4).give(seat, blue=10).actions(seat)
    before = means(t)
    assert change(t.do("end"), before) == only(seat, (2 - 1, 2 - 2, 1, 0))


@law("production.corruption.lose-food", "production.consumption.starvation")
@pytest.mark.parametrize("seat", SEATS)
def test_without_resources_food_is_lost_and_who_starves_loses_culture(seat: int) -> None:
    t = rich().give(seat, yellow=16, food=1, resources=0).give(seat, blue=10, workers={"agriculture": 0}).actions(seat)
    before = means(t)
    assert change(t.do("end"), before) == only(seat, (-1, 2, 1, -t_.FAMINE))
