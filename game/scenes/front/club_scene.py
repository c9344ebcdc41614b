"""An evening at the club at the window: the scorecard, how all stand, and the next game to sit down to."""

from collections.abc import Sequence

from game.club.book import season
from game.club.club_words import (
    BRACKET_HEADS,
    CARD_HEADS,
    STANDING_HEADS,
    bracket_rows,
    card_row,
    end_of_evening,
    introduction,
    season_lines,
    standing_rows,
)
from game.club.night import YOU, round_mark, round_words
from game.club.scoring import Entry
from game.devices.button import Button, Press
from game.players.characters import CHARACTERS
from game.scenes.box import Notice
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.reading import Leafing
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Leave, Scene, StartOver, Way
from game.scenes.table.game_over import DEMO_SECONDS
from game.screen.page_parts import Grid, Leaders, PageSheet, Part, Portrait, Words
from game.screen.sheets import Sheet, TextSheet
from game.screen.spots import BACK, ButtonSpot, PartSpot, Spot
from game.session.club_session import ClubSession

POINTS = (0, 2, 3)
MOST_SPREAD = 121
ON_THE_WALL = "The bracket"
SIT_DOWN, CARD, EVENING, SEASON, LEAVE_CLUB = "Sit down", "Scorecard", "Standings", "The season", "Go home"
_WRITING = "{left} {right} points   0-9 {up} {down} spread   {fire} sign"
_CHOOSING = "{left} {right} choose   {fire} select   {back} save and leave"
_SEEN, _ON_A_PAGE = 10, 18
SECONDS_TO_READ = 3


