"""Age of Civilization drawn for a terminal, from one seat's view."""

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from saecula.aoc import terms as t
from saecula.aoc import words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.tables import CARD_SYMBOL, CIV_IDS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.ratings import power_of, workers_owned
from saecula.aoc.state import State
from saecula.i18n import say
from saecula.tui import aoc_cards
from saecula.tui.face import Face

SYMBOLS = {t.NO_SYMBOL: "", t.WAR: "⚔", t.PESTILENCE: "☠"}


class AocFace(Face[State]):
    def draw(self, console: Console, s: State, seat: int, names: list[str], language: str) -> None:
        console.print(headline(s, names, language))
        console.print(timeline(s, language))
        if s.market:
            console.print(civ_table(say(language, "market"), s.market, s.market_coins, language))
        own = s.seats[seat]
        for title, cards in (("hand", own.hand), ("pack", own.pack)):
            if cards:
                console.print(civ_table(say(language, title), cards, None, language))
        console.print(wonder_market(s, language))
        if s.specials:
            console.print(special_market(s, language))
        console.print(players(s, names, language))
        console.print(own_effects(s, seat, language))
        for legend in ("timeline-legend", "house-legend"):
            console.print(Text(say(language, legend), style="dim"))

    def draw_short(self, console: Console, s: State, seat: int, names: list[str], language: str) -> None:
        console.print(headline(s, names, language))
        console.print(timeline(s, language))
        console.print(wonder_market(s, language))
        console.print(players(s, names, language))
        console.print(own_effects(s, seat, language))

    def page(self, s: State) -> str:
        """One for every turn, and in a draft for every pack."""
        seat = s.stack[-1].seat
        return f"{s.round} {s.turn_seat} {seat} {len(s.seats[seat].pack)}"

    def idea_text(self, command: int, language: str) -> str:
        return words.idea_text(command, language)

    def card_lines(self, query: str, language: str) -> list[str]:
        lines = [line for slug in aoc_cards.find_cards(query) for line in aoc_cards.card_lines(slug, language)]
        return [*lines, say(language, "house-legend")] if lines else []

    def score_text(self, score: int, language: str) -> str:
        return say(language, "vp", n=score)

    def has_secrets(self, s: State) -> bool:
        return s.draft

    def card_rows(self, query: str, house: bool, language: str) -> list[dict[str, Any]]:
        slugs = aoc_cards.find_cards(query) if query else []
        return [] if query and not slugs else aoc_cards.rows(slugs, house)

    def card_list(self, query: str, house: bool, language: str) -> list[str]:
        rows = self.card_rows(query, house, language)
        return aoc_cards.house_lines(rows) if house else aoc_cards.lines(rows, language)


def headline(s: State, names: list[str], language: str) -> RenderableType:
    if s.over:
        return Text(say(language, "title-over"), style="bold")
    parts = [
        say(language, "title-round", round=s.round),
        say(language, "title-turn", who=names[s.stack[-1].seat]),
    ]
    if s.deck and not s.draft:
        parts.append(say(language, "deck-left", cards=say(language, "cards", n=len(s.deck))))
    return Text(" · ".join(parts), style="bold")


def timeline(s: State, language: str) -> RenderableType:
    """The row: cards under the permanent card in brackets, symbols of war and plague, event tokens."""
    line = Text(say(language, "timeline") + ": ", style="bold")
    cards = {card["id"]: card for card in catalog.in_force()["action_cards"]}
    for position, action in enumerate(s.row):
        slug = t.ACTION_IDS[action]
        label = words.name("action", slug, language) + SYMBOLS[CARD_SYMBOL[action]]
        if CARD_SYMBOL[action] != t.NO_SYMBOL:
            label += words.mark_of(cards[slug], "symbol", language)
        if s.tokens[position] != t.NOTHING:
            label += f"({words.name('token', t.TOKEN_IDS[s.tokens[position]], language)})"
        first = s.round - 1
        if first <= position < first + t.WINDOW:
            line.append(f"[{label}] ", style="bold green")
        else:
            line.append(f"{label} ", style="dim" if position < first else "")
    return line


