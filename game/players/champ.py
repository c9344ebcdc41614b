"""The strongest player."""

from typing import ClassVar

from game.players.player import Player, Thought
from game.players.search.situation import Effort
from game.players.tables.odds import form_odds
from game.players.weigh.discards import best_keep
from game.players.weigh.plays import best_card
from game.rules.cards import Card, Cards
from game.rules.forms import Form
from game.rules.view import View


class Champ(Player):
    """Thinks of everything it may know, and plays to win the game."""

    name = "champ"
    title = "Champ"
    character = "Reads your hand, learns your habits, plays the score."
    effort: ClassVar[Effort] = Effort()

    @classmethod
    def get_ready(cls, form: Form) -> None:
        form_odds(form.name)

    def think_lay_away(self, view: View) -> Thought[Cards]:
        return best_keep(view, form_odds(view.form.name))

    def think_play(self, view: View) -> Thought[Card]:
        return best_card(view, form_odds(view.form.name), self.effort, self.chance(view, "deals"))
