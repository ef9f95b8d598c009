"""house.*: variants of the house, the short game and the peaceful one."""

import pytest

from saecula import tta
from saecula.bots import make_bot
from saecula.core import record
from saecula.core.errors import OptionError, RecordError
from saecula.core.game import Game
from saecula.tta import RULES
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.events.impact import impact_score
from saecula.tta.law.house.short import IMPACTS
from saecula.tta.terms import AGE_II, AGE_III, AGE_IV, AGGRESSION, WAR
from tests.kit import law, properties
from tests.kit.games import Options, random_game, sampled
from tests.tta.scenario import pile, table

HOUSES: list[Options] = [{"short": True}, {"peaceful": True}, {"short": True, "peaceful": True}]
MILITARY: Options = {"modules": ["balanced", "military"]}
NEW: Options = {"modules": ["balanced", "military", "leaders-wonders"]}


def all_cards(game: Game) -> list[int]:
    s = game.state
    return [card for deck in [*s.civil_decks, *s.military_decks] for card in deck]


# --- the short game -------------------------------------------------------------------------------------------------
@law("house.short.decks")
@pytest.mark.parametrize("more", [{}, MILITARY], ids=str)
def test_cards_of_age_iii_stay_in_the_box(more: Options) -> None:
    assert not [card for card in all_cards(Game(RULES, {"seats": 3, "short": True, **more}, 1)) if AGE[card] == AGE_III]
    assert [card for card in all_cards(Game(RULES, {"seats": 3, **more}, 1)) if AGE[card] == AGE_III]


@law("house.short.age2-ends")
@pytest.mark.parametrize(("on_turn", "rounds"), [(0, 0), (1, 1)])
def test_the_last_card_of_age_ii_fixes_the_last_round(on_turn: int, rounds: int) -> None:
    t = table(2, age=2, short=True)
    t.s.civil_deck = t.s.civil_deck[:1]
    t.actions((on_turn + 1) % 2).do("end")
    assert t.s.age == AGE_IV
    assert t.s.last_round == t.s.round + rounds
    assert len(t.s.civil_deck) == len(t.s.military_deck) == 0


@law("flow.age.sequence", log=False)
def test_age_iii_follows_age_ii_elsewhere() -> None:
    t = table(2, age=2)
    t.s.civil_deck = t.s.civil_deck[:1]
    t.actions(1).do("end")
    assert (t.s.age, t.s.last_round) == (AGE_III, 0)


@law("house.short.impacts")
def test_four_impacts_are_scored_at_the_end() -> None:
    expected, gained = final_scores(short=True)
    assert gained == expected
    assert min(expected) > 0


def test_nothing_is_scored_at_the_end_elsewhere() -> None:
    assert final_scores()[1] == [0, 0]


def final_scores(**options: bool) -> tuple[list[int], list[int]]:
    """What four impacts are worth when the last turn ends, and what was scored then."""
    t = table(2, age=4, **options)
    t.last_round()
    t.actions(1)
    t.s.current_events = t.s.future_events = pile([])
    expected = [sum(impact_score(t.s, i, which, 0) for which in IMPACTS) for i in range(2)]
    before = [t.s.seats[0].culture, t.s.seats[1].culture + t.culture(1)]
    t.do("end")
    assert t.s.over
    return expected, [int(t.s.seats[i].culture - before[i]) for i in range(2)]


def test_a_short_game_ends_before_age_iii() -> None:
    ages = {
        int(played.state.age) for played in random_game(RULES, {"seats": 2, "short": True, "resignation": False}, 3)
    }
    assert ages == {0, 1, AGE_II, AGE_IV}


# --- the peaceful game ----------------------------------------------------------------------------------------------
@law("house.peaceful.decks")
@pytest.mark.parametrize("more", [{}, MILITARY, NEW], ids=str)
def test_aggressions_and_wars_stay_in_the_box(more: Options) -> None:
    peaceful = all_cards(Game(RULES, {"seats": 4, "peaceful": True, **more}, 1))
    assert not [card for card in peaceful if KIND[card] in (AGGRESSION, WAR)]
    others = [card for card in all_cards(Game(RULES, {"seats": 4, **more}, 1)) if KIND[card] not in (AGGRESSION, WAR)]
    assert len(peaceful) == len(others)


@law("house.peaceful.no-attacks")
@pytest.mark.parametrize("text", ["attack plunder-i 2", "declare war-over-territory 2"])
def test_nobody_attacks_in_a_peaceful_game(text: str) -> None:
    t = table(2, age=2, peaceful=True)
    t.s.seats[0].cards = pile([RULES.command_of(text) >> 8 & 0xFFF])
    t.politics(0)
    refusal = t.game.why(text)
    assert refusal is not None
    assert refusal.law == "house.peaceful.no-attacks"
    assert "house" in refusal.text
    other = table(2, age=2).politics(0).game.why(text)
    assert other is not None
    assert other.law != refusal.law


# --- both -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_invariants(house: Options, seats: int) -> None:
    for played in random_game(RULES, {"seats": seats, **house, **(MILITARY if seats == 3 else {})}, seats):
        played.check()
    assert played.is_over()


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_views_records_and_snapshots_know_the_variants(house: Options) -> None:
    for played in sampled(RULES, {"seats": 2, "resignation": False, **house}, 5, 60):
        properties.listed_commands_are_not_refused(played)
        properties.hidden_things_do_not_interfere(played, range(1))
        properties.imagined_states_are_sound(played, range(1))
        assert RULES.imagine(played.view(0), 1).plan.house == played.state.plan.house != 0
    text = "\n".join(record.text_lines(record.lines_of(played)))
    for name in house:
        assert f'"{name}":true' in text.replace(" ", "")
    again = record.load(record.parse(text.split("\n")), RULES)
    assert again.digest() == played.digest()
    data = played.state.to_data()
    assert RULES.state_from_data(data).to_data() == data
    with pytest.raises(RecordError, match="house"):
        RULES.state_from_data({**data, "house": 9})


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("level", ["novice", "medium"])
def test_bots_play_them(house: Options, level: str) -> None:
    game = Game(RULES, {"seats": 2, **house}, 11)
    bots = [make_bot(level, RULES, seat) for seat in range(2)]
    while game.decision is not None:
        seat = game.decision.seat
        game.push(bots[seat].choose(game.view(seat), RULES.without_surrender(game.legal.commands())))
    assert min(game.outcome().scores) > 0  # type: ignore[union-attr]


def test_what_a_table_without_variants_holds_is_as_before() -> None:
    game = tta.Game(seats=2, seed=5)
    assert "house" not in game.state.to_data()
    assert "house" not in game.view(0).open
    assert game.options == {"seats": 2, "resignation": True}
    assert tta.Game(seats=2, seed=5, short=True, peaceful=True).options["short"] is True


def test_a_short_game_has_no_new_leaders_and_wonders() -> None:
    with pytest.raises(OptionError, match="short: cannot be combined"):
        RULES.options({"seats": 2, "short": True, "modules": ["leaders-wonders"]})
