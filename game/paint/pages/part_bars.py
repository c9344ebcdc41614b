"""Bars on a full page: sums of pieces to one scale, and figures beside the average."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from pygame import Rect

from game.paint.looks.grain import SHADES, shade_of
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.charts import LEVELS, draw_shade
from game.paint.pages.page_layout import PaintedPage
from game.sheets import charts

FIGURES = 20
"""Columns of the figures beside bars that are compared."""
EDGES = 2
"""Columns at the sides of bars on cells."""
APART = "  "
"""What is between the words of two pieces: with a letter's room both would be one sentence."""


def rows_of_sums(look: Look, sums: charts.Sums, columns: int) -> int:
    """Return one for each bar; or for each piece, if they are listed side by side."""
    if _are_listed(look, sums, columns):
        return max(map(len, sums.bars), default=0)
    row = _row(look, Rect(0, 0, columns * look.cell[0], 0))
    return sum(1 + bool(_named_below(look, bar, _pieces(look, row, bar, sums))) for bar in sums.bars)


def _row(look: Look, area: Rect) -> Rect:
    """Return where the first bar lies: whole columns wide."""
    edges = EDGES - look.grain.air(EDGES)
    left, wide = area.left + edges * look.cell[0] // 2, look.columns_in(area) - edges
    return Rect(left, area.top, wide * look.cell[0], look.cell[1])


def _named_below(
    look: Look, bar: Sequence[charts.Share], pieces: Sequence[Rect]
) -> list[tuple[charts.Share, Rect]]:
    """Return the pieces that are too narrow for their words: these stand below, or no bar were to scale."""
    told = [one for one in zip(bar, pieces, strict=True) if one[0].size]
    return [one for one in told if _least_wide(look, one[0].named) > one[1].width]


def _are_listed(look: Look, sums: charts.Sums, columns: int) -> bool:
    """Tell whether each piece has a row: in letters alone a small one would be lost behind its words."""
    pieces, most = [share for bar in sums.bars for share in bar], _most(sums)
    is_hidden = any(len(share.words) + 2 > columns * share.size / most for share in pieces)
    return look.grain.has_only_letters and is_hidden and all(share.words for share in pieces)


def _most(sums: charts.Sums) -> float:
    return max((sum(share.size for share in bar) for bar in sums.bars), default=0) or 1


