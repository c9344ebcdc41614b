"""What hands have done on the page, in the order in which they did it."""

from typing import Any

_waiting: "list[Event]" = []


class Event:
    """One thing that happened."""

    def __init__(self, kind: int, **what: Any) -> None:
        self.type = kind
        self.__dict__.update(what)


def post(event: Event) -> None:
    """Add one to those that wait."""
    _waiting.append(event)


def get() -> list[Event]:
    """Take all that wait."""
    taken, _waiting[:] = _waiting[:], []
    return taken
