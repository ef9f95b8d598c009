"""Numbers of actions: every command that can be listed has one, and none ever changes."""

from hashlib import sha256
from pathlib import Path

import pytest

from saecula.core.chance import Chance
from saecula.core.command import command, kind_of
from saecula.core.errors import OptionError, SaeculaError
from saecula.core.rng import Dice
from saecula.core.state import State
from saecula.env import spaces
from saecula.env.actions import ActionList
from saecula.env.numbering import Numbering, Parts
from saecula.env.spaces import Spaces
from saecula.env.tta_actions import MOST_GOODS
from saecula.games import TITLES, title_of
from saecula.tta.cards.catalog import CARDS, NUMBER
from saecula.tta.terms import (
    ASK_ACTIONS,
    ASK_AGREEMENT,
    ATTACK,
    CANCEL,
    CHOOSE,
    CHOOSE_KIND,
    NEGOTIATE,
    ORDER_KIND,
    PLUNDER,
    SPLIT_GAIN,
    SPLIT_LOSS,
)
from tests.env.tables import any_table

GAMES = list(TITLES)
# by game: how many numbers there were at some time, and the digest of their lines; new ones are added below
FROZEN = {
    "tta": [(3290, "eb2751fdeba5c6ad")],
    "aoc": [(328, "f22e752063a5ab42")],
}


def lines_of(game: str) -> list[str]:
    return [f"{number} {text}\n" for number, text in enumerate(spaces(game).listed.texts())]


@pytest.mark.parametrize("game", GAMES)
def test_no_number_ever_changes(game: str) -> None:
    """Whoever appended actions adds a row to FROZEN; the rows that are there stay."""
    lines = lines_of(game)
    for count, digest in FROZEN[game]:
        assert sha256("".join(lines[:count]).encode()).hexdigest()[:16] == digest
    assert len(lines) == FROZEN[game][-1][0], "new numbers are to be frozen, too"


@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_the_cards_has_a_number(game: str, tmp_path: Path) -> None:
    listed = spaces(game).listed
    path = tmp_path / "list.txt"
    path.write_text("".join(lines_of(game)), encoding="utf-8")
    assert listed.grow(path) == 0, "python -m saecula.env.grow adds what is missing"
    assert len(set(listed.texts())) == len(listed.texts())


@pytest.mark.parametrize("game", GAMES)
def test_a_list_grows_at_its_end(game: str, tmp_path: Path) -> None:
    lines = lines_of(game)
    path = tmp_path / "list.txt"
    kept = [f"{number} {line.partition(' ')[2]}" for number, line in enumerate(lines[5:])]
    path.write_text("".join(kept), encoding="utf-8")
    assert spaces(game).listed.grow(path) == 5
    grown = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert grown[: len(kept)] == kept
    assert [line.partition(" ")[2] for line in grown[len(kept) :]] == [line.partition(" ")[2] for line in lines[:5]]


def test_a_list_whose_lines_do_not_count_up_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("0 take 1\n2 take 2\n", encoding="utf-8")
    with pytest.raises(SaeculaError, match="tta-v0: line 2 does not go on with its number"):
        spaces("tta").listed.grow(path)


