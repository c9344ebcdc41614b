"""An evening at the club at the window: the scorecard, how all stand, and the next game to sit down to."""

from collections.abc import Sequence

from game.club.club_words import end_of_evening, introduction, scorecard, standings_board
from game.club.evening import round_words
from game.club.scoring import Entry
from game.devices.button import Button, Press
from game.players.characters import CHARACTERS
from game.rules.outcome import SKUNK_MARGIN
from game.scenes.box import Notice
from game.scenes.menu import AnswerScene, MenuScene
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.scene import STAY, Answer, AskedLine, GoTo, LayOver, Leave, StartOver, TakeOff, Way
from game.scenes.table.game_over import DEMO_SECONDS
from game.session.club_session import ClubSession
from game.sheets.page_parts import Grid, Leaders, Part, Portrait, Words
from game.sheets.pages import OPENS, PageSheet
from game.sheets.sheet import Sheet
from game.sheets.spots import Spot
from game.values import replace

POINTS = (0, 2, 3)
MOST_SPREAD = 121
SIT_DOWN, GO_HOME = "Sit down with {}", "Go home"
WAITING = "The others are still playing. Your next game is drawn when they are done."
_WRITING = "{left} {right} points   0-9 {up} {down} spread   {fire} sign   {back} leave"
_CHOOSING = "{up} {down} choose   {fire} select   {back} save and leave"
_READING = "{up} {down} read   {back} back"
SECONDS_TO_READ = 3
CARD_HELP = (
    f"Your game points and the spread: 2 for a win, 3 if it was by {SKUNK_MARGIN} or more, 0 for a loss.",
    "So 2 +14 is a win by 14, and 0 -5 a loss by 5. Your opponent checks the card and signs it.",
    "back: leave the club, which waits for you, card and all.",
)


