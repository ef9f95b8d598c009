"""expansion.mix.*, expansion.variant.*: ways to mix leaders and wonders, boards and pointers, the drafted choice."""

from typing import Any

import pytest

from saecula.core.arrays import with_one, without_one
from saecula.core.event import HIDDEN, SPECTATOR
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.tta import terms as t_
from saecula.tta.cards.catalog import AGE, CARDS, KIND, NUMBER, SLUGS
from saecula.tta.cards.plan import Plan
from saecula.tta.law.action.take import take_cost
from saecula.tta.law.age import end_age
from saecula.tta.law.expansion.mix import board_place, pool
from saecula.tta.law.turn.replenish import replenish
from saecula.tta.terms import LEADERS_WONDERS, OPEN_MIX, SECRET_MIX
from tests.kit import law, properties
from tests.kit.games import push_random, random_game
from tests.tta.scenario import RULES, Table, pile, table

every_count = pytest.mark.parametrize("seats", [2, 3, 4])
NEW = "leaders-wonders"
SHARES = {2: (6, 4), 3: (7, 5), 4: (7, 5)}


def fresh(seats: int = 2, mode: str = "open-mix", seed: object = 1, **options: Any) -> Table:
    """A game as it is dealt."""
    return Table(Game(RULES, {"seats": seats, "modules": [NEW], "mode": mode, **options}, seed))


def decks(t: Table) -> list[list[int]]:
    """Civil cards by age, the first row with Age A."""
    return [list(t.s.row) + list(t.s.civil_deck), *t.s.civil_decks[1:]]


def of_kind(cards: list[int], kind: int) -> list[int]:
    return [card for card in cards if KIND[card] == kind]


def slots(t: Table, age: int, kind: int) -> list[int]:
    """What lies on a board."""
    found = [t.s.boards[board_place(age, kind, slot)] for slot in range(1, 8 if kind == t_.LEADER else 6)]
    return [card for card in found if card != t_.NOTHING]


def clear_boards(t: Table, age: int) -> None:
    """Nothing lies on the boards of the ages before."""
    for place in range(board_place(age, t_.LEADER, 1)):
        t.s.boards[place] = t_.NOTHING


def more(t: Table, seat: int) -> dict[str, Any]:
    found = RULES.view(t.s, seat).open["more"]
    assert isinstance(found, dict)
    return found


# --- expansion only -----------------------------------------------------------------------------------------------
@law("expansion.mix.only.replace-all", "expansion.mix.only.same-counts")
@every_count
def test_only_new_leaders_and_wonders_in_the_usual_numbers(seats: int) -> None:
    t = fresh(seats, "expansion-only")
    for cards in decks(t):
        chosen = of_kind(cards, t_.LEADER) + of_kind(cards, t_.WONDER)
        assert all(CARDS[card].module == LEADERS_WONDERS for card in chosen)
        assert (len(of_kind(cards, t_.LEADER)), len(of_kind(cards, t_.WONDER))) == (6, 4)
    later = {2: 44, 3: 50, 4: 53}[seats]
    assert [len(cards) for cards in decks(t)] == [20, later, later, later]


# --- secret mix ---------------------------------------------------------------------------------------------------
@law("expansion.mix.secret.pools")
def test_a_secret_mix_draws_any_card_of_an_age_and_none_of_another() -> None:
    met: set[int] = set()
    for seed in range(40):
        for age, cards in enumerate(decks(fresh(3, "secret-mix", seed))):
            assert {AGE[card] for card in cards} == {age}
            met.update(of_kind(cards, t_.LEADER) + of_kind(cards, t_.WONDER))
    plan = Plan(LEADERS_WONDERS, SECRET_MIX)
    piles = [pool(age, kind, plan) for age in range(4) for kind in (t_.LEADER, t_.WONDER)]
    assert [len(pile) for pile in piles] == [12, 8] * 4
    assert met == {card for pile in piles for card in pile}


