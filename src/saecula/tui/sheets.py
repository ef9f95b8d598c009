"""What is laid over the whole screen for a moment: sentences, a large card, the pause before a seat's secrets."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from saecula.tui.told import Told

CSS = """
Sheet, CardSheet { align: center middle; }
ReadySheet { align: center middle; background: $background; }
.sheet { width: 80%; max-width: 100; height: auto; max-height: 80%; border: thick $accent; background: $surface;
         padding: 1 2; }
.title { text-style: bold; margin-bottom: 1; }
.foot { color: $text-muted; margin-top: 1; }
"""


class Sheet(ModalScreen[bool]):
    """A title and sentences; Enter says yes, Escape goes back."""

    CSS = CSS
    BINDINGS = [  # noqa: RUF012 - of the library
        Binding("enter", "answer(True)", show=False),
        Binding("escape", "answer(False)", show=False),
    ]

    def __init__(self, title: str, texts: list[str], foot: str) -> None:
        super().__init__()
        self.heading = title
        self.texts = texts
        self.foot = foot

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(Text(self.heading), classes="title")
            yield Static(Text("\n".join(self.texts)), id="texts")
            yield Static(Text(self.foot), classes="foot")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class CardSheet(ModalScreen[None]):
    """A card in large, with where it lies; arrows show the next one."""

    CSS = CSS
    BINDINGS = [  # noqa: RUF012 - of the library
        Binding("escape,enter,c,с", "close", show=False),
        Binding("right,down,n,т", "turn(1)", show=False),
        Binding("left,up,p,з", "turn(-1)", show=False),
    ]

    def __init__(self, told: Told, cards: list[str]) -> None:
        super().__init__()
        self.told = told
        self.cards = cards
        self.place = 0

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(id="card-name", classes="title")
            yield Static(id="card-text")
            yield Static(Text(self.told.say("screen-turn")), classes="foot")

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        card = self.cards[self.place]
        info = self.told.library[card]
        about = ", ".join(part for part in (info.kind_name, self.told.age(info.age)) if part)
        self.query_one("#card-name", Static).update(Text(f"{info.name}\n{about}"))
        places = [f"{place}." for place in self.told.places.get(card, [])]
        self.query_one("#card-text", Static).update(Text("\n".join([info.text, "", *places])))

    def action_turn(self, step: int) -> None:
        self.place = (self.place + step) % len(self.cards)
        self.show()

    def action_close(self) -> None:
        self.dismiss(None)


class ReadySheet(ModalScreen[bool]):
    """Nothing is seen until the right person is at the keyboard."""

    CSS = CSS
    BINDINGS = [Binding("enter", "ready", show=False)]  # noqa: RUF012 - of the library

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self.text), classes="sheet")

    def action_ready(self) -> None:
        self.dismiss(True)
