"""A game at the terminal: draws the table, lists numbered actions, reads what people type, lets bots answer."""

from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from saecula.bots import Bot
from saecula.core.errors import AmbiguousCommand, InvalidCommand, Refusal, SaeculaError, UndoRefused
from saecula.core.event import Event
from saecula.core.game import Game
from saecula.core.state import State
from saecula.games import title_of
from saecula.i18n import say
from saecula.laws import law_text, search
from saecula.problems import told
from saecula.speech import seen
from saecula.tui.keeper import Keeper

LAWS_SHOWN = 8
REASON_LENGTH = 70  # letters of a law beside a forbidden action
ECHO_LENGTH = 40  # letters of a typed text that an answer repeats
DIGITS = 4  # of the longest number that can stand in a list
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what can be scrolled back to
EXAMPLES = {"why": "why 1", "law": "law wonder", "card": "card rome", "explain": "explain power"}
HELP = (
    ("N", "number"), ("rise rome", "text"), ("why N", "why"), ("law ID", "law"), ("card NAME", "card"),
    ("explain power", "explain"), ("undo", "undo"), ("log", "log"), ("show", "show"), ("save FILE", "save"),
    ("quit", "quit"),
)  # fmt: skip


def lack_text(refusal: Refusal, language: str) -> str:
    """The numbers compared and what is missing; an empty text where none were."""
    if not refusal.unit:
        return ""
    if refusal.unit == "workers" and refusal.have == 0:
        return say(language, "lacks-idle")
    lack = max(0, refusal.need - refusal.have)
    return say(language, f"lacks-{refusal.unit}", need=refusal.need, have=refusal.have, lack=lack)


def refusal_text(game: str, refusal: Refusal, language: str) -> str:
    """The law, the numbers compared and what is missing, in one line."""
    text = f"{law_text(game, refusal.law, language)} {lack_text(refusal, language)}".strip()
    return f"{text} [{refusal.law}]"


def reason_text(game: str, refusal: Refusal, language: str) -> str:
    """Why not, for a list: what is missing, else the beginning of the law."""
    text = lack_text(refusal, language) or law_text(game, refusal.law, language)
    if len(text) > REASON_LENGTH:
        text = text[:REASON_LENGTH].rsplit(" ", 1)[0].rstrip(",;:") + "…"
    return f"{text} [{refusal.law}]"


