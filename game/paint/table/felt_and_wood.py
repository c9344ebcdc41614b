"""What lies below everything: the cloth of the table, a little darker toward its edges, and grained wood."""

from functools import lru_cache

import pygame
from pygame import Rect

from game.paint.brushes.canvas import Canvas, every_other_dot
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.looks.monitor import CLEAR, Ink, Point
from game.paint.looks.plans import WoodPlan

THRESHOLDS = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


@lru_cache(maxsize=32)  # planks
def wood(look: Look, size: Point) -> pygame.Surface:
    """Return a plank of a size."""
    if not isinstance(look.wood, WoodPlan):
        return look.wood(look, size)
    wide, high = size
    plan, bends, length = look.wood, look.wood.bends, look.wood.bend_length
    rows = (_row(look, plan, bends[y // length % len(bends)], y % len(THRESHOLDS)) for y in range(high))
    return look.palette.picture(b"".join((row * (wide // len(row) + 1))[:wide] for row in rows), size)


@lru_cache(maxsize=16)  # planks
def darker_wood(look: Look, size: Point) -> pygame.Surface:
    """Return wood of a size in its next darker shades."""
    shades = look.inks.wood.shades
    darker = bytes.maketrans(bytes(shades[:-1]), bytes(shades[1:]))
    return look.palette.picture(pygame.image.tobytes(wood(look, size), "P").translate(darker), size)


@lru_cache(maxsize=1024)  # bends and lines of the grain, on eight looks
def _row(look: Look, plan: WoodPlan, bend: int, y: int) -> bytes:
    """Return as much of a row as repeats itself."""
    rings, ring_width = plan.rings, plan.ring_width
    darkness = (rings[(x + bend) // ring_width % len(rings)] for x in range(len(rings) * ring_width))
    inks, dots = look.inks.wood, THRESHOLDS[y]
    shades = inks.shades or (inks.face, inks.grain)
    steps = (divmod(dark, len(dots) ** 2) for dark in darkness)
    return bytes(shades[step + (rest > dots[x % len(dots)])] for x, (step, rest) in enumerate(steps))


@lru_cache(maxsize=32)  # cloths
def felt(look: Look, size: Point, top: int = 0) -> pygame.Surface:
    """Return a cloth of a size, from a line of the picture on."""
    wide, high = size
    if look.inks.cloth:
        return _by_lines(look, size, tuple(look.inks.cloth[top : top + high]))
    tallness, reach = look.monitor.tallness, len(look.table.shade)
    rows = (
        _row_of_felt(look, wide, y % len(THRESHOLDS), min(int(min(y, high - 1 - y) * tallness), reach))
        for y in range(high)
    )
    return look.palette.picture(b"".join(rows), size)


def lay_cloth(canvas: Canvas, part: Rect | None = None) -> None:
    """Lay the table's cloth, or the part of it that is in an area."""
    cloth = canvas.look.table.cloth
    part = cloth if part is None else part.clip(cloth)
    whole = felt(canvas.look, cloth.size, cloth.top)
    canvas.surface.blit(whole, part, part.move(-cloth.left, -cloth.top))


def draw_wall(picture: Picture) -> None:
    """Draw behind pages without a table: the cloth, or one color where the machine has one for it."""
    look, wall = picture.look, picture.look.inks.wall
    if wall is None:
        picture.canvas.blit(felt(look, look.size), (0, 0))
    else:
        picture.canvas.fill(Rect((0, 0), look.size), wall)


def draw_cloth_shadow(canvas: Canvas, area: Rect, within: Rect | None = None) -> None:
    """Draw the shadow of a card or a plate on the cloth, where the machine has a darker one for each line."""
    look = canvas.look
    if look.inks.shade:
        shadow = area.move(look.table.card_shadow).clip(within or look.table.cloth)
        shade = _by_lines(look, look.size, tuple(look.inks.shade))
        canvas.surface.blit(shade, shadow, shadow)


def draw_free_place(canvas: Canvas, area: Rect) -> None:
    """Outline where a card is to lie: in dots, over every other dot of the shade, where there is one.

    Of two inks a cell has, every other dot is dark: a hollow in the felt."""
    look = canvas.look
    if look.grain.has_two_inks and look.inks.shadow != look.inks.felt:
        canvas.surface.blit(every_other_dot(look, area.size, look.inks.shadow), area)
        return
    if not look.inks.shade:
        canvas.outline(area, look.inks.crib)
        return
    canvas.surface.blit(_by_lines(look, look.size, tuple(look.inks.shade), step=2), area, area)
    dash = 2 * look.stroke[0]
    for left in range(area.left, area.right, 2 * dash):
        for y in (area.top, area.bottom - 1):
            canvas.fill(Rect(left, y, dash, 1).clip(area), look.inks.crib)
    for y in range(area.top, area.bottom, 2 * look.stroke[0]):
        for x in (area.left, area.right - look.stroke[0]):
            canvas.fill(Rect(x, y, *look.stroke), look.inks.crib)


def in_shade(look: Look, shape: pygame.Surface, top: int) -> pygame.Surface:
    """Return a shape that stands at a line, with the shade of each line where it has only a mark for it."""
    wide, high = shape.get_size()
    rows, mark = pygame.image.tobytes(shape, "P"), bytes([look.palette.names["SHADE"]])
    shade = look.inks.shade or [look.inks.shadow] * look.size[1]
    lines = (
        rows[line * wide : (line + 1) * wide].replace(mark, bytes([shade[top + line]]))
        for line in range(high)
    )
    return look.palette.picture(b"".join(lines), (wide, high))


@lru_cache(maxsize=32)  # cloths
def _by_lines(look: Look, size: Point, inks: tuple[Ink, ...], step: int = 1) -> pygame.Surface:
    """Draw lines of one ink each, or of every other dot of it."""
    dots = (bytes(CLEAR if (x + y) % step else ink for x in range(step)) for y, ink in enumerate(inks))
    return look.palette.picture(b"".join(dot * (size[0] // step) for dot in dots), size)


@lru_cache(maxsize=1024)  # widths, lines and shades at the edge, on eight looks
def _row_of_felt(look: Look, wide: int, y: int, from_edge: int) -> bytes:
    """Return a row by its distance from the nearest edge; between its ends one pattern continues."""
    shade, dots = (*look.table.shade, 0), THRESHOLDS[y]
    ends = min(len(shade), wide // 2)

    def inks(columns: range) -> bytes:
        return bytes(
            look.inks.shadow
            if shade[min(x, wide - 1 - x, from_edge, len(shade) - 1)] > dots[x % len(dots)]
            else look.inks.felt
            for x in columns
        )

    pattern = inks(range(ends, min(ends + len(dots), wide - ends)))
    between = wide - 2 * ends
    middle = pattern * (between // len(dots) + 1)
    return inks(range(ends)) + middle[:between] + inks(range(wide - ends, wide))
