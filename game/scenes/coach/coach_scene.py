"""The coach's page: every choice and what it is worth; one that is taken is pointed at on the table."""

from collections.abc import Callable, Sequence
from copy import copy

from game.coaching.coach_page import CoachPage
from game.coaching.study import Study
from game.coaching.words_of_parts import small_cards
from game.devices.button import READING, Button, Press
from game.handbook.page_parts import About
from game.rules.cards import Card, Cards
from game.scenes.help_pages import EveningHelp
from game.scenes.menu import MenuScene
from game.scenes.scene import STAY, Answer, Scene, TakeOff
from game.scenes.sitting.slices import SECONDS_WHILE_WAITED_FOR, for_a_while
from game.screen.sheets import AdviceSheet, ButtonsSheet, Figures, Seen, Sheet, TableSheet
from game.screen.spots import BACK, Spot
from game.screen.tabletop import InHand, SeatTop, Tabletop

TAKES_IT = "The button takes this choice to the table"
LINES_A_PAGE_KEY = 4


class CoachScene(MenuScene):
    """The hand below it shows what the line that is pointed at keeps."""

    message = TAKES_IT
    """What the button does, in the line below the table."""
    words_to_click: Sequence[str] = (BACK,)

    def __init__(self, study: Study, top: Tabletop, chosen: Cards, take: Callable[[Cards], None]) -> None:
        """`chosen` is the person's own choice so far; `take` points at another on the table."""
        super().__init__()
        self.study, self.top = study, top
        self._own, self._take = chosen, take
        self._has_moved = self._is_drawn = False
        self.first = 0
        self.page: CoachPage | None = None

    @property
    def size(self) -> int:
        """There is a line to point at even before the first figures are there."""
        return len(self.page.options) if self.page else 1

    def tick(self) -> Answer:
        """Think on, or show what was found; a step in which the page is drawn anew has no time for both."""
        is_drawn, self._is_drawn = self._is_drawn, False
        if self.study.options and (not self.page or self.page.is_careful != self.study.is_careful):
            self._show_figures()
        elif not is_drawn:
            for_a_while(self.study.step, SECONDS_WHILE_WAITED_FOR)
        return STAY

    def _show_figures(self) -> None:
        """The first figures, and then the careful ones; who has pointed at a choice still points at it."""
        pointed = self.page.options[self.chosen] if self.page and self._has_moved else None
        self.page = CoachPage(self.study, self._own)
        self.chosen = (self.page.place_of(pointed.cards) or 0) if pointed else 0
        self.stale = True

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        self._is_drawn |= self.stale

    def press(self, press: Press) -> Answer:
        """The page keys and the wheel go by several lines; the button that called the page lifts it off."""
        if press.button is Button.HINT:
            return self.back()
        before, self._is_drawn = self.chosen, True
        if press.button in READING:
            step = LINES_A_PAGE_KEY if press.button is Button.LATER else -LINES_A_PAGE_KEY
            self.chosen = min(max(self.chosen + step, 0), self.size - 1)
            self.stale = True
            answer: Answer = STAY
        else:
            answer = super().press(press)
        self._has_moved |= self.chosen != before
        return answer

    def choose(self, index: int) -> Answer:
        if self.page:
            self._take(self.page.options[index].cards)
        return TakeOff()

    def back(self) -> Answer:
        return TakeOff()

    def help(self) -> Scene:
        """What its figures and signs mean."""
        return EveningHelp(self.study.view.house, About.COACH)

    def picture(self) -> Sequence[Sheet]:
        return [
            TableSheet(self._table()),
            self._sheet(len(self.top.seats)),
            ButtonsSheet(self.words_to_click, self.pointed),
        ]

    def was_shown(self, seen: Seen) -> None:
        """The lines that are seen follow the one that is pointed at."""
        self.first = seen.first

    def _sheet(self, seats: int) -> AdviceSheet:
        if not self.page:
            return AdviceSheet("HINT", (), (), None, 0, "thinking....", seats)
        page = self.page
        choices = [small_cards(option.cards) for option in page.options]
        figures = [Figures(*column) for column in page.columns]
        why = page.why(self.chosen)
        return AdviceSheet(page.title, choices, figures, page.starred, self.chosen, why, seats, self.first)

    def _table(self) -> Tabletop:
        """The table with what would be laid away faded, or the card raised that would be played."""
        cards = self.page.options[self.chosen].cards if self.page else ()
        top, seat = copy(self.top), self.study.view.seat
        at = _places(top.seats[seat].hand, cards)
        own = copy(top.seats[seat])
        if self.study.view.kept:
            top.cursor = InHand(seat, at[0]) if at else None
        else:
            own.faded, top.cursor = set(at), None
        top.seats = _with(top.seats, seat, own)
        top.message = self.message if self.page else ""
        return top


def _places(hand: Sequence[Card | None], cards: Cards) -> list[int]:
    return [at for at, card in enumerate(hand) if card in cards]


def _with(seats: Sequence[SeatTop], seat: int, own: SeatTop) -> list[SeatTop]:
    return [own if at == seat else other for at, other in enumerate(seats)]
