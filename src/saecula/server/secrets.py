"""Secrets of people: made here, and stored as hashes only."""

from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that people confuse


def new_token() -> str:
    return token_urlsafe(32)


def new_code(length: int) -> str:
    """Something short that people can read out; the id of a table has 12, which is 59 bits."""
    return "".join(choice(LETTERS) for _ in range(length))


def is_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return 0 < len(text) <= 24 and text.isascii() and text.isalnum()


def hashed(secret: str) -> str:
    """Tokens are long random texts, so a plain hash is safe; passwords go through argon2."""
    return sha256(secret.encode()).hexdigest()