def test_two_numbers_of_one_command_are_refused() -> None:
    with pytest.raises(SaeculaError, match="two numbers mean 'end'"):
        Numbering("short", ["end", "end"], [3, 3], Parts([]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_lead_to_commands_and_back(game: str, seats: int) -> None:
    actions = spaces(game).actions
    for seat in range(seats):
        for number in range(actions.size):
            cmd = actions.command(number, seat, seats)
            absent = any(f"@{rival}" in actions.texts[number] for rival in range(seats, 4))
            assert (cmd == -1) == absent
            if cmd >= 0:
                asked = ASK_AGREEMENT if actions.texts[number].startswith("pick ") else ASK_ACTIONS
                assert actions.number(cmd, seat, seats, asked) == number
    assert actions.command(-1, 0, seats) == actions.command(actions.size, 0, seats) == -1


def test_rivals_are_told_from_the_seat_that_acts() -> None:
    numbered = spaces("tta")
    raid = NUMBER["raid-i"]
    of_first = numbered.actions.number(command(ATTACK, raid, 1), 0, 3, ASK_ACTIONS)
    of_last = numbered.actions.number(command(ATTACK, raid, 0), 2, 3, ASK_ACTIONS)
    assert numbered.text(of_first) == numbered.text(of_last) == "attack raid-i @1"
    own = numbered.actions.number(command(CANCEL, 2), 2, 3, ASK_ACTIONS)
    assert numbered.text(own) == "cancel @0"
    assert numbered.text(-1) == numbered.text(10**6) == ""


def test_a_space_of_the_row_is_not_taken_for_a_card() -> None:
    """One command has two words, by the question."""
    numbered = spaces("tta")
    texts = [numbered.text(numbered.actions.number(command(CHOOSE, 3), 0, 2, asked)) for asked in (ASK_AGREEMENT, 1)]
    assert texts == ["pick 4", f"choose {CARDS[3].slug}"]
    assert numbered.actions.number(command(CHOOSE, 40_000), 0, 2, 1) == -1


def test_goods_are_numbered_as_far_as_cards_give_them() -> None:
    chosen = (CHOOSE_KIND, SPLIT_GAIN, SPLIT_LOSS, NEGOTIATE)
    given = [card.amount for card in CARDS if card.order == ORDER_KIND or card.effect == PLUNDER]
    given += [amount for card in CARDS for amount in card.choice]
    given += [amount for card in CARDS for _, task, amount in [*card.steps, *card.late_steps] if task in chosen]
    assert 7 <= max(given) <= MOST_GOODS


# --- in games -------------------------------------------------------------------------------------------------------
def check_position(numbered: Spaces, s: State, seen: set[int]) -> None:
    """All that is listed has a number of its own, which leads back."""
    legal, numbers = numbered.rules.legal(s), numbered.legal(s)
    assert len(set(numbers)) == len(legal) == len(numbers)
    asked = s.stack[-1]
    assert [numbered.actions.command(number, asked.seat, s.seat_count) for number in numbers] == legal
    seen.update(numbers)


def play_random(game: str, seeds: range) -> set[int]:
    """Random games at tables of all sorts; the numbers that were met."""
    numbered = spaces(game)
    rules, seen = numbered.rules, set[int]()
    for seed in seeds:
        s = rules.setup(rules.options(any_table(game, seed)), Chance(str(seed)))
        s.quiet = True
        dice = Dice(seed)
        while not s.over:
            check_position(numbered, s, seen)
            legal = rules.without_surrender(rules.legal(s))
            rules.apply(s, legal[dice.below(len(legal))])
            rules.advance(s)
    return seen


@pytest.mark.parametrize(("game", "games", "least"), [("aoc", 150, 270), ("tta", 60, 850)])
def test_every_listed_command_has_a_number(game: str, games: int, least: int) -> None:
    assert len(play_random(game, range(games))) > least


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("aoc", 5000), ("tta", 5000)])
def test_every_listed_command_of_thousands_of_games_has_a_number(game: str, games: int) -> None:
    assert len(play_random(game, range(1000, 1000 + games))) > 300


@pytest.mark.parametrize("game", GAMES)
def test_bots_list_nothing_without_a_number(game: str) -> None:
    """They get further than chance does: forces, prices and hands are other ones."""
    title, numbered, seen = title_of(game), spaces(game), set[int]()
    for seed in range(2):
        s = title.rules.setup(title.rules.options(any_table(game, seed)), Chance(f"bots {seed}"))
        s.quiet = True
        bots = [title.bots.make("easy", title.rules, seat) for seat in range(s.seat_count)]
        while not s.over:
            check_position(numbered, s, seen)
            seat = s.stack[-1].seat
            legal = title.rules.without_surrender(title.rules.legal(s))
            title.rules.apply(s, bots[seat].choose(title.rules.view(s, seat), legal))
            title.rules.advance(s)
    assert len(seen) > 50


# --- of a position --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_played_where_it_is_legal(game: str) -> None:
    numbered = spaces(game)
    rules = numbered.rules
    s = rules.setup(rules.options({"seats": 2}), Chance("1"))
    legal = numbered.legal(s)
    assert [numbered.command(s, number) for number in legal] == rules.legal(s)
    assert [numbered.number(s, cmd) for cmd in rules.legal(s)] == legal
    masked = next(number for number in range(numbered.actions.size) if number not in legal)
    with pytest.raises(SaeculaError, match=rf"action: {masked} \({numbered.text(masked)}\) is not allowed now"):
        numbered.command(s, masked)
    with pytest.raises(SaeculaError, match="has no number in"):
        numbered.number(s, command(kind_of(rules.legal(s)[0]), 60_000))
    s.over = True
    with pytest.raises(SaeculaError, match="comes after the end"):
        numbered.command(s, legal[0])
    assert numbered.legal(s) == []


def test_a_game_without_numbers_says_so() -> None:
    from tests.kit.matches.title import MatchesTitle

    with pytest.raises(OptionError, match="'matches' has no numbered actions"):
        _ = MatchesTitle().spaces


def test_a_number_without_a_card_of_the_box_leads_nowhere() -> None:
    """With an owner's values an effect may be gone; its number stays, and nothing has it."""

    class Other(ActionList):
        name = "aoc-v0"
        parts = Parts([])
        thinkable = spaces("aoc").listed.thinkable

        def packed(self, text: str) -> int:
            return spaces("aoc").listed.packed("use nothing" if text.startswith("use ") else text)

    other, own = Other().numbering(), spaces("aoc").actions
    gone = [number for number in range(own.size) if own.texts[number].startswith("use ")]
    assert gone
    assert [number for number in range(own.size) if other.command(number, 0, 2) == -1] == gone
