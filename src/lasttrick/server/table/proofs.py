"""What proves that a seat is somebody's: secrets and codes, of which only hashes are kept."""

from __future__ import annotations

import base64
import hashlib
from random import Random

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody takes for another."""

CODE_LENGTH = 8
CODE_GOOD_FOR = 600.0
"""Seconds."""


def drawn_secret(chance: Random) -> str:
    """Return a new secret of 24 bytes, as 32 signs that can stand in any address."""
    return base64.urlsafe_b64encode(chance.randbytes(24)).decode()


def drawn_code(chance: Random) -> str:
    """Return a new code that one can read out."""
    return "".join(CODE_LETTERS[chance.randrange(len(CODE_LETTERS))] for _ in range(CODE_LENGTH))


def hash_of(secret: str) -> str:
    """Return what is kept of a secret or a code."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def hash_of_code(table_id: str, code: str) -> str:
    """Return what is kept of a code, typed in any case and with any spaces and hyphens."""
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return hash_of(f"{table_id}/{plain}")
