"""A move opened at the window: how it stood, the better move and why, and the questions about it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from game.coaching.coach_page import QUICK_WORDS, small_cards
from game.devices.button import Button, Press
from game.devices.speaker import Speaker
from game.players.weigh.rollouts import MOST_DEALS, RolledOut
from game.practice.position import other_side
from game.review.opened_move import OpenedMove, rollout_rows
from game.review.review_words import AskedAgain
from game.review.reviewer import practice_today
from game.rules.game import Game
from game.scenes.box import Notice
from game.scenes.pace import STEPS_A_SECOND, USUAL_SPEED, for_a_while
from game.scenes.position_box import position_box
from game.scenes.practice.table_question import Finding, TableQuestion
from game.scenes.records.replay import OpenMove, Replay
from game.scenes.scene import STAY, Answer, LayOver, Scene, TakeOff, Way
from game.scenes.table.beside import CoachScene
from game.screen.page_parts import Estimate, Grid, Hand, Leaders, PageSheet, Part, Words
from game.screen.sheets import Sheet
from game.screen.spots import BACK, ButtonSpot, PartSpot, Spot

PLAYED, BETTER = "played", "better"
ABOUT_DEEDS = ("at the table", "the better card", "every choice", "played out", "today")


class MoveDesk(NamedTuple):
    """What a move that is opened needs beside itself: the folder of practice, and where its game is kept."""

    folder: Path
    speaker: Speaker
    path: Path | None = None
    speed: int = USUAL_SPEED


def opened_parts(opened: OpenedMove) -> list[Part]:
    """Return the cards that lay there, the own hand, and the figures, for pages with pixels to spare."""
    hand = _hand(opened)
    table = [
        Part("", Hand(cards, words={0: words}, fanned=len(cards) > 1), share=1 + len(cards), is_fine=True)
        for words, cards in opened.lying
    ]
    own = Part("", hand, share=3 + len(hand.cards), is_fine=True)
    return [*table, own, _figures(opened, is_fine=True)]


def _hand(opened: OpenedMove) -> Hand:
    """Lay out the own hand: the choice, and lit the better one."""
    hand, chosen, best = sorted(opened.made.view.hand), opened.chosen, opened.judgement.best.cards
    changed = [(at, card) for at, card in enumerate(hand) if card in (*chosen, *best)]
    plates = {at: PLAYED if card in chosen else BETTER for at, card in changed}
    return Hand(hand, words=plates, lit=frozenset(best), is_small=True)


def _figures(opened: OpenedMove, *, is_fine: bool) -> Part:
    heads = ("", *map(small_cards, (opened.chosen, opened.judgement.best.cards)))
    return Part("", Grid(heads, opened.figures), share=4, is_dark=True, is_fine=is_fine)


class MovePage(Scene):
    """Up and down choose the question, fire asks it."""

    footer = "{up} {down} choose   {fire} do it   {back} back"

    def __init__(self, opened: OpenedMove, desk: MoveDesk, number: str = "") -> None:
        super().__init__()
        self.opened, self.desk, self.number = opened, desk, number
        self.lit = 0
        self.buttons = {Button.POSITION: lambda _: LayOver(position_box(opened.made.view))}
        self.deeds: dict[str, Callable[[], Answer]] = {
            "Try it again": lambda: LayOver(self._asked.scene()),
            "Play it on": lambda: LayOver(Finding(opened.played_on(), self._played_on)),
            "Coach's page": self._coach,
            "Ask deeper": lambda: LayOver(RolloutPage(opened)),
            "Practice it": lambda: LayOver(Notice(practice_today(desk.folder, opened, desk.path))),
        }

    @property
    def _asked(self) -> TableQuestion:
        return TableQuestion(AskedAgain([self.opened]), self.desk.speaker)

    def _played_on(self, game: Game) -> Scene:
        """Play the rest of the deal with the better card, from the move on."""
        begins = len(self.opened.position.moves)
        return Replay(game, self.opened.seats, speed=self.desk.speed, begins=begins)

    def _coach(self) -> Answer:
        """Open the coach's page over the table as it was."""
        scene = self._asked.game_scene()
        return LayOver(CoachScene(self.opened.analysis, scene.top, self.opened.chosen, lambda _: None))

    def tick(self) -> Answer:
        """Judge a move now that nobody has judged yet."""
        if not self.opened.analysis.is_careful:
            for_a_while(self.opened.analysis.step)
            self.stale |= self.opened.analysis.is_careful
        return STAY

    @property
    def is_still(self) -> bool:
        return self.opened.analysis.is_careful

    def press(self, press: Press) -> Answer:
        self.stale = True
        match press.button:
            case Button.BACK:
                return TakeOff()
            case Button.LEFT | Button.UP:
                self.lit = (self.lit - 1) % len(self.deeds)
            case Button.RIGHT | Button.DOWN:
                self.lit = (self.lit + 1) % len(self.deeds)
            case _ if press.chosen:
                return self._do(self.lit)
        return STAY

    def _do(self, at: int) -> Answer:
        return [*self.deeds.values()][at]() if self.opened.analysis.is_careful else STAY

    def click(self, spot: Spot | None) -> Answer:
        if isinstance(spot, PartSpot) and spot.part == len(self._rows) - 1:
            self.lit, self.stale = spot.index, True
            return self._do(spot.index)
        return TakeOff() if spot == ButtonSpot(BACK) else STAY

    def help(self) -> Way:
        return Way.HELP

    @property
    def _rows(self) -> list[Part]:
        return [part for row in self._parts() for part in row]

    def _parts(self) -> list[list[Part]]:
        if not self.opened.analysis.is_careful:
            return [[Part(self.opened.question, Words([QUICK_WORDS]))]]
        question = Part(self.opened.question, Words([self.opened.why()]), is_fine=True)
        rows = [*zip(self.deeds, ABOUT_DEEDS, strict=True)]
        choices = Part("", Leaders(rows, self.lit), is_now=True)
        held = Part(self.opened.question, _hand(self.opened), is_fine=False)
        told = Part("", Words([self.opened.why()]), is_fine=False)
        figures = _figures(self.opened, is_fine=False)
        return [[question, held], opened_parts(self.opened), [told], [figures], [choices]]

    def picture(self) -> Sequence[Sheet]:
        return [PageSheet("MOVE", self.number, self._parts(), self.footer)]


