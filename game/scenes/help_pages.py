"""Help at any moment: the rules of the game in play, tips, the table, the keys, and the rest."""

from collections.abc import Iterator, Sequence
from itertools import count

from game.devices.button import Button
from game.handbook.help_page import About, Page, prose, streets
from game.handbook.rule_pages import coach_pages, rule_pages
from game.handbook.stories import story_pages
from game.handbook.texts import Passages
from game.rules.forms import Form
from game.rules.house import House
from game.rules.voice import HOUSE, Voice
from game.scenes.pace import SPEEDS
from game.scenes.reading_pages import Leafing
from game.scenes.scene import STAY, Answer, TakeOff
from game.sheets.marks import ANSWER_MARK
from game.sheets.page_parts import PageRow
from game.sheets.pages import PageSheet, reading_page
from game.sheets.sheet import Sheet
from game.sheets.spots import LineSpot, Spot
from game.store.ended_games import MOST_KEPT
from game.values import replace


def keys_page(house: House) -> Page:
    """List the keys, for this house."""
    lines = [
        "\tkeyboard\tkeypad\tpad or joystick",
        "move\t{move}\t{keypad.move}\tstick, hat or d-pad",
        "select\t{keys.fire}\t{keypad.fire}\t{pad.fire}",
    ]
    if house.go_by_hand:
        lines.append("go\t{keys.go}\t{keypad.go}\tup and {pad.fire}, {pad.go}")
    if house.counting.in_play:
        lines.append("take his heels\t{up}, {fire}\t{keypad.up}, {keypad.fire}\tup, {pad.fire}")
        lines.append("peg, call muggins\tP, M\t{keypad.down}, {keypad.fire}\tdown, {pad.fire}")
    if house.counting.by_players:
        lines.append("a number\t0 to 9, {up}, {down}\t0 to 9\tup, down")
    lines += [
        "back, quit\t{keys.back}\t{keypad.back}\t{pad.back}",
        "help\t{keys.help}\t{keypad.help}\t{pad.help}",
        "hint\t{keys.hint}\t{keypad.hint}\t{pad.hint}",
        "earlier scores\t{keys.earlier}\t{keypad.earlier}\t{pad.earlier}",
        "later scores\t{keys.later}\t{keypad.later}\t{pad.earlier} + down",
        "fast mode\t{keys.fast}\t{keypad.fast}\t{pad.fast}",
        "undo\t{keys.backspace}\t{keypad.backspace}\t{pad.backspace}",
        "read the table\t{keys.tell}\t{keypad.tell}\t{pad.tell}",
        f"sound on, off\t{{keys.mute}}{' (not in play)' * house.counting.in_play}",
        "next machine\t{keys.machine}",
        "full screen\t{keys.full_screen}",
        "",
        *prose(
            "The mouse works everywhere, and you can type cards: 5h, 10c, jd. "
            "Any key hurries things along. It never plays a card for you.",
        ),
    ]
    return Page("THE KEYS", lines, About.KEYS)


SEAL_GROUP = 8
"""Digits of a seal are compared more easily in groups."""


def the_table(house: House, seal: str, *, pales: bool = True) -> Page:
    """Explain everything on the table, where old cards may pale; `seal` is of the game under way, if any."""
    texts = Passages("table")
    lines = " ".join(map(texts.words, _lines(house)))
    groups = (seal[at : at + SEAL_GROUP] for at in range(0, len(seal), SEAL_GROUP))
    old = f"{texts.words('old_cards')} " * pales
    told = {"lines": lines, "old_cards": old, "streets": streets(7, 12), "seal": " ".join(groups)}
    return texts.page(About.TABLE, **told)


def _lines(house: House) -> Iterator[str]:
    """Yield what is explained of the lines across the board, where the stakes have any."""
    stakes = house.stakes
    if stakes.lurch:
        yield "lurch_line"
    elif stakes.skunk is not None:
        yield "skunk_line"
        if stakes.double_skunk != stakes.skunk:
            yield "double_skunk_line"


