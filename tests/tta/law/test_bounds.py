"""Numbers just beyond a row, a table or the technologies are refused by a law, whatever the command."""

from collections.abc import Callable
from typing import Any

import pytest

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.laws import catalogue
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import CARDS
from saecula.tta.doors import refusal
from saecula.tta.terms import MODULE_IDS
from tests.kit import law
from tests.tta.scenario import Table, number, table

BEYOND = (t_.ROW, t_.TECHS, len(CARDS), 65535)


def military(seats: int = 3, **options: Any) -> Table:
    return table(seats, modules=MODULE_IDS, mode="secret-mix", age=2, **options)


def actions() -> Table:
    t = military().give(hand="iron rich-land-i", cards="legion spy", techs="drama alchemy", wonder="pyramids")
    return t.give(workers={"philosophy": 1}, science=9, resources=8, food=4).actions()


def with_bach() -> Table:
    t = table(3, age=2).give(techs="drama", workers={"philosophy": 1}, resources=8)
    return t.give(leader="johann-sebastian-bach").actions()


def with_gutenberg() -> Table:
    return actions().give(leader="johannes-gutenberg").actions()


def with_barbarossa() -> Table:
    return actions().give(leader="frederick-barbarossa").actions()


def with_red_cross() -> Table:
    return actions().give(1, wonder="international-red-cross").actions()


def of_a_card(slug: str) -> Callable[[], Table]:
    return lambda: with_gutenberg().give(hand=slug).do(f"play {slug}")


def politics() -> Table:
    t = military().give(cards="spy war-over-territory peace-treaty rats vast-territory-i", workers={"warriors": 5})
    return t.give(leader="ian-fleming").politics()


def discovery() -> Table:
    return politics().give(leader="christopher-columbus").politics()


def defence() -> Table:
    t = military().give(0, cards="spy", workers={"warriors": 3}).give(1, cards="legion rats")
    return t.politics(0).do("attack spy 2")


def auction() -> Table:
    return military().reveal("vast-territory-i")


def force() -> Table:
    return auction().do("bid 1", "pass", "pass")


def agreement() -> Table:
    return military().reveal("international-agreement")


def movement() -> Table:
    return military().give(techs="alchemy", resources=9).reveal("freedom-of-movement")


def development() -> Table:
    return military().give(techs="iron", resources=8, food=4).reveal("development-of-civilization")


QUESTIONS = {
    "action": actions, "bach": with_bach, "gutenberg": with_gutenberg, "barbarossa": with_barbarossa,
    "red-cross": with_red_cross,
    "rich-land": of_a_card("rich-land-ii"), "urban-growth": of_a_card("urban-growth-ii"),
    "efficient-upgrade": of_a_card("efficient-upgrade-ii"), "breakthrough": of_a_card("breakthrough-ii"),
    "politics": politics, "discovery": discovery, "defence": defence, "auction": auction, "force": force,
    "agreement": agreement, "movement": movement, "development": development,
}  # fmt: skip


@law(
    "action.take.any-card", "action.build.tech-in-play", "action.upgrade.existing-building",
    "action.destroy.own-building", "action.card.must-be-possible", "tech.urban.limit", "card.bach.any-type",
    "card.gutenberg.one-use",
    "card.red-cross.others-may-build", "card.international-agreement.usual-take", "card.freedom-of-movement.discounts",
    "card.fleming.without-political-action", "politics.aggression.choose-rival", "politics.pact.choose-partner",
    "politics.cancel.own-party", "colonize.force.base", log=False,
)  # fmt: skip
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_number_beyond_everything_is_refused_by_a_law(name: str) -> None:
    t = QUESTIONS[name]()
    legal = set(t.game.legal.commands())
    inside = (0, number("philosophy"), number("drama"))
    laws = catalogue("tta")
    for kind in range(1, t_.SEIZE + 1):
        for far in (*BEYOND, t.s.seat_count):
            for near in inside:
                for cmd in (command(kind, far, near), command(kind, near, far), command(kind, far, far, far)):
                    if cmd not in legal:
                        refused = refusal(t.s, cmd)
                        assert isinstance(refused, Refusal), (kind, far, near)
                        assert refused.law in laws, (kind, far, near)
