"""The terminal table over the whole screen: row, boards, hand, actions, news and keys. Needs the extra `screen`.

It shows what the other terminals tell (`told`, `face`, `lines`), each part in a panel of its own.
"""

from collections.abc import Callable

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from saecula import present
from saecula.bots import Bot
from saecula.core.errors import SaeculaError, UndoRefused
from saecula.core.game import Game
from saecula.games import title_of
from saecula.i18n import say
from saecula.present.shapes.common import Action
from saecula.problems import told as told_error
from saecula.tui import lines
from saecula.tui.keeper import Keeper
from saecula.tui.sheets import CardSheet, ReadySheet, Sheet
from saecula.tui.table import own_last_ply
from saecula.tui.told import Told, library_of

# by what they do, the keys; the second one is the same key of a Russian keyboard
KEYS = {
    "board": "b,и", "card": "c,с", "warnings": "w,ц", "forbidden": "f,а", "undo": "u,г", "save": "s,ы",
    "scroll": "space", "help": "h,р,question_mark", "quit": "q,й",
}  # fmt: skip
CSS = """
#status { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
#left { width: 3fr; }
#right { width: 2fr; }
.panel { height: auto; border: round $primary; padding: 0 1; }
#question { height: auto; padding: 0 1; text-style: bold; }
#actions { height: 2fr; border: round $accent; }
#log { height: 1fr; border: round $primary; padding: 0 1; }
"""


def shown_key(keys: str) -> str:
    return keys.split(",")[0]


