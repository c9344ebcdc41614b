"""The strongest player. What it knows is loaded when it first thinks, so that naming it costs nothing."""

from typing import TYPE_CHECKING, ClassVar

from game.players.player import Player, Thought
from game.players.search.situation import Effort
from game.rules.cards import Card, Cards
from game.rules.forms import Form
from game.rules.view import View

if TYPE_CHECKING:
    from game.players.tables.odds import FormOdds


class Champ(Player):
    """Thinks of everything it may know, and plays to win the game."""

    name = "champ"
    title = "Champ"
    character = "Knows the odds, learns how you play, reads what you hold, and plays to win the race."
    effort: ClassVar[Effort] = Effort()

    @classmethod
    def get_ready(cls, form: Form) -> None:
        """Read in the thinking, and the tables of the form."""
        import game.players.weigh.play  # noqa: F401

        cls.odds(form)

    @classmethod
    def odds(cls, form: Form) -> "FormOdds":
        """What it knows of a form."""
        from game.players.tables.odds import form_odds

        return form_odds(form.name)

    def think_lay_away(self, view: View) -> Thought[Cards]:
        """Hand, crib, pegging and the race."""
        from game.players.weigh.play import best_keep

        return (yield from best_keep(view, self.odds(view.form)))

    def think_play(self, view: View) -> Thought[Card]:
        """A search over all that the others may hold."""
        from game.players.weigh.play import best_card

        return (yield from best_card(view, self.odds(view.form), self.effort, self.chance(view, "deals")))
