"""The strongest player: exact odds, a belief about the other hands, a search of the play, and the race."""

from game.players.advice import Advice, advice_on_cards, advice_on_keeps
from game.players.keeping import chance_of, is_near_home, keeps, race_of
from game.players.odds import form_odds
from game.players.player import Player, Thought, think_through
from game.players.playouts import played_out
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
                chance = yield from chance_of(keep, race, unseen)
                chances.append((chance, keep.points, keep.laid))
        return max(chances)[2]

    def think_play(self, view: View) -> Thought[Card]:
        """The card that is best for all that the others may hold."""
        cards = tuple({card.rank: card for card in sorted(view.playable, reverse=True)}.values())
        if len(cards) == 1:
            return cards[0]
        values = yield from self._values(Situation(view, form_odds(view.form.name)))
        return max(cards, key=lambda card: values[card.rank])

    def _values(self, known: Situation) -> Thought[dict[int, float]]:
        """What each rank that fits is worth: by search for two players, by playouts for more."""
        if known.form.seats == 2:
            return (yield from searched_values(known))
        pegged = yield from played_out(known, self.chance(known.view, "deals"))
        return {rank: own - other for rank, (own, other) in pegged.items()}

    def think_advise(self, view: View) -> Thought[tuple[Advice, ...]]:
        """What is to be expected of each option, to lay away or to play."""
        odds = form_odds(view.form.name)
        if not view.kept:
            return (yield from advice_on_keeps(view, odds))
        known = Situation(view, odds)
        values = yield from self._values(known)
        return (yield from advice_on_cards(known, values, self.chance(view, "advice")))

    def advise(self, view: View) -> tuple[Advice, ...]:
        """The same at once."""
        return think_through(self.think_advise(view))
