"""A game at the terminal, line by line: shows what `present` tells, reads what people type, lets bots answer."""

from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from saecula import present
from saecula.bots import Bot
from saecula.core.errors import AmbiguousCommand, InvalidCommand, SaeculaError, UndoRefused
from saecula.core.game import Game
from saecula.games import title_of
from saecula.i18n import say
from saecula.laws import search
from saecula.present.shapes.common import LogLine, Preview, Report
from saecula.problems import told as told_error
from saecula.tui import asks, lines
from saecula.tui.keeper import Keeper
from saecula.tui.told import Told, library_of

LAWS_SHOWN = 8
ECHO_LENGTH = 40  # letters of a typed text that an answer repeats
NAMED = 8  # commands that a text may mean, at most so many are listed
DIGITS = 4  # of the longest number that can stand in a list
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what can be scrolled back to
SEAT_PARTS = ("board",)  # may be asked for of another seat


class TerminalTable:
    """One game, its human seats and its bots. `read` gives the next line typed, None at the end of the input.

    A `person` is asked once more before a turn is ended in spite of warnings; a script is not.
    """

    def __init__(
        self,
        game: Game,
        bots: dict[int, Bot],
        language: str,
        console: Console,
        read: Callable[[str], str | None],
        person: bool = False,
    ) -> None:
        self.game = game
        self.face = title_of(game.rules.name).face
        self.bots = bots
        self.language = language
        self.console = console
        self.read = read
        self.person = person
        self.library = library_of(game, language)
        self.keeper = Keeper(game, language)
        self.told: Told | None = None  # what the deciding seat was told last
        self.listed: list[str] = []  # commands by the numbers that people were shown
        self.shown_until = [own_last_ply(game, seat) + 1 for seat in range(game.state.seat_count)]
        self.last_human = -1
        self.page = ""  # of the last full drawing
        self.held = ""  # typed when the keyboard was handed over, not yet obeyed
        self.warned = False  # that quitting loses the game
        self.ending = ""  # the command that was asked about once more
        self.faults = 0  # what was typed in vain
        self.leaving = False
        self.answers: dict[str, Callable[[str, int], None]] = {
            "why": self._why, "try": self._try, "law": self._law, "card": self._card, "explain": self._explain,
            "undo": self._undo, "save": self._save, "log": self._log, "show": self._show, "help": self._help,
            "quit": self._quit, "actions": self._actions, "forbidden": self._forbidden, "warnings": self._warnings,
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
        if self.game.ply and not self.game.is_over():
            self.write(say(self.language, "goes-on", n=self.game.ply, log=asks.word("log", self.language)))
        while not self.game.is_over() and not self.leaving:
            decision = self.game.decision
            assert decision is not None
            if decision.seat in self.bots:
                self._bot_plays(decision.seat)
            else:
                self._human_plays(decision.seat)
        if self.game.is_over():
            told = self.look(max(self.last_human, 0))
            self._show_news(told)
            self.show_result(told, present.report(self.game, self.language))

    def _bot_plays(self, seat: int) -> None:
        legal = self.game.legal.commands()
        legal = self.game.rules.without_surrender(legal)
        command = self.bots[seat].choose(self.game.view(seat), legal)
        self.game.push(command, auto=len(legal) == 1)
        for line in lines.fault_lines(self.bots.values(), self.language):
            self.write(line, "yellow")

    def _human_plays(self, seat: int) -> None:
        earlier = self.told if self.last_human == seat else None
        told = self.look(seat)
        if not self._hand_over(told):
            return
        self._show_news(told)
        self._show_page(told, earlier)
        before = self.game.ply
        while self.game.ply == before and not self.leaving:
            line = self._line(seat)
            if line is None:
                self._break_off()
            else:
                self._obey(line.strip(), seat)

    def look(self, seat: int) -> Told:
        self.told = Told(self.game, seat, self.language, self.library)
        return self.told

    def _hand_over(self, told: Told) -> bool:
        """Where hands are secret, nobody looks at the screen of somebody else. False at the end of the input."""
        humans = self.game.state.seat_count - len(self.bots)
        if told.seat != self.last_human and humans > 1 and self.face.has_secrets(told):
            self.wipe()
            line = self.read(say(self.language, "hand-over", who=self.game.names[told.seat]) + " ")
            if line is None:
                self._break_off()
                return False
            self.held = line.strip()
            self.page = ""
        self.last_human = told.seat
        return True

    def _line(self, seat: int) -> str | None:
        prompt = f"{say(self.language, 'prompt')} ({self.game.names[seat]})> "
        if not self.held:
            return self.read(prompt)
        line, self.held = self.held, ""
        self.write(prompt + line)
        return line

    def _break_off(self) -> None:
        """The input ended, or somebody pressed Ctrl-C: what people have played is kept unless they were warned."""
        self.leaving = True
        self.write("")
        if not self.keeper.unsaved:
            return
        if self.warned:
            self.write(say(self.language, "goodbye"))
            return
        try:
            self.write(say(self.language, "kept-unsaved", path=self.keeper.rescue()))
        except SaeculaError as error:
            self._complain(told_error(error, self.language))

    # --- what people type -------------------------------------------------------------------------------------------
    def _obey(self, line: str, seat: int) -> None:
        first, _, rest = line.partition(" ")
        ask, rest = asks.ask_of(first.casefold(), self.language), rest.strip()
        if ask != "quit":
            self.warned = False
        try:
            if ask in asks.NEEDY and not rest:
                self._complain(self._say_more(ask))
            elif ask in self.answers:
                self.answers[ask](rest, seat)
            elif ask in self.face.parts:
                self._part(ask, rest, seat)
            elif ask:
                self._complain(say(self.language, "no-such-part", word=first[:ECHO_LENGTH]))
            else:
                self._command(line)
        except SaeculaError as error:
            self.faults += 1
            self._complain(told_error(error, self.language))

    def _say_more(self, ask: str) -> str:
        """An example of the game's own."""
        name = next(iter(self.face.subjects), "")
        card = self.library[self.face.sample].name if self.face.sample in self.library else ""
        follow = {"card": card, "explain": say(self.language, f"number-{name.replace('_', '-')}"), "law": "1"}
        typed = asks.word(ask, self.language)
        if ask == "law":
            follow["law"] = say(self.language, "sample-law")
        example = f"{typed} {follow.get(ask, '1')}"
        return say(self.language, "say-more", word=typed, example=example)

    def _numbered(self, text: str) -> str | None:
        """The command behind a number of the list, None if the text is no number."""
        if not (text.isascii() and text.isdigit()):
            return None
        if len(text) > DIGITS or not 1 <= int(text) <= len(self.listed):
            raise InvalidCommand(say(self.language, "nothing-chosen", n=text[:ECHO_LENGTH]))
        return self.listed[int(text) - 1]

    def _meant(self, text: str) -> str:
        """The command that a number, a command or the words of an action mean; errors in the reader's language."""
        assert self.told is not None
        numbered = self._numbered(text)
        if numbered is not None:
            return numbered
        echo = text[:ECHO_LENGTH]
        try:
            return lines.meant(self.told, text)
        except AmbiguousCommand as error:
            candidates = error.candidates
        except InvalidCommand:
            candidates = self._labelled(text)
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            named = ", ".join(candidates[:NAMED])
            raise InvalidCommand(say(self.language, "ambiguous", text=echo, candidates=named))
        help_word = asks.word("help", self.language)
        raise InvalidCommand(say(self.language, "not-understood", text=echo, help=help_word))

    def _labelled(self, text: str) -> list[str]:
        """Commands whose words in the reader's language begin so."""
        decision = self.told.decision if self.told else None
        wanted = text.casefold()
        actions = [action for action in decision.actions if action.legal] if decision else []
        return [action.text for action in actions if wanted and action.label.casefold().startswith(wanted)]

    def _preview(self, text: str) -> Preview:
        assert self.told is not None
        return present.preview(self.told.scene, self._meant(text), self.language)

    def _command(self, line: str) -> None:
        preview = self._preview(line)
        if preview.refusal is not None:
            raise InvalidCommand(lines.refusal_text(preview.refusal))
        if self._asked_once_more(preview):
            return
        self.ending = ""
        self.game.push(preview.text, ply=self.game.ply)
        self.keeper.unsaved = True

    def _asked_once_more(self, preview: Preview) -> bool:
        """Warnings before the end of a turn are shown; a person confirms that, and giving up, by typing it again."""
        assert self.told is not None
        if self.ending == preview.text:
            return False
        if not preview.ends_turn and not lines.is_surrender(self.told, preview):
            return False
        warnings = lines.warning_lines(self.told) if preview.ends_turn and self.told.warnings else []
        for warning in warnings:
            self.write(warning, "yellow")
        if not self.person or (preview.ends_turn and not warnings):
            return False
        self.ending = preview.text
        self.write(say(self.language, "end-anyway" if preview.ends_turn else "give-up-anyway"), "bold")
        return True

    # --- answers ----------------------------------------------------------------------------------------------------
    def _why(self, rest: str, seat: int) -> None:
        refusal = self._preview(rest).refusal
        self.write(say(self.language, "why-legal") if refusal is None else lines.refusal_text(refusal))

    def _try(self, rest: str, seat: int) -> None:
        assert self.told is not None
        self.write_all(lines.preview_lines(self.told, self._preview(rest)))

    def _law(self, rest: str, seat: int) -> None:
        found = search(self.game.rules.name, rest, self.language)
        if not found:
            self._complain(say(self.language, "unknown-law", query=rest[:ECHO_LENGTH]))
        for law in found[:LAWS_SHOWN]:
            head = say(self.language, "law-line", id=law.id, page=law.page)
            self.write(f"{head}: {law.text(self.language)}")

    def _card(self, rest: str, seat: int) -> None:
        assert self.told is not None
        found = self.face.card_lines(rest, self.language)
        if not found:
            self._complain(say(self.language, "unknown-card", query=rest[:ECHO_LENGTH]))
        self.write_all(found)
        for card in self.face.card_ids(rest, self.language):
            for place in self.told.places.get(card, []):
                self.write(f"  {self.told.name(card)}: {place}.")

    def _explain(self, rest: str, seat: int) -> None:
        assert self.told is not None
        try:
            self.write_all(lines.explain_lines(self.told, rest, seat))
        except InvalidCommand:
            able = lines.explainable(self.told)
            raise InvalidCommand(say(self.language, "not-explained", what=rest[:ECHO_LENGTH], able=able)) from None

    def _undo(self, rest: str, seat: int) -> None:
        last = present.last_command(self.game, self.language) if self.game.ply else ""
        try:
            self.game.undo()
        except UndoRefused:
            raise UndoRefused(say(self.language, "undo-refused")) from None
        self.write(say(self.language, "undone", command=last))
        self.shown_until = [min(shown, self.game.ply + 1) for shown in self.shown_until]
        self.keeper.unsaved = True

    def _save(self, rest: str, seat: int) -> None:
        self.write(say(self.language, "saved", path=self.keeper.save(rest)))

    def _log(self, rest: str, seat: int) -> None:
        """All of it, or as many of the last lines as a number says."""
        assert self.told is not None
        found = lines.log_lines(self.told)
        wanted = int(rest) if rest.isascii() and rest.isdigit() and len(rest) <= DIGITS else len(found)
        self.write_all(found[max(0, len(found) - wanted) :])

    def _part(self, part: str, rest: str, seat: int) -> None:
        """A part of the table, drawn or told; `board 2` is that of the second seat."""
        assert self.told is not None
        if part in SEAT_PARTS and rest:
            seat = self._seat(rest)
        self.show_part(self.told, part, seat)

    def _seat(self, text: str) -> int:
        """A seat by its number, counted from 1, or by the beginning of its name."""
        names = [name.casefold() for name in self.game.names]
        if text.isascii() and text.isdigit() and len(text) <= DIGITS and 1 <= int(text) <= len(names):
            return int(text) - 1
        found = [seat for seat, name in enumerate(names) if name.startswith(text.casefold())]
        if len(found) != 1:
            raise InvalidCommand(say(self.language, "no-such-seat", text=text[:ECHO_LENGTH], n=len(names)))
        return found[0]

    def _actions(self, rest: str, seat: int) -> None:
        assert self.told is not None
        self.list_actions(self.told)

    def _forbidden(self, rest: str, seat: int) -> None:
        assert self.told is not None
        self.write_all(lines.forbidden_lines(self.told))

    def _warnings(self, rest: str, seat: int) -> None:
        assert self.told is not None
        self.write_all(lines.warning_lines(self.told))

    def _show(self, rest: str, seat: int) -> None:
        assert self.told is not None
        self.draw(self.told)

    def _help(self, rest: str, seat: int) -> None:
        """What can be typed at any table, then the commands of this game."""
        self.write(say(self.language, "help-title"), "bold")
        forms = [(say(self.language, "form-choice"), say(self.language, "help-number"))]
        known = [ask for ask in asks.ASKS if ask in self.answers or ask in self.face.parts]
        forms += [(asks.form(ask, self.language), say(self.language, f"help-{ask}")) for ask in known]
        self._write_forms(forms)
        self.write(say(self.language, "help-commands"), "bold")
        verbs = title_of(self.game.rules.name).speech.verbs(self.language)
        self._write_forms([(" ".join([verb.word, *verb.parts]), verb.text) for verb in verbs])

    def _write_forms(self, forms: list[tuple[str, str]]) -> None:
        for typed, does in forms:
            self.write(f"  {typed}: {does}")

    def _quit(self, rest: str, seat: int) -> None:
        """A game that no file holds is left at the second asking only."""
        if self.keeper.unsaved and not self.warned:
            self.warned = True
            words = {ask: asks.form(ask, self.language) for ask in ("save", "quit")}
            self.write(say(self.language, "quit-hint", **words))
            return
        self.leaving = True
        if self.keeper.unsaved:
            self.write(say(self.language, "goodbye"))

    # --- what people see --------------------------------------------------------------------------------------------
    def write(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def write_all(self, texts: list[str]) -> None:
        for text in texts:
            self.write(text)

    def _complain(self, text: str) -> None:
        self.write(text, "red")

    def wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(WIPE)

    def _show_news(self, told: Told) -> None:
        """What the seat's own commands brought about in full, what others did since then in a digest."""
        since, ply = self.shown_until[told.seat], self.game.ply
        others = lines.own_until(told, since)
        self.shown_until[told.seat] = ply + 1
        self.write_news(lines.own_news(told, since, others))
        if others <= ply:
            self.heading(say(self.language, "since-last"))
            digest = present.digest_since(self.game, told.seat, others - 1, self.language)
            self.write_all(lines.moved_lines(told, digest))
            self.write_news(lines.others_news(digest))

    def write_news(self, news: list[LogLine]) -> None:
        """What happened, each with its law."""
        for line in news:
            self.console.print(Text.assemble(lines.sentence(line), (f"  [{line.law}]", "dim")))

    def heading(self, text: str) -> None:
        self.console.rule(text)

    def _show_page(self, told: Told, earlier: Told | None) -> None:
        """The whole table once in a turn, what changes with every command afterwards."""
        page = self.face.page(told)
        if page != self.page:
            self.draw(told)
        else:
            self.draw_parts(told, self.face.short)
            self.list_actions(told)
        self.page = page

    def draw(self, told: Told) -> None:
        self.draw_parts(told, self.face.parts)
        self.list_actions(told)

    def draw_parts(self, told: Told, parts: tuple[str, ...]) -> None:
        self.write(self.face.glance(told), "bold")
        for part in parts:
            if not self.face.is_empty(told, part):
                self.show_part(told, part, told.seat)

    def show_part(self, told: Told, part: str, seat: int) -> None:
        if part not in SEAT_PARTS:  # these say whose they are
            self.console.print(Text(say(self.language, f"part-{part}"), style="bold cyan"))
        self.console.print(self.face.panel(told, part, seat))

    def list_actions(self, told: Told) -> None:
        """Legal actions by number; then, dimmed, what is forbidden now, with its law."""
        decision = told.decision
        assert decision is not None
        self.write(decision.question, "bold")
        self.write_all(decision.facts)
        self.listed = []
        for action in decision.actions:
            if action.legal:
                self.listed.append(action.text)
                self.console.print(Text.assemble((f"{len(self.listed):>3} ", "bold"), lines.offered(action)))
        for reason, actions in lines.forbidden(decision.actions).items():
            first = len(self.listed) + 1
            self.listed += [action.text for action in actions]
            numbers = f"{first:>3}" if len(actions) == 1 else f"{first:>3}-{len(self.listed)}"
            ideas = ", ".join(lines.idea(told, action) for action in actions)
            self.write(f"{numbers} × {ideas} — {reason}", "dim")
        self.write(hint(self.language), "dim")

    def show_result(self, told: Told, report: Report) -> None:
        table = Table(title=say(self.language, "result"), title_justify="left")
        for column in ("rank", "player", "score", "sources"):
            table.add_column(say(self.language, f"result-{column}"))
        for seat in sorted(report.seats, key=lambda one: one.rank if isinstance(one.rank, int) else 0):
            sources = seat.sources if isinstance(seat.sources, list) else []
            parts = ", ".join(f"{source.name} {source.points}" for source in sources)
            table.add_row(str(seat.rank), escape(seat.name), str(seat.score), escape(parts))
        self.console.print(table)
        self.write_all(lines.ending_lines(self.game, told, report))


def own_last_ply(game: Game, seat: int) -> int:
    """The last command of a seat: somebody who continues a game is told what came after it. -1 for a new game."""
    plies = [ply for ply, move in enumerate(game.log, start=1) if move.seat == seat]
    return plies[-1] if plies else (0 if game.ply else -1)


def hint(language: str) -> str:
    """The questions that a newcomer needs first."""
    first = ("try", "why", "board", "warnings", "card", "explain", "undo", "help", "quit")
    return f"{say(language, 'hint')} {' · '.join(asks.form(ask, language) for ask in first)}"
