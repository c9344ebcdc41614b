"""A move opened at the window: how it stood, the better move and why, and the questions about it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.coaching.ask import MARGINS, rolled_out_lines, rollouts_of, verdict
from game.coaching.coach_page import PEG, QUICK_WORDS, figures_part, told_figures
from game.coaching.how_long import HowLong
from game.devices.button import Button
from game.devices.tune_player import TunePlayer
from game.players.weigh.rollouts import MOST_DEALS, RolledOut
from game.review.opened_move import OpenedMove, rollout_rows
from game.review.review_words import AskedAgain, whose
from game.review.reviewer import practice_today
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.in_words import capital, listed
from game.rules.preset import PLAIN_MANNER, Manner
from game.scenes.box import Notice
from game.scenes.menu import PageScene
from game.scenes.pace import STEPS_A_SECOND, USUAL_SPEED, for_a_while, think
from game.scenes.position_box import position_box
from game.scenes.practice.table_question import Finding, TableQuestion
from game.scenes.records.replay import Replay, manner_at
from game.scenes.scene import NO_LINE, STAY, Answer, AskedLine, LayOver, PassOn, Scene, TakeOff, Way
from game.scenes.table.beside import CoachScene
from game.session.playing_out import playing_out
from game.session.typed import word_of
from game.sheets.marks import small_cards
from game.sheets.page_parts import Estimate, Grid, Hand, Leaders, Part, Words
from game.sheets.pages import PageSheet
from game.sheets.spots import Spot
from game.store.kept_game import KeptGame, read_game

PLAYED, BETTER, BOTH = "played", "better", "both"
MOVES, DEEPER, PRACTICE = "moves", "Ask deeper", "Practice it"
OTHER_MOVES = "A number: that move of the review. moves: all of them."
ABOUT_DEEDS = ("at the table", "the better card", "every choice", "played out", "today")


class MoveDesk(NamedTuple):
    """What a move that is opened needs beside itself: the folder of practice, and where its game is kept."""

    folder: Path
    speaker: TunePlayer
    path: Path | None = None
    speed: int = USUAL_SPEED

    @property
    def manner(self) -> Manner:
        """Return the manner of the table that the game was played at, if it is kept."""
        with suppress(CribbageError):
            return manner_at(read_game(self.path)) if self.path else PLAIN_MANNER
        return PLAIN_MANNER


def opened_parts(opened: OpenedMove) -> list[Part]:
    """Return the cards that lay there, the own hand, and the figures, for pages with pixels to spare."""
    hand = _hand(opened)
    table = [
        Part(
            "",
            Hand(cards, words={len(cards) - 1: words}, fanned=len(cards) > 1),
            share=1 + len(cards),
            is_fine=True,
        )
        for words, cards in opened.lying
    ]
    own = Part("", hand, share=3 + len(hand.cards), is_fine=True)
    return [*table, own, _figures(opened, is_fine=True)]


def _hand(opened: OpenedMove) -> Hand:
    """Lay out the own hand: the choice, and lit the better one."""
    hand, chosen, best = sorted(opened.made.view.hand), opened.chosen, opened.judgment.best.cards
    of_both = () if opened.is_best else {*chosen} & {*best}
    words = {**dict.fromkeys(best, BETTER), **dict.fromkeys(chosen, PLAYED), **dict.fromkeys(of_both, BOTH)}
    plates = {at: words[card] for at, card in enumerate(hand) if card in words}
    return Hand(hand, words=plates, lit=frozenset(best), is_small=True)


def _figures(opened: OpenedMove, *, is_fine: bool) -> Part:
    choices = (opened.chosen, opened.judgment.best.cards)[: 1 if opened.is_best else 2]
    return figures_part(opened.page.figures, choices, is_fine=is_fine)


class MovePage(PageScene):
    """Up and down choose the question, and so do left and right; fire asks it."""

    are_side_by_side = True
    footer = "{up} {down} choose   {fire} do it   {back} back"
    typed_help: Sequence[str] = (
        "try it again: choose once more, at the table as it was.",
        "play it on: the rest of the deal, with the better move.",
        "coach's page: every choice with its figures. ask deeper: every choice played out, deal after deal.",
        "practice it: the move comes back in Practice today. position: this moment as one line.",
        "A name's first word is enough. {fire} or back: the list of moves.",
    )

    def __init__(self, opened: OpenedMove, desk: MoveDesk, number: str = "") -> None:
        super().__init__()
        self.opened, self.desk, self.number = opened, desk, number
        if number:
            self.typed_help = (*self.typed_help, OTHER_MOVES)
        self.buttons = {Button.POSITION: lambda _: LayOver(position_box(opened.made.view, opened.stand))}
        self.deeds: dict[str, Callable[[], Answer]] = {
            "Try it again": lambda: LayOver(self._asked.scene()),
            "Play it on": lambda: LayOver(Finding(opened.played_on(), self._played_on)),
            "Coach's page": self._coach,
            DEEPER: lambda: LayOver(RolloutPage(opened)),
            PRACTICE: lambda: LayOver(Notice(practice_today(desk.folder, opened, desk.path))),
        }

    @property
    def _asked(self) -> TableQuestion:
        return TableQuestion(AskedAgain([self.opened]), self.desk.speaker)

    def _played_on(self, game: Game) -> Scene:
        """Play the rest of the deal with the better card, from the move on."""
        replay = Replay(game, self.opened.seats, self.desk.manner, self.desk.speed)
        replay.end_with(self.opened.made.deal, self.opened.came_of_it(game))
        return replay.begin_before(len(self.opened.position.moves))

    def _coach(self) -> Answer:
        """Open the coach's page over the table as it was."""
        scene = self._asked.game_scene()
        page = CoachScene(self.opened.analysis, scene.top, self.opened.chosen, lambda _: None)
        page.most_told = None
        return LayOver(page)

    def tick(self) -> Answer:
        """Judge a move now that nobody has judged yet."""
        if not self.opened.analysis.is_careful:
            for_a_while(self.opened.analysis.step)
            self.stale |= self.opened.analysis.is_careful
        return STAY

    @property
    def is_still(self) -> bool:
        return self.opened.analysis.is_careful

    @property
    def size(self) -> int:
        return len(self.deeds)

    def choose(self, index: int) -> Answer:
        return [*self.deeds.values()][index]() if self.opened.analysis.is_careful else STAY

    @property
    def asks_line(self) -> AskedLine:
        if not self.opened.analysis.is_careful:
            return NO_LINE
        words = listed([*(deed.lower() for deed in self.deeds), "position", "{fire} to go back"], "or")
        return AskedLine(f"This move? {capital(words)}:", self._take_line)

    def _take_line(self, line: str) -> Answer:
        """Ask one of the questions by its name, or go to another move of the review; nothing goes back."""
        if self.number and (line.isdecimal() or line.lower() == MOVES):
            return PassOn(line)
        deeds = {deed.lower(): deed for deed in self.deeds}
        wanted = listed([*deeds, "position", "back"], "or")
        return self.deeds[word_of(deeds, "", wanted)(line)]() if line else TakeOff()

    def _parts(self) -> list[list[Part]]:
        if not self.opened.analysis.is_careful:
            return [[Part(self.opened.question, Words([QUICK_WORDS]))]]
        question = Part(self.opened.question, Words([self.opened.why()]), is_fine=True)
        rows = [*zip(self.deeds, ABOUT_DEEDS, strict=True)]
        choices = Part("", Leaders(rows, self.chosen), is_now=True)
        held = Part(self.opened.question, _hand(self.opened), is_fine=False)
        told = Part("", Words([self.opened.why()]), is_fine=False)
        figures = _figures(self.opened, is_fine=False)
        return [[question, held], opened_parts(self.opened), [told, figures], [choices]]

    def page(self) -> PageSheet:
        told = [*told_shortly(self.opened)] if self.opened.analysis.is_careful else ()
        return PageSheet("MOVE", self.number, self._parts(), self.footer, sentences=told)


