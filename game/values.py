"""Classes of named parts, equal where all parts are: `frozen` ones never change, `mutable` ones may.

They do what `dataclass` with slots does, in a tenth of the time: a title waits for more than a hundred.
What lives on its own, or remembers what it has worked out, is a `dataclass` or a plain class."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind", bound=type)
Value = TypeVar("Value")
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
    """Return the parts of a value, by name."""
    names: tuple[str, ...] = type(value).__match_args__  # type: ignore[attr-defined]  # `_made` has set it
    return {name: getattr(value, name) for name in names}


def replace(value: Value, /, **changes: object) -> Value:
    """Return the same value with some parts changed."""
    return type(value)(**{**parts(value), **changes})


def _made(plain: Kind, methods: dict[str, object]) -> Kind:
    """Make the class anew with a slot for each part."""
    own = vars(plain)
    names = (*plain.__annotations__,)
    defaults = {name: own[name] for name in names if name in own}
    for name, default in defaults.items():
        if type(default).__hash__ is None:
            raise TypeError(f"{plain.__name__}.{name} would share a default that can change: use fresh")
    body = {name: part for name, part in own.items() if name not in (*names, *_OF_A_DICT)}
    held = staticmethod(attrgetter(*names)) if names else staticmethod(lambda _: ())
    slots = {"__slots__": names, "__match_args__": names, "__qualname__": plain.__qualname__, "_held": held}

    def put_together(self: object, *given: object, **named: object) -> None:
        """Write `__init__` at the first call: before the title most classes have no instance."""
        made.__init__ = _init(made, names, defaults)  # type: ignore[misc]  # for all that come after it
        made.__init__(self, *given, **named)  # type: ignore[misc]

    made = type(plain)(
        plain.__name__, plain.__bases__, {"__init__": put_together, **methods, **body, **slots}
    )
    return made


def _init(made: type, names: tuple[str, ...], defaults: dict[str, object]) -> Callable[..., None]:
    """Write the `__init__` that puts a value into the slot of each name."""
    scope: dict[str, Any] = {f"put_{name}": getattr(made, name).__set__ for name in names}
    stays = made.__setattr__ is _stays
    taken, deeds = ["self"], []
    for name in names:
        default = defaults.get(name)
        scope[f"default_{name}"] = default
        taken.append(f"{name}=default_{name}" if name in defaults else name)
        made_anew = f"{name} if {name} is not default_{name} else {name}.make()"
        value = made_anew if isinstance(default, _Fresh) else name
        deeds.append(f"put_{name}(self, {value})" if stays else f"self.{name} = {value}")
    deeds += [f"self.{_AT_LAST}()"] if hasattr(made, _AT_LAST) else []
    exec(f"def __init__({', '.join(taken)}): {'; '.join(deeds) or 'pass'}", scope)
    init: Callable[..., None] = scope["__init__"]
    return init


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