@law("expansion.mix.secret.counts-2p", "expansion.mix.secret.counts-3p4p")
@every_count
def test_a_secret_mix_has_its_numbers(seats: int) -> None:
    t = fresh(seats, "secret-mix")
    for cards in decks(t):
        leaders, wonders = of_kind(cards, t_.LEADER), of_kind(cards, t_.WONDER)
        assert (len(set(leaders)), len(set(wonders))) == (len(leaders), len(wonders)) == SHARES[seats]
    later = {2: 44, 3: 52, 4: 55}[seats]
    assert [len(cards) for cards in decks(t)] == [22 if seats > 2 else 20, later, later, later]


@law("expansion.mix.secret.unseen")
def test_nobody_sees_what_a_secret_mix_drew() -> None:
    t = fresh(3, "secret-mix")
    before = properties.view_text(RULES, t.s, 0)
    drawn = {card for deck in t.s.civil_decks for card in deck if KIND[card] == t_.LEADER}
    met: set[int] = set()
    for seed in range(30):
        other = RULES.imagine(RULES.view(t.s, 0), seed)
        met.update(card for deck in other.civil_decks for card in deck if KIND[card] == t_.LEADER)
        assert properties.view_text(RULES, other, 0) == before
    assert len(met) == 36 > len(drawn)
    unused = next(card for card in pool(1, t_.LEADER, t.s.plan) if card not in t.s.civil_decks[1])
    place = next(k for k, card in enumerate(t.s.civil_decks[1]) if KIND[card] == t_.LEADER)
    t.s.civil_decks[1][place] = unused
    assert properties.view_text(RULES, t.s, 0) == before


@law("expansion.mix.secret.rest-boxed")
def test_cards_that_were_not_drawn_take_no_part() -> None:
    t = fresh(2, "secret-mix", resignation=False)
    boxed = {card for age in range(4) for kind in (t_.LEADER, t_.WONDER) for card in pool(age, kind, t.s.plan)}
    boxed -= {card for cards in decks(t) for card in cards}
    assert len(boxed) == 4 * (6 + 4)
    dice = Dice(3)
    while not t.game.is_over():
        push_random(t.game, dice)
    s = t.s
    for seat in s.seats:
        assert not boxed & {seat.leader, seat.wonder, *seat.wonders, *seat.hand}
    assert all(s.revealed[card] == 0 for card in boxed)


@law("expansion.mix.secret.normal-rules")
def test_a_secret_mix_is_played_by_the_usual_rules() -> None:
    mixed = table(modules=[NEW], mode="secret-mix").row("joan-of-arc iron . . . st-peters-basilica")
    usual = table().row("joan-of-arc iron . . . st-peters-basilica")
    assert mixed.legal() == usual.legal()
    assert [take_cost(t.seat(), 5, t.s.row[5]) for t in (mixed, usual)] == [2, 2]


# --- open mix: the deal -------------------------------------------------------------------------------------------
@law(
    "expansion.mix.open.pointers-in-decks",
    "expansion.mix.open.pointers-2p",
    "expansion.mix.open.pointers-3p4p",
)
@every_count
def test_pointers_stand_in_the_decks_for_leaders_and_wonders(seats: int) -> None:
    t = fresh(seats)
    for age in (1, 2, 3):
        cards = t.s.civil_decks[age]
        assert of_kind(cards, t_.LEADER) == of_kind(cards, t_.WONDER) == []
        for kind, most in zip((t_.LEADER, t_.WONDER), SHARES[seats], strict=True):
            numbers = [CARDS[c].amount for c in of_kind(cards, t_.POINTER) if CARDS[c].effect == kind]
            assert sorted(numbers) == list(range(1, most + 1))


@law("expansion.mix.open.shuffle")
def test_pointers_lie_anywhere_in_their_decks() -> None:
    places = [
        [k for k, card in enumerate(fresh(seed=seed).s.civil_decks[1]) if KIND[card] == t_.POINTER] for seed in (3, 4)
    ]
    assert places[0] != places[1]
    s = fresh().s
    cards = sorted(s.civil_decks[1])
    assert list(s.civil_decks[1]) != cards, "pointers are shuffled in among the others"
    assert sorted(dict(fresh().game.chance)["civil-I"]) == list(range(len(cards)))
    assert places[0][0] > 0 or places[0][-1] < len(cards) - 1


