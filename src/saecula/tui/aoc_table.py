"""Age of Civilization at a terminal: the board that `present` tells a seat, in sentences and drawn."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from saecula.aoc import words
from saecula.aoc.cards import catalog
from saecula.i18n import say
from saecula.present.shapes.aoc import AocAction, AocBoard, AocSeat
from saecula.tui import aoc_cards
from saecula.tui.drawing import compared
from saecula.tui.face import Face, Teller
from saecula.tui.told import Told, capital

SYMBOLS = {"none": "", "war": "⚔", "plague": "☠"}
SCORES = ("vp", "coins", "idle", "workers", "power", "techs_known", "wonders_owned")


class AocFace(Face):
    short = ("row", "board")
    subjects = {"vp": "vp", "power": "power", "coins": "coins", "workers": "workers"}  # noqa: RUF012 - never changed
    helpful = {"civilization": ("market", "card"), "draft": ("hand", "card")}  # noqa: RUF012 - never changed
    sample = "rome"

    def glance(self, told: Told) -> str:
        board: AocBoard = told.board
        if board.over:
            return told.say("title-over")
        who = told.names[board.decider]
        parts = [told.say("title-round", round=board.round), told.say("title-turn", who=who)]
        if board.deck and not board.draft:
            parts.append(told.say("deck-left", cards=told.say("cards", n=board.deck)))
        return " · ".join(parts)

    def tellers(self) -> dict[str, Teller]:
        return {
            "row": lambda told, seat: row_lines(told, told.board),
            "market": lambda told, seat: market_lines(told, told.board),
            "hand": lambda told, seat: hand_lines(told, told.board.seats[told.seat]),
            "scores": lambda told, seat: score_lines(told, told.board),
            "board": lambda told, seat: board_lines(told, told.board, told.board.seats[seat]),
            "events": lambda told, seat: event_lines(told, told.board),
        }

    def panel(self, told: Told, part: str, seat: int) -> RenderableType:
        board: AocBoard = told.board
        if part == "row":
            return timeline(told, board)
        if part == "market":
            return market(told, board)
        if part == "hand":
            return hand(told, board.seats[told.seat])
        if part == "scores":
            table = compared(told, board.seats, SCORES, board.start_seat, board.decider)
            return Group(table, Text(f"{told.say('rival')}: {board.rival}")) if board.solo else table
        return super().panel(told, part, seat)

    def is_empty(self, told: Told, part: str) -> bool:
        own: AocSeat = told.board.seats[told.seat]
        return part == "hand" and not (own.hand or own.pack)

    def cards_shown(self, told: Told) -> list[str]:
        board: AocBoard = told.board
        own = board.seats[told.seat]
        market = [*(card.card for card in board.market), *board.wonders, *(card.card for card in board.specials)]
        return [*market, *(own.hand or []), *(own.pack or [])]

    def page(self, told: Told) -> str:
        """One for every turn, and in a draft for every pack."""
        board: AocBoard = told.board
        return f"{board.round} {board.turn_seat} {told.seat} {board.seats[told.seat].pack_size}"

    def idea_text(self, command: int, language: str) -> str:
        return words.idea_text(command, language)

    def score_text(self, score: int, language: str) -> str:
        return say(language, "vp", n=score)

    def has_secrets(self, told: Told) -> bool:
        board: AocBoard = told.board
        return board.draft

    # --- the cards ------------------------------------------------------------------------------------------------
    def card_lines(self, query: str, language: str) -> list[str]:
        lines = [line for slug in aoc_cards.find_cards(query) for line in aoc_cards.card_lines(slug, language)]
        return [*lines, say(language, "house-legend")] if lines else []

    def card_ids(self, query: str, language: str) -> list[str]:
        return aoc_cards.find_cards(query)

    def card_rows(self, query: str, house: bool, language: str) -> list[dict[str, Any]]:
        slugs = aoc_cards.find_cards(query) if query else []
        return [] if query and not slugs else aoc_cards.rows(slugs, house)

    def card_list(self, query: str, house: bool, language: str) -> list[str]:
        rows = self.card_rows(query, house, language)
        return aoc_cards.house_lines(rows) if house else aoc_cards.lines(rows, language)


# --- in sentences ---------------------------------------------------------------------------------------------------
def row_lines(told: Told, board: AocBoard) -> list[str]:
    """The permanent cards, then what is open or still to come."""
    always = [action_line(told, action, "always") for action in board.permanent]
    return always + [action_line(told, action, str(action.when)) for action in board.row if action.when != "past"]


def action_line(told: Told, action: AocAction, when: str) -> str:
    """An action card: when it is open, its price and workers for this seat, its slots, what comes with it."""
    about = [told.say(f"when-{when}")]
    if action.price is not None:
        about.append(told.say("coins", n=action.price))
    if action.crew:
        workers = told.say("workers", n=action.crew)
        about.append(told.say("crew-lost", workers=workers, n=action.crew) if action.red else workers)
        if action.slots:
            about.append(told.say("slots-free", free=max(0, action.slots - action.used), all=action.slots))
    return f"{action.name}: {', '.join(about + omens(told, action))}."


def omens(told: Told, action: AocAction) -> list[str]:
    """War, plague and event tokens that lie on a card."""
    found = []
    if isinstance(action.symbol, str) and SYMBOLS[action.symbol]:
        found.append(told.say(f"symbol-{action.symbol}"))
    if isinstance(action.token, str):
        found.append(action.token)
    return found


def market_lines(told: Told, board: AocBoard) -> list[str]:
    lines = [f"{told.say('market')}: {told.say('none')}."] if not board.market else [f"{told.say('market')}:"]
    for card in board.market:
        lines.append(f"  {civ_line(told, card.card)}. {capital(told.say('bonus-coins', n=card.coins))}.")
    lines += [f"{told.say('wonders')}:" if board.wonders else f"{told.say('wonders')}: {told.say('none')}."]
    lines += [f"  {told.name(wonder)}: {told.library[wonder].text}." for wonder in board.wonders]
    if board.specials:
        lines.append(f"{told.say('specials')}:")
    for special in board.specials:
        price = told.say("coins", n=special.price)
        lines.append(f"  {told.name(special.card)}, {price}: {told.library[special.card].text}.")
    return lines


def civ_line(told: Told, civ: str) -> str:
    """A civilization with its workers and the two halves of its text."""
    info = told.library[civ]
    parts = [f"{title}: {text}" for title, text in info.parts or []]
    return f"{info.name}, {told.say('column-workers')}: {info.population}. {'. '.join(parts)}"


def hand_lines(told: Told, own: AocSeat) -> list[str]:
    lines = []
    for title, cards in (("hand", own.hand), ("pack", own.pack)):
        if cards:
            lines += [f"{told.say(title)}:", *(f"  {civ_line(told, civ)}." for civ in cards)]
    return lines or [f"{told.say('hand')}: {told.say('none')}."]


def board_lines(told: Told, board: AocBoard, player: AocSeat) -> list[str]:
    """A player: numbers, civilizations, technologies, wonders, and what all of them do."""
    marks = [told.say("start-player")] if player.seat == board.start_seat and not board.solo else []
    marks += [told.say("decides-now")] if player.seat == board.decider else []
    known = [cell.card for column in player.techs for cell in column if cell.known]
    can = [cell for column in player.techs for cell in column if cell.open and not cell.known]
    main = f"{told.say('main-civ', card=told.name(player.main))}. " if player.main else ""
    lines = [
        f"{told.say('show-board', who=player.name)}{''.join(f', {mark}' for mark in marks)}.",
        f"{told.numbers(player, SCORES)}.",
        f"{main}{told.say('column-civs')}: {told.names_of(player.civs)}.",
        f"{told.say('column-wonders')}: {told.names_of(player.wonders)}.",
        f"{told.say('column-techs')}: {told.names_of(known)}.",
    ]
    if player.special:
        lines.append(f"{told.kind(player.special)}: {told.name(player.special)}.")
    prices = ", ".join(f"{told.name(cell.card)} ({told.say('coins', n=cell.price)})" for cell in can)
    lines.append(f"{told.say('techs-open')}: {prices or told.say('none')}.")
    lines.append(f"{capital(told.say('effects'))}: {player.effects}.")
    return lines


def event_lines(told: Told, board: AocBoard) -> list[str]:
    """What the row will bring: the cards to come that carry war, plague or an event token."""
    lines = []
    for action in board.row:
        found = omens(told, action)
        if found and action.when != "past":
            lines.append(f"{action.name}, {told.say(f'when-{action.when}')}: {', '.join(found)}.")
    return lines or [f"{told.say('part-events')}: {told.say('none')}."]


def score_lines(told: Told, board: AocBoard) -> list[str]:
    order = [told.seat, *(i for i in range(len(board.seats)) if i != told.seat)]
    lines = [f"{board.seats[i].name}: {told.numbers(board.seats[i], SCORES)}." for i in order]
    return [*lines, f"{told.say('rival')}: {board.rival}."] if board.solo else lines


# --- drawn ----------------------------------------------------------------------------------------------------------
def timeline(told: Told, board: AocBoard) -> RenderableType:
    """The row: cards under the permanent card in brackets, symbols of war and plague, event tokens."""
    line = Text(f"{told.say('timeline')}: ", style="bold")
    cards = {card["id"]: card for card in catalog.in_force()["action_cards"]}
    for action in board.row:
        label = action.name
        if isinstance(action.symbol, str) and SYMBOLS[action.symbol]:
            label += SYMBOLS[action.symbol] + words.mark_of(cards[action.action], "symbol", told.language)
        if isinstance(action.token, str):
            label += f"({action.token})"
        if action.when == "open":
            line.append(f"[{label}] ", style="bold green")
        else:
            line.append(f"{label} ", style="dim" if action.when == "past" else "")
    line.append(f"\n{told.say('timeline-legend')}", style="dim")
    return line


def market(told: Told, board: AocBoard) -> RenderableType:
    civs = [card.card for card in board.market]
    parts: list[RenderableType] = []
    if civs:
        parts.append(civ_table(told, told.say("market"), civs, [card.coins for card in board.market]))
    lines = [f"  {told.name(wonder)}: {told.library[wonder].text}" for wonder in board.wonders]
    parts += [Text(told.say("wonders"), style="bold"), Text("\n".join(lines) or f"  {told.say('none')}")]
    if board.specials:
        lines = [f"  {told.name(card.card)}: {told.library[card.card].text}" for card in board.specials]
        parts += [Text(told.say("specials"), style="bold"), Text("\n".join(lines))]
    return Group(*parts, Text(told.say("house-legend"), style="dim"))


def hand(told: Told, own: AocSeat) -> RenderableType:
    tables = [civ_table(told, told.say(title), cards, None)
              for title, cards in (("hand", own.hand), ("pack", own.pack)) if cards]  # fmt: skip
    return Group(*tables)


def civ_table(told: Told, title: str, civs: list[str], coins: list[int] | None) -> RenderableType:
    """Civilizations with both halves of their texts; every heading stays whole."""
    table = Table(title=title, title_justify="left", pad_edge=False, expand=False)
    columns = ["civ", "workers", *(["coins"] if coins is not None else []), "primary", "legacy"]
    for column in columns:
        heading = told.say(f"column-{column}")
        number = column in ("workers", "coins")
        table.add_column(heading, justify="right" if number else "left", min_width=len(heading))
    for place, civ in enumerate(civs):
        info = told.library[civ]
        halves = [escape(text) for _, text in info.parts or []]
        bonus = [str(coins[place])] if coins is not None else []
        table.add_row(escape(info.name), str(info.population), *bonus, *halves)
    return table
