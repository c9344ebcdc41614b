"""A move opened: how the table stood, the choice and the better one, and why, for any screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.coaching.coach import Analysis, match_chance_of
from game.coaching.coach_page import NOTHING_BEATS_IT, CoachPage
from game.coaching.reasons import because
from game.players.player import Thought
from game.players.seating import is_player
from game.players.weigh.option import Option
from game.players.weigh.rollouts import RolledOut
from game.players.weigh.weighing import Decision, Judgment, decision
from game.practice.position import Position, position_in, settled_cuts
from game.review.reviewing import Judged, Reviewing
from game.rules.cards import Card, Cards
from game.rules.game import Game
from game.rules.in_words import capital
from game.rules.match_length import Stand
from game.rules.moves import LayAway, Move, Play, cards_chosen
from game.rules.spoken import a_rank, whose
from game.rules.view import View
from game.rules.voice import HOUSE, YOU
from game.sheets.marks import small_cards
from game.store.kept_words import name_of
from game.table import Sitter, Table

FOR_PEOPLE = "champ"
"""Who plays for people where a deal is played on."""


def score_words(view: View) -> str:
    """Tell the score, the own one first."""
    own, *others = view.own_score_first
    return f"{own} to {' and '.join(map(str, others))}"


@dataclass(frozen=True)
class OpenedMove:
    """One decision of a game, judged or still to be judged. `seats` are as a saved game has them."""

    game: Game
    seats: tuple[str, ...]
    made: Decision
    analysis: Analysis
    reader: int | None = None
    """The seat of whoever reads it, if that is one person."""
    stand: Stand | None = None
    """How its match stood before this game, if it belongs to one that has an end."""

    @classmethod
    def of(cls, review: Reviewing, one: Judged) -> "OpenedMove":
        """Open a move of a review, as it was judged there."""
        view, stand = one.decision.view, review.stand
        analysis = Analysis.found(view, one.judgment.options, match_chance_of(view, stand))
        reader = review.people[0] if len(review.people) == 1 else None
        return cls(review.game, review.seats, one.decision, analysis, reader, stand)

    @classmethod
    def next_after(
        cls, game: Game, seats: Sequence[str], moves: int, stand: Stand | None
    ) -> "OpenedMove | None":
        """Open the first decision of a game after n moves, to be judged now."""
        again = game.begun_again()
        for number, (seat, move) in enumerate(game.moves):
            if number >= moves and (made := decision(again, seat, move)):
                analysis = Analysis(made.view, match_chance_of(made.view, stand))
                return cls(game, tuple(seats), made, analysis, stand=stand)
            again.apply(seat, move)
        return None

    @property
    def names(self) -> list[str]:
        return [name_of(seat) for seat in self.seats]

    @property
    def chosen(self) -> Cards:
        return cards_chosen((self.made.move,))

    @property
    def judgment(self) -> Judgment:
        """What it was worth, once it is analyzed."""
        return self.analysis.judgment(self.chosen)

    @property
    def taken(self) -> Option:
        return self.judgment.taken

    @property
    def is_best(self) -> bool:
        return self.judgment.is_best

    @cached_property
    def position(self) -> Position:
        return position_in(self.game.heading, self.game.moves, self.made.at, self.names)

    @cached_property
    def page(self) -> CoachPage:
        """The coach's page of it, the own choice starred."""
        return CoachPage(self.analysis, self.chosen)

    # In words.

    def _who(self, seat: int) -> str:
        return "you" if seat == self.reader or self.names[seat] == YOU else self.names[seat]

    @property
    def chooser(self) -> str:
        """Who made the move; it is told to whoever has no name."""
        return self._who(self.made.view.seat) or "you"

    @property
    def question(self) -> str:
        """Where it was, and the question, without a word of the answer."""
        view = self.made.view
        assert view.dealer is not None
        dealer = self._who(view.dealer)
        deals = "you deal" if dealer == "you" else f"{dealer} deals"
        return f"Deal {self.made.deal}, {deals}, {score_words(view)}. {self.asked}"

    @property
    def asked(self) -> str:
        """What the last card was, and the question."""
        view = self.made.view
        asks = "" if self.chooser == "you" else f"{self.chooser}: "
        if not view.kept:
            own = "Own" if asks else "Your"
            their = whose(HOUSE, self.names[view.dealer or 0]) if asks else "Their"
            return f"{asks}{own if view.crib_is_ours else their} crib: which to discard?"
        if not view.pile:
            return f"{asks}Which card to lead?"
        seat, card = view.pile[-1]
        did = "led" if len(view.pile) == 1 else "played"
        who = self._who(seat)
        return f"{capital(who)} {did} {a_rank(card.rank)}, {view.count}: {asks}which card?"

    def why(self, room: int = 0) -> str:
        """Say why the best is better than the choice, in figures where words have no room; or that it was
        the best."""
        if self.is_best:
            return NOTHING_BEATS_IT
        return because(self.made.view, self.judgment.best, self.taken, small_cards, room)

    @property
    def in_short(self) -> list[str]:
        """The question, the cards, and why, in three lines."""
        hand, best = small_cards(sorted(self.made.view.hand)), self.judgment.best
        chances = f"{small_cards(self.chosen)} {self.taken.chance:.1%}"
        better = "" if self.is_best else f", {small_cards(best.cards)} {best.chance:.1%}"
        return [self.question, f"Held: {hand}. To win: {chances}{better}.", self.why()]

    @property
    def lying(self) -> list[tuple[str, Sequence[Card]]]:
        """What lay on the table for all to see."""
        view = self.made.view
        found: list[tuple[str, Sequence[Card]]] = []
        if view.pile:
            found.append((f"count {view.count}", [card for _, card in view.pile]))
        if view.starter:
            found.append(("starter", [view.starter]))
        return found

    # What can be asked of it.

    def played_on(self) -> Thought[Game]:
        """Play the rest of the deal with the best choice: all play as they do, the champ for people."""
        game = self.position.reached()
        best = self.judgment.best.cards
        move: Move = Play(best[0]) if isinstance(self.made.move, Play) else LayAway(best)
        sitters = [Sitter(name, _player(seat)) for name, seat in zip(self.names, self.seats, strict=True)]
        table = Table(game, sitters, cuts=settled_cuts(self.game))
        table.apply(self.made.seat, move)
        deal = game.deals
        while (seat := table.turn) is not None and game.deals == deal:
            if moves := table.unasked:
                table.answer(seat, moves)
            else:
                table.answer(seat, (yield from table.think(seat)))
        return game

    def came_of_it(self, played: Game) -> str:
        """Tell how it stood after the deal as it was played on, and in the game."""
        game = self.game.begun_again()
        for seat, move in self.game.moves:
            if game.deals <= self.made.deal:
                game.apply(seat, move)
        which = "your" if self.made.seat == self.reader else "the"
        then, before = (score_words(one.view(self.made.seat)) for one in (played, game))
        return f"That deal: {then}; in {which} game {before}."


def _player(seat: str) -> str:
    level = seat.partition(" ")[0]
    return level if is_player(level) else FOR_PEOPLE


def rollout_rows(results: Sequence[RolledOut]) -> list[tuple[str, ...]]:
    """List each choice with its chance and its error, and how far it is behind; the best first."""
    return [
        (
            small_cards(one.cards),
            f"{one.chance:.1%} ± {100 * one.margin:.1f}",
            f"-{100 * one.behind:.1f} ± {100 * one.behind_margin:.1f}" if at else "best",
        )
        for at, one in enumerate(results)
    ]
