"""Who sits where: each seat's plate with its peg, its name and its score, and the word it says."""

from pygame import Rect

from game.screen.cloth.board import carved
from game.screen.looks.inks import SideInks
from game.screen.looks.places import PlatePlaces
from game.screen.paint.canvas import Canvas
from game.screen.tabletop import Tabletop

DEALS, PARTNER = "DEALS", "partner"


def draw_nameplate(canvas: Canvas, plate: PlatePlaces, top: Tabletop, seat: int) -> None:
    """One seat's plate, lit while it is its turn; the dealer's has a chip on it."""
    side, seat_top = top.side(seat), top.seats[seat]
    inks, colours = canvas.look.inks.plate, canvas.look.inks.sides[side]
    is_now = seat == top.turn
    canvas.fill(plate.area, inks.now if is_now else inks.back)
    canvas.fill(plate.band, colours.inlay)
    picture = carved(canvas.look, f"board peg {side}")
    canvas.blit(picture, picture.get_rect(midleft=plate.peg).topleft)
    name = seat_top.name[: canvas.look.columns_in(plate.name)]
    canvas.text(plate.name.topleft, name, inks.now_words if is_now else colours.words)
    ink = inks.now_words if is_now else inks.words
    word = seat_top.says or (PARTNER if _is_partner(top, seat) and not plate.is_wide else "")
    word = word[: canvas.look.columns_in(plate.word)]
    right = plate.word.right - canvas.look.width(word)
    canvas.text((plate.word.left if plate.is_wide else right, plate.word.top), word, ink)
    figures = f"{top.pegs[side].front}"
    (canvas.wide if plate.is_wide else canvas.right)(plate.score, figures, ink)
    if seat == top.dealer:
        canvas.fill(plate.chip, inks.chip)
        room = canvas.look.columns_in(plate.chip)
        canvas.centred(plate.chip, DEALS if len(DEALS) <= room else DEALS[0], inks.chip_words)


def _is_partner(top: Tabletop, seat: int) -> bool:
    return seat != top.below and top.side(seat) == top.side(top.below)


def draw_owner(canvas: Canvas, area: Rect, words: str, colours: SideInks) -> None:
    """Whose crib it is, in the colour of the side."""
    canvas.fill(area, colours.inlay)
    canvas.bevel(area, colours.words, canvas.look.inks.shadow)
    canvas.centred(area, words[: canvas.look.columns_in(area)], colours.inlay_words)
