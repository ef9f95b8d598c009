"""Mail to people, through the server of `--mail`: smtp://USER:PASSWORD@HOST:587, or smtps:// for TLS at once."""

from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from saecula.core.errors import OptionError
from saecula.extras import need
from saecula.server.bounds import is_own_machine
from saecula.server.config import Config

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Post:
    """Where mail is handed in."""

    host: str
    port: int
    name: str | None
    password: str | None
    at_once: bool  # TLS from the first byte on
    upgraded: bool | None  # TLS after the greeting; None: if it is offered


def post_of(url: str) -> Post:
    """The parts of an address; a password goes over the network only through TLS."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise OptionError("--mail", "mail-url") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise OptionError("--mail", "mail-url")
    at_once = parts.scheme == "smtps"
    return Post(
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        name=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        at_once=at_once,
        upgraded=False if at_once else None if is_own_machine(parts.hostname) else True,
    )


def is_address(text: str) -> bool:
    """Could this be the address of one person? The server that gets the mail knows better."""
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not any(sign in text for sign in ' ,;:<>()[]"\\')
    return plain and bool(name and at and "." in host.strip(".")) and len(text) <= 254 and parseaddr(text)[1] == text


def check(url: str, sender: str) -> None:
    """Before anything is begun."""
    need("mail", "--mail")
    post_of(url)
    if not is_address(parseaddr(sender)[1]):
        raise OptionError("--mail-from", "mail-sender")


async def send(settings: Config, to: str, subject: str, text: str) -> None:
    """Hand one letter in; raises OSError when that does not work out. No header can be smuggled into it."""
    import aiosmtplib

    post = post_of(settings.mail)
    letter = EmailMessage()
    letter["From"] = settings.mail_from
    letter["To"] = to
    letter["Subject"] = " ".join(subject.split())[:200]
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=parseaddr(settings.mail_from)[1].rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    try:
        await aiosmtplib.send(
            letter,
            hostname=post.host,
            port=post.port,
            username=post.name,
            password=post.password,
            use_tls=post.at_once,
            start_tls=post.upgraded,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPException as error:
        raise OSError(type(error).__name__) from None  # what the server says may repeat an address
