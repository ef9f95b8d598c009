"""What clients may send: strict, with unknown fields refused and every length limited."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=-1, le=3)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "ru", "it"]
Level = Literal["beginner", "experienced", "expert"]
Mail = Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s<>\"',;]+@[^@\s<>\"',;]+$")]
Seconds = Annotated[int, Meta(ge=0, le=30 * 86400)]
Id = Annotated[str, Meta(min_length=1, max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)]


class Strict(Struct, forbid_unknown_fields=True):
    """The mother of all bodies."""


class NewClock(Strict):
    """Free seconds for each decision, a reserve beyond them, and whether a new age fills it up."""

    move: Seconds
    reserve: Seconds
    refill: bool = False


class NewSeat(Strict):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=60)] = ""
    bot: Text = ""


class NewTable(Strict):
    """A new table; `options` are those of the game, `seats` of the same number."""

    game: Text
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Text | list[Text] | None]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    seed: Text | None = None
    clock: NewClock | None = None
    name: Annotated[str, Meta(max_length=80)] = ""
    spectators: bool = True
    advice: bool | None = None
    start: bool = False
    listed: bool = False
    level: Level | None = None


class NewLesson(Strict):
    """Who learns."""

    name: Annotated[str, Meta(max_length=60)] = ""


class Advice(Strict):
    """Whom to ask for a move."""

    level: Text = "medium"


class AdviceChoice(Strict):
    """Whether bots suggest moves at a table; null: only where no other people play."""

    allowed: bool | None


class TokenList(Strict):
    """Tables that a browser remembers, with its tokens."""

    tokens: Annotated[dict[Annotated[str, Meta(max_length=24)], Secret], Meta(max_length=100)]


class Claim(Strict):
    seat: SeatNumber
    name: Name
    invite: Secret = ""


class Leave(Strict):
    seat: SeatNumber


class Ready(Strict):
    ready: bool


class Promise(Strict):
    """The commitment of a seat to its share of a fair deal (core/fair.py)."""

    commitment: Digits


class Share(Strict):
    """What was committed to: 32 random bytes."""

    share: Digits


class Voice(Strict):
    """In a vote about somebody's seat."""

    agree: bool


class Rename(Strict):
    name: Name


class Switch(Strict):
    on: bool


class BotChoice(Strict):
    bot: Text | None


class Webhook(Strict):
    url: Annotated[str, Meta(max_length=500)] | None


class PushSubscription(Strict):
    """As browsers give it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class NewCaller(Strict):
    """A way to call me: an address of mail or of the web, or what a browser gives for web push."""

    kind: Literal["mail", "push", "webhook", "discord", "ntfy"]
    address: Annotated[str, Meta(max_length=500)] = ""
    subscription: PushSubscription | None = None
    lang: Language = "en"
    every: bool = False
    everywhere: bool = False


class Code(Strict):
    code: Secret


class Credentials(Strict):
    name: Name
    password: Password


class Link(Strict):
    """The name of the account that a seat shall belong to, as its person has read it."""

    account: Name


class NewPassword(Strict):
    old: Password
    new: Password


class Listing(Strict):
    """Whether strangers find a table, and whom it waits for."""

    listed: bool
    level: Level | None = None


class OwnPassword(Strict):
    """Of whoever is logged in, for what cannot be taken back."""

    password: Password


class NewMail(Strict):
    password: Password
    mail: Mail | None


class Forgotten(Strict):
    name: Name


class Letter(Strict):
    """The secret of a letter that was sent to an address."""

    secret: Secret


class LetterPassword(Strict):
    secret: Secret
    password: Password


class RecordText(Strict):
    text: Annotated[str, Meta(max_length=2_000_000)]


# --- the web socket -------------------------------------------------------------------------------------------------
class Hello(Strict, tag="hello"):
    token: Secret | None = None
    lang: Language = "en"
    seat: SeatNumber | None = None
    seen_ply: Ply | None = None
    invite: Secret = ""
    steps: bool = False
    changes: bool = False


class Look(Strict, tag="look"):
    seat: SeatNumber


class Speak(Strict, tag="lang"):
    lang: Language


class Command(Strict, tag="command"):
    ply: Ply
    text: Text
    id: Id | None = None


class Undo(Strict, tag="undo"):
    ply: Ply
    id: Id | None = None


class Redo(Strict, tag="redo"):
    ply: Ply
    id: Id | None = None


class SetReady(Strict, tag="ready"):
    ready: bool = True
    id: Id | None = None


class Ask(Strict, tag="ask"):
    """A question about the game. A digest tells what happened after the ply `since`, else since the last turn."""

    id: Id
    what: Literal["preview", "why", "explain", "warnings", "digest", "actions", "whereabouts", "forecast"]
    text: Text = ""
    number: Text = ""
    seat: SeatNumber | None = None
    since: Ply | None = None


class Ping(Strict, tag="ping"):
    """A sign of life; `seen`: the ply that the person has before the eyes."""

    seen: Ply | None = None


class Visible(Strict, tag="visible"):
    """Is the page in the foreground? Whoever has it behind others is not looking."""

    visible: bool


Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "thinking", "back-soon", "oops", "bye"
]


class Say(Strict, tag="say"):
    """A word to the table: a phrase, which everybody reads in his own language, or a text."""

    phrase: Phrase | None = None
    text: Text = ""
    id: Id | None = None


Message = Hello | Look | Speak | Command | Undo | Redo | SetReady | Ask | Ping | Say | Visible
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
