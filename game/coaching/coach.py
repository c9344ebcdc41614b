"""Who is asked for a hint, and as the tutor speaks up before a costly move is made."""

from game.coaching.study import Study
from game.players.champ import Champ
from game.players.judge.judgement import Judgement, Mark
from game.rules.cards import Cards
from game.rules.moves import LayAway, Move, Play
from game.rules.phase import Ask
from game.rules.view import View
from game.table import Table

TUTORS = {"blunders": Mark.BLUNDER, "errors": Mark.ERROR, "doubtful": Mark.DOUBTFUL}
"""From which mark on the tutor speaks, by the word of the settings; for any other word he does not."""


class Coach:
    """He sees what the person sees who asks. What was told is noted with the game."""

    def __init__(self, table: Table, tutor: str = "") -> None:
        self.table = table
        self.speaks_from = TUTORS.get(tutor)
        Champ.get_ready(table.game.form)
        self._studies: dict[View, Study] = {}

    def may_be_asked(self, seat: int) -> bool:
        """Whether this seat has a choice that can be judged."""
        game = self.table.game
        if game.asks(seat) is Ask.LAY_AWAY:
            return True
        may_play = game.asks(seat) is Ask.PLAY or self.table.may_play_on(seat)
        return may_play and len({card.rank for card in game.view(seat).playable}) > 1

    def study(self, seat: int) -> Study:
        """What this seat decides now, thought about as far as it has been."""
        view = self.table.game.view(seat)
        if view not in self._studies:
            self._studies[view] = Study(view)
        return self._studies[view]

    def study_of(self, view: View) -> Study | None:
        """What was thought of a decision, so that nobody has to think of it twice."""
        return self._studies.get(view)

    def chosen(self, seat: int, move: Move) -> Cards:
        """The cards that the tutor judges a move by; none where he, or the rules, will not hear of it."""
        if not self.speaks_from or not self.may_be_asked(seat):
            return ()
        view = self.table.game.view(seat)
        match move:
            case LayAway(cards) if len({*cards} & {*view.hand}) == len(cards) == view.form.laid_away:
                return cards
            case Play(card) if card in view.playable:
                return (card,)
        return ()

    def objection(self, seat: int, chosen: Cards) -> Judgement | None:
        """What the tutor has against these cards, once they are judged."""
        judgement = self.study(seat).judgement(chosen)
        return judgement if self.speaks_from and judgement.mark >= self.speaks_from else None

    def note(self) -> None:
        """Something was told: the kept game says so."""
        self.table.note_hint()
