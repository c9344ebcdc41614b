"""The table of the terminal, in letters and lines."""

from collections import defaultdict
from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.page_text import fitted, in_a_row
from game.paint.brushes.picture import Picture, draw_message
from game.paint.looks.plans import PlatePlaces
from game.paint.table.cloth_picture import Fan
from game.paint.table.count_list import being_read, draw_sums, total_told
from game.paint.table.layout import CRIB_CARDS, Layout
from game.paint.table.plates import crib_words, in_figures, whose_cards
from game.paint.table.reasons import draw_reasons
from game.rules.cards import Card, letters
from game.rules.in_words import in_small
from game.rules.voice import YOU
from game.sheets.sheets import TableSheet
from game.sheets.spots import CardSpot
from game.sheets.table_state import (
    AmongPlayed,
    CountPanel,
    InCrib,
    InHand,
    OnPack,
    Place,
    ReasonLine,
    SpreadPack,
    TableState,
)
from game.sheets.table_told import hand_counted, happened, letters_told, seen_from_above, told_beside_scores
from game.values import replace

from .board import draw_divider, draw_dotted_board, draw_pane
from .plans import COUNTED, HIGH, LOGS, NAMES_OF_PEGS, RIGHT, SAYS, SHEET_LEFT, SUMS, WIDE, Glow, chars
from .typed_table import draw_typed_table

SHOWN_LINE, SHOWN_MIDDLE, SHOWN_APART = 2, 40, 14
SHOWN = 15
"""The column in which open hands begin on a sheet."""
CRIB_NAMED = 74
"""Where the shortest name of a crib begins; what is said before it comes closer to a name."""
PEGGED, PANES = chars(2, 11, 39, 3), (chars(1, 14, 41, 3), chars(1, 17, 41, 3))
"""Where friends talk: the latest reasons, and below them what each side says."""
SO_FAR = chars(1, 16, 41, 5)


def draw_cut_line(picture: Picture, top: TableState, layout: Layout, spread: SpreadPack) -> None:
    """Draw the cards that were cut above the pack's middle, the winner's name in reverse, and who deals."""
    fan = Fan(picture, layout, spread._replace(marks={at: name.lower() for at, name in spread.marks.items()}))
    for at in sorted(fan.out, reverse=True):  # one right before another stands out whole
        near = [fan.out[after] for after in range(at + 1, at + 6) if after in fan.out]
        fan.out[at] = min(near, default=0) - HIGH
    fan.draw()
    cuts = {cut.seat: cut.card for cut in spread.shown}
    picture.listed = chars(0, SHOWN_LINE, 80, 6)  # and a free row
    for seat, of in enumerate(top.seats):
        middle = SHOWN_MIDDLE + (2 * seat + 1 - len(top.seats)) * SHOWN_APART // 2
        is_lit, plate = cuts.get(seat) in top.lit, chars(middle - 6, SHOWN_LINE, 13)
        sign = f"{NAMES_OF_PEGS[top.side(seat)]} " * top.has_sides
        inks = (Glow.DARK, Glow.NORMAL) if is_lit or top.is_lit(seat) else (Glow.NORMAL, None)
        picture.canvas.centered(plate, f" {sign}{of.on_plate} ", *inks)
        place = Rect(((middle - 2) * WIDE, plate.bottom + HIGH), picture.look.cards.size)
        if card := cuts.get(seat):
            picture.canvas.blit(picture.art.face(card, lit=is_lit), place.topleft)
        else:
            picture.look.grain.corners(picture.canvas, place, picture.look.inks)
    for (at, out), cut in sorted(zip(fan.out.items(), spread.shown, strict=True)):
        left, upper = fan.left + at * WIDE, fan.top + out
        for line in range(upper, fan.top, HIGH):  # a tab alone, for backs behind it would be fragments
            picture.canvas.text((left, line), "│   │" if line > upper else "┌───┐", Glow.NORMAL, Glow.DARK)
        picture.canvas.text((left + WIDE, upper), letters(cut.card), Glow.NORMAL, Glow.DARK)
    if top.verdict:
        picture.canvas.large(picture.look.table.fan.verdict, top.verdict.heading, Glow.BOLD)