def told_shortly(opened: OpenedMove) -> Iterator[str]:
    """Tell how it stood, both choices with their figures, the chance last, and why one is better."""
    yield opened.question
    for words, cards in opened.lying:
        yield f"{capital(words)}: {small_cards(cards)}."
    who = opened.chooser
    chosen = f"{capital(who)} chose {small_cards(opened.chosen)}"
    yield f"{capital(whose(who))} hand: {small_cards(sorted(opened.made.view.hand))}."
    if opened.is_best:
        yield f"{chosen}."
        yield opened.why()
        return
    chance, *others = opened.page.figures
    played, better = ({head: cells[at] for head, *cells in (*others, chance)} for at in range(2))
    pegs = PEG if who == "you" else "pegs"
    yield f"{chosen}: {told_figures(played, pegs)}"
    yield f"Better, {small_cards(opened.judgment.best.cards)}: {told_figures(better, pegs)}"
    yield opened.why() if who == "you" else f"{who}, {opened.why()}"


SECONDS_A_STEP = 0.010
TOLD_EACH = 500
"""Deals, after which how many there were is said again."""


class RolloutPage(PageScene):
    """Deals are played out, as many as there is time for until a press stops it; one more leaves."""

    def __init__(self, opened: OpenedMove) -> None:
        super().__init__()
        self.opened, self.rollouts = opened, rollouts_of(opened.analysis)
        self._thought = playing_out(HowLong(deals=MOST_DEALS), self.rollouts)
        self._steps, self.is_over = 0, False
        self._results: Sequence[RolledOut] = ()

    def tick(self) -> Answer:
        if not self.is_over:
            self.is_over = bool(think(self._thought, SECONDS_A_STEP))
            self._steps += 1
            if self._steps % (STEPS_A_SECOND // 4) == 0 or self.is_over:
                self._results, self.stale = self.rollouts.results(), True
        return STAY

    @property
    def is_still(self) -> bool:
        return self.is_over

    @property
    def asks_line(self) -> AskedLine:
        if self.is_over:
            return NO_LINE
        words = "Playing every choice out. Press {fire} to stop:"
        return AskedLine(words, lambda _: self.back(), stops=True)

    @property
    def size(self) -> int:
        """There is a line to point at even before the first figures are there."""
        return max(len(self._results), 1)

    def choose(self, _: int) -> Answer:
        return self.back()

    def back(self) -> Answer:
        """Stop at the first press, where it is."""
        if self.is_over:
            return TakeOff()
        self._thought.close()
        self.is_over = True
        self._results = self.rollouts.results()
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        return self.back()

    def page(self) -> PageSheet:
        played = self.rollouts.played if self.is_over else self.rollouts.played // TOLD_EACH * TOLD_EACH
        how_far = f"{played:,} of {MOST_DEALS:,} deals"
        estimates = [Estimate(100 * one.chance, 100 * one.margin) for one in self._results]
        rows, heads = rollout_rows(self._results), ("", "to win", "behind the best")
        grid = Grid(heads, rows, chosen=self.chosen if rows else None, estimates=estimates)
        footer = "{back} back" if self.is_over else "{fire} stop   {back} back"
        told = [self.opened.question, f"The same deals for every choice, to the end of the deal. {MARGINS}"]
        if self.is_over and len(self._results) > 1:
            told.append(verdict(self.rollouts, small_cards))
        parts = [[Part("", Words(told))], [Part("PLAYED OUT", grid, how_far, is_now=True)]]
        in_lines = [*rolled_out_lines(self.rollouts, small_cards)] if self.is_over else ()
        return PageSheet("ASK DEEPER", how_far, parts, footer, sentences=in_lines)


def replay_of(kept: KeptGame, desk: MoveDesk, after: Way | None = None) -> Replay:
    """Replay a kept game, in which the page of each decision can be opened."""
    played, manner = kept.played(), manner_at(kept)
    game, stand = played.game, played.stand
    seats = [played.seats[place] for place in game.places]

    def open_move(moves: int) -> Scene | None:
        opened = OpenedMove.next_after(game, seats, moves, stand)
        return MovePage(opened, desk) if opened else None

    return Replay(game, kept.seats, manner, desk.speed, stand=stand, after=after, open_move=open_move)
