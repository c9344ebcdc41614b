"""What a player is asked in a position, whoever asks it, and its move."""

from game.players.player import Player, Thought
from game.rules.counting import points
from game.rules.events import Ask
from game.rules.moves import Accept, CallMuggins, ChooseTarget, Claim, Cut, LayAway, Move, Play, SayGo
from game.rules.view import View


def decided(player: Player, view: View) -> Thought[Move]:
    """Find the move of a player who is asked."""
    match view.asks:
        case Ask.CUT:
            yield from player.think_ahead(view)
            return Cut(player.cut(view))
        case Ask.TARGET:
            return ChooseTarget(view.target)
        case Ask.LAY_AWAY:
            return LayAway((yield from player.think_lay_away(view)))
        case Ask.PLAY:
            return Play((yield from player.think_play(view))) if view.playable else SayGo()
        case Ask.COUNT:
            return Claim((yield from _claim(player, view)))
        case Ask.CALL_MUGGINS:
            yield from player.think_ahead(view)
            assert view.claimed, "there is a count to be called"
            missed = player.muggins(view, points(view.scores_to_count), view.claimed.said)
            return CallMuggins(missed) if missed else Accept()
        case None:
            raise AssertionError("only who is asked thinks")


def _claim(player: Player, view: View) -> Thought[int]:
    """Find a player's own count; under CRIBBAGE 128's rules a computer never miscounts."""
    shown = view.to_count
    if shown and view.house.counting.count_again:
        return points(view.scores_to_count)
    yield from player.think_ahead(view)
    if not shown:
        return player.claim_play(view)
    return player.claim(view, shown.cards, shown.starter, shown.crib)
