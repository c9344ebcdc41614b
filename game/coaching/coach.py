"""The coach who is asked for a hint, and the tutor before a costly move; the worth of a decision."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.coaching.hints import of_part, of_tempting_points, of_the_score, of_trade
from game.coaching.reasons import gain, lead_shown
from game.players.champ import Champ
from game.players.player import Thought
from game.players.weigh.option import Option, Options, PointsFrom
from game.players.weigh.weighing import (
    MARKED_FROM,
    Judgment,
    Mark,
    careful_options,
    chief_part,
    mark_of,
    quick_options,
)
from game.rules.cards import Cards
from game.rules.in_words import so_many
from game.rules.match_length import Stand
from game.rules.moves import Moves, cards_chosen
from game.rules.question import WhatToLayAway, WhatToPlay
from game.rules.view import View
from game.store.settings import TUTOR_WORDS
from game.table import Table
from game.values import frozen


def match_chance_of(view: View, stand: Stand | None) -> Callable[[float], float] | None:
    """Return what turns a chance to win this game into that to win its match, where it has an end."""
    return partial(stand.chance, view.form.side(view.seat)) if stand else None


class Analysis:
    """The options of one view, best first, as far as they have been weighed."""

    def __init__(self, view: View, match_chance: Callable[[float], float] | None = None) -> None:
        """Take `match_chance`, which turns the chance to win this game into that to win its match."""
        self.view, self.match_chance = view, match_chance
        self.options: Options = ()
        self.is_careful = False
        self._thought = self._think()

    @classmethod
    def found(
        cls, view: View, options: Options, match_chance: Callable[[float], float] | None = None
    ) -> "Analysis":
        """Return an analysis that was thought to its end elsewhere."""
        analysis = cls(view, match_chance)
        analysis.options, analysis.is_careful = options, True
        return analysis

    def _think(self) -> Thought[None]:
        self.options = yield from quick_options(self.view)
        yield
        self.options = yield from careful_options(self.view)
        self.is_careful = True

    def step(self) -> bool:
        """Think one slice of a few milliseconds; whether there was anything left to think of."""
        if not self.is_careful:
            next(self._thought, None)
        return not self.is_careful

    def finish(self) -> None:
        """Think to the end, where nobody looks at a picture."""
        while self.step():
            pass

    def judgment(self, chosen: Cards) -> Judgment:
        return Judgment(chosen, self.options)


THINK_AGAIN, SHOW_ME = "Think again", "Show me"
PLAY_IT, DISCARD_IT, DISCARD_THEM = "Play it", "Discard it", "Discard them"
MARK_WORDS = {
    Mark.NONE: "",
    Mark.DOUBTFUL: "doubtful",
    Mark.ERROR: "an error",
    Mark.BLUNDER: "a blunder",
}


def do_it(view: View) -> str:
    """Name the answer by which a choice stands."""
    if view.kept:
        return PLAY_IT
    return DISCARD_THEM if view.form.laid_away > 1 else DISCARD_IT


def marked_from(mark: Mark) -> str:
    """Return from how many games in 100 on a choice has this mark."""
    return f"{100 * MARKED_FROM[mark]:g}"


def figure(share: float) -> str:
    """Write a share of a game where a head says that it is games in 100."""
    return f"{100 * share:.1f}"


def amount(share: float) -> str:
    """Write a share of a game, or a sum of them, in words."""
    return f"{share:.2f} games" if share > 1 else f"{figure(share)} games in 100"


def cost_shown(judgment: Judgment) -> float:
    """Return the cost of a choice where it stands beside what both win."""
    return lead_shown(judgment.best, judgment.taken)


def cost_words(judgment: Judgment) -> str:
    """Tell the cost of a choice."""
    return amount(cost_shown(judgment))


def games(share: float) -> str:
    """Write a share of a game as games: whoever hears it knows of what; nobody is given 101 games in 100."""
    is_more = abs(share) > 1
    return "more than a whole game" if is_more else f"{so_many(round(abs(100 * share)), 'game')} in 100"


def objection_words(judgment: Judgment) -> str:
    """Object in one sentence, which names no card."""
    cost, mark = judgment.cost, judgment.mark
    # Near a border the nearest whole game would have another mark: tenths, and none is rounded up.
    is_near = mark_of(round(100 * cost) / 100) is not mark
    costs = f"{int(1000 * cost) / 10} games in 100" if is_near else games(cost)
    return f"{_OBJECTIONS[mark]} It costs {costs}."


def objection_lines(view: View, judgment: Judgment) -> list[str]:
    """Object, and say in what another choice is ahead: which one it is remains to be found."""
    better = gain(view, judgment.best, judgment.taken)
    return [objection_words(judgment), *[better] * bool(better)]


_OBJECTIONS = {Mark.DOUBTFUL: "Doubtful.", Mark.ERROR: "An error!", Mark.BLUNDER: "Blunder!"}
LITTLE_BETWEEN = "It's close: any will do"
_LITTLE = 0.005  # of a game


def hint(analysis: Analysis) -> str:
    """Hint at the lead of the best choice over the one of a first glance, or over the next."""
    best, *others = analysis.options
    if not others:
        return LITTLE_BETWEEN
    if best.chance - others[-1].chance < _LITTLE:
        return of_trade(analysis.view, best, others[0], LITTLE_BETWEEN, "It's close: {gain} or {price}")
    tempting = _tempting(analysis)
    other = others[0] if tempting is best else tempting
    if best.points < other.points:
        return of_the_score(analysis.view, best, other)
    is_counted_for_them = not analysis.view.house.counting.in_play
    if is_counted_for_them and tempting.now > best.now:
        return of_tempting_points(analysis.view, best, tempting)
    part = chief_part(best, other)
    return of_part(
        analysis.view, best, other, part if is_counted_for_them or part is not PointsFrom.NOW else None
    )


def _tempting(analysis: Analysis) -> Option:
    """Return the best option at first glance: by the hand that is kept, or by a card's points at once."""
    is_play = analysis.view.kept
    return max(analysis.options, key=lambda option: option.now if is_play else option.hand)


