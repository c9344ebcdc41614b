"""The invitation: one line, sent by any other way, that lets a friend and nobody else sit down."""

import re
from base64 import b32decode, b32encode
from os import urandom

from game.rules.errors import CribbageError, is_number, quoted
from game.values import frozen, replace
from game.wire.locks import digest

VERSION, ONLOOKER = "crib1", "crib1w"
KEY_BYTES, KEY_LETTERS = 20, 32
BROKERS = {"mqtt": 1883, "mqtts": 8883}
"""What a broker's address begins with, and the port that is usual there."""
MOST_PORT, MOST_DIGITS, LONGEST_HOST = 65535, 5, 253
NAME = re.compile(r"[A-Za-z0-9_-]{1,63}(?:\.[A-Za-z0-9_-]{1,63})*\.?")
"""A machine's name, or four numbers."""
NUMBERS = re.compile(r"(?=.*:)[0-9A-Fa-f:.]{2,45}(?:%[A-Za-z0-9_.-]{1,20})?")
"""The longer numbers of IPv6."""


class NoInvitation(CribbageError):
    """A line that invites to nothing; the sentence says why."""


@frozen
class Invitation:
    """Where to call, and the key that proves who may; `broker` is `mqtt`, `mqtts` or nothing."""

    host: str
    port: int
    key: bytes
    broker: str = ""
    looks_on: bool = False

    @classmethod
    def new(cls, host: str, port: int, broker: str = "") -> "Invitation":
        return cls(host, port, urandom(KEY_BYTES), broker)

    @property
    def shared(self) -> bytes:
        """What both sides make of the key."""
        return digest("invite", self.key)

    @property
    def topic(self) -> str:
        """Where its letters lie at a broker."""
        return f"crib1/{digest('topic', self.shared, size=16).hex()}"

    @property
    def for_onlookers(self) -> "Invitation":
        """The line for whoever looks on: it opens what they may see, and gives nothing of this one away."""
        if self.looks_on:
            return self
        return replace(self, key=digest("watch", key=self.shared)[:KEY_BYTES], looks_on=True)

    @property
    def address(self) -> str:
        """Where it leads, in words."""
        return f"{self.broker}://{self.host}:{self.port}" if self.broker else f"{self.host}, port {self.port}"

    def moved_to(self, other: "Invitation") -> "Invitation":
        """Return the same key at another address."""
        return replace(self, host=other.host, port=other.port, broker=other.broker)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        key = b32encode(self.key).decode()
        version = ONLOOKER if self.looks_on else VERSION
        return f"{version}:{f'{self.broker}://' if self.broker else ''}{host}:{self.port}:{key}"

    @classmethod
    def parse(cls, text: str) -> "Invitation":
        """Read the text of `str`, or name its fault."""
        line = "".join(text.split())
        version, _, rest = line.partition(":")
        if version not in (VERSION, ONLOOKER):
            raise NoInvitation(_why_no_version(version, line))
        broker, slashes, address = rest.partition("://")
        if slashes and broker not in BROKERS:
            raise NoInvitation(f"'{quoted(broker)}' is not a way to a broker: use mqtt or mqtts.")
        where, colon, key = (address if slashes else rest).rpartition(":")
        if not colon or len(key) != KEY_LETTERS:
            raise NoInvitation(
                "The invitation is cut off: its last word has 32 letters. Copy the whole line."
            )
        try:
            secret = b32decode(key.upper())
        except ValueError:
            raise NoInvitation(
                "The key in the invitation is misspelled: letters A to Z and 2 to 7."
            ) from None
        host, port = read_address(where, BROKERS[broker] if slashes else None)
        return cls(host, port, secret, broker if slashes else "", version == ONLOOKER)


def _why_no_version(version: str, line: str) -> str:
    if version.startswith("crib") and version[4:].rstrip("w").isdecimal():
        return f"The invitation is version {quoted(version)}, this program {VERSION}: update the older one."
    return f"'{quoted(line)}' is not an invitation: one begins with {VERSION}: and ends with a key."


def read_address(text: str, usual_port: int | None = None) -> tuple[str, int]:
    """Read a host and a port; a host with colons of its own stands in brackets."""
    host, colon, port = text.rpartition(":")
    if text.endswith("]") or not colon:
        host, port = text, "" if usual_port is None else str(usual_port)
    host = host.removeprefix("[").removesuffix("]")
    is_port = is_number(port, MOST_DIGITS) and int(port) <= MOST_PORT
    if not is_port or not (NAME.fullmatch(host) or NUMBERS.fullmatch(host)) or len(host) > LONGEST_HOST:
        raise NoInvitation(
            f"'{quoted(text)}' is not an address: type a host, a colon and a port, such as 10.0.0.7:6121."
        )
    return host, int(port)