class FullTable(App[str]):
    """One game, its human seats and its bots. `run` returns what is to be printed when the screen has closed."""

    ENABLE_COMMAND_PALETTE = False
    CSS = CSS

    def __init__(self, game: Game, bots: dict[int, Bot], language: str) -> None:
        super().__init__()
        self.game = game
        self.bots = bots
        self.language = language
        self.face = title_of(game.rules.name).face
        self.library = library_of(game, language)
        self.keeper = Keeper(game, language)
        self.told: Told | None = None  # what the seat at the screen was told; None while bots think
        self.viewed = 0  # whose board is shown
        self.listed: list[Action] = []
        self.shown_until = [own_last_ply(game, seat) + 1 for seat in range(game.state.seat_count)]
        self.last_human = -1
        for ask, keys in KEYS.items():
            self.bind(keys, ask, description=say(language, f"screen-keys-{ask}"), key_display=shown_key(keys))

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal():
            with VerticalScroll(id="left"):
                for part in self.face.parts:
                    yield Static(id=f"part-{part}", classes="panel")
            with Vertical(id="right"):
                yield Static(id="question")
                yield OptionList(id="actions", markup=False)
                yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        yield Footer()

    def on_mount(self) -> None:
        for part in self.face.parts:
            self.query_one(f"#part-{part}", Static).border_title = say(self.language, f"part-{part}")
        self.query_one("#actions", OptionList).border_title = say(self.language, "part-actions")
        self.query_one("#log", RichLog).border_title = say(self.language, "part-log")
        self.go_on()

    # --- the course of the game -----------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Ask whoever is to decide: a person here, bots beside the screen, so that it stays alive."""
        decision = self.game.decision
        if decision is None:
            self.show_end()
        elif decision.seat in self.bots:
            self.told = None
            self.status(say(self.language, "screen-thinking", who=self.game.names[decision.seat]))
            self.run_worker(self.bots_play, thread=True, exclusive=True)
        else:
            self.ask(decision.seat)

    def bots_play(self) -> None:
        """All bots until a person is asked; nothing else touches the game meanwhile."""
        while (decision := self.game.decision) is not None and decision.seat in self.bots:
            legal = self.game.rules.without_surrender(self.game.legal.commands())
            command = self.bots[decision.seat].choose(self.game.view(decision.seat), legal)
            self.game.push(command, auto=len(legal) == 1)
        self.call_from_thread(self.go_on)

    def tell_faults(self) -> None:
        for line in lines.fault_lines(self.bots.values(), self.language):
            self.query_one("#log", RichLog).write(Text(line, style="yellow"))

    def ask(self, seat: int) -> None:
        told = Told(self.game, seat, self.language, self.library)
        humans = self.game.state.seat_count - len(self.bots)
        if seat != self.last_human and humans > 1 and self.face.has_secrets(told):
            self.query_one("#log", RichLog).clear()
            text = say(self.language, "screen-ready", who=self.game.names[seat])
            self.push_screen(ReadySheet(text), lambda ready: self.show(told))
        else:
            self.show(told)

    def show(self, told: Told) -> None:
        """Everything as the seat at the screen may see it."""
        if told.seat != self.last_human:
            self.viewed = told.seat
        self.told, self.last_human = told, told.seat
        self.status(self.face.glance(told))
        self.tell_faults()
        self.show_news(told)
        self.show_parts(told)
        self.show_actions(told)

    def status(self, text: str) -> None:
        self.query_one("#status", Static).update(Text(text))

    def show_parts(self, told: Told) -> None:
        for part in self.face.parts:
            panel = self.query_one(f"#part-{part}", Static)
            panel.display = not self.face.is_empty(told, part)
            panel.update(self.face.panel(told, part, self.viewed))

    def show_actions(self, told: Told) -> None:
        decision = told.decision
        assert decision is not None
        self.query_one("#question", Static).update(Text("\n".join([decision.question, *decision.facts])))
        self.listed = [action for action in decision.actions if action.legal]
        options = self.query_one("#actions", OptionList)
        options.clear_options()
        options.add_options([Option(f"{n}. {lines.offered(action)}") for n, action in enumerate(self.listed, start=1)])
        options.highlighted = 0
        options.focus()

    def show_news(self, told: Told) -> None:
        since, ply = self.shown_until[told.seat], self.game.ply
        others = lines.own_until(told, since)
        self.shown_until[told.seat] = ply + 1
        log = self.query_one("#log", RichLog)
        for line in lines.own_news(told, since, others):
            log.write(Text(lines.cited(line)))
        if others <= ply:
            digest = present.digest_since(self.game, told.seat, others - 1, self.language)
            log.write(Text(say(self.language, "since-last"), style="bold"))
            for text in [*lines.moved_lines(told, digest), *map(lines.cited, lines.others_news(digest))]:
                log.write(Text(text))

    def show_end(self) -> None:
        told = Told(self.game, max(self.last_human, 0), self.language, self.library)
        self.told, self.listed = told, []
        self.status(say(self.language, "screen-over"))
        self.tell_faults()
        self.show_news(told)
        self.show_parts(told)
        self.query_one("#actions", OptionList).clear_options()
        found = lines.result_lines(self.game, told, present.report(self.game, self.language))
        self.query_one("#question", Static).update(Text("\n".join(found)))

    # --- keys -----------------------------------------------------------------------------------------------------
    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Nothing is done before its numbers were shown."""
        if self.told is None or not self.listed:
            return
        action = self.listed[event.option_index]
        preview = present.preview(self.told.scene, action.text, self.language)
        texts = lines.preview_lines(self.told, preview)
        confirm = say(self.language, "screen-confirm")
        self.push_screen(Sheet(action.label, texts[1:], confirm), self.when_confirmed(action.text))

    def when_confirmed(self, text: str) -> Callable[[bool | None], None]:
        def answer(confirmed: bool | None) -> None:
            if confirmed:
                self.game.push(text, ply=self.game.ply)
                self.keeper.unsaved = True
                self.go_on()

        return answer

    def tell(self, title: str, texts: list[str]) -> None:
        self.push_screen(Sheet(title, texts, say(self.language, "screen-close")))

    def action_board(self) -> None:
        """The board of the next player."""
        if self.told is not None:
            self.viewed = (self.viewed + 1) % self.game.state.seat_count
            self.show_parts(self.told)

    def action_scroll(self) -> None:
        """The table downwards page by page, and from its end to the top again."""
        table = self.query_one("#left", VerticalScroll)
        if table.scroll_offset.y >= table.max_scroll_y:
            table.scroll_home(animate=False)
        else:
            table.scroll_page_down(animate=False)

    def action_card(self) -> None:
        """The cards of the chosen action in large, then all that can be taken or played."""
        if self.told is None:
            return
        chosen = self.query_one("#actions", OptionList).highlighted
        keys = self.listed[chosen].about if chosen is not None and self.listed else []
        about = [card for card in (self.face.card_of(self.told, key) for key in keys) if card]
        cards = list(dict.fromkeys([*about, *self.face.cards_shown(self.told)]))
        if cards:
            self.push_screen(CardSheet(self.told, cards))

    def action_warnings(self) -> None:
        if self.told is not None:
            self.tell(say(self.language, "part-warnings"), lines.warning_lines(self.told))

    def action_forbidden(self) -> None:
        if self.told is not None:
            self.tell(say(self.language, "help-forbidden"), lines.forbidden_lines(self.told))

    def action_undo(self) -> None:
        if self.told is None:
            return
        try:
            self.game.undo()
        except UndoRefused:
            self.status(say(self.language, "undo-refused"))
            return
        self.shown_until = [min(shown, self.game.ply + 1) for shown in self.shown_until]
        self.keeper.unsaved = True
        self.go_on()

    def action_save(self) -> None:
        """To the file of the last save, else to one that is free."""
        if self.told is None:
            return
        try:
            path = self.keeper.save(self.keeper.path) if self.keeper.written else self.keeper.rescue()
            self.status(say(self.language, "saved", path=path))
        except SaeculaError as error:
            self.status(told_error(error, self.language))

    def action_help(self) -> None:
        keys = [f"{shown_key(keys)}: {say(self.language, f'screen-keys-{ask}')}" for ask, keys in KEYS.items()]
        first = [say(self.language, "screen-how")]
        self.tell(say(self.language, "help-title"), first + keys)

    async def action_quit(self) -> None:
        """Leave; a game that no file holds is kept."""
        said = ""
        if self.keeper.unsaved:
            try:
                said = say(self.language, "kept-unsaved", path=self.keeper.rescue())
            except SaeculaError as error:
                said = told_error(error, self.language)
        self.exit(said)

    def action_help_quit(self) -> None:
        """Ctrl-C leaves as everywhere."""
        self.call_later(self.action_quit)