class TerminalTable:
    """One game, its human seats and its bots. `read` gives the next line typed, None at the end of the input."""

    def __init__(
        self,
        game: Game,
        bots: dict[int, Bot],
        language: str,
        console: Console,
        read: Callable[[str], str | None],
    ) -> None:
        self.game = game
        title = title_of(game.rules.name)
        self.face, self.speech = title.face, title.speech
        self.bots = bots
        self.language = language
        self.console = console
        self.read = read
        self.keeper = Keeper(game, language)
        self.listed: list[int] = []
        self.shown_until = [0] * game.state.seat_count  # by seat, the plies whose events it was shown
        self.last_human = -1
        self.page = ""  # of the last full drawing
        self.held = ""  # typed when the keyboard was handed over, not yet obeyed
        self.warned = False  # that quitting loses the game
        self.faults = 0  # what was typed in vain
        self.leaving = False
        self.answers: dict[str, Callable[[str, int], None]] = {
            "why": self._why, "law": self._law, "card": self._card, "explain": self._explain, "undo": self._undo,
            "save": self._save, "log": self._log, "show": self._show, "help": self._help, "?": self._help,
            "": self._help, "quit": self._quit, "exit": self._quit,
        }  # fmt: skip

    # --- the loop ---------------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play until the game is over or somebody leaves; a game that breaks off is kept."""
        try:
            self._play()
        except KeyboardInterrupt:
            self._break_off()
            raise

    def _play(self) -> None:
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
        legal = self.game.rules.without_surrender(legal)
        command = self.bots[seat].choose(self.game.view(seat), legal)
        self.game.push(command, auto=len(legal) == 1)

    def _human_plays(self, seat: int) -> None:
        if not self._hand_over(seat):
            return
        self._show_events(seat)
        self._draw_page(seat)
        before = self.game.ply
        while self.game.ply == before and not self.leaving:
            line = self._line(seat)
            if line is None:
                self._break_off()
            else:
                self._obey(line.strip(), seat)

    def _hand_over(self, seat: int) -> bool:
        """Where hands are secret, nobody looks at the screen of somebody else. False at the end of the input."""
        humans = self.game.state.seat_count - len(self.bots)
        if seat != self.last_human and humans > 1 and self.face.has_secrets(self.game.state):
            if self.console.is_terminal:
                self.console.file.write(WIPE)
            line = self.read(say(self.language, "hand-over", who=self.game.names[seat]) + " ")
            if line is None:
                self._break_off()
                return False
            self.held = line.strip()
            self.page = ""
        self.last_human = seat
        return True

    def _line(self, seat: int) -> str | None:
        prompt = f"{say(self.language, 'prompt')} ({self.game.names[seat]})> "
        if not self.held:
            return self.read(prompt)
        line, self.held = self.held, ""
        self.console.print(prompt + line, markup=False)
        return line

    def _break_off(self) -> None:
        """The input ended, or somebody pressed Ctrl-C: what people have played is kept unless they were warned."""
        self.leaving = True
        self.console.print()
        if not self.keeper.unsaved:
            return
        if self.warned:
            self.console.print(say(self.language, "goodbye"))
            return
        try:
            path = self.keeper.rescue()
            self.console.print(say(self.language, "kept-unsaved", path=path), markup=False)
        except SaeculaError as error:
            self._complain(told(error, self.language))

    # --- what people type -------------------------------------------------------------------------------------------
    def _obey(self, line: str, seat: int) -> None:
        first, _, rest = line.partition(" ")
        word, rest = first.casefold(), rest.strip()
        if word not in ("quit", "exit"):
            self.warned = False
        try:
            if word in EXAMPLES and not rest:
                self._complain(say(self.language, "say-more", word=word, example=EXAMPLES[word]))
            elif word in self.answers:
                self.answers[word](rest, seat)
            else:
                self._command(line)
        except SaeculaError as error:
            self.faults += 1
            self._complain(told(error, self.language))

    def _complain(self, text: str) -> None:
        self.console.print(Text(text, style="red"))

    def _numbered(self, text: str) -> int | None:
        """The command behind a number of the list, None if the text is no number."""
        if not (text.isascii() and text.isdigit()):
            return None
        if len(text) > DIGITS or not 1 <= int(text) <= len(self.listed):
            raise InvalidCommand(say(self.language, "nothing-chosen", n=text[:ECHO_LENGTH]))
        return self.listed[int(text) - 1]

    def _meant(self, text: str) -> int:
        """The command that a number or a text means; raises InvalidCommand in the reader's language."""
        numbered = self._numbered(text)
        if numbered is not None:
            return numbered
        echo = text[:ECHO_LENGTH]
        try:
            return self.game.command(text)
        except AmbiguousCommand as error:
            candidates = ", ".join(error.candidates)
            raise InvalidCommand(say(self.language, "ambiguous", text=echo, candidates=candidates)) from None
        except InvalidCommand:
            raise InvalidCommand(say(self.language, "not-understood", text=echo)) from None

    def _command(self, line: str) -> None:
        command = self._meant(line)
        refusal = self.game.rules.refusal(self.game.state, command)
        if refusal is not None:
            raise InvalidCommand(refusal_text(self.game.rules.name, refusal, self.language))
        self.game.push(command, ply=self.game.ply)
        self.keeper.unsaved = True

    def _why(self, rest: str, seat: int) -> None:
        refusal = self.game.rules.refusal(self.game.state, self._meant(rest))
        if refusal is None:
            self.console.print(say(self.language, "why-legal"))
        else:
            self.console.print(Text(refusal_text(self.game.rules.name, refusal, self.language)))

    def _law(self, rest: str, seat: int) -> None:
        found = search(self.game.rules.name, rest, self.language)
        if not found:
            self._complain(say(self.language, "unknown-law", query=rest[:ECHO_LENGTH]))
        for law in found[:LAWS_SHOWN]:
            line = say(self.language, "law-line", id=law.id, page=law.page)
            self.console.print(Text.assemble((line, "bold"), f"  {law.text(self.language)}"))

    def _card(self, rest: str, seat: int) -> None:
        lines = self.face.card_lines(rest, self.language)
        if not lines:
            self._complain(say(self.language, "unknown-card", query=rest[:ECHO_LENGTH]))
        for line in lines:
            self.console.print(Text(line))

    def _explain(self, rest: str, seat: int) -> None:
        try:
            addends = self.game.explain(rest.lower(), seat)
        except InvalidCommand:
            raise InvalidCommand(say(self.language, "not-explained", what=rest[:ECHO_LENGTH])) from None
        total = sum(addend.amount for addend in addends)
        what = say(self.language, "explained", what=rest, who=self.game.names[seat], total=total)
        self.console.print(Text(what, style="bold"))
        for addend in addends:
            self.console.print(
                Text(f"  {addend.amount:+d}  {self.speech.source_name(addend.source, self.language)}  [{addend.law}]")
            )

    def _undo(self, rest: str, seat: int) -> None:
        try:
            command = self.game.undo()
        except UndoRefused:
            raise UndoRefused(say(self.language, "undo-refused")) from None
        self.console.print(say(self.language, "undone", command=command))
        self.shown_until = [min(shown, self.game.ply + 1) for shown in self.shown_until]
        self.keeper.unsaved = True

    def _save(self, rest: str, seat: int) -> None:
        self.console.print(say(self.language, "saved", path=self.keeper.save(rest)), markup=False)

    def _log(self, rest: str, seat: int) -> None:
        events = self._lines(self.game.events(seat))
        if not events:
            self.console.print(say(self.language, "log-empty"))
        for event in events:
            self.console.print(event)

    def _show(self, rest: str, seat: int) -> None:
        self.draw(seat)

    def _help(self, rest: str, seat: int) -> None:
        self.console.print(Text(say(self.language, "help-title"), style="bold"))
        for form, key in HELP:
            self.console.print(Text.assemble((f"  {form:<16}", "bold"), say(self.language, f"help-{key}")))

    def _quit(self, rest: str, seat: int) -> None:
        """A game that no file holds is left at the second asking only."""
        if self.keeper.unsaved and not self.warned:
            self.warned = True
            self.console.print(say(self.language, "quit-hint"))
            return
        self.leaving = True
        if self.keeper.unsaved:
            self.console.print(say(self.language, "goodbye"))

    # --- what people see --------------------------------------------------------------------------------------------
    def _lines(self, events: list[Event]) -> list[Text]:
        found = []
        for event in events:
            if self.speech.is_worth_a_line(event):
                text = self.speech.event_text(event, self.game.names, self.language)
                found.append(Text.assemble(text, (f"  [{event.cause}]", "dim")))
        return found

    def _show_events(self, seat: int) -> None:
        """What has happened since this was last shown, as the seat may know it."""
        events = self.game.events(seat, self.shown_until[seat])
        self.shown_until[seat] = self.game.ply + 1
        if any(event.seat != seat for event in events):
            self.console.rule(say(self.language, "since-last"))
        for line in self._lines(events):
            self.console.print(line)

    def _draw_page(self, seat: int) -> None:
        """The whole table once in a turn, what changes with every command afterwards."""
        page = self.face.page(self.game.state)
        if page != self.page:
            self.draw(seat)
        else:
            self.face.draw_short(self.console, self._seen(seat), seat, self.game.names, self.language)
            self._list_actions()
        self.page = page

    def _seen(self, seat: int) -> State:
        return seen(self.game.rules, self.game.view(seat))

    def draw(self, seat: int) -> None:
        self.face.draw(self.console, self._seen(seat), seat, self.game.names, self.language)
        self._list_actions()

    def _list_actions(self) -> None:
        """Legal actions by number; then, dimmed, what is forbidden now, with its law."""
        s, rules = self.game.state, self.game.rules
        self.console.print(Text(self.speech.question(s, self.language), style="bold"))
        self.listed = rules.legal(s)
        for number, command in enumerate(self.listed, start=1):
            text = self.speech.label(s, command, self.game.names, self.language)
            self.console.print(Text.assemble((f"{number:>3} ", "bold"), text))
        for reason, commands in self._forbidden(s).items():
            first = len(self.listed) + 1
            self.listed += commands
            numbers = f"{first:>3}" if len(commands) == 1 else f"{first:>3}-{len(self.listed)}"
            ideas = ", ".join(self.face.idea_text(command, self.language) for command in commands)
            self.console.print(Text(f"{numbers} × {ideas} — {reason}", style="dim"))
        self.console.print(Text(say(self.language, "hint"), style="dim"))

    def _forbidden(self, s: State) -> dict[str, list[int]]:
        """By reason, what one may think of in vain; commands that differ in their target only are one idea."""
        rules = self.game.rules
        known = {self._idea(s, command) for command in self.listed}
        found: dict[str, list[int]] = {}
        for command in rules.thinkable(s):
            idea = self._idea(s, command)
            refusal = rules.refusal(s, command)
            if refusal is not None and idea not in known:
                known.add(idea)
                found.setdefault(reason_text(rules.name, refusal, self.language), []).append(command)
        return found

    def _idea(self, s: State, command: int) -> str:
        return self.game.rules.text(s, command).split()[0]

    def show_result(self) -> None:
        outcome = self.game.outcome()
        assert outcome is not None
        table = Table(title=say(self.language, "result"), title_justify="left")
        for column in ("rank", "player", "score", "sources"):
            table.add_column(say(self.language, f"result-{column}"))
        for seat in sorted(range(len(outcome.scores)), key=lambda i: outcome.ranks[i]):
            lines = ", ".join(
                f"{self.speech.source_name(source, self.language)} {n}" for source, n in outcome.lines[seat].items()
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
        names = [self.speech.goal_name(goal, self.language) for goal in goals]
        if names:
            self.console.print(Text(say(self.language, "result-goals", goals=", ".join(names)), style="bold"))
        else:
            self.console.print(say(self.language, "result-no-goals"))