@law("expansion.mix.open.board-side", "expansion.mix.open.age1-on-board")
@every_count
def test_everybody_sees_the_boards_with_the_cards_of_age_one(seats: int) -> None:
    t = fresh(seats)
    for seat in (*range(seats), SPECTATOR):
        assert more(t, seat)["boards"] == list(t.s.boards)
    for kind, most in zip((t_.LEADER, t_.WONDER), SHARES[seats], strict=True):
        lying = slots(t, 1, kind)
        assert len(set(lying)) == most
        assert {(KIND[card], AGE[card]) for card in lying} == {(kind, 1)}


@law("expansion.mix.open.eight-piles", "expansion.mix.open.draw-counts")
@every_count
def test_an_open_mix_draws_from_eight_piles(seats: int) -> None:
    t = fresh(seats)
    plan = Plan(LEADERS_WONDERS, OPEN_MIX)
    for age in range(4):
        for kind, most, whole in zip((t_.LEADER, t_.WONDER), SHARES[seats], (12, 8), strict=True):
            pile = pool(age, kind, plan)
            assert (len(pile), len({CARDS[card].module for card in pile})) == (whole, 2)
            used = slots(t, age, kind) if age else of_kind(decks(t)[0], kind)
            assert len(used) == most
            assert set(used) <= set(pile)


@law("expansion.mix.open.age-a-in-deck", "expansion.mix.open.round1-row")
@every_count
def test_age_a_has_no_pointers(seats: int) -> None:
    cards = decks(fresh(seats))[0]
    assert of_kind(cards, t_.POINTER) == []
    assert (len(of_kind(cards, t_.LEADER)), len(of_kind(cards, t_.WONDER))) == SHARES[seats]
    assert len(of_kind(cards, t_.ACTION)) == 10
    rows = [card for seed in range(3) for card in fresh(seats, seed=seed).s.row]
    assert of_kind(rows, t_.LEADER)
    assert of_kind(rows, t_.WONDER)


@law("expansion.mix.open.later-ages-visible")
def test_everybody_knows_the_leaders_and_wonders_to_come() -> None:
    t = fresh(3)
    for age in (2, 3):
        seen = more(t, 1)["boards"][board_place(age, t_.LEADER, 1) : board_place(age, t_.LEADER, 7) + 1]
        assert seen == slots(t, age, t_.LEADER)
        assert len(seen) == 7


@law("expansion.mix.open.may-inspect-age-a", "expansion.mix.open.reshuffle-age-a")
def test_the_rest_of_age_a_may_be_looked_through_and_is_shuffled_again() -> None:
    t = fresh(3)
    left = t.s.civil_deck[:]
    assert more(t, 0)["age_a"] == more(t, SPECTATOR)["age_a"] == sorted(left)
    before = properties.view_text(RULES, t.s, 0)
    t.s.civil_deck = t.s.civil_deck[::-1]
    assert properties.view_text(RULES, t.s, 0) == before
    t.s.civil_deck = t.s.civil_deck[::-1]
    properties.hidden_things_do_not_interfere(t.game, range(3))
    t.s.row = pile([t_.NOTHING] * 3 + list(t.s.row[3:]))
    draws = t.s.chance[0]
    replenish(t.s, False)
    assert t.s.chance[0] == draws + 1
    new = t.s.row[-3:]
    assert set(new) <= set(left)
    assert new != left[:-4:-1]  # another order than it lay in
    assert "age_a" not in more(t, 0)
    usual = fresh(3, "secret-mix")
    replenish(usual.s, False)
    assert usual.s.chance[0] == 0


# --- open mix: in play --------------------------------------------------------------------------------------------
def with_pointer_on_top(slug: str) -> Table:
    t = table(3, modules=[NEW], mode="open-mix")
    pointer = NUMBER[slug]
    t.s.civil_deck = with_one(without_one(t.s.civil_deck, pointer), pointer)
    return t


