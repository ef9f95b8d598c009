"""A game at the terminal: draws the table, lists numbered actions, reads what people type, lets bots answer."""

from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from saecula.bots import Bot
from saecula.core.errors import InvalidCommand, Refusal, SaeculaError
from saecula.core.event import Event
from saecula.core.game import Game
from saecula.core.state import State
from saecula.i18n import say
from saecula.laws import law_text, search
from saecula.tui.face import Face

LAWS_SHOWN = 8


def refusal_text(game: str, refusal: Refusal, language: str) -> str:
    """The law, the numbers compared and what is missing, in one line."""
    parts = [law_text(game, refusal.law, language)]
    if refusal.unit:
        lack = max(0, refusal.need - refusal.have)
        parts.append(say(language, f"lacks-{refusal.unit}", need=refusal.need, have=refusal.have, lack=lack))
    return f"{' '.join(parts)} [{refusal.law}]"


class TerminalTable:
    """One game, its human seats and its bots. `read` gives the next line typed, None at the end of the input."""

    def __init__(
        self,
        game: Game,
        face: Face,
        bots: dict[int, Bot],
        language: str,
        console: Console,
        read: Callable[[str], str | None],
    ) -> None:
        self.game = game
        self.face = face
        self.bots = bots
        self.language = language
        self.console = console
        self.read = read
        self.listed: list[int] = []
        self.shown_until = 0
        self.last_human = -1
        self.drawn = (-1, "")  # seat and question of the last full drawing
        self.leaving = False

    # --- the loop ---------------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.game.is_over() and not self.leaving:
            decision = self.game.decision
            assert decision is not None
            if decision.seat in self.bots:
                self._bot_plays(decision.seat)
            else:
                self._human_plays(decision.seat)
        if self.game.is_over():
            self._show_events(max(self.last_human, 0))
            self.show_result()

    def _bot_plays(self, seat: int) -> None:
        legal = self.game.legal.commands()
        command = self.bots[seat].choose(self.game.view(seat), legal)
        self.game.push(command, auto=len(legal) == 1)

    def _human_plays(self, seat: int) -> None:
        if seat != self.last_human and self.last_human >= 0 and self.face.has_secrets(self.game.state):
            self.console.clear()
            self.read(say(self.language, "hand-over", who=self.game.names[seat]))
        self.last_human = seat
        self._show_events(seat)
        asked = (seat, self.game.rules.decision_name(self.game.state))
        if asked == self.drawn:
            self.face.draw_short(self.console, self.game.state, self.game.names, self.language)
            self._list_actions(self.game.state)
        else:
            self.draw(seat)
        self.drawn = asked
        before = self.game.ply
        while self.game.ply == before and not self.leaving:
            line = self.read(f"{say(self.language, 'prompt')} ({self.game.names[seat]})> ")
            if line is None:
                self.leaving = True
                self.console.print(say(self.language, "goodbye"))
                return
            self._obey(line.strip(), seat)
            if self.game.ply < before:
                return

    # --- what people type -------------------------------------------------------------------------------------------
    def _obey(self, line: str, seat: int) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word == "why":
                self._why(rest)
            elif word == "law":
                self._law(rest)
            elif word == "card":
                self._card(rest)
            elif word == "explain":
                self._explain(rest, seat)
            elif word == "undo":
                self.console.print(say(self.language, "undone", command=self.game.undo()))
                self.shown_until = min(self.shown_until, self.game.ply + 1)
                self.draw(seat)
            elif word == "save":
                self.game.save(rest or f"{self.game.rules.name}.jsonl")
                self.console.print(say(self.language, "saved", path=rest or f"{self.game.rules.name}.jsonl"))
            elif word == "log":
                self._log(seat)
            elif word == "show":
                self.draw(seat)
            elif word in ("help", "?", ""):
                self._help()
            elif word in ("quit", "exit"):
                self.leaving = True
                self.console.print(say(self.language, "goodbye"))
            else:
                self._command(line, seat)
        except SaeculaError as error:
            self._complain(str(error))

    def _complain(self, text: str) -> None:
        self.console.print(Text(text, style="red"))

    def _numbered(self, text: str) -> int | None:
        """The command behind a number of the list, None if the text is no number."""
        if not text.isdigit():
            return None
        number = int(text)
        if not 1 <= number <= len(self.listed):
            raise InvalidCommand(say(self.language, "nothing-chosen", n=number))
        return self.listed[number - 1]

    def _command(self, line: str, seat: int) -> None:
        command = self._numbered(line)
        if command is None:
            command = self.game.command(line)
        refusal = self.game.rules.refusal(self.game.state, command)
        if refusal is not None:
            self._complain(refusal_text(self.game.rules.name, refusal, self.language))
            return
        self.game.push(command, ply=self.game.ply)

    def _why(self, rest: str) -> None:
        command = self._numbered(rest)
        if command is None:
            command = self.game.command(rest)
        refusal = self.game.rules.refusal(self.game.state, command)
        if refusal is None:
            self.console.print(say(self.language, "why-legal"))
        else:
            self.console.print(Text(refusal_text(self.game.rules.name, refusal, self.language)))

    def _law(self, rest: str) -> None:
        found = search(self.game.rules.name, rest, self.language)
        if not found:
            self._complain(say(self.language, "unknown-law", query=rest))
        for law in found[:LAWS_SHOWN]:
            line = say(self.language, "law-line", id=law.id, page=law.page)
            self.console.print(Text.assemble((line, "bold"), f"  {law.text(self.language)}"))

    def _card(self, rest: str) -> None:
        lines = self.face.card_lines(rest, self.language)
        if not lines:
            self._complain(say(self.language, "unknown-card", query=rest))
        for line in lines:
            self.console.print(Text(line))

    def _explain(self, rest: str, seat: int) -> None:
        addends = self.game.explain(rest, seat)
        total = sum(addend.amount for addend in addends)
        what = say(self.language, "explained", what=rest, who=self.game.names[seat], total=total)
        self.console.print(Text(what, style="bold"))
        for addend in addends:
            self.console.print(
                Text(f"  {addend.amount:+d}  {self.face.source_name(addend.source, self.language)}  [{addend.law}]")
            )

    def _log(self, seat: int) -> None:
        events = self.game.events(seat)
        if not events:
            self.console.print(say(self.language, "log-empty"))
        for event in events:
            self.console.print(self._event_line(event))

    def _event_line(self, event: Event) -> Text:
        text = self.face.event_text(event, self.game.names, self.language)
        return Text.assemble(text, (f"  [{self.face.event_law(event)}]", "dim"))

    def _help(self) -> None:
        self.console.print(Text(say(self.language, "help-title"), style="bold"))
        for form, key in (
            ("N", "number"), ("rise rome", "text"), ("why N", "why"), ("law ID", "law"), ("card NAME", "card"),
            ("explain power", "explain"), ("undo", "undo"), ("log", "log"), ("show", "show"), ("save FILE", "save"),
            ("quit", "quit"),
        ):  # fmt: skip
            self.console.print(Text.assemble((f"  {form:<16}", "bold"), say(self.language, f"help-{key}")))

    # --- what people see --------------------------------------------------------------------------------------------
    def _show_events(self, seat: int) -> None:
        """What has happened since this was last shown, as the seat may know it."""
        events = self.game.events(seat, self.shown_until)
        self.shown_until = self.game.ply + 1
        if any(event.seat != seat for event in events):
            self.console.rule(say(self.language, "since-last"))
        for event in events:
            self.console.print(self._event_line(event))

    def draw(self, seat: int) -> None:
        self.face.draw(self.console, self.game.state, seat, self.game.names, self.language)
        self._list_actions(self.game.state)

    def _list_actions(self, s: State) -> None:
        """Legal actions by number; then, dimmed, what is forbidden now, with its law. One line for each idea."""
        rules = self.game.rules
        self.console.print(Text(say(self.language, f"ask-{rules.decision_name(s)}"), style="bold"))
        self.listed = rules.legal(s)
        for number, command in enumerate(self.listed, start=1):
            self.console.print(
                Text.assemble((f"{number:>3} ", "bold"), self.face.command_text(s, command, self.language))
            )
        legal_ideas = {self._idea(s, command) for command in self.listed}
        seen: set[str] = set()
        for command in rules.thinkable(s):
            idea = self._idea(s, command)
            refusal = rules.refusal(s, command)
            if refusal is None or idea in legal_ideas or idea in seen:
                continue
            seen.add(idea)
            self.listed.append(command)
            text = (
                f"{len(self.listed):>3} × {self.face.command_text(s, command, self.language)} — {self._short(refusal)}"
            )
            self.console.print(Text(text, style="dim"))
        self.console.print(Text(say(self.language, "hint"), style="dim"))

    def _idea(self, s: State, command: int) -> str:
        """Commands that differ only in their target are one idea when all of them are forbidden."""
        return self.game.rules.text(s, command).split()[0]

    def _short(self, refusal: Refusal) -> str:
        if refusal.unit:
            lack = max(0, refusal.need - refusal.have)
            lacks = say(self.language, f"lacks-{refusal.unit}", need=refusal.need, have=refusal.have, lack=lack)
            return f"{lacks} [{refusal.law}]"
        return f"[{refusal.law}]"

    def show_result(self) -> None:
        outcome = self.game.outcome()
        assert outcome is not None
        table = Table(title=say(self.language, "result"), title_justify="left")
        for column in ("rank", "player", "score", "sources"):
            table.add_column(say(self.language, f"result-{column}"))
        for seat in sorted(range(len(outcome.scores)), key=lambda i: outcome.ranks[i]):
            lines = ", ".join(
                f"{self.face.source_name(source, self.language)} {n}" for source, n in outcome.lines[seat].items()
            )
            cells = (outcome.ranks[seat], escape(self.game.names[seat]), outcome.scores[seat], escape(lines))
            table.add_row(*(str(cell) for cell in cells))
        self.console.print(table)
        winners = [self.game.names[seat] for seat in outcome.winners()]
        if len(outcome.scores) == 1:
            self._show_goals(outcome.scores[0], outcome.goals)
        else:
            message = "result-winner" if len(winners) == 1 else "result-shared"
            self.console.print(Text(say(self.language, message, who=", ".join(winners)), style="bold"))

    def _show_goals(self, vp: int, goals: list[str]) -> None:
        self.console.print(say(self.language, "result-solo", vp=self.face.score_text(vp, self.language)))
        names = [self.face.goal_name(goal, self.language) for goal in goals]
        if names:
            self.console.print(Text(say(self.language, "result-goals", goals=", ".join(names)), style="bold"))
        else:
            self.console.print(say(self.language, "result-no-goals"))