SECONDS_A_STEP = 0.010


class RolloutPage(Scene):
    """Deals are played out until the best two are surely apart, or a press stops it; one more leaves."""

    def __init__(self, opened: OpenedMove) -> None:
        super().__init__()
        self.opened, self.rollouts = opened, opened.rollouts()
        self._thought, self._steps, self.is_over = self.rollouts.think(), 0, False
        self._results: Sequence[RolledOut] = ()

    def tick(self) -> Answer:
        if not self.is_over:
            for_a_while(self._think_on, SECONDS_A_STEP)
            self._steps += 1
            if self._steps % (STEPS_A_SECOND // 4) == 0 or self.is_over:
                self._results, self.stale = self.rollouts.results(), True
        return STAY

    def _think_on(self) -> bool:
        try:
            next(self._thought)
        except StopIteration:
            self.is_over = True
        return not self.is_over

    @property
    def is_still(self) -> bool:
        return self.is_over

    def press(self, press: Press) -> Answer:
        """Stop at the first press, where it is."""
        if press.button is not Button.BACK and not press.chosen:
            return STAY
        if self.is_over:
            return TakeOff()
        self.is_over, self.stale = True, True
        self._results = self.rollouts.results()
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        return self.press(Press(Button.BACK))

    def picture(self) -> Sequence[Sheet]:
        seconds = self._steps // STEPS_A_SECOND
        how_far = f"{self.rollouts.played} of {MOST_DEALS} deals, {seconds} seconds"
        estimates = [Estimate(one.chance, one.error) for one in self._results]
        rows = rollout_rows(self._results)
        grid = Grid(("", "to win", "behind the best"), rows, chosen=0 if rows else None, estimates=estimates)
        footer = "{back} back" if self.is_over else "{fire} stop   {back} back"
        told = [self.opened.question, "The same deals for every choice, to the end of the deal."]
        parts = [[Part("", Words(told))], [Part("PLAYED OUT", grid, how_far, is_now=True)]]
        return [PageSheet("ASK DEEPER", how_far, parts, footer)]


def opens_moves(game: Game, cutters: Sequence[str], desk: MoveDesk) -> OpenMove:
    """Return for a replay the door to the page of the decision that comes after so many moves."""
    seats = other_side(game, tuple(cutters)).seats

    def open_move(moves: int) -> Scene | None:
        opened = OpenedMove.next_after(game, seats, moves)
        return MovePage(opened, desk) if opened else None

    return open_move
