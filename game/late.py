"""A mapping whose keys are known at once and whose values are loaded when asked for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TypeVar

T = TypeVar("T")


class Late(Mapping[str, T]):
    """A mapping of these names, each of them loaded once."""

    def __init__(self, names: Sequence[str], load: Callable[[str], T]) -> None:
        self._names, self._load = names, cache(load)

    def __getitem__(self, name: str) -> T:
        if name not in self._names:
            raise KeyError(name)
        return self._load(name)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
