"""Signatures of records: whoever dealt a game signs the sum of its record (Ed25519), and anybody checks it by the key
that the server publishes at `/.well-known/saecula-keys.json`.

What is signed is `saecula/record/1:` and the sum, so it covers every line: the names, the shuffles, the result, and who
dealt at which table and when.
"""

from base64 import b64decode, b64encode
from binascii import Error as NoBase64
from hashlib import sha256
from json import loads
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from saecula.core.errors import OptionError, RecordError, said_by_system
from saecula.core.record import Line, Record

WELL_KNOWN: Final = "/.well-known/saecula-keys.json"
MOST: Final = 1_000_000  # bytes of a list of keys
PATIENCE: Final = 10.0  # seconds for a server to answer
Keys = dict[str, bytes]  # public keys by their ids


def key_id(public: bytes) -> str:
    """The name of a key: nobody can make another one with the same name."""
    return sha256(public).hexdigest()[:32]


def _signed(total: str) -> bytes:
    return f"saecula/record/1:{total}".encode()


def new_key() -> tuple[bytes, bytes]:
    """A fresh private key and its public one."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    made = Ed25519PrivateKey.generate()
    return made.private_bytes_raw(), made.public_key().public_bytes_raw()


def seal(private: bytes, total: str) -> Line:
    """What stands beside the sum of a record."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.from_private_bytes(private)
    signature = b64encode(key.sign(_signed(total))).decode()
    return {"key": key_id(key.public_key().public_bytes_raw()), "signature": signature}


def is_signed(record: Record) -> bool:
    return record.key is not None or record.signature is not None


def check(record: Record, keys: Keys) -> str:
    """The id of the key that signed a record; raises RecordError if none of these did."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    if not is_signed(record):
        raise RecordError("signature", "is-missing")
    if not isinstance(record.key, str) or not isinstance(record.signature, str):
        raise RecordError("signature", "signature-form")
    public = keys.get(record.key)
    if public is None:
        raise RecordError("key", "key-unknown", key=record.key[:40])
    try:
        signature = b64decode(record.signature, validate=True)
        Ed25519PublicKey.from_public_bytes(public).verify(signature, _signed(record.sum))
    except (InvalidSignature, NoBase64, ValueError):
        raise RecordError("signature", "signature-wrong") from None
    return record.key


# --- the keys of a server --------------------------------------------------------------------------------------------
def keys_at(source: str) -> Keys:
    """The keys of a file, or of the server at an address."""
    if "://" in source:
        return read_keys(_fetched(source), source)
    try:
        return read_keys(Path(source).read_bytes(), source)
    except OSError as error:
        raise OptionError("--key", "cannot-read", path=source, reason=said_by_system(error)) from None
    except ValueError:
        raise OptionError("--key", "no-file-name") from None


def _fetched(address: str) -> bytes:
    parts = urlsplit(address)
    if parts.scheme not in ("https", "http") or not parts.netloc:
        raise OptionError("--key", "key-address")
    if parts.path in ("", "/"):
        address = f"{parts.scheme}://{parts.netloc}{WELL_KNOWN}"
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            found: bytes = answer.read(MOST)
            return found
    except (URLError, OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or type(error).__name__
        raise OptionError("--key", "keys-unreachable", address=address[:200], reason=str(reason)[:200]) from None


def read_keys(content: bytes, source: str) -> Keys:
    """The list that a server publishes; a key whose id is not its own is refused."""
    try:
        listed = loads(content)["keys"]
        found = {str(item["id"]): b64decode(item["public"], validate=True) for item in listed}
    except (ValueError, TypeError, KeyError, RecursionError):
        raise OptionError("--key", "no-keys", source=source[:200]) from None
    if not found or any(name != key_id(public) or len(public) != 32 for name, public in found.items()):
        raise OptionError("--key", "no-keys", source=source[:200])
    return found
