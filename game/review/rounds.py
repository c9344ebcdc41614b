"""The costliest decisions of a game, asked once more."""

from game.coaching.tutor_words import cost_words
from game.players.weigh.judgement import Judgement
from game.practice.position import position_in
from game.practice.practice_round import Round, beside_then
from game.review.review_words import costliest
from game.review.reviewing import Reviewing

TITLE = "REVIEW"


class AskedAgain(Round):
    """Positions as they stood; the answer also tells what was chosen in the game."""

    def __init__(self, review: Reviewing) -> None:
        self.costly = costliest(review)
        game, names = review.game, [review.name(seat) for seat in range(len(review.seats))]
        places = [one.decision.at for one in self.costly]
        super().__init__(TITLE, [position_in(game.heading, game.moves, at, names) for at in places])

    def verdict(self, judgement: Judgement) -> str:
        then = self.costly[len(self.judged) - 1].judgement
        return beside_then(judgement, then.chosen, cost_words(then))
