"""Who is asked for a hint, and as the tutor speaks up before a costly move is made."""

from game.coaching.study import Study
from game.players.champ import Champ
from game.players.weigh.judgement import Judgement, Mark
from game.rules.cards import Cards
from game.rules.moves import Moves, cards_chosen
from game.rules.question import WhatToLayAway, WhatToPlay
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
        match self.table.question(seat):
            case WhatToLayAway():
                return True
            case WhatToPlay(fits=fits):
                return len({card.rank for card in fits}) > 1
            case _:
                return False

    def study(self, seat: int) -> Study:
        """What this seat decides now, thought about as far as it has been."""
        view = self.table.game.view(seat)
        if view not in self._studies:
            self._studies[view] = Study(view)
        return self._studies[view]

    def study_of(self, view: View) -> Study | None:
        """What was thought of a decision, so that nobody has to think of it twice."""
        return self._studies.get(view)

    def chosen(self, seat: int, answer: Moves) -> Cards:
        """The cards that the tutor judges an answer by; none where he will not hear of it."""
        return cards_chosen(answer) if self.speaks_from and self.may_be_asked(seat) else ()

    def objection(self, seat: int, chosen: Cards) -> Judgement | None:
        """What the tutor has against these cards, once they are judged."""
        judgement = self.study(seat).judgement(chosen)
        return judgement if self.speaks_from and judgement.mark >= self.speaks_from else None

    def note(self) -> None:
        """Something was told: the kept game says so."""
        self.table.note_hint()