class ClubScene(AnswerScene):
    """A game that is over is written on the card; then the next one waits at its table."""

    typed_help = (
        "sit down: your next game. scorecard, standings, season and the others: pages to read.",
        "Type a name, the beginning of it or its number.",
        "go home, back or leave: the club waits for you, card and all.",
    )

    def __init__(self, club: ClubSession) -> None:
        super().__init__()
        self.club = club
        self.points = self.spread = 0
        self.said = ""
        self._steps = 0

    @property
    def choices(self) -> list[str]:
        meeting = self.club.evening.next_meeting
        first = [SIT_DOWN.format(CHARACTERS[meeting.rival].seat_name)] if meeting else []
        return [*first, *map(str.capitalize, self.club.pages), GO_HOME]

    @property
    def written(self) -> Entry:
        """What stands on the card now, and nobody has signed."""
        return Entry.of(self.points, self.spread)

    def idle(self) -> bool:
        """Let the others play on; the list of the evening follows them."""
        was_done = self.club.others.is_done
        more = self.club.others.step()
        self.stale |= not (more or was_done)
        return more

    @property
    def asks_line(self) -> AskedLine:
        is_urgent = not self.club.waits_for_others
        if not self.club.evening.to_sign:
            return AskedLine(is_urgent=is_urgent)
        return AskedLine(
            "Your card, such as 2 +14 or 0 -5:", self._sign_line, is_urgent=is_urgent, help=CARD_HELP
        )

    def _sign_line(self, line: str) -> Answer:
        """Write both on the card, and hand it over."""
        entry = Entry.parse(line)
        self.points, self.spread = entry.points, abs(entry.spread)
        return self._sign(entry)

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        if press.digit is not None and self.club.evening.to_sign is not None:
            return True
        return super().types(press, at_keyboard=at_keyboard)

    @property
    def plays_itself(self) -> bool:
        return self.club.is_demo

    @property
    def is_still(self) -> bool:
        return not self.plays_itself

    def tick(self) -> Answer:
        """Sign and sit down by itself in a demo; when the evening is over the program ends."""
        self._steps += self.club.is_demo
        evening = self.club.evening
        if self._steps <= STEPS_A_SECOND * (DEMO_SECONDS if evening.is_over else SECONDS_TO_READ):
            return STAY
        self._steps, self.stale = 0, True
        if evening.to_sign:
            is_written, entry = self.written == evening.to_sign.entry, evening.to_sign.entry
            self.points, self.spread = entry.points, abs(entry.spread)
            return self._sign(entry) if is_written else STAY
        return Leave() if evening.is_over else GoTo(Way.CLUB_GAME) if evening.next_meeting else STAY

    def press(self, press: Press) -> Answer:
        if self.club.is_demo:
            return self.back()
        self.chosen = min(self.chosen, self.size - 1)
        is_writing = self.club.evening.to_sign and press.button is not Button.BACK
        return self._write(press) if is_writing else super().press(press)

    def _write(self, press: Press) -> Answer:
        """Write points to the side, the spread up and down or in figures; fire hands the card over."""
        match press.button:
            case Button.LEFT | Button.RIGHT:
                self.points = POINTS[(POINTS.index(self.points) + press.across) % len(POINTS)]
            case Button.UP | Button.DOWN:
                self.spread = (self.spread + press.more) % (MOST_SPREAD + 1)
            case Button.BACKSPACE:
                self.spread //= 10
            case _ if press.digit is not None:
                self.spread = int(f"{self.spread}{press.digit}"[-3:])
            case _ if press.chosen:
                return self._sign(self.written)
        return STAY

    def _sign(self, entry: Entry) -> Answer:
        """Hand the card over with this on it."""
        result, said = self.club.evening.to_sign, self.club.write(entry)
        if self.club.evening.to_sign == result:
            return LayOver(Notice(said))
        self.said, self.points, self.spread = said, 0, 0
        return STAY

    def choose(self, index: int) -> Answer:
        choice = self.choices[index]
        if index == 0 and self.club.evening.next_meeting:
            return GoTo(Way.CLUB_GAME)
        if choice == GO_HOME:
            return self.back()
        return LayOver(_OnTheWall(self._page([], _READING), choice, self.club.pages[choice.lower()]()))

    def click(self, spot: Spot | None) -> Answer:
        if self.club.is_demo:
            return self.back()
        if self.club.evening.to_sign and self.row_of(spot) is not None:
            return STAY
        before, answer = self.chosen, super().click(spot)
        self.chosen = before if isinstance(answer, LayOver) else self.chosen  # a page was read, no more
        return answer

    def back(self) -> Answer:
        self.club.is_left = True
        return StartOver(Way.TITLE)

    # What is seen.

    def picture(self) -> Sequence[Sheet]:
        evening, you = self.club.evening, self.club.you
        card = Part(
            "SCORECARD",
            scorecard(evening, self.written),
            you,
            6,
            is_now=bool(evening.to_sign),
            is_beside=True,
        )
        standings = replace(standings_board(evening, you), is_quiet=True)
        board = Part("THE EVENING", standings, share=5, is_dark=True, is_beside=True)
        return [self._page([[card, board], self._next()], _WRITING if evening.to_sign else _CHOOSING)]

    def _page(self, rows: Sequence[Sequence[Part]], footer: str) -> PageSheet:
        evening = self.club.evening
        title, far = f"{evening.event.title.upper()}   {evening.date[:10]}", f"{evening.event.games} games"
        if evening.yours:
            played = round_words(evening.event, evening.yours[-1].round)
            far = f"{'' if evening.to_sign else 'after '}{played[0].lower()}{played[1:]}"
        return PageSheet(title, far, rows, footer)

    def _next(self) -> list[Part]:
        """Show who signs the game, or whom the next one is against; when all is over, how it ended."""
        evening, meeting = self.club.evening, self.club.evening.next_meeting
        if signing := evening.to_sign:
            name = CHARACTERS[signing.rival].seat_name
            asks = f"Write down your game against {name}: points and spread."
            return [_portrait(signing.rival, [f"{signing.told} {asks}"])]
        own = evening.your_standing
        values = {"Scorecard": f"{own.points} points"}
        if own.played:
            values["Standings"] = f"{own.place} of {len(evening.standings)}"
        rows = [(choice, values.get(choice, OPENS)) for choice in self.choices]
        choices = Part("", Leaders(rows, min(self.chosen, len(rows) - 1)), share=5, is_now=True)
        signed = [*filter(None, [self.said])]
        if meeting:
            return [_portrait(meeting.rival, [*introduction(evening.event, meeting), *signed]), choices]
        told = end_of_evening(evening, self.club.you) if evening.is_over else [WAITING]
        return [Part("", Words([*signed, *told]), share=8), choices]


def _portrait(rival: str, words: Sequence[str]) -> Part:
    who = CHARACTERS[rival]
    return Part("", Portrait(who.face, [who.seat_name, *words]), share=6)


class _OnTheWall(MenuScene):
    """A list on a page of its own: up and down read on in it."""

    def __init__(self, page: PageSheet, title: str, grid: Grid) -> None:
        super().__init__()
        self._page, self._title, self._grid = replace(page, name=title), title.upper(), grid
        self.chosen = grid.lit or 0

    @property
    def size(self) -> int:
        return len(self._grid.rows)

    def choose(self, index: int) -> Answer:
        return TakeOff()

    def picture(self) -> Sequence[Sheet]:
        grid = replace(self._grid, lit=self.chosen)
        return [replace(self._page, rows=[[Part(self._title, grid, is_dark=not grid.by_hand)]])]
