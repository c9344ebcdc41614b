"""What is known by name at once, and read when it is asked for: no window waits for all of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TypeVar

T = TypeVar("T")


class Late(Mapping[str, T]):
    """A mapping of these names, each read once."""

    def __init__(self, names: Sequence[str], read: Callable[[str], T]) -> None:
        self._names, self._read = names, cache(read)

    def __getitem__(self, name: str) -> T:
        if name not in self._names:
            raise KeyError(name)
        return self._read(name)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
