"""Classes of named parts, equal where all parts are: `frozen` ones never change, `mutable` ones may.

They are what `dataclass` with slots makes, fifty times as fast and without reading it: code is written for
those alone of which there are many. The window and each answer in the terminal wait for dozens of them."""

from __future__ import annotations

from operator import attrgetter

TYPE_CHECKING = False  # as `typing` has it, which takes as long to read as a hundred classes
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, dataclass_transform
    from typing import Generic as Generic
    from typing import Protocol as Protocol
    from typing import TypeVar as TypeVar

    Kind = TypeVar("Kind", bound=type)
    Value = TypeVar("Value")
else:

    def dataclass_transform(**_: object) -> Callable[[Kind], Kind]:
        """Tell no type checker anything at run time."""
        return lambda kind: kind

    Protocol, TypeVar = object, str

    class Generic:
        """A class of many types, of which nobody asks for one at run time."""

        __class_getitem__ = classmethod(lambda kind, _: kind)


FEW = 120
"""So many instances are put together part by part in the time that it takes to write the code for more."""
_OF_A_DICT = ("__dict__", "__weakref__")
_AT_LAST = "__post_init__"
"""A class may have one method of this name, called when all is in place."""


class _Fresh:
    """What makes a part anew for each instance."""

    def __init__(self, make: Callable[[], object]) -> None:
        self.make = make


def fresh(*, default_factory: Callable[[], Value]) -> Value:
    """Let a part be made anew for each instance that is not given one."""
    return _Fresh(default_factory)  # type: ignore[return-value]  # none of it is left once it is made


@dataclass_transform(frozen_default=True, field_specifiers=(fresh,))
def frozen(plain: Kind) -> Kind:
    """Make a class whose instances never change from its annotations; parts with a value may be left out."""
    return _made(plain, _FROZEN)


@dataclass_transform(field_specifiers=(fresh,))
def mutable(plain: Kind) -> Kind:
    """Make a class whose parts may be changed from its annotations; parts with a value may be left out."""
    return _made(plain, _MUTABLE)


def parts(value: object) -> dict[str, Any]:
    """Return the fields of a value, by name."""
    names: tuple[str, ...] = type(value).__match_args__  # type: ignore[attr-defined]  # `_made` has set it
    return {name: getattr(value, name) for name in names}


def replace(value: Value, /, **changes: object) -> Value:
    """Return the same value with some parts changed."""
    return type(value)(**{**parts(value), **changes})


def _made(plain: Kind, methods: dict[str, object]) -> Kind:
    own = (*vars(plain).get("__annotations__", ()),)
    usual = {name: vars(plain)[name] for name in own if name in vars(plain)}
    few = [*range(FEW)]

    def put_together(self: object, *given: object, **named: object) -> None:
        is_whole = len(given) == len(own) and not named
        held = given if is_whole else _in_order(own, usual, given, named)
        if not few or held is None:
            written = _init(made, own, usual)
            made.__init__ = written  # type: ignore[misc]  # for all that come after it
            written(self, *given, **named)
            return
        few.pop()
        for put, part in zip(slots, held, strict=True):
            put(self, part)
        if at_last:
            at_last(self)

    body = {name: part for name, part in vars(plain).items() if name not in (*own, *_OF_A_DICT)}
    asked = {
        "__slots__": own,
        "__match_args__": own,
        "__init__": put_together,
        "__qualname__": plain.__qualname__,
        "_held": staticmethod(attrgetter(*own) if own else _nothing),
    }
    made = type(plain)(plain.__name__, plain.__bases__, {**methods, **body, **asked})
    slots, at_last = [getattr(made, name).__set__ for name in own], getattr(made, _AT_LAST, None)
    return made


def _in_order(
    own: tuple[str, ...], usual: dict[str, object], given: tuple[object, ...], named: dict[str, object]
) -> list[object] | None:
    """Return a part for each name, those left out as usual; None where they do not fit."""
    held = {**usual, **dict(zip(own, given, strict=False)), **named}
    if len(given) > len(own) or held.keys() != {*own} or not named.keys().isdisjoint(own[: len(given)]):
        return None
    return [part.make() if isinstance(part, _Fresh) else part for part in map(held.__getitem__, own)]


def _init(made: type, names: tuple[str, ...], usual: dict[str, object]) -> Callable[..., None]:
    """Write what takes a value for each name, and puts it into its slot."""
    scope: dict[str, Any] = {f"put_{name}": getattr(made, name).__set__ for name in names} | {"usual": usual}
    taken, deeds = ["self"], []
    for name in names:
        taken.append(f"{name}=usual['{name}']" if name in usual else name)
        value = name
        if isinstance(usual.get(name), _Fresh):
            value = f"{name} if {name} is not usual['{name}'] else {name}.make()"
        deeds.append(f"put_{name}(self, {value})")
    deeds += [f"self.{_AT_LAST}()"] if hasattr(made, _AT_LAST) else []
    exec(f"def __init__({', '.join(taken)}): {'; '.join(deeds) or 'pass'}", scope)
    init: Callable[..., None] = scope["__init__"]
    return init


def _nothing(_: object) -> tuple[()]:
    return ()


def _is_equal(self: Any, other: Any) -> bool:
    return self._held(self) == self._held(other) if type(other) is type(self) else NotImplemented


def _in_words(self: Any) -> str:
    held = ", ".join(f"{name}={part!r}" for name, part in parts(self).items())
    return f"{type(self).__qualname__}({held})"


def _stays(self: object, name: str, *_: object) -> None:
    raise AttributeError(f"{name} of {self!r} never changes")


_MUTABLE: dict[str, object] = {
    "__eq__": _is_equal,
    "__hash__": None,
    "__repr__": _in_words,
    "__reduce__": lambda self: (type(self), (*parts(self).values(),)),
}
_FROZEN = _MUTABLE | {
    "__hash__": lambda self: hash(self._held(self)),
    "__setattr__": _stays,
    "__delattr__": _stays,
}
