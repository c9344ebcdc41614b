"""The coach beside a question: a hint, his page, and as the tutor a word before a costly answer."""

from collections.abc import Callable, Sequence

from game.coaching.coach import SHOW_ME, THINK_AGAIN, Analysis, Coach, TutorCheck, do_it, hint
from game.coaching.coach_page import CoachPage, page_lines, page_table, table_remarks
from game.coaching.hints import ranks_by_name
from game.devices.button import Button
from game.handbook.help_page import About
from game.rules.cards import Cards
from game.rules.in_words import as_sentence
from game.rules.moves import Moves
from game.scenes.box import Box, Offered
from game.scenes.help_pages import RulesHelp
from game.scenes.menu import MenuScene
from game.scenes.pace import DEAF_STEPS, SECONDS_WHILE_WAITED_FOR, for_a_while
from game.scenes.reading_pages import LINES_A_PAGE_KEY
from game.scenes.scene import STAY, Answer, GoTo, LayOver, PassOn, Scene, TakeOff
from game.scenes.table.acting import Acting
from game.scenes.table.input import Input
from game.session.typed import NotUnderstood, cards_of
from game.sheets.marks import small_cards
from game.sheets.sheet import Sheet
from game.sheets.sheets import WHY_LETTERS, AdviceSheet, ButtonsSheet, TableSheet
from game.sheets.spots import BACK
from game.sheets.table_state import InHand, TableState
from game.values import replace

THINKING = "one moment.."
"""The coach's; what an opponent says while it thinks is a matter of the voice."""
TAKES_IT = "{fire}: pick this one"
POINTS = "{up} {down} choose"
"""What a line of keys adds to the way back."""
SHOWS_MORE = "   {hint} more"
"""What the foot adds to a hint, where nothing else needs the room and no line is typed."""


