"""What a player is asked in a position, whoever asks it, and its move."""

from game.players.player import Player, Thought
from game.rules.counting import peg, points, show_points
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
            missed = _missed(player, view)
            return CallMuggins(missed) if missed else Accept()
        case None:
            raise AssertionError("only who is asked thinks")


def _claim(player: Player, view: View) -> Thought[int]:
    """Find a player's own count; under CRIBBAGE 128's rules a computer never miscounts."""
    shown = view.to_count
    if shown and view.house.counting.count_again:
        return show_points(shown.cards, shown.starter, crib=shown.crib)
    yield from player.think_ahead(view)
    if not shown:
        return player.claim_play(view)
    return player.claim(view, shown.cards, shown.starter, shown.crib)


def _missed(player: Player, view: View) -> int:
    """Return the points that the player calls on a count; the cards lie open for anybody to count."""
    shown = view.to_count
    true = (
        show_points(shown.cards, shown.starter, crib=shown.crib)
        if shown
        else points(peg([card for _, card in view.pile]))
    )
    assert view.claimed, "there is a count to be called"
    return player.muggins(view, true, view.claimed.said)
