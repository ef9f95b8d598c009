"""A refusal cites a law that has to do with the command or with the open question: over random positions."""

from collections import Counter
from random import Random

import pytest

from saecula.core.command import command, kind_of
from saecula.laws import catalogue
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS
from saecula.tta.commands import CARD_PART, COMMANDS, PLACE_PART, SEAT_PART, SIDE_PART, Command, declared
from saecula.tta.doors import question_of
from saecula.tta.state import State
from tests.kit.games import random_game
from tests.tta.scenario import RULES, table

ALL = {"modules": list(t.MODULE_IDS)}
NO_CARD = ("cards.in-play.references", "action.all-steps-and-costs")  # an action that a card allows, and none does now
# By command, the beginnings of the laws that may refuse it where the open question takes it.
CHAPTERS: dict[str, tuple[str, ...]] = {
    "take": ("action.take.", "action.wonder."),
    "populate": ("action.population.",),
    "build": ("action.build.", "action.unit.build.", "events.", "action.urban-limit."),
    "upgrade": ("action.upgrade.", "action.unit.upgrade."),
    "destroy": ("action.destroy.", "action.unit.disband."),
    "elect": ("action.leader.",),
    "stage": ("action.stage.", "card.red-cross."),
    "develop": ("action.develop.", "points.pay"),
    "revolt": ("action.revolution.", "action.develop.", "points.pay", "card.robespierre."),
    "play": ("action.card.",),
    "tactic": ("action.tactic.", "ruling.tactic."),
    "copy": ("action.tactic.", "ruling.tactic."),
    "levy": (*NO_CARD, "action.unit.build.", "action.population."),
    "convert": (*NO_CARD, "action.upgrade.", "card.bach."),
    "settle": (*NO_CARD, "action.population."),
    "arm": NO_CARD,
    "substitute": (*NO_CARD, "actions."),
    "barter": (*NO_CARD, "food."),
    "prepare": ("politics.event.", "politics.one-action"),
    "attack": ("politics.aggression.", "politics.one-action"),
    "declare": ("politics.war.", "politics.one-action"),
    "offer": ("politics.pact.", "politics.one-action"),
    "cancel": ("politics.cancel.", "politics.one-action"),
    "resign": ("resign.", "politics.one-action"),
    "give-up": ("politics.kinds", "politics.one-action"),
    "discover": ("politics.kinds", "politics.event.card-kind", "politics.one-action"),
    "peek": ("politics.kinds",),
    "games": ("politics.kinds", "card.coubertin."),
    "look": ("politics.kinds",),
    "humble": ("politics.kinds", "politics.one-action", "card.catherine.", "action.all-steps-and-costs"),
    "charge": ("card.himeji.", "politics.aggression.", "politics.one-action"),
    "commit": ("card.himeji.",),
    "redeem": ("card.louvre.",),
    "assist": ("card.red-cross.",),
    "defend": ("politics.aggression.defence.",),
    "hold": ("politics.aggression.defence.",),
    "bid": ("colonize.",),
    "pass": ("colonize.", "politics."),
    "send": ("colonize.",),
    "spend": ("colonize.", "military.bonus-uses"),
    "land": ("colonize.",),
    "buy": ("colonize.",),
    "food": ("events.", "action.card."),
    "resources": ("events.", "action.card."),
    "choose": ("action.take.", "action.wonder."),  # from the row
    "learn-take": ("cards.in-play.references", "card.gutenberg.", "ruling.gutenberg.", "action.take."),
    "learn-develop": ("cards.in-play.references", "card.gutenberg.", "action.develop.", "points.pay"),
    "learn-build": ("cards.in-play.references", "card.gutenberg.", "action.build."),
    "learn-upgrade": ("cards.in-play.references", "card.gutenberg.", "action.upgrade."),
}


def any_command(s: State, entry: Command, random: Random) -> int:
    """A well-formed command: often of cards that the seat could think of."""
    seat = s.seats[s.stack[-1].seat]
    near = [*seat.hand, *seat.cards, *range(t.TECHS)]
    parts = []
    for part in entry.parts:
        if part == CARD_PART:
            parts.append(random.choice(near) if random.random() < 0.7 else random.randrange(len(CARDS)))
        else:
            parts.append(random.randrange({SEAT_PART: s.seat_count, PLACE_PART: t.ROW, SIDE_PART: 2}.get(part, 5)))
    parts += [0] * (3 - len(parts))
    return command(entry.kind, parts[0], parts[1], parts[2])


def fits(s: State, entry: Command, law: str) -> bool:
    question = question_of(s.stack[-1].kind)
    if question.id == "action" and law == "turn.first.only-take-cards":
        return True
    if entry.kind not in question.takes:
        return law == question.law
    if law == "turn.course.phases":
        return False  # it is the phase of this very command
    return law == question.law or law.startswith(CHAPTERS.get(entry.word, (question.law,)))


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        ({"seats": 3, "resignation": False}, 1),
        ({"seats": 3, "resignation": False, **ALL}, 2),
        ({"seats": 2, "resignation": False, **ALL}, 3),
    ],
    ids=["base", "three", "two"],
)
def test_a_refusal_has_to_do_with_the_command_or_the_question(options: dict[str, object], seed: int) -> None:
    random, questions, laws = Random(seed), Counter[str](), Counter[str]()
    strange: set[tuple[str, str, str]] = set()
    for game in random_game(RULES, options, seed):
        if game.is_over() or random.random() > 0.3:
            continue
        s = game.state
        assert isinstance(s, State)
        question = question_of(s.stack[-1].kind).id
        questions[question] += 1
        tried = [any_command(s, entry, random) for entry in COMMANDS for _ in range(3)]
        for cmd in (*tried, *RULES.thinkable(s)):
            refusal = RULES.refusal(s, cmd)
            if refusal is not None:
                laws[refusal.law] += 1
                if not fits(s, declared(kind_of(cmd)), refusal.law):
                    strange.add((question, RULES.text(s, cmd), refusal.law))
    assert strange == set()
    assert set(laws) <= set(catalogue("tta"))
    assert len(questions) > 3
    assert len(laws) > 25


def test_a_law_of_another_chapter_would_be_found() -> None:
    s = table().actions().s
    take = next(entry for entry in COMMANDS if entry.word == "take")
    assert fits(s, take, "action.take.space-cost")
    assert not fits(s, take, "action.leader.from-hand")
    assert not fits(s, take, "turn.course.phases")
    bid = next(entry for entry in COMMANDS if entry.word == "bid")
    assert not fits(s, bid, "colonize.auction.higher-bid")


# --- by example -----------------------------------------------------------------------------------------------------
def test_a_bid_in_a_defence_is_refused_by_the_law_of_the_defence() -> None:
    t_ = table(2, age=1).give(0, cards="raid-i", workers={"warriors": 4}).give(1, cards="military-bonus-i").politics(0)
    t_.do("attack raid-i 2")
    assert t_.refused("bid 3") == "politics.aggression.defence.all-or-nothing"


def test_an_action_that_no_card_allows_is_not_refused_by_the_phase() -> None:
    t_ = table(age=1).actions()
    for text in ("substitute", "barter 0", "arm 1", "settle", "levy warriors", "convert philosophy drama"):
        assert t_.refused(text) == "cards.in-play.references", text
    assert table(age=1).politics().refused("discover vast-territory-i") == "politics.kinds"
