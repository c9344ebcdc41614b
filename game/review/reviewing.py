"""A game judged as it is played: decision by decision, a slice at a time."""

from collections.abc import Callable, Collection, Sequence
from typing import ClassVar

from game.coaching.coach import Analysis
from game.players.luck import DealLuck, LuckTeller, Station
from game.players.player import Thought
from game.players.race import Race
from game.players.search.situation import Effort
from game.players.tables.odds import think_form_odds
from game.players.weigh.weighing import CAREFUL, Decision, Judgment, decision, judge
from game.rules.cards import Cards
from game.rules.game import Game
from game.rules.match_length import Stand
from game.rules.moves import LayAway, Play, cards_chosen
from game.rules.view import View
from game.store.kept_words import name_of
from game.store.setting_words import PERSON
from game.values import frozen


@frozen
class Judged:
    """A decision, and its cost."""

    decision: Decision
    judgment: Judgment

    @property
    def cost(self) -> float:
        return self.judgment.cost

    @property
    def seat(self) -> int:
        return self.decision.seat


class Reviewing:
    """How far a game has been judged. It follows the game under way, and the moves taken back there."""

    effort: ClassVar[Effort] = CAREFUL

    def __init__(
        self,
        played: Callable[[], Game],
        cutters: Sequence[str],
        analysis_of: Callable[[View], Analysis | None] = lambda _: None,
        stand: Stand | None = None,
    ) -> None:
        """Take `cutters`, the seats as a saved game has them, before partners were cut for; `analysis_of`
        is the coach's analysis of a decision."""
        self._played = played
        self._analysis_of = analysis_of
        self._cutters = tuple(cutters)
        self.stand = stand
        self._known: dict[tuple[View, LayAway | Play], Judgment] = {}
        self._told: dict[tuple[object, ...], list[Station]] = {}
        self._begin()

    def _begin(self) -> None:
        self._game = self._played()
        self.judged: list[Judged] = []
        self.race: Race | None = None
        """What a score is worth between two deals; nothing before the first move was looked at."""
        self._again = self._game.begun_again()
        self._luck = LuckTeller(self._again, self._told)
        self._work = self._judge_on()

    @property
    def game(self) -> Game:
        """The game as it lies now: judged anew where a move was taken back, or its cards lie open at last."""
        if self._played() is not self._game:
            self._begin()
        return self._game

    @property
    def is_behind(self) -> bool:
        """Whether a move was made that has not been looked at, or a deal is over that was not."""
        return len(self._again.moves) < len(self.game.moves) or self._luck.is_behind

    @property
    def is_whole(self) -> bool:
        """Whether the game is over, and all of it is judged."""
        return self.game.outcome is not None and not self.is_behind

    @property
    def share(self) -> float:
        """Return the share of the game that is judged."""
        return len(self._again.moves) / max(1, len(self.game.moves))

    def step(self) -> bool:
        """Judge for some milliseconds; whether there is more to judge now."""
        if self.is_behind:
            next(self._work)
        return self.is_behind

    def finish(self) -> None:
        """Judge all that was played, where nobody looks at a picture."""
        while self.step():
            pass

    def _judge_on(self) -> Thought[None]:
        race = self.race = Race(self.game.form, (yield from think_form_odds(self.game.form.name)))
        while True:
            seat, move = self.game.moves[len(self._again.moves)]
            made = decision(self._again, seat, move)
            if made:
                self.judged.append(Judged(made, (yield from self._judgment(made))))
            self._luck.following.note(self._again, self._again.apply(seat, move))
            yield from self._luck.think(race, self._best_laid)
            yield

    def _best_laid(self, deal: int) -> dict[int, Cards]:
        """Return each seat's best discard by the cards it could see: its own, if nothing is better."""
        made = [one for one in self.judged if one.decision.deal == deal]
        return {
            one.seat: one.judgment.best.cards if one.cost else one.decision.move.cards
            for one in made
            if isinstance(one.decision.move, LayAway)
        }

    def _judgment(self, made: Decision) -> Thought[Judgment]:
        found = self._known.get((made.view, made.move))
        if not found:
            found = yield from self._judge(made)
            self._known[made.view, made.move] = found
        return found

    def _judge(self, made: Decision) -> Thought[Judgment]:
        """Think to its end the coach's analysis, and nothing twice."""
        analysis = self._analysis_of(made.view)
        if not analysis:
            return (yield from judge(made.view, made.move, self.effort))
        while analysis.step():
            yield
        return analysis.judgment(cards_chosen((made.move,)))

    # The questions about it.

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where, as far as it was judged: partners move by the cut."""
        return tuple(self._cutters[place] for place in self._again.places)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that people sat in."""
        return tuple(seat for seat, who in enumerate(self.seats) if who.partition(" ")[0] == PERSON)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that it is told for: those of people, or all where players played among themselves."""
        return self.persons or tuple(range(len(self.seats)))

    @property
    def seats_people_first(self) -> list[int]:
        return sorted(range(len(self.seats)), key=lambda seat: (seat not in self.people, seat))

    def name(self, seat: int) -> str:
        return name_of(self.seats[seat])

    def names_of(self, side: int) -> list[str]:
        """List who plays on a side."""
        return [self.name(seat) for seat in range(side, len(self.seats), self.game.form.sides)]

    def of(self, seats: Collection[int]) -> list[Judged]:
        return [one for one in self.judged if one.seat in seats]

    def counted(self, seat: int) -> float:
        """Return the cost of a seat's decisions, each as far as it counts where a player is measured."""
        return sum(one.judgment.counted for one in self.of({seat}))

    @property
    def stations(self) -> tuple[Station, ...]:
        """How the game stood for each side, all cards being known: five times in each deal that is over."""
        return self._luck.stations

    @property
    def boards(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """Each deal that is over: its number, its dealer, and the scores after it."""
        over = self._luck.following.over
        return [(one.deal.number, one.deal.dealer, one.scores_after) for one in over if one.scores_after]

    @property
    def lucks(self) -> list[DealLuck]:
        """Return the luck of each deal that is over."""
        return self._luck.lucks