@law("expansion.mix.open.pointer-replaced", "expansion.mix.open.pointer-discarded")
def test_a_pointer_gives_way_to_the_card_of_its_slot() -> None:
    t = with_pointer_on_top("leader-pointer-i-4")
    place = board_place(1, t_.LEADER, 4)
    leader = t.s.boards[place]
    t.begin_turn(0)
    assert leader in t.s.row
    assert t.s.boards[place] == t_.NOTHING
    pointer = NUMBER["leader-pointer-i-4"]
    everywhere = [*t.s.row, *t.s.civil_deck, *[card for deck in t.s.civil_decks for card in deck]]
    assert pointer not in everywhere
    assert all(pointer not in seat.hand for seat in t.s.seats)
    assert t.s.revealed[pointer] == 1
    t.game.check()


@law("expansion.mix.open.refill-age2", "expansion.mix.open.refill-age3")
def test_the_boards_show_the_next_age_when_one_ends() -> None:
    t = table(3, modules=[NEW], mode="open-mix")
    for age in (2, 3):
        shown = slots(t, age, t_.LEADER) + slots(t, age, t_.WONDER)
        t.s.civil_deck = pile([])
        clear_boards(t, age)
        end_age(t.s)
        assert [card for card in more(t, 0)["boards"] if AGE[card] == age and card != t_.NOTHING] == shown
        filled = t.s.events[0::6]
        assert t_.BOARD_FILLED in filled
        t.s.events = []


@law("expansion.mix.open.row-real-cards")
def test_the_row_never_shows_a_pointer_and_the_boards_tell_what_is_to_come() -> None:
    for game in random_game(RULES, {"seats": 2, "modules": [NEW], "mode": "open-mix", "resignation": False}, 4):
        t = Table(game)
        assert of_kind([card for card in t.s.row if card != t_.NOTHING], t_.POINTER) == []
        if 1 <= t.s.age <= 3:
            waiting = len(of_kind(t.s.civil_deck, t_.POINTER))
            assert waiting == len(slots(t, t.s.age, t_.LEADER)) + len(slots(t, t.s.age, t_.WONDER))


def test_after_a_resignation_the_slots_for_more_players_are_left_empty() -> None:
    t = table(3, modules=[NEW], mode="open-mix").politics().do("resign")
    for age in (2, 3):
        assert (len(slots(t, age, t_.LEADER)), len(slots(t, age, t_.WONDER))) == (6, 4)
    for slug in ("leader-pointer-i-7", "wonder-pointer-i-5"):  # the age that has begun stays as it was
        assert NUMBER[slug] in t.s.civil_deck or t.s.revealed[NUMBER[slug]] == 1
    t = table(3, modules=[NEW], mode="open-mix", hidden_future=True).politics().do("resign")
    properties.imagined_states_are_sound(t.game, range(2))


def drawn_in(t: Table, age: int) -> tuple[int, int]:
    """How many leaders and wonders lie in a civil deck of a later age."""
    deck = t.s.civil_decks[age]
    return len(of_kind(deck, t_.LEADER)), len(of_kind(deck, t_.WONDER))


@law("resign.future-decks-adjusted", "expansion.mix.secret.counts-2p")
def test_after_a_resignation_later_decks_of_a_secret_mix_are_those_for_two() -> None:
    t = table(4, modules=[NEW], mode="secret-mix").politics().do("resign")
    assert (drawn_in(t, 2), drawn_in(t, 3)) == ((7, 5), (7, 5))  # three are left
    properties.imagined_states_are_sound(t.game, range(1))
    t.politics(1).do("resign")
    assert (drawn_in(t, 2), drawn_in(t, 3)) == ((6, 4), (6, 4))
    assert t.s.age == 1  # the deck of the age that has begun stays as it was
    properties.imagined_states_are_sound(t.game, range(2))


