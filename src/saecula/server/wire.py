"""What clients may send: strict, with unknown fields refused and every length limited."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=-1, le=3)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "ru", "it"]
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
    start: bool = False


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


class Rename(Strict):
    name: Name


class BotChoice(Strict):
    bot: Text | None


class Webhook(Strict):
    url: Annotated[str, Meta(max_length=500)] | None


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


class RecordText(Strict):
    text: Annotated[str, Meta(max_length=2_000_000)]


# --- the web socket -------------------------------------------------------------------------------------------------
class Hello(Strict, tag="hello"):
    token: Secret | None = None
    lang: Language = "en"
    seat: SeatNumber | None = None
    seen_ply: Ply | None = None
    invite: Secret = ""


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
    id: Id
    what: Literal["preview", "why", "explain", "warnings", "digest", "actions", "whereabouts"]
    text: Text = ""
    number: Text = ""
    seat: SeatNumber | None = None
    since: Ply = 0


class Ping(Strict, tag="ping"):
    pass


Message = Hello | Look | Speak | Command | Undo | Redo | SetReady | Ask | Ping
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