def civ_table(title: str, civs: list[int], coins: list[int] | None, language: str) -> RenderableType:
    table = Table(title=title, title_justify="left", pad_edge=False, expand=False)
    table.add_column(say(language, "column-civ"), no_wrap=True)
    table.add_column(say(language, "column-workers"), justify="right")
    if coins is not None:
        table.add_column(say(language, "column-coins"), justify="right")
    table.add_column(say(language, "column-primary"))
    table.add_column(say(language, "column-legacy"))
    for place, civ in enumerate(civs):
        row = words.card_row("civ", CIV_IDS[civ])
        cells = [escape(words.title("civ", CIV_IDS[civ], language)), words.population_text(civ, language)]
        if coins is not None:
            cells.append(str(coins[place]))
        cells.append(escape(words.effects_text(row["primary"], language)))
        cells.append(escape(words.effects_text(row["legacy"], language)))
        table.add_row(*cells)
    return table


def wonder_market(s: State, language: str) -> RenderableType:
    lines: list[RenderableType] = [Text(say(language, "wonders"), style="bold")]
    for wonder in s.wonders:
        effects = words.effects_text(words.card_row("wonder", WONDER_IDS[wonder])["effects"], language)
        lines.append(Text(f"  {words.title('wonder', WONDER_IDS[wonder], language)}: {effects}"))
    if not s.wonders:
        lines.append(Text("  " + say(language, "none"), style="dim"))
    return Group(*lines)


def special_market(s: State, language: str) -> RenderableType:
    lines = [Text("  " + aoc_cards.special_text(special, language)) for special in s.specials]
    return Group(Text(say(language, "specials"), style="bold"), *lines)


def players(s: State, names: list[str], language: str) -> RenderableType:
    table = Table(title=say(language, "players"), title_justify="left", pad_edge=False)
    table.add_column(say(language, "column-player"), no_wrap=True)
    for column in ("vp", "coins", "workers", "power"):
        table.add_column(say(language, f"column-{column}"), justify="right")
    for column in ("civs", "techs", "wonders"):
        table.add_column(say(language, f"column-{column}"))
    for i, seat in enumerate(s.seats):
        label = names[i] + (" ★" if i == s.first_seat and s.seat_count > 1 else "")
        workers = f"{seat.idle}/{workers_owned(seat)}" if seat.white + seat.red else str(seat.idle)
        table.add_row(
            escape(label),
            str(seat.vp),
            str(seat.coins),
            workers,
            str(power_of(s, seat)),
            escape(owned_civs(s, i, language)),
            escape(", ".join(learned(s, i, language))),
            escape(", ".join(words.title("wonder", WONDER_IDS[w], language) for w in seat.wonders)),
            style="bold" if s.stack and s.stack[-1].seat == i else "",
        )
    if s.seat_count == 1:
        table.add_row(say(language, "rival"), "", "", "", str(s.rival), "", "", "")
    return table


def own_effects(s: State, i: int, language: str) -> RenderableType:
    return Text.assemble((say(language, "your-effects") + ": ", "bold"), words.effects_of(s, i, language))


def owned_civs(s: State, i: int, language: str) -> str:
    """The main civilization in capitals, the others as they are."""
    seat = s.seats[i]
    labels = []
    for civ in seat.civs:
        label = words.title("civ", CIV_IDS[civ], language)
        labels.append(label.upper() if civ == seat.main else label)
    if seat.special != t.NOTHING:
        labels.append(f"[{words.title('special', SPECIAL_IDS[seat.special], language)}]")
    return ", ".join(labels)


def learned(s: State, i: int, language: str) -> list[str]:
    techs = s.seats[i].techs
    return [words.title("tech", TECH_IDS[tech], language) for tech in range(len(TECH_IDS)) if techs >> tech & 1]