@law("resign.future-decks-adjusted")
def test_cards_that_the_table_chose_stay_after_a_resignation() -> None:
    chosen = ["isaac-newton", "charles-darwin", "suez-canal", "harvard-college"]
    for seed in range(4):
        t = table(3, modules=[NEW], mode="secret-mix", chosen=chosen, seed=seed).politics().do("resign")
        assert all(NUMBER[slug] in t.s.civil_decks[2] for slug in chosen)
        assert drawn_in(t, 2) == (6, 4)


@law("resign.future-decks-adjusted")
def test_if_the_table_chose_all_leaders_of_an_age_one_of_them_goes_with_whoever_resigns() -> None:
    leaders = pool(2, t_.LEADER, Plan(LEADERS_WONDERS, SECRET_MIX))[:7]
    t = table(3, modules=[NEW], mode="secret-mix", chosen=[SLUGS[card] for card in leaders])
    assert set(of_kind(t.s.civil_decks[2], t_.LEADER)) == set(leaders)
    t.politics().do("resign")
    left = of_kind(t.s.civil_decks[2], t_.LEADER)
    assert (len(left), set(left) < set(leaders)) == (6, True)


# --- variants -----------------------------------------------------------------------------------------------------
@law("expansion.variant.hidden-future")
def test_later_ages_may_be_kept_secret() -> None:
    t = table(3, modules=[NEW], mode="open-mix", hidden_future=True)
    assert {AGE[card] for card in more(t, 0)["boards"] if card != t_.NOTHING} == {1}
    met = {tuple(RULES.imagine(RULES.view(t.s, 0), seed).boards) for seed in range(5)}
    assert len(met) == 5
    t.s.civil_deck = pile([])
    clear_boards(t, 2)
    end_age(t.s)
    assert {AGE[card] for card in more(t, 0)["boards"] if card != t_.NOTHING} == {2}
    assert len([card for card in more(t, 0)["boards"] if card != t_.NOTHING]) == 12


@law("expansion.variant.plus-one-base")
@every_count
def test_one_base_leader_and_wonder_may_be_added(seats: int) -> None:
    t = fresh(seats, "expansion-only", plus_one=True)
    for cards in decks(t):
        for kind, new in ((t_.LEADER, 6), (t_.WONDER, 4)):
            modules = [CARDS[card].module for card in of_kind(cards, kind)]
            assert (modules.count(LEADERS_WONDERS), modules.count(t_.BASE)) == (new, 1)
    met = {card for seed in range(20) for card in decks(fresh(2, "expansion-only", seed, plus_one=True))[1]}
    assert len([c for c in of_kind(sorted(met), t_.LEADER) if CARDS[c].module == t_.BASE]) > 3


@law("expansion.variant.chosen-cards")
@pytest.mark.parametrize("mode", ["secret-mix", "open-mix"])
def test_cards_may_be_chosen_by_agreement(mode: str) -> None:
    wanted = ["homer", "sun-tzu", "stonehenge", "joan-of-arc", "united-nations"]
    for seed in range(4):
        t = fresh(2, mode, seed, chosen=wanted)
        used = {card for cards in decks(t) for card in cards} | set(t.s.boards)
        assert {NUMBER[slug] for slug in wanted} <= used
        t.game.check()


# --- the drafted choice -------------------------------------------------------------------------------------------
def pick_all(t: Table, wanted: int = 0) -> list[list[int]]:
    """Everybody takes the same place of every offer; returns what they picked."""
    picks: list[list[int]] = [[] for _ in t.s.seats]
    while t.asked == "draft":
        options = t.legal("choose")
        text = options[min(wanted, len(options) - 1)]
        picks[t.decider].append(NUMBER[text.split()[1]])
        t.do(text)
    return picks