class CoachScene(MenuScene):
    """The hand below it shows what the line that is pointed at keeps."""

    message = TAKES_IT
    """What the button does, in the line below the table."""
    words_to_click: Sequence[str] = (BACK,)
    own_word = ""
    """The word to click that fire stands for."""
    word = ""
    """What is said of a choice that was made."""
    most_told: int | None = 5
    """How many of the best choices are told in lines; all of them where somebody has asked for them."""
    below: Scene | None = None
    """The question that the page was asked for, which comes again behind it."""

    def __init__(
        self, analysis: Analysis, top: TableState, chosen: Cards, take: Callable[[Cards], None]
    ) -> None:
        """Take `chosen`, the person's own choice so far, and `take`, which points at another on the table."""
        super().__init__()
        self.analysis, self.top = analysis, top
        self.own, self._take = chosen, take
        self._has_moved, self._was_at = False, 0
        self.buttons = {
            Button.HINT: lambda _: self.back(),
            Button.LATER: lambda _: self._leaf(LINES_A_PAGE_KEY),
            Button.EARLIER: lambda _: self._leaf(-LINES_A_PAGE_KEY),
        }
        self.page: CoachPage | None = None

    @property
    def size(self) -> int:
        """There is a line to point at even before the first figures are there."""
        return len(self.page.options) if self.page else 1

    def tick(self) -> Answer:
        """Think on, or show what was found; a step in which the page is drawn anew has no time for both."""
        is_drawn, self._was_at = self.chosen != self._was_at, self.chosen
        self._has_moved |= is_drawn
        if self.analysis.options and (not self.page or self.page.is_careful != self.analysis.is_careful):
            self._show_figures()
        elif not is_drawn:
            for_a_while(self.analysis.step, SECONDS_WHILE_WAITED_FOR)
        return STAY

    @property
    def is_still(self) -> bool:
        return self.page is not None and self.page.is_careful

    def _show_figures(self) -> None:
        """Show first figures, then careful ones; who has pointed at a choice still points at it."""
        pointed = self.page.options[self.chosen] if self.page and self._has_moved else None
        self.page = CoachPage(self.analysis, self.own)
        self.chosen = self._was_at = (self.page.place_of(pointed.cards) or 0) if pointed else 0
        self.stale = True

    def _leaf(self, step: int) -> Answer:
        """Turn by several lines with the page keys and the wheel."""
        self.chosen = min(max(self.chosen + step, 0), self.size - 1)
        return STAY

    def back(self) -> Answer:
        return GoTo(self.below) if self.below else super().back()

    def choose(self, index: int) -> Answer:
        if self.page:
            self._take(self.page.options[index].cards)
        return TakeOff()

    def help(self) -> Scene:
        return RulesHelp(self.analysis.view.house, About.COACH)

    def picture(self) -> Sequence[Sheet]:
        lit = self.pointed if self.pointed in self.words_to_click else self.own_word
        return [
            TableSheet(self._table()),
            self._sheet(len(self.top.seats)),
            ButtonsSheet(self.words_to_click, lit, typed_so=POINTS),
        ]

    def _sheet(self, seats: int) -> AdviceSheet:
        if not self.page:
            return AdviceSheet("HINT", (), (), None, 0, THINKING, seats, scores=self.top.signed_scores)
        page = self.page
        choices = [small_cards(option.cards) for option in page.options]
        why = page.why(self.chosen, room=WHY_LETTERS)
        return AdviceSheet(
            *(page.title, choices, page.columns, page.starred, self.chosen, why, seats, self.first),
            sentences=page_lines(page, small_cards, self.most_told),
            table=page_table(page, small_cards, self.most_told),
            remarks=table_remarks(page, small_cards, self.most_told),
            word=self.word,
            scores=self.top.signed_scores,
        )

    def _table(self) -> TableState:
        """Show the table with the discard faded, or the card raised that would be played."""
        cards = self.page.options[self.chosen].cards if self.page else ()
        top = self.top.snapshot()
        self.mark(top, cards)
        top.message = self.message if self.page else ""
        return top

    def mark(self, top: TableState, cards: Cards) -> None:
        """Show on a table which cards of the hand are meant."""
        seat = self.analysis.view.seat
        at = [at for at, card in enumerate(top.seats[seat].hand) if card in cards]
        top.cursor = InHand(seat, at[0]) if at and self.analysis.view.kept else None
        if not self.analysis.view.kept:
            top.seats[seat].faded = {*at}


class TutorBox(Box):
    """A hand that pressed twice has not read it yet: for a moment it is deaf."""

    def __init__(
        self, objection: Sequence[str], top: TableState, play: Callable[[], None], page: CoachScene
    ) -> None:
        self._stands = do_it(page.analysis.view)
        answers: list[Offered] = [
            (THINK_AGAIN, TakeOff()),
            (self._stands, TakeOff()),
            (SHOW_ME, GoTo(page)),
        ]
        super().__init__(objection, answers)
        self.typed_help = (
            "think again, or {fire}: choose once more. Other cards can be typed at once.",
            f"{self._stands.lower()}: your choice stands. show me: the best choices, and what each is worth.",
        )
        self.top, self._play, self._page = top, play, page
        page.below = self
        self.seen_first(DEAF_STEPS)

    def other_line(self, line: str) -> Answer | None:
        """Take other cards, as whoever thinks again types them at once."""
        view = self._page.analysis.view
        try:
            named = cards_of(view.hand, line, suits_matter=not view.kept)
            return PassOn(line) if {*named} <= {*view.hand} else None
        except NotUnderstood:
            return None

    def help(self) -> Scene:
        return self._page.help()

    def below(self, sheet: Sheet) -> Sheet:
        """Keep the mark of the cards that he objects to."""
        rests = super().below(sheet)
        if isinstance(rests, TableSheet):
            rests = replace(rests, top=rests.top.snapshot())
            self._page.mark(rests.top, self._page.own)
        return rests

    def choose(self, index: int) -> Answer:
        chosen = self.answers[index][0]
        if chosen == self._stands:
            self._play()
        elif chosen == THINK_AGAIN:
            self.top.asides += (as_sentence(THINK_AGAIN),)
        self.chosen = 0
        return super().choose(index)


