"""The strongest player: exact odds, a belief about the other hands, a search of the play, and the race."""

from game.players.keeping import chance_of, is_near_home, keeps, race_of
from game.players.odds import form_odds
from game.players.player import Player, Thought
from game.players.playouts import played_out_values
from game.players.searching import searched_values
from game.players.shown import Unseen
from game.players.situation import Situation
from game.rules.cards import Card, Cards
from game.rules.view import View

_WORTH_RACING = 3.0  # points within which keeps are worth a second look near home


class Champ(Player):
    """Thinks of everything it may know, and plays to win the game."""

    name = "champ"
    title = "Champ"
    character = "Knows the odds, reads what you hold from what you play, and plays to win the race."

    def think_lay_away(self, view: View) -> Thought[Cards]:
        """The keep with most points; near home, the one that wins oftenest."""
        odds = form_odds(view.form.name)
        found = yield from keeps(view, odds)
        best = max(found, key=lambda keep: keep.points)
        race = race_of(view, odds) if is_near_home(view) else None
        if not race:
            return best.laid
        unseen = Unseen(view.hand)
        chances = []
        for keep in found:
            if keep.points >= best.points - _WORTH_RACING:
                yield
                chances.append((chance_of(keep, race, unseen), keep.points, keep.laid))
        return max(chances)[2]

    def think_play(self, view: View) -> Thought[Card]:
        """The card that is best for all that the others may hold."""
        cards = tuple({card.rank: card for card in sorted(view.playable, reverse=True)}.values())
        if len(cards) == 1:
            return cards[0]
        known = Situation(view, form_odds(view.form.name))
        if view.form.seats == 2:
            values = yield from searched_values(known)
        else:
            values = yield from played_out_values(known, self.chance(view, "deals"))
        return max(reversed(cards), key=lambda card: values[card.rank])