class Best(NamedTuple):
    """The cards of the best choice, and in what it is ahead of the one at first glance, if not in that."""

    cards: Cards = ()
    ahead_in: PointsFrom | None = None


def best_of(analysis: Analysis) -> Best:
    """Return what the coach would choose, thought about to the end."""
    analysis.finish()
    best, tempting = analysis.options[0], _tempting(analysis)
    return Best(best.cards, None if best is tempting else chief_part(best, tempting))


TUTORS = dict(zip(TUTOR_WORDS[1:], (Mark.BLUNDER, Mark.ERROR, Mark.DOUBTFUL), strict=True))
"""From which mark on the tutor speaks, by the word of the settings; for any other word he does not."""


class Coach:
    """He sees the view of the person who asks. His hints are noted with the game."""

    def __init__(self, table: Table, tutor: str) -> None:
        self.table = table
        self.speak_from(tutor)
        Champ.get_ready(table.game.form)
        self._analyses: dict[View, Analysis] = {}
        self.hinted: Analysis | None = None
        """What was hinted at last."""

    def speak_from(self, tutor: str) -> None:
        """Warn of what this word of the settings says; of nothing at any other word."""
        self.speaks_from = TUTORS.get(tutor)

    def may_be_asked(self, seat: int) -> bool:
        """Tell whether this seat has a choice that can be judged."""
        match self.table.question(seat):
            case WhatToLayAway():
                return True
            case WhatToPlay(fits=fits):
                return len({card.rank for card in fits}) > 1
            case _:
                return False

    def analysis(self, seat: int) -> Analysis:
        """Return the decision of this seat, thought about as far as it has been."""
        view = self.table.game.view(seat)
        if view not in self._analyses:
            self._analyses[view] = Analysis(view, self.table.match_chance(seat))
        return self._analyses[view]

    def analysis_of(self, view: View) -> Analysis | None:
        """Return the analysis of a decision, so that nobody has to think of it twice."""
        return self._analyses.get(view)

    def hint(self, seat: int) -> bool:
        """Note that a hint is asked for; tell whether all of it is wanted, having been told one before."""
        self.table.note_hint()
        before, self.hinted = self.hinted, self.analysis(seat)
        return self.hinted is before

    def check(self, seat: int, answer: Moves) -> "TutorCheck | None":
        """Return the tutor's questions before an answer is given; nothing where he will not hear of it."""
        chosen = cards_chosen(answer)
        if self.speaks_from is None or not chosen or not self.may_be_asked(seat):
            return None
        return TutorCheck(self.analysis(seat), chosen, self.speaks_from, self.table)


@frozen
class TutorCheck:
    """An answer that the tutor weighs by its cards before it is given, once they are studied."""

    analysis: Analysis
    chosen: Cards
    speaks_from: Mark
    table: Table

    def objection(self) -> list[str]:
        """Object, if he has anything against it, and note with the game that he has said it."""
        judgment = self.analysis.judgment(self.chosen)
        if judgment.mark < self.speaks_from:
            return []
        self.table.note_hint()
        return objection_lines(self.analysis.view, judgment)
