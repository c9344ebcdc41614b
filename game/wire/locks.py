"""Hashes, points and locks: how a pack is shuffled by several machines, none of which sees it."""

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection, Sequence

from nacl import bindings

from game.rules.cards import PACK
from game.rules.errors import is_number

POINT = 32  # bytes
Points = tuple[bytes, ...]

multiply = bindings.crypto_scalarmult_ed25519_noclamp
invert = bindings.crypto_core_ed25519_scalar_invert
is_point = bindings.crypto_core_ed25519_is_valid_point
ORDER_TWO = (2**255 - 20).to_bytes(32, "little")
"""The point (0, -1)."""


def digest(label: str, *parts: bytes, size: int = 32, key: bytes = b"") -> bytes:
    """Hash with this label: no label has two uses, and all parts but the last have a fixed length."""
    return hashlib.blake2b(
        b"".join(parts), digest_size=size, key=key, person=b"crib1 " + label.encode()
    ).digest()


def letters_of(data: bytes) -> str:
    """Write bytes as they stand in a line."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str, size: int) -> bytes:
    """Read only the text of `letters_of`, and of just this size; anything else is a `ValueError`."""
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != size or letters_of(data) != text:
        raise ValueError("not letters of this size")
    return data


def number_of(text: str, among: Collection[int]) -> int:
    """Read a number as `str` writes it, and one of these; anything else is a `ValueError`."""
    if not is_number(text, 10) or str(int(text)) != text:
        raise ValueError("no number")
    if int(text) not in among:
        raise ValueError("another number")
    return int(text)


def two_bytes(number: int) -> bytes:
    """Write a number, its big end first."""
    return number.to_bytes(2, "big")


def points_of(text: str, many: int) -> Points:
    """Read n points from a line, whether they are any or not."""
    data = bytes_of(text, POINT * many)
    return tuple(data[at : at + POINT] for at in range(0, len(data), POINT))


def card_points(gid: bytes, deal: int) -> Points:
    """Return the point of each card, in the order of a new pack."""
    names = (str(card).encode() for card in PACK)
    return tuple(
        bindings.crypto_core_ed25519_from_uniform(digest("card", gid, two_bytes(deal), name))
        for name in names
    )


def deal_seed(secret: bytes, gid: bytes, deal: int) -> bytes:
    """Derive the seed of a side's lock and order in one deal, which it says at the end of it."""
    return digest("seed", gid, two_bytes(deal), key=secret)


def lock_key(seed: bytes) -> bytes:
    """Return the scalar by which a side multiplies every point of a pack."""
    return bindings.crypto_core_ed25519_scalar_reduce(digest("lock", seed, size=64))


def lock_order(seed: bytes) -> list[int]:
    """Return which place of the pack before comes to each place."""
    return sorted(range(len(PACK)), key=lambda place: digest("order", seed, bytes([place])))


def locked(points: Sequence[bytes], seed: bytes) -> Points:
    """Shuffle and lock a pack."""
    key = lock_key(seed)
    return tuple(multiply(key, points[place]) for place in lock_order(seed))


def library_is_sound() -> bool:
    """Tell whether it refuses points that would mark a card (CVE-2025-69277: libsodium before 2026)."""
    five = bindings.crypto_scalarmult_ed25519_base_noclamp(b"\5" + bytes(31))
    marked = bindings.crypto_core_ed25519_add(five, ORDER_TWO)
    return is_point(five) and not any(map(is_point, (marked, ORDER_TWO, bytes(POINT))))
