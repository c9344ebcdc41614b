"""A rectangle of whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any


def _number(name: str) -> property:
    return property(lambda rect: getattr(rect, name), lambda rect, value: setattr(rect, name, int(value)))


def _edge(at: str, length: str, halves: int) -> property:
    """Make a place on one axis: none, one or two halves of the length from its beginning."""

    def off(rect: Rect) -> int:
        return int(getattr(rect, length) * halves / 2)

    return property(
        lambda rect: getattr(rect, at) + off(rect),
        lambda rect, value: setattr(rect, at, int(value) - off(rect)),
    )


def _pair(across: str, down: str) -> property:
    def put(rect: Rect, point: tuple[float, float]) -> None:
        setattr(rect, across, point[0])
        setattr(rect, down, point[1])

    return property(lambda rect: (getattr(rect, across), getattr(rect, down)), put)


class Rect:
    """As pygame has it, as far as the game asks."""

    __slots__ = ("h", "w", "x", "y")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, *parts: Any) -> None:
        whole = parts[0] if len(parts) == 1 else parts
        if len(whole) == 2:
            (x, y), (w, h) = whole
        else:
            x, y, w, h = whole
        self.x, self.y, self.w, self.h = int(x), int(y), int(w), int(h)

    left, top = _number("x"), _number("y")
    width, height = _number("w"), _number("h")
    right, bottom = _edge("x", "w", 2), _edge("y", "h", 2)
    centerx, centery = _edge("x", "w", 1), _edge("y", "h", 1)
    topleft = _pair("left", "top")
    midleft, midright = _pair("left", "centery"), _pair("right", "centery")
    midtop, midbottom = _pair("centerx", "top"), _pair("centerx", "bottom")
    center, size = _pair("centerx", "centery"), _pair("width", "height")

    def __iter__(self) -> Iterator[int]:
        return iter((self.x, self.y, self.w, self.h))

    def __getitem__(self, at: int) -> int:
        return (self.x, self.y, self.w, self.h)[at]

    def __len__(self) -> int:
        return 4

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Iterable) and tuple(self) == tuple(other)

    def __bool__(self) -> bool:
        return self.w != 0 and self.h != 0

    def __repr__(self) -> str:
        return f"Rect{tuple(self)}"

    def update(self, *parts: Any) -> None:
        self.x, self.y, self.w, self.h = Rect(*parts)

    def copy(self) -> Rect:
        return Rect(self)

    def move(self, *by: Any) -> Rect:
        dx, dy = by[0] if len(by) == 1 else by
        return Rect(self.x + int(dx), self.y + int(dy), self.w, self.h)

    def inflate(self, *by: Any) -> Rect:
        dx, dy = map(int, by[0] if len(by) == 1 else by)
        return Rect(self.x - int(dx / 2), self.y - int(dy / 2), self.w + dx, self.h + dy)

    def inflate_ip(self, *by: Any) -> None:
        self.update(self.inflate(*by))

    def move_ip(self, *by: Any) -> None:
        self.update(self.move(*by))

    def clip(self, *parts: Any) -> Rect:
        other = Rect(*parts)
        left, top = max(self.x, other.x), max(self.y, other.y)
        wide, high = min(self.right, other.right) - left, min(self.bottom, other.bottom) - top
        return Rect(left, top, wide, high) if wide > 0 and high > 0 else Rect(self.x, self.y, 0, 0)

    def union(self, *parts: Any) -> Rect:
        other = Rect(*parts)
        left, top = min(self.x, other.x), min(self.y, other.y)
        return Rect(left, top, max(self.right, other.right) - left, max(self.bottom, other.bottom) - top)

    def unionall(self, others: Iterable[Rect]) -> Rect:
        whole = self.copy()
        for other in others:
            whole = whole.union(other)
        return whole

    def clamp(self, *parts: Any) -> Rect:
        within = Rect(*parts)
        x = min(max(self.x, within.x), within.right - self.w)
        y = min(max(self.y, within.y), within.bottom - self.h)
        x = within.x + within.w // 2 - self.w // 2 if self.w >= within.w else x
        y = within.y + within.h // 2 - self.h // 2 if self.h >= within.h else y
        return Rect(x, y, self.w, self.h)

    def contains(self, *parts: Any) -> bool:
        other = Rect(*parts)
        across = self.x <= other.x < self.right and other.right <= self.right
        return bool(across and self.y <= other.y < self.bottom and other.bottom <= self.bottom)

    def collidepoint(self, *point: Any) -> bool:
        x, y = point[0] if len(point) == 1 else point
        return bool(self.x <= x < self.right and self.y <= y < self.bottom)

    def colliderect(self, *parts: Any) -> bool:
        other = Rect(*parts)
        if not (self and other):
            return False
        across = self.x < other.right and other.x < self.right
        return bool(across and self.y < other.bottom and other.y < self.bottom)

    def collidelist(self, others: Iterable[Rect]) -> int:
        return next((at for at, other in enumerate(others) if self.colliderect(other)), -1)

    def collidelistall(self, others: Iterable[Rect]) -> list[int]:
        return [at for at, other in enumerate(others) if self.colliderect(other)]

    def clipline(self, *ends: Any) -> tuple[tuple[int, int], ...]:
        """Cut a line at the edges, one after the other, as SDL does; nothing where none of it is inside."""
        (x1, y1), (x2, y2) = ends if len(ends) == 2 else ends[0]
        left, top, right, bottom = self.x, self.y, self.right - 1, self.bottom - 1

        def beyond(x: int, y: int) -> int:
            return (1 if x < left else 2 if x > right else 0) | (4 if y < top else 8 if y > bottom else 0)

        first, last = beyond(x1, y1), beyond(x2, y2)
        while first | last:
            if first & last or not self:
                return ()
            out = first or last
            if out & 12:
                y = top if out & 4 else bottom
                x = x1 + int((x2 - x1) * (y - y1) / (y2 - y1))
            else:
                x = left if out & 1 else right
                y = y1 + int((y2 - y1) * (x - x1) / (x2 - x1))
            if first:
                x1, y1, first = x, y, beyond(x, y)
            else:
                x2, y2, last = x, y, beyond(x, y)
        return ((x1, y1), (x2, y2)) if self else ()