HeldAnswer = tuple[TutorCheck, Callable[[], None]]
"""An answer that the tutor still weighs, and how it is given."""


class Beside:
    """First a hint in the line of messages, then the page; both for the input that is asked for."""

    def __init__(self, coach: Coach, acting: Acting) -> None:
        self.coach, self.acting, self.top = coach, acting, acting.top
        self.held: HeldAnswer | None = None
        self._awaits_hint = False
        self._hint = self._asked = ""
        """The hint that was given last, and what it took the place of."""

    def may_hint(self, asked: Input) -> bool:
        return not self.held and asked.takes_cards and self.coach.may_be_asked(asked.seat)

    def hint(self, asked: Input) -> Answer:
        if asked.puts_out_light():
            return STAY
        if self.coach.hint(asked.seat):
            return LayOver(self._page(self.coach.analysis(asked.seat), asked, asked.chosen))
        self._awaits_hint = True
        return STAY

    def hides_hint(self) -> bool:
        """Ask again what was asked before the hint; tell whether one stood there."""
        stands = self.top.message == self._hint != ""
        self.top.message = self._asked if stands else self.top.message
        return stands

    def _page(self, analysis: Analysis, asked: Input, chosen: Cards) -> CoachScene:
        return CoachScene(analysis, self.top, chosen, asked.point_at)

    def thinks_of(self, asked: Input) -> Analysis | None:
        """Return the position that he is to think of, as soon as he is asked for it, and the tutor always."""
        is_wanted = self.may_hint(asked) and (self.coach.hinted or self.coach.speaks_from)
        return self.coach.analysis(asked.seat) if is_wanted else None

    def glance(self, asked: Input) -> bool:
        """Find first figures while the person still looks at the cards; tell whether there is more of it."""
        analysis = self.coach.analysis(asked.seat) if self.may_hint(asked) else None
        return bool(analysis and not analysis.options and analysis.step())

    def is_still(self, asked: Input) -> bool:
        analysis = self.thinks_of(asked)
        return not self.held and (analysis is None or (analysis.is_careful and not self._awaits_hint))

    def holds(self, asked: Input, answer: Moves, give: Callable[[], None]) -> bool:
        """Tell whether the tutor has an opinion on an answer; he gives it when he has found it."""
        check = self.coach.check(asked.seat, answer)
        self.held = (check, give) if check else None
        return self.held is not None

    def tick(self, asked: Input) -> tuple[Answer, bool]:
        """Think on; the next step, and whether anything looks different now."""
        if self.held:
            return self._weigh(self.held, asked)
        analysis = self.thinks_of(asked)
        if analysis:
            for_a_while(analysis.step)
        if analysis and self._awaits_hint and analysis.options:
            self._awaits_hint, self._asked = False, self.top.message
            words = asked.advice or hint(analysis)
            keys = "" if asked.advice or asked.names or self.top.messages else SHOWS_MORE
            self.top.message = self._hint = f"{words}{keys}"
            self.top.asides += (as_sentence(ranks_by_name(words)),)
            return STAY, True
        return STAY, False

    def _weigh(self, held: HeldAnswer, asked: Input) -> tuple[Answer, bool]:
        check, give = held
        for_a_while(check.analysis.step, SECONDS_WHILE_WAITED_FOR)
        if not check.analysis.is_careful:
            is_news = self.top.seats[asked.seat].says != THINKING
            self.acting.begin_turn(asked.seat, THINKING)
            return STAY, is_news
        self.held = None
        self.acting.begin_turn(asked.seat, asked.plate)
        objection = check.objection()
        if not objection:
            give()
            return STAY, True
        page = self._page(check.analysis, asked, check.chosen)
        return LayOver(TutorBox(objection, self.top, give, page)), True
