"""The guide's balloon: white paper with words and choices, and a tail to what it speaks of."""

import pygame
from pygame import Rect

from game.paint.brushes.picture import Picture
from game.paint.looks.inks import Inks
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.balloon_place import (
    CORNER,
    MARGIN,
    Placed,
    head,
    is_seen,
    place_balloon,
    place_in,
    tail,
)
from game.paint.pages.page_layout import PaintedPage
from game.paint.table.cloth_picture import crib_tag
from game.paint.table.felt_and_wood import lay_cloth
from game.paint.table.free_room import (
    closed_piles,
    gadgets,
    labels,
    log_in_the_open,
    open_cards,
)
from game.paint.table.layout import Layout
from game.paint.table.things import AROUND, added_to, itself, listed_at
from game.sheets.scrolling import Seen
from game.sheets.sheets import BalloonSheet, Thing
from game.sheets.spots import LineSpot
from game.sheets.table_state import TableState

SLIVER = 10
"""The part of a card's height, as a divisor, of which it is not seen that it is a card."""
TO_LINE = 3
"""How far aside a tail may end for each pixel of its length, to end at a line that is read."""


def draw_balloon(picture: Picture, sheet: BalloonSheet) -> Seen:
    """Draw a balloon over the table, beside its subject."""
    look, page = picture.look, PaintedPage(picture, shuts=sheet.is_alarm)
    (shape, placed), layout = place_balloon(look, sheet), Layout(look, sheet.top)
    placed = _to_line_read(picture, sheet.top, layout, placed)
    area, surface = placed.area, picture.canvas.surface
    _clear_for(picture, sheet.top, layout, placed)
    has_line = not _is_marked(look, layout, sheet, placed.thing)
    for thing in (placed.thing, *added_to(look, sheet)) if has_line else ():
        line = line_around(look, sheet.top, thing)
        for edge in (line, line.inflate(-2, -2).union(thing.inflate(2, 2)).clip(line)):
            picture.canvas.outline(edge, look.inks.lit)
    _draw_paper(page, area, sheet)
    if sheet.answers and sheet.chosen is not None and not sheet.is_alarm:
        lit = LineSpot(sheet.chosen, sheet.answers[sheet.chosen])
        picture.spotting.note(area, lit)  # its paper is as good as this answer
    paper, (wide, high) = look.inks.paper, look.cell
    left, top = area.left + MARGIN * wide // 2, area.top + head(look, sheet)[1]
    remark = paper.faded.get(paper.outline, paper.outline)
    for row, (words, is_remark) in enumerate(shape.rows):
        page.text((left, top + row * high), words, remark if is_remark else paper.outline)
    if placed.tail and is_seen(look, area, placed.tail[1]):
        pygame.draw.polygon(surface, paper.paper, placed.tail)
        pygame.draw.lines(surface, paper.outline, False, placed.tail, 2)
    for number, (words, place) in enumerate(zip(sheet.answers, shape.choices, strict=True)):
        place = place.move(left, top)
        picture.button(place, words, LineSpot(number, words), is_lit=number == sheet.chosen)
        if look.inks.plate.edges:  # the edge in the light would not be seen on paper
            picture.canvas.outline(place, paper.outline)
    return page.seen