def _list_pieces(page: PaintedPage, bars: Sequence[Sequence[charts.Share]], area: Rect) -> None:
    """Draw a column for each sum, and in it a row for each piece: its words and its bar."""
    look, (wide, high), column = page.look, page.look.cell, area.width // len(bars)
    shares = [share for bar in bars for share in bar]
    longest = max(look.width(f"{share.name} ") for share in shares)
    longest += max(look.width(share.figure) for share in shares)
    room, most = column - longest - 3 * wide, max(share.size for share in shares) or 1
    for left, bar in zip(range(area.left + wide, area.right, column), bars, strict=False):
        for row, share in enumerate(bar):
            line = Rect(left, area.top + row * high, longest, high)
            page.text(line.topleft, share.name, look.inks.on_felt)
            page.text((line.right - look.width(share.figure), line.top), share.figure, look.inks.on_felt)
            cells = max(round(room // wide * share.size / most), bool(share.size))
            piece = Rect(line.right + wide, line.top, cells * wide, high * (LEVELS - 1) // LEVELS)
            piece.bottom = line.bottom  # off the bar above it, and off letters
            draw_shade(page.picture, piece, shade_of(share.side), look.inks.on_felt)


def draw_sums(page: PaintedPage, content: charts.Sums, area: Rect, _: int) -> None:
    """Draw a bar for each sum, with its words on each piece, or at least the figures; or list the pieces."""
    look = page.look
    if _are_listed(look, content, look.columns_in(area)):
        _list_pieces(page, content.bars, area)
        return
    row = _row(look, area)
    for bar in content.bars:
        pieces = _pieces(look, row, bar, content)
        below = _named_below(look, bar, pieces)
        for share, piece in zip(bar, pieces, strict=True):
            is_told = bool(share.size) and (share, piece) not in below
            _draw_piece(page, share, piece, has_words=is_told)
            if piece.left > row.left and (look.grain.is_fine or not is_told):
                page.fill(Rect(piece.topleft, (look.stroke[0], piece.height)), look.inks.panel.back)
        if bar is not content.bars[-1] and look.grain.is_fine:  # bars of one color would be one
            page.fill(Rect(row.left, row.bottom - 1, row.width, look.stroke[1]), look.inks.panel.back)
        if below:
            row = row.move(0, row.height)
            _draw_below(page, below, row.inflate(-2 * look.grain.air(look.cell[0]), 0))
        row = row.move(0, row.height)


def _pieces(look: Look, row: Rect, bar: Sequence[charts.Share], sums: charts.Sums) -> list[Rect]:
    """Return where each piece lies in a row, all to the scale of the longest bar."""
    unit = row.width / _most(sums)
    ends = [round(end) // look.grid[0] * look.grid[0] for end in accumulate(unit * one.size for one in bar)]
    return [Rect(row.left + a, row.top, b - a, row.height) for a, b in pairwise([0, *ends])]


def _draw_piece(page: PaintedPage, share: charts.Share, piece: Rect, *, has_words: bool) -> None:
    """Draw a piece, with as many of its words as have room."""
    look, (back, ink) = page.look, _inks_of_piece(page.look, share)
    page.fill(piece, back)
    if has_words:
        words = share.words if _least_wide(look, share.words) <= piece.width else share.named
        page.centered(piece, look.grain.on_piece(words, look.columns_in(piece), share.side), ink)


def _draw_below(page: PaintedPage, named: Sequence[tuple[charts.Share, Rect]], row: Rect) -> None:
    """Write the words of small pieces below them, each clear of the next, or no more than their figures."""
    look, shares = page.look, [share for share, _ in named]
    gap = look.width(APART)
    told = [share.words for share in shares], [share.named for share in shares]
    words = next(
        (one for one in told if look.width(APART.join(one)) <= row.width), [one.figure for one in shares]
    )
    left, right, lefts = row.left, row.right, list[int]()
    for (_, piece), one in zip(named, words, strict=True):
        lefts.append(max(left, piece.left))
        left = lefts[-1] + look.width(one) + gap
    for share, one, left in [*zip(shares, words, lefts, strict=True)][::-1]:
        at = min(left, right - look.width(one))
        ink = _inks_of_piece(look, share)[0] if look.pages.menu.is_page else look.inks.panel.value
        page.text((at, row.top), one, ink)
        right = at - gap


def _inks_of_piece(look: Look, share: charts.Share) -> tuple[Ink, Ink]:
    """Return the ground of a piece of a side's, or of nobody's, and the ink of its words.

    What was won and lost is as in a list of players."""
    inks, side = look.inks, share.side
    if share.is_result and look.grain.is_fine:
        won, lost = (inks.figures.up, inks.shadow), (inks.sides[0].inlay, inks.sides[0].inlay_words)
        return lost if side else won
    if side is None and look.pages.menu.is_page:  # the ink of a button is that of an empty trough there
        return inks.figures.words, inks.button
    if side is None:
        is_plain = not look.grain.is_fine or inks.race.grid == inks.race.words
        return (inks.button, inks.button_words) if is_plain else (inks.race.grid, inks.race.words)
    own = inks.sides[side]
    if look.grain.is_fine and own.inlay == inks.panel.back:
        return inks.figures.curves[-1], inks.shadow
    return (own.words, inks.button) if look.pages.menu.is_page else (own.inlay, own.inlay_words)


def _least_wide(look: Look, words: str) -> int:
    """Return the width of words on a piece, with what parts them from those beside them."""
    on_piece = look.grain.on_piece(words, len(words) + 2, None)
    return max(look.width(on_piece), look.width(f"{words} ")) if words else 0


def draw_comparison(page: PaintedPage, content: charts.Comparison, area: Rect, _: int) -> None:
    """Draw the own bar, below it the average one half as high, and the figures in their columns."""
    look, inks, (wide, high) = page.look, page.look.inks, page.look.cell
    most = max(max(row.own, row.usual) for row in content.rows) or 1
    left = area.left + (2 + max(len(row.name) for row in content.rows)) * wide
    room = area.right - FIGURES * wide - left - wide
    line = Rect(area.left + wide, area.top + look.grain.air(high // 4), area.width - 2 * wide, high)
    for row in content.rows:
        page.text(line.topleft, row.name, inks.panel.words)
        words = content.figures(f"{row.own:.2f}", f"{row.usual:.2f}", f"{row.own - row.usual:+.2f}")
        apart = inks.figures.up if row.own > row.usual else inks.figures.down
        colors = inks.panel.value, inks.older_reasons, apart
        at = line.right - sum(map(len, words)) * wide
        for figures, ink in zip(words, colors, strict=True):
            page.text((at, line.top), figures, ink)
            at += look.width(figures)
        for value, ink, below in (
            (row.own, inks.figures.curves[0], 0),
            (row.usual, inks.older_reasons, high),
        ):
            long, least = round(room * value / most), wide if look.grain.has_only_letters else 1
            bar = Rect(left, line.top + below, max(long, least), high // (1 + bool(below)))
            bar.inflate_ip(0, -look.grain.air(2 * (not below)))
            if look.grain.has_only_letters:
                draw_shade(page.picture, bar, SHADES[bool(below)], ink)
            else:
                look.grain.bar(page.picture.canvas, bar, ink)
        line = line.move(0, 2 * high)