class ClubScene(Scene):
    """A game that is over is written on the card; then the next one waits at its table."""

    def __init__(self, club: ClubSession) -> None:
        super().__init__()
        self.club = club
        self.points = self.spread = self.lit = 0
        self.said = ""
        self._done = club.others.is_done
        self._steps = 0

    @property
    def choices(self) -> list[str]:
        evening = self.club.evening
        first, wall = [SIT_DOWN] * bool(evening.next_meeting), [ON_THE_WALL] * bool(evening.ties)
        return [*first, CARD, EVENING, *wall, SEASON, LEAVE_CLUB]

    def idle(self) -> bool:
        """Let the others play on; the list of the evening follows them."""
        more = self.club.others.step()
        self.stale |= not more and not self._done
        self._done = not more
        return more

    def types(self, press: Press) -> bool:
        return press.digit is not None and self.club.evening.to_sign is not None

    @property
    def is_still(self) -> bool:
        return not self.club.is_demo

    def tick(self) -> Answer:
        """Sign and sit down by itself in a demo; when the evening is over the program ends."""
        self._steps += self.club.is_demo
        is_over = self.club.evening.is_over
        if self._steps <= STEPS_A_SECOND * (DEMO_SECONDS if is_over else SECONDS_TO_READ):
            return STAY
        self._steps, self.stale = 0, True
        if self.club.evening.to_sign:
            written, (points, spread) = (self.points, self.spread), self.club.true_entry
            self.points, self.spread = points, abs(spread)
            return self._sign() if written == (self.points, self.spread) else STAY
        return Leave() if is_over else GoTo(Way.CLUB_GAME) if self.club.evening.next_meeting else STAY

    def press(self, press: Press) -> Answer:
        self.stale = True
        if press.button is Button.BACK or self.club.is_demo:
            return self._leave()
        if self.club.evening.to_sign:
            return self._write(press)
        if press.button in (Button.LEFT, Button.UP, Button.RIGHT, Button.DOWN):
            step = -1 if press.button in (Button.LEFT, Button.UP) else 1
            self.lit = (self.lit + step) % len(self.choices)
        elif press.chosen:
            return self._do(self.choices[self.lit])
        return STAY

    def _write(self, press: Press) -> Answer:
        """Write points to the side, the spread up and down or in figures; fire hands the card over."""
        match press.button:
            case Button.LEFT | Button.RIGHT:
                step = 1 if press.button is Button.RIGHT else -1
                self.points = POINTS[(POINTS.index(self.points) + step) % len(POINTS)]
            case Button.UP | Button.DOWN:
                step = 1 if press.button is Button.UP else -1
                self.spread = (self.spread + step) % (MOST_SPREAD + 1)
            case Button.BACKSPACE:
                self.spread //= 10
            case _ if press.digit is not None:
                self.spread = int(f"{self.spread}{press.digit}"[-3:])
            case _ if press.chosen:
                return self._sign()
        return STAY

    def _sign(self) -> Answer:
        result = self.club.evening.to_sign
        assert result, "a game is to be written down"
        refused = self.club.write(Entry(self.points, self.spread if self.points else -self.spread))
        if refused:
            return LayOver(Notice(refused))
        self.said, self.points, self.spread = f"{CHARACTERS[result.rival].name} signs it.", 0, 0
        return STAY

    def _do(self, choice: str) -> Answer:
        if choice == SIT_DOWN:
            return GoTo(Way.CLUB_GAME)
        if choice == LEAVE_CLUB:
            return self._leave()
        if choice != SEASON:  # a narrow picture has room for one thing at a time
            part = self._on_a_page(choice)
            return LayOver(Leafing([PageSheet(self._title, self._far, [[part]], "{back} back")]))
        evening = self.club.evening
        evenings, year = self.club.book.evenings(evening.initials), evening.date[:4]
        told = [*season_lines(season(evenings, year), season(evenings), year)]
        return LayOver(Leafing([TextSheet("THE SEASON", told)]))

    def click(self, spot: Spot | None) -> Answer:
        if self.club.is_demo:
            return self._leave()
        if isinstance(spot, PartSpot) and not self.club.evening.to_sign:
            self.lit, self.stale = spot.index, True
            return self._do(self.choices[spot.index])
        return self._leave() if spot == ButtonSpot(BACK) else STAY

    def _leave(self) -> Answer:
        self.club.is_left = True
        return StartOver(Way.TITLE)

    def help(self) -> Way:
        return Way.HELP

    # What is seen.

    def picture(self) -> Sequence[Sheet]:
        writing = self.club.evening.to_sign is not None
        rows = [[self._card(), self._standings()], [*self._next()]]
        return [PageSheet(self._title, self._far, rows, _WRITING if writing else _CHOOSING)]

    @property
    def _title(self) -> str:
        evening = self.club.evening
        return f"{evening.event.title.upper()}   {evening.date[:10]}"

    @property
    def _far(self) -> str:
        evening = self.club.evening
        if not evening.yours:
            return f"{evening.event.games} games"
        played = round_words(evening.event, evening.yours[-1].round)
        return f"after {played[0].lower()}{played[1:]}"

    def _card(self, most: int = _SEEN) -> Part:
        """Lay out the card, or so many rows of it around the game to be written down or the next, which is
        lit."""
        evening, meeting = self.club.evening, self.club.evening.next_meeting
        heads = [*CARD_HEADS.split("\t"), "signed"]
        rows = [
            [*card_row(one, one.round in evening.signed).split("\t"), self._signature(one.rival, one.round)]
            for one in evening.yours
        ]
        if evening.to_sign:
            sign = (str(self.spread), "") if self.points else ("", str(self.spread))
            rows[-1][2:5] = [str(self.points), *sign]
        at = len(rows) - 1 if evening.to_sign else len(rows) if meeting else None
        rows += [[str(number + 1), *[""] * 5] for number in range(len(rows), evening.event.games)]
        if meeting and not evening.to_sign:
            rival = CHARACTERS[meeting.rival].name.upper()
            rows[len(evening.yours) : len(evening.yours) + 1] = [
                [round_mark(meeting.round), rival, *[""] * 4],
            ]
        own = evening.your_standing
        rows, at = _around(rows, at, most - 1)
        rows.append(["", "so far", str(own.points), f"{own.spread:+}", "", ""])
        grid = Grid(heads, rows, None, by_hand=True, last_is_total=True, lit=at)
        return Part("SCORECARD", grid, self.club.you, share=6, is_now=evening.to_sign is not None)

    def _signature(self, rival: str, number: int) -> str:
        """Sign a game that was written down."""
        return f"{CHARACTERS[rival].name[0]}." if number in self.club.evening.signed else ""

    def _standings(self, most: int = _SEEN) -> Part:
        standings = self.club.evening.standings
        rows = [row.split("\t") for row in standing_rows(standings, self.club.you)]
        own = [one.player for one in standings].index(YOU)
        rows, at = _around(rows, own, most)
        heads = ("", *STANDING_HEADS.split("\t")[1:])
        return Part("THE EVENING", Grid(heads, rows, None, lit=at), share=5, is_dark=True)

    def _on_a_page(self, choice: str) -> Part:
        if choice == ON_THE_WALL:
            return self._bracket()
        return self._card(_ON_A_PAGE) if choice == CARD else self._standings(_ON_A_PAGE)

    def _bracket(self) -> Part:
        rows = [row.split("\t") for row in bracket_rows(self.club.evening, self.club.you)]
        return Part("THE BRACKET", Grid(BRACKET_HEADS.split("\t"), rows), is_dark=True)

    def _next(self) -> list[Part]:
        """Show who signs the game, or whom the next one is against; when all is over, how it ended."""
        evening, meeting = self.club.evening, self.club.evening.next_meeting
        if signing := evening.to_sign:
            rival = CHARACTERS[signing.rival].name.upper()
            return [_portrait(signing.rival, [f"Write down your game against {rival}: points and spread."])]
        own = evening.your_standing
        values = {CARD: f"{own.points} points", EVENING: f"{evening.place} of {len(evening.standings)}"}
        values[SIT_DOWN] = CHARACTERS[meeting.rival].name.upper() if meeting else ""
        rows = [(choice, values.get(choice, "►")) for choice in self.choices]
        choices = Leaders(rows, self.lit % len(rows))
        if not meeting:
            told = [*end_of_evening(evening, self.club.you)] if evening.is_over else [WAITING]
            return [Part("", Words(told), share=8), Part("", choices, share=5, is_now=True)]
        words = [*introduction(evening, meeting.round, meeting.rival), *filter(None, [self.said])]
        return [_portrait(meeting.rival, words), Part("", choices, share=5, is_now=True)]


def _around(rows: list[list[str]], at: int | None, most: int) -> tuple[list[list[str]], int | None]:
    """Take so many rows around one, and tell where that is among them; of none the last ones."""
    first = max(0, min(len(rows) if at is None else at - most // 2, len(rows) - most))
    return rows[first : first + most], None if at is None else at - first


def _portrait(rival: str, words: Sequence[str]) -> Part:
    who = CHARACTERS[rival]
    return Part("", Portrait(who.face, [who.name.upper(), *words]), share=6)


WAITING = "The others are still playing. Your next game is drawn when they are done."