def _clear_for(picture: Picture, top: TableState, layout: Layout, placed: Placed) -> None:
    """Lay away words that would be read in part beside its paper, and cards that would be a line."""
    look, surface, window, area = picture.look, picture.canvas.surface, layout.reasons_window, placed.area
    sliver, tag = 2 * (look.cards.size[1] // SLIVER), crib_tag(look, top, layout)
    for pile in closed_piles(layout):
        has_cut_tag = pile.colliderect(tag) and area.colliderect(tag)
        if has_cut_tag or area.inflate(sliver, sliver).contains(pile):
            lay_cloth(picture.canvas, pile.union(pile.move(look.table.card_shadow)))
    still = [(one, surface.subsurface(one).copy()) for one in open_cards(look, top)]
    for half in (*labels(look, top), layout.hand_away, window):
        if area.colliderect(half):
            lay_cloth(picture.canvas, half.inflate(0, 2))
            if half is window:
                lay_cloth(picture.canvas, half.move(look.table.card_shadow))
    for row in gadgets(look, top):  # none is seen in part
        if area.colliderect(row) or placed.has_tail_over([row]):
            lay_cloth(picture.canvas, row.inflate(2, 2))
    surface.blits([(card, one.topleft) for one, card in still])  # no frame around a card is cut
    if area.collidelist([*log_in_the_open(look, top)]) >= 0:  # no line is told in part
        picture.canvas.fill(look.table.reasons, look.inks.plate.back)


def _to_line_read(picture: Picture, top: TableState, layout: Layout, placed: Placed) -> Placed:
    """Lead a tail to the line of a list that is read, where it leads to the list."""
    listed, panel = listed_at(picture.look, layout, top), top.count_panel
    if not (picture.line_read and listed and panel and panel.steps and placed.tail):
        return placed
    if not listed.inflate(4 * AROUND + 2, 4 * AROUND + 2).collidepoint(placed.tail[1]):
        return placed
    line = Rect(listed.left, picture.line_read.centery, listed.width, 1)
    return placed._replace(tail=tail((), line, placed.area, TO_LINE) or placed.tail)


def line_around(look: Look, top: TableState, thing: Rect) -> Rect:
    """Return the line around a thing, which is closer where it would run into what lies beside it."""
    layout, line = Layout(look, top), thing.inflate(2 * AROUND, 2 * AROUND)
    for beside in (*layout.plates, *gadgets(look, top), layout.places.show.count_panel, look.table.message):
        if not line.colliderect(beside.union(beside.move(look.table.card_shadow)).inflate(0, 2)):
            continue
        if beside.bottom <= thing.top:
            below = min(beside.bottom + look.table.card_shadow[1], thing.top - 2)  # as thick as elsewhere
            top_edge = max(below, beside.bottom)
            line.height, line.top = line.bottom - top_edge, top_edge
        elif beside.top >= thing.bottom:
            line.height = beside.top - 1 - line.top
    return line.clip(look.table.cloth) if look.table.cloth.contains(thing) else line


def _is_marked(look: Look, layout: Layout, sheet: BalloonSheet, thing: Rect) -> bool:
    """Tell whether its thing needs no line around it: cards lit, framed or pointed at, and words on paper."""
    of_cards = Thing.PLAYED, Thing.LIT, Thing.HAND, Thing.SHOW, Thing.STARTER
    is_pointed_at = sheet.thing is Thing.HAND and sheet.top.cursor is not None
    plate, is_speech = layout.plates[sheet.seat], sheet.thing is Thing.SPEECH
    is_paper = is_speech and thing in itself(look, sheet) and thing != plate
    are_lit = bool(sheet.top.lit) and (look.table.frames_lit or sheet.thing in of_cards)
    return is_pointed_at or is_paper or are_lit


def _draw_paper(page: PaintedPage, area: Rect, sheet: BalloonSheet) -> None:
    """Draw white paper with round corners, and a plate that says where one is, if there is room for it."""
    canvas, inks, (wide, high) = page.picture.canvas, page.look.inks, page.look.cell
    under = canvas.surface.subsurface(area).copy()
    page.fill(area, inks.paper.paper)
    canvas.outline(area, inks.paper.outline)
    for row, cut in enumerate(CORNER[:-1], 1):
        for left in (area.left, area.right - cut - 2):
            for top in (area.top + row, area.bottom - 1 - row):
                page.fill(Rect(left, top, cut + 2, 1), inks.paper.outline)
    plate = Rect(area.left + wide, area.top + head(page.look, sheet)[0], area.width - 2 * wide, high)
    inlay, title, place = _heading(inks, is_alarm=sheet.is_alarm)
    page.fill(plate, inlay)
    line = plate.inflate((2 - MARGIN) * wide, 0)
    page.text(line.topleft, sheet.title, title)
    canvas.right(line, place_in(page.look, sheet, area.width), place)
    canvas.round_off(area, CORNER, under)


def _heading(inks: Inks, *, is_alarm: bool) -> tuple[Ink, Ink, Ink]:
    """Return what a heading stands on, and what its title and the place are written in."""
    plate, side = inks.plate, inks.sides[1]
    if plate.edges and not is_alarm:
        return inks.paper.paper, inks.on_paper(0), inks.on_paper(1)
    if plate.edges:
        return plate.now, plate.now_words, plate.now_words
    if is_alarm:
        return inks.figures.down, inks.paper.paper, inks.paper.paper
    return side.inlay, side.figures, side.inlay_words
