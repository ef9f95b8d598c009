"""Through the Ages at a terminal: the board that `present` tells a seat, in sentences and drawn."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from saecula.core.command import kind_of
from saecula.i18n import say
from saecula.present.shapes.tta import RowSpace, TtaBoard, TtaSeat
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.cards.catalog import AGE, SLUGS
from saecula.tta.cards.house import house_fields
from saecula.tta.cards.owner import owner_fields
from saecula.tta.commands import declared
from saecula.tui import tta_cards
from saecula.tui.drawing import compared
from saecula.tui.face import Face, Teller
from saecula.tui.told import Told, capital

# the numbers of a civilization, line by line; those that are usually zero are told when they are not
GROUPS = (
    ("culture", "culture_rate", "science", "science_rate", "strength", "colonization"),
    ("happiness", "faces_needed", "discontent", "population", "pool", "population_cost", "yellow", "parked"),
    ("food", "food_rate", "consumption", "resources", "resource_rate", "corruption", "blue", "kept"),
    ("civil", "civil_total", "military", "military_total", "arms", "arms_science", "works"),
)
RARE = ("colonization", "discontent", "parked", "corruption", "kept", "arms", "arms_science", "works")
SCORES = (
    "culture", "culture_rate", "science", "science_rate", "strength", "happiness", "faces_needed", "food", "food_rate",
    "resources", "resource_rate", "pool", "civil", "military", "hand_size", "cards_size",
)  # fmt: skip


class TtaFace(Face):
    short = ("row", "board")
    subjects = {  # noqa: RUF012 - never changed
        "culture": "score", "culture_rate": "culture", "science": "science-stock", "science_rate": "science",
        "strength": "strength", "happiness": "happiness", "faces_needed": "faces-needed", "discontent": "discontent",
        "food": "food", "food_rate": "food-rate", "consumption": "consumption", "resources": "resources",
        "resource_rate": "resource-rate", "corruption": "corruption", "colonization": "colonization",
        "civil_total": "civil", "military_total": "military", "pool": "pool", "yellow": "yellow", "blue": "blue",
        "civil_hand": "civil-hand", "military_hand": "military-hand", "population_cost": "price population",
    }  # fmt: skip
    helpful = {  # noqa: RUF012 - never changed
        "politics": ("hand", "card"), "action": ("row", "row"), "draft": ("hand", "card"),
    }  # fmt: skip
    sample = "pyramids"

    def glance(self, told: Told) -> str:
        board: TtaBoard = told.board
        decks = {"civil": board.decks.civil, "military": board.decks.military}
        text = told.say("tta-title", round=board.round, age=board.age, **decks)
        last = f" · {told.say('last-round-n', n=board.last_round)}" if board.last_round else ""
        who = "" if board.over else f" · {told.say('tta-to-play', who=told.names[board.decider])}"
        return text + last + who

    def tellers(self) -> dict[str, Teller]:
        return {
            "row": lambda told, seat: row_lines(told, told.board),
            "board": lambda told, seat: board_lines(told, told.board, told.board.seats[seat]),
            "hand": lambda told, seat: hand_lines(told, told.board.seats[told.seat]),
            "events": lambda told, seat: event_lines(told, told.board),
            "scores": lambda told, seat: score_lines(told, told.board),
        }

    def panel(self, told: Told, part: str, seat: int) -> RenderableType:
        if part == "row":
            return row_text(told)
        if part == "scores":
            board: TtaBoard = told.board
            return compared(told, board.seats, SCORES, board.start_seat, board.decider)
        return super().panel(told, part, seat)

    def card_of(self, told: Told, key: str) -> str | None:
        thing, _, place = key.partition(":")
        if thing != "row":
            return super().card_of(told, key)
        board: TtaBoard = told.board
        return board.row[int(place)].card

    def cards_shown(self, told: Told) -> list[str]:
        board: TtaBoard = told.board
        own = board.seats[told.seat]
        row = [space.card for space in board.row if space.card is not None]
        return [*row, *own.hand, *(own.cards or [])]

    def idea_text(self, command: int, language: str) -> str:
        return say(language, f"tta-idea-{declared(kind_of(command)).word}")

    def score_text(self, score: int, language: str) -> str:
        return say(language, "culture-points", n=score)

    # --- the cards ------------------------------------------------------------------------------------------------
    def card_lines(self, query: str, language: str) -> list[str]:
        return [card_line(card, language) for card in tta_cards.find(query)]

    def card_ids(self, query: str, language: str) -> list[str]:
        return [SLUGS[card] for card in tta_cards.find(query)]

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
    mark += say(language, "owner-mark") if owner_fields(SLUGS[card]) else ""
    return f"{words.name(card, language)}{mark} ({age}, {kind}): {words.card_text(card, language)}"


# --- the parts of the table -----------------------------------------------------------------------------------------
def row_lines(told: Told, board: TtaBoard) -> list[str]:
    return [space_line(told, place, space) for place, space in enumerate(board.row, start=1)]


def score_lines(told: Told, board: TtaBoard) -> list[str]:
    """Whoever still plays, the own civilization first."""
    order = [told.seat, *(i for i in range(len(board.seats)) if i != told.seat)]
    playing = [board.seats[i] for i in order if board.seats[i].in_game]
    return [f"{one.name}: {told.numbers(one, SCORES)}." for one in playing]


def space_line(told: Told, place: int, space: RowSpace) -> str:
    """A space of the row with what its card costs this seat."""
    start = told.say("row-space", n=place)
    if space.card is None:
        return f"{start}: {told.say('empty-space')}."
    info = told.library[space.card]
    about = [info.kind_name, told.age(info.age), told.say("costs-civil", n=space.cost)]
    if space.swept:
        about.append(told.say("swept"))
    return f"{start}: {info.name}, {', '.join(about)}."


def row_text(told: Told) -> RenderableType:
    """The card row in columns: number, card, age and cost."""
    shown = []
    for place, space in enumerate(told.board.row, start=1):
        if space.card is None:
            shown.append(Text(f"{place}:—", style="dim"))
            continue
        info = told.library[space.card]
        style = "magenta" if info.kind == "wonder" else "cyan" if info.kind == "leader" else ""
        label = f"{place}:{info.name} ({info.age}, {space.cost})"
        shown.append(Text(label, style=f"{style} underline".strip() if space.swept else style))
    return Group(Columns(shown, padding=(0, 2)), Text(told.say("tta-row-legend"), style="dim"))


def hand_lines(told: Told, own: TtaSeat) -> list[str]:
    lines = []
    for title, cards in (("tta-civil-hand", own.hand), ("tta-military-hand", own.cards)):
        named = [f"  {told.card_line(card)}" for card in cards or []]
        lines += [f"{told.say(title)}:", *named] if named else [f"{told.say(title)}: {told.say('none')}."]
    return lines


def board_lines(told: Told, board: TtaBoard, player: TtaSeat) -> list[str]:
    """A civilization: its numbers, its cards, its workers, what it has in hand."""
    marks = [told.say("start-player")] if player.seat == board.start_seat else []
    marks += [told.say("decides-now")] if player.seat == board.decider else []
    lines = [f"{told.say('show-board', who=player.name)}{''.join(f', {mark}' for mark in marks)}."]
    if not player.in_game:
        return [f"{player.name}: {told.say('left-game')}"]
    lines += [f"{told.numbers(player, group, RARE)}." for group in GROUPS]
    lines += [*card_lines(told, player), *tech_lines(told, player)]
    limits = {"civil": player.hand_limit, "military": player.cards_limit, "urban": player.urban_limit}
    lines.append(told.say("tta-limits", **limits))
    if player.seat != told.seat:
        lines.append(f"{told.say('tta-civil-hand')}: {told.names_of(player.hand)}.")
        lines.append(told.say("tta-hidden-cards", n=player.cards_size, ages=", ".join(player.card_ages)))
        lines += [f"{told.name(card)}: {told.say('known-card')}." for card in player.known]
    return lines


def card_lines(told: Told, player: TtaSeat) -> list[str]:
    """What lies in front of a player, kind by kind."""
    lines = [f"{told.kind(player.government)}: {told.name(player.government)}."]
    leader = player.leader
    lines.append(f"{told.kind(leader)}: {told.name(leader)}." if leader else f"{capital(told.say('no-leader'))}.")
    for one in player.wonders:
        ruins = f" ({told.say('ruined')})" if one.ruined else ""
        lines.append(f"{told.kind(one.card)}: {told.name(one.card)}{ruins}.")
    if player.wonder is not None:
        done, stages = player.wonder.done, player.wonder.stages
        name, left = told.name(player.wonder.card), ", ".join(str(cost) for cost in stages[done:])
        lines.append(told.say("tta-wonder-begun", card=name, done=done, all=len(stages), left=left))
    tactic = [player.tactic] if player.tactic else []
    for card in [*player.specials, *player.colonies, *tactic, *player.old_tactics]:
        alone = f" ({told.say('exclusive')})" if card == player.tactic and player.exclusive else ""
        lines.append(f"{told.kind(card)}: {told.name(card)}{alone}.")
    if player.war is not None:
        aim = told.say("war-on", who=told.names[player.war.on])
        lines.append(f"{told.kind(player.war.card)}: {told.name(player.war.card)} ({aim}).")
    if player.pact is not None:
        partner = told.say("pact-with", who=told.names[player.pact.partner], side=player.pact.side)
        lines.append(f"{told.kind(player.pact.card)}: {told.name(player.pact.card)} ({partner}).")
    if player.stance is not None:
        lines.append(f"{capital(told.say(f'stance-{player.stance}'))}.")
    return lines


def tech_lines(told: Told, player: TtaSeat) -> list[str]:
    """Technologies with their workers and tokens, in one sentence."""
    found = []
    for tech in player.techs:
        tokens = told.say("tile-tokens", n=tech.tokens, worth=tech.value) if tech.tokens else ""
        about = [told.say("tile-workers", n=tech.workers), *([tokens] if tokens else [])]
        found.append(f"{told.name(tech.card)} ({', '.join(about)})")
    return [f"{told.say('technologies-of', who=player.name)}: {', '.join(found)}."]


def event_lines(told: Told, board: TtaBoard) -> list[str]:
    """Events, decks, common tactics, what lasts, and the boards of an open mix."""
    events, decks = board.events, board.decks
    sizes = {"current": len(events.current), "future": len(events.future), "past": len(events.past)}
    lines = [f"{told.say('tta-events', **sizes)}."]
    lines += [f"{told.say('events-next')} {told.card_line(events.next)}"] if events.next else []
    lines += [f"{told.say('events-mine')} {told.names_of(events.mine)}."] if events.mine else []
    lines += [f"{told.say('events-last')} {told.card_line(events.past[-1])}"] if events.past else []
    piles = (("deck-civil", decks.civil), ("deck-military", decks.military))
    lines.append(", ".join(f"{capital(told.say(pile))}: {n}" for pile, n in piles) + ".")
    lines.append(f"{told.say('tta-common', what=told.names_of(board.tactics))}.")
    lines += [f"{told.say('planned')} {told.names_of(board.planned)}."] if board.planned else []
    lines += [f"{told.say('lasting-prize', n=board.prize)}."] if board.prize else []
    if board.games is not None:
        lines.append(f"{told.say('lasting-games', who=told.names[board.games.of], n=board.games.culture)}.")
    for age in sorted({told.library[card].age for card in board.boards}, key=t.AGE_IDS.index):
        cards = [card for card in board.boards if told.library[card].age == age]
        lines.append(f"{told.say('tta-boards', age=age, what=told.names_of(cards))}.")
    return lines
