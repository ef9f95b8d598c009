"""Through the Ages drawn for a terminal, from one seat's view."""

from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from saecula.core.command import kind_of
from saecula.i18n import say
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.board import consumption_of, corruption_of, faces_needed
from saecula.tta.cards.catalog import AGE, KIND, SLUGS, STAGES
from saecula.tta.cards.house import house_fields
from saecula.tta.commands import declared
from saecula.tta.law.action.take import take_cost
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.prices import population_cost
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import Seat, State
from saecula.tta.terms import STORES, TECHS
from saecula.tui import tta_cards
from saecula.tui.face import Face


class TtaFace(Face[State]):
    def draw(self, console: Console, s: State, seat: int, names: list[str], language: str) -> None:
        self.draw_short(console, s, seat, names, language)
        for title, cards in (("tta-civil-hand", s.seats[seat].hand), ("tta-military-hand", s.seats[seat].cards)):
            if cards:
                console.print(Text(say(language, title), style="bold"))
            for card in cards:
                console.print(Text(f"  {card_line(card, language)}"))

    def draw_short(self, console: Console, s: State, seat: int, names: list[str], language: str) -> None:
        console.print(headline(s, names, language))
        console.print(row_line(s, seat, language))
        for line in open_mix_lines(s, language):
            console.print(Text(line, style="dim"))
        console.print(players(s, names, language))
        console.print(Text(events_line(s, language), style="dim"))
        for line in board_lines(s, seat, language):
            console.print(Text(line))

    def idea_text(self, command: int, language: str) -> str:
        return declared(kind_of(command)).word

    def score_text(self, score: int, language: str) -> str:
        return say(language, "culture-points", n=score)

    def card_lines(self, query: str, language: str) -> list[str]:
        return [card_line(card, language) for card in tta_cards.find(query)]

    def card_rows(self, query: str, house: bool, language: str) -> list[dict[str, Any]]:
        rows = [tta_cards.card_data(card) for card in self._wanted(query)]
        return [row for row in rows if row["house"] or not house]

    def card_list(self, query: str, house: bool, language: str) -> list[str]:
        """Only cards of the expansion have house values."""
        found = self._wanted(query)
        values = tta_cards.house_lines(found)
        if house:
            return values
        legend = [say(language, "house-legend")] if len(values) > 1 else []
        return [*(card_line(card, language) for card in found), *legend]

    def _wanted(self, query: str) -> list[int]:
        return tta_cards.find(query) if query else tta_cards.listed()


def card_line(card: int, language: str) -> str:
    """A card with its age, kind and text, and the mark of house values."""
    kind, age = words.kind_name(card, language), t.AGE_IDS[AGE[card]]
    mark = say(language, "house-mark") if house_fields(SLUGS[card]) else ""
    return f"{words.name(card, language)}{mark} ({age}, {kind}): {words.card_text(card, language)}"


def headline(s: State, names: list[str], language: str) -> RenderableType:
    title = say(
        language,
        "tta-title",
        round=s.round,
        age=t.AGE_IDS[s.age],
        civil=len(s.civil_deck),
        military=len(s.military_deck),
    )
    who = f" · {say(language, 'tta-to-play', who=names[s.stack[-1].seat])}" if s.stack else ""
    return Text(title + who, style="bold")


def row_line(s: State, seat: int, language: str) -> RenderableType:
    """The card row with what every card costs this seat."""
    line = Text(say(language, "tta-row") + ": ", style="bold")
    for space, card in enumerate(s.row):
        if card == t.NOTHING:
            line.append(f"{space + 1}:— ", style="dim")
            continue
        cost = take_cost(s.seats[seat], space, card)
        label = f"{space + 1}:{words.name(card, language)} ({t.AGE_IDS[AGE[card]]}, {cost}) "
        line.append(label, style="magenta" if KIND[card] == t.WONDER else "")
    return line


def players(s: State, names: list[str], language: str) -> RenderableType:
    table = Table(pad_edge=False)
    for column in (
        "player",
        "culture",
        "science",
        "strength",
        "faces",
        "food",
        "resources",
        "actions",
        "cards",
        "area",
    ):
        justify = "left" if column in ("player", "area") else "right"
        table.add_column(say(language, f"tta-col-{column}"), justify=justify)  # type: ignore[arg-type]
    for i, seat in enumerate(s.seats):
        if not seat.in_game:
            continue
        food, resources = amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE)
        table.add_row(
            escape(names[i] + (" ★" if i == s.start_seat else "")),
            f"{seat.culture}+{culture_of(s, i)}",
            f"{seat.science}+{science_of(s, i)}",
            str(strength_of(s, i)),
            f"{happiness_of(seat)}/{faces_needed(seat)}",
            f"{food}+{food_production(s, i)}",
            f"{resources}+{resource_production(s, i)}",
            f"{seat.civil}/{seat.civil_total} {seat.military}/{seat.military_total}",
            f"{len(seat.hand)}+{len(seat.cards)}",
            escape(area(seat, language)),
            style="bold" if s.stack and s.stack[-1].seat == i else "",
        )
    return table


def area(seat: Seat, language: str) -> str:
    """Government, leader, wonders, colonies and special technologies."""
    cards = [seat.government, seat.leader, *seat.wonders, *seat.colonies, *seat.specials, seat.tactic]
    return ", ".join(words.name(card, language) for card in cards if card != t.NOTHING)


def open_mix_lines(s: State, language: str) -> list[str]:
    """The boards of an open mix: leaders and wonders still to come, age by age, as far as they are no secret."""
    lines = []
    last = max(s.age, t.AGE_I) if s.plan.hidden_future else t.AGE_III
    for age in range(t.AGE_I, last + 1):
        cards = [card for card in s.boards if card != t.NOTHING and AGE[card] == age]
        if cards:
            names = ", ".join(words.name(card, language) for card in cards)
            lines.append(say(language, "tta-boards", age=t.AGE_IDS[age], what=names))
    return lines


def events_line(s: State, language: str) -> str:
    sizes = {"current": len(s.current_events), "future": len(s.future_events), "past": len(s.past_events)}
    common = ", ".join(words.name(card, language) for card in s.tactics) or "—"
    return f"{say(language, 'tta-events', **sizes)} · {say(language, 'tta-common', what=common)}"


def board_lines(s: State, seat: int, language: str) -> list[str]:
    """The seat's own board: technologies with workers and tokens, banks, what is needed, the wonder in progress."""
    own = s.seats[seat]
    techs = []
    for tech in range(TECHS):
        if own.techs >> tech & 1:
            tokens = f" ●{own.tokens[tech]}" if tech < STORES and own.tokens[tech] else ""
            techs.append(f"{words.name(tech, language)} ×{own.workers[tech]}{tokens}")
    food, resources = amount_of(own, IS_FOOD), amount_of(own, IS_RESOURCE)
    banks = {"yellow": own.yellow, "pool": own.pool, "blue": own.blue, "food": food, "resources": resources}
    needs = {
        "population": population_cost(own),
        "consumption": consumption_of(own),
        "corruption": corruption_of(own),
        "discontent": discontent_of(own),
    }
    lines = [
        f"{say(language, 'tta-board')}: {' · '.join(techs)}",
        f"{say(language, 'tta-banks', **banks)}; {say(language, 'tta-needs', **needs)}",
    ]
    if own.wonder != t.NOTHING:
        wonder = words.name(own.wonder, language)
        lines.append(say(language, "tta-wonder-progress", card=wonder, done=own.stages, all=len(STAGES[own.wonder])))
    return lines