FOOTER = "{left} {right} pages   {up} {down} parts   {fire} more   {back} back"
TURNS_UP = FOOTER.replace("more", "answer")

THE_RULES = "THE RULES"
SECTIONS = {
    **dict.fromkeys((About.DISCARDS, About.PEGGING, About.SCORE), "TIPS"),
    **dict.fromkeys((About.COACH, About.PRACTICE, About.TABLE, About.KEYS), "THE TABLE"),
    **dict.fromkeys((About.OPPONENTS, About.HISTORY, About.TALK, About.ORIGINALS), "THE ORIGINALS"),
}
"""Under which heading of the contents a page stands."""
TURN_UP = "{fire} turns up the answer."
LOOK_FOR = "Fifteens? Pairs? Runs? Flush? Nobs?"


class Pages(Leafing):
    """Pages of the handbook; fire turns up an answer, then more; back returns to the very moment."""

    def __init__(self, pages: list[Page], at: About) -> None:
        """Open the pages at the one about something."""
        titles = [page.name for page in pages]
        sections = [page.section or SECTIONS.get(page.about, THE_RULES) for page in pages]
        sheets = [
            reading_page(
                page.title, page.lines, FOOTER, within=PageRow("HELP", titles, sections, n), name=page.name
            )
            for n, page in enumerate(pages)
        ]
        super().__init__(sheets, [page.about for page in pages].index(at))
        self._turned_up = 0
        """How many answers of this page can be read."""
        self.buttons = {Button.HELP: lambda _: TakeOff()}

    def click(self, spot: Spot | None) -> Answer:
        """Open the page of a line of the contents."""
        if isinstance(spot, LineSpot) and spot.index != self.at:
            self.turn_to(spot.index)
            return STAY
        return super().click(spot)

    def read_on(self) -> Answer:
        if self._has_answers:
            self._turned_up += 1
            return STAY
        return super().read_on()

    @property
    def _has_answers(self) -> bool:
        """Whether an answer of this page lies face down yet."""
        lines = self.reading.lines if self.reading else ()
        return self._turned_up < sum(map(_is_answer, lines))

    def turn_to(self, page: int) -> None:
        self._turned_up = 0
        super().turn_to(page)

    def picture(self) -> Sequence[Sheet]:
        """Keep the answers that nobody has asked for yet face down."""
        [page] = super().picture()
        assert isinstance(page, PageSheet)
        assert page.reading, "pages of help are read"
        answers, lines = count(), page.reading.lines
        shown = [self._answered(line, next(answers)) if _is_answer(line) else line for line in lines]
        page = page.with_reading(replace(page.reading, lines=shown))
        return [replace(page, footer=TURNS_UP)] if self._has_answers else [page]

    def _answered(self, line: str, at: int) -> str:
        if at < self._turned_up:
            return line.removeprefix(ANSWER_MARK)
        return f"?: {TURN_UP if at == self._turned_up else LOOK_FOR}"


def _is_answer(line: str) -> bool:
    return line.startswith(ANSWER_MARK)


class Help(Pages):
    """The rules and tips, the coach, the table, the keys; a game under way has a seal."""

    def __init__(
        self,
        form: Form,
        house: House,
        voice: Voice = HOUSE,
        at: About = About.GAME,
        seal: str = "",
        *,
        pales: bool = True,
    ) -> None:
        rules = rule_pages(form, house, voice)
        super().__init__([*rules, *coach_pages(), the_table(house, seal, pales=pales), keys_page(house)], at)


class RulesHelp(Pages):
    """Everything but the rules of a game."""

    def __init__(self, house: House, at: About = About.TABLE) -> None:
        super().__init__([around_the_table(), *coach_pages(), keys_page(house), *story_pages()], at)


def around_the_table() -> Page:
    """Explain the menus before a game and after it."""
    texts = Passages("table")
    words = texts.lines("around", kept=MOST_KEPT, slowest=SPEEDS[0], fastest=SPEEDS[-1])
    return Page(texts.title("around"), words, About.TABLE)
