"""round.shift: the position in plain English text, from a view: what the viewer may not know is not there."""

from collections.abc import Iterable

from saecula.aoc.cards import catalog
from saecula.aoc.state import State
from saecula.aoc.terms import ROUNDS, WINDOW
from saecula.aoc.view import SeatView, View
from saecula.core.rules import Rules
from saecula.core.seen import SeenCard


def drawing(rules: Rules, view: View, s: State, names: list[str]) -> str:
    lines = [f"Age of Civilization, round {min(view.round, ROUNDS)} of {ROUNDS}", asked(rules, view, s, names)]
    lines.append(f"Row: {row_line(view)}")
    market = [f"{listed([civ])}{coins_on(coins)}" for civ, coins in zip(view.market, view.market_coins, strict=True)]
    piles = (("Market", ", ".join(market)), ("Wonders", listed(view.wonders)), ("Specials", listed(view.specials)))
    lines += [f"{title}: {cards}" for title, cards in piles if cards]
    lines.append(f"Deck: {view.deck_size} cards")
    if view.seat_count == 1:
        lines.append(f"Power of the rival: {view.rival}")
    for i in range(view.seat_count):
        lines += ["", *seat_lines(rules, view, s, i, names)]
    return "\n".join(lines)


def asked(rules: Rules, view: View, s: State, names: list[str]) -> str:
    if view.over:
        return "The game is over."
    return f"{names[s.stack[-1].seat]} is asked: {rules.decision_name(s)}"


def names_of_cards() -> dict[str, str]:
    """The names in force, an owner's among them, by id."""
    kinds = ("civilizations", "wonders", "technologies", "special_technologies")
    return {card["id"]: str(card["name"]) for kind in kinds for card in catalog.in_force()[kind]}


def listed(cards: Iterable[SeenCard]) -> str:
    names = names_of_cards()
    return ", ".join(names[card.id] for card in cards if card)


def coins_on(coins: int) -> str:
    return f" ({coins:+d} coins)" if coins else ""


def row_line(view: View) -> str:
    """Action cards in their order; those that are available this round stand in brackets (round.shift)."""
    shown = []
    for position, (action, token) in enumerate(zip(view.row, view.tokens, strict=True)):
        label = f"{action}{f' ({token})' if token else ''}"
        available = view.round - 1 <= position < view.round - 1 + WINDOW
        shown.append(f"[{label}]" if available else label)
    return " ".join(shown)


def seat_lines(rules: Rules, view: View, s: State, i: int, names: list[str]) -> list[str]:
    seat = view.seats[i]
    power = sum(addend.amount for addend in rules.explain(s, "power", i))
    mark = "*" if i == view.turn_seat and not view.over else " "
    first = ", first player" if i == view.first_seat else ""
    lines = [
        f"{mark} {names[i]}: {seat.vp} VP, {seat.coins} coins, power {power}, "
        f"workers {seat.idle} at hand, {seat.white} placed, {seat.red} placed to be lost{first}"
    ]
    lines += [f"    {title}: {cards}" for title, cards in areas(seat) if cards]
    return lines


def areas(seat: SeatView) -> list[tuple[str, str]]:
    """What lies before a player; hands and packs of a draft are told to their owners only."""
    return [
        ("civilization", listed([seat.main])),
        ("annexed", listed(civ for civ in seat.civs if civ != seat.main)),
        ("technologies", listed(seat.techs)),
        ("special", listed([seat.special])),
        ("wonders", listed(seat.wonders)),
        ("hand", listed(seat.hand) or (f"{seat.hand_size} cards" if seat.hand_size else "")),
        ("pack", listed(seat.pack) or (f"{seat.pack_size} cards" if seat.pack_size else "")),
    ]
