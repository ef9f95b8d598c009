"""action.take.space-cost, ruling.hand.civil-public, ruling.hand.civil-hidden: the position as plain English text.

Ratings are asked from the law, on a state that was imagined from the view; they follow from what lies open.
"""

from collections.abc import Iterable

from saecula.core.rules import Rules
from saecula.core.seen import SeenCard
from saecula.tta.cards.catalog import CARDS, STAGES
from saecula.tta.state import State
from saecula.tta.terms import AGE_IDS
from saecula.tta.view import SeatView, View

PRICES = ((1, 0, 5), (2, 5, 9), (3, 9, 13))  # civil actions, spaces from, to (action.take.space-cost)


def drawing(rules: Rules, view: View, s: State, names: list[str]) -> str:
    lines = [f"Through the Ages, Age {view.age}, round {view.round}{last_round(view)}", asked(rules, view, s, names)]
    lines += row_lines(view)
    lines.append(f"Decks: {view.civil_left} civil, {view.military_left} military")
    lines += event_lines(view)
    if view.boards:
        lines.append(f"Boards: {listed(view.boards)}")
    if view.tactics:
        lines.append(f"Common tactics: {listed(view.tactics)}")
    for i in range(view.seat_count):
        lines += ["", *seat_lines(rules, view, s, i, names)]
    return "\n".join(lines)


def last_round(view: View) -> str:
    return f", the last is {view.last_round}" if view.last_round else ""


def asked(rules: Rules, view: View, s: State, names: list[str]) -> str:
    if view.over:
        return "The game is over."
    return f"{names[s.stack[-1].seat]} is asked: {rules.decision_name(s)}"


def listed(cards: Iterable[SeenCard]) -> str:
    return ", ".join(CARDS[card].name for card in cards if card)


def ages(numbers: Iterable[int]) -> str:
    return " ".join(AGE_IDS[age] for age in numbers)


def row_lines(view: View) -> list[str]:
    """The card row by price, with the numbers that `take` wants."""
    lines = []
    for price, first, last in PRICES:
        shown = [(space + 1, view.row[space]) for space in range(first, last)]
        cards = ", ".join(f"{space} {CARDS[card].name if card else '-'}" for space, card in shown)
        lines.append(f"Row for {price}: {cards}")
    return lines


def event_lines(view: View) -> list[str]:
    lines = []
    if view.current_events:
        top = f", next {listed([view.next_event])}" if view.next_event else ""
        lines.append(f"Current events: {ages(reversed(view.current_events))}{top}")
    if view.future_events:
        known = f", among them {listed(view.known_events)}" if view.known_events else ""
        lines.append(f"Future events: {ages(view.future_events)}{known}")
    if view.past_events:
        lines.append(f"Past events: {listed(view.past_events)}")
    return lines


def seat_lines(rules: Rules, view: View, s: State, i: int, names: list[str]) -> list[str]:
    seat = view.seats[i]
    mark = "*" if i == view.turn_seat and not view.over else " "
    if not seat.in_game:
        return [f"{mark} {names[i]} has resigned"]

    def rating(what: str) -> int:
        return sum(addend.amount for addend in rules.explain(s, what, i))

    lines = [
        f"{mark} {names[i]}: culture {seat.culture} {rating('culture'):+d}, science {seat.science} "
        f"{rating('science'):+d}, strength {rating('strength')}, happiness {rating('happiness')}, "
        f"civil actions {seat.civil}/{seat.civil_total}, military {seat.military}/{seat.military_total}",
        f"    food {rating('food')} {rating('food-rate'):+d}, resources {rating('resources')} "
        f"{rating('resource-rate'):+d}, bank: {seat.blue} blue, {seat.yellow} yellow",
        f"    workers: {', '.join(f'{tech} {count}' for tech, count in seat.workers.items())}, {seat.pool} unused",
    ]
    return lines + area_lines(seat, names) + hand_lines(seat, i == view.seat)


def area_lines(seat: SeatView, names: list[str]) -> list[str]:
    """Everything in the play area that takes no workers."""
    ruins = seat.ruins
    wonders = [f"{CARDS[card].name}{' (ruin)' if ruins >> k & 1 else ''}" for k, card in enumerate(seat.wonders)]
    parts = [listed([seat.government]), listed([seat.leader]), ", ".join(wonders)]
    if seat.wonder:
        parts.append(f"{listed([seat.wonder])} (stage {seat.stages} of {len(STAGES[seat.wonder])})")
    parts += [listed(seat.specials), listed(seat.colonies), listed([seat.tactic, *seat.old_tactics])]
    if seat.war:
        parts.append(f"{listed([seat.war])} against {names[seat.war_on]}")
    if seat.pact:
        parts.append(f"{listed([seat.pact])} with {names[seat.pact_with]}")
    return ["    " + ", ".join(part for part in parts if part)]


def hand_lines(seat: SeatView, own: bool) -> list[str]:
    """Civil hands are open (ruling.hand.civil-public) or hidden; of cards that are hidden others see the backs."""
    parts = [listed(seat.hand)] if seat.hand else []
    parts += [ages(seat.hand_ages)] if seat.hand_ages else []
    lines = [f"    civil hand: {', '.join(parts)}"] if parts else []
    if seat.card_ages:
        lines.append(f"    military hand: {listed(seat.military_cards) if own else ages(seat.card_ages)}")
    for what, cards in (("on offer", seat.offers), ("picked", seat.picks)):
        lines += [f"    {what}: {listed(cards)}"] if cards else []
    return lines
