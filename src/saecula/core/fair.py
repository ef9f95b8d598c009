"""Fair deals: a seed made of shares, so that nobody alone can choose the deal, not even whoever runs the server.

    1. The server publishes the commitment of its own seed.
    2. Seats publish commitments of their shares (32 random bytes, as 64 hexadecimal digits).
    3. When all commitments stand, the seats reveal their shares; the server keeps its seed until the end of the game.
    4. The seed of the deal is the hash of the server's seed and of all shares, in the order of the seats.

Whoever reveals a share that no one else could know before all commitments stood has made the deal random, whatever all
others agreed on. A record holds the commitments in its header and what they stand for beside the seed at its end.
"""

import re
from hashlib import sha256
from typing import Final

from saecula.core.chance import commitment
from saecula.core.errors import RecordError

HEX: Final = re.compile(r"[0-9a-f]{64}")
Parts = dict[str, object]


def share_commitment(share: str) -> str:
    """What a seat publishes before it reveals its share."""
    return sha256(f"saecula/share/1:{share}".encode()).hexdigest()


def deal_seed(server: str, shares: dict[int, str]) -> str:
    """The seed that the cards are dealt from."""
    parts = "".join(f"/{seat}:{shares[seat]}" for seat in sorted(shares))
    return sha256(f"saecula/deal/1:{server}{parts}".encode()).hexdigest()


def _by_seat(part: object, seats: int) -> dict[int, str]:
    """`{"0": "...", "2": "..."}` of a record, checked."""
    if not isinstance(part, dict) or not part:
        raise RecordError("fair", "fair-seats")
    found: dict[int, str] = {}
    for seat, value in part.items():
        if seat not in {str(number) for number in range(seats)} or not isinstance(value, str):
            raise RecordError("fair", "fair-seats")
        if not HEX.fullmatch(value):
            raise RecordError("fair", "fair-digits")
        found[int(seat)] = value
    return found


def check(promised: object, revealed: object, seed: str, kinds: list[str], human: str) -> dict[int, str]:
    """Does what was revealed at the end fit the commitments, and the seed both? The shares by seat."""
    if not isinstance(promised, dict) or not isinstance(revealed, dict):
        raise RecordError("fair", "fair-half")
    commitments, shares = _by_seat(promised.get("seats"), len(kinds)), _by_seat(revealed.get("seats"), len(kinds))
    server = revealed.get("server")
    if not isinstance(server, str) or commitment(server) != promised.get("server"):
        raise RecordError("fair", "fair-server")
    if type(promised.get("round")) is not int or promised["round"] < 1:
        raise RecordError("fair", "fair-round")
    if set(commitments) != set(shares):
        raise RecordError("fair", "fair-half")
    for seat, share in shares.items():
        if share_commitment(share) != commitments[seat]:
            raise RecordError("fair", "fair-share", seat=seat + 1)
        if kinds[seat] != human:
            raise RecordError("fair", "fair-bot", seat=seat + 1)
    if deal_seed(server, shares) != seed:
        raise RecordError("fair", "fair-seed")
    return shares
