"""Where everything lies on a table whose board stands upright at the left, from a handful of numbers.

A row of cards fills its room from the left, and what
lies one below the other is parted by the machine's gap. What a machine has otherwise it says by name."""

from collections.abc import Sequence

from pygame import Rect

from game.screen import plans
from game.screen.monitor import Point
from game.values import frozen

EDGE, PILE, PACK = 4, 6, 52
"""What is left free at the edges of the cloth, and how far the cards of a pile or a fan are apart."""
NAME, WORD, CHIP, WIDE_SCORE, SCORE = 10, 12, 6, 6, 3
"""Letters on a plate."""
MOST_BESIDE = {3: 7, 4: 6}
"""How many cards a hand has at most where the others sit side by side, by seats."""


@frozen
class Numbers:
    """What a machine says of its table."""

    size: Point
    cell: Point
    card: Point
    top: int
    """What a bar takes above the table."""
    board: Point
    plate: int
    low_plate: int
    message: int
    gap: int
    """Between a plate, a hand and the cards played."""
    raised: int
    free: int
    """What is left above the own hand, for a card that is raised."""
    most_step: int
    """How far cards side by side are apart where there is room."""


class TableFrom:
    """The places that follow from a machine's numbers."""

    def __init__(self, numbers: Numbers) -> None:
        self.n, self.half = numbers, numbers.gap // 2
        (self.wide, high), (self.card_wide, self.card_high) = numbers.size, numbers.card
        self.letter, self.line = numbers.cell
        self.left = numbers.board[0] + EDGE
        self.inner = self.left + EDGE
        self.column = self.wide - EDGE - self.card_wide - 3 * PILE
        """The right column, as wide as a pile of four cards."""
        self.message = Rect(0, high - numbers.message, self.wide, numbers.message)
        self.cloth = Rect(
            numbers.board[0], numbers.top, self.wide - numbers.board[0], self.message.top - numbers.top
        )
        self.their_plate = numbers.top + 2
        self.upper = self.their_plate + numbers.plate + numbers.gap
        self.their_played = self.upper + self.card_high + numbers.gap
        self.own_plate = self.message.top - numbers.plate - self.half
        self.lower = self.own_plate - EDGE - self.card_high
        self.own_played = self.lower - numbers.free - self.card_high
        self.total = self.inner + WIDE_SCORE * self.letter + PILE
        """Right of the box with a total."""

    # Rows of cards.

    def _step(self, left: int, right: int, number: int) -> int:
        return min(self.n.most_step, (right - left - self.card_wide) // (number - 1))

    def hand(self, top: int, *, beside_crib: bool = False) -> plans.CardRow:
        """Place a hand before the plate while the right column stays free, else on the whole cloth."""
        right = self.column - 2
        four = 4, self.inner + self.card_wide // 2, self.n.most_step
        five = 5, self.inner, self._step(self.inner, right, 5)
        if beside_crib:
            return plans.CardRow(top, (four, five, (7, self.inner, self._step(self.inner, right, 6))))
        left, edge = self.inner + EDGE, self.wide - EDGE
        six, seven = (self._step(left, edge, number) // 2 * 2 for number in (6, 7))
        return plans.CardRow(top, (four, five, (6, left, six), (7, left, seven)))

    def _pile(self, top: int, owner: int) -> plans.CribPlaces:
        words = Rect(self.column, owner, self.wide - 2 - self.column, self.n.plate)
        return plans.CribPlaces(plans.CardRow(top, ((4, self.column, PILE),)), words)

    def _laid_open(self, top: int, owner: int) -> plans.CribPlaces:
        words = Rect(0, owner, 180, self.n.plate)
        words.centerx = self.total + (3 * self.n.most_step + self.card_wide) // 2
        return plans.CribPlaces(plans.CardRow(top, ((4, self.total, self.n.most_step),)), words)

    # Seats.

    def wide_plate(self, top: int) -> plans.PlatePlaces:
        """Place a plate all in one line, with the score in figures of twice the width."""
        letters = ((28, NAME), (118, WORD), (216, CHIP), (268, WIDE_SCORE))
        name, word, chip, score = (
            Rect(self.left + at, top + 2, number * self.letter, self.line) for at, number in letters
        )
        area = Rect(self.left, top, self.column - EDGE - self.left, self.n.plate)
        band, peg = Rect(self.left, top, 6, self.n.plate), (self.left + 10, top + self.n.plate // 2)
        return plans.PlatePlaces(area, name, word, chip, score, band, peg, is_wide=True)

    def low_plate(self, left: int, top: int, width: int, chip: int) -> plans.PlatePlaces:
        """Place a plate in two lines: who, and below it how far, and the words."""
        right, first, second = left + width, top + 1, top + 1 + self.line
        return plans.PlatePlaces(
            area=Rect(left, top, width, self.n.low_plate),
            band=Rect(left, top, EDGE, self.n.low_plate),
            peg=(left + 8, first + self.line // 2),
            name=Rect(left + 22, first, NAME * self.letter, self.line),
            word=Rect(right - 1 - WORD * self.letter, second, WORD * self.letter, self.line),
            chip=Rect(right - 4 - chip * self.letter, first, chip * self.letter, self.line),
            score=Rect(left + 5, second, SCORE * self.letter, self.line),
        )

    def beside(self, played: Sequence[int], gap: int, chip: int) -> list[plans.SeatPlaces]:
        """Place the others side by side: each has a plate, and its hand below it."""
        number, seats = len(played), []
        width = (self.wide - 2 - self.left - (number - 1) * gap) // number
        for at, height in enumerate(played):
            left, top = self.left + at * (width + gap), self.n.top + self.half
            edges = left + 2, left + width - 2
            sizes = ((4, 4), (5, 5), (7, MOST_BESIDE[number + 1]))
            fits = tuple((size, edges[0], self._step(*edges, most)) for size, most in sizes)
            hand = plans.CardRow(top + self.n.low_plate + self.n.gap, fits)
            seats.append(plans.SeatPlaces(self.low_plate(left, top, width, chip), hand, height))
        return seats

    # The middle.

    def show(self, top: int, *, takes_hands: bool) -> plans.ShowPlaces:
        """Place a total, the cards beside it, and the count panel below them, down to the own hand."""
        five = self._step(self.total, self.column - EDGE, 5)
        cards = plans.CardRow(top, ((4, self.total, self.card_wide + 2), (5, self.total, five)))
        count_panel = Rect(self.inner, top + self.card_high + self.n.raised, self.wide - EDGE - self.inner, 0)
        count_panel.height = self.lower - self.n.gap - count_panel.top
        total = Rect(self.inner, top, WIDE_SCORE * self.letter, self.card_high)
        pad = count_panel.inflate(-8, -self.line - 2).move(0, self.line // 2)
        return plans.ShowPlaces(total, cards, count_panel, takes_hands, pad)

    @property
    def counter(self) -> Rect:
        """At the lower end of the right column: a caption, large figures and a rule."""
        high = 4 * self.line + 6
        return Rect(self.column, self.lower - self.n.gap - high, self.wide - EDGE - self.column, high)

    def _table(
        self,
        seats: tuple[plans.SeatPlaces, ...],
        laying_away: tuple[plans.CribPlaces, ...],
        cribs: tuple[plans.CribPlaces, ...],
        show: plans.ShowPlaces,
    ) -> plans.TablePlaces:
        axis = plans.TimeAxis(self.left + 6, self.column - 8, 20, 10, 40, 13)
        pack = self.column + PILE, show.total.top
        return plans.TablePlaces(seats, axis, laying_away, cribs, show, pack, self.counter)

    # Tables.

    def two(self) -> plans.TablePlaces:
        """Place two face to face: each has the crib at the right while it deals."""
        own, other = self.own_played - self.n.plate - 6, self.their_played + self.card_high + self.n.gap
        return self._table(
            seats=(
                plans.SeatPlaces(self.wide_plate(self.own_plate), self.hand(self.lower), self.own_played),
                plans.SeatPlaces(self.wide_plate(self.their_plate), self.hand(self.upper), self.their_played),
            ),
            laying_away=(self._laid_open(self.own_played, own), self._laid_open(self.their_played, other)),
            cribs=(self._pile(self.lower, self.own_plate), self._pile(self.upper, self.their_plate)),
            show=self.show(self.their_played + self.half, takes_hands=False),
        )

    def round_table(self, others: Sequence[plans.SeatPlaces], own_played: int) -> plans.TablePlaces:
        """Place more than two: the crib is always below, and the count comes to the middle."""
        cribs = (self._pile(self.lower, self.own_plate),) * (1 + len(others))
        hand = self.hand(self.lower, beside_crib=True)
        own = plans.SeatPlaces(self.wide_plate(self.own_plate), hand, own_played)
        show = self.show(others[0].hand.top + self.card_high + self.n.gap, takes_hands=True)
        return self._table((own, *others), cribs, cribs, show)

    @property
    def first_played(self) -> int:
        """Below hands that lie side by side."""
        return self.n.top + self.half + self.n.low_plate + self.n.gap + self.card_high + self.half

    def three(self) -> plans.TablePlaces:
        """Place three: what is played lies in three rows, evenly apart."""
        own = self.own_played + self.half
        return self.round_table(self.beside((self.first_played, (self.first_played + own) // 2), 10, 6), own)

    def four(self) -> plans.TablePlaces:
        """Place four: partners play into neighboring rows."""
        own, first = self.own_played + self.half, self.first_played
        return self.round_table(self.beside((first, own - self.line, first + self.line), EDGE, 2), own)

    # Over the cloth.

    def fan(self) -> plans.FanPlan:
        """Place the whole pack in the middle, clear of all cards cut above, and below it the verdict."""
        left = self.cloth.left + (self.cloth.width - (PACK - 1) * PILE - self.card_wide) // 4 * 2
        lifted = self.card_high // 7
        top = self.their_plate + self.n.low_plate + self.n.gap + self.card_high + lifted + self.half
        verdict = Rect(
            self.cloth.left + 12, top + self.card_high + lifted + self.half, 396, 4 * self.line - 2
        )
        return plans.FanPlan((left, top), PILE, lifted, self.half, verdict)

    def ending(self) -> plans.EndingPlan:
        """Place a banner as high as a card and a line, and hands side by side below it."""
        high, n = self.line + 2, self.n
        banner = Rect(
            self.inner, n.top + self.half + 2, self.wide - EDGE - self.inner, self.card_high + self.line + 2
        )
        plates = banner.bottom + n.raised
        hands = {2: (234, 154, 246), 3: (232, 109, 112), 4: (227, 102, 103)}
        return plans.EndingPlan(
            banner=banner,
            heading=Rect(banner.left + 8, banner.top + 3, banner.width - 16, 2 * high - 2),
            margin=self.half + 3,
            plates={
                seats: [Rect(left + at * step, plates, width, high) for at in range(seats)]
                for seats, (left, width, step) in hands.items()
            },
            starters={2: Rect(402, plates, 64, high), 3: Rect(570, plates, 64, high)},
            gap=self.half,
        )

    def plan(self, *, count_box: plans.CountPlan, owner_peg: Point) -> plans.TablePlan:
        """Plan all of it; what does not follow is given, and what a machine has otherwise it replaces."""
        board = Rect((0, self.n.top), self.n.board)
        reasons = Rect(0, board.bottom, board.width, self.message.top - board.bottom)
        return plans.TablePlan(
            board=board,
            reasons=reasons,
            reasons_margin=EDGE,
            reasons_indent=2 * self.letter,
            cloth=self.cloth,
            message=self.message,
            message_margin=EDGE,
            buttons=self.message,
            button_gap=self.letter,
            number_pad=reasons,
            by_seats={2: self.two(), 3: self.three(), 4: self.four()},
            fan=self.fan(),
            count_box=count_box,
            count_panel=plans.CountPanelPlan(self.line + 1, (10, 2)),
            ending=self.ending(),
            raised=self.n.raised,
            cursor_frame=(4, 4),
            owner_peg=owner_peg,
        )