def draw_letters_table(picture: Picture, sheet: TableSheet) -> None:
    """Begin a picture with the table and all that lies on it, is cut from the pack or flies over it."""
    top, flights, spread = sheet.top, sheet.flights, sheet.spread
    if top.messages:
        draw_typed_table(picture, top, top.messages)
        return
    draw_ground(picture, top, 1)
    layout = Layout(picture.look, top)
    if spread:
        draw_cut_line(picture, top, layout, spread)
    else:
        is_listed = len(top.seats) > 2 and top.count_panel and top.lit  # the list comes down to that row
        lately = "" if is_listed else in_a_row(happened(top), picture.look.columns - 2)
        picture.canvas.text(chars(1, 21, 1).topleft, lately, Glow.NORMAL)
        _LettersTable(picture, top, layout).draw()
    for flight in flights:
        left, upper = layout.on_its_way(flight)
        at = picture.look.on_grid((int(left), int(upper)))
        if flight.card and len(top.seats) > 2 and isinstance(flight.end, AmongPlayed):
            picture.canvas.text(at, letters(flight.card), Glow.DARK, Glow.BOLD)  # or it would hide the sheet
        else:
            picture.canvas.blit(picture.art.face(flight.card), at)


def draw_ground(picture: Picture, top: TableState, column: int = 12) -> None:
    """Begin a picture with its uppermost line, in reverse, and what is asked; keys begin in this column."""
    picture.clear()
    right = "   ".join([*top.signed_scores, f"to {top.target}"])
    friends = " ".join(seat.name for number, seat in enumerate(top.seats) if number != top.below)
    words = f" {top.part or 'crib'}{f'   talk: {friends}' * top.has_talk}"
    words += right.rjust(picture.look.columns - len(words) - 1) + " "
    picture.canvas.text((0, 0), words, Glow.DARK, Glow.NORMAL)
    is_typed_above = len(top.seats) == 2 and top.talk is not None and top.has_talk  # in a pane of one's own
    asked = top.spoken if is_typed_above else top.prompt
    left = max(column, (picture.look.columns - len(asked)) // 2 * (column > 1))
    draw_message(picture, asked, chars(left, 22, 79 - left))
    if top.message and (top.waits or top.turn == top.below) and column == 1 and not is_typed_above:
        picture.canvas.text((picture.message.right + WIDE, picture.message.top), " ", Glow.DARK, Glow.NORMAL)
    picture.message.left = column * WIDE


class _LettersTable:
    """One tabletop being drawn."""

    def __init__(self, picture: Picture, top: TableState, layout: Layout) -> None:
        self.picture, self.top, self.layout = picture, top, layout
        self.look, self.canvas, self.places = picture.look, picture.canvas, layout.places
        self.is_sheet, self.said = len(top.seats) > 2, defaultdict[int, int](int)  # how far, by rows
        is_of_hand = top.count_panel is not None and not top.count_panel.is_crib
        self.in_rows = (AmongPlayed, InCrib)[: 1 + is_of_hand] if self.is_sheet else ()
        self.shown = SHOWN if self.is_sheet else RIGHT + 9 + min(len(top.seats[top.below].on_plate), 5)
        self.next_card = (SHOWN if top.count_panel else SHEET_LEFT + 3) * WIDE

    def draw(self) -> None:
        draw_dotted_board(self.canvas, self.top)
        panel = self.top.count_panel
        if self.is_sheet or not (panel and panel.words):
            self._reasons()
        lefts = [self.layout.point(AmongPlayed(0, index))[0] for index in range(len(self.top.played))]
        rows = sorted(place.played for place in self.places.seats)
        self._between_counts(lefts, rows)
        if self.is_sheet and not panel:
            self._round_the_table()
            self._heads_of_sheet(rows[0], rows[-1] + HIGH)
            self._on_sheet(lefts, rows)
        for seat, places in enumerate(self.places.seats):
            self._plate(places.plate, seat)
        self._crib_words()
        if self.top.pack:
            words = self.top.voice.beside_starter if self.top.starter else "deck"
            self.canvas.right(self.layout.area(OnPack()).move(0, -HIGH), words, self.look.inks.crib)
            self._lay(OnPack(), self.top.starter)
        for place, card in self.layout.cards():
            area = self.layout.area(place)
            if isinstance(place, InHand) and self._is_written(place.seat):
                self._write(place, card)
            elif not isinstance(place, self.in_rows) and self.layout.is_free_of_list(area):
                self._lay(place, card)
        if panel and panel.words:
            self._list(panel)
        elif self.top.count is not None:
            self._count(self.top.count)

    def _is_written(self, seat: int) -> bool:
        """Tell whether a hand is letters in its row: others' where many sit, all of them in the show there,
        and all above a long count."""
        is_row = self.is_sheet and (seat != self.top.below or self.top.count_panel is not None)
        is_small = is_row or not self.layout.is_free_of_list(self.layout.hand(seat))
        return is_small and not self.layout.comes_to_be_counted(seat)

    def _heads_of_sheet(self, first: int, count: int) -> None:
        """Say what its rows and columns are, and whose the hand below it is."""
        top, own = self.top, self.places.seats[self.top.below]
        self.canvas.underlined((WIDE, first - HIGH), "the play" if top.starter else "the deal", Glow.NORMAL)
        if top.played:
            self.canvas.text((3 * WIDE, count), "count", self.look.inks.crib)
        is_open = any(any(seat.hand) for at, seat in enumerate(top.seats) if self._is_written(at))
        column = SAYS - 1 if is_open and top.played else 14
        if any(seat.hand for seat in top.seats):
            self.canvas.text((column * WIDE, first - HIGH), "left", self.look.inks.crib)
        rises = [self.layout.rise(InHand(top.below, at)) for at in range(len(top.seats[top.below].hand[:2]))]
        line = own.hand.top - HIGH - max(rises, default=0)  # as high as the two below it
        if rises and line > count - HIGH * (not top.played):  # clear of the sheet
            self.canvas.underlined((WIDE, line), "your hand", Glow.NORMAL)

    def _between_counts(self, lefts: Sequence[int], rows: Sequence[int]) -> None:
        """Draw a line before each later count that is not told by its ink, where there is room for it."""
        wide, below = (2, 1) if self.is_sheet else (5, 3)
        lines = range(rows[0], rows[-1] + below * HIGH + 1, HIGH)
        is_drawn = not self.top.count_panel and (self.is_sheet or not self.top.pales_counted)
        for begun in self.top.later_counts if is_drawn else ():
            after = self.layout.point(AmongPlayed(0, begun))[0]
            gap = (after - lefts[begun - 1]) // WIDE - wide
            is_amid = gap % 2 or not gap  # in the middle of a letter, not between two
            for line in lines if gap >= self.is_sheet else ():  # or it goes on from the edge of a card
                at = after - (gap // 2 + is_amid) * WIDE, line
                self.canvas.text(at, "│" if is_amid else "▏", Glow.DIM)

    def _on_sheet(self, lefts: Sequence[int], rows: Sequence[int]) -> None:
        """Write the cards, dots in the rows of whoever did not play them, and the count of each."""
        top, totals = self.top, self.top.running_counts
        close, beside = {left for left in lefts if left + WIDE in lefts or left + 2 * WIDE in lefts}, 0
        for index, ((seat, card), total, left) in enumerate(zip(top.played, totals, lefts, strict=True)):
            upper = self.places.seats[seat].played
            for row in () if close else {*rows} - {upper, beside}:  # where a ten would touch it
                self.canvas.text((left, row), "·", Glow.DIM)
            ink = self.look.inks.older_reasons if index < top.counted else Glow.BOLD
            words = letters(card) if card else "##"
            is_alone = not close and seat not in [one.seat for one in top.played[index + 1 : index + 2]]
            is_first, over = is_alone and index in top.later_counts, len(words) - 2
            at, beside = (left - over * WIDE * (not is_first), upper), upper * over * is_first  # off a bar
            if left in close and top.played[index + 1].seat == seat:
                words = words[:-1]  # or it would run into the next rank
            self.canvas.text(at, words, *((Glow.DARK, ink) if card in top.lit else (ink, Glow.DARK)))
            if left not in close or index + 1 in top.later_counts:
                inks = (Glow.DARK, ink) if top.counted <= index == len(lefts) - 1 else (ink, None)
                self.canvas.text((left, rows[-1] + HIGH), f"{total:2}", *inks)
            end = max(at[0] + self.look.width(words), left + 2 * WIDE)
            self.next_card = end + (1 + 2 * (index + 1 in top.later_counts)) * WIDE

    def _round_the_table(self) -> None:
        """Tell who sits where, as seen from above, if there is room; before the play, beside the names."""
        crib, lines = self.layout.crib, seen_from_above(self.top)
        left = max(6 * len(self.top.seats[self.top.below].hand), 24) * WIDE  # as beside four
        line = Rect(left, crib.owner.bottom, crib.cards.point(0, CRIB_CARDS)[0] - WIDE - left, HIGH)
        if self.layout.is_crib_laid_open and not self.top.played:
            is_free = sum(any(seat.hand) for seat in self.top.seats) < 2  # no other hand lies open there
            line = chars(46, min(place.played for place in self.places.seats) // HIGH, 33 * is_free)
        if self.look.width(max(lines, key=len)) <= line.width:
            self.canvas.centered_rows(line, lines, Glow.NORMAL)

    def _plate(self, plate: PlatePlaces, seat: int) -> None:
        top, panel, heard = self.top, self.top.count_panel, self.top.seats[seat]
        if panel and panel.seat == seat and not self.is_sheet:
            if panel.is_crib and not top.seats[seat].hand:
                return  # its place is empty
            plate = plate if panel.is_crib else COUNTED
        ink, name = Glow.BOLD if top.is_lit(seat) else Glow.NORMAL, heard.on_plate
        self.canvas.text(plate.band.topleft, NAMES_OF_PEGS[top.side(seat)], ink)
        (self.canvas.text if self.is_sheet else self.canvas.underlined)(plate.name.topleft, name, ink)
        says = heard.says or hand_counted(top, seat) if self.is_sheet else heard.says_beside_score
        is_open = self._is_written(seat) and any(heard.hand)
        room = (self.shown if is_open and panel else CRIB_NAMED) - plate.name.left // WIDE
        is_short = self.is_sheet or len(f"{name} deals {says}") <= room
        deals = f"deal{'s' * (name != YOU)}" * (seat == top.dealer and is_short)
        behind, told = plate.name.move((len(name) + 1) * WIDE, 0), f"{name} {deals}".rstrip()
        if is_beside := not self.is_sheet or len(told) <= self.look.columns_in(plate.name):
            self.canvas.text(behind.topleft, deals, self.look.inks.crib)
        if is_open and (top.played or top.count_panel):
            after, said = (self.shown + 4 * len(top.seats[seat].hand)) * WIDE, hand_counted(top, seat)
            left = min(after, self.look.size[0] - WIDE - self.look.width(said))
            self.canvas.text((left, plate.word.top), said, Glow.NORMAL)
            return  # there stand cards
        inks = (Glow.DARK, Glow.NORMAL) if heard.is_lost else (ink, None)
        if self.is_sheet and not is_open and self.next_card + self.look.width(says) > self.look.size[0]:
            says = in_figures(says)
        most = self.look.size[0] - self.look.width(says)
        left = min(most, self.next_card) if self.is_sheet and not is_open else plate.word.left
        if is_beside:
            end = plate.name.left + self.look.width(told)
            left = max(left, min(end + 2 * WIDE, max(end + WIDE, CRIB_NAMED * WIDE - self.look.width(says))))
        elif left + self.look.width(f"{deals}  {says}") < self.look.size[0]:
            self.canvas.text((left, plate.word.top), deals, self.look.inks.crib)
            left += self.look.width(f"{deals}  ".lstrip())
        self.canvas.text((left, plate.word.top), says, *inks)
        self.said[plate.word.top] = left + self.look.width(says)

    def _crib_words(self) -> None:
        """Say whose crib it is, and above cards that have no plate there whose they are."""
        crib, panel = self.layout.crib, self.top.count_panel
        if not self.layout.has_crib:
            return
        if panel and (panel.is_crib or self.is_sheet):
            left, upper = self.places.show.cards.point(0, CRIB_CARDS)
            self.canvas.underlined((left, upper - HIGH), in_small(whose_cards(self.top, panel)), Glow.NORMAL)
        if not (panel and panel.is_crib):
            is_told = self.top.dealer != self.top.below and self.said[crib.owner.top]  # beside who deals
            room = crib.owner.right - max(crib.owner.left, self.said[crib.owner.top] + WIDE) - WIDE
            words = in_small(crib_words(self.top, 0 if is_told else room // WIDE))
            if self.layout.is_crib_laid_open:
                self.canvas.fill(Rect(crib.owner.topleft, (self.look.width(words), HIGH)), Glow.DARK)
                self.canvas.underlined(crib.owner.topleft, words, Glow.NORMAL)
            elif InCrib in self.in_rows:
                self.canvas.text(crib.owner.topleft, f"{words} {'#' * CRIB_CARDS}", self.look.inks.crib)
            else:
                self.canvas.right(crib.owner, words, self.look.inks.crib)
        for place in self.layout.crib_laid_open[len(self.top.crib) :]:
            self.look.grain.corners(self.canvas, place, self.look.inks)

    def _lay(self, place: Place, card: Card | None) -> None:
        (left, upper), rise = self.layout.point(place), self.layout.rise(place)
        at, faded = (left, upper - rise), self.top.is_faded(place) and not rise
        if self.top.count_panel and isinstance(place, InHand):
            faded = not self.layout.comes_to_be_counted(place.seat)
        is_covered = self.layout.seen().get(place) == 3 * WIDE
        art = self.picture.art.usual if is_covered else self.picture.art
        is_pointed = place == self.top.cursor and self.top.turn in (None, self.top.below)
        is_lit, area = card in self.top.lit and not rise, Rect(at, self.look.cards.size)
        self.canvas.blit(art.face(card, faded=faded, lit=is_lit), at)
        if card in self.top.lit_quietly and not (faded or is_lit or self.top.count_panel):
            self.canvas.reverse(area.inflate(-2 * WIDE, -2 * HIGH), Glow.NORMAL, Glow.DARK)
        if is_pointed:
            for line, edge in ((0, "┌───┐"), (3, "└───┘")):
                self.canvas.text((at[0], at[1] + line * HIGH), edge, Glow.DARK, Glow.BOLD)
        if is_covered and card:
            ink = self.look.inks.older_reasons if faded else Glow.BOLD
            self.canvas.text((left + 2 * WIDE, upper + 2 * HIGH), card.suit.letter, ink)  # clear of the next
        self.picture.spotting.note(area, CardSpot(place))

    def _write(self, place: InHand, card: Card | None) -> None:
        """Write a sign for each card that is held, or its letters further to the right."""
        name = self.places.seats[place.seat].plate.name
        left = self.shown if self.top.count_panel else SAYS - 1 if self.top.played else SHEET_LEFT + 3
        first, step = (14, 1) if card is None else (left, 4)
        words = letters(card) if card else "#"
        at = (first + place.index * step - (len(words) > 2)) * WIDE, name.top
        is_dim = card is None or self.top.is_faded(place) or self.top.count_panel or self.top.played
        ink = self.look.inks.older_reasons if is_dim else Glow.BOLD
        self.canvas.text(at, words, *((Glow.DARK, ink) if card in self.top.lit else (ink, None)))
        self.picture.spotting.note(Rect(at, (len(words) * WIDE, HIGH)), CardSpot(place))

    def _reasons(self) -> None:
        top, reasons, area = self.top, self.top.reasons, LOGS[len(self.top.seats)]
        if reasons and all(line.is_divider for line in reasons):
            return  # a lesson's name, which is in the uppermost line
        inside = area.inflate(-2 * WIDE, -2 * HIGH)
        told = [ReasonLine(None, words) for words in told_beside_scores(top)[:-1] if words]
        heading = "so far" if told and not reasons else "pegged"
        if reasons and reasons[0].is_divider and all(line.side is None for line in reasons):  # it is asked
            heading, reasons = reasons[0].text, reasons[1:]
        draw_pane(self.canvas, area, heading, letters_told(top) * self.is_sheet)
        if not self.is_sheet and top.has_talk:
            self._talk()
            inside = PEGGED
            reasons = [line for line in reasons if not (line.is_talk or line.is_divider)]
        elif reasons and told and not self.is_sheet:
            inside.height = SO_FAR.top - inside.top
            draw_divider(self.canvas, SO_FAR, "so far")
            brief = [one for one in told if len(one.text) <= self.look.columns_in(inside) - 3][-3:]
            below = SO_FAR.inflate(-2 * WIDE, -2 * HIGH)
            draw_reasons(self.canvas, below, replace(top, reasons=brief, reasons_back=0))
        reasons = reasons or told or [ReasonLine(None, "nothing yet")]
        draw_reasons(self.canvas, inside, replace(top, reasons=reasons))

    def _talk(self) -> None:
        """Draw a pane for each side, its latest lines below its name; what is typed stands in the own."""
        top, own = self.top, self.top.side(self.top.below)
        talk = [reason for reason in top.reasons if reason.is_talk]
        for area, side in zip(PANES, (1 - own, own), strict=True):
            wide = self.look.columns_in(area) - 2
            draw_divider(self.canvas, area, top.names(side)[0])
            said = [reason.text.partition(": ")[2] for reason in talk if reason.side == side]
            if side == own and not said and top.talk is None:
                said = [reason.text for reason in talk if reason.side is None]
            rows = [(row, words is said[-1]) for words in said for row in fitted(words, wide)]
            if side == own and top.talk is not None:
                end = top.talk[3 - wide :]
                typed = f'"{top.talk}' if len(top.talk) < wide - 1 else f"<{end.partition(' ')[2] or end}"
                rows.append((typed, True))
                after = area.left + WIDE + self.look.width(rows[-1][0]), area.top + min(len(rows), 2) * HIGH
                self.canvas.text(after, " ", Glow.DARK, Glow.NORMAL)
            for line, (words, is_new) in enumerate(rows[-2:], 1):
                ink = Glow.BOLD if is_new else Glow.DIM
                self.canvas.text(area.move(WIDE, line * HIGH).topleft, words, ink)

    def _count(self, count: int) -> None:
        box = self.places.counter
        self.canvas.right(box, f"{self.top.voice.count_box.lower()}:", self.look.inks.crib)
        self._sum(Rect(box.left, box.top + HIGH, box.width, 2 * HIGH), count)

    def _sum(self, area: Rect, number: int) -> None:
        self.canvas.fill(area, Glow.BOLD)
        self.canvas.large(area, str(number), Glow.DARK)

    def _list(self, panel: CountPanel) -> None:
        """List what is counted below its cards, and beside the list the sum."""
        hand, show, inks = self.top.cards_counted, self.places.show, self.look.inks
        columns = {card: show.cards.point(at, len(hand))[0] for at, card in enumerate(hand)}
        columns[self.top.starter] = self.places.pack[0]
        title = show.count_panel.move(WIDE, -HIGH)
        if not (panel.is_crib or self.is_sheet):  # or its cards are named
            self.canvas.underlined(title.topleft, in_small(panel.title), Glow.BOLD)
        draw_sums(self.picture, show.count_panel, self.top, panel, columns, SUMS * WIDE)
        self.canvas.text(chars(1, 22, 1).topleft, being_read(self.top, 78), Glow.BOLD)
        if panel.total is not None:
            box = Rect((SUMS - 5) * WIDE, title.top - HIGH, 6 * WIDE, 2 * HIGH)
            self.canvas.right(title.move(box.left - title.right - WIDE, 0), total_told(panel), inks.crib)
            self._sum(box, panel.total)
