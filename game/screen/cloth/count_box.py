"""The count of the play: a box with its figures, and a rule that runs up to thirty-one."""

from pygame import Rect

from game.rules.counting import FIFTEEN, THIRTY_ONE
from game.screen.paint.canvas import Canvas

CAPTION = "COUNT"


def draw_count(canvas: Canvas, box: Rect, count: int) -> None:
    """The rule is filled up to the count, and has a mark at fifteen."""
    plan, inks = canvas.look.table.count_box, canvas.look.inks.counter
    canvas.fill(box, inks.back)
    canvas.outline(box, inks.frame)
    caption = Rect(box.left, box.top, box.width, plan.caption)
    canvas.centred(caption, CAPTION, inks.title)
    rule = Rect(0, 0, THIRTY_ONE * plan.point, plan.rule)
    rule.midbottom = box.centerx, box.bottom - plan.margin
    figures = Rect(box.left, caption.bottom, box.width, rule.top - caption.bottom)
    canvas.large(figures, str(count), inks.value)
    canvas.fill(rule, canvas.look.inks.ground)
    canvas.fill(Rect(rule.left, rule.top, count * plan.point, rule.height), inks.value)
    mark = Rect(rule.left + FIFTEEN * plan.point, rule.top, 1, rule.height)
    canvas.fill(mark.inflate(0, 2 * canvas.look.stroke[1]), inks.frame)
