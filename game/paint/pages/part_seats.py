"""Who sits where: the table from above, with a plate at each of its sides."""

from pygame import Rect

from game.paint.brushes.canvas import draw_shadow
from game.paint.pages.page_layout import PaintedPage
from game.paint.table.board import peg
from game.paint.table.felt_and_wood import felt, wood
from game.sheets.page_parts import Leaders

SIDES = {2: ((0, 1), (0, -1)), 3: ((0, 1), (-1, 0), (1, 0)), 4: ((0, 1), (-1, 0), (0, -1), (1, 0))}
"""Where seats are from the middle, the own one first, by their number."""
HELD, CARD, APART, LETTERS, WIDEST = 6, (8, 9), 10, 13, 168


def draw_seats(page: PaintedPage, content: Leaders, area: Rect) -> bool:
    """Draw table, cards and plates, where pixels are free and there is room; tell whether they are drawn."""
    look, canvas, inks = page.look, page.picture.canvas, page.look.inks
    sides, (wide, high) = SIDES.get(len(content.rows), ()), look.cell
    plate = Rect(0, 0, LETTERS * wide, 2 * high + 4)
    table = area.inflate(-2 * (plate.width + wide), -2 * (plate.height + high // 2))
    if len(sides) == 2:
        table = area.inflate(WIDEST - area.width, table.height - area.height)
    if not sides or not look.grain.is_fine or table.height < 2 * high:
        return False
    draw_shadow(canvas, table)
    canvas.blit(wood(look, table.size), table.topleft)
    cloth = table.inflate(-12, -8)
    canvas.blit(felt(look, cloth.size, cloth.top), cloth.topleft)
    canvas.outline(cloth, inks.shadow)
    for side, ((x, y), (name, value)) in enumerate(zip(sides, content.rows, strict=True)):
        for held in range(HELD):
            card, off = Rect((0, 0), CARD), APART * (2 * held - HELD + 1) // 2
            card.center = cloth.center
            card.move_ip(off * abs(y), off * abs(x) // 2)
            card.move_ip(x * (cloth.width - 2 * CARD[0]) // 2, y * (cloth.height - CARD[1] - 4) // 2)
            page.fill(card, inks.paper.paper if not side else inks.sides[1].inlay)
            canvas.outline(card, inks.paper.outline)
        plate.center = area.center
        plate.move_ip(x * (area.width - plate.width) // 2, y * (area.height - plate.height) // 2)
        page.fill(plate, inks.plate.back)
        canvas.outline(plate, inks.paper.outline)
        drawn = peg(look, side if len(sides) == 3 else side % 2)
        canvas.blit(drawn, drawn.get_rect(midleft=(plate.left + 4, plate.top + 2 + high // 2)).topleft)
        page.text((plate.left + 3 * wide, plate.top + 2), name[: LETTERS - 3], inks.plate.words)
        page.text((plate.left + 3 * wide, plate.top + 2 + high), value, inks.sides[side % 2].words)
    return True