@law("expansion.variant.draft")
@every_count
@pytest.mark.parametrize("mode", ["secret-mix", "open-mix"])
def test_everybody_picks_a_leader_and_a_wonder_of_every_age(seats: int, mode: str) -> None:
    t = fresh(seats, mode, draft=True)
    start = t.s.start_seat
    offers = [seat.offers[:] for seat in t.s.seats]
    assert [len(offer) for offer in offers] == [20] * seats
    assert len({card for offer in offers for card in offer}) == 20 * seats
    assert t.legal("choose") == [f"choose {t.name(card)}" for card in offers[start][:3]]
    assert t.refused("choose iron") == "expansion.variant.draft"
    picks = pick_all(t, 1)
    for seat in range(seats):
        kinds = [(AGE[card], KIND[card]) for card in picks[seat]]
        assert kinds == [(age, kind) for age in range(4) for kind in (t_.LEADER, t_.WONDER)]
    assert (t.asked, t.decider, t.s.round) == ("action", start, 1)
    used = {card for cards in decks(t) for card in cards} | set(t.s.boards)
    assert {card for pick in picks for card in pick} <= used
    for age in range(4):
        for kind, most in zip((t_.LEADER, t_.WONDER), SHARES[seats], strict=True):
            cards = slots(t, age, kind) if mode == "open-mix" and age else of_kind(decks(t)[age], kind)
            assert len(set(cards)) == most
    assert len([card for card in t.s.row if card != t_.NOTHING]) == 13


def test_offers_and_picks_of_the_draft_are_secret() -> None:
    t = fresh(3, "secret-mix", draft=True)
    first = t.decider
    seen = RULES.view(t.s, (first + 1) % 3)
    assert len(seen.stack[-1]) == 5  # the question, not what is on offer
    assert "offers" not in seen.seats[first].open["more"]  # type: ignore[operator]
    assert properties.secret_choices_look_alike(t.game, {"draft"}) >= 0
    assert properties.hidden_things_do_not_interfere(t.game, range(3)) > 0
    while t.asked == "draft":
        properties.imagined_states_are_sound(t.game, range(1))
        t.do(*t.legal()[:1])
    for seat in (*range(3), SPECTATOR):
        told = t.seen(t_.CARD_PICKED, seat)
        assert len([card for card in told if card != HIDDEN]) == (8 if seat >= 0 else 0)


def test_in_a_secret_mix_everybody_knows_the_own_picks_only() -> None:
    t = fresh(2, "secret-mix", draft=True)
    picks = pick_all(t)
    met: list[set[int]] = []
    for seed in range(25):
        other = RULES.imagine(RULES.view(t.s, 0), seed)
        cards = {card for deck in other.civil_decks for card in deck}
        assert {card for card in picks[0] if AGE[card] > 0} <= cards
        met.append({card for card in picks[1] if AGE[card] > 0} & cards)
    assert len({frozenset(found) for found in met}) > 1


@law("resign.future-decks-adjusted", "expansion.variant.draft")
def test_cards_that_somebody_picked_stay_after_a_resignation() -> None:
    t = fresh(3, "secret-mix", draft=True)
    picks = pick_all(t)
    t.s.round = 3
    stay = [card for seat in (1, 2) for card in picks[seat]]
    for age in (2, 3):  # wherever they lie, first of all as well
        deck = pile(sorted(t.s.civil_decks[age], key=lambda card: card not in stay))
        t.s.civil_decks[age] = deck
        assert {card for card in stay if AGE[card] == age} <= set(deck)
        assert drawn_in(t, age) == (7, 5)
    t.politics(0).do("resign")
    for age in (2, 3):
        assert {card for card in stay if AGE[card] == age} <= set(t.s.civil_decks[age])
        assert drawn_in(t, age) == (6, 4)


def test_a_drafted_game_is_replayed_from_its_record() -> None:
    t = fresh(2, "open-mix", draft=True)
    pick_all(t)
    again = fresh(2, "open-mix", draft=True)
    for move in t.game.log:
        again.game.push(move.text)
    assert again.game.digest() == t.game.digest()


@law("expansion.variant.draft", "flow.order.clockwise")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_draft_one_after_the_other_clockwise(seats: int) -> None:
    t = fresh(seats, "secret-mix", draft=True)
    start, order = t.s.start_seat, []
    while t.asked == "draft":
        order.append(t.decider)
        t.do(*t.legal()[:1])
    assert order == [(start + place) % seats for place in range(seats) for _ in range(8)]
