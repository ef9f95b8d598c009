"""Tables that keep civil hands hidden: others see the backs, and nothing else depends on the cards."""

import pytest

from saecula import tta
from saecula.core.chance import Chance
from saecula.core.data import digest
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.core.settings import SEATS
from saecula.tta import RULES
from saecula.tta.cards.catalog import AGE, KIND, NUMBER
from saecula.tta.draw import ages, drawing
from saecula.tta.state import State
from saecula.tta.terms import LEADER, NOTHING
from saecula.tta.view import View
from tests.kit import law
from tests.tta.scenario import Table, pile, table

ALL = ["balanced", "military", "leaders-wonders"]
TABLES: dict[str, dict[str, object]] = {
    "two": {SEATS: 2},
    "four": {SEATS: 4},
    "open mix": {SEATS: 3, "modules": ALL, "mode": "open-mix"},
    "only new": {SEATS: 3, "modules": ALL},
}


def hide(t: Table) -> Table:
    t.s.hidden_hands = True
    return t


def names(view: View, seat: int) -> list[str]:
    return [card.id for card in view.seats[seat].hand]


@law("ruling.hand.civil-hidden", "cards.civil.public-option")
def test_others_see_the_backs_of_a_hidden_hand() -> None:
    t = hide(table(3))
    t.s.seats[1].hand = pile([NUMBER["iron"], NUMBER["homer"], NUMBER["coal"]])
    for viewer in (0, 2, SPECTATOR):
        seen = RULES.view(t.s, viewer)
        assert (names(seen, 1), seen.seats[1].hand_ages) == ([], [0, 1, 2])
        assert "coal" not in repr(seen).lower()
    own = RULES.view(t.s, 1)
    assert (names(own, 1), own.seats[1].hand_ages) == (["iron", "homer", "coal"], [])


@law("ruling.hand.civil-public", "cards.civil.public-option")
def test_without_the_agreement_hands_are_open() -> None:
    t = table(3)
    t.s.seats[1].hand = pile([NUMBER["iron"], NUMBER["coal"]])
    seen = RULES.view(t.s, 0)
    assert (names(seen, 1), seen.seats[1].hand_ages) == (["iron", "coal"], [])
    assert "hidden_hands" not in t.s.to_data()
    assert "hidden_hands" not in seen.open
    assert tta.Game(seats=2, seed=5).options == {SEATS: 2, "resignation": True}


@law("ruling.hand.civil-hidden")
def test_an_action_card_that_waits_for_the_next_turn_can_be_named() -> None:
    t = hide(table(2))
    t.s.seats[0].hand = pile([NUMBER["iron"], NUMBER["rich-land-a"]])
    t.s.seats[0].taken = pile([NUMBER["rich-land-a"]])
    seen = RULES.view(t.s, 1)
    assert (names(seen, 0), seen.seats[0].hand_ages) == (["rich-land-a"], [1])


@law("card.kidnapping.look-after-success")
def test_a_kidnapper_looks_through_the_hand_after_the_success_only() -> None:
    t = hide(table(2, modules=["military"])).give(0, workers={"warriors": 5}, cards="kidnap")
    t.give(1, hand="iron alchemy").politics()
    assert names(RULES.view(t.s, 0), 1) == []
    t.do("attack kidnap 2")
    assert RULES.decision_name(t.s) == "aggression-pick"
    looking = RULES.view(t.s, 0)
    assert names(looking, 1) == ["iron", "alchemy"]
    assert names(RULES.view(t.s, SPECTATOR), 1) == []
    t.do("choose iron")
    after = RULES.view(t.s, 0)
    assert (names(after, 1), after.seats[1].hand_ages) == ([], [1])
    taken = RULES.view(t.s, 1)
    assert names(taken, 0) == ["iron"]  # its former owner knows it, and so does everybody who watched


@law("ruling.hand.civil-hidden")
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_imagined_hands_cannot_be_told_from_the_real_ones(options: dict[str, object]) -> None:
    otherwise = 0
    for number in range(2):
        s = RULES.setup(RULES.options({**options, "hidden_hands": True}), Chance(f"hidden/{number}"))
        s.quiet = True
        dice = Dice(number)
        while not s.over:
            legal = RULES.without_surrender(RULES.legal(s))
            if dice.below(15) == 0:
                seat = s.stack[-1].seat
                view = RULES.view(s, seat)
                other = RULES.imagine(view, dice.below(1000))
                assert RULES.view(other, seat).to_data() == view.to_data()
                assert RULES.legal(other) == RULES.legal(s)
                RULES.check(other)
                check_leaders(other)
                hands = [sorted(player.hand) for player in other.seats]
                otherwise += hands != [sorted(player.hand) for player in s.seats]
            RULES.apply(s, legal[dice.below(len(legal))])
            RULES.advance(s)
    assert otherwise > 10


def check_leaders(s: State) -> None:
    """action.take.leader-once-per-age holds for imagined hands."""
    for seat in s.seats:
        held = [card for card in [*seat.hand, int(seat.leader)] if card != NOTHING and KIND[card] == LEADER]
        ages = [AGE[card] for card in held]
        assert len(set(ages)) == len(ages)
        assert all(seat.leaders_taken >> age & 1 for age in ages)


def test_a_game_with_hidden_hands_is_saved_and_read_again() -> None:
    game = Game(RULES, {SEATS: 2, "hidden_hands": True}, 4)
    again = RULES.state_from_data(game.state.to_data())
    assert again.hidden_hands
    assert digest(again) == digest(game.state)
    assert digest(again) != digest(Game(RULES, {SEATS: 2}, 4).state)
    assert game.options["hidden_hands"] is True


def test_the_drawing_shows_backs() -> None:
    t = hide(table(2)).give(1, hand="iron")
    t.s.revealed[NUMBER["iron"]] = 1
    view = RULES.view(t.s, 0)
    text = drawing(RULES, view, t.s, ["Ann", "Ben"])
    assert [line.strip() for line in text.splitlines() if "civil hand" in line] == [f"civil hand: {ages([1])}"]
