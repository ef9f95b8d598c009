"""Web push: a message that only the browser of its person can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import os
import time
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from saecula.server import schema
from saecula.server.database import Database
from saecula.server.faults import Fault

RECORD: Final = 4096  # bytes of one encrypted record, as push services demand
LIFE: Final = 12 * 3600  # seconds that a signature is valid
PLACE: Final = "vapid"  # under which our key is stored


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: Any) -> bytes:
    """A public key as browsers write it: 65 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


def new_key() -> str:
    """A private key of ours, as a text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _private(key: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(_bytes(key), "big"), ec.SECP256R1())


def public_key(key: str) -> str:
    """What a page needs to subscribe."""
    return _text(_point(_private(key).public_key()))


async def own_key(db: Database) -> str:
    """The key of this server and of all others at its database; made when it is first needed."""
    ours = schema.kept
    query = select(ours.c.value).where(ours.c.name == PLACE)
    async with db.reading() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        with suppress(IntegrityError):  # another server was quicker
            await db.write([insert(ours).values(name=PLACE, value=new_key())])
        async with db.reading() as connection:
            found = (await connection.execute(query)).scalar_one()
    return str(found)


# --- one message ----------------------------------------------------------------------------------------------------
class Subscription(msgspec.Struct):
    """What a browser gives: where to post, and with what to encrypt."""

    endpoint: str
    p256dh: str
    auth: str


def checked(subscription: Subscription) -> Subscription:
    """Keys that are none are refused before they are kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(subscription.p256dh))
        if len(_bytes(subscription.auth)) != 16:
            raise ValueError
    except ValueError:
        raise Fault("push-refused", 400) from None
    return subscription


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(subscription: Subscription, message: bytes) -> bytes:
    """One record of `aes128gcm`: only whoever holds the private half of the subscription can read it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs_bytes = _bytes(subscription.p256dh)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs_bytes)
    ours, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    ours_bytes = _point(ours.public_key())
    info = b"WebPush: info\0" + theirs_bytes + ours_bytes
    secret = _derived(ours.exchange(ec.ECDH(), theirs), _bytes(subscription.auth), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours_bytes)]) + ours_bytes
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def signed(endpoint: str, key: str, contact: str) -> str:
    """The Authorization header: who sends this, to which service, until when."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LIFE, "sub": contact}
    said = ".".join(_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(key).sign(said.encode(), ec.ECDSA(SHA256())))
    token = f"{said}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(key)}"


def headers(endpoint: str, key: str, contact: str) -> dict[str, str]:
    return {
        "Authorization": signed(endpoint, key, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": "86400",
        "Urgency": "normal",
    }
